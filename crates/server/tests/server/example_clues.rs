//! An example of a clue: for whoever may tell, of their own cards, and for nobody else. No bot says it.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use fabula_bots::bank::{phrase_said, phrases};
use fabula_bots::{Budget, Mind, RandomMind, Seen, Thought};
use fabula_ids::Language;
use fabula_room::{HostCommand, Move};
use fabula_rules::{Card, Preset, Seed};
use fabula_server::minds::BackgroundMinds;
use fabula_server::options::Span;
use serde_json::Value;

use crate::support::{DAY, TestServer, game_of, preset, secret, table_of};

async fn example(server: &TestServer, who: u8, code: &str, language: &str) -> Value {
    let path = format!("/api/tables/{code}/example?language={language}");
    server.json(&secret(who), &path).await["example"].take()
}

fn card(example: &Value) -> Card {
    Card(example["card"].as_u64().expect("a card") as u16)
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_may_begin_is_shown_one_for_a_card_of_their_own() {
    let server = TestServer::with_lanterns(|_| {}).await;
    let (code, clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    for (who, client) in (1..).zip(&clients) {
        let shown = example(&server, who, &code, "en").await;
        let hand = client.view().hand.clone().expect("a hand");
        assert!(hand.contains(&card(&shown)), "{shown} of {hand:?}");
        let again = example(&server, who, &code, "en").await;
        assert_eq!(again, shown, "asked again it is the same");
        let in_french = example(&server, who, &code, "fr").await;
        assert_eq!(in_french["card"], shown["card"]);
        let said = shown["text"].as_str().and_then(phrase_said);
        let phrase = &phrases()[said.expect("a phrase of the bank")];
        assert_eq!(in_french["text"], **phrase.text(Language::French));
    }
    let watching = example(&server, 99, &code, "en").await;
    assert!(watching.is_null(), "{watching}");
    let nobody = reqwest::get(server.url(&format!("/api/tables/{code}/example"))).await;
    assert_eq!(nobody.expect("an answer").status(), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn once_somebody_tells_it_is_for_them_alone_and_it_is_in_no_view() {
    let server = TestServer::with_lanterns(|_| {}).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    clients[1].must(Move::Claim).await;
    let shown = example(&server, 2, &code, "en").await;
    let hand = clients[1].view().hand.clone().expect("a hand");
    assert!(hand.contains(&card(&shown)), "{shown} of {hand:?}");
    for other in [1, 3, 4, 99] {
        let nothing = example(&server, other, &code, "en").await;
        assert!(nothing.is_null(), "{other}: {nothing}");
    }
    let text = shown["text"].as_str().expect("a text");
    for client in &mut clients {
        let claimed = |s: &fabula_server::protocol::TableState<'_>| s.position > 0;
        client.until(claimed).await;
        assert!(!client.heard.iter().any(|message| message.contains(text)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_cards_are_hidden_or_say_nothing_there_is_none() {
    let server = TestServer::with_lanterns(|_| {}).await;
    let (code, _clients) = game_of(&server, 6, preset(Preset::OdysseyParty)).await;
    let party = example(&server, 1, &code, "en").await;
    assert!(party.is_null(), "nobody has seen their cards: {party}");

    let server = TestServer::with_lanterns(|options| options.withhold_descriptions = true).await;
    let (code, _clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let withheld = example(&server, 1, &code, "en").await;
    assert!(withheld.is_null(), "{withheld}");
}

/// Plays at random, and notes what it was asked not to say.
struct Noting(Arc<Mutex<Vec<usize>>>);

impl Mind for Noting {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, budget: Budget) -> Option<Thought> {
        *self.0.lock().expect("a note") = seen.kept.to_vec();
        RandomMind.think(seen, luck, budget)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_asked_not_to_say_it() {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let mind = Arc::new(Noting(kept.clone()));
    let minds = BackgroundMinds::new(mind, Duration::from_secs(60));
    let server = TestServer::with_lanterns(|options| {
        options.minds = Arc::new(minds);
        // Persons have their chance.
        options.pace.claim = Span::between(DAY, DAY);
    })
    .await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::ADD_ANY_BOT).await;
    clients[0].must(HostCommand::Start).await;
    let shown = example(&server, 1, &code, "en").await;
    clients[0].must(Move::Claim).await;
    let text = shown["text"].as_str().expect("a text");
    let tell = Move::Tell {
        card: Some(card(&shown)),
        clue: fabula_rules::Clue::text("Something else"),
    };
    clients[0].must(tell).await;
    // The bot has given, so it has thought.
    clients[0]
        .until(|s| {
            let game = s.table.game.as_ref().expect("a game");
            game.view.awaited.len() == 2
        })
        .await;
    let phrase = phrase_said(text).expect("a phrase of the bank");
    assert!(kept.lock().expect("a note").contains(&phrase));
}
