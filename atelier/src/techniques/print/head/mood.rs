//! What a face shows. Never the mouth alone: brow, lids and gaze carry it.

use crate::shape::At;

/// A mood, in the units of the head.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mood {
    /// How much the brow is raised at the nose and at the temple.
    pub brow: At,
    /// How far the lids are open: 1 is awake, 0.4 a slit, 0 asleep.
    pub lids: f64,
    /// Where it looks from there: from -1 (back) to 1 (ahead), from -1 (up) to 1 (down).
    pub gaze: At,
    /// How much the corners of the mouth are raised.
    pub smile: f64,
    /// How far the mouth is open: 0.3 speaks, 1 shouts.
    pub open: f64,
}

impl Mood {
    /// Awake, nothing else.
    pub const CALM: Mood = Mood {
        brow: (0.0, 0.0),
        lids: 1.0,
        gaze: (0.0, 0.0),
        smile: 0.0,
        open: 0.0,
    };
    /// The brow pressed down at the nose.
    pub const ANGRY: Mood = Mood {
        brow: (-9.0, 4.0),
        lids: 0.82,
        smile: -4.0,
        ..Mood::CALM
    };
    /// Angry, aloud.
    pub const SHOUTING: Mood = Mood {
        open: 1.0,
        lids: 0.7,
        ..Mood::ANGRY
    };
    /// Raised at the nose, lowered at the temple, eyes down.
    pub const SAD: Mood = Mood {
        brow: (8.0, -5.0),
        lids: 0.66,
        gaze: (0.0, 0.6),
        smile: -5.0,
        ..Mood::CALM
    };
    /// Half-closed eyes that look aside.
    pub const SUSPICIOUS: Mood = Mood {
        brow: (-4.0, 3.0),
        lids: 0.5,
        gaze: (0.8, 0.0),
        smile: -2.0,
        ..Mood::CALM
    };
    /// A smile that has reached the lower lids.
    pub const SMILING: Mood = Mood {
        brow: (3.0, 1.0),
        lids: 0.72,
        smile: 7.0,
        ..Mood::CALM
    };
    /// Wide open.
    pub const AFRAID: Mood = Mood {
        brow: (10.0, 3.0),
        lids: 1.28,
        smile: -3.0,
        open: 0.3,
        ..Mood::CALM
    };
    /// Asleep.
    pub const ASLEEP: Mood = Mood {
        lids: 0.0,
        smile: 1.0,
        ..Mood::CALM
    };

    /// Looking somewhere else.
    pub const fn looking(self, ahead: f64, down: f64) -> Mood {
        Mood {
            gaze: (ahead, down),
            ..self
        }
    }

    /// With lids so far open.
    pub const fn lids(self, lids: f64) -> Mood {
        Mood { lids, ..self }
    }

    /// With the mouth so far open.
    pub const fn open(self, open: f64) -> Mood {
        Mood { open, ..self }
    }

    /// Whether the eyes are shut.
    pub(super) fn asleep(&self) -> bool {
        self.lids < 0.15
    }
}
