//! Cats who sat for their portraits.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, taper, towards};
use crate::motifs::Motif;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The deep hue in the folds of what a cat wears.
const FOLD: &str = "#0a0612";
/// A white of whiskers.
const IVORY: &str = "#fffaf0";

/// What a cat wears around its neck.
#[derive(Clone, Copy, PartialEq)]
pub enum Collar {
    /// A pleated ruff.
    Ruff,
    /// Two rows of pearls.
    Pearls,
    /// A knotted cravat.
    Cravat,
}

/// A cat who sat for its portrait and now leans out of the frame. It is drawn in two parts: what is inside the frame, and
/// what hangs over its lip.
pub struct PortraitCat {
    /// The middle of the lower lip of the frame.
    pub at: At,
    /// How large; at 1, its head is 130 wide.
    pub size: f64,
    /// How far its head is to the right of the middle.
    pub lean: f64,
    /// How its head is tilted, clockwise, in degrees.
    pub tilt: f64,
    /// How far down a paw reaches: the left one, if it is less than 0.
    pub reach: f64,
    /// Where its pupils are, seen from the middle of its eyes.
    pub look: At,
    /// Its fur.
    pub fur: Colour,
    /// The deep hue of its fur.
    pub dark: Colour,
    /// The colour of its stripes, if it has any.
    pub stripes: Option<Colour>,
    /// The inside of its ears.
    pub ear: Colour,
    /// Its eyes.
    pub eye: Colour,
    /// The cloth of its dress.
    pub dress: Colour,
    /// Its cuffs and collar.
    pub trim: Colour,
    /// What it wears around its neck.
    pub collar: Collar,
    /// Whether it wears an admiral's hat.
    pub hat: bool,
}

impl Default for PortraitCat {
    fn default() -> Self {
        PortraitCat {
            at: (0.0, 0.0),
            size: 1.0,
            lean: 0.0,
            tilt: 0.0,
            reach: 0.0,
            look: (0.0, 3.4),
            fur: "#f4ede0".into(),
            dark: "#8a7486".into(),
            stripes: None,
            ear: "#e6a6a0".into(),
            eye: "#f2d34a".into(),
            dress: "#7d1f2e".into(),
            trim: "#f4ead6".into(),
            collar: Collar::Ruff,
            hat: false,
        }
    }
}

