//! A man in a bow tie holds the door for somebody very far down the corridor. He has done so for a while.

mod corridor;
mod growth;
mod hands;
mod man;

use crate::scene::Scene;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

/// Mint is what comes from the far end, and what has grown in its light.
struct Plates {
    mint: Plate,
    black: Plate,
}

pub fn scene() -> Scene {
    let block = block(23);
    let mut plates = Plates {
        mint: Plate::light("#7fcfae", 33).shifted((2.2, 2.0), 0.1),
        black: Plate::dark("#131719", 17).shifted((-0.8, 0.6), -0.04),
    };
    plates.black.ink(&block);
    corridor::print(&mut plates, &block);
    man::print(&mut plates, &block);
    growth::print(&mut plates);
    plates.black.cut(roller_edge(Side::Right, 22.0, 44, 3));
    plates.black.cut(roller_edge(Side::Top, 18.0, 34, 4));
    printed(PAPER, 25, &[plates.mint, plates.black])
}
