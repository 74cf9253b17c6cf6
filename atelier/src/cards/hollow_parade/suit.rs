//! A suit of armour with nobody in it, in step, seen from far below: its feet are large, its head is small.

use super::plate::Part;
use super::{FLAME, arms, legs, trunk};
use crate::line::distance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// Where, in the drawing of the suit, it stands on the floor.
const STANDS: At = (540.0, 1150.0);

/// How much smaller its head is than its feet.
const STEEP: f64 = 0.36;

/// One suit.
pub struct Suit {
    /// Where it stands.
    pub foot: At,
    /// Its size; 1 is nearly the card's height.
    pub size: f64,
    /// How far it is lost in the dark: 0 is near.
    pub far: f64,
    /// Whether its visor is up.
    pub open: bool,
    /// The colour of its plume.
    pub plume: &'static str,
}

impl Suit {
    /// Where a place of the drawing is on the card: the higher it is, the further away, and the smaller.
    pub fn seen(&self, at: At) -> At {
        let up = (STANDS.1 - at.1) / 1100.0;
        let small = 1.0 / (1.0 + STEEP * up);
        (
            self.foot.0 + (at.0 - STANDS.0) * 1.08 * small * self.size,
            self.foot.1 - up * 1100.0 * (1.0 + STEEP) * small * self.size,
        )
    }

    /// A shape of the drawing put on the card.
    pub fn put(&self, shape: &Shape) -> Shape {
        shape.bent(|at| self.seen(at))
    }

    /// How much of the flame reaches a place of the card.
    pub fn reached(&self, at: At) -> f64 {
        let far = distance(at, FLAME) / 370.0;
        (1.0 - self.far * 0.5) / (1.0 + far.powf(2.3))
    }

    /// All its parts, from the farthest to the nearest.
    fn parts(&self) -> Vec<Part> {
        let mut parts = legs::standing();
        parts.extend(legs::raised());
        parts.extend(trunk::skirt());
        parts.extend(arms::back());
        parts.extend(arms::front());
        parts.extend(trunk::breast());
        parts.extend(trunk::besagews());
        parts.extend(trunk::helm(self.open));
        parts.extend(arms::pauldrons());
        parts.extend(trunk::halberd());
        parts.extend(arms::fist());
        parts
    }

    /// All of it as one shape.
    pub fn outline(&self) -> Shape {
        all(self.parts().iter().map(|part| self.put(&part.shape)))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let parts = self.parts();
        let seeds = seed..;
        let plates: Ink = parts
            .iter()
            .zip(seeds)
            .map(|(part, seed)| part.ink(scene, self, seed))
            .sum();
        plates + self.moonlit(scene)
    }

    /// The edges of a visor: cold towards the window at the end, warm towards the flame, so that each is told from the dark.
    fn moonlit(&self, scene: &Scene) -> Ink {
        let visor = self.put(&trunk::visor(self.open).shape);
        let wide = 4.2 * self.size.max(0.42);
        let cold = visor.minus(&visor.moved(-wide * 0.7, wide));
        let warm = visor.minus(&visor.moved(wide * 0.8, -wide * 0.8));
        scene.veil(&cold, "#eaf4ff", 0.95) + scene.veil(&warm, "#ffd890", 0.7)
    }
}
