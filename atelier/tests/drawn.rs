//! The deck that is checked in is what the scenes say. Nothing here trusts the fingerprints of sources: everything is drawn.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fabula_atelier::cards::CARDS;
use fabula_atelier::drawn::{DECK, Drawn, Illustration, REPOSITORY, SIZES};
use fabula_atelier::plates::Plate;
use fabula_atelier::render::{self, LARGE, Picture, SMALL};
use fabula_atelier::scene::Scene;
use image::RgbImage;
use rayon::prelude::*;

fn drawn() -> Drawn {
    Drawn::open(Path::new(REPOSITORY), Illustration::all()).expect("a record")
}

#[test]
fn every_card_is_drawn_and_told_about() {
    let drawn: BTreeSet<String> = CARDS.iter().map(|card| card.id.to_owned()).collect();
    assert_eq!(drawn.len(), CARDS.len(), "an id twice");
    let files = fs::read_dir(Path::new(REPOSITORY).join(DECK)).expect("the deck");
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
    let drawn = drawn();
    let ids: Vec<&str> = drawn.touched().iter().map(|it| it.id).collect();
    assert!(ids.is_empty(), "not as they were printed: {ids:?}");
}

#[test]
fn no_scene_has_changed_since_it_was_printed() {
    let drawn = drawn();
    let ids: Vec<&str> = drawn.stale().iter().map(|(it, _)| it.id).collect();
    assert!(ids.is_empty(), "`make deck` would draw {ids:?} again");
}

/// Whatever the record says, every card shows its scene. Drawn small and rough to be quick: pixels of the same scene differ by 7 of
/// 255 on average, those of two different ones by 30 and more.
#[test]
fn every_card_looks_like_its_scene() {
    let unlike = CARDS.par_iter().filter_map(|card| {
        let file = Illustration::file_of_card(card.id, SMALL);
        let printed = fs::read(Path::new(REPOSITORY).join(file)).expect("a picture");
        let printed = render::scaled(&read(&printed), 100);
        let rough = Picture::preview(&Illustration::card(card).svg(), 200).expect("a picture");
        let differs = difference(&rough.scaled(100).into_image().into_rgb8(), &printed);
        (differs > 10.0).then(|| format!("{} by {differs:.1} of 255", card.id))
    });
    let unlike: Vec<String> = unlike.collect();
    assert!(unlike.is_empty(), "unlike their scenes: {unlike:?}");
}

/// The same source gives the same picture, whatever machine draws it: at most the last digits of a number differ.
#[test]
fn a_card_drawn_again_is_the_same() {
    let id = "sun-to-bed";
    let card = CARDS.iter().find(|card| card.id == id).expect("a card");
    let (_, quality) = SIZES.into_iter().find(|size| size.0 == SMALL).expect("it");
    let again = Picture::print(&Illustration::card(card).svg(), LARGE).expect("a picture");
    let again = again.scaled(SMALL).into_image();
    let again = read(&render::webp(&again, quality).expect("a file"));
    let file = Path::new(REPOSITORY).join(Illustration::file_of_card(id, SMALL));
    let differs = difference(&again, &read(&fs::read(file).expect("the printed card")));
    assert!(
        differs < 0.2,
        "pixels differ by {differs:.2} of 255 on average"
    );
}

/// A repository with two plates of one colour each, quickly drawn.
struct Small {
    root: PathBuf,
}

