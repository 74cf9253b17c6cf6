//! The sheets on which people are tried: `fabula-atelier figures` draws them. Who makes a card looks for a pose, a hand, a face or
//! clothes here, by its place on the sheet, and reads in this folder how it was written.

mod builds;
mod clothes;
mod faces;
mod hands;
mod heads;
mod poses;
mod props;

use super::{Beard, Bottom, Clothes, Features, Hair, Head, Headwear, Pattern, Person, Shoes, Top};
use crate::cards::Card;
use crate::colour::Colour;
use crate::line::rect;
use crate::motifs::figures::Skin;
use crate::scene::Scene;
use crate::shape::Shape;

/// All sheets.
pub const SHEETS: &[Card] = &[
    Card::new("people-poses", poses::poses),
    Card::new("people-turns", poses::turns),
    Card::new("people-builds", builds::builds),
    Card::new("people-hands", hands::hands),
    Card::new("people-moods", faces::moods),
    Card::new("people-turned-heads", faces::turned),
    Card::new("people-heads", heads::heads),
    Card::new("people-clothes", clothes::clothes),
];

/// Papers behind the cells of a sheet.
const PAPERS: [&str; 8] = [
    "#b8cfc4", "#e2b9a0", "#c9c0dc", "#a9bccb", "#d7cf9a", "#e7c3bd", "#cfd6b8", "#efcf9c",
];

/// Skins from light to dark.
fn skin(i: usize) -> Skin {
    let colours = [
        "#ecc4a4", "#dba77f", "#8c5637", "#e2b592", "#6a4331", "#c4875a", "#e0b08a", "#573629",
    ];
    Skin::Of(colours[i % colours.len()].into())
}

fn sheet(width: f64, height: f64) -> Scene {
    let scene = Scene::sized((width, height), (-500.0, -900.0));
    scene.add(scene.card("#e9dcc3"));
    scene
}

/// A cell of a grid in a paper of its own.
fn cell(scene: &Scene, i: usize, columns: usize, size: (f64, f64)) -> (Shape, f64, f64) {
    let (x, y) = ((i % columns) as f64 * size.0, (i / columns) as f64 * size.1);
    let shape = rect(x + 2.0, y + 2.0, x + size.0 - 2.0, y + size.1 - 2.0);
    scene.add(scene.fill(&shape, PAPERS[(i * 3 + i / columns) % 8]));
    (shape, x + size.0 / 2.0, y)
}

/// Somebody whose head is so high on the card, with its middle at a place.
fn portrait(person: Person, at: (f64, f64), head: f64) -> Person {
    let build = person.build.proportions();
    let mut person = Person {
        height: head / build.head * build.stature(),
        ..person
    };
    let middle = person.skeleton().head;
    let k = person.scale();
    person.at = (at.0 - middle.x * k, at.1 - middle.y * k);
    person
}

/// Somebody to try a pose on: clothes, hair, features and skin change from one to the next.
fn model(i: usize) -> Person {
    let c = |hex: &str| Colour::from(hex);
    let f = Features::PLAIN;
    let plain = Clothes::default();
    let clothes = [
        Clothes {
            top: Top::Jumper,
            top_colour: c("#b8543c"),
            bottom_colour: c("#39465a"),
            ..plain
        },
        Clothes {
            top: Top::Shirt,
            top_colour: c("#e3d6ba"),
            bottom: Bottom::Skirt,
            bottom_colour: c("#3f7078"),
            stockings: Some(c("#5b4a58")),
            ..plain
        },
        Clothes {
            top: Top::Coat,
            top_colour: c("#4c5f4e"),
            bottom_colour: c("#3a3344"),
            shoes: Shoes::Boots,
            ..plain
        },
        Clothes {
            top: Top::Tee,
            top_colour: c("#d9a441"),
            bottom: Bottom::Shorts,
            bottom_colour: c("#4a5a78"),
            shoes: Shoes::Trainers,
            shoe_colour: c("#a8413a"),
            ..plain
        },
        Clothes {
            top: Top::Dress,
            top_colour: c("#7d4a6a"),
            top_pattern: Pattern::Dots(c("#e8cfc0")),
            bottom: Bottom::Bare,
            shoes: Shoes::Slippers,
            ..plain
        },
        Clothes {
            top: Top::Jacket,
            top_colour: c("#5a4638"),
            bottom: Bottom::Wide,
            bottom_colour: c("#7a7a5c"),
            ..plain
        },
        Clothes {
            top: Top::Jumper,
            top_colour: c("#e6ddc8"),
            top_pattern: Pattern::Hoops(c("#3f5f80")),
            bottom_colour: c("#5c4636"),
            shoes: Shoes::Trainers,
            shoe_colour: c("#2f4a50"),
            ..plain
        },
        Clothes {
            top: Top::Coat,
            top_colour: c("#3f5a68"),
            bottom: Bottom::LongSkirt,
            bottom_colour: c("#2f3a4a"),
            ..plain
        },
    ];
    let heads = [
        Head {
            hair: Hair::Bob,
            hair_colour: c("#2d2230"),
            features: Features {
                eye_fold: 0.8,
                nose_out: 0.84,
                ..f
            },
            ..Head::default()
        },
        Head {
            hair: Hair::LowBun,
            hair_colour: c("#6a3c22"),
            features: Features {
                long: 1.06,
                nose_length: 1.15,
                ..f
            },
            ..Head::default()
        },
        Head {
            hair: Hair::Curls,
            hair_colour: c("#241a1c"),
            features: Features {
                nose_wide: 1.2,
                lips: 1.25,
                ..f
            },
            ..Head::default()
        },
        Head {
            hair: Hair::Tousled,
            hair_colour: c("#8a4a2a"),
            features: Features {
                upturned: 0.6,
                ears: 1.2,
                ..f
            },
            ..Head::default()
        },
        Head {
            hair: Hair::Bun,
            hair_colour: c("#1d171c"),
            features: Features {
                nose_wide: 1.2,
                lips: 1.3,
                jaw: 0.95,
                ..f
            },
            lashes: true,
            ..Head::default()
        },
        Head {
            hair: Hair::Cropped,
            hair_colour: c("#2a2022"),
            beard: Beard::Short,
            features: Features { jaw: 1.08, ..f },
            ..Head::default()
        },
        Head {
            hair: Hair::Ponytail,
            hair_colour: c("#caa25a"),
            features: Features {
                hook: 0.4,
                chin: 1.05,
                ..f
            },
            ..Head::default()
        },
        Head {
            wears: Headwear::Headscarf(c("#b8633f")),
            ..Head::default()
        },
    ];
    Person {
        skin: skin(i),
        head: heads[i % 8],
        clothes: clothes[i % 8],
        seed: i as u64,
        ..Person::default()
    }
}
