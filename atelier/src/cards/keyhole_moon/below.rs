//! What lies beyond: a light night, clouds, and far below the village they come from.

use crate::line::{circle, ellipse, handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::stops;

pub fn draw(scene: &Scene) {
    let night = stops![0, "#4d42a0"; 0.1, "#7467be"; 0.26, "#b3a4e0"; 0.42, "#e4c6dc"; 0.58, "#f8d6bc"; 0.7, "#c79fc4"; 1, "#5a4894"];
    scene.sky(
        scene.linear((420.0, 60.0), (420.0, 1200.0), &night),
        6,
        0.06,
    );
    stars(scene);
    clouds(scene);
    land(scene);
    village(scene);
}

fn stars(scene: &Scene) {
    let mut chance = Chance::of("stars", 5);
    for _ in 0..40 {
        let at = (chance.between(80.0, 780.0), chance.between(90.0, 280.0));
        let r = chance.between(1.2, 3.4);
        scene.add(scene.veil(&circle(at, r), "#fff4d8", 0.9));
    }
}

/// The land by night, from very high: its edge is round.
fn land(scene: &Scene) {
    let ground = handcut(&ellipse((430.0, 1560.0), 900.0, 720.0), 2.0, 40.0, 3);
    let dark = stops![0, "#6a569e"; 0.25, "#43357f"; 1, "#2a2160"];
    scene.add(scene.fill(
        &ground,
        scene.linear((430.0, 840.0), (430.0, 1200.0), &dark),
    ));
    let mut chance = Chance::of("fields", 8);
    for row in 0..6 {
        for column in 0..7 {
            let at = |c: f64, r: f64| -> At {
                (
                    430.0 + (c - 3.5) * (70.0 + 16.0 * r) + 18.0 * (r * 1.3).sin(),
                    880.0 + 26.0 * r + 8.0 * r * r + 6.0 * (c * 1.7 + r).sin(),
                )
            };
            let (c, r) = (f64::from(column), f64::from(row));
            let ring = [
                at(c, r),
                at(c + 0.95, r),
                at(c + 0.95, r + 0.92),
                at(c, r + 0.92),
            ];
            let colour = *chance.pick(&["#3a3582", "#4a3d8c", "#34387e", "#50418f", "#3d3078"]);
            let field = handcut(&poly(&ring), 1.6, 22.0, 3 + i64::from(row * 9 + column));
            scene.add(scene.veil(&field, colour, 0.75));
        }
    }
}

/// Roofs around the foot of the stair, with lit windows.
fn village(scene: &Scene) {
    scene.add(scene.glow((400.0, 1110.0), 230.0, "#ffb45c", 0.8, 0.3));
    let houses = [
        (300.0, 1040.0, 24.0),
        (366.0, 1066.0, 27.0),
        (456.0, 1054.0, 25.0),
        (520.0, 1084.0, 28.0),
        (300.0, 1108.0, 30.0),
        (410.0, 1120.0, 32.0),
        (498.0, 1150.0, 34.0),
        (330.0, 1172.0, 34.0),
        (590.0, 1128.0, 30.0),
        (250.0, 1160.0, 30.0),
        (424.0, 1196.0, 36.0),
        (580.0, 1200.0, 36.0),
    ];
    for (i, (x, y, k)) in (0..).zip(houses) {
        let front = rect(x - k * 0.7, y - k * 0.3, x + k * 0.7, y + k * 0.55);
        let roof = poly(&[
            (x - k * 0.95, y - k * 0.22),
            (x - k * 0.5, y - k * 0.92),
            (x + k * 0.55, y - k * 0.92),
            (x + k * 0.95, y - k * 0.22),
        ]);
        scene.add(scene.veil(&ellipse((x, y + k * 0.55), k, k * 0.2), "#1b1450", 0.6));
        scene.add(scene.fill(&handcut(&front, 0.4, 8.0, i), "#5a4488"));
        scene.add(scene.fill(
            &handcut(&roof, 0.4, 8.0, i + 30),
            ["#a8607e", "#7a5aa4", "#8f6a9c"][i as usize % 3],
        ));
        scene.add(scene.veil(&roof.minus(&roof.moved(0.0, 2.0)), "#ffe2c4", 0.6));
        for dx in [-0.36, 0.14] {
            let pane = rect(x + k * dx, y - k * 0.06, x + k * (dx + 0.28), y + k * 0.3);
            scene.add(scene.fill(&pane, "#ffd670"));
        }
    }
}

/// A bank of cloud, lit from the moon.
fn bank(scene: &Scene, at: At, wide: f64, high: f64, colour: &str, lit: &str, seed: u64) {
    let mut chance = Chance::of("bank", seed);
    let puffs = (0..15).map(|_| {
        let (u, w): (f64, f64) = (chance.between(-1.0, 1.0), chance.between(-1.0, 1.0));
        let r = high * chance.between(0.34, 0.62) * (1.2 - u * u * 0.7);
        ellipse((at.0 + u * wide, at.1 + w * high * 0.4), r * 1.35, r)
    });
    let puffs: Vec<_> = puffs.collect();
    let whole = handcut(&all(puffs).fillet(6.0), 1.6, 26.0, seed as i64);
    let body = stops![0, lit; 1, colour];
    scene.add(scene.fill(
        &whole,
        scene.linear((at.0 + 20.0, at.1 - high), (at.0, at.1 + high), &body),
    ));
    let rim = whole.minus(&whole.moved(-1.0, 3.4));
    scene.add(scene.veil(&rim, "#fff1e2", 0.6));
}

fn clouds(scene: &Scene) {
    bank(scene, (170.0, 430.0), 90.0, 44.0, "#cbb6e2", "#eadcf0", 1);
    bank(scene, (700.0, 690.0), 90.0, 54.0, "#c6a6d0", "#f0d3d4", 4);
    bank(scene, (330.0, 250.0), 120.0, 36.0, "#9a8ad0", "#bdaee4", 2);
    bank(scene, (300.0, 850.0), 100.0, 50.0, "#a483c0", "#e6c2cc", 5);
}
