//! What she did to the comb: walls with jagged ends, crumbs of wax, and the weather that comes through.

use super::BREACHES;
use crate::line::{Path, blob, distance, poly};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};

/// A ragged round, as something is broken with the head.
pub fn ragged((x, y): At, r: f64, turn: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("ragged", seed);
    let knots: Vec<crate::line::Knot> = (0..15)
        .map(|i| {
            let angle = f64::from(i) * 24.0_f64.to_radians();
            let far = r * chance.between(0.8, 1.16);
            let (u, v) = (angle.cos() * far * 1.05, angle.sin() * far * 0.86);
            let (sin, cos) = turn.to_radians().sin_cos();
            crate::line::Knot {
                at: (x + u * cos - v * sin, y + u * sin + v * cos),
                corner: i % 2 == 0,
            }
        })
        .collect();
    blob(&knots)
}

/// The neighbours, full of honey and sealed.
pub fn sealed(canvas: &Canvas) {
    for (cell, middle) in [
        (
            poly(&spots![-60, -60; 336, -60; 310, 140; 130, 242; -60, 340]),
            (60.0, 60.0),
        ),
        (
            poly(&spots![702, 400; 860, 374; 860, 872; 706, 790]),
            (800.0, 560.0),
        ),
    ] {
        let cap = cell.softened(26.0).grown(-8.0);
        let value = Value::glow(middle, (230.0, 220.0)).broken(0.1, 80.0, 4);
        canvas.lay(
            Mass::new(
                &cap,
                Field::ramp(&["#8a4a10", "#c9821c", "#eeb23a", "#fbd978"], value),
            )
            .flow(Flow::around(&cap).soft(40.0))
            .passes(Passes::backdrop().scaled(0.8).uneven(0.008, 0.005, 0.02))
            .found(0.2),
        );
    }
    for (x, y, r) in [
        (150.0, 150.0, 9.0),
        (96.0, 196.0, 5.0),
        (226.0, 60.0, 6.0),
        (756.0, 690.0, 8.0),
        (780.0, 640.0, 5.0),
    ] {
        let line = [(x - r, y + r * 0.4), (x, y - r * 0.9), (x + r, y + r * 0.2)];
        canvas.lay(Brush::line(&line, 4.0, "#fff0b8").opacity(0.7));
    }
    canvas.lay(
        Brush::new(&spots![-20, 90; 60, 30; 170, 10; 270, 20], 16.0, "#fff3c4")
            .profile(&[0.1, 1.0, 0.8, 0.1])
            .dry(0.35)
            .opacity(0.55),
    );
    canvas.lay(
        Brush::new(&spots![742, 450; 734, 520; 738, 600], 13.0, "#fff3c4")
            .profile(&[0.1, 1.0, 0.1])
            .dry(0.35)
            .opacity(0.6),
    );
}

/// The lit edge of a cell's wall.
pub fn lip(canvas: &Canvas, cell: &Shape) {
    for piece in cell.grown(7.0).pieces() {
        let ring: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
        let path = Path::new(ring);
        let steps = (path.length() / 58.0) as usize;
        for i in 0..steps {
            let from = path.length() * i as f64 / steps as f64;
            let line = [
                path.at(from),
                path.at(from + 30.0),
                path.at((from + 62.0).min(path.length())),
            ];
            canvas.lay(
                Brush::new(&line, 9.0, "#fbd98a")
                    .profile(&[0.5, 1.0, 0.5])
                    .dry(0.3)
                    .opacity(0.55),
            );
        }
    }
}

/// One jagged end of a breach, as it is drawn around its middle: so far to the side, across the wall.
fn jag(side: f64, half: f64, deep: f64, shift: f64) -> Vec<At> {
    [
        (-1.0, 0.0),
        (-0.62, 0.16),
        (-0.34, -0.08),
        (0.02, 0.18),
        (0.33, -0.1),
        (0.62, 0.12),
        (1.0, 0.0),
    ]
    .map(|(v, u): (f64, f64)| (side * (half * (1.0 + u) + shift), v * deep))
    .to_vec()
}

/// Where breaches are, how far they are turned, and how deep the wall is there.
fn place(i: usize) -> (Spot, f64) {
    let at = BREACHES[i].0;
    let (turn, deep) = [(-30.0, 54.0), (28.0, 60.0), (88.0, 50.0)][i];
    (Spot::new(at.0, at.1, 1.0).turned(turn), deep)
}

/// The gap that a breach leaves.
pub fn gap(i: usize) -> Shape {
    let (spot, deep) = place(i);
    let mut ring = jag(1.0, BREACHES[i].1, deep, 0.0);
    ring.extend(jag(-1.0, BREACHES[i].1, deep, 0.0).into_iter().rev());
    spot.put(&poly(&ring))
}

