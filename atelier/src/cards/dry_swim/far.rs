//! The sky, a ship that has lain on its side for years, and the line.

use crate::knots;
use crate::line::{Stroke, blob, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::stops;

use super::HORIZON;

/// The only thing besides the girl that is of this blue.
pub const INK: &str = "#17305e";

pub fn draw(scene: &Scene) {
    let air = stops![0, "#bfdcd8"; 0.55, "#dcebe2"; 0.85, "#f6ead8"; 1, "#fbe2cf"];
    scene.sky(scene.linear((400.0, 0.0), (380.0, HORIZON), &air), 7, 0.05);
    clouds(scene);
    line(scene);
    ship(scene);
    gulls(scene);
}

fn clouds(scene: &Scene) {
    for (line, wide) in [
        (
            [(-40.0, 96.0), (150.0, 82.0), (330.0, 92.0), (520.0, 78.0)],
            16.0,
        ),
        (
            [
                (300.0, 150.0),
                (470.0, 140.0),
                (640.0, 150.0),
                (860.0, 128.0),
            ],
            12.0,
        ),
        (
            [
                (-40.0, 190.0),
                (120.0, 180.0),
                (260.0, 188.0),
                (380.0, 182.0),
            ],
            8.0,
        ),
    ] {
        let streak = taper(&line, &[1.0, wide, wide * 0.7, 1.0]);
        scene.add(scene.blurred(scene.veil(&streak, "#fffaf0", 0.75), 5.0));
    }
}

/// The line: a hair at its left end, a wall at its right.
fn line(scene: &Scene) {
    let top: Vec<At> = (0..=40)
        .map(|i| {
            let part = f64::from(i) / 40.0;
            let swell = 3.0 + 50.0 * part.powf(2.8);
            let ripple =
                ((part * 47.0).sin() * 1.8 + (part * 83.0).sin() * 1.6 + (part * 139.0).sin())
                    * part
                    * part;
            (-10.0 + 820.0 * part, HORIZON + 3.0 - swell + ripple)
        })
        .collect();
    let mut ring = top.clone();
    ring.extend([(820.0, HORIZON + 4.0), (-20.0, HORIZON + 3.0)]);
    let water = poly(&ring);
    let deep = stops![0, "#24508a"; 0.35, INK; 1, "#0f2148"];
    scene.add(scene.fill(
        &water,
        scene.linear((0.0, HORIZON - 40.0), (0.0, HORIZON + 4.0), &deep),
    ));
    let crest = Stroke::new(&top[14..], &[0.2, 1.4, 3.0, 4.0]).shape();
    scene.add(scene.fill(&crest, "#f4f4ea"));
    // Foam where it meets the salt.
    let foam: Vec<At> = (0..30)
        .map(|i| {
            let part = f64::from(i) / 29.0;
            let (x, rough) = (360.0 + 460.0 * part, (f64::from(i) * 2.3).sin());
            (x, HORIZON + 2.0 + rough * 1.6 * part)
        })
        .collect();
    let foam = Stroke::new(&foam, &[0.4, 3.0, 4.0, 7.0, 6.0, 9.0]).shape();
    scene.add(scene.fill(&foam, "#fdfaf0"));
    for (x, y, long) in [
        (640.0, 254.0, 90.0),
        (715.0, 246.0, 120.0),
        (690.0, 259.0, 150.0),
    ] {
        let glint = taper(
            &[(x, y), (x + long * 0.5, y - 1.0), (x + long, y - 4.0)],
            &[0.4, 2.0, 0.4],
        );
        scene.add(scene.veil(&glint.within(&water), "#7fa9cf", 0.7));
    }
}

/// What is left of a trawler.
fn ship(scene: &Scene) {
    let spot = Spot::new(150.0, HORIZON + 9.0, 0.86).turned(-9.0);
    let put = |shape: Shape, seed: i64| handcut(&spot.put(&shape), 0.6, 12.0, seed);
    let hull = put(
        blob(
            &knots![-96, -34, corner; -60, -26; 20, -25; 84, -38, corner; 72, -6; 58, 3, corner; -76, 4, corner; -90, -10],
        ),
        1,
    );
    let house = put(
        poly(&[
            (-58.0, -60.0),
            (-22.0, -62.0),
            (-16.0, -24.0),
            (-62.0, -26.0),
        ]),
        2,
    );
    let mast = put(taper(&[(14.0, -24.0), (18.0, -104.0)], &[4.0, 2.0]), 3);
    let boom = put(taper(&[(16.0, -60.0), (62.0, -92.0)], &[3.0, 1.6]), 4);
    let shade = poly(&[
        (80.0, HORIZON + 10.0),
        (236.0, HORIZON + 4.0),
        (330.0, HORIZON + 14.0),
        (150.0, HORIZON + 17.0),
    ]);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&shade, "#7fb0b8", 0.6), 2.0)));
    scene.add(scene.fill(&mast.and(&boom), "#8d7d84"));
    scene.add(scene.fill(&house, "#cfd9d2"));
    scene.add(scene.veil(&house.minus(&house.moved(-13.0, 1.0)), "#7d9aa4", 0.7));
    let rust = stops![0, "#dd9a83"; 0.5, "#b9807c"; 1, "#8c7380"];
    scene.add(scene.fill(&hull, scene.linear((70.0, 240.0), (220.0, 290.0), &rust)));
    let water_line = hull.within(&hull.moved(4.0, 15.0));
    scene.add(scene.veil(&water_line, "#6f6a7c", 0.45));
}

/// Gulls that come from where the line is thick.
fn gulls(scene: &Scene) {
    for (x, y, k) in [
        (520.0, 128.0, 1.0),
        (566.0, 104.0, 0.8),
        (598.0, 150.0, 0.9),
        (664.0, 118.0, 0.7),
        (690.0, 172.0, 0.55),
    ] {
        let left = [
            (x, y),
            (x - 10.0 * k, y - 9.0 * k),
            (x - 25.0 * k, y - 4.0 * k),
        ];
        let right = [
            (x, y),
            (x + 9.0 * k, y - 10.0 * k),
            (x + 23.0 * k, y - 8.0 * k),
        ];
        let bird =
            taper(&left, &[4.0 * k, 4.4 * k, 0.8]).and(&taper(&right, &[4.0 * k, 4.4 * k, 0.8]));
        scene.add(scene.fill(&bird, "#6d8d9c"));
    }
}
