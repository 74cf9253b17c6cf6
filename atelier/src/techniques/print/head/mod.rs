//! Heads for prints: one contour drawn by hand, and in it an eye, lids, a brow, as forms that are cut out or left standing.
//!
//! Both kinds of heads are drawn in the same units: 280 high, from the crown at -140 to the chin at 140, the eyes near 0. What a
//! card adds, hair above all, is drawn in these units too, and put in place by [`Head::blob`] and [`Head::stroke`].

mod face;
mod mood;
mod profile;
mod three_quarter;

pub use face::Face;
pub use mood::Mood;
pub use profile::Profile;
pub use three_quarter::ThreeQuarter;

use super::chisel::Chisel;
use super::flow::Flow;
use super::marks::Marks;
use super::plate::Plate;
use super::tone::Tone;
use crate::line::{Knot, blob};
use crate::shape::{At, Shape, Spot};

/// How high a head is from crown to chin, in the units it is drawn in.
const UNITS: f64 = 280.0;

/// What all heads can do.
pub trait Head {
    /// Where it is, how large, and how it is held.
    fn spot(&self) -> Spot;

    /// Its contour on the card, from the parting down the face to the collar bone.
    fn contour(&self) -> Vec<At>;

    /// The head with its neck.
    fn skull(&self) -> Shape;

    /// How the chisel goes over it.
    fn flow(&self) -> Flow;

    /// What is drawn in the face.
    fn face(&self) -> Face;

    /// All that lies behind the contour, as far as these places on the card: head, hair, neck and shoulder in one mass.
    fn mass(&self, behind: &[At]) -> Shape {
        let mut ring = self.contour();
        ring.extend_from_slice(behind);
        Shape::within_ring(&ring)
    }

    /// Prints a pale head in one ink: paper with a line around it, shaded where the tone says. The outline is that of the skull, or
    /// more of it. Hair and ears come later.
    fn print_pale(
        &self,
        plate: &mut Plate,
        outline: &Shape,
        line: f64,
        chisel: Chisel,
        shade: &impl Tone,
        seed: u64,
    ) {
        let face = self.face();
        plate.ink(outline.grown(line));
        plate.cut(outline);
        let skin = outline.minus(&face.kept()).grown(-2.0);
        plate.ink(chisel.carve(&skin, &self.flow(), shade, seed));
        face.on_paper(plate);
    }

    /// How high it is on the card, from crown to chin.
    fn height(&self) -> f64 {
        self.spot().size * UNITS
    }

    /// Places in the units of the head, on the card.
    fn place(&self, points: &[At]) -> Vec<At> {
        self.spot().points(points.iter().copied())
    }

    /// A flow along guides in the units of the head.
    fn along(&self, guides: &[&[At]]) -> Flow {
        Flow::along(guides.iter().map(|guide| self.place(guide)))
    }

    /// A shape through knots in the units of the head.
    fn blob(&self, knots: &[Knot]) -> Shape {
        self.spot().put(&blob(knots))
    }

    /// A stroke through places in the units of the head, so wide in them; on a small head it is thicker than in proportion.
    fn stroke(&self, points: &[At], widths: &[f64], seed: u64) -> Marks {
        let bold = bold(self.spot().size);
        let widths: Vec<f64> = widths.iter().map(|width| width * bold).collect();
        Marks::stroke(&self.place(points), &widths, seed)
    }
}

/// How thick a line of one unit is on a head of this size.
fn bold(size: f64) -> f64 {
    size * (3.4 / size.max(0.05)).powf(0.4)
}
