//! Wheels of clockworks.

use std::f64::consts::TAU;

use crate::line::{circle, poly, taper, towards};
use crate::shape::{At, Shape, all};

/// A toothed wheel around the origin.
pub fn gear(r: f64, teeth: u32, spokes: u32) -> Shape {
    let tooth = [
        (0.0, 0.86),
        (0.16, 0.86),
        (0.26, 1.0),
        (0.52, 1.0),
        (0.62, 0.86),
    ];
    let ring: Vec<At> = (0..teeth)
        .flat_map(|i| tooth.map(|(part, far)| (f64::from(i) + part, far)))
        .map(|(i, far)| {
            let (sin, cos) = (TAU * i / f64::from(teeth)).sin_cos();
            (r * far * cos, r * far * sin)
        })
        .collect();
    let middle = (0.0, 0.0);
    let rim = poly(&ring).minus(&circle(middle, r * 0.68));
    let spokes = (0..spokes).map(|i| {
        let end = towards(middle, 360.0 * f64::from(i) / f64::from(spokes), r * 0.74);
        taper(&[middle, end], &[r * 0.16, r * 0.11])
    });
    let hub = circle(middle, r * 0.24);
    all(spokes.chain([rim, hub])).minus(&circle(middle, r * 0.1))
}
