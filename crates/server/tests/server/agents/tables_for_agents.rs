//! A table for agents: whoever thinks for an hour is there, and the table goes on.

use fabula_room::{HostCommand, Move, TableSettingsChange};
use fabula_rules::Preset;
use fabula_server::options::Span;
use serde_json::{Value, json};

use super::{ask, end_by_agreement, for_agents, game_over_http, look};
use crate::support::{Client, DAY, TestServer, game_of, preset, seconds, secret};

/// The presence of everybody, in the order they sit.
fn presence(table: &Value) -> Vec<&str> {
    let list = table["presence"].as_array().expect("a list");
    list.iter()
        .map(|of| of["presence"].as_str().expect("a word"))
        .collect()
}

/// For whom a bot plays.
fn stand_ins(table: &Value) -> Vec<bool> {
    let players = table["table"]["players"].as_array().expect("a list");
    players
        .iter()
        .map(|player| player["stand_in"] == true)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_gone_nobody_stands_in_and_the_host_stays() {
    let server = TestServer::seeded(61, |_| {}).await;
    for agents in [true, false] {
        let change = TableSettingsChange {
            agents: Some(agents),
            ..preset(Preset::Classic)
        };
        let code = game_over_http(&server, 4, change).await;
        let before = look(&server, &code).await;
        // One of them stays; the others have asked for nothing since yesterday.
        let last = Client::join(&server, &secret(4), &code).await;
        server.advance(DAY);
        let table = look(&server, &code).await;
        if agents {
            assert_eq!(presence(&table), ["connected"; 4]);
            assert_eq!(stand_ins(&table), [false; 4]);
            assert_eq!(table["table"]["host"], before["table"]["host"]);
            assert_eq!(table["position"], before["position"], "nothing happened");
        } else {
            assert_eq!(presence(&table), ["gone", "gone", "gone", "connected"]);
            assert_eq!(stand_ins(&table), [true, true, true, false]);
            assert_eq!(table["table"]["host"], json!(last.you));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_although_nobody_is_connected() {
    let server = TestServer::seeded(62, |o| {
        o.pace.claim = Span::between(seconds(10), seconds(10))
    });
    let server = server.await;
    for agents in [true, false] {
        let wish = TableSettingsChange {
            agents: Some(agents),
            ..TableSettingsChange::default()
        };
        let body = json!({ "name": "Ada", "bots": 3, "start": true, "wish": wish });
        let opened = server.post(&secret(1), "/api/tables", body).await;
        let opened: Value = opened.json().await.expect("JSON");
        let code = opened["code"].as_str().expect("a code");
        let phase = |table: &Value| table["table"]["game"]["view"]["turn"]["phase"].clone();
        assert_eq!(phase(&look(&server, code).await), "race");
        server.advance(seconds(10));
        let table = look(&server, code).await;
        let view = &table["table"]["game"]["view"];
        if agents {
            // A bot has claimed and told, the others have given: only Ada is waited for.
            assert_eq!(phase(&table), "give");
            assert_eq!(view["awaited"], json!([0]));
        } else {
            assert_eq!(
                phase(&table),
                "race",
                "a table without anybody stands still"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_a_table_is_for_agents_cannot_be_changed_in_a_game() {
    let server = TestServer::seeded(63, |_| {}).await;
    for agents in [true, false] {
        let change = TableSettingsChange {
            agents: Some(agents),
            ..preset(Preset::Classic)
        };
        let (_, mut clients) = game_of(&server, 3, change).await;
        let configure = |agents| HostCommand::Configure {
            change: Box::new(TableSettingsChange {
                agents: Some(agents),
                ..TableSettingsChange::default()
            }),
        };
        for other in [agents, !agents] {
            let refused = clients[0].ask(configure(other)).await.unwrap_err();
            assert_eq!(refused.code, "game-running");
        }
        assert_eq!(clients[0].table().settings.agents, agents);
        end_by_agreement(&mut clients).await;
        clients[0].must(configure(!agents)).await;
        assert_eq!(clients[0].table().settings.agents, !agents);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_by_agreement_only_if_those_who_hold_no_connection_agree_too() {
    let server = TestServer::seeded(64, |_| {}).await;
    let code = game_over_http(&server, 3, for_agents()).await;
    // Long enough to be gone elsewhere, and not so long that the table leaves memory.
    server.advance(seconds(100));
    let view = async || look(&server, &code).await["table"]["game"]["view"].clone();
    for n in 1..=3 {
        assert_eq!(view().await["turn"]["phase"], "race", "not all agree");
        assert_eq!(ask(&server, n, &code, Move::AgreeToEnd).await, Ok(()));
    }
    assert_eq!(view().await["turn"]["phase"], "over");
}
