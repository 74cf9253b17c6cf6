//! What he pours into.

use super::{BRASS, LIGHT, spot};
use crate::cards::tent_reef::{CORAL, DEEP, OCHRE, TEAL};
use crate::knots;
use crate::line::{blob, ellipse, handcut, taper};
use crate::scene::Scene;

/// The tray with its glasses.
pub fn tray(scene: &Scene) {
    let (x, y) = spot().point((-232.0, -8.0));
    let shadow = ellipse((x, y + 8.0), 84.0, 22.0);
    scene.add(scene.blurred(scene.veil(&shadow, DEEP, 0.8), 7.0));
    let rim = handcut(&ellipse((x, y), 82.0, 23.0), 0.5, 20.0, 3);
    scene.add(
        scene
            .sheet(&rim, BRASS)
            .light(LIGHT)
            .lit(0.5)
            .shade(0.5)
            .dark("#6a3a1c")
            .rim(2.4)
            .rim_colour("#fff6cc"),
    );
    let plate = handcut(&ellipse((x, y + 1.0), 72.0, 18.0), 0.4, 20.0, 4);
    scene.add(
        scene
            .sheet(&plate, "#b5802f")
            .light(LIGHT)
            .lit(0.35)
            .shade(0.5)
            .dark("#5a3018")
            .rim(0.0),
    );
    let ring = ellipse((x, y + 1.0), 52.0, 12.5);
    scene.add(scene.veil(&ring.minus(&ring.grown(-1.6)), "#ffe6a0", 0.5));
    for (i, (dx, dy, full)) in [(-38.0, -6.0, 0.5), (36.0, -7.0, 0.0), (2.0, 4.0, 0.62)]
        .into_iter()
        .enumerate()
    {
        let (x, y) = (x + dx, y + dy);
        let glass = blob(&knots![
            x - 11.0, y - 30.0, corner; x - 8.6, y - 16.0; x - 9.6, y, corner; x, y + 3.0; x + 9.6, y, corner; x + 8.6, y - 16.0;
            x + 11.0, y - 30.0, corner; x, y - 27.0
        ]);
        scene.add(scene.veil(&ellipse((x + 2.0, y + 2.0), 14.0, 5.0), "#4a2814", 0.5));
        scene.add(scene.veil(&glass, "#d5f5ea", 0.42));
        if full > 0.0 {
            let top = y - 28.0 * full;
            let tea = blob(&knots![
                x - 8.8, top, corner; x - 9.4, y - 0.5, corner; x, y + 2.4; x + 9.4, y - 0.5, corner; x + 8.8, top, corner; x, top + 2.0
            ]);
            scene.add(scene.veil(&tea, "#c8731f", 0.92));
            scene.add(scene.fill(&ellipse((x, top), 8.8, 2.4), "#e89a3c"));
        }
        let lip = ellipse((x, y - 30.0), 11.0, 3.2);
        scene.add(scene.veil(&lip.minus(&lip.grown(-1.0)), "#fffdf0", 0.9));
        scene.add(scene.veil(
            &taper(&[(x - 7.0, y - 26.0), (x - 6.0, y - 4.0)], &[1.8, 1.0]),
            "#ffffff",
            0.6,
        ));
        let band = taper(
            &[(x - 9.0, y - 17.0), (x, y - 15.0), (x + 9.0, y - 17.0)],
            &[2.0, 2.4, 2.0],
        );
        scene.add(scene.veil(&band, [TEAL, CORAL, OCHRE][i], 0.85));
    }
}
