//! The costume: a pear of feathers, a ruff, wings on the sleeves, and the head that is not on.

use crate::line::{Path, between, blob, circle, curve, ellipse, handcut, poly, taper};
use crate::motifs::people::{CutPerson, Kind, Side};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, stops};

use super::feathers::{DEEP, LIT, SHADE, YELLOW};

/// A small feather that lies on others.
fn scale(at: At, wide: f64, long: f64) -> Shape {
    let (x, y) = at;
    blob(
        &knots![x - wide, y, corner; x - wide * 0.92, y + long * 0.55; x, y + long; x + wide * 0.92, y + long * 0.55; x + wide, y, corner],
    )
}

/// The body, from the neck down to the knees.
pub fn body(scene: &Scene, neck: At) {
    let (x, y) = neck;
    let pear = blob(&knots![
        x - 30.0, y - 16.0; x - 62.0, y + 12.0; x - 80.0, y + 70.0; x - 108.0, y + 150.0; x - 136.0, y + 230.0; x - 128.0, y + 292.0;
        x - 80.0, y + 330.0; x - 4.0, y + 342.0; x + 76.0, y + 328.0; x + 124.0, y + 288.0; x + 132.0, y + 228.0; x + 106.0, y + 150.0;
        x + 80.0, y + 70.0; x + 60.0, y + 12.0; x + 28.0, y - 16.0
    ]);
    let pear = handcut(&pear, 1.6, 16.0, 5);
    let fall = scene.blurred(scene.veil(&pear.moved(12.0, 16.0), "#1f2730", 0.5), 10.0);
    scene.add(scene.multiplied(fall));
    let tones = stops![0, LIT; 0.45, YELLOW; 0.85, "#eeb015"; 1, SHADE];
    scene.add(scene.fill(&pear, scene.radial((x - 40.0, y + 90.0), 300.0, &tones)));
    let mut chance = Chance::of("wrong party feathers", 2);
    for row in (0..12).rev() {
        let down = f64::from(row) * 29.0 + 6.0;
        for i in -6..=6 {
            let shift = if row % 2 == 0 { 0.0 } else { 14.0 };
            let across = f64::from(i) * 28.0 + shift + chance.between(-2.0, 2.0);
            let at = (
                x + across,
                y + down + across * across * -0.0006 + chance.between(-2.0, 2.0),
            );
            let feather = scale(at, 14.5, 34.0).within(&pear);
            if feather.is_empty() {
                continue;
            }
            let edge = feather.minus(&feather.moved(-1.2, -3.2));
            scene.add(scene.veil(
                &feather,
                if (row + i) % 3 == 0 { LIT } else { YELLOW },
                0.32,
            ));
            scene.add(scene.veil(&edge, DEEP, 0.42));
        }
    }
    let lee = pear.minus(&pear.moved(-34.0, -26.0));
    scene.add(scene.clipped(
        &pear,
        scene.multiplied(scene.blurred(scene.veil(&lee, "#d08a1c", 0.62), 20.0)),
    ));
    let lit = pear.minus(&pear.moved(3.0, 4.0));
    scene.add(scene.veil(&lit, "#fff6c4", 0.35));
    // The lowest feathers hang over the edge.
    for i in -5..=5 {
        let across = f64::from(i) * 22.0;
        let at = (x + across, y + 326.0 - across * across * 0.0026);
        let feather = scale(at, 13.0, 27.0).turned(-across * 0.14, at);
        scene.add(scene.fill(&feather, if i % 2 == 0 { "#e2a113" } else { "#efb51b" }));
        scene.add(scene.veil(&feather.minus(&feather.moved(-1.5, -2.5)), DEEP, 0.5));
    }
}

/// The ruff, from which a human neck rises.
pub fn collar(scene: &Scene, neck: At) {
    let (x, y) = neck;
    for (row, (wide, down, long)) in
        (0..).zip([(86.0, 20.0, 40.0), (64.0, 6.0, 34.0), (44.0, 0.0, 26.0)])
    {
        for i in -5..=5 {
            let part = f64::from(i) / 5.0;
            let at = (
                x + part * wide,
                y + down + (1.0 - part * part) * 18.0 - 10.0,
            );
            let feather = scale(at, 13.5, long).turned(-part * 40.0, at);
            let fill = if (i + row) % 2 == 0 { LIT } else { "#ffd640" };
            scene.add(scene.fill(&feather, fill));
            scene.add(scene.veil(&feather.minus(&feather.moved(-1.2, -2.4)), SHADE, 0.9));
        }
    }
}

/// Long feathers under a sleeve, from the elbow to the wrist.
pub fn wing(scene: &Scene, cut: &CutPerson, side: Side) {
    let i = side.index();
    let (elbow, wrist) = (cut.landmarks.elbows[i], cut.landmarks.wrists[i]);
    let out = if side == Side::Left { 1.0 } else { -1.0 };
    let count = 6;
    for n in 0..count {
        let part = f64::from(n) / f64::from(count - 1);
        let at = between(elbow, wrist, part * 0.92 - 0.12);
        let long = 52.0 + 20.0 * part;
        let lean = -out * (30.0 - 34.0 * part);
        let feather = taper(
            &[(0.0, 0.0), (2.0, long * 0.6), (0.0, long)],
            &[13.0, 20.0, 9.0],
        );
        let feather = Spot::new(at.0, at.1, 1.0).turned(lean).put(&feather);
        scene.add(scene.fill(&feather, if n % 2 == 0 { YELLOW } else { "#f2bb1c" }));
        scene.add(scene.veil(&feather.minus(&feather.moved(-2.2, -2.4)), DEEP, 0.5));
    }
}

