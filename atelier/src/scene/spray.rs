//! Grain: paint sprayed through a sieve.

use super::Scene;
use crate::colour::Colour;
use crate::shape::Shape;
use crate::svg::{Fill, Ink, fine, short};

/// How grain is sprayed.
#[derive(Clone, Copy, Debug)]
pub struct Spray {
    /// How fine: 0.75 for planes, 1.05 for figures.
    pub grain: f64,
    /// Which grains.
    pub seed: i64,
    /// How hard the edge between grain and none is.
    pub gain: f64,
    /// How much of it is seen.
    pub opacity: f64,
}

impl Spray {
    /// As most is, of certain grains, so much of it seen.
    pub fn new(seed: i64, opacity: f64) -> Spray {
        Spray {
            seed,
            opacity,
            ..Spray::default()
        }
    }

    /// Finer or coarser than most.
    pub fn finer(seed: i64, grain: f64, opacity: f64) -> Spray {
        Spray {
            grain,
            ..Spray::new(seed, opacity)
        }
    }
}

impl Default for Spray {
    fn default() -> Self {
        Spray {
            grain: 0.75,
            seed: 3,
            gain: 3.2,
            opacity: 1.0,
        }
    }
}

impl Scene {
    /// Sprayed through a sieve: what is soft becomes grain of one colour.
    pub fn sprayed(&self, ink: impl Into<Ink>, colour: impl Into<Colour>, spray: Spray) -> Ink {
        let Spray {
            grain,
            seed,
            gain,
            opacity,
        } = spray;
        let filter = self.define(format!(
            r#"<filter id="ID" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="2" seed="{seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="{}" k3="{}" k4="{}" result="m"/><feFlood flood-color="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            fine(grain),
            fine(gain),
            fine(gain * 0.85),
            fine(-gain * 0.85),
            colour.into(),
        ));
        let sprayed = self.filtered(&filter, ink);
        if opacity == 1.0 {
            sprayed
        } else {
            self.faint(sprayed, opacity)
        }
    }

    /// Grain within a shape, as dense as the fill is opaque.
    pub fn grain(
        &self,
        shape: &Shape,
        density: Fill,
        colour: impl Into<Colour>,
        spray: Spray,
    ) -> Ink {
        let bounds = shape.bounds();
        let rect = Ink::svg(format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{density}"/>"#,
            short(bounds.x0 - 2.0),
            short(bounds.y0 - 2.0),
            short(bounds.width() + 4.0),
            short(bounds.height() + 4.0),
        ));
        self.clipped(shape, self.sprayed(rect, colour, spray))
    }

    /// A soft patch of grain, as under a thing that stands on cloth, or on the far side of a round one. Of the shape only
    /// `density` is sprayed, and its edge is lost over `softness`.
    pub fn smudge(
        &self,
        shape: &Shape,
        density: f64,
        softness: f64,
        colour: impl Into<Colour>,
        spray: Spray,
    ) -> Ink {
        let around = self.around(shape, softness * 3.0 + 2.0);
        let filter = self.define(format!(
            r#"<filter id="ID" {around} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{}" result="b"/><feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="2" seed="{}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="b" in2="n" operator="arithmetic" k2="{}" k3="{}" k4="{}" result="m"/><feFlood flood-color="{}" flood-opacity="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            fine(softness),
            fine(spray.grain),
            spray.seed,
            fine(spray.gain),
            fine(spray.gain * 0.85),
            fine(-spray.gain * 0.85),
            colour.into(),
            fine(spray.opacity),
        ));
        self.filtered(&filter, self.veil(shape, Colour::BLACK, density))
    }
}
