//! What a program hears at a table is what docs/agents.md says, message by message.

use std::collections::{BTreeMap, BTreeSet};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fabula_ids::{ContentHash, DeckId};
use fabula_room::{HostCommand, Persona, TableSettingsChange};
use serde_json::{Value, json};

use super::for_agents_to;
use super::seated_program::ProgramTable;

fn keys(message: &Value) -> BTreeSet<&str> {
    let object = message.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

fn cards(list: &Value) -> Vec<u64> {
    let list = list.as_array().expect("a list of cards");
    list.iter()
        .map(|card| card.as_u64().expect("a card"))
        .collect()
}

/// The fields of each message to a program.
pub fn fields(kind: &str) -> BTreeSet<&'static str> {
    let fields = match kind {
        "hello" => "deadline_ms language name type version",
        "look" => "cards type",
        "clue" => "deadline_ms hand id max_chars round type you",
        "give" => "clue count deadline_ms hand id round storyteller type you",
        "vote" => "choices clue deadline_ms id max min red round storyteller table type you yours",
        "refused" => "type why",
        "result" => "result type you",
        "end" => "scores type winners",
        other => panic!("{other}"),
    };
    fields.split(' ').collect()
}

/// The card numbers of a game, each with what the deck says of it.
async fn manifest(table: &ProgramTable) -> Vec<Value> {
    let state = table
        .server
        .json(&format!("/api/tables/{}", table.code))
        .await;
    let mut cards = Vec::new();
    for deck in state["table"]["game"]["decks"].as_array().expect("decks") {
        let id = deck["id"].as_str().expect("an id");
        let manifest = table.server.json(&format!("/api/decks/{id}")).await;
        cards.extend(manifest["cards"].as_array().expect("cards").clone());
    }
    cards
}

/// All cards that were shown, by number.
fn shown(told: &[Value]) -> BTreeMap<u64, Value> {
    let mut shown = BTreeMap::new();
    for message in told.iter().filter(|told| told["type"] == "look") {
        assert_eq!(keys(message), fields("look"));
        for card in message["cards"].as_array().expect("cards") {
            let number = card["card"].as_u64().expect("a number");
            assert!(shown.insert(number, card.clone()).is_none(), "shown twice");
        }
    }
    shown
}

