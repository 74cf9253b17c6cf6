//! Sheep, and one who is none.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, poly};
use crate::motifs::Motif;
use crate::motifs::sky::curl;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// The colour that creeps into the hollows of wool.
const HOLLOW: &str = "#6a5a8a";
/// A white of eyes and teeth.
const IVORY: &str = "#fffaf0";

/// Tufts of wool around places, each with its size.
fn wool(tufts: &[(f64, f64, f64)], seed: i64) -> Shape {
    let mut chance = Chance::of("wool", seed as u64);
    let tufts = tufts.iter().map(|&(x, y, r)| {
        let (wide, high) = (chance.between(0.85, 1.15), chance.between(0.85, 1.1));
        ellipse((x, y), r * wide, r * high)
    });
    all(tufts).fillet(2.0).softened(1.0)
}

/// The ruff around a neck.
fn ruff(middle: f64, rx: f64, ry: f64, count: u32, core: f64, seed: i64) -> Shape {
    let around = (0..count).map(|i| {
        let (sin, cos) = (TAU * f64::from(i) / f64::from(count)).sin_cos();
        (cos * rx, middle + sin * ry, 26.0)
    });
    let tufts: Vec<_> = around.chain([(0.0, middle + 2.0, core)]).collect();
    wool(&tufts, seed)
}

/// The head of a sheep that looks at us, about 100 high, with the wool of its neck below.
pub struct SheepHead {
    /// Where, and how it is turned.
    pub spot: Spot,
    /// The colour of its face.
    pub face: Colour,
    /// The colour of its wool.
    pub wool: Colour,
    /// Where its pupils are, seen from the middle of its eyes.
    pub look: At,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl SheepHead {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let hollow = mix(self.wool, HOLLOW, 0.5);
        let black = mix(self.face, "#05040c", 0.6);
        let neck = motif.cut(&ruff(58.0, 46.0, 40.0, 11, 50.0, seed), 1, 0.5);
        let mut ink = scene.shadow(&neck, (0.0, 4.0), 10.0, self.shadow, 0.55);
        ink += scene
            .sheet(&neck, self.wool)
            .shade(0.6)
            .rim(1.8)
            .dark(mix(self.wool, HOLLOW, 0.55))
            .seed(seed)
            .ink();
        let mut chance = Chance::of("sheep curls", seed as u64);
        let mut curls = Ink::none();
        for _ in 0..7 {
            let at = (chance.between(-46.0, 46.0), chance.between(48.0, 90.0));
            curls += scene.veil(
                &motif.put(&curl(at, 9.0, chance.between(0.0, 360.0), 1.0, 2.0)),
                hollow,
                0.7,
            );
        }
        ink += scene.clipped(&neck, curls);
        for side in [-1.0, 1.0] {
            let ear = blob(&knots![
                side * 20.0, -16; side * 40.0, -26; side * 62.0, -18; side * 68.0, -6; side * 52.0, 0; side * 30.0, 0
            ]);
            let ear = motif.cut(&ear, 3 + side as i64, 0.5);
            ink += scene.shadow(&ear, (0.0, 3.0), 4.0, self.shadow, 0.5);
            ink += scene
                .sheet(&ear, self.face)
                .lit(0.3)
                .rim_colour("#c9b4d6")
                .dark(black)
                .ink();
            let inside = blob(
                &knots![side * 34.0, -14; side * 48.0, -18; side * 60.0, -12; side * 48.0, -6],
            );
            ink += scene.veil(&motif.put(&inside), "#c98a9a", 0.7);
        }
        ink += self.face(&motif, black);
        let cap = [
            (-20.0, -36.0, 15.0),
            (-6.0, -42.0, 17.0),
            (12.0, -40.0, 16.0),
            (24.0, -32.0, 12.0),
            (2.0, -28.0, 15.0),
            (-12.0, -26.0, 12.0),
        ];
        let cap = motif.cut(&wool(&cap, seed + 5), 8, 0.5);
        ink += scene.shadow(&cap, (0.0, 3.0), 4.0, self.shadow, 0.5);
        ink += scene
            .sheet(&cap, self.wool)
            .lit(0.3)
            .rim(1.6)
            .dark(hollow)
            .ink();
        ink += scene.veil(
            &motif.put(&curl((2.0, -34.0), 9.0, 40.0, 1.0, 2.0)),
            hollow,
            0.7,
        );
        ink + scene.veil(
            &motif.put(&curl((-14.0, -32.0), 6.0, 140.0, -1.0, 1.8)),
            hollow,
            0.7,
        )
    }

