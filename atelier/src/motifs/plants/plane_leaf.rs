//! Leaves of plane trees.

use crate::knots;
use crate::line::blob;
use crate::shape::Shape;

/// One leaf of a plane tree, about 42 long; its stalk is at the origin, its tip above.
pub fn plane_leaf() -> Shape {
    blob(&knots![
        0, 0, corner; -8, -4; -20, -2, corner; -16, -10; -24, -20, corner; -12, -20; -8, -26, corner; -4, -34; 0, -42, corner;
        4, -34; 8, -26, corner; 12, -20; 24, -20, corner; 16, -10; 20, -2, corner; 8, -4
    ])
}
