//! Coming, going and waiting: who is at a table, as the others see it.

use std::time::Duration;

use fabula_ids::PlayerId;
use fabula_server::protocol::{PresenceOf, TableState, ToServer};
use fabula_server::table::Presence;

use super::{Client, TestServer, secret};

pub fn presence(state: &TableState<'_>, player: PlayerId) -> Option<Presence> {
    let of = state.presence.iter().find(|p| p.player == player);
    of.map(|p| p.presence)
}

/// Waits until the table has done everything that is due by now: what it shows after somebody looked away
/// and back, it shows after that.
pub async fn settle(client: &mut Client) {
    let you = client.you.expect("somebody");
    for (away, shown) in [(true, Presence::Away), (false, Presence::Connected)] {
        client.send(&ToServer::Away { away }).await;
        client.until(|s| presence(s, you) == Some(shown)).await;
    }
}

/// Lets time pass, and the table do what is due.
pub async fn pass(server: &TestServer, client: &mut Client, time: Duration) {
    server.advance(time);
    settle(client).await;
}

/// The same for somebody who only watches: another one comes and goes.
pub async fn settle_watching(server: &TestServer, code: &str, watcher: &mut Client) {
    let another = Client::join(server, &secret(251), code).await;
    watcher.until(|s| s.watching == 2).await;
    drop(another);
    watcher.until(|s| s.watching == 1).await;
}

/// Somebody leaves without a word; the others have noticed.
pub async fn vanish(client: Client, seen_by: &mut Client) -> PlayerId {
    let you = client.you.expect("somebody");
    drop(client);
    seen_by
        .until(|s| presence(s, you) == Some(Presence::Away))
        .await;
    you
}

/// Everybody vanishes; only a stranger is left to see it.
pub async fn all_vanish(server: &TestServer, code: &str, clients: Vec<Client>) -> Client {
    let mut watcher = Client::join(server, &secret(250), code).await;
    for client in clients {
        vanish(client, &mut watcher).await;
    }
    settle_watching(server, code, &mut watcher).await;
    watcher
}

/// How somebody who is connected is shown.
pub fn here(player: PlayerId) -> PresenceOf {
    let presence = Presence::Connected;
    PresenceOf { player, presence }
}

/// Waits until everybody else has seen that somebody is not connected any more.
pub async fn lose(clients: &mut Vec<Client>, n: usize) {
    let lost = clients.remove(n).you.expect("an id");
    for client in clients {
        let away = |p: &PresenceOf| p.player == lost && p.presence != Presence::Connected;
        client.until(|s| s.presence.iter().any(away)).await;
    }
}
