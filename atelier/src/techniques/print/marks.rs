//! Marks: outlines of what a chisel cuts from a plate, or leaves standing on it.

use geo::Orient;
use geo::orient::Direction;

use super::tone::Light;
use crate::line::{Path, between, curve, spread, step, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::svg::draw_ring;

/// How far a cut strays from its line at each step, as part of its width: the facets of a gouge.
const FACET: f64 = 0.13;
/// A cut wider than this does not stray further.
const WIDE: f64 = 8.0;

/// Any number of outlines, painted at once. There may be thousands, so they are never joined; where they overlap, both count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Closed lines. All run the same way round, but for holes of a shape.
    rings: Vec<Vec<At>>,
}

impl Marks {
    /// Nothing.
    pub fn none() -> Marks {
        Marks::default()
    }

    /// A cut drawn by hand: smoothly through places, its widths spread evenly along it.
    pub fn stroke(points: &[At], widths: &[f64], seed: u64) -> Marks {
        Marks::stroke_along(&curve(points), widths, seed)
    }

    /// A cut along a line that is there already.
    pub fn stroke_along(line: &[At], widths: &[f64], seed: u64) -> Marks {
        let mut marks = Marks::none();
        if line.len() > 1 && !widths.is_empty() {
            let path = Path::new(line.to_vec());
            let length = path.length().max(1e-9);
            let widest = widths.iter().copied().fold(0.0, f64::max);
            let count = (length / (widest * 0.6).clamp(2.5, 7.0)).ceil().max(4.0) as usize;
            let parts = (0..=count).map(|i| i as f64 / count as f64);
            let (line, widths): (Vec<At>, Vec<f64>) = parts
                .map(|part| (path.at(length * part), spread(widths, part)))
                .unzip();
            marks.cut(&line, &widths, &mut Chance::of("stroke", seed));
        }
        marks
    }

    /// One more cut: along a line, so wide at each of its places.
    pub(super) fn cut(&mut self, line: &[At], widths: &[f64], chance: &mut Chance) {
        let last = line.len() - 1;
        let (mut left, mut right) = (Vec::with_capacity(line.len() * 2), Vec::new());
        for (i, (at, width)) in line.iter().zip(widths).enumerate() {
            let (tx, ty) = step(line[i.saturating_sub(1)], line[(i + 1).min(last)]);
            let strays = chance.between(-FACET, FACET) * width.min(WIDE);
            let (to_left, to_right) = (width / 2.0 + strays, strays - width / 2.0);
            left.push((at.0 - ty * to_left, at.1 + tx * to_left));
            right.push((at.0 - ty * to_right, at.1 + tx * to_right));
        }
        left.extend(right.into_iter().rev());
        self.rings.push(one_way_round(left));
    }

    /// Together with others.
    pub fn and(mut self, others: impl Into<Marks>) -> Marks {
        self.rings.extend(others.into().rings);
        self
    }

    /// Only those whose middle passes a test.
    pub fn only(&self, mut test: impl FnMut(At) -> bool) -> Marks {
        let rings = self.rings.iter().filter(|ring| test(middle(ring)));
        Marks {
            rings: rings.cloned().collect(),
        }
    }

    /// Only those about so near to where a light comes in; further away fewer and fewer, so that no edge is seen.
    ///
    /// Three tones without a grey: carve the dark plate, and of these cuts make those near the light in the light plate too, a little
    /// larger. There the paper shows; further in the light ink does.
    pub fn near(&self, light: &Light, far: f64, seed: u64) -> Marks {
        let mut chance = Chance::of("near", seed);
        self.only(|at| light.far(at) < far * chance.between(0.64, 1.36))
    }

    /// Each of them larger all around.
    pub fn grown(&self, by: f64) -> Marks {
        let shapes = self.rings.iter().map(|ring| Shape::within_ring(ring));
        shapes.map(|shape| shape.grown(by)).collect()
    }

    /// Each place put where `to` says.
    pub fn bent(&self, to: impl Fn(At) -> At) -> Marks {
        let rings = self.rings.iter();
        let bent = rings.map(|ring| one_way_round(ring.iter().map(|at| to(*at)).collect()));
        Marks {
            rings: bent.collect(),
        }
    }

    /// All of it as one shape. Slow when there are many.
    pub fn shape(&self) -> Shape {
        all(self.rings.iter().map(|ring| Shape::within_ring(ring)))
    }

    /// How many outlines there are.
    pub fn count(&self) -> usize {
        self.rings.len()
    }

