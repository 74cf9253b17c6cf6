//! Single large leaves.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, taper};
use crate::motifs::Motif;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;

/// A large leaf with its veins; it points to the right, its stem is at the origin, and at size 1 it is 100 long.
pub struct BroadLeaf {
    /// Where, and in which direction.
    pub spot: Spot,
    /// Its colour.
    pub colour: Colour,
    /// The colour of its lit edge, which its veins tend to.
    pub light: Colour,
    /// The colour of its grain.
    pub dark: Colour,
}

impl BroadLeaf {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let leaf = blob(&knots![
            0, 0, corner; 20, -27; 55, -34; 100, 0, corner; 60, 27; 20, 24
        ]);
        let leaf = motif.cut_over(&leaf, 0, 0.8 / self.spot.size, 30.0);
        let mut veins = vec![taper(
            &[(0.0, 0.0), (50.0, -2.0), (97.0, 0.0)],
            &[3.0, 2.0, 0.4],
        )];
        for part in [0.2, 0.35, 0.5, 0.65, 0.8_f64] {
            for side in [-1.0, 1.0] {
                let wide = 24.5 * (1.0 - (part - 0.5).abs());
                let vein: [At; 3] = [
                    (part * 100.0, 0.0),
                    (part * 100.0 + 10.0, side * 12.0),
                    (part * 100.0 + 16.0, side * wide),
                ];
                veins.push(taper(&vein, &[1.4, 1.0, 0.3]));
            }
        }
        let veins = motif.put(&all(veins)).within(&leaf);
        let sheet = scene.sheet(&leaf, self.colour).lit(0.2).shade(0.7).rim(1.8);
        scene.shadow(&leaf, (0.0, 2.0), 10.0, self.dark, 0.5)
            + sheet.rim_colour(self.light).dark(self.dark).ink()
            + scene.veil(&veins, mix(self.colour, self.light, 0.5), 0.7)
    }
}
