//! Those who stand on the bench. One of them has turned round.

use crate::motifs::people::{Features, Hair, Headwear, Mood, Pattern, Pose, Top};
use crate::scene::Scene;
use crate::shape::Shape;

use super::pupils::{CREAM, GREEN, NAVY, PLUM, PUPIL, Pupil, TOLD};

pub fn draw(scene: &Scene) -> Vec<Shape> {
    row().iter().map(|pupil| pupil.draw(scene, 0.08)).collect()
}

/// From the left.
fn row() -> [Pupil; 4] {
    [
        Pupil {
            at: (88.0, 400.0),
            tall: 84.0,
            facing: 6.0,
            skin: "#4a3026",
            hair: Hair::Afro,
            hair_colour: "#1c1517",
            head: (4.0, -4.0, -8.0),
            top_colour: NAVY,
            pattern: Pattern::Hoops("#8a9ab0".into()),
            hearing_aid: Some("#2aa3c8"),
            mood: Mood {
                open: 0.2,
                smile: 0.16,
                wide: 1.25,
                upper: 0.5,
                lower: 0.1,
                cheeks: 1.0,
                ..TOLD
            },
            features: Features {
                lips: 1.35,
                nose_wide: 1.3,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // Turned round: what is that on the cloth?
        Pupil {
            at: (226.0, 416.0),
            tall: 82.0,
            facing: 168.0,
            skin: "#d9ab86",
            hair: Hair::Ponytail,
            hair_colour: "#b07a38",
            head: (-22.0, -16.0, 0.0),
            top_colour: CREAM,
            ..PUPIL
        },
        // He has been told to and will not.
        Pupil {
            at: (590.0, 398.0),
            tall: 86.0,
            facing: -6.0,
            pose: Pose::ARMS_CROSSED,
            head: (-2.0, 9.0, -3.0),
            skin: "#e0b08a",
            hair: Hair::Parted,
            hair_colour: "#4a3428",
            top: Top::Shirt,
            top_colour: PLUM,
            mood: Mood {
                brow_in: -0.09,
                brow_out: 0.02,
                pinched: 0.03,
                upper: 0.6,
                lower: 0.6,
                smile: -0.08,
                crooked: 0.04,
                pressed: 0.5,
                frown: 0.4,
                wide: 0.9,
                ..Mood::CALM
            },
            features: Features {
                long: 1.12,
                wide: 0.92,
                ears: 1.35,
                brows: 1.4,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (722.0, 414.0),
            tall: 82.0,
            facing: -12.0,
            head: (-26.0, 4.0, -8.0),
            skin: "#c99468",
            wears: Headwear::Headscarf("#b9c2b0".into()),
            top: Top::Coat,
            top_colour: GREEN,
            gaze: (-0.9, 0.1),
            mood: Mood {
                smile: 0.06,
                crooked: 0.08,
                uneven: 0.07,
                upper: 0.7,
                ..Mood::CALM
            },
            features: Features {
                nose_length: 1.4,
                nose_out: 1.5,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}
