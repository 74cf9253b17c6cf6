//! How things look from the paving.

use crate::shape::At;

/// A place in the street, in metres: to the right, up, ahead.
pub type Metres = (f64, f64, f64);

/// Where a place in the street is on the card: we look up at it from the ground.
pub fn place((x, up, ahead): Metres) -> At {
    let (sin, cos) = 36.0_f64.to_radians().sin_cos();
    let (far, high) = (ahead * cos + up * sin, up * cos - ahead * sin);
    let (x, y) = (700.0 * x / far, -700.0 * high / far);
    let (sin, cos) = 4.0_f64.to_radians().sin_cos();
    (430.0 + x * cos - y * sin, 520.0 + x * sin + y * cos)
}
