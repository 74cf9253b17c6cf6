//! Those of the class behind, each another.

use crate::motifs::people::{Age, Features, Hair, Headwear, Mood, Pattern, Teeth, Top};

use super::pupils::{DEEP, NAVY, PLUM, PUPIL, Pupil, TOLD};

/// From the left.
pub fn row() -> [Pupil; 5] {
    [
        // He yawns.
        Pupil {
            at: (66.0, 500.0),
            tall: 176.0,
            facing: 12.0,
            skin: "#d9ab86",
            hair: Hair::Tousled,
            hair_colour: "#b98a3c",
            flies: 0.4,
            head: (0.0, -8.0, -9.0),
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
                cheeks: 0.2,
                ..TOLD
            },
            features: Features {
                wide: 0.96,
                ears: 1.2,
                nose_length: 1.2,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // Broadly, as he was told.
        Pupil {
            at: (232.0, 470.0),
            tall: 166.0,
            facing: -4.0,
            skin: "#4a3026",
            hair: Hair::Afro,
            hair_colour: "#1c1517",
            flies: 0.0,
            head: (0.0, -4.0, -7.0),
            top_colour: NAVY,
            pattern: Pattern::Hoops("#5d7390".into()),
            hearing_aid: Some("#2aa3c8"),
            mood: Mood {
                open: 0.16,
                smile: 0.15,
                wide: 1.25,
                upper: 0.6,
                lower: 0.2,
                cheeks: 1.0,
                ..TOLD
            },
            features: Features {
                lips: 1.35,
                nose_wide: 1.3,
                cheeks: 1.05,
                eyes_apart: 0.30,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has been told to and will not.
        Pupil {
            at: (402.0, 440.0),
            tall: 178.0,
            facing: 4.0,
            head: (-4.0, 9.0, -3.0),
            age: Age::Adult,
            skin: "#e0b08a",
            hair: Hair::Tousled,
            hair_colour: "#4a3428",
            flies: 0.4,
            top: Top::Shirt,
            top_colour: PLUM,
            mood: Mood {
                brow_in: -0.07,
                brow_out: 0.0,
                pinched: 0.03,
                upper: 0.6,
                lower: 0.6,
                smile: -0.07,
                crooked: 0.04,
                pressed: 0.5,
                frown: 0.3,
                wide: 0.9,
                ..Mood::CALM
            },
            features: Features {
                long: 1.12,
                wide: 0.9,
                jaw: 1.05,
                nose_length: 1.15,
                nose_wide: 0.9,
                nose_out: 1.15,
                ears: 1.35,
                eyes: 0.88,
                brows: 1.2,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (560.0, 476.0),
            tall: 160.0,
            facing: -4.0,
            head: (3.0, 2.0, -4.0),
            skin: "#c99468",
            wears: Headwear::Headscarf("#8f9f98".into()),
            hair_colour: "#2c1f1c",
            flies: 0.0,
            top: Top::Coat,
            top_colour: NAVY,
            mood: Mood {
                smile: 0.04,
                crooked: 0.08,
                uneven: 0.07,
                upper: 0.7,
                ..Mood::CALM
            },
            features: Features {
                long: 1.05,
                wide: 0.94,
                nose_length: 1.5,
                nose_out: 1.7,
                hook: 0.5,
                lips: 1.1,
                brows: 1.5,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has begun to turn his eyes.
        Pupil {
            at: (716.0, 500.0),
            tall: 172.0,
            facing: -6.0,
            skin: "#5a3a2a",
            hair: Hair::Short,
            hair_colour: "#1c1517",
            flies: 0.2,
            head: (10.0, 0.0, 3.0),
            top_colour: DEEP,
            mood: Mood {
                open: 0.0,
                smile: 0.0,
                wide: 0.86,
                upper: 1.0,
                brow_in: 0.08,
                brow_out: 0.03,
                uneven: 0.07,
                ..TOLD
            },
            features: Features {
                lips: 1.25,
                nose_wide: 1.2,
                nose_length: 1.25,
                long: 1.06,
                wide: 0.95,
                ears: 1.25,
                ..Features::PLAIN
            },
            gaze: (0.95, -0.35),
            ..PUPIL
        },
    ]
}
