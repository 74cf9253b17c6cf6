//! The body of the car around the glass: roof, posts, mirror, bonnet, and rain that bursts on all of it.

use super::glass;
use crate::line::{arc, blob, ellipse, rect};
use crate::random::Chance;
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// Wet slate, lighter above, where the sky is in it.
const PAINT: [&str; 5] = ["#1f2a33", "#3a4a55", "#607682", "#8fa5ad", "#c3d0d0"];

pub(super) fn paint(canvas: &Canvas) {
    street(canvas);
    let body = blob(&knots![
        92, 120; 150, 76; 270, 52; 400, 46; 530, 52; 650, 76; 708, 120; 760, 420; 800, 700; 850, 960; 850, 1260; -50, 1260; -50, 960; 0, 700; 40, 420
    ]);
    let frame = body.minus(&glass());
    let value = Value::along((400.0, 1260.0), (400.0, 40.0)).broken(0.1, 160.0, 4);
    let paint = Field::ramp(&PAINT, value)
        .patch((400.0, 80.0), (300.0, 30.0), PAINT[4], 0.6)
        .patch((400.0, 1120.0), (420.0, 60.0), PAINT[3], 0.8)
        .patch((400.0, 1200.0), (420.0, 40.0), PAINT[2], 0.6)
        .patch((690.0, 1160.0), (90.0, 60.0), "#a8473a", 0.5)
        .patch((120.0, 1130.0), (90.0, 40.0), "#c9a878", 0.45);
    // An arch and a bonnet: the under-painting of a ring would fill it. The gap hides where they meet.
    let halves = [
        rect(-60.0, -60.0, 860.0, 1030.0),
        rect(-60.0, 1058.0, 860.0, 1260.0),
    ];
    for half in &halves {
        canvas.lay(
            Mass::new(&frame.within(half), &paint)
                .along(&[
                    &spots![120, 110; 270, 74; 400, 68; 530, 74; 680, 110],
                    &spots![120, 150; 60, 420; 20, 700; -10, 960],
                    &spots![680, 150; 740, 420; 780, 700; 810, 960],
                    &spots![0, 1070; 400, 1090; 800, 1070],
                    &spots![0, 1200; 400, 1220; 800, 1200],
                ])
                .passes(Passes::thing().scaled(1.2))
                .found(0.1),
        );
    }
    // The rubber around the glass, and the dark gap in which the wiper turns.
    let rubber = glass().grown(13.0).minus(&glass().grown(-2.0));
    canvas.lay(
        Mass::new(&rubber.within(&halves[0]), "#0d1218")
            .passes(Passes::thing().scaled(0.5))
            .found(0.04),
    );
    let gap = blob(&knots![
        -20, 1010; 120, 1036; 400, 1052; 680, 1036; 820, 1010; 820, 1062; 680, 1092; 400, 1106; 120, 1092; -20, 1062
    ]);
    let value = Value::along((400.0, 1110.0), (400.0, 1030.0)).broken(0.1, 80.0, 4);
    canvas.lay(
        Mass::new(&gap, Field::ramp(&["#0a0e13", "#141b22", "#26313a"], value))
            .along(&[&spots![-20, 1040; 400, 1080; 820, 1040]])
            .passes(Passes::thing())
            .found(0.1),
    );
    canvas.lay(
        Brush::line(
            &spots![-20, 1066; 120, 1096; 400, 1110; 680, 1096; 820, 1066],
            7.0,
            PAINT[4],
        )
        .profile(&[0.7, 1.0, 0.7])
        .opacity(0.85),
    );
    canvas.lay(
        Brush::line(&spots![130, 100; 270, 66; 400, 60; 540, 66], 8.0, "#e2e8e2")
            .profile(&[0.2, 1.0, 0.6, 0.1])
            .opacity(0.8),
    );
    splashes(canvas);
}

/// What is beside the car: dusk, and rain in long lines.
fn street(canvas: &Canvas) {
    let air = rect(-50.0, -50.0, 850.0, 1250.0).minus(&blob(&knots![
        100, 130; 150, 84; 270, 60; 400, 54; 530, 60; 650, 84; 700, 130; 752, 420; 790, 700; 840, 960; 840, 1260; -40, 1260; -40, 960; 10, 700; 48, 420
    ]));
    let value = Value::along((400.0, 900.0), (400.0, -40.0)).broken(0.12, 160.0, 6);
    let paint = Field::ramp(&["#141b24", "#222d38", "#33424f"], value)
        .patch((66.0, 70.0), (46.0, 110.0), "#b57a38", 0.75)
        .patch((66.0, 40.0), (16.0, 60.0), "#f3c878", 1.0)
        .patch((766.0, 250.0), (40.0, 120.0), "#a82c24", 0.8)
        .patch((770.0, 220.0), (14.0, 50.0), "#ff7a4c", 1.0);
    canvas.lay(
        Mass::new(&air, paint)
            .flow(Flow::straight(84.0).stray(0.05))
            .passes(Passes::backdrop().scaled(0.8)),
    );
    let mut chance = Chance::of("streaks", 28);
    for _ in 0..46 {
        let (x, y) = (chance.between(-10.0, 810.0), chance.between(-60.0, 700.0));
        let long = chance.between(40.0, 110.0);
        let line = [
            (x, y),
            (x - long * 0.05, y + long * 0.5),
            (x - long * 0.1, y + long),
        ];
        if glass().grown(60.0).contains(line[1]) || glass().grown(60.0).contains(line[2]) {
            continue;
        }
        canvas.lay(
            Brush::line(&line, chance.between(2.6, 4.6), "#b9c8cc")
                .opacity(chance.between(0.3, 0.65)),
        );
    }
}

/// Small crowns where drops burst.
fn splashes(canvas: &Canvas) {
    let mut chance = Chance::of("splashes", 28);
    let mut crown = |(x, y): At, r: f64| {
        for turn in [-62.0_f64, -24.0, 18.0, 56.0] {
            let turn = turn + chance.between(-9.0, 9.0);
            let (sin, cos) = turn.to_radians().sin_cos();
            let far = r * chance.between(0.5, 1.0);
            let line = [
                (x + sin * r * 0.3, y - cos * r * 0.1),
                (x + sin * far * 0.9, y - cos * far * 0.8),
            ];
            canvas.lay(
                Brush::line(&line, r * 0.13, "#dfe8e8")
                    .profile(&[0.3, 1.0, 0.2])
                    .opacity(0.7),
            );
            let drop = (x + sin * far * 1.35, y - cos * far * 1.2);
            canvas.lay(Touch::new(&ellipse(drop, r * 0.1, r * 0.12), "#f2f6f2").opacity(0.9));
        }
        let pool = ellipse((x, y + r * 0.12), r * 0.7, r * 0.17);
        canvas.lay(Touch::new(&pool, "#2c3c48").opacity(0.5));
        let rim = arc((x, y + r * 0.12), r * 0.7, r * 0.17, 10.0, 170.0, 8);
        canvas.lay(Brush::line(&rim, r * 0.1, "#eef4f2").opacity(0.8));
    };
    for (at, r) in [
        ((92.0, 1136.0), 26.0),
        ((206.0, 1184.0), 34.0),
        ((330.0, 1136.0), 24.0),
        ((452.0, 1180.0), 32.0),
        ((706.0, 1144.0), 30.0),
        ((212.0, 66.0), 20.0),
        ((356.0, 50.0), 24.0),
        ((486.0, 50.0), 19.0),
        ((612.0, 70.0), 24.0),
        ((126.0, 96.0), 16.0),
    ] {
        crown(at, r);
    }
}
