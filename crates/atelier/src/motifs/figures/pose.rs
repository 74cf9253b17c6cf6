//! Poses: where the joints are.
//!
//! Joints are written for a figure 100 high that stands at the origin and looks to the right; up is negative. Of two knees, feet,
//! elbows or hands the first is the one on the left of the card; in profile, the far one.

use crate::shape::At;

/// Where the joints of a figure are. A card takes one of the stock poses and moves what it needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the hips.
    pub hip: At,
    /// The foot of the neck.
    pub neck: At,
    /// The middle of the head.
    pub head: At,
    /// The knees.
    pub knees: [At; 2],
    /// The ankles.
    pub feet: [At; 2],
    /// The elbows.
    pub elbows: [At; 2],
    /// The wrists.
    pub hands: [At; 2],
    /// How far the hips are tilted, in degrees: with a positive number the side on the right is lower.
    pub hips: f64,
    /// How far the shoulders are tilted, in the same way.
    pub shoulders: f64,
    /// Where the toes point, in degrees: 0 is straight ahead, 90 down.
    pub toes: [f64; 2],
    /// How far the head nods forward, in degrees.
    pub nod: f64,
}

impl Default for Pose {
    fn default() -> Self {
        Pose::STAND
    }
}

impl Pose {
    /// Upright, arms hanging.
    pub const STAND: Pose = Pose {
        hip: (-0.8, -50.0),
        neck: (0.4, -83.0),
        head: (0.8, -92.0),
        knees: [(-3.2, -26.0), (4.0, -26.5)],
        feet: [(-3.4, -2.0), (6.0, -2.0)],
        elbows: [(-11.0, -66.0), (11.4, -66.5)],
        hands: [(-10.6, -51.0), (12.6, -52.0)],
        hips: 0.0,
        shoulders: 0.0,
        toes: [0.0, 0.0],
        nod: 0.0,
    };

    /// In the middle of a step.
    pub const WALK: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (2.0, -83.0),
        head: (4.0, -92.0),
        knees: [(-4.0, -27.0), (7.0, -28.0)],
        feet: [(-14.0, -4.0), (10.0, -2.0)],
        elbows: [(-6.0, -66.0), (9.0, -65.0)],
        hands: [(-10.0, -54.0), (15.0, -56.0)],
        ..Pose::STAND
    };

    /// On a chair whose seat is 32 high, hands on the knees.
    pub const SIT: Pose = Pose {
        hip: (-10.0, -34.0),
        neck: (-8.0, -66.0),
        head: (-7.0, -75.5),
        knees: [(10.0, -34.0), (11.0, -32.0)],
        feet: [(9.0, -3.0), (13.0, -2.0)],
        elbows: [(-14.0, -50.0), (-6.0, -48.0)],
        hands: [(3.0, -40.0), (8.0, -40.0)],
        ..Pose::STAND
    };

    /// One arm stretched out to the side.
    pub const REACH: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (1.0, -83.0),
        head: (2.0, -92.0),
        knees: [(-4.0, -26.0), (5.0, -26.0)],
        feet: [(-6.0, -2.0), (7.0, -2.0)],
        elbows: [(-12.0, -70.0), (14.0, -74.0)],
        hands: [(-13.0, -56.0), (24.0, -84.0)],
        ..Pose::STAND
    };

    /// Bent with age.
    pub const STOOP: Pose = Pose {
        hip: (-2.0, -48.0),
        neck: (8.0, -75.0),
        head: (14.0, -81.0),
        knees: [(-2.0, -25.0), (4.0, -25.0)],
        feet: [(-6.0, -2.0), (4.0, -2.0)],
        elbows: [(4.0, -58.0), (12.0, -60.0)],
        hands: [(10.0, -46.0), (20.0, -50.0)],
        ..Pose::STAND
    };

    /// Led by a partner: one arm up, one around somebody.
    pub const DANCE: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (1.0, -83.0),
        head: (2.4, -92.0),
        knees: [(-3.0, -26.0), (6.0, -27.0)],
        feet: [(-7.0, -2.0), (9.0, -3.0)],
        elbows: [(-9.0, -70.0), (13.0, -72.0)],
        hands: [(6.0, -62.0), (23.0, -78.0)],
        ..Pose::STAND
    };

    /// The same with the measures of a child.
    pub(super) fn of_child(self) -> Pose {
        let small = |(x, y): At| (x * 0.96, y * 0.83);
        let neck = small(self.neck);
        let head = small(self.head);
        Pose {
            hip: small(self.hip),
            neck,
            head: (neck.0 + (head.0 - neck.0) * 1.2, neck.1 - 14.0),
            knees: self.knees.map(small),
            feet: self.feet.map(small),
            elbows: self.elbows.map(small),
            hands: self.hands.map(small),
            ..self
        }
    }
}
