//! Direction fields: which way the brush goes. A few hair lines say it, and between them it is averaged.

use super::value::Waver;
use crate::line::{Path, curve};
use crate::shape::{At, Shape, Spot};

/// How far apart a hair line is read.
const STRIDE: f64 = 14.0;

/// Which way the brush goes at each place.
#[derive(Clone, Debug)]
pub struct Flow {
    hairs: Vec<Hair>,
    /// Within how far of a hair line the brush goes exactly as it does; as wide as the brush, if nobody says so.
    soft: Option<f64>,
    /// How far the hand strays, in radians, and over which distance.
    stray: f64,
    wave: Option<f64>,
    seed: u64,
}

/// A short piece of a hair line. A brush goes to and fro alike, so its angle counts twice.
#[derive(Clone, Copy, Debug)]
struct Hair {
    at: At,
    /// Of twice the angle.
    cos: f64,
    sin: f64,
}

impl Hair {
    fn new(at: At, angle: f64) -> Hair {
        let (sin, cos) = (2.0 * angle).sin_cos();
        Hair { at, cos, sin }
    }

    fn angle(&self) -> f64 {
        0.5 * self.sin.atan2(self.cos)
    }
}

impl Flow {
    /// As these hair lines go: three to ten of them for a mass.
    pub fn along<L: AsRef<[At]>>(lines: &[L]) -> Flow {
        let hairs = lines.iter().flat_map(|line| read(curve(line.as_ref())));
        Flow::of(hairs.collect())
    }

    /// Along the edge of a shape.
    pub fn around(shape: &Shape) -> Flow {
        let rings = shape.pieces().iter().map(|piece| piece.exterior());
        let hairs = rings.flat_map(|ring| read(ring.coords().map(|c| (c.x, c.y)).collect()));
        Flow::of(hairs.collect())
    }

    /// One way all over, in degrees.
    pub fn straight(degrees: f64) -> Flow {
        Flow::of(vec![Hair::new((0.0, 0.0), degrees.to_radians())])
    }

    /// As these lines go and as others do.
    pub fn and(mut self, other: Flow) -> Flow {
        self.hairs.extend(other.hairs);
        self
    }

    fn of(hairs: Vec<Hair>) -> Flow {
        Flow {
            hairs,
            soft: None,
            stray: 0.22,
            wave: None,
            seed: 1,
        }
    }

    /// Within how far of a hair line the brush goes as it does: 12 to 20 in heads, 40 to 90 in skies.
    pub fn soft(self, soft: f64) -> Flow {
        Flow {
            soft: Some(soft),
            ..self
        }
    }

    /// How far the hand strays, in radians: 0.1 for smooth hair, 0.5 for curls.
    pub fn stray(self, stray: f64) -> Flow {
        Flow { stray, ..self }
    }

    /// Over which distance it strays, and how.
    pub fn wave(self, wave: f64, seed: u64) -> Flow {
        Flow {
            wave: Some(wave),
            seed,
            ..self
        }
    }

    /// The same, drawn around the origin and put somewhere.
    pub fn put(&self, spot: Spot) -> Flow {
        let side = if spot.flip { -1.0 } else { 1.0 };
        let hairs = self.hairs.iter().map(|hair| {
            let angle = hair.angle() * side + spot.turn.to_radians();
            Hair::new(spot.point(hair.at), angle)
        });
        Flow {
            hairs: hairs.collect(),
            soft: self.soft.map(|soft| soft * spot.size),
            wave: self.wave.map(|wave| wave * spot.size),
            ..*self
        }
    }

    /// Ready to be asked, for a brush so wide.
    pub(super) fn of_brush(&self, width: f64) -> Directions {
        let soft = self.soft.unwrap_or(width * 1.2);
        let wave = self.wave.unwrap_or(width * 4.0);
        Directions {
            hairs: self.hairs.clone(),
            soft: soft * soft,
            stray: Waver::new(self.stray, wave, self.seed),
        }
    }
}

/// The places and directions along a line.
fn read(line: Vec<At>) -> Vec<Hair> {
    if line.len() < 2 {
        return Vec::new();
    }
    let path = Path::new(line);
    let count = (path.length() / STRIDE).max(2.0) as usize;
    let along = |i: usize| path.length() * i as f64 / count as f64;
    let hair = |i| Hair::new(path.at(along(i)), path.direction(along(i)).to_radians());
    (0..=count).map(hair).collect()
}

/// A flow as one brush follows it.
pub(super) struct Directions {
    hairs: Vec<Hair>,
    soft: f64,
    stray: Waver,
}

impl Directions {
    /// The angle at a place, in radians; which of the two ways is not said.
    pub(super) fn at(&self, at: At) -> f64 {
        let (mut cos, mut sin) = (0.0, 0.0);
        for hair in &self.hairs {
            let (x, y) = (at.0 - hair.at.0, at.1 - hair.at.1);
            let square = x * x + y * y + self.soft;
            let weight = 1.0 / (square * square.sqrt());
            cos += weight * hair.cos;
            sin += weight * hair.sin;
        }
        0.5 * sin.atan2(cos) + self.stray.at(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spots;

    fn angle(flow: &Flow, at: At) -> f64 {
        let degrees = flow.clone().stray(0.0).of_brush(10.0).at(at).to_degrees();
        degrees.rem_euclid(180.0)
    }

    #[test]
    fn the_brush_goes_as_the_nearest_hair_line_does_whichever_way_that_was_drawn() {
        let across = spots![0, 0; 100, 0];
        let down = spots![300, 100; 300, 0];
        let flow = Flow::along(&[across, down]);
        let near = |a: f64, b: f64| (a - b).abs() < 6.0 || (a - b).abs() > 174.0;
        assert!(near(angle(&flow, (50.0, 3.0)), 0.0));
        assert!(near(angle(&flow, (298.0, 50.0)), 90.0));
        // To and fro do not cancel out.
        let both = Flow::along(&[spots![0, 0; 100, 0], spots![100, 10; 0, 10]]);
        assert!(near(angle(&both, (50.0, 5.0)), 0.0));
    }

    #[test]
    fn a_flow_turns_with_its_motif() {
        let flow = Flow::straight(20.0).put(Spot::new(5.0, 5.0, 2.0).turned(30.0).flipped(true));
        assert!((angle(&flow, (80.0, 40.0)) - 10.0).abs() < 1e-6);
    }
}
