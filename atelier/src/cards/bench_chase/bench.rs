//! The bench, carried over their heads, so that we see it a little from below: a seat and a back of slats on two iron frames, and a
//! plaid that flies from its back. It is drawn in its own measure, 516 long, the near edge of its seat at the height 0.

use crate::knots;
use crate::line::{blob, curve, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

const IRON: &str = "#22163a";
const FAR_IRON: &str = "#1e1334";
const WOOD: [&str; 2] = ["#5c2f4c", "#6e3a4e"];
/// Half its length.
const HALF: f64 = 258.0;
/// How deep the seat is.
const DEEP: f64 = 120.0;

/// A place of the bench on its picture: along it, down, away from us. What is further away is lower, as it is above our eyes.
fn p(x: f64, y: f64, z: f64) -> At {
    (x + 0.26 * z, y + 0.25 * z)
}

fn bar(places: &[(f64, f64, f64)], widths: &[f64]) -> Shape {
    let line: Vec<At> = places.iter().map(|q| p(q.0, q.1, q.2)).collect();
    taper(&line, widths)
}

fn slat(from: At, to: At, down: At) -> Shape {
    poly(&[
        from,
        to,
        (to.0 + down.0, to.1 + down.1),
        (from.0 + down.0, from.1 + down.1),
    ])
}

/// All of it, for its shadow.
pub fn outline(spot: &Spot) -> Shape {
    let board = |y: f64, z: f64, high: f64| slat(p(-HALF, y, z), p(HALF, y, z), (0.0, high));
    let mut whole = board(-12.0, 0.0, 24.0).and(&board(-4.0, DEEP, 10.0));
    for (y, z) in [(-176.0, 26.0), (-130.0, 16.0), (-84.0, 8.0)] {
        whole = whole.and(&board(y, DEEP + z, 30.0));
    }
    for x in [-HALF + 26.0, HALF - 26.0] {
        whole = whole
            .and(&bar(
                &[(x, 134.0, DEEP + 14.0), (x, -188.0, DEEP + 30.0)],
                &[14.0, 14.0],
            ))
            .and(&bar(&[(x, -70.0, 0.0), (x, 136.0, -8.0)], &[14.0, 14.0]));
    }
    spot.put(&whole)
}

/// All behind the near edge of the seat: legs, underside, back.
pub fn behind(scene: &Scene, spot: &Spot) -> Ink {
    let put = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.7, 20.0, seed);
    let mut ink = Ink::none();
    for (i, x) in (0..).zip([-HALF + 26.0, HALF - 26.0]) {
        // The hind leg and the post of the back are one piece of iron.
        let hind = bar(
            &[
                (x, 134.0, DEEP + 14.0),
                (x, 70.0, DEEP - 4.0),
                (x, 0.0, DEEP - 6.0),
                (x, -80.0, DEEP + 10.0),
                (x, -188.0, DEEP + 30.0),
            ],
            &[13.0, 11.0, 12.0, 12.0, 11.0],
        );
        ink += scene.fill(&put(&hind, i), FAR_IRON);
    }
    // The back.
    for (i, (y, z)) in (0..).zip([(-176.0, 26.0), (-130.0, 16.0), (-84.0, 8.0)]) {
        let (a, b) = (p(-HALF, y, DEEP + z), p(HALF, y, DEEP + z));
        ink += slat_ink(scene, &put(&slat(a, b, (0.0, 30.0)), 10 + i), WOOD[0]);
    }
    // Its underside.
    for (i, z) in (0..).zip([DEEP, DEEP - 40.0, DEEP - 80.0]) {
        let (a, b) = (p(-HALF, 4.0, z), p(HALF, 4.0, z));
        let (c, d) = (p(HALF, 4.0, z - 30.0), p(-HALF, 4.0, z - 30.0));
        ink += scene.fill(
            &put(&poly(&[a, b, c, d]), 20 + i),
            ["#5a3148", "#4f2b44", "#462540"][i as usize],
        );
    }
    for (i, x) in (0..).zip([-HALF + 26.0, HALF - 26.0]) {
        let rail = bar(&[(x, 8.0, DEEP), (x, 10.0, 0.0)], &[10.0, 11.0]);
        ink += scene.fill(&put(&rail, 24 + i), FAR_IRON);
    }
    ink
}

