//! Poses: where feet and hands go, how the trunk leans and bends, where the head turns.
//!
//! A pose is told from the body's own view, so that it can be seen from every side and worn by every build: *out* is away from the
//! middle to the side of that hand or foot, *up* is up, *forward* is where the belly faces. Legs and arms are counted in their own
//! length. Whoever stands is put on the ground afterwards.

use super::hand::Gesture;
use super::space::{V3, v};

/// From where a hand's place is counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// From its shoulder, in arm's lengths.
    Shoulder,
    /// From the middle of the hips, in arm's lengths.
    Hips,
    /// From the middle of the head, turned with it, in half heads.
    Head,
    /// From the knee of its side, in arm's lengths.
    Knee,
}

/// Where an arm goes.
#[derive(Clone, Copy, Debug)]
pub struct ArmPose {
    /// From where the place of the wrist is counted.
    pub reach: Reach,
    /// The place of the wrist: out, up, forward.
    pub to: V3,
    /// Where the elbow points: out, up, forward.
    pub elbow: V3,
    /// What the fingers do.
    pub hand: Gesture,
    /// Where the fingers point; on from the forearm, if nothing is said.
    pub fingers: Option<V3>,
    /// Where the thumb is; in front, if nothing is said.
    pub thumb: Option<V3>,
    /// How far the shoulder is pulled up, in heads.
    pub shrug: f64,
}

/// Where a leg goes.
#[derive(Clone, Copy, Debug)]
pub struct LegPose {
    /// The place of the ankle, from the ground below the origin: out, up, forward, in leg's lengths.
    pub to: V3,
    /// Where the knee points.
    pub knee: V3,
    /// Where the toes point.
    pub toe: V3,
}

/// A pose.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// The middle of the hips: to the left, up from the ankles, forward, in leg's lengths.
    pub hips: V3,
    /// How far the trunk leans forward and to its left, in degrees.
    pub lean: (f64, f64),
    /// How round the back is: 0.45 is bowed deeply, below 0 it is hollow.
    pub bow: f64,
    /// How far the middle of the spine is pushed to its left, in heads.
    pub sway: f64,
    /// How far the shoulders are turned to the left against the hips, in degrees.
    pub twist: f64,
    /// How far the left hip is lower than the right one, in degrees.
    pub hip_tilt: f64,
    /// How far the left shoulder is lower than the right one, in degrees.
    pub shoulder_tilt: f64,
    /// How far the neck goes forward.
    pub crane: f64,
    /// The head against the body: turned to its left, nodded down, tipped to its left, in degrees.
    pub head: (f64, f64, f64),
    /// Left and right arm.
    pub arms: [ArmPose; 2],
    /// Left and right leg.
    pub legs: [LegPose; 2],
    /// The whole body tipped forward and to its left, in degrees.
    pub tip: (f64, f64),
    /// How far it is above the ground, in leg's lengths.
    pub lift: f64,
    /// Where it is best seen from: degrees to our right.
    pub facing: f64,
}

/// An arm that hangs.
pub const HANGING: ArmPose = ArmPose {
    reach: Reach::Shoulder,
    to: v(0.07, -0.968, 0.07),
    elbow: v(0.3, 0.0, -1.0),
    hand: Gesture::Relaxed,
    fingers: None,
    thumb: None,
    shrug: 0.0,
};

/// A leg one stands on.
pub const STANDING: LegPose = LegPose {
    to: v(0.10, 0.0, 0.0),
    knee: v(0.15, 0.0, 1.0),
    toe: v(0.28, 0.0, 1.0),
};

/// Upright, feet together, arms hanging: what other poses are made from.
pub const UPRIGHT: Pose = Pose {
    hips: v(0.0, 0.994, 0.0),
    lean: (0.0, 0.0),
    bow: 0.02,
    sway: 0.0,
    twist: 0.0,
    hip_tilt: 0.0,
    shoulder_tilt: 0.0,
    crane: 0.0,
    head: (0.0, 0.0, 0.0),
    arms: [HANGING; 2],
    legs: [STANDING; 2],
    tip: (0.0, 0.0),
    lift: 0.0,
    facing: 0.0,
};

impl Pose {
    /// The same pose with left and right exchanged.
    pub fn mirrored(self) -> Pose {
        let [l, r] = self.arms;
        let [ll, rl] = self.legs;
        Pose {
            hips: v(-self.hips.x, self.hips.y, self.hips.z),
            lean: (self.lean.0, -self.lean.1),
            sway: -self.sway,
            twist: -self.twist,
            hip_tilt: -self.hip_tilt,
            shoulder_tilt: -self.shoulder_tilt,
            head: (-self.head.0, self.head.1, -self.head.2),
            arms: [r, l],
            legs: [rl, ll],
            tip: (self.tip.0, -self.tip.1),
            facing: -self.facing,
            ..self
        }
    }

    /// The same pose with the head elsewhere: turned to its left, nodded down, tipped to its left.
    pub const fn looking(self, turned: f64, down: f64, tipped: f64) -> Pose {
        Pose {
            head: (turned, down, tipped),
            ..self
        }
    }

    /// The same pose with another left hand.
    pub const fn left(self, arm: ArmPose) -> Pose {
        Pose {
            arms: [arm, self.arms[1]],
            ..self
        }
    }

    /// The same pose with another right hand.
    pub const fn right(self, arm: ArmPose) -> Pose {
        Pose {
            arms: [self.arms[0], arm],
            ..self
        }
    }
}

impl ArmPose {
    /// A hand at a place counted from its shoulder, in arm's lengths.
    pub const fn to(out: f64, up: f64, forward: f64) -> ArmPose {
        ArmPose {
            to: v(out, up, forward),
            ..HANGING
        }
    }

    /// A place counted from elsewhere.
    pub const fn from(self, reach: Reach) -> ArmPose {
        ArmPose { reach, ..self }
    }

    /// The elbow goes there.
    pub const fn elbow(self, out: f64, up: f64, forward: f64) -> ArmPose {
        ArmPose {
            elbow: v(out, up, forward),
            ..self
        }
    }

    /// The hand does this.
    pub const fn hand(self, hand: Gesture) -> ArmPose {
        ArmPose { hand, ..self }
    }

    /// The fingers point there.
    pub const fn fingers(self, out: f64, up: f64, forward: f64) -> ArmPose {
        ArmPose {
            fingers: Some(v(out, up, forward)),
            ..self
        }
    }

    /// The thumb is there.
    pub const fn thumb(self, out: f64, up: f64, forward: f64) -> ArmPose {
        ArmPose {
            thumb: Some(v(out, up, forward)),
            ..self
        }
    }
}

impl LegPose {
    /// A foot at a place: out, up, forward, in leg's lengths.
    pub const fn to(out: f64, up: f64, forward: f64) -> LegPose {
        LegPose {
            to: v(out, up, forward),
            ..STANDING
        }
    }

    /// The knee points there.
    pub const fn knee(self, out: f64, up: f64, forward: f64) -> LegPose {
        LegPose {
            knee: v(out, up, forward),
            ..self
        }
    }

    /// The toes point there.
    pub const fn toe(self, out: f64, up: f64, forward: f64) -> LegPose {
        LegPose {
            toe: v(out, up, forward),
            ..self
        }
    }
}
