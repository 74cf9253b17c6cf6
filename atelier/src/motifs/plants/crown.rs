//! Trees seen from above.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, circle, handcut, step, towards};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

/// The crown of a tree, seen by a bird: three sheets one upon another, the highest towards the light.
pub struct Crown {
    /// Its middle.
    pub at: At,
    /// How far its twigs reach.
    pub r: f64,
    /// The colours of its sheets, the lowest first.
    pub leaves: [Colour; 3],
    /// The colour of its shadow.
    pub shadow: Colour,
    /// Where on the ground its shadow falls, seen from it.
    pub fall: At,
}

impl Crown {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut chance = Chance::of("crown", seed as u64);
        let outline = self.outline(&mut chance, seed);
        let cast = outline.moved(self.fall.0, self.fall.1);
        let mut ink = scene.shadow(&cast, (0.0, 0.0), 7.0, self.shadow, 0.5);
        let light = step(self.at, scene.light);
        for (i, (size, colour)) in [1.0, 0.74, 0.46].into_iter().zip(self.leaves).enumerate() {
            let high = i as f64;
            let (dx, dy) = (
                light.0 * self.r * 0.13 * high,
                light.1 * self.r * 0.13 * high,
            );
            let sheet = outline.stretched(size, size, self.at);
            let sheet = sheet.turned(40.0 * high, self.at).moved(dx, dy);
            let sheet = handcut(&sheet, 1.0, 12.0, seed + i as i64);
            if i > 0 {
                ink += scene.shadow(&sheet, (3.0, 5.0), 5.0, self.shadow, 0.5);
            }
            let paper = scene.sheet(&sheet, colour).lit(0.2).shade(0.6).rim(1.5);
            let paper = paper.rim_opacity(0.6).seed(seed + i as i64);
            ink += paper.dark(mix(colour, self.shadow, 0.6)).ink();
            let middle = (self.at.0 + dx, self.at.1 + dy);
            let leaves = self.leaves(scene, middle, self.r * size * 0.86, colour, &mut chance);
            ink += scene.clipped(&sheet, leaves);
        }
        ink
    }

    fn outline(&self, chance: &mut Chance, seed: i64) -> Shape {
        let first = chance.between(0.0, 60.0);
        let lobes = (0..11).map(|i| {
            let at = towards(self.at, first + 360.0 * f64::from(i) / 11.0, self.r * 0.62);
            circle(at, self.r * chance.between(0.32, 0.46))
        });
        let lobes: Vec<Shape> = lobes.chain([circle(self.at, self.r * 0.75)]).collect();
        handcut(&all(lobes).softened(2.0), 1.2, 14.0, seed)
    }

    /// Single leaves, light and dark.
    fn leaves(
        &self,
        scene: &Scene,
        middle: At,
        reach: f64,
        colour: Colour,
        chance: &mut Chance,
    ) -> Ink {
        let leaf = blob(&knots![-3.4, 0, corner; 0, -1.7; 3.6, 0, corner; 0, 1.7]);
        let mut ink = Ink::none();
        for _ in 0..(self.r * 0.5) as usize {
            let far = reach * chance.unit().sqrt();
            let (x, y) = towards(middle, chance.between(0.0, 360.0), far);
            let spot = Spot::new(x, y, chance.between(0.7, 1.3)).turned(chance.between(0.0, 360.0));
            let colour = if chance.happens(0.6) {
                mix(colour, "#fff0c8", chance.between(0.15, 0.4))
            } else {
                mix(colour, self.shadow, 0.5)
            };
            ink += scene.veil(&spot.put(&leaf), colour, 0.6);
        }
        ink
    }
}
