//! Her hands, left and right on the rim of the wheel: fingers around it, backs of the hands outside.

use crate::colour::mix;
use crate::knots;
use crate::line::{blob, handcut, step, taper};
use crate::motifs::people::part::{line_of, shade};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

use super::cars::Car;

/// Her skin.
pub const HERS: &str = "#d2a478";

const CLOTH: &str = "#2f9a92";

/// Where a hand holds the rim; across is from the outside to the inside of the wheel, y goes down along it.
fn grip(car: &Car, near: bool) -> Spot {
    let angle = if near { 196.0 } else { 338.0 };
    let (a, b) = (car.grip(angle - 8.0), car.grip(angle + 8.0));
    let (x, y) = if near { step(b, a) } else { step(a, b) };
    let at = car.grip(angle);
    let turn = y.atan2(x).to_degrees() - 90.0;
    Spot::new(at.0, at.1, 1.0).turned(turn).flipped(!near)
}

/// Where the wrist of the near hand is.
pub fn near_wrist(car: &Car) -> At {
    grip(car, true).point((-46.0, 36.0))
}

fn skin_sheet(scene: &Scene, shape: &Shape) -> Ink {
    let lee = shape.minus(&shape.moved(-2.0, -4.0));
    scene.sheet(shape, HERS).grain(0.35).ink()
        + scene.veil(&lee, shade(HERS.into(), 1.2), 0.6)
        + scene.veil(&shape.minus(&shape.grown(-1.0)), line_of(HERS.into()), 0.5)
}

/// The back of a hand, from the knuckles to the wrist.
fn back(spot: Spot) -> Shape {
    let back = blob(&knots![
        -16, -36; 0, -30; 0, 30; -14, 38; -34, 52, corner; -66, 30, corner; -44, -4; -32, -26
    ]);
    handcut(&spot.put(&back), 0.6, 14.0, 3)
}

/// The far forearm and hand, behind the wheel.
pub fn far_arm(scene: &Scene, car: &Car) -> Ink {
    let spot = grip(car, false);
    let hand = spot.put(&blob(&knots![
        -20, -30; 2, -34; 8, 0; 12, 34; 2, 46; -14, 44; -24, 30; -27, 0
    ]));
    let (x, y) = spot.point((2.0, 34.0));
    let sleeve = taper(
        &[(x - 3.0, y), (x - 18.0, y + 26.0), (x - 60.0, y + 80.0)],
        &[38.0, 46.0, 60.0],
    );
    let mut ink = scene.shadow(&sleeve, (-4.0, 4.0), 6.0, "#0f4a4c", 0.5);
    ink += skin_sheet(scene, &hand);
    ink += scene.sheet(&sleeve, mix(CLOTH, "#1a5a60", 0.35)).ink();
    ink + scene.veil(&sleeve.minus(&sleeve.grown(-1.2)), "#0f4a4c", 0.7)
}

/// The near forearm: from an elbow behind the hood up to the wrist.
pub fn near_sleeve(scene: &Scene, car: &Car) -> Ink {
    let (x, y) = near_wrist(car);
    let line = [
        (x + 4.0, y - 4.0),
        (x - 8.0, y + 40.0),
        (x - 26.0, y + 130.0),
    ];
    let sleeve = handcut(&taper(&line, &[50.0, 70.0, 96.0]), 0.8, 22.0, 4);
    let mut ink = scene.shadow(&sleeve, (5.0, 3.0), 9.0, "#0a3c40", 0.6);
    ink += scene.sheet(&sleeve, CLOTH).lit(0.5).grain(0.5).ink();
    let lee = sleeve.minus(&sleeve.moved(-16.0, -3.0));
    ink += scene.clipped(
        &sleeve,
        scene.blurred(scene.veil(&lee, "#0f4a4c", 0.7), 6.0),
    );
    ink
}

/// What lies over the rim: the near hand with its back, and the fingers of both.
pub fn fingers(scene: &Scene, car: &Car) -> Ink {
    let mut ink = Ink::none();
    for near in [false, true] {
        let spot = grip(car, near);
        if near {
            let back = back(spot);
            ink += scene.shadow(&back, (2.0, 5.0), 5.0, "#0f4a4c", 0.5);
            ink += skin_sheet(scene, &back);
            for (y, to) in [(-18.0, -4.0), (0.0, 8.0), (16.0, 20.0)] {
                let sinew = spot.put(&taper(&[(-14.0, y), (-36.0, to)], &[2.6, 0.6]));
                ink += scene.veil(&sinew, shade(HERS.into(), 1.6), 0.5);
            }
            let cuff = spot.put(&taper(
                &[(-27.0, 58.0), (-50.0, 46.0), (-73.0, 22.0)],
                &[17.0, 19.0, 17.0],
            ));
            ink += scene.shadow(&cuff, (2.0, -3.0), 4.0, "#3a1a3a", 0.5);
            ink += scene.sheet(&cuff, "#3fb0a4").grain(0.4).ink();
            let thumb = spot.put(&taper(
                &[(-24.0, -24.0), (-14.0, -42.0), (2.0, -56.0)],
                &[20.0, 18.0, 14.0],
            ));
            ink += skin_sheet(scene, &thumb);
        }
        for (y, long) in [(-26.0, 14.0), (-9.0, 18.0), (8.0, 18.0), (24.0, 14.0)] {
            let line = [(-17.0, y), (0.0, y + 0.5), (long, y + 3.0)];
            let finger = spot.put(&taper(&line, &[18.0, 18.0, 14.0]));
            ink += scene.shadow(&finger, (1.5, 3.0), 2.5, "#3a1a3a", 0.5);
            ink += skin_sheet(scene, &finger);
            let joint = spot.put(&taper(
                &[(-3.0, y - 5.0), (-1.0, y), (-3.0, y + 5.0)],
                &[0.6, 2.0, 0.6],
            ));
            ink += scene.veil(&joint, line_of(HERS.into()), 0.7);
        }
    }
    ink
}
