//! The table, and on it the prize.

use super::Plates;
use crate::line::{blob, handcut_finely, rect, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

/// Where the table top is.
const TOP: f64 = 988.0;

/// Her end is hers and his end is his: the grain lets the one ink or the other through.
pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let board = rect(0.0, TOP, 800.0, 1200.0);
    let board = handcut_finely(&board, 1.6, 120.0, 5, 0.3).within(block);
    plates.both(&board);
    let grain = Flow::along([
        spots![0, 1010; 260, 1016; 520, 1008; 800, 1014],
        spots![0, 1090; 230, 1076; 520, 1100; 800, 1090],
        spots![0, 1180; 300, 1168; 560, 1184; 800, 1172],
    ])
    .soft(20.0);
    let hers = |at: At| (1.0 - at.0 / 370.0).clamp(0.0, 0.9);
    let his = |at: At| ((at.0 - 430.0) / 370.0).clamp(0.0, 0.9);
    let chisel = Chisel::WOOD.gap(11.0).fill(0.5);
    let inner = board.grown(-7.0);
    plates.petrol.cut(chisel.carve(&inner, &grain, &hers, 3));
    plates
        .brick
        .cut(chisel.carve(&inner, &grain, &his, 4).grown(0.8));
    let edge = spots![13, TOP + 22.0; 300, TOP + 24.0; 800, TOP + 21.0];
    plates.clear(&taper(&edge, &[3.0, 4.0, 3.0]));
    pear(plates);
}

/// What lies below its edge.
pub(super) fn below() -> Shape {
    rect(0.0, TOP, 800.0, 1200.0)
}

fn pear(plates: &mut Plates) {
    let pear = blob(
        &knots![386, 880; 402, 874; 416, 888; 420, 904; 414, 918; 426, 930; 448, 940; 458, 960; 450, 980;
        424, 990; 376, 990; 354, 976; 356, 950; 372, 934; 380, 918; 376, 898],
    );
    let pear = handcut_finely(&pear, 4.0, 18.0, 3, 0.2);
    plates.brick.ink(&pear);
    let wrinkles = Flow::along([
        spots![388, 884; 388, 926; 366, 956; 368, 986],
        spots![396, 884; 398, 920; 402, 950; 404, 988],
        spots![408, 884; 408, 924; 444, 956; 438, 984],
    ])
    .soft(8.0);
    let shade = Light::across((440.0, 970.0), (380.0, 940.0)).reach(60.0);
    plates.petrol.ink(Chisel::FACE.gap(7.0).waver(0.5).carve(
        &pear.grown(-1.0),
        &wrinkles,
        &shade,
        5,
    ));
    plates.both(&taper(
        &spots![394, 880; 388, 862; 396, 844],
        &[5.0, 4.0, 7.0],
    ));
    plates.petrol.ink(blob(
        &knots![390, 862; 410, 854; 432, 866; 446, 892; 428, 882; 418, 884; 402, 872],
    ));
}
