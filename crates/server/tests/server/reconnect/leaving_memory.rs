//! Rooms that nobody visits leave memory and come back.

use std::time::Duration;

use fabula_rules::{PhaseName, Preset};
use fabula_server::table::Presence;
use serde_json::Value;

use super::stages::go_to;
use super::{known, log_is_sound, phase, play_until};
use crate::support::{Client, TestServer, chance, secret, short_game, table_of};

/// Lets `patience.idle` pass until no room is in memory any more, once the table knows that all are gone: while
/// somebody seems to stay, bots play for the others.
async fn until_no_room_is_in_memory(server: &TestServer, code: &str) {
    let present = async || {
        let state = reqwest::get(server.url(&format!("/api/tables/{code}")));
        let state: Value = state.await.expect("an answer").json().await.expect("JSON");
        let all = state["presence"].as_array().expect("who is there");
        all.iter().any(|p| p["presence"] == "connected")
    };
    while present().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for _ in 0..1_000 {
        if server.metric("fabula_rooms").await == 0.0 {
            return;
        }
        server.advance(Duration::from_secs(5 * 60));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("a room stays in memory for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_that_nobody_visits_leave_memory_and_come_back() {
    let server = TestServer::seeded(10, |_| {}).await;
    let (code, mut clients) = table_of(&server, 3, short_game(Preset::Classic, 8)).await;
    let mut chance = chance(11, 0);
    for stage in ["lobby", "race", "clue", "give", "vote", "review"] {
        go_to(stage, &mut clients, &mut chance).await;
        assert_eq!(server.metric("fabula_rooms").await, 1.0);
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        until_no_room_is_in_memory(&server, &code).await;
        for n in 0..3 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            clients.push(client);
        }
    }
    play_until(&mut clients, &mut chance, |c| phase(c) == PhaseName::Over).await;
    log_is_sound(&server, &code, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_stays_in_memory_while_somebody_only_watches() {
    let server = TestServer::start().await;
    let (code, clients) = table_of(&server, 2, short_game(Preset::Classic, 8)).await;
    let mut watcher = Client::join(&server, &secret(99), &code).await;
    drop(clients);
    let away = |p: &fabula_server::protocol::PresenceOf| p.presence != Presence::Connected;
    watcher.until(|s| s.presence.iter().all(away)).await;
    for _ in 0..3 {
        server.advance(Duration::from_secs(60 * 60));
        let gone = |p: &fabula_server::protocol::PresenceOf| p.presence == Presence::Gone;
        watcher.until(|s| s.presence.iter().all(gone)).await;
        assert_eq!(server.metric("fabula_rooms").await, 1.0);
    }
}
