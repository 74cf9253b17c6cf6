//! Trees with leaves.

use crate::colour::Colour;
use crate::knots;
use crate::line::{between, blob, handcut, taper, towards};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

/// A small tree whose leaves are cut one by one, about 100 high; its root is at the origin.
#[derive(Clone, Copy, Debug)]
pub struct LeafyTree {
    /// Where.
    pub spot: Spot,
    /// The colour of its wood.
    pub wood: Colour,
    /// The colours of its leaves, the furthest first; the wood is before those.
    pub leaves: [Colour; 3],
    /// From where it is lit, if not by the light of the scene.
    pub light: Option<At>,
    /// How far it leans to the right.
    pub lean: f64,
    /// How large its leaves are.
    pub leaf_size: f64,
}

impl Default for LeafyTree {
    fn default() -> Self {
        LeafyTree {
            spot: Spot::new(0.0, 0.0, 1.0),
            wood: "#5c3a33".into(),
            leaves: ["#2f5d4a", "#5b8a52", "#93b262"].map(Into::into),
            light: None,
            lean: 8.0,
            leaf_size: 1.0,
        }
    }
}

impl LeafyTree {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let light = self.light.unwrap_or(scene.light);
        let mut tree = Growing {
            chance: Chance::of("leafy tree", seed as u64),
            limbs: Vec::new(),
            tips: Vec::new(),
        };
        tree.grow((0.0, 0.0), -90.0 + self.lean * 0.6, 34.0, 8.0, 4);
        let wood = self.spot.put(&all(std::mem::take(&mut tree.limbs)));
        let wood = handcut(&wood.fillet(1.2), 0.3, 10.0, seed);
        let mut ink = Ink::none();
        for (layer, colour) in self.leaves.into_iter().enumerate() {
            if layer == 1 {
                ink += scene.sheet(&wood, self.wood).light(light).rim(0.8).ink();
            }
            let leaves = self.spot.put(&tree.leaves(layer, self.leaf_size));
            ink += scene
                .sheet(&leaves, colour)
                .light(light)
                .lit(0.3)
                .shade(0.4)
                .rim(0.7)
                .dark(colour.lighter(-0.12))
                .ink();
        }
        ink
    }
}

struct Growing {
    chance: Chance,
    limbs: Vec<Shape>,
    /// Where leaves grow.
    tips: Vec<At>,
}

impl Growing {
    fn grow(&mut self, root: At, degrees: f64, length: f64, width: f64, forks: u32) {
        let end = towards(root, degrees, length);
        let (x, y) = between(root, end, 0.5);
        let middle = (x + self.chance.between(-1.0, 1.0) * length * 0.12, y);
        self.limbs.push(taper(
            &[root, middle, end],
            &[width, width * 0.8, width * 0.62],
        ));
        if forks < 3 || length < 7.0 {
            self.tips.push(end);
        }
        if forks == 0 || length < 7.0 {
            return;
        }
        for side in [-1.0, 1.0] {
            let aside = side * self.chance.between(18.0, 42.0) + self.chance.near(0.0, 6.0);
            let next = length * self.chance.between(0.66, 0.82);
            self.grow(end, degrees + aside, next, width * 0.64, forks - 1);
        }
    }

    fn leaves(&mut self, layer: usize, size: f64) -> Shape {
        let leaf =
            blob(&knots![0, 0, corner; 3.4, -3; 7.6, -2.2; 11.5, 0, corner; 7.6, 2.2; 3.4, 3]);
        let count = if layer < 2 { 5 } else { 3 };
        let mut leaves = Vec::new();
        for (x, y) in self.tips.clone() {
            for _ in 0..count {
                let spot = Spot::new(
                    x + self.chance.near(0.0, 6.0),
                    y + self.chance.near(0.0, 6.0) - layer as f64 * 2.4,
                    self.chance.between(0.75, 1.25) * size,
                );
                leaves.push(spot.turned(self.chance.between(0.0, 360.0)).put(&leaf));
            }
        }
        all(leaves)
    }
}
