//! Space: torn sheets of blue-black paper, with a river of dust across the way between the planets.

use super::DEEP;
use crate::chance::{Chance, noise};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Knot, Path, blob, circle, curve, handcut, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// The middle of the river of dust.
const RIVER: [At; 7] = [
    (-60.0, 150.0),
    (110.0, 268.0),
    (270.0, 372.0),
    (420.0, 500.0),
    (560.0, 660.0),
    (690.0, 790.0),
    (860.0, 900.0),
];

pub fn ink(scene: &Scene) {
    let stops = stops![0, "#131c44"; 0.5, "#0f1634"; 1, "#090d22"];
    scene.sky(scene.linear((120.0, 0.0), (680.0, 1200.0), &stops), 7, 0.1);
    for (i, (widths, colour)) in [
        ([230.0, 330.0, 420.0, 380.0, 330.0], "#16204c"),
        ([120.0, 240.0, 270.0, 260.0, 190.0], "#1d2a5e"),
        ([40.0, 130.0, 120.0, 150.0, 70.0], "#283872"),
    ]
    .into_iter()
    .enumerate()
    {
        let shift = [0.0, 10.0, -8.0][i];
        let line: Vec<At> = RIVER.iter().map(|&(x, y)| (x, y + shift)).collect();
        torn(scene, &taper(&line, &widths), colour, i as i64 * 5 + 3);
    }
    dust(scene);
    // The dark comes nearer in two corners.
    let near = blob(&knots![
        860, 1010, corner; 760, 1040; 660, 1090; 600, 1120; 520, 1180; 470, 1260, corner; 860, 1260, corner
    ]);
    torn(scene, &near, "#0b1028", 31);
    let far = blob(&knots![
        -60, 70, corner; 60, 64; 150, 36; 240, 20; 330, -60, corner; -60, -60, corner
    ]);
    torn(scene, &far, "#0d1330", 37);
    stars(scene);
    pebbles(scene);
}

/// A torn sheet: its core shows along the edge.
fn torn(scene: &Scene, shape: &Shape, colour: &str, seed: i64) {
    let sheet = handcut(shape, 6.0, 46.0, seed);
    let sheet = handcut(&sheet, 1.6, 9.0, seed + 1);
    let core = handcut(&sheet.grown(2.2), 2.2, 14.0, seed + 2);
    scene.add(scene.shadow(&core, (3.0, 6.0), 12.0, DEEP, 0.6));
    scene.add(scene.fill(&core, mix(colour, "#8a9ad8", 0.16)));
    scene.add(scene.washed(scene.fill(&sheet, colour), seed, 0.12));
}

/// Dust, sprayed along the river: thick in some places, none in others.
fn dust(scene: &Scene) {
    for (seed, (widths, colour, density, opacity)) in [
        ([30.0, 90.0, 50.0, 120.0, 40.0], "#7f93dc", 0.34, 0.5),
        ([8.0, 34.0, 14.0, 46.0, 10.0], "#d8dcff", 0.34, 0.6),
    ]
    .into_iter()
    .enumerate()
    {
        let line: Vec<At> = RIVER.iter().map(|&(x, y)| (x, y - 12.0)).collect();
        let spray = Spray::finer(seed as i64 + 4, 0.9, opacity);
        scene.add(scene.smudge(&taper(&line, &widths), density, 26.0, colour, spray));
    }
}

/// A star with four points, cut with a knife.
fn star(at: At, r: f64, turn: f64) -> Shape {
    let knots: Vec<Knot> = (0..8)
        .map(|i| {
            let long = match i {
                0 | 4 => 1.0,
                2 | 6 => 0.66,
                _ => 0.2,
            };
            let (sin, cos) = (f64::from(i) * 45.0 - 90.0).to_radians().sin_cos();
            Knot {
                at: (cos * long, sin * long),
                corner: true,
            }
        })
        .collect();
    Spot::new(at.0, at.1, r).turned(turn).put(&blob(&knots))
}

