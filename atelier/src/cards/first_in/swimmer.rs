//! She who has gone in first.

use crate::line::{circle, ellipse, taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::all;

pub fn somebody() -> Person {
    let arm = |up: f64| {
        ArmPose::to(0.92, up, 0.06)
            .elbow(0.2, -1.0, -0.3)
            .hand(Gesture::Wave)
            .fingers(1.0, up * 1.2, 0.1)
            .thumb(0.1, 1.0, 0.2)
    };
    Person {
        build: Build::Of(Proportions {
            trunk: 1.95,
            limb: 1.72,
            belly: 0.2,
            ..Build::Large.proportions()
        }),
        pose: Pose {
            head: (0.0, -4.0, 0.0),
            arms: [arm(0.22), arm(0.04)],
            legs: [
                LegPose::to(0.46, 0.0, 0.0)
                    .knee(0.7, 0.1, 1.0)
                    .toe(0.9, -0.6, 0.5),
                LegPose::to(0.42, 0.05, 0.0)
                    .knee(0.7, 0.1, 1.0)
                    .toe(0.8, -0.7, 0.5),
            ],
            tip: (0.0, 8.0),
            ..Pose::STAND
        },
        at: (396.0, 838.0),
        height: 506.0,
        facing: Some(0.0),
        skin: Skin::Umber,
        head: Head {
            mood: Mood::CALM,
            age: Some(Age::Middle),
            hair: Hair::Short,
            hair_colour: "#33202c".into(),
            gaze: Some((0.0, -0.1)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#8e2f6e".into(),
            bottom: Bottom::Shorts,
            bottom_colour: "#8e2f6e".into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        seed: 6,
        ..Person::default()
    }
}

/// Her hair has come loose and lies on the water all around her head.
fn hair(scene: &Scene, cut: &CutPerson) {
    let (at, k) = (cut.landmarks.head, cut.landmarks.head_height);
    let mut chance = Chance::of("first in hair", 5);
    let locks = (0..46).map(|i| {
        let turn = 98.0 + 360.0 * 0.93 * f64::from(i) / 45.0 + 15.0;
        let long = k * chance.between(0.72, 1.08);
        let bend = chance.between(-15.0, 15.0);
        let root = towards(at, turn, k * 0.25);
        let middle = towards(at, turn + bend * 0.4, long * 0.7);
        let end = towards(at, turn - bend * 0.5, long);
        let tip = towards(end, turn + bend * 2.0, k * 0.18);
        taper(
            &[root, middle, end, tip],
            &[k * 0.2, k * 0.17, k * 0.1, 0.8],
        )
    });
    let fan = all(locks.collect::<Vec<_>>()).fillet(4.0);
    scene.add(scene.blurred(scene.veil(&fan.moved(8.0, 16.0), "#05303e", 0.4), 7.0));
    scene.add(scene.fill(&fan, "#33202c"));
    let shine = (0..26).map(|i| {
        let turn = 110.0 + 330.0 * f64::from(i) / 25.0;
        let bend = chance.between(-12.0, 12.0);
        taper(
            &[
                towards(at, turn, k * 0.5),
                towards(at, turn + bend * 0.4, k * 0.7),
                towards(at, turn + bend, k * 0.9),
            ],
            &[0.6, 2.0, 0.6],
        )
    });
    scene.add(scene.veil(&all(shine.collect::<Vec<_>>()).within(&fan), "#7c8a94", 0.3));
}

/// Most of her is under the surface by a finger's breadth; face, breast and belly are out of it.
pub fn draw(scene: &Scene, cut: &CutPerson) {
    let outline = cut.outline();
    hair(scene, cut);
    scene.add(scene.blurred(scene.veil(&outline.moved(16.0, 30.0), "#05303e", 0.5), 12.0));
    scene.add(cut.paint(
        scene,
        PaperStyle {
            light: Some((300.0, -400.0)),
            ..PaperStyle::default()
        },
    ));
    // Her swimsuit is of one piece.
    let suit = cut
        .of(Kind::Trunk)
        .and(&cut.of(Kind::Leg(Side::Left)))
        .and(&cut.of(Kind::Leg(Side::Right)));
    let hips = cut.landmarks.hips;
    let waist = ellipse((hips.0, hips.1 - 6.0), 130.0, 26.0)
        .turned(8.0, hips)
        .within(&suit);
    scene.add(scene.blurred(scene.veil(&waist, "#8e2f6e", 1.0), 3.0));
    let dry = outline.grown(-4.5).softened(3.0);
    let head = circle(cut.landmarks.head, cut.landmarks.head_height * 0.7);
    let wet = outline.minus(&dry).minus(&head);
    scene.add(scene.veil(&wet, "#3fc4c0", 0.42));
}
