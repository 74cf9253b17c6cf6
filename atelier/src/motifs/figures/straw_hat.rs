//! Somebody in a straw hat, right in front of us.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, spots};

/// Head and shoulders from behind under a wide straw hat, about 200 wide; the nape is at the origin.
#[derive(Clone, Copy)]
pub struct StrawHat {
    /// Where.
    pub spot: Spot,
    /// The colour of the straw.
    pub straw: Colour,
    /// The colour of the ribbon.
    pub ribbon: Colour,
    /// The colour of the hair.
    pub hair: Colour,
    /// The colour of the coat.
    pub coat: Colour,
}

impl StrawHat {
    const DARK: &str = "#5a2a30";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper {
            rim: 2.0,
            ..Paper::new(motif, Self::DARK)
        };
        let size = self.spot.size;
        let plait = mix(self.straw, Self::DARK, 0.5);
        let behind = paper.put(&ellipse((0.0, -20.0), 90.0, 60.0));
        let mut ink = scene.shadow(&behind, (0.0, -4.0), 14.0, Self::DARK, 0.45);
        let shoulders = blob(&knots![
            -120, 140; -112, 70; -84, 36; -34, 22; 34, 22; 84, 36; 112, 70; 120, 140
        ]);
        let hair = blob(&knots![-26, 34; -34, 0; -30, -40; 30, -40; 34, 0; 26, 34; 0, 42]);
        ink += paper.shaded(&shoulders, self.coat, 1, 0.7) + paper.piece(&hair, self.hair, 2);
        let brim = blob(&knots![
            -112, -34; -88, -62; -40, -76; 10, -80; 64, -72; 104, -50; 112, -30; 86, -14; 40, -2; -10, 2; -66, -6;
            -100, -18
        ]);
        let crown = blob(&knots![
            -54, -52; -52, -92; -34, -118; 4, -126; 38, -116; 54, -90; 54, -54; 20, -42; -24, -42
        ]);
        let rounds = (0..6).map(|i| {
            let out = f64::from(i);
            let ring = |r: f64, flat: f64| ellipse((0.0, -46.0), r + out * 11.0, flat + out * 6.4);
            paper.stain(&ring(60.0, 18.0).minus(&ring(58.6, 17.0)), plait, 0.45)
        });
        ink += paper.shaded(&brim, self.straw, 3, 0.6);
        let below = scene.shadow(
            &paper.put(&crown),
            (0.0, 6.0 * size),
            6.0 * size,
            Self::DARK,
            0.5,
        );
        ink += scene.clipped(&paper.put(&brim), rounds.sum::<Ink>() + below);
        ink += paper.shaded(&crown, mix(self.straw, "#fff0c8", 0.12), 4, 0.6);
        let rows = (0..5).map(|i| {
            let y = -112.0 + f64::from(i) * 12.0;
            let row = taper(&spots![-60, y; 0, y + 8.0; 60, y], &[1.2, 1.2, 1.2]);
            paper.stain(&row, plait, 0.4)
        });
        let ribbon = taper(&spots![-60, -64; 0, -54; 60, -66], &[20.0, 20.0, 20.0]);
        let around = rows.sum::<Ink>() + paper.piece(&ribbon, self.ribbon, 5);
        ink += scene.clipped(&paper.put(&crown), around);
        let end = blob(&knots![30, -58, corner; 48, -50; 56, -24; 46, -14; 38, -34; 30, -44]);
        ink + paper.piece(&end, self.ribbon, 6)
    }
}
