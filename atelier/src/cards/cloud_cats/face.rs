//! The face of a cat.

use super::{PLUM, SUNNY};
use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, circle, ellipse};
use crate::motifs::Motif;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

#[derive(Clone, Copy, PartialEq)]
pub enum Cheek {
    Sleek,
    Fluffy,
    Kitten,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Mouth {
    Small,
    Smug,
    Gasp,
}

/// The head of a cat from the front, about 132 wide around the root of its nose.
pub struct Face {
    pub spot: Spot,
    pub fur: Colour,
    pub dark: Colour,
    pub muzzle: Colour,
    pub ear: Colour,
    pub rim: Colour,
    pub eye: Colour,
    pub stripes: Option<Colour>,
    /// One ear and eye in another colour.
    pub patch: Option<Colour>,
    /// Whether the white goes up between its eyes.
    pub blaze: bool,
    pub cheek: Cheek,
    /// Where the pupils are, from the middle of the eyes, and how large.
    pub look: At,
    pub pupil: At,
    /// How far the lids are down; 1 is asleep, below 0 is more than awake.
    pub lid: f64,
    pub mouth: Mouth,
}

impl Default for Face {
    fn default() -> Self {
        Face {
            spot: Spot::new(0.0, 0.0, 1.0),
            fur: "#f4ede0".into(),
            dark: "#4a3a5a".into(),
            muzzle: "#fff8ee".into(),
            ear: "#f0a8b0".into(),
            rim: "#fff4e0".into(),
            eye: SUNNY.into(),
            stripes: None,
            patch: None,
            blaze: false,
            cheek: Cheek::Sleek,
            look: (0.0, 0.0),
            pupil: (6.0, 8.0),
            lid: 0.0,
            mouth: Mouth::Small,
        }
    }
}

impl Face {
    /// The left half of the head from the crown down to the chin.
    pub fn half(&self) -> Vec<Knot> {
        match self.cheek {
            Cheek::Sleek => knots![
                0, -44; -19, -43, corner; -30, -66; -42, -92, corner; -53, -66; -59, -34; -65, -8; -67, 12, corner;
                -61, 16; -62, 28, corner; -48, 40; -26, 50; 0, 54
            ]
            .to_vec(),
            Cheek::Fluffy => knots![
                0, -46; -22, -45; -30, -50, corner; -44, -64; -58, -70, corner; -63, -50; -64, -28; -74, -12, corner;
                -70, -4; -84, 10, corner; -76, 16; -88, 32, corner; -74, 36; -78, 52, corner; -56, 52; -48, 62, corner;
                -26, 58; 0, 62
            ]
            .to_vec(),
            Cheek::Kitten => knots![
                0, -46; -24, -44; -40, -38, corner; -66, -48; -94, -46, corner; -86, -26; -70, -8; -70, 14, corner;
                -64, 18; -62, 30, corner; -46, 42; -24, 50; 0, 53
            ]
            .to_vec(),
        }
    }

    pub fn skull(&self) -> Shape {
        let half = self.half();
        let right = half[1..half.len() - 1].iter().rev().map(|knot| Knot {
            at: (-knot.at.0, knot.at.1),
            corner: knot.corner,
        });
        let ring: Vec<Knot> = half.iter().copied().chain(right).collect();
        blob(&ring).fillet(1.4)
    }