/// A game of two recorders and two bots that is over; with what the two were told.
async fn played(one: &[&str], other: &[&str]) -> (ProgramTable, Vec<Value>, Vec<Value>) {
    let table = ProgramTable::open(&for_agents_to(10)).await;
    let first = table.seat_recorder(1, "First", one).await;
    let second = table.seat_recorder(2, "Second", other).await;
    table.add_bot(Persona::Poet).await;
    table.add_bot(Persona::Scholar).await;
    table.host(HostCommand::Start).await;
    table.over().await;
    for program in [first, second] {
        let said = program.end();
        assert!(!said.contains("random move"), "{said}");
    }
    let told = ["First", "Second"].map(|name| table.record(name));
    let [first, second] = told;
    (table, first, second)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_greeted_asked_in_turn_and_told_every_result() {
    let quiet = ["--pictures", "none", "--no-descriptions"];
    let (table, first, second) =
        played(&quiet, &[&quiet[..], &["--deadline", "20"]].concat()).await;
    for (seat, name, deadline, told) in
        [(0, "First", 60_000, &first), (1, "Second", 20_000, &second)]
    {
        let hello = json!({
            "type": "hello", "version": 1, "name": name, "language": "en", "deadline_ms": deadline,
        });
        assert_eq!(told[0], hello);
        let mut seen: BTreeSet<u64> = BTreeSet::new();
        let mut asked = 0;
        let mut results = Vec::new();
        for message in &told[1..] {
            let kind = message["type"].as_str().expect("a type");
            let choices = match kind {
                "look" => {
                    for card in message["cards"].as_array().expect("cards") {
                        assert_eq!(keys(card), ["card"].into());
                        seen.insert(card["card"].as_u64().expect("a number"));
                    }
                    continue;
                }
                "result" => {
                    assert_eq!(keys(message), fields(kind));
                    assert_eq!(message["you"], seat);
                    results.push(message["result"].clone());
                    continue;
                }
                "end" | "end of input" => continue,
                "clue" => {
                    assert_eq!(keys(message), fields(kind));
                    assert_eq!(message["max_chars"], 200);
                    cards(&message["hand"])
                }
                "give" => {
                    assert_eq!(keys(message), fields(kind));
                    assert_eq!(message["count"], 1);
                    cards(&message["hand"])
                }
                "vote" => {
                    assert_eq!(keys(message), fields(kind));
                    assert_eq!((&message["min"], &message["max"]), (&json!(1), &json!(1)));
                    assert_eq!(message["red"], false);
                    let (table, yours) = (cards(&message["table"]), cards(&message["yours"]));
                    assert_eq!((table.len(), yours.len()), (4, 1));
                    let others = table.iter().copied().filter(|card| !yours.contains(card));
                    assert_eq!(cards(&message["choices"]), others.collect::<Vec<_>>());
                    table
                }
                other => panic!("{other}"),
            };
            // Every question has the next number, and every card in it was shown before.
            asked += 1;
            assert_eq!(message["id"], asked);
            assert_eq!(message["deadline_ms"], deadline);
            assert_eq!(message["you"], seat);
            assert_eq!(message["round"], results.len() + 1);
            assert!(choices.iter().all(|card| seen.contains(card)), "{message}");
        }
        // A result for every round, the same that the album has.
        let album = table.rounds().await;
        let album: Vec<Value> = album.iter().map(|round| round["result"].clone()).collect();
        assert_eq!(results, album);
        let laid = album
            .iter()
            .flat_map(|r| r["table"].as_array().expect("cards"));
        let mut laid = laid.map(|laid| laid["card"].as_u64().expect("a card"));
        assert!(laid.all(|card| seen.contains(&card)), "all was shown");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_come_as_files_or_inside_the_message_and_words_only_if_they_may() {
    let inside = ["--pictures", "base64", "--no-descriptions"];
    let (table, first, second) = played(&[], &inside).await;
    let manifest = manifest(&table).await;
    let large = |card: u64| manifest[card as usize]["large"]["hash"].clone();
    let small = |card: u64| manifest[card as usize]["small"]["hash"].clone();
    let told = shown(&first);
    assert!(told.len() >= 6);
    for (number, card) in told {
        // The sum is the recorder's own: it has read the file.
        let known = ["card", "description", "picture", "sha256", "tags"];
        assert_eq!(keys(&card), known.into());
        assert_eq!(card["sha256"], large(number));
        let info = &manifest[number as usize];
        assert_eq!(card["description"], info["description"]);
        assert!(card["description"]["en"].is_string());
        assert_eq!(card["tags"], info["tags"]);
        let path = card["picture"].as_str().expect("a path");
        assert!(path.ends_with(".webp"), "{path}");
        assert!(!std::path::Path::new(path).exists(), "{path} is left lying");
    }
    let told = shown(&second);
    assert!(told.len() >= 6);
    for (number, card) in told {
        assert_eq!(keys(&card), ["card", "picture"].into());
        let picture = card["picture"].as_str().expect("a picture");
        let data = picture.strip_prefix("data:image/webp;base64,");
        let bytes = STANDARD.decode(data.expect("WebP")).expect("base64");
        assert_eq!(json!(ContentHash::of(&bytes)), small(number));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn small_files_are_the_small_pictures() {
    let small = ["--pictures", "small-files", "--no-descriptions"];
    let (table, first, _) = played(&small, &["--pictures", "none"]).await;
    let manifest = manifest(&table).await;
    for (number, card) in shown(&first) {
        assert_eq!(keys(&card), ["card", "picture", "sha256"].into());
        let info = &manifest[number as usize];
        assert_eq!(card["sha256"], info["small"]["hash"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_the_end_and_may_finish() {
    let quiet = ["--pictures", "none", "--no-descriptions"];
    let (table, first, second) = played(&quiet, &quiet).await;
    let state = table.over().await;
    let view = &state["table"]["game"]["view"];
    let scores = view["seats"].as_array().expect("seats").iter();
    let scores = scores.map(|seat| json!({ "seat": seat["seat"], "score": seat["score"] }));
    let end = json!({
        "type": "end", "scores": scores.collect::<Vec<_>>(), "winners": view["phase"]["winners"],
    });
    for told in [first, second] {
        let (last, rest) = told.split_last().expect("messages");
        assert_eq!(last["type"], "end of input");
        assert_eq!(*rest.last().expect("messages"), end);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_stays_is_told_each_result_and_each_end_once() {
    // A wait for news is over after a second.
    let table = ProgramTable::open_with(&["--poll-wait", "1"], &for_agents_to(3)).await;
    let quiet = ["--pictures", "none", "--no-descriptions", "--stay"];
    let _program = table.seat_recorder(1, "Stays", &quiet).await;
    for persona in [Persona::Poet, Persona::Scholar, Persona::Child] {
        table.add_bot(persona).await;
    }
    table.host(HostCommand::Start).await;
    table.over().await;
    // Three waits of ours are at least two of the program's.
    for _ in 0..3 {
        let path = format!("/api/tables/{}?after=100000", table.code);
        table.server.json(&path).await;
    }
    let told = table.record("Stays");
    let count = |kind: &str| told.iter().filter(|told| told["type"] == kind).count();
    assert_eq!(count("end"), 1);
    assert_eq!(count("result"), table.rounds().await.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_stays_is_shown_the_cards_of_the_next_game() {
    let table = ProgramTable::open_with(&["--plain-deck"], &for_agents_to(3)).await;
    let _program = table
        .seat_recorder(1, "Stays", &["--stay", "--no-descriptions"])
        .await;
    for persona in [Persona::Poet, Persona::Scholar, Persona::Child] {
        table.add_bot(persona).await;
    }
    table.host(HostCommand::Start).await;
    table.over().await;
    table.until_told("Stays", "end").await;
    let decks = table.server.json("/api/decks").await;
    let id = |n: usize| -> DeckId {
        let id = decks["decks"][n]["id"].as_str().expect("an id");
        id.parse().expect("a hash")
    };
    // Now with two decks: card numbers run through both.
    let change = Box::new(TableSettingsChange {
        decks: Some(vec![id(1), id(0)]),
        ..TableSettingsChange::default()
    });
    table.host(HostCommand::Configure { change }).await;
    table.host(HostCommand::Start).await;
    table
        .until(|state| state["table"]["game"]["view"]["turn"]["game"] == 1)
        .await;
    table.over().await;
    let manifest = manifest(&table).await;
    assert!(manifest.len() >= 84 + 36, "both decks");
    let mut told = table.record("Stays");
    let first_end = told.iter().position(|told| told["type"] == "end");
    let told = shown(&told.split_off(first_end.expect("an end")));
    assert!(told.len() >= 6, "{told:?}");
    for (number, card) in told {
        let info = &manifest[number as usize];
        assert_eq!(card["sha256"], info["large"]["hash"]);
    }
}
