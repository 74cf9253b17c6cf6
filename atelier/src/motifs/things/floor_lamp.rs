//! Lamps that stand on the floor.

use crate::colour::Colour;
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A lamp with a pleated, fringed shade, 440 high, that burns.
pub struct FloorLamp {
    /// The middle of its foot.
    pub at: At,
    /// The colour of its foot.
    pub foot: Colour,
    /// The colour of its pole.
    pub pole: Colour,
    /// The deep hue of foot and pole.
    pub dark: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl FloorLamp {
    /// Where its light is.
    pub fn light(&self) -> At {
        (self.at.0, self.at.1 - 366.0)
    }

    /// Its foot and its pole.
    pub fn stand(&self, scene: &Scene) -> Ink {
        let (x, y) = self.at;
        let foot = blob(&knots![
            x - 46.0, y; x - 30.0, y - 12.0; x, y - 17.0; x + 30.0, y - 12.0; x + 46.0, y; x, y + 8.0
        ]);
        let pole = taper(
            &spots![x, y - 10.0; x - 2.0, y - 140.0; x + 1.0, y - 350.0],
            &[9.0, 6.0, 6.0],
        );
        self.piece(scene, &foot, self.foot, 7) + self.piece(scene, &pole, self.pole, 8)
    }

    fn piece(&self, scene: &Scene, shape: &Shape, colour: Colour, seed: i64) -> Ink {
        let shape = handcut(shape, 0.8, 30.0, seed);
        let sheet = scene.sheet(&shape, colour).light(self.light()).lit(0.3);
        let sheet = sheet.lit_colour("#ffd48a").shade(0.55).rim(1.6);
        let sheet = sheet.rim_colour("#ffdf9a").rim_opacity(0.5).dark(self.dark);
        scene.shadow(&shape, (4.0, 8.0), 9.0, self.shadow, 0.5) + sheet.seed(seed).ink()
    }

    /// Its shade, and what shines through it.
    pub fn shade(&self, scene: &Scene) -> Ink {
        let (x, y) = self.at;
        let shade = blob(&knots![
            x - 44.0, y - 438.0, corner; x + 44.0, y - 438.0, corner; x + 58.0, y - 396.0; x + 80.0, y - 348.0, corner;
            x, y - 338.0; x - 80.0, y - 348.0, corner; x - 58.0, y - 396.0
        ]);
        let shade = handcut(&shade, 0.7, 20.0, 4);
        let stops = stops![0, "#fffbe0"; 0.5, "#ffe08a"; 1, "#f0a93c"];
        let mut ink = scene.glow((x, y - 376.0), 430.0, "#ffcf70", 0.75, 0.4);
        ink += scene.fill(&shade, scene.radial(self.light(), 100.0, &stops));
        ink += scene.rim(&shade, (0.0, -2.0), Colour::WHITE, 0.9, self.light(), 520.0);
        for i in -3..=3 {
            let aside = f64::from(i) * 0.8 / 3.0;
            let pleat = [
                (x + aside * 44.0, y - 437.0),
                (x + aside * 58.0, y - 394.0),
                (x + aside * 78.0, y - 344.0),
            ];
            ink += scene.veil(&taper(&pleat, &[1.0, 1.6, 1.4]), "#d98a2a", 0.6);
        }
        for i in -7..=7 {
            let aside = f64::from(i) * 0.95 / 7.0;
            let hang = y - 345.0 + 8.0 * (1.0 - aside * aside);
            let fringe = [(x + aside * 80.0, hang), (x + aside * 81.0, hang + 15.0)];
            ink += scene.fill(&taper(&fringe, &[2.4, 1.0]), "#f6cf7a");
        }
        ink
    }
}
