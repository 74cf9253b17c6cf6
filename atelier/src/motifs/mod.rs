//! What cards are made of: figures, animals, plants, buildings, things, sky, water.
//!
//! A motif is drawn around the origin, at a size that suits its drawing, and put on a scene at a [`Spot`]. One that is only an
//! outline is a function that gives a [`Shape`]; one with parts and colours draws itself.

pub mod animals;
pub mod buildings;
pub mod figures;
mod oblique;
mod paper;
pub mod people;
pub mod plants;
pub mod sky;
pub mod things;
pub mod water;

pub use oblique::Oblique;
pub use paper::{Paper, Smudge};

use crate::line::{self, handcut};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

/// A motif on its way to a scene.
#[derive(Clone, Copy)]
pub struct Motif<'a> {
    /// Where it is drawn.
    pub scene: &'a Scene,
    /// Where on it.
    pub spot: Spot,
    /// Whose chance it has.
    pub seed: i64,
}

impl<'a> Motif<'a> {
    /// A motif on its way to a spot.
    pub fn new(scene: &'a Scene, spot: Spot, seed: i64) -> Motif<'a> {
        Motif { scene, spot, seed }
    }

    /// A shape where it belongs.
    pub fn put(&self, shape: &Shape) -> Shape {
        self.spot.put(shape)
    }

    /// A shape where it belongs, cut by hand: its edge wavers by `amount`, counted in the drawing's own measure.
    pub fn cut(&self, shape: &Shape, part: i64, amount: f64) -> Shape {
        self.cut_over(shape, part, amount, 14.0)
    }

    /// A shape where it belongs, cut by hand over stretches of `wave`.
    pub fn cut_over(&self, shape: &Shape, part: i64, amount: f64, wave: f64) -> Shape {
        handcut(
            &self.put(shape),
            amount * self.spot.size,
            wave,
            self.seed + part,
        )
    }

    /// A stroke where it belongs; its widths are counted in the drawing's own measure.
    pub fn taper(&self, points: &[At], widths: &[f64]) -> Shape {
        let points = self.spot.points(points.iter().copied());
        let widths: Vec<f64> = widths.iter().map(|width| width * self.spot.size).collect();
        line::taper(&points, &widths)
    }
}
