//! The paints of a face.

use crate::colour::{Colour, mix};
use crate::motifs::figures::Skin;

/// The paints of a face.
#[derive(Clone, Copy, Debug)]
pub struct Complexion {
    /// From the shadow below the jaw to the light on the forehead.
    pub ramp: [Colour; 5],
    /// Cheeks, nose and ears.
    pub warm: Colour,
    /// Sockets, temples, below the jaw.
    pub cool: Colour,
    /// Lips.
    pub lip: Colour,
    /// The eyes' white, and teeth.
    pub white: Colour,
    /// The eyes' colour.
    pub iris: Colour,
    /// Lids, lashes and nostrils.
    pub ink: Colour,
}

impl Complexion {
    /// Of these five skin tones from dark to light, a warm and a cool one.
    pub fn new<C: Into<Colour> + Copy>(ramp: [C; 5], warm: C, cool: C) -> Complexion {
        let ramp = ramp.map(Into::into);
        let ink = mix("#150c12", ramp[0], 0.3);
        Complexion {
            ramp,
            warm: warm.into(),
            cool: cool.into(),
            lip: mix(ramp[2], "#9c2c34", 0.55),
            white: mix("#f6ecdc", ramp[4], 0.2),
            iris: mix("#4a2a20", ramp[0], 0.3),
            ink,
        }
    }

    /// With lips of another colour.
    pub fn lip(self, lip: impl Into<Colour>) -> Complexion {
        Complexion {
            lip: lip.into(),
            ..self
        }
    }

    /// With eyes of another colour.
    pub fn iris(self, iris: impl Into<Colour>) -> Complexion {
        Complexion {
            iris: iris.into(),
            ..self
        }
    }

    /// In the light of a colour: by moonlight, in a mirror, through mist. All paints go part of the way to it.
    pub fn under(self, light: impl Into<Colour>, part: f64) -> Complexion {
        let light = light.into();
        // The dark ones go less far, or everything would be mist.
        let to = |paint: Colour| paint.mix(light, part * (0.4 + 0.6 * paint.lightness()));
        Complexion {
            ramp: self.ramp.map(to),
            warm: to(self.warm),
            cool: to(self.cool),
            lip: to(self.lip),
            white: to(self.white),
            iris: to(self.iris),
            ink: to(self.ink),
        }
    }
}

impl From<Skin> for Complexion {
    fn from(skin: Skin) -> Complexion {
        match skin {
            Skin::Porcelain => Complexion::new(
                ["#6a3a44", "#b07a68", "#dfae8c", "#f5d2b0", "#fdeedb"],
                "#e0805e",
                "#8a4a58",
            ),
            Skin::Sand => Complexion::new(
                ["#5a2834", "#a8604a", "#de9f6e", "#f4c998", "#fdeccd"],
                "#e27a55",
                "#7a3a4a",
            ),
            Skin::Honey => Complexion::new(
                ["#52262f", "#935039", "#c98352", "#e9b47a", "#fbdcaa"],
                "#dc6a42",
                "#6e3546",
            ),
            Skin::Umber => Complexion::new(
                ["#42202c", "#713c34", "#a05f3e", "#c98856", "#efbb82"],
                "#cc5a3a",
                "#5a2c42",
            ),
            Skin::Ebony => Complexion::new(
                ["#241420", "#45242a", "#6d3f30", "#97623f", "#d09a66"],
                "#a8452f",
                "#3c2440",
            ),
            Skin::Of(base) => Complexion::new(
                [
                    mix(base, "#2a0f24", 0.72),
                    mix(base, "#6a2430", 0.42),
                    base,
                    mix(base, "#ffdca8", 0.42),
                    mix(base, "#fff0d4", 0.74),
                ],
                mix(base, "#e0603c", 0.5),
                mix(base, "#54264a", 0.55),
            ),
        }
    }
}
