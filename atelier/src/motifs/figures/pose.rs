//! Poses: where the joints are.
//!
//! Joints are written for a figure 100 high that stands at the origin and looks to the right; up is negative. Of two knees, feet,
//! elbows or hands the first is the one on the left of the card; in profile, the far one.
//!
//! Who stands has the weight on one leg: the hip of that side is higher, the shoulder lower, and the head leans a little.

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

/// Standing.
impl Pose {
    /// At ease, the weight on one leg. From any side.
    pub const STAND: Pose = Pose {
        hip: (-1.8, -50.0),
        neck: (0.2, -83.0),
        head: (1.2, -92.2),
        knees: [(-3.4, -26.4), (5.4, -27.6)],
        feet: [(-2.8, -2.0), (8.2, -2.0)],
        elbows: [(-10.6, -65.4), (11.4, -67.4)],
        hands: [(-12.0, -51.0), (10.2, -53.4)],
        hips: 5.0,
        shoulders: -4.5,
        toes: [0.0, 0.0],
        nod: 3.0,
    };

    /// At attention, both feet together. For soldiers, toys and queues.
    pub const ATTENTION: Pose = Pose {
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

    /// In profile, one hand before the body.
    pub const WAIT: Pose = Pose {
        hip: (-0.6, -50.0),
        neck: (-0.2, -83.0),
        head: (2.2, -92.2),
        knees: [(3.4, -26.6), (-0.4, -26.2)],
        feet: [(2.6, -2.0), (-2.4, -2.0)],
        elbows: [(1.0, -66.0), (-3.6, -66.0)],
        hands: [(9.0, -60.0), (-1.4, -51.6)],
        nod: 4.0,
        ..Pose::ATTENTION
    };

    /// The fists on the hips. From the front or the back.
    pub const PROUD: Pose = Pose {
        elbows: [(-18.4, -66.4), (18.4, -67.4)],
        hands: [(-12.4, -55.4), (11.6, -56.6)],
        ..Pose::STAND
    };

    /// One hand up in greeting.
    pub const WAVE: Pose = Pose {
        elbows: [(-10.6, -65.4), (15.6, -76.0)],
        hands: [(-12.0, -51.0), (17.4, -91.0)],
        shoulders: -8.0,
        nod: 5.0,
        ..Pose::STAND
    };

    /// One arm stretched out to the side.
    pub const REACH: Pose = Pose {
        hip: (-1.4, -50.0),
        neck: (1.0, -83.0),
        head: (2.6, -92.0),
        knees: [(-4.0, -26.0), (5.4, -27.0)],
        feet: [(-4.4, -2.0), (8.6, -2.0)],
        elbows: [(-12.0, -68.0), (14.0, -74.0)],
        hands: [(-14.0, -54.6), (24.0, -84.0)],
        hips: 4.0,
        shoulders: -7.0,
        ..Pose::STAND
    };

    /// On tiptoe, one arm as high as it goes.
    pub const REACH_UP: Pose = Pose {
        hip: (0.6, -52.0),
        neck: (2.0, -85.4),
        head: (1.4, -94.6),
        knees: [(-2.6, -28.4), (4.2, -28.6)],
        feet: [(-3.6, -6.0), (4.2, -6.4)],
        elbows: [(-10.6, -68.0), (10.6, -92.6)],
        hands: [(-13.6, -54.6), (12.4, -107.6)],
        hips: -4.0,
        shoulders: -12.0,
        toes: [42.0, 44.0],
        nod: -16.0,
    };

    /// A hand at the chin.
    pub const THINK: Pose = Pose {
        elbows: [(-6.6, -63.4), (10.0, -65.4)],
        hands: [(4.0, -75.4), (0.4, -61.4)],
        nod: 7.0,
        ..Pose::STAND
    };

    /// Both hands before the chest, with a book, a bird or a letter in them.
    pub const READ: Pose = Pose {
        elbows: [(-9.6, -65.0), (9.6, -66.0)],
        hands: [(-5.4, -62.6), (7.4, -63.4)],
        nod: 14.0,
        ..Pose::STAND
    };

    /// Both arms around a load before the body. In profile or half turned.
    pub const CARRY: Pose = Pose {
        hip: (-2.6, -50.0),
        neck: (-3.4, -83.0),
        head: (-2.0, -92.4),
        knees: [(-4.6, -26.6), (4.0, -28.0)],
        feet: [(-9.0, -3.4), (6.4, -2.0)],
        elbows: [(-3.6, -64.6), (0.4, -64.0)],
        hands: [(9.6, -62.6), (12.4, -59.6)],
        toes: [16.0, -4.0],
        nod: -2.0,
        ..Pose::ATTENTION
    };

    /// Bent with age.
    pub const STOOP: Pose = Pose {
        hip: (-2.0, -48.0),
        neck: (8.0, -75.0),
        head: (14.0, -81.0),
        knees: [(-1.4, -25.0), (4.0, -25.4)],
        feet: [(-6.0, -2.0), (4.0, -2.0)],
        elbows: [(4.0, -58.0), (12.0, -60.0)],
        hands: [(10.0, -46.0), (20.0, -50.0)],
        nod: 6.0,
        ..Pose::ATTENTION
    };
}

/// Moving.
impl Pose {
    /// A step, half turned to us: the near leg and the far arm go forward.
    pub const WALK: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (2.0, -83.0),
        head: (4.0, -92.0),
        knees: [(6.4, -28.2), (-2.6, -27.0)],
        feet: [(10.4, -2.4), (-13.0, -5.4)],
        elbows: [(-10.4, -66.0), (9.8, -65.4)],
        hands: [(-14.4, -53.4), (16.0, -56.8)],
        hips: 3.0,
        shoulders: -3.5,
        toes: [-8.0, 30.0],
        nod: 3.0,
    };

