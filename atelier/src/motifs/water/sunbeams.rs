//! Sunlight in water.

use crate::line::poly;
use crate::scene::Scene;
use crate::svg::{Fill, Ink};

/// Beams that fall through the surface, ever wider.
#[derive(Clone, Copy, Debug)]
pub struct Sunbeams<'a> {
    /// Each beam: its left side at the surface, its width there, and how far it slants on its way down.
    pub beams: &'a [(f64, f64, f64)],
    /// Where the surface is.
    pub from: f64,
    /// How deep they reach.
    pub to: f64,
    /// How many times as wide a beam is down there.
    pub wider: f64,
    /// How soft their edges are.
    pub soft: f64,
}

impl Sunbeams<'_> {
    /// Drawn, with light that fades on its way.
    pub fn ink(&self, scene: &Scene, light: &Fill) -> Ink {
        let beams = self.beams.iter().map(|&(x, width, slant)| {
            let beam = poly(&[
                (x, self.from),
                (x + width, self.from),
                (x + width * self.wider + slant, self.to),
                (x + slant, self.to),
            ]);
            scene.fill(&beam, light.clone())
        });
        scene.blurred(beams.sum::<Ink>(), self.soft)
    }
}
