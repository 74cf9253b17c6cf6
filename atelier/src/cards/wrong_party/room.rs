//! A pearl-grey room seen from hip height: marble underfoot, a wall with mouldings, two leaves of a door swung open to a slate hall.

use crate::colour::mix;
use crate::line::{ellipse, handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// Where all lines into the depth meet.
const EYE: At = (399.0, 720.0);
/// The door in the wall: left, right, top; and where the wall stands on the floor.
const DOOR: (f64, f64, f64) = (262.0, 536.0, 214.0);
const FOOT: f64 = 926.0;

/// A place on the card that is so much nearer than the wall.
fn nearer(at: At, k: f64) -> At {
    (EYE.0 + (at.0 - EYE.0) * k, EYE.1 + (at.1 - EYE.1) * k)
}

/// The room, without those who are in it.
pub fn draw(scene: &Scene) {
    wall(scene);
    hall(scene);
    floor(scene);
    for (hinge, edge) in [(DOOR.0, DOOR.0 - 64.0), (DOOR.1, DOOR.1 + 128.0)] {
        leaf(scene, hinge, edge);
    }
}

fn wall(scene: &Scene) {
    let tones = stops![0, "#f1eee6"; 0.5, "#dcdad4"; 1, "#bfc1c2"];
    scene.add(scene.card(scene.radial((360.0, 60.0), 1000.0, &tones)));
    // Panels of the wall, an edge in the light and an edge in the shade.
    for (x0, x1) in [(-60.0, 96.0), (700.0, 880.0)] {
        for (y0, y1) in [(-40.0, 560.0), (640.0, 860.0)] {
            for (inset, width) in [(0.0, 2.6), (13.0, 1.6)] {
                let frame = rect(x0 + inset, y0 + inset, x1 - inset, y1 - inset);
                let line = frame.minus(&frame.grown(-width));
                scene.add(scene.veil(&line.moved(1.6, 1.8), "#8d9096", 0.5));
                scene.add(scene.veil(&line, "#fffdf4", 0.85));
            }
        }
    }
    let skirting = rect(-20.0, FOOT - 34.0, 820.0, FOOT);
    scene.add(scene.fill(&skirting, "#cfcecb"));
    scene.add(scene.veil(
        &rect(-20.0, FOOT - 36.0, 820.0, FOOT - 32.0),
        "#f7f4ea",
        0.9,
    ));
    let frame = rect(DOOR.0 - 24.0, DOOR.2 - 24.0, DOOR.1 + 24.0, FOOT);
    scene.add(scene.veil(&frame.moved(4.0, 5.0), "#83868d", 0.45));
    scene.add(scene.fill(&frame, "#f3f0e7"));
    let inner = rect(DOOR.0 - 9.0, DOOR.2 - 9.0, DOOR.1 + 9.0, FOOT);
    scene.add(scene.veil(&inner.minus(&inner.grown(-2.0)), "#9b9da0", 0.6));
}

/// The hall beyond, where nobody has lit a lamp.
fn hall(scene: &Scene) {
    let opening = rect(DOOR.0, DOOR.2, DOOR.1, FOOT);
    let tones = stops![0, "#9aa6ac"; 0.3, "#73808a"; 0.7, "#47525e"; 1, "#3c4650"];
    scene.add(scene.fill(&opening, scene.linear((0.0, DOOR.2), (0.0, FOOT), &tones)));
    let far = |at: At| nearer(at, 0.62);
    let (a, b) = (far((DOOR.0, DOOR.2)), far((DOOR.1, FOOT)));
    let back = rect(a.0, a.1, b.0, b.1);
    scene.add(scene.veil(&back, "#b9c3c4", 0.30));
    let ground = poly(&[(DOOR.0, FOOT), (a.0, b.1), (b.0, b.1), (DOOR.1, FOOT)]);
    scene.add(scene.veil(&ground, "#2d3540", 0.5));
    for (x, fx) in [(DOOR.0, a.0), (DOOR.1, b.0)] {
        scene.add(scene.thread(&[(x, DOOR.2), (fx, a.1)], "#39434e", 1.6, 0.35));
    }
    let edge = rect(DOOR.0, DOOR.2, DOOR.1, FOOT);
    let shade = scene.blurred(
        scene.veil(&edge.minus(&edge.moved(0.0, 16.0)), "#2a323c", 0.5),
        9.0,
    );
    scene.add(scene.clipped(&opening, shade));
}

/// Marble in two greys, laid on the square.
fn floor(scene: &Scene) {
    let ground = rect(-20.0, FOOT, 820.0, 1220.0);
    let tones = stops![0, "#d9d7d0"; 0.35, "#e9e6dd"; 1, "#b9babb"];
    scene.add(scene.fill(&ground, scene.linear((0.0, FOOT), (0.0, 1200.0), &tones)));
    // Rows are evenly deep in the room, so they grow towards us.
    let row = |i: f64| 1.0 / (1.0 - i * 0.085);
    // Four of them are as wide as the door.
    let tile = (DOOR.1 - DOOR.0) / 4.0;
    for i in 0_i32..8 {
        let (far, near) = (row(f64::from(i)), row(f64::from(i) + 1.0));
        for j in -9_i32..9 {
            if (i + j) % 2 == 0 {
                continue;
            }
            let x = DOOR.0 + f64::from(j) * tile;
            let corners = [
                nearer((x, FOOT), far),
                nearer((x + tile, FOOT), far),
                nearer((x + tile, FOOT), near),
                nearer((x, FOOT), near),
            ];
            let dark = mix(
                "#a9aeb2",
                "#8f959c",
                f64::from((i * 5 + j * 3).rem_euclid(7)) / 7.0,
            );
            scene.add(scene.veil(
                &handcut(&poly(&corners), 0.6, 20.0, i64::from(i + j)),
                dark,
                0.72,
            ));
        }
    }
    // The chandelier above us lies in the polish.
    let pool = ellipse((399.0, 1010.0), 250.0, 62.0);
    scene.add(scene.clipped(
        &ground,
        scene.blurred(scene.veil(&pool, "#fffbea", 0.75), 34.0),
    ));
    let below = scene.linear(
        (0.0, FOOT),
        (0.0, FOOT + 26.0),
        &stops![0, "#50565e", 0.5; 1, "#50565e", 0],
    );
    scene.add(scene.fill(&rect(-20.0, FOOT, 820.0, FOOT + 26.0), below));
}

/// A leaf of the door, swung into the room.
fn leaf(scene: &Scene, hinge: f64, edge: f64) {
    let k = 1.2;
    let on = |across: f64, up: f64| -> At {
        let depth = 1.0 + (k - 1.0) * across;
        let x = hinge + (edge - hinge) * across;
        let flat = (EYE.0 + (x - EYE.0), FOOT + (DOOR.2 - FOOT) * up);
        (flat.0, EYE.1 + (flat.1 - EYE.1) * depth)
    };
    let panel = |a: f64, b: f64, low: f64, high: f64| -> Shape {
        poly(&[on(a, low), on(b, low), on(b, high), on(a, high)])
    };
    let whole = panel(0.0, 1.0, 0.005, 1.0);
    let shadow = scene.blurred(
        scene.veil(&whole.moved((edge - hinge) * 0.4, 14.0), "#6d727a", 0.4),
        14.0,
    );
    scene.add(scene.multiplied(shadow));
    let left = edge < hinge;
    let (near, far) = if left {
        ("#f8f5ec", "#d3d2cd")
    } else {
        ("#e4e2dc", "#b9babb")
    };
    let tones = stops![0, far; 1, near];
    scene.add(scene.fill(&whole, scene.linear(on(0.0, 0.5), on(1.0, 0.5), &tones)));
    for (low, high) in [(0.05, 0.34), (0.40, 0.95)] {
        let field = panel(0.2, 0.8, low, high);
        scene.add(scene.veil(&field, "#a7a9ab", 0.55));
        scene.add(scene.fill(
            &panel(0.25, 0.78, low + 0.006, high - 0.009),
            if left { "#ebe8e0" } else { "#d2d1cd" },
        ));
    }
    let lip = taper(&[on(1.0, 0.005), on(1.0, 1.0)], &[3.0, 4.0]);
    scene.add(scene.fill(&lip, "#fffdf5"));
    let knob = on(0.88, 0.37);
    scene.add(scene.fill(&ellipse((knob.0 + 1.0, knob.1 + 2.0), 6.5, 8.0), "#6d5d3c"));
    scene.add(scene.fill(&ellipse(knob, 6.0, 7.5), "#c9a95c"));
    scene.add(scene.fill(&ellipse((knob.0 - 1.5, knob.1 - 2.5), 2.2, 2.6), "#fff2c4"));
}
