//! A stair around an open well, seen from the top.

use crate::line::poly;
use crate::shape::{At, Shape};

/// A stair that winds down around an open well. The eye is above its middle and looks straight down; depth is counted in metres
/// from the eye.
#[derive(Clone, Copy)]
pub struct Stairwell {
    /// Where on the card straight down is.
    pub middle: At,
    /// How many units of the card a metre takes at a depth of one metre.
    pub scale: f64,
    /// How far the eye is from the axis of the well, in metres.
    pub eye: At,
    /// Half the width and the height of the well.
    pub inner: At,
    /// Half the width and the height of the walls around it.
    pub outer: At,
    /// How far down one turn of the stair goes.
    pub pitch: f64,
    /// In which direction the first step is, in degrees.
    pub first: f64,
    /// How deep the first step is.
    pub top: f64,
    /// How many steps there are in a turn.
    pub steps: f64,
}

impl Stairwell {
    /// Where a place is seen: `out` goes from 0 at the edge of the well to 1 at the wall.
    pub fn point(&self, out: f64, turn: f64, depth: f64) -> At {
        let between = |inner: f64, outer: f64| inner + (outer - inner) * out;
        let (sin, cos) = turn.to_radians().sin_cos();
        let (x, y) = (
            between(self.inner.0, self.outer.0) * cos - self.eye.0,
            between(self.inner.1, self.outer.1) * sin - self.eye.1,
        );
        (
            self.middle.0 + self.scale * x / depth,
            self.middle.1 + self.scale * y / depth,
        )
    }

    /// How deep a step is.
    pub fn depth(&self, step: f64) -> f64 {
        self.top + self.rise() * step
    }

    /// How far down one step goes.
    pub fn rise(&self) -> f64 {
        self.pitch / self.steps
    }

    /// In which direction a step is, in degrees.
    pub fn turn(&self, step: f64) -> f64 {
        self.first + 360.0 * step / self.steps
    }

    /// How many units of the card a metre takes at a depth.
    pub fn metre(&self, depth: f64) -> f64 {
        self.scale / depth
    }

    /// A place on the slope of the stair, or so far below it.
    pub fn slope(&self, out: f64, step: f64, below: f64) -> At {
        self.point(out, self.turn(step), self.depth(step) + below)
    }

    /// A level piece between two steps, as wide as `out` says.
    pub fn level(&self, out: (f64, f64), steps: (f64, f64), depth: f64) -> Shape {
        self.between(steps, (out.0, depth), (out.1, depth))
    }

    /// A piece between two steps that goes from one way out and depth to another.
    pub fn between(&self, steps: (f64, f64), from: (f64, f64), to: (f64, f64)) -> Shape {
        let turn = |i: u32| self.turn(steps.0 + (steps.1 - steps.0) * f64::from(i) / 4.0);
        let there = (0..5).map(|i| self.point(from.0, turn(i), from.1));
        let back = (0..5).rev().map(|i| self.point(to.0, turn(i), to.1));
        poly(&there.chain(back).collect::<Vec<_>>())
    }

    /// One ribbon that winds along the slope, between two ways out and heights below it.
    pub fn ribbon(&self, steps: (f64, f64), from: (f64, f64), to: (f64, f64)) -> Shape {
        let count = 44;
        let step = |i: u32| steps.0 + (steps.1 - steps.0) * f64::from(i) / f64::from(count - 1);
        let there = (0..count).map(|i| self.slope(from.0, step(i), from.1));
        let back = (0..count).rev().map(|i| self.slope(to.0, step(i), to.1));
        poly(&there.chain(back).collect::<Vec<_>>())
    }
}
