//! After the points the next story begins by itself; anybody may hold it for a while.

use fabula_room::{HostCommand, Move, TableSettingsChange};
use fabula_rules::{ClockPreset, Clocks, PhaseName, PhaseView, Preset};
use fabula_server::options::{BotPace, Span};
use fabula_server::protocol::ToServer;

use super::{REVEAL, clock, clocks, runs_out_after};
use crate::abuse::refusal;
use crate::support::{
    Client, DAY, MILLISECOND, TestServer, catch_up, chance, game_of, pass, phase, play_to, preset,
    seconds, secret, settle, table_of, turn,
};

/// A new table's clocks.
fn without_hurry() -> TableSettingsChange {
    clocks(ClockPreset::None.clocks())
}

async fn hold(client: &mut Client, hold: bool) {
    client.send(&ToServer::Hold { hold }).await;
    settle(client).await;
}

/// A game of three whose first round is scored.
async fn scored(seed: u8, change: TableSettingsChange) -> (TestServer, String, Vec<Client>) {
    let server = TestServer::seeded(seed, |_| {}).await;
    let (code, mut clients) = game_of(&server, 3, change).await;
    play_to(&mut clients, &mut chance(seed, 0), PhaseName::Review).await;
    catch_up(&mut clients).await;
    (server, code, clients)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_story_begins_ten_seconds_after_all_is_revealed() {
    let (server, _, mut clients) = scored(31, without_hurry()).await;
    let PhaseView::Review { next, .. } = clients[0].view().phase else {
        panic!("a review");
    };
    assert_eq!(clients[0].state().turn_age, 0);
    pass(&server, &mut clients[0], seconds(1)).await;
    assert_eq!(clock(&clients[0]).left, 22_000);
    runs_out_after(&server, &mut clients[0], REVEAL + seconds(9)).await;
    let PhaseView::Clue { storyteller, .. } = clients[0].view().phase else {
        panic!("the next story");
    };
    assert_eq!(storyteller, next);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_in_the_middle_is_told_how_long_it_has_gone_on() {
    let (server, code, mut clients) = scored(32, without_hurry()).await;
    pass(&server, &mut clients[0], seconds(4)).await;
    let watcher = Client::join(&server, &secret(9), &code).await;
    assert_eq!(watcher.state().turn_age, 4_000);
    assert_eq!(watcher.state().screens, 0);
    assert!(!clock(&watcher).may_hold, "who watches holds nothing");
    let _screen = Client::screen(&server, &secret(9), &code).await;
    clients[1].until(|s| s.screens == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_are_ready_it_goes_on_at_once() {
    let (_server, _, mut clients) = scored(33, without_hurry()).await;
    for client in &mut clients {
        client.must(Move::Seen).await;
    }
    assert_eq!(phase(&clients[2]), PhaseName::Clue);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_holds_the_points_stops_the_clock_until_they_let_go() {
    let (server, _, mut clients) = scored(34, without_hurry()).await;
    assert!(clock(&clients[1]).may_hold);
    pass(&server, &mut clients[0], seconds(20)).await;
    hold(&mut clients[1], true).await;
    let seat = clients[1].seat();
    for client in &mut clients {
        client
            .until(|s| s.clock.is_some_and(|c| c.held_by == Some(seat)))
            .await;
        let held = clock(client);
        assert!(!held.running && !held.may_hold, "one at a time");
        assert_eq!(held.left, 3_000);
    }
    pass(&server, &mut clients[0], seconds(30)).await;
    assert_eq!(phase(&clients[0]), PhaseName::Review);
    assert_eq!(clock(&clients[0]).left, 3_000);
    hold(&mut clients[1], false).await;
    assert!(!clock(&clients[1]).may_hold, "once a round each");
    clients[0]
        .until(|s| s.clock.is_some_and(|c| c.held_by.is_none()))
        .await;
    assert!(clock(&clients[0]).may_hold, "the others still may");
    runs_out_after(&server, &mut clients[0], seconds(3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_holds_the_points_for_longer_than_a_minute() {
    let (server, _, mut clients) = scored(35, without_hurry()).await;
    hold(&mut clients[1], true).await;
    clients[0]
        .until(|s| s.clock.is_some_and(|c| c.held_by.is_some()))
        .await;
    pass(&server, &mut clients[0], seconds(60) - MILLISECOND).await;
    assert!(clock(&clients[0]).held_by.is_some());
    pass(&server, &mut clients[0], MILLISECOND).await;
    assert!(clock(&clients[0]).held_by.is_none());
    runs_out_after(&server, &mut clients[0], REVEAL + seconds(10)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_held_is_refused() {
    let (_server, _, mut clients) = scored(36, without_hurry()).await;
    hold(&mut clients[1], true).await;
    clients[2].send(&ToServer::Hold { hold: true }).await;
    assert_eq!(refusal(&mut clients[2]).await.code, "nothing-to-hold");
    hold(&mut clients[1], false).await;
    clients[1].send(&ToServer::Hold { hold: true }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "nothing-to-hold");
    // To let go of what one does not hold is no mistake.
    clients[2].send(&ToServer::Hold { hold: false }).await;
    settle(&mut clients[2]).await;

    // In another phase there is nothing to hold.
    for client in &mut clients {
        client.must(Move::Seen).await;
    }
    clients[0].send(&ToServer::Hold { hold: true }).await;
    assert_eq!(refusal(&mut clients[0]).await.code, "nothing-to-hold");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_next_round_everybody_may_hold_again() {
    let (_server, _, mut clients) = scored(37, without_hurry()).await;
    hold(&mut clients[0], true).await;
    for client in &mut clients {
        client.must(Move::Seen).await;
    }
    catch_up(&mut clients).await;
    play_to(&mut clients, &mut chance(37, 1), PhaseName::Review).await;
    catch_up(&mut clients).await;
    let now = clock(&clients[0]);
    assert!(now.may_hold && now.held_by.is_none() && now.running);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_hurry_all_have_to_look() {
    let (server, _, mut clients) = scored(38, clocks(Clocks::default())).await;
    assert_eq!(clients[0].state().clock, None);
    clients[0].must(Move::Seen).await;
    clients[1].send(&ToServer::Hold { hold: true }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "nothing-to-hold");
    let before = turn(&clients[0]);
    pass(&server, &mut clients[0], DAY).await;
    assert_eq!(turn(&clients[0]), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_not_waited_for() {
    let at_once = Span::between(seconds(0), seconds(0));
    let server = TestServer::seeded(39, |o| {
        o.pace = BotPace {
            think: at_once,
            claim: at_once,
            partner: at_once,
        }
    })
    .await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    me.must(HostCommand::Start).await;
    let mut chance = chance(40, 0);
    while phase(me) != PhaseName::Review {
        pass(&server, me, seconds(1)).await;
        if let Some(mine) = me.random_move(&mut chance) {
            me.must(mine).await;
        }
    }
    assert_eq!(me.view().awaited.len(), 1);
    me.must(Move::Seen).await;
    assert_ne!(phase(me), PhaseName::Review);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_agents_waits_for_them_unless_somebody_wants_it_otherwise() {
    let server = TestServer::seeded(41, |_| {}).await;
    let agents = TableSettingsChange {
        agents: Some(true),
        ..TableSettingsChange::default()
    };
    let code = server.create(&secret(1), "Ada", agents).await;
    let client = Client::join(&server, &secret(1), &code).await;
    assert_eq!(client.table().settings.clocks, Clocks::default());
    let hurried = TableSettingsChange {
        agents: Some(true),
        clocks: Some(ClockPreset::Brisk.clocks()),
        ..TableSettingsChange::default()
    };
    let code = server.create(&secret(1), "Ada", hurried).await;
    let client = Client::join(&server, &secret(1), &code).await;
    assert_eq!(client.table().settings.clocks, ClockPreset::Brisk.clocks());
}
