//! Fur.

use crate::line::{Path, Stroke, curve, step};
use crate::random::Chance;
use crate::shape::{At, Shape, all};

/// A fringe of locks of fur along a line, one for each `gap`. They are to the right of the line if `side` is 1, to the left if it is
/// -1; they bend towards its end.
pub fn tufts(along: &[At], length: f64, gap: f64, side: f64, bend: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("tufts", seed);
    let path = Path::new(curve(along));
    let count = ((path.length() / gap) as usize).max(3);
    all((0..count).map(|i| {
        let far = path.length() * (i as f64 + chance.between(0.1, 0.9)) / count as f64;
        let (x, y) = path.at(far);
        let (tx, ty) = step(path.at(far - 1.0), path.at(far + 1.0));
        let (nx, ny) = (-ty * side, tx * side);
        let long = length * chance.between(0.5, 1.0);
        // So far out, and so far along.
        let at = |out: f64, on: f64| (x + nx * out + tx * on, y + ny * out + ty * on);
        let points = [
            at(-4.0, 0.0),
            at(long * 0.5, long * bend * 0.2),
            at(long, long * bend),
        ];
        let root = gap * 1.1;
        Stroke::new(&points, &[root * 1.3, root * 0.85, 0.3])
            .blunt()
            .shape()
    }))
}
