//! A jar with one gherkin in it, and its lid.

use crate::knots;
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

/// The middle of the floor of the jar.
const FLOOR: At = (0.0, 66.0);

/// The lid, nearly from the side: its milled rim, and below the white inside with the turns of its thread.
pub fn lid(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x, y, 0.9).turned(-15.0);
    let put = |shape: &Shape| spot.put(shape);
    let opening = ellipse((0.0, 14.0), 90.0, 25.0);
    let side = handcut(&put(&opening.swept(0.0, -54.0, 10)), 0.6, 20.0, 2);
    let wall = side.minus(&put(&opening));
    let mut ink = scene.shadow(&side, (10.0, 14.0), 9.0, "#4a0826", 0.4);
    let sheet = scene.sheet(&side, "#f6b822").light((20.0, 60.0));
    ink += sheet.lit(0.3).shade(0.5).rim(1.2).dark("#a8501a").ink();
    let dark = wall.minus(&wall.moved(-34.0, -4.0));
    ink += scene.clipped(&side, scene.blurred(scene.veil(&dark, "#b9581a", 0.7), 8.0));
    for i in -13..=13 {
        let angle = (90.0 + f64::from(i) * 6.9_f64).to_radians();
        let (a, b) = (90.0 * angle.cos(), 14.0 - 25.0 * angle.sin());
        let ridge = taper(&[(a, b - 6.0), (a, b - 40.0)], &[2.8, 2.8]);
        ink += scene.veil(&put(&ridge).within(&wall), "#9c4a14", 0.7);
        let lit = taper(&[(a + 3.2, b - 6.0), (a + 3.2, b - 40.0)], &[1.8, 1.8]);
        ink += scene.veil(&put(&lit).within(&wall), "#ffe9a0", 0.7);
    }
    // A rolled edge, the inside, and its thread.
    ink += scene.fill(&put(&opening), "#ffd75e");
    let inside = put(&ellipse((0.0, 14.5), 83.0, 20.0));
    ink += scene.fill(&inside, "#8c3a3c");
    for (up, tone) in [(5.0, "#d9b0a4"), (11.0, "#a85a54"), (14.0, "#f6e6da")] {
        let turn = put(&ellipse((0.0, 14.5 + up), 83.0, 20.0)).within(&inside);
        ink += scene.fill(&turn, tone);
    }
    ink
}

fn glass((x, y): At) -> (Spot, Shape) {
    let spot = Spot::new(x, y, 1.02).turned(12.0);
    let body = blob(
        &knots![-66, 66; -66, 20; -62, -50; -56, -78; -46, -94; -46, -118, corner; 46, -118, corner; 46, -94; 56, -78; 62, -50; 66, 20; 66, 66; 40, 90; 0, 94; -40, 90],
    );
    (spot, spot.put(&body.and(&ellipse(FLOOR, 66.0, 26.0))))
}

/// The far side of the glass, bright before the street.
pub fn back(scene: &Scene, at: At) -> Ink {
    let (_, body) = glass(at);
    scene.shadow(&body, (12.0, 16.0), 10.0, "#4a0826", 0.3) + scene.veil(&body, "#fff6dc", 0.5)
}

/// The jar, from below: one sees its floor, and the brine through the glass.
pub fn jar(scene: &Scene, at: At) -> Ink {
    let (spot, body) = glass(at);
    let put = |shape: &Shape| spot.put(shape);
    let floor = ellipse(FLOOR, 66.0, 26.0);
    let brine = put(&blob(
        &knots![-64, 66; -64, 20; -62, -14, corner; -20, -6; 30, -16; 62, -34, corner; 66, 20; 64, 66; 40, 88; 0, 92; -40, 88],
    ))
    .within(&body.grown(-3.0));
    let mut ink = scene.veil(&body, "#fff0f2", 0.2);
    ink += scene.veil(&brine, "#e2ff7a", 0.62);
    ink += gherkin(scene, &spot);
    ink += scene.veil(
        &put(&floor.minus(&ellipse((0.0, 62.0), 56.0, 19.0))),
        "#f4ffe0",
        0.55,
    );
    let wall = body.minus(&body.grown(-4.5));
    ink += scene.veil(&wall, "#fff8f6", 0.8);
    for (line, wide) in [
        (
            [(-50.0, 48.0), (-50.0, 0.0), (-45.0, -62.0)],
            [3.0, 9.0, 2.0],
        ),
        ([(52.0, 30.0), (52.0, 0.0), (48.0, -40.0)], [1.0, 5.0, 1.0]),
    ] {
        ink += scene.veil(&put(&taper(&line, &wide)), "#ffffff", 0.9);
    }
    // The thread below the open mouth.
    for y in [-112.0, -102.0] {
        let thread = taper(&[(-46.0, y), (0.0, y + 7.0), (46.0, y)], &[3.0, 3.6, 3.0]);
        ink += scene.veil(&put(&thread), "#ffffff", 0.8);
    }
    ink + drops(scene, &spot)
}

fn gherkin(scene: &Scene, jar: &Spot) -> Ink {
    let at = jar.point((-6.0, -22.0));
    let spot = Spot::new(at.0, at.1, 1.1).turned(2.0);
    let body = blob(
        &knots![-26, -52; -14, -66; 6, -66; 20, -50; 28, -16; 26, 22; 14, 52; -4, 64; -20, 54; -22, 32; -10, 6; -14, -22],
    );
    let body = handcut(&spot.put(&body), 1.4, 9.0, 5);
    let mut ink = scene.fill(&body, "#2f8f3c");
    ink += scene.veil(&body.minus(&body.moved(-9.0, -5.0)), "#125a34", 0.85);
    ink += scene.veil(&body.minus(&body.moved(5.0, 4.0)), "#9be05a", 0.85);
    for (x, y, r) in [
        (-8.0, -46.0, 3.4),
        (8.0, -36.0, 3.0),
        (14.0, -10.0, 3.6),
        (2.0, -14.0, 2.8),
        (10.0, 16.0, 3.4),
        (-4.0, 28.0, 3.0),
        (4.0, 44.0, 3.2),
        (20.0, 6.0, 2.4),
    ] {
        let at = spot.point((x, y));
        ink += scene.fill(&circle((at.0 + 1.4, at.1 + 1.8), r), "#125a34");
        ink += scene.fill(&circle(at, r), "#7cc94e");
    }
    ink
}

/// Brine that has leapt out.
fn drops(scene: &Scene, spot: &Spot) -> Ink {
    let mut ink = Ink::none();
    for (x, y, r, turn) in [
        (-30.0, -146.0, 9.0, -20.0),
        (6.0, -170.0, 12.0, 4.0),
        (34.0, -150.0, 7.0, 24.0),
        (58.0, -182.0, 6.0, 34.0),
        (-14.0, -196.0, 5.0, -12.0),
    ] {
        let drop = taper(&[(x, y + r * 1.9), (x, y)], &[1.0, r * 1.7]).turned(turn, (x, y));
        let drop = spot.put(&drop);
        ink += scene.fill(&drop, "#eaffb0");
        ink += scene.veil(&drop.minus(&drop.moved(-2.0, -2.0)), "#8fc04a", 0.7);
    }
    ink
}
