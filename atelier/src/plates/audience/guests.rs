//! Guests who are no rabbits.

use super::meadow::NIGHT;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut_finely, taper, towards};
use crate::motifs::animals::Ear;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A guest on its way to the meadow; it is drawn as high as a rabbit at size 1 would be beside it.
pub struct Guest<'a> {
    /// Where it is drawn.
    pub scene: &'a Scene,
    /// Where it sits.
    pub spot: Spot,
    /// The colour of the light on its edges.
    pub light: Colour,
    /// How much of the light reaches it.
    pub bright: f64,
    /// How wide its lit edges are.
    pub rim: f64,
    /// Whose chance it has.
    pub seed: i64,
    /// What is drawn already, on which shadows fall.
    pub behind: Shape,
}

impl Guest<'_> {
    /// A colour as it is at night.
    fn dusk(&self, colour: &str) -> Colour {
        mix(
            "#2a1d38",
            mix(colour, "#271a34", 0.55),
            0.5 + 0.5 * self.bright,
        )
    }

    fn piece(&self, shape: &Shape, colour: Colour, part: i64) -> Ink {
        self.rimmed(shape, colour, part, self.rim)
    }

    fn rimmed(&self, shape: &Shape, colour: Colour, part: i64, rim: f64) -> Ink {
        let size = self.spot.size;
        let seed = self.seed + part;
        let cut = handcut_finely(&self.spot.put(shape), 0.4 * size, 12.0 * size, seed, 0.2);
        let (x, y) = self.spot.at;
        let aside = ((self.scene.light.0 - x) * 0.4).clamp(-160.0, 160.0);
        let sheet = self.scene.sheet(&cut, colour).light((x + aside, y - 320.0));
        let sheet = sheet.lit(0.2).shade(0.3).rim(rim).rim_opacity(0.76);
        let sheet = sheet.lit_colour(self.light).rim_colour(self.light);
        sheet
            .dark(mix(colour, NIGHT, 0.7))
            .seed(seed)
            .grain(1.0)
            .ink()
    }

    fn mark(&self, shape: &Shape, colour: Colour, opacity: f64) -> Ink {
        self.scene.veil(&self.spot.put(shape), colour, opacity)
    }

    /// The shadow of a piece on the meadow and on those pieces it lies on.
    fn shadow(&self, shape: &Shape, onto: &Shape) -> Ink {
        let onto = self.behind.and(&self.spot.put(onto));
        let shape = self.spot.put(shape);
        let shadow = self.scene.shadow(&shape, (0.0, 1.5), 4.0, "#0b0713", 0.5);
        self.scene.clipped(&onto, shadow)
    }

    /// An owl on a post: its back is to us, its face too.
    pub fn owl(&self) {
        let post = blob(&knots![
            -18, 5; -9, -3; -8, -18; -10, -36; -11, -46, corner; -4, -49; 3, -46; 10, -49, corner; 9, -30; 10, -4; 18, 5
        ]);
        let up = Spot::new(0.0, -40.0, 1.02);
        let half = spots![0, -58; 17, -54; 25.5, -40; 24, -20; 14, -4; 5, 10];
        let body = mirrored(&half);
        let wing = blob(&knots![
            16, -53; 24.5, -45; 27, -28; 21, -8; 9, 8, corner; 3, -8; 4, -32; 9, -48
        ]);
        let head = blob(&knots![
            0, -83; 9, -82; 17, -86; 23, -93, corner; 22, -78; 22, -66; 14, -53; 0, -49; -14, -53; -22, -66; -22, -78;
            -23, -93, corner; -17, -86; -9, -82
        ]);
        let brown = self.dusk("#a3785a");
        let put = |shape: &Shape| up.put(shape);
        let outline = put(&body.and(&head)).and(&post);
        let mut ink = self.shadow(&outline, &Shape::nothing());
        ink += self.piece(&post, self.dusk("#6d5348"), 1);
        for (x, y) in [(-4.0, -34.0), (3.0, -22.0), (-2.0, -10.0)] {
            let grain = taper(
                &spots![x, y - 6.0; x + 1.0, y; x - 0.6, y + 7.0],
                &[0.3, 1.2, 0.3],
            );
            ink += self.mark(&grain, NIGHT.into(), 0.6);
        }
        ink += self.piece(&put(&body), brown, 2);
        for (wing, part) in [(wing.mirrored(0.0), 3), (wing, 4)] {
            ink += self.shadow(&put(&wing), &put(&body));
            ink += self.piece(&put(&wing), mix(brown, NIGHT, 0.22), part);
        }
        let feathers = [
            (-12.0, -38.0),
            (12.0, -38.0),
            (-13.0, -27.0),
            (13.0, -27.0),
            (-11.0, -16.0),
            (11.0, -16.0),
        ];
        for (x, y) in feathers {
            let scallop = taper(
                &spots![x - 6.0, y - 3.0; x, y + 3.0; x + 6.0, y - 3.0],
                &[0.4, 1.5, 0.4],
            );
            ink += self.mark(&put(&scallop), self.light, 0.3);
        }
        ink += self.shadow(&put(&head), &put(&body));
        ink += self.piece(&put(&head), mix(brown, self.light, 0.06), 5);
        let gold = mix("#a8743c", "#ffcf70", 0.4 + 0.6 * self.bright);
        for x in [-8.6, 8.6] {
            let disc = blob(&knots![
                x - 9.0, -68; x - 5.0, -77; x + 4.0, -77; x + 9.0, -69; x + 5.0, -60; x - 4.0, -59.6
            ]);
            ink += self.mark(&put(&disc), mix(brown, "#e8c9a0", 0.4), 0.9);
            ink += self.mark(&put(&circle((x, -68.4), 5.6)), gold, 1.0);
            ink += self.mark(&put(&circle((x * 0.94, -68.6), 3.3)), "#0b0713".into(), 1.0);
            ink += self.mark(
                &put(&circle((x * 0.94 + 1.2, -70.0), 1.1)),
                "#fff3d2".into(),
                1.0,
            );
        }
        let beak = blob(&knots![-2.6, -66, corner; 0, -67.4; 2.6, -66, corner; 0, -58.4, corner]);
        ink += self.mark(&put(&beak), mix(gold, NIGHT, 0.25), 1.0);
        self.scene.add(ink);
    }

    /// A hedgehog that looks up to the right.
    pub fn hedgehog(&self) {
        let fur = self.dusk("#c2a184");
        let brown = self.dusk("#7c6254");
        let face = blob(&knots![
            10, -34; 22, -37; 30, -34; 38, -32; 44, -34.5; 46, -31; 42, -24; 34, -14; 26, -5; 12, -2; 2, -10
        ]);
        let dome = blob(
            &knots![-34, 0; -39, -14; -34, -30; -20, -41; -2, -44; 12, -39; 18, -26; 14, -8; 4, 0],
        );
        let feet = [-20.0, 14.0]
            .map(|x| blob(&knots![x - 7.0, -4; x, -6; x + 8.0, -3; x + 9.0, 1; x - 6.0, 1.4]));
        let middle = (2.0, -12.0);
        let mut ink = self.shadow(&dome.and(&face).grown(5.0), &Shape::nothing());
        ink += self.piece(&all(feet), mix(fur, NIGHT, 0.3), 1);
        ink += self.piece(&face, fur, 2);
        // Spines in rows, the outermost first, so that each row lies on the next.
        for row in 0..6 {
            let out = 1.0 - 0.15 * f64::from(row);
            let count = 17 - row;
            let spines = (0..count).map(|i| {
                let part = f64::from(i) / f64::from(count - 1);
                let angle = 176.0 + 124.0 * part + f64::from(row % 2) * 3.5;
                let root = towards(middle, angle, 30.0 * out + 3.0);
                let wide = if angle > 270.0 { -14.0 } else { 0.0 };
                let tip = towards(root, angle - 12.0 + wide, 12.5);
                taper(&[towards(root, angle, -7.0), root, tip], &[2.2, 3.4, 0.4])
            });
            let under = blob(&knots![
                middle.0 - 33.0 * out, 0; middle.0 - 31.0 * out, middle.1 - 14.0 * out; middle.0 - 18.0 * out, middle.1 - 27.0 * out;
                middle.0, middle.1 - 31.0 * out; middle.0 + 12.0 * out, middle.1 - 27.0 * out; middle.0 + 13.0 * out, 0
            ]);
            let coat = all(spines.chain([under]));
            let colour = if row % 2 == 0 {
                brown
            } else {
                mix(brown, NIGHT, 0.3)
            };
            ink += self.rimmed(&coat, colour, 3 + i64::from(row), self.rim * 0.3);
        }
        let ear = blob(&knots![13, -33; 17, -40; 23, -39; 23, -32; 18, -29]);
        ink += self.piece(&ear, mix(fur, NIGHT, 0.2), 12);
        ink += self.mark(&circle((45.0, -33.6), 2.6), "#0b0713".into(), 1.0);
        ink += self.mark(&circle((45.6, -34.6), 0.8), self.light, 0.9);
        ink += self.mark(&circle((31.5, -27.5), 2.1), "#0b0713".into(), 1.0);
        ink += self.mark(&circle((32.2, -28.4), 0.8), self.light, 1.0);
        ink += self.mark(
            &taper(&spots![41, -23; 36, -21; 33, -22.6], &[0.8, 0.7, 0.3]),
            NIGHT.into(),
            0.8,
        );
        self.scene.add(ink);
    }

    /// A fox with rabbit's ears of paper on a band; its tail gives it away.
    pub fn fox(&self) {
        let red = self.dusk("#cf7240");
        let cream = self.dusk("#f4dfc0");
        let soot = mix("#171022", self.dusk("#5a4038"), 0.6);
        let half = spots![11, -72; 17, -64; 21, -50; 25, -36; 29.5, -20; 29, -6; 22, 1];
        let body = mirrored(&half);
        let ear = blob(&knots![8, -100; 12, -112; 20, -126, corner; 26, -110; 25, -94; 16, -92]);
        let ears = ear.and(&ear.mirrored(0.0));
        let head = mirrored(&spots![0, -106; 12, -103; 21, -95; 24, -87; 31, -77; 20, -73; 9, -67]);
        let tail_line = spots![4, -6; 24, -3; 46, -7; 60, -22; 64, -42; 56, -62];
        let tail = taper(&tail_line, &[8.0, 15.0, 22.0, 25.0, 21.0, 13.0, 1.0]);
        let head = head.and(&ears).fillet(2.0);
        let mut ink = self.shadow(
            &all([body.clone(), head.clone(), tail.clone()]),
            &Shape::nothing(),
        );
        ink += self.piece(&body, red, 1);
        let spine = taper(&spots![0, -62; 1, -42; 0, -22], &[0.4, 2.4, 0.5]);
        ink += self.mark(&spine, NIGHT.into(), 0.5);
        for side in [-1.0, 1.0] {
            let haunch =
                spots![side * 26.0, -36; side * 16.0, -31; side * 11.0, -18; side * 13.0, -3];
            ink += self.mark(&taper(&haunch, &[0.4, 1.6, 2.0, 0.5]), NIGHT.into(), 0.6);
        }
        // The paper ears stand behind the band, on the far side of the head.
        let band = taper(
            &spots![-21, -95; -12, -105; 0, -109; 12, -105; 21, -95],
            &[3.6, 4.2, 3.6],
        );
        for (ear, x, part) in [
            (Ear::new(-5.0, 0.0), -8.0, 5),
            (Ear::new(12.0, 74.0), 8.0, 6),
        ] {
            let paper = ear.long(54.0).shape((x, -106.0));
            ink += self.piece(&paper, mix(cream, self.light, 0.12), part);
        }
        ink += self.shadow(&head, &body);
        ink += self.piece(&head, red, 2);
        let tips = ears.within(&blob(&knots![-40, -140; 40, -140; 30, -112; -30, -112]));
        ink += self.mark(&tips, soot, 0.85);
        ink += self.piece(&band, cream, 7);
        ink += self.shadow(&tail, &body);
        ink += self.piece(&tail, mix(red, self.light, 0.04), 3);
        let tip = blob(&knots![
            44, -46, corner; 52, -49; 55, -43, corner; 61, -48; 66, -43, corner; 72, -47; 80, -44, corner; 74, -70; 50, -74
        ]);
        ink += self.mark(&tip.within(&tail), mix(cream, self.light, 0.1), 0.95);
        for shift in [-4.0, 3.0, 9.0] {
            let hair =
                spots![30.0, -4.0 - shift; 48.0 - shift * 0.4, -10.0 - shift; 58.0 - shift, -26.0];
            ink += self.mark(&taper(&hair, &[0.3, 1.2, 0.3]), mix(red, NIGHT, 0.6), 0.6);
        }
        self.scene.add(ink);
    }

    /// A snail that climbed a mushroom to see more.
    pub fn snail_on_mushroom(&self) {
        let stem = blob(&knots![-7, 3; -5, -14; -6, -30; 6, -30; 5, -14; 8, 3]);
        let cap = blob(&knots![
            -27, -27; -24, -38; -12, -47; 2, -49; 16, -45; 26, -36; 28, -27; 20, -25; 0, -23.6; -20, -24.6
        ]);
        let mut ink = self.shadow(&cap.and(&stem), &Shape::nothing());
        ink += self.piece(&stem, self.dusk("#d9c3a4"), 1);
        ink += self.piece(&cap, self.dusk("#b4574c"), 2);
        for (x, y, r) in [
            (-14.0, -34.0, 3.4),
            (1.0, -31.0, 2.8),
            (16.0, -35.0, 3.2),
            (-3.0, -41.0, 2.4),
        ] {
            let dot = blob(&knots![x - r, y; x, y - r * 0.8; x + r, y; x, y + r * 0.7]);
            ink += self.mark(&dot, self.dusk("#fff0d8"), 0.9);
        }
        let up = Spot::new(-1.0, -46.0, 0.86);
        let put = |shape: &Shape| up.put(shape);
        let skin = self.dusk("#b9a08a");
        let foot = taper(
            &spots![-26, -1; -8, -3; 12, -4; 22, -10; 26, -22],
            &[1.5, 7.0, 9.0, 9.0, 8.0],
        );
        let horns = [(32.0, -38.0), (25.0, -40.0)].map(|tip: At| {
            taper(&[(26.0, -22.0), (27.0, -30.0), tip], &[3.0, 1.8, 1.4]).and(&circle(tip, 2.1))
        });
        let body = foot.and(&all(horns));
        ink += self.shadow(&put(&body), &cap);
        ink += self.piece(&put(&body), skin, 4);
        let shell = blob(&knots![
            -20, -6; -24, -18; -18, -32; -5, -38; 8, -34; 14, -22; 10, -8; -4, -3
        ]);
        let ochre = self.dusk("#c98f5a");
        ink += self.piece(&put(&shell), ochre, 5);
        let spiral: Vec<At> = (0..34)
            .map(|i| {
                let turn = f64::from(i) / 33.0;
                towards(
                    (-4.0, -20.0),
                    70.0 + turn * 760.0,
                    15.5 * (1.0 - turn * 0.93),
                )
            })
            .collect();
        ink += self.mark(
            &put(&taper(&spiral, &[1.2, 2.2, 2.0, 0.8])),
            mix(ochre, NIGHT, 0.65),
            0.85,
        );
        self.scene.add(ink);
    }
}

/// A shape that is the same at both sides; the half at the right is given from above.
fn mirrored(half: &[At]) -> Shape {
    let right = half.iter().map(|&at| at.into());
    let left = half
        .iter()
        .rev()
        .filter(|at| at.0 != 0.0)
        .map(|&(x, y)| (-x, y).into());
    blob(&right.chain(left).collect::<Vec<_>>())
}