impl PortraitCat {
    fn body<'a>(&self, scene: &'a Scene, seed: i64) -> Motif<'a> {
        Motif::new(scene, Spot::new(self.at.0, self.at.1, self.size), seed)
    }

    fn head<'a>(&self, scene: &'a Scene, seed: i64) -> Motif<'a> {
        let (x, y) = self.at;
        let spot = Spot::new(x + self.lean * self.size, y - 34.0 * self.size, self.size);
        Motif::new(scene, spot.turned(self.tilt), seed)
    }

    /// Its back and its tail, to be seen through the opening of the frame.
    pub fn inside(&self, scene: &Scene, seed: i64) -> Ink {
        let body = self.body(scene, seed);
        let tail = taper(
            &spots![40, -70; 64, -112; 40, -144; 46, -166; 58, -176],
            &[16.0, 15.0, 13.0, 11.0, 6.0],
        );
        let tail = cut(&body, &tail, 2);
        let back = blob(&knots![
            -78, 30; -84, -30; -66, -84; -30, -112; 10, -116; 50, -100; 78, -56; 84, 30
        ]);
        let back = cut(&body, &back, 1);
        let mut ink = self.furry(scene, &tail, 1.2, seed);
        ink += scene.shadow(&back, (3.0, 6.0), 9.0, "#05040a", 0.6);
        let sheet = scene.sheet(&back, self.dress).shade(0.6).rim(1.6);
        ink += sheet.dark(mix(self.dress, FOLD, 0.6)).seed(seed).ink();
        for aside in [-0.55, -0.1, 0.35] {
            let seam = spots![aside * 60.0, 10; aside * 84.0, -50; aside * 70.0, -104];
            let seam = body.taper(&seam, &[0.6, 2.2, 0.6]);
            ink += scene.veil(&seam, mix(self.dress, FOLD, 0.5), 0.7);
        }
        ink
    }

    /// Its forelegs, collar and head, in front of the frame.
    pub fn outside(&self, scene: &Scene, seed: i64) -> Ink {
        let (body, head) = (self.body(scene, seed), self.head(scene, seed));
        let mut ink = self.foreleg(&body, -1.0) + self.foreleg(&body, 1.0);
        ink += match self.collar {
            Collar::Ruff => self.ruff(&head),
            Collar::Pearls => self.bib(&head) + self.pearls(&head),
            Collar::Cravat => self.bib(&head) + self.cravat(&head),
        };
        ink += self.skull(&head);
        for side in [-1.0, 1.0] {
            ink += self.eye(&head, side);
        }
        ink += self.muzzle(&head);
        if self.hat {
            ink += hat(&head);
        }
        ink
    }

    fn furry(&self, scene: &Scene, shape: &Shape, rim: f64, seed: i64) -> Ink {
        let sheet = scene.sheet(shape, self.fur).lit(0.3).shade(0.52).rim(rim);
        sheet.dark(self.dark).seed(seed).ink()
    }

    /// A foreleg over the lip of the frame; one of them may reach far down.
    fn foreleg(&self, body: &Motif, side: f64) -> Ink {
        let scene = body.scene;
        let reach = (self.reach * side).max(0.0);
        let (leg, claws) = if reach > 0.0 {
            long_leg(side, reach)
        } else {
            short_leg(side)
        };
        let leg = cut(body, &leg.fillet(4.0), 4 + side as i64);
        let mut ink = scene.shadow(&leg, (5.0, 10.0), 7.0, "#3a1c10", 0.5);
        ink += self.furry(scene, &leg, 1.4, body.seed + 2);
        let cuff = spots![side * 35.0, -15; side * 52.0, -7; side * 70.0, -12];
        let cuff = cut(body, &taper(&cuff, &[9.0, 15.0, 8.0]), 8);
        let sheet = scene.sheet(&cuff, self.trim).lit(0.2).rim(1.2);
        ink += sheet.dark(mix(self.trim, self.dress, 0.4)).ink();
        for (x, y) in claws {
            let claw = body.taper(&[(x - 1.0, y), (x, y + 9.0)], &[1.4, 0.5]);
            ink += scene.veil(&claw, self.dark, 0.8);
        }
        ink
    }

    fn ruff(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let pleats = (0..22).map(|i| {
            let part = f64::from(i) / 22.0;
            let (sin, cos) = (TAU * part).sin_cos();
            let at = (cos * 66.0, 10.0 + sin * 54.0);
            ellipse(at, 15.0, 10.0).turned(360.0 * part, at)
        });
        let middle = ellipse((0.0, 10.0), 64.0, 52.0);
        let ruff = head.cut_over(&all(pleats.chain([middle])).fillet(2.0), 9, 0.4, 16.0);
        let mut ink = scene.shadow(&ruff, (4.0, 9.0), 8.0, "#2a1020", 0.5);
        let sheet = scene.sheet(&ruff, self.trim).lit(0.3);
        let sheet = sheet.dark(mix(self.trim, "#5a4a6a", 0.55));
        ink += sheet.seed(head.seed).ink();
        for i in 0..44 {
            let (sin, cos) = (TAU * (f64::from(i) + 0.5) / 44.0).sin_cos();
            let (rx, ry) = if i % 2 == 1 {
                (76.0, 60.0)
            } else {
                (70.0, 56.0)
            };
            let fold = [(cos * 48.0, 10.0 + sin * 40.0), (cos * rx, 10.0 + sin * ry)];
            let fold = head.taper(&fold, &[0.6, 1.6]);
            ink += scene.veil(&fold, mix(self.trim, "#4a3a5a", 0.5), 0.55);
        }
        ink
    }

    fn bib(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let bib = blob(&knots![
            -58, 4; -64, 34; -46, 56; 0, 66; 46, 56; 64, 34; 58, 4; 0, -10
        ]);
        let bib = cut(head, &bib, 9);
        scene.shadow(&bib, (4.0, 9.0), 8.0, "#2a1020", 0.5)
            + scene
                .sheet(&bib, self.dress)
                .dark(mix(self.dress, FOLD, 0.6))
                .ink()
    }

    fn pearls(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let mut ink = Ink::none();
        for (r, count) in [(58.0, 15), (66.0, 17)] {
            for i in 0..count {
                let degrees = 12.0 + 156.0 * f64::from(i) / f64::from(count - 1);
                let (x, y) = towards((0.0, 0.0), degrees, r);
                let at = (x, 4.0 + y * 0.86);
                let pearl = |dx: f64, dy: f64, r: f64| {
                    let (x, y) = head.spot.point(at);
                    let size = self.size;
                    circle((x + dx * size, y + dy * size), r * size)
                };
                ink += scene.fill(&pearl(0.0, 0.0, 4.5), "#f4ead6");
                ink += scene.veil(&pearl(0.8, 1.0, 3.6), "#d9c6b8", 0.8);
                ink += scene.fill(&pearl(-1.2, -1.4, 1.4), Colour::WHITE);
            }
        }
        ink
    }

    fn cravat(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let half = |side: f64| {
            let points = spots![side * 40.0, 44; side * 10.0, 58; 0, 62];
            taper(&points, &[16.0, 14.0, 8.0])
        };
        let cravat = all([half(-1.0), half(1.0), ellipse((0.0, 60.0), 8.0, 9.0)]);
        let cravat = head.cut_over(&cravat, 11, 0.4, 16.0);
        let sheet = scene.sheet(&cravat, self.trim).lit(0.2).rim(1.2);
        sheet.dark(mix(self.trim, self.dress, 0.5)).ink()
    }

    fn skull(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let skull = head.cut_over(&skull(), 13, 0.4, 16.0);
        let mut ink = scene.shadow(&skull, (3.0, 8.0), 7.0, "#1a0a14", 0.55);
        ink += self.furry(scene, &skull, 1.8, head.seed + 3);
        for side in [-1.0, 1.0] {
            let ear = blob(&knots![side * 25.0, -42; side * 46.0, -66, corner; side * 52.0, -34]);
            let ear = head.put(&ear);
            let sheet = scene.sheet(&ear, self.ear).lit(0.1).shade(0.6).rim(0.0);
            ink += sheet.dark(mix(self.ear, self.dark, 0.6)).ink();
        }
        if let Some(colour) = self.stripes {
            for stripe in STRIPES {
                let stripe = stripe.map(|(x, y)| (f64::from(x), f64::from(y)));
                let stripe = head.taper(&stripe, &[3.6, 4.4, 0.5]);
                ink += scene.veil(&stripe, colour, 0.85);
            }
        }
        let muzzle = all([
            ellipse((-11.0, 33.0), 14.0, 11.0),
            ellipse((11.0, 33.0), 14.0, 11.0),
            ellipse((0.0, 40.0), 10.0, 8.0),
        ]);
        let muzzle = head.put(&muzzle).within(&skull);
        ink + scene.veil(&muzzle, mix(self.fur, "#fff6e6", 0.38), 0.9)
    }

    fn eye(&self, head: &Motif, side: f64) -> Ink {
        let scene = head.scene;
        let eye = head.put(&blob(&knots![
            side * 9.0, 12, corner; side * 16.0, 3; side * 28.0, 0; side * 40.0, 8, corner; side * 34.0, 17;
            side * 22.0, 19
        ]));
        let top = (0.0, head.spot.point((0.0, 0.0)).1);
        let bottom = (0.0, head.spot.point((0.0, 19.0)).1);
        let stops = stops![0, mix(self.eye, "#3a2a20", 0.25); 1, mix(self.eye, Colour::WHITE, 0.2)];
        let mut ink = scene.fill(&eye.grown(1.8 * self.size), self.dark);
        ink += scene.fill(&eye, scene.linear(top, bottom, &stops));
        let (x, y) = (side * 24.0 + self.look.0, 9.0 + self.look.1);
        let pupil = head.put(&ellipse((x, y), 5.4, 7.4));
        let shine = head.put(&circle((x - 2.4, y - 3.0), 1.8));
        let pupil = scene.fill(&pupil, "#0d0812") + scene.fill(&shine, Colour::WHITE);
        ink += scene.clipped(&eye, pupil);
        let lid = spots![side * 6.0, 12; side * 16.0, 1; side * 29.0, -3; side * 43.0, 7];
        ink + scene.fill(&head.taper(&lid, &[0.5, 3.4, 3.4, 0.6]), self.dark)
    }

    fn muzzle(&self, head: &Motif) -> Ink {
        let scene = head.scene;
        let nose = head.put(&blob(&knots![-6, 25; 0, 24; 6, 25; 2, 31; -2, 31]));
        let mut ink = scene.fill(&nose, mix(self.ear, "#8a2a3a", 0.35));
        for side in [-1.0, 1.0] {
            let lip = spots![0, 31; side * 4.0, 37; side * 13.0, 37];
            let lip = head.taper(&lip, &[1.5, 1.8, 0.4]);
            ink += scene.veil(&lip, self.dark, 0.9);
            for down in [-4.0, 2.0, 8.0] {
                let whisker = [
                    (side * 16.0, 33.0 + down * 0.5),
                    (side * 48.0, 30.0 + down * 1.2),
                    (side * 84.0, 36.0 + down * 2.4),
                ];
                let whisker = head.taper(&whisker, &[1.3, 1.1, 0.3]);
                ink += scene.veil(&whisker, IVORY, 0.85);
            }
        }
        ink
    }
}

