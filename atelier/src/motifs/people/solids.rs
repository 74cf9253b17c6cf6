//! Solids seen from the front: balls, chains and rows of balls, cut as outlines; and the lines and planes drawn on them.

use std::f64::consts::TAU;

use geo::algorithm::buffer::{Buffer, BufferStyle, LineCap, LineJoin};
use geo::{BooleanOps, ConvexHull, Coord, LineString, MultiLineString, MultiPoint, MultiPolygon};

use super::space::{V3, v};
use crate::line::{Path, Stroke, curve};
use crate::shape::{At, Shape, all};

/// A ball somewhere in space.
#[derive(Clone, Copy, Debug)]
pub struct Ball {
    /// Its middle.
    pub at: V3,
    /// Its radius.
    pub r: f64,
}

/// A ball.
pub fn ball(at: V3, r: f64) -> Ball {
    Ball { at, r }
}

/// Places are on a grid so fine, per unit.
const GRID: f64 = 1e4;

/// How many places there are on the outline of a ball.
const ROUND: usize = 32;

fn ring(ball: &Ball) -> impl Iterator<Item = At> {
    let (at, r) = (ball.at, ball.r.max(1e-3));
    (0..ROUND).map(move |i| {
        let (sin, cos) = (TAU * i as f64 / ROUND as f64).sin_cos();
        (at.x + r * cos, at.y + r * sin)
    })
}

/// What a string drawn tight around places encloses.
pub fn tight(points: impl IntoIterator<Item = At>) -> Shape {
    // Places a hair's breadth apart, as both sides of a head seen from the side, are one: unions of slivers may never end.
    let snap = |v: f64| (v * GRID).round() / GRID;
    let points = points
        .into_iter()
        .map(|(x, y)| Coord::from((snap(x), snap(y))));
    let points: MultiPoint<f64> = points.map(geo::Point).collect();
    if points.0.len() < 3 {
        return Shape::nothing();
    }
    let hull = Shape::from(MultiPolygon::from(points.convex_hull()));
    if hull.area() * GRID < 1e-3 {
        return Shape::nothing();
    }
    hull
}

/// The outline of balls with a skin drawn tight around them.
pub fn hull(balls: &[Ball]) -> Shape {
    tight(balls.iter().flat_map(ring))
}

/// A limb: each ball joined with the next.
pub fn chain(balls: &[Ball]) -> Shape {
    match balls {
        [one] => hull(&[*one]),
        _ => join(balls.windows(2).map(hull)),
    }
}

/// A trunk: each row of balls joined with the next.
pub fn loft(rows: &[Vec<Ball>]) -> Shape {
    join(
        rows.windows(2)
            .map(|pair| hull(&[pair[0].as_slice(), pair[1].as_slice()].concat())),
    )
}

/// Balls along a curve: middles and radii, read smoothly in between.
pub fn sausage(balls: &[Ball]) -> Shape {
    chain(&between(balls, 4))
}

/// More balls between balls, on a smooth curve.
pub fn between(balls: &[Ball], steps: usize) -> Vec<Ball> {
    if balls.len() < 3 {
        return balls.to_vec();
    }
    let last = balls.len() - 1;
    let get = |i: isize| balls[i.clamp(0, last as isize) as usize];
    let mut out = Vec::new();
    for i in 0..last as isize {
        let (a, b, c, d) = (get(i - 1), get(i), get(i + 1), get(i + 2));
        for j in 0..steps {
            let t = j as f64 / steps as f64;
            let (t2, t3) = (t * t, t * t * t);
            let w = [
                (-t3 + 2.0 * t2 - t) / 2.0,
                (3.0 * t3 - 5.0 * t2 + 2.0) / 2.0,
                (-3.0 * t3 + 4.0 * t2 + t) / 2.0,
                (t3 - t2) / 2.0,
            ];
            let at = a.at * w[0] + b.at * w[1] + c.at * w[2] + d.at * w[3];
            out.push(ball(at, b.r + (c.r - b.r) * t));
        }
    }
    out.push(balls[last]);
    out
}

/// A shape without edges too short to be seen and pieces too thin: with those, the library's unions may never end.
fn clean(shape: &Shape) -> Shape {
    let bounds = shape.bounds();
    let fine = bounds.width().max(bounds.height()).max(1e-3) * 1e-4;
    let snap = |v: f64| (v / fine * 2.0).round() * fine / 2.0;
    let simple = shape.simplified(fine).bent(|(x, y)| (snap(x), snap(y)));
    let thick = |piece: &Shape| piece.area() > fine * fine * 400.0;
    let pieces: Vec<_> = simple
        .apart()
        .filter(thick)
        .flat_map(|piece| piece.pieces().to_vec())
        .collect();
    Shape::from(MultiPolygon::new(pieces))
}

/// Several shapes as one.
pub fn join(shapes: impl IntoIterator<Item = Shape>) -> Shape {
    all(shapes.into_iter().map(|shape| clean(&shape)))
}

fn grown(shape: &Shape, by: f64) -> Shape {
    let shape = clean(shape);
    let style = BufferStyle::new(by)
        .line_join(LineJoin::Round(0.22))
        .line_cap(LineCap::Round(0.22));
    let pieces = MultiPolygon::new(shape.pieces().to_vec());
    Shape::from(pieces.buffer_with_style(style))
}

/// Larger all around, or smaller, at any scale.
pub fn swell(shape: &Shape, by: f64) -> Shape {
    grown(shape, by)
}

/// Hollows narrower than `2r` are filled: armpits, webs, the crotch.
pub fn fillet(shape: &Shape, r: f64) -> Shape {
    grown(&grown(shape, r), -r)
}

