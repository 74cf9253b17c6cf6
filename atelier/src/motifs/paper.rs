//! The paper of a motif: how its pieces are cut and lit, and the patches of grain on them.

use super::Motif;
use crate::colour::{Colour, mix};
use crate::line::handcut_finely;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape};
use crate::svg::{Fill, Ink};

/// How all pieces of a motif are cut and lit.
#[derive(Clone, Copy)]
pub struct Paper<'a> {
    /// Whose pieces.
    pub motif: Motif<'a>,
    /// Where the light is.
    pub light: At,
    /// The deep hue that every colour goes to in its shade.
    pub dark: Colour,
    /// How far it goes there.
    pub deep: f64,
    /// How much the edges waver.
    pub uneven: f64,
    /// Over which stretches.
    pub wave: f64,
    /// How much lighter the side towards the light is.
    pub lit: f64,
    /// How wide the lit edge is.
    pub rim: f64,
    /// How fine the grain is: 0.75 for planes, 1.05 for figures.
    pub grain: f64,
}

impl<'a> Paper<'a> {
    /// As most small figures are cut.
    pub fn new(motif: Motif<'a>, dark: impl Into<Colour>) -> Paper<'a> {
        Paper {
            motif,
            light: motif.scene.light,
            dark: dark.into(),
            deep: 0.55,
            uneven: 0.35,
            wave: 14.0,
            lit: 0.22,
            rim: 1.1,
            grain: 1.05,
        }
    }

    /// A shape where it belongs.
    pub fn put(&self, shape: &Shape) -> Shape {
        self.motif.put(shape)
    }

    /// A shape where it belongs, cut by hand.
    pub fn cut(&self, shape: &Shape, part: i64) -> Shape {
        let size = self.motif.spot.size;
        let seed = self.motif.seed + part;
        handcut_finely(
            &self.put(shape),
            self.uneven * size,
            self.wave * size,
            seed,
            0.2,
        )
    }

    /// One piece of paper.
    pub fn piece(&self, shape: &Shape, colour: impl Into<Colour>, part: i64) -> Ink {
        self.shaded(shape, colour, part, 0.5)
    }

    /// One piece of paper with more or less grain in its shade.
    pub fn shaded(&self, shape: &Shape, colour: impl Into<Colour>, part: i64, shade: f64) -> Ink {
        let colour = colour.into();
        let cut = self.cut(shape, part);
        let sheet = self.motif.scene.sheet(&cut, colour).light(self.light);
        sheet
            .lit(self.lit)
            .shade(shade)
            .rim(self.rim)
            .dark(mix(colour, self.dark, self.deep))
            .seed(self.motif.seed + part)
            .grain(self.grain)
            .ink()
    }

    /// A flat mark.
    pub fn mark(&self, shape: &Shape, fill: impl Into<Fill>) -> Ink {
        self.motif.scene.fill(&self.put(shape), fill)
    }

    /// A flat mark through which one sees.
    pub fn stain(&self, shape: &Shape, fill: impl Into<Fill>, opacity: f64) -> Ink {
        self.motif.scene.veil(&self.put(shape), fill, opacity)
    }
}

/// A soft patch of grain: the shadow at the foot of things, a blush, the hollow of a fold.
#[derive(Clone, Copy)]
pub struct Smudge {
    /// Its colour.
    pub colour: Colour,
    /// How soft its edge is.
    pub soft: f64,
    /// How dense it is before it is sprayed.
    pub density: f64,
    /// How fine its grain is.
    pub grain: f64,
    /// Which grain.
    pub seed: i64,
    /// How much of it is seen.
    pub opacity: f64,
}

impl Smudge {
    /// As most are.
    pub fn of(colour: impl Into<Colour>, soft: f64) -> Smudge {
        Smudge {
            colour: colour.into(),
            soft,
            density: 0.8,
            grain: 0.75,
            seed: 3,
            opacity: 0.85,
        }
    }

    /// Sprayed on a place of this shape.
    pub fn ink(self, scene: &Scene, shape: &Shape) -> Ink {
        scene.smudge(shape, self.density, self.soft, self.colour, self.spray())
    }

    /// Sprayed where there is ink, as dense as the ink is.
    pub fn over(self, scene: &Scene, ink: Ink) -> Ink {
        scene.sprayed(scene.blurred(ink, self.soft), self.colour, self.spray())
    }

    fn spray(self) -> Spray {
        Spray::finer(self.seed, self.grain, self.opacity)
    }
}
