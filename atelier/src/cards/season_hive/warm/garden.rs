//! Spring, in the garden.

use crate::cards::season_hive::{comb, cut, paper};
use crate::line::{blob, ellipse, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::plants::LeafyTree;
use crate::motifs::sky::cloud_shape;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Blossom, tulips and a watering can.
pub fn garden(scene: &Scene) -> Ink {
    let light = (430.0, 40.0);
    let stops = stops![0, "#fdf6d0"; 0.5, "#d6ecc8"; 1, "#a8d6b4"];
    let mut ink = scene.fill(
        &rect(340.0, -40.0, 750.0, 340.0),
        scene.linear((420.0, 0.0), (560.0, 280.0), &stops),
    );
    for (hill, colour) in [
        (
            blob(
                &knots![340, 190; 420, 160; 500, 176; 600, 140; 700, 160; 760, 150; 760, 340, corner; 340, 340, corner],
            ),
            "#a6d08c",
        ),
        (
            blob(
                &knots![340, 214; 440, 200; 540, 206; 650, 186; 760, 196; 760, 340, corner; 340, 340, corner],
            ),
            "#84bc6c",
        ),
    ] {
        ink += cut(scene, &hill, colour, light, 1);
    }
    // A fence.
    for i in 0..15_i32 {
        let x = 366.0 + f64::from(i) * 25.0;
        let y = 196.0 + if i % 3 == 0 { 2.0 } else { 0.0 };
        let pale = poly(&[
            (x, y + 52.0),
            (x + 1.0, y + 6.0),
            (x + 6.0, y - 3.0),
            (x + 11.0, y + 6.0),
            (x + 11.0, y + 52.0),
        ]);
        ink += cut(scene, &pale, "#fbf6e8", light, i.into());
    }
    for y in [210.0, 232.0] {
        ink += paper(
            scene,
            &taper(
                &[(350.0, y), (540.0, y + 1.0), (750.0, y - 1.0)],
                &[5.0, 5.0, 5.0],
            ),
            "#f2ead4",
            light,
            2,
        );
    }
    let cloud = cloud_shape((414.0, 104.0), 84.0, 28.0, 3);
    ink += cut(scene, &cloud, "#fffdf2", light, 6);
    let tree = LeafyTree {
        spot: Spot::new(642.0, 258.0, 1.85),
        wood: "#7a4a38".into(),
        leaves: ["#e88aa4".into(), "#f6b4c2".into(), "#ffdfe2".into()],
        light: Some(light),
        lean: -6.0,
        leaf_size: 1.15,
    };
    ink += tree.ink(scene, 4);
    // A swing hangs from the ceiling.
    for line in [
        spots![474, -30; 478, 60; 494, 160],
        spots![486, -30; 492, 60; 514, 156],
    ] {
        ink += scene.fill(&taper(&line, &[2.2, 2.2, 2.2]), "#8a5a3c");
    }
    let child = Bee {
        hands: [(22.0, -62.0), (26.0, -70.0)],
        feet: [(30.0, -10.0), (36.0, -16.0)],
        bow: -6.0,
        ..Bee::standing(Spot::new(492.0, 172.0, 0.56).turned(-16.0), light)
    };
    ink += child.ink(scene, 5);
    ink += cut(
        scene,
        &taper(&spots![482, 164; 520, 156], &[5.0, 5.0]),
        "#b4743c",
        light,
        7,
    );
    let lawn = blob(&knots![
        340, 250, corner; 440, 244; 560, 252; 660, 244; 760, 250, corner; 760, 350, corner; 340, 350, corner
    ]);
    ink += cut(scene, &lawn, "#5fa052", light, 3);
    let bee = Bee {
        hands: [(30.0, -48.0), (34.0, -54.0)],
        bow: 6.0,
        ..Bee::standing(Spot::new(432.0, 268.0, 0.95), light)
    };
    ink += comb::contact(scene, (436.0, 268.0), 30.0);
    ink += bee.ink(scene, 2);
    let (x, y) = bee.spot.point((31.0, -46.0));
    let can = all([
        poly(&[
            (x - 2.0, y + 2.0),
            (x + 26.0, y + 2.0),
            (x + 28.0, y + 26.0),
            (x - 4.0, y + 26.0),
        ]),
        taper(
            &[
                (x + 26.0, y + 20.0),
                (x + 40.0, y + 6.0),
                (x + 48.0, y - 4.0),
            ],
            &[8.0, 5.0, 4.0],
        ),
        taper(&[(x + 43.0, y - 8.0), (x + 53.0, y + 1.0)], &[5.0, 5.0]),
    ]);
    let handle = taper(
        &[
            (x, y + 4.0),
            (x + 2.0, y - 6.0),
            (x + 12.0, y - 9.0),
            (x + 22.0, y - 5.0),
            (x + 24.0, y + 4.0),
        ],
        &[3.4, 3.0, 3.4],
    );
    ink += cut(scene, &can.and(&handle), "#4f8fb4", light, 5);
    for i in 0..7 {
        let i = f64::from(i);
        let drop = taper(
            &[
                (x + 47.0 + i * 1.2, y - 3.0 + i * 0.6),
                (x + 58.0 + i * 3.0, y + 6.0),
                (x + 62.0 + i * 4.6, y + 34.0),
            ],
            &[0.8, 1.4, 0.8],
        );
        ink += scene.veil(&drop, "#e8f6fc", 0.8);
    }
    let mut chance = Chance::of("tulips", 3);
    let colours = ["#e8485a", "#f6b83c", "#f08ab0", "#fff0f0", "#d84a8a"];
    for i in 0..21_i32 {
        let x = 500.0 + f64::from(i % 11) * 20.0 + chance.between(-5.0, 5.0);
        let y = if i < 11 { 266.0 } else { 282.0 } + chance.between(-3.0, 3.0);
        let high = chance.between(18.0, 28.0);
        ink += scene.fill(
            &taper(&[(x, y + 8.0), (x + 1.0, y - high)], &[2.4, 1.8]),
            "#3c7a3a",
        );
        let leaf = blob(
            &knots![x, y + 8.0, corner; x - 6.0, y - 4.0; x - 9.0, y - 14.0, corner; x - 2.0, y - 6.0],
        );
        ink += scene.fill(&leaf, "#4a8c44");
        let (cx, cy) = (x + 1.0, y - high);
        let cup = blob(&knots![
            cx - 6.0, cy - 10.0, corner; cx - 3.0, cy - 6.0; cx, cy - 12.0, corner; cx + 3.0, cy - 6.0;
            cx + 6.0, cy - 10.0, corner; cx + 6.0, cy - 1.0; cx, cy + 4.0; cx - 6.0, cy - 1.0
        ]);
        ink += paper(scene, &cup, *chance.pick(&colours), light, i.into());
    }
    for _ in 0..22 {
        let at = (chance.between(500.0, 730.0), chance.between(150.0, 300.0));
        let petal = ellipse((0.0, 0.0), 3.2, 1.8).turned(chance.between(0.0, 180.0), (0.0, 0.0));
        ink += scene.veil(&petal.moved(at.0, at.1), "#ffe0e6", 0.9);
    }
    ink
}
