//! A horse that was a bed sheet until the wind came.

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, handcut, poly, rect, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Where the forelegs are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gallop {
    /// The near one reaches out, the far one is folded.
    Reaching,
    /// The near one is folded, the far one reaches out.
    Gathered,
}

/// A horse at a gallop to the right whose hind half is still washing, about 400 long; the origin is in its shoulder.
#[derive(Clone, Copy)]
pub struct SheetHorse {
    /// Where.
    pub spot: Spot,
    /// The colour of the cloth.
    pub cloth: Colour,
    /// The colour of its folds.
    pub dark: Colour,
    /// The colour of stripes, if it has them.
    pub stripes: Option<Colour>,
    /// How long the cloth behind it is; 1 is the longest.
    pub long: f64,
    /// Its forelegs.
    pub gallop: Gallop,
}

/// A foreleg and its hoof.
struct Foreleg {
    leg: Shape,
    hoof: Shape,
}

impl Foreleg {
    fn new(joints: &[At; 7], widths: &[f64; 7], hoof: Spot) -> Foreleg {
        let leg = all([
            taper(joints, widths),
            circle(joints[3], 11.4),
            circle(joints[5], 7.6),
        ]);
        let horn = blob(&knots![
            -6, -1, corner; 0, -2.6; 6, -1.6, corner; 9, 4; 11.5, 10, corner; 2, 11; -7, 10, corner; -7, 4
        ]);
        Foreleg {
            leg: leg.fillet(5.0),
            hoof: hoof.put(&horn),
        }
    }
}

/// Strands of three lengths, the longest first, and the line they grow from.
struct Mane {
    layers: [Shape; 3],
    root: Path,
}

impl SheetHorse {
    const NIGHT: &str = "#23345c";

