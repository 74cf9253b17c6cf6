//! The desk of the booth: its knob, and her lunch.

use crate::line::{Stroke, circle, ellipse, handcut, poly};
use crate::scene::Scene;
use crate::shape::At;
use crate::{spots, stops};

/// The middle of the top of the knob.
pub const KNOB: At = (652.0, 1104.0);

pub fn draw(scene: &Scene) {
    let top = handcut(
        &poly(&spots![-20, 996; 820, 972; 820, 1220; -20, 1220]),
        1.0,
        50.0,
        4,
    );
    let fill = scene.linear(
        (760.0, 980.0),
        (200.0, 1230.0),
        &stops![0, "#d4f7e2"; 0.45, "#9be3c8"; 1, "#4fb29b"],
    );
    scene.add(scene.shadow(&top, (0.0, -6.0), 8.0, super::DEEP, 0.35));
    scene.add(scene.fill(&top, fill));
    scene.add(scene.veil(&top.minus(&top.moved(0.0, 7.0)), "#f4fff4", 0.9));
    plate(scene);
}

/// An enamelled plate with two lamps, a ring, and the knob in it.
fn plate(scene: &Scene) {
    let (x, y) = KNOB;
    let plate = handcut(
        &poly(&[
            (x - 116.0, y - 46.0),
            (x + 108.0, y - 52.0),
            (x + 146.0, y + 112.0),
            (x - 146.0, y + 118.0),
        ])
        .grown(8.0),
        0.8,
        40.0,
        8,
    );
    let below = plate.moved(-8.0, 14.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&below, "#2d6f70", 0.7), 6.0)));
    scene.add(scene.fill(&plate.and(&plate.moved(0.0, 8.0)), "#c9958c"));
    let enamel = stops![0, "#ffffff"; 0.5, "#fff1dc"; 1, "#f3cfc0"];
    scene.add(scene.fill(
        &plate,
        scene.linear((x + 130.0, y - 50.0), (x - 130.0, y + 120.0), &enamel),
    ));
    for (dx, dy) in [
        (-108.0, -38.0),
        (102.0, -44.0),
        (134.0, 98.0),
        (-132.0, 104.0),
    ] {
        scene.add(scene.fill(&ellipse((x + dx, y + dy), 7.0, 4.5), "#b78f88"));
        scene.add(scene.fill(&ellipse((x + dx + 1.0, y + dy - 1.0), 5.0, 3.0), "#f5e3d8"));
    }
    let ring = ellipse((x, y + 38.0), 116.0, 54.0);
    scene.add(scene.fill(&ring, "#8e1218"));
    scene.add(scene.fill(&ellipse((x, y + 34.0), 113.0, 51.0), "#e0301f"));
    scene.add(scene.fill(&ellipse((x, y + 34.0), 92.0, 41.0), "#6e0a1c"));
    let cap = ellipse((x, y), 84.0, 36.0)
        .and(&ellipse((x, y + 26.0), 84.0, 37.0))
        .hull();
    let green = stops![0, "#2fae45"; 0.35, "#1f8a3c"; 1, "#0f5a34"];
    scene.add(scene.fill(
        &cap,
        scene.linear((x + 84.0, y), (x - 84.0, y + 20.0), &green),
    ));
    let top = ellipse((x, y), 83.0, 35.0);
    let glow = stops![0, "#d9ff8a"; 0.5, "#86e34c"; 1, "#44b944"];
    scene.add(scene.fill(
        &top,
        scene.radial_from((x, y), 90.0, (x + 30.0, y - 12.0), &glow),
    ));
    scene.add(scene.veil(&top.minus(&top.moved(0.0, 3.0)), "#f6ffd8", 0.8));
    // The fingertip is near: its shadow lies on the knob already.
    let tip = ellipse((x + 8.0, y + 20.0), 28.0, 8.0);
    scene.add(scene.blurred(scene.veil(&tip, "#1f7a3c", 0.6), 5.0));
}

/// Half peeled; the peel has made a loop of its own.
pub fn orange(scene: &Scene) {
    let at = (252.0, 1122.0);
    let under = circle((0.0, 0.0), 66.0)
        .stretched(1.0, 0.28, (0.0, 0.0))
        .moved(at.0 - 20.0, at.1 + 44.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#2d6f70", 0.75), 8.0)));
    peel(scene);
    let body = handcut(&circle(at, 54.0), 1.6, 30.0, 3);
    let skin = stops![0, "#ffc46a"; 0.5, "#ff8f22"; 1, "#c9541a"];
    scene.add(scene.fill(
        &body,
        scene.radial_from(at, 66.0, (at.0 + 22.0, at.1 - 24.0), &skin),
    ));
    let flesh = handcut(
        &ellipse((at.0 + 10.0, at.1 - 14.0), 42.0, 34.0).turned(18.0, at),
        2.0,
        14.0,
        5,
    )
    .within(&body);
    scene.add(scene.fill(&flesh.grown(4.0).within(&body), "#ffe9c4"));
    scene.add(scene.fill(&flesh, "#ffb04a"));
    let hub = (at.0 + 14.0, at.1 - 30.0);
    for degrees in [20.0, 62.0, 104.0, 146.0, 188.0, 236.0, 300.0] {
        let end = crate::line::towards(hub, degrees, 70.0);
        let seam = scene.thread(&[hub, end], "#fff0d4", 2.6, 0.9);
        scene.add(scene.clipped(&flesh, seam));
    }
    let lit = ellipse((at.0 + 26.0, at.1 - 34.0), 13.0, 6.0);
    scene.add(scene.blurred(scene.veil(&lit, "#fff6dc", 0.9), 2.0));
}

/// The peel, in two loops: its rind where it comes towards us, its pith where it goes away.
fn peel(scene: &Scene) {
    let at = |i: u32| {
        let t = f64::from(i) * 0.1;
        (
            276.0 + 10.0 * t - 30.0 * t.sin(),
            1152.0 + 2.0 * t - 24.0 * t.cos(),
        )
    };
    let piece = |from: u32, to: u32| {
        let wide = |i: u32| 26.0 - 0.07 * f64::from(i);
        Stroke::along((from..=to).map(at).collect(), &[wide(from), wide(to)]).shape()
    };
    let under = piece(0, 150).moved(-6.0, 10.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#2d6f70", 0.55), 5.0)));
    // Half a turn each: away from us, and back.
    let turns = [
        (8, 50, true),
        (70, 113, true),
        (0, 12, false),
        (46, 74, false),
        (109, 138, false),
    ];
    for (from, to, rind) in turns {
        let shape = piece(from, to);
        let colour = if rind { "#ff8a1e" } else { "#ffe2b4" };
        scene.add(scene.fill(&shape, colour));
        let lee = shape.minus(&shape.moved(3.0, -5.0));
        scene.add(scene.veil(&lee, if rind { "#c4501a" } else { "#eab074" }, 0.8));
    }
}
