//! Those who stand: one yawns, one makes ears for the one beside, one has begun to look.

use crate::motifs::people::{
    ArmPose, Bottom, Features, Fingers, Gesture, HANGING, Hair, Mood, Pattern, Pose, Reach, Teeth,
    Thumb, Top,
};
use crate::scene::Scene;
use crate::shape::Shape;

use super::pupils::{CREAM, DEEP, NAVY, POSING, PUPIL, Pupil, SAGE, TOLD};

/// Two fingers up.
const EARS: Fingers = Fingers {
    fingers: [
        [-2.0, 4.0, 3.0, 10.0],
        [-2.0, 4.0, 3.0, -8.0],
        [74.0, 94.0, 48.0, -1.0],
        [74.0, 92.0, 48.0, -3.0],
    ],
    thumb: Thumb::At([30.0, 60.0, 30.0, 40.0]),
};

pub fn draw(scene: &Scene) -> Vec<Shape> {
    row().iter().map(|pupil| pupil.draw(scene, 0.0)).collect()
}

/// From the left.
fn row() -> [Pupil; 4] {
    [
        // He yawns.
        Pupil {
            at: (62.0, 548.0),
            tall: 96.0,
            facing: 14.0,
            pose: Pose {
                arms: [HANGING, Pose::COVER_MOUTH.arms[1]],
                ..Pose::COVER_MOUTH
            },
            skin: "#e6bd98",
            hair: Hair::Tousled,
            hair_colour: "#c79a4a",
            head: (0.0, -12.0, -12.0),
            top_colour: DEEP,
            mood: Mood {
                open: 0.42,
                wide: 0.95,
                smile: -0.02,
                upper: 0.0,
                lower: 0.2,
                brow_in: 0.12,
                brow_out: 0.03,
                teeth: Teeth::Hidden,
                ..TOLD
            },
            ..PUPIL
        },
        // She makes ears for her neighbour.
        Pupil {
            at: (196.0, 540.0),
            tall: 94.0,
            facing: 10.0,
            pose: Pose {
                arms: [
                    ArmPose::to(0.62, 0.34, -0.2)
                        .elbow(1.0, -0.8, 0.0)
                        .hand(Gesture::Of(EARS))
                        .fingers(-0.25, 1.0, 0.0)
                        .thumb(-1.0, 0.0, 0.1),
                    HANGING,
                ],
                ..POSING
            },
            skin: "#8a5a3c",
            hair: Hair::Puffs,
            hair_colour: "#241a1c",
            head: (8.0, 2.0, 10.0),
            top: Top::Dress,
            top_colour: SAGE,
            bottom: Bottom::Bare,
            gaze: (0.7, 0.0),
            wrists: [Some((308.0, 500.0)), None],
            mood: Mood {
                open: 0.12,
                ..Mood::LAUGHTER
            },
            ..PUPIL
        },
        // He has no idea.
        Pupil {
            at: (338.0, 556.0),
            tall: 94.0,
            facing: -4.0,
            pose: Pose::PROUD,
            head: (0.0, -6.0, 3.0),
            skin: "#d8a276",
            hair: Hair::Fringe,
            hair_colour: "#2a2022",
            top_colour: CREAM,
            pattern: Pattern::Hoops("#7a8aa8".into()),
            mood: Mood {
                smile: 0.14,
                open: 0.1,
                wide: 1.25,
                cheeks: 1.0,
                ..TOLD
            },
            ..PUPIL
        },
        // He has begun to turn his eyes.
        Pupil {
            at: (738.0, 566.0),
            tall: 96.0,
            facing: 4.0,
            pose: Pose {
                arms: [
                    ArmPose::to(0.3, -1.3, 0.9)
                        .from(Reach::Head)
                        .elbow(0.8, -1.0, 0.1)
                        .hand(Gesture::Flat)
                        .fingers(-0.6, 0.8, 0.1)
                        .thumb(0.2, 0.6, -0.6),
                    HANGING,
                ],
                ..Pose::STAND
            },
            skin: "#5a3a2a",
            hair: Hair::Cropped,
            hair_colour: "#1c1517",
            head: (16.0, -2.0, 4.0),
            top_colour: NAVY,
            mood: Mood {
                open: 0.08,
                smile: 0.0,
                wide: 0.7,
                upper: 1.05,
                brow_in: 0.1,
                brow_out: 0.05,
                ..Mood::CALM
            },
            features: Features {
                lips: 1.25,
                nose_wide: 1.2,
                ears: 1.25,
                ..Features::PLAIN
            },
            gaze: (0.95, -0.35),
            ..PUPIL
        },
    ]
}
