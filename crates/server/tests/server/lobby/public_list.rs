//! The public list of tables.

use std::time::Duration;

use fabula_ids::Language;
use fabula_room::{HostCommand, MemberCommand, Move, TableSettingsChange};
use fabula_rules::Preset;
use serde_json::{Value, json};

use super::{configure, quiet_server};
use crate::support::{Client, TestServer, preset, secret, table_of};

async fn listed(server: &TestServer) -> Vec<Value> {
    let json = server.json(&secret(200), "/api/tables").await;
    json["tables"].as_array().expect("a list").clone()
}

async fn listed_until(server: &TestServer, so: impl Fn(&[Value]) -> bool) {
    let waiting = async {
        while !so(&listed(server).await) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let timeouts = Duration::from_secs(20);
    tokio::time::timeout(timeouts, waiting)
        .await
        .expect("the list is so in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_tables_are_on_the_list_while_somebody_is_there_and_private_ones_never() {
    let server = quiet_server(23).await;
    let (private, _others) = table_of(&server, 2, TableSettingsChange::default()).await;
    let change = TableSettingsChange {
        listed: Some(true),
        language: Some(Language::Croatian),
        ..preset(Preset::Disney)
    };
    let (code, mut clients) = table_of(&server, 3, change).await;
    listed_until(&server, |l| l.len() == 1 && l[0]["players"] == 3).await;
    let table = listed(&server).await.remove(0);
    let expected = json!({
        "code": code, "host": "Player 1", "preset": "disney", "house_rules": false, "language": "hr",
        "players": 3, "max_players": 6, "playing": false, "open": true,
    });
    assert_eq!(table, expected);
    assert_ne!(private, code);

    clients[0].must(HostCommand::Start).await;
    listed_until(&server, |l| l.len() == 1 && l[0]["playing"] == true).await;
    clients.clear();
    listed_until(&server, |l| l.is_empty()).await;
    // It is back when somebody is, until the host makes it private.
    let mut host = Client::join(&server, &secret(1), &code).await;
    listed_until(&server, |l| l.len() == 1).await;
    // Nobody asks those who have been gone for so long.
    server.advance(Duration::from_secs(600));
    host.ask(Move::AgreeToEnd).await.expect("agreed");
    host.until(|s| s.table.may.configure).await;
    let change = TableSettingsChange {
        listed: Some(false),
        ..TableSettingsChange::default()
    };
    host.must(configure(change)).await;
    listed_until(&server, |l| l.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_stays_listed_for_hours_and_says_when_it_is_full() {
    let server = quiet_server(24).await;
    let change = TableSettingsChange {
        listed: Some(true),
        late_joining: Some(false),
        ..preset(Preset::Classic)
    };
    let (_, mut clients) = table_of(&server, 3, change).await;
    listed_until(&server, |l| l.len() == 1).await;
    for hour in 0..10 {
        server.advance(Duration::from_secs(14 * 60));
        // Announced anew, not merely believed still: a little later it would not be.
        let ready = hour % 2 == 0;
        clients[0].must(MemberCommand::Ready { ready }).await;
        server.advance(Duration::from_secs(2 * 60));
        listed_until(&server, |l| l.len() == 1).await;
    }
    clients[0].must(HostCommand::Start).await;
    listed_until(&server, |l| l[0]["open"] == false).await;
}
