//! What she did to the comb: round openings in its walls, and the weather that comes through.

use super::BREACHES;
use crate::line::{Path, blob, distance, ellipse, poly};
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

/// Where openings are, how far they are turned, and how large they are along the wall and across it.
fn place(i: usize) -> (Spot, At) {
    let (at, half) = BREACHES[i];
    let (turn, deep) = [(-30.0, 60.0), (28.0, 72.0), (88.0, 52.0)][i];
    (Spot::new(at.0, at.1, 1.0).turned(turn), (half, deep))
}

/// A round of the opening, so much larger than it.
fn round(i: usize, by: f64) -> Shape {
    let (spot, (half, deep)) = place(i);
    spot.put(&ellipse((0.0, 0.0), half + by, deep + by))
}

/// What can be seen through an opening.
pub fn gap(i: usize) -> Shape {
    round(i, 0.0)
}

/// The three openings, each round as a bee would make it: a collar of fresh wax, a short tunnel, and the next season at its end.
pub fn breaches(canvas: &Canvas) {
    for i in 0..BREACHES.len() {
        let (spot, _) = place(i);
        let collar = round(i, 17.0);
        let bounds = collar.bounds();
        let wax = ["#8a4a12", "#c98a2a", "#eebc54", "#fde6a4"];
        let value =
            Value::along((bounds.x0, bounds.y1), (bounds.x1, bounds.y0)).broken(0.08, 30.0, 4);
        canvas.lay(
            Mass::new(&collar, Field::ramp(&wax, value))
                .flow(Flow::around(&collar).stray(0.06))
                .passes(Passes::thing().scaled(0.5))
                .found(0.0),
        );
        // The wall of the tunnel: wax that light shines through.
        let mouth = gap(i);
        let (dx, dy) = [(9.0, 13.0), (15.0, -20.0), (-8.0, 8.0)][i];
        let tunnel = ["#4a210a", "#7a3f12", "#b0701e", "#dba043"];
        let value = Value::beside(
            (spot.at.0 - dx * 6.0, spot.at.1 - dy * 6.0),
            (spot.at.0 + dx * 2.0, spot.at.1 + dy * 2.0),
            60.0,
        );
        canvas.lay(
            Mass::new(&mouth, Field::ramp(&tunnel, value.broken(0.08, 24.0, 3)))
                .flow(Flow::around(&mouth).stray(0.05))
                .passes(Passes::thing().scaled(0.4))
                .found(0.0),
        );
        let end = mouth
            .stretched(0.8, 0.8, spot.at)
            .moved(dx, dy)
            .within(&round(i, -3.0));
        beyond(canvas, i, &end);
        // The clean edge of the collar, lit where it looks up.
        for piece in round(i, 9.0).pieces() {
            let ring: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
            let path = Path::new(ring);
            for k in 0..12 {
                let from = path.length() * f64::from(k) / 12.0;
                let step = path.length() / 24.0;
                let line = [0.0, 1.0, 2.1].map(|n| path.at((from + n * step).min(path.length())));
                if line[1].1 < spot.at.1 {
                    canvas.lay(Brush::line(&line, 6.0, "#fff3c8").opacity(0.8));
                }
            }
        }
    }
}

/// What is seen at the end of a tunnel.
fn beyond(canvas: &Canvas, i: usize, end: &Shape) {
    let (x, y) = BREACHES[i].0;
    let (sky, land, line): ([&str; 3], [&str; 3], At) = match i {
        0 => (
            ["#b85a26", "#e08a3a", "#f4b862"],
            ["#8e3318", "#cf6420", "#eda040"],
            (y + 22.0, -0.3),
        ),
        1 => (
            ["#cfe3c0", "#f3f0c4", "#fffdea"],
            ["#4c8a3e", "#8aba4e", "#cfe07c"],
            (y + 16.0, 0.32),
        ),
        _ => (
            ["#bfe0cc", "#e6efc8", "#fff6cc"],
            ["#d8a455", "#f0cc80", "#fbe7a8"],
            (y + 14.0, 0.02),
        ),
    };
    let value = Value::glow((x + 10.0, y - 30.0), (110.0, 90.0))
        .lifted(0.1)
        .broken(0.08, 30.0, 2);
    canvas.lay(
        Mass::new(end, Field::ramp(&sky, value))
            .flow(Flow::straight(-30.0).stray(0.2))
            .passes(Passes::thing().scaled(0.6))
            .found(0.0),
    );
    let (level, slope) = line;
    let ground = poly(&[
        (x - 160.0, level - 160.0 * slope),
        (x, level - 5.0),
        (x + 160.0, level + 160.0 * slope),
        (x + 160.0, level + 260.0),
        (x - 160.0, level + 260.0),
    ]);
    let value = Value::along((x, level + 60.0), (x, level)).broken(0.14, 24.0, 3);
    canvas.lay(
        Mass::new(&ground.within(end), Field::ramp(&land, value))
            .flow(Flow::straight(slope.atan().to_degrees()).stray(0.15))
            .passes(Passes::thing().scaled(0.4))
            .found(0.0),
    );
    let mut chance = Chance::of("beyond", i as u64);
    match i {
        1 => {
            for _ in 0..16 {
                let at = (
                    x + chance.between(-80.0, 96.0),
                    y + chance.between(0.0, 40.0),
                );
                let tip = (
                    at.0 + chance.between(-4.0, 4.0),
                    at.1 - chance.between(10.0, 20.0),
                );
                if end.contains(at) && end.contains(tip) {
                    let middle = ((at.0 + tip.0) / 2.0, (at.1 + tip.1) / 2.0);
                    canvas.lay(Brush::line(&[at, middle, tip], 4.0, "#5c9a3c"));
                }
            }
        }
        2 => {
            let sea = poly(&[
                (x - 90.0, y - 8.0),
                (x + 90.0, y - 8.0),
                (x + 90.0, y + 13.0),
                (x - 90.0, y + 13.0),
            ]);
            canvas.lay(Touch::new(&sea.within(end), "#43a9ae"));
        }
        _ => {}
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
            chance.pick::<&str>(&["#c2461c", "#e07a24", "#8e2e18", "#e9a436"]),
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
        if distance((x, y), (140.0, 668.0)) < 66.0 {
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
