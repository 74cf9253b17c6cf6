//! The one track that leaves: a bear's, or of something like a bear.

use super::Spot;
use crate::line::{Path, blob, curve, ellipse, handcut, taper};
use crate::shape::{Shape, all};
use crate::techniques::print::{Chisel, Flow, Light, Plate};
use crate::{knots, spots};

/// A right hind foot: heel, ball, five toes and five claws. The outer toe is the largest.
fn foot() -> Shape {
    let sole = blob(
        &knots![-2, 96; -26, 84; -32, 54; -30, 24; -44, 0; -48, -26; -30, -44; 4, -50; 36, -42; 52, -18;
        46, 12; 32, 40; 28, 74; 18, 92],
    );
    let toes = [
        (-48.0, -56.0, 11.0, 15.0, -22.0),
        (-27.0, -72.0, 12.0, 16.0, -12.0),
        (-1.0, -80.0, 13.0, 17.0, -1.0),
        (26.0, -74.0, 14.0, 18.0, 10.0),
        (52.0, -56.0, 15.0, 19.0, 24.0),
    ];
    let toes = toes.map(|(x, y, wide, high, turn)| {
        let toe = ellipse((0.0, 0.0), wide, high);
        let claw = taper(&spots![0, -26; 1, -36; 0, -50], &[9.0, 8.0, 2.0]);
        toe.and(&claw).turned(turn, (0.0, 0.0)).moved(x, y)
    });
    all(toes.into_iter().chain([sole]))
}

/// Left, right, left, without any hurry.
pub(super) fn print(indigo: &mut Plate, block: &Shape) {
    let way = Path::new(curve(
        &spots![462, 556; 520, 700; 572, 850; 616, 1000; 668, 1130; 740, 1290],
    ));
    let stride = 156.0;
    for step in 0..6_u32 {
        let far = 24.0 + stride * f64::from(step);
        if far > way.length() {
            break;
        }
        let side = if step % 2 == 0 { 1.0 } else { -1.0 };
        let at = way.at(far);
        let spot = Spot::new(at.0, at.1, 1.08).turned(way.direction(far) + 90.0);
        let foot = foot()
            .stretched(side, 1.0, (0.0, 0.0))
            .turned(side * 9.0, (0.0, 0.0))
            .moved(side * 66.0, 0.0);
        let foot = handcut(&foot, 1.6, 30.0, i64::from(step));
        sink(
            indigo,
            &spot.put(&foot).within(block),
            block,
            u64::from(step),
        );
    }
}

/// Deep: dark, its far wall in the light, the snow pressed up around it.
fn sink(indigo: &mut Plate, foot: &Shape, block: &Shape, seed: u64) {
    indigo.cut(foot.grown(9.0).fillet(20.0));
    indigo.ink(foot);
    let floor = foot.grown(-10.0).moved(5.0, 7.0).within(&foot.grown(-6.0));
    let far = foot.bounds();
    let light = Light::across((far.x1, far.y1), (far.x0, far.y0))
        .full(14.0)
        .reach(44.0);
    let across = Flow::straight(-42.0);
    indigo.cut(
        Chisel::STONE
            .gap(8.6)
            .fill(0.62)
            .length(16.0, 60.0)
            .carve(&floor, &across, &light, seed),
    );
    let around = foot.hull();
    let rim = around.grown(22.0).minus(&around.grown(9.0));
    let lee = rim
        .minus(&around.grown(22.0).moved(-3.0, -19.0))
        .within(&block.grown(-2.0));
    indigo.ink(Chisel::FACE.gap(7.0).fill(0.5).length(14.0, 46.0).carve(
        &lee,
        &Flow::around(&around),
        &0.8,
        seed,
    ));
}
