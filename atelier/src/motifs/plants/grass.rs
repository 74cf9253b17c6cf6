//! Grass.

use crate::line::{Path, Stroke};
use crate::random::{Chance, noise};
use crate::shape::{Shape, all};

/// Blades of grass rooted on a line from left to right, `dense` of them on each step.
pub fn grass(
    ground: &Path,
    from: f64,
    to: f64,
    height: f64,
    dense: f64,
    lean: f64,
    seed: u64,
) -> Shape {
    let mut chance = Chance::of("grass", seed);
    let count = ((to - from) * dense) as usize;
    all((0..count).map(|_| {
        let x = chance.between(from, to);
        let y = ground.y_at(x);
        let uneven = 0.6 + 0.6 * noise(x / 40.0, seed as i64, None).abs();
        let high = height * chance.between(0.35, 1.0) * uneven;
        let over = chance.near(lean * 0.2, 0.3) * high;
        let points = [
            (x, y + 4.0),
            (x + over * 0.3, y - high * 0.55),
            (x + over, y - high),
        ];
        let widths = [height * 0.07 + 1.2, height * 0.05 + 0.6, 0.3];
        Stroke::new(&points, &widths).blunt().shape()
    }))
}
