//! Beginning a game: who is ready, and why it cannot begin.

use fabula_room::{HostCommand, MemberCommand, TableSettingsChange};
use fabula_rules::{BySize, Preset, Settings};
use serde_json::{Value, json};

use super::{BOT, code_of_refusal, configure, players, quiet_server, refused};
use crate::support::{Client, preset, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn everybody_says_for_themselves_whether_they_are_ready() {
    let server = quiet_server(9).await;
    let (_, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(BOT).await;
    clients[1].must(MemberCommand::Ready { ready: true }).await;
    let ready: Vec<_> = players(&clients[1]).iter().map(|p| p.ready).collect();
    assert_eq!(ready, [false, true, true], "bots always are");
    clients[1].must(MemberCommand::Ready { ready: false }).await;
    assert!(!players(&clients[1])[1].ready);
    // The host need not wait for it.
    clients[0].must(HostCommand::Start).await;
    let ready = MemberCommand::Ready { ready: true };
    assert_eq!(
        code_of_refusal(&mut clients[1], ready).await,
        "game-running"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_begin_does_not_and_says_why() {
    let server = quiet_server(12).await;
    let (_, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let host = &mut clients[0];
    async fn is_refused(host: &mut Client, code: &str) {
        let shown = host.table().start_refused.clone().expect("a reason");
        assert_eq!(shown.code, code);
        assert!(!host.table().may.start);
        assert_eq!(refused(host, HostCommand::Start).await, shown);
    }
    is_refused(host, "too-few-players").await;
    for _ in 0..2 {
        host.must(BOT).await;
    }
    assert!(host.table().may.start && host.table().start_refused.is_none());
    for _ in 0..6 {
        host.must(BOT).await;
    }
    is_refused(host, "too-many-players").await;
    host.must(configure(preset(Preset::Odyssey))).await;
    assert!(host.table().may.start);
    host.must(configure(preset(Preset::OdysseyTeams))).await;
    is_refused(host, "odd-players-in-pairs").await;
    for _ in 0..3 {
        host.must(BOT).await;
    }
    assert!(host.table().may.start);
    host.must(configure(preset(Preset::FirstEditionTeams)))
        .await;
    is_refused(host, "too-many-players").await;
    // Twelve hands of eight are more than 84 cards.
    let greedy = Settings {
        hand: BySize::always(8),
        ..Preset::Odyssey.settings()
    };
    let change = TableSettingsChange {
        rules: Some(greedy),
        ..TableSettingsChange::default()
    };
    host.must(configure(change)).await;
    is_refused(host, "deck-too-small").await;
    let facts = host.table().start_refused.clone().expect("a reason").facts;
    assert_eq!(Value::Object(facts), json!({ "needed": 96, "got": 84 }));
    host.must(configure(preset(Preset::Odyssey))).await;
    host.must(HostCommand::Start).await;
    is_refused(host, "game-running").await;
}
