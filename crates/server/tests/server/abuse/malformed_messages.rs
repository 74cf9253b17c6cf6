//! Messages that cannot be understood, or that the rules do not know.

use fabula_room::{Move, TableSettingsChange};
use fabula_rules::Preset;
use fabula_server::protocol::ToClient;
use futures::future::join_all;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{all_is_well, refusal};
use crate::support::{Client, TestServer, chance, game_of, preset, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_understood_is_refused_and_the_connection_goes_on() {
    let server = TestServer::with(|options| options.limits.message_burst = 1_000).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let id = "00112233445566778899aabbccddeeff";
    let deep = format!(
        r#"{{"type":"do","id":"{id}","command":{}{}}}"#,
        r#"{"a":"#.repeat(5_000),
        "}".repeat(5_000)
    );
    let command = |command: &str| format!(r#"{{"type":"do","id":"{id}","command":{command}}}"#);
    let turn = |turn: &str| {
        format!(r#"{{"type":"do","id":"{id}","turn":{turn},"command":{{"type":"claim"}}}}"#)
    };
    let rubbish: Vec<String> = [
        "",
        " ",
        "hello",
        "{",
        "}",
        "null",
        "true",
        "0",
        "1e400",
        "-",
        "\"",
        "[]",
        "[[[[",
        "{}",
        "\u{0}",
        "\u{feff}{\"type\":\"ping\"}",
        "{\"type\":\"ping\"} {\"type\":\"ping\"}",
        "{'type':'ping'}",
        "{\"type\":null}",
        "{\"type\":7}",
        "{\"type\":[\"ping\"]}",
        "{\"type\":\"Ping\"}",
        "{\"type\":\"welcome\"}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"say\"}",
        "{\"type\":\"say\",\"text\":7}",
        "{\"type\":\"say\",\"text\":\"\\ud800\"}",
        "{\"type\":\"react\",\"reaction\":\"yawn\"}",
        "{\"type\":\"away\",\"away\":\"yes\"}",
        "{\"type\":\"do\"}",
        "{\"type\":\"do\",\"id\":7,\"command\":{\"type\":\"start\"}}",
        "{\"type\":\"do\",\"id\":\"00\",\"command\":{\"type\":\"start\"}}",
        "{\"type\":\"do\",\"id\":\"zz112233445566778899aabbccddeeff\",\"command\":{\"type\":\"start\"}}",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(
        [
            "null",
            "[]",
            "{}",
            "\"start\"",
            r#"{"type":"fly"}"#,
            r#"{"type":"ready"}"#,
            r#"{"type":"ready","ready":1}"#,
            r#"{"type":"ready","ready":true,"steady":true}"#,
            r#"{"type":"give","cards":7}"#,
            r#"{"type":"give","cards":[-1]}"#,
            r#"{"type":"give","cards":[1e99]}"#,
            r#"{"type":"give","cards":[99999999999999999999999]}"#,
            r#"{"type":"give","cards":[65536]}"#,
            r#"{"type":"close","seat":16}"#,
            r#"{"type":"close","seat":-1}"#,
            r#"{"type":"kick","player":"me"}"#,
            r#"{"type":"sit","name":"x","colour":"beige"}"#,
            r#"{"type":"tell","clue":{"form":"smell","text":"x"}}"#,
            r#"{"type":"configure","wish":{"rules":"mine"}}"#,
            r#"{"type":"configure","wish":{"clocks":{"vote":-5}}}"#,
            r#"{"type":"offer_seat","token":"short"}"#,
        ]
        .map(command),
    )
    .chain(
        [
            "7",
            "{}",
            r#"{"game":0,"round":1,"phase":"lunch","attempt":0}"#,
            r#"{"game":-1,"round":1,"phase":"race","attempt":0}"#,
            r#"{"game":0,"round":65536,"phase":"race","attempt":0}"#,
        ]
        .map(turn),
    )
    .chain([deep, "[".repeat(60_000), "9".repeat(60_000)])
    .collect();
    for text in rubbish {
        let shown: String = text.chars().take(100).collect();
        clients[1].send_raw(Message::text(text)).await;
        let refused = refusal(&mut clients[1]).await;
        assert_eq!(refused.code, "bad-request", "{shown}");
        assert!(refused.facts.contains_key("why"));
    }
    for bytes in [vec![], vec![0xFF; 100], b"{\"type\":\"ping\"}".to_vec()] {
        clients[1].send_raw(Message::binary(bytes)).await;
        assert_eq!(refusal(&mut clients[1]).await.code, "bad-request");
    }
    // Once is enough.
    clients[1].hello(&code).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "bad-request");
    assert_eq!(clients[1].state().position, 2, "nothing has changed");
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_fields_are_refused_in_every_message_that_has_fields() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let id = "00112233445566778899aabbccddeeff";
    let ready = r#"{"type":"ready","ready":true,"now":true}"#;
    let ready = format!(r#"{{"type":"do","id":"{id}","command":{ready}}}"#);
    let later = format!(r#"{{"type":"do","id":"{id}","command":{{"type":"start"}},"later":1}}"#);
    let messages = [
        ready.as_str(),
        later.as_str(),
        r#"{"type":"say","text":"x","to":"everybody"}"#,
    ];
    for text in messages {
        clients[0].send_raw(Message::text(text)).await;
        match clients[0].next().await {
            Some(ToClient::Refused { refused, .. }) => {
                assert_eq!(refused.code, "bad-request", "{text}");
            }
            other => panic!("{text} gave {other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_out_of_any_range_are_refused_by_the_rules() {
    let server = TestServer::start().await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(Move::Claim).await;
    let turn = serde_json::to_value(clients[0].view().turn).expect("JSON");
    let before = clients[0].state().position;
    let commands = [
        (
            json!({ "type": "tell", "card": 65535, "clue": { "form": "text", "text": "x" } }),
            "card-not-in-hand",
        ),
        (
            json!({ "type": "tell", "clue": { "form": "text", "text": "x" } }),
            "card-needed",
        ),
        (
            json!({ "type": "give", "cards": vec![1; 10_000] }),
            "wrong-number-of-cards",
        ),
        (
            json!({ "type": "vote", "cards": vec![1; 10_000] }),
            "wrong-number-of-votes",
        ),
        (json!({ "type": "close", "seat": 15 }), "seat-not-open"),
        (
            json!({ "type": "kick", "player": "00".repeat(16) }),
            "unknown-player",
        ),
    ];
    for (n, (command, code)) in commands.into_iter().enumerate() {
        let id = format!("{n:032x}");
        let message = json!({ "type": "do", "id": id, "turn": turn, "command": command });
        clients[0]
            .send_raw(Message::text(message.to_string()))
            .await;
        assert_eq!(refusal(&mut clients[0]).await.code, code, "{command}");
    }
    clients[0].must(Move::Withdraw).await;
    assert_eq!(clients[0].state().position, before + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_from_many_at_once_leaves_a_game_alone() {
    let server = TestServer::start().await;
    let (code, clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let noise = (0..8u64).map(|n| {
        let (server, code) = (&server, &code);
        async move {
            let mut dice = chance(7, n);
            for _ in 0..20 {
                let mut client = Client::dial(server, Some(&secret(100 + n as u8)))
                    .await
                    .expect("a socket");
                client.hello(code).await;
                for _ in 0..10 {
                    let bytes: Vec<u8> = (0..dice.below(200))
                        .map(|_| dice.below(128) as u8)
                        .collect();
                    let text = String::from_utf8(bytes).expect("ASCII");
                    client.send_raw(Message::text(text)).await;
                }
            }
        }
    });
    let play = clients
        .into_iter()
        .enumerate()
        .map(|(n, mut client)| async move {
            client.play_to_the_end(chance(8, n as u64)).await;
            client
        });
    let (clients, _) = tokio::join!(join_all(play), join_all(noise));
    assert_eq!(clients[0].view().phase, clients[3].view().phase);
}
