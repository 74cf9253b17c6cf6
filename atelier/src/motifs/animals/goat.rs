//! Goats.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A goat that stands on the origin and looks to the right, about 105 high.
#[derive(Clone, Copy)]
pub struct Goat {
    /// Where.
    pub spot: Spot,
    /// The colour of its hair.
    pub colour: Colour,
}

impl Goat {
    const DARK: &str = "#4a3040";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let (paper, hair) = (Paper::new(motif, Self::DARK), self.colour);
        let mut ink = Ink::none();
        for x in [-22.0, 16.0] {
            let leg = taper(
                &spots![x, -34; x - 1.0, -18; x + 1.0, -2],
                &[11.0, 6.4, 5.0],
            );
            ink += paper.piece(&leg, mix(hair, Self::DARK, 0.3), 1);
        }
        let horn = taper(
            &spots![31, -89; 27, -102; 16, -108; 10, -102],
            &[6.0, 5.0, 4.0, 1.0],
        );
        let beard = blob(&knots![46, -70, corner; 52, -69; 51, -58, corner]);
        ink += paper.piece(&horn, mix(Self::DARK, hair, 0.35), 2);
        ink += paper.piece(&beard, mix(hair, "#fff6e0", 0.2), 3);
        let trunk = all([
            blob(&knots![
                24, -62; 28, -48; 18, -36; -6, -33; -28, -36; -36, -48; -32, -60; -8, -60; 10, -62
            ]),
            taper(&spots![18, -52; 30, -68; 34, -80], &[22.0, 15.0, 12.0]),
            blob(&knots![26, -78; 28, -90; 38, -92; 50, -82; 58, -76; 57, -70; 46, -69; 34, -70]),
            taper(&spots![-34, -56; -43, -66; -40, -72], &[7.0, 6.0, 2.0]),
        ]);
        ink += paper.piece(&trunk.fillet(3.0), hair, 4);
        let ear = blob(&knots![29, -86, corner; 18, -86; 14, -79, corner; 24, -80]);
        ink += paper.piece(&ear, mix(hair, Self::DARK, 0.2), 5);
        for x in [-28.0, 12.0] {
            let leg = taper(
                &spots![x, -38; x + 2.0, -18; x + 3.0, -4],
                &[13.0, 7.0, 5.4],
            );
            let hoof = poly(&spots![x, -5; x + 6.0, -5; x + 7.0, 0; x - 1.0, 0]);
            ink += paper.piece(&leg, hair, 6) + paper.mark(&hoof, Colour::from(Self::DARK));
        }
        ink + paper.mark(&ellipse((42.0, -84.0), 1.8, 1.3), "#1a1216")
            + paper.mark(&circle((55.0, -75.0), 1.2), Self::DARK)
    }
}