/// The near edge of the seat, the near legs and the arm rests.
pub fn before(scene: &Scene, spot: &Spot) -> Ink {
    let put = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.7, 20.0, seed);
    let mut ink = Ink::none();
    let (a, b) = (p(-HALF, -12.0, 0.0), p(HALF, -12.0, 0.0));
    ink += slat_ink(scene, &put(&slat(a, b, (0.0, 24.0)), 30), WOOD[1]);
    for (i, x) in (0..).zip([-HALF + 26.0, HALF - 26.0]) {
        let leg = bar(
            &[
                (x, -8.0, 2.0),
                (x - 7.0, 40.0, 2.0),
                (x + 4.0, 92.0, 0.0),
                (x, 136.0, -8.0),
            ],
            &[13.0, 11.0, 11.0, 12.0],
        );
        let foot = bar(
            &[(x - 12.0, 138.0, -8.0), (x + 14.0, 138.0, -8.0)],
            &[9.0, 9.0],
        );
        let post = bar(
            &[(x, 4.0, 0.0), (x - 4.0, -30.0, 4.0), (x, -62.0, 0.0)],
            &[11.0, 9.0, 11.0],
        );
        let arm = bar(
            &[
                (x, -70.0, DEEP + 4.0),
                (x, -72.0, 50.0),
                (x, -70.0, 0.0),
                (x, -58.0, -18.0),
            ],
            &[11.0, 12.0, 14.0, 9.0],
        );
        let iron = leg.and(&foot).and(&post).and(&arm);
        let iron = put(&iron, 40 + i);
        ink += scene.fill(&iron, IRON);
        ink += scene.veil(&iron.minus(&iron.moved(-2.4, 0.8)), "#ffb980", 0.6);
    }
    ink
}

