//! A rabbit that sits, seen from the side.

use super::Ear;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut_finely, taper};
use crate::motifs::{Motif, Smudge};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A sitting rabbit that looks to the right; it sits on the origin, and at size 1 it is 107 high without its ears.
#[derive(Clone, Copy, Debug)]
pub struct SittingRabbit {
    /// Where.
    pub spot: Spot,
    /// Its ears: the far one, the near one.
    pub ears: [Ear; 2],
    /// The colour of its fur.
    pub coat: Colour,
    /// The deep hue of its shade.
    pub dark: Colour,
    /// The colour of the light on its edges.
    pub light: Colour,
    /// How wide these edges are.
    pub rim: f64,
    /// How dense the grain in its shade is; 0 is none.
    pub shade: f64,
}

impl SittingRabbit {
    const FAR_EAR: At = (21.0, -99.0);
    const NEAR_EAR: At = (13.0, -99.0);

    /// All of it, where it sits.
    pub fn outline(&self) -> Shape {
        let far = self.ears[0].shape(Self::FAR_EAR);
        self.spot.put(&all([self.near(), far, tail()]))
    }

    /// The body with the near ear.
    fn near(&self) -> Shape {
        let ear = self.ears[1].shape(Self::NEAR_EAR);
        body().and(&ear).fillet(2.4)
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let size = self.spot.size;
        let cut = |shape: &Shape, part: i64| {
            handcut_finely(
                &motif.put(shape),
                0.35 * size,
                14.0 * size,
                seed + part,
                0.2,
            )
        };
        let piece = |shape: &Shape, colour: Colour, part: i64| {
            let sheet = scene.sheet(shape, colour).lit_colour(self.light);
            let sheet = sheet.shade(self.shade);
            let sheet = sheet.rim(self.rim).rim_colour(self.light).rim_opacity(0.85);
            sheet
                .dark(mix(colour, self.dark, 0.6))
                .seed(seed + part)
                .grain(1.0)
                .ink()
        };
        let deep = mix(self.coat, self.dark, 0.65);
        let pale = mix(self.coat, self.light, 0.4);
        let mut ink = piece(
            &cut(&self.ears[0].shape(Self::FAR_EAR), 1),
            mix(self.coat, self.dark, 0.35),
            1,
        );
        ink += piece(&cut(&tail(), 2), mix(self.coat, self.light, 0.16), 2);
        let near = cut(&self.near(), 3);
        ink += piece(&near, self.coat, 3);
        // The haunch lies on the belly, the near foreleg on the chest.
        let folds = [
            (
                taper(
                    &spots![-24, -50; -8, -49; 4, -38; 7, -22; 0, -6],
                    &[0.5, 2.2, 3.0, 2.4, 0.6],
                ),
                0.9,
            ),
            (
                taper(&spots![13, -52; 17, -36; 16, -18; 20, -4], &[0.5, 1.8, 0.6]),
                0.6,
            ),
            (
                taper(&spots![8, -70; 20, -70; 27, -74], &[0.4, 1.6, 0.4]),
                0.6,
            ),
            (taper(&spots![-4, -2; 6, -4; 13, -1], &[0.4, 1.4, 0.4]), 0.7),
        ];
        for (fold, opacity) in folds {
            ink += scene.veil(&motif.put(&fold).within(&near), deep, opacity);
        }
        let haunch = blob(&knots![-44, -10; -40, -34; -24, -47; -8, -46; 2, -36; 4, -20; -6, -6]);
        let lit = haunch.minus(&haunch.moved(-1.6, 2.0));
        ink += scene.veil(&motif.put(&lit).within(&near), self.light, 0.16);
        let under = Smudge {
            density: 0.6,
            seed,
            ..Smudge::of(self.dark, 6.0 * size)
        };
        let shade = blob(&knots![-46, -4; -40, -20; -18, -10; 24, -8; 30, 4; -40, 4]);
        if self.shade > 0.0 {
            ink += scene.clipped(&near, under.ink(scene, &motif.put(&shade)));
        }
        let hollow = self.ears[1].crease(Self::NEAR_EAR, 6.4);
        ink += scene.veil(&motif.put(&hollow), deep, 0.75);
        let eye =
            blob(&knots![28.5, -93; 31, -96.4; 34.4, -95; 35.2, -91.4; 32.6, -88.6; 29.6, -89.6]);
        ink += scene.fill(&motif.put(&eye), mix(self.dark, "#0b0713", 0.5));
        ink += scene.fill(&motif.put(&circle((32.8, -94.0), 1.1)), self.light);
        let nose = blob(&knots![44, -89; 47.4, -88.4; 47, -85.6; 44.6, -85.8]);
        ink += scene.fill(&motif.put(&nose), deep);
        ink + scene.veil(
            &motif.taper(&spots![45, -84.5; 41, -82.5; 38.5, -83.6], &[0.9, 0.7, 0.3]),
            deep,
            0.8,
        ) + scene.veil(
            &motif.taper(&spots![-34, -54; -22, -64; -8, -70], &[0.3, 1.0, 0.3]),
            pale,
            0.3,
        )
    }
}

fn body() -> Shape {
    blob(&knots![
        -43, -3; -49, -15; -49, -31; -42, -48; -30, -61; -14, -69; -1, -75; 4, -83; 7, -94; 14, -103;
        25, -106.5; 35, -103; 42, -96; 47, -90; 47.5, -85; 43.5, -80.5; 36, -77; 29, -74; 28.5, -66;
        31, -55; 30.5, -42; 27.5, -28; 27.5, -14; 30, -8; 37, -7; 41.5, -4; 41, 0, corner; 24, 0.6;
        -4, 0.4; -34, 0.6
    ])
}

fn tail() -> Shape {
    blob(&knots![
        -44, -8; -50, -5; -56, -7; -59, -12.5; -58, -19; -53.5, -23.5; -47, -23; -42, -16
    ])
}
