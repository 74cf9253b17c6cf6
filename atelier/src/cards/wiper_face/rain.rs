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
                    &spots![60, -40; 66, 180][..],
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
    face.patch((540.0, 320.0), (80.0, 74.0), "#80726a", 0.8)
        .patch((566.0, 560.0), (72.0, 84.0), "#c27c3c", 1.0)
        .patch((536.0, 716.0), (66.0, 56.0), "#c07a3a", 0.95)
        .patch_turned((548.0, 388.0), (58.0, 15.0), 6.0, "#100c11", 1.0)
        .patch((542.0, 450.0), (50.0, 24.0), "#171013", 1.0)
        .patch((524.0, 444.0), (13.0, 10.0), "#e2d2ae", 1.0)
        .patch((536.0, 530.0), (12.0, 70.0), "#1c1216", 0.9)
        .patch((566.0, 550.0), (9.0, 104.0), "#1c1216", 0.95)
        .patch((512.0, 570.0), (22.0, 10.0), "#1a0f12", 1.0)
        .patch_turned((532.0, 634.0), (46.0, 13.0), 16.0, "#5a1a1c", 1.0)
        .patch((562.0, 700.0), (15.0, 74.0), "#661f20", 1.0)
        .patch((566.0, 830.0), (12.0, 100.0), "#6b2424", 1.0)
        .patch((536.0, 700.0), (9.0, 56.0), "#5e2222", 0.9)
}

/// A tail-lamp ahead of him, and lamps above the street.
fn lamps(wet: Field) -> Field {
    wet.patch((712.0, 900.0), (90.0, 190.0), "#6e1d20", 0.7)
        .patch((706.0, 860.0), (34.0, 130.0), "#c42c22", 1.0)
        .patch((744.0, 840.0), (14.0, 80.0), "#b3261f", 0.9)
        .patch((708.0, 800.0), (12.0, 56.0), "#ff8350", 1.0)
        .patch((668.0, 150.0), (26.0, 120.0), "#b57a38", 0.8)
        .patch((668.0, 110.0), (10.0, 66.0), "#f3c878", 1.0)
        .patch((122.0, 40.0), (22.0, 80.0), "#b57a38", 0.8)
        .patch((124.0, 10.0), (9.0, 46.0), "#f3c878", 1.0)
}

/// Rivulets: a light edge, a dark one.
fn runs(canvas: &Canvas, seen: &Field) {
    let mut chance = Chance::of("runs", 28);
    for _ in 0..34 {
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
            Brush::line(&edge, wide * 0.34, here.lighter(0.15))
                .profile(&[0.1, 0.6, 0.6, 1.0])
                .opacity(0.5),
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
        let r = 2.2 + 7.0 * chance.unit().powi(3);
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
