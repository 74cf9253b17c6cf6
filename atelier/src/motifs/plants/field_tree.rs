//! Trees far away in the fields.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, circle, ellipse, handcut_finely, taper};
use crate::motifs::plants::pine;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;

/// Which tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FieldTreeKind {
    /// With a round crown.
    Round,
    /// Slender and dark, as they stand along roads.
    Cypress,
    /// A small fir.
    Fir,
}

/// A little tree seen from afar, up to 26 high; its origin is its root.
pub struct FieldTree {
    /// Where.
    pub spot: Spot,
    /// Which tree.
    pub kind: FieldTreeKind,
    /// The colour of its leaves.
    pub colour: Colour,
}

impl FieldTree {
    /// Drawn, with a little shadow at its foot.
    pub fn ink(&self, scene: &Scene, seed: u64) -> Ink {
        let shadow = self.spot.put(&ellipse((3.0, 0.0), 7.0, 2.0));
        let trunk = self
            .spot
            .put(&taper(&[(0.0, 0.0), (0.0, -6.0)], &[1.6, 1.2]));
        let crown = self.spot.put(&field_crown(self.kind, seed));
        let crown = handcut_finely(&crown, 0.25, 8.0, seed as i64, 0.12);
        let sheet = scene.sheet(&crown, self.colour).lit(0.3).rim(0.7);
        scene.veil(&shadow, "#3b3a52", 0.3)
            + scene.fill(&trunk, "#5a4038")
            + sheet
                .dark(mix(self.colour, "#2f3a50", 0.5))
                .grain(1.1)
                .ink()
    }
}

/// The outline of such a tree.
pub fn field_crown(kind: FieldTreeKind, seed: u64) -> Shape {
    match kind {
        FieldTreeKind::Round => {
            let mut chance = Chance::of("field tree", seed);
            all((0..6).map(|_| {
                let at = (chance.near(0.0, 2.6), -9.0 + chance.near(0.0, 2.3));
                circle(at, chance.between(3.0, 5.0))
            }))
        }
        FieldTreeKind::Cypress => blob(&knots![
            0, -26; 3, -18; 3.6, -8; 1.6, -1; -1.6, -1; -3.6, -8; -3, -18
        ]),
        FieldTreeKind::Fir => pine(24.0, 0.5, 5, seed),
    }
}
