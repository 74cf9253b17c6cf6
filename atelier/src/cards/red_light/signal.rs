//! The light over the crossing. It hangs from a wire; the green is on, the red still glows a little.

use crate::knots;
use crate::line::{blob, circle, ellipse, handcut, rect};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{spots, stops};

/// Where its lamps are: red, amber, green.
const LAMPS: [At; 3] = [(400.0, 92.0), (400.0, 150.0), (400.0, 208.0)];

pub fn draw(scene: &Scene) {
    scene.add(scene.thread(
        &spots![-20, -8; 200, 26; 400, 40; 600, 24; 830, -20],
        "#3a2f50",
        4.0,
        0.95,
    ));
    // Two who sit close, and one who does not.
    for (x, y, turn, flip) in [
        (196.0, 27.0, 4.0, false),
        (218.0, 29.0, -5.0, true),
        (588.0, 26.0, 6.0, true),
    ] {
        let spot = Spot::new(x, y, 0.9).turned(turn).flipped(flip);
        let bird = spot.put(&blob(&knots![
            -22, 8, corner; -13, -8; -4, -19; 5, -26; 12, -22; 18, -19, corner; 12, -16; 11, -7; 4, 1; -8, 1
        ]));
        scene.add(scene.fill(&bird, "#322848"));
        scene.add(scene.veil(&bird.minus(&bird.moved(0.0, -2.0)), "#ffb592", 0.6));
    }
    let case = handcut(
        &blob(&knots![
            358, 48, corner; 442, 48, corner; 446, 150; 438, 248; 400, 258; 362, 248; 354, 150
        ]),
        0.8,
        24.0,
        2,
    );
    let tones = stops![0, "#3d4158"; 0.5, "#252840"; 1, "#1b1d30"];
    scene.add(scene.fill(&case, scene.linear((356.0, 0.0), (446.0, 0.0), &tones)));
    scene.add(scene.veil(&case.minus(&case.moved(0.0, -3.5)), "#ffc79a", 0.8));
    for (i, (x, y)) in LAMPS.into_iter().enumerate() {
        let lens = ellipse((x, y), 21.0, 22.0);
        scene.add(scene.fill(&lens, ["#5a2434", "#4a3838", "#7dffb4"][i]));
        let hood = ellipse((x, y - 3.0), 28.0, 26.0)
            .minus(&ellipse((x, y + 6.0), 24.0, 27.0))
            .within(&rect(x - 30.0, y - 40.0, x + 30.0, y + 8.0));
        scene.add(scene.fill(&hood, "#14162a"));
    }
    let (x, y) = LAMPS[0];
    scene.add(scene.blurred(scene.veil(&circle((x, y), 12.0), "#e0485a", 0.45), 4.0));
    let at = LAMPS[2];
    let tones = stops![0, "#f4fff0"; 0.5, "#9dffc4"; 1, "#2fe08c"];
    scene.add(scene.fill(&ellipse(at, 19.0, 20.0), scene.radial(at, 21.0, &tones)));
    scene.add(scene.glow(at, 190.0, "#4df0a0", 0.75, 0.16));
}
