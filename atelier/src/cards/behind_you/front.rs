//! Those who sit in the sand: one in whose glasses it stands, and one who has a shoe to tie.

use crate::motifs::people::{
    ArmPose, Bottom, Features, Gesture, Hair, Mood, Person, Pose, Reach, Teeth, Top,
};
use crate::scene::Scene;
use crate::shape::Shape;

use super::pupils::{CROSSED, GREEN, NAVY, PUPIL, Pupil, SAGE, TOLD};
use super::reflection;

pub fn draw(scene: &Scene) -> Vec<Shape> {
    let mut shapes = vec![bored().draw(scene, 0.0), tying().draw(scene, 0.0)];
    shapes.push(spectacled().draw(scene, 0.0));
    shapes
}

/// Hers are brighter than all around them.
pub fn glasses(scene: &Scene) {
    let person: Person = spectacled().person();
    reflection::glasses(scene, &person.cut(scene.light).landmarks);
}

fn spectacled() -> Pupil {
    Pupil {
        at: (318.0, 776.0),
        tall: 138.0,
        facing: 4.0,
        pose: Pose {
            arms: [
                ArmPose::to(-0.3, -0.8, 0.5)
                    .elbow(0.9, 0.0, -0.5)
                    .hand(Gesture::HoldHand)
                    .fingers(-1.0, -0.3, 0.2)
                    .thumb(0.0, 1.0, 0.4),
                ArmPose::to(-0.3, -0.8, 0.5)
                    .elbow(0.9, 0.0, -0.5)
                    .hand(Gesture::Flat)
                    .fingers(-1.0, -0.3, 0.3)
                    .thumb(0.0, 1.0, 0.4),
            ],
            ..CROSSED
        },
        wrists: [Some((366.0, 968.0)), Some((286.0, 972.0))],
        head: (-2.0, -6.0, -5.0),
        skin: "#dba67a",
        hair: Hair::Bob,
        hair_colour: "#1e1a20",
        top_colour: GREEN,
        bottom_colour: "#3f4664",
        features: Features {
            nose_length: 0.9,
            nose_wide: 1.15,
            ..Features::PLAIN
        },
        mood: Mood {
            open: 0.13,
            smile: 0.13,
            ..TOLD
        },
        ..PUPIL
    }
}

fn bored() -> Pupil {
    Pupil {
        at: (116.0, 764.0),
        tall: 112.0,
        facing: 16.0,
        pose: Pose {
            arms: [
                CROSSED.arms[0],
                ArmPose::to(0.5, -1.0, 0.9)
                    .from(Reach::Head)
                    .elbow(0.8, -1.0, 0.2)
                    .hand(Gesture::Fist)
                    .fingers(-0.3, 1.0, 0.0),
            ],
            ..CROSSED
        },
        head: (-8.0, 6.0, -12.0),
        skin: "#f0c8a8",
        hair: Hair::Braids,
        hair_colour: "#b4562c",
        top: Top::Shirt,
        top_colour: SAGE,
        mood: Mood::BOREDOM,
        gaze: (-0.7, 0.2),
        ..PUPIL
    }
}

fn tying() -> Pupil {
    Pupil {
        at: (690.0, 800.0),
        tall: 106.0,
        facing: -34.0,
        pose: Pose {
            lean: (34.0, 0.0),
            ..CROSSED
        },
        head: (-6.0, 34.0, -6.0),
        skin: "#c08a60",
        hair: Hair::Curls,
        hair_colour: "#3a2620",
        top_colour: NAVY,
        bottom: Bottom::Shorts,
        mood: Mood {
            pressed: 0.6,
            teeth: Teeth::Hidden,
            upper: 0.3,
            ..Mood::CALM
        },
        gaze: (-0.3, 0.8),
        ..PUPIL
    }
}
