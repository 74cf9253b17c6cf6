//! A cat that watches something below.

use crate::colour::{Colour, mix};
use crate::line::{blob, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A cat that crouches with its back to us and its tail hanging down, about 120 wide; it sits on the origin.
#[derive(Clone, Copy)]
pub struct CrouchingCat {
    /// Where.
    pub spot: Spot,
    /// The colour of its fur.
    pub colour: Colour,
    /// The colour of the light on its edge.
    pub rim: Colour,
    /// Where the light is.
    pub light: At,
}

impl CrouchingCat {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let (fur, size) = (self.colour, self.spot.size);
        let paper = Paper::new(motif, fur);
        let tail = taper(
            &spots![-34, 14; -60, 30; -72, 60; -60, 92; -70, 122],
            &[17.0, 15.0, 13.0, 11.0, 6.0],
        );
        let body = blob(&knots![
            -52, 20; -58, -6; -48, -34; -30, -52; -14, -64; 2, -76; 14, -86; 48, -86; 54, -72; 58, -54; 64, -34; 66, -8;
            58, 18; 34, 28; 4, 30; -28, 28
        ]);
        let head = blob(&knots![
            2, -78; -2, -94; 2, -112; 6, -134, corner; 20, -120; 34, -118; 48, -120; 62, -133, corner; 66, -112; 70, -94;
            64, -78; 48, -70; 34, -68; 18, -70
        ]);
        let trunk = body.and(&tail);
        let mut ink = scene.shadow(&paper.put(&trunk), (4.0, 8.0), 10.0, "#10141c", 0.5);
        let trunk = motif.cut_over(&trunk.fillet(6.0), 0, 0.5, 16.0 * size);
        let sheet = scene.sheet(&trunk, fur).light(self.light).lit(0.2);
        ink += sheet.shade(0.6).rim(1.8).rim_colour(self.rim).ink();
        let below = paper.put(&head);
        let below = scene.shadow(&below, (0.0, 5.0 * size), 6.0 * size, "#07080c", 0.6);
        ink += scene.clipped(&paper.put(&body), below);
        let head = motif.cut_over(&head, 1, 0.4, 14.0 * size);
        let sheet = scene.sheet(&head, fur.lighter(0.02)).light(self.light);
        ink += sheet.lit(0.2).rim(1.8).rim_colour(self.rim).ink();
        ink + self.lines(&paper)
    }

    /// The insides of its ears, its spine, its haunches and its whiskers.
    fn lines(&self, paper: &Paper) -> Ink {
        let fur = self.colour;
        let ears = all([
            blob(&knots![8, -127, corner; 9, -112; 18, -116, corner]),
            blob(&knots![60, -127, corner; 60, -112; 50, -116, corner]),
        ]);
        let mut ink = paper.stain(&ears, mix(fur, "#c98a80", 0.5), 0.8);
        let spine = taper(
            &spots![32, -66; 24, -40; 8, -10; -6, 16],
            &[0.5, 3.0, 3.0, 0.5],
        );
        ink += paper.stain(&spine, fur.lighter(-0.08), 0.8);
        for haunch in [
            spots![-44, 10; -42, -16; -22, -24; -8, -8],
            spots![22, 20; 30, -8; 48, -14; 58, 2],
        ] {
            let haunch = taper(&haunch, &[0.5, 2.6, 2.6, 0.5]);
            ink += paper.stain(&haunch, fur.lighter(-0.12), 0.7);
        }
        for side in [-1.0, 1.0] {
            for down in [0.0, 5.0] {
                let whisker = spots![34.0 + side * 30.0, -84.0 + down; 34.0 + side * 52.0, -82.0 + down * 2.0];
                ink += paper.stain(&taper(&whisker, &[1.2, 0.3]), "#fff6e6", 0.7);
            }
        }
        ink
    }
}