    /// A step, in profile: the far arm and the near leg go forward.
    pub const STRIDE: Pose = Pose {
        knees: [(-4.0, -27.0), (7.4, -28.4)],
        feet: [(-14.0, -5.4), (11.0, -2.4)],
        elbows: [(8.6, -66.4), (-5.4, -66.6)],
        hands: [(16.6, -56.0), (-9.4, -52.4)],
        hips: 0.0,
        shoulders: 0.0,
        toes: [30.0, -8.0],
        ..Pose::WALK
    };

    /// As fast as they can, in profile.
    pub const RUN: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (8.0, -81.0),
        head: (13.6, -89.0),
        knees: [(-6.4, -28.0), (16.6, -42.0)],
        feet: [(-25.0, -13.0), (10.0, -19.6)],
        elbows: [(14.6, -67.0), (-6.0, -70.6)],
        hands: [(24.0, -76.6), (-4.6, -56.6)],
        toes: [66.0, 14.0],
        nod: 4.0,
        ..Pose::ATTENTION
    };

    /// Off the ground, arms and legs wide.
    pub const LEAP: Pose = Pose {
        hip: (0.0, -60.0),
        neck: (2.0, -93.0),
        head: (3.6, -102.0),
        knees: [(-17.0, -48.0), (19.0, -53.6)],
        feet: [(-38.0, -40.0), (41.0, -47.6)],
        elbows: [(-15.6, -95.0), (17.0, -97.0)],
        hands: [(-27.0, -104.6), (29.6, -106.0)],
        hips: 0.0,
        shoulders: -3.0,
        toes: [150.0, 12.0],
        nod: -6.0,
    };

    /// Led by a partner: one arm up, one around somebody.
    pub const DANCE: Pose = Pose {
        hip: (-1.4, -50.0),
        neck: (1.0, -83.0),
        head: (3.0, -92.0),
        knees: [(-3.4, -26.0), (6.6, -27.4)],
        feet: [(-3.6, -2.4), (12.6, -4.0)],
        elbows: [(-9.0, -70.0), (13.0, -72.0)],
        hands: [(6.0, -62.0), (23.0, -78.0)],
        hips: 5.0,
        shoulders: -7.0,
        toes: [0.0, 24.0],
        nod: 4.0,
    };

    /// On a ladder or a rope, in profile; the bar is at the hands.
    pub const CLIMB: Pose = Pose {
        hip: (-4.4, -48.6),
        neck: (2.0, -80.0),
        head: (4.6, -89.4),
        knees: [(1.0, -25.4), (15.4, -45.0)],
        feet: [(0.0, -3.0), (11.6, -22.4)],
        elbows: [(13.4, -86.0), (12.4, -73.0)],
        hands: [(15.4, -101.0), (16.4, -87.6)],
        toes: [8.0, 4.0],
        nod: -14.0,
        ..Pose::ATTENTION
    };

    /// On a ladder, from behind.
    pub const CLIMB_AWAY: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (0.6, -83.0),
        head: (0.8, -92.4),
        knees: [(-9.6, -40.6), (4.6, -26.0)],
        feet: [(-7.0, -21.0), (4.4, -2.0)],
        elbows: [(-14.0, -74.6), (13.4, -88.0)],
        hands: [(-9.6, -88.4), (9.6, -102.4)],
        hips: 5.0,
        shoulders: -7.0,
        ..Pose::ATTENTION
    };

    /// Leaning back against a rope, in profile.
    pub const PULL: Pose = Pose {
        hip: (-9.0, -42.0),
        neck: (-15.4, -73.4),
        head: (-15.0, -82.8),
        knees: [(2.4, -22.0), (6.4, -25.0)],
        feet: [(6.0, -2.6), (13.0, -2.6)],
        elbows: [(-2.0, -63.4), (-4.0, -61.0)],
        hands: [(11.6, -61.4), (9.0, -57.0)],
        toes: [-8.0, -12.0],
        nod: -4.0,
        ..Pose::ATTENTION
    };

    /// Through the air, arms up, legs behind. Turn the figure as the fall needs.
    pub const FALL: Pose = Pose {
        hip: (0.0, -50.0),
        neck: (2.6, -83.0),
        head: (4.4, -92.0),
        knees: [(-5.0, -27.6), (13.0, -33.0)],
        feet: [(-20.6, -10.4), (0.0, -14.6)],
        elbows: [(-15.0, -87.0), (15.0, -86.0)],
        hands: [(-19.6, -101.0), (22.6, -98.6)],
        hips: 3.0,
        shoulders: -3.0,
        toes: [70.0, 60.0],
        nod: -4.0,
    };
}

