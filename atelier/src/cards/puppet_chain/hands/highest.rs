//! The hand above all others.

use super::highest_bar;
use crate::cards::puppet_chain::INK;
use crate::cards::puppet_chain::palm::{Finger, Palm, Tone};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::spots;

/// Far above, in the dark, there is one more.
pub fn highest(scene: &Scene) {
    let tone = Tone::new("#2b2931", "#17161c", "#0a0a0e", "#7d766c");
    let palm = Palm {
        scene,
        spot: Spot::new(640.0, 20.0, 1.5),
        tone,
        seed: 51,
    };
    scene.add(highest_bar().ink(scene));
    let mut below = Shape::nothing();
    for (i, (joints, nail)) in [
        (spots![118, -130; 120, -40; 112, 4; 98, 36], 0.3),
        (spots![66, -130; 66, -30; 62, 20; 50, 56], 0.2),
        (spots![14, -130; 10, -34; 8, 16; 0, 52], 0.0),
    ]
    .into_iter()
    .enumerate()
    {
        let finger = Finger {
            joints: &joints,
            widths: &[54.0, 50.0, 48.0, 52.0, 43.0, 44.0, 37.0, 28.0],
            creases: 3,
            nail: Some((0.0, nail)),
        };
        let (ink, shape) = palm.finger(&finger, &below, 2 + i as i64);
        scene.add(scene.shadow(&shape, (0.0, 8.0), 14.0, INK, 0.6) + ink);
        below = below.and(&shape);
    }
}
