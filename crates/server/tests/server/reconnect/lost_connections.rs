//! Who loses the connection comes back to the same view.

use fabula_rules::Preset;

use super::stages::{STAGES, go_to};
use super::{known, log_is_sound};
use crate::support::{Client, TestServer, chance, secret, short_game, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_connection_in_any_phase_comes_back_to_the_same_view() {
    let server = TestServer::seeded(1, |_| {}).await;
    let (code, mut clients) = table_of(&server, 4, short_game(Preset::Classic, 8)).await;
    let mut chance = chance(2, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        for (n, client) in clients.iter_mut().enumerate() {
            let (you, before) = (client.you, known(client));
            *client = Client::join(&server, &secret(n as u8 + 1), &code).await;
            assert_eq!(client.you, you, "{stage}: the same person");
            assert_eq!(known(client), before, "{stage}: the same view");
        }
    }
    log_is_sound(&server, &code, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_lose_the_connection_at_once_in_any_phase_and_come_back() {
    let server = TestServer::seeded(3, |_| {}).await;
    let (code, mut clients) = table_of(&server, 3, short_game(Preset::Classic, 8)).await;
    let mut chance = chance(4, 0);
    for stage in STAGES {
        go_to(stage, &mut clients, &mut chance).await;
        let before: Vec<_> = clients.iter().map(known).collect();
        clients.clear();
        for n in 0..3 {
            let client = Client::join(&server, &secret(n + 1), &code).await;
            assert_eq!(known(&client), before[n as usize], "{stage}");
            clients.push(client);
        }
    }
    log_is_sound(&server, &code, 0).await;
}
