//! She who has gone in first.

use crate::line::{circle, taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;

use super::body::Body;

pub fn somebody() -> Person {
    let arm = |out: f64, up: f64, elbow: f64| {
        ArmPose::to(out, up, 0.1)
            .elbow(0.3, elbow, -0.2)
            .hand(Gesture::Open)
            .fingers(0.8, up * 1.8, 0.2)
            .thumb(-0.2, 1.0, 0.2)
    };
    Person {
        build: Build::Of(Proportions {
            head: 1.5,
            neck: 0.36,
            trunk: 1.5,
            limb: 1.75,
            belly: 0.2,
            ..Build::Large.proportions()
        }),
        pose: Pose {
            head: (8.0, -6.0, 7.0),
            arms: [arm(0.82, 0.34, -1.0), arm(0.86, -0.2, 1.0)],
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
            mood: Mood::JOY,
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
    let locks = (0..28).map(|i| {
        let turn = 108.0 + 360.0 * f64::from(i) / 28.0;
        let long = k * chance.between(0.6, 1.06);
        let bend = chance.between(14.0, 24.0) * if chance.happens(0.5) { 1.0 } else { -1.0 };
        let root = towards(at, turn, k * 0.2);
        let middle = towards(at, turn + bend * 0.5, long * 0.62);
        let end = towards(at, turn - bend * 0.3, long * 0.9);
        let tip = towards(end, turn + bend * 2.4, k * 0.16);
        taper(
            &[root, middle, end, tip],
            &[k * 0.26, k * 0.24, k * 0.17, k * 0.09],
        )
    });
    let fan = all(locks.collect::<Vec<_>>()).fillet(7.0);
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

/// Her body below the head.
fn body(cut: &CutPerson) -> Body {
    let (x, y) = cut.landmarks.neck;
    Body::at(Spot::new(x - 2.0, y + 2.0, 0.8).turned(6.0))
}

/// All of her, without her hair.
pub fn outline(cut: &CutPerson) -> Shape {
    let kit = [
        Kind::Arm(Side::Left),
        Kind::Arm(Side::Right),
        Kind::Hand(Side::Left),
        Kind::Hand(Side::Right),
        Kind::Neck,
        Kind::Head,
    ];
    let kit = all(kit.map(|kind| cut.of(kind)));
    kit.and(&body(cut).outline()).fillet(3.0)
}

/// Most of her is under the surface by a finger's breadth; face, breast and belly are out of it.
pub fn draw(scene: &Scene, cut: &CutPerson) {
    let outline = outline(cut);
    hair(scene, cut);
    scene.add(scene.blurred(scene.veil(&outline.moved(16.0, 30.0), "#05303e", 0.5), 12.0));
    let paint = |chosen: &dyn Fn(Kind) -> bool| {
        let style = PaperStyle {
            light: Some((300.0, -400.0)),
            ..PaperStyle::default()
        };
        let parts = cut.parts.iter().filter(|part| chosen(part.kind));
        parts.map(|part| part.paint(scene, style)).sum::<Ink>()
    };
    let arms = |kind: Kind| matches!(kind, Kind::Arm(_) | Kind::Hand(_));
    scene.add(paint(&|kind| arms(kind) || kind == Kind::Neck));
    body(cut).draw(scene);
    scene.add(paint(&|kind| {
        !arms(kind)
            && !matches!(
                kind,
                Kind::Neck | Kind::Leg(_) | Kind::Foot(_) | Kind::Trunk | Kind::Skirt
            )
    }));
    let dry = outline.grown(-4.5).softened(3.0);
    let head = circle(cut.landmarks.head, cut.landmarks.head_height * 0.7);
    let hands = cut
        .of(Kind::Hand(Side::Left))
        .and(&cut.of(Kind::Hand(Side::Right)));
    let wet = outline.minus(&dry).minus(&head).minus(&hands.grown(3.0));
    scene.add(scene.veil(&wet, "#3fc4c0", 0.42));
}