    pub fn inner_ear(&self, side: f64) -> Shape {
        match self.cheek {
            Cheek::Sleek => blob(&knots![
                side * 27.0, -47; side * 33.0, -64; side * 41.0, -80, corner; side * 49.0, -60; side * 52.0, -40; side * 40.0, -38
            ]),
            Cheek::Fluffy => blob(&knots![
                side * 36.0, -48; side * 46.0, -58; side * 55.0, -62, corner; side * 57.0, -46; side * 54.0, -36
            ]),
            Cheek::Kitten => blob(&knots![
                side * 48.0, -34; side * 66.0, -42; side * 86.0, -42, corner; side * 78.0, -28; side * 64.0, -18
            ]),
        }
    }

    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif {
            scene,
            spot: self.spot,
            seed,
        };
        let size = self.spot.size;
        let skull = motif.cut_over(&self.skull(), 1, 0.4, 16.0);
        let fall = (7.0 * size, 10.0 * size);
        let mut ink = scene.shadow(&skull, fall, 8.0 * size, PLUM, 0.5);
        let sheet = scene.sheet(&skull, self.fur).lit(0.28).shade(0.5);
        let sheet = sheet.rim(2.0).rim_colour(self.rim).rim_opacity(0.7);
        ink += sheet.dark(mix(self.fur, self.dark, 0.5)).seed(seed).ink();
        if let Some(patch) = self.patch {
            let shape = blob(&knots![
                4, -48; 8, -20; 16, 4; 34, 22; 56, 22; 74, 8; 100, -40; 92, -54; 40, -46
            ]);
            ink += scene.veil(&motif.put(&shape).within(&skull), patch, 0.92);
        }
        for side in [-1.0, 1.0] {
            let ear = motif.put(&self.inner_ear(side));
            let sheet = scene.sheet(&ear, self.ear).lit(0.1).shade(0.6).rim(0.0);
            ink += sheet.dark(mix(self.ear, self.dark, 0.55)).grain(1.0).ink();
            for k in [0.0, 1.0] {
                let tuft = match self.cheek {
                    Cheek::Kitten => {
                        spots![side * (46.0 + k * 6.0), -30; side * (60.0 + k * 8.0), -34.0 - k]
                    }
                    _ => {
                        spots![side * (28.0 + k * 7.0), -42; side * (36.0 + k * 5.0), -60.0 + k * 6.0]
                    }
                };
                let tuft = motif.taper(&tuft, &[4.0, 0.5]);
                ink += scene.veil(&tuft, self.fur.lighter(0.06), 0.9);
            }
        }
        if let Some(colour) = self.stripes {
            for stripe in [
                spots![0, -43; 0, -30; 1, -16],
                spots![-12, -42; -14, -30; -9, -20],
                spots![12, -42; 14, -30; 9, -20],
                spots![-66, 2; -54, 6; -46, 4],
                spots![-64, 18; -54, 18; -46, 14],
                spots![66, 2; 54, 6; 46, 4],
                spots![64, 18; 54, 18; 46, 14],
            ] {
                ink += scene.veil(&motif.taper(&stripe, &[4.4, 5.0, 0.6]), colour, 0.9);
            }
        }
        let mut white = blob(&knots![
            0, 18; -14, 21; -27, 31; -24, 44; -10, 52; 0, 54; 10, 52; 24, 44; 27, 31; 14, 21
        ]);
        if self.blaze {
            white = white.and(&blob(&knots![0, -30, corner; -6, 0; -12, 26; 12, 26; 6, 0]));
        }
        let white = motif.put(&white.fillet(4.0)).within(&skull);
        let sheet = scene
            .sheet(&white, self.muzzle)
            .lit(0.1)
            .shade(0.35)
            .rim(0.0);
        ink += sheet
            .dark(mix(self.muzzle, self.dark, 0.3))
            .grain(1.05)
            .ink();
        ink += self.eyes(&motif);
        ink + self.nose(&motif)
    }

