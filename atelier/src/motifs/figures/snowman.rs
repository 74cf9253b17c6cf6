//! A snowman in summer.

use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A snowman that slumps and drips a little and holds a coin, about 170 high; it stands on the origin and looks to the right.
#[derive(Clone, Copy)]
pub struct Snowman {
    /// Where.
    pub spot: Spot,
    /// Where the light is.
    pub light: At,
}

impl Snowman {
    const SNOW: &str = "#fbfdff";
    const SHADE: &str = "#6f9fd0";
    const SCARF: &str = "#cf3340";
    const COAL: &str = "#1f2a44";
    const TWIG: &str = "#5a3b2c";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::SHADE);
        let far_arm = all([
            taper(&spots![20, -86; 38, -92; 52, -88], &[4.0, 3.0, 1.6]),
            taper(&spots![44, -91; 52, -98], &[2.0, 1.0]),
        ]);
        let near_arm = all([
            taper(
                &spots![-6, -82; 14, -76; 34, -82; 46, -92],
                &[4.6, 4.0, 3.2, 2.0],
            ),
            taper(&spots![38, -85; 48, -84], &[2.0, 1.0]),
            taper(&spots![44, -90; 44, -100], &[2.0, 1.0]),
        ]);
        paper.mark(&far_arm, Self::TWIG)
            + self.balls(&paper)
            + self.face(&paper)
            + self.clothes(&paper)
            + paper.mark(&near_arm, Self::TWIG)
            + paper.mark(&circle((48.0, -97.0), 4.4), "#f2c53d")
    }

    fn balls(&self, paper: &Paper) -> Ink {
        let (scene, seed, size) = (paper.motif.scene, paper.motif.seed, self.spot.size);
        let balls = [
            blob(&knots![
                -40, -4; -46, -24; -38, -48; -20, -62; 6, -64; 30, -54; 42, -32; 42, -10; 50, 0; 26, 4; 10, 1; -8, 5;
                -30, 2; -52, 2
            ]),
            blob(&knots![
                -27, -62; -32, -80; -22, -98; -4, -106; 16, -102; 29, -86; 28, -68; 14, -57; -10, -55
            ]),
            blob(&knots![
                -20, -108; -23, -124; -14, -140; 2, -144; 18, -138; 25, -122; 20, -108; 4, -101; -10, -102
            ]),
        ]
        .map(|ball| paper.put(&ball));
        let whole = all(balls.iter().cloned());
        let mut ink = scene.shadow(&whole, (-6.0, 3.0), 7.0, "#3f6fae", 0.55);
        for (i, ball) in balls.iter().enumerate() {
            if i > 0 {
                let below = scene.shadow(ball, (0.0, 5.0 * size), 5.0 * size, Self::SHADE, 0.7);
                ink += scene.clipped(&balls[i - 1], below);
            }
            let part = seed + 1 + i as i64;
            let ball = handcut(ball, 0.7 * size, 12.0 * size, part);
            let sheet = scene.sheet(&ball, Self::SNOW).light(self.light);
            let sheet = sheet.lit_colour(Colour::WHITE).rim_colour(Colour::WHITE);
            let sheet = sheet.lit(0.2).shade(0.6).rim(1.6);
            ink += sheet.dark(Self::SHADE).seed(part).ink();
        }
        for (x, y, long) in [
            (-30.0, -40.0, 12.0),
            (34.0, -30.0, 14.0),
            (-16.0, -58.0, 8.0),
        ] {
            let drop = taper(
                &[(x, y), (x + 0.6, y + long * 0.6), (x, y + long)],
                &[1.0, 3.0, 3.6],
            );
            ink += paper.mark(&drop, "#dbeafa");
        }
        ink
    }

    /// A carrot and coals, and buttons of coal.
    fn face(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let carrot = blob(&knots![
            16, -124, corner; 24, -126; 50, -117, corner; 26, -115; 16, -116, corner
        ]);
        let carrot = paper.put(&carrot);
        let carrot = scene.sheet(&carrot, "#f08a2f").light(self.light);
        let eyes = [
            ellipse((12.0, -128.0), 2.8, 3.2),
            ellipse((-1.0, -130.0), 2.4, 2.8),
        ];
        let mouth = spots![4, -112; 9, -109.6; 14, -109.4; 18.6, -111].map(|at| circle(at, 1.5));
        let buttons = spots![14, -92; 14, -80; 14, -68; 17, -48; 17, -30].map(|at| circle(at, 2.7));
        let coals: Vec<Shape> = eyes.into_iter().chain(mouth).chain(buttons).collect();
        carrot.lit(0.2).shade(0.4).rim(1.0).ink() + paper.mark(&all(coals), Self::COAL)
    }

    /// A scarf and a hat.
    fn clothes(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let sheet = |shape: &Shape, colour: &str| {
            let sheet = scene.sheet(shape, colour).light(self.light);
            sheet.lit(0.22).rim(1.2).ink()
        };
        let scarf = all([
            taper(
                &spots![-22, -106; -4, -99; 14, -100; 24, -107],
                &[9.0, 11.0, 11.0, 8.0],
            ),
            taper(&spots![-14, -102; -22, -86; -18, -68], &[10.0, 11.0, 12.0]),
        ]);
        let mut ink = scene.shadow(&paper.put(&scarf), (0.0, 3.0), 3.0, Self::COAL, 0.35);
        ink += sheet(&handcut(&paper.put(&scarf), 0.4, 9.0, 4), Self::SCARF);
        let hat = all([
            blob(&knots![-24, -137; 0, -145; 26, -138; 26, -133; 0, -139; -24, -131]),
            poly(&spots![-15, -139; -18, -168; 14, -172; 16, -141]),
        ]);
        ink += sheet(&handcut(&paper.put(&hat), 0.5, 12.0, 5), "#3a4668");
        let ribbon = poly(&spots![-15.6, -145; 16, -148; 16, -141; -15, -139]);
        ink + paper.mark(&ribbon, Self::SCARF)
    }
}
