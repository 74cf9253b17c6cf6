//! Her hands: one holds up the lid, the other the jar.

use crate::knots;
use crate::line::{blob, circle};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::grip::{finger, palm};
use super::heroine::FLESH;
use super::jar;

/// The hand on our left: its palm is behind the lid, four fingertips come over the rim, the thumb lies below.
pub fn lid(scene: &Scene, wrist: At) {
    let spot = Spot::new(wrist.0, wrist.1, 1.0).turned(-6.0);
    let behind = spot.put(&blob(
        &knots![-15, 46; -17, 20; -20, 0; -40, -50; -42, -86; 0, -100; 38, -88; 44, -50; 20, -8; 13, 18; 14, 46],
    ));
    scene.add(palm(
        scene,
        FLESH,
        &behind,
        &spot.put(&circle((0.0, 24.0), 40.0)),
    ));
    let pale = spot.put(&circle((0.0, -64.0), 34.0));
    let pale = scene.blurred(scene.veil(&pale, FLESH.nail, 0.5), 10.0);
    scene.add(scene.clipped(&behind, pale));
    for root in [
        [(-30.0, -80.0), (-46.0, -112.0), (-56.0, -140.0)],
        [(-12.0, -86.0), (-16.0, -124.0), (-20.0, -156.0)],
        [(10.0, -86.0), (14.0, -124.0), (16.0, -158.0)],
        [(30.0, -80.0), (42.0, -114.0), (52.0, -146.0)],
    ] {
        scene.add(finger(scene, FLESH, &spot.points(root), 24.0, false));
    }
    let (x, y) = spot.point((-2.0, -104.0));
    scene.add(jar::lid(scene, (x, y)));
    for (line, wide) in [
        ([(-66.0, -142.0), (-64.0, -130.0), (-57.0, -112.0)], 21.0),
        ([(-23.0, -166.0), (-22.0, -148.0), (-19.0, -128.0)], 23.0),
        ([(18.0, -168.0), (18.0, -150.0), (16.0, -130.0)], 23.0),
        ([(58.0, -152.0), (57.0, -138.0), (50.0, -118.0)], 22.0),
    ] {
        scene.add(finger(scene, FLESH, &spot.points(line), wide, true));
    }
    scene.add(finger(
        scene,
        FLESH,
        &spot.points([(30.0, -26.0), (44.0, -52.0), (40.0, -74.0), (28.0, -92.0)]),
        27.0,
        true,
    ));
}

/// The hand on our right: its palm is behind the jar, four fingers come around its right side, the thumb around its left one.
pub fn jar(scene: &Scene, wrist: At) {
    let spot = Spot::new(wrist.0, wrist.1, 1.0).turned(6.0);
    let behind = spot.put(&blob(
        &knots![-16, 26; -19, 0; -40, -44; -44, -84; -30, -112; 10, -124; 40, -116; 54, -86; 48, -44; 24, -12; 16, 26],
    ));
    scene.add(jar::back(scene, spot.point((0.0, -70.0))));
    scene.add(palm(
        scene,
        FLESH,
        &behind,
        &spot.put(&circle((0.0, 24.0), 40.0)),
    ));
    let pale = spot.put(&circle((0.0, -64.0), 34.0));
    let pale = scene.blurred(scene.veil(&pale, FLESH.nail, 0.5), 10.0);
    scene.add(scene.clipped(&behind, pale));
    let fingers = [
        [(20.0, -40.0), (60.0, -44.0), (66.0, -42.0)],
        [(24.0, -62.0), (62.0, -70.0), (72.0, -70.0)],
        [(24.0, -84.0), (62.0, -96.0), (74.0, -98.0)],
        [(18.0, -104.0), (60.0, -122.0), (74.0, -124.0)],
    ];
    let thumb = [(-22.0, -30.0), (-48.0, -46.0), (-72.0, -76.0)];
    scene.add(finger(scene, FLESH, &spot.points(thumb), 29.0, false));
    for line in fingers {
        scene.add(finger(scene, FLESH, &spot.points(line), 25.0, false));
    }
    let (x, y) = spot.point((0.0, -70.0));
    scene.add(jar::jar(scene, (x, y)));
    for (line, wide) in [
        ([(73.0, -40.0), (64.0, -34.0), (42.0, -32.0)], 21.0),
        ([(78.0, -66.0), (66.0, -60.0), (36.0, -58.0)], 24.0),
        ([(80.0, -94.0), (68.0, -87.0), (34.0, -84.0)], 25.0),
        ([(78.0, -120.0), (66.0, -114.0), (38.0, -110.0)], 24.0),
    ] {
        scene.add(finger(scene, FLESH, &spot.points(line), wide, true));
    }
    scene.add(finger(
        scene,
        FLESH,
        &spot.points([
            (-70.0, -70.0),
            (-73.0, -88.0),
            (-64.0, -104.0),
            (-40.0, -110.0),
        ]),
        27.0,
        true,
    ));
}
