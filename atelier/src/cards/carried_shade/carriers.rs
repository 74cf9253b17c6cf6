//! Two removal women at work, and the dog that has understood what the thing is good for.

use crate::motifs::animals::TrottingDog;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Headwear, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::Spot;

use super::ABOVE;
use super::shade::{self, FIRST, SECOND};
use super::square::shadow_of;

/// Holding something heavy that hangs in front, leaning away from it.
fn holding(head: (f64, f64, f64)) -> Pose {
    let arm = ArmPose::to(-0.05, -0.34, 0.60)
        .elbow(0.6, -1.0, -0.2)
        .hand(Gesture::Fist)
        .fingers(-0.2, -0.3, 1.0)
        .thumb(-0.4, 1.0, 0.2);
    Pose {
        hips: v(0.0, 0.93, -0.12),
        lean: (-11.0, 0.0),
        bow: 0.06,
        head,
        arms: [arm; 2],
        legs: [
            LegPose::to(0.12, 0.0, 0.16).toe(0.3, 0.0, 1.0),
            LegPose::to(0.12, 0.0, -0.20).toe(0.4, 0.0, 1.0),
        ],
        ..Pose::STAND
    }
}

fn first() -> Person {
    Person {
        build: Build::Large,
        pose: holding((8.0, -16.0, -4.0)),
        at: (98.0, 930.0),
        height: 424.0,
        facing: Some(58.0),
        above: ABOVE,
        skin: Skin::Sand,
        head: Head {
            mood: Mood::CALM,
            age: Some(Age::Middle),
            hair: Hair::Cropped,
            hair_colour: "#cfc8c4".into(),
            gaze: Some((0.9, -0.3)),
            ..Head::default()
        },
        clothes: work_clothes("#e8553a"),
        wrists: [
            Some((FIRST[0].0 - 16.0, FIRST[0].1 - 2.0)),
            Some((FIRST[1].0 - 16.0, FIRST[1].1 - 2.0)),
        ],
        ..Person::default()
    }
}

fn second() -> Person {
    Person {
        build: Build::Adult,
        pose: holding((16.0, -8.0, 6.0)),
        at: (700.0, 940.0),
        height: 408.0,
        facing: Some(-58.0),
        above: ABOVE,
        skin: Skin::Honey,
        head: Head {
            mood: Mood::CALM,
            hair: Hair::Braid,
            hair_colour: "#2a1a20".into(),
            wears: Headwear::Headscarf("#f2b632".into()),
            gaze: Some((-0.8, 0.6)),
            ..Head::default()
        },
        clothes: work_clothes("#f6f0e0"),
        wrists: [
            Some((SECOND[1].0 + 16.0, SECOND[1].1 - 2.0)),
            Some((SECOND[0].0 + 16.0, SECOND[0].1 - 2.0)),
        ],
        ..Person::default()
    }
}

fn work_clothes(shirt: &str) -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: shirt.into(),
        bottom: Bottom::Wide,
        bottom_colour: "#2c2a5c".into(),
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
    let both: Vec<(Person, CutPerson)> = [first(), second()]
        .into_iter()
        .map(|person| (person, person.cut(scene.light)))
        .collect();
    for (person, cut) in &both {
        shadow_of(scene, person, &cut.landmarks);
    }
    for (_, cut) in &both {
        scene.add(cut.paint(scene, style));
    }
    shade::sheet(scene);
    for (_, cut) in &both {
        let hands = cut
            .parts
            .iter()
            .filter(|part| matches!(part.kind, Kind::Hand(Side::Left) | Kind::Hand(Side::Right)));
        for hand in hands {
            scene.add(hand.paint(scene, PaperStyle::default()));
        }
    }
}

/// It trots along where it is cool; only its back is in the shade.
pub fn dog(scene: &Scene) {
    let dog = TrottingDog {
        spot: Spot::new(520.0, 1072.0, 1.35).flipped(true),
        colour: "#f4e6d2".into(),
        patches: "#a8572e".into(),
    };
    scene.add(dog.ink(scene, 3));
}
