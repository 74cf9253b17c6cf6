//! Canaries.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Knot, blob, circle, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

/// A canary that perches on the origin and looks to the right, about 52 high.
pub struct Canary {
    /// Where it perches.
    pub spot: Spot,
    /// The colour of its breast.
    pub colour: Colour,
    /// Where the light is.
    pub light: At,
}

impl Canary {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let (spot, colour) = (self.spot, self.colour);
        let cut = |knots: &[Knot]| handcut_finely(&spot.put(&blob(knots)), 0.25, 9.0, 3, 0.1);
        let sheet = |shape: &Shape, paper: Colour, lit: f64, shade: f64, rim: f64| {
            scene
                .sheet(shape, paper)
                .light(self.light)
                .lit(lit)
                .shade(shade)
                .rim(rim)
                .dark("#b8641e")
                .rim_colour("#fff6c8")
                .grain(1.05)
                .ink()
        };
        let mut ink = Ink::none();
        for x in [-2.0, 4.0] {
            let leg = taper(&[(x, -2.0), (x + 1.0, 9.0)], &[1.4, 1.2]);
            ink += scene.fill(&spot.put(&leg), "#8a4a2a");
        }
        let tail = cut(&knots![-18, -10, corner; -44, 14; -40, 20; -30, 16; -12, -2, corner]);
        let body = cut(&knots![
            -20, -8; -16, -22; -4, -34; 4, -46; 16, -52; 27, -46; 30, -36; 26, -24; 20, -8; 8, 1; -8, 1
        ]);
        let wing = cut(&knots![-26, 0, corner; -18, -18; -4, -28; 8, -22; 6, -10; -8, -3]);
        let beak = cut(&knots![29, -42, corner; 40, -38, corner; 29, -34, corner]);
        ink += sheet(&tail, mix(colour, "#8a4a1a", 0.3), 0.2, 0.4, 1.0);
        ink += scene.shadow(&body, (0.0, 3.0), 5.0, "#3a1a28", 0.45);
        ink += sheet(&body, colour, 0.4, 0.5, 1.4);
        ink += sheet(&wing, mix(colour, "#a85a1c", 0.4), 0.3, 0.4, 1.0);
        for by in [0.0, 4.0, 8.0] {
            let feather = [
                (-18.0 + by, -6.0 - by * 0.3),
                (-11.0 + by, -9.4 - by * 0.4),
                (-4.0 + by, -12.0 - by * 0.5),
            ];
            let feather = spot.put(&taper(&feather, &[0.4, 1.6, 0.4]));
            ink += scene.veil(&feather, "#8a4a1a", 0.7);
        }
        ink += scene.fill(&beak, "#c8542e");
        ink += scene.fill(&spot.put(&circle((21.0, -41.0), 2.3)), "#2a1420");
        ink + scene.fill(&spot.put(&circle((21.8, -41.8), 0.8)), Colour::WHITE)
    }
}
