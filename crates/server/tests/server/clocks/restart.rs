//! A clock after a restart of the server.

use std::time::Duration;

use fabula_room::Move;
use fabula_rules::{Clocks, PhaseName};

use super::{clock, clocks, runs_out_after};
use crate::support::{
    Client, TestServer, all_vanish, game_of, pass, phase, seconds, secret, settle,
};

/// A table whose storyteller has 60 seconds and has used some of them, with the server restarted after
/// that; somebody comes back when the downtime is over.
async fn restarted(used: Duration, down: Duration, clue: u16) -> (TestServer, String, Client) {
    let server = TestServer::seeded(17, |_| {}).await;
    let change = clocks(Clocks {
        clue: Some(clue),
        ..Clocks::default()
    });
    let (code, mut clients) = game_of(&server, 3, change).await;
    clients[0].must(Move::Claim).await;
    pass(&server, &mut clients[0], used).await;
    drop(clients);
    let server = server.restart().await;
    server.advance(down);
    let mut me = Client::join(&server, &secret(1), &code).await;
    settle(&mut me).await;
    assert_eq!(phase(&me), PhaseName::Clue);
    (server, code, me)
}

#[tokio::test]
async fn after_a_restart_a_clock_goes_on_where_it_was() {
    let (server, _, mut me) = restarted(seconds(10), seconds(5), 60).await;
    assert_eq!(clock(&me).left, 50_000);
    runs_out_after(&server, &mut me, seconds(50)).await;
}

#[tokio::test]
async fn after_a_restart_nothing_runs_out_for_fifteen_seconds() {
    let (server, _, mut me) = restarted(seconds(58), seconds(1), 60).await;
    assert_eq!(clock(&me).left, 15_000);
    runs_out_after(&server, &mut me, seconds(15)).await;
}

#[tokio::test]
async fn a_clock_does_not_run_while_the_server_is_down() {
    let (server, _, mut me) = restarted(seconds(30), seconds(1_000), 60).await;
    assert_eq!(clock(&me).left, 30_000);
    runs_out_after(&server, &mut me, seconds(30)).await;
}

#[tokio::test]
async fn after_a_restart_even_the_shortest_clock_waits_for_fifteen_seconds() {
    let (server, _, mut me) = restarted(seconds(1), seconds(1), 5).await;
    runs_out_after(&server, &mut me, seconds(15)).await;
}

#[tokio::test]
async fn a_clock_never_shows_less_than_nothing() {
    let (server, code, mut me) = restarted(seconds(1), seconds(1), 5).await;
    pass(&server, &mut me, seconds(10)).await;
    let watcher = all_vanish(&server, &code, vec![me]).await;
    assert!(!clock(&watcher).running);
    assert!(clock(&watcher).left >= 0, "{:?}", clock(&watcher));
}
