//! She has shouted into a pot and leans on the lid with her whole forearm. The last of the shout slips out, a
//! dragon, and finds her ear. On the shelf seven such pots jump; the eighth lies open, and is empty.

mod arm;
mod head;
mod pot;
mod shelf;
mod shout;

use crate::scene::Scene;
use crate::shape::Shape;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

/// Pink is what she shouted, and nothing else.
struct Plates {
    pink: Plate,
    black: Plate,
}

impl Plates {
    /// Takes away all that was there.
    fn clear(&mut self, shape: &Shape) {
        self.pink.cut(shape);
        self.black.cut(shape);
    }
}

pub fn scene() -> Scene {
    let block = block(9);
    let mut plates = Plates {
        pink: Plate::light("#ff3d86", 11).shifted((2.2, -1.8), 0.1),
        black: Plate::dark("#1a1418", 8)
            .shifted((-1.0, 0.6), -0.05)
            .salt(0.8),
    };
    shelf::print(&mut plates, &block);
    head::body(&mut plates, &block);
    head::print(&mut plates, &block);
    pot::print(&mut plates, &block);
    shout::print(&mut plates, &block);
    head::ear(&mut plates);
    pot::lid(&mut plates);
    arm::print(&mut plates, &block);
    plates.black.cut(roller_edge(Side::Bottom, 20.0, 34, 3));
    plates.black.cut(roller_edge(Side::Right, 22.0, 40, 4));
    printed(PAPER, 11, &[plates.pink, plates.black])
}
