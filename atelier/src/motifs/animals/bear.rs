//! Bears.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, rect, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A bear on its hind legs in bathing trunks that looks to the right, about 120 high; it stands on the origin.
#[derive(Clone, Copy)]
pub struct BathingBear {
    /// Where.
    pub spot: Spot,
    /// The colour of its fur.
    pub fur: Colour,
    /// The colour of its trunks.
    pub trunks: Colour,
    /// Whether it holds a paw over its eyes, to see how far it still is.
    pub peers: bool,
}

impl BathingBear {
    const DARK: &str = "#2f1a1c";
    const INK: &str = "#1a1014";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::DARK);
        let (fur, far) = (self.fur, mix(self.fur, Self::DARK, 0.3));
        let far_arm = taper(&spots![-8, -84; -2, -64; 8, -50], &[18.0, 16.0, 13.0]);
        let mut ink = paper.piece(&far_arm, far, 2);
        ink += paper.piece(&leg(-9.0), far, 1) + paper.piece(&leg(7.0), fur, 1);
        let body = blob(&knots![
            -10, -98; -22, -80; -28, -56; -24, -32; -6, -24; 14, -26; 27, -44; 26, -64; 18, -84; 8, -98
        ]);
        let trunks = blob(&knots![
            -32, -48; 0, -42; 32, -48; 30, -26; 16, -18; 2, -20; -2, -18; -20, -16; -32, -24
        ]);
        let trunks = trunks.within(&body.and(&rect(-20.0, -30.0, 18.0, -14.0)));
        ink += paper.piece(&body, fur, 3) + paper.piece(&trunks, self.trunks, 4);
        ink += self.head(&paper);
        let arm = if self.peers {
            taper(
                &spots![0, -86; 16, -84; 20, -100; 12, -112],
                &[19.0, 17.0, 15.0, 14.0],
            )
        } else {
            taper(&spots![0, -86; 8, -66; 14, -48], &[19.0, 17.0, 15.0])
        };
        ink + paper.piece(&arm, mix(fur, "#c98a5a", 0.12), 8)
    }

    fn head(&self, paper: &Paper) -> Ink {
        let ears = all([circle((-9.0, -122.0), 6.0), circle((6.0, -125.0), 5.0)]);
        let head = blob(&knots![
            -14, -100; -14, -116; -6, -124; 6, -124; 14, -116; 26, -110; 30, -104; 26, -98; 14, -94; 0, -92
        ]);
        let muzzle = blob(&knots![14, -112; 24, -110; 30, -105; 27, -98; 15, -97]);
        let mouth = taper(&spots![28, -100; 22, -98.6; 17, -100], &[0.4, 1.4, 0.4]);
        paper.piece(&ears, mix(self.fur, Self::DARK, 0.2), 5)
            + paper.shaded(&head, self.fur, 6, 0.4)
            + paper.shaded(&muzzle, mix(self.fur, "#f3d6a8", 0.5), 7, 0.3)
            + paper.mark(&ellipse((29.0, -106.0), 3.2, 2.6), Self::INK)
            + paper.mark(&circle((11.0, -112.0), 1.7), Self::INK)
            + paper.mark(&mouth, Self::INK)
    }
}

fn leg(x: f64) -> Shape {
    let foot = blob(&knots![x - 10.0, 0; x - 10.0, -8; x + 6.0, -10; x + 16.0, -5; x + 15.0, 0]);
    taper(&spots![x, -36; x + 1.0, -6], &[21.0, 17.0]).and(&foot)
}
