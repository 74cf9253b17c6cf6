//! The stair, from above: treads, each a step lower; and on them the light that falls out through the keyhole.

use crate::colour::mix;
use crate::line::{Stroke, handcut_finely, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::over;

/// How deep a tread is, and half as wide as the stair.
const TREAD: f64 = 0.34;
const WIDE: f64 = 0.92;

/// Where the light through the keyhole ends to the left and right, so far away from us.
fn lit_half(away: f64) -> f64 {
    let (middle, r) = (6.6, 2.3);
    let round = (1.0 - ((away - middle) / r).powi(2)).max(0.0).sqrt() * 0.72;
    let skirt = if (2.25..middle).contains(&away) {
        0.3 + 0.07 * (5.0 - away).max(0.0)
    } else {
        0.0
    };
    round.max(skirt)
}

fn tread(i: usize) -> Shape {
    let (near, far) = (0.9 + TREAD * i as f64, 0.9 + TREAD * (i + 1) as f64);
    let mut chance = Chance::of("tread", i as u64);
    let mut edge = || WIDE + chance.between(-0.02, 0.02);
    // A tread is level: it lies as high as its nearer edge.
    let lift = super::FALL * (far - near);
    let (l, r, l2, r2) = (edge(), edge(), edge(), edge());
    poly(&[
        over(-l, 0.0, near).0,
        over(r, 0.0, near).0,
        over(r2, lift, far).0,
        over(-l2, lift, far).0,
    ])
}

pub fn draw(scene: &Scene) {
    let mut chance = Chance::of("stones", 2);
    let count = 128;
    underside(scene);
    for i in (0..count).rev() {
        let away = 0.9 + TREAD * (i as f64 + 0.5);
        let step = tread(i);
        let step = if i < 46 {
            handcut_finely(&step, 0.8, 16.0, i as i64, 0.3)
        } else {
            step
        };
        let dim = ((away - 3.0) / 26.0).clamp(0.0, 1.0);
        let stone = mix(
            mix("#8a72b0", "#55468c", dim),
            "#c2a3c0",
            chance.between(0.0, 0.16),
        );
        // What a step throws on the next lower one.
        if i < 60 {
            let (a, b) = (
                over(-0.95 * WIDE, 0.0, away + 0.5 * TREAD).0,
                over(0.95 * WIDE, 0.0, away + 0.5 * TREAD).0,
            );
            let k = over(0.0, 0.0, away).1;
            let edge = Stroke::new(
                &[(a.0, a.1 - 0.02 * k), (b.0, b.1 - 0.02 * k)],
                &[0.07 * k, 0.07 * k],
            )
            .blunt()
            .shape();
            scene.add(scene.veil(&edge, "#1f1650", 0.75));
        }
        scene.add(scene.fill(&step, stone));
        let (near, far) = (0.9 + TREAD * i as f64, 0.9 + TREAD * (i + 1) as f64);
        let lift = super::FALL * TREAD;
        let half = [lit_half(near), lit_half(far)];
        if half[0] > 0.01 {
            let light = poly(&[
                over(-half[0], 0.0, near).0,
                over(half[0], 0.0, near).0,
                over(half[1], lift, far).0,
                over(-half[1], lift, far).0,
            ]);
            let gold = mix("#fff0c0", "#f6c878", ((away - 3.0) / 7.0).clamp(0.0, 1.0));
            scene.add(scene.veil(&light.within(&step), gold, 0.92));
        }
        if i < 40 {
            let lip = step.minus(&step.moved(0.0, 3.0));
            let much = 0.6 * (1.0 - i as f64 / 44.0);
            scene.add(scene.veil(&lip, "#fff1d8", much));
            joints(scene, i, near, far, &step, &mut chance);
        }
    }
    mat(scene);
}

/// Somebody lives here: a mat on the uppermost step.
fn mat(scene: &Scene) {
    let at = |x: f64, z: f64| over(0.07 + x, 0.03 + super::FALL * (z - 1.24), z).0;
    let line = |z: f64| [at(-0.27, z), at(0.27, z)];
    let ring = [line(1.29)[0], line(1.29)[1], line(1.485)[1], line(1.485)[0]];
    let whole = handcut_finely(&poly(&ring), 1.4, 18.0, 9, 0.3);
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&whole.moved(6.0, 10.0), "#3a2470", 0.6), 6.0)),
    );
    for i in 0..17 {
        let x = -0.27 + 0.54 * f64::from(i) / 16.0;
        for (z, out) in [(1.29, -0.022), (1.485, 0.03)] {
            let fringe = taper(&[at(x, z), at(x + 0.006, z + out)], &[5.0, 3.0]);
            scene.add(scene.fill(&fringe, "#f3dcae"));
        }
    }
    scene.add(scene.fill(&whole, "#c2503c"));
    for (z, colour) in [
        (1.32, "#f3c06a"),
        (1.36, "#7a2f4a"),
        (1.425, "#7a2f4a"),
        (1.46, "#f3c06a"),
    ] {
        let band = taper(&[at(-0.3, z), at(0.3, z)], &[9.0, 9.0]);
        scene.add(scene.fill(&band.within(&whole), colour));
    }
    scene.add(scene.veil(&whole.minus(&whole.moved(0.0, -4.0)), "#4a1f4a", 0.5));
}

/// Where its stones meet.
fn joints(scene: &Scene, i: usize, near: f64, far: f64, step: &Shape, chance: &mut Chance) {
    let k = over(0.0, 0.0, near).1;
    for j in 0..2 {
        let beside =
            -0.5 + 0.62 * f64::from(j) + 0.3 * (i % 2) as f64 + chance.between(-0.08, 0.08);
        let joint = [
            over(beside, 0.0, near).0,
            over(beside, super::FALL * TREAD, far).0,
        ];
        let joint = taper(&joint, &[0.014 * k, 0.008 * k]);
        let much = 0.4 * (1.0 - i as f64 / 42.0);
        scene.add(scene.veil(&joint.within(step), "#4a3478", much));
    }
}

/// The side of the stair, where it is thick.
fn underside(scene: &Scene) {
    for side in [-WIDE, WIDE] {
        let top: Vec<At> = (0..15)
            .map(|i| over(side, 0.0, 0.9 + 0.5 * f64::from(i)).0)
            .collect();
        let low: Vec<At> = (0..15)
            .map(|i| over(side * 0.96, -0.42, 0.9 + 0.5 * f64::from(i)).0)
            .collect();
        let ring: Vec<At> = top.into_iter().chain(low.into_iter().rev()).collect();
        let dark = stops![0, "#1b1346"; 1, "#3a2a70"];
        scene.add(scene.fill(
            &poly(&ring),
            scene.linear((0.0, 200.0), (0.0, 1200.0), &dark),
        ));
    }
}
