//! Benches in a park.

use crate::colour::Colour;
use crate::line::{handcut, taper};
use crate::motifs::Oblique;
use crate::scene::Scene;
use crate::shape::{Shape, all};
use crate::svg::Ink;

/// How wide it is to each side, how deep and how high its seat is, and how high its back is.
const HALF: f64 = 140.0;
const DEEP: f64 = 74.0;
const SEAT: f64 = 74.0;
const BACK: f64 = 150.0;

/// A bench of boards on iron legs, seen from above; its place is on the ground below the middle of its front edge.
#[derive(Clone, Copy, Debug)]
pub struct ParkBench {
    /// Where it stands.
    pub place: Oblique,
    /// The colour of its boards.
    pub wood: Colour,
    /// The colour of its legs.
    pub iron: Colour,
}

impl ParkBench {
    /// The flat pieces that throw a shadow, as corners: to its left, up, to its front.
    pub fn panels() -> [[(f64, f64, f64); 4]; 2] {
        [
            [
                (-HALF, SEAT, 0.0),
                (HALF, SEAT, 0.0),
                (HALF, SEAT, -DEEP),
                (-HALF, SEAT, -DEEP),
            ],
            [
                (-HALF, SEAT, -DEEP),
                (HALF, SEAT, -DEEP),
                (HALF, BACK, -DEEP - 16.0),
                (-HALF, BACK, -DEEP - 16.0),
            ],
        ]
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let place = self.place;
        let piece = |shape: &Shape, tone: f64, part: i64| {
            scene.fill(
                &handcut(shape, 0.6, 22.0, seed + part),
                self.wood.lighter(tone),
            )
        };
        let legs = [-112.0, 112.0].map(|x| {
            let front = [place.point((x, 0.0, -6.0)), place.point((x, SEAT, -6.0))];
            let back = [(0.0, 0.0), (80.0, 0.0), (BACK, 16.0)]
                .map(|(up, lean)| place.point((x, up, -DEEP - lean)));
            taper(&front, &[9.0, 9.0]).and(&taper(&back, &[9.0, 9.0]))
        });
        let mut ink = scene.fill(&all(legs), self.iron);
        for (i, up) in [92.0, 124.0].into_iter().enumerate() {
            let back = -DEEP - (up - SEAT) * 0.2;
            let [whole, top, _, _] =
                place.board((-HALF, HALF), (up, up + 24.0), (back - 6.0, back));
            ink += piece(&whole, -0.03, 3 + i as i64) + piece(&top, 0.12, 5 + i as i64);
        }
        for (i, near) in [-DEEP, -DEEP + 26.0, -DEEP + 52.0].into_iter().enumerate() {
            let [whole, top, _, _] =
                place.board((-HALF, HALF), (SEAT - 7.0, SEAT), (near, near + 21.0));
            ink += piece(&whole, -0.13, 7 + i as i64) + piece(&top, 0.06, 9 + i as i64);
        }
        ink
    }
}
