//! Their shadow, chair and both in one piece. It has lost them, and struggles to catch up around the bend.

use crate::motifs::people::space::v;
use crate::motifs::people::{ArmPose, Gesture, LegPose, Person, Pose};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::stops;

use super::chair::{self, AT, place};
use super::friends::{self, blown_locks, scarf_tail};
use super::ramp::road;

pub const COLOUR: &str = "#3b1a5c";
/// Below the light, on the ground.
const LAMP: At = (2.0, 3.0);

/// Where a shadow falls from a place of the ground.
pub fn fall(x: f64, z: f64) -> At {
    let (dx, dz) = (x - LAMP.0, z - LAMP.1);
    let far = dx.hypot(dz);
    (dx / far, dz / far)
}

/// Hers leans forward out of the shadow of the chair and waves to them to wait.
fn hers() -> Shape {
    let her = friends::her();
    let person = Person {
        pose: Pose {
            lean: (22.0, 0.0),
            arms: [
                ArmPose::to(0.3, 0.72, 0.6)
                    .elbow(0.6, -0.6, 0.6)
                    .hand(Gesture::Wave)
                    .fingers(0.1, 1.0, 0.5)
                    .thumb(-0.8, 0.3, 0.0),
                her.pose.arms[1],
            ],
            ..her.pose
        },
        ..her
    };
    person.cut((900.0, 0.0)).outline()
}

/// His has got off the step and pushes with all its weight.
fn his() -> Shape {
    let him = friends::him();
    let person = Person {
        at: place((0.0, 0.0, -5.0)),
        pose: Pose {
            hips: v(0.0, 0.8, 0.2),
            lean: (48.0, 0.0),
            bow: 0.12,
            head: (0.0, -26.0, 0.0),
            legs: [
                LegPose::to(0.1, 0.0, 0.34).knee(0.1, 0.3, 1.0),
                LegPose::to(0.1, 0.04, -0.34)
                    .knee(0.1, 0.0, 1.0)
                    .toe(0.1, -0.8, 0.5),
            ],
            ..him.pose
        },
        ..him
    };
    let cut = person.cut((900.0, 0.0));
    let k = cut.landmarks.head_height / 110.0;
    cut.outline()
        .and(&scarf_tail(cut.landmarks.neck, k))
        .and(&all(blown_locks(cut.landmarks.head, k)))
}

pub fn draw(scene: &Scene) {
    let whole = all([chair::outline(), hers(), his()]);
    let spot = Spot::new(276.0, 440.0, 0.46).turned(14.0);
    let shape = spot.put(&whole.moved(-AT.0, -AT.1));
    let deep = stops![0, COLOUR, 0.96; 0.6, COLOUR, 0.92; 1, COLOUR, 0.82];
    let shade = scene.fill(&shape, scene.radial((280.0, 400.0), 320.0, &deep));
    scene.add(scene.clipped(&road(), scene.blurred(shade, 0.8)));
}
