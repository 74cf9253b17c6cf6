//! Those who look at us, each as well as they can: five behind, and one close by in whose glasses it stands.

use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Features, Gesture, Hair, Head, Mood, PaperStyle, Person, Pose,
    Top, UPRIGHT,
};
use crate::scene::Scene;

use super::pupils::{GREEN, TOLD, placed};
use super::rows::row;
use super::{reflection, wind};

/// The row behind: one dark mass under the cloth.
pub fn behind(scene: &Scene) {
    // From the right: hair that flies to the left stays behind the next face.
    for pupil in row().iter().rev() {
        pupil.draw(scene, 0.2);
    }
}

const HAIR: &str = "#1e1a20";

fn nearest() -> Person {
    let person = Person {
        build: Build::Child,
        pose: Pose {
            lean: (-2.0, 0.0),
            arms: [ArmPose::to(0.12, -0.95, 0.05).hand(Gesture::Hidden); 2],
            ..UPRIGHT
        }
        .looking(-2.0, -5.0, -5.0),
        facing: Some(8.0),
        skin: Skin::Of("#dba67a".into()),
        head: Head {
            age: Some(Age::Child),
            features: Features {
                nose_length: 0.9,
                nose_wide: 1.15,
                wide: 1.0,
                long: 0.98,
                ..Features::PLAIN
            },
            mood: Mood {
                open: 0.13,
                smile: 0.13,
                tilt: (0.0, 0.0),
                ..TOLD
            },
            hair: Hair::Bob,
            hair_colour: HAIR.into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: GREEN.into(),
            ..Clothes::default()
        },
        seed: 21,
        ..Person::default()
    };
    placed(person, (214.0, 812.0), 424.0)
}

/// The one nearest to us, with large round glasses.
pub fn near(scene: &Scene) {
    let person = nearest();
    let cut = person.cut(scene.light);
    let fall = scene.veil(&cut.outline().moved(22.0, 14.0), "#141c34", 0.55);
    scene.add(scene.multiplied(scene.blurred(fall, 18.0)));
    scene.add(wind::streaming(
        scene,
        &cut.landmarks,
        HAIR.into(),
        0.34,
        person.seed,
    ));
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    scene.add(cut.paint(scene, style));
    reflection::glasses(scene, &cut.landmarks);
}
