//! What is wet and warm steams.

use crate::line::{Stroke, rect};
use crate::scene::Scene;
use crate::spots;

pub fn draw(scene: &Scene) {
    let air = rect(62.0, 96.0, 742.0, 1062.0);
    for (line, wide, much) in [
        (
            spots![110, 452; 84, 400; 128, 350; 96, 290; 140, 230],
            34.0,
            0.3,
        ),
        (
            spots![230, 452; 262, 396; 222, 340; 270, 276; 240, 220],
            40.0,
            0.34,
        ),
        (
            spots![330, 400; 352, 340; 316, 290; 350, 230; 330, 190],
            36.0,
            0.36,
        ),
        (
            spots![430, 220; 412, 190; 450, 160; 420, 130; 440, 110],
            30.0,
            0.3,
        ),
        (
            spots![640, 540; 668, 500; 640, 462; 674, 420; 650, 380],
            22.0,
            0.3,
        ),
    ] {
        let wisp = Stroke::new(&line, &[2.0, wide, wide * 1.3, wide, 2.0]).shape();
        let wisp = scene.blurred(scene.veil(&wisp, "#f4fff8", much), 11.0);
        scene.add(scene.clipped(&air, wisp));
    }
}
