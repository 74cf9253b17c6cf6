//! Skates.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, taper};
use crate::motifs::Motif;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::spots;
use crate::svg::Ink;

/// A laced boot on a blade, about 26 long and 34 high; its toe is on the right, its origin is below the sole.
pub struct Skate {
    /// Where.
    pub spot: Spot,
    /// The colour of its leather.
    pub leather: Colour,
    /// The colour of its laces.
    pub laces: Colour,
    /// The colour of its blade.
    pub blade: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl Skate {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let boot = blob(&knots![
            -9, 0; -10, -12; -8, -27; -1, -29; 3, -27; 2, -14; 8, -9; 14, -6; 14, -1; 4, 0.6
        ]);
        let boot = motif.cut_over(&boot, 0, 0.4, 18.0);
        let sheet = scene.sheet(&boot, self.leather).shade(0.22);
        let mut ink = scene.fill(&motif.put(&skate_blade()), self.blade);
        ink += scene.shadow(&boot, (1.0, 4.0), 5.0, self.shadow, 0.4);
        ink += sheet.rim_colour("#dfe6f0").dark("#9a9ab4").ink();
        for i in 0..4 {
            let down = f64::from(i);
            let lace = spots![-1.4, -23.0 + down * 3.6; 3, -22.0 + down * 3.8];
            ink += scene.fill(&motif.taper(&lace, &[1.0, 1.0]), self.laces);
        }
        ink
    }
}

/// The blade of a skate, below a sole at the origin.
fn skate_blade() -> Shape {
    let posts = [-6.0, 6.0].map(|x| taper(&[(x, -1.0), (x, 4.0)], &[1.8, 1.8]));
    let blade = taper(&spots![-11, 4; 4, 4.6; 15, 3.4], &[1.6, 1.8, 0.8]);
    all(posts).and(&blade)
}
