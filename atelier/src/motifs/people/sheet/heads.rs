//! A sheet of hair, beards and what is worn on heads.

use super::{cell, model, portrait, sheet};
use crate::colour::Colour;
use crate::motifs::people::{Age, Beard, Build, Hair, Head, Headwear};
use crate::scene::Scene;

/// Hair in the order of [`Hair`], then a moustache, a long beard, stubble, headwear in the order of [`Headwear`], glasses, a
/// hearing aid.
pub fn heads() -> Scene {
    let scene = sheet(1800.0, 2000.0);
    let c = |hex: &str| Colour::from(hex);
    let hairs = [
        Hair::Bald,
        Hair::Cropped,
        Hair::Short,
        Hair::Parted,
        Hair::Tousled,
        Hair::Receding,
        Hair::Fringe,
        Hair::Bob,
        Hair::Long,
        Hair::Bun,
        Hair::LowBun,
        Hair::Ponytail,
        Hair::Braid,
        Hair::Braids,
        Hair::Curls,
        Hair::Afro,
        Hair::Puffs,
    ];
    let colours = [
        "#2a1d1c", "#3b2a26", "#8a4a2a", "#1d171c", "#caa25a", "#cfc8be", "#5a3424",
    ];
    let plain = Head::default();
    let mut heads: Vec<Head> = hairs
        .iter()
        .enumerate()
        .map(|(i, hair)| Head {
            hair: *hair,
            hair_colour: c(colours[i % 7]),
            ..plain
        })
        .collect();
    heads.extend([
        Head {
            hair: Hair::Parted,
            beard: Beard::Moustache,
            age: Some(Age::Middle),
            ..plain
        },
        Head {
            hair: Hair::Receding,
            beard: Beard::Long,
            hair_colour: c("#e6e0d6"),
            age: Some(Age::Old),
            ..plain
        },
        Head {
            hair: Hair::Tousled,
            beard: Beard::Stubble,
            ..plain
        },
        Head {
            wears: Headwear::Headscarf(c("#2f6f74")),
            lashes: true,
            ..plain
        },
        Head {
            wears: Headwear::Turban(c("#c9783a")),
            beard: Beard::Short,
            ..plain
        },
        Head {
            wears: Headwear::Beanie(c("#b8453a")),
            hair: Hair::Bob,
            ..plain
        },
        Head {
            wears: Headwear::Cap(c("#5a5a4a")),
            age: Some(Age::Old),
            hair_colour: c("#d8d2c8"),
            ..plain
        },
        Head {
            wears: Headwear::Hat(c("#3a3a4a")),
            hair: Hair::Curls,
            ..plain
        },
        Head {
            wears: Headwear::Straw(c("#dcb86a")),
            hair: Hair::Braids,
            hair_colour: c("#6a3c22"),
            ..plain
        },
        Head {
            glasses: Some(c("#b8453a")),
            hair: Hair::Fringe,
            ..plain
        },
        Head {
            hearing_aid: Some(c("#3aa0a8")),
            hair: Hair::Short,
            ..plain
        },
        Head {
            glasses: Some(c("#3a2c2e")),
            hair: Hair::LowBun,
            hair_colour: c("#cfc8be"),
            age: Some(Age::Old),
            ..plain
        },
    ]);
    for (i, head) in heads.into_iter().enumerate() {
        let (cell, x, y) = cell(&scene, i, 6, (300.0, 400.0));
        let mut person = model(i * 3 + 1);
        let features = person.head.features;
        person.head = Head { features, ..head };
        person.build = if i % 7 == 5 {
            Build::Child
        } else {
            Build::Adult
        };
        if person.head.age.is_some() || i == 5 {
            person.build = Build::Adult;
        }
        person.facing = Some([22.0, -34.0, 48.0, -12.0, 70.0, -55.0][(i * 5 + i / 6) % 6]);
        let person = portrait(person, (x, y + 190.0), 205.0);
        scene.add(scene.clipped(&cell, person.draw(&scene)));
    }
    scene
}
