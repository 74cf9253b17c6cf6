//! A seed that the host of a table for agents chooses: the same cards again, and everybody is told.

use std::fs;
use std::path::Path;

use fabula_room::HostCommand;
use fabula_rules::{Card, Preset, Seed};
use serde_json::Value;

use super::{end_by_agreement, for_agents};
use crate::support::program::Sandbox;
use crate::support::{Client, TestServer, catch_up, preset, secret, table_of};

fn with_seed(n: u8) -> HostCommand {
    let seed = Seed([n; 32]);
    HostCommand::StartWithSeed { seed }
}

/// A table of four who sit in this order, with a game that has just begun.
async fn begun(server: &TestServer, order: [usize; 4], start: HostCommand) -> Vec<Client> {
    let (_, mut clients) = table_of(server, 4, for_agents()).await;
    catch_up(&mut clients).await;
    let ids = order.map(|n| clients[n].you.expect("somebody"));
    let order = ids.to_vec();
    // As they are already: nothing to arrange.
    if clients[0].table().players.iter().map(|p| p.id).ne(ids) {
        clients[0].must(HostCommand::Arrange { order }).await;
    }
    clients[0].must(start).await;
    for client in &mut clients {
        client.until(|s| s.table.game.is_some()).await;
    }
    clients
}

fn hands(clients: &[Client]) -> Vec<Vec<Card>> {
    let hand = |c: &Client| c.view().hand.as_deref().expect("a hand").to_vec();
    clients.iter().map(hand).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_and_the_same_order_give_the_same_hands() {
    let server = TestServer::seeded(71, |_| {}).await;
    let first = hands(&begun(&server, [0, 1, 2, 3], with_seed(5)).await);
    let again = hands(&begun(&server, [0, 1, 2, 3], with_seed(5)).await);
    assert_eq!(first, again);
    // Everybody moves on by a seat, and finds there what the one before them had.
    let moved = hands(&begun(&server, [3, 0, 1, 2], with_seed(5)).await);
    for n in 0..4 {
        assert_eq!(moved[n], first[(n + 1) % 4]);
    }
    assert_ne!(
        first,
        hands(&begun(&server, [0, 1, 2, 3], with_seed(6)).await)
    );
    // Drawn by the server, it is another one each time.
    let one = hands(&begun(&server, [0, 1, 2, 3], HostCommand::Start).await);
    let other = hands(&begun(&server, [0, 1, 2, 3], HostCommand::Start).await);
    assert_ne!(one, other);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_chosen_only_at_a_table_for_agents_and_only_by_its_host() {
    let server = TestServer::seeded(72, |_| {}).await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let refused = clients[0].ask(with_seed(5)).await.unwrap_err();
    assert_eq!(refused.code, "only-for-agents");
    assert!(clients[0].table().game.is_none());

    let (_, mut clients) = table_of(&server, 3, for_agents()).await;
    let refused = clients[1].ask(with_seed(5)).await.unwrap_err();
    assert_eq!(refused.code, "not-host");
    clients[0].must(with_seed(5)).await;
    let refused = clients[0].ask(with_seed(5)).await.unwrap_err();
    assert_eq!(refused.code, "game-running");

    // Too few are too few with any seed.
    let (_, mut clients) = table_of(&server, 2, for_agents()).await;
    let refused = clients[0].ask(with_seed(5)).await.unwrap_err();
    assert_eq!(refused.code, "too-few-players");
}

/// The log of the last game, in a file.
async fn log(server: &TestServer, code: &str, folder: &Path) -> String {
    let path = format!("/api/tables/{code}/log");
    let log = server.get(&secret(1), &path).await;
    assert_eq!(log.status(), 200);
    let file = folder.join("log.json");
    fs::write(&file, log.bytes().await.expect("a log")).expect("written");
    file.to_str().expect("UTF-8").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_view_and_the_check_of_the_log_say_that_a_seed_was_chosen() {
    let sandbox = Sandbox::new();
    let server = TestServer::seeded(73, |_| {}).await;
    let (code, mut clients) = table_of(&server, 3, for_agents()).await;
    for start in [with_seed(5), HostCommand::Start] {
        let chosen = start != HostCommand::Start;
        clients[0].must(start).await;
        catch_up(&mut clients).await;
        for client in &clients {
            assert_eq!(client.view().chosen, chosen);
        }
        // Who only watches is told too; where nothing was chosen, nothing is said.
        let path = format!("/api/tables/{code}");
        let seen = server.json(&secret(9), &path).await;
        let said = &seen["table"]["game"]["view"]["chosen"];
        assert_eq!(said.as_bool(), chosen.then_some(true));

        end_by_agreement(&mut clients).await;
        let log = log(&server, &code, &sandbox.path(".")).await;
        let verify = |args: &[&str]| {
            let output = sandbox.fabula(args).output().expect("the program runs");
            assert!(output.status.success(), "{output:?}");
            String::from_utf8(output.stdout).expect("UTF-8")
        };
        let text = verify(&["verify", &log]);
        assert!(text.contains("Everything fits"), "{text}");
        assert_eq!(text.contains("The seed was chosen by somebody"), chosen);
        let json: Value = serde_json::from_str(&verify(&["verify", "--json", &log])).expect("JSON");
        assert_eq!(json["chosen"].as_bool(), chosen.then_some(true), "{json}");
    }
}
