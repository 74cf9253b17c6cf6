//! The nest on the fists, of twigs in both inks, and three eggs in it.

use super::Plates;
use crate::line::{blob, ellipse, poly, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Light, Marks};
use crate::{knots, spots};

/// The middle of its rim, and how wide that is.
const RIM: At = (412.0, 460.0);
const R: At = (122.0, 32.0);
/// How deep it is.
const DEEP: f64 = 92.0;

pub(super) fn print(plates: &mut Plates) {
    let (x, y) = RIM;
    let cup = blob(
        &knots![x - R.0, y; x - 96.0, y + 46.0; x - 54.0, y + 78.0; x, y + 86.0; x + 54.0, y + 78.0;
        x + 96.0, y + 46.0; x + R.0, y],
    );
    let cup = cup.and(&ellipse(RIM, R.0, R.1));
    plates.clear(&cup.grown(3.0));
    let hollow = ellipse((x, y - 1.0), R.0 - 12.0, R.1 - 6.0);
    plates.both(&hollow);
    twigs(plates, 26, -1.0, 5);
    egg(plates, Spot::new(344.0, 432.0, 1.08).turned(-14.0), 3);
    egg(plates, Spot::new(482.0, 432.0, 1.1).turned(12.0), 4);
    hatching(plates, Spot::new(413.0, 418.0, 1.3).turned(3.0));
    twigs(plates, 230, 1.0, 6);
}

/// Twigs along the rim behind, or all over the outside in front.
fn twigs(plates: &mut Plates, count: usize, side: f64, seed: u64) {
    let mut chance = Chance::of("twigs", seed);
    for i in 0..count {
        let deep = if side < 0.0 {
            0.0
        } else {
            chance.unit().powf(0.85)
        };
        let wide = R.0 * (1.0 - deep * deep).sqrt().max(0.42) + 5.0;
        let from = chance.between(-1.2, 0.75);
        let to = (from + chance.between(0.35, 0.9)).min(1.2);
        let off = chance.between(-12.0, 12.0);
        let line: Vec<At> = (0..=4)
            .map(|k| {
                let part: f64 = from + (to - from) * f64::from(k) / 4.0;
                let sag = (1.0 - part.clamp(-1.0, 1.0).powi(2)).sqrt();
                let slope = off * (f64::from(k) / 2.0 - 1.0);
                (
                    RIM.0 + part * wide,
                    RIM.1 + slope + side * sag * (R.1 * (1.0 - deep * 0.6)) + deep * (DEEP - 12.0),
                )
            })
            .collect();
        let width = chance.between(2.6, 5.2);
        let twig = Marks::stroke(&line, &[0.6, width, width, 0.6], i as u64);
        if i % 2 == 0 {
            plates.brick.ink(&twig);
            plates.petrol.scratch(&line, &[0.4, width * 0.5, 0.4]);
        } else {
            plates.petrol.ink(&twig);
        }
    }
}

fn shell() -> Shape {
    blob(&knots![0, -40; 18, -30; 28, -4; 26, 20; 12, 34; -12, 34; -26, 20; -28, -4; -18, -30])
}

fn egg(plates: &mut Plates, spot: Spot, seed: u64) {
    let egg = spot.put(&shell());
    plates.both(&egg.grown(3.6));
    plates.clear(&egg);
    let shade = Light::on(&spot.points(spots![28, -10; 28, 16; 14, 36]))
        .full(4.0)
        .reach(10.0)
        .strength(0.8);
    let flow = Flow::along([
        spot.points(spots![22, -20; 28, 4; 16, 30]),
        spot.points(spots![0, -40; 4, 0; 0, 34]),
    ]);
    plates
        .petrol
        .ink(
            Chisel::FACE
                .gap(6.0)
                .length(10.0, 26.0)
                .carve(&egg.grown(-1.0), &flow, &shade, seed),
        );
    let mut chance = Chance::of("speckles", seed);
    for _ in 0..9 {
        let at = spot.point((chance.between(-17.0, 15.0), chance.between(-28.0, 10.0)));
        plates.brick.ink(ellipse(
            at,
            chance.between(1.2, 2.8),
            chance.between(1.2, 2.4),
        ));
    }
}

/// The egg that cracks: a zigzag, a hole, and in it an eye and an open beak.
fn hatching(plates: &mut Plates, spot: Spot) {
    egg(plates, spot, 8);
    let hole = poly(
        &spots![-21, -12; -16, -20; -12, -27; -2, -33; 9, -34; 19, -24; 23, -12; 15, -6; 18, 3; 4, -1;
        -7, 6; -12, -5],
    );
    plates.both(&spot.put(&hole));
    let [eye, pupil] = [4.2, 2.0].map(|r| ellipse(spot.point((-2.0 + r * 0.2, -19.0)), r, r));
    plates.clear(&eye);
    plates.both(&pupil);
    for half in [
        &spots![8, -21; 18, -30; 31, -36; 41, -36; 30, -24; 12, -15],
        &spots![10, -13; 22, -15; 36, -12; 26, -5; 18, -4; 12, -6],
    ] {
        let half = spot.put(&poly(half));
        plates.clear(&half.grown(2.2));
        plates.brick.ink(&half);
    }
    for line in [
        &spots![16, 2; 20, 8; 15, 14; 20, 20][..],
        &spots![-18, -10; -22, -4; -18, 4; -25, 9],
        &spots![-7, 5; -9, 12; -4, 18],
    ] {
        plates.petrol.ink(taper(
            &spot.points(line.iter().copied()),
            &[2.6, 2.2, 1.8, 0.8],
        ));
    }
}
