//! Poses of those who stand: at rest, with their hands, with each other.

use super::super::gesture::Gesture::{Drape, Fist, Flat, Open, Phone, Point, Pray, Wave};
use super::super::pose::{ArmPose, HANGING, LegPose, Pose, Reach, STANDING, UPRIGHT};
use super::super::space::v;

impl Pose {
    /// Standing easily, the weight on the right foot.
    pub const STAND: Pose = Pose {
        hips: v(-0.065, 0.992, 0.0),
        lean: (-1.0, 4.0),
        sway: -0.06,
        hip_tilt: 7.0,
        shoulder_tilt: -7.0,
        head: (6.0, 2.0, -4.0),
        legs: [
            LegPose::to(0.13, 0.0, 0.07)
                .knee(0.4, 0.0, 1.0)
                .toe(0.55, 0.0, 1.0),
            LegPose::to(0.05, 0.0, 0.0),
        ],
        facing: 18.0,
        ..UPRIGHT
    };

    /// Hands on the hips.
    pub const PROUD: Pose = Pose {
        bow: -0.06,
        head: (10.0, -8.0, 0.0),
        arms: [
            ArmPose::to(0.235, 0.14, 0.0)
                .from(Reach::Hips)
                .elbow(1.0, 0.1, -0.35)
                .hand(Fist)
                .fingers(-0.4, -0.6, 0.7),
            ArmPose::to(0.235, 0.16, 0.0)
                .from(Reach::Hips)
                .elbow(1.0, 0.1, -0.35)
                .hand(Fist)
                .fingers(-0.4, -0.6, 0.7),
        ],
        legs: [
            LegPose::to(0.15, 0.0, 0.03).toe(0.5, 0.0, 1.0),
            LegPose::to(0.12, 0.0, 0.0).toe(0.4, 0.0, 1.0),
        ],
        ..Pose::STAND
    };

    /// Arms crossed, leaning back a little: also for two who stand back to back.
    pub const ARMS_CROSSED: Pose = Pose {
        lean: (-6.0, 3.0),
        bow: 0.06,
        head: (14.0, -2.0, 4.0),
        arms: [
            ArmPose::to(-0.30, -0.36, 0.27)
                .elbow(0.55, -1.0, 0.05)
                .hand(Flat)
                .fingers(-1.0, 0.15, 0.1)
                .thumb(0.0, 1.0, 0.1),
            ArmPose::to(-0.30, -0.42, 0.30)
                .elbow(0.55, -1.0, 0.05)
                .hand(Flat)
                .fingers(-1.0, 0.2, -0.3)
                .thumb(0.0, 1.0, 0.1),
        ],
        facing: 40.0,
        ..Pose::STAND
    };

    /// Waving with the right hand.
    pub const GREET: Pose = Pose {
        head: (-8.0, -3.0, -5.0),
        arms: [
            HANGING,
            ArmPose::to(0.38, 0.34, 0.20)
                .elbow(1.0, -0.8, -0.1)
                .hand(Wave)
                .fingers(0.15, 1.0, 0.1)
                .thumb(-1.0, 0.1, 0.1),
        ],
        ..Pose::STAND
    };

    /// The chin on the right hand.
    pub const THINK: Pose = Pose {
        bow: 0.12,
        head: (8.0, 10.0, -5.0),
        arms: [
            ArmPose::to(-0.28, -0.50, 0.26)
                .elbow(0.6, -1.0, 0.0)
                .hand(Flat)
                .fingers(-1.0, 0.2, 0.1)
                .thumb(0.0, 1.0, 0.1),
            ArmPose::to(0.30, -1.55, 0.75)
                .from(Reach::Head)
                .elbow(0.5, -1.0, 0.1)
                .hand(Fist)
                .fingers(-0.5, 1.0, 0.0)
                .thumb(-0.5, 0.3, -1.0),
        ],
        facing: 28.0,
        ..Pose::STAND
    };

    /// The right hand over the mouth.
    pub const COVER_MOUTH: Pose = Pose {
        bow: 0.10,
        head: (6.0, 4.0, 0.0),
        arms: [
            ArmPose::to(-0.24, -0.50, 0.28)
                .elbow(0.6, -1.0, 0.0)
                .hand(Flat)
                .fingers(-1.0, 0.2, 0.1)
                .thumb(0.0, 1.0, 0.1),
            ArmPose::to(0.62, -1.0, 1.0)
                .from(Reach::Head)
                .elbow(0.6, -1.0, 0.1)
                .hand(Flat)
                .fingers(-1.0, 0.5, 0.1)
                .thumb(0.1, 1.0, -0.4),
        ],
        facing: 14.0,
        ..Pose::STAND
    };

    /// Pointing ahead with the right hand.
    pub const POINT_AHEAD: Pose = Pose {
        lean: (5.0, 0.0),
        twist: 14.0,
        arms: [
            ArmPose::to(0.12, -0.94, -0.08),
            ArmPose::to(0.06, 0.06, 0.95)
                .elbow(0.5, -1.0, 0.0)
                .hand(Point)
                .thumb(-0.8, 0.7, 0.0),
        ],
        legs: [
            LegPose::to(0.08, 0.0, -0.10).toe(0.5, 0.0, 1.0),
            LegPose::to(0.08, 0.0, 0.14),
        ],
        facing: 62.0,
        ..Pose::STAND
    };

