//! Flow: in which direction the chisel goes at every place.

use std::f64::consts::FRAC_PI_2;

use super::contour::Contour;
use crate::line::{Path, curve};
use crate::shape::{At, Shape};

/// How far apart the places are at which a guide is looked at.
const EVERY: f64 = 9.0;

/// A direction at every place. There is no forwards and backwards: both are the same cut.
#[derive(Clone, Debug, PartialEq)]
pub enum Flow {
    /// Everywhere the same, as an angle.
    Straight(f64),
    /// As the nearest of some guides go.
    Along {
        /// Places on the guides, with the cosine and the sine of twice the angle there: so there and back are the same.
        places: Vec<(At, f64, f64)>,
        /// Within this distance guides share their influence.
        soft: f64,
    },
    /// Around something, as ripples are.
    Around(Contour),
}

impl Flow {
    /// The same direction everywhere, in degrees; 0 is level, 90 upright.
    pub fn straight(degrees: f64) -> Flow {
        Flow::Straight(degrees.to_radians())
    }

    /// Along a few guides drawn by hand: five to fourteen for a face, three for a sleeve. Each is a smooth line through its
    /// places, and what lies between them follows the nearer ones.
    pub fn along<G: AsRef<[At]>>(guides: impl IntoIterator<Item = G>) -> Flow {
        let mut places = Vec::new();
        for guide in guides {
            let path = Path::new(curve(guide.as_ref()));
            let count = ((path.length() / EVERY) as usize).max(2);
            places.extend(path.walk(count).map(|(at, degrees)| {
                let (sin, cos) = (2.0 * degrees.to_radians()).sin_cos();
                (at, cos, sin)
            }));
        }
        Flow::Along { places, soft: 14.0 }
    }

    /// Around an outline: water around a boat, air around a lamp.
    pub fn around(shape: &Shape) -> Flow {
        Flow::Around(Contour::edge(shape))
    }

    /// Along a line and beside it.
    pub fn beside(line: &[At]) -> Flow {
        Flow::Around(Contour::line(line))
    }

    /// Guides share their influence within so much: 8 for ribs that turn at once, 16 for cloth, 30 for water.
    pub fn soft(self, within: f64) -> Flow {
        match self {
            Flow::Along { places, .. } => Flow::Along {
                places,
                soft: within,
            },
            other => other,
        }
    }

    /// The angle there, up to half a turn.
    pub fn at(&self, at: At) -> f64 {
        match self {
            Flow::Straight(angle) => *angle,
            Flow::Along { places, soft } => {
                let (mut x, mut y) = (0.0, 0.0);
                for &((px, py), cos, sin) in places {
                    let square = (at.0 - px).powi(2) + (at.1 - py).powi(2) + soft * soft;
                    let weight = 1.0 / (square * square.sqrt());
                    x += weight * cos;
                    y += weight * sin;
                }
                y.atan2(x) / 2.0
            }
            Flow::Around(contour) => {
                let (near, _) = contour.nearest(at);
                (at.1 - near.1).atan2(at.0 - near.0) + FRAC_PI_2
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::circle;

    /// How far two directions are apart, if there and back are the same.
    fn apart(a: f64, b: f64) -> f64 {
        (a - b).sin().abs()
    }

    #[test]
    fn near_a_guide_the_flow_goes_along_it_both_ways() {
        let there = Flow::along([[(0.0, 0.0), (100.0, 0.0)], [(0.0, 90.0), (90.0, 180.0)]]);
        let back = Flow::along([[(100.0, 0.0), (0.0, 0.0)], [(90.0, 180.0), (0.0, 90.0)]]);
        assert!(apart(there.at((50.0, 2.0)), 0.0) < 0.1);
        assert!(apart(there.at((45.0, 135.0)), 45_f64.to_radians()) < 0.1);
        for at in [(10.0, 30.0), (60.0, 60.0), (-20.0, 200.0)] {
            assert!(apart(there.at(at), back.at(at)) < 1e-9);
        }
    }

    #[test]
    fn ripples_go_around() {
        let ring = Flow::around(&circle((0.0, 0.0), 20.0));
        assert!(apart(ring.at((50.0, 0.0)), FRAC_PI_2) < 0.05);
        assert!(apart(ring.at((0.0, -50.0)), 0.0) < 0.05);
    }
}
