//! A round piano stool on a screw, with three bowed legs.

use crate::line::{ellipse, taper};
use crate::motifs::Oblique;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;
use crate::svg::Ink;

/// A piano stool. Its measures are metres; `at` is the ground below its screw.
#[derive(Clone, Copy, Debug)]
pub struct PianoStool {
    /// Where it stands, and how it is seen.
    pub stand: Oblique,
    /// How high its seat is screwed.
    pub high: f64,
    /// The colour of the wood.
    pub wood: &'static str,
    /// The colour of the seat.
    pub seat: &'static str,
}

impl PianoStool {
    /// The middle of the seat.
    pub fn top(&self) -> At {
        self.stand.point((0.0, self.high, 0.0))
    }

    /// The round of the seat at a height, somewhat narrower or wider.
    fn round(&self, up: f64, r: f64) -> Shape {
        let flat = self.stand.above.to_radians().sin().max(0.09);
        let k = self.stand.size;
        ellipse(self.stand.point((0.0, up, 0.0)), r * k, r * k * flat)
    }

    fn legs(&self) -> (Shape, Vec<At>) {
        let k = self.stand.size;
        let mut feet = Vec::new();
        let legs = [20.0_f64, 140.0, 260.0].map(|turn| {
            let (s, c) = turn.to_radians().sin_cos();
            let at = |r: f64, up: f64| self.stand.point((r * s, up, r * c));
            feet.push(at(0.27, 0.0));
            taper(
                &[
                    at(0.03, 0.25),
                    at(0.13, 0.24),
                    at(0.2, 0.12),
                    at(0.23, 0.03),
                    at(0.28, 0.015),
                ],
                &[0.055 * k, 0.05 * k, 0.042 * k, 0.035 * k, 0.046 * k],
            )
        });
        (all(legs), feet)
    }

    /// Where it touches the ground, and all of its outline.
    pub fn outline(&self) -> Shape {
        let k = self.stand.size;
        let at = |up: f64| self.stand.point((0.0, up, 0.0));
        let post = taper(&[at(0.14), at(self.high)], &[0.07 * k, 0.05 * k]);
        self.legs()
            .0
            .and(&post)
            .and(&self.round(self.high - 0.03, 0.17))
    }

    /// The stool.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let k = self.stand.size;
        let at = |up: f64| self.stand.point((0.0, up, 0.0));
        let (legs, _) = self.legs();
        let screw = taper(&[at(0.2), at(self.high)], &[0.036 * k, 0.036 * k]);
        let hub = taper(&[at(0.15), at(0.32)], &[0.05 * k, 0.075 * k]);
        let mut ink = scene.fill(&screw, "#b9a27c");
        for i in 0..7 {
            let up = 0.32 + (self.high - 0.34) * f64::from(i) / 7.0;
            let (x, y) = at(up);
            let thread = [(x - 0.018 * k, y), (x + 0.018 * k, y - 0.014 * k)];
            ink += scene.stitched(&thread, "#6a5340", 0.008 * k, 0.8, None);
        }
        let wood = legs.and(&hub);
        ink += scene.fill(&wood, self.wood);
        ink += scene.veil(
            &wood.minus(&wood.moved(-0.014 * k, 0.002 * k)),
            "#1c1226",
            0.35,
        );
        ink += scene.veil(
            &wood.minus(&wood.moved(0.01 * k, 0.006 * k)),
            "#ffe2c0",
            0.4,
        );
        let side = self
            .round(self.high - 0.07, 0.17)
            .and(&self.round(self.high, 0.18))
            .hull();
        let apron = self
            .round(self.high - 0.09, 0.16)
            .and(&self.round(self.high - 0.05, 0.165))
            .hull();
        ink += scene.fill(&apron, self.wood);
        let (x, y) = self.top();
        let cloth = stops![0, "#ffffff", 0.35; 0.5, "#ffffff", 0.0; 1, "#1c1a3c", 0.4];
        ink += scene.fill(&side, self.seat);
        ink + scene.fill(
            &side,
            scene.linear((x - 0.2 * k, y), (x + 0.2 * k, y + 0.1 * k), &cloth),
        )
    }
}
