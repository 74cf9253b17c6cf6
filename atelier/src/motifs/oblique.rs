//! Things seen from a window: the ground slants away, and what stands on it is shortened.

use crate::line::poly;
use crate::shape::{At, Shape};

/// Where something stands that is seen from above.
#[derive(Clone, Copy, Debug)]
pub struct Oblique {
    /// Where on the card.
    pub at: At,
    /// How far it is turned to our right, in degrees.
    pub facing: f64,
    /// How large.
    pub size: f64,
    /// From how many degrees above the horizon it is seen.
    pub above: f64,
}

impl Oblique {
    /// Where a place is on the card: to its left, up, to its front.
    pub fn point(&self, (x, up, front): (f64, f64, f64)) -> At {
        let (s, c) = self.facing.to_radians().sin_cos();
        let (sin, cos) = self.above.to_radians().sin_cos();
        let (right, near) = (x * c + front * s, front * c - x * s);
        let k = self.size;
        (
            self.at.0 + right * k,
            self.at.1 + (near * sin - up * cos) * k,
        )
    }

    /// A flat piece with these corners.
    pub fn flat(&self, corners: &[(f64, f64, f64)]) -> Shape {
        let corners: Vec<At> = corners.iter().map(|p| self.point(*p)).collect();
        poly(&corners)
    }

    /// The outline of a box, its top and its two sides that are seen.
    pub fn board(&self, x: (f64, f64), up: (f64, f64), front: (f64, f64)) -> [Shape; 4] {
        let top = self.flat(&[
            (x.0, up.1, front.0),
            (x.1, up.1, front.0),
            (x.1, up.1, front.1),
            (x.0, up.1, front.1),
        ]);
        let wall = |a: (f64, f64), b: (f64, f64)| {
            self.flat(&[
                (a.0, up.0, a.1),
                (b.0, up.0, b.1),
                (b.0, up.1, b.1),
                (a.0, up.1, a.1),
            ])
        };
        let face = wall((x.0, front.1), (x.1, front.1));
        let end = match self.facing > 0.0 {
            true => wall((x.0, front.0), (x.0, front.1)),
            false => wall((x.1, front.0), (x.1, front.1)),
        };
        let whole = top.and(&face).and(&end).hull();
        [whole, top, face, end]
    }
}