impl Small {
    fn new(name: &str) -> Small {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&root);
        let small = Small { root };
        small.write("atelier/Cargo.lock", "what it is built on");
        small.write("atelier/Cargo.toml", "how");
        small.write("atelier/src/plates/red.rs", "red");
        small.write("atelier/src/plates/red/deep.rs", "deep red");
        small.write("atelier/src/plates/blue.rs", "blue");
        small.write("atelier/src/sky/mod.rs", "shared");
        small
    }

    fn write(&self, path: &str, what: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, what).expect("a file");
    }

    /// As `make deck` does; says what it drew.
    fn draw(&self) -> Vec<&'static str> {
        fn plain(colour: &str) -> Scene {
            let scene = Scene::sized((24.0, 36.0), (0.0, 0.0));
            scene.add(scene.card(colour));
            scene
        }
        let red = Plate {
            id: "red",
            module: "red",
            scene: || plain("#c8503a"),
            files: &[("red.webp", 24, 80.0), ("red.png", 12, 100.0)],
        };
        let blue = Plate {
            id: "blue",
            module: "blue",
            scene: || plain("#3a50c8"),
            files: &[("blue.webp", 24, 80.0)],
        };
        let illustrations = [red, blue].iter().map(Illustration::plate).collect();
        let drawn = Drawn::open(&self.root, illustrations).expect("a record");
        let stale = drawn.stale();
        for (illustration, svg) in &stale {
            drawn.print(illustration, svg).expect("drawn");
        }
        drawn.record_sources().expect("recorded");
        stale.iter().map(|(it, _)| it.id).collect()
    }

    /// What `check_drawn.py` finds, in the order of paths; nothing if it succeeds.
    fn check(&self) -> Vec<String> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/check_drawn.py");
        let run = Command::new("python3").arg(script).arg(&self.root).output();
        let run = run.expect("python3");
        let said = String::from_utf8(run.stdout).expect("text");
        let found: Vec<String> = said
            .lines()
            .filter_map(|line| line.strip_prefix("  "))
            .map(str::to_owned)
            .collect();
        let wrong = String::from_utf8_lossy(&run.stderr);
        assert_eq!(run.status.success(), found.is_empty(), "{said}{wrong}");
        found
    }
}

#[test]
fn what_is_not_as_recorded_is_drawn_again() {
    let small = Small::new("drawn-again");
    assert_eq!(small.draw(), ["red", "blue"]);
    assert!(small.draw().is_empty());

    fs::copy(small.root.join("blue.webp"), small.root.join("red.webp")).expect("swapped");
    assert_eq!(small.draw(), ["red"]);
    assert!(small.draw().is_empty());

    fs::remove_file(small.root.join("red.png")).expect("lost");
    assert_eq!(small.draw(), ["red"]);

    let record = small.root.join("atelier/drawn.toml");
    let whole = fs::read_to_string(&record).expect("a record");
    let half = whole.split("[red]").next().expect("the rest");
    fs::write(&record, half).expect("a record");
    assert_eq!(small.draw(), ["red"]);
    assert_eq!(fs::read_to_string(&record).expect("a record"), whole);
}

#[test]
fn the_check_without_compiling_finds_every_change_until_it_is_recorded() {
    let small = Small::new("checked");
    small.draw();
    assert!(small.check().is_empty());

    let all = "atelier/src".to_owned();
    for (changed, module) in [
        ("atelier/src/plates/red.rs", Some("atelier/src/plates/red")),
        (
            "atelier/src/plates/red/deep.rs",
            Some("atelier/src/plates/red"),
        ),
        (
            "atelier/src/plates/red/new/part.rs",
            Some("atelier/src/plates/red"),
        ),
        ("atelier/src/sky/mod.rs", None),
        ("atelier/src/sky-line.rs", None),
    ] {
        small.write(changed, "something else");
        let module = module.map(str::to_owned);
        let expected: Vec<String> = [all.clone()].into_iter().chain(module).collect();
        assert_eq!(small.check(), expected, "{changed}");
        assert!(small.draw().is_empty(), "the scenes are the same");
        assert!(small.check().is_empty(), "{changed}");
    }
    for changed in ["atelier/Cargo.lock", "atelier/Cargo.toml"] {
        small.write(changed, "something else");
        assert_eq!(small.check(), [changed]);
        small.draw();
    }
    small.write("atelier/src/.sky.rs.swp", "an editor's");
    assert!(small.check().is_empty());

    small.write("red.png", "another picture");
    fs::remove_file(small.root.join("blue.webp")).expect("lost");
    assert_eq!(small.check(), ["blue.webp", "red.png"]);
    small.draw();
    let unknown = format!("{DECK}/unknown.400.webp");
    small.write(&unknown, "by somebody");
    assert_eq!(small.check(), [unknown.as_str()]);
    fs::remove_file(small.root.join(unknown)).expect("gone");

    small.write("atelier/drawn.toml", "");
    let modules = ["atelier/src/plates/blue", "atelier/src/plates/red"];
    assert_eq!(
        small.check(),
        [
            &["atelier/Cargo.lock", "atelier/Cargo.toml", "atelier/src"],
            &modules[..]
        ]
        .concat()
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
