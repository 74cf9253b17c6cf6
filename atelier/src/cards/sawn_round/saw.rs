//! The saw: a handsaw with large teeth. She pushes it up from below; its tip comes out above the plank.

use crate::line::{between, blob, circle, distance, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, stops};

/// Where the hand holds it.
pub const GRIP: At = (426.0, 719.0);
/// Where the blade leaves the handle, where it goes into the wood, and its tip.
const HEEL: At = (470.0, 690.0);
const CUT: At = (575.0, 503.0);
const TIP: At = (652.0, 362.0);

/// A place of the blade: 0 at the heel, 1 at the tip, and so far to the side of the teeth.
fn at(part: f64, off: f64) -> At {
    let (dx, dy) = (TIP.0 - HEEL.0, TIP.1 - HEEL.1);
    let long = dx.hypot(dy);
    let (x, y) = between(HEEL, TIP, part);
    (x - off * -dy / long, y - off * dx / long)
}

/// How much of the blade is above the wood.
fn sunk() -> f64 {
    distance(HEEL, CUT) / distance(HEEL, TIP)
}

fn edge(part: f64) -> f64 {
    40.0 - 27.0 * part
}

fn blade(from: f64, to: f64) -> Shape {
    let teeth = 26;
    let mut ring = vec![at(from, -30.0 + 18.0 * from)];
    for i in 0..teeth {
        let (a, b) = (f64::from(i) / 26.0, f64::from(i + 1) / 26.0);
        if a >= from - 1e-9 && b <= to + 0.02 {
            ring.push(at(a, edge(a)));
            ring.push(at(a + (b - a) * 0.72, edge(a) + 12.0 - 3.0 * a));
            ring.push(at(b, edge(b)));
        }
    }
    ring.push(at(to, -30.0 + 18.0 * to));
    poly(&ring)
}

/// The slot in which it stands, from the cut outwards.
fn slot() -> Shape {
    let line = [
        at(sunk(), -18.0),
        at(sunk() + 0.004, 10.0),
        at(sunk() + 0.004, 46.0),
    ];
    taper(&line, &[16.0, 16.0, 7.0])
}

fn metal(scene: &Scene, shape: &Shape) {
    let steel = stops![0, "#f4fafa"; 0.45, "#c3d4d9"; 1, "#8ea7b0"];
    scene.add(scene.fill(shape, scene.linear(at(0.3, -26.0), at(0.3, 48.0), &steel)));
    let back = shape.minus(&shape.moved(3.0, 0.6));
    scene.add(scene.veil(&back, "#ffffff", 0.9));
    let cut = shape.minus(&shape.moved(-2.4, 0.4));
    scene.add(scene.veil(&cut, "#4f6a76", 0.8));
}

/// What comes out above the plank, behind the cat.
pub fn tip(scene: &Scene) {
    metal(scene, &blade(0.5, 1.0));
}

/// What is below the wood, and the handle.
pub fn draw(scene: &Scene) {
    scene.add(scene.fill(&slot(), "#fff2c0"));
    let below = blade(0.0, sunk());
    metal(scene, &below);
    scene.add(scene.multiplied(scene.veil(&below, "#5a86a0", 0.35)));
    handle(scene);
}

/// A closed handle of beech, bolted to the blade.
fn handle(scene: &Scene) {
    let spot = Spot::new(GRIP.0, GRIP.1, 1.0).turned(-150.0);
    let whole = blob(&knots![
        -62, 52, corner; -70, 14; -58, -32; -42, -62; -14, -74; 30, -70; 56, -58; 62, -30; 58, 16; 60, 44; 40, 60; 6, 58; -10, 74, corner; -40, 70
    ]);
    let hole = blob(&knots![-20, -34; 4, -42; 22, -34; 24, 0; 18, 26; 0, 30; -16, 20; -24, -6]);
    let shape = spot.put(&whole.minus(&hole));
    scene.add(scene.shadow(&shape, (8.0, 10.0), 6.0, "#0a2030", 0.5));
    scene.add(
        scene
            .sheet(&shape, "#a4532a")
            .lit(0.35)
            .shade(0.35)
            .rim(0.0)
            .ink(),
    );
    let lit = shape.minus(&shape.moved(2.4, 3.4));
    scene.add(scene.veil(&lit, "#f3b27c", 0.8));
    for p in [(-46.0, 22.0), (-34.0, 50.0)] {
        let (x, y) = spot.point(p);
        scene.add(scene.fill(&circle((x, y), 7.0), "#e8c36a"));
        scene.add(scene.veil(
            &taper(&[(x - 4.0, y + 2.0), (x + 4.0, y - 2.0)], &[1.6, 1.6]),
            "#7a4a18",
            0.9,
        ));
    }
}
