//! The two shadows that cannot keep up, and run after their owners on foot.

use crate::motifs::people::{ArmPose, Build, Clothes, Gesture, Hair, Head, Person, Pose};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;

use super::friends::{blown_locks, scarf_tail};
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

/// A runner on the ground: where the feet are, where the head lies from there, and how long it is.
struct Lying {
    feet: At,
    way: At,
    wide: f64,
    long: f64,
}

impl Lying {
    /// Somebody cut out and laid on the ground.
    fn laid(&self, shape: &Shape, person: &Person) -> Shape {
        let k = person.height / 2.05;
        shape.bent(|at| {
            let aside = (at.0 - person.at.0) / k * self.wide;
            let up = (person.at.1 - at.1) / k * self.long;
            ground(
                self.feet.0 + aside + self.way.0 * up,
                self.feet.1 + self.way.1 * up,
            )
        })
    }
}

fn runner(pose: Pose, hair: Hair, facing: f64) -> Person {
    Person {
        height: 900.0,
        at: (400.0, 1000.0),
        facing: Some(facing),
        pose,
        head: Head {
            hair,
            ..Head::default()
        },
        clothes: Clothes::default(),
        ..Person::default()
    }
}

/// Hers has two knots of hair, and lifts the same arm.
fn hers() -> (Person, Shape) {
    let pose = Pose {
        arms: [
            ArmPose::to(0.5, 0.7, 0.5)
                .elbow(1.0, -0.3, -0.2)
                .hand(Gesture::Wave),
            Pose::RUN.arms[0],
        ],
        ..Pose::RUN.mirrored()
    };
    let person = runner(pose, Hair::Puffs, 62.0);
    let shape = person.cut((900.0, 0.0)).outline();
    (person, shape)
}

/// His has a scarf that flies, and hair on end.
fn his() -> (Person, Shape) {
    let pose = Pose {
        arms: [
            ArmPose::to(0.2, 0.12, 0.94)
                .elbow(0.4, -1.0, 0.0)
                .hand(Gesture::Reach),
            Pose::RUN.arms[0],
        ],
        ..Pose::RUN
    };
    let person = Person {
        build: Build::Thin,
        ..runner(pose, Hair::Tousled, 70.0)
    };
    let cut = person.cut((900.0, 0.0));
    let k = cut.landmarks.head_height / 110.0;
    let shape = cut
        .outline()
        .and(&scarf_tail(cut.landmarks.neck, k))
        .and(&all(blown_locks(cut.landmarks.head, k)));
    (person, shape)
}

pub fn draw(scene: &Scene) {
    let (his, his_shape) = his();
    let far = Lying {
        feet: (-1.12, 9.0),
        way: (-0.12, 0.99),
        wide: 1.3,
        long: 2.3,
    };
    let (hers, her_shape) = hers();
    let near = Lying {
        feet: (-1.04, 5.75),
        way: (-0.2, 0.96),
        wide: 1.0,
        long: 1.42,
    };
    let runners = [
        (far.laid(&his_shape, &his), (300.0, 400.0)),
        (near.laid(&her_shape, &hers), (240.0, 740.0)),
    ];
    for (shape, feet) in runners {
        let deep = stops![0, COLOUR, 0.94; 0.6, COLOUR, 0.9; 1, COLOUR, 0.8];
        let shade = scene.fill(&shape, scene.radial(feet, 430.0, &deep));
        scene.add(scene.clipped(&road(), scene.blurred(shade, 0.8)));
    }
}
