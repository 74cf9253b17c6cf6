//! The mother: a headscarf, a trench coat, a telephone, one hand on the bar.

use crate::line::{Stroke, handcut, poly};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Head, Headwear, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Reach, Shoes, Side, Teeth, Top,
};
use crate::scene::Scene;
use crate::svg::Ink;

use super::pram::GRIP;

fn person() -> Person {
    Person {
        build: Build::Adult,
        at: (596.0, 1108.0),
        height: 1010.0,
        facing: Some(-56.0),
        pose: Pose {
            lean: (5.0, 0.0),
            head: (20.0, -8.0, 6.0),
            arms: [
                ArmPose::to(0.95, -0.75, -0.25)
                    .from(Reach::Head)
                    .elbow(0.3, -1.0, 0.25)
                    .hand(Gesture::Phone)
                    .fingers(-0.2, 1.0, 0.2)
                    .thumb(-0.5, 0.3, 0.9),
                ArmPose::to(0.0, -0.55, 0.6)
                    .elbow(0.1, -1.0, -0.6)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, -0.3, 1.0),
            ],
            legs: [
                LegPose::to(0.05, 0.02, 0.22).toe(0.05, 0.20, 1.0),
                LegPose::to(0.06, 0.04, -0.10).toe(0.05, -0.5, 1.0),
            ],
            ..Pose::WALK
        },
        skin: Skin::Of("#c98d62".into()),
        head: Head {
            features: Features {
                lips: 1.2,
                nose_out: 1.08,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.1,
                open: 0.1,
                teeth: Teeth::Upper,
                brow_in: 0.06,
                brow_out: 0.06,
                upper: 0.7,
                tilt: (0.0, 0.0),
                ..Mood::JOY
            },
            gaze: Some((-0.3, -0.4)),
            wears: Headwear::Headscarf("#d8577a".into()),
            hair_colour: "#2a1a1a".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#e6cfa4".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3a3550".into(),
            shoes: Shoes::Leather,
            shoe_colour: "#5a2a2c".into(),
            ..Clothes::default()
        },
        wrists: [None, Some((GRIP.0 + 44.0, GRIP.1 - 20.0))],
        seed: 2,
        ..Person::default()
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    scene.add(paint(scene, &cut, |_| true));
    scene.add(paint(scene, &cut, |kind| kind == Kind::Arm(Side::Right)));
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Head | Kind::Hair | Kind::Worn)
    }));
    belt(scene, &cut);
    scene.add(paint(scene, &cut, |kind| kind == Kind::Arm(Side::Left)));
    phone(scene, &cut);
}

/// The belt of the trench coat.
fn belt(scene: &Scene, cut: &CutPerson) {
    let trunk = cut.of(Kind::Trunk).minus(&cut.of(Kind::Arm(Side::Right)));
    let (x, y) = cut.landmarks.hips;
    let belt = Stroke::new(
        &[
            (x - 140.0, y - 70.0),
            (x - 20.0, y - 58.0),
            (x + 130.0, y - 76.0),
        ],
        &[30.0, 30.0, 30.0],
    )
    .shape()
    .within(&trunk);
    scene.add(scene.veil(&belt.moved(0.0, 7.0).within(&trunk), "#8a6a4a", 0.5));
    scene.add(scene.fill(&belt, "#cfb07e"));
    scene.add(scene.veil(&belt.minus(&belt.moved(0.0, -5.0)), "#8a6a4a", 0.6));
    scene.add(scene.veil(&belt.minus(&belt.moved(0.0, 3.0)), "#fff0d0", 0.7));
}

/// The telephone between palm and cloth.
fn phone(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.hands[0];
    let slab = handcut(
        &poly(&[
            (x - 16.0, y - 62.0),
            (x + 16.0, y - 70.0),
            (x + 22.0, y + 40.0),
            (x - 8.0, y + 46.0),
        ])
        .softened(5.0),
        0.4,
        20.0,
        3,
    );
    scene.add(scene.fill(&slab, "#2a2438"));
    scene.add(scene.veil(&slab.minus(&slab.moved(-3.0, 2.0)), "#8fb4d8", 0.8));
    scene.add(paint(scene, cut, |kind| kind == Kind::Hand(Side::Left)));
}

/// The fingers around the bar.
pub fn hand(scene: &Scene) {
    let cut = person().cut(scene.light);
    scene.add(paint(scene, &cut, |kind| kind == Kind::Hand(Side::Right)));
}
