//! The road at dusk, from above: asphalt, a lane stripe, the crossing, and the light over it.

use crate::line::{blob, circle, ellipse, handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::{knots, spots, stops};

use super::place;

/// Where the lamps of the traffic light are: red, amber, green.
pub const LAMPS: [At; 3] = [(400.0, 54.0), (400.0, 108.0), (400.0, 162.0)];

/// The road with all that is painted on it.
pub fn draw(scene: &Scene) {
    let tones =
        stops![0, "#d99a9c"; 0.2, "#a37c96"; 0.45, "#756a8c"; 0.75, "#565a7a"; 1, "#454a68"];
    scene.sky(scene.linear((400.0, 0.0), (400.0, 1200.0), &tones), 5, 0.05);
    let mut chance = Chance::of("asphalt", 6);
    for _ in 0..420 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        let r = chance.between(0.8, 2.4);
        let colour = *chance.pick(&["#c9b3bc", "#3a3c58", "#3a3c58"]);
        scene.add(scene.veil(&circle(at, r), colour, 0.35));
    }
    let stripe = |x0: f64, x1: f64, z0: f64, z1: f64| -> Shape {
        handcut(
            &poly(&[
                place(x0, 0.0, z0),
                place(x0, 0.0, z1),
                place(x1, 0.0, z1),
                place(x1, 0.0, z0),
            ]),
            0.8,
            20.0,
            (z0 * 7.0) as i64,
        )
    };
    // The lane stripe between the cars.
    for z in [2.4, 5.6, 8.8, 12.0, 15.2] {
        scene.add(scene.veil(&stripe(-0.17, 0.17, z, z + 1.9), "#f7e6d2", 0.9));
    }
    // It is dark between the cars.
    let gap = poly(&[
        place(-1.9, 0.0, 1.0),
        place(-1.9, 0.0, 15.0),
        place(1.9, 0.0, 15.0),
        place(1.9, 0.0, 1.0),
    ]);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&gap, "#5a5a92", 0.7), 40.0)));
    // Where one stops, and where people cross.
    scene.add(scene.veil(&stripe(-14.0, 14.0, 20.6, 21.5), "#f7e6d2", 0.9));
    for i in -8..=8 {
        let x = f64::from(i) * 1.5;
        scene.add(scene.veil(&stripe(x - 0.42, x + 0.42, 23.4, 29.0), "#fbeedc", 0.85));
    }
}

/// It hangs from a wire. The green is on; the red still glows a little.
pub fn signal(scene: &Scene) {
    scene.add(scene.thread(
        &spots![-20, -14; 200, 6; 400, 12; 600, 4; 830, -30],
        "#2b2a44",
        5.0,
        0.95,
    ));
    let case = handcut(
        &blob(&knots![
            358, 14, corner; 442, 14, corner; 446, 110; 438, 204; 400, 216; 362, 204; 354, 110
        ]),
        0.8,
        24.0,
        2,
    );
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&case.moved(8.0, 22.0), "#2a1f44", 0.5), 12.0)),
    );
    scene.add(scene.fill(
        &case,
        scene.linear(
            (356.0, 0.0),
            (446.0, 0.0),
            &stops![0, "#3d4158"; 0.5, "#252840"; 1, "#1b1d30"],
        ),
    ));
    scene.add(scene.veil(&case.minus(&case.moved(2.5, 2.0)), "#f0b7c0", 0.7));
    for (i, (x, y)) in LAMPS.into_iter().enumerate() {
        let lens = ellipse((x, y), 20.0, 21.0);
        let colour = ["#6a2434", "#4a3838", "#7dffb4"][i];
        scene.add(scene.fill(&lens, colour));
        let hood = ellipse((x, y - 3.0), 27.0, 25.0)
            .minus(&ellipse((x, y + 6.0), 23.0, 26.0))
            .within(&rect(x - 30.0, y - 40.0, x + 30.0, y + 8.0));
        scene.add(scene.fill(&hood, "#14162a"));
        if i == 0 {
            scene.add(scene.blurred(scene.veil(&circle((x, y), 12.0), "#e0485a", 0.55), 4.0));
        }
    }
    let (x, y) = LAMPS[2];
    scene.add(scene.fill(
        &ellipse((x, y), 18.0, 19.0),
        scene.radial(
            (x, y),
            20.0,
            &stops![0, "#f4fff0"; 0.5, "#9dffc4"; 1, "#2fe08c"],
        ),
    ));
}

/// The light it gives, over all.
pub fn light(scene: &Scene) {
    scene.add(scene.glow(LAMPS[2], 260.0, "#4df0a0", 0.7, 0.16));
}
