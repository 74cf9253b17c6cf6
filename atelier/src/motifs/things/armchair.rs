//! Armchairs.

use crate::colour::Colour;
use crate::line::{blob, circle, poly, taper};
use crate::motifs::Motif;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// A buttoned armchair, about 210 wide and 270 high, that stands with its seat at the origin and its legs below.
pub struct Armchair {
    /// Where it stands.
    pub spot: Spot,
    /// Where its light comes from.
    pub light: At,
    /// The colour of that light.
    pub lamp: Colour,
    /// Its cloth.
    pub cloth: Colour,
    /// The deep hue of its cloth.
    pub dark: Colour,
    /// Its legs.
    pub wood: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl Armchair {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let motif = Motif {
            scene,
            spot: self.spot,
            seed: 0,
        };
        let mut ink = Ink::none();
        for x in [-78.0, 74.0] {
            let leg = taper(&spots![x, -20; x * 1.04, 22], &[16.0, 9.0]);
            ink += self.piece(&motif, &leg, self.wood, 1);
        }
        let back = blob(&knots![
            -74, -60; -82, -170; -60, -232; 0, -254; 60, -232; 82, -170; 74, -60
        ]);
        ink += self.piece(&motif, &back, self.cloth, 2) + self.buttons(&motif);
        let seat = blob(&knots![-66, -78; 0, -92; 66, -78; 70, -44; 0, -38; -70, -44]);
        ink += self.piece(&motif, &seat, self.cloth.lighter(0.05), 3);
        let front = poly(&spots![-76, -46; 76, -46; 72, -8; -72, -8]);
        ink += self.piece(&motif, &front, self.cloth, 4);
        for side in [-1.0, 1.0] {
            let arm = blob(&knots![
                side * 66.0, -118; side * 88.0, -126; side * 106.0, -108; side * 100.0, -60; side * 94.0, -6;
                side * 70.0, -4; side * 68.0, -70
            ]);
            ink += self.piece(&motif, &arm, self.cloth.lighter(-0.02), 5 + side as i64);
        }
        ink
    }

    fn piece(&self, motif: &Motif, shape: &Shape, colour: Colour, seed: i64) -> Ink {
        let scene = motif.scene;
        let shape = motif.cut_over(shape, seed, 0.8, 30.0);
        let sheet = scene.sheet(&shape, colour).light(self.light).lit(0.3);
        let sheet = sheet.lit_colour(self.lamp).shade(0.55).rim(1.6);
        scene.shadow(&shape, (4.0, 8.0), 9.0, self.shadow, 0.5)
            + sheet
                .rim_colour(self.lamp.mix(Colour::WHITE, 0.1))
                .rim_opacity(0.5)
                .dark(self.dark)
                .seed(seed)
                .ink()
    }

    fn buttons(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let buttons = spots![
            -34, -200; 0, -206; 34, -200; -50, -164; -17, -168; 17, -168; 50, -164; -34, -130; 0, -132; 34, -130
        ];
        let mut ink = Ink::none();
        for (x, y) in buttons {
            let button = motif.put(&circle((x, y), 3.6));
            ink += scene.veil(&button, "#1c1438", 0.9);
            for side in [-12.0, 12.0] {
                let fold = motif.taper(&[(x + side, y - 10.0), (x, y)], &[0.4, 2.0]);
                ink += scene.veil(&fold, "#1c1438", 0.4);
            }
        }
        ink
    }
}
