//! Whales.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle};
use crate::motifs::Motif;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A great whale that swims to the left, about 930 long; the origin is the middle of its back.
#[derive(Clone, Copy, Debug)]
pub struct Whale {
    /// Where.
    pub spot: Spot,
    /// The colour of its back.
    pub back: Colour,
    /// The colour of its belly.
    pub belly: Colour,
    /// The colour of its mouth and its eye.
    pub line: Colour,
    /// The colour of the stars on its back, if there are any.
    pub stars: Option<Colour>,
    /// From where it is lit, if not by the light of the scene.
    pub light: Option<At>,
}

impl Default for Whale {
    fn default() -> Self {
        Whale {
            spot: Spot::new(400.0, 480.0, 0.8),
            back: "#27506b".into(),
            belly: "#cfd8cc".into(),
            line: "#10263a".into(),
            stars: None,
            light: None,
        }
    }
}

impl Whale {
    fn motif<'a>(&self, scene: &'a Scene, seed: i64) -> Motif<'a> {
        Motif::new(scene, self.spot, seed)
    }

    /// Its body without the fins, where it is.
    pub fn shape(&self, scene: &Scene, seed: i64) -> Shape {
        self.motif(scene, seed).cut_over(&body(), 0, 0.7, 40.0)
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = self.motif(scene, seed);
        let light = self.light.unwrap_or(scene.light);
        let (size, line) = (self.spot.size, self.line);
        let body_shape = self.shape(scene, seed);
        let belly = motif.cut_over(&belly(), 1, 0.7, 40.0);
        let far_fin = motif.cut_over(&far_fin(), 3, 0.7, 40.0);
        let fin = motif.cut_over(&near_fin(), 2, 0.7, 40.0);
        let sheet = scene.sheet(&far_fin, mix(self.back, line, 0.45));
        let mut ink = sheet.light(light).lit(0.05).rim(0.0).ink();
        let sheet = scene.sheet(&body_shape, self.back).light(light);
        ink += sheet.lit(0.28).shade(0.55).rim(1.6).seed(seed).ink();
        let sheet = scene.sheet(&belly, self.belly).light(light).shade(0.6);
        let dark = mix(self.back, self.belly, 0.35);
        ink += sheet.rim(0.0).dark(dark).seed(seed + 1).ink();
        ink += scene.clipped(&belly, self.grooves(&motif));
        ink += self.face(&motif);
        if let Some(colour) = self.stars {
            ink += self.freckles(&motif, &body_shape.minus(&belly), colour);
        }
        let fall = (-3.0 * size, 7.0 * size);
        let shadow = scene.shadow(&fin, fall, 7.0 * size, line, 0.6);
        ink += scene.clipped(&body_shape, shadow);
        let sheet = scene.sheet(&fin, mix(self.back, line, 0.15)).light(light);
        ink += sheet.lit(0.3).shade(0.6).seed(seed + 2).ink();
        for part in [0.3, 0.55, 0.8] {
            let ray = spots![
                -128.0 + 40.0 * part, 108; -80.0 + 44.0 * part, 176; -20.0 + 40.0 * part, 240
            ];
            ink += scene.veil(&motif.taper(&ray, &[0.3, 1.6, 0.3]), line, 0.35);
        }
        ink
    }

    /// The folds of its throat.
    fn grooves(&self, motif: &Motif) -> Ink {
        let colour = mix(self.back, self.belly, 0.25);
        (0..9)
            .map(|i| {
                let part = f64::from(i) / 8.0;
                let groove = spots![
                    -366.0 + 30.0 * part, 70.0 + part * 44.0; -290, 86.0 + part * 62.0;
                    -190, 92.0 + part * 74.0; -80, 88.0 + part * 78.0;
                    30.0 - 40.0 * part, 80.0 + part * 74.0
                ];
                let groove = motif.taper(&groove, &[0.5, 2.6, 2.4, 1.6, 0.4]);
                motif.scene.veil(&groove, colour, 0.8)
            })
            .sum()
    }

    fn face(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let mouth = spots![-374, 60; -330, 62; -280, 72; -232, 80; -204, 70; -196, 58];
        let mouth = motif.taper(&mouth, &[0.6, 2.6, 3.0, 2.6, 0.8]);
        let lid = blob(&knots![-232, 42; -220, 33; -206, 34; -196, 43; -208, 49; -222, 49]);
        let brow = motif.taper(&spots![-236, 30; -216, 22; -192, 30], &[0.5, 2.0, 0.5]);
        let mut ink = scene.fill(&mouth, self.line);
        ink += scene.fill(&motif.put(&lid), mix(self.back, self.belly, 0.4));
        ink += scene.fill(&motif.put(&circle((-214.0, 41.5), 6.2)), self.line);
        ink += scene.fill(&motif.put(&circle((-216.0, 39.5), 1.8)), "#fff6dc");
        ink + scene.veil(&brow, self.line, 0.7)
    }

    fn freckles(&self, motif: &Motif, back: &Shape, colour: Colour) -> Ink {
        let mut chance = Chance::of("whale", motif.seed as u64);
        let ridge = crate::line::Path::new(
            spots![-360, 20; -225, -34; -30, -56; 100, -40; 285, -14; 340, -30].to_vec(),
        );
        let mut ink = Ink::none();
        for _ in 0..90 {
            let x = chance.between(-350.0, 330.0);
            let y = ridge.y_at(x) + 14.0 + chance.near(0.0, 1.0).abs() * 34.0;
            let r = *chance.pick(&[0.9, 1.1, 1.5, 2.2]) * self.spot.size;
            let (at, opacity) = (self.spot.point((x, y)), chance.between(0.35, 0.95));
            if back.contains(at) {
                ink += motif.scene.veil(&circle(at, r), colour, opacity);
            }
        }
        ink
    }
}