    pub fn eyes(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let mut ink = Ink::none();
        for side in [-1.0, 1.0] {
            if self.lid >= 1.0 {
                let lid = spots![side * 12.0, 4; side * 20.0, 12; side * 32.0, 13; side * 44.0, 3];
                ink += scene.fill(&motif.taper(&lid, &[1.0, 3.4, 3.4, 1.0]), self.dark);
                for k in 0..3 {
                    let x = 24.0 + f64::from(k) * 8.0;
                    let lash = spots![side * x, 12.0 - f64::from(k) * 2.0; side * (x + 4.0), 18.0 - f64::from(k) * 3.0];
                    ink += scene.fill(&motif.taper(&lash, &[1.8, 0.5]), self.dark);
                }
                continue;
            }
            let wide = (-self.lid).max(0.0) * 8.0;
            let eye = motif.put(&blob(&knots![
                side * 8.0, 11, corner; side * 14.0, 0.0 - wide; side * 27.0, -7.0 - wide; side * 39.0, -2.0 - wide;
                side * 45.0, 6, corner; side * 38.0, 17.0 + wide * 0.5; side * 24.0, 20.0 + wide * 0.5
            ]));
            let (top, bottom) = (motif.spot.point((0.0, -8.0)), motif.spot.point((0.0, 20.0)));
            let stops =
                stops![0, mix(self.eye, "#3a3020", 0.3); 1, mix(self.eye, Colour::WHITE, 0.3)];
            ink += scene.fill(&eye.grown(2.2 * motif.spot.size), self.dark);
            ink += scene.fill(&eye, scene.linear(top, bottom, &stops));
            let (x, y) = (side * 26.0 + self.look.0, 6.0 + self.look.1);
            let pupil = motif.put(&ellipse((x, y), self.pupil.0, self.pupil.1));
            let shine = motif.put(&ellipse((x - 2.6, y - 3.6), 2.3, 2.6));
            let mut inside = scene.fill(&pupil, "#0d0a18") + scene.fill(&shine, Colour::WHITE);
            if self.lid > 0.0 {
                let edge = -8.0 + 28.0 * self.lid;
                let lid = blob(&knots![
                    side * 2.0, edge + 5.0, corner; side * 26.0, edge - 1.0; side * 50.0, edge - 2.0, corner;
                    side * 50.0, -30, corner; side * 2.0, -30, corner
                ]);
                inside += scene.fill(&motif.put(&lid), self.fur.lighter(0.05));
                let line = spots![side * 4.0, edge + 5.0; side * 26.0, edge - 1.0; side * 48.0, edge - 2.0];
                inside += scene.fill(&motif.taper(&line, &[2.4, 4.0, 2.4]), self.dark);
            }
            ink += scene.clipped(&eye, inside);
        }
        ink
    }

    pub fn nose(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let nose = motif.put(&blob(
            &knots![-7, 24; 0, 22.6; 7, 24; 3, 30.6; 0, 32; -3, 30.6],
        ));
        let mut ink = scene.fill(&nose, mix(self.ear, "#b8324e", 0.45));
        if self.mouth == Mouth::Gasp {
            let mouth = motif.put(&blob(&knots![0, 36; -7, 39; -8, 46; 0, 50; 8, 46; 7, 39]));
            ink += scene.fill(&mouth, "#8a2a44");
            let tongue = motif.put(&ellipse((0.0, 47.0), 4.6, 2.6));
            ink += scene.fill(&tongue, "#f08a9a");
        } else {
            for side in [-1.0, 1.0] {
                let corner = match self.mouth {
                    // One corner higher than the other.
                    Mouth::Smug => (side * 17.0, if side > 0.0 { 31.0 } else { 36.0 }),
                    _ => (side * 12.0, 38.0),
                };
                let lip = spots![0, 32; side * 3.6, 38.6; side * 10.0, 40.0; corner.0, corner.1];
                let lip = motif.taper(&lip, &[1.6, 2.2, 2.0, 0.6]);
                ink += scene.fill(&lip, self.dark);
            }
        }
        for side in [-1.0, 1.0] {
            for k in [-1.0_f64, 0.0, 1.0] {
                let whisker = spots![
                    side * 18.0, 33.0 + k * 4.0; side * 50.0, 29.0 + k * 8.0; side * 86.0, 36.0 + k * 17.0
                ];
                let whisker = motif.taper(&whisker, &[1.6, 1.3, 0.3]);
                ink += scene.veil(&whisker, mix(self.muzzle, self.dark, 0.12), 0.9);
                let dot = motif.put(&circle(
                    (side * (12.0 + 3.0 * k.abs()), 35.0 + k * 4.0),
                    1.0,
                ));
                ink += scene.veil(&dot, self.dark, 0.6);
            }
        }
        ink
    }
}
