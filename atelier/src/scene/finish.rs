//! What every card gets at the end.

use super::{HEIGHT, Scene, WIDTH};
use crate::colour::Colour;
use crate::shape::At;
use crate::svg::{Ink, Stop, fine};

/// The last thing on a card.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// How much of the paper's tooth is seen: at most 0.32 on pale cards.
    pub tooth: f64,
    /// How much the edges darken: at most 0.25, and only where the card asks for it.
    pub vignette: f64,
    /// Into which deep hue.
    pub colour: &'static str,
    /// How much film grain.
    pub grain: f64,
    /// Around which place.
    pub middle: At,
}

impl Default for Finish {
    fn default() -> Self {
        Finish {
            tooth: 0.45,
            vignette: 0.0,
            colour: "#0a1020",
            grain: 0.05,
            middle: (400.0, 560.0),
        }
    }
}

impl Scene {
    /// The last thing on every card: the edges darken, and the paper shows its tooth. It lies over all, whenever it is said.
    pub fn finish(&self, finish: Finish) {
        self.finish.set(Some(finish));
    }

    pub(super) fn finished(&self, finish: Finish) -> Ink {
        let Finish {
            tooth,
            vignette,
            colour,
            grain,
            middle,
        } = finish;
        let (width, height) = self.size;
        let mut ink = Ink::none();
        if vignette > 0.0 {
            let colour = Colour::from(colour);
            let stops = [(0.0, 0.0), (0.55, 0.0), (1.0, vignette)];
            let stops = stops.map(|(at, opacity)| Stop {
                at,
                colour,
                opacity,
            });
            let reach = 860.0 * width.hypot(height) / WIDTH.hypot(HEIGHT);
            ink += self.multiplied(self.card(self.radial(middle, reach, &stops)));
        }
        let whole = format!(
            r#"filterUnits="userSpaceOnUse" x="0" y="0" width="{width}" height="{height}" color-interpolation-filters="sRGB""#
        );
        let (tooth_seed, film_seed) = (11 + self.paper, 5 + self.paper);
        let lit = self.define(format!(
            r##"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".55 .62" numOctaves="4" seed="{tooth_seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.13" lighting-color="#fff"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting></filter>"##
        ));
        let film = self.define(format!(
            r#"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="{film_seed}"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>"#
        ));
        for (filter, opacity, blend) in [(lit, tooth, "multiply"), (film, grain, "soft-light")] {
            if opacity > 0.0 {
                ink += Ink::svg(format!(
                    r#"<rect width="{width}" height="{height}" filter="url(#{filter})" opacity="{}" style="mix-blend-mode:{blend}"/>"#,
                    fine(opacity),
                ));
            }
        }
        ink
    }
}
