//! Ropes.

use crate::colour::{Colour, mix};
use crate::line::{Path, curve, handcut, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::At;
use crate::svg::Ink;

/// A twisted rope that comes nearer: `far` wide where it begins, `near` where it ends.
pub struct Rope<'a> {
    /// Along these places.
    pub along: &'a [At],
    /// Its width at the beginning.
    pub far: f64,
    /// Its width at the end.
    pub near: f64,
    /// Its colour.
    pub colour: Colour,
    /// The colour between its strands.
    pub dark: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl Rope<'_> {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let shape = handcut(&taper(self.along, &[self.far, self.near]), 0.5, 14.0, seed);
        let mut ink = scene.shadow(&shape, (4.0, 8.0), 10.0, self.shadow, 0.6);
        ink += scene
            .sheet(&shape, self.colour)
            .lit(0.2)
            .shade(0.28)
            .rim(1.8)
            .dark(self.dark)
            .ink();
        let path = Path::new(curve(self.along));
        let mut strands = Ink::none();
        let mut far = 0.0;
        while far < path.length() {
            let width = self.far + (self.near - self.far) * far / path.length();
            let (before, after) = (path.at(far - width * 0.62), path.at(far + width * 0.62));
            let along = (after.1 - before.1).atan2(after.0 - before.0).to_degrees();
            let across = along + 90.0;
            let middle = path.at(far);
            let points = [
                towards(before, across, width * 0.52),
                towards(towards(middle, across, width * 0.22), along, -width * 0.3),
                towards(towards(middle, across, -width * 0.22), along, width * 0.3),
                towards(after, across, -width * 0.52),
            ];
            let widths = [0.05, 0.11, 0.11, 0.05].map(|part| width * part);
            strands += scene.veil(&taper(&points, &widths), self.dark, 0.75);
            far += width * 0.56;
        }
        let edge = shape.minus(&shape.grown(-self.far.max(self.near) * 0.1));
        let soft = scene.blurred(scene.veil(&edge, Colour::BLACK, 0.75), 5.0);
        let spray = Spray::finer(6, 0.85, 0.7);
        ink + scene.clipped(&shape, strands)
            + scene.clipped(&shape, scene.sprayed(soft, self.dark, spray))
    }
}

impl Default for Rope<'_> {
    fn default() -> Self {
        Rope {
            along: &[],
            far: 10.0,
            near: 10.0,
            colour: "#fff3df".into(),
            dark: mix("#fff3df", "#1a0a1c", 0.5),
            shadow: "#1a0a1c".into(),
        }
    }
}
