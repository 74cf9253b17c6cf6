//! The ground everything stands on.

use crate::line::{Knot, Path, blob, curve_of};
use crate::motifs::plants::grass;
use crate::shape::Shape;

/// All below a line from left to right.
pub fn ground<K: Into<Knot> + Copy>(line: &[K]) -> Shape {
    let mut knots: Vec<Knot> = line.iter().map(|&knot| knot.into()).collect();
    let last = knots.len() - 1;
    for end in [0, last] {
        knots[end].corner = true;
    }
    let below = |x: f64| Knot {
        at: (x, 1300.0),
        corner: true,
    };
    let (left, right) = (below(knots[0].at.0), below(knots[last].at.0));
    blob(&[&[left], &knots[..], &[right]].concat())
}

/// Grass on such a line, all across the card.
pub fn grass_on<K: Into<Knot> + Copy>(line: &[K], height: f64, dense: f64, seed: u64) -> Shape {
    let knots: Vec<Knot> = line.iter().map(|&knot| knot.into().at.into()).collect();
    let path = Path::new(curve_of(&knots, false, 12));
    grass(&path, -10.0, 810.0, height, dense, 0.3, seed)
}
