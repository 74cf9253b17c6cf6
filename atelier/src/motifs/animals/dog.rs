//! Dogs.

use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// A dog that sits and looks to the right, about 105 high.
#[derive(Clone, Copy, Debug)]
pub struct SittingDog {
    /// Where it sits.
    pub spot: Spot,
    /// The colour of its coat.
    pub colour: Colour,
    /// From where it is lit, if not by the light of the scene.
    pub light: Option<At>,
}

impl SittingDog {
    /// A dog in the light of the scene.
    pub fn new(spot: Spot, colour: impl Into<Colour>) -> SittingDog {
        SittingDog {
            spot,
            colour: colour.into(),
            light: None,
        }
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let light = self.light.unwrap_or(scene.light);
        let (size, put) = (self.spot.size, |shape: &Shape| self.spot.put(shape));
        let body = blob(&knots![
            47, -90; 40, -95; 33, -97; 28, -105; 20, -107; 12, -100; 7, -86; -1, -66; -12, -44; -21, -24; -23, -10;
            -20, -1; -8, 0; 8, 0; 11, -3; 7, -7; 3, -13; 5, -24; 10, -33; 12, -18; 11, -4; 12, 0; 21, 0; 22, -4;
            19, -10; 20, -32; 24, -52; 24, -68; 30, -80; 43, -84
        ]);
        let tail = taper(
            &spots![-18, -4; -32, -3; -43, -12; -48, -26],
            &[8.0, 6.5, 5.0, 1.5],
        );
        let body = put(&body.and(&tail).fillet(2.0));
        let body = handcut_finely(&body, 0.4 * size, 12.0 * size, seed, 0.15);
        let ear = put(&blob(&knots![
            20, -106, corner; 13, -100; 5, -88; 3, -78; 9, -77; 17, -86; 23, -97, corner
        ]));
        let ear = handcut_finely(&ear, 0.3 * size, 12.0 * size, seed, 0.15);
        let sheet = scene.sheet(&body, self.colour).light(light);
        let mut ink = sheet.shade(0.55).rim(1.1).ink();
        let sheet = scene.sheet(&ear, self.colour.lighter(-0.06)).light(light);
        ink += sheet.lit(0.15).rim(0.8).ink();
        let haunch = taper(
            &spots![4, -24; -6, -22; -10, -12; -6, -2],
            &[0.3, 1.2, 1.0, 0.3],
        );
        ink += scene.veil(&put(&haunch), self.colour.lighter(-0.12), 0.8);
        let (eye, nose) = (circle((33.0, -93.0), 1.5), ellipse((46.0, -90.0), 2.0, 1.7));
        ink + scene.fill(&put(&eye), "#0c0c14") + scene.fill(&put(&nose), "#0c0c14")
    }
}
