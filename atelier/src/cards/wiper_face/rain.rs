//! The rain: where nobody wiped, whatever is behind the glass runs down it.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse};
use crate::random::Chance;
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

use super::{PIVOT, TIP, unwiped, wiped};

pub(super) fn paint(canvas: &Canvas, behind: &Field) {
    let seen = dissolved(behind);
    canvas.lay(
        Mass::new(&unwiped(), &seen)
            .flow(
                Flow::along(&[
                    &spots![60, 100; 66, 300][..],
                    &spots![420, 0; 440, 400; 470, 700],
                    &spots![640, 0; 620, 500; 650, 1200],
                    &spots![800, 0; 790, 600; 800, 1200],
                ])
                .soft(60.0)
                .stray(0.16)
                .wave(120.0, 4),
            )
            .passes(
                Passes::of(&[
                    (26.0, 110.0, 2.0, 0.0),
                    (14.0, 84.0, 1.7, 0.0),
                    (7.5, 60.0, 1.0, 0.2),
                ])
                .uneven(0.012, 0.006, 0.03),
            )
            .bleed(6.0),
    );
    runs(canvas, &seen);
    drops(canvas, &seen);
    ridge(canvas);
}

/// What is behind, seen through water that runs: each place shows what was above it, and a little beside.
fn dissolved(behind: &Field) -> Field {
    let sway = Value::even(0.5).broken(0.5, 60.0, 8);
    let fall = Value::even(0.5).broken(0.5, 40.0, 9);
    let bent = features(behind.clone()).seen_through(move |(x, y)| {
        (
            x + 22.0 * (sway.at((x, y * 0.35)) - 0.5),
            y - 40.0 * fall.at((x, y * 0.15)),
        )
    });
    let film = Value::even(0.12).broken(0.16, 120.0, 5);
    lamps(Field::blend(bent, "#7d909a", film))
}

/// An eye, a brow, half a mouth, and what has run from them.
fn features(face: Field) -> Field {
    face.patch((500.0, 306.0), (78.0, 70.0), "#8b8078", 0.85)
        .patch((516.0, 500.0), (84.0, 110.0), "#cd8744", 1.0)
        .patch((496.0, 640.0), (66.0, 80.0), "#bd7638", 1.0)
        .patch((486.0, 790.0), (36.0, 110.0), "#9a5a2c", 0.8)
        .patch((556.0, 690.0), (20.0, 150.0), "#a8642f", 0.8)
        .patch_turned((512.0, 372.0), (52.0, 13.0), 8.0, "#100c11", 1.0)
        .patch((508.0, 426.0), (46.0, 22.0), "#171013", 1.0)
        .patch((490.0, 422.0), (13.0, 10.0), "#f0e2c0", 1.0)
        .patch((530.0, 424.0), (10.0, 9.0), "#f0e2c0", 0.9)
        .patch((502.0, 500.0), (10.0, 66.0), "#1c1216", 0.9)
        .patch((528.0, 530.0), (9.0, 110.0), "#1c1216", 0.95)
        .patch((480.0, 524.0), (18.0, 9.0), "#1a0f12", 1.0)
        .patch_turned((498.0, 588.0), (42.0, 12.0), 16.0, "#5a1a1c", 1.0)
        .patch((524.0, 644.0), (13.0, 66.0), "#661f20", 1.0)
        .patch((526.0, 760.0), (10.0, 90.0), "#6b2424", 1.0)
}

/// A tail-lamp ahead of him, and lamps above the street.
fn lamps(wet: Field) -> Field {
    wet.patch((700.0, 850.0), (60.0, 150.0), "#6e1d20", 0.7)
        .patch((696.0, 810.0), (28.0, 110.0), "#c42c22", 1.0)
        .patch((698.0, 760.0), (11.0, 50.0), "#ff8350", 1.0)
        .patch((620.0, 250.0), (24.0, 110.0), "#b57a38", 0.8)
        .patch((620.0, 210.0), (9.0, 60.0), "#f3c878", 1.0)
        .patch((520.0, 930.0), (40.0, 60.0), "#8a5028", 0.8)
}