/// The three breaches: between two jagged ends of wall one season runs into the next.
pub fn breaches(canvas: &Canvas) {
    let paints = [
        ("#a9c2d0", "#c8752e"),
        ("#fff0b8", "#f3eebc"),
        ("#f0d68c", "#b8622a"),
    ];
    for (i, (here, there)) in paints.into_iter().enumerate() {
        let (spot, deep) = place(i);
        let half = BREACHES[i].1;
        let (up, down) = (spot.point((0.0, -deep)), spot.point((0.0, deep)));
        let value = match i {
            0 => Value::along(up, down),
            _ => Value::along(down, up),
        };
        let paint = Field::blend(here, there, value.broken(0.12, 40.0, 3));
        canvas.lay(
            Mass::new(&gap(i), paint)
                .flow(Flow::straight(spot.turn + 90.0).stray(0.3))
                .passes(Passes::thing()),
        );
        // The broken face of the wall.
        for side in [1.0, -1.0] {
            let mut face = jag(side, half, deep * 0.74, -4.0);
            face.extend(jag(side, half * 1.04, deep * 0.8, 15.0).into_iter().rev());
            let face = spot.put(&poly(&face));
            let bounds = face.bounds();
            let value =
                Value::along((bounds.x0, bounds.y1), (bounds.x1, bounds.y0)).broken(0.2, 18.0, 4);
            canvas.lay(
                Mass::new(
                    &face,
                    Field::ramp(&["#7a4012", "#b56c1c", "#e9b248", "#fde9a8"], value),
                )
                .flow(Flow::straight(spot.turn + 60.0).stray(0.5))
                .passes(Passes::thing().scaled(0.5))
                .found(0.05),
            );
        }
        let mut chance = Chance::of("crumbs", 9 + i as u64);
        for _ in 0..14 {
            let (u, v) = (
                chance.between(-1.5, 1.5) * half,
                chance.between(-1.3, 1.6) * deep,
            );
            let crumb = ragged(
                spot.point((u, v)),
                chance.between(3.0, 8.5),
                chance.between(0.0, 90.0),
                chance.below(99),
            );
            let colour = *chance.pick(&["#f8d67c", "#d8952f", "#a05c18"]);
            canvas.lay(Touch::new(&crumb, colour));
        }
    }
}

/// Leaves blown into the snow, petals after them, flakes that fall into autumn, and one leaf in summer.
pub fn drifting(canvas: &Canvas) {
    let mut chance = Chance::of("drifting", 91);
    // Leaves, from the hole below up in a curl.
    for i in 0..17 {
        let part = f64::from(i) / 16.0;
        let x = 512.0 - 150.0 * part + chance.between(-50.0, 60.0);
        let y = 872.0 - 190.0 * part * (1.3 - 0.4 * part) + chance.between(-26.0, 26.0);
        if distance((x, y), BREACHES[0].0) < 20.0 {
            continue;
        }
        leaf(
            canvas,
            (x, y),
            chance.between(9.0, 16.0) * (1.1 - 0.4 * part),
            chance.between(0.0, 360.0),
            *chance.pick(&["#c2461c", "#e07a24", "#8e2e18", "#e9a436"]),
        );
    }
    leaf(canvas, (258.0, 1120.0), 15.0, 200.0, "#c2461c");
    leaf(canvas, (216.0, 1174.0), 13.0, 80.0, "#e07a24");
    // Petals on the beam.
    for _ in 0..26 {
        let part = chance.unit();
        let (x, y) = (
            478.0 - 330.0 * part + chance.between(-60.0, 50.0),
            316.0 + 330.0 * part + chance.between(-50.0, 60.0),
        );
        // Nobody has one in the eye.
        if distance((x, y), (98.0, 668.0)) < 66.0 {
            continue;
        }
        let turn = chance.between(0.0, 360.0_f64).to_radians();
        let far = chance.between(6.0, 10.0);
        let line = [
            (x, y),
            (x + far * turn.cos(), y + far * turn.sin()),
            (x + 2.0 * far * turn.cos() + 3.0, y + 2.0 * far * turn.sin()),
        ];
        canvas.lay(
            Brush::new(
                &line,
                chance.between(7.0, 12.0),
                *chance.pick(&["#f3a9b0", "#fbd3d2", "#e58a98"]),
            )
            .profile(&[0.3, 1.0, 0.4])
            .sleek(),
        );
    }
    // Flakes that fall out of winter.
    for _ in 0..22 {
        let (x, y) = (chance.between(480.0, 620.0), chance.between(960.0, 1120.0));
        let r = chance.between(2.0, 4.6);
        canvas.lay(Touch::new(&ragged((x, y), r, 0.0, chance.below(99)), "#eef4f6").opacity(0.9));
    }
}

/// A leaf with a rib.
fn leaf(canvas: &Canvas, at: At, long: f64, turn: f64, colour: &str) {
    let (sin, cos) = turn.to_radians().sin_cos();
    let place = |u: f64, v: f64| {
        (
            at.0 + (u * cos - v * sin) * long,
            at.1 + (u * sin + v * cos) * long,
        )
    };
    canvas.lay(
        Brush::new(
            &[place(-1.0, 0.0), place(0.0, 0.25), place(1.1, 0.0)],
            long * 0.95,
            colour,
        )
        .profile(&[0.15, 1.0, 0.1])
        .vary(0.06),
    );
    canvas.lay(
        Brush::line(
            &[place(-1.2, 0.0), place(0.0, 0.2), place(0.9, 0.02)],
            2.2,
            "#5a2410",
        )
        .opacity(0.7),
    );
}
