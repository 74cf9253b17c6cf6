//! What a face says: brows, lids, mouth, and the tilt of the head together. Never the mouth alone.

/// A face's expression, by what moves in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mood {
    /// The inner ends of the brows, up.
    pub brow_in: f64,
    /// The outer ends of the brows, up.
    pub brow_out: f64,
    /// How far the brows are drawn together.
    pub pinched: f64,
    /// One brow higher than the other.
    pub uneven: f64,
    /// How far the upper lids are open: 0.8 is calm, 1.3 is staring, 0 is closed.
    pub upper: f64,
    /// How far the lower lids are down: 0.8 is calm, 0 is pressed up by a smile.
    pub lower: f64,
    /// Lids that are bowed upwards, as in laughter.
    pub arched: f64,
    /// The outer corners of the eyes, up, in degrees.
    pub slope: f64,
    /// The corners of the mouth, up.
    pub smile: f64,
    /// How far the mouth is open.
    pub open: f64,
    /// How wide the mouth is.
    pub wide: f64,
    /// Teeth that are seen.
    pub teeth: Teeth,
    /// Lips pressed together.
    pub pressed: f64,
    /// The mouth pulled to one side.
    pub crooked: f64,
    /// Fold from nose to mouth.
    pub fold: f64,
    /// Lines between the brows.
    pub frown: f64,
    /// Cheeks lifted.
    pub cheeks: f64,
    /// Wings of the nose spread.
    pub flare: f64,
    /// How red the cheeks are.
    pub blush: f64,
    /// Tears, 0 to 2.
    pub tears: u8,
    /// Where the eyes go by themselves: right of us, down.
    pub gaze: (f64, f64),
    /// How the head goes with it: nodded down, tipped, in degrees.
    pub tilt: (f64, f64),
}

/// Teeth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teeth {
    /// None.
    Hidden,
    /// The upper ones, and the tongue.
    Upper,
    /// Clenched.
    Clenched,
}

impl Default for Mood {
    fn default() -> Mood {
        Mood::CALM
    }
}

