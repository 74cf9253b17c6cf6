//! Whoever comes back finds everything as it was: after a lost connection, a restart of the server, a room
//! that left memory; and nothing happens twice because of it.

mod leaving_memory;
mod lost_connections;
mod repeated_requests;
mod restarts;
mod stages;
mod stale_turns;
mod two_devices;

use fabula_room::TableView;
use fabula_rules::{Chance, Log, PhaseName, Turn};

use crate::support::{Client, TestServer, secret};

/// Lets everybody see what there is to see.
async fn catch_up(clients: &mut [Client], position: u64) {
    for client in clients {
        client.until(|s| s.position >= position).await;
    }
}

/// Lets one of those who are waited for make a move.
async fn step(clients: &mut [Client], chance: &mut impl Chance) {
    for n in 0..clients.len() {
        if let Some(command) = clients[n].random_move(chance) {
            let position = clients[n].ask(command).await.expect("a legal move");
            return catch_up(clients, position + 1).await;
        }
    }
    panic!("nobody has anything to do: {:?}", clients[0].view());
}

/// Plays until it is so.
async fn play_until(
    clients: &mut [Client],
    chance: &mut impl Chance,
    so: impl Fn(&[Client]) -> bool,
) {
    while !so(clients) {
        step(clients, chance).await;
    }
}

fn turn(clients: &[Client]) -> Turn {
    clients[0].view().turn
}

fn phase(clients: &[Client]) -> PhaseName {
    turn(clients).phase
}

/// What somebody knows, to be compared.
fn known(client: &Client) -> (TableView<'static>, u64) {
    (client.table().clone(), client.state().position)
}

async fn log_is_sound(server: &TestServer, code: &str, game: u32) {
    let path = format!("/api/tables/{code}/log?game={game}");
    let response = server.get(&secret(1), &path).await;
    assert_eq!(response.status(), 200);
    let json = response.bytes().await.expect("a body");
    let report = Log::from_json(&json).expect("a log").verify();
    assert!(report.is_sound(), "{:?}", report.findings);
}