/// The plaid over its back: it flies behind them, with all its fringe.
pub fn plaid(scene: &Scene, spot: &Spot) -> Ink {
    let edge = |down: f64| -> Vec<At> {
        // Three waves from where it hangs to where it flies.
        curve(&spots![
            -40, -176.0 + down; -90, -186.0 + 0.96 * down; -140, -176.0 + 0.94 * down; -186, -158.0 + 0.92 * down; -232, -160.0 + 0.9 * down; -282, -180.0 + 0.86 * down; -330, -176.0 + 0.82 * down
        ])
    };
    let at = |along: f64, down: f64| -> At {
        let line = edge(down);
        let far = (along * (line.len() - 1) as f64).clamp(0.0, (line.len() - 1) as f64);
        let i = (far as usize).min(line.len() - 2);
        let t = far - i as f64;
        (
            line[i].0 + (line[i + 1].0 - line[i].0) * t,
            line[i].1 + (line[i + 1].1 - line[i].1) * t,
        )
    };
    const HIGH: f64 = 118.0;
    let patch = |a: f64, b: f64, c: f64, d: f64| -> Shape {
        let steps = 40;
        let part = |i: i32| f64::from(i) / f64::from(steps);
        let mut ring: Vec<At> = (0..=steps)
            .map(|i| at(a + (b - a) * part(i), c * HIGH))
            .collect();
        ring.extend(
            (0..=steps)
                .rev()
                .map(|i| at(a + (b - a) * part(i), d * HIGH)),
        );
        poly(&ring)
    };
    let whole = patch(0.0, 1.0, 0.0, 1.0);
    let cloth = handcut(&spot.put(&whole), 0.8, 24.0, 3);
    let mut ink = Ink::none();
    ink += scene.blurred(scene.veil(&cloth.moved(-4.0, 10.0), "#2c1838", 0.4), 6.0);
    for i in 0..15 {
        let down = (f64::from(i) + 0.5) / 15.0 * HIGH;
        let (x, y) = at(1.0, down);
        let way = if i % 2 == 0 { 6.0 } else { -3.0 };
        let thread = taper(
            &[(x + 3.0, y), (x - 12.0, y + way * 0.4), (x - 27.0, y + way)],
            &[5.0, 4.4, 2.0],
        );
        ink += scene.fill(
            &spot.put(&thread),
            if i % 3 == 0 { "#e9b45a" } else { "#b83a44" },
        );
    }
    ink += scene.fill(&cloth, "#b83a44");
    for c in [0.08, 0.36, 0.64, 0.92] {
        ink += scene.veil(
            &spot
                .put(&patch(0.0, 1.0, c - 0.07, c + 0.07))
                .within(&cloth),
            "#5a2348",
            0.55,
        );
        ink += scene.veil(
            &spot
                .put(&patch(0.0, 1.0, c - 0.01, c + 0.01))
                .within(&cloth),
            "#f4cf88",
            0.8,
        );
    }
    for a in [0.1, 0.28, 0.46, 0.64, 0.82, 0.97] {
        ink += scene.veil(
            &spot
                .put(&patch(a - 0.035, a + 0.035, 0.0, 1.0))
                .within(&cloth),
            "#5a2348",
            0.55,
        );
        ink += scene.veil(
            &spot
                .put(&patch(a - 0.006, a + 0.006, 0.0, 1.0))
                .within(&cloth),
            "#f4cf88",
            0.8,
        );
    }
    for a in [0.18, 0.55, 0.9] {
        let fold = spot
            .put(&patch(a - 0.06, a + 0.07, 0.0, 1.0))
            .within(&cloth);
        ink += scene.clipped(
            &cloth,
            scene.blurred(scene.veil(&fold, "#3a1838", 0.5), 6.0),
        );
    }
    ink += scene.veil(&cloth.minus(&cloth.moved(-1.0, 3.0)), "#ffc890", 0.75);
    ink
}

/// A cup that did not hold on, and its tea.
pub fn cup(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x, y, 1.15).turned(-62.0);
    let bowl = spot.put(&blob(
        &knots![-17, -14, corner; 17, -14, corner; 15, 6; 8, 15; -8, 15; -15, 6],
    ));
    let ring = spot.put(&ellipse((19.0, -2.0), 9.0, 8.0).minus(&ellipse((18.0, -2.0), 5.0, 4.4)));
    let tea = spot.put(&taper(
        &[(0.0, -14.0), (-4.0, -34.0), (-22.0, -52.0)],
        &[24.0, 9.0, 3.0],
    ));
    let mut ink = scene.fill(&tea, "#7a3d38");
    for (dx, dy, r) in [(-66.0, 22.0, 4.0), (-80.0, 42.0, 3.0), (-60.0, 46.0, 2.4)] {
        ink += scene.fill(&ellipse((x + dx, y + dy), r, r * 1.3), "#7a3d38");
    }
    let cup = bowl.and(&ring);
    ink += scene.fill(&cup, "#c9a0ac");
    ink += scene.veil(&cup.minus(&cup.moved(7.0, -3.0)), "#5c3a64", 0.7);
    let mouth = spot.put(&ellipse((0.0, -14.0), 17.0, 4.6));
    ink += scene.fill(&mouth, "#5c2f38");
    ink + scene.veil(&cup.minus(&cup.moved(-2.4, 0.6)), "#ffe0b0", 0.95)
}

/// A slat, lit along its upper edge.
fn slat_ink(scene: &Scene, slat: &Shape, colour: &str) -> Ink {
    let lit = slat.minus(&slat.moved(-1.8, 3.0));
    scene.fill(slat, colour) + scene.veil(&lit, "#ffbe84", 0.75)
}
