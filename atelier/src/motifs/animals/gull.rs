//! Gulls.

use crate::knots;
use crate::line::{Knot, blob, circle, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;

/// A gull that stands at the origin and looks to the right, about 34 high.
pub fn gull(scene: &Scene, spot: Spot) -> Ink {
    let cut = |knots: &[Knot]| handcut_finely(&spot.put(&blob(knots)), 0.2, 8.0, 3, 0.1);
    let mut ink = Ink::none();
    for x in [-3.0, 4.0] {
        let leg = taper(&[(x, 1.6), (x + 0.5, -6.4)], &[1.6, 1.4]);
        ink += scene.fill(&spot.put(&leg), "#c8702e");
    }
    let body = cut(&knots![
        -24, -8, corner; -10, -18; 4, -22; 10, -30; 18, -33; 24, -28; 22, -20; 16, -10; 4, -4; -10, -4
    ]);
    let wing = cut(&knots![-27, -7, corner; -12, -17; 4, -19; 10, -13; 0, -7; -14, -7]);
    let beak = cut(&knots![23, -28, corner; 33, -25, corner; 23, -23, corner]);
    let sheet = |shape: &Shape, colour: &str, dark: &str, rim: f64| {
        scene
            .sheet(shape, colour)
            .lit(0.2)
            .shade(0.4)
            .rim(rim)
            .dark(dark)
            .grain(1.05)
            .ink()
    };
    ink += scene.shadow(&body, (0.0, 3.0), 4.0, "#3a1a18", 0.5);
    ink += sheet(&body, "#f7f1e2", "#b0a090", 1.0) + sheet(&wing, "#6f7f94", "#4a5a74", 0.8);
    ink += scene.fill(&beak, "#dd8a30");
    ink + scene.fill(&spot.put(&circle((18.0, -28.8), 1.2)), "#20182a")
}
