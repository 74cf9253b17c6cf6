//! Tables to begin a test with: what is played there, and who sits there.

use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::{Clocks, Preset, Settings};

use super::{Client, TestServer, secret};

/// A preset without clocks, and the rest as usual.
pub fn preset(preset: Preset) -> TableSettingsChange {
    TableSettingsChange {
        preset: Some(preset),
        clocks: Some(Clocks::default()),
        ..TableSettingsChange::default()
    }
}

/// A game by house rules, without clocks: so many points are enough.
pub fn short_game(preset: Preset, target: u16) -> TableSettingsChange {
    let rules = Settings {
        target: Some(target),
        ..preset.settings()
    };
    TableSettingsChange {
        rules: Some(rules),
        clocks: Some(Clocks::default()),
        ..TableSettingsChange::default()
    }
}

/// A table of so many persons, all connected; the first is the host.
pub async fn table_of(
    server: &TestServer,
    players: u8,
    change: TableSettingsChange,
) -> (String, Vec<Client>) {
    let code = server.create(&secret(1), "Player 1", change).await;
    let mut clients = vec![Client::join(server, &secret(1), &code).await];
    for n in 2..=players {
        clients.push(Client::sit(server, &secret(n), &code, &format!("Player {n}")).await);
    }
    (code, clients)
}

/// A game of so many persons that has begun; the first is the host.
pub async fn game_of(
    server: &TestServer,
    players: u8,
    change: TableSettingsChange,
) -> (String, Vec<Client>) {
    let (code, mut clients) = table_of(server, players, change).await;
    clients[0].must(HostCommand::Start).await;
    for client in &mut clients {
        client.until(|s| s.table.game.is_some()).await;
    }
    (code, clients)
}

/// Everybody has seen what anybody has seen.
pub async fn catch_up(clients: &mut [Client]) {
    let newest = clients.iter().map(|c| c.state().position).max();
    for client in clients {
        client.until(|s| Some(s.position) >= newest).await;
    }
}
