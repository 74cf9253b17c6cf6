//! The decks the program offers: its own, and folders of pictures.

use std::fs;
use std::io::Cursor;

use fabula_deck::{Manifest, Picture};
use fabula_ids::{ContentHash, Language};
use fabula_room::TableSettingsChange;
use image::{ImageFormat, ImageReader};
use reqwest::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use serde_json::{Value, json};

use super::refused;
use crate::support::program::{Program, Sandbox};
use crate::support::{Client, chance, secret};

/// A deck's catalogue and all its pictures are there, each by its hash and for ever. Gives the pictures.
async fn served(program: &Program, offered: &Value) -> Vec<Picture> {
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    let id = offered["id"].as_str().expect("an id");
    let response = program.get(&format!("/api/decks/{id}")).await;
    assert_eq!(response.headers()[CACHE_CONTROL], FOR_EVER);
    let manifest: Manifest = response.json().await.expect("a catalogue");
    assert_eq!(offered["name"], manifest.name);
    assert_eq!(offered["cards"], manifest.cards.len());
    let pictures = manifest.cards.iter().flat_map(|c| [c.small, c.large]);
    let pictures: Vec<Picture> = pictures.collect();
    for picture in &pictures {
        let path = format!("/p/{}", picture.hash);
        let response = program.get(&path).await;
        assert_eq!(response.status(), 200);
        let headers = response.headers().clone();
        assert_eq!(headers[CONTENT_TYPE], "image/webp");
        assert_eq!(headers[CACHE_CONTROL], FOR_EVER);
        let bytes = response.bytes().await.expect("a picture");
        assert_eq!(ContentHash::of(&bytes), picture.hash);
        let reader = ImageReader::with_format(Cursor::new(&bytes), ImageFormat::WebP);
        let size = reader.into_dimensions().expect("WebP");
        assert_eq!(size, (picture.width, picture.height));
        // Whoever has it need not get it again.
        let url = format!("http://{}{path}", program.address());
        let again = reqwest::Client::new().get(url);
        let again = again.header(IF_NONE_MATCH, &headers[ETAG]).send().await;
        assert_eq!(again.expect("an answer").status(), 304);
    }
    pictures
}

#[tokio::test]
async fn lanterns_come_with_the_program() {
    let sandbox = Sandbox::new();
    let program = sandbox.serve(&[]);
    let offered = program.json("/api/decks").await;
    let [lanterns] = &offered["decks"].as_array().expect("decks")[..] else {
        panic!("{offered}");
    };
    assert_eq!(lanterns["name"], "Lanterns");
    assert_eq!(lanterns["licence"], "CC-BY-4.0");
    let cards = fabula_deck::lanterns().expect("the deck").manifest.cards;
    assert_eq!(served(&program, lanterns).await.len(), 2 * cards.len());
    let (_, ana) = program.game(&TableSettingsChange::default()).await;
    let game = ana.table().game.as_ref().expect("a game");
    assert_eq!(game.decks[0].name, "Lanterns");
    drop(ana);
    program.stop();

    // For trying things out with more players than they are enough for.
    let program = sandbox.serve(&["--plain-deck"]);
    let again = program.json("/api/decks").await;
    assert_eq!(again["decks"][0], *lanterns);
    assert_eq!(again["decks"][1]["cards"], 84);
    assert_eq!(served(&program, &again["decks"][1]).await.len(), 2 * 84);
}

#[tokio::test]
async fn a_deck_is_described_in_the_reader_s_language() {
    let sandbox = Sandbox::new();
    let program = sandbox.serve(&["--plain-deck"]);
    let decks = program.json("/api/decks").await;
    let read = async |deck: usize, query: &str| -> Manifest {
        let id = decks["decks"][deck]["id"].as_str().expect("an id");
        let manifest = program.json(&format!("/api/decks/{id}{query}")).await;
        serde_json::from_value(manifest).expect("a manifest")
    };
    let (all, russian) = (read(0, "").await, read(0, "?language=ru").await);
    for (card, in_russian) in all.cards.iter().zip(&russian.cards) {
        assert_eq!(card.description.len(), Language::ALL.len(), "{}", card.id);
        assert_eq!(in_russian.description.len(), 1, "{}", card.id);
        assert_eq!(in_russian.description["ru"], card.description["ru"]);
        assert_eq!(in_russian.small, card.small);
        assert!(in_russian.tags.is_empty() && !card.tags.is_empty());
    }
    // Plain cards are described in English only.
    let (plain, in_czech) = (read(1, "").await, read(1, "?language=cs").await);
    for (card, in_czech) in plain.cards.iter().zip(&in_czech.cards) {
        assert_eq!(card.description, in_czech.description);
    }
    let id = decks["decks"][0]["id"].as_str().expect("an id");
    let refused = program.get(&format!("/api/decks/{id}?language=xx")).await;
    assert_eq!(refused.status(), 400);
    let refused: Value = refused.json().await.expect("a refusal");
    assert_eq!(refused["code"], "bad-request");
}

