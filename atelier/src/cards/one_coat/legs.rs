//! Four legs that stride apart.

use crate::line::{blob, handcut, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Marks, Plate};
use crate::{knots, spots};

pub fn print(black: &mut Plate) {
    // His: wide, striped. The far one pushes, the near one steps out.
    trouser(
        black,
        &spots![300, 920; 320, 1000; 336, 1076],
        &[108.0, 84.0, 70.0],
        3,
    );
    shoe(
        black,
        Spot::new(344.0, 1122.0, 1.0).turned(-32.0).flipped(true),
    );
    trouser(
        black,
        &spots![196, 930; 160, 1010; 138, 1092],
        &[124.0, 96.0, 78.0],
        4,
    );
    shoe(
        black,
        Spot::new(146.0, 1140.0, 1.06).turned(8.0).flipped(true),
    );
    // Hers: long, narrow, dark.
    stocking(
        black,
        &spots![520, 900; 490, 1000; 474, 1080],
        &[78.0, 56.0, 42.0],
        5,
    );
    shoe(black, Spot::new(462.0, 1124.0, 0.9).turned(34.0));
    stocking(
        black,
        &spots![624, 920; 656, 1010; 676, 1096],
        &[84.0, 58.0, 44.0],
        6,
    );
    shoe(black, Spot::new(664.0, 1138.0, 0.94).turned(-8.0));
}

fn trouser(black: &mut Plate, line: &[At], widths: &[f64], seed: u64) {
    let leg = handcut(&taper(line, widths), 0.8, 40.0, seed as i64);
    black.cut(leg.grown(9.0));
    black.pale(&leg, 4.4);
    let along = Flow::along([line]);
    let stripes = Chisel::WOOD
        .gap(11.0)
        .fill(0.4)
        .length(80.0, 200.0)
        .pause(3.0, 6.0)
        .waver(0.03);
    black.ink(stripes.carve(&leg.grown(-3.0), &along, &0.9, seed));
}

fn stocking(black: &mut Plate, line: &[At], widths: &[f64], seed: u64) {
    let leg = handcut(&taper(line, widths), 0.8, 40.0, seed as i64);
    black.cut(leg.grown(5.0));
    black.ink(&leg);
    let lit: Vec<At> = line.iter().map(|at| (at.0 + 12.0, at.1)).collect();
    black.cut(Marks::stroke(&lit, &[1.0, 6.0, 3.0, 0.6], seed));
}

/// A shoe with a heel, its toes to the right.
fn shoe(black: &mut Plate, spot: Spot) {
    let shoe: Shape = blob(
        &knots![-34, -52; 22, -50; 36, -34; 74, -24; 94, -8; 92, 4, corner; 14, 4, corner; 6, -6; -10, -6; -12, 6, corner; -42, 6, corner; -42, -24],
    );
    let shoe = spot.put(&shoe);
    black.cut(shoe.grown(5.0));
    black.ink(&shoe);
    black.cut(Marks::stroke(
        &spot.points(spots![30, -28; 60, -20; 82, -8]),
        &[0.6, 5.0, 1.0],
        3,
    ));
    black.cut(Marks::stroke(
        &spot.points(spots![-36, -6; 0, -12; 84, -3]),
        &[2.0, 2.6, 2.0],
        4,
    ));
}
