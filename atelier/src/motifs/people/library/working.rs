//! Poses of those who pull, push, carry, lift and reach.

use super::super::gesture::Gesture::{Flat, Grip, Reach as Reaching};
use super::super::pose::{ArmPose, LegPose, Pose, UPRIGHT};
use super::super::space::v;

impl Pose {
    /// Pulling a rope towards oneself.
    pub const PULL: Pose = Pose {
        hips: v(0.0, 0.74, -0.20),
        lean: (-16.0, 0.0),
        bow: 0.12,
        twist: 10.0,
        head: (0.0, 4.0, 0.0),
        arms: [
            ArmPose::to(-0.16, -0.26, 0.80)
                .elbow(0.5, -1.0, 0.0)
                .hand(Grip)
                .fingers(-0.9, 0.1, 0.5)
                .thumb(0.0, 0.3, 1.0),
            ArmPose::to(-0.16, -0.34, 0.56)
                .elbow(0.7, -1.0, 0.0)
                .hand(Grip)
                .fingers(-0.9, 0.1, 0.5)
                .thumb(0.0, 0.3, 1.0),
        ],
        legs: [
            LegPose::to(0.07, 0.0, 0.36).toe(0.15, 0.14, 1.0),
            LegPose::to(0.10, 0.0, -0.05).knee(0.3, 0.0, 1.0),
        ],
        facing: 66.0,
        ..UPRIGHT
    };

    /// Pushing something heavy.
    pub const PUSH: Pose = Pose {
        hips: v(0.0, 0.80, -0.24),
        lean: (38.0, 0.0),
        head: (0.0, 12.0, 0.0),
        arms: [
            ArmPose::to(-0.02, 0.02, 0.88)
                .elbow(0.7, -1.0, 0.0)
                .hand(Flat)
                .fingers(-0.1, 1.0, 0.25)
                .thumb(-1.0, 0.1, 0.0),
            ArmPose::to(-0.02, -0.06, 0.82)
                .elbow(0.7, -1.0, 0.0)
                .hand(Flat)
                .fingers(-0.1, 1.0, 0.25)
                .thumb(-1.0, 0.1, 0.0),
        ],
        legs: [
            LegPose::to(0.06, 0.0, 0.05),
            LegPose::to(0.07, 0.05, -0.66).toe(0.1, -0.55, 1.0),
        ],
        facing: 74.0,
        ..UPRIGHT
    };

    /// Carrying something heavy before the belly.
    pub const CARRY: Pose = Pose {
        hips: v(0.0, 0.92, 0.02),
        lean: (-11.0, 0.0),
        head: (0.0, 4.0, 0.0),
        arms: [
            ArmPose::to(-0.04, -0.55, 0.46)
                .elbow(0.5, -0.6, -1.0)
                .hand(Flat)
                .fingers(-0.55, 0.0, 1.0)
                .thumb(1.0, 0.25, 0.2),
            ArmPose::to(-0.04, -0.55, 0.46)
                .elbow(0.5, -0.6, -1.0)
                .hand(Flat)
                .fingers(-0.55, 0.0, 1.0)
                .thumb(1.0, 0.25, 0.2),
        ],
        legs: [
            LegPose::to(0.14, 0.0, 0.12)
                .knee(0.4, 0.0, 1.0)
                .toe(0.4, 0.0, 1.0),
            LegPose::to(0.12, 0.0, -0.10)
                .knee(0.4, 0.0, 1.0)
                .toe(0.4, 0.0, 1.0),
        ],
        facing: 52.0,
        ..UPRIGHT
    };

    /// Lifting something from the ground, out of the knees.
    pub const LIFT: Pose = Pose {
        hips: v(0.0, 0.46, -0.26),
        lean: (46.0, 0.0),
        bow: 0.06,
        head: (0.0, -6.0, 0.0),
        arms: [
            ArmPose::to(-0.02, -0.80, 0.36)
                .elbow(0.6, 0.0, -1.0)
                .hand(Grip)
                .fingers(-0.5, -0.8, 0.5)
                .thumb(0.0, 0.4, 1.0),
            ArmPose::to(-0.02, -0.80, 0.36)
                .elbow(0.6, 0.0, -1.0)
                .hand(Grip)
                .fingers(-0.5, -0.8, 0.5)
                .thumb(0.0, 0.4, 1.0),
        ],
        legs: [
            LegPose::to(0.15, 0.0, 0.06)
                .knee(0.5, 0.1, 1.0)
                .toe(0.45, 0.0, 1.0),
            LegPose::to(0.15, 0.0, -0.04)
                .knee(0.5, 0.1, 1.0)
                .toe(0.45, 0.0, 1.0),
        ],
        facing: 58.0,
        ..UPRIGHT
    };

    /// Reaching up with the left hand, on tiptoe.
    pub const REACH_UP: Pose = Pose {
        hips: v(0.02, 1.0, 0.0),
        lean: (-3.0, -5.0),
        sway: 0.08,
        hip_tilt: 6.0,
        shoulder_tilt: -20.0,
        head: (14.0, -30.0, 6.0),
        arms: [
            ArmPose::to(0.06, 0.92, 0.14)
                .elbow(1.0, 0.0, -0.3)
                .hand(Reaching)
                .fingers(0.05, 1.0, 0.15)
                .thumb(-1.0, 0.1, 0.3),
            ArmPose::to(0.26, -0.92, -0.05),
        ],
        legs: [
            LegPose::to(0.07, 0.09, 0.03).toe(0.12, -0.85, 0.6),
            LegPose::to(0.06, 0.07, -0.02).toe(0.12, -0.75, 0.7),
        ],
        facing: 24.0,
        ..UPRIGHT
    };
}
