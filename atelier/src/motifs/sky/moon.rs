//! Moons.

use crate::line::circle;
use crate::shape::{At, Shape};

/// A crescent: one round paper, out of which another is cut.
#[derive(Clone, Copy, Debug)]
pub struct Crescent {
    /// The middle of the whole moon.
    pub at: At,
    /// How large that is.
    pub r: f64,
    /// How far from there the middle of the bite is.
    pub bite: At,
    /// How large the bite is.
    pub bite_r: f64,
}

impl Crescent {
    /// Its outline.
    pub fn shape(&self) -> Shape {
        let ((x, y), (dx, dy)) = (self.at, self.bite);
        circle(self.at, self.r).minus(&circle((x + dx, y + dy), self.bite_r))
    }
}
