//! The pattern of wallpaper and silk.

use crate::line::{blob, taper};
use crate::shape::{Shape, all};
use crate::{knots, spots};

/// A leaf of damask, about 60 high.
pub fn damask() -> Shape {
    let half = all([
        taper(
            &spots![0, 28; 10, 16; 20, 10; 24, 0; 16, -4],
            &[3.0, 6.0, 6.0, 4.0, 1.0],
        ),
        taper(
            &spots![0, 8; 8, -4; 18, -12; 16, -24; 6, -22],
            &[2.0, 6.0, 6.0, 4.0, 1.0],
        ),
        blob(&knots![0, -30; 5, -22; 3, -12; 0, -6; -3, -12; -5, -22]),
    ]);
    let stem = taper(&spots![0, 32; 0, 0; 0, -10], &[2.0, 3.0, 2.0]);
    all([half.mirrored(0.0), half, stem])
}