/// Stripes between the ears and on the cheeks.
const STRIPES: [[(i16, i16); 3]; 7] = [
    [(-2, -42), (-3, -30), (-2, -18)],
    [(-13, -41), (-15, -30), (-12, -22)],
    [(10, -41), (11, -30), (9, -22)],
    [(-64, 6), (-50, 8), (-42, 6)],
    [(-62, 18), (-50, 18), (-42, 15)],
    [(64, 6), (50, 8), (42, 6)],
    [(62, 18), (50, 18), (42, 15)],
];

fn cut(motif: &Motif, shape: &Shape, part: i64) -> Shape {
    motif.cut_over(shape, part, 0.6, 16.0)
}

fn skull() -> Shape {
    let skull = blob(&knots![
        0, -40; -18, -39, corner; -36, -60; -51, -78, corner; -57, -52; -58, -22; -64, 4; -66, 20, corner; -58, 22;
        -60, 32, corner; -44, 40; -20, 49; 0, 51; 20, 49; 44, 40; 60, 32, corner; 58, 22; 66, 20, corner; 64, 4;
        58, -22; 57, -52; 51, -78, corner; 36, -60; 18, -39, corner
    ]);
    skull.fillet(1.5)
}

/// A leg whose paw rests on the frame, and where its toes part.
fn short_leg(side: f64) -> (Shape, Vec<At>) {
    let paw = (side * 54.0, 22.0);
    let leg = taper(
        &spots![side * 46.0, -26; side * 56.0, 0; paw.0, paw.1],
        &[32.0, 30.0, 27.0],
    );
    let leg = leg.and(&ellipse((paw.0, paw.1 + 4.0), 18.0, 15.0));
    let claws = [-6.0, 1.0, 8.0].map(|x| (paw.0 + x, paw.1 + 8.0));
    (leg, claws.to_vec())
}

