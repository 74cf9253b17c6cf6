//! Opening a table: as usual, with every option, and not at all.

use std::collections::BTreeSet;

use fabula_ids::Language;
use fabula_room::{Colour, HostCommand, Refused, Strength, TableSettings, TableSettingsChange};
use fabula_rules::{ClockPreset, Clocks, Forms, Preset, Settings};
use serde_json::{Value, json};

use super::{code_of_refusal, names, quiet_server, sit};
use crate::support::{Client, TestServer, secret};

/// Opens a table as it should not be.
async fn not_opened(server: &TestServer, body: Value) -> (u16, String) {
    let response = server.post(&secret(1), "/api/tables", body).await;
    let status = response.status().as_u16();
    let refused: Refused = response.json().await.expect("a refusal");
    (status, refused.code)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_as_usual_if_nothing_else_is_said() {
    let server = quiet_server(1).await;
    let response = server
        .post(&secret(1), "/api/tables", json!({ "name": "Anna" }))
        .await;
    assert_eq!(response.status(), 201);
    let opened: Value = response.json().await.expect("JSON");
    let code = opened["code"].as_str().expect("a code");
    let client = Client::join(&server, &secret(1), code).await;
    let table = client.table();
    assert_eq!(table.settings.rules, Preset::Classic.settings());
    assert_eq!(table.settings.clocks, ClockPreset::None.clocks());
    assert_eq!(table.settings.language, Language::English);
    let TableSettings {
        listed,
        late_joining,
        stand_ins,
        ..
    } = *table.settings;
    assert_eq!((listed, late_joining, stand_ins), (false, true, true));
    assert_eq!(table.settings.decks.len(), 1);
    assert_eq!(table.settings.decks[0].cards, 84);
    assert!(table.house_rules.is_empty());
    assert_eq!(table.host, client.you);
    assert_eq!(names(&client), ["Anna"]);
    assert_eq!(table.players[0].colour, Colour::Snow);
    assert_eq!(
        table.start_refused.as_ref().expect("alone").code,
        "too-few-players"
    );
    assert!(table.game.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_with_every_option() {
    let server = quiet_server(2).await;
    let deck = {
        let code = server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
        let client = Client::join(&server, &secret(1), &code).await;
        client.table().settings.decks[0].clone()
    };
    for (n, game) in Preset::all().enumerate() {
        let settings = Settings {
            clues: Forms {
                text: true,
                sound: false,
                performed: n % 2 == 0,
            },
            ..game.settings()
        };
        let clocks = Clocks {
            race: Some(5),
            clue: Some(120),
            give: None,
            vote: Some(u16::MAX),
            review: Some(10),
        };
        let language = Language::ALL[n % Language::ALL.len()];
        let change = TableSettingsChange {
            preset: Some(game),
            rules: Some(settings),
            clocks: Some(clocks),
            decks: Some(vec![deck.id]),
            language: Some(language),
            listed: Some(n % 2 == 0),
            late_joining: Some(n % 3 == 0),
            stand_ins: Some(n % 2 == 1),
            locked: Some(n % 5 == 4),
            bot_strength: Some(Strength::Keen),
            vision: Some(false),
            agents: Some(n % 3 == 1),
        };
        let body = json!({ "name": "Anna", "colour": "plum", "wish": change });
        let response = server.post(&secret(1), "/api/tables", body).await;
        assert_eq!(response.status(), 201, "{game}");
        let opened: Value = response.json().await.expect("JSON");
        let code = opened["code"].as_str().expect("a code");
        let client = Client::join(&server, &secret(1), code).await;
        let settings = TableSettings {
            rules: settings,
            clocks,
            decks: vec![deck.clone()],
            language,
            listed: n % 2 == 0,
            late_joining: n % 3 == 0,
            stand_ins: n % 2 == 1,
            locked: n % 5 == 4,
            bot_strength: Strength::Keen,
            vision: false,
            agents: n % 3 == 1,
        };
        assert_eq!(*client.table().settings, settings);
        assert_eq!(client.table().house_rules, settings.rules.house_rules());
        assert_eq!(client.table().players[0].colour, Colour::Plum);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_played_at_is_not_opened() {
    let server = quiet_server(3).await;
    let classic = Preset::Classic.settings();
    let changes = [
        (
            json!({ "preset": "odyssey", "settings": classic }),
            "presets-differ",
        ),
        (
            json!({ "settings": Settings { kind: fabula_rules::Kind::Party, ..classic } }),
            "kind-is-the-presets",
        ),
        (
            json!({ "settings": Settings { target: None, ..classic } }),
            "no-end",
        ),
        (json!({ "clocks": { "clue": 4 } }), "setting-out-of-range"),
        (json!({ "decks": [] }), "wrong-number-of-decks"),
        (
            json!({ "decks": vec!["00".repeat(32); 13] }),
            "wrong-number-of-decks",
        ),
        (json!({ "decks": ["00".repeat(32)] }), "unknown-deck"),
    ];
    for (change, code) in changes {
        let got = not_opened(&server, json!({ "name": "Anna", "wish": change })).await;
        assert_eq!(got, (409, code.to_owned()));
    }
    let bodies = [
        json!({ "name": "Anna", "wish": { "presets": "classic" } }),
        json!({ "name": "Anna", "wish": { "preset": "chess" } }),
        json!({ "name": "Anna", "wish": { "language": "xx" } }),
        json!({ "name": "Anna", "wish": { "clocks": { "race": 70_000 } } }),
        json!({ "name": "Anna", "wish": { "clocks": { "lunch": 70 } } }),
        json!({ "name": "Anna", "colour": "beige" }),
        json!({ "nom": "Anna" }),
        json!({ "name": 7 }),
        json!("a table, please"),
    ];
    for body in bodies {
        let got = not_opened(&server, body.clone()).await;
        assert_eq!(got, (400, "bad-request".to_owned()), "{body}");
    }
    let names = [("", "name-empty"), (" \u{202e}\u{200b} ", "name-empty")];
    for (name, code) in names {
        let got = not_opened(&server, json!({ "name": name })).await;
        assert_eq!(got, (409, code.to_owned()));
    }
    let got = not_opened(&server, json!({ "name": "x".repeat(25) })).await;
    assert_eq!(got.1, "name-too-long");
    // Nobody in particular opens no table.
    let nobody = reqwest::Client::new().post(server.url("/api/tables"));
    let response = nobody.json(&json!({})).send().await.expect("an answer");
    assert_eq!(response.status(), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_no_table() {
    let server = quiet_server(29).await;
    for body in [json!([]), json!(["Anna"])] {
        let response = server.post(&secret(1), "/api/tables", body.clone()).await;
        assert_eq!(response.status(), 400, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_to_sit_down_at_an_empty_table_is_the_host() {
    let server = quiet_server(4).await;
    let response = server.post(&secret(1), "/api/tables", json!({})).await;
    let opened: Value = response.json().await.expect("JSON");
    let code = opened["code"].as_str().expect("a code");
    let mut opener = Client::join(&server, &secret(1), code).await;
    assert_eq!(opener.table().host, None);
    assert!(opener.table().players.is_empty());
    let first = Client::sit(&server, &secret(2), code, "Boris").await;
    assert_eq!(first.table().host, first.you);
    opener.must(sit("Anna")).await;
    assert_eq!(opener.table().host, first.you);
    assert_eq!(
        code_of_refusal(&mut opener, HostCommand::Start).await,
        "not-host"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_have_six_digits_and_more_when_there_are_many_tables() {
    let server = quiet_server(5).await;
    let mut codes = BTreeSet::new();
    for n in 0..101 {
        let code = server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
        let digits = if n < 100 { 6 } else { 7 };
        assert_eq!(code.len(), digits, "table {n}");
        assert!(code.bytes().all(|b| b.is_ascii_digit()));
        assert!(codes.insert(code), "no code is given twice");
    }
    // Spread over all there are: every leading digit comes.
    let leading: BTreeSet<_> = codes.iter().map(|c| c.as_bytes()[0]).collect();
    assert_eq!(leading.len(), 10);
}