fn stars(scene: &Scene) {
    let mut chance = Chance::of("specks", 5);
    let river = Path::new(curve(&RIVER));
    let mut specks: Vec<Shape> = Vec::new();
    // Specks keep to the river, in swarms.
    for _ in 0..150 {
        let far = chance.between(0.0, river.length());
        if noise(far / 90.0, 3, None) < -0.1 {
            continue;
        }
        let (x, y) = river.at(far);
        let aside = chance.near(0.0, 62.0);
        let r = 0.5 + 1.1 * chance.unit().powi(4);
        specks.push(circle((x + aside * 0.6, y - aside * 0.8), r));
    }
    scene.add(scene.veil(&all(specks), "#c9d2ff", 0.8));
    let bright = [
        ((92.0, 372.0), 9.0, 12.0),
        ((126.0, 402.0), 4.0, 30.0),
        ((74.0, 424.0), 3.0, 0.0),
        ((228.0, 206.0), 5.0, -8.0),
        ((250.0, 92.0), 3.2, 20.0),
        ((474.0, 420.0), 4.0, 10.0),
        ((556.0, 560.0), 11.0, -10.0),
        ((598.0, 592.0), 4.4, 24.0),
        ((534.0, 606.0), 3.0, 0.0),
        ((706.0, 520.0), 4.0, 14.0),
        ((742.0, 640.0), 6.0, 6.0),
        ((762.0, 96.0), 4.6, -14.0),
        ((728.0, 62.0), 2.8, 0.0),
        ((628.0, 846.0), 3.4, 18.0),
        ((716.0, 1100.0), 3.6, -6.0),
        ((56.0, 1146.0), 4.0, 8.0),
        ((28.0, 604.0), 3.0, 30.0),
        ((590.0, 1010.0), 5.0, 10.0),
    ];
    for (i, (at, r, turn)) in bright.into_iter().enumerate() {
        let warm = if i % 3 == 0 { "#ffe9bc" } else { "#dfe6ff" };
        if r > 8.0 {
            scene.add(scene.glow(at, r * 3.2, warm, 0.28, 0.3));
        }
        scene.add(scene.fill(&star(at, r, turn), warm));
    }
}

/// Two worlds so far away that nobody has a string that long.
fn pebbles(scene: &Scene) {
    let pebble = blob(&knots![
        -20, -4; -16, -14; -5, -18; 6, -14; 16, -15; 21, -3; 17, 10; 6, 17; -6, 14; -15, 11
    ]);
    for (seed, (at, size, turn, colour)) in [
        ((690.0, 952.0), 1.35, 14.0, "#7a6aa8"),
        ((86.0, 248.0), 0.62, -30.0, "#5a74a8"),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(at.0, at.1, size).turned(turn);
        let seed = seed as i64 + 50;
        let ground = handcut(&spot.put(&pebble), 0.6, 8.0, seed);
        let tree = all([
            taper(&spots![8, -12; 9, -24; 8, -30], &[2.2, 1.6, 1.2]),
            blob(&knots![8, -44; 14, -38; 16, -30; 9, -25; 1, -29; 2, -38]),
        ]);
        let hut = blob(&knots![
            -14, -10, corner; -13, -24, corner; -8, -31, corner; -2, -25, corner; -2, -12, corner
        ]);
        let things = spot.put(&tree.and(&hut));
        let window = spot.put(&blob(&knots![-9, -22; -6, -22; -6, -18; -9, -18]));
        let dark = mix(colour, DEEP, 0.45);
        scene.add(scene.sheet(&things, dark).lit(0.3).shade(0.3).rim(0.8));
        scene.add(scene.fill(&window, "#ffd98a"));
        scene.add(scene.sheet(&ground, colour).dark(DEEP).lit(0.35).shade(0.8));
        let hill = spot.put(&blob(&knots![
            -13, 2; -4, -8; 8, -6; 18, 0; 14, 9; 4, 15; -6, 11
        ]));
        scene.add(layer(scene, &hill, mix(colour, DEEP, 0.2)));
    }
}

fn layer(scene: &Scene, shape: &Shape, colour: Colour) -> Ink {
    scene.shadow(shape, (0.0, -1.5), 3.0, DEEP, 0.4)
        + scene.sheet(shape, colour).dark(DEEP).shade(0.7).ink()
}
