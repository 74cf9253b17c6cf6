//! The one track that leaves.

use super::Spot;
use crate::knots;
use crate::line::{Path, blob, curve, handcut};
use crate::random::Chance;
use crate::shape::Shape;
use crate::spots;
use crate::techniques::print::{Chisel, Flow, Light, Plate};

pub(super) fn print(indigo: &mut Plate, block: &Shape) {
    let way = Path::new(curve(
        &spots![392, 572; 450, 690; 516, 826; 590, 960; 664, 1090; 752, 1240],
    ));
    let mut chance = Chance::of("feet", 3);
    for (pair, (at, degrees)) in way.walk(4).enumerate() {
        for side in [-1.0, 1.0] {
            let turn = degrees + 90.0 + side * 6.0 + chance.between(-4.0, 4.0);
            let spot = Spot::new(at.0, at.1, chance.between(1.06, 1.14)).turned(turn);
            let foot = blob(
                &knots![-12, -66; 18, -64; 42, -44; 48, -14; 40, 20; 34, 46; 10, 62; -18, 58; -34, 38;
                -38, 8; -46, -20; -38, -50],
            );
            let off = (side * 63.0, side * chance.between(4.0, 16.0));
            let foot = foot.stretched(side, 1.0, (0.0, 0.0)).moved(off.0, off.1);
            let seed = pair as u64 * 2 + u64::from(side > 0.0);
            let foot = handcut(&foot, 2.6, 34.0, seed as i64);
            sink(indigo, &spot.put(&foot).within(block), block, seed);
        }
    }
}

/// Deep: dark, its far wall in the light, the snow pressed up around it.
fn sink(indigo: &mut Plate, foot: &Shape, block: &Shape, seed: u64) {
    indigo.cut(foot.grown(8.0));
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
    let rim = foot.grown(20.0).minus(&foot.grown(8.0));
    let lee = rim
        .minus(&foot.grown(20.0).moved(-14.0, -17.0))
        .within(&block.grown(-2.0));
    indigo.ink(Chisel::FACE.gap(7.0).fill(0.5).length(14.0, 46.0).carve(
        &lee,
        &Flow::around(foot),
        &0.8,
        seed,
    ));
}