    /// Where it is pegged to the line.
    pub fn pegs(&self) -> [At; 3] {
        spots![-172.0 * self.long, -84; -70.0 * self.long, -52; 14, -48]
            .map(|at| self.spot.point(at))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, self.dark);
        let size = self.spot.size;
        let (near, far) = self.forelegs();
        let cloth = self.sheet();
        let mane = mane(seed);
        let body = all([head(), cloth.clone(), near.leg.clone()]).fillet(4.0);
        let body = handcut(&paper.put(&body), 0.5 * size, 30.0, seed);
        let far_leg = far.leg.and(&far.hoof).fillet(1.0);
        let far_leg = handcut(&paper.put(&far_leg), 0.4 * size, 14.0, seed + 1);
        let hair = paper.put(&all(mane.layers.iter().cloned()));
        let whole = all([
            body.clone(),
            far_leg.clone(),
            hair.clone(),
            paper.put(&near.hoof),
        ]);
        let mut ink = scene.shadow(
            &whole,
            (-6.0 * size, 12.0 * size),
            13.0 * size,
            Self::NIGHT,
            0.38,
        );
        let sheet = scene.sheet(&far_leg, mix(self.cloth, self.dark, 0.42));
        ink += sheet.lit(0.1).shade(0.6).rim(1.2).dark(self.dark).ink();
        ink += paper.mark(&far.hoof, mix(Self::NIGHT, self.dark, 0.3));
        let far_ear = blob(
            &knots![118, -98, corner; 120, -116; 130, -132, corner; 134, -114; 131, -96, corner],
        );
        ink += paper.mark(&far_ear, mix(self.cloth, self.dark, 0.4));
        let sheet = scene.sheet(&body, self.cloth).lit_colour(Colour::WHITE);
        let sheet = sheet.rim(2.0).rim_colour(Colour::WHITE).rim_opacity(0.9);
        ink += sheet.lit(0.2).dark(self.dark).ink();
        ink += self.stripes(&paper, &cloth, &body) + self.hem(&paper, &cloth);
        ink += self.folds(&paper, &body);
        ink += self.mane(&paper, &mane, &body.and(&hair), &hair);
        ink += self.near_leg(&paper, &body);
        ink += paper.mark(&near.hoof, mix(Self::NIGHT, self.dark, 0.15));
        ink + self.face(&paper) + self.clothes_pegs(&paper)
    }

    fn forelegs(&self) -> (Foreleg, Foreleg) {
        match self.gallop {
            Gallop::Reaching => (
                Foreleg::new(
                    &spots![64, 34; 92, 56; 122, 58; 134, 60; 152, 76; 166, 90; 174, 93],
                    &[46.0, 34.0, 22.0, 19.0, 12.0, 10.0, 12.0],
                    Spot::new(174.0, 92.5, 1.0).turned(-52.0),
                ),
                Foreleg::new(
                    &spots![52, 44; 76, 72; 92, 92; 98, 98; 84, 108; 66, 112; 58, 108],
                    &[42.0, 30.0, 19.0, 18.0, 11.5, 10.0, 11.0],
                    Spot::new(58.0, 108.0, 1.0).turned(117.0),
                ),
            ),
            Gallop::Gathered => (
                Foreleg::new(
                    &spots![62, 38; 88, 64; 108, 76; 116, 82; 104, 98; 88, 110; 80, 108],
                    &[46.0, 33.0, 21.0, 19.0, 12.0, 10.0, 11.0],
                    Spot::new(80.0, 108.0, 1.0).turned(104.0),
                ),
                Foreleg::new(
                    &spots![60, 36; 92, 44; 124, 38; 134, 38; 152, 50; 166, 60; 172, 63],
                    &[40.0, 30.0, 20.0, 18.0, 11.5, 10.0, 11.0],
                    Spot::new(172.0, 62.5, 1.0).turned(-63.0),
                ),
            ),
        }
    }

    /// What is still a sheet.
    fn sheet(&self) -> Shape {
        let q = self.long;
        blob(&knots![
            34, -47; 0, -52; -34, -44; -80.0 * q, -56; -120.0 * q, -64; -172.0 * q, -86, corner; -190.0 * q, -60;
            -180.0 * q, -34; -206.0 * q, -4; -200.0 * q, 22; -232.0 * q, 46; -226.0 * q, 66, corner; -190.0 * q, 56;
            -168.0 * q, 74; -132.0 * q, 62; -104.0 * q, 84; -66.0 * q, 66; -36, 82; -4, 66; 30, 66; 66, 60; 88, 40;
            70, -20
        ])
    }

    /// They end where it becomes a horse.
    fn stripes(&self, paper: &Paper, cloth: &Shape, body: &Shape) -> Ink {
        let Some(colour) = self.stripes else {
            return Ink::none();
        };
        let stripes = (0..9).map(|i| {
            let x = (-222.0 + f64::from(i) * 34.0) * self.long;
            let points = spots![x + 34.0, -110; x + 26.0, -40; x + 6.0, 10; x, 50; x - 16.0, 100];
            paper.stain(&taper(&points, &[8.0, 9.0, 8.0, 9.0, 8.0]), colour, 0.85)
        });
        let horse = blob(&knots![
            10, -80; 40, -60; 20, 0; 30, 80; 140, 90; 190, -20; 130, -140; 60, -110
        ]);
        let washing = paper.put(&cloth.minus(&horse)).within(body);
        paper.motif.scene.clipped(&washing, stripes.sum::<Ink>())
    }

    /// The seam along the edge of the sheet.
    fn hem(&self, paper: &Paper, cloth: &Shape) -> Ink {
        let scene = paper.motif.scene;
        let inside = paper.put(&cloth.grown(-6.0));
        let seams = inside.pieces().iter().map(|piece| {
            let line: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
            scene.stitched(&line, self.dark, 1.3, 0.75, Some("5 4"))
        });
        let hind = paper.put(&rect(-300.0, -120.0, -2.0, 120.0));
        scene.clipped(&hind, seams.sum::<Ink>())
    }

    /// The valleys of the cloth, with a crease in each, and the forms of the horse.
    fn folds(&self, paper: &Paper, body: &Shape) -> Ink {
        let (scene, q) = (paper.motif.scene, self.long);
        let valleys = [
            spots![-172.0 * q, -84; -160.0 * q, -30; -172.0 * q, 20; -190.0 * q, 56],
            spots![-120.0 * q, -62; -112.0 * q, -16; -126.0 * q, 30; -134.0 * q, 62],
            spots![-70.0 * q, -54; -66.0 * q, -8; -78.0 * q, 36; -70.0 * q, 68],
            spots![-22, -46; -26, 0; -38, 40; -30, 78],
            spots![14, -36; 2, 6; 0, 40; 10, 66],
            spots![-170.0 * q, -82; -148.0 * q, -40; -150.0 * q, 0; -156.0 * q, 30],
            spots![-66.0 * q, -50; -48.0 * q, -14; -52.0 * q, 20; -54.0 * q, 50],
        ];
        let (mut soft, mut creases) = (Ink::none(), Ink::none());
        for (i, valley) in valleys.iter().enumerate() {
            let widths = match i {
                0..5 => [3.0, 22.0, 26.0, 8.0],
                _ => [2.0, 12.0, 14.0, 2.0],
            };
            soft += paper.stain(&taper(valley, &widths), Colour::BLACK, 0.6);
            let crease = taper(valley, &[0.3, 2.2, 2.6, 0.4]).moved(2.0, 0.0);
            creases += paper.stain(&crease, self.dark, 0.55);
        }
        // Under the jaw and along the neck, the shoulder, the elbow, the chin, the nose.
        let forms = [
            (
                taper(
                    &spots![112, -48; 98, -24; 84, 4; 70, 20],
                    &[10.0, 26.0, 24.0, 8.0],
                ),
                0.5,
            ),
            (
                taper(
                    &spots![46, -40; 54, -10; 50, 20; 36, 50],
                    &[4.0, 12.0, 14.0, 4.0],
                ),
                0.45,
            ),
            (
                taper(&spots![30, 64; 60, 60; 90, 42], &[8.0, 18.0, 6.0]),
                0.6,
            ),
            (
                taper(&spots![130, -36; 148, -30; 166, -22], &[6.0, 8.0, 6.0]),
                0.5,
            ),
            (
                taper(&spots![142, -62; 156, -48; 168, -38], &[2.0, 8.0, 4.0]),
                0.35,
            ),
        ];
        for (form, density) in forms {
            soft += paper.stain(&form, Colour::BLACK, density);
        }
        let shade = Smudge {
            grain: 0.8,
            seed: paper.motif.seed % 9,
            ..Smudge::of(self.dark, 5.0 * self.spot.size)
        };
        scene.clipped(body, shade.over(scene, soft) + creases)
    }

    fn mane(&self, paper: &Paper, mane: &Mane, on: &Shape, hair: &Shape) -> Ink {
        let (scene, seed, size) = (paper.motif.scene, paper.motif.seed, self.spot.size);
        let mut ink = Ink::none();
        for (i, layer) in mane.layers.iter().enumerate() {
            let layer = handcut(&paper.put(layer), 0.25 * size, 14.0, seed + i as i64);
            let below = scene.shadow(&layer, (0.0, 4.0 * size), 4.0 * size, self.dark, 0.6);
            ink += scene.clipped(on, below);
            let sheet = scene.sheet(&layer, mix(self.cloth, self.dark, [0.34, 0.16, 0.0][i]));
            let sheet = sheet.rim(1.3).rim_colour(Colour::WHITE).rim_opacity(0.8);
            ink += sheet.lit(0.2).dark(self.dark).ink();
        }
        let mut chance = Chance::of("mane lines", seed as u64);
        let lines = (0..16).map(|_| {
            let (x, y) = mane
                .root
                .at(mane.root.length() * chance.between(0.02, 0.95));
            let long = chance.between(26.0, 50.0);
            let points = [
                (x + 4.0, y + 8.0),
                (x - long * 0.35, y - long * 0.08),
                (x - long, y - long * 0.3),
            ];
            paper.stain(&taper(&points, &[0.3, 1.5, 0.3]), self.dark, 0.65)
        });
        ink + scene.clipped(hair, lines.sum::<Ink>())
    }

    /// The near foreleg is one with the body: only its contour against the chest.
    fn near_leg(&self, paper: &Paper, body: &Shape) -> Ink {
        let contour = match self.gallop {
            Gallop::Reaching => spots![40, 56; 66, 66; 96, 70; 118, 67],
            Gallop::Gathered => spots![36, 56; 62, 72; 84, 86; 100, 94],
        };
        let contour = taper(&contour, &[0.4, 2.6, 2.2, 0.4]);
        let muscle = taper(&spots![58, 12; 72, 22; 86, 36], &[0.4, 2.4, 0.4]);
        paper.motif.scene.clipped(
            body,
            paper.stain(&contour, self.dark, 0.8) + paper.stain(&muscle, self.dark, 0.6),
        )
    }

    fn face(&self, paper: &Paper) -> Ink {
        let eye = blob(&knots![134, -78, corner; 139, -84; 146, -82; 149, -75, corner; 142, -73]);
        let lid = taper(&spots![131, -83; 139, -89; 148, -85], &[0.5, 2.4, 0.5]);
        let nostril = blob(&knots![170, -38; 175, -39; 177, -34; 173, -31; 169, -33]);
        let mouth = taper(&spots![178, -24; 168, -25; 160, -29], &[0.6, 2.0, 0.5]);
        let cheek = taper(
            &spots![126, -66; 130, -52; 140, -40; 150, -34],
            &[0.4, 2.2, 2.0, 0.4],
        );
        paper.mark(&eye, Self::NIGHT)
            + paper.mark(&circle((141.0, -80.0), 1.5), Colour::WHITE)
            + paper.mark(&lid, self.dark)
            + paper.stain(&nostril, Self::NIGHT, 0.85)
            + paper.stain(&mouth, Self::NIGHT, 0.8)
            + paper.stain(&cheek, self.dark, 0.8)
    }

    fn clothes_pegs(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let mut chance = Chance::of("pegs", paper.motif.seed as u64);
        let peg = all([
            poly(&spots![-3.4, -13; -0.6, -13; -1, 12; -4, 12]),
            poly(&spots![3.4, -13; 0.6, -13; 1, 12; 4, 12]),
            poly(&spots![-4, -4; 4, -4; 4, -1; -4, -1]),
        ]);
        let pegs = self.pegs().map(|(x, y)| {
            let spot = Spot::new(x, y, 0.95 * self.spot.size.sqrt());
            let tilt = self.spot.turn + chance.between(-12.0, 12.0);
            let peg = spot.turned(tilt).put(&peg);
            let sheet = scene.sheet(&peg, "#c9893f");
            sheet.lit(0.2).shade(0.4).rim(0.8).ink()
        });
        pegs.into_iter().sum()
    }
}

