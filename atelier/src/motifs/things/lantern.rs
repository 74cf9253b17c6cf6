//! Lanterns.

use crate::colour::Colour;
use crate::line::{poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::spots;
use crate::svg::Ink;

/// A lit lantern, 24 high, that hangs from the origin.
#[derive(Clone, Copy, Debug)]
pub struct Lantern {
    /// Where the hand that holds it is.
    pub spot: Spot,
    /// The colour of its light.
    pub glass: Colour,
    /// The colour of its frame.
    pub frame: Colour,
}

impl Lantern {
    /// A lantern as most are.
    pub fn new(spot: Spot) -> Lantern {
        Lantern {
            spot,
            glass: "#ffe9a0".into(),
            frame: "#241c22".into(),
        }
    }

    /// Drawn, without the light around it.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let put = |shape: &Shape| self.spot.put(shape);
        let glass = poly(&spots![-5, 8; 5, 8; 6, 22; -6, 22]);
        let frame = all([
            taper(&spots![0, 0; 0, 7], &[1.2, 1.2]),
            poly(&spots![-6, 6; 6, 6; 4.6, 8.8; -4.6, 8.8]),
            poly(&spots![-7, 21; 7, 21; 7, 24; -7, 24]),
            rect(-0.4, 8.0, 0.4, 22.0),
        ]);
        scene.fill(&put(&glass), self.glass) + scene.fill(&put(&frame), self.frame)
    }
}
