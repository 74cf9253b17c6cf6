//! The barrier at the bottom, half-way: it opens, or it shuts. And the wall we look over.

use crate::line::{blob, circle, handcut, poly};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::{knots, stops};

pub fn draw(scene: &Scene) {
    let spot = Spot::new(92.0, 1150.0, 1.0).turned(-13.0);
    let arm = spot.put(&poly(&[
        (-70.0, -18.0),
        (690.0, -12.0),
        (700.0, 0.0),
        (690.0, 12.0),
        (-70.0, 18.0),
    ]));
    post(scene);
    scene.add(scene.shadow(&arm, (-4.0, 10.0), 6.0, "#4a1c4e", 0.35));
    scene.add(scene.fill(&arm, "#fbf0dc"));
    for i in 0..5 {
        let x = 84.0 + 130.0 * f64::from(i);
        let band = spot.put(&poly(&[
            (x, -20.0),
            (x + 66.0, -20.0),
            (x + 52.0, 20.0),
            (x - 14.0, 20.0),
        ]));
        scene.add(scene.fill(&band.within(&arm), "#d5303c"));
    }
    let low: Shape = arm.minus(&arm.moved(0.0, -9.0));
    scene.add(scene.veil(&low, "#5a1f52", 0.4));
    let lit = arm.minus(&arm.moved(0.0, 3.0));
    scene.add(scene.veil(&lit, "#fff6d6", 0.9));
    let pin = circle(spot.at, 11.0);
    scene.add(scene.fill(&pin, "#4a2a66"));
    scene.add(scene.veil(&pin.minus(&pin.moved(-2.0, 2.4)), "#ffc98a", 0.9));
}

/// The box that moves it, with its lamp.
fn post(scene: &Scene) {
    let front = poly(&[
        (34.0, 1078.0),
        (128.0, 1092.0),
        (128.0, 1260.0),
        (34.0, 1260.0),
    ]);
    let side = poly(&[
        (128.0, 1092.0),
        (168.0, 1066.0),
        (168.0, 1260.0),
        (128.0, 1260.0),
    ]);
    let top = poly(&[
        (34.0, 1078.0),
        (76.0, 1054.0),
        (168.0, 1066.0),
        (128.0, 1092.0),
    ]);
    for (face, colour) in [(&front, "#5d3a80"), (&side, "#c9743f"), (&top, "#8d5a8e")] {
        scene.add(scene.fill(&handcut(face, 0.6, 20.0, 2), colour));
    }
    let dome = blob(&knots![82, 1074, corner; 84, 1050; 100, 1042; 116, 1050; 118, 1074, corner]);
    scene.add(scene.glow((100.0, 1056.0), 90.0, "#ffb347", 0.6, 0.3));
    let amber = stops![0, "#fff4c4"; 0.6, "#ffb43c"; 1, "#d9722a"];
    scene.add(scene.fill(&dome, scene.radial((100.0, 1058.0), 24.0, &amber)));
}
