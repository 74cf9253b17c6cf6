//! The water between the faces, and the boat on it, seen from above.

use super::Plates;
use crate::line::{blob, circle, ellipse, poly};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Marks, ripples};
use crate::{knots, spots};

/// Where the boat is. Its bow, drawn upwards, points to the strait.
const BOAT: At = (354.0, 690.0);
const HEADING: f64 = 172.0;

pub fn print(plates: &mut Plates, water: &Shape, her: &Shape, him: &Shape) {
    let boat = Spot::new(BOAT.0, BOAT.1, 1.14).turned(HEADING);
    let hull = boat.put(&blob(
        &knots![0, -58, corner; 12, -38; 18, -10; 17, 24; 10, 46, corner; -10, 46, corner; -17, 24;
        -18, -10; -12, -38],
    ));
    let (x, y) = BOAT;
    let near =
        ellipse((x, y + 10.0), 120.0, 150.0).and(&ellipse((x + 60.0, y + 180.0), 84.0, 74.0));
    let lagoon = water.minus(&hull.grown(16.0)).within(&near);
    plates.red.ink(ripples(her, &[12.0, 25.0], &lagoon, 3.2, 4));
    plates
        .black
        .ink(ripples(him, &[13.0, 27.0], &lagoon, 3.0, 6));
    let black = &mut plates.black;
    black.ink(&hull);
    let stroke = |points: &[At], widths: &[f64], seed| {
        Marks::stroke(&boat.points(points.iter().copied()), widths, seed)
    };
    for side in [-1.0, 1.0] {
        let plank = spots![12.0 * side, 38; 14.0 * side, 6; 9.0 * side, -30; side, -48];
        black.cut(stroke(&plank, &[0.6, 2.6, 2.6, 0.6], 4));
    }
    black.cut(boat.put(&poly(&spots![-10, -27; 10, -27; 11, -22; -11, -22])));
    black.cut(boat.put(&poly(&spots![-10, 29; 10, 29; 10, 35; -10, 35])));
    let rower = boat.put(&blob(
        &knots![-15, 4; -9, -1; 9, -1; 15, 4; 13, 12; 5, 15; -5, 15; -13, 12],
    ));
    let head = boat.point((0.0, -8.0));
    black.cut([rower.grown(1.0), circle(head, 8.0)]);
    plates.red.ink(rower.grown(2.0));
    black.ink(circle(head, 5.4));
    for side in [-1.0, 1.0] {
        let arm = spots![13.0 * side, 6; 14.0 * side, 14; 8.0 * side, 21];
        let oar = spots![5.0 * side, 22; 26.0 * side, 6; 42.0 * side, -10];
        let blade = spots![36.0 * side, -4; 44.0 * side, -12; 50.0 * side, -20];
        black.ink(stroke(&arm, &[3.0, 3.0], 2));
        black.ink(stroke(&oar, &[3.4, 3.6, 3.6], 5));
        black.ink(stroke(&blade, &[2.0, 10.0, 8.0], 6));
    }
}
