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
        &knots![390, 838; 404, 830; 418, 836; 426, 856; 432, 884; 450, 912; 462, 946; 452, 978; 424, 992;
        382, 992; 352, 978; 342, 946; 354, 912; 374, 884; 382, 856],
    );
    let pear = handcut_finely(&pear, 2.4, 22.0, 3, 0.2);
    plates.brick.ink(&pear);
    // Its light, its shade, and a few folds: it has waited for long.
    let light = spots![372, 930; 366, 952; 376, 972];
    plates.brick.cut(taper(&light, &[4.0, 13.0, 4.0]));
    let shade = Light::edge(
        &spots![420, 840; 432, 884; 462, 946; 444, 988],
        0.0,
        6.0,
        20.0,
    );
    let round = Flow::along([
        spots![392, 850; 408, 856; 424, 850],
        spots![370, 900; 410, 912; 446, 900],
        spots![350, 960; 404, 980; 460, 956],
    ]);
    plates.petrol.ink(
        Chisel::FACE
            .gap(8.0)
            .carve(&pear.grown(-1.0), &round, &shade, 5),
    );
    for fold in [
        spots![398, 850; 392, 876; 376, 904],
        spots![412, 852; 414, 884; 428, 912],
        spots![402, 870; 402, 900; 398, 936],
        spots![392, 986; 388, 966; 394, 946],
        spots![414, 986; 420, 968; 416, 952],
    ] {
        plates.petrol.draw(&fold, &[0.5, 4.0, 0.5]);
    }
    plates.both(&taper(
        &spots![404, 838; 400, 818; 408, 798],
        &[6.0, 5.0, 9.0],
    ));
    let leaf = blob(&knots![404, 814; 424, 796; 452, 794; 480, 810, corner; 458, 824; 428, 824]);
    plates.petrol.ink(&leaf);
    plates
        .petrol
        .scratch(&spots![412, 814; 440, 808; 470, 810], &[1.0, 3.0, 0.6]);
}