#[tokio::test]
async fn folders_of_pictures_are_decks() {
    let sandbox = Sandbox::new();
    sandbox.add_deck("foxes", 40, (8, 12));
    let owls = sandbox.add_deck("owls", 44, (8, 12));
    let about = "name = \"Owls at night\"\nauthor = \"Ana\"\nlicence = \"CC0-1.0\"\n";
    fs::write(owls.join("deck.toml"), about).expect("written");
    fs::create_dir(sandbox.path("decks/.hidden")).expect("a folder");
    fs::write(sandbox.path("decks/readme.txt"), "two decks").expect("written");
    let decks = ["--decks", "decks", "--log", "info"];
    let program = sandbox.serve(&decks);
    assert_eq!(program.errors().matches("importing a deck").count(), 2);

    let offered = program.json("/api/decks").await;
    let offered = offered["decks"].as_array().expect("decks").clone();
    let names: Vec<_> = offered.iter().map(|deck| &deck["name"]).collect();
    assert_eq!(names, ["Lanterns", "foxes", "Owls at night"]);
    let offered = &offered[1..];
    assert_eq!(
        (&offered[0]["cards"], &offered[1]["cards"]),
        (&json!(40), &json!(44))
    );
    assert_eq!(offered[1]["author"], "Ana");

    let mut ids = Vec::new();
    for deck in offered {
        for card in served(&program, deck).await {
            assert_eq!((card.width, card.height), (8, 12));
        }
        ids.push(serde_json::from_value(deck["id"].clone()).expect("an id"));
    }
    for nothing in ["/p/00", "/p/zz", "/api/decks/00", "/api/decks/zz"] {
        assert_eq!(program.get(nothing).await.status(), 404, "{nothing}");
    }

    // One alone is too small for four; both together are enough.
    let change = |decks| TableSettingsChange {
        decks: Some(decks),
        ..TableSettingsChange::default()
    };
    let (code, mut ana) = program.game(&change(ids.clone())).await;
    let table = ana.table().game.as_ref().expect("a game");
    let mixed: Vec<_> = table.decks.iter().map(|deck| deck.id).collect();
    assert_eq!(mixed, ids);
    ana.play_to_the_end(chance(4, 0)).await;
    drop(ana);
    program.stop();

    // The second time they are known; what has changed is imported again.
    let program = sandbox.serve(&decks);
    assert!(
        !program.errors().contains("importing"),
        "{}",
        program.errors()
    );
    let again = program.json("/api/decks").await;
    assert_eq!(again["decks"].as_array().expect("decks")[1..], *offered);
    program.stop();
    sandbox.add_deck("owls", 45, (8, 12));
    let program = sandbox.serve(&decks);
    let errors = program.errors();
    assert_eq!(errors.matches("importing a deck").count(), 1, "{errors}");
    assert_eq!(program.json("/api/decks").await["decks"][2]["cards"], 45);

    // A game of the past keeps its pictures.
    let old = offered[1]["id"].as_str().expect("an id");
    assert_eq!(
        program.get(&format!("/api/decks/{old}")).await.status(),
        200
    );
    let ana = Client::join(&program.address(), &secret(1), &code).await;
    assert_eq!(ana.table().game.as_ref().expect("a game").decks.len(), 2);
}

#[test]
fn a_broken_deck_is_refused_with_its_name() {
    let cases: [(&str, &str, &str); 4] = [
        ("000.png", "no picture at all", "000.png cannot be used"),
        ("999.jpg", "", "999.jpg cannot be used"),
        ("deck.toml", "name = ", "deck.toml"),
        ("deck.toml", "[cards.unknown]\ntags = []\n", "unknown"),
    ];
    for (file, content, reason) in cases {
        let sandbox = Sandbox::new();
        sandbox.add_deck("a good one", 3, (8, 12));
        let folder = sandbox.add_deck("owls", 3, (8, 12));
        fs::write(folder.join(file), content).expect("written");
        let said = refused(&sandbox, sandbox.server(&["--decks", "decks"]));
        assert!(said.contains("owls") && said.contains(reason), "{said}");
        // Mended, it is taken.
        fs::remove_file(folder.join(file)).expect("removed");
        sandbox.serve(&["--decks", "decks"]).stop();
    }
    let sandbox = Sandbox::new();
    fs::create_dir_all(sandbox.path("decks/nothing")).expect("a folder");
    let said = refused(&sandbox, sandbox.server(&["--decks", "decks"]));
    assert!(
        said.contains("there is no picture in decks/nothing"),
        "{said}"
    );
    let said = refused(&sandbox, sandbox.server(&["--decks", "nowhere"]));
    assert!(said.contains("cannot read nowhere"), "{said}");
}
