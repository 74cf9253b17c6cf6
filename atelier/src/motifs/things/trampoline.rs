//! Trampolines.

use crate::colour::Colour;
use crate::line::{ellipse, taper};
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::svg::Ink;

/// A round trampoline, seen from above: springs all around a dark mat.
#[derive(Clone, Copy, Debug)]
pub struct Trampoline {
    /// The middle of its mat.
    pub at: At,
    /// How wide and how deep it is from the middle.
    pub half: At,
    /// The colour of its rim.
    pub colour: Colour,
}

impl Trampoline {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let ((cx, cy), (rx, ry)) = (self.at, self.half);
        let legs = [-0.8, -0.3, 0.3, 0.8].map(|a: f64| {
            let at = (cx + rx * a, cy + ry * (1.0 - a * a).sqrt());
            taper(&[at, (at.0, at.1 + 22.0)], &[4.0, 4.0])
        });
        let mut ink = scene.fill(&all(legs), "#54606e");
        ink += scene.fill(&ellipse((cx, cy + 4.0), rx, ry), self.colour.lighter(-0.09));
        ink += scene.fill(&ellipse((cx, cy), rx, ry), self.colour);
        let inner = ellipse((cx, cy), rx * 0.83, ry * 0.81);
        ink += scene.fill(&inner, "#e9e2cc");
        let springs = (0..40).map(|i| {
            let (s, c) = (f64::from(i) * 9.0f64).to_radians().sin_cos();
            taper(
                &[
                    (cx + c * rx * 0.82, cy + s * ry * 0.8),
                    (cx + c * rx * 0.74, cy + s * ry * 0.71),
                ],
                &[1.6, 1.2],
            )
        });
        ink += scene.fill(&all(springs.collect::<Vec<_>>()), "#7f8a92");
        ink += scene.fill(&ellipse((cx, cy), rx * 0.74, ry * 0.71), "#3c4a5c");
        ink
    }
}
