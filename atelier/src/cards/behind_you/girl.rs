//! The one in front: she looks past our shoulder, her mouth is open, she points.

use crate::knots;
use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Fingers, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Proportions, Side, Teeth, Thumb, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::At;
use crate::spots;

use super::pupils::{TOMATO, placed};
use super::wind;

const SKIN: &str = "#a86a40";
const HAIR: &str = "#1d171c";

/// What she sees has taken the smile off her face.
const SEEING: Mood = Mood {
    brow_in: 0.14,
    brow_out: 0.10,
    upper: 1.2,
    lower: 0.95,
    smile: 0.03,
    open: 0.27,
    wide: 0.92,
    teeth: Teeth::Upper,
    blush: 0.7,
    ..Mood::CALM
};

/// The index finger straight, the thumb up, the others closed.
const POINTING: Fingers = Fingers {
    fingers: [
        [-2.0, 4.0, 3.0, 0.0],
        [70.0, 92.0, 46.0, 0.0],
        [74.0, 94.0, 48.0, -1.0],
        [74.0, 92.0, 48.0, -3.0],
    ],
    thumb: Thumb::At([44.0, 30.0, 8.0, 10.0]),
};

fn person() -> Person {
    let person = Person {
        build: Build::Of(Proportions {
            hand: 0.72,
            ..Build::Child.proportions()
        }),
        pose: Pose {
            lean: (2.0, 4.0),
            head: (16.0, -9.0, -3.0),
            arms: [
                ArmPose::to(0.5, 0.55, 0.45)
                    .elbow(0.7, -0.9, 0.1)
                    .hand(Gesture::Of(POINTING))
                    .fingers(0.9, 0.55, 0.3)
                    .thumb(-0.5, 0.9, 0.0),
                ArmPose::to(0.12, -0.95, 0.05),
            ],
            ..UPRIGHT
        },
        facing: Some(4.0),
        skin: Skin::Of(SKIN.into()),
        head: Head {
            age: Some(Age::Child),
            features: Features {
                lips: 1.15,
                brows: 1.15,
                eyes: 1.1,
                ..Features::PLAIN
            },
            mood: SEEING,
            gaze: Some((0.85, -0.5)),
            hair: Hair::Parted,
            hair_colour: HAIR.into(),
            iris: "#3a2216".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: TOMATO.into(),
            ..Clothes::default()
        },
        wrists: [Some((684.0, 800.0)), None],
        seed: 9,
        ..Person::default()
    };
    placed(person, (502.0, 800.0), 290.0)
}

/// Her, with the arm that points.
pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let fall = scene.veil(&cut.outline().moved(-26.0, 18.0), "#1c2a46", 0.5);
    scene.add(scene.multiplied(scene.blurred(fall, 16.0)));
    scene.add(wind::streaming(scene, &cut.landmarks, HAIR.into(), 0.42, 5));
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    scene.add(one_piece(cut.clone()).paint(scene, style));
    strands(scene, &cut);
    gap(scene, cut.landmarks.mouth);
    gleam(scene, cut.landmarks.eyes);
}

/// Jumper and sleeve of one piece, the hand behind its cuff.
fn one_piece(mut cut: CutPerson) -> CutPerson {
    let which = |kind: Kind, cut: &CutPerson| cut.parts.iter().position(|part| part.kind == kind);
    let Some(arm) = which(Kind::Arm(Side::Left), &cut) else {
        return cut;
    };
    let arm = cut.parts.remove(arm);
    let hand = which(Kind::Hand(Side::Left), &cut).map(|i| cut.parts.remove(i));
    let Some(i) = which(Kind::Trunk, &cut) else {
        return cut;
    };
    let root = arm.guide.first().map_or((0.0, 0.0), |&at| at);
    let root = circle(root, 96.0);
    let trunk = &mut cut.parts[i];
    trunk.shape = trunk.shape.and(&arm.shape).fillet(6.0);
    for mut mark in arm.marks {
        mark.shape = mark.shape.minus(&root);
        trunk.marks.push(mark);
    }
    cut.parts.splice(i..i, hand);
    cut
}

/// What has come out of her parting.
fn strands(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.head;
    for (line, wide) in [
        (
            spots![x + 70.0, y - 96.0; x + 20.0, y - 132.0; x - 40.0, y - 146.0; x - 104.0, y - 182.0],
            15.0,
        ),
        (
            spots![x + 30.0, y - 108.0; x - 20.0, y - 128.0; x - 84.0, y - 128.0; x - 152.0, y - 156.0],
            14.0,
        ),
        (
            spots![x + 84.0, y - 84.0; x + 62.0, y - 124.0; x + 20.0, y - 150.0; x - 30.0, y - 186.0],
            12.0,
        ),
        (
            spots![x - 40.0, y - 100.0; x - 90.0, y - 104.0; x - 140.0, y - 90.0; x - 186.0, y - 112.0],
            14.0,
        ),
    ] {
        let lock = taper(&line, &[2.0, wide, wide * 0.7, 1.0]);
        scene.add(scene.fill(&lock, HAIR));
        scene.add(scene.veil(&lock.minus(&lock.moved(-1.5, 2.0)), "#8a6a5c", 0.6));
    }
}

/// Where a tooth was.
fn gap(scene: &Scene, (x, y): At) {
    let dark =
        blob(&knots![x + 2.0, y - 6.0; x + 10.0, y - 6.0; x + 10.5, y + 5.0; x + 1.5, y + 5.0]);
    scene.add(scene.fill(&dark, "#3d1620"));
}

/// What she sees is bright: it is in her eyes.
fn gleam(scene: &Scene, eyes: [At; 2]) {
    for (x, y) in eyes {
        let spark = ellipse((x + 12.0, y - 8.0), 3.6, 5.2).turned(24.0, (x, y));
        scene.add(scene.fill(&spark, "#ffc070"));
    }
}
