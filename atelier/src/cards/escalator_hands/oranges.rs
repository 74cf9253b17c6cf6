//! What fell from his bag when he took her hand.

use crate::line::{circle, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{spots, stops};

/// The paper bag that he has let go, with the oranges that fall out of it.
pub fn bag(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 1.15).turned(128.0);
    let bag = poly(
        &spots![-38, 52; -44, -36; -30, -44; -18, -36; -4, -46; 12, -38; 28, -47; 42, -38; 40, 54],
    );
    let bag = handcut(&spot.put(&bag), 0.8, 14.0, 5);
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&bag.moved(30.0, 40.0), "#2e474c", 0.6), 9.0)),
    );
    for (dx, dy) in [(-20.0, -48.0), (10.0, -52.0)] {
        orange(scene, spot.point((dx, dy)), 19.0, dx);
    }
    let paper = stops![0, "#d9b384"; 1, "#a97c4e"];
    scene.add(scene.fill(
        &bag,
        scene.linear(spot.point((-40.0, 0.0)), spot.point((44.0, 0.0)), &paper),
    ));
    for fold in [
        spots![-26, -30; -20, 10; -28, 48],
        spots![16, -30; 20, 10; 12, 50],
    ] {
        scene.add(scene.thread(&spot.points(fold), "#8a6238", 1.8, 0.6));
    }
}

fn orange(scene: &Scene, at: At, r: f64, turn: f64) {
    let skin = handcut(&circle(at, r), 0.5, 9.0, turn as i64);
    let light = stops![0, "#ffc765"; 0.5, "#f28c22"; 1, "#c65f12"];
    scene.add(scene.fill(
        &skin,
        scene.radial_from(at, r * 1.25, (at.0 - r * 0.4, at.1 - r * 0.45), &light),
    ));
    let spot = Spot::new(at.0, at.1, r / 17.0).turned(turn * 3.0);
    scene.add(scene.fill(&spot.put(&ellipse((4.0, -10.0), 2.2, 1.6)), "#6a4a1a"));
    if (turn as i64) % 2 == 0 {
        let leaf = taper(&spots![5, -11; 12, -19; 22, -20], &[1.0, 8.0, 1.0]);
        scene.add(scene.fill(&spot.put(&leaf), "#3f7a3a"));
    }
}

/// On the steel between the two, rolling down.
pub fn far(scene: &Scene) {
    for (i, (x, y, r)) in (0..).zip([
        (690.0, 512.0, 21.0),
        (176.0, 792.0, 23.0),
        (60.0, 846.0, 24.0),
        (740.0, 716.0, 22.0),
    ]) {
        let fall = ellipse((x + 16.0, y + 17.0), r * 1.1, r * 0.6);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#3c545a", 0.7), 4.0)));
        orange(scene, (x, y), r, f64::from(i) * 19.0);
    }
}

/// Falling before all.
pub fn near(scene: &Scene) {
    for (i, (x, y, r)) in (4..).zip([
        (742.0, 300.0, 30.0),
        (610.0, 838.0, 34.0),
        (706.0, 1010.0, 40.0),
        (486.0, 1100.0, 37.0),
    ]) {
        let fall = ellipse((x + 26.0, y + 34.0), r, r * 0.9);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#16302e", 0.5), 9.0)));
        orange(scene, (x, y), r, f64::from(i) * 19.0);
    }
}
