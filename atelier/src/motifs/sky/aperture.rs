//! Holes in paper through which lights are seen.

use crate::line::{blob, rect};
use crate::random::noise;
use crate::scene::{HEIGHT, WIDTH};
use crate::shape::{At, Shape};

/// A sheet as large as the card with an uneven hole. Several of them, one in another, make the depth of a light-box.
pub fn aperture(at: At, rx: f64, ry: f64, uneven: f64, seed: i64) -> Shape {
    let lobes = 7;
    let count = lobes * 4;
    let ring: Vec<_> = (0..count)
        .map(|i| {
            let i = i as f64;
            let k = 1.0
                + uneven * noise(i / 4.0, seed, Some(lobes))
                + uneven * 0.5 * noise(i / 2.0, seed + 9, Some(lobes * 2));
            let (sin, cos) = (std::f64::consts::TAU * i / count as f64).sin_cos();
            (at.0 + rx * k * cos, at.1 + ry * k * sin).into()
        })
        .collect();
    rect(-20.0, -20.0, WIDTH + 20.0, HEIGHT + 20.0).minus(&blob(&ring))
}
