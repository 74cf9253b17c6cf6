//! Space: torn sheets of blue-black paper, with a river of dust across the way between the planets.

use super::DEEP;
use crate::colour::{Colour, mix};
use crate::line::{Knot, Path, blob, circle, curve, handcut, taper};
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
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
    pebble(scene);
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

/// Dust, sprayed in a few long wisps along the river.
fn dust(scene: &Scene) {
    for (seed, (along, widths)) in [
        (
            spots![-20, 196; 60, 240; 140, 276; 230, 350],
            [2.0, 16.0, 26.0, 3.0],
        ),
        (
            spots![300, 420; 376, 452; 440, 530; 520, 600],
            [2.0, 12.0, 22.0, 3.0],
        ),
        (
            spots![540, 660; 610, 704; 680, 770; 790, 838],
            [3.0, 24.0, 30.0, 4.0],
        ),
        (
            spots![400, 556; 470, 624; 520, 690; 590, 740],
            [1.0, 8.0, 10.0, 1.0],
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let spray = Spray::finer(seed as i64 + 4, 1.2, 0.75);
        let wisp = taper(&along, &widths);
        scene.add(scene.smudge(&wisp, 0.46, 9.0, "#b4c0f4", spray));
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
        ((586.0, 524.0), 4.0, 24.0),
        ((534.0, 606.0), 3.0, 0.0),
        ((748.0, 470.0), 4.0, 14.0),
        ((742.0, 640.0), 6.0, 6.0),
        ((762.0, 96.0), 4.6, -14.0),
        ((728.0, 62.0), 2.8, 0.0),
        ((628.0, 846.0), 3.4, 18.0),
        ((716.0, 1100.0), 3.6, -6.0),
        ((56.0, 1146.0), 4.0, 8.0),
        ((28.0, 604.0), 3.0, 30.0),
        ((622.0, 1052.0), 5.0, 10.0),
    ];
    for (i, (at, r, turn)) in bright.into_iter().enumerate() {
        let warm = if i % 3 == 0 { "#ffe9bc" } else { "#dfe6ff" };
        if r > 8.0 {
            scene.add(scene.glow(at, r * 3.2, warm, 0.28, 0.3));
        }
        scene.add(scene.fill(&star(at, r, turn), warm));
    }
}

/// A world so far away that nobody has a string that long.
fn pebble(scene: &Scene) {
    let spot = Spot::new(684.0, 968.0, 1.7).turned(16.0);
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.6, 9.0, seed);
    let ground = blob(&knots![
        -21, -3; -18, -13; -8, -15; 2, -19; 12, -14; 20, -11; 22, 1; 16, 10; 7, 18; -4, 14; -13, 13; -20, 6
    ]);
    let hill = blob(&knots![-14, 3; -6, -7; 6, -8; 17, -2; 15, 7; 6, 15; -5, 11; -12, 10]);
    let near = blob(&knots![-4, 7; 2, 0; 10, 1; 14, 6; 8, 12; 0, 11]);
    let mast = taper(&spots![3, -14; 4, -28; 3, -44], &[2.2, 1.5, 1.0]);
    let sail = blob(&knots![4, -43, corner; 13, -36; 17, -25, corner; 10, -24; 4, -26, corner]);
    let hut = blob(&knots![
        -16, -8, corner; -15, -22, corner; -9, -30, corner; -2, -22, corner; -3, -12, corner
    ]);
    let window = blob(&knots![
        -11, -21, corner; -6, -21, corner; -6, -15, corner; -11, -15, corner
    ]);
    let violet = Colour::from("#7468a8");
    scene.add(scene.sheet(&cut(&mast, 1), "#584a80").lit(0.3).rim(0.8));
    scene.add(scene.sheet(&cut(&sail, 2), "#8d84bc").lit(0.3).dark(DEEP));
    scene.add(scene.sheet(&cut(&hut, 3), "#4f4680").lit(0.3).dark(DEEP));
    let at = spot.point((-8.5, -18.0));
    scene.add(scene.fill(&spot.put(&window), "#ffd98a"));
    scene.add(scene.glow(at, 26.0, "#ffc870", 0.4, 0.4));
    let ground = cut(&ground, 4);
    scene.add(scene.sheet(&ground, violet).dark(DEEP).lit(0.35).shade(0.8));
    scene.add(layer(scene, &cut(&hill, 5), violet.mix(DEEP, 0.18)));
    scene.add(layer(scene, &cut(&near, 6), violet.mix(DEEP, 0.34)));
}

fn layer(scene: &Scene, shape: &Shape, colour: Colour) -> Ink {
    scene.shadow(shape, (-0.6, -1.6), 3.4, DEEP, 0.5)
        + scene.sheet(shape, colour).dark(DEEP).shade(0.7).ink()
}
