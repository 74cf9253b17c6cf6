//! Ripples: strokes that are thick in the middle and run out at both ends.

use crate::line::taper;
use crate::shape::{At, Shape};

/// A ripple of still water, or a glint on it. The nearer, the longer and the thicker.
#[derive(Clone, Copy, Debug)]
pub struct Ripple {
    /// Its middle.
    pub at: At,
    /// Half its length.
    pub half: f64,
    /// How thick it is in its middle.
    pub thick: f64,
    /// How thick its ends are.
    pub tips: f64,
    /// How far its middle rises; below zero it sags.
    pub rise: f64,
    /// How much lower its right end is than its left one.
    pub fall: f64,
}

impl Ripple {
    /// A flat one.
    pub fn new(at: At, half: f64, thick: f64) -> Ripple {
        Ripple {
            at,
            half,
            thick,
            tips: 0.4,
            rise: 0.0,
            fall: 0.0,
        }
    }

    /// Its outline.
    pub fn shape(&self) -> Shape {
        let (x, y) = self.at;
        let line = [
            (x - self.half, y),
            (x, y - self.rise),
            (x + self.half, y + self.fall),
        ];
        taper(&line, &[self.tips, self.thick, self.tips])
    }
}

/// A longer ripple that goes up and down on its way: how much lower it is than its place at both ends and twice between them, and how
/// thick it is there.
pub fn swell(at: At, half: f64, low: [f64; 4], thick: [f64; 4]) -> Shape {
    let (x, y) = at;
    let line = [
        (x - half, y + low[0]),
        (x - half * 0.3, y + low[1]),
        (x + half * 0.4, y + low[2]),
        (x + half, y + low[3]),
    ];
    taper(&line, &thick)
}
