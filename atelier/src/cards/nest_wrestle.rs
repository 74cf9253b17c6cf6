//! In the middle of a match at arm wrestling a bird has built its nest on the two fists. They still push, but
//! both look at the egg that is cracking. The prize, a pear, has shrivelled.

mod clasp;
mod her;
mod him;
mod nest;
mod table;

use crate::line::{Path, curve, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::techniques::print::{
    Chisel, Flow, PAPER, Plate, Side, Tone, block, printed, roller_edge,
};

/// One ink for each of them. They mix only where both have a hand in it: the fists, the nest, the table, the prize.
struct Plates {
    brick: Plate,
    petrol: Plate,
}

impl Plates {
    /// Takes away all that was there.
    fn clear(&mut self, shape: &Shape) {
        self.brick.cut(shape);
        self.petrol.cut(shape);
    }

    /// Leaves a shape standing on both.
    fn both(&mut self, shape: &Shape) {
        self.brick.ink(shape);
        self.petrol.ink(shape);
    }
}

pub fn scene() -> Scene {
    let block = block(12);
    let mut plates = Plates {
        brick: Plate::light("#c4482a", 31).shifted((-2.2, 1.8), -0.1),
        petrol: Plate::dark("#14505c", 6)
            .shifted((1.2, -0.7), 0.05)
            .salt(0.8),
    };
    table::print(&mut plates, &block);
    him::behind(&mut plates.petrol, &block);
    her::print(&mut plates, &block);
    clasp::print(&mut plates);
    him::before(&mut plates, &block);
    nest::print(&mut plates);
    plates.brick.cut(roller_edge(Side::Left, 20.0, 34, 3));
    plates.petrol.cut(roller_edge(Side::Right, 22.0, 40, 4));
    printed(PAPER, 5, &[plates.brick, plates.petrol])
}

/// A part of somebody: a line of paper around it, its ink, and the light cut out of that.
fn part(plate: &mut Plate, shape: &Shape, flow: &Flow, light: &impl Tone, chisel: Chisel) {
    plate.cut(shape.grown(4.5));
    plate.ink(shape);
    plate.cut(chisel.carve(&shape.grown(-2.5), flow, light, 7));
}

/// Cuts that go around a limb: hoops along its axis, so far to both sides, bent by so much.
fn hoops(axis: &[At], half: f64, bend: f64) -> Flow {
    let path = Path::new(curve(axis));
    let hoops = path.walk(6).map(|(at, degrees)| {
        let middle = towards(at, degrees, bend);
        [
            towards(at, degrees - 90.0, half),
            middle,
            towards(at, degrees + 90.0, half),
        ]
    });
    Flow::along(hoops.collect::<Vec<_>>()).soft(16.0)
}
