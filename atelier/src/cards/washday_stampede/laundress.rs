//! She has dug in her heels, and looks up.

use crate::line::{ellipse, step};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Bottom, Build, Clothes, CutPerson, Features, Hair, Head, Mood, PaperStyle, Pattern, Person,
    Pose, Shoes, Teeth, Top,
};
use crate::scene::Scene;
use crate::shape::At;

pub fn somebody() -> CutPerson {
    Person {
        build: Build::Adult,
        pose: Pose {
            head: (0.0, -20.0, 0.0),
            tip: (-16.0, 0.0),
            ..Pose::PULL
        },
        at: (206.0, 1030.0),
        height: 376.0,
        facing: Some(70.0),
        skin: Skin::Honey,
        head: Head {
            features: Features {
                nose_out: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                upper: 1.0,
                lower: 0.6,
                open: 0.14,
                teeth: Teeth::Upper,
                ..Mood::JOY
            },
            hair: Hair::Ponytail,
            hair_colour: "#3a2430".into(),
            gaze: Some((0.7, -0.7)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Dress,
            top_colour: "#cf3f2e".into(),
            top_pattern: Pattern::Dots("#f6efe0".into()),
            bottom: Bottom::Bare,
            shoes: Shoes::Leather,
            shoe_colour: "#3a2430".into(),
            scarf: Some("#f2c84b".into()),
            wind: (-0.9, -0.1),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
    .cut((140.0, -60.0))
}

/// Where she holds the line.
pub fn hands(she: &CutPerson) -> At {
    let [a, b] = she.landmarks.hands;
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

pub fn draw(scene: &Scene, she: &CutPerson) {
    let below = ellipse((246.0, 1026.0), 104.0, 10.0);
    scene.add(scene.blurred(scene.veil(&below, "#1f4a2c", 0.6), 6.0));
    scene.add(she.paint(scene, PaperStyle::default()));
    let (x, y) = step(she.landmarks.head, scene.light);
    let outline = she.outline();
    let edge = outline.minus(&outline.moved(-x * 2.0, -y * 2.0));
    scene.add(scene.veil(&edge, "#fff6d8", 0.6));
}
