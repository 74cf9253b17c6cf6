//! Places and turns in space: x to the right, y down, z towards us.

use std::ops::{Add, Mul, Neg, Sub};

use crate::shape::At;

/// A place or a direction in space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct V3 {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// Towards us.
    pub z: f64,
}

/// A place in space.
pub const fn v(x: f64, y: f64, z: f64) -> V3 {
    V3 { x, y, z }
}

impl V3 {
    /// No way at all.
    pub const ZERO: V3 = v(0.0, 0.0, 0.0);

    /// How far two directions go the same way.
    pub fn dot(self, other: V3) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// The direction at right angles to both.
    pub fn cross(self, o: V3) -> V3 {
        v(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }

    /// Its length.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The same direction, one long; none stays none.
    pub fn unit(self) -> V3 {
        let length = self.length();
        if length > 1e-9 {
            self * (1.0 / length)
        } else {
            V3::ZERO
        }
    }

    /// What of it is at right angles to a direction, one long.
    pub fn square_to(self, axis: V3) -> V3 {
        let axis = axis.unit();
        (self - axis * self.dot(axis)).unit()
    }

    /// Part of the way to another place.
    pub fn to(self, other: V3, part: f64) -> V3 {
        self + (other - self) * part
    }

    /// Where it is on paper.
    pub fn flat(self) -> At {
        (self.x, self.y)
    }
}

impl Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        v(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        v(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        v(self.x * k, self.y * k, self.z * k)
    }
}

impl Neg for V3 {
    type Output = V3;
    fn neg(self) -> V3 {
        self * -1.0
    }
}

/// A turn in space, as the three directions that x, y and z become.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn(pub [V3; 3]);

impl Turn {
    /// No turn.
    pub const NONE: Turn = Turn([v(1.0, 0.0, 0.0), v(0.0, 1.0, 0.0), v(0.0, 0.0, 1.0)]);

    /// Around the axis that goes from left to right, in degrees: what faces us then looks up.
    pub fn pitch(degrees: f64) -> Turn {
        let (s, c) = degrees.to_radians().sin_cos();
        Turn([v(1.0, 0.0, 0.0), v(0.0, c, s), v(0.0, -s, c)])
    }

    /// Around the axis that stands upright: what faces us then looks to our right.
    pub fn yaw(degrees: f64) -> Turn {
        let (s, c) = degrees.to_radians().sin_cos();
        Turn([v(c, 0.0, -s), v(0.0, 1.0, 0.0), v(s, 0.0, c)])
    }

    /// Around the axis towards us: clockwise on paper.
    pub fn roll(degrees: f64) -> Turn {
        let (s, c) = degrees.to_radians().sin_cos();
        Turn([v(c, s, 0.0), v(-s, c, 0.0), v(0.0, 0.0, 1.0)])
    }

    /// What becomes of a place.
    pub fn of(&self, p: V3) -> V3 {
        self.0[0] * p.x + self.0[1] * p.y + self.0[2] * p.z
    }

    /// What became this place.
    pub fn back(&self, p: V3) -> V3 {
        v(self.0[0].dot(p), self.0[1].dot(p), self.0[2].dot(p))
    }

    /// First the other, then this.
    pub fn after(&self, first: &Turn) -> Turn {
        Turn(first.0.map(|axis| self.of(axis)))
    }

    /// How far what faced us now looks to our right, in degrees.
    pub fn heading(&self) -> f64 {
        self.0[2].x.atan2(self.0[2].z).to_degrees()
    }

    /// How far what faced us now looks down, in degrees.
    pub fn nod(&self) -> f64 {
        self.0[2].y.clamp(-1.0, 1.0).asin().to_degrees()
    }
}

/// A row of numbers that another row of places belongs to, read in between.
pub(super) fn read(table: &[(f64, f64)], at: f64) -> f64 {
    let Some(&(first, low)) = table.first() else {
        return 0.0;
    };
    if at <= first {
        return low;
    }
    for pair in table.windows(2) {
        let ((a, va), (b, vb)) = (pair[0], pair[1]);
        if at <= b {
            return va + (vb - va) * (at - a) / (b - a).max(1e-9);
        }
    }
    table[table.len() - 1].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_keeps_lengths_and_can_be_undone() {
        let turn = Turn::yaw(40.0)
            .after(&Turn::roll(-20.0))
            .after(&Turn::pitch(65.0));
        let p = v(0.3, -1.2, 0.8);
        assert!((turn.of(p).length() - p.length()).abs() < 1e-12);
        assert!((turn.back(turn.of(p)) - p).length() < 1e-12);
        assert!((Turn::yaw(90.0).of(v(0.0, 0.0, 1.0)).x - 1.0).abs() < 1e-12);
        assert!((Turn::yaw(70.0).heading() - 70.0).abs() < 1e-9);
    }
}
