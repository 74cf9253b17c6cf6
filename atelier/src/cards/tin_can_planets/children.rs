//! The two children: one speaks into a tin held with both hands, one listens and smiles.

use super::tin::Tin;
use super::{DEEP, coral, mint};
use crate::line::{between, ellipse, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

/// Where the speaker stands on the mint planet, in degrees around it.
pub const SPEAKER: f64 = 251.0;
/// Where the listener stands on the coral one.
pub const LISTENER: f64 = 226.0;

/// Draws both, and says where the string leaves their tins.
pub fn ink(scene: &Scene) -> (At, At) {
    (speaker(scene), listener(scene))
}

/// Somebody whose feet are put at a place on a planet.
fn standing(person: Person, feet: At) -> Person {
    let there = Person {
        at: (0.0, 0.0),
        ..person
    }
    .cut((0.0, 0.0))
    .landmarks
    .ankles;
    let (x, y) = between(there[0], there[1], 0.5);
    Person {
        at: (feet.0 - x, feet.1 - y),
        ..person
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) {
    for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
}

fn arm_of(side: Side) -> impl Fn(Kind) -> bool {
    move |kind| kind == Kind::Arm(side) || kind == Kind::Hand(side)
}

fn speaker(scene: &Scene) -> At {
    let planet = mint::planet();
    let hold = ArmPose::to(-0.1, 0.1, 0.6)
        .elbow(0.5, -1.0, 0.1)
        .hand(Gesture::Wrap);
    let person = Person {
        build: Build::Child,
        height: 300.0,
        facing: Some(72.0),
        skin: Skin::Ebony,
        pose: Pose {
            tip: (SPEAKER - 270.0 + 3.0, 0.0),
            lean: (2.0, 0.0),
            head: (0.0, -14.0, 0.0),
            arms: [
                hold.fingers(-0.5, 0.6, 0.6).thumb(0.0, 0.5, -1.0),
                hold.fingers(-0.2, 0.7, 0.7).thumb(0.0, 0.4, -1.0),
            ],
            legs: [
                LegPose::to(0.1, 0.0, 0.12).toe(0.1, 0.0, 1.0),
                LegPose::to(0.08, 0.0, -0.1).toe(0.1, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        head: Head {
            mood: Mood {
                brow_in: 0.06,
                brow_out: 0.07,
                upper: 0.84,
                ..Mood::JOY
            },
            hair: Hair::Afro,
            hair_colour: "#1d1526".into(),
            gaze: Some((0.3, -0.15)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#f6b93c".into(),
            bottom: Bottom::Shorts,
            bottom_colour: "#3a5a8c".into(),
            shoes: Shoes::Boots,
            shoe_colour: "#b8473c".into(),
            ..Clothes::default()
        },
        seed: 3,
        ..Person::default()
    };
    let person = standing(person, planet.point(SPEAKER, 8.0));
    let mouth = person.cut(scene.light).landmarks.mouth;
    let turn = 2.0;
    let open = towards(mouth, turn, 7.0);
    let tin = Tin {
        spot: Spot::new(open.0, open.1, 1.7).turned(turn),
        label: "#f08468",
    };
    let on_tin = |x: f64, y: f64| Some(tin.spot.point((x, y)));
    let cut = Person {
        wrists: [on_tin(24.0, 13.0), on_tin(12.0, 15.0)],
        ..person
    }
    .cut(scene.light);
    let below = planet
        .spot(SPEAKER, 0.0, 1.0)
        .put(&ellipse((2.0, 2.0), 34.0, 5.0));
    scene.add(scene.veil(&below, "#0f3c48", 0.4));
    scene.add(scene.shadow(&cut.outline(), (4.0, 5.0), 8.0, DEEP, 0.45));
    let near = arm_of(Side::Right);
    paint(scene, &cut, |kind| !near(kind));
    scene.add(tin.ink(scene, 5));
    paint(scene, &cut, near);
    tin.knot()
}

fn listener(scene: &Scene) -> At {
    let planet = coral::planet();
    let person = Person {
        build: Build::Child,
        height: 256.0,
        facing: Some(30.0),
        skin: Skin::Sand,
        pose: Pose {
            tip: (0.0, LISTENER - 270.0),
            head: (0.0, 2.0, -4.0),
            arms: [
                ArmPose::to(0.42, -0.82, 0.1).hand(Gesture::Relaxed),
                ArmPose::to(0.2, 0.2, 0.2)
                    .elbow(1.0, -0.8, 0.1)
                    .hand(Gesture::Wrap)
                    .fingers(-0.3, 1.0, 0.4)
                    .thumb(-0.5, 0.2, -1.0),
            ],
            ..UPRIGHT
        },
        head: Head {
            mood: Mood {
                brow_in: 0.08,
                brow_out: 0.08,
                upper: -0.3,
                arched: 0.14,
                smile: 0.15,
                wide: 1.2,
                ..Mood::JOY
            },
            hair: Hair::Braids,
            hair_colour: "#4a2430".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Dress,
            top_colour: "#a6ead0".into(),
            bottom: Bottom::Bare,
            stockings: Some("#f3e3c8".into()),
            shoes: Shoes::Leather,
            shoe_colour: "#5a2a44".into(),
            ..Clothes::default()
        },
        seed: 5,
        ..Person::default()
    };
    let person = standing(person, planet.point(LISTENER, 6.0));
    let marks = person.cut(scene.light).landmarks;
    let turn = LISTENER + 90.0 - 360.0 + 176.0;
    let ear = towards(marks.head, turn, marks.head_height * 0.36);
    let tin = Tin {
        spot: Spot::new(ear.0, ear.1, 1.5).turned(turn),
        label: "#6cc0a2",
    };
    let cut = Person {
        wrists: [None, Some(tin.spot.point((15.0, -18.0)))],
        ..person
    }
    .cut(scene.light);
    let below = planet
        .spot(LISTENER, 0.0, 1.0)
        .put(&ellipse((2.0, 2.0), 28.0, 4.0));
    scene.add(scene.veil(&below, "#4a1a3a", 0.4));
    scene.add(scene.shadow(&cut.outline(), (4.0, 5.0), 8.0, DEEP, 0.45));
    let near = arm_of(Side::Right);
    paint(scene, &cut, |kind| !near(kind));
    scene.add(tin.ink(scene, 9));
    paint(scene, &cut, near);
    tin.knot()
}
