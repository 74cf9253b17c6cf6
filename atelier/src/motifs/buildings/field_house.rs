//! Houses far away in the fields.

use crate::colour::{Colour, mix};
use crate::line::{handcut_finely, poly};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

/// A little house seen from afar, about 28 wide and 18 high; its origin is at its foot.
pub struct FieldHouse {
    /// Where.
    pub spot: Spot,
    /// The colour of its walls.
    pub wall: Colour,
    /// The colour of its roof.
    pub roof: Colour,
    /// The colour of its window.
    pub window: Colour,
}

impl FieldHouse {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let cut = |points: &[At]| cut(&self.spot, &poly(points), seed);
        let side = cut(&spots![2, 0; 15, -1; 15, -9; 2, -9]);
        let front = cut(&spots![-9, 0; 3, 0; 3, -9; -3, -16; -9, -9]);
        let roof = cut(&spots![-3, -17.5; 11, -16; 17, -8; 4, -8]);
        let gable = cut(&spots![-3, -17.5; -2, -15; -9.5, -7.5; -11.5, -8.5]);
        let door = cut(&spots![-6, 0; -6, -5; -3.4, -5; -3.4, 0]);
        let window = cut(&spots![7, -3.5; 10, -3.6; 10, -6.4; 7, -6.4]);
        let paper = |shape, colour| scene.sheet(shape, colour).shade(0.3).rim(0.0).grain(1.1);
        paper(&side, mix(self.wall, "#4a3a50", 0.3)).lit(0.1).ink()
            + paper(&front, self.wall).lit(0.2).ink()
            + paper(&roof, self.roof).shade(0.4).rim(0.7).ink()
            + scene.fill(&gable, mix(self.roof, "#3a2a3a", 0.4))
            + scene.fill(&door, "#5a3a36")
            + scene.fill(&window, self.window)
    }
}

/// A little chapel seen from afar, about 12 wide and 42 high; its origin is at its foot.
pub struct FieldChapel {
    /// Where.
    pub spot: Spot,
    /// The colour of its walls.
    pub wall: Colour,
    /// The colour of its spire.
    pub roof: Colour,
}

impl FieldChapel {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let spire = poly(&spots![-6, -25; 0, -42; 6, -25]);
        let tower = poly(&spots![-5, 0; 5, 0; 5, -26; -5, -26]).and(&spire);
        let tower = cut(&self.spot, &tower, seed);
        let sheet = scene.sheet(&tower, self.wall).lit(0.3).rim(0.8);
        sheet.dark("#8a7a94").grain(1.1).ink() + scene.fill(&self.spot.put(&spire), self.roof)
    }
}

fn cut(spot: &Spot, shape: &Shape, seed: i64) -> Shape {
    handcut_finely(&spot.put(shape), 0.25, 8.0, seed, 0.12)
}
