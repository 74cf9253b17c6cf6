//! When the clock runs and when it stands still.

use fabula_room::{HostCommand, Move};
use fabula_rules::{Clocks, PhaseName};
use fabula_server::options::{BotPace, Span};
use fabula_server::protocol::ClockView;

use super::{CLOCKS, clock, clocks, runs_out_after};
use crate::support::{
    Client, DAY, MILLISECOND, TestServer, all_vanish, chance, game_of, pass, phase, play_to,
    seconds, secret, settle, settle_watching, step, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_is_shown_and_stands_still_while_the_game_is_held() {
    let server = TestServer::seeded(12, |_| {}).await;
    let (_, mut clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    let me = &mut clients[0];
    let total = 30_000;
    let face = |left, running| ClockView {
        left,
        total,
        running,
        held_by: None,
        may_hold: false,
    };
    assert_eq!(clock(me), face(30_000, true));
    pass(&server, me, seconds(10)).await;
    assert_eq!(clock(me), face(20_000, true));
    me.must(HostCommand::Pause).await;
    assert_eq!(clock(me), face(20_000, false));
    let position = me.state().position;
    pass(&server, me, DAY).await;
    assert_eq!(clock(me), face(20_000, false));
    assert_eq!(me.state().position, position);
    me.must(Move::Resume).await;
    assert_eq!(clock(me), face(20_000, true));
    runs_out_after(&server, me, seconds(20)).await;
    assert_eq!(clock(me).total, 40_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_or_votes_does_not_wind_the_clock_up_again() {
    let server = TestServer::seeded(13, |_| {}).await;
    let (_, mut clients) = game_of(&server, 4, clocks(CLOCKS)).await;
    let mut chance = chance(14, 0);
    for (wanted, total) in [(PhaseName::Give, 50), (PhaseName::Vote, 60)] {
        play_to(&mut clients, &mut chance, wanted).await;
        pass(&server, &mut clients[0], seconds(10)).await;
        assert!(step(&mut clients, &mut chance).await);
        assert_eq!(clock(&clients[0]).left, (total - 10) * 1_000);
        assert_eq!(phase(&clients[0]), wanted);
        runs_out_after(&server, &mut clients[0], seconds(total as u64 - 10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_nobody_there_the_table_stands_still_for_a_day() {
    let think = Span::between(seconds(2), seconds(3));
    let server = TestServer::seeded(15, |o| {
        o.pace = BotPace {
            think,
            claim: think,
            partner: think,
        }
    })
    .await;
    let (code, mut clients) = table_of(&server, 2, clocks(CLOCKS)).await;
    for _ in 0..2 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    pass(&server, &mut clients[0], seconds(1)).await;
    let position = clients[0].state().position;
    let mut watcher = all_vanish(&server, &code, clients).await;
    let still = ClockView {
        left: 29_000,
        total: 30_000,
        running: false,
        held_by: None,
        may_hold: false,
    };
    assert_eq!(clock(&watcher), still);
    for time in [seconds(3), seconds(30), seconds(60 * 60), DAY] {
        server.advance(time);
        settle_watching(&server, &code, &mut watcher).await;
        assert_eq!(watcher.state().position, position, "nothing happens");
        assert_eq!(clock(&watcher), still);
    }

    // Somebody comes back: it goes on where it stopped, and bots think as long as ever.
    let mut me = Client::join(&server, &secret(2), &code).await;
    settle(&mut me).await;
    assert_eq!(clock(&me).left, 29_000);
    assert!(clock(&me).running);
    assert_eq!(phase(&me), PhaseName::Race);
    pass(&server, &mut me, seconds(2) - MILLISECOND).await;
    assert_eq!(phase(&me), PhaseName::Race);
    pass(&server, &mut me, seconds(1) + MILLISECOND).await;
    assert_eq!(phase(&me), PhaseName::Clue, "a bot has claimed");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_watches_does_not_make_the_clock_run() {
    let server = TestServer::seeded(16, |_| {}).await;
    let (code, clients) = game_of(&server, 3, clocks(CLOCKS)).await;
    let mut watcher = all_vanish(&server, &code, clients).await;
    server.advance(DAY);
    settle_watching(&server, &code, &mut watcher).await;
    assert_eq!(phase(&watcher), PhaseName::Race);
    assert!(!clock(&watcher).running);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_stood_still_has_lost_nothing_when_its_room_left_memory() {
    let server = TestServer::seeded(18, |_| {}).await;
    let race = Some(60 * 60);
    let change = clocks(Clocks {
        race,
        ..Clocks::default()
    });
    let (code, clients) = game_of(&server, 3, change).await;
    drop(all_vanish(&server, &code, clients).await);
    for _ in 0..1_000 {
        let figures = server.get(&secret(1), "/metrics").await.text().await;
        if figures.expect("figures").contains("fabula_rooms 0\n") {
            break;
        }
        server.advance(seconds(10));
        tokio::task::yield_now().await;
    }
    let mut me = Client::join(&server, &secret(1), &code).await;
    settle(&mut me).await;
    assert_eq!(clock(&me).left, 60 * 60 * 1_000);
}