/// Small feathers all over a sleeve.
pub fn sleeve(scene: &Scene, cut: &CutPerson, side: Side) {
    let i = side.index();
    let arm = cut.of(Kind::Arm(side));
    let (elbow, wrist) = (cut.landmarks.elbows[i], cut.landmarks.wrists[i]);
    let top = (
        cut.landmarks.neck.0 + if side == Side::Left { 62.0 } else { -62.0 },
        cut.landmarks.neck.1 + 20.0,
    );
    let line = curve(&[top, elbow, wrist]);
    let path = Path::new(line);
    let rows = 9;
    for row in (0..rows).rev() {
        let far = path.length() * f64::from(row) / f64::from(rows) - 4.0;
        let at = path.at(far.max(0.0));
        let turn = path.direction(far.max(0.0)) - 90.0;
        for k in -2..=2 {
            let aside = f64::from(k) * 19.0 + if row % 2 == 0 { 0.0 } else { 9.5 };
            let feather = Spot::new(at.0, at.1, 1.0)
                .turned(turn)
                .put(&scale((aside, 0.0), 10.0, 26.0))
                .within(&arm);
            if feather.is_empty() {
                continue;
            }
            scene.add(scene.veil(&feather, if (row + k) % 3 == 0 { LIT } else { YELLOW }, 0.4));
            scene.add(scene.veil(&feather.minus(&feather.moved(-0.8, -2.6)), DEEP, 0.42));
        }
    }
    let lee = arm.minus(&arm.moved(-8.0, -5.0));
    scene.add(scene.clipped(
        &arm,
        scene.multiplied(scene.blurred(scene.veil(&lee, "#d08a1c", 0.6), 5.0)),
    ));
}

/// The head of the bird, which she has taken off.
pub fn bird_head(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 0.98).turned(9.0);
    let crest = [(-16.0, -28.0), (2.0, -6.0), (18.0, 20.0)].map(|(dx, turn)| {
        taper(
            &[(0.0, 0.0), (3.0, -22.0), (12.0, -34.0)],
            &[16.0, 13.0, 3.0],
        )
        .turned(turn, (0.0, 0.0))
        .moved(dx, -56.0)
    });
    for piece in crest {
        let piece = spot.put(&piece);
        scene.add(scene.fill(&piece, YELLOW));
        scene.add(scene.veil(&piece.minus(&piece.moved(-1.8, -1.0)), DEEP, 0.5));
    }
    let ball = spot.put(&blob(&knots![0, -66; 44, -52; 66, -10; 62, 30; 40, 54; 0, 60; -40, 54; -62, 28; -66, -10; -44, -52]));
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&ball.moved(5.0, 13.0), "#9a5c0c", 0.55), 8.0)),
    );
    let tones = stops![0, "#fff0a0"; 0.4, "#ffd93c"; 0.8, "#f0b416"; 1, "#cf8a0c"];
    scene.add(scene.fill(
        &ball,
        scene.radial(spot.point((-20.0, -28.0)), 104.0, &tones),
    ));
    let rim = ball.minus(&ball.moved(2.6, 3.4));
    scene.add(scene.veil(&rim, "#fffbe0", 0.85));
    // Down on the cheeks.
    for (dx, dy) in [
        (-52.0, 12.0),
        (-38.0, 30.0),
        (-18.0, 40.0),
        (6.0, 42.0),
        (28.0, 36.0),
        (44.0, 18.0),
        (52.0, -4.0),
    ] {
        let down = scale((dx, dy), 9.0, 13.0).turned(-dx * 0.5, (dx, dy));
        let edge = spot.put(&down.minus(&down.moved(-0.6, -2.0)));
        scene.add(scene.veil(&edge, DEEP, 0.45));
    }
    for (dx, wide) in [(-42.0, 8.0), (16.0, 9.5)] {
        let eye = ellipse((dx, -14.0), wide, 11.0);
        scene.add(scene.veil(&spot.put(&eye.grown(3.5)), "#d8920f", 0.55));
        scene.add(scene.fill(&spot.put(&eye), "#1d1a1e"));
        scene.add(scene.fill(&spot.put(&circle((dx - 3.0, -18.5), 2.8)), "#fffdf0"));
    }
    let spot = Spot::new(spot.point((-18.0, 4.0)).0, spot.point((-18.0, 4.0)).1, 1.1).turned(8.0);
    let upper = spot.put(&blob(
        &knots![-19, -8, corner; -2, -15; 17, -8, corner; 9, 12; -6, 33, corner; -15, 12],
    ));
    scene.add(scene.veil(&upper.moved(4.0, 6.0), "#b06a0c", 0.6));
    scene.add(scene.fill(&upper, "#f58a34"));
    let shade = upper.within(&spot.put(&poly(&[
        (0.0, -30.0),
        (40.0, -30.0),
        (40.0, 40.0),
        (-6.0, 40.0),
    ])));
    scene.add(scene.veil(&shade, "#c4540f", 0.7));
    scene.add(scene.thread(
        &spot.points([(-17.0, 0.0), (-2.0, 8.0), (14.0, 0.0)]),
        "#7e3208",
        2.0,
        0.8,
    ));
}