    /// Hands together before the chest.
    pub const PRAY: Pose = Pose {
        bow: 0.10,
        head: (0.0, 16.0, 0.0),
        arms: [
            ArmPose::to(-0.275, -0.36, 0.36)
                .elbow(0.8, -1.0, -0.1)
                .hand(Pray)
                .fingers(-0.08, 1.0, 0.35)
                .thumb(-0.3, 0.3, -1.0),
            ArmPose::to(-0.275, -0.36, 0.36)
                .elbow(0.8, -1.0, -0.1)
                .hand(Pray)
                .fingers(-0.08, 1.0, 0.35)
                .thumb(-0.3, 0.3, -1.0),
        ],
        legs: [STANDING; 2],
        facing: 38.0,
        ..UPRIGHT
    };

    /// Tired: everything hangs.
    pub const SLUMP: Pose = Pose {
        hips: v(-0.05, 0.955, 0.03),
        lean: (6.0, 3.0),
        bow: 0.30,
        crane: 0.25,
        head: (4.0, 24.0, 6.0),
        arms: [
            ArmPose::to(0.02, -0.965, 0.14),
            ArmPose::to(0.02, -0.965, 0.12),
        ],
        facing: 36.0,
        ..Pose::STAND
    };

    /// The right hand held out to us.
    pub const HAND_OUT: Pose = Pose {
        lean: (7.0, -3.0),
        twist: 16.0,
        shoulder_tilt: 5.0,
        head: (-6.0, 4.0, -6.0),
        arms: [
            ArmPose::to(0.16, -0.93, -0.10),
            ArmPose::to(0.02, -0.22, 0.86)
                .elbow(0.6, -1.0, -0.2)
                .hand(Open)
                .fingers(0.05, -0.15, 1.0)
                .thumb(1.0, 0.35, 0.2),
        ],
        legs: [
            LegPose::to(0.08, 0.0, -0.10).toe(0.5, 0.0, 1.0),
            LegPose::to(0.08, 0.0, 0.14),
        ],
        facing: 24.0,
        ..Pose::STAND
    };

    /// Embracing somebody who is in front.
    pub const EMBRACE: Pose = Pose {
        hips: v(0.0, 0.992, -0.02),
        lean: (7.0, 0.0),
        bow: 0.08,
        head: (-26.0, 16.0, 12.0),
        arms: [
            ArmPose::to(-0.10, -0.14, 0.60)
                .elbow(1.0, -0.7, 0.1)
                .hand(Drape)
                .fingers(-0.6, 0.1, 0.3)
                .thumb(0.2, 1.0, 0.1),
            ArmPose::to(-0.16, -0.04, 0.62)
                .elbow(1.0, -0.7, 0.1)
                .hand(Drape)
                .fingers(-0.8, 0.2, 0.3)
                .thumb(0.2, 1.0, 0.1),
        ],
        facing: 72.0,
        ..UPRIGHT
    };

    /// Being held: the arms lower, the head on a shoulder.
    pub const EMBRACED: Pose = Pose {
        lean: (10.0, 0.0),
        bow: 0.14,
        crane: 0.15,
        head: (28.0, 10.0, -18.0),
        arms: [
            ArmPose::to(-0.12, -0.32, 0.58)
                .elbow(1.0, -0.7, 0.1)
                .hand(Flat)
                .fingers(-0.8, 0.3, 0.3)
                .thumb(0.2, 1.0, 0.1),
            ArmPose::to(-0.14, -0.36, 0.58)
                .elbow(1.0, -0.7, 0.1)
                .hand(Flat)
                .fingers(-0.8, 0.3, 0.3)
                .thumb(0.2, 1.0, 0.1),
        ],
        facing: -72.0,
        ..Pose::EMBRACE
    };

    /// Bent over a phone.
    pub const LOOK_AT_PHONE: Pose = Pose {
        lean: (4.0, 2.0),
        bow: 0.24,
        crane: 0.42,
        head: (-6.0, 30.0, -3.0),
        arms: [
            ArmPose::to(0.06, -0.95, 0.10),
            ArmPose::to(-0.16, -0.30, 0.46)
                .elbow(0.4, -1.0, -0.2)
                .hand(Phone)
                .fingers(-0.3, 0.75, 0.7)
                .thumb(-0.75, 0.5, -0.5),
        ],
        facing: 52.0,
        ..Pose::STAND
    };

    /// Leaning on a rail with both forearms.
    pub const LEAN_ON_RAIL: Pose = Pose {
        hips: v(0.0, 0.95, -0.12),
        lean: (30.0, 0.0),
        bow: 0.12,
        crane: 0.15,
        head: (10.0, 6.0, 0.0),
        arms: [
            ArmPose::to(-0.16, -0.44, 0.56)
                .elbow(0.6, -1.0, -0.2)
                .fingers(-0.7, -0.3, 0.7)
                .thumb(0.1, 0.5, 1.0),
            ArmPose::to(-0.18, -0.40, 0.52)
                .elbow(0.6, -1.0, -0.2)
                .fingers(-0.9, -0.2, 0.4)
                .thumb(0.1, 0.6, 1.0),
        ],
        legs: [
            LegPose::to(0.06, 0.0, -0.10),
            LegPose::to(-0.06, 0.05, -0.24).toe(0.1, -0.9, 0.45),
        ],
        facing: 68.0,
        ..UPRIGHT
    };
}
