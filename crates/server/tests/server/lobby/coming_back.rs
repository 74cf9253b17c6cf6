//! Leaving and coming back, to the same game or the next.

use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::{Preset, Seat};

use super::{quiet_server, sit};
use crate::support::{Client, game_of, preset, secret};

#[tokio::test(flavor = "multi_thread")]
async fn who_left_comes_back_to_the_own_seat() {
    let server = quiet_server(19).await;
    let (code, mut clients) = game_of(&server, 5, preset(Preset::Classic)).await;
    let hand = clients[3].view().hand.clone();
    for n in [1, 3] {
        clients[n].must(MemberCommand::Leave).await;
    }
    // Another seat is open too, and comes first.
    let mut back = Client::join(&server, &secret(4), &code).await;
    assert_eq!(back.table().you, None);
    assert!(back.table().may.sit);
    back.must(sit("Renamed")).await;
    assert_eq!(back.seat().index(), 3);
    assert_eq!(back.view().hand, hand);
    assert_eq!(back.table().players[3].name, "Renamed");
    // A host who left is no longer the host.
    clients[0].must(MemberCommand::Leave).await;
    let host = Client::sit(&server, &secret(1), &code, "Player 1").await;
    assert_eq!(host.seat().index(), 0);
    assert_ne!(host.table().host, host.you);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_seats_and_takes_in_who_sat_down_meanwhile() {
    let server = quiet_server(21).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    for client in &mut clients {
        client.ask(Move::AgreeToEnd).await.expect("agreed");
    }
    clients[0].until(|s| s.table.may.start).await;
    clients[1].must(MemberCommand::Leave).await;
    let mut fifth = Client::sit(&server, &secret(5), &code, "Player 5").await;
    // The one who left may still change their mind, and sits where they sat.
    clients[1].must(sit("Player 2")).await;
    clients[3].must(MemberCommand::Leave).await;
    clients[0].must(HostCommand::Start).await;
    let position = clients[0].state().position;
    fifth.until(|s| s.position >= position).await;
    assert_eq!(fifth.view().turn.game, 1);
    let all: Vec<_> = fifth.table().players.iter().map(|p| &p.name[..]).collect();
    assert_eq!(all, ["Player 1", "Player 2", "Player 3", "Player 5"]);
    let seats: Vec<_> = fifth.table().players.iter().map(|p| p.seat).collect();
    assert_eq!(seats, [0, 1, 2, 3].map(Seat::new));
    assert!(fifth.view().seats.iter().all(|s| s.score == 0));
}
