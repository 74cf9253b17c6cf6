//! The barrier at the bottom, half-way: it opens, or it shuts. And the wall we look over.

use crate::line::{Stroke, blob, circle, ellipse, handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, stops};

use super::ramp::road;
use super::shadows::COLOUR;

/// Where the arm turns.
const PIVOT: At = (196.0, 1084.0);

pub fn draw(scene: &Scene) {
    let spot = Spot::new(PIVOT.0, PIVOT.1, 1.0).turned(-9.0);
    let arm = spot.put(&poly(&[
        (-74.0, -20.0),
        (566.0, -11.0),
        (576.0, 0.0),
        (566.0, 11.0),
        (-74.0, 20.0),
    ]));
    let fallen = arm.turned(13.0, PIVOT).moved(-30.0, 34.0).within(&road());
    scene.add(scene.blurred(scene.veil(&fallen, COLOUR, 0.5), 2.4));
    rest(scene);
    post(scene);
    scene.add(scene.shadow(&arm, (-4.0, 10.0), 6.0, "#4a1c4e", 0.35));
    let sheet = scene.sheet(&arm, "#fbf0dc");
    scene.add(sheet.lit(0.1).shade(0.4).rim(0.0));
    for i in 0..5 {
        let x = 66.0 + 108.0 * f64::from(i);
        let band = spot.put(&poly(&[
            (x, -22.0),
            (x + 56.0, -22.0),
            (x + 42.0, 22.0),
            (x - 14.0, 22.0),
        ]));
        scene.add(scene.fill(&band.within(&arm), "#d5303c"));
    }
    let low: Shape = arm.minus(&arm.moved(0.0, -9.0));
    scene.add(scene.veil(&low, "#5a1f52", 0.4));
    let lit = arm.minus(&arm.moved(0.0, 3.0));
    scene.add(scene.veil(&lit, "#fff6d6", 0.9));
    // What weighs it down behind.
    let weight = spot.put(&rect(-118.0, -30.0, -66.0, 30.0).fillet(4.0));
    let sheet = scene.sheet(&weight, "#5d3a80");
    scene.add(sheet.lit(0.2).shade(0.4).rim(1.4).rim_colour("#ffc98a"));
    let pin = circle(spot.at, 12.0);
    scene.add(scene.fill(&pin, "#4a2a66"));
    scene.add(scene.veil(&pin.minus(&pin.moved(-2.0, 2.4)), "#ffc98a", 0.9));
}

/// The fork in which the arm lies when it is shut.
fn rest(scene: &Scene) {
    let foot = (728.0, 1166.0);
    let fallen = taper(&[foot, (foot.0 - 84.0, foot.1 - 30.0)], &[18.0, 14.0]);
    scene.add(scene.blurred(scene.veil(&fallen, COLOUR, 0.5), 2.0));
    let plate = ellipse(foot, 32.0, 9.0);
    scene.add(scene.fill(&plate.swept(0.0, 5.0, 4), "#45295f"));
    let stem = taper(&[foot, (728.0, 1086.0)], &[20.0, 18.0]);
    let fork = Stroke::new(
        &[
            (704.0, 1046.0),
            (708.0, 1078.0),
            (728.0, 1088.0),
            (748.0, 1078.0),
            (752.0, 1046.0),
        ],
        &[11.0],
    )
    .shape();
    let whole = handcut(&stem.and(&fork), 0.5, 20.0, 3);
    let sheet = scene.sheet(&whole, "#f3e7d8");
    scene.add(sheet.lit(0.1).shade(0.5).rim(0.0));
    let band = rect(700.0, 1112.0, 756.0, 1136.0).within(&whole);
    scene.add(scene.fill(&band, "#c8323a"));
    scene.add(scene.veil(&whole.minus(&whole.moved(7.0, 0.0)), "#4a2468", 0.55));
}

/// The box that moves it, on its plate on the kerb, with its lamp.
fn post(scene: &Scene) {
    let face = |points: &[At]| handcut(&poly(points), 0.6, 20.0, 2);
    let plate = face(&[
        (132.0, 1184.0),
        (236.0, 1196.0),
        (286.0, 1168.0),
        (186.0, 1158.0),
    ]);
    let fallen = poly(&[
        (150.0, 1186.0),
        (240.0, 1190.0),
        (150.0, 1140.0),
        (60.0, 1136.0),
    ]);
    scene.add(scene.blurred(scene.veil(&fallen, "#24123c", 0.6), 4.0));
    scene.add(scene.fill(&plate.swept(0.0, 8.0, 4), "#2f1a4c"));
    scene.add(scene.fill(&plate, "#6b4379"));
    let front = face(&[
        (150.0, 1022.0),
        (236.0, 1034.0),
        (236.0, 1188.0),
        (150.0, 1178.0),
    ]);
    let side = face(&[
        (236.0, 1034.0),
        (274.0, 1010.0),
        (274.0, 1166.0),
        (236.0, 1188.0),
    ]);
    let top = face(&[
        (150.0, 1022.0),
        (190.0, 1000.0),
        (274.0, 1010.0),
        (236.0, 1034.0),
    ]);
    for (face, colour) in [(&front, "#5d3a80"), (&side, "#d9803f"), (&top, "#9a648e")] {
        let sheet = scene.sheet(face, colour);
        scene.add(sheet.lit(0.14).shade(0.5).rim(0.0));
    }
    let edge = taper(&[(236.0, 1036.0), (236.0, 1186.0)], &[2.4, 2.4]);
    scene.add(scene.veil(&edge, "#ffd79a", 0.8));
    let dome = blob(&knots![194, 1018, corner; 196, 994; 212, 986; 228, 994; 230, 1018, corner]);
    scene.add(scene.glow((212.0, 1000.0), 90.0, "#ffb347", 0.6, 0.3));
    let amber = stops![0, "#fff4c4"; 0.6, "#ffb43c"; 1, "#d9722a"];
    scene.add(scene.fill(&dome, scene.radial((212.0, 1002.0), 24.0, &amber)));
}
