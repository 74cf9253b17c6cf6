//! The fists that hold the net, before it.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

/// Where fists hold the net.
pub const CLUTCHED: [At; 2] = [(64.0, 958.0), (300.0, 1010.0)];

/// The skin of those fists, in the shade of the goal.
const SKIN: &str = "#7d6148";

fn fist(i: usize) -> Spot {
    let (x, y) = CLUTCHED[i];
    Spot::new(x, y, 0.92)
        .turned(if i == 0 { -6.0 } else { 6.0 })
        .flipped(i == 1)
}

/// Fingers come through the meshes and hook over a strand, the thumb is below.
pub fn fists(scene: &Scene) {
    let skin = Colour::from(SKIN);
    let (dark, bright) = (skin.lighter(-0.16), skin.lighter(0.07));
    let edged = |shape: &Shape| {
        let lee = shape.minus(&shape.moved(-2.0, -3.0));
        let lit = shape.minus(&shape.moved(1.6, 2.4));
        scene.shadow(shape, (2.0, 4.0), 4.0, "#031410", 0.5)
            + scene.fill(shape, skin)
            + scene.veil(&lee, dark, 0.8)
            + scene.veil(&lit, bright, 0.7)
    };
    for i in 0..2 {
        let spot = fist(i);
        let palm = blob(
            &knots![-32, -4; -10, -10; 16, -10; 34, -2; 34, 16; 24, 34; 16, 56; -14, 56; -22, 36; -34, 18],
        );
        let palm = spot.put(&palm);
        scene.add(scene.fill(&palm, skin.lighter(-0.03)));
        let edge = palm.minus(&palm.moved(-3.0, -1.0));
        scene.add(scene.veil(&edge, dark, 0.7));
        let thumb = spot.put(&taper(
            &[(30.0, 24.0), (18.0, 31.0), (0.0, 28.0)],
            &[21.0, 18.0, 15.0],
        ));
        for (x, top, low) in [
            (-25.0, -14.0, 12.0),
            (-8.5, -22.0, 15.0),
            (8.5, -23.0, 15.0),
            (25.0, -17.0, 13.0),
        ] {
            let line = [(x, top), (x * 1.02, (top + low) / 2.0), (x * 0.94, low)];
            scene.add(edged(&spot.put(&taper(&line, &[16.0, 18.0, 16.0]))));
            let joint = taper(
                &[(x - 5.0, low - 9.0), (x, low - 8.0), (x + 5.0, low - 9.0)],
                &[0.6, 1.8, 0.6],
            );
            scene.add(scene.veil(&spot.put(&joint), dark, 0.8));
        }
        scene.add(edged(&thumb));
    }
}
