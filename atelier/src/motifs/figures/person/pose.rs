//! How the small figures are posed.

use crate::shape::At;

/// How a person is posed: where the joints are, in a measure in which an adult is about 100 high. The origin is between the
/// feet, the person looks to the right. What is far is half hidden by the body.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// The hip.
    pub hip: At,
    /// Where the neck begins.
    pub neck: At,
    /// The middle of the head.
    pub head: At,
    /// How far the face looks down, in degrees.
    pub tilt: f64,
    /// The leg behind.
    pub far_leg: Leg,
    /// The leg in front.
    pub near_leg: Leg,
    /// The arm behind, if it is seen.
    pub far_arm: Option<Arm>,
    /// The arm in front, if it is seen.
    pub near_arm: Option<Arm>,
}

impl Default for Pose {
    fn default() -> Self {
        Pose {
            hip: (0.0, -44.0),
            neck: (1.0, -76.0),
            head: (2.5, -87.0),
            tilt: 0.0,
            far_leg: Leg::new((-1.0, -23.0), (-3.0, -3.0)),
            near_leg: Leg::new((3.0, -23.0), (3.0, -3.0)),
            far_arm: Some(Arm::new((4.0, -60.0), (9.0, -47.0))),
            near_arm: Some(Arm::new((-2.0, -60.0), (3.0, -46.0))),
        }
    }
}

/// A leg.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    /// The knee.
    pub knee: At,
    /// The ankle, 3 above the ground.
    pub foot: At,
    /// In which direction the toes are.
    pub toes: At,
}

impl Leg {
    /// A leg whose toes are in front.
    pub fn new(knee: At, foot: At) -> Leg {
        let toes = (1.0, 0.0);
        Leg { knee, foot, toes }
    }

    /// With its toes in a direction.
    pub fn toes(self, x: f64, y: f64) -> Leg {
        let toes = (x, y);
        Leg { toes, ..self }
    }
}

/// An arm.
#[derive(Clone, Copy, Debug)]
pub struct Arm {
    /// The shoulder, if it is not where it belongs.
    pub shoulder: Option<At>,
    /// The elbow.
    pub elbow: At,
    /// The wrist.
    pub hand: At,
}

impl Arm {
    /// An arm whose shoulder is where it belongs.
    pub fn new(elbow: At, hand: At) -> Arm {
        Arm {
            shoulder: None,
            elbow,
            hand,
        }
    }

    /// With its shoulder somewhere else.
    pub fn shoulder(self, x: f64, y: f64) -> Arm {
        let shoulder = Some((x, y));
        Arm { shoulder, ..self }
    }
}
