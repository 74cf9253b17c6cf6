//! Those of the class, each another.

use crate::motifs::people::{
    Age, Beard, Build, Features, Hair, Headwear, Mood, Pattern, Teeth, Top,
};

use super::pupils::{CREAM, GREEN, MUSTARD, NAVY, PUPIL, Pupil, TOLD, TOMATO};

/// Those on the bench behind.
pub fn back_row() -> [Pupil; 4] {
    [
        // The caretaker has combed his moustache for it.
        Pupil {
            at: (92.0, 404.0),
            tall: 176.0,
            facing: 14.0,
            head: (0.0, -9.0, -5.0),
            age: Age::Old,
            build: Build::Thin,
            beard: Beard::Moustache,
            skin: "#d9a684",
            hair: Hair::Receding,
            hair_colour: "#d8d5cc",
            flies: 0.3,
            top: Top::Jacket,
            top_colour: "#5a5f6e",
            mood: Mood {
                smile: 0.05,
                upper: 0.66,
                brow_in: 0.08,
                brow_out: 0.03,
                ..Mood::CALM
            },
            features: Features {
                long: 1.1,
                wide: 0.94,
                nose_length: 1.25,
                nose_out: 1.35,
                nose_wide: 1.15,
                hook: 0.5,
                ears: 1.25,
                brows: 1.7,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // She blinks.
        Pupil {
            at: (250.0, 392.0),
            tall: 158.0,
            facing: -6.0,
            head: (0.0, -6.0, 6.0),
            skin: "#6b4230",
            hair: Hair::Puffs,
            hair_colour: "#231a1d",
            flies: 0.0,
            top_colour: TOMATO,
            mood: Mood {
                upper: -0.3,
                lower: 0.4,
                open: 0.09,
                smile: 0.13,
                wide: 1.2,
                brow_in: 0.10,
                brow_out: 0.07,
                ..TOLD
            },
            features: Features {
                lips: 1.25,
                nose_wide: 1.3,
                nose_length: 1.1,
                cheeks: 1.08,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has been told to and will not.
        Pupil {
            at: (414.0, 358.0),
            tall: 176.0,
            facing: 4.0,
            head: (-4.0, 9.0, -3.0),
            age: Age::Adult,
            skin: "#e0b08a",
            hair: Hair::Tousled,
            hair_colour: "#4a3428",
            flies: 0.4,
            top: Top::Shirt,
            top_colour: NAVY,
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
            at: (568.0, 408.0),
            tall: 160.0,
            facing: 6.0,
            head: (-2.0, -4.0, 9.0),
            skin: "#dcae8c",
            hair: Hair::Curls,
            hair_colour: "#a5482a",
            flies: 0.4,
            top_colour: GREEN,
            mood: Mood {
                open: 0.22,
                smile: 0.15,
                upper: 0.42,
                lower: 0.05,
                arched: 0.1,
                wide: 1.25,
                cheeks: 1.0,
                ..TOLD
            },
            features: Features {
                wide: 1.1,
                long: 0.94,
                cheeks: 1.12,
                upturned: 0.5,
                nose_wide: 1.3,
                eyes: 0.9,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}

/// Those who stand.
pub fn middle_row() -> [Pupil; 5] {
    [
        // He yawns.
        Pupil {
            at: (66.0, 618.0),
            tall: 188.0,
            facing: 12.0,
            skin: "#d9ab86",
            hair: Hair::Tousled,
            hair_colour: "#b98a3c",
            flies: 0.4,
            head: (0.0, -8.0, -9.0),
            top_colour: GREEN,
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
        // With a cloth over his knot of hair: stout and proud.
        Pupil {
            at: (216.0, 594.0),
            tall: 184.0,
            facing: 2.0,
            skin: "#b47a4c",
            flies: 0.0,
            head: (0.0, -8.0, 3.0),
            top_colour: MUSTARD,
            hair_colour: "#231a1d",
            hair: Hair::Cropped,
            mood: Mood {
                smile: 0.10,
                brow_in: 0.03,
                brow_out: 0.05,
                pressed: 0.3,
                cheeks: 0.7,
                upper: 0.66,
                ..Mood::CALM
            },
            features: Features {
                wide: 1.14,
                cheeks: 1.18,
                jaw: 1.12,
                brows: 1.9,
                nose_wide: 1.35,
                nose_length: 1.2,
                nose_out: 1.2,
                eyes: 0.84,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (388.0, 574.0),
            tall: 164.0,
            facing: -4.0,
            head: (3.0, 2.0, -4.0),
            skin: "#c99468",
            wears: Headwear::Headscarf("#b9c4b0".into()),
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
        Pupil {
            at: (552.0, 598.0),
            tall: 182.0,
            facing: -4.0,
            skin: "#4a3026",
            hair: Hair::Afro,
            hair_colour: "#1c1517",
            flies: 0.0,
            head: (0.0, -4.0, -7.0),
            top_colour: CREAM,
            pattern: Pattern::Hoops(NAVY.into()),
            hearing_aid: None,
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
        // She squints into the light.
        Pupil {
            at: (722.0, 606.0),
            tall: 186.0,
            facing: -10.0,
            skin: "#e3b795",
            hair: Hair::Braids,
            hair_colour: "#b8562c",
            flies: 0.4,
            hearing_aid: Some("#2aa3c8"),
            head: (0.0, 0.0, 10.0),
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                open: 0.05,
                smile: 0.10,
                wide: 1.3,
                upper: 0.36,
                lower: 0.05,
                brow_in: -0.06,
                brow_out: 0.0,
                pinched: 0.03,
                uneven: 0.08,
                teeth: Teeth::Clenched,
                ..TOLD
            },
            features: Features {
                wide: 1.04,
                jaw: 0.92,
                long: 1.03,
                upturned: 0.6,
                nose_length: 0.9,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}

/// The two beside her: one in a wheelchair, one who has begun to turn his eyes.
pub fn front_row() -> [Pupil; 2] {
    [
        Pupil {
            at: (116.0, 884.0),
            tall: 226.0,
            facing: 8.0,
            skin: "#d9a67a",
            hair: Hair::Bob,
            hair_colour: "#241d22",
            flies: 0.4,
            head: (0.0, -4.0, -4.0),
            glasses: Some("#c8402e"),
            top: Top::Jumper,
            top_colour: "#d9cdb2",
            mood: Mood {
                open: 0.10,
                smile: 0.12,
                ..TOLD
            },
            features: Features {
                nose_length: 0.9,
                nose_wide: 1.15,
                wide: 1.02,
                long: 0.96,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has begun to turn his eyes.
        Pupil {
            at: (664.0, 852.0),
            tall: 226.0,
            facing: -6.0,
            skin: "#5a3a2a",
            hair: Hair::Short,
            hair_colour: "#1c1517",
            flies: 0.2,
            head: (10.0, 0.0, 3.0),
            top_colour: GREEN,
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
