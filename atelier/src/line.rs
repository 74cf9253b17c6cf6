//! Lines drawn by hand: smooth curves through a few places, strokes that swell and fade, edges cut with a knife.

use std::f64::consts::TAU;

use geo::Area;

use crate::random::noise;
use crate::shape::{At, Shape, all};

/// A place a curve goes through; at a corner it does not go smoothly.
#[derive(Clone, Copy, Debug)]
pub struct Knot {
    /// Where.
    pub at: At,
    /// Whether the curve breaks there.
    pub corner: bool,
}

impl From<At> for Knot {
    fn from(at: At) -> Self {
        Knot { at, corner: false }
    }
}

/// Places, written as in a sketch: `knots![0, 292; 46, 276; 178, 40, corner]`. Whole numbers will do.
#[macro_export]
macro_rules! knots {
    (@ corner) => { true };
    (@) => { false };
    ($($x:expr, $y:expr $(, $corner:ident)?);* $(;)?) => {
        [$($crate::line::Knot { at: ($x as f64, $y as f64), corner: $crate::knots!(@ $($corner)?) }),*]
    };
}

/// Places without corners: `spots![0, 292; 46, 276]`.
#[macro_export]
macro_rules! spots {
    ($($x:expr, $y:expr);* $(;)?) => { [$(($x as f64, $y as f64)),*] };
}

/// How many steps there are between two places of a curve, if nobody says otherwise.
pub const STEPS: usize = 10;

/// Centripetal Catmull-Rom from one place to the next: it neither loops nor overshoots.
fn smooth(points: &[At], steps: usize, closed: bool) -> Vec<At> {
    let n = points.len();
    if n < 2 {
        return points.to_vec();
    }
    if n == 2 && !closed {
        let [a, b] = [points[0], points[1]];
        return (0..=steps)
            .map(|i| between(a, b, i as f64 / steps as f64))
            .collect();
    }
    let reflected = |a: At, b: At| (2.0 * a.0 - b.0, 2.0 * a.1 - b.1);
    let mut all = Vec::with_capacity(n + 3);
    if closed {
        all.push(points[n - 1]);
        all.extend_from_slice(points);
        all.extend([points[0], points[1]]);
    } else {
        all.push(reflected(points[0], points[1]));
        all.extend_from_slice(points);
        all.push(reflected(points[n - 1], points[n - 2]));
    }
    let steps = steps.max(2);
    let mut out = Vec::with_capacity(n * steps + 1);
    for four in all.windows(4) {
        let [p0, p1, p2, p3] = [four[0], four[1], four[2], four[3]];
        let knot = |a: At, b: At| distance(a, b).sqrt().max(1e-6);
        let t1 = knot(p0, p1);
        let t2 = t1 + knot(p1, p2);
        let t3 = t2 + knot(p2, p3);
        let part =
            |a: At, b: At, from: f64, to: f64, t: f64| between(a, b, (t - from) / (to - from));
        for i in 0..steps {
            let t = t1 + (t2 - t1) * i as f64 / steps as f64;
            let a1 = part(p0, p1, 0.0, t1, t);
            let a2 = part(p1, p2, t1, t2, t);
            let a3 = part(p2, p3, t2, t3, t);
            let b1 = part(a1, a2, 0.0, t2, t);
            let b2 = part(a2, a3, t1, t3, t);
            out.push(part(b1, b2, t1, t2, t));
        }
    }
    if !closed {
        out.push(points[n - 1]);
    }
    out
}

