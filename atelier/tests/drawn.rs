//! The printed deck is what the scenes say.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fabula_atelier::cards::CARDS;
use fabula_atelier::drawn::{Print, Printed, SIZES};
use fabula_atelier::plates::{PLATES, Plate};
use fabula_atelier::render::{self, LARGE, Picture, SMALL};
use fabula_atelier::scene::Scene;
use image::RgbImage;

fn folder() -> &'static Path {
    Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../crates/deck/lanterns"
    ))
}

fn printed() -> Printed {
    let note = Path::new(env!("CARGO_MANIFEST_DIR")).join("drawn.toml");
    Printed::open(&note).expect("a note")
}

fn prints() -> Vec<Print> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let cards = CARDS.iter().map(|card| Print::card(card, folder()));
    let plates = PLATES.iter().map(|plate| Print::plate(plate, &root));
    cards.chain(plates).collect()
}

#[test]
fn every_card_is_drawn_and_told_about() {
    let drawn: BTreeSet<String> = CARDS.iter().map(|card| card.id.to_owned()).collect();
    assert_eq!(drawn.len(), CARDS.len(), "an id twice");
    let files = fs::read_dir(folder()).expect("the deck");
    let told: BTreeSet<String> = files
        .map(|file| file.expect("a file").path())
        .filter(|file| file.extension().is_some_and(|end| end == "toml"))
        .filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned()))
        .filter(|id| id != "deck")
        .collect();
    assert_eq!(drawn, told);
}

#[test]
fn no_printed_picture_was_changed_or_swapped() {
    let printed = printed();
    let prints = prints();
    let touched = prints.iter().filter(|print| !printed.untouched(print));
    let ids: Vec<&str> = touched.map(|print| print.id).collect();
    assert!(ids.is_empty(), "not as they were printed: {ids:?}");
}

#[test]
fn no_scene_has_changed_since_it_was_printed() {
    let printed = printed();
    let prints = prints();
    let stale = printed.stale(&prints);
    let ids: Vec<&str> = stale.iter().map(|(print, _)| print.id).collect();
    assert!(ids.is_empty(), "`make deck` would draw {ids:?} again");
}

/// Two plates of one colour each, quickly drawn.
#[test]
fn what_is_not_as_noted_is_drawn_again() {
    fn plain(colour: &str) -> Scene {
        let scene = Scene::sized((24.0, 36.0), (0.0, 0.0));
        scene.add(scene.card(colour));
        scene
    }
    let red = Plate {
        id: "red",
        scene: || plain("#c8503a"),
        files: &[("red.webp", 24, 80.0), ("red.png", 12, 100.0)],
    };
    let blue = Plate {
        id: "blue",
        scene: || plain("#3a50c8"),
        files: &[("blue.webp", 24, 80.0)],
    };
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("printed");
    let _ = fs::remove_dir_all(&root);
    let note = root.join("drawn.toml");
    let prints = [Print::plate(&red, &root), Print::plate(&blue, &root)];
    // As `deck` does; says what it drew.
    let draw = || -> Vec<&str> {
        let printed = Printed::open(&note).expect("a note");
        let stale = printed.stale(&prints);
        for (print, svg) in &stale {
            printed.print(print, svg).expect("drawn");
        }
        stale.iter().map(|(print, _)| print.id).collect()
    };
    assert_eq!(draw(), ["red", "blue"]);
    assert!(draw().is_empty());

    fs::copy(root.join("blue.webp"), root.join("red.webp")).expect("swapped");
    assert_eq!(draw(), ["red"]);
    assert!(draw().is_empty());

    fs::remove_file(root.join("red.png")).expect("lost");
    assert_eq!(draw(), ["red"]);

    // A note from before files were noted.
    let noted = fs::read_to_string(&note).expect("a note");
    assert_eq!(noted.lines().count(), 2, "a line each");
    let old: String = noted
        .lines()
        .map(|line| format!("{}\"\n", &line[..line.find('"').expect("a value") + 25]))
        .collect();
    fs::write(&note, old).expect("a note");
    assert_eq!(draw(), ["red", "blue"]);
    assert_eq!(fs::read_to_string(&note).expect("a note"), noted);
}

/// The same source gives the same picture, whatever machine draws it: at most the last digits of a number differ.
#[test]
fn a_card_drawn_again_is_the_same() {
    let id = "sun-to-bed";
    let card = CARDS.iter().find(|card| card.id == id).expect("a card");
    let (_, quality) = SIZES.into_iter().find(|size| size.0 == SMALL).expect("it");
    let again = Picture::print(&(card.scene)().svg(), LARGE).expect("a picture");
    let again = again.scaled(SMALL).into_image();
    let again = read(&render::webp(&again, quality));
    let file = fs::read(Print::file(folder(), id, SMALL)).expect("the printed card");
    let differs = difference(&again, &read(&file));
    assert!(
        differs < 0.2,
        "pixels differ by {differs:.2} of 255 on average"
    );
}

fn read(webp: &[u8]) -> RgbImage {
    image::load_from_memory(webp)
        .expect("a picture")
        .into_rgb8()
}

fn difference(a: &RgbImage, b: &RgbImage) -> f64 {
    assert_eq!(a.dimensions(), b.dimensions());
    let pairs = a.as_raw().iter().zip(b.as_raw());
    let sum: f64 = pairs.map(|(a, b)| f64::from(a.abs_diff(*b))).sum();
    sum / a.as_raw().len() as f64
}
