//! Penguins.

use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const COAT: &str = "#2f3a55";
const SHIRT: &str = "#fbf6ea";
const BEAK: &str = "#f0a03a";
const NIGHT: &str = "#14142a";

/// A penguin that stands on the origin and looks to the right, about 100 high.
#[derive(Clone, Copy)]
pub struct Penguin {
    /// Where.
    pub spot: Spot,
}

impl Penguin {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper {
            deep: 0.5,
            rim: 1.2,
            grain: 0.75,
            ..Paper::new(motif, NIGHT)
        };
        let body = blob(&knots![
            -4, -84; -16, -70; -25, -46; -26, -22; -30, -4, corner; -18, -6; -4, -4; 12, -5; 21, -16; 23, -38;
            17, -62; 11, -76
        ]);
        let belly =
            blob(&knots![10, -72; 17, -58; 21, -38; 18, -16; 8, -8; -2, -14; -3, -36; 2, -58]);
        let head = blob(&knots![14, -84; 12, -97; 2, -103; -8, -99; -12, -86; -8, -74; 6, -72]);
        let cheek = blob(&knots![11, -84; 9, -92; 2, -88; -2, -78; 6, -74]);
        let flipper = taper(
            &spots![0, -66; -10, -46; -16, -26; -12, -18],
            &[13.0, 13.0, 9.0, 2.0],
        );
        let beak = poly(&spots![11, -92; 26, -87; 11, -84]);
        let feet = all([
            blob(&knots![-10, 0; -6, -6; 4, -6; 10, 0]),
            blob(&knots![4, 1; 8, -6; 16, -5; 22, 1]),
        ]);
        let mut ink = paper.mark(&feet, BEAK) + paper.shaded(&beak, BEAK, 5, 0.3);
        ink += paper.piece(&body, COAT, 1) + paper.shaded(&belly, SHIRT, 2, 0.35);
        ink += paper.piece(&head, COAT, 3) + paper.mark(&cheek, SHIRT);
        ink += paper.mark(&circle((5.0, -92.0), 1.7), "#10101c");
        ink + paper.piece(&flipper, Colour::from(COAT).lighter(0.03), 4)
    }
}

/// A penguin that climbs a ladder, seen from behind, with a swimming ring around its middle, about 100 high.
#[derive(Clone, Copy)]
pub struct ClimbingPenguin {
    /// Where.
    pub spot: Spot,
    /// The colour of its ring.
    pub ring: Colour,
    /// The colour of the stripes on it.
    pub stripes: Colour,
    /// Whether it looks to the left.
    pub looks_left: bool,
}

impl ClimbingPenguin {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, NIGHT);
        let body = blob(&knots![
            -19, -10; -25, -38; -19, -66; -9, -80; 9, -80; 19, -66; 25, -38; 19, -10; 8, -5; 0, 5, corner; -8, -5
        ]);
        let head = blob(&knots![-12, -76; -14, -92; -7, -103; 7, -103; 14, -92; 12, -76]);
        let look = if self.looks_left { -1.0 } else { 1.0 };
        let beak = poly(&spots![look * 8.0, -93; look * 24.0, -95; look * 9.0, -86]);
        let flippers = [-1.0, 1.0].map(|side| {
            let points = spots![side * 16.0, -66; side * 31.0, -74; side * 36.0, -96];
            taper(&points, &[12.0, 11.0, 7.0])
        });
        let feet = [-10.0, 10.0].map(|x| ellipse((x, -2.0), 8.0, 4.0));
        let mut ink = paper.mark(&all(feet), BEAK) + paper.shaded(&beak, BEAK, 1, 0.3);
        ink += paper.piece(&all(flippers), Colour::from(COAT).lighter(0.03), 2);
        ink += paper.piece(&body, COAT, 3) + paper.piece(&head, COAT, 4);
        let ring =
            blob(&knots![-30, -44; -24, -52; 0, -48; 24, -52; 30, -44; 26, -32; 0, -27; -26, -32]);
        let stripes = [-2.0, -1.0, 0.0, 1.0, 2.0].map(|side| {
            let stripe = taper(
                &spots![side * 14.0 - 1.0, -56; side * 14.0, -40; side * 13.0, -22],
                &[6.0, 7.0, 6.0],
            );
            paper.stain(&stripe, self.stripes, 0.9)
        });
        ink += scene.shadow(&paper.put(&ring), (0.0, 3.0), 3.0, NIGHT, 0.4);
        ink += paper.piece(&ring, self.ring, 5);
        ink + scene.clipped(&paper.put(&ring), stripes.into_iter().sum::<Ink>())
    }
}
