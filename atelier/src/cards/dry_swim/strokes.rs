//! How one lies on a stool and swims: what each arm does, and the legs.

use crate::motifs::people::space::v;
use crate::motifs::people::{ArmPose, Gesture, LegPose, Pose, UPRIGHT};

/// Stretched out ahead.
pub fn ahead(out: f64, down: f64) -> ArmPose {
    ArmPose::to(out, 0.93, 0.16 + down)
        .elbow(1.0, 0.0, -0.6)
        .hand(Gesture::Flat)
        .fingers(0.0, 1.0, 0.12)
        .thumb(-1.0, 0.0, 0.1)
}

/// Coming over in a bow, nearly straight.
pub fn over(up: f64) -> ArmPose {
    ArmPose::to(0.2, 0.4 + up * 0.55, -0.74 + up * 0.3)
        .elbow(1.0, -0.3, -0.5)
        .hand(Gesture::Flat)
        .fingers(0.0, 0.95, 0.1)
        .thumb(-1.0, 0.1, 0.0)
}

/// Pulling through below.
pub fn under(up: f64) -> ArmPose {
    ArmPose::to(-0.02, up, 0.66)
        .elbow(1.0, 0.3, 0.2)
        .hand(Gesture::Flat)
        .fingers(-0.1, -0.1, 1.0)
        .thumb(-1.0, 0.3, 0.0)
}

/// Pushed back along the hip.
pub fn past() -> ArmPose {
    ArmPose::to(0.18, -0.86, -0.22)
        .elbow(0.6, 0.0, -1.0)
        .hand(Gesture::Flat)
        .fingers(0.1, -1.0, -0.1)
        .thumb(-0.2, 0.0, 1.0)
}

/// A leg of the kick: up or down.
pub fn kick(up: f64) -> LegPose {
    LegPose::to(0.09, 0.03, -up)
        .knee(0.1, 0.1, 1.0)
        .toe(0.08, -1.0, 0.2)
}

/// Prone, the breast raised, looking ahead; `turn` is how far the face is turned to its left.
pub fn crawl(arms: [ArmPose; 2], kicks: [f64; 2], turn: f64, rise: f64) -> Pose {
    Pose {
        hips: v(0.0, 0.99, 0.0),
        lean: (-rise, 0.0),
        bow: -0.16,
        crane: -0.1,
        head: (turn, -66.0 - rise * 0.6, 0.0),
        arms,
        legs: kicks.map(kick),
        tip: (88.0, 0.0),
        ..UPRIGHT
    }
}
