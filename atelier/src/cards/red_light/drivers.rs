//! The two who have got out: dark against the sun, nose to nose, and their shadows that reach as far as we are.

use crate::colour::mix;
use crate::line::{ellipse, poly};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind,
    LegPose, Mood, PaperStyle, Person, Pose, Shoes, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::At;

use super::{END, EYE, LENS, place};

/// How far away they stand, and how high somebody is there who is a metre high.
const AWAY: f64 = 4.9;
const METRE: f64 = LENS / AWAY;
const DARK: &str = "#3b2347";
const SUN: &str = "#ffdca6";

/// Shouting, with everything that has.
const SHOUT: Mood = Mood {
    open: 0.34,
    wide: 1.05,
    teeth: Teeth::Hidden,
    tilt: (0.0, 0.0),
    ..Mood::ANGER
};

fn man() -> Person {
    Person {
        build: Build::Large,
        at: place(-0.42, 0.0, AWAY),
        height: 1.78 * METRE,
        facing: Some(84.0),
        pose: Pose {
            hips: v(0.0, 0.96, -0.1),
            lean: (20.0, 0.0),
            bow: 0.12,
            crane: 0.22,
            head: (0.0, -14.0, 0.0),
            arms: [
                ArmPose::to(0.5, 0.9, -0.1)
                    .elbow(0.6, -0.2, -1.0)
                    .hand(Gesture::Fist),
                ArmPose::to(0.2, -0.66, -0.5)
                    .elbow(0.5, -0.2, -1.0)
                    .hand(Gesture::Fist),
            ],
            legs: [
                LegPose::to(0.14, 0.0, 0.26).knee(0.2, 0.0, 1.0),
                LegPose::to(0.14, 0.0, -0.3).knee(0.2, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#c9826a".into()),
        head: Head {
            features: Features {
                nose_out: 1.3,
                jaw: 1.1,
                ..Features::PLAIN
            },
            mood: SHOUT,
            hair: Hair::Bald,
            hair_colour: "#8a5a2e".into(),
            beard: Beard::Short,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#cdbfc4".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#4a4a70".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        seed: 3,
        ..Person::default()
    }
}

fn woman() -> Person {
    Person {
        build: Build::Thin,
        at: place(0.44, 0.0, AWAY),
        height: 1.7 * METRE,
        facing: Some(-86.0),
        pose: Pose {
            hips: v(0.0, 0.97, -0.08),
            lean: (17.0, 0.0),
            bow: 0.06,
            crane: 0.2,
            head: (0.0, -10.0, 0.0),
            arms: [
                ArmPose::to(0.3, -0.4, -0.62)
                    .elbow(0.7, 0.1, -1.0)
                    .hand(Gesture::Wave),
                ArmPose::to(0.0, 0.02, 0.84)
                    .elbow(0.6, -1.0, -0.2)
                    .hand(Gesture::Point),
            ],
            legs: [
                LegPose::to(0.1, 0.0, -0.22).knee(0.2, 0.0, 1.0),
                LegPose::to(0.1, 0.0, 0.24).knee(0.2, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#a86a4c".into()),
        head: Head {
            features: Features {
                nose_out: 1.15,
                long: 1.05,
                ..Features::PLAIN
            },
            mood: SHOUT,
            hair: Hair::Bun,
            hair_colour: "#1f1a26".into(),
            glasses: Some("#e2384a".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#a8405e".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3a2f4c".into(),
            shoes: Shoes::Boots,
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

/// Both, cut out, their mouths wide open.
pub fn both(scene: &Scene) -> [CutPerson; 2] {
    [(man(), 1.0), (woman(), -1.0)].map(|(person, way)| {
        let mut cut = person.cut(scene.light);
        let ((x, y), k) = (cut.landmarks.mouth, cut.landmarks.head_height);
        let on = |dx: f64, dy: f64| (x + way * dx * k, y + dy * k);
        let open = poly(&[on(-0.16, 0.0), on(0.2, -0.08), on(0.2, 0.14)]);
        for part in &mut cut.parts {
            if matches!(part.kind, Kind::Head) {
                part.shape = part.shape.minus(&open);
                part.marks.clear();
            }
        }
        cut
    })
}

/// Their shadows on the road: the sun is low, so that they reach us.
pub fn shadows(scene: &Scene, both: &[CutPerson; 2]) {
    for cut in both {
        let ground = END.1 + EYE * METRE;
        let shadow = cut.outline().bent(|(x, y)| {
            let (right, up) = ((x - END.0) / METRE, ((ground - y) / METRE).max(-0.05));
            place(right, 0.0, AWAY - up * 1.72)
        });
        let dark = scene.blurred(scene.veil(&shadow, "#3a2a5a", 0.82), 1.6);
        scene.add(scene.multiplied(dark));
    }
}

/// Both, against the sun.
pub fn draw(scene: &Scene, both: &[CutPerson; 2]) {
    for cut in both {
        let style = PaperStyle {
            air: Some((DARK.into(), 0.72)),
            ..PaperStyle::default()
        };
        scene.add(cut.paint(scene, style));
        let whole = cut.outline();
        let side = if cut.landmarks.head.0 < END.0 {
            -1.0
        } else {
            1.0
        };
        let rim = whole.minus(&whole.moved(side * 1.8, 1.4));
        scene.add(scene.veil(&rim, mix(SUN, DARK, 0.1), 0.9));
    }
    spit(scene, both[0].landmarks.mouth, 1.0);
    spit(scene, both[1].landmarks.mouth, -1.0);
}

/// Words have no shape; what comes with them has.
fn spit(scene: &Scene, (x, y): At, way: f64) {
    for (dx, dy, long) in [
        (18.0, -3.0, 5.0),
        (24.0, 5.0, 6.0),
        (31.0, -7.0, 4.0),
        (36.0, 8.0, 4.0),
    ] {
        let at = (x + way * dx, y + dy);
        let drop = ellipse(at, long, 1.4).turned(way * dy * 3.0, at);
        scene.add(scene.veil(&drop, DARK, 0.7));
    }
}
