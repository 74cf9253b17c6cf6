//! The sheets on which the people of the atelier are tried: `fabula-atelier figures` draws them.
//!
//! Who makes a card looks for a pose, a garment, a head or a hand here, by its place on the sheet, and reads in this folder how it was
//! written.

mod bodies;
mod clothes;
mod hands;
mod heads;
mod portraits;
mod poses;

use super::{Figure, Garment, Hair, Head, Shoes, Skin};
use crate::cards::Card;
use crate::scene::{Finish, Scene};
use crate::stops;
use bodies::bodies;
use clothes::clothes;
use hands::hands;
use heads::heads;
use portraits::portraits;
use poses::poses;

/// All sheets.
pub const SHEETS: &[Card] = &[
    Card::new("figures-bodies", bodies),
    Card::new("figures-heads", heads),
    Card::new("figures-portraits", portraits),
    Card::new("figures-poses", poses),
    Card::new("figures-clothes", clothes),
    Card::new("figures-hands", hands),
];

fn paper(light: (f64, f64), top: &str, foot: &str) -> Scene {
    let scene = Scene::lit_from(light.0, light.1);
    let stops = stops![0, top; 1, foot];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &stops), 3, 0.06);
    scene
}

fn finish(scene: &Scene, vignette: f64, colour: &'static str) {
    scene.finish(Finish {
        tooth: 0.45,
        vignette,
        colour,
        ..Finish::default()
    });
}

fn head(hair: Hair, colour: &str) -> Head {
    Head {
        hair,
        hair_colour: colour.into(),
        ..Head::default()
    }
}

/// Somebody to try a pose on: clothes, shoes, hair and skin change from one to the next.
fn model(i: usize) -> Figure {
    let tops = [
        "#a8503a", "#caa04a", "#4a7a6a", "#46527a", "#b8607a", "#6a5a48", "#3f6a80",
    ];
    let skins = [
        Skin::Sand,
        Skin::Umber,
        Skin::Porcelain,
        Skin::Ebony,
        Skin::Honey,
    ];
    let hairs = [
        Hair::Bob,
        Hair::Short,
        Hair::Bun,
        Hair::Curly,
        Hair::Braid,
        Hair::Long,
    ];
    let colours = [
        "#2d2230", "#2a1d1c", "#5a3424", "#251a20", "#8a4a2a", "#caa25a",
    ];
    let garments = [
        Garment::Trousers,
        Garment::Dress,
        Garment::Trousers,
        Garment::Coat,
    ];
    let shoes = [
        Shoes::Low,
        Shoes::Bare,
        Shoes::Boots,
        Shoes::Low,
        Shoes::Boots,
    ];
    Figure {
        garment: garments[i % 4],
        shoes: shoes[i % 5],
        shoe_colour: ["#3a2430", "#5a3828", "#2a2a3a"][i % 3].into(),
        top: tops[i % 7].into(),
        low: ["#3b4a5e", "#5a4638", "#2f3a44"][i % 3].into(),
        skin: skins[i % 5],
        head: head(hairs[i % 6], colours[(i * 5 + i / 6) % 6]),
        ..Figure::default()
    }
}
