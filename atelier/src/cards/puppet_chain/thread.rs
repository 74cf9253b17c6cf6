//! Ochre thread: taut from wood to wrist, wound around what it holds.

use super::{INK, OCHRE};
use crate::line::{between, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

const DARK: &str = "#6a4310";
const PALE: &str = "#ffe3a0";

/// Drawn thread with its shadow on what is behind.
pub(super) fn spun(scene: &Scene, shape: &Shape, wide: f64) -> Ink {
    scene.shadow(shape, (wide, wide * 2.4), wide * 1.1, INK, 0.45)
        + scene
            .sheet(shape, OCHRE)
            .lit(0.1)
            .shade(0.4)
            .dark(DARK)
            .rim(wide * 0.3)
            .rim_colour(PALE)
            .rim_opacity(0.8)
            .ink()
}

/// From one place to another; it sags by so much to the side.
pub(super) fn taut(scene: &Scene, from: At, to: At, wide: f64, sag: f64) -> Ink {
    // Stout enough to be seen on a small screen.
    let wide = wide * 1.35;
    let middle = between(from, to, 0.55);
    let line = taper(
        &[from, (middle.0 + sag, middle.1 + sag.abs() * 0.3), to],
        &[wide, wide * 0.9, wide],
    );
    spun(scene, &line, wide)
}

/// Several turns around a wrist or a finger, from one edge of it to the other, with a bow.
pub(super) fn wound(
    scene: &Scene,
    within: &Shape,
    ends: [At; 2],
    turns: usize,
    wide: f64,
    bow: Option<(f64, f64)>,
) -> Ink {
    let [a, b] = ends;
    let far = crate::line::distance(a, b);
    let (nx, ny) = ((b.1 - a.1) / far, -(b.0 - a.0) / far);
    let mut shapes = Vec::new();
    for i in 0..turns {
        let by = (i as f64 - (turns as f64 - 1.0) / 2.0) * wide * 1.25;
        let bulge = far * 0.12;
        let slip = if i % 2 == 0 { wide * 0.5 } else { -wide * 0.3 };
        let mid = between(a, b, 0.5);
        let line = [
            (a.0 + nx * (by - slip), a.1 + ny * (by - slip)),
            (mid.0 + nx * (by + bulge), mid.1 + ny * (by + bulge)),
            (b.0 + nx * (by + slip), b.1 + ny * (by + slip)),
        ];
        shapes.push(taper(&line, &[wide, wide * 1.1, wide]));
    }
    let mut ink = Ink::none();
    for shape in &shapes {
        ink += scene.clipped(&within.grown(wide * 0.4), spun(scene, shape, wide * 0.9));
    }
    if let Some((along, turn)) = bow {
        let at = between(a, b, along);
        let at = (at.0 + nx * far * 0.1, at.1 + ny * far * 0.1);
        ink += knot(scene, Spot::new(at.0, at.1, wide / 3.0).turned(turn));
    }
    ink
}

/// A knot with two loose ends.
fn knot(scene: &Scene, spot: Spot) -> Ink {
    let put = |line: &[At], widths: &[f64]| {
        let points = spot.points(line.iter().copied());
        let widths: Vec<f64> = widths.iter().map(|wide| wide * spot.size).collect();
        spun(scene, &taper(&points, &widths), 2.4 * spot.size)
    };
    let mut ink = put(&spots![0, 0; -5, 10; -3, 20; -9, 31], &[2.8, 2.6, 2.4, 1.2]);
    ink += put(&spots![0, 0; 6, 9; 7, 16; 13, 24], &[2.8, 2.6, 2.4, 1.2]);
    ink += put(&spots![-7, -1; 0, 4.6; 7, -2], &[3.2, 4.0, 3.2]);
    ink + put(&spots![-6, 4; 0, -4.4; 6, 3.4], &[3.2, 4.0, 3.2])
}

/// Threads that leave the card above.
pub(super) fn upwards(scene: &Scene, from: At, to_x: f64, wide: f64) -> Ink {
    let far = towards(from, 270.0, from.1 + 30.0);
    taut(scene, (to_x, far.1), from, wide, 0.0)
}
