//! Sheep far away on a meadow.

use crate::colour::Colour;
use crate::line::{circle, ellipse, taper};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;

/// A sheep seen from afar, about 18 long; it looks to the right, its origin is between its feet.
pub struct GrazingSheep {
    /// Where.
    pub spot: Spot,
    /// The colour of its wool.
    pub wool: Colour,
    /// The colour of its head and legs.
    pub face: Colour,
}

impl GrazingSheep {
    /// Drawn, with a little shadow below.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let legs = [-3.0, 3.0].map(|x| taper(&[(x, -2.0), (x, 1.0)], &[1.4, 1.2]));
        let tufts = [
            (-4.0, 0.0),
            (-1.0, -2.0),
            (2.0, -1.6),
            (4.4, 0.0),
            (0.0, 1.2),
        ];
        let wool = all(tufts.map(|(x, y)| circle((x, y - 5.0), 3.4)));
        let wool = self.spot.put(&wool);
        let head = ellipse((8.0, -6.0), 2.4, 3.0).turned(20.0, (8.0, -6.0));
        let shadow = self.spot.put(&ellipse((2.0, 1.0), 8.0, 2.4));
        let sheet = scene.sheet(&wool, self.wool).lit(0.2).shade(0.4).rim(0.0);
        scene.veil(&shadow, "#3b3a52", 0.35)
            + scene.fill(&self.spot.put(&all(legs)), self.face)
            + sheet.dark("#b3a0b8").grain(1.1).ink()
            + scene.fill(&self.spot.put(&head), self.face)
    }
}