fn body() -> Shape {
    let trunk = blob(&knots![
        -372, 52; -352, 22; -300, -8; -225, -34; -130, -52; -30, -56; 60, -46; 100, -40; 150, -30; 220, -16;
        285, -14; 335, -34; 372, -76; 388, -116; 402, -122; 414, -110; 408, -66; 384, -10; 340, 36; 280, 62;
        200, 92; 110, 128; 10, 158; -90, 172; -190, 166; -270, 142; -330, 106; -364, 78
    ]);
    let dorsal = blob(&knots![
        96, -36, corner; 140, -46; 172, -58; 196, -62, corner; 186, -46; 192, -32; 222, -12, corner
    ]);
    let fluke = blob(&knots![
        396, -112, corner; 372, -140; 330, -158; 282, -160; 236, -146, corner; 262, -176; 306, -202; 352, -204;
        386, -186; 404, -160, corner; 428, -196; 470, -222; 516, -226; 556, -206, corner; 516, -186; 474, -164;
        440, -136; 416, -108, corner
    ]);
    all([trunk, dorsal, fluke]).fillet(6.0)
}

fn belly() -> Shape {
    let belly = blob(&knots![
        -376, 58, corner; -330, 66; -280, 76; -226, 84; -170, 84; -100, 76; -20, 68; 70, 58; 160, 52; 240, 47;
        300, 40; 352, 24, corner; 368, 60; 250, 100; 120, 150; 0, 190; -120, 200; -260, 180; -360, 120
    ]);
    belly.within(&body().grown(0.5))
}

fn near_fin() -> Shape {
    blob(&knots![
        -146, 92; -136, 116; -96, 168; -62, 218; -20, 262; 24, 286; 44, 284, corner; 40, 262; 26, 232; 10, 196;
        -16, 158; -50, 118; -84, 90; -116, 80
    ])
}

fn far_fin() -> Shape {
    blob(&knots![
        -210, 150, corner; -206, 190; -196, 226; -176, 252; -160, 258, corner; -158, 232; -158, 196;
        -164, 160, corner
    ])
}
