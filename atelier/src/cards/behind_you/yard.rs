//! The yard: sand, chalk squares, a bench for those behind, and the morning over all.

use crate::line::{handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// Where the yard ends.
pub const EDGE: f64 = 838.0;

/// A place in the yard: so far to the right, and from the edge (0) to us (1).
fn place(right: f64, near: f64) -> At {
    let k = 0.62 + 0.6 * near;
    (400.0 + right * k, EDGE + 370.0 * near)
}

pub fn draw(scene: &Scene) {
    let tones = stops![0, "#f3c9a0"; 0.5, "#f7dfbb"; 1, "#fbead0"];
    scene.sky(scene.linear((0.0, 0.0), (800.0, 160.0), &tones), 6, 0.04);
    let ground = handcut(&rect(-20.0, EDGE, 820.0, 1220.0), 1.2, 60.0, 4);
    let tones = stops![0, "#b98f68"; 0.3, "#dcb184"; 1, "#eec79a"];
    let fill = scene.linear((0.0, EDGE), (0.0, 1200.0), &tones);
    scene.add(scene.washed(scene.fill(&ground, fill), 8, 0.06));
    let mut chance = Chance::of("behind you sand", 2);
    for _ in 0..150 {
        let (x, y) = place(chance.between(-640.0, 640.0), chance.unit());
        let r = chance.between(1.0, 2.6);
        let grain = rect(x - r * 1.6, y - r * 0.5, x + r * 1.6, y + r * 0.5);
        let colour = *chance.pick(&["#8a6448", "#fff0d2"]);
        scene.add(scene.veil(&grain, colour, 0.4));
    }
    for square in chalk() {
        let line = square.minus(&square.grown(-3.0));
        scene.add(scene.veil(&line, "#fff6e4", 0.6));
    }
}

/// Squares somebody has hopped through.
fn chalk() -> Vec<Shape> {
    let square = |right: f64, near: f64| {
        let ring = [(0.0, 0.0), (92.0, 0.02), (96.0, 0.24), (2.0, 0.23)];
        handcut(
            &poly(&ring.map(|(x, y)| place(right + x, near + y))),
            1.4,
            18.0,
            right as i64,
        )
    };
    vec![
        square(176.0, 0.9),
        square(172.0, 0.68),
        square(124.0, 0.46),
        square(220.0, 0.46),
    ]
}

/// What those behind stand on.
pub fn bench(scene: &Scene) {
    let seat = handcut(&rect(-20.0, 694.0, 820.0, 716.0), 0.8, 40.0, 3);
    scene.add(scene.shadow(&seat, (10.0, 26.0), 12.0, "#2c3350", 0.6));
    scene.add(scene.fill(&seat, "#7a5a48"));
    for x in [96.0, 380.0, 690.0] {
        scene.add(scene.fill(&rect(x, 714.0, x + 20.0, 856.0), "#5a4440"));
    }
}

/// The sun at our back.
pub fn light(scene: &Scene) {
    let warm = stops![0, "#ffb066", 0.3; 0.5, "#ff9a5a", 0.1; 1, "#ff8a4a", 0];
    scene.add(scene.shining(scene.card(scene.radial((-60.0, 700.0), 620.0, &warm))));
    scene.add(scene.shining(scene.card(scene.radial((860.0, 640.0), 420.0, &warm))));
}
