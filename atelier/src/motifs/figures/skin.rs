//! The colours of skin.

use crate::colour::{Colour, mix};

/// The paper somebody's skin is cut from.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Skin {
    /// Pale and rosy.
    Porcelain,
    /// Light and warm.
    Sand,
    /// Golden brown.
    #[default]
    Honey,
    /// Brown.
    Umber,
    /// Dark brown.
    Ebony,
    /// Any other.
    Of(Colour),
}

impl Skin {
    /// Its colour in plain light.
    pub fn colour(self) -> Colour {
        match self {
            Skin::Porcelain => "#f0cbb0".into(),
            Skin::Sand => "#dca67c".into(),
            Skin::Honey => "#c4875a".into(),
            Skin::Umber => "#915c40".into(),
            Skin::Ebony => "#63402f".into(),
            Skin::Of(colour) => colour,
        }
    }

    /// All the colours a face of it has.
    pub fn tones(self) -> Tones {
        let base = self.colour();
        let light = base.lightness();
        let (deep, much) = match light {
            light if light > 0.74 => ("#8c4238", 0.46),
            light if light > 0.6 => ("#8c4238", 0.52),
            _ => ("#36162c", 0.52),
        };
        Tones {
            base,
            shade: mix(base, deep, much),
            lit: mix(base, "#ffe6c0", 0.35),
            line: mix(base, "#200f1e", 0.84),
            blush: mix(base, "#dc4a34", if light > 0.74 { 0.42 } else { 0.5 }),
            lip: mix(base, "#8e2a3a", 0.5),
            pale: light > 0.74,
        }
    }
}

/// The colours of one skin.
#[derive(Clone, Copy, Debug)]
pub struct Tones {
    /// In plain light.
    pub base: Colour,
    /// Turned away from the light.
    pub shade: Colour,
    /// Turned to the light.
    pub lit: Colour,
    /// For lids, nostrils and the line of a mouth.
    pub line: Colour,
    /// For cheeks.
    pub blush: Colour,
    /// For lips.
    pub lip: Colour,
    /// Whether it is so light that it bears little grain.
    pub pale: bool,
}
