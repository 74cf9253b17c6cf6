//! Keys and keyholes.

use crate::knots;
use crate::line::{blob, circle, poly, rect, towards};
use crate::shape::{Shape, all};
use crate::spots;

/// A key with a bow of three rings at the origin and its tip 100 to the right.
pub fn key() -> Shape {
    let rings = [180.0, 75.0, -75.0];
    let middle = (0.0, 0.0);
    let bow = all(rings.map(|degrees| circle(towards(middle, degrees, 12.0), 9.4)));
    let holes = all(rings.map(|degrees| circle(towards(middle, degrees, 12.4), 4.6)));
    let bow = bow.and(&circle(middle, 10.0)).minus(&holes);
    let shaft = poly(&spots![8, -3; 98, -2.4; 100, 0; 98, 2.4; 8, 3]);
    let collar = rect(14.0, -5.4, 19.0, 5.4).and(&rect(22.0, -4.2, 25.0, 4.2));
    let bit = poly(&spots![
        76, 1; 76, 20; 82, 20; 82, 13; 86, 13; 86, 20; 94, 20; 94, 15; 90, 15; 90, 8; 95, 8; 95, 1
    ]);
    all([bow, shaft, collar, bit]).fillet(0.8)
}

/// A keyhole: a circle around the origin with a flared skirt.
pub fn keyhole(r: f64) -> Shape {
    let skirt = knots![
        -r * 0.42, r * 0.6, corner; -r * 0.5, r * 1.4; -r * 0.82, r * 2.7, corner; 0, r * 2.78;
        r * 0.82, r * 2.7, corner; r * 0.5, r * 1.4; r * 0.42, r * 0.6, corner
    ];
    circle((0.0, 0.0), r).and(&blob(&skirt))
}
