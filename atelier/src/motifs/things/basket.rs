//! A basket of washing.

use crate::colour::{Colour, mix};
use crate::line::{blob, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// A wicker basket heaped with washing, about 120 wide; it stands on the origin.
#[derive(Clone, Copy)]
pub struct Basket {
    /// Where.
    pub spot: Spot,
}

impl Basket {
    const WICKER: &str = "#b9854a";
    const DARK: &str = "#4a2a1c";
    const CLOTH: &str = "#f6efe0";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::DARK);
        let cloth = Paper { rim: 1.4, ..paper };
        let fold = |points: &[At], width: f64, colour: Colour| {
            paper.mark(&taper(points, &[0.4, width, 0.4]), colour)
        };
        let heap = blob(&knots![
            -54, -50; -46, -70; -24, -78; -10, -70; 8, -84; 30, -76; 48, -66; 54, -48; 0, -36
        ]);
        let blue = mix(Self::CLOTH, "#7f8fb8", 0.7);
        let mut ink = cloth.piece(&heap, Self::CLOTH, 1);
        ink += fold(&spots![-20, -74; -14, -60; -22, -46], 2.0, blue);
        ink += fold(&spots![18, -78; 12, -62; 20, -46], 2.0, blue);
        let body = blob(&knots![
            -58, -52, corner; -50, -20; -40, -2, corner; 0, 3; 40, -2, corner; 50, -20; 58, -52, corner; 0, -44
        ]);
        ink += paper.piece(&body, Self::WICKER, 2);
        ink += scene.clipped(&paper.put(&body), weave(&paper));
        let brim = taper(
            &spots![-60, -52; -30, -45; 0, -43; 30, -45; 60, -52],
            &[7.0, 8.0, 8.0, 8.0, 7.0],
        );
        ink += paper.piece(&brim, mix(Self::WICKER, Self::DARK, 0.15), 3);
        let drape = blob(&knots![
            4, -56, corner; 30, -60; 52, -54, corner; 56, -36; 62, -12; 50, -20; 44, -6, corner; 34, -22; 22, -14;
            14, -30
        ]);
        let violet = mix(Self::CLOTH, "#7f6f98", 0.7);
        ink += cloth.piece(&drape, mix(Self::CLOTH, "#e6b0a0", 0.3), 4);
        ink += fold(&spots![30, -56; 36, -36; 40, -14], 2.0, violet);
        ink + fold(&spots![14, -56; 20, -38; 24, -20], 1.6, violet)
    }
}

/// Light and dark withies, over and under.
fn weave(paper: &Paper) -> Ink {
    let withies = [
        mix(Basket::WICKER, "#ffe3a8", 0.45),
        mix(Basket::WICKER, Basket::DARK, 0.35),
    ];
    let mut ink = Ink::none();
    for row in 0..5_i32 {
        for column in -6..7_i32 {
            let x = f64::from(column) * 9.4 + f64::from(row % 2) * 4.6;
            let y = -44.0 + f64::from(row) * 10.0;
            let withy = taper(
                &spots![x - 4.4, y + 1.0; x, y + 4.0; x + 4.4, y + 1.0],
                &[1.0, 5.0, 1.0],
            );
            let colour = withies[(column + row).rem_euclid(2) as usize];
            ink += paper.stain(&withy, colour, 0.8);
        }
    }
    ink
}
