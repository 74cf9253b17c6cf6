//! Poses of those who sit, kneel, crouch and lie.

use super::super::gesture::Gesture::{Cup, Drape, Flat, Point};
use super::super::pose::{ArmPose, LegPose, Pose, Reach, UPRIGHT};
use super::super::space::v;

impl Pose {
    /// Sitting on a chair.
    pub const SIT: Pose = Pose {
        hips: v(0.0, 0.47, -0.30),
        lean: (-3.0, 0.0),
        bow: 0.12,
        head: (8.0, 4.0, 0.0),
        arms: [
            ArmPose::to(-0.03, 0.10, -0.15)
                .from(Reach::Knee)
                .elbow(0.6, -0.2, -1.0)
                .hand(Drape)
                .fingers(-0.15, -0.25, 1.0)
                .thumb(-1.0, 0.1, 0.3),
            ArmPose::to(-0.06, 0.10, -0.20)
                .from(Reach::Knee)
                .elbow(0.6, -0.2, -1.0)
                .hand(Drape)
                .fingers(-0.3, -0.25, 1.0)
                .thumb(-1.0, 0.1, 0.3),
        ],
        legs: [
            LegPose::to(0.10, 0.0, 0.24).knee(0.15, 1.0, 0.6),
            LegPose::to(0.09, 0.0, 0.14).knee(0.15, 1.0, 0.6),
        ],
        facing: 52.0,
        ..UPRIGHT
    };

    /// Sitting on the ground, the arms around the knees.
    pub const SIT_ON_GROUND: Pose = Pose {
        hips: v(0.0, 0.02, -0.2),
        lean: (14.0, 0.0),
        bow: 0.34,
        crane: 0.15,
        head: (6.0, 10.0, 0.0),
        arms: [
            ArmPose::to(-0.14, -0.12, 0.10)
                .from(Reach::Knee)
                .elbow(1.0, -0.4, 0.0)
                .hand(Flat)
                .fingers(-1.0, -0.1, 0.15)
                .thumb(0.0, 1.0, 0.2),
            ArmPose::to(-0.12, -0.20, 0.12)
                .from(Reach::Knee)
                .elbow(1.0, -0.4, 0.0)
                .hand(Flat)
                .fingers(-1.0, 0.0, 0.15)
                .thumb(0.0, 1.0, 0.2),
        ],
        legs: [
            LegPose::to(0.07, 0.0, 0.34)
                .knee(0.1, 1.0, 0.3)
                .toe(0.1, 0.05, 1.0),
            LegPose::to(0.07, 0.0, 0.28)
                .knee(0.1, 1.0, 0.3)
                .toe(0.1, 0.05, 1.0),
        ],
        facing: 66.0,
        ..UPRIGHT
    };

    /// Kneeling, the hands held open.
    pub const KNEEL: Pose = Pose {
        hips: v(0.0, 0.46, -0.02),
        lean: (6.0, 0.0),
        bow: 0.12,
        head: (0.0, 16.0, 0.0),
        arms: [
            ArmPose::to(-0.20, -0.50, 0.44)
                .elbow(0.6, -0.6, -1.0)
                .hand(Cup)
                .fingers(-0.5, 0.2, 1.0)
                .thumb(1.0, 0.5, 0.0),
            ArmPose::to(-0.20, -0.50, 0.44)
                .elbow(0.6, -0.6, -1.0)
                .hand(Cup)
                .fingers(-0.5, 0.2, 1.0)
                .thumb(1.0, 0.5, 0.0),
        ],
        legs: [
            LegPose::to(0.08, 0.0, -0.50)
                .knee(0.1, 0.0, 1.0)
                .toe(0.0, -0.4, -1.0),
            LegPose::to(0.09, 0.0, -0.48)
                .knee(0.1, 0.0, 1.0)
                .toe(0.0, -0.4, -1.0),
        ],
        facing: 64.0,
        ..UPRIGHT
    };

    /// Crouching over something small on the ground.
    pub const CROUCH: Pose = Pose {
        hips: v(0.0, 0.24, -0.22),
        lean: (34.0, 0.0),
        bow: 0.28,
        crane: 0.2,
        head: (4.0, 26.0, 0.0),
        arms: [
            ArmPose::to(-0.04, -0.14, 0.16)
                .from(Reach::Knee)
                .elbow(0.7, 0.3, -1.0),
            ArmPose::to(-0.10, -0.62, 0.62)
                .elbow(0.6, 0.2, -1.0)
                .hand(Point)
                .fingers(-0.2, -0.7, 0.8),
        ],
        legs: [
            LegPose::to(0.11, 0.0, 0.06)
                .knee(0.4, 1.0, 0.9)
                .toe(0.35, 0.0, 1.0),
            LegPose::to(0.11, 0.04, -0.04)
                .knee(0.4, 0.5, 1.0)
                .toe(0.3, -0.5, 1.0),
        ],
        facing: 62.0,
        ..UPRIGHT
    };

    /// Asleep on the left side, the knees drawn up.
    pub const SLEEP: Pose = Pose {
        hips: v(0.0, 0.82, -0.10),
        lean: (8.0, 0.0),
        bow: 0.22,
        head: (0.0, 10.0, 8.0),
        arms: [
            ArmPose::to(0.04, 0.10, 0.42)
                .elbow(0.3, -0.6, 1.0)
                .hand(Flat)
                .fingers(0.0, 1.0, -0.1)
                .thumb(-0.2, 0.2, -1.0),
            ArmPose::to(-0.34, -0.40, 0.50)
                .elbow(0.6, -0.8, 0.2)
                .fingers(-0.8, 0.1, 0.5)
                .thumb(0.0, 1.0, 0.3),
        ],
        legs: [
            LegPose::to(0.02, 0.34, -0.20)
                .knee(0.0, 0.2, 1.0)
                .toe(0.0, -0.8, 0.5),
            LegPose::to(0.01, 0.26, -0.10)
                .knee(0.0, 0.2, 1.0)
                .toe(0.0, -0.8, 0.5),
        ],
        tip: (0.0, 86.0),
        facing: 14.0,
        ..UPRIGHT
    };
}
