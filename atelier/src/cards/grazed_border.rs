//! Two border guards look at each other for the first time: a goat has eaten the border.

mod border;
mod goat;
mod guards;
mod hand;
mod hats;

use crate::scene::Scene;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

/// The border is green, everything else is black.
struct Plates {
    green: Plate,
    black: Plate,
}

pub fn scene() -> Scene {
    let block = block(11);
    let mut plates = Plates {
        green: Plate::light("#3f9b4a", 12).shifted((2.4, -1.8), 0.1),
        black: Plate::dark("#17191a", 31).shifted((-0.8, 0.6), -0.04),
    };
    border::print(&mut plates, &block);
    guards::man(&mut plates.black, &block);
    guards::woman(&mut plates.black, &block);
    goat::print(&mut plates);
    plates.black.cut(roller_edge(Side::Left, 18.0, 30, 3));
    plates.black.cut(roller_edge(Side::Right, 18.0, 30, 4));
    plates.green.cut(roller_edge(Side::Bottom, 16.0, 26, 5));
    printed(PAPER, 12, &[plates.green, plates.black])
}
