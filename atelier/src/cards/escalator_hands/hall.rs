//! The hall: glazed tiles in running bond.

use crate::line::poly;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::At;
use crate::stops;

pub fn draw(scene: &Scene) {
    let light = stops![0, "#fbfbf3"; 0.5, "#e9eeea"; 1, "#cbd5d3"];
    scene.add(scene.card(scene.radial((360.0, 420.0), 900.0, &light)));
    tiles(scene);
    let dusk = stops![0, "#35565c", 0; 0.3, "#35565c", 0.06; 1, "#2c4c54", 0.72];
    scene.add(scene.card(scene.radial((200.0, 120.0), 820.0, &dusk)));
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
