//! The old woman: asleep on her side, an arm over the blanket.

use crate::knots;
use crate::line::{blob, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood, PaperStyle,
    Person, Pose, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;

use super::bed::{LONG, on};

const GOWN: &str = "#b4c0f2";
const PILLOW: f64 = 104.0;

fn woman() -> Person {
    let person = Person {
        build: Build::Old,
        pose: Pose {
            tip: (0.0, -97.0),
            head: (0.0, 4.0, 12.0),
            arms: [
                ArmPose::to(-0.06, -0.62, 0.58)
                    .elbow(0.6, -0.8, 0.2)
                    .hand(Gesture::Relaxed),
                ArmPose::to(0.0, -0.3, 0.6).hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        at: (0.0, 0.0),
        height: 670.0,
        facing: Some(8.0),
        above: 26.0,
        skin: Skin::Of("#f1c4b4".into()),
        head: Head {
            features: Features {
                cheeks: 1.06,
                wide: 1.04,
                lips: 1.5,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.06,
                blush: 1.0,
                brow_in: 0.03,
                brow_out: 0.02,
                cheeks: 0.3,
                tilt: (0.0, 0.0),
                ..Mood::ASLEEP
            },
            age: Some(Age::Old),
            hair: Hair::Bun,
            hair_colour: "#d6c6e8".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Pyjamas,
            top_colour: GOWN.into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    };
    let (x, y) = on(-LONG + PILLOW, -86.0, 18.0);
    let head = person.cut((900.0, -420.0)).landmarks.head;
    Person {
        at: (x - head.0, y - head.1),
        ..person
    }
}

fn some(cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> CutPerson {
    CutPerson {
        parts: cut
            .parts
            .iter()
            .filter(|part| chosen(part.kind))
            .cloned()
            .collect(),
        landmarks: cut.landmarks,
    }
}

fn above(kind: Kind) -> bool {
    matches!(kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left))
}

/// What the blanket hides.
fn covered(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt | Kind::Arm(_) | Kind::Hand(_)
    )
}

/// Her head on the pillow, and the shoulder in its nightgown.
pub fn draw(scene: &Scene) {
    let cut = woman().cut((900.0, -420.0));
    let body = some(&cut, |kind| !above(kind) && !covered(kind));
    let hollow = body.outline();
    scene.add(scene.blurred(scene.veil(&hollow.moved(-4.0, 12.0), "#8a4fb4", 0.45), 10.0));
    scene.add(body.paint(scene, PaperStyle::default()));
}

/// The arm that lies on the blanket.
pub fn arm(scene: &Scene) {
    let cut = woman().cut((900.0, -420.0));
    let arm = some(&cut, above);
    scene.add(scene.blurred(
        scene.veil(&arm.outline().moved(-2.0, 9.0), "#5a2a86", 0.45),
        6.0,
    ));
    shoulder(scene);
    scene.add(arm.paint(scene, PaperStyle::default()));
}

/// What of the nightgown is seen between her neck and the arm.
fn shoulder(scene: &Scene) {
    let gown = blob(&knots![
        272, 428; 246, 450; 228, 472; 218, 490; 226, 500; 240, 506; 262, 500; 290, 484; 300, 460
    ]);
    let gown = handcut(&gown, 0.8, 16.0, 6);
    scene.add(scene.blurred(scene.veil(&gown.moved(3.0, 7.0), "#5a2a86", 0.4), 5.0));
    scene.add(scene.fill(&gown, GOWN));
}
