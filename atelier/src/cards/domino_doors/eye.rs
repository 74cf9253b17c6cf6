//! From where the valley is seen: as a bird does that has just taken off. Measures are metres; x is to the right, y away, z up.

use crate::scene::{HEIGHT, WIDTH};
use crate::shape::At;

/// A place in the valley.
pub type Place = (f64, f64, f64);

/// How high the bird is.
const HIGH: f64 = 6.4;
/// How far away the card is before its eye, in units of the card.
const FAR: f64 = 1250.0;
/// The height of the horizon on the card.
pub const HORIZON: f64 = 118.0;
const MIDDLE: At = (WIDTH / 2.0, HEIGHT / 2.0);

/// How far the eye looks down: its sine and cosine.
fn down() -> At {
    ((MIDDLE.1 - HORIZON) / FAR).atan().sin_cos()
}

/// How deep in the picture a place is.
pub fn depth((_, y, z): Place) -> f64 {
    let (sin, cos) = down();
    y * cos - (z - HIGH) * sin
}

/// Where a place is on the card.
pub fn seen(place: Place) -> At {
    let (x, y, z) = place;
    let (sin, cos) = down();
    let deep = depth(place).max(0.1);
    let up = y * sin + (z - HIGH) * cos;
    (MIDDLE.0 + FAR * x / deep, MIDDLE.1 - FAR * up / deep)
}

/// Which place of the ground is seen there.
pub fn ground(at: At) -> At {
    let (sin, cos) = down();
    let (right, up) = ((at.0 - MIDDLE.0) / FAR, (MIDDLE.1 - at.1) / FAR);
    let (y, z) = (cos + up * sin, up * cos - sin);
    let long = -HIGH / z.min(-1e-4);
    (right * long, y * long)
}

/// How many units of the card a metre is there on the ground.
pub fn metre(at: At) -> f64 {
    FAR / depth((at.0, at.1, 0.0))
}

/// Where the eye is.
pub fn eye() -> Place {
    (0.0, 0.0, HIGH)
}

/// The direction to the sun.
pub const SUN: Place = (-0.79, 0.43, 0.44);

/// Where the shadow of a place falls.
pub fn shadow((x, y, z): Place) -> At {
    let long = z.max(0.0) / SUN.2;
    seen((x - SUN.0 * long, y - SUN.1 * long, 0.0))
}
