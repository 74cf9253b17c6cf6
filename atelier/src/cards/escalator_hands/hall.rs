//! The hall: glazed tiles in running bond, a ribbed vault above with lamps, a dark arch below.

use crate::line::{arc, handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::At;
use crate::stops;

pub fn draw(scene: &Scene) {
    let light = stops![0, "#fbfbf3"; 0.5, "#e9eeea"; 1, "#cbd5d3"];
    scene.add(scene.card(scene.radial((360.0, 420.0), 900.0, &light)));
    tiles(scene);
    arch(scene);
}

/// Rows of tiles; seen from below they get lower and converge a little.
fn tiles(scene: &Scene) {
    let mut chance = Chance::of("tiles", 4);
    let height = |row: f64| 1230.0 - 52.0 * row + 0.28 * row * row;
    for row in 0..28 {
        let r = f64::from(row);
        let (low, high) = (height(r), height(r + 1.0));
        let tilt = |x: f64, y: f64| y + (x - 330.0) * (y - 1000.0) * 0.000_05;
        let wide = 96.0 - 0.5 * r;
        let shift = if row % 2 == 0 { 0.0 } else { wide / 2.0 };
        for column in -1..10 {
            let x = f64::from(column) * wide + shift - 40.0;
            let p =
                |x: f64, y: f64| -> At { (x + (x - 400.0) * (y - 700.0) * 0.000_04, tilt(x, y)) };
            let tile = poly(&[
                p(x + 1.6, low - 1.6),
                p(x + wide - 1.6, low - 1.6),
                p(x + wide - 1.6, high + 1.6),
                p(x + 1.6, high + 1.6),
            ]);
            let much = chance.between(0.0, 0.5);
            let colour = if chance.happens(0.16) {
                "#cfdcd6"
            } else {
                "#ffffff"
            };
            scene.add(scene.veil(&tile, colour, much));
            let edge = tile.minus(&tile.moved(-1.6, -2.0));
            scene.add(scene.veil(&edge, "#8fa0a2", 0.36));
            if chance.happens(0.3) {
                let gleam = poly(&[
                    p(x + 12.0, high + 9.0),
                    p(x + 40.0, high + 9.0),
                    p(x + 36.0, high + 14.0),
                    p(x + 10.0, high + 14.0),
                ]);
                scene.add(scene.veil(&gleam, "#ffffff", 0.8));
            }
        }
    }
}

/// Down in the corner an arch leads to the trains.
fn arch(scene: &Scene) {
    let hollow = |grow: f64| {
        let at = (130.0, 1010.0);
        let mut ring = vec![(at.0 - 118.0 - grow, 1260.0)];
        ring.extend(arc(at, 118.0 + grow, 128.0 + grow, 180.0, 360.0, 40));
        ring.push((at.0 + 118.0 + grow, 1260.0));
        poly(&ring)
    };
    let trim = handcut(&hollow(30.0), 0.8, 30.0, 3);
    scene.add(scene.fill(&trim, "#2a6a56"));
    for i in 0..15 {
        let turn = 180.0 + 12.9 * f64::from(i);
        let (s, c) = turn.to_radians().sin_cos();
        let joint = [
            (130.0 + 118.0 * c, 1010.0 + 128.0 * s),
            (130.0 + 149.0 * c, 1010.0 + 159.0 * s),
        ];
        scene.add(scene.stitched(&joint, "#123f34", 2.0, 0.8, None));
    }
    let inside = hollow(0.0);
    let dark = stops![0, "#7d8f90"; 0.5, "#4c6066"; 1, "#2c3d46"];
    scene.add(scene.fill(
        &inside,
        scene.linear((130.0, 880.0), (130.0, 1200.0), &dark),
    ));
    let glow = rect(40.0, 940.0, 220.0, 952.0).within(&inside);
    scene.add(scene.veil(&glow, "#fff6d8", 0.9));
    scene.add(scene.clipped(
        &inside,
        scene.blurred(scene.veil(&glow.grown(10.0), "#fff0c0", 0.6), 14.0),
    ));
}
