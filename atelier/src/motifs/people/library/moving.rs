//! Poses of those who move: on foot, on wheels, through the air.

use super::super::gesture::Gesture::{Fist, Flat, Grip, Point, Reach as Reaching, Wave};
use super::super::pose::{ArmPose, LegPose, Pose, Reach, UPRIGHT};
use super::super::space::v;

impl Pose {
    /// Walking.
    pub const WALK: Pose = Pose {
        hips: v(0.0, 0.965, 0.02),
        lean: (4.0, 0.0),
        twist: -14.0,
        hip_tilt: 3.0,
        shoulder_tilt: -3.0,
        arms: [
            ArmPose::to(0.08, -0.92, -0.26).elbow(0.2, 0.0, -1.0),
            ArmPose::to(0.05, -0.86, 0.36).elbow(0.3, -0.6, -1.0),
        ],
        legs: [
            LegPose::to(0.05, 0.02, 0.28).toe(0.05, 0.20, 1.0),
            LegPose::to(0.06, 0.09, -0.30).toe(0.05, -0.62, 1.0),
        ],
        facing: 62.0,
        ..UPRIGHT
    };

    /// Walking with a white cane.
    pub const CANE: Pose = Pose {
        head: (0.0, -7.0, 3.0),
        arms: [
            ArmPose::to(0.08, -0.95, -0.08),
            ArmPose::to(-0.16, -0.56, 0.50)
                .elbow(0.4, -0.6, -1.0)
                .hand(Point)
                .fingers(-0.1, -0.55, 1.0)
                .thumb(-0.6, 0.7, 0.3),
        ],
        ..Pose::WALK
    };

    /// Running.
    pub const RUN: Pose = Pose {
        hips: v(0.0, 0.94, 0.0),
        lean: (17.0, 0.0),
        twist: -20.0,
        head: (0.0, -4.0, 0.0),
        arms: [
            ArmPose::to(0.12, -0.58, -0.42)
                .elbow(0.3, 0.1, -1.0)
                .hand(Fist),
            ArmPose::to(-0.02, -0.30, 0.44)
                .elbow(0.35, -1.0, -0.3)
                .hand(Fist),
        ],
        legs: [
            LegPose::to(0.03, 0.34, 0.22).toe(0.0, -0.25, 1.0),
            LegPose::to(0.04, 0.20, -0.58).toe(0.0, -1.0, 0.35),
        ],
        lift: 0.05,
        facing: 78.0,
        ..UPRIGHT
    };

    /// Dancing.
    pub const DANCE: Pose = Pose {
        hips: v(-0.03, 0.96, 0.0),
        lean: (-2.0, -9.0),
        sway: 0.10,
        twist: 18.0,
        hip_tilt: -9.0,
        shoulder_tilt: -14.0,
        head: (20.0, -8.0, 12.0),
        arms: [
            ArmPose::to(0.40, 0.70, 0.16)
                .elbow(1.0, -0.4, -0.2)
                .hand(Wave)
                .fingers(-0.35, 1.0, 0.1)
                .thumb(-1.0, -0.3, 0.2),
            ArmPose::to(0.62, -0.22, 0.30)
                .elbow(0.2, -1.0, -0.4)
                .hand(Flat)
                .fingers(1.0, 0.35, 0.2)
                .thumb(0.2, 0.9, 0.4),
        ],
        legs: [
            LegPose::to(0.40, 0.14, -0.10)
                .knee(0.5, 0.2, 1.0)
                .toe(0.8, -0.8, 0.2),
            LegPose::to(0.02, 0.03, 0.0).toe(0.3, -0.35, 1.0),
        ],
        facing: 10.0,
        ..UPRIGHT
    };

    /// Falling backwards through the air.
    pub const FALL: Pose = Pose {
        hips: v(0.0, 0.80, -0.10),
        lean: (14.0, 0.0),
        bow: 0.22,
        head: (0.0, -8.0, 0.0),
        arms: [
            ArmPose::to(0.42, 0.36, 0.66)
                .elbow(1.0, -0.4, -0.2)
                .hand(Wave)
                .thumb(-0.4, 1.0, 0.0),
            ArmPose::to(0.34, 0.62, 0.48)
                .elbow(1.0, -0.4, -0.2)
                .hand(Reaching)
                .thumb(-0.4, 1.0, 0.0),
        ],
        legs: [
            LegPose::to(0.12, 0.34, 0.52)
                .knee(0.2, 0.7, 1.0)
                .toe(0.1, 0.3, 1.0),
            LegPose::to(0.10, 0.12, 0.34)
                .knee(0.2, 0.5, 1.0)
                .toe(0.1, -0.3, 1.0),
        ],
        tip: (-52.0, 0.0),
        lift: 0.35,
        facing: 70.0,
        ..UPRIGHT
    };

    /// On a bicycle.
    pub const BICYCLE: Pose = Pose {
        hips: v(0.0, 1.02, -0.12),
        lean: (36.0, 0.0),
        bow: 0.10,
        crane: 0.1,
        head: (0.0, -2.0, 0.0),
        arms: [
            ArmPose::to(0.02, -0.46, 0.74)
                .elbow(0.5, -1.0, -0.2)
                .hand(Grip)
                .fingers(-0.15, -0.35, 1.0)
                .thumb(-1.0, 0.1, 0.2),
            ArmPose::to(0.02, -0.46, 0.74)
                .elbow(0.5, -1.0, -0.2)
                .hand(Grip)
                .fingers(-0.15, -0.35, 1.0)
                .thumb(-1.0, 0.1, 0.2),
        ],
        legs: [
            LegPose::to(0.05, 0.36, 0.16)
                .knee(0.1, 0.4, 1.0)
                .toe(0.0, -0.05, 1.0),
            LegPose::to(0.05, 0.08, 0.02)
                .knee(0.1, 0.2, 1.0)
                .toe(0.0, -0.35, 1.0),
        ],
        lift: 0.05,
        facing: 78.0,
        ..UPRIGHT
    };

    /// In a wheelchair, the hands on its wheels.
    pub const WHEELCHAIR: Pose = Pose {
        hips: v(0.0, 0.44, -0.26),
        lean: (8.0, 0.0),
        bow: 0.12,
        head: (4.0, 0.0, 0.0),
        arms: [
            ArmPose::to(0.25, 0.02, 0.16)
                .from(Reach::Hips)
                .elbow(0.5, 0.1, -1.0)
                .hand(Grip)
                .fingers(-0.2, -0.9, 0.5)
                .thumb(-0.6, 0.2, 1.0),
            ArmPose::to(0.25, 0.04, 0.10)
                .from(Reach::Hips)
                .elbow(0.5, 0.1, -1.0)
                .hand(Grip)
                .fingers(-0.2, -0.9, 0.5)
                .thumb(-0.6, 0.2, 1.0),
        ],
        legs: [
            LegPose::to(0.08, 0.06, 0.32).knee(0.1, 1.0, 0.5),
            LegPose::to(0.08, 0.06, 0.28).knee(0.1, 1.0, 0.5),
        ],
        lift: 0.06,
        facing: 62.0,
        ..UPRIGHT
    };
}
