//! Who hides in the goal, from the furthest to the nearest.

use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, Features, Gesture, Hair, Head, LegPose, Mood, Pattern,
    Person, Pose, Reach, Shoes, Top, UPRIGHT,
};
use crate::shape::At;

use super::players::CLUTCHED;

fn of(build: Build, unit: f64, facing: f64) -> Person {
    Person {
        build,
        height: build.proportions().stature() * unit,
        facing: Some(facing),
        ..Person::default()
    }
}

fn hoops() -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: "#f2f4ee".into(),
        top_pattern: Pattern::Hoops("#1a2a2e".into()),
        bottom: Bottom::Shorts,
        bottom_colour: "#16242a".into(),
        stockings: Some("#f2f4ee".into()),
        shoes: Shoes::Trainers,
        ..Clothes::default()
    }
}

fn mint() -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: "#a8e2c4".into(),
        bottom: Bottom::Shorts,
        bottom_colour: "#f2f4ee".into(),
        stockings: Some("#a8e2c4".into()),
        shoes: Shoes::Trainers,
        ..Clothes::default()
    }
}

fn black() -> Clothes {
    Clothes {
        top: Top::Shirt,
        top_colour: "#22343a".into(),
        bottom: Bottom::Shorts,
        bottom_colour: "#182428".into(),
        stockings: Some("#182428".into()),
        ..Clothes::default()
    }
}

/// Knees bent, arms before the body.
const SHRINKING: Pose = Pose {
    hips: v(0.0, 0.78, -0.14),
    lean: (18.0, 0.0),
    bow: 0.3,
    legs: [
        LegPose::to(0.14, 0.0, 0.04).knee(0.3, 0.0, 1.0),
        LegPose::to(0.14, 0.0, 0.0).knee(0.3, 0.0, 1.0),
    ],
    ..UPRIGHT
};

const TERROR: Mood = Mood {
    tilt: (0.0, 0.0),
    upper: 1.2,
    ..Mood::FEAR
};

/// All of them, and where their heads are.
pub fn all() -> Vec<(Person, At)> {
    vec![
        (tall(), (74.0, 480.0)),
        (keeper(), (686.0, 510.0)),
        (referee(), (616.0, 966.0)),
        (begging(), (214.0, 966.0)),
    ]
}

fn tall() -> Person {
    Person {
        pose: Pose {
            lean: (10.0, -6.0),
            head: (10.0, 4.0, -10.0),
            arms: [
                ArmPose::to(-0.1, -0.62, 0.5).elbow(1.0, -0.2, -0.2),
                ArmPose::to(-0.1, -0.62, 0.5).elbow(1.0, -0.2, -0.2),
            ],
            ..SHRINKING
        },
        skin: Skin::Sand,
        head: Head {
            hair: Hair::Tousled,
            hair_colour: "#b5652a".into(),
            ..Head::default()
        },
        clothes: hoops(),
        ..of(Build::Thin, 92.0, 168.0)
    }
}

fn keeper() -> Person {
    Person {
        pose: Pose {
            arms: [
                ArmPose::to(1.25, -0.1, 0.3)
                    .from(Reach::Head)
                    .elbow(1.0, -0.8, 0.0)
                    .hand(Gesture::Wave)
                    .fingers(-0.2, 1.0, 0.0)
                    .thumb(-1.0, 0.0, 0.0),
                ArmPose::to(1.25, -0.1, 0.3)
                    .from(Reach::Head)
                    .elbow(1.0, -0.8, 0.0)
                    .hand(Gesture::Wave)
                    .fingers(-0.2, 1.0, 0.0)
                    .thumb(-1.0, 0.0, 0.0),
            ],
            ..SHRINKING
        },
        skin: Skin::Honey,
        head: Head {
            hair: Hair::Ponytail,
            hair_colour: "#2a1a20".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#1c5a5a".into(),
            ..black()
        },
        ..of(Build::Strong, 98.0, 180.0)
    }
}

fn referee() -> Person {
    Person {
        pose: Pose {
            head: (-4.0, 0.0, -7.0),
            arms: [
                ArmPose::to(0.55, 0.0, -0.8)
                    .from(Reach::Head)
                    .elbow(1.0, -0.3, 0.2)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.55, 0.0, -0.8)
                    .from(Reach::Head)
                    .elbow(1.0, -0.3, 0.2)
                    .hand(Gesture::Hidden),
            ],
            ..SHRINKING
        },
        skin: Skin::Sand,
        head: Head {
            mood: TERROR,
            hair: Hair::Receding,
            hair_colour: "#c8c2ba".into(),
            beard: Beard::Shaven,
            gaze: Some((-0.2, 0.1)),
            ..Head::default()
        },
        clothes: black(),
        ..of(Build::Old, 132.0, -6.0)
    }
}

fn begging() -> Person {
    Person {
        pose: Pose {
            head: (0.0, -4.0, -6.0),
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
        skin: Skin::Honey,
        head: Head {
            features: Features {
                nose_out: 1.15,
                ..Features::PLAIN
            },
            mood: TERROR,
            hair: Hair::Curls,
            hair_colour: "#241820".into(),
            beard: Beard::Short,
            gaze: Some((0.0, 0.0)),
            ..Head::default()
        },
        clothes: mint(),
        wrists: [
            Some((CLUTCHED[1].0, CLUTCHED[1].1 + 46.0)),
            Some((CLUTCHED[0].0, CLUTCHED[0].1 + 46.0)),
        ],
        ..of(Build::Adult, 146.0, 8.0)
    }
}
