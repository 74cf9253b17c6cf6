//! Coming to a game that has begun.

use fabula_room::{HostCommand, MemberCommand, TableSettingsChange};
use fabula_rules::{Preset, Standing};

use super::{BOT, code_of_refusal, quiet_server, sit};
use crate::support::{Client, catch_up, game_of, preset, secret};

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_takes_over_an_open_seat_with_all_it_has() {
    let server = quiet_server(16).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let hand = clients[2].view().hand.clone();
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(clients[2].view().you, None);
    assert_eq!(clients[2].view().hand, None);
    catch_up(&mut clients).await;
    // The label stays, so that everybody knows whose seat it was.
    let label = &clients[0].table().players[2];
    assert!(label.gone && label.name == "Player 3");
    let late = Client::sit(&server, &secret(9), &code, "Late").await;
    assert_eq!(late.seat().index(), 2);
    assert_eq!(late.view().hand, hand);
    let labels: Vec<_> = late.table().players.iter().map(|p| &p.name[..]).collect();
    assert_eq!(labels, ["Player 1", "Player 2", "Late", "Player 4"]);
    // Who left is a newcomer now, and gets a new seat.
    assert!(
        clients[2]
            .until(|s| s.table.players[2].name == "Late")
            .await
            .table
            .may
            .sit
    );
    clients[2].must(sit("Player 3")).await;
    assert_eq!(clients[2].seat().index(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_gets_a_new_seat_before_the_next_refill() {
    let server = quiet_server(17).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let mut late = Client::sit(&server, &secret(9), &code, "Late").await;
    let standing = |c: &Client| c.view().seats[4].standing;
    assert_eq!(standing(&late), Standing::Waiting);
    assert!(late.view().hand.as_deref().is_none_or(|h| h.is_empty()));
    // The host moves on: race, clue.
    for _ in 0..2 {
        clients[0].must(HostCommand::MoveOn).await;
    }
    let position = clients[0].state().position;
    late.until(|s| s.position >= position).await;
    assert_eq!(standing(&late), Standing::Taken);
    assert_eq!(late.view().hand.as_deref().map(<[_]>::len), Some(6));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_takes_no_newcomers_takes_only_those_who_were_there() {
    let server = quiet_server(18).await;
    let change = TableSettingsChange {
        late_joining: Some(false),
        ..preset(Preset::Classic)
    };
    let (code, mut clients) = game_of(&server, 4, change).await;
    let mut late = Client::join(&server, &secret(9), &code).await;
    assert!(!late.table().may.sit);
    assert_eq!(
        code_of_refusal(&mut late, sit("Late")).await,
        "no-late-joining"
    );
    assert!(!clients[0].table().may.add_bot);
    assert_eq!(
        code_of_refusal(&mut clients[0], BOT).await,
        "no-late-joining"
    );

    clients[3].must(MemberCommand::Leave).await;
    let position = clients[3].state().position;
    late.until(|s| s.position >= position).await;
    assert!(!late.table().may.sit, "not even an open seat");
    assert_eq!(
        code_of_refusal(&mut late, sit("Late")).await,
        "no-late-joining"
    );
    assert!(clients[3].table().may.sit, "their own");
    clients[3].must(sit("Player 4")).await;
    assert_eq!(clients[3].seat().index(), 3);
}