    /// As SVG writes it.
    pub(super) fn written(&self) -> String {
        let mut out = String::new();
        for ring in &self.rings {
            let closed: Vec<At> = ring.iter().chain(ring.first()).copied().collect();
            draw_ring(&mut out, &closed);
        }
        out
    }
}

/// The middle of the places of a ring.
fn middle(ring: &[At]) -> At {
    let count = ring.len().max(1) as f64;
    let sum = ring
        .iter()
        .fold((0.0, 0.0), |sum: At, at| (sum.0 + at.0, sum.1 + at.1));
    (sum.0 / count, sum.1 / count)
}

/// Twice the area within a ring; negative if it runs the other way round.
fn turning(ring: &[At]) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter()
        .zip(next)
        .map(|(a, b)| a.0 * b.1 - a.1 * b.0)
        .sum()
}

/// Where marks overlap, those that run against each other would cancel.
fn one_way_round(mut ring: Vec<At>) -> Vec<At> {
    if turning(&ring) < 0.0 {
        ring.reverse();
    }
    ring
}

impl From<&Shape> for Marks {
    fn from(shape: &Shape) -> Self {
        let mut rings = Vec::new();
        for piece in shape.simplified(0.1).pieces() {
            let piece = piece.orient(Direction::Default);
            for line in [piece.exterior()].into_iter().chain(piece.interiors()) {
                let mut ring: Vec<At> = line.coords().map(|c| (c.x, c.y)).collect();
                ring.pop();
                rings.push(ring);
            }
        }
        Marks { rings }
    }
}

impl From<Shape> for Marks {
    fn from(shape: Shape) -> Self {
        Marks::from(&shape)
    }
}

impl From<&Marks> for Marks {
    fn from(marks: &Marks) -> Self {
        marks.clone()
    }
}

impl<T: Into<Marks>, const N: usize> From<[T; N]> for Marks {
    fn from(several: [T; N]) -> Self {
        several.into_iter().collect()
    }
}

impl<T: Into<Marks>> FromIterator<T> for Marks {
    fn from_iter<I: IntoIterator<Item = T>>(several: I) -> Self {
        several.into_iter().fold(Marks::none(), Marks::and)
    }
}

/// Every so often along a line: a place, and a stretch of it to both sides, slanted by some degrees. The twist of a rope.
pub fn across(line: &[At], from: f64, every: f64, reach: f64, slant: f64) -> Vec<[At; 3]> {
    let path = Path::new(line.to_vec());
    let mut ticks = Vec::new();
    let mut far = from;
    while far < path.length() - every / 2.0 {
        let at = path.at(far);
        let end = towards(at, path.direction(far) + slant, reach);
        ticks.push([end, at, between(end, at, 2.0)]);
        far += every;
    }
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{circle, rect};

    #[test]
    fn marks_that_overlap_do_not_cancel() {
        let there = Marks::stroke(&[(0.0, 0.0), (40.0, 0.0)], &[6.0, 6.0], 1);
        let back = Marks::stroke(&[(40.0, 0.0), (0.0, 0.0)], &[6.0, 6.0], 1);
        for marks in [&there, &back] {
            assert!(marks.rings.iter().all(|ring| turning(ring) > 0.0));
        }
        let mirrored = there.bent(|(x, y)| (-x, y));
        assert!(turning(&mirrored.rings[0]) > 0.0);
    }

    #[test]
    fn holes_of_a_shape_run_against_it() {
        let ring = circle((0.0, 0.0), 50.0).minus(&rect(-10.0, -10.0, 10.0, 10.0));
        let marks = Marks::from(&ring);
        let turns: Vec<bool> = marks.rings.iter().map(|ring| turning(ring) > 0.0).collect();
        assert_eq!(turns, [true, false]);
    }

    #[test]
    fn a_stroke_is_about_as_wide_as_it_was_told() {
        let stroke = Marks::stroke(&[(0.0, 0.0), (100.0, 0.0)], &[10.0, 10.0], 3);
        assert_eq!(
            stroke,
            Marks::stroke(&[(0.0, 0.0), (100.0, 0.0)], &[10.0, 10.0], 3)
        );
        let area = stroke.shape().area();
        assert!((area / 1000.0 - 1.0).abs() < 0.1, "{area}");
        assert!((stroke.grown(2.0).shape().area() - area) > 350.0);
        assert_eq!(stroke.only(|at| at.0 > 90.0).count(), 0);
    }
}
