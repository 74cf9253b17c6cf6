//! The street against the sun: houses on both sides, the crossing, the road that comes towards us.

use crate::colour::mix;
use crate::line::{handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::{END, place};

/// The air at the end of the street.
const HAZE: &str = "#ffcf9e";

pub fn draw(scene: &Scene) {
    let tones =
        stops![0, "#77719f"; 0.17, "#b8839f"; 0.32, "#ee9f9a"; 0.45, "#ffcb9c"; 1, "#ffdcae"];
    scene.sky(scene.linear((400.0, 0.0), (400.0, 1200.0), &tones), 5, 0.05);
    scene.add(scene.glow((END.0, END.1 - 40.0), 420.0, "#fff0c4", 0.9, 0.3));
    houses(scene);
    road(scene);
}

/// Where, from how far to how far away, how high, and in which colour.
const HOUSES: [(f64, f64, f64, f64, &str); 8] = [
    (-6.0, 46.0, 90.0, 9.5, "#b98a94"),
    (6.4, 40.0, 90.0, 8.0, "#c08c90"),
    (-5.6, 27.0, 44.0, 14.0, "#806488"),
    (5.8, 24.0, 38.0, 12.0, "#8a6688"),
    (-5.2, 16.5, 26.0, 10.5, "#584f7c"),
    (5.3, 15.0, 23.0, 13.5, "#5a4f7a"),
    (-5.0, 8.0, 15.8, 12.5, "#3b4068"),
    (5.0, 8.0, 14.2, 10.5, "#443f66"),
];

fn houses(scene: &Scene) {
    let mut chance = Chance::of("red light houses", 3);
    for (right, near, far, high, colour) in HOUSES {
        let wall = |up: f64, away: f64| place(right, up, away);
        let out = right.signum() * 16.0;
        let front = poly(&[
            place(right + out, high, near),
            wall(high, near),
            wall(high, far),
            wall(0.0, far),
            wall(0.0, near),
            place(right + out, 0.0, near),
        ]);
        let front = handcut(&front, 0.7, 40.0, near as i64);
        let (a, b) = (wall(high, near), wall(0.0, far));
        let tones = stops![0, colour; 1, mix(colour, HAZE, 0.1 + near * 0.008)];
        scene.add(scene.fill(&front, scene.linear((a.0, 0.0), (b.0, 0.0), &tones)));
        // A cornice, and windows; in some of them somebody is at home.
        let cornice = poly(&[
            wall(high, near),
            wall(high, far),
            wall(high - 0.35, far),
            wall(high - 0.35, near),
        ]);
        scene.add(scene.veil(&cornice, mix(colour, HAZE, 0.5), 0.7));
        let step = 1.5;
        let floors = ((high - 1.6) / 2.2) as i32;
        let rooms = ((far - near - 0.4) / step) as i32;
        for floor in 0..floors {
            for room in 0..rooms {
                let (up, away) = (
                    2.6 + 2.2 * f64::from(floor),
                    near + 0.4 + step * f64::from(room),
                );
                let pane = poly(&[
                    wall(up, away),
                    wall(up + 1.3, away),
                    wall(up + 1.3, away + 0.8),
                    wall(up, away + 0.8),
                ]);
                let home = chance.unit() < 0.13;
                let tone = if home { "#ffd98a" } else { "#2f3354" };
                let much = if home { 0.95 } else { 0.4 };
                scene.add(scene.veil(&pane, tone, much));
            }
        }
    }
}

/// A stripe painted on the road.
fn stripe(x0: f64, x1: f64, near: f64, far: f64) -> Shape {
    handcut(
        &poly(&[
            place(x0, 0.0, near),
            place(x0, 0.0, far),
            place(x1, 0.0, far),
            place(x1, 0.0, near),
        ]),
        0.7,
        20.0,
        (near * 7.0) as i64,
    )
}

fn road(scene: &Scene) {
    let road = poly(&[
        place(-5.0, 0.0, 400.0),
        place(5.0, 0.0, 400.0),
        (1400.0, 1210.0),
        (-600.0, 1210.0),
    ]);
    let tones = stops![0, "#ffd0a0"; 0.2, "#d99a94"; 0.45, "#9a7890"; 1, "#5a5578"];
    scene.add(scene.fill(&road, scene.linear((0.0, END.1), (0.0, 1200.0), &tones)));
    let mut chance = Chance::of("asphalt", 6);
    for _ in 0..260 {
        let away = chance.between(1.6, 7.0);
        let (x, y) = place(chance.between(-1.0, 1.0), 0.0, away);
        let r = 5.0 / away;
        let grain = rect(x - r, y - r * 0.5, x + r, y + r * 0.5);
        let colour = *chance.pick(&["#ffd9b8", "#3a3c58", "#3a3c58"]);
        scene.add(scene.veil(&grain, colour, 0.3));
    }
    // Where people cross, and where one stops.
    for i in -5..=5 {
        let x = f64::from(i) * 0.8;
        scene.add(scene.veil(&stripe(x - 0.22, x + 0.22, 6.1, 9.2), "#fff3dc", 0.85));
    }
    scene.add(scene.veil(&stripe(-5.0, 5.0, 5.35, 5.65), "#fff3dc", 0.85));
    // The lane stripe between the cars.
    for near in [1.55, 3.3] {
        scene.add(scene.veil(&stripe(-0.07, 0.07, near, near + 1.0), "#ffeeda", 0.85));
    }
}

/// The sun over all: it eats into what stands before it.
pub fn light(scene: &Scene) {
    let at: At = (END.0, END.1 - 30.0);
    let warm = stops![0, "#ffb870", 0.5; 0.4, "#ff9a6a", 0.16; 1, "#ff8a6a", 0];
    scene.add(scene.shining(scene.card(scene.radial(at, 330.0, &warm))));
    let cool = stops![0, "#ffffff", 0; 0.55, "#8a88b8", 0.06; 1, "#4a4a80", 0.42];
    scene.add(scene.multiplied(scene.card(scene.radial(at, 860.0, &cool))));
}