/// Rivulets: a light edge, a dark one.
fn runs(canvas: &Canvas, seen: &Field) {
    let mut chance = Chance::of("runs", 28);
    for _ in 0..40 {
        let x = chance.between(330.0, 810.0);
        let y = chance.between(-40.0, 980.0);
        let long = chance.between(90.0, 330.0);
        let mut line: Vec<At> = Vec::new();
        let mut at = x;
        for i in 0..6 {
            line.push((at, y + long * f64::from(i) / 5.0));
            at += chance.between(-11.0, 11.0);
        }
        if line
            .iter()
            .any(|&place| wiped().grown(10.0).contains(place))
        {
            continue;
        }
        let wide = chance.between(5.0, 12.0);
        let here = seen.at(line[0]);
        canvas.lay(
            Brush::new(&line, wide, here.lighter(-0.06))
                .profile(&[0.2, 0.7, 0.8, 1.0])
                .sleek()
                .opacity(0.6),
        );
        let edge: Vec<At> = line.iter().map(|&(x, y)| (x - wide * 0.3, y)).collect();
        canvas.lay(
            Brush::line(&edge, wide * 0.34, here.lighter(0.24))
                .profile(&[0.1, 0.6, 0.6, 1.0])
                .opacity(0.75),
        );
        bead(canvas, line[5], wide * 0.85, seen);
    }
}

/// Drops that hang.
fn drops(canvas: &Canvas, seen: &Field) {
    let mut chance = Chance::of("drops", 28);
    let (wet, wiped) = (unwiped().grown(-14.0), wiped());
    for i in 0..150 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1130.0));
        let r = 2.6 + 11.0 * chance.unit().powi(3);
        if wet.contains(at) {
            bead(canvas, at, r, seen);
        } else if i % 9 == 0 && wiped.contains(at) && r < 5.0 && at.0 < 330.0 {
            bead(canvas, at, r * 0.8, &Field::flat("#3a4450"));
        }
    }
}

/// One drop: dark above, light below, a spark.
fn bead(canvas: &Canvas, (x, y): At, r: f64, seen: &Field) {
    let here: Colour = seen.at((x, y));
    let drop = blob(
        &knots![x, y - r * 1.25; x + r * 0.85, y + r * 0.1; x + r * 0.5, y + r; x - r * 0.5, y + r; x - r * 0.85, y + r * 0.1],
    );
    canvas.lay(Touch::new(&drop, here.lighter(-0.1)).opacity(0.5));
    let low = ellipse((x + r * 0.05, y + r * 0.42), r * 0.6, r * 0.46);
    canvas.lay(Touch::new(&low, mix(here.lighter(0.16), "#cfd8d8", 0.2)).opacity(0.6));
    canvas.lay(
        Touch::new(
            &ellipse((x - r * 0.26, y - r * 0.4), r * 0.17, r * 0.2),
            "#eef2ec",
        )
        .opacity(0.7),
    );
}

/// The water that the blade pushes before it.
fn ridge(canvas: &Canvas) {
    let (x, y) = (TIP.0 - PIVOT.0, TIP.1 - PIVOT.1);
    let beside = |part: f64, far: f64| (PIVOT.0 + x * part + far, PIVOT.1 + y * part);
    for (from, to, far, width, seen) in [
        (0.1, 0.42, 30.0, 9.0, 0.5),
        (0.36, 0.72, 27.0, 8.0, 0.6),
        (0.66, 1.0, 22.0, 8.0, 0.55),
        (0.5, 0.6, 38.0, 7.0, 0.5),
    ] {
        let line = [
            beside(from, far),
            beside((from + to) / 2.0, far + 5.0),
            beside(to, far - 4.0),
        ];
        canvas.lay(Brush::line(&line, width, "#b8c6c8").opacity(seen));
    }
}
