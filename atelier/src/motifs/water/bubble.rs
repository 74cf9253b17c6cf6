//! Bubbles.

use crate::colour::Colour;
use crate::line::circle;
use crate::scene::Scene;
use crate::shape::At;
use crate::svg::Ink;

/// A bubble that rises: a thin wall with a shine on it.
#[derive(Clone, Copy, Debug)]
pub struct Bubble {
    /// Its middle.
    pub at: At,
    /// How large it is.
    pub r: f64,
    /// How thick its wall is.
    pub wall: f64,
    /// The colour of the light in it.
    pub colour: Colour,
    /// How much of its wall is seen, and how much of what it holds.
    pub seen: (f64, f64),
}

impl Bubble {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let ((x, y), r) = (self.at, self.r);
        let (bubble, inside) = (circle(self.at, r), circle(self.at, r - self.wall));
        let shine = circle((x - r * 0.35, y - r * 0.35), r * 0.24);
        scene.veil(&bubble.minus(&inside), self.colour, self.seen.0)
            + scene.veil(&inside, self.colour, self.seen.1)
            + scene.fill(&shine, Colour::WHITE)
    }
}
