//! The corridor: one long nothing in mint, doors along it, and somebody at its end.

use super::Plates;
use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::shape::{At, Shape, all};
use crate::spots;
use crate::techniques::print::{Chisel, Flow, Marks, Plate};

/// Where everything runs to.
const VANISHING: At = (262.0, 640.0);
/// Walls, ceiling and floor, at the door.
const LEFT: f64 = -136.0;
const RIGHT: f64 = 250.0;
const TOP: f64 = -540.0;
const FLOOR: f64 = 560.0;
/// How deep it is lit so brightly that nothing else is seen.
const END: f64 = 8.5;

/// A place in the corridor on the card.
fn at(x: f64, y: f64, deep: f64) -> At {
    (VANISHING.0 + x / deep, VANISHING.1 + y / deep)
}

/// A straight-edged piece of a wall from depth to depth and from height to height.
fn on_wall(x: f64, y: At, deep: At) -> Shape {
    poly(&[
        at(x, y.0, deep.0),
        at(x, y.0, deep.1),
        at(x, y.1, deep.1),
        at(x, y.1, deep.0),
    ])
}

/// The same on floor or ceiling.
fn level(y: f64, x: At, deep: At) -> Shape {
    poly(&[
        at(x.0, y, deep.0),
        at(x.1, y, deep.0),
        at(x.1, y, deep.1),
        at(x.0, y, deep.1),
    ])
}

pub fn print(plates: &mut Plates, block: &Shape) {
    let Plates { mint, black } = plates;
    let opening = rect(at(LEFT, 0.0, 1.0).0, at(0.0, TOP, 1.0).1, 520.0, 1240.0);
    let opening = handcut(&opening, 1.2, 80.0, 3).within(block);
    black.cut(&opening);
    mint.ink(&opening);
    let end = poly(&[
        at(LEFT, TOP, END),
        at(RIGHT, TOP, END),
        at(RIGHT, FLOOR, END),
        at(LEFT, FLOOR, END),
    ]);

    // The ceiling and the right wall are in shade, more so the nearer they are.
    let shade = |place: At| {
        let far = ((place.0 - VANISHING.0) / 250.0)
            .abs()
            .max(((place.1 - VANISHING.1) / 560.0).abs());
        (far * 1.5).clamp(0.0, 0.92)
    };
    let to_end = Flow::along([
        [at(LEFT, TOP, 1.0), at(LEFT, TOP, END)],
        [at(0.0, TOP, 1.0), at(0.0, TOP, END)],
        [at(RIGHT, TOP, 1.0), at(RIGHT, TOP, END)],
        [at(RIGHT, 0.0, 1.0), at(RIGHT, 0.0, END)],
        [at(RIGHT, FLOOR, 1.0), at(RIGHT, FLOOR, END)],
    ]);
    let walls =
        level(TOP, (LEFT, RIGHT), (1.0, END)).and(&on_wall(RIGHT, (TOP, FLOOR), (1.0, END)));
    let lines = Chisel::WOOD
        .gap(11.0)
        .fill(0.6)
        .pause(4.0, 16.0)
        .waver(0.06);
    black.ink(lines.carve(&walls, &to_end, &shade, 5));

    // Lamps under the ceiling, doors on both sides.
    for deep in [1.12, 1.7, 2.7, 4.4] {
        let lamp = level(TOP, (10.0, 110.0), (deep, deep * 1.28));
        mint.cut(&lamp);
        black.pale(&lamp, 3.0);
    }
    for deep in [1.16, 1.95, 3.2, 5.2] {
        let door = on_wall(LEFT, (-330.0, FLOOR), (deep, deep * 1.42));
        black.ink(handcut(&door, 0.6, 40.0, 4));
        let knob = at(LEFT, 150.0, deep * 1.08);
        black.cut(circle(knob, 5.0 / deep + 1.0));
        let frame = on_wall(LEFT, (-300.0, -120.0), (deep * 1.09, deep * 1.32));
        black.cut(frame);
    }
    for deep in [2.5, 4.1] {
        let door = on_wall(RIGHT, (-330.0, FLOOR), (deep, deep * 1.4));
        black.ink(door);
    }
    for (x, y) in [(LEFT, TOP), (RIGHT, TOP), (LEFT, FLOOR), (RIGHT, FLOOR)] {
        black.ink(taper(&[at(x, y, 1.03), at(x, y, END)], &[6.0, 1.6]));
    }
    floor(mint, black);
    mint.cut(handcut(&end, 0.6, 20.0, 2));
    black.cut(handcut(&end, 0.6, 20.0, 2));
    speck(black);
}

/// Light lies on the floor as on water.
fn floor(mint: &mut Plate, black: &mut Plate) {
    let floor = level(FLOOR, (LEFT, RIGHT), (1.02, END)).grown(-3.0);
    let shine = level(FLOOR, (-30.0, 130.0), (1.0, END));
    let glow = |place: At| (1.1 - (place.1 - 700.0) / 460.0).clamp(0.0, 0.95);
    let level_flow = Flow::straight(0.0);
    mint.cut(
        Chisel::SEA
            .gap(12.0)
            .length(20.0, 80.0)
            .carve(&shine, &level_flow, &glow, 7),
    );
    let dark = |place: At| (((place.1 - 760.0) / 440.0) * 0.7).clamp(0.0, 0.7);
    let rest = floor.minus(&shine);
    black.ink(Chisel::SEA.gap(13.0).fill(0.4).length(16.0, 60.0).carve(
        &rest,
        &level_flow,
        &dark,
        8,
    ));
}

/// Somebody very far away who runs, or waves.
fn speck(black: &mut Plate) {
    let (x, y) = (268.0, 690.0);
    let limb = |points: &[At], widths: &[f64]| {
        let points: Vec<At> = points.iter().map(|p| (x + p.0, y + p.1)).collect();
        Marks::stroke(&points, widths, 4)
    };
    black.ink(all([
        circle((x + 2.0, y - 56.0), 5.6),
        taper(&[(x + 1.0, y - 47.0), (x - 1.0, y - 26.0)], &[13.0, 10.0]),
    ]));
    black.ink(limb(&spots![-1, -26; 6, -16; 1, -3], &[6.0, 5.0, 3.6]));
    black.ink(limb(&spots![-1, -26; -7, -14; -12, -6], &[6.0, 5.0, 3.0]));
    black.ink(limb(&spots![5, -46; 12, -54; 11, -66], &[4.6, 4.0, 3.4]));
    black.ink(limb(&spots![-3, -46; -10, -40; -7, -32], &[4.6, 4.0, 3.0]));
    black.ink(ellipse((x - 2.0, y + 2.0), 11.0, 1.8));
}
