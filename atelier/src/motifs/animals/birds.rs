//! Birds.

use crate::line::{blob, poly};
use crate::shape::{Shape, all};
use crate::{knots, spots};

/// A swallow in flight that looks to the right, about 60 from wing to wing; `up` is how far its wings are spread.
pub fn swallow(up: f64) -> Shape {
    let body = blob(&knots![
        20, -1; 15, -4; 6, -5; -6, -3; -16, -1; -30, -6, corner; -22, 1; -30, 6, corner; -14, 3; 2, 4;
        12, 3;
    ]);
    let far = blob(&knots![
        10, -3, corner; 8, -14.0 * up - 6.0; -2, -30.0 * up - 4.0; -16, -40.0 * up; -6, -24.0 * up; -4, -8;
        -6, -2, corner;
    ]);
    let near = blob(&knots![
        10, 0, corner; 10, 10.0 * up + 4.0; 4, 22.0 * up + 2.0; -8, 32.0 * up; -2, 18.0 * up; -2, 6;
        -4, 0, corner;
    ]);
    all([body, far, near])
}

/// A small bird that sits and looks to the right, about 26 long; its feet are at the origin.
pub fn perched_bird() -> Shape {
    let body = blob(&knots![
        15, -15; 12, -19; 7, -21; 2, -18; -3, -13; -9, -6; -14, 1; -22, 11; -18, 12; -10, 6; -2, 3; 5, 0; 9, -5;
        10, -10; 11, -13
    ]);
    body.and(&poly(&spots![11, -16; 18, -14.6; 11.4, -12.8]))
}