/// Head, neck and chest.
fn head() -> Shape {
    let head = blob(&knots![
        20, -40; 44, -50; 66, -68; 86, -88; 104, -100; 117, -104; 128, -98; 139, -86; 152, -70; 164, -56; 173, -46;
        180, -35; 180, -25; 174, -18; 166, -19; 160, -17; 152, -21; 146, -28; 134, -32; 124, -40; 116, -47; 108, -40;
        102, -22; 96, 0; 92, 18; 92, 34; 84, 52; 66, 62; 40, 62; 10, 40; 4, 0
    ]);
    let ear =
        blob(&knots![108, -99, corner; 108, -118; 116, -138, corner; 124, -120; 125, -98, corner]);
    head.and(&ear).fillet(1.5)
}

/// It flies back in the wind; the roots of its strands lie under one crest.
fn mane(seed: i64) -> Mane {
    let root = Path::new(spots![106, -101; 94, -94; 76, -78; 52, -57; 20, -42].to_vec());
    let mut chance = Chance::of("mane", seed as u64);
    let mut layers = [const { Vec::new() }; 3];
    for i in 0..17 {
        let part = i as f64 / 16.0;
        let layer = i * 2 % 3;
        let (x, y) = root.at(root.length() * part);
        let long = [92.0, 74.0, 54.0][layer] * chance.between(0.8, 1.15) * (1.0 - 0.2 * part);
        let up = match layer {
            0 => chance.between(0.3, 0.62),
            _ => chance.between(0.12, 0.4),
        };
        let points = [
            (x - 1.0, y + 5.0),
            (x - long * 0.22, y - long * 0.2),
            (
                x - long * 0.5,
                y - long * up * 0.5 + chance.between(2.0, 9.0),
            ),
            (
                x - long * 0.78,
                y - long * up * 0.8 + chance.between(-3.0, 4.0),
            ),
            (
                x - long * 1.1,
                y - long * up * 0.9 + chance.between(-10.0, 6.0),
            ),
        ];
        layers[layer].push(taper(&points, &[12.0, 15.0, 11.0, 6.5, 0.3]));
    }
    layers[2].push(taper(
        &spots![116, -103; 100, -95; 80, -77; 56, -55; 22, -40],
        &[10.0, 24.0, 27.0, 24.0, 6.0],
    ));
    Mane {
        layers: layers.map(all),
        root,
    }
}
