//! Flamingos.

use crate::colour::mix;
use crate::line::{blob, circle, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A flamingo that stands on one leg at the origin and looks to the right, about 140 high.
#[derive(Clone, Copy)]
pub struct Flamingo {
    /// Where.
    pub spot: Spot,
}

impl Flamingo {
    const PINK: &str = "#ee7f78";
    const DARK: &str = "#6a1f3a";
    const INK: &str = "#2a1a26";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::DARK);
        let legs = all([
            taper(&spots![-2, -58; -4, -30; -3, -1], &[4.0, 2.6, 2.4]),
            taper(&spots![2, -58; 14, -44; 2, -34], &[4.0, 2.8, 2.2]),
            taper(&spots![2, -34; 8, -30], &[2.2, 1.0]),
            taper(&spots![-3, -1; 8, 0], &[2.4, 1.4]),
        ]);
        let body = blob(&knots![
            20, -74; 18, -62; 4, -54; -14, -56; -34, -66, corner; -22, -72; -8, -82; 8, -86
        ]);
        let neck = taper(
            &spots![14, -76; 26, -88; 24, -104; 10, -116; 8, -130; 18, -140; 27, -136],
            &[13.0, 9.0, 7.4, 6.8, 6.6, 7.4, 9.0],
        );
        let wing = blob(&knots![4, -80; 8, -68; -8, -60; -32, -66; -16, -74]);
        let bill = blob(&knots![
            29, -139, corner; 37, -135; 38, -126; 34, -121, corner; 32, -128; 27, -131, corner
        ]);
        let tip = blob(&knots![37, -131; 38, -125; 34, -120, corner; 33, -126]);
        paper.mark(&legs, mix(Self::PINK, Self::DARK, 0.25))
            + paper.piece(&body.and(&neck).fillet(3.0), Self::PINK, 1)
            + paper.piece(&wing, mix(Self::PINK, "#c8385a", 0.35), 2)
            + paper.shaded(&bill, "#f6e6d6", 3, 0.2)
            + paper.mark(&tip, Self::INK)
            + paper.mark(&circle((24.0, -138.0), 1.4), Self::INK)
    }
}