    fn face(&self, motif: &Motif, black: Colour) -> Ink {
        let scene = motif.scene;
        let face = blob(&knots![
            0, -34; -22, -28; -29, -6; -25, 18; -18, 38; -10, 48; 0, 50; 10, 48; 18, 38; 25, 18; 29, -6; 22, -28
        ]);
        let face = motif.cut(&face, 6, 0.4);
        let mut ink = scene.shadow(&face, (0.0, 4.0), 6.0, self.shadow, 0.6);
        ink += scene
            .sheet(&face, self.face)
            .rim(1.6)
            .rim_colour("#c9b4d6")
            .dark(black)
            .seed(motif.seed + 1)
            .ink();
        let ink_black = "#05040c";
        for side in [-1.0, 1.0] {
            let white =
                ellipse((side * 14.0, -4.0), 9.0, 8.4).turned(side * 12.0, (side * 14.0, -4.0));
            let white = motif.put(&white);
            let pupil = ellipse((side * 14.0 + self.look.0, -4.0 + self.look.1), 5.6, 3.4);
            ink += scene.fill(&white, IVORY)
                + scene.clipped(&white, scene.fill(&motif.put(&pupil), "#0d0a16"));
            let lid = motif.taper(
                &spots![side * 5.0, -8; side * 14.0, -14; side * 24.0, -7],
                &[0.6, 3.0, 0.6],
            );
            ink += scene.fill(&lid, mix(self.face, ink_black, 0.5));
            let nostril = motif.taper(
                &spots![side * 3.0, 36; side * 7.0, 32; side * 11.0, 33],
                &[0.8, 2.6, 0.6],
            );
            ink += scene.fill(&nostril, ink_black);
        }
        ink += scene.fill(&motif.taper(&spots![0, 38; 0, 43], &[1.4, 1.2]), ink_black);
        ink + scene.fill(
            &motif.taper(&spots![-8, 45; 0, 43.4; 8, 45], &[0.6, 1.6, 0.6]),
            ink_black,
        )
    }
}

/// The head of a wolf who wears a fleece, about 150 high.
pub struct WolfInWool {
    /// Where, and how it is turned.
    pub spot: Spot,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl WolfInWool {
    const FUR: &str = "#7d7394";
    const PALE: &str = "#d6cbd8";
    const WOOL: &str = "#fff3df";
    const INK: &str = "#1c1428";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let dark = mix(Self::FUR, Self::INK, 0.6);
        let neck = motif.cut(&ruff(56.0, 50.0, 42.0, 12, 54.0, seed), 1, 0.5);
        let mut ink = scene.shadow(&neck, (0.0, 4.0), 10.0, self.shadow, 0.55);
        ink += scene
            .sheet(&neck, Self::WOOL)
            .shade(0.6)
            .rim(1.8)
            .dark(mix(Self::WOOL, HOLLOW, 0.55))
            .seed(seed)
            .ink();
        for side in [-1.0, 1.0] {
            let ear = blob(&knots![
                side * 14.0, -38, corner; side * 24.0, -62; side * 44.0, -88, corner; side * 50.0, -60;
                side * 46.0, -24, corner
            ]);
            let ear = motif.cut(&ear, 2 + side as i64, 0.5);
            ink += scene.shadow(&ear, (0.0, 3.0), 5.0, self.shadow, 0.5);
            ink += scene
                .sheet(&ear, Self::FUR)
                .lit(0.3)
                .rim(1.6)
                .dark(dark)
                .ink();
            let inside =
                blob(&knots![side * 26.0, -42; side * 40.0, -72, corner; side * 43.0, -40]);
            ink += scene.veil(&motif.put(&inside), "#b0607a", 0.85);
        }
        let face = blob(&knots![
            0, -46; -26, -42; -44, -24; -54, -8; -66, 2, corner; -53, 7; -72, 22, corner; -52, 25; -58, 42, corner;
            -36, 40; -18, 54; 0, 60; 18, 54; 36, 40; 58, 42, corner; 52, 25; 72, 22, corner; 53, 7; 66, 2, corner;
            54, -8; 44, -24; 26, -42
        ]);
        let face = motif.cut(&face, 5, 0.4);
        ink += scene.shadow(&face, (0.0, 4.0), 7.0, self.shadow, 0.6);
        ink += scene
            .sheet(&face, Self::FUR)
            .rim(1.8)
            .dark(dark)
            .seed(seed)
            .ink();
        let muzzle = blob(&knots![
            0, 2; -14, 8; -30, 22; -34, 36; -20, 52; 0, 58; 20, 52; 34, 36; 30, 22; 14, 8
        ]);
        let muzzle = motif.cut(&muzzle, 6, 0.3);
        ink += scene
            .sheet(&muzzle, Self::PALE)
            .lit(0.2)
            .rim(0.0)
            .dark(mix(Self::PALE, Self::FUR, 0.6))
            .ink();
        for side in [-1.0, 1.0] {
            ink += self.eye(&motif, side);
        }
        ink += self.mouth(&motif);
        let cap = [
            (-30.0, -42.0, 14.0),
            (-16.0, -50.0, 16.0),
            (2.0, -54.0, 18.0),
            (20.0, -49.0, 16.0),
            (32.0, -41.0, 13.0),
            (0.0, -42.0, 17.0),
            (-16.0, -38.0, 12.0),
            (16.0, -37.0, 12.0),
        ];
        let cap = motif.cut(&wool(&cap, seed + 5), 8, 0.5);
        let hollow = mix(Self::WOOL, HOLLOW, 0.5);
        ink += scene.shadow(&cap, (0.0, 3.0), 5.0, self.shadow, 0.5);
        ink += scene
            .sheet(&cap, Self::WOOL)
            .lit(0.3)
            .rim(1.8)
            .dark(hollow)
            .ink();
        for (at, r, turn) in [
            ((0.0, -47.0), 10.0, 30.0),
            ((-20.0, -44.0), 7.0, 130.0),
            ((20.0, -43.0), 7.0, 220.0),
        ] {
            ink += scene.veil(&motif.put(&curl(at, r, turn, 1.0, 2.0)), hollow, 0.7);
        }
        ink
    }

