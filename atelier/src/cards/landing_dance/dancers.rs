//! The two who dance.

use super::house::{FALL, LOWER_FLOOR, SOFFIT, UPPER_FLOOR};
use super::{LOWER, UPPER};
use crate::line::{between, blob, ellipse, handcut, handcut_finely, rect, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// Very large, fifty-five, in vest and braces.
fn man() -> Person {
    Person {
        build: Build::Of(Proportions {
            belly: 0.5,
            trunk: 1.7,
            limb: 1.5,
            waist: -0.14,
            throat: 0.29,
            ..Build::Large.proportions()
        }),
        pose: Pose {
            hips: v(0.0, 0.75, 0.05),
            lean: (43.0, 0.0),
            bow: 0.16,
            twist: 10.0,
            crane: 0.02,
            head: (-14.0, 36.0, 4.0),
            arms: [
                ArmPose::to(0.30, -0.22, 0.9)
                    .elbow(0.6, -0.7, -0.2)
                    .hand(Gesture::HoldHand),
                ArmPose::to(0.0, -0.70, 0.52)
                    .elbow(0.7, -0.4, -0.6)
                    .hand(Gesture::Cup)
                    .fingers(-0.4, -0.1, 1.0)
                    .thumb(0.2, 0.9, 0.3),
            ],
            legs: [
                LegPose::to(0.10, 0.0, 0.42).toe(0.2, 0.0, 1.0),
                LegPose::to(0.14, 0.08, -0.66).toe(0.3, -0.8, 1.0),
            ],
            ..UPRIGHT
        },
        at: (286.0, 573.0),
        height: 640.0,
        facing: Some(66.0),
        above: -8.0,
        skin: Skin::Honey,
        head: Head {
            features: Features {
                wide: 1.16,
                long: 0.92,
                jaw: 1.22,
                chin: 1.1,
                cheeks: 1.08,
                nose_out: 1.1,
                nose_wide: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.09,
                upper: 0.62,
                smile: 0.13,
                cheeks: 0.7,
                blush: 1.2,
                ..Mood::TENDERNESS
            },
            age: Some(Age::Middle),
            hair: Hair::Receding,
            hair_colour: "#3a2c2c".into(),
            gaze: Some((0.3, 0.9)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#f7ecd6".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#1d4152".into(),
            shoes: Shoes::Leather,
            shoe_colour: "#2a1a20".into(),
            ..Clothes::default()
        },
        seed: 5,
        ..Person::default()
    }
}

/// Thin, sixty, a grey bob and a wooden spoon.
fn woman() -> Person {
    Person {
        build: Build::Thin,
        pose: Pose {
            hips: v(0.0, 0.72, 0.0),
            lean: (-56.0, 0.0),
            bow: -0.42,
            head: (0.0, -38.0, 0.0),
            arms: [
                ArmPose::to(0.32, 0.62, 0.66)
                    .elbow(0.6, -0.3, 0.5)
                    .hand(Gesture::Cup)
                    .fingers(0.2, 0.2, 1.0)
                    .thumb(0.9, 0.5, 0.3),
                ArmPose::to(0.25, 0.05, -0.92)
                    .elbow(0.3, -0.9, 0.0)
                    .hand(Gesture::Grip),
            ],
            legs: [
                LegPose::to(0.08, 0.36, 0.86)
                    .knee(0.1, 1.0, 0.4)
                    .toe(0.1, -0.1, 1.0),
                LegPose::to(0.08, 0.0, -0.12).knee(0.2, 0.2, 1.0),
            ],
            ..UPRIGHT
        },
        at: (400.0, 1110.0),
        height: 540.0,
        facing: Some(-58.0),
        above: -3.0,
        skin: Skin::Sand,
        head: Head {
            features: Features {
                gaunt: 0.4,
                nose_length: 1.1,
                nose_out: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.1,
                brow_out: 0.06,
                upper: 0.95,
                smile: 0.16,
                wide: 1.1,
                ..Mood::TENDERNESS
            },
            age: Some(Age::Middle),
            hair: Hair::Bob,
            hair_colour: "#dcd8d6".into(),
            gaze: Some((-0.4, -0.9)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Dress,
            top_colour: "#1d5566".into(),
            top_pattern: Pattern::Dots("#f3dcb4".into()),
            bottom: Bottom::Bare,
            shoes: Shoes::Slippers,
            shoe_colour: "#c8402f".into(),
            wind: (-0.7, 0.25),
            ..Clothes::default()
        },
        seed: 3,
        ..Person::default()
    }
}

pub fn above(scene: &Scene) {
    let cut = man().cut(UPPER);
    on_wall(scene, &cut, (-64.0, 26.0));
    let style = lit(UPPER);
    for part in &cut.parts {
        scene.add(part.paint(scene, style));
        if part.kind == Kind::Trunk {
            braces(scene, &part.shape);
        }
    }
    scene.add(moustache(scene, cut.landmarks.mouth));
    edge(scene, &cut, UPPER);
}

pub fn below(scene: &Scene) {
    let cut = woman().cut(LOWER);
    on_wall(scene, &cut, (58.0, 18.0));
    let [_, (x, y)] = cut.landmarks.hands;
    let hand = |part: &&Part| part.kind == Kind::Hand(Side::Right);
    let body = cut.parts.iter().filter(|part| !hand(part));
    let style = lit(LOWER);
    let [hands, body]: [Ink; 2] = [
        cut.parts
            .iter()
            .filter(hand)
            .map(|part| part.paint(scene, style))
            .sum(),
        body.map(|part| part.paint(scene, style)).sum(),
    ];
    scene.add(body);
    spoon(scene, (x, y));
    scene.add(hands);
    edge(scene, &cut, LOWER);
}

fn lit(light: At) -> PaperStyle {
    PaperStyle {
        light: Some(light),
        focal: false,
        air: None,
    }
}

/// The lit edge.
fn edge(scene: &Scene, cut: &CutPerson, light: At) {
    let (x, y) = step(cut.landmarks.hips, light);
    let outline = cut.outline();
    let edge = outline.minus(&outline.moved(-x * 2.4, -y * 2.4));
    scene.add(scene.veil(&edge, "#fff0c4", 0.5));
}

/// The shadow on the wall behind.
fn on_wall(scene: &Scene, cut: &CutPerson, (dx, dy): At) {
    let fall = cut.outline().moved(dx, dy);
    let fall = scene.blurred(scene.veil(&fall, "#b06a68", 0.62), 9.0);
    let room = rect(-20.0, -20.0, 820.0, UPPER_FLOOR).and(&rect(-20.0, SOFFIT, 820.0, LOWER_FLOOR));
    scene.add(scene.multiplied(scene.clipped(&room, fall)));
}

/// His braces, over the shoulder to the waistband.
fn braces(scene: &Scene, trunk: &Shape) {
    for line in [
        spots![372, 130; 404, 176; 424, 240; 414, 352],
        spots![372, 150; 320, 200; 286, 250; 262, 330],
    ] {
        let band = taper(&line, &[11.0, 12.0, 12.0, 11.0]).within(trunk);
        scene.add(scene.veil(&band.moved(-3.0, 4.0).within(trunk), "#a08070", 0.5));
        scene.add(scene.fill(&band, "#d2432f"));
        scene.add(scene.veil(&band.minus(&band.moved(-3.0, 1.0)), "#f58a5c", 0.7));
    }
}

/// A thick one.
fn moustache(scene: &Scene, (x, y): At) -> Ink {
    let bush = blob(
        &knots![-19, 6; -15, -5; -5, -12; 5, -11; 14, -11; 22, -4; 25, 6; 18, 5; 9, -1; 3, -3; -4, -2; -12, 4],
    );
    let bush = handcut_finely(&bush.moved(x, y), 0.7, 4.0, 4, 2.0);
    scene.fill(&bush, "#3a2c2c") + scene.veil(&bush.minus(&bush.moved(-1.0, 2.6)), "#8a6a5a", 0.7)
}

fn spoon(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x, y, 1.0).turned(24.0);
    let stick = taper(&spots![-4, 34; 0, 0; 2, -66], &[5.0, 6.0, 5.0]);
    let bowl = blob(&knots![2, -60; -12, -76; -13, -98; 0, -112; 14, -100; 16, -78]);
    let spoon = handcut(&spot.put(&stick.and(&bowl).fillet(4.0)), 0.4, 12.0, 4);
    scene.add(scene.fill(&spoon, "#e8b672"));
    scene.add(scene.veil(&spoon.minus(&spoon.moved(2.4, 1.0)), "#fff0c4", 0.8));
    let hollow = blob(&knots![2, -72; -6, -82; -6, -96; 2, -104; 9, -96; 9, -82]);
    scene.add(scene.veil(&spot.put(&hollow), "#a8703c", 0.7));
}

/// What his foot has shaken loose.
pub fn plaster(scene: &Scene) {
    let at = woman().cut(LOWER).landmarks.hands[0];
    let mut chance = Chance::of("dust", 6);
    let column = taper(
        &[
            (FALL, SOFFIT - 4.0),
            (FALL - 3.0, SOFFIT + 26.0),
            (at.0, at.1 - 8.0),
        ],
        &[34.0, 20.0, 6.0],
    );
    scene.add(scene.blurred(scene.veil(&column, "#fff1dc", 0.5), 6.0));
    for seed in 0..46 {
        let far = chance.between(0.0, 1.0f64).powf(1.4);
        let (x, y) = between((FALL, SOFFIT), (at.0, at.1 + 6.0), far);
        let place = (x + chance.near(0.0, 13.0), y);
        let r = chance.between(0.8, 2.6);
        let bit = handcut_finely(&ellipse(place, r * 1.3, r), 0.4, 2.0, seed, 1.0);
        scene.add(scene.veil(&bit, "#fff1dc", chance.between(0.5, 1.0)));
    }
    let crumb = blob(
        &knots![-17, -1, corner; -9, -8; 1, -9, corner; 7, -13, corner; 16, -5; 18, 3, corner; 6, 5; 1, 12, corner; -10, 8],
    );
    for (seed, (x, y, size, turn)) in [
        (at.0 - 4.0, at.1 - 40.0, 1.1, 20.0),
        (at.0 + 18.0, at.1 - 60.0, 0.5, 70.0),
        (FALL - 8.0, SOFFIT + 14.0, 0.5, 130.0),
    ]
    .into_iter()
    .enumerate()
    {
        let crumb = handcut_finely(
            &Spot::new(x, y, size).turned(turn).put(&crumb),
            0.5,
            6.0,
            seed as i64,
            2.0,
        );
        scene.add(scene.shadow(&crumb, (3.0, 3.0), 4.0, "#34182a", 0.4));
        scene.add(scene.fill(&crumb, "#fff4e2"));
        scene.add(scene.veil(&crumb.minus(&crumb.moved(-3.0, -3.0)), "#b98a7a", 0.8));
    }
}
