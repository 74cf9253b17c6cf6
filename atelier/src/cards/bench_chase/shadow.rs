//! The sun is so low that their shadows are longer than they are: they reach back over the sand to where we stand.

use crate::line::ellipse;
use crate::motifs::people::CutPerson;
use crate::scene::Scene;
use crate::shape::{Shape, all};

use super::bench;
use super::friends::{GROUND, seat};

const DEEP: &str = "#2b1540";

/// Where the shadow of what is so high above the ground falls.
fn fallen(shape: &Shape) -> Shape {
    shape.bent(|(x, y)| {
        let high = GROUND - y;
        (x - 0.58 * high, GROUND + 0.3 * high)
    })
}

pub fn draw(scene: &Scene, friends: &[CutPerson; 2]) {
    let bodies = all(friends.iter().map(CutPerson::outline));
    let shadow = fallen(&bodies).and(&fallen(&bench::outline(&seat())));
    scene.add(scene.multiplied(scene.blurred(scene.veil(&shadow, DEEP, 0.62), 3.4)));
    for cut in friends {
        for (x, y) in cut.landmarks.ankles {
            let near = (1.0 - (GROUND - y) / 150.0).max(0.1);
            let under = ellipse((x - 4.0, GROUND + 3.0), 54.0 * near, 8.0 * near);
            scene.add(scene.multiplied(scene.blurred(scene.veil(&under, DEEP, 0.6 * near), 5.0)));
        }
    }
}
