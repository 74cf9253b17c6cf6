//! Space: torn sheets of blue-black paper, with a river of dust across the way between the planets.

use super::DEEP;
use crate::colour::mix;
use crate::line::{Knot, Path, blob, circle, curve, handcut, taper};
use crate::random::{Chance, noise};
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
        ((52.0, 318.0), 9.0, 12.0),
        ((250.0, 330.0), 4.0, 30.0),
        ((40.0, 424.0), 3.0, 0.0),
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
