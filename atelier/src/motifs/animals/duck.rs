//! Ducks.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A duck that stands on the origin and looks to the right, about 100 high.
#[derive(Clone, Copy)]
pub struct Duck {
    /// Where.
    pub spot: Spot,
    /// The colour of its plumage.
    pub colour: Colour,
    /// The colour of its head.
    pub head: Colour,
    /// The colour of its bill and its feet.
    pub bill: Colour,
    /// How its head is turned, in degrees; below 0 it looks up.
    pub look: f64,
}

impl Duck {
    const DARK: &str = "#a08a9a";

    /// A duck of one colour that looks straight ahead.
    pub fn new(spot: Spot, colour: impl Into<Colour>) -> Duck {
        let colour = colour.into();
        Duck {
            spot,
            colour,
            head: colour,
            bill: "#f0902f".into(),
            look: 0.0,
        }
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper {
            deep: 0.75,
            lit: 0.24,
            rim: 1.3,
            grain: 0.75,
            ..Paper::new(motif, Self::DARK)
        };
        let body = blob(&knots![
            24, -50; 30, -38; 26, -22; 10, -13; -12, -14; -34, -24; -52, -44, corner; -44, -46; -30, -46; -12, -50;
            2, -56; 12, -58
        ]);
        let neck = taper(&spots![12, -40; 15, -56; 16, -72], &[30.0, 22.0, 20.0]);
        let wing = blob(&knots![10, -46; 14, -34; 2, -24; -16, -24; -34, -34; -20, -38; -8, -46]);
        let bill =
            blob(&knots![10, -7, corner; 18, -6; 28, -3; 32, 0; 30, 4; 20, 4; 11, 6, corner]);
        let head = blob(&knots![-13, 6; -15, -6; -8, -16; 4, -17; 13, -9; 13, 2; 6, 10; -6, 11]);
        let mut ink = paper.mark(&feet(), self.bill);
        ink += paper.shaded(&self.looking(&bill), self.bill, 1, 0.3);
        ink += paper.piece(&all([body, neck]).fillet(6.0), self.colour, 2);
        ink += paper.shaded(&self.looking(&head), self.head, 3, 0.35);
        ink += paper.piece(&wing, mix(self.colour, Self::DARK, 0.12), 4);
        for back in [0.0, 7.0] {
            let feather = taper(
                &spots![2.0 - back, -30.0 + back * 0.3; -14.0 - back, -29; -26.0 - back * 0.6, -34],
                &[0.3, 1.3, 0.3],
            );
            ink += paper.stain(&feather, mix(self.colour, Self::DARK, 0.8), 0.7);
        }
        ink + self.face(&paper)
    }

    fn face(&self, paper: &Paper) -> Ink {
        let smile = taper(&spots![11, 1; 20, 0.6; 30, 1.6], &[0.8, 1.0, 0.4]);
        paper.mark(&self.looking(&ellipse((5.0, -5.0), 2.2, 2.6)), "#1f1826")
            + paper.mark(&self.looking(&circle((4.4, -6.0), 0.8)), Colour::WHITE)
            + paper.stain(&self.looking(&smile), mix(self.bill, "#5a2a20", 0.6), 0.8)
    }

    /// Part of the head, which turns around its middle.
    fn looking(&self, part: &Shape) -> Shape {
        part.turned(self.look, (0.0, 0.0)).moved(16.0, -72.0)
    }
}

fn feet() -> Shape {
    all([
        taper(&spots![-4, -20; -3, -3], &[4.6, 4.0]),
        taper(&spots![9, -20; 10, -3], &[4.6, 4.0]),
        blob(&knots![-10, 0; -4, -5; 4, -3; 11, 1; 0, 2]),
        blob(&knots![3, 0; 9, -5; 17, -3; 24, 1; 12, 2]),
    ])
}
