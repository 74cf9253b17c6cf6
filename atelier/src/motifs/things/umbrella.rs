//! Umbrellas.

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, handcut, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::{Scene, Spray};
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// An open umbrella seen from the side, about 120 wide; the hand that holds it is at the origin.
#[derive(Clone, Copy)]
pub struct Umbrella {
    /// Where.
    pub spot: Spot,
    /// The colour of every other panel.
    pub colour: Colour,
    /// How long its pole is.
    pub pole: f64,
}

impl Umbrella {
    const WOOD: &str = "#5a4038";
    const NIGHT: &str = "#2a2138";
    const PANELS: usize = 6;

    /// Where a rib ends.
    fn rib(i: usize) -> f64 {
        -62.0 + 124.0 * i as f64 / Self::PANELS as f64
    }

    fn canopy(&self) -> Shape {
        let top = -self.pole;
        let mut knots = knots![
            -62, top + 26.0, corner; -52, top - 4.0; -26, top - 26.0; 0, top - 32.0; 26, top - 26.0; 52, top - 4.0;
            62, top + 26.0, corner
        ]
        .to_vec();
        for i in (1..=Self::PANELS).rev() {
            let (right, left) = (Self::rib(i), Self::rib(i - 1));
            knots.push(Knot::from(((right + left) / 2.0, top + 17.0)));
            knots.extend(knots![left, top + 26.0, corner]);
        }
        knots.pop();
        blob(&knots)
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::NIGHT);
        let (top, dark) = (-self.pole, mix(self.colour, Self::NIGHT, 0.5));
        let canopy = self.canopy();
        let cut = handcut(&paper.put(&canopy), 0.4, 16.0, seed);
        let pole = taper(&spots![0, top - 36.0; 0, 6], &[3.0, 3.4]);
        let handle = taper(&spots![0, 4; 1, 13; 8, 14; 9, 7], &[3.4, 4.0, 4.0, 3.0]);
        let mut ink = paper.mark(&pole, Self::WOOD) + paper.mark(&handle, "#8a4a32");
        ink += scene.shadow(&cut, (0.0, 4.0), 5.0, Self::NIGHT, 0.3);
        ink += scene.sheet(&cut, self.colour).lit(0.28).dark(dark).ink();
        for i in [1, 3, 5] {
            let (left, right) = (Self::rib(i - 1), Self::rib(i));
            let panel = blob(&knots![
                0, top - 32.0, corner; left * 0.86, top - 8.0; left, top + 28.0, corner; right, top + 28.0, corner;
                right * 0.86, top - 8.0
            ]);
            let panel = panel.within(&canopy);
            ink += scene.clipped(&cut, paper.stain(&panel, "#fff6e2", 0.8));
        }
        let density = scene.linear(
            self.spot.point((-30.0, top - 20.0)),
            self.spot.point((60.0, top + 20.0)),
            &stops![0.3, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.7],
        );
        let spray = Spray {
            opacity: 0.7,
            ..Spray::default()
        };
        ink += scene.grain(&cut, density, dark, spray);
        let tip = poly(&spots![-2, top - 30.0; 0, top - 42.0; 2, top - 30.0]);
        ink + paper.mark(&tip, Self::WOOD)
    }
}
