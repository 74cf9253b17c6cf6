//! Young firs from above. The sun stands low: their shadows are longer than they are.

use crate::line::{circle, poly, taper, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow, Light, Plate};

/// Where they stand, and how wide they are.
const FIRS: [(At, f64); 4] = [
    ((578.0, 66.0), 78.0),
    ((716.0, 92.0), 112.0),
    ((694.0, 322.0), 52.0),
    ((40.0, 984.0), 88.0),
];
/// Where shadows fall.
const AWAY: f64 = 52.0;

pub(super) fn print(indigo: &mut Plate, block: &Shape) {
    for (i, (at, r)) in FIRS.into_iter().enumerate() {
        let shadow = shadow(at, r, i as u64).within(block);
        indigo.cut(shadow.grown(3.0));
        indigo.ink(&shadow);
        let (from, to) = (towards(at, AWAY, r * 4.2), at);
        let fades = Light::across(from, to).reach(r * 2.4);
        let cuts = Chisel::SKY
            .gap(9.0)
            .fill(0.66)
            .length(30.0, 130.0)
            .pause(6.0, 14.0);
        indigo.cut(cuts.carve(&shadow.grown(-2.0), &Flow::straight(AWAY), &fades, i as u64));
    }
    for (i, (at, r)) in FIRS.into_iter().enumerate() {
        fir(indigo, at, r, block, i as u64);
    }
}

/// A fir as seen from the side, laid on the snow.
fn shadow(at: At, r: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("shadow", seed);
    let tiers = 7;
    let tiers = (0..tiers).map(|i| {
        let part = f64::from(i) / f64::from(tiers);
        let from = r * 3.3 * part;
        let half = r * 0.92 * (1.0 - part) * chance.between(0.9, 1.1) + 3.0;
        let tip = towards(at, AWAY, from + r * 0.95);
        let base = towards(at, AWAY, from);
        let ends = [-90.0, 90.0]
            .map(|side| towards(towards(base, AWAY + side, half), AWAY + 180.0, r * 0.08));
        poly(&[ends[0], tip, ends[1], towards(base, AWAY, r * 0.14)])
    });
    all(tiers)
}

/// Boughs all around, the upper ones shorter; snow lies along each.
fn fir(indigo: &mut Plate, at: At, r: f64, block: &Shape, seed: u64) {
    let mut chance = Chance::of("fir", seed);
    for (part, count) in [(1.0, 13), (0.74, 10), (0.46, 7)] {
        let turned = chance.between(0.0, 40.0);
        let boughs: Vec<(f64, f64)> = (0..count)
            .map(|i| {
                (
                    turned
                        + 360.0 * (f64::from(i) + chance.between(-0.22, 0.22)) / f64::from(count),
                    r * part * chance.between(0.8, 1.1),
                )
            })
            .collect();
        let green = all(boughs.iter().map(|bough| needles(at, *bough)));
        indigo.cut(green.grown(3.5).within(&block.grown(2.0)));
        indigo.ink(green.within(block));
        for (turn, long) in boughs {
            let snow = [0.34, 0.6, 0.86].map(|far| towards(at, turn, long * far));
            indigo.scratch(&snow, &[1.0, long * 0.07, 0.6]);
        }
    }
    indigo.cut(circle(at, r * 0.06));
}

/// A bough: a spine, and twigs that point outwards.
fn needles(at: At, (turn, long): (f64, f64)) -> Shape {
    let wide = long * 0.16;
    let spine = taper(
        &[at, towards(at, turn, long)],
        &[wide * 1.6, wide * 1.4, 2.0],
    );
    let twigs = [0.36, 0.52, 0.68, 0.82].into_iter().flat_map(|far| {
        [-36.0, 36.0].map(|side| {
            let from = towards(at, turn, long * far);
            taper(
                &[from, towards(from, turn + side, long * 0.3 * (1.25 - far))],
                &[wide * 0.8, 1.4],
            )
        })
    });
    spine.and(&all(twigs))
}
