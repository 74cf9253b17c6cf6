//! Each hides as best as he or she can.

use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Beard, Build, Clothes, Features, Gesture, Hair, Head, LegPose, Mood, Person, Pose,
    Reach, Top, UPRIGHT,
};

use super::grip::CLUTCHED;
use super::squad::{black, hoops, mint, of};

/// From the bar, knees drawn up: the ground is where the child is.
pub fn hanging() -> Person {
    Person {
        pose: Pose {
            lift: 0.6,
            lean: (6.0, 4.0),
            head: (14.0, 12.0, 8.0),
            arms: [
                ArmPose::to(0.16, 0.97, 0.1)
                    .hand(Gesture::Grip)
                    .fingers(0.0, 0.6, 1.0),
                ArmPose::to(0.2, 0.95, 0.1)
                    .hand(Gesture::Grip)
                    .fingers(0.0, 0.6, 1.0),
            ],
            legs: [
                LegPose::to(0.12, 0.68, 0.12)
                    .knee(0.6, 0.3, 1.0)
                    .toe(0.2, -0.8, 0.6),
                LegPose::to(0.04, 0.56, -0.12)
                    .knee(0.3, 0.3, 1.0)
                    .toe(0.2, -1.0, 0.2),
            ],
            ..UPRIGHT
        },
        head: Head {
            hair: Hair::Bun,
            hair_colour: "#3a2418".into(),
            ..Head::default()
        },
        clothes: mint(),
        wrists: [Some((582.0, 104.0)), Some((708.0, 100.0))],
        ..of(Build::Strong, 66.0, 172.0, Skin::Honey)
    }
}

/// Thin enough for a post, he hopes.
pub fn behind_post() -> Person {
    Person {
        pose: Pose {
            hips: v(0.0, 0.82, -0.1),
            lean: (24.0, -8.0),
            bow: 0.22,
            crane: 0.2,
            head: (-6.0, 0.0, -14.0),
            arms: [
                ArmPose::to(-0.2, 0.1, 0.7)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Grip),
                ArmPose::to(0.3, -0.2, 0.6)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Grip),
            ],
            legs: [
                LegPose::to(0.06, 0.0, 0.1).knee(0.1, 0.0, 1.0),
                LegPose::to(0.12, 0.0, -0.24).knee(0.2, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        head: Head {
            hair: Hair::Tousled,
            hair_colour: "#a85a26".into(),
            ..Head::default()
        },
        clothes: hoops(),
        wrists: [Some((30.0, 610.0)), Some((60.0, 520.0))],
        ..of(Build::Thin, 74.0, -142.0, Skin::Sand)
    }
}

/// One of one team, in the arms of one of the other.
pub fn held() -> Person {
    Person {
        pose: Pose {
            hips: v(0.0, 0.9, 0.0),
            ..Pose::EMBRACED
        },
        head: Head {
            hair: Hair::Cropped,
            hair_colour: "#1a1416".into(),
            ..Head::default()
        },
        clothes: hoops(),
        ..of(Build::Strong, 80.0, -100.0, Skin::Ebony)
    }
}

pub fn holding() -> Person {
    Person {
        pose: Pose {
            head: (-30.0, 12.0, 10.0),
            ..Pose::EMBRACE
        },
        head: Head {
            hair: Hair::Receding,
            hair_colour: "#c9a25a".into(),
            beard: Beard::Long,
            ..Head::default()
        },
        clothes: mint(),
        ..of(Build::Large, 82.0, 128.0, Skin::Porcelain)
    }
}

/// She has gone down, her gloves over her head.
pub fn keeper() -> Person {
    Person {
        pose: Pose {
            hips: v(0.0, 0.28, -0.2),
            lean: (36.0, 0.0),
            bow: 0.34,
            crane: 0.1,
            head: (0.0, 30.0, 0.0),
            arms: [
                ArmPose::to(0.8, 0.6, -0.2)
                    .from(Reach::Head)
                    .elbow(1.0, -0.5, 0.2)
                    .hand(Gesture::Wave)
                    .fingers(-0.7, 0.8, 0.0)
                    .thumb(-0.5, -0.8, 0.0),
                ArmPose::to(0.8, 0.6, -0.2)
                    .from(Reach::Head)
                    .elbow(1.0, -0.5, 0.2)
                    .hand(Gesture::Wave)
                    .fingers(-0.7, 0.8, 0.0)
                    .thumb(-0.5, -0.8, 0.0),
            ],
            ..Pose::CROUCH
        },
        head: Head {
            hair: Hair::Ponytail,
            hair_colour: "#2a1a20".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2f5f6c".into(),
            ..black()
        },
        ..of(Build::Strong, 92.0, 196.0, Skin::Honey)
    }
}

/// His back to it all, a card before his eyes.
pub fn referee() -> Person {
    Person {
        pose: Pose {
            lean: (8.0, -4.0),
            bow: 0.2,
            shoulder_tilt: 5.0,
            head: (-10.0, 10.0, -8.0),
            arms: [
                ArmPose::to(0.16, -0.8, 0.1),
                ArmPose::to(0.5, 0.0, 1.5)
                    .from(Reach::Head)
                    .elbow(0.9, -1.0, 0.0)
                    .hand(Gesture::Pinch)
                    .fingers(-0.5, 1.0, 0.2)
                    .thumb(-0.6, 0.4, -0.8),
            ],
            ..UPRIGHT
        },
        wrists: [None, Some((530.0, 1046.0))],
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                ..Mood::FEAR
            },
            hair: Hair::Receding,
            hair_colour: "#c8c2ba".into(),
            ..Head::default()
        },
        clothes: black(),
        ..of(Build::Old, 132.0, 14.0, Skin::Sand)
    }
}

/// He wants out, and looks back.
pub fn gripping() -> Person {
    Person {
        pose: Pose {
            lean: (4.0, 3.0),
            twist: 16.0,
            head: (62.0, -4.0, -6.0),
            arms: [
                ArmPose::to(0.5, -0.2, 0.62)
                    .elbow(0.55, -1.2, 0.0)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.5, -0.2, 0.62)
                    .elbow(0.55, -1.2, 0.0)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        head: Head {
            features: Features {
                nose_out: 1.15,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                ..Mood::FEAR
            },
            hair: Hair::Curls,
            hair_colour: "#241820".into(),
            beard: Beard::Short,
            ..Head::default()
        },
        clothes: mint(),
        wrists: [
            Some((CLUTCHED[1].0, CLUTCHED[1].1 + 44.0)),
            Some((CLUTCHED[0].0, CLUTCHED[0].1 + 44.0)),
        ],
        ..of(Build::Adult, 136.0, 12.0, Skin::Honey)
    }
}
