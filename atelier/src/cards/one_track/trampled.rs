//! Where all tracks end: everybody stood around a place without snow, toes towards it. In it lies a spoon.

use super::{MEETING, Spot, prints};
use crate::line::{Stroke, blob, handcut, handcut_finely, towards};
use crate::random::Chance;
use crate::shape::Shape;
use crate::techniques::print::{Chisel, Flow, Light, Plate};
use crate::{knots, spots};

pub(super) fn print(indigo: &mut Plate) {
    clods(indigo);
    let (x, y) = MEETING;
    let bare = blob(
        &knots![x - 94.0, y - 24.0; x - 60.0, y - 84.0; x, y - 106.0; x + 66.0, y - 84.0;
        x + 104.0, y - 18.0; x + 90.0, y + 52.0; x + 30.0, y + 100.0; x - 48.0, y + 94.0; x - 92.0, y + 44.0],
    );
    indigo.cut(bare.grown(14.0));
    indigo.ink(handcut(&bare, 8.0, 30.0, 7));
    let earth = Flow::around(&bare);
    let edge = Light::around(&bare).full(4.0).reach(16.0).strength(0.7);
    indigo.cut(
        Chisel::STONE
            .gap(10.0)
            .fill(0.45)
            .carve(&bare.grown(-8.0), &earth, &edge, 5),
    );
    stood(indigo);
    spoon(indigo);
}

/// How each of them stood at last: side by side, toes to the middle.
fn stood(indigo: &mut Plate) {
    let pair = |one: &Shape, apart: f64, size: f64| {
        let left = one
            .mirrored(0.0)
            .turned(-8.0, (0.0, 0.0))
            .moved(-apart, 0.0);
        let right = one.turned(8.0, (0.0, 0.0)).moved(apart, 0.0);
        left.and(&right).scaled(size)
    };
    let paws = pair(&prints::paw(), 13.0, 1.5);
    let paws = paws.and(&pair(&prints::paw(), 12.0, 1.35).moved(0.0, 48.0));
    let all: [(f64, f64, Shape); 7] = [
        (-137.0, 142.0, prints::hare_jump().scaled(1.35)),
        (168.0, 136.0, paws),
        (134.0, 136.0, pair(&prints::claw(), 15.0, 1.35)),
        (100.0, 146.0, pair(&prints::boot(), 16.0, 1.25)),
        (-98.0, 138.0, pair(&prints::shoe(), 9.0, 1.9)),
        (-52.0, 146.0, pair(&prints::boot(), 14.0, 1.1)),
        (2.0, 152.0, pair(&prints::boot(), 15.0, 1.15)),
    ];
    for (turn, far, feet) in all {
        let at = towards(MEETING, turn, far);
        let feet = Spot::new(at.0, at.1, 1.0).turned(turn - 90.0).put(&feet);
        indigo.cut(feet.grown(7.0));
        indigo.ink(&feet);
    }
}

/// Snow that was kicked out.
fn clods(indigo: &mut Plate) {
    let mut chance = Chance::of("clods", 4);
    for _ in 0..34 {
        let at = towards(
            MEETING,
            chance.between(0.0, 360.0),
            chance.between(116.0, 206.0),
        );
        let size = chance.between(2.0, 6.0);
        let clod = [(at.0 - size, at.1), (at.0 + size, at.1 + size * 0.6)];
        indigo.draw(&clod, &[size * 0.4, size, size * 0.4]);
    }
}

/// It is clean.
fn spoon(indigo: &mut Plate) {
    let spot = Spot::new(MEETING.0 - 2.0, MEETING.1 + 6.0, 1.5).turned(38.0);
    let bowl =
        blob(&knots![0, -68; 17, -58; 21, -40; 13, -22; 0, -14; -13, -22; -21, -40; -17, -58]);
    let stem = Stroke::new(
        &spots![0, -18; 0, 10; 0, 46; 0, 60],
        &[5.4, 6.0, 10.0, 12.0],
    )
    .shape();
    let spoon = spot.put(&bowl.and(&stem).fillet(5.0));
    indigo.ink(handcut_finely(&spoon.grown(12.0), 3.0, 24.0, 2, 0.3));
    indigo.cut(&spoon);
    let inner: Shape = spot.put(&bowl.stretched(0.72, 0.8, (0.0, -42.0)));
    let shade = Light::on(&spot.points(spots![-11, -58; -16, -40; -10, -24]))
        .full(4.0)
        .reach(10.0);
    let curve = Flow::along([spot.points(spots![-10, -58; -14, -42; -8, -24])]);
    indigo.ink(
        Chisel::FACE
            .gap(5.6)
            .length(14.0, 40.0)
            .carve(&inner, &curve, &shade, 3),
    );
    indigo.draw(&spot.points(spots![1, -14; 1, 20; 1, 56]), &[0.4, 2.2, 0.4]);
}
