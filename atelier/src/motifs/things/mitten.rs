//! Mittens.

use crate::colour::Colour;
use crate::line::{blob, handcut, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A knitted mitten, upright, its cuff on the origin and its thumb to the right, about 100 high.
#[derive(Clone, Copy)]
pub struct Mitten {
    /// Where.
    pub spot: Spot,
    /// The colour of its wool.
    pub colour: Colour,
    /// Where the light is.
    pub light: At,
}

impl Mitten {
    const WOOL: &str = "#f3e6cf";

    /// Its outline.
    pub fn shape() -> Shape {
        hand().and(&cuff())
    }

    /// Drawn, with its shadow far below.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, "#7a1420");
        let (hand, cuff) = (
            handcut(&paper.put(&hand()), 0.5, 14.0, seed),
            paper.put(&cuff()),
        );
        let mut ink = scene.shadow(&hand.and(&cuff), (-14.0, 30.0), 9.0, "#050d14", 0.55);
        let sheet = scene.sheet(&hand, self.colour).light(self.light);
        ink += sheet.shade(0.55).dark("#7a1420").ink();
        let sheet = scene.sheet(&cuff, Self::WOOL).light(self.light);
        ink += sheet.lit(0.2).rim(1.2).dark("#9a8a86").ink();
        let ribs = [-18.0, -9.0, 0.0, 9.0, 18.0].map(|x| taper(&spots![x, -24; x, 0], &[1.6, 1.6]));
        ink += paper.stain(&all(ribs), "#b9a890", 0.8);
        let stitches = spots![-14, -70; 0, -78; 12, -70; -14, -50; 0, -58; 12, -50];
        let stitches =
            stitches.map(|(x, y)| blob(&knots![x - 4.0, y; x, y - 5.0; x + 4.0, y; x, y + 5.0]));
        ink + paper.stain(&all(stitches), Self::WOOL, 0.85)
    }
}

fn hand() -> Shape {
    blob(&knots![
        -26, -26; -31, -52; -28, -80; -12, -99; 8, -98; 22, -82; 26, -60; 32, -66; 42, -74; 52, -70; 52, -58; 42, -44;
        30, -30; 24, -22
    ])
}

fn cuff() -> Shape {
    let cuff = blob(&knots![-26, -24; 0, -29; 26, -24; 28, -12; 26, 0; 0, 4; -26, 0; -28, -12]);
    handcut(&cuff, 0.8, 8.0, 2)
}
