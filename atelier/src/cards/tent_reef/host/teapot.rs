//! What he pours from.

use super::{BRASS, LIGHT};
use crate::cards::tent_reef::TEAL;
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots};

/// A pot of brass, its spout to the left.
pub fn teapot(scene: &Scene, spot: Spot) {
    let put = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.4, 16.0, seed);
    let brass = |shape: &Shape| {
        scene
            .sheet(shape, BRASS)
            .light(LIGHT)
            .lit(0.5)
            .shade(0.65)
            .dark("#6a3a1c")
            .rim(1.8)
            .rim_colour("#fffbe0")
            .rim_opacity(0.9)
            .grain(1.05)
            .ink()
    };
    let handle = put(
        &taper(
            &spots![20, -34; 46, -44; 62, -26; 58, 2; 28, 20],
            &[6.0, 7.0, 7.0, 7.0, 5.0],
        ),
        1,
    );
    let spout = put(
        &taper(
            &spots![-22, 14; -42, 6; -48, -14; -62, -20],
            &[18.0, 13.0, 8.0, 6.0],
        ),
        2,
    );
    let body = put(
        &blob(&knots![
            -14, -36; 14, -36; 24, -20; 36, 4; 32, 26; 18, 38; -18, 38; -32, 26; -36, 4; -24, -20
        ]),
        3,
    );
    let lid = put(
        &blob(&knots![-16, -34; -12, -48; -4, -58; 0, -70; 4, -58; 12, -48; 16, -34]),
        4,
    );
    let whole = all([handle.clone(), spout.clone(), body.clone(), lid.clone()]);
    scene.add(scene.shadow(&whole, (3.0, 6.0), 5.0, "#5a3018", 0.45));
    for part in [&handle, &spout, &lid, &body] {
        scene.add(brass(part));
    }
    let bands = all([
        taper(&spots![-15, -35; 0, -32; 15, -35], &[3.0, 3.6, 3.0]),
        taper(&spots![-27, -16; 0, -10; 27, -16], &[1.6, 2.2, 1.6]),
        taper(&spots![-34, 18; 0, 25; 34, 18], &[1.6, 2.2, 1.6]),
    ]);
    scene.add(scene.veil(&spot.put(&bands), "#7a4420", 0.75));
    let beads = all([-20.0, -10.0, 0.0, 10.0, 20.0].map(|x: f64| {
        let y = 5.0 - x * x * 0.006;
        blob(&knots![x - 3.4, y; x, y - 6.0; x + 3.4, y; x, y + 6.0])
    }));
    scene.add(scene.veil(&spot.put(&beads), TEAL, 0.9));
}
