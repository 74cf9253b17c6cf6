//! Thirteen of the class, each another.

use crate::motifs::people::{Features, Hair, Mood, Pattern, Top};

use super::pupils::{CREAM, GREEN, MUSTARD, NAVY, PUPIL, Pupil, TOLD, TOMATO};

/// Those on the bench behind.
pub fn back_row() -> [Pupil; 5] {
    [
        Pupil {
            at: (92.0, 432.0),
            tall: 145.9,
            facing: 8.0,
            head: (0.0, -4.0, -6.0),
            skin: "#f0cbb0",
            hair: Hair::Tousled,
            hair_colour: "#c9963c",
            top_colour: GREEN,
            mood: Mood {
                open: 0.12,
                wide: 1.2,
                upper: 0.7,
                ..TOLD
            },
            features: Features {
                wide: 0.95,
                long: 1.08,
                ears: 1.3,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (236.0, 400.0),
            tall: 139.1,
            facing: -6.0,
            head: (0.0, -8.0, 4.0),
            skin: "#6b4230",
            hair: Hair::Puffs,
            hair_colour: "#231a1d",
            flies: 0.0,
            top_colour: TOMATO,
            mood: Mood {
                open: 0.0,
                smile: 0.09,
                pressed: 0.4,
                ..TOLD
            },
            features: Features {
                lips: 1.3,
                nose_wide: 1.15,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (372.0, 428.0),
            tall: 143.6,
            head: (4.0, 2.0, 3.0),
            skin: "#e6b98e",
            hair: Hair::Fringe,
            hair_colour: "#1f1a1e",
            flies: 0.46,
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                upper: -0.3,
                lower: 0.4,
                open: 0.03,
                ..TOLD
            },
            features: Features {
                eye_fold: 1.0,
                eye_slant: 6.0,
                wide: 1.06,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (508.0, 396.0),
            tall: 141.4,
            facing: 6.0,
            head: (-2.0, -2.0, 8.0),
            skin: "#e8bd9a",
            hair: Hair::Curls,
            hair_colour: "#a5482a",
            flies: 0.4,
            top_colour: GREEN,
            mood: Mood {
                open: 0.18,
                smile: 0.13,
                upper: 0.6,
                ..TOLD
            },
            features: Features {
                wide: 1.05,
                cheeks: 1.08,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (634.0, 436.0),
            tall: 136.8,
            facing: 2.0,
            skin: "#8a5636",
            hair: Hair::Cropped,
            hair_colour: "#241a1a",
            flies: 0.0,
            head: (0.0, 3.0, -5.0),
            top_colour: MUSTARD,
            mood: Mood {
                open: 0.0,
                smile: 0.07,
                crooked: 0.07,
                upper: 0.74,
                ..TOLD
            },
            features: Features {
                long: 1.05,
                lips: 1.2,
                ears: 1.15,
                ..Features::PLAIN
            },
            gaze: (-0.1, 0.0),
            ..PUPIL
        },
    ]
}

/// Those who stand.
pub fn middle_row() -> [Pupil; 5] {
    [
        Pupil {
            at: (56.0, 596.0),
            tall: 159.6,
            facing: 10.0,
            skin: "#d7a06f",
            hair: Hair::Parted,
            hair_colour: "#5a3826",
            flies: 0.8,
            head: (0.0, -3.0, -7.0),
            top_colour: TOMATO,
            mood: Mood {
                open: 0.07,
                wide: 1.0,
                ..TOLD
            },
            ..PUPIL
        },
        Pupil {
            at: (196.0, 576.0),
            tall: 161.9,
            facing: 4.0,
            skin: "#b47a4c",
            flies: 0.0,
            head: (0.0, -5.0, 3.0),
            top_colour: MUSTARD,
            hair_colour: "#231a1d",
            hair: Hair::Cropped,
            mood: Mood {
                open: 0.0,
                smile: 0.10,
                brow_in: 0.05,
                ..TOLD
            },
            features: Features {
                brows: 1.4,
                nose_out: 1.1,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (452.0, 572.0),
            tall: 155.0,
            facing: -4.0,
            skin: "#4a3026",
            hair: Hair::Afro,
            hair_colour: "#1c1517",
            flies: 0.0,
            head: (0.0, -2.0, -4.0),
            top_colour: CREAM,
            pattern: Pattern::Hoops(NAVY.into()),
            mood: Mood {
                open: 0.13,
                smile: 0.13,
                wide: 1.2,
                upper: 0.66,
                ..TOLD
            },
            features: Features {
                lips: 1.35,
                nose_wide: 1.2,
                cheeks: 1.05,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (590.0, 596.0),
            tall: 161.9,
            facing: -8.0,
            skin: "#f0cbb0",
            hair: Hair::Parted,
            hair_colour: "#d9b25e",
            flies: 0.6,
            hearing_aid: Some("#2aa3c8"),
            head: (0.0, 2.0, 5.0),
            top_colour: GREEN,
            mood: Mood {
                open: 0.04,
                smile: 0.085,
                wide: 0.95,
                upper: 0.95,
                ..TOLD
            },
            features: Features {
                long: 1.06,
                wide: 0.96,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (728.0, 606.0),
            tall: 157.3,
            facing: -10.0,
            skin: "#f2d0b8",
            hair: Hair::Braids,
            hair_colour: "#b8562c",
            flies: 0.46,
            head: (0.0, -2.0, 10.0),
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                open: 0.10,
                smile: 0.14,
                wide: 1.2,
                upper: 0.55,
                lower: 0.2,
                ..TOLD
            },
            features: Features {
                wide: 1.08,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}

/// The three beside her: one in a wheelchair, one who has begun to turn his eyes, one whom the picture cuts off.
pub fn front_row() -> [Pupil; 3] {
    [
        Pupil {
            at: (112.0, 862.0),
            tall: 196.1,
            facing: 8.0,
            skin: "#e2b083",
            hair: Hair::Bob,
            hair_colour: "#241d22",
            flies: 0.5,
            head: (0.0, -4.0, -4.0),
            glasses: Some("#c8402e"),
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                open: 0.10,
                smile: 0.12,
                ..TOLD
            },
            features: Features {
                eye_fold: 1.0,
                eye_slant: 5.0,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has begun to turn his eyes.
        Pupil {
            at: (604.0, 832.0),
            tall: 202.9,
            facing: -6.0,
            skin: "#5a3a2a",
            hair: Hair::Short,
            hair_colour: "#1c1517",
            flies: 0.34,
            head: (6.0, 0.0, 3.0),
            top_colour: MUSTARD,
            mood: Mood {
                open: 0.05,
                smile: 0.05,
                wide: 1.0,
                upper: 1.0,
                brow_in: 0.06,
                brow_out: 0.03,
                uneven: 0.05,
                ..TOLD
            },
            features: Features {
                lips: 1.25,
                nose_wide: 1.15,
                ears: 1.2,
                ..Features::PLAIN
            },
            gaze: (0.95, -0.35),
            ..PUPIL
        },
        Pupil {
            at: (764.0, 848.0),
            tall: 193.8,
            facing: -12.0,
            skin: "#eec6a4",
            hair: Hair::Tousled,
            hair_colour: "#6e4226",
            flies: 0.5,
            head: (0.0, -6.0, 6.0),
            top_colour: GREEN,
            mood: Mood {
                open: 0.03,
                smile: 0.16,
                wide: 1.3,
                upper: 0.5,
                lower: 0.15,
                pinched: 0.03,
                ..TOLD
            },
            features: Features {
                wide: 1.1,
                cheeks: 1.1,
                ears: 1.1,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}
