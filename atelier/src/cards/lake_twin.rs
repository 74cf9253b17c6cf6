//! A girl bends over a lake at first light; her reflection reaches through the surface and hands her a fish.

mod girls;
mod shore;

use crate::line::{blob, taper};
use crate::scene::{Finish, Scene};
use crate::shape::At;
use crate::{knots, spots};

/// Where the air ends.
const WATER: f64 = 612.0;
/// Day comes from behind the far shore.
const DAWN: At = (830.0, 540.0);
/// Where the arm comes through.
const WRIST: At = (622.0, 606.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(DAWN.0, DAWN.1).focused((500.0, 560.0), 290.0);
    shore::air(&scene);
    shore::water(&scene);
    shore::rock(&scene, false);
    shore::rock(&scene, true);
    shore::reeds(&scene, (752.0, 836.0), 15, 196.0);
    girls::twin(&scene);
    shore::ripples(&scene);
    girls::girl(&scene);
    girls::gift(&scene);
    rings(&scene);
    shore::reeds(&scene, (-30.0, 40.0), 8, 112.0);
    shore::branch(&scene);
    scene.finish(Finish {
        tooth: 0.4,
        vignette: 0.17,
        colour: "#123a44",
        middle: (430.0, 560.0),
        ..Finish::default()
    });
    scene
}

/// The surface closes around the wrist.
fn rings(scene: &Scene) {
    let (x, y) = (WRIST.0, WATER + 4.0);
    for (i, (wide, high, opacity)) in [
        (34.0, 5.0, 0.95),
        (66.0, 10.0, 0.75),
        (112.0, 17.0, 0.5),
        (170.0, 25.0, 0.32),
    ]
    .into_iter()
    .enumerate()
    {
        let lean = i as f64 * 2.0;
        // Wider towards us than away from us, and never quite closed.
        let front = taper(
            &[
                (x - wide, y),
                (x - wide * 0.72, y + high * 0.7),
                (x - wide * 0.1, y + high),
                (x + wide * 0.62, y + high * 0.74),
                (x + wide * 0.98, y + lean * 0.4),
            ],
            &[0.4, 2.6, 4.4, 3.0, 0.4],
        );
        let back = taper(
            &[
                (x - wide * 0.9, y - high * 0.3),
                (x - wide * 0.4, y - high * 0.6),
                (x + wide * 0.3, y - high * 0.62),
                (x + wide * 0.86, y - high * 0.34),
            ],
            &[0.3, 1.6, 1.6, 0.3],
        );
        scene.add(scene.veil(&front, "#ffe9d6", opacity));
        if i > 0 {
            scene.add(scene.veil(&back, "#ffe0d0", opacity * 0.7));
        }
        let trough = front.moved(0.0, 4.0);
        scene.add(scene.veil(&trough, "#1c5a54", opacity * 0.45));
    }
    // Water still runs from it.
    for (dx, dy, size) in [
        (-32.0, -62.0, 1.0),
        (40.0, -40.0, 0.8),
        (92.0, -30.0, 1.1),
        (-82.0, -18.0, 0.7),
        (66.0, -14.0, 0.6),
        (-14.0, -10.0, 0.7),
    ] {
        let (x, y) = (WRIST.0 + dx, WATER + dy);
        let s: f64 = size;
        let drop =
            blob(&knots![x, y - 9.0 * s, corner; x + 3.4 * s, y; x, y + 4.0 * s; x - 3.4 * s, y]);
        scene.add(scene.fill(&drop, "#eefaf0"));
        scene.add(scene.veil(&drop.moved(1.2, -0.4).within(&drop), "#9fd4c0", 0.5));
    }
    let line = taper(
        &spots![360, 612; 470, 613; 560, 612; 590, 613],
        &[0.4, 1.8, 1.6, 0.4],
    );
    scene.add(scene.veil(&line, "#fff0e2", 0.7));
}