/// Part of the way from one place to another.
pub fn between(a: At, b: At, part: f64) -> At {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// How far apart two places are.
pub fn distance(a: At, b: At) -> f64 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

/// One step from a place towards another; none, if they are the same.
pub fn step(from: At, to: At) -> At {
    let far = distance(from, to);
    let far = if far == 0.0 { 1.0 } else { far };
    ((to.0 - from.0) / far, (to.1 - from.1) / far)
}

/// The place so far away in a direction, in degrees; 0 is to the right, 90 down.
pub fn towards(from: At, degrees: f64, far: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (from.0 + cos * far, from.1 + sin * far)
}

/// The place on paper that is bowed around a circle above it, whose radius is `r`: its ends rise, or hang down if `r` is
/// negative; 0 leaves it flat. An animal drawn straight and then bowed is alive.
pub fn bowed(at: At, r: f64) -> At {
    if r == 0.0 {
        return at;
    }
    let (sin, cos) = (at.0 / r).sin_cos();
    ((r + at.1) * sin, (r + at.1) * cos - r)
}

/// The smooth line through places, with `steps` between each two.
pub fn curve_of(knots: &[Knot], closed: bool, steps: usize) -> Vec<At> {
    let points: Vec<At> = knots.iter().map(|knot| knot.at).collect();
    let corners: Vec<usize> = (0..knots.len()).filter(|&i| knots[i].corner).collect();
    let Some(&first) = corners.first() else {
        return smooth(&points, steps, closed);
    };
    let n = points.len();
    // A closed line begins and ends at a corner; an open one where it begins and ends.
    let (path, breaks) = if closed {
        let path: Vec<At> = (0..=n).map(|i| points[(first + i) % n]).collect();
        let breaks = corners.iter().map(|corner| corner - first).chain([n]);
        (path, breaks.collect::<Vec<_>>())
    } else {
        let mut breaks: Vec<usize> = [0].into_iter().chain(corners).chain([n - 1]).collect();
        breaks.dedup();
        (points, breaks)
    };
    let mut out = Vec::new();
    for ends in breaks.windows(2) {
        let mut stretch = smooth(&path[ends[0]..=ends[1]], steps, false);
        stretch.pop();
        out.extend(stretch);
    }
    out.push(path[path.len() - 1]);
    out
}

/// The smooth open line through places.
pub fn curve(points: &[At]) -> Vec<At> {
    smooth(points, STEPS, false)
}

/// The shape within the smooth closed line through places.
pub fn blob(knots: &[Knot]) -> Shape {
    Shape::within_ring(&curve_of(knots, true, STEPS))
}

/// The shape within straight lines from place to place.
pub fn poly(points: &[At]) -> Shape {
    Shape::within_ring(points)
}

/// A rectangle.
pub fn rect(x0: f64, y0: f64, x1: f64, y1: f64) -> Shape {
    poly(&[(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
}

/// An ellipse.
pub fn ellipse(at: At, rx: f64, ry: f64) -> Shape {
    let n = ((rx.max(ry) * 4.0) as usize).clamp(12, 96);
    let ring: Vec<At> = (0..n)
        .map(|i| {
            let (sin, cos) = (TAU * i as f64 / n as f64).sin_cos();
            (at.0 + rx * cos, at.1 + ry * sin)
        })
        .collect();
    poly(&ring)
}

/// A circle.
pub fn circle(at: At, r: f64) -> Shape {
    ellipse(at, r, r)
}

/// Places on part of an ellipse, from one angle to another, in degrees.
pub fn arc(at: At, rx: f64, ry: f64, from: f64, to: f64, n: usize) -> Vec<At> {
    (0..n)
        .map(|i| {
            let part = i as f64 / (n - 1).max(1) as f64;
            let (sin, cos) = (from + (to - from) * part).to_radians().sin_cos();
            (at.0 + rx * cos, at.1 + ry * sin)
        })
        .collect()
}

/// A line with a length, on which one can walk.
pub struct Path {
    points: Vec<At>,
    /// How far each place is from the beginning.
    far: Vec<f64>,
}

impl Path {
    /// Along these places.
    pub fn new(points: Vec<At>) -> Path {
        let mut far = vec![0.0];
        for pair in points.windows(2) {
            far.push(far[far.len() - 1] + distance(pair[0], pair[1]));
        }
        Path { points, far }
    }

    /// How long it is.
    pub fn length(&self) -> f64 {
        self.far[self.far.len() - 1]
    }

    /// The place so far along it.
    pub fn at(&self, far: f64) -> At {
        let far = far.clamp(0.0, self.length());
        let next = self
            .far
            .partition_point(|&f| f < far)
            .clamp(1, self.points.len() - 1);
        let (a, b) = (self.far[next - 1], self.far[next]);
        let part = if b > a { (far - a) / (b - a) } else { 0.0 };
        between(self.points[next - 1], self.points[next], part)
    }

    /// Its direction there, in degrees.
    pub fn direction(&self, far: f64) -> f64 {
        let (a, b) = (self.at(far - 0.5), self.at(far + 0.5));
        (b.1 - a.1).atan2(b.0 - a.0).to_degrees()
    }

    /// The height of the line above or below an `x`, if it goes from left to right.
    pub fn y_at(&self, x: f64) -> f64 {
        let next = self
            .points
            .partition_point(|p| p.0 < x)
            .clamp(1, self.points.len() - 1);
        let (a, b) = (self.points[next - 1], self.points[next]);
        let part = if b.0 > a.0 {
            ((x - a.0) / (b.0 - a.0)).clamp(0.0, 1.0)
        } else {
            0.0
        };
        a.1 + (b.1 - a.1) * part
    }

    /// So many places at even distances, with the direction there.
    pub fn walk(&self, count: usize) -> impl Iterator<Item = (At, f64)> + '_ {
        (0..count).map(move |i| {
            let far = self.length() * (i as f64 + 0.5) / count as f64;
            (self.at(far), self.direction(far))
        })
    }
}

/// Numbers spread evenly, read in between.
pub fn spread(values: &[f64], part: f64) -> f64 {
    let last = values.len() - 1;
    if last == 0 {
        return values[0];
    }
    let at = part.clamp(0.0, 1.0) * last as f64;
    let from = (at as usize).min(last - 1);
    values[from] + (values[from + 1] - values[from]) * (at - from as f64)
}

/// A stroke through places whose width changes along the way.
pub struct Stroke {
    line: Vec<At>,
    widths: Vec<f64>,
    round: bool,
}

impl Stroke {
    /// A stroke through places, smoothly; the widths are spread evenly along it.
    pub fn new(points: &[At], widths: &[f64]) -> Stroke {
        Stroke::along(smooth(points, STEPS, false), widths)
    }

    /// A stroke along a line that is there already.
    pub fn along(line: Vec<At>, widths: &[f64]) -> Stroke {
        Stroke {
            line,
            widths: widths.to_vec(),
            round: true,
        }
    }

    /// With ends cut off straight.
    pub fn blunt(self) -> Stroke {
        Stroke {
            round: false,
            ..self
        }
    }

    /// The shape it leaves.
    pub fn shape(self) -> Shape {
        let Stroke {
            line,
            widths,
            round,
        } = self;
        if line.len() < 2 {
            return Shape::nothing();
        }
        let path = Path::new(line);
        let length = path.length().max(1e-9);
        let mut width: Vec<f64> = path
            .far
            .iter()
            .map(|far| spread(&widths, far / length))
            .collect();
        if widths.len() > 2 {
            width = eased(&width);
        }
        let line = &path.points;
        let last = line.len() - 1;
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for (i, &at) in line.iter().enumerate() {
            let (before, after) = (line[i.saturating_sub(1)], line[(i + 1).min(last)]);
            let (tx, ty) = step(before, after);
            let half = width[i] / 2.0;
            left.push((at.0 - ty * half, at.1 + tx * half));
            right.push((at.0 + ty * half, at.1 - tx * half));
        }
        left.extend(right.into_iter().rev());
        let body = Shape::within_ring(&left);
        if !round {
            return body;
        }
        let ends = [(line[0], width[0]), (line[last], width[last])];
        let caps = ends.into_iter().filter(|(_, width)| *width > 0.6);
        all([body]
            .into_iter()
            .chain(caps.map(|(at, width)| circle(at, width / 2.0))))
    }
}

/// Widths without kinks; the ends stay as they are.
fn eased(widths: &[f64]) -> Vec<f64> {
    let n = widths.len() as isize;
    let mut out: Vec<f64> = (0..n)
        .map(|i| {
            (i - 3..=i + 3)
                .map(|j| widths[j.clamp(0, n - 1) as usize])
                .sum::<f64>()
                / 7.0
        })
        .collect();
    out[0] = widths[0];
    out[n as usize - 1] = widths[n as usize - 1];
    out
}

/// A stroke through places, smoothly; the widths are spread evenly along it, the ends are round.
pub fn taper(points: &[At], widths: &[f64]) -> Shape {
    Stroke::new(points, widths).shape()
}

/// Cut out by hand: the edge wavers by `amount` over stretches of `wave`, and has the facets of a knife.
pub fn handcut(shape: &Shape, amount: f64, wave: f64, seed: i64) -> Shape {
    handcut_finely(shape, amount, wave, seed, 0.35)
}

/// Cut out by hand with facets of a given size.
pub fn handcut_finely(shape: &Shape, amount: f64, wave: f64, seed: i64, facet: f64) -> Shape {
    let pieces = shape.pieces().iter().enumerate().map(|(i, piece)| {
        let seed = seed + i as i64 * 13;
        let amount = amount * (piece.unsigned_area().sqrt() / 50.0).min(1.0);
        let outer = waver(&ring(piece.exterior()), amount, wave, seed);
        let holes: Vec<Vec<At>> = piece
            .interiors()
            .iter()
            .enumerate()
            .map(|(j, hole)| waver(&ring(hole), amount * 0.7, wave, seed + j as i64))
            .collect();
        Shape::with_holes(&outer, &holes).simplified(facet)
    });
    all(pieces)
}

fn ring(line: &geo::LineString<f64>) -> Vec<At> {
    line.coords().map(|c| (c.x, c.y)).collect()
}

fn waver(ring: &[At], amount: f64, wave: f64, seed: i64) -> Vec<At> {
    let path = Path::new(ring.to_vec());
    let length = path.length();
    if length < 12.0 {
        return ring.to_vec();
    }
    let stride = (length / 60.0).clamp(1.6, 4.0);
    let count = ((length / stride) as usize).max(8);
    let points: Vec<At> = (0..count)
        .map(|i| path.at(length * i as f64 / count as f64))
        .collect();
    let slow = ((length / wave) as i64).max(3);
    let fast = ((length / (wave / 3.7)) as i64).max(5);
    (0..count)
        .map(|i| {
            let (before, after) = (points[(i + count - 1) % count], points[(i + 1) % count]);
            let (tx, ty) = step(before, after);
            let (nx, ny) = (-ty, tx);
            let part = i as f64 / count as f64;
            let push = amount * noise(part * slow as f64, seed, Some(slow))
                + amount * 0.38 * noise(part * fast as f64, seed + 7, Some(fast));
            (points[i].0 + nx * push, points[i].1 + ny * push)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_through_its_places_and_breaks_at_corners() {
        let knots = crate::knots![0, 0; 50, 40; 100, 0, corner; 150, 40];
        let line = curve_of(&knots, false, STEPS);
        for knot in knots {
            assert!(
                line.iter().any(|at| distance(*at, knot.at) < 1e-6),
                "{knot:?}"
            );
        }
        // Up to the corner it falls, from there it rises.
        let at = line
            .iter()
            .position(|at| distance(*at, (100.0, 0.0)) < 1e-6)
            .unwrap();
        assert!(line[at - 1].1 > 0.0 && line[at + 1].1 > 0.0);
    }

    #[test]
    fn a_stroke_is_as_wide_as_it_was_told() {
        let bar = Stroke::new(&[(0.0, 0.0), (100.0, 0.0)], &[10.0, 10.0])
            .blunt()
            .shape();
        assert!((bar.area() - 1000.0).abs() < 1.0);
        let bounds = taper(&[(0.0, 0.0), (100.0, 0.0)], &[10.0, 2.0]).bounds();
        assert!((bounds.height() - 10.0).abs() < 0.1 && (bounds.x0 + 5.0).abs() < 0.1);
        assert!(taper(&[(0.0, 0.0)], &[1.0]).is_empty());
    }

    #[test]
    fn a_hand_wavers_but_always_in_the_same_way() {
        let disc = circle((0.0, 0.0), 80.0);
        let cut = handcut(&disc, 1.0, 30.0, 5);
        assert_eq!(cut.pieces(), handcut(&disc, 1.0, 30.0, 5).pieces());
        assert_ne!(cut.pieces(), handcut(&disc, 1.0, 30.0, 6).pieces());
        assert!((cut.area() / disc.area() - 1.0).abs() < 0.03);
        let ring = disc.minus(&circle((0.0, 0.0), 40.0));
        assert!(
            !handcut(&ring, 1.0, 30.0, 5).contains((0.0, 0.0)),
            "holes stay holes"
        );
    }

    #[test]
    fn a_path_is_walked_at_even_steps() {
        let path = Path::new(vec![(0.0, 0.0), (30.0, 0.0), (30.0, 70.0)]);
        assert_eq!(path.length(), 100.0);
        assert_eq!(path.at(50.0), (30.0, 20.0));
        assert_eq!(path.at(1000.0), (30.0, 70.0));
        let places: Vec<At> = path.walk(2).map(|(at, _)| at).collect();
        assert_eq!(places, [(25.0, 0.0), (30.0, 45.0)]);
        assert!((path.direction(60.0) - 90.0).abs() < 1e-9);
        assert_eq!(path.y_at(15.0), 0.0);
    }
}
