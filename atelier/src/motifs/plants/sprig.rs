//! Sprigs: leaves along a stem.

use crate::line::{Path, curve, taper, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};

/// A sprig, cut apart so that each leaf can be a piece of paper of its own.
#[derive(Clone, Debug)]
pub struct Sprig {
    /// The stem.
    pub stem: Shape,
    /// The leaves, from the root to the tip.
    pub leaves: Vec<Shape>,
}

impl Sprig {
    /// A sprig whose stem goes through places, from its root to its tip, with so many leaves, the longest of which are `leaf`
    /// long. They sit now at one side, now at the other; the last one is the tip.
    pub fn new(through: &[At], leaves: usize, leaf: f64, seed: u64) -> Sprig {
        let mut chance = Chance::of("sprig", seed);
        let path = Path::new(curve(through));
        let stem = taper(through, &[leaf * 0.1, leaf * 0.07, leaf * 0.03]);
        let grown = (0..leaves).map(|i| {
            let part = (i as f64 + 0.6) / leaves as f64;
            let far = path.length() * (0.14 + 0.84 * part);
            let side = if i % 2 == 0 { -1.0 } else { 1.0 };
            let away = chance.between(38.0, 56.0) * (1.15 - 0.5 * part);
            let length = leaf * (1.08 - 0.5 * part) * chance.between(0.88, 1.08);
            let direction = path.direction(far) + side * away;
            leaf_at(path.at(far), direction, length, side)
        });
        let end = path.length();
        let tip = leaf_at(path.at(end - 1.0), path.direction(end), leaf * 0.55, 1.0);
        let leaves = grown.chain([tip]).collect();
        Sprig { stem, leaves }
    }

    /// All of it as one shape.
    pub fn outline(&self) -> Shape {
        all(self.leaves.iter().cloned().chain([self.stem.clone()]))
    }
}

/// A pointed leaf on its stalk; its tip turns a little to one side.
fn leaf_at(at: At, degrees: f64, length: f64, side: f64) -> Shape {
    let tip = towards(at, degrees - side * 9.0, length);
    let through = [
        at,
        towards(at, degrees + side * 3.0, length * 0.22),
        towards(at, degrees + side * 2.0, length * 0.55),
        tip,
    ];
    let widths = [0.05, 0.16, 0.34, 0.37, 0.28, 0.14, 0.01].map(|part| part * length);
    taper(&through, &widths)
}
