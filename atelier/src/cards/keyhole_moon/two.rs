//! The two with the huge key: she hauls it up on a rope, he sits on it with folded arms.

use crate::line::{Stroke, between, ellipse};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind,
    LegPose, Mood, PaperStyle, Person, Pose, Shoes, Top, UPRIGHT,
};
use crate::motifs::things::key;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::{above, over};

/// Where she and he are: beside the middle, away from us.
const SHE: At = (0.46, 3.45);
const HE: At = (-0.74, 5.6);
/// The ends of the key: beside, up, away.
const BOW: (f64, f64, f64) = (-0.3, 0.2, 4.55);
const TIP: (f64, f64, f64) = (-1.42, 0.34, 7.0);

/// A place of the key on the card: along it, 0 to 100, and across.
fn on_key(along: f64, across: f64) -> At {
    let part = along / 100.0;
    let at = |a: f64, b: f64| a + (b - a) * part;
    over(
        at(BOW.0, TIP.0) + across * 0.016,
        at(BOW.1, TIP.1),
        at(BOW.2, TIP.2) + across * 0.024,
    )
    .0
}

fn she() -> Person {
    let (at, k) = over(SHE.0, 0.0, SHE.1);
    Person {
        build: Build::Strong,
        pose: Pose {
            hips: v(0.0, 0.9, -0.16),
            lean: (36.0, 0.0),
            bow: 0.1,
            twist: -14.0,
            head: (0.0, -42.0, 6.0),
            arms: [
                ArmPose::to(-0.42, -0.2, 0.42)
                    .elbow(0.9, -0.9, 0.2)
                    .hand(Gesture::Fist)
                    .fingers(-0.9, 0.5, 0.3)
                    .thumb(0.2, 1.0, 0.2),
                ArmPose::to(-0.1, 0.0, 0.3)
                    .elbow(0.9, -0.9, 0.2)
                    .hand(Gesture::Fist)
                    .fingers(-0.3, 0.8, 0.4)
                    .thumb(-0.8, 0.5, 0.3),
            ],
            legs: [
                LegPose::to(0.12, 0.02, -0.5).toe(0.1, -0.5, 1.0),
                LegPose::to(0.12, 0.22, 0.2)
                    .knee(0.2, 0.8, 1.0)
                    .toe(0.15, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        at,
        height: 1.72 * k,
        facing: Some(-12.0),
        above: above(SHE.1) - 4.0,
        skin: Skin::Honey,
        head: Head {
            features: Features {
                nose_out: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.85,
                ..Mood::EFFORT
            },
            hair: Hair::Bun,
            hair_colour: "#3a1c2c".into(),
            gaze: Some((-0.1, -0.25)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#1f8a8c".into(),
            shirt_colour: "#ffe9c8".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3b2a6a".into(),
            shoes: Shoes::Boots,
            shoe_colour: "#6a2f3a".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn he() -> Person {
    let (at, k) = over(HE.0, 0.0, HE.1);
    Person {
        build: Build::Thin,
        pose: Pose {
            head: (-6.0, -32.0, 4.0),
            arms: [
                Pose::ARMS_CROSSED.arms[0].hand(Gesture::Hidden),
                Pose::ARMS_CROSSED.arms[1],
            ],
            lean: (-6.0, 0.0),
            ..Pose::SIT
        },
        at: (at.0, at.1 - 0.06 * k),
        height: 1.78 * k,
        facing: Some(-40.0),
        above: above(HE.1) - 4.0,
        skin: Skin::Sand,
        head: Head {
            features: Features {
                nose_out: 1.3,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.6,
                smile: -0.06,
                brow_in: -0.05,
                ..Mood::BOREDOM
            },
            age: Some(Age::Middle),
            hair: Hair::Parted,
            hair_colour: "#7a4a3a".into(),
            beard: Beard::Moustache,
            gaze: Some((-0.8, 0.1)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#d2502f".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#46507c".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        seed: 7,
        ..Person::default()
    }
}

/// What stands in the light throws its shade down the stair, away from us.
fn shade(scene: &Scene, cut: &CutPerson, at: At, long: f64) {
    let fallen = cut.outline().bent(|(x, y)| {
        let up = (at.1 - y).max(0.0);
        (
            x + (x - 420.0) * 0.0012 * up + 0.1 * up,
            at.1 - up * long - (at.1 - y).min(0.0),
        )
    });
    scene.add(scene.multiplied(scene.blurred(scene.veil(&fallen, "#4a2f86", 0.5), 5.0)));
}

fn huge_key(scene: &Scene) {
    let shape: Shape = key().bent(|(along, across)| on_key(along, across));
    let thick = shape.swept(0.0, 13.0, 5);
    let lower = shape.moved(-26.0, -18.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&lower, "#4a2f86", 0.5), 7.0)));
    scene.add(scene.fill(&thick, "#8a4f1e"));
    let gold = stops![0, "#fff0b0"; 0.35, "#ffcf5a"; 0.75, "#eda936"; 1, "#b9742c"];
    scene.add(scene.fill(
        &shape,
        scene.linear(on_key(-10.0, 0.0), on_key(100.0, 0.0), &gold),
    ));
    scene.add(scene.veil(&shape.minus(&shape.moved(0.0, -3.0)), "#fff8dc", 0.9));
    let (a, b) = (on_key(20.0, -1.2), on_key(94.0, -0.8));
    scene.add(scene.fill(
        &Stroke::new(&[a, b], &[5.0, 2.0]).shape().within(&shape),
        "#fff6d0",
    ));
}

/// The rope from the bow of the key over her shoulder to her fists.
fn rope(scene: &Scene, line: &[At]) {
    let rope = Stroke::new(line, &[11.0, 11.0, 11.0]).shape();
    scene.add(scene.fill(&rope, "#b03a4a"));
    scene.add(scene.veil(&rope.minus(&rope.moved(0.0, -4.0)), "#5a1440", 0.6));
}

pub fn draw(scene: &Scene) {
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let (her, him) = (she(), he());
    let chest = her.cut(scene.light).landmarks.neck;
    let her = Person {
        wrists: [
            Some((chest.0 - 34.0, chest.1 + 104.0)),
            Some((chest.0 - 78.0, chest.1 + 62.0)),
        ],
        ..her
    };
    let (her_cut, his_cut) = (her.cut(scene.light), him.cut(scene.light));
    shade(scene, &his_cut, him.at, 1.0);
    shade(scene, &her_cut, her.at, 1.0);
    let under = ellipse(her.at, 80.0, 22.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#3a2470", 0.5), 8.0)));
    huge_key(scene);
    scene.add(his_cut.paint(scene, style));
    let marks = her_cut.landmarks;
    let fists = between(marks.hands[0], marks.hands[1], 0.5);
    let shoulder = (marks.neck.0 - 62.0, marks.neck.1 + 6.0);
    let bow = on_key(-8.0, 0.0);
    let back = (shoulder.0 - 4.0, shoulder.1 - 12.0);
    rope(scene, &[bow, between(bow, back, 0.5), back]);
    rope(scene, &[on_key(-12.0, -6.0), bow, on_key(-6.0, 8.0)]);
    let hand = |kind: Kind| matches!(kind, Kind::Hand(_));
    let arm = |kind: Kind| matches!(kind, Kind::Arm(_));
    let head = |kind: Kind| {
        matches!(
            kind,
            Kind::Head | Kind::Hair | Kind::HairBehind | Kind::Ear(_)
        )
    };
    let paint = |chosen: &dyn Fn(Kind) -> bool| {
        for part in her_cut.parts.iter().filter(|part| chosen(part.kind)) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
    };
    paint(&|kind| !hand(kind) && !arm(kind) && !head(kind));
    rope(scene, &[back, between(back, fists, 0.5), fists]);
    paint(&arm);
    paint(&head);
    paint(&hand);
    let end = [
        fists,
        (fists.0 + 16.0, fists.1 + 40.0),
        (fists.0 + 8.0, fists.1 + 84.0),
    ];
    rope(scene, &end);
    paint(&hand);
}
