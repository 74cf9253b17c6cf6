//! Lines that follow a flow within a shape, evenly spaced: each new one begins beside one that is there.

use std::collections::{HashMap, VecDeque};

use super::flow::Flow;
use crate::line::{distance, step};
use crate::random::{Chance, noise};
use crate::shape::{At, Shape};

/// How lines are laid.
pub(super) struct Spacing {
    /// How far apart they begin.
    pub gap: f64,
    /// How long a step is.
    pub step: f64,
    /// How much the hand strays from the flow, as an angle.
    pub waver: f64,
}

/// A line ends when another is nearer than this part of the gap.
const CLOSE: f64 = 0.6;
/// No line begins nearer to another than this part of the gap.
const APART: f64 = 0.92;
/// How many steps a line goes at most to each side.
const LONGEST: usize = 400;

/// Lines along the flow within a region, where `wanted` says that something is to be cut.
pub(super) fn streamlines(
    region: &Shape,
    flow: &Flow,
    spacing: &Spacing,
    wanted: impl Fn(At) -> bool,
    chance: &mut Chance,
) -> Vec<Vec<At>> {
    let seed = chance.below(1 << 20) as i64;
    let mut drawn = Drawn {
        inside: Inside::of(region),
        flow,
        spacing,
        seed,
        lines: Vec::new(),
        near: HashMap::new(),
    };
    let mut chances = scattered(region, spacing.gap * 1.3, chance);
    let mut beside = VecDeque::new();
    while let Some(at) = beside.pop_front().or_else(|| chances.pop()) {
        if drawn.inside.contains(at) && wanted(at) && !drawn.taken(at, APART) {
            beside.extend(drawn.grow(at));
        }
    }
    drawn.lines
}

/// A place in each square of a grid over a region, in any order.
fn scattered(region: &Shape, cell: f64, chance: &mut Chance) -> Vec<At> {
    let bounds = region.bounds();
    let (columns, rows) = (bounds.width() / cell, bounds.height() / cell);
    let mut places = Vec::new();
    for i in 0..=rows as u32 {
        for j in 0..=columns as u32 {
            let (x, y) = (f64::from(j) + chance.unit(), f64::from(i) + chance.unit());
            places.push((bounds.x0 + x * cell, bounds.y0 + y * cell));
        }
    }
    for i in (1..places.len()).rev() {
        places.swap(i, chance.below(i as u64 + 1) as usize);
    }
    places
}

/// The lines so far.
struct Drawn<'a> {
    inside: Inside,
    flow: &'a Flow,
    spacing: &'a Spacing,
    seed: i64,
    lines: Vec<Vec<At>>,
    /// Their places, by squares as wide as the gap.
    near: HashMap<(i32, i32), Vec<At>>,
}

impl Drawn<'_> {
    fn square(&self, at: At) -> (i32, i32) {
        let gap = self.spacing.gap;
        ((at.0 / gap).floor() as i32, (at.1 / gap).floor() as i32)
    }

    /// Whether a line is nearer than part of the gap.
    fn taken(&self, at: At, part: f64) -> bool {
        let (i, j) = self.square(at);
        let squares = (i - 1..=i + 1).flat_map(|i| (j - 1..=j + 1).map(move |j| (i, j)));
        let mut places = squares
            .filter_map(|square| self.near.get(&square))
            .flatten();
        places.any(|place| distance(*place, at) < self.spacing.gap * part)
    }

    /// From a place in one direction, until something is in the way.
    fn trace(&self, from: At, side: f64) -> Vec<At> {
        let Spacing { gap, step, waver } = *self.spacing;
        let mut line = Vec::new();
        let mut at = from;
        let mut heading: Option<At> = None;
        while line.len() < LONGEST {
            let strays = waver * noise((at.0 + at.1) * 0.02, self.seed, None);
            let (sin, cos) = (self.flow.at(at) + strays).sin_cos();
            let turn = heading.map_or(side, |(x, y)| (x * cos + y * sin).signum());
            let (dx, dy) = (cos * turn, sin * turn);
            heading = Some((dx, dy));
            at = (at.0 + dx * step, at.1 + dy * step);
            let around = line.len() > 30 && distance(at, from) < gap * 0.7;
            if around || !self.inside.contains(at) || self.taken(at, CLOSE) {
                break;
            }
            line.push(at);
        }
        line
    }

    /// A line through a place. Returns where others may begin beside it.
    fn grow(&mut self, from: At) -> Vec<At> {
        let mut line = self.trace(from, -1.0);
        line.reverse();
        line.push(from);
        line.extend(self.trace(from, 1.0));
        let gap = self.spacing.gap;
        if (line.len() as f64) * self.spacing.step < gap * 1.2 {
            return Vec::new();
        }
        for at in &line {
            let square = self.square(*at);
            self.near.entry(square).or_default().push(*at);
        }
        let mut beside = Vec::new();
        for i in (2..line.len().saturating_sub(2)).step_by(4) {
            let (tx, ty) = step(line[i - 1], line[i + 1]);
            let at = line[i];
            beside.extend([gap, -gap].map(|far| (at.0 - ty * far, at.1 + tx * far)));
        }
        self.lines.push(line);
        beside
    }
}

