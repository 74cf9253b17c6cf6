//! The two shadows that cannot keep up, and run after their owners on foot.

use crate::motifs::people::{
    ArmPose, Build, Clothes, Gesture, Hair, Head, LegPose, Person, Pose, Reach, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::ramp::{ground, road};

pub const COLOUR: &str = "#3b1a5c";
/// Below the light, on the ground.
const LAMP: At = (2.0, 3.0);

/// Where a shadow falls from a place of the ground.
pub fn fall(x: f64, z: f64) -> At {
    let (dx, dz) = (x - LAMP.0, z - LAMP.1);
    let far = dx.hypot(dz);
    (dx / far, dz / far)
}

/// Somebody cut out and laid on the ground, the feet at a place, so many times as long as high.
fn laid(person: &Person, (x, z): At, long: f64) -> Shape {
    let outline = person.cut((900.0, 0.0)).outline();
    let way = fall(x, z);
    let k = person.height / 2.05;
    outline.bent(|at| {
        let (aside, up) = ((at.0 - person.at.0) / k, (person.at.1 - at.1) / k * long);
        ground(x + aside + way.0 * up, z + way.1 * up)
    })
}

fn hers() -> Person {
    Person {
        height: 600.0,
        at: (400.0, 900.0),
        facing: Some(58.0),
        pose: Pose {
            lean: (24.0, 0.0),
            arms: [
                ArmPose::to(0.5, 0.5, 0.7).hand(Gesture::Wave),
                ArmPose::to(0.5, -0.35, -0.5)
                    .elbow(0.6, 0.1, -1.0)
                    .hand(Gesture::Fist),
            ],
            ..Pose::RUN
        },
        head: Head {
            hair: Hair::Cropped,
            ..Head::default()
        },
        clothes: Clothes::default(),
        ..Person::default()
    }
}

fn his() -> Person {
    Person {
        build: Build::Thin,
        height: 620.0,
        at: (400.0, 900.0),
        facing: Some(70.0),
        pose: Pose {
            hips: UPRIGHT.hips,
            lean: (50.0, 0.0),
            bow: 0.25,
            arms: [
                ArmPose::to(0.45, 0.75, -0.5).hand(Gesture::Wave),
                ArmPose::to(0.12, 0.22, 0.1)
                    .from(Reach::Hips)
                    .elbow(0.8, 0.5, -0.8)
                    .hand(Gesture::Flat),
            ],
            legs: [
                LegPose::to(0.05, 0.02, 0.3).toe(0.05, 0.2, 1.0),
                LegPose::to(0.06, 0.06, -0.34).toe(0.05, -0.5, 1.0),
            ],
            head: (0.0, -6.0, 0.0),
            ..Pose::WALK
        },
        head: Head {
            hair: Hair::Tousled,
            ..Head::default()
        },
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let runners = [
        (laid(&his(), (-0.08, 10.1), 2.35), (380.0, 250.0)),
        (laid(&hers(), (-0.66, 7.75), 2.1), (300.0, 540.0)),
    ];
    for (shape, feet) in runners {
        let deep = stops![0, COLOUR, 0.92; 0.6, COLOUR, 0.84; 1, COLOUR, 0.7];
        let shade = scene.fill(&shape, scene.radial(feet, 330.0, &deep));
        scene.add(scene.clipped(&road(), scene.blurred(shade, 0.8)));
    }
}
