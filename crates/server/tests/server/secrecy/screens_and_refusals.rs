//! A screen in the room and a refusal tell only what everybody may know.

use std::collections::BTreeSet;

use fabula_room::{HostCommand, Move};
use fabula_rules::{Card, Clue, PhaseName, Preset};
use serde_json::{Value, json};

use super::seeded_server;
use crate::support::{Client, TestServer, game_of, preset, secret, table_of};

/// A host who opens the table's screen in the browser they play in does not show their hand to the room.
#[tokio::test(flavor = "multi_thread")]
async fn a_screen_is_told_what_everybody_may_know_whoever_opens_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 4, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::Start).await;
    let host = &mut clients[0];
    host.until(|state| state.table.game.is_some()).await;
    assert!(host.view().hand.is_some());
    let mut screen = Client::screen(&server, &secret(1), &code).await;
    let mut stranger = Client::join(&server, &secret(99), &code).await;
    // Both are counted as watching, and the host is where they were.
    let told = screen.until(|state| state.watching == 2).await.clone();
    let stranger = stranger.until(|state| state.watching == 2).await;
    assert_eq!(json!(told.table), json!(stranger.table));
    assert_eq!(json!(told.presence), json!(stranger.presence));
    assert!(told.table.you.is_none());
    // It cannot do anything either.
    let refused = screen.ask(Move::Claim).await.expect_err("refused");
    assert_eq!(refused.code, "identity-needed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_says_the_same_of_every_card_that_one_does_not_hold() {
    let server = seeded_server(13).await;
    let (_, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    clients[1].must(Move::Claim).await;
    let card = clients[1].view().hand.as_ref().expect("a hand")[0];
    let clue = Clue::text("Where is happiness?");
    clients[1]
        .must(Move::Tell {
            card: Some(card),
            clue,
        })
        .await;

    let me = &mut clients[0];
    me.until(|s| s.table.game.as_ref().expect("a game").view.turn.phase == PhaseName::Give)
        .await;
    let hand = me.view().hand.clone().expect("a hand").to_vec();
    let mut said = BTreeSet::new();
    for card in (0..84).map(Card).filter(|card| !hand.contains(card)) {
        let refused = me.ask(Move::Give { cards: vec![card] }).await;
        let mut refused = refused.expect_err("not my card");
        assert_eq!(
            refused.facts.insert("card".into(), Value::Null),
            Some(json!(card))
        );
        said.insert(json!(refused).to_string());
    }
    assert_eq!(said.len(), 1, "{said:?}");
}
