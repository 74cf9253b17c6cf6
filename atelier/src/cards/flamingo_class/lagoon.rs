//! The lagoon: sky, hills and palms, then sheet after sheet of water, with what grows in it.

use super::DEEP;
use crate::colour::{mix, ramp};
use crate::line::{blob, curve, handcut, poly, taper, towards};
use crate::motifs::plants::reeds;
use crate::motifs::sky::{Cloud, cloud_shape};
use crate::random::{Chance, noise};
use crate::scene::{HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const HORIZON: f64 = 176.0;
/// Where each sheet of water begins; the row of birds that stands in it is drawn on it.
const SHEETS: [f64; 5] = [HORIZON, 344.0, 486.0, 668.0, 914.0];
const WATER: [&str; 5] = ["#e9f3a4", "#d2e873", "#bade5c", "#a0d152", "#7fbf4c"];

/// Sky, clouds, hills, the far shore.
pub fn sky(scene: &Scene) {
    let stops =
        stops![0, "#79cfc6"; 0.06, "#a9e2cf"; 0.12, "#e2f3d0"; 0.15, "#fdf6d6"; 1, "#fdf6d6"];
    scene.sky(scene.linear((0.0, 0.0), (40.0, 1200.0), &stops), 5, 0.05);
    for (x, y, width, height, colour, seed) in [
        (640.0, 104.0, 420.0, 92.0, "#ffe4de", 4),
        (110.0, 96.0, 330.0, 80.0, "#ffece6", 9),
        (396.0, 122.0, 300.0, 58.0, "#fffaf2", 15),
    ] {
        let cloud = Cloud {
            shade: 0.0,
            shadow: "#3f8a80".into(),
            shadow_opacity: 0.22,
            lit_colour: "#ffffff".into(),
            sheets: 3,
            ..Cloud::new((x, y), width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
    let hills = [
        (
            blob(
                &knots![-30, 190, corner; -30, 132; 50, 112; 130, 124; 210, 142; 300, 138; 400, 150; 520, 128; 610, 98; 690, 108; 760, 126; 830, 116; 830, 190, corner],
            ),
            "#a8d8a4",
        ),
        (
            blob(
                &knots![-30, 190, corner; -30, 152; 80, 150; 160, 136; 240, 144; 330, 160; 450, 158; 560, 148; 650, 140; 740, 152; 830, 146; 830, 190, corner],
            ),
            "#84c586",
        ),
    ];
    for (i, (hill, colour)) in hills.iter().enumerate() {
        let hill = handcut(hill, 1.4, 30.0, i as i64 + 3);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 8.0, "#2f7a60", 0.25));
        scene.add(
            scene
                .sheet(&hill, *colour)
                .lit(0.25)
                .shade(0.4)
                .dark("#5ba870")
                .rim(1.8),
        );
    }
    for (x, y, size, lean) in [
        (64.0, 176.0, 0.8, 0.3),
        (100.0, 178.0, 1.0, -0.24),
        (700.0, 178.0, 1.05, 0.28),
        (742.0, 177.0, 0.8, -0.3),
        (664.0, 177.0, 0.66, -0.12),
    ] {
        palm(scene, (x, y), size, lean);
    }
    bushes(scene);
}

fn palm(scene: &Scene, at: At, size: f64, lean: f64) {
    let (x, y) = at;
    let top = (x + lean * 70.0 * size, y - 108.0 * size);
    let trunk = taper(
        &[at, (x + lean * 18.0 * size, y - 58.0 * size), top],
        &[8.0 * size, 5.6 * size, 4.4 * size],
    );
    scene.add(
        scene
            .sheet(&handcut(&trunk, 0.5, 7.0, 3), "#7a9a58")
            .shade(0.5)
            .dark("#3f6a3c")
            .rim(1.0),
    );
    let mut fronds = Vec::new();
    for (i, degrees) in [-170.0, -142.0, -112.0, -72.0, -40.0, -12.0, 14.0, 166.0]
        .into_iter()
        .enumerate()
    {
        let long = size * (40.0 + 9.0 * noise(i as f64 * 1.3, 4, None));
        let tip = towards(top, degrees, long);
        let tip = (tip.0, tip.1 + long * 0.42);
        let rise = towards(top, degrees, long * 0.5);
        let middle = (rise.0, rise.1 - long * 0.1);
        fronds.push(taper(&[top, middle, tip], &[3.0 * size, 9.0 * size, 1.0]));
        let path = crate::line::Path::new(curve(&[top, middle, tip]));
        for (at, along) in path.walk(7) {
            let side = if degrees.abs() > 90.0 { -1.0 } else { 1.0 };
            let end = towards(at, along + side * 58.0, 11.0 * size);
            fronds.push(taper(&[at, end], &[3.4 * size, 0.4]));
        }
    }
    let fronds = handcut(&all(fronds), 0.4, 6.0, 5);
    scene.add(scene.shadow(&fronds, (0.0, 3.0), 4.0, "#2f6a4a", 0.35));
    scene.add(
        scene
            .sheet(&fronds, "#4f9a58")
            .lit(0.4)
            .shade(0.5)
            .dark("#22603c")
            .rim(1.2),
    );
}

fn bushes(scene: &Scene) {
    for (i, (x, width, height, colour)) in [
        (60.0, 250.0, 44.0, "#5fae5a"),
        (250.0, 210.0, 26.0, "#74ba5c"),
        (420.0, 240.0, 20.0, "#86c462"),
        (590.0, 200.0, 28.0, "#70b75a"),
        (740.0, 260.0, 48.0, "#5aa956"),
        (-6.0, 150.0, 62.0, "#4c9c50"),
        (812.0, 160.0, 66.0, "#4a994e"),
    ]
    .into_iter()
    .enumerate()
    {
        let bush = cloud_shape((x, HORIZON + 4.0), width, height, 30 + i as u64);
        let bush = handcut(&bush, 1.0, 6.0, i as i64)
            .within(&poly(&spots![-30, 0; 830, 0; 830, HORIZON; -30, HORIZON]));
        scene.add(scene.shadow(&bush, (0.0, -2.0), 6.0, DEEP, 0.3));
        scene.add(
            scene
                .sheet(&bush, colour)
                .lit(0.35)
                .shade(0.5)
                .dark("#2f7a44")
                .rim(1.4)
                .seed(i as i64),
        );
    }
    let sand = blob(
        &knots![-30, 172, corner; 120, 174; 260, 170; 420, 174; 600, 170; 830, 173, corner; 830, 186, corner; 500, 180; 200, 184; -30, 182, corner],
    );
    scene.add(
        scene
            .sheet(&handcut(&sand, 0.8, 20.0, 8), "#fbeccb")
            .rim(1.0),
    );
}

/// The upper edge of a sheet of water.
fn crest(row: usize) -> Vec<At> {
    let (y, big) = (SHEETS[row], 0.5 + row as f64 * 0.55);
    let wave = 66.0 + row as f64 * 34.0;
    let points: Vec<At> = (0..=40)
        .map(|i| {
            let x = -40.0 + f64::from(i) * 22.0;
            let swing = ((x + row as f64 * 77.0) / wave * std::f64::consts::TAU).sin();
            // Crests are round, hollows are sharp.
            let lift = 1.0 - (1.0 - swing.abs().powf(0.8)) * 1.2;
            let drift = noise(x * 0.004, row as i64 + 3, None) * 9.0;
            (x, y - big * 3.4 * lift + drift * (0.4 + big * 0.4))
        })
        .collect();
    curve(&points)
}

/// One sheet of water, down to the foot of the card.
pub fn water(scene: &Scene, row: usize) {
    let mut ring = crest(row);
    ring.extend([(860.0, HEIGHT + 30.0), (-60.0, HEIGHT + 30.0)]);
    let sheet = poly(&ring);
    let colour = WATER[row];
    let y = SHEETS[row];
    let low = SHEETS.get(row + 1).copied().unwrap_or(HEIGHT);
    if row > 0 {
        scene.add(scene.shadow(&sheet, (0.0, -4.0), 7.0 + 2.0 * row as f64, "#3f7a2c", 0.34));
    }
    let next = WATER.get(row + 1).copied().unwrap_or("#4f9e48");
    let fill = scene.linear(
        (300.0, y - 20.0),
        (340.0, low + 30.0),
        &stops![0, mix(colour, "#fffde0", 0.42); 0.3, colour; 1, mix(colour, next, 0.6)],
    );
    scene.add(scene.washed(scene.fill(&sheet, fill), 5 + row as i64, 0.05));
    let edge = sheet.minus(&sheet.moved(0.0, 2.0 + row as f64 * 0.6));
    scene.add(scene.veil(&edge, "#fdffe2", 0.85));
    ripples(scene, row, y, low);
}

/// The nearer, the longer and the further apart. Each is a leaf of light with a leaf of shade under it.
fn ripples(scene: &Scene, row: usize, y: f64, low: f64) {
    let mut chance = Chance::of("flamingo ripples", row as u64 + 3);
    let (mut light, mut dark) = (Vec::new(), Vec::new());
    for _ in 0..34 {
        let (x, at) = (
            chance.between(-30.0, WIDTH + 30.0),
            chance.between(y + 14.0, low + 20.0),
        );
        let part = row as f64 / 4.0;
        let (long, thick) = (
            (16.0 + 50.0 * part) * chance.between(0.5, 1.3),
            1.0 + 2.8 * part,
        );
        let line = |dy: f64| {
            [
                (x - long, at + dy),
                (x - long * 0.3, at + thick * 1.4 + dy),
                (x + long * 0.3, at - thick * 0.2 + dy),
                (x + long, at + thick * 0.5 + dy),
            ]
        };
        light.push(taper(&line(0.0), &[0.2, thick, thick * 0.8, 0.2]));
        dark.push(taper(&line(thick * 1.3), &[0.2, thick, thick * 0.8, 0.2]));
    }
    scene.add(scene.veil(&all(dark), "#4f9a30", 0.3));
    scene.add(scene.veil(&all(light), "#fbffd8", 0.55));
}

/// The others leave room for him; the water is pale there.
pub fn clearing(scene: &Scene, at: At) {
    for (r, opacity) in [(190.0, 0.42), (96.0, 0.5)] {
        let pool = crate::line::ellipse(at, r, r * 0.2);
        let pool = handcut(&pool, 3.0, 40.0, r as i64);
        scene.add(scene.veil(&pool, "#eef7a8", opacity * 0.7));
        let ring = pool.minus(&pool.grown(-2.4).moved(0.0, -1.0));
        scene.add(scene.veil(&ring, "#fdffe6", 0.45));
    }
}

/// What grows at the sides of a sheet.
pub fn plants(scene: &Scene, row: usize) {
    let draw = |at: At, count: usize, height: f64, seed: u64, colour: &str| {
        let clump = handcut(&reeds(at, count, height, seed), 0.4, 12.0, seed as i64);
        scene.add(scene.shadow(&clump, (0.0, 4.0), 6.0, DEEP, 0.35));
        scene.add(
            scene
                .sheet(&clump, colour)
                .lit(0.3)
                .shade(0.5)
                .dark("#1f5a38")
                .rim(1.2),
        );
    };
    if row == 0 {
        draw((8.0, 348.0), 16, 96.0, 2, "#5aa64e");
        draw((792.0, 352.0), 14, 86.0, 3, "#5aa64e");
    } else if row == 2 {
        draw((800.0, 676.0), 18, 150.0, 5, "#3f9450");
        draw((-2.0, 672.0), 16, 132.0, 6, "#3f9450");
    }
    let pads: &[(f64, f64, f64, bool)] = match row {
        1 => &[(312.0, 470.0, 0.5, false), (560.0, 462.0, 0.44, true)],
        2 => &[(560.0, 646.0, 0.66, true), (292.0, 652.0, 0.6, false)],
        3 => &[
            (96.0, 884.0, 0.9, false),
            (338.0, 872.0, 0.8, true),
            (590.0, 892.0, 0.86, false),
        ],
        4 => &[(654.0, 1176.0, 1.0, true)],
        _ => &[],
    };
    for (i, &(x, y, size, flower)) in pads.iter().enumerate() {
        scene.add(pad(scene, Spot::new(x, y, size), row as i64 * 9 + i as i64));
        if flower {
            scene.add(lotus(
                scene,
                Spot::new(x - 8.0 * size, y - 3.0 * size, size),
            ));
        }
    }
}

/// A leaf that floats, with a notch.
pub fn pad(scene: &Scene, spot: Spot, seed: i64) -> Ink {
    let leaf = blob(&knots![
        4, 2, corner; 30, 10, corner; 12, 15; -16, 15; -42, 8; -50, -1; -38, -10; -8, -15; 26, -13; 46, -5; 48, 3, corner
    ]);
    let leaf = handcut(&spot.put(&leaf), 0.6, 14.0, seed);
    let colour = ramp(&["#4fa65a", "#2f8a5a"], (seed % 5) as f64 / 4.0);
    let mut ink = scene.shadow(&leaf, (2.0, 5.0), 5.0, DEEP, 0.4)
        + scene
            .sheet(&leaf, colour)
            .lit(0.35)
            .shade(0.5)
            .dark("#1a6048")
            .rim(1.6)
            .seed(seed)
            .ink();
    for end in spots![-44, 0; -30, 11; -8, 13; -34, -9; -6, -13; 24, -10; 42, -3] {
        let vein = spot.put(&taper(&[(4.0, 2.0), end], &[1.6, 0.4]));
        ink += scene.veil(&vein, "#c9ec9a", 0.5);
    }
    ink
}

fn lotus(scene: &Scene, spot: Spot) -> Ink {
    let petal = blob(&knots![0, 0, corner; -7, -9; -6, -20; 0, -30, corner; 6, -20; 7, -9]);
    let mut ink = Ink::none();
    for (turn, size, colour) in [
        (-62.0, 0.84, "#f48fa8"),
        (62.0, 0.84, "#f48fa8"),
        (-34.0, 0.98, "#f7a8b8"),
        (34.0, 0.98, "#f7a8b8"),
        (-12.0, 1.0, "#fbc4c8"),
        (12.0, 1.0, "#fbc4c8"),
        (0.0, 0.8, "#ffe3de"),
    ] {
        let shape: Shape = spot.put(&petal.scaled(size).turned(turn, (0.0, 0.0)));
        ink += scene.shadow(&shape, (0.0, 2.0), 2.0, "#7a1440", 0.25)
            + scene
                .sheet(&shape, colour)
                .lit(0.3)
                .shade(0.4)
                .dark("#d8487a")
                .rim(1.0)
                .ink();
    }
    ink
}

/// The near shore: blades and bulrushes, dark, in both corners.
pub fn shore(scene: &Scene) {
    let mut chance = Chance::of("flamingo shore", 5);
    for (layer, (colour, count)) in [("#2f7f4c", 26), ("#1f6243", 26), ("#144a3a", 22)]
        .into_iter()
        .enumerate()
    {
        let mut blades = Vec::new();
        let mut heads = Vec::new();
        for i in 0..count {
            let left = i % 2 == 0;
            // Highest at the edge of the card.
            let in_from = chance.unit().powf(1.5) * (230.0 - layer as f64 * 26.0);
            let x = if left {
                in_from - 24.0
            } else {
                824.0 - in_from
            };
            let high = (270.0 - in_from * 0.86) * chance.between(0.5, 0.95) - layer as f64 * 24.0;
            if high < 26.0 {
                continue;
            }
            let bow = chance.between(0.06, 0.34) * high * if left { 1.0 } else { -1.0 };
            let foot = (x, HEIGHT + 20.0);
            blades.push(taper(
                &[
                    foot,
                    (x + bow * 0.16, HEIGHT - high * 0.5),
                    (x + bow, HEIGHT - high),
                ],
                &[9.0, 8.0, 0.6],
            ));
            if i % 6 == 1 {
                let stem = [foot, (x - bow * 0.2, HEIGHT - high * 1.02)];
                blades.push(taper(&stem, &[3.4, 2.4]));
                heads.push(taper(
                    &[
                        (x - bow * 0.14, HEIGHT - high * 0.8),
                        (x - bow * 0.2, HEIGHT - high),
                    ],
                    &[9.0, 8.0],
                ));
            }
        }
        let blades = handcut(&all(blades), 0.7, 24.0, layer as i64 + 3);
        scene.add(scene.shadow(&blades, (0.0, 2.0), 9.0, "#0c3a28", 0.45));
        scene.add(
            scene
                .sheet(&blades, colour)
                .lit(0.3)
                .shade(0.5)
                .dark("#0c3a30")
                .rim(1.6)
                .rim_colour("#bfe58a")
                .seed(layer as i64),
        );
        let heads = handcut(&all(heads), 0.5, 12.0, 9);
        scene.add(
            scene
                .sheet(&heads, "#8a4a3a")
                .lit(0.3)
                .shade(0.5)
                .dark("#4a2030")
                .rim(1.4),
        );
    }
}
