//! How a persona looks at a card: what counts for it, and how far its associations are its own.

use fabula_room::Persona;

use crate::luck::{fixed_normal, mix};

/// What a word of a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FacetKind {
    /// Who or what the picture is of.
    Lead,
    /// What else is seen.
    Motif,
    /// Where.
    Setting,
    /// What happens.
    Action,
    /// How it feels.
    Mood,
    /// Its colours.
    Palette,
    /// What it means.
    Theme,
    /// What it calls to mind, though it is not on it.
    Evoked,
    /// A word that does not say what it is about.
    Plain,
}

impl FacetKind {
    /// The kind of a tag like `mood:wonder`, and its words.
    pub fn of(tag: &str) -> (FacetKind, &str) {
        let kind = |name: &str| {
            Some(match name {
                "lead" => FacetKind::Lead,
                "motif" => FacetKind::Motif,
                "setting" => FacetKind::Setting,
                "action" => FacetKind::Action,
                "mood" => FacetKind::Mood,
                "palette" => FacetKind::Palette,
                "theme" => FacetKind::Theme,
                "evokes" => FacetKind::Evoked,
                _ => return None,
            })
        };
        let known = tag
            .split_once(':')
            .and_then(|(k, words)| Some((kind(k)?, words)));
        known.unwrap_or((FacetKind::Plain, tag))
    }
}

/// A way to look at cards.
#[derive(Clone, Copy, Debug)]
pub struct Lens {
    /// What counts how much, in the order of [`FacetKind`].
    weights: [f32; 9],
    /// What the description as a whole counts.
    pub description: f32,
    /// How far associations are one's own: the deviation from what everybody thinks of.
    own: f32,
    /// Whose they are.
    whose: u64,
}

impl Lens {
    /// How people in general look: what everybody thinks of.
    pub const COMMON: Lens = Lens {
        weights: [1.5, 1.0, 1.0, 1.0, 1.0, 0.3, 1.5, 1.2, 1.2],
        description: 1.0,
        own: 0.0,
        whose: 0,
    };

    /// How a persona looks.
    pub const fn of(persona: Persona) -> Lens {
        //                               lead motif place act  mood  hue theme evoked plain
        let (weights, description) = match persona {
            Persona::Poet => ([0.6, 0.6, 1.0, 0.8, 2.4, 0.8, 1.2, 1.4, 1.2], 0.8),
            Persona::Joker => ([1.5, 1.2, 0.7, 2.2, 0.5, 0.2, 0.8, 1.5, 1.2], 1.0),
            Persona::Child => ([2.4, 1.1, 0.9, 1.6, 0.5, 0.6, 0.3, 0.8, 1.2], 0.8),
            Persona::Scholar => ([0.8, 0.7, 0.6, 0.6, 0.6, 0.1, 2.6, 1.6, 1.2], 0.8),
            Persona::Grandmother => ([1.2, 0.6, 1.0, 0.9, 1.5, 0.2, 1.5, 1.5, 1.2], 1.0),
            Persona::Sailor => ([0.8, 0.8, 2.4, 1.4, 0.8, 0.5, 0.7, 1.0, 1.2], 1.0),
            Persona::Detective => ([0.7, 2.2, 0.7, 1.1, 0.4, 0.2, 0.8, 1.0, 1.2], 1.8),
            Persona::Clockmaker => ([1.2, 1.8, 0.4, 0.9, 0.3, 0.1, 1.4, 0.9, 1.2], 1.2),
        };
        Lens {
            weights,
            description,
            own: OWN,
            whose: 1 + persona as u64,
        }
    }

    /// What words of this kind count.
    pub fn weight(&self, kind: FacetKind) -> f32 {
        self.weights[kind as usize]
    }

    /// How much closer than others its owner finds two things, or less close; always the same for the same two.
    pub fn own(&self, heard: u64, seen: u64) -> f32 {
        match self.own > 0.0 {
            true => self.own * fixed_normal(mix(heard ^ self.whose).wrapping_add(seen)),
            false => 0.0,
        }
    }

    /// How much its owner listens to a word, more than others do or less; always the same for the same word.
    pub fn attention(&self, word: u64) -> f32 {
        (LISTENING * fixed_normal(mix(word ^ self.whose))).exp()
    }

    /// How far its owner gets why a phrase fits a card, from 0 to 1; always the same for the same two.
    pub fn insight(&self, said: u64, seen: u64) -> f32 {
        let luck = fixed_normal(mix(said ^ self.whose).wrapping_add(seen));
        (0.75 + 0.35 * luck).clamp(0.0, 1.0)
    }
}

/// How far what a persona listens to is its own: a word may count for twice or half of what it counts for others.
const LISTENING: f32 = 0.5;

/// How far a persona's associations are its own, in the measure of [`crate::words::likeness`].
const OWN: f32 = 0.06;
