//! The printed deck is what the scenes say.

use std::path::Path;

use fabula_atelier::cards::CARDS;
use fabula_atelier::plates::PLATES;
use fabula_atelier::press::{self, LARGE, Picture, SMALL};
use fabula_atelier::printed::{Print, Printed, SIZES};
use image::RgbImage;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../deck/lanterns"))
}

#[test]
fn no_scene_has_changed_since_it_was_printed() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = crate_folder.join("../..");
    let printed = Printed::open(&crate_folder.join("drawn.toml")).expect("a note");
    let cards = CARDS.iter().map(|card| Print::card(card, folder()));
    let plates = PLATES.iter().map(|plate| Print::plate(plate, &root));
    let prints: Vec<Print> = cards.chain(plates).collect();
    let stale = printed.stale(&prints);
    let ids: Vec<&str> = stale.iter().map(|(print, _)| print.id).collect();
    assert!(ids.is_empty(), "`make deck` would draw {ids:?} again");
}

/// The same source gives the same picture, whatever machine draws it: at most the last digits of a number differ.
#[test]
fn a_card_drawn_again_is_the_same() {
    let id = "sun-to-bed";
    let card = CARDS.iter().find(|card| card.id == id).expect("a card");
    let (_, quality) = SIZES.into_iter().find(|size| size.0 == SMALL).expect("it");
    let again = Picture::print(&(card.scene)().svg(), LARGE).expect("a picture");
    let again = again.scaled(SMALL).into_image();
    let again = read(&press::webp(&again, quality));
    let file = std::fs::read(Print::file(folder(), id, SMALL)).expect("the printed card");
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
