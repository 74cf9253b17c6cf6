//! Tortoises.

use crate::colour::mix;
use crate::line::{blob, circle, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, spots};

/// A tortoise that stands on the origin and looks to the right, about 110 long.
#[derive(Clone, Copy)]
pub struct Tortoise {
    /// Where.
    pub spot: Spot,
}

impl Tortoise {
    const SHELL: &str = "#8a7a3f";
    const SKIN: &str = "#7f9a5f";
    const DARK: &str = "#3a2a26";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::DARK);
        let mut ink = Ink::none();
        for x in [-24.0, 20.0] {
            let leg = taper(&spots![x, -14; x + 2.0, 0], &[14.0, 12.0]);
            ink += paper.piece(&leg, mix(Self::SKIN, Self::DARK, 0.25), 1);
        }
        let neck = taper(&spots![28, -14; 40, -20; 48, -32], &[13.0, 10.0, 9.0]);
        let head = blob(&knots![42, -32; 44, -40; 54, -42; 61, -36; 58, -30; 48, -28]);
        let tail = taper(&spots![-38, -12; -50, -6], &[7.0, 1.0]);
        let shell = blob(&knots![
            -40, -12; -36, -30; -18, -46; 4, -48; 24, -38; 36, -18; 34, -10; 0, -7
        ]);
        ink += paper.piece(&neck.and(&head).fillet(2.0).and(&tail), Self::SKIN, 2);
        ink += paper.piece(&shell, Self::SHELL, 3);
        let plates = [
            spots![-38, -22; 0, -18; 38, -22],
            spots![-20, -46; -24, -20; -28, -6],
            spots![4, -50; 2, -20; 2, -6],
            spots![26, -38; 24, -20; 26, -6],
        ];
        let plates = plates.map(|line| {
            let colour = mix(Self::SHELL, Self::DARK, 0.6);
            paper.stain(&taper(&line, &[1.4, 1.4]), colour, 0.8)
        });
        ink += scene.clipped(&paper.put(&shell), plates.into_iter().sum::<Ink>());
        for x in [-30.0, 12.0] {
            let leg = taper(&spots![x, -12; x - 1.0, 0], &[15.0, 13.0]);
            ink += paper.piece(&leg, Self::SKIN, 4);
        }
        let mouth = taper(&spots![60, -33; 54, -32], &[0.5, 1.0]);
        ink + paper.mark(&circle((54.0, -36.5), 1.5), "#1a1216")
            + paper.stain(&mouth, Self::DARK, 0.8)
    }
}
