//! Rabbits: their ears, and they themselves from the side and from behind.

mod behind;
mod side;

pub use behind::{Dress, Fur, Look, RabbitFromBehind};
pub use side::SittingRabbit;

use crate::line::{Path, Stroke, taper, towards};
use crate::shape::{At, Shape};

/// A rabbit's ear, which says what it feels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ear {
    /// How far it leans from upright, clockwise, in degrees.
    pub lean: f64,
    /// How far its upper half folds over, clockwise, in degrees.
    pub fold: f64,
    /// How long it is; most are 58.
    pub length: f64,
}

impl Ear {
    /// An ear that leans and folds.
    pub const fn new(lean: f64, fold: f64) -> Ear {
        Ear {
            lean,
            fold,
            length: 58.0,
        }
    }

    /// Shorter or longer.
    pub const fn long(self, length: f64) -> Ear {
        Ear { length, ..self }
    }

    /// Whether it hangs down.
    fn hangs(&self) -> bool {
        self.fold.abs() > 90.0
    }

    /// The line from its root to its tip.
    fn line(&self, root: At) -> Vec<At> {
        let steps = 16;
        let mut line = vec![root];
        for i in 0..steps {
            let part = (f64::from(i) + 0.5) / f64::from(steps);
            let folded = ((part - 0.3) / 0.34).clamp(0.0, 1.0);
            let folded = folded * folded * (3.0 - 2.0 * folded);
            let direction = self.lean - 90.0 + self.fold * folded;
            line.push(towards(
                line[line.len() - 1],
                direction,
                self.length / f64::from(steps),
            ));
        }
        line
    }

    /// Cut out, from its root.
    pub fn shape(&self, root: At) -> Shape {
        let wide = (self.length / 58.0).sqrt();
        let widths = [8.5, 11.5, 14.5, 16.0, 15.5, 13.0, 9.0, 1.0].map(|width| width * wide);
        Stroke::along(self.line(root), &widths).shape()
    }

    /// Its hollow, or the crease in its back.
    fn crease(&self, root: At, width: f64) -> Shape {
        let path = Path::new(self.line(root));
        let points: Vec<At> = (0..=8)
            .map(|i| path.at(self.length * (0.16 + 0.66 * f64::from(i) / 8.0)))
            .collect();
        taper(
            &points,
            &[width * 0.4, width * 0.9, width, width * 0.8, 0.3],
        )
    }
}
