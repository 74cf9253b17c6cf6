//! A hand in a white glove: posed in space, with four fingers and a thumb, and printed as lines.

use crate::motifs::people::{Hand, Tone};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::Plate;

/// Prints a hand whose wrist is at a place, so long from there to its fingertips. Gives its outline.
pub fn print(black: &mut Plate, hand: Hand, at: At, long: f64) -> Shape {
    let part = hand.part("#ffffff".into(), (-0.5, -0.8), true);
    let part = part.put(&Spot::new(at.0, at.1, long));
    black.cut(part.shape.grown(9.0));
    black.pale(&part.shape, 4.2);
    for mark in &part.marks {
        match mark.tone {
            Tone::Base => black.cut(mark.shape.grown(-0.3)),
            Tone::Line => black.ink(mark.shape.grown(0.75)),
            _ => {}
        }
    }
    part.shape
}
