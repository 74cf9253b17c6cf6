//! Noon, from a window. Two removal women carry off the shade of a plane tree like a wet sheet: one hauls it over her shoulder, the
//! other holds up what she can. The tree stands in bare light; before them an old man sleeps on a bench, and a baby stretches its arms
//! out of a pram. All that is shade is one ink, whoever has it.

mod carriers;
mod people;
mod sheet;
mod square;
mod waiting;

use crate::scene::Scene;
use crate::shape::Shape;
use crate::techniques::print::{Plate, Side, block, printed, roller_edge};

/// The sun's ink, that of leaves, and that of all shade.
struct Plates {
    sun: Plate,
    leaf: Plate,
    shade: Plate,
}

impl Plates {
    /// Something pale in front of what is there, with a line around it.
    fn pale(&mut self, shape: &Shape, line: f64) {
        self.sun.cut(shape.grown(0.5 * line));
        self.leaf.cut(shape.grown(0.5 * line));
        self.shade.pale(shape, line);
    }

    /// The same in the sun's ink.
    fn sunny(&mut self, shape: &Shape, line: f64) {
        self.pale(shape, line);
        self.sun.ink(shape);
    }
}

/// The card.
pub fn scene() -> Scene {
    let block = block(17);
    let mut plates = Plates {
        sun: Plate::light("#f0a93e", 4)
            .shifted((1.6, -1.2), 0.05)
            .film(0.6),
        leaf: Plate::light("#3f9e58", 9)
            .shifted((-1.4, 1.2), -0.04)
            .film(0.6),
        shade: Plate::dark("#4a2b8c", 21).shifted((0.4, 0.4), 0.02),
    };
    square::paving(&mut plates, &block);
    square::lamp(&mut plates, &block);
    square::tree(&mut plates);
    sheet::trunk(&mut plates);
    carriers::shadows(&mut plates, &block);
    carriers::second(&mut plates);
    sheet::cloth(&mut plates);
    carriers::second_hands(&mut plates);
    carriers::first(&mut plates);
    square::crown(&mut plates, &block);
    waiting::old_man(&mut plates, &block);
    waiting::pram(&mut plates, &block);
    plates.shade.cut(roller_edge(Side::Left, 16.0, 30, 3));
    plates.leaf.cut(roller_edge(Side::Top, 20.0, 30, 4));
    printed("#fbeac4", 41, &[plates.sun, plates.leaf, plates.shade])
}
