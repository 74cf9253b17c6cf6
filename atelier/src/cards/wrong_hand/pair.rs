//! Far down the aisle: the father, who has not noticed, and the small old gentleman, who does not mind.

use crate::line::{circle, poly};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Gesture, Hair, Head, Mood, PaperStyle, Person, Pose, Proportions,
    Shoes, Top,
};
use crate::scene::Scene;

use crate::motifs::buildings::{aisle_scale, in_aisle};

/// How far away they are.
const FAR: f64 = 640.0;

/// Both, hand in hand.
pub fn draw(scene: &Scene) {
    let k = aisle_scale(FAR);
    let hand = in_aisle(-7.0, 74.0, FAR);
    let style = PaperStyle {
        air: Some(("#e6eae6".into(), 0.14)),
        ..PaperStyle::default()
    };
    let holding = ArmPose::to(0.3, -0.85, 0.1).hand(Gesture::Fist);
    let father = Person {
        at: in_aisle(-33.0, 0.0, FAR),
        height: 184.0 * k,
        facing: Some(168.0),
        pose: Pose::WALK.right(holding),
        skin: Skin::Ebony,
        head: Head {
            hair: Hair::Cropped,
            hair_colour: "#2a1d1c".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#5d6b3c".into(),
            bottom_colour: "#3f4650".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        wrists: [None, Some(hand)],
        ..Person::default()
    };
    let small = Proportions {
        thigh: 1.2,
        shin: 1.16,
        spine: 1.62,
        ..Build::Old.proportions()
    };
    let gentleman = Person {
        build: Build::Of(small),
        at: in_aisle(17.0, 0.0, FAR),
        height: 122.0 * k,
        facing: Some(192.0),
        pose: Pose::WALK.left(holding),
        skin: Skin::Porcelain,
        head: Head {
            hair: Hair::Receding,
            hair_colour: "#f0ece2".into(),
            age: Some(Age::Old),
            mood: Mood::JOY,
            turn: (60.0, -8.0, 0.0),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#e9b53a".into(),
            bottom_colour: "#8a7a66".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        wrists: [Some(hand), None],
        ..Person::default()
    };
    for person in [&father, &gentleman] {
        let under = circle((0.0, 0.0), 24.0 * k).stretched(1.0, 0.22, (0.0, 0.0));
        let under = under.moved(person.at.0 + 4.0, person.at.1 - 1.0);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#6b6f86", 0.6), 3.0)));
        scene.add(person.paint(scene, style));
    }
    // The half-belt of the same coat.
    let (x, y) = father.cut(scene.light).landmarks.hips;
    let belt = poly(&[
        (x - 24.0, y - 26.0),
        (x + 22.0, y - 25.0),
        (x + 22.0, y - 17.0),
        (x - 24.0, y - 18.0),
    ]);
    scene.add(scene.fill(&belt.moved(0.0, 1.6), "#46583a"));
    scene.add(scene.fill(&belt, "#87986a"));
}
