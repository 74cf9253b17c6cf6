//! Flowers of a meadow.

use crate::colour::Colour;
use crate::line::{circle, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::svg::Ink;

/// A small flower on a stalk that grows from a place.
pub fn wildflower(scene: &Scene, root: At, height: f64, colour: impl Into<Colour>) -> Ink {
    let head = (root.0 + 2.0, root.1 - height);
    let petals = (0..5).map(|i| {
        let (x, y) = towards(head, 72.0 * f64::from(i) - 90.0, 3.2);
        circle((x, head.1 + (y - head.1) * 0.75), 2.4)
    });
    scene.fill(&taper(&[root, head], &[1.6, 1.0]), "#3f6f4a")
        + scene.fill(&all(petals), colour.into())
        + scene.fill(&circle(head, 1.5), "#5a3340")
}