/// Low down.
impl Pose {
    /// On a chair whose seat is 32 high, hands on the knees. In profile.
    pub const SIT: Pose = Pose {
        hip: (-10.0, -34.0),
        neck: (-7.6, -66.4),
        head: (-5.2, -75.8),
        knees: [(10.4, -34.0), (11.0, -32.0)],
        feet: [(8.0, -3.0), (13.6, -2.0)],
        elbows: [(-14.0, -50.0), (-6.6, -49.0)],
        hands: [(3.0, -40.0), (7.4, -40.4)],
        nod: 4.0,
        ..Pose::ATTENTION
    };

    /// On an edge at the height of the origin, the legs hanging. In profile or half turned.
    pub const PERCH: Pose = Pose {
        hip: (-8.0, -6.0),
        neck: (-5.0, -38.4),
        head: (-2.2, -47.6),
        knees: [(12.0, -7.0), (13.4, -5.0)],
        feet: [(9.4, 16.6), (16.4, 18.4)],
        elbows: [(-8.0, -21.0), (-8.6, -21.6)],
        hands: [(3.4, -12.0), (4.6, -11.0)],
        toes: [26.0, 14.0],
        nod: 8.0,
        ..Pose::ATTENTION
    };

    /// On the ground, the arms around the knees. In profile.
    pub const HUDDLE: Pose = Pose {
        hip: (-12.0, -8.6),
        neck: (-6.6, -40.4),
        head: (-2.0, -49.0),
        knees: [(8.0, -24.6), (9.4, -25.6)],
        feet: [(12.6, -2.2), (15.4, -2.0)],
        elbows: [(1.4, -25.0), (0.4, -23.0)],
        hands: [(13.0, -17.6), (13.4, -15.0)],
        nod: 12.0,
        ..Pose::ATTENTION
    };

    /// On both knees, in profile.
    pub const KNEEL: Pose = Pose {
        hip: (-6.0, -27.0),
        neck: (-2.6, -59.4),
        head: (0.6, -68.6),
        knees: [(3.4, -4.0), (5.0, -3.6)],
        feet: [(-18.6, -3.4), (-16.6, -2.8)],
        elbows: [(1.4, -43.4), (-3.6, -43.0)],
        hands: [(12.4, -42.6), (9.6, -36.4)],
        toes: [164.0, 164.0],
        nod: 10.0,
        ..Pose::ATTENTION
    };

    /// On one knee, in profile: the near leg is set up.
    pub const ONE_KNEE: Pose = Pose {
        hip: (-6.0, -28.0),
        neck: (-1.4, -60.0),
        head: (1.8, -69.2),
        knees: [(0.0, -4.0), (14.6, -27.0)],
        feet: [(-21.0, -5.4), (13.0, -2.0)],
        elbows: [(8.4, -48.6), (3.4, -45.0)],
        hands: [(20.0, -52.0), (12.4, -34.4)],
        toes: [100.0, 0.0],
        nod: 2.0,
        ..Pose::ATTENTION
    };

    /// Squatting, in profile, a hand at something on the ground.
    pub const CROUCH: Pose = Pose {
        hip: (-9.0, -17.0),
        neck: (4.0, -46.0),
        head: (9.6, -53.6),
        knees: [(11.6, -24.0), (13.0, -22.4)],
        feet: [(0.0, -3.6), (3.0, -2.6)],
        elbows: [(14.4, -34.0), (8.4, -31.0)],
        hands: [(22.4, -22.0), (18.4, -17.0)],
        toes: [14.0, 6.0],
        nod: 14.0,
        ..Pose::ATTENTION
    };

    /// On the back, the head to the left, hands on the belly. In profile.
    pub const LIE: Pose = Pose {
        hip: (0.0, -7.0),
        neck: (-32.6, -7.6),
        head: (-42.0, -9.0),
        knees: [(23.0, -6.6), (20.6, -16.0)],
        feet: [(46.0, -4.0), (40.0, -4.0)],
        elbows: [(-15.0, -4.0), (-17.6, -4.0)],
        hands: [(-4.6, -13.4), (-5.6, -13.6)],
        toes: [-78.0, -20.0],
        nod: -84.0,
        ..Pose::ATTENTION
    };
}

impl Pose {
    /// The same with the measures of a child.
    pub(super) fn of_child(self) -> Pose {
        let small = |(x, y): At| (x * 0.96, y * 0.83);
        let neck = small(self.neck);
        let (dx, dy) = (self.head.0 - self.neck.0, self.head.1 - self.neck.1);
        let long = dx.hypot(dy).max(1.0);
        // The head of a child is larger, and so further from the neck.
        let head = (neck.0 + dx / long * 14.0, neck.1 + dy / long * 14.0);
        Pose {
            hip: small(self.hip),
            neck,
            head,
            knees: self.knees.map(small),
            feet: self.feet.map(small),
            elbows: self.elbows.map(small),
            hands: self.hands.map(small),
            ..self
        }
    }
}
