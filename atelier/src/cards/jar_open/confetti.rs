//! White paper in the air.

use crate::line::{between, handcut, poly};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::At;

const COLOURS: [&str; 6] = [
    "#ffffff", "#fff4f0", "#ffffff", "#ffe0e4", "#ffd24a", "#d4123f",
];

/// One scrap, as large as that, turned and bent.
fn scrap(scene: &Scene, chance: &mut Chance, at: At, size: f64) {
    let (long, wide) = (size, size * chance.between(0.3, 0.7));
    let bend = chance.between(-0.5, 0.5) * size;
    let turn = chance.between(0.0, 180.0);
    let colour = *chance.pick(&COLOURS);
    let corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)];
    let whole = poly(&[
        corners[0],
        (0.0, -wide + bend),
        corners[1],
        corners[2],
        (0.0, wide + bend),
        corners[3],
    ]);
    let half = poly(&[
        (0.0, -wide + bend),
        corners[1],
        corners[2],
        (0.0, wide + bend),
    ]);
    let put = |shape: &crate::shape::Shape| shape.turned(turn, (0.0, 0.0)).moved(at.0, at.1);
    scene.add(scene.fill(&handcut(&put(&whole), 0.4, 9.0, 3), colour));
    scene.add(scene.veil(&put(&half), "#c2185b", 0.2));
}

/// High up, behind her.
pub fn far(scene: &Scene) {
    let mut chance = Chance::of("jar-open far", 1);
    for i in 0..150 {
        let y = 900.0 * (f64::from(i) + chance.unit()) / 150.0;
        let at = between((200.0, y), (640.0, y), chance.unit());
        let at = (at.0 + (at.0 - 420.0) * (900.0 - y) / 900.0, at.1);
        let size = chance.between(2.5, 6.0) + 2.0 * (1.0 - y / 900.0);
        scrap(scene, &mut chance, at, size);
    }
}

/// Before all, never on a face.
pub fn near(scene: &Scene) {
    let mut chance = Chance::of("jar-open near", 2);
    for (x, y, size) in [
        (308.0, 60.0, 15.0),
        (420.0, 130.0, 12.0),
        (60.0, 60.0, 17.0),
        (266.0, 330.0, 10.0),
        (742.0, 110.0, 16.0),
        (468.0, 250.0, 9.0),
        (30.0, 470.0, 18.0),
        (786.0, 640.0, 17.0),
        (240.0, 452.0, 11.0),
        (610.0, 560.0, 12.0),
        (250.0, 640.0, 13.0),
        (24.0, 900.0, 20.0),
        (776.0, 930.0, 22.0),
        (344.0, 1172.0, 16.0),
        (446.0, 1150.0, 18.0),
        (740.0, 1150.0, 26.0),
        (40.0, 980.0, 16.0),
    ] {
        scrap(scene, &mut chance, (x, y), size);
    }
}
