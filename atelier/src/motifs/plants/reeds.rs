//! Reeds.

use crate::line::taper;
use crate::random::Chance;
use crate::shape::{At, Shape, all};

/// A clump of reeds around a place, some with their brown heads, some with broken leaves.
pub fn reeds(at: At, count: usize, height: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("reeds", seed);
    let mut parts = Vec::new();
    for _ in 0..count {
        let (x, y) = (at.0 + chance.near(0.0, 16.0), at.1);
        let high = height * chance.between(0.5, 1.1);
        let over = chance.near(0.0, 0.12) * high;
        let stalk = [
            (x, y + chance.between(-3.0, 6.0)),
            (x + over * 0.4, y - high * 0.6),
            (x + over, y - high),
        ];
        parts.push(taper(&stalk, &[2.4, 1.8, 0.5]));
        if chance.happens(0.4) {
            let head = [
                (x + over * 0.9, y - high * 0.9),
                (x + over * 1.05, y - high * 1.12),
            ];
            parts.push(taper(&head, &[4.6, 4.0]));
        }
        if chance.happens(0.5) {
            let side = chance.side() * high;
            let leaf = [
                (x, y),
                (x + over + side * 0.2, y - high * 0.5),
                (x + over + side * 0.42, y - high * 0.44),
            ];
            parts.push(taper(&leaf, &[2.0, 1.6, 0.4]));
        }
    }
    all(parts)
}
