//! Two removal women at work.

use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Headwear, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Shoes, Side, Top,
};
use crate::scene::Scene;

use super::overalls::bib;
use super::shade::{self, FIRST, SECOND};
use super::square::shadow_of;

const ABOVE: f64 = 14.0;

/// Holding something heavy that hangs in front, leaning away from it.
fn holding(head: (f64, f64, f64), near: usize) -> Pose {
    let arm = ArmPose::to(-0.05, -0.34, 0.60)
        .elbow(0.7, -1.0, -0.4)
        .hand(Gesture::Fist)
        .fingers(-0.2, -0.3, 1.0)
        .thumb(-0.4, 1.0, 0.2);
    let mut arms = [arm; 2];
    arms[near] = arm.fingers(-0.85, -0.2, 0.6).thumb(0.1, 0.9, 0.4);
    Pose {
        hips: v(0.0, 0.94, -0.1),
        lean: (-10.0, 0.0),
        bow: 0.04,
        head,
        arms,
        legs: [
            LegPose::to(0.12, 0.0, 0.2).toe(0.3, 0.0, 1.0),
            LegPose::to(0.12, 0.0, -0.2).toe(0.4, 0.0, 1.0),
        ],
        ..Pose::STAND
    }
}

fn first() -> Person {
    Person {
        build: Build::Strong,
        pose: holding((-20.0, -2.0, -4.0), 1),
        at: (112.0, 1080.0),
        height: 560.0,
        facing: Some(56.0),
        above: ABOVE,
        skin: Skin::Sand,
        head: Head {
            mood: Mood {
                brow_in: 0.09,
                brow_out: 0.04,
                upper: 0.8,
                lower: 0.42,
                ..Mood::JOY
            },
            age: Some(Age::Middle),
            hair: Hair::Cropped,
            hair_colour: "#cfc8c4".into(),
            gaze: Some((0.45, 0.05)),
            ..Head::default()
        },
        clothes: work_clothes("#e8553a"),
        wrists: [
            Some((FIRST[0].0 - 24.0, FIRST[0].1 - 2.0)),
            Some((FIRST[1].0 - 24.0, FIRST[1].1 - 2.0)),
        ],
        ..Person::default()
    }
}

fn second() -> Person {
    Person {
        build: Build::Strong,
        pose: holding((22.0, -4.0, 4.0), 0),
        at: (694.0, 1076.0),
        height: 548.0,
        facing: Some(-56.0),
        above: ABOVE,
        skin: Skin::Honey,
        head: Head {
            mood: Mood {
                brow_in: 0.09,
                brow_out: 0.04,
                upper: 0.8,
                lower: 0.42,
                ..Mood::JOY
            },
            hair: Hair::Braid,
            hair_colour: "#2a1a20".into(),
            wears: Headwear::Headscarf("#f2b632".into()),
            gaze: Some((-0.45, 0.05)),
            lashes: true,
            ..Head::default()
        },
        clothes: work_clothes("#f6f0e0"),
        wrists: [
            Some((SECOND[1].0 + 24.0, SECOND[1].1 - 2.0)),
            Some((SECOND[0].0 + 24.0, SECOND[0].1 - 2.0)),
        ],
        ..Person::default()
    }
}

fn work_clothes(shirt: &str) -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: shirt.into(),
        bottom: Bottom::Wide,
        bottom_colour: "#2f3f86".into(),
        shoes: Shoes::Boots,
        shoe_colour: "#4a2a22".into(),
        ..Clothes::default()
    }
}

/// They, the sheet between them, and the fists that close around it.
pub fn women(scene: &Scene) {
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let both: Vec<(Person, CutPerson, f64)> = [(first(), 1.0), (second(), -1.0)]
        .into_iter()
        .map(|(person, side)| (person, person.cut(scene.light), side))
        .collect();
    for (person, cut, _) in &both {
        shadow_of(scene, person, &cut.landmarks);
    }
    for (person, cut, side) in &both {
        let trunk = cut.parts.iter().position(|part| part.kind == Kind::Trunk);
        for (i, part) in cut.parts.iter().enumerate() {
            scene.add(part.paint(scene, style));
            if Some(i) == trunk {
                scene.add(bib(scene, person, cut, *side));
            }
        }
    }
    shade::sheet(scene);
    for (_, cut, _) in &both {
        let hands = cut
            .parts
            .iter()
            .filter(|part| matches!(part.kind, Kind::Hand(Side::Left) | Kind::Hand(Side::Right)));
        for hand in hands {
            scene.add(hand.paint(scene, PaperStyle::default()));
        }
    }
}
