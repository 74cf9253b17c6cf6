//! Hair that does not lie flat: curls, and tufts that stand up.

use super::hair::{Cap, Locks};
use super::skull::Skull;
use super::solids::{ball, fillet, hull, join, sausage, soften};
use super::space::v;
use crate::line::distance;
use crate::random::Chance;
use crate::shape::{At, Shape};

/// Covers a cap with curls, in a cloud or close to the head.
pub(super) fn curl(locks: &mut Locks, cap: &Cap, cloud: bool, seed: u64) {
    let mut chance = Chance::of("curls", seed);
    let skull = cap.skull;
    let (count, size) = if cloud { (420, 0.17) } else { (300, 0.145) };
    let low = if cloud { 0.42 } else { 0.45 };
    let (mut before, mut behind): (Vec<Shape>, Vec<Shape>) = (Vec::new(), Vec::new());
    let mut seen: Vec<(At, f64)> = Vec::new();
    for _ in 0..count {
        let (y, angle) = (chance.between(-1.05, low), chance.between(0.0, 360.0));
        let r = size * chance.between(0.72, 1.12);
        if angle.min(360.0 - angle) < cap.begins(y, angle > 180.0) + 9.0 {
            continue;
        }
        let p = skull.turn.of(cap.on(y, angle));
        let (s, c) = angle.to_radians().sin_cos();
        let facing = skull.turn.of(v(s, y * 0.5, c)).z;
        let shape = hull(&[ball(p, r)]);
        if facing > -0.08 {
            before.push(shape);
            let apart = |other: &(At, f64)| distance(other.0, p.flat()) > r * 1.25;
            if facing > 0.1 && seen.iter().all(apart) {
                seen.push((p.flat(), r));
            }
        } else {
            behind.push(shape);
        }
    }
    locks.before = soften(&fillet(&locks.before.and(&join(before)), 0.02), 0.008);
    locks.behind = locks.behind.and(&fillet(&join(behind), 0.02));
    locks.curls = seen;
}

/// Tufts that stand up from the crown and fall into the forehead.
pub(super) fn tousle(locks: &mut Locks, skull: &Skull, seed: u64) {
    let mut chance = Chance::of("tufts", seed);
    let mut tufts = Vec::new();
    for i in 0..15 {
        let angle = -140.0 + f64::from(i) * 20.0 + chance.between(-7.0, 7.0);
        let front = angle.abs() < 50.0;
        let y = if front {
            -0.72
        } else {
            -0.98 + chance.between(-0.06, 0.12)
        };
        let root = skull.ring(y, angle.rem_euclid(360.0), 0.07);
        let (s, c) = angle.to_radians().sin_cos();
        let out = chance.between(0.12, 0.26);
        let tip = match front {
            true => root + v(0.16 * s + 0.1, out * 0.9, 0.10 * c),
            false => root + v(s * out * 0.9 + 0.1, -out * 0.45, c * out * 0.6),
        };
        if skull.turn.of(v(s, -0.4, c)).z < -0.25 {
            continue;
        }
        let middle = root.to(tip, 0.55) + v(0.03, -0.04, 0.02);
        tufts.push(sausage(&[
            ball(skull.turn.of(root), 0.13),
            ball(skull.turn.of(middle), 0.085),
            ball(skull.turn.of(tip), 0.012),
        ]));
    }
    locks.before = soften(&locks.before.and(&join(tufts)), 0.008);
}
