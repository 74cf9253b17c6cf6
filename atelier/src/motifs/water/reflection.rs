//! What water shows of what stands above it.

use crate::random::noise;
use crate::shape::Shape;

/// Upside down, as in water whose surface is at that height.
pub fn mirrored(shape: &Shape, surface: f64) -> Shape {
    shape.stretched(1.0, -1.0, (0.0, surface))
}

/// As water shows things below its surface: the deeper the more it shakes.
pub fn wavering(shape: &Shape, surface: f64, amount: f64) -> Shape {
    shape.bent(|(x, y)| {
        let deep = ((y - surface) / 260.0).clamp(0.0, 1.6);
        let push = amount * deep * (noise(y / 15.0, 4, None) + 0.5 * noise(y / 6.0, 9, None));
        (x + push, y)
    })
}
