//! Over a gorge a hiker calls, and her echo sulks. At its feet lie all the calls that it has not answered.

mod gorge;
mod hiker;
mod two;

use crate::scene::Scene;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

/// Blue is the hiker and what she calls, pink the echo and its side of the gorge.
struct Plates {
    pink: Plate,
    blue: Plate,
}

pub fn scene() -> Scene {
    let block = block(29);
    let mut plates = Plates {
        pink: Plate::light("#e4618f", 12)
            .shifted((2.0, -1.4), 0.08)
            .film(0.5),
        blue: Plate::dark("#1d3c86", 19).shifted((-0.8, 0.6), -0.04),
    };
    gorge::ledges(&mut plates, &block);
    two::caller(&mut plates.blue);
    two::echo(&mut plates.pink);
    gorge::calls(&mut plates);
    plates.blue.cut(roller_edge(Side::Left, 22.0, 40, 3));
    plates.pink.cut(roller_edge(Side::Right, 22.0, 40, 4));
    printed(PAPER, 33, &[plates.pink, plates.blue])
}
