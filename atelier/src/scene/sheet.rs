//! Paper that is put down: lighter towards the light, grained on the far side, with a lit edge.

use super::{LAMPLIGHT, Scene, Spray};
use crate::colour::{Colour, mix};
use crate::line::step;
use crate::shape::{At, Shape};
use crate::svg::{Ink, Stop};

/// One cut piece of paper, before it is put down.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    scene: &'a Scene,
    shape: &'a Shape,
    colour: Colour,
    light: At,
    lit: f64,
    shade: f64,
    rim: f64,
    rim_colour: Option<Colour>,
    rim_opacity: f64,
    lit_colour: Colour,
    dark: Option<Colour>,
    seed: i64,
    grain: f64,
}

impl<'a> Sheet<'a> {
    /// As most paper is.
    pub(super) fn new(scene: &'a Scene, shape: &'a Shape, colour: Colour) -> Sheet<'a> {
        Sheet {
            scene,
            shape,
            colour,
            light: scene.light,
            lit: 0.25,
            shade: 0.5,
            rim: 1.4,
            rim_colour: None,
            rim_opacity: 0.55,
            lit_colour: LAMPLIGHT.into(),
            dark: None,
            seed: 3,
            grain: 0.75,
        }
    }

    /// Lit from somewhere else.
    pub fn light(self, light: At) -> Self {
        Sheet { light, ..self }
    }

    /// How much lighter the side towards the light is.
    pub fn lit(self, lit: f64) -> Self {
        Sheet { lit, ..self }
    }

    /// How dense the grain on the far side is; 0 is none.
    pub fn shade(self, shade: f64) -> Self {
        Sheet { shade, ..self }
    }

    /// How wide the lit edge is; 0 is none.
    pub fn rim(self, rim: f64) -> Self {
        Sheet { rim, ..self }
    }

    /// The lit edge in a colour of its own.
    pub fn rim_colour(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            rim_colour: Some(colour.into()),
            ..self
        }
    }

    /// How much of the lit edge is seen.
    pub fn rim_opacity(self, opacity: f64) -> Self {
        Sheet {
            rim_opacity: opacity,
            ..self
        }
    }

    /// Lit by another light than a lamp's.
    pub fn lit_colour(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            lit_colour: colour.into(),
            ..self
        }
    }

    /// The colour of its grain.
    pub fn dark(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            dark: Some(colour.into()),
            ..self
        }
    }

    /// Another grain.
    pub fn seed(self, seed: i64) -> Self {
        Sheet { seed, ..self }
    }

    /// How fine its grain is: 0.75 for planes, 1.05 for figures.
    pub fn grain(self, grain: f64) -> Self {
        Sheet { grain, ..self }
    }

    /// Put down.
    pub fn ink(self) -> Ink {
        let Sheet {
            scene,
            shape,
            colour,
            light,
            ..
        } = self;
        if shape.is_empty() {
            return Ink::none();
        }
        let bounds = shape.bounds();
        let middle = bounds.middle();
        let (vx, vy) = step(middle, light);
        let half = (vx.abs() * bounds.width() + vy.abs() * bounds.height()) / 2.0;
        let near_end = (middle.0 + vx * half, middle.1 + vy * half);
        let far_end = (middle.0 - vx * half, middle.1 - vy * half);
        let dark = self.dark.unwrap_or(colour.lighter(-0.12).vivid(1.1));
        let stops = [
            (0.0, mix(colour, self.lit_colour, self.lit)),
            (0.55, colour),
            (1.0, mix(colour, dark, 0.5)),
        ];
        let stops = stops.map(|(at, colour)| Stop {
            at,
            colour,
            opacity: 1.0,
        });
        let mut ink = scene.fill(shape, scene.linear(near_end, far_end, &stops));
        if self.shade > 0.0 {
            let density = [(0.25, 0.0), (1.0, self.shade)];
            let density = density.map(|(at, opacity)| Stop {
                at,
                colour: Colour::BLACK,
                opacity,
            });
            let spray = Spray {
                grain: self.grain,
                seed: self.seed,
                opacity: 0.85,
                ..Spray::default()
            };
            ink += scene.grain(
                shape,
                scene.linear(near_end, far_end, &density),
                dark,
                spray,
            );
        }
        if self.rim > 0.0 {
            let edge = self
                .rim_colour
                .unwrap_or(mix(colour, self.lit_colour, 0.75));
            let by = (-vx * self.rim, -vy * self.rim);
            ink += scene.rim(shape, by, edge, self.rim_opacity, light, 520.0);
        }
        ink
    }
}

impl From<Sheet<'_>> for Ink {
    fn from(sheet: Sheet<'_>) -> Ink {
        sheet.ink()
    }
}
