//! Suitcases.

use crate::colour::{Colour, mix};
use crate::line::{circle, handcut, rect};
use crate::scene::Scene;
use crate::shape::Bounds;
use crate::svg::Ink;

/// A suitcase with straps and buckles, seen from the front.
pub struct Suitcase {
    /// Its edges.
    pub edges: Bounds,
    /// Its colour.
    pub colour: Colour,
    /// What darkens its straps, its far side and its shadow.
    pub dark: Colour,
}

impl Suitcase {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let Bounds { x0, y0, x1, y1 } = self.edges;
        let case = handcut(&rect(x0, y0, x1, y1).softened(4.0), 0.6, 20.0, seed);
        let mut ink = scene.shadow(&case, (2.0, 4.0), 6.0, self.dark, 0.4);
        let sheet = scene.sheet(&case, self.colour).lit(0.28).shade(0.6);
        ink += sheet.dark(mix(self.colour, self.dark, 0.6)).ink();
        let middle = (y0 + y1) / 2.0;
        for part in [0.2, 0.8] {
            let x = x0 + (x1 - x0) * part;
            let strap = rect(x - 3.4, y0, x + 3.4, y1);
            let buckle = rect(x - 4.4, middle - 4.0, x + 4.4, middle + 5.0);
            ink += scene.fill(&strap, mix(self.colour, self.dark, 0.45));
            ink += scene.fill(&buckle, "#e0b65c");
        }
        for at in [
            (x0 + 5.0, y0 + 5.0),
            (x1 - 5.0, y0 + 5.0),
            (x0 + 5.0, y1 - 5.0),
            (x1 - 5.0, y1 - 5.0),
        ] {
            let corner = handcut(&circle(at, 5.0), 0.4, 6.0, seed);
            ink += scene.veil(&corner, mix(self.colour, "#fff0cf", 0.3), 0.8);
        }
        ink
    }
}
