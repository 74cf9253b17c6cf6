//! One lamp in the ceiling, above the horse: the corners of the cabin stay dark.

use crate::line::{ellipse, handcut, poly, rect};
use crate::scene::Scene;
use crate::stops;

/// What falls from the lamp, behind the horse.
pub fn light(scene: &Scene) {
    let cabin = rect(50.0, 150.0, 752.0, 1070.0);
    let cone = poly(&[
        (330.0, 190.0),
        (560.0, 176.0),
        (780.0, 1070.0),
        (120.0, 1070.0),
    ]);
    let light = stops![0, "#fff6d0", 0.85; 0.45, "#fff6d0", 0.3; 1, "#fff6d0", 0];
    let light = scene.linear((440.0, 180.0), (440.0, 1000.0), &light);
    let cone = scene.blurred(scene.fill(&cone, light), 16.0);
    scene.add(scene.clipped(&cabin, scene.shining(cone)));
    // The horse stands in its way.
    let under = ellipse((270.0, 850.0), 300.0, 150.0);
    let under = scene.blurred(scene.veil(&under, "#3a5c60", 0.62), 40.0);
    scene.add(scene.clipped(&cabin, scene.multiplied(under)));
    scene.add(scene.glow((446.0, 210.0), 330.0, "#fff8d8", 0.9, 0.35));
}

/// What it does not reach.
pub fn dark(scene: &Scene) {
    let cabin = rect(50.0, 90.0, 752.0, 1070.0);
    let dark = stops![0, "#ffffff"; 0.42, "#fbfaf0"; 0.7, "#a9bcb8"; 1, "#3a5460"];
    let dark = scene.radial((440.0, 400.0), 800.0, &dark);
    scene.add(scene.multiplied(scene.fill(&cabin, dark)));
}

/// What has run off the horse shines on the floor.
pub fn puddle(scene: &Scene) {
    let cabin = rect(62.0, 900.0, 742.0, 1062.0);
    for (x, y, wide, high) in [(392.0, 1054.0, 120.0, 9.0), (566.0, 1042.0, 64.0, 7.0)] {
        let pool = handcut(&ellipse((x, y), wide, high), 2.0, 30.0, x as i64).within(&cabin);
        scene.add(scene.veil(&pool, "#cfeee2", 0.3));
        scene.add(scene.veil(&pool.minus(&pool.moved(0.0, 2.0)), "#f4fff8", 0.5));
    }
    for (x, y) in [(338.0, 1050.0), (598.0, 1046.0)] {
        let ring = ellipse((x, y), 18.0, 4.6).minus(&ellipse((x, y), 15.0, 3.2));
        scene.add(scene.veil(&ring, "#f4fff8", 0.8));
    }
}
