//! Cats.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// A cat that sits with its back half to us and looks to the right, about 100 high. Its tail hangs over the edge it sits on.
#[derive(Clone, Copy, Debug)]
pub struct SittingCat {
    /// Where it sits.
    pub spot: Spot,
    /// The colour of its fur.
    pub colour: Colour,
    /// The colour of its eye.
    pub eye: Colour,
    /// From where it is lit, if not by the light of the scene.
    pub light: Option<At>,
}

impl SittingCat {
    /// A cat of one colour with yellow eyes.
    pub fn new(spot: Spot, colour: impl Into<Colour>) -> SittingCat {
        SittingCat {
            spot,
            colour: colour.into(),
            eye: "#ffd667".into(),
            light: None,
        }
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let light = self.light.unwrap_or(scene.light);
        let (size, put) = (self.spot.size, |shape: &Shape| self.spot.put(shape));
        let body = blob(&knots![
            -6, -66; -16, -54; -24, -36; -28, -16; -25, -3; -12, 0; 8, 0; 22, 0; 27, -4; 24, -9; 20, -14; 20, -32;
            17, -50; 12, -64
        ]);
        let tail = taper(
            &spots![-22, -4; -38, -2; -52, 8; -54, 28; -44, 44; -46, 58],
            &[9.0, 9.0, 8.0, 7.5, 7.0, 3.0],
        );
        let body = put(&body.and(&tail).fillet(4.0));
        let body = handcut_finely(&body, 0.35 * size, 12.0 * size, seed, 0.15);
        let head = put(&blob(&knots![
            -14, -84; -10, -92; -9, -108, corner; -2, -98; 7, -98; 15, -107, corner; 17, -91; 22, -82; 24, -76;
            19, -70; 10, -65; 0, -64; -10, -68
        ]));
        let head = handcut_finely(&head, 0.3 * size, 10.0 * size, seed + 1, 0.15);
        let mut ink = scene
            .sheet(&body, self.colour)
            .light(light)
            .shade(0.55)
            .ink();
        ink += scene
            .sheet(&head, self.colour)
            .light(light)
            .shade(0.4)
            .ink();
        let eye = blob(&knots![10, -84, corner; 14, -87; 18, -84, corner; 14, -82]);
        ink += scene.fill(&put(&eye), self.eye);
        ink += scene.fill(&put(&ellipse((14.6, -84.4), 0.9, 2.0)), "#120d18");
        for down in [0.0, 2.4] {
            let whisker = spots![20, -75.0 + down; 30, -77.0 + down * 2.0; 36, -75.0 + down * 3.0];
            let whisker = put(&taper(&whisker, &[0.8, 0.6, 0.2]));
            ink += scene.veil(&whisker, mix(self.colour, Colour::WHITE, 0.55), 0.8);
        }
        let haunch = spots![-18, -10; -8, -18; 4, -12; 6, -2];
        let haunch = put(&taper(&haunch, &[0.3, 1.1, 1.0, 0.3]));
        ink + scene.veil(&haunch, self.colour.lighter(-0.1), 0.8)
    }
}
