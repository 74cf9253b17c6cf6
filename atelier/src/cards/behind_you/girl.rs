//! She has got up from the first row: she looks past our shoulder, her mouth is open, she points.

use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Features, Fingers, Gesture, HANGING, Hair, LegPose, Mood, Pose, Teeth, Thumb,
};
use crate::scene::Scene;
use crate::shape::Shape;

use super::pupils::{PUPIL, Pupil, TOMATO};

/// The index finger straight, the others closed.
const POINTING: Fingers = Fingers {
    fingers: [
        [-2.0, 4.0, 3.0, 0.0],
        [70.0, 92.0, 46.0, 0.0],
        [74.0, 94.0, 48.0, -1.0],
        [74.0, 92.0, 48.0, -3.0],
    ],
    thumb: Thumb::At([44.0, 30.0, 8.0, 10.0]),
};

pub fn draw(scene: &Scene) -> Shape {
    her().draw(scene, 0.0)
}

fn her() -> Pupil {
    Pupil {
        at: (528.0, 590.0),
        tall: 112.0,
        facing: 16.0,
        pose: Pose {
            hips: v(-0.08, 0.985, 0.0),
            lean: (8.0, -9.0),
            twist: 10.0,
            arms: [
                ArmPose::to(0.66, 0.42, 0.4)
                    .elbow(0.7, -0.9, 0.1)
                    .hand(Gesture::Of(POINTING))
                    .fingers(0.5, 0.9, 0.3)
                    .thumb(-0.5, 0.9, 0.0),
                HANGING,
            ],
            legs: [
                LegPose::to(0.2, 0.0, 0.2).toe(0.5, 0.0, 1.0),
                LegPose::to(0.1, 0.0, -0.1),
            ],
            ..Pose::STAND
        },
        head: (14.0, -10.0, -4.0),
        skin: "#a86a40",
        hair: Hair::Ponytail,
        hair_colour: "#1d171c",
        top_colour: TOMATO,
        bottom: Bottom::Skirt,
        bottom_colour: "#3a3450",
        features: Features {
            lips: 1.15,
            brows: 1.15,
            eyes: 1.15,
            ..Features::PLAIN
        },
        mood: Mood {
            brow_in: 0.14,
            brow_out: 0.10,
            upper: 1.2,
            lower: 0.95,
            smile: 0.04,
            open: 0.22,
            wide: 0.9,
            teeth: Teeth::Upper,
            ..Mood::CALM
        },
        gaze: (0.85, -0.5),
        wrists: [Some((656.0, 586.0)), None],
        ..PUPIL
    }
}
