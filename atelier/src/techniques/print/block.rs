//! The block: the sawn piece of linoleum that all plates of a card are cut from, and what happens at its edge.

use super::chisel::swelling;
use super::marks::Marks;
use super::streamlines::Inside;
use crate::line::{Path, handcut_finely, rect};
use crate::random::Chance;
use crate::scene::{HEIGHT, WIDTH};
use crate::shape::{At, Shape};

/// How much paper is left around the block. Negative, it bleeds over the edge of the card.
pub const MARGIN: f64 = 13.0;

/// The block. Whatever is inked has to be [within](Shape::within) it, so that every card has the same edge.
pub fn block(seed: i64) -> Shape {
    let whole = rect(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN);
    handcut_finely(&whole, 1.6, 160.0, seed, 0.2)
}

/// A side of the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Top.
    Top,
    /// Bottom.
    Bottom,
}

/// Dry streaks where the roller left the block, so many, up to `depth` from its edge. To be cut on one to three sides.
pub fn roller_edge(side: Side, depth: f64, count: usize, seed: u64) -> Marks {
    let mut chance = Chance::of("roller", seed);
    let mut marks = Marks::none();
    for _ in 0..count {
        let deep = chance.unit().powi(2);
        let (from, long) = (chance.unit(), chance.between(14.0, 90.0));
        let line: Vec<At> = (0..=5)
            .map(|i| {
                let shakes = chance.between(-1.0, 1.0);
                let far = MARGIN.max(0.0) + deep * depth + shakes;
                let along = |whole: f64| MARGIN + from * whole + long * f64::from(i) / 5.0;
                match side {
                    Side::Left => (far, along(HEIGHT)),
                    Side::Right => (WIDTH - far, along(HEIGHT)),
                    Side::Top => (along(WIDTH), far),
                    Side::Bottom => (along(WIDTH), HEIGHT - far),
                }
            })
            .collect();
        let full = chance.between(0.8, 3.2) * (1.0 - deep * 0.7);
        let widths = [0.05, 0.8, 1.0, 1.0, 0.8, 0.05].map(|part| part * full);
        marks.cut(&line, &widths, &mut chance);
    }
    marks
}

/// Broken lines around an outline at these distances, as ripples around a stone; `width` is that of the widest.
pub fn ripples(around: &Shape, distances: &[f64], within: &Shape, width: f64, seed: u64) -> Marks {
    let mut chance = Chance::of("ripples", seed);
    let inside = Inside::of(within);
    let mut marks = Marks::none();
    for far in distances {
        for piece in around.grown(*far).pieces() {
            let path = Path::new(piece.exterior().coords().map(|c| (c.x, c.y)).collect());
            let mut from = chance.between(0.0, 30.0);
            while from < path.length() - 10.0 {
                let to = (from + chance.between(40.0, 120.0)).min(path.length());
                let count = ((to - from) / 4.0) as usize + 1;
                let places =
                    (0..=count).map(|i| path.at(from + (to - from) * i as f64 / count as f64));
                let places: Vec<At> = places.collect();
                for line in places.chunk_by(|a, b| inside.contains(*a) == inside.contains(*b)) {
                    if line.len() > 7 && inside.contains(line[0]) {
                        let full = width * chance.between(0.6, 1.15);
                        marks.cut(line, &swelling(line.len(), full), &mut chance);
                    }
                }
                from = to + chance.between(16.0, 48.0);
            }
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::circle;

    #[test]
    fn the_block_leaves_its_margin_and_the_roller_keeps_to_the_edge() {
        let bounds = block(4).bounds();
        assert!((bounds.x0 - MARGIN).abs() < 3.0 && (bounds.y1 - HEIGHT + MARGIN).abs() < 3.0);
        let streaks = roller_edge(Side::Right, 20.0, 30, 1);
        assert_eq!(streaks.count(), 30);
        assert!(streaks.shape().bounds().x0 > WIDTH - MARGIN.max(0.0) - 24.0);
    }

    #[test]
    fn ripples_keep_their_distance() {
        let stone = circle((200.0, 200.0), 40.0);
        let pond = circle((200.0, 200.0), 90.0);
        let rings = ripples(&stone, &[12.0, 26.0], &pond, 3.0, 1).shape();
        assert!(!rings.is_empty() && rings.within(&stone.grown(9.0)).is_empty());
        assert!(rings.within(&stone.grown(30.0)).area() > 0.99 * rings.area());
    }
}