/// Hollows and spikes are rounded.
pub fn soften(shape: &Shape, r: f64) -> Shape {
    grown(&grown(&grown(shape, -r), 2.0 * r), -r)
}

/// Without its holes.
pub fn filled(shape: &Shape) -> Shape {
    join(shape.pieces().iter().map(|piece| {
        let ring: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
        Shape::within_ring(&ring)
    }))
}

/// Which ends of a line thin out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ends {
    /// Both.
    Both,
    /// Where it begins.
    First,
    /// Where it ends.
    Last,
    /// None.
    Blunt,
}

/// A line along places, as wide as `width` at its belly.
pub fn ink(line: &[At], width: f64, ends: Ends) -> Shape {
    if line.len() < 2 {
        return Shape::nothing();
    }
    let widths: Vec<f64> = (0..=16)
        .map(|i| {
            let s = f64::from(i) / 16.0;
            let part = match ends {
                Ends::Both => (std::f64::consts::PI * s.clamp(0.04, 0.96)).sin().powf(0.6),
                Ends::First => (s + 0.06).min(1.0).powf(0.6),
                Ends::Last => (1.06 - s).min(1.0).powf(0.6),
                Ends::Blunt => 1.0,
            };
            width * part
        })
        .collect();
    let path = Path::new(line.to_vec());
    if path.length() < 1e-6 {
        return Shape::nothing();
    }
    Stroke::along(line.to_vec(), &widths).blunt().shape()
}

/// A line smoothly through a few places.
pub fn stroke(points: &[At], width: f64, ends: Ends) -> Shape {
    ink(&curve(points), width, ends)
}

/// The edge of a shape as far as it lies within a region, as lines longer than `least`.
pub fn edge_within(shape: &Shape, region: &Shape, width: f64, least: f64, ends: Ends) -> Shape {
    if region.is_empty() || shape.is_empty() {
        return Shape::nothing();
    }
    let region = MultiPolygon::new(region.pieces().to_vec());
    let mut lines = Vec::new();
    for piece in shape.pieces() {
        let edge = MultiLineString::new(vec![piece.exterior().clone()]);
        for run in joined(region.clip(&edge, false)) {
            let run = Path::new(run);
            if run.length() > least {
                let count = ((run.length() / width.max(1e-6)) as usize).clamp(6, 120);
                let points: Vec<At> = (0..=count)
                    .map(|i| run.at(run.length() * i as f64 / count as f64))
                    .collect();
                lines.push(ink(&points, width, ends));
            }
        }
    }
    join(lines)
}

/// A ring that was cut begins somewhere in the middle of a stretch: its ends are put together again.
fn joined(lines: MultiLineString<f64>) -> Vec<Vec<At>> {
    let mut runs: Vec<Vec<At>> = Vec::new();
    let near = |a: At, b: At| (a.0 - b.0).hypot(a.1 - b.1) < 1e-6;
    let points = |line: LineString<f64>| line.coords().map(|c| (c.x, c.y)).collect::<Vec<At>>();
    for line in lines.0.into_iter().map(points) {
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else {
            continue;
        };
        if let Some(run) = runs.iter_mut().find(|r| near(r[r.len() - 1], first)) {
            run.extend(line.into_iter().skip(1));
        } else if let Some(run) = runs.iter_mut().find(|r| near(r[0], last)) {
            let mut line = line;
            line.extend(run.drain(..).skip(1));
            *run = line;
        } else {
            runs.push(line);
        }
    }
    runs
}

/// The plane of a shape that is turned away from the light: `light` points to it, `depth` is how wide the plane is.
pub fn lee(shape: &Shape, light: At, depth: f64) -> Shape {
    shape.minus(&shape.moved(light.0 * depth, light.1 * depth))
}

/// Balls along a bone: share of the bone, radius, and how far the ball is pushed to the front. `near` is how much it grows for
/// each head it is nearer to us.
pub fn along(a: V3, b: V3, profile: &[(f64, f64, f64)], front: V3, near: f64) -> Vec<Ball> {
    let f = front.square_to(b - a);
    profile
        .iter()
        .map(|&(t, r, push)| {
            let at = a.to(b, t) + f * push;
            ball(at, r * (1.0 + near * at.z))
        })
        .collect()
}

/// Places on an arc across a form: the front half of a ring around `at`, from one side to the other.
pub fn across(at: V3, side: V3, front: V3, r: f64, reach: f64) -> Vec<At> {
    (0..=12)
        .map(|i| {
            let (s, c) = ((f64::from(i) / 6.0 - 1.0) * reach).to_radians().sin_cos();
            (at + side * (s * r) + front * (c * r)).flat()
        })
        .collect()
}

/// Straight down.
pub const DOWN: V3 = v(0.0, 1.0, 0.0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_one_piece_and_as_wide_as_its_balls() {
        let limb = chain(&[
            ball(v(0.0, 0.0, 0.0), 1.0),
            ball(v(0.0, 4.0, 1.0), 0.5),
            ball(v(2.0, 6.0, 0.0), 0.4),
        ]);
        assert_eq!(limb.pieces().len(), 1);
        assert!((limb.bounds().y0 + 1.0).abs() < 0.02);
        assert!(fillet(&limb, 0.4).area() >= limb.area());
    }

    #[test]
    fn an_edge_is_drawn_only_where_something_lies_behind_it() {
        let (front, behind) = (
            hull(&[ball(V3::ZERO, 1.0)]),
            hull(&[ball(v(1.0, 0.0, 0.0), 1.0)]),
        );
        let edge = edge_within(&front, &behind, 0.05, 0.1, Ends::Both);
        assert_eq!(edge.pieces().len(), 1);
        assert!(edge.bounds().x0 > 0.4);
    }
}
