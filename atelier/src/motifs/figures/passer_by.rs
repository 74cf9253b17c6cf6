//! People so small that only their colours are seen.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, ellipse, taper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;

/// Somebody who passes by, about 34 high; the origin is between the feet.
pub struct PasserBy {
    /// Where.
    pub spot: Spot,
    /// The colour of the coat.
    pub coat: Colour,
    /// The colour of the skin.
    pub skin: Colour,
    /// The colour of legs and hair.
    pub dark: Colour,
}

impl PasserBy {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let put = |shape| self.spot.put(&shape);
        let legs = [-1.0, 1.0].map(|side| {
            let leg = taper(&[(side * 2.0, -10.0), (side * 3.2, 0.0)], &[3.0, 2.4]);
            scene.fill(&put(leg), self.dark)
        });
        let coat = put(blob(
            &knots![-4, -9; -4.4, -18; -2, -24; 2, -24; 4.4, -18; 5, -9],
        ));
        let coat = scene.sheet(&coat, self.coat).lit(0.2).shade(0.4).rim(0.6);
        let head = put(ellipse((0.0, -28.0), 4.0, 4.4));
        let hair = put(blob(
            &knots![-4.4, -28; -3.6, -33; 0, -34; 4, -32.6; 4.2, -29.5; 0, -30.5],
        ));
        legs.into_iter().sum::<Ink>()
            + coat.grain(1.1).ink()
            + scene.fill(&head, self.skin)
            + scene.fill(&hair, self.dark)
    }
}
