//! What he has taken off.

use super::cloth;
use crate::cards::tent_reef::{DEEP, RUST};
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::{knots, spots};

/// His slippers before the cushion; one of them is inhabited.
pub fn slippers(scene: &Scene) {
    for (i, (x, y, turn)) in [(458.0, 976.0, -8.0), (526.0, 990.0, 6.0)]
        .into_iter()
        .enumerate()
    {
        let put = |shape: &Shape, seed: i64| {
            handcut(
                &Spot::new(x, y, 1.0).turned(turn).put(shape),
                0.5,
                14.0,
                seed,
            )
        };
        let sole = put(
            &blob(
                &knots![-44, 2; -30, -10; 0, -13; 24, -14; 36, -6; 36, 6; 22, 13; -4, 12; -28, 12],
            ),
            3,
        );
        let upper = put(
            &blob(
                &knots![-52, -6; -40, -14; -22, -22; -4, -20, corner; 0, -8; -4, 10, corner; -24, 14; -44, 8],
            ),
            4,
        );
        let hollow = put(
            &blob(&knots![-6, -9; 14, -10; 30, -5; 30, 4; 16, 9; -6, 8]),
            5,
        );
        scene.add(scene.shadow(&sole, (-2.0, 6.0), 6.0, DEEP, 0.75));
        scene.add(cloth(scene, &sole, "#c98a34"));
        scene.add(scene.fill(&hollow, "#5a3420"));
        if i == 0 {
            let tenant = Spot::new(x - 2.0, y - 13.0, 0.36)
                .flipped(true)
                .turned(-38.0);
            scene.add(crate::cards::tent_reef::fish::tenant(scene, tenant));
        }
        scene.add(scene.shadow(&upper, (1.0, 3.0), 3.0, "#3a2018", 0.5));
        scene.add(cloth(scene, &upper, "#e9b247"));
        let seam = put(&taper(&spots![-8, -17; -4, -6; -8, 8], &[1.6, 1.8, 1.6]), 6);
        let stitch = put(
            &taper(&spots![-44, -3; -30, -4; -14, -4], &[0.5, 1.8, 1.0]),
            7,
        );
        scene.add(scene.veil(&seam.and(&stitch), RUST, 0.8));
    }
}
