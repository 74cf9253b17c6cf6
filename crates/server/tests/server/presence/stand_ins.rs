//! A bot plays for who is gone, until they return.

use fabula_ids::PlayerId;
use fabula_room::{Move, TableSettingsChange};
use fabula_rules::{Ending, PhaseName, PhaseView, Player, Preset, Settings};
use fabula_server::protocol::ToServer;
use fabula_server::table::Presence;

use crate::support::{
    Client, DAY, IDLE_BOTS, MILLISECOND, TestServer, chance, game_of, pass, phase, play_to,
    presence, preset, seconds, secret, settle, step, vanish,
};

fn stand_in(client: &Client, player: PlayerId) -> bool {
    let of = |p: &&fabula_room::PlayerView| p.id == player;
    let they = client.table().players.iter().find(of).expect("a player");
    let seat = they.seat.expect("a seat");
    let sits = client.view().seats.iter().find(|s| s.seat == seat);
    let bot = sits.expect("a seat").player == Player::Bot;
    assert_eq!(bot, they.stand_in);
    assert!(!they.gone, "the seat is still theirs");
    bot
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_who_is_gone_for_forty_seconds_until_they_return() {
    let server = TestServer::seeded(22, |o| o.pace = IDLE_BOTS).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    play_to(&mut clients, &mut chance(23, 0), PhaseName::Give).await;
    let last = clients.pop().expect("four");
    let before = last.table().clone();
    let they = vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40) - MILLISECOND).await;
    assert!(!stand_in(&clients[0], they));
    pass(&server, &mut clients[0], MILLISECOND).await;
    assert!(stand_in(&clients[0], they));
    assert_eq!(clients[0].presence_of(they), Some(Presence::Gone));

    // Back: the same seat, the same cards.
    let mut back = Client::join(&server, &secret(4), &code).await;
    back.until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert_eq!(*back.table(), before);
    clients[0]
        .until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert!(!stand_in(&clients[0], they));
    let give = back.random_move(&mut chance(24, 0)).expect("cards");
    back.must(give).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_did_for_somebody_is_theirs() {
    let server = TestServer::seeded(25, |_| {}).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    play_to(&mut clients, &mut chance(26, 0), PhaseName::Give).await;
    let last = clients.pop().expect("four");
    let seat = last.seat();
    let hand = last.view().hand.as_deref().expect("a hand").to_vec();
    vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40)).await;
    let gave = |c: &Client| c.view().seats[seat.index()].gave;
    assert_eq!(gave(&clients[0]), 1, "the bot has given a card");

    let mut back = Client::join(&server, &secret(4), &code).await;
    back.until(|s| s.table.players.iter().all(|p| !p.stand_in))
        .await;
    assert_eq!(back.seat(), seat);
    let PhaseView::Give { yours, .. } = &back.view().phase else {
        panic!("cards are given");
    };
    assert_eq!(yours.len(), 1);
    let now = back.view().hand.as_deref().expect("a hand");
    assert_eq!(now.len() + 1, hand.len());
    assert!(hand.contains(&yours[0]) && !now.contains(&yours[0]));
    // It can still be taken back.
    back.must(Move::TakeBack).await;
    let now = back.view().hand.as_deref().expect("a hand");
    assert_eq!(now.len(), hand.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storyteller_who_is_gone_is_played_by_a_bot_and_the_game_ends_without_them() {
    let server = TestServer::seeded(27, |_| {}).await;
    let settings = Settings {
        target: Some(8),
        ..Preset::Classic.settings()
    };
    let change = TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = game_of(&server, 4, change).await;
    clients[3].must(Move::Claim).await;
    let last = clients.pop().expect("four");
    let seat = last.seat();
    vanish(last, &mut clients[0]).await;
    pass(&server, &mut clients[0], seconds(40)).await;
    assert_eq!(phase(&clients[0]), PhaseName::Give, "the bot has told");
    let mut chance = chance(28, 0);
    while phase(&clients[0]) != PhaseName::Over {
        if !step(&mut clients, &mut chance).await {
            settle(&mut clients[0]).await;
        }
    }
    let back = Client::join(&server, &secret(4), &code).await;
    assert_eq!(back.seat(), seat);
    assert!(matches!(
        back.view().phase,
        PhaseView::Over {
            ending: Ending::Target,
            ..
        }
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_table_does_not_want_it_no_bot_plays_for_anybody() {
    let server = TestServer::seeded(29, |_| {}).await;
    let change = TableSettingsChange {
        stand_ins: Some(false),
        ..preset(Preset::Classic)
    };
    let (_, mut clients) = game_of(&server, 4, change).await;
    let they = vanish(clients.pop().expect("four"), &mut clients[0]).await;
    let position = clients[0].state().position;
    pass(&server, &mut clients[0], DAY).await;
    assert!(!stand_in(&clients[0], they));
    assert_eq!(clients[0].state().position, position);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looks_away_is_not_replaced_and_stays_host() {
    let server = TestServer::seeded(30, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    clients[0].send(&ToServer::Away { away: true }).await;
    let host = clients[0].you.expect("somebody");
    let other = &mut clients[1];
    other
        .until(|s| presence(s, host) == Some(Presence::Away))
        .await;
    let position = other.state().position;
    pass(&server, other, DAY).await;
    assert!(!stand_in(other, host));
    assert_eq!(other.table().host, Some(host));
    assert_eq!(other.state().position, position);
}

#[tokio::test]
async fn after_a_restart_nobody_is_replaced_before_their_time() {
    let server = TestServer::seeded(31, |_| {}).await;
    let (code, clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let they = clients[3].you.expect("somebody");
    drop(clients);
    let server = server.restart().await;
    server.advance(DAY);
    let mut second = Client::join(&server, &secret(2), &code).await;
    let host = second.table().host;
    pass(&server, &mut second, seconds(40) - MILLISECOND).await;
    assert!(!stand_in(&second, they));
    assert_eq!(second.table().host, host);
    pass(&server, &mut second, MILLISECOND).await;
    assert!(stand_in(&second, they));
    assert_eq!(second.table().host, host, "the host has a minute");
    pass(&server, &mut second, seconds(20)).await;
    assert_eq!(second.table().host, second.you);
}