    fn eye(&self, motif: &Motif, side: f64) -> Ink {
        let scene = motif.scene;
        let eye = motif.put(&blob(&knots![
            side * 9.0, -2, corner; side * 18.0, -13; side * 32.0, -17, corner; side * 32.0, -6; side * 22.0, 1
        ]));
        let pupil = ellipse((side * 21.0, -7.0), 2.6, 6.2).turned(side * 10.0, (side * 21.0, -7.0));
        let mut ink =
            scene.fill(&eye.grown(2.0 * self.spot.size), Self::INK) + scene.fill(&eye, "#ffd23c");
        ink += scene.fill(&motif.put(&pupil), "#0d0812");
        ink += scene.fill(
            &motif.put(&circle((side * 21.0 - 1.6, -10.0), 1.3)),
            Colour::WHITE,
        );
        let brow = motif.taper(
            &spots![side * 5.0, -7; side * 18.0, -19; side * 38.0, -24],
            &[1.0, 4.6, 0.8],
        );
        ink += scene.fill(&brow, Self::INK);
        for [x0, y0, x1, y1] in [
            [48.0, 8.0, 60.0, 5.0],
            [46.0, 18.0, 62.0, 20.0],
            [44.0, 28.0, 54.0, 36.0],
            [38.0, 2.0, 48.0, -4.0],
        ] {
            let hair = motif.taper(&[(side * x0, y0), (side * x1, y1)], &[2.0, 0.5]);
            ink += scene.veil(&hair, mix(Self::FUR, Self::INK, 0.5), 0.6);
        }
        ink
    }

    fn mouth(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let mouth = motif.put(&blob(&knots![
            -32, 32, corner; -16, 40; 0, 37; 16, 40; 32, 32, corner; 20, 49; 0, 54; -20, 49
        ]));
        let teeth = (-5..=5).map(|i: i32| {
            let (x, out) = (f64::from(i) * 5.2, f64::from(i.abs()));
            let y = 39.4 - out * 0.7 + if out < 2.0 { 1.6 } else { 0.0 };
            scene.fill(
                &motif.put(&poly(
                    &spots![x - 2.5, y - 4.0; x + 2.5, y - 4.0; x, y + 4.4],
                )),
                IVORY,
            )
        });
        let mut ink = scene.fill(&mouth, "#4a0f22") + scene.clipped(&mouth, teeth.sum::<Ink>());
        let nose = blob(&knots![-11, 12; 0, 9; 11, 12; 6, 22; 0, 25; -6, 22]);
        ink += scene.fill(&motif.put(&nose), Self::INK);
        ink += scene.veil(
            &motif.put(&ellipse((-4.0, 14.0), 3.0, 1.6)),
            Colour::WHITE,
            0.7,
        );
        ink + scene.fill(&motif.taper(&spots![0, 24; 0, 36], &[1.6, 1.2]), Self::INK)
    }

    /// The front teeth alone, over whatever it holds in its mouth.
    pub fn bite(&self, scene: &Scene) -> Ink {
        let teeth = [(-8.0, 9.0), (-2.6, 7.0), (3.0, 7.0), (8.4, 9.0)];
        let teeth = teeth.map(|(x, long)| {
            let tooth = poly(&spots![x - 2.8, 35.5; x + 2.8, 35.5; x, 35.5 + long]);
            scene.fill(&self.spot.put(&tooth), IVORY)
        });
        teeth.into_iter().sum()
    }
}
