//! Sparrows.

use crate::colour::Colour;
use crate::line::{blob, ellipse, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

use super::perched_bird;

/// A sparrow that sits and looks to the right, about 40 long; its feet are at the origin.
#[derive(Clone, Copy, Debug)]
pub struct Sparrow {
    /// Where it sits.
    pub spot: Spot,
    /// The colour of its back.
    pub colour: Colour,
}

impl Sparrow {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let put = |shape: &Shape| self.spot.put(shape);
        let body = put(&perched_bird().fillet(1.0));
        let mut ink = scene.fill(&body, self.colour);
        let breast = put(&blob(&knots![12, -12; 9, -4; 2, 1; -4, 2; 2, -5; 8, -12]));
        ink += scene.veil(&breast.within(&body), "#f5e3c4", 0.9);
        let cap = put(&blob(&knots![14, -17; 10, -21; 5, -20; 1, -15; 6, -16]));
        ink += scene.veil(&cap.within(&body), "#6b3a22", 0.95);
        let wing = put(&blob(&knots![-1, -13; 3, -7; -3, -1; -15, 6; -10, -4]));
        ink += scene.veil(&wing.within(&body), "#5e3322", 0.85);
        let eye = put(&ellipse((10.0, -16.6), 1.2, 1.2));
        ink += scene.fill(&eye, "#1c0f1c");
        let legs = all([
            taper(&spots![2, 0; 3, 5], &[1.0, 0.8]),
            taper(&spots![-1, 1; 0, 6], &[1.0, 0.8]),
        ]);
        ink += scene.fill(&put(&legs), "#4a2a22");
        ink
    }
}