/// A leg that reaches down, and where its toes part.
fn long_leg(side: f64, reach: f64) -> (Shape, Vec<At>) {
    let (x, y) = (side * 40.0, 22.0 + reach * 60.0);
    let leg = taper(
        &spots![
            side * 40.0, -30; side * 54.0, 0; side * 56.0, 12.0 + reach * 26.0; side * 46.0, 16.0 + reach * 46.0; x, y
        ],
        &[40.0, 38.0, 33.0, 27.0, 25.0],
    );
    let toe = |dx: f64, dy: f64, turn: f64| {
        let at = (x - side * dx, y + dy);
        ellipse(at, 7.5, 9.0).turned(turn * side, at)
    };
    let leg = all([
        leg,
        ellipse((x - side * 2.0, y + 8.0), 17.0, 14.0),
        toe(11.0, 17.0, 20.0),
        toe(2.0, 21.0, 0.0),
        toe(-7.0, 17.0, -20.0),
    ]);
    let claws = [-7.0 - side, 1.0 - 2.0 * side].map(|dx| (x + dx, y + 14.0));
    (leg, claws.to_vec())
}

/// An admiral's hat with a cockade.
fn hat(head: &Motif) -> Ink {
    let scene = head.scene;
    let hat = blob(&knots![
        -74, -30; -58, -44; -34, -84; 0, -100; 34, -84; 58, -44; 74, -30; 40, -36; 0, -42; -40, -36
    ]);
    let hat = head.cut_over(&hat, 17, 0.5, 16.0);
    let braid = spots![-72, -31; -40, -39; 0, -45; 40, -39; 72, -31];
    let braid = head.taper(&braid, &[1.0, 4.0, 5.0, 4.0, 1.0]);
    let sheet = scene.sheet(&hat, "#22304e").lit(0.2).rim(1.6);
    let mut ink = scene.shadow(&hat, (2.0, 6.0), 6.0, "#05040a", 0.5);
    ink += sheet.dark("#0c1020").ink() + scene.fill(&braid, "#e9c878");
    for (r, colour) in [(8.0, "#e2472a"), (3.6, "#fff3df")] {
        ink += scene.fill(&head.put(&circle((0.0, -68.0), r)), colour);
    }
    ink
}