/// Tells quickly whether a place is within a shape: of every row the places where its edge is crossed.
pub(super) struct Inside {
    top: f64,
    rows: Vec<Vec<f64>>,
}

impl Inside {
    pub(super) fn of(shape: &Shape) -> Inside {
        let bounds = shape.bounds();
        let top = bounds.y0.floor();
        let mut rows = vec![Vec::new(); (bounds.y1 - top).ceil().max(0.0) as usize + 1];
        for piece in shape.pieces() {
            for ring in [piece.exterior()].into_iter().chain(piece.interiors()) {
                for edge in ring.lines() {
                    let (a, b) = match edge.start.y < edge.end.y {
                        true => (edge.start, edge.end),
                        false => (edge.end, edge.start),
                    };
                    // A row is crossed at half its height.
                    let (from, to) = ((a.y - top - 0.5).ceil(), (b.y - top - 0.5).ceil());
                    let (from, to) = (from.max(0.0) as usize, to.max(0.0) as usize);
                    for (row, crossed) in rows.iter_mut().enumerate().take(to).skip(from) {
                        let part = (row as f64 + 0.5 + top - a.y) / (b.y - a.y);
                        crossed.push(a.x + (b.x - a.x) * part);
                    }
                }
            }
        }
        rows.iter_mut().for_each(|row| row.sort_by(f64::total_cmp));
        Inside { top, rows }
    }

    pub(super) fn contains(&self, at: At) -> bool {
        let row = at.1 - self.top;
        if row < 0.0 {
            return false;
        }
        let row = self.rows.get(row as usize);
        row.is_some_and(|row| row.partition_point(|x| *x < at.0) % 2 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{circle, rect};

    #[test]
    fn inside_is_inside_and_holes_are_not() {
        let ring = circle((50.0, 50.0), 40.0).minus(&rect(40.0, 40.0, 60.0, 60.0));
        let inside = Inside::of(&ring);
        for (at, is) in [
            ((20.0, 50.0), true),
            ((50.0, 50.0), false),
            ((50.0, 70.0), true),
            ((5.0, 50.0), false),
            ((50.0, -8.0), false),
            ((50.0, 200.0), false),
        ] {
            assert_eq!(inside.contains(at), is, "{at:?}");
        }
    }

    #[test]
    fn lines_fill_the_shape_evenly_and_stay_within() {
        let disc = circle((100.0, 100.0), 80.0);
        let spacing = Spacing {
            gap: 10.0,
            step: 3.0,
            waver: 0.1,
        };
        let flow = Flow::straight(20.0);
        let draw = || streamlines(&disc, &flow, &spacing, |_| true, &mut Chance::of("test", 1));
        let lines = draw();
        assert_eq!(lines, draw());
        assert!(
            lines
                .iter()
                .flatten()
                .all(|at| distance(*at, (100.0, 100.0)) < 82.0)
        );
        // No place of the disc is far from a line, and no two lines touch.
        for place in [(100.0, 100.0), (60.0, 80.0), (140.0, 130.0), (100.0, 40.0)] {
            let far = |at: &At| distance(*at, place);
            let nearest = lines
                .iter()
                .flatten()
                .map(far)
                .fold(f64::INFINITY, f64::min);
            assert!(nearest < 10.0, "{place:?} {nearest}");
        }
        for (i, line) in lines.iter().enumerate() {
            let others = lines[i + 1..].iter().flatten();
            for other in others {
                assert!(line.iter().all(|at| distance(*at, *other) > 5.9));
            }
        }
    }
}