impl Mood {
    /// At rest.
    pub const CALM: Mood = Mood {
        brow_in: 0.0,
        brow_out: 0.0,
        pinched: 0.0,
        uneven: 0.0,
        upper: 0.78,
        lower: 0.75,
        arched: 0.0,
        slope: 0.0,
        smile: 0.012,
        open: 0.0,
        wide: 1.0,
        teeth: Teeth::Hidden,
        pressed: 0.0,
        crooked: 0.0,
        fold: 0.0,
        frown: 0.0,
        cheeks: 0.0,
        flare: 0.0,
        blush: 0.45,
        tears: 0,
        gaze: (0.0, 0.0),
        tilt: (0.0, 0.0),
    };
    /// Furious.
    pub const ANGER: Mood = Mood {
        brow_in: -0.13,
        brow_out: 0.07,
        pinched: 0.05,
        upper: 0.80,
        lower: 0.55,
        smile: -0.085,
        open: 0.07,
        wide: 0.96,
        teeth: Teeth::Clenched,
        fold: 0.85,
        frown: 1.0,
        flare: 1.0,
        blush: 0.8,
        tilt: (9.0, 0.0),
        ..Mood::CALM
    };
    /// Laughing aloud.
    pub const LAUGHTER: Mood = Mood {
        brow_in: 0.04,
        brow_out: 0.05,
        upper: 0.44,
        lower: 0.02,
        arched: 0.12,
        smile: 0.17,
        open: 0.27,
        wide: 1.3,
        teeth: Teeth::Upper,
        fold: 0.8,
        cheeks: 1.0,
        blush: 0.9,
        tilt: (-12.0, -9.0),
        ..Mood::CALM
    };
    /// In grief.
    pub const GRIEF: Mood = Mood {
        brow_in: 0.14,
        brow_out: -0.10,
        pinched: 0.05,
        upper: 0.58,
        lower: 0.66,
        slope: -8.0,
        smile: -0.10,
        open: 0.03,
        wide: 0.84,
        fold: 0.4,
        frown: 0.5,
        tears: 1,
        gaze: (0.1, 0.45),
        tilt: (10.0, 8.0),
        ..Mood::CALM
    };
    /// Bored.
    pub const BOREDOM: Mood = Mood {
        brow_in: -0.02,
        brow_out: -0.01,
        uneven: 0.05,
        upper: 0.32,
        lower: 0.85,
        smile: -0.03,
        wide: 0.86,
        crooked: 0.05,
        gaze: (0.75, -0.1),
        tilt: (-3.0, 7.0),
        blush: 0.3,
        ..Mood::CALM
    };
    /// Ashamed.
    pub const SHAME: Mood = Mood {
        brow_in: 0.09,
        brow_out: -0.05,
        pinched: 0.02,
        upper: 0.40,
        lower: 0.7,
        smile: -0.045,
        wide: 0.74,
        pressed: 1.0,
        blush: 1.6,
        gaze: (-0.6, 0.6),
        tilt: (18.0, -7.0),
        ..Mood::CALM
    };
    /// Tender.
    pub const TENDERNESS: Mood = Mood {
        brow_in: 0.055,
        brow_out: -0.03,
        upper: 0.54,
        lower: 0.32,
        smile: 0.085,
        wide: 1.0,
        cheeks: 0.35,
        blush: 0.9,
        gaze: (0.0, 0.4),
        tilt: (9.0, 9.0),
        ..Mood::CALM
    };
    /// Taken by surprise.
    pub const SURPRISE: Mood = Mood {
        brow_in: 0.11,
        brow_out: 0.12,
        upper: 1.12,
        lower: 0.95,
        smile: 0.0,
        open: 0.15,
        wide: 0.62,
        tilt: (-5.0, 0.0),
        ..Mood::CALM
    };
    /// Afraid.
    pub const FEAR: Mood = Mood {
        brow_in: 0.15,
        brow_out: -0.01,
        pinched: 0.05,
        upper: 1.16,
        lower: 1.0,
        smile: -0.075,
        open: 0.08,
        wide: 0.92,
        teeth: Teeth::Clenched,
        fold: 0.3,
        frown: 0.4,
        blush: 0.15,
        gaze: (0.35, 0.05),
        tilt: (4.0, 0.0),
        ..Mood::CALM
    };
    /// Proud.
    pub const PRIDE: Mood = Mood {
        brow_in: 0.0,
        brow_out: 0.05,
        upper: 0.50,
        lower: 0.5,
        smile: 0.055,
        wide: 0.98,
        pressed: 0.6,
        cheeks: 0.2,
        gaze: (0.0, 0.15),
        tilt: (-13.0, 0.0),
        ..Mood::CALM
    };
    /// Smiling.
    pub const JOY: Mood = Mood {
        brow_in: 0.03,
        brow_out: 0.03,
        upper: 0.66,
        lower: 0.28,
        smile: 0.12,
        wide: 1.16,
        fold: 0.35,
        cheeks: 0.7,
        blush: 0.8,
        ..Mood::CALM
    };
    /// Asleep.
    pub const ASLEEP: Mood = Mood {
        brow_in: 0.01,
        brow_out: -0.015,
        upper: -0.35,
        lower: 0.5,
        smile: 0.02,
        wide: 0.9,
        blush: 0.6,
        ..Mood::CALM
    };
    /// Busy with something.
    pub const EFFORT: Mood = Mood {
        brow_in: -0.07,
        brow_out: 0.02,
        pinched: 0.04,
        upper: 0.55,
        lower: 0.45,
        smile: -0.04,
        wide: 0.9,
        pressed: 1.0,
        frown: 0.6,
        blush: 1.0,
        ..Mood::CALM
    };
}
