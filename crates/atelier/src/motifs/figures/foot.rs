//! Feet and shoes.

use super::figure::Stage;
use super::view::View;
use crate::ink::Ink;
use crate::knots;
use crate::line::blob;
use crate::shape::{At, Shape};

/// What is worn on feet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shoes {
    /// Low shoes.
    #[default]
    Low,
}

impl Shoes {
    /// Drawn on an ankle, and its shape.
    pub(super) fn ink(self, stage: &Stage, leg: usize) -> (Ink, Shape) {
        let (x, y) = stage.body.pose.feet[leg];
        let shoe = match stage.figure.view {
            View::Front | View::Back => from_the_front((x, y), if leg == 0 { -1.0 } else { 1.0 }),
            _ => from_the_side((x, y)),
        };
        let shape = stage.cut(&shoe, 3 + leg as i64);
        let ink = stage
            .sheet(&shape, stage.figure.shoe_colour)
            .lit(0.2)
            .shade(0.4)
            .rim(stage.rim * 0.8)
            .ink();
        (ink, shape)
    }
}

fn from_the_side((x, y): At) -> Shape {
    blob(&knots![
        x - 2.9, y - 2.6; x + 2.6, y - 2.8; x + 5.4, y - 0.9; x + 7.0, y + 0.6; x + 6.6, y + 2.0; x - 3.0, y + 2.0
    ])
}

fn from_the_front((x, y): At, side: f64) -> Shape {
    blob(&knots![
        x - 2.8, y - 2.6; x + 2.8, y - 2.6; x + 3.3 + side * 0.9, y + 1.0; x + 1.0 + side, y + 2.4;
        x - 1.0 + side, y + 2.4; x - 3.3 + side * 0.9, y + 1.0
    ])
}
