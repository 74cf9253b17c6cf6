//! Where all tracks end: snow trodden by everybody at once, and a spoon.

use super::{MEETING, Spot, prints};
use crate::line::{Stroke, blob, handcut, handcut_finely, towards};
use crate::random::Chance;
use crate::shape::Shape;
use crate::techniques::print::{Chisel, Flow, Light, Plate};
use crate::{knots, spots};

pub(super) fn print(indigo: &mut Plate) {
    clods(indigo);
    trodden(indigo);
    let (x, y) = MEETING;
    let bare = blob(
        &knots![x - 62.0, y - 18.0; x - 22.0, y - 78.0; x + 40.0, y - 84.0; x + 78.0, y - 40.0;
        x + 66.0, y + 26.0; x + 20.0, y + 80.0; x - 46.0, y + 86.0; x - 76.0, y + 40.0],
    );
    let bare = bare.stretched(0.84, 0.9, (x + 6.0, y));
    indigo.ink(handcut(&bare, 8.0, 30.0, 7));
    spoon(indigo);
}

/// Prints of all kinds, one over the other; the nearer the middle, the more.
fn trodden(indigo: &mut Plate) {
    let mut chance = Chance::of("trodden", 9);
    let kinds = [
        prints::boot(),
        prints::paw().scaled(1.1),
        prints::claw().scaled(1.1),
        prints::hare_jump(),
        prints::boot().mirrored(0.0),
        prints::claw(),
    ];
    for i in 0..150 {
        let far = 168.0 - 150.0 * (f64::from(i) / 150.0).powf(0.8);
        let at = towards(
            MEETING,
            chance.between(0.0, 360.0),
            far * chance.between(0.8, 1.06),
        );
        let kind = &kinds[i as usize % kinds.len()];
        let one =
            Spot::new(at.0, at.1, chance.between(0.95, 1.2)).turned(chance.between(0.0, 360.0));
        let one = one.put(kind);
        // Who came later trod on what was there.
        indigo.cut(one.grown(2.4));
        indigo.ink(&one);
    }
}

/// Snow that was kicked out.
fn clods(indigo: &mut Plate) {
    let mut chance = Chance::of("clods", 4);
    for _ in 0..46 {
        let at = towards(
            MEETING,
            chance.between(0.0, 360.0),
            chance.between(150.0, 214.0),
        );
        let size = chance.between(2.0, 6.0);
        let clod = [(at.0 - size, at.1), (at.0 + size, at.1 + size * 0.6)];
        indigo.draw(&clod, &[size * 0.4, size, size * 0.4]);
    }
}

/// It is clean.
fn spoon(indigo: &mut Plate) {
    let spot = Spot::new(MEETING.0 + 6.0, MEETING.1 + 4.0, 1.42).turned(32.0);
    let bowl =
        blob(&knots![0, -66; 15, -56; 18, -40; 11, -24; 0, -16; -11, -24; -18, -40; -15, -56]);
    let stem = Stroke::new(&spots![0, -20; 0, 10; 0, 50; 0, 62], &[5.0, 5.4, 8.4, 10.0]).shape();
    let spoon = spot.put(&bowl.and(&stem).fillet(5.0));
    indigo.ink(handcut_finely(&spoon.grown(12.0), 3.0, 24.0, 2, 0.3));
    indigo.cut(&spoon);
    let inner: Shape = spot.put(&bowl.stretched(0.72, 0.8, (0.0, -42.0)));
    let shade = Light::on(&spot.points(spots![-10, -56; -14, -40; -9, -26]))
        .full(4.0)
        .reach(10.0);
    let curve = Flow::along([spot.points(spots![-10, -58; -14, -42; -8, -24])]);
    indigo.ink(
        Chisel::FACE
            .gap(5.6)
            .length(14.0, 40.0)
            .carve(&inner, &curve, &shade, 3),
    );
    indigo.draw(&spot.points(spots![1, -14; 1, 20; 1, 58]), &[0.4, 2.2, 0.4]);
}
