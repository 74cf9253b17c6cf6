//! Ropes of several kinds. Three are too short, and frayed. One comes down to us, and has a knot.

use crate::line::{Stroke, ellipse, handcut, spread};
use crate::motifs::things::Rope;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::svg::Ink;
use crate::{knots, stops};

use super::{ZENITH, soft};

/// A rope's place below where it crosses the rim; it sways a little.
fn hanging(rim: At, to: f64, sway: f64) -> Vec<At> {
    let (dx, dy) = crate::line::step(ZENITH, rim);
    (0..=8)
        .map(|i| {
            let part = f64::from(i) / 8.0;
            let nearer = 1.0 + (to - 1.0) * part;
            let aside = sway * (part * 5.4).sin() * (0.3 + part);
            (
                ZENITH.0 + (rim.0 - ZENITH.0) * nearer + dy * aside,
                ZENITH.1 + (rim.1 - ZENITH.1) * nearer - dx * aside,
            )
        })
        .collect()
}

fn frayed(scene: &Scene, line: &[At], (wide, colour): (f64, &str), seed: u64) -> Ink {
    let (end, before) = (line[line.len() - 1], line[line.len() - 2]);
    let (dx, dy) = crate::line::step(before, end);
    let mut chance = Chance::of("frayed", seed);
    let ends = all((0..9).map(|_| {
        let long = wide * chance.between(0.9, 2.4);
        let aside = chance.between(-0.8, 0.8) * long * 0.6;
        let from = chance.between(-0.34, 0.34) * wide;
        let root = (end.0 - dy * from - dx * 5.0, end.1 + dx * from - dy * 5.0);
        let tip = (
            root.0 + dx * long - dy * aside,
            root.1 + dy * long + dx * aside,
        );
        Stroke::new(
            &[root, ((root.0 + tip.0) / 2.0, (root.1 + tip.1) / 2.0), tip],
            &[wide * 0.24, wide * 0.18, 0.6],
        )
        .shape()
    }));
    scene.fill(&handcut(&ends, 0.3, 6.0, 1), colour)
}

/// Those that end too early.
pub fn behind(scene: &Scene) {
    for (rim, to, sway, far, near, colour, seed) in [
        ((262.0, 462.0), 2.2, 22.0, 6.0, 14.0, "#c9a468", 1),
        ((536.0, 566.0), 2.12, -15.0, 6.0, 15.0, "#b98f62", 2),
        ((664.0, 472.0), 1.44, -12.0, 6.0, 9.0, "#d7c7a0", 3),
    ] {
        let line = hanging(rim, to, sway);
        scene.add(frayed(scene, &line, (near, colour), seed));
        let rope = Rope {
            along: &line,
            far,
            near,
            colour: colour.into(),
            dark: "#4a2c24".into(),
            shadow: "#0c0812".into(),
        };
        scene.add(rope.ink(scene, seed as i64));
    }
}

/// The one with a knot.
pub fn knotted(scene: &Scene) {
    let mut line = hanging((444.0, 566.0), 4.2, 14.0);
    // It comes out of the dark.
    line[0] = (440.0, 538.0);
    let (far, near) = (9.0, 40.0);
    let colour = "#f0dcb0";
    scene.add(frayed(scene, &line, (near, colour), 9));
    let rope = Rope {
        along: &line,
        far,
        near,
        colour: colour.into(),
        dark: "#6e4630".into(),
        shadow: "#0c0812".into(),
    };
    scene.add(rope.ink(scene, 5));
    let gloom = ellipse((440.0, 536.0), 16.0, 18.0);
    scene.add(scene.blurred(scene.veil(&gloom, "#090812", 0.95), 5.0));
    knot(scene, line[5], spread(&[far, near], 5.0 / 8.0));
}

/// A fat overhand knot: one turn over, one turn under.
fn knot(scene: &Scene, (x, y): At, wide: f64) {
    let k = wide / 28.0;
    let at = |dx: f64, dy: f64| (x + dx * k, y + dy * k);
    let turns: [&[At]; 3] = [
        &[
            at(-34.0, -12.0),
            at(-8.0, -34.0),
            at(30.0, -22.0),
            at(34.0, 6.0),
            at(8.0, 26.0),
        ],
        &[
            at(34.0, 14.0),
            at(6.0, 34.0),
            at(-30.0, 22.0),
            at(-36.0, -6.0),
            at(-8.0, -22.0),
        ],
        &[at(-26.0, 22.0), at(-4.0, 4.0), at(26.0, -20.0)],
    ];
    for (i, turn) in turns.into_iter().enumerate() {
        let rope = Rope {
            along: turn,
            far: wide * 0.94,
            near: wide * 0.94,
            colour: "#f0dcb0".into(),
            dark: "#6e4630".into(),
            shadow: "#0c0812".into(),
        };
        scene.add(rope.ink(scene, 20 + i as i64));
    }
    let round = crate::line::blob(
        &knots![x - 50.0 * k, y; x, y - 44.0 * k; x + 50.0 * k, y; x, y + 44.0 * k],
    );
    let lee = round.minus(&round.moved(-10.0 * k, -14.0 * k));
    scene.add(scene.multiplied(soft(
        scene,
        &round,
        &lee,
        scene.linear(
            (x, y - 40.0),
            (x, y + 40.0),
            &stops![0, "#6e4630", 0.2; 1, "#3a2028", 0.8],
        ),
        0.7,
        5.0,
    )));
}
