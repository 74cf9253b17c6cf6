//! `--withhold-descriptions`: nobody is told what is seen on the cards, and the bots play all the same.

use fabula_room::{HostCommand, Persona};
use fabula_rules::Seed;
use serde_json::{Value, json};

use super::for_agents_to;
use super::seated_program::ProgramTable;

/// What the server tells about its first deck, in all languages or in one.
async fn manifests(table: &ProgramTable) -> [Value; 2] {
    let decks = table.server.json("/api/decks").await;
    let id = decks["decks"][0]["id"].as_str().expect("an id");
    let all = table.server.json(&format!("/api/decks/{id}")).await;
    let french = format!("/api/decks/{id}?language=fr");
    [all, table.server.json(&french).await]
}

/// A game of a program with three bots that we know, always with the same seed.
async fn play(table: &ProgramTable) {
    let program = table.seat_recorder(1, "Looks", &[]).await;
    for persona in [Persona::Poet, Persona::Scholar, Persona::Detective] {
        table.add_bot(persona).await;
    }
    let seed = Seed([2; 32]);
    table.host(HostCommand::StartWithSeed { seed }).await;
    table.over().await;
    program.end();
}

/// The rounds with what bots said about them, whoever of them was quicker.
async fn rounds(table: &ProgramTable) -> Vec<Value> {
    let mut rounds = table.rounds().await;
    for round in &mut rounds {
        let reasons = round["reasons"].as_array_mut().expect("reasons");
        reasons.sort_by_key(|reason| (reason["seat"].as_u64(), reason["act"].to_string()));
    }
    rounds
}

#[tokio::test(flavor = "multi_thread")]
async fn the_manifest_says_nothing_of_the_cards_and_the_bots_play_all_the_same() {
    let mut games = Vec::new();
    for args in [&[][..], &["--withhold-descriptions"]] {
        let table = ProgramTable::open_with(args, &for_agents_to(12)).await;
        // For programs, and for readers of one language, who have no use for tags.
        for (manifest, told) in (manifests(&table).await.into_iter())
            .zip([&["description", "tags"][..], &["description"]])
        {
            let cards = manifest["cards"].as_array().expect("cards");
            assert!(cards.len() >= 36, "{}", cards.len());
            for card in cards {
                assert!(card["large"]["hash"].is_string(), "pictures are shown");
                for words in told {
                    assert_eq!(card.get(*words).is_some(), args.is_empty(), "{card}");
                }
            }
        }
        play(&table).await;
        games.push(rounds(&table).await);
    }
    assert_eq!(games[0], games[1], "the bots know their cards");
    let reasons = games[1]
        .iter()
        .flat_map(|round| round["reasons"].as_array());
    let grounds = reasons.flatten().map(|reason| reason["ground"].clone());
    assert!(grounds.into_iter().any(|ground| ground == "alike"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_no_words_that_the_server_withholds() {
    let table = ProgramTable::open_with(&["--withhold-descriptions"], &for_agents_to(3)).await;
    play(&table).await;
    let told = table.record("Looks");
    let looks = told.iter().filter(|told| told["type"] == "look");
    let cards: Vec<&Value> = looks
        .flat_map(|look| look["cards"].as_array().expect("cards"))
        .collect();
    assert!(cards.len() >= 6);
    for card in cards {
        assert_eq!(card["description"], json!({}));
        assert_eq!(card["tags"], json!([]));
        assert!(card["sha256"].is_string(), "the picture is there");
    }
}
