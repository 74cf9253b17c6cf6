//! A hippopotamus on a diving board.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A hippopotamus about to dive: upright in a bathing suit, arms forward, looking down to the left. About 330 high; its feet are
/// at the origin.
#[derive(Clone, Copy)]
pub struct HippoDiver {
    /// Where.
    pub spot: Spot,
}

impl HippoDiver {
    const SKIN: &str = "#9d8fae";
    const BELLY: &str = "#e0a9a6";
    const DARK: &str = "#463a5e";
    const SUIT: &str = "#fbf4e2";
    const STRIPES: &str = "#274a7a";
    const CAP: &str = "#f2c53d";
    const BAND: &str = "#f0702f";
    const NAIL: &str = "#f6e9dc";
    const INK: &str = "#2a2138";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper {
            deep: 0.6,
            uneven: 0.5,
            wave: 22.0,
            lit: 0.26,
            rim: 1.6,
            grain: 0.75,
            ..Paper::new(motif, Self::DARK)
        };
        let (body, head) = (paper.put(&body()), paper.put(&head()));
        scene.shadow(&body.and(&head), (8.0, 14.0), 16.0, Self::DARK, 0.28)
            + self.far_side(&paper)
            + self.body(&paper)
            + self.suit(&paper)
            + self.head(&paper)
            + self.mouth(&paper)
            + self.eye(&paper)
            + self.cap(&paper)
            + self.near_arm(&paper)
    }

    /// How a soft patch is sprayed on its skin.
    fn smudge(&self, colour: Colour, soft: f64, seed: i64) -> Smudge {
        Smudge {
            density: 0.75,
            grain: 0.8,
            seed,
            ..Smudge::of(colour, soft * self.spot.size)
        }
    }

    fn far_side(&self, paper: &Paper) -> Ink {
        let far = mix(Self::SKIN, Self::DARK, 0.3);
        let arm = taper(
            &spots![-30, -196; -92, -186; -148, -190; -180, -202],
            &[46.0, 40.0, 34.0, 30.0],
        );
        let thigh = spots![-20, -78; -36, -50; -34, -16];
        let tail = taper(
            &spots![84, -92; 104, -84; 112, -98; 124, -100],
            &[12.0, 8.0, 6.0, 3.0],
        );
        let tuft = blob(&knots![120, -106; 136, -112; 134, -98; 140, -90; 124, -94]);
        paper.shaded(&arm, far, 1, 0.55)
            + paper.shaded(
                &leg(&thigh, &[72.0, 60.0, 50.0], (-36.0, 0.0)),
                far,
                2,
                0.55,
            )
            + toes(paper, (-36.0, 0.0), mix("#f3e3d6", Self::DARK, 0.3))
            + paper.shaded(
                &all([tail, tuft]),
                mix(Self::SKIN, Self::DARK, 0.25),
                3,
                0.55,
            )
    }

    fn body(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let thigh = spots![38, -84; 20, -48; 26, -14];
        let near = leg(&thigh, &[88.0, 68.0, 54.0], (22.0, 2.0));
        let mut ink =
            paper.shaded(&near, Self::SKIN, 4, 0.55) + toes(paper, (22.0, 2.0), Self::NAIL.into());
        let bright = Paper { rim: 2.0, ..*paper };
        ink += bright.shaded(&body(), Self::SKIN, 5, 0.6);
        let belly = blob(&knots![-84, -200; -60, -190; -44, -130; -30, -70; -60, -50; -100, -120]);
        let blush = self.smudge(Self::BELLY.into(), 8.0, 3);
        ink + scene.clipped(&paper.put(&body()), blush.ink(scene, &paper.put(&belly)))
    }

    /// Striped like a barrel.
    fn suit(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let suit = blob(&knots![
            -90, -190, corner; -40, -186; 0, -204; 26, -232; 44, -262, corner; 70, -240, corner; 104, -200, corner;
            108, -100; 80, -56; 56, -72; 30, -96; 0, -84; -24, -58; -50, -44; -100, -100
        ]);
        let suit = paper.cut(&suit.within(&body()), 6);
        let stripes = (0..7).map(|i| {
            let y = -222.0 + f64::from(i) * 28.0;
            let points =
                spots![-96, y - 2.0; -50, y + 14.0; 10, y + 18.0; 64, y + 8.0; 104, y - 14.0];
            paper.mark(
                &taper(&points, &[13.0, 14.0, 14.0, 14.0, 12.0]),
                Self::STRIPES,
            )
        });
        let back = taper(
            &spots![84, -230; 96, -150; 70, -60; 0, -44],
            &[20.0, 60.0, 60.0, 20.0],
        );
        let round = Smudge {
            opacity: 0.75,
            ..self.smudge(mix(Self::DARK, Self::STRIPES, 0.4), 10.0, 5)
        };
        let below = scene.shadow(&suit, (0.0, 2.0), 3.0, Self::DARK, 0.5);
        let sheet = scene.sheet(&suit, Self::SUIT).dark("#a59aa8");
        scene.clipped(&paper.put(&body()), below)
            + sheet.lit(0.2).shade(0.4).ink()
            + scene.clipped(
                &suit,
                stripes.sum::<Ink>() + round.ink(scene, &paper.put(&back)),
            )
    }

    fn head(&self, paper: &Paper) -> Ink {
        let (scene, size) = (paper.motif.scene, self.spot.size);
        let far_ear =
            blob(&knots![14, -322, corner; 6, -342; 14, -354; 26, -346; 28, -322, corner]);
        let mut ink = paper.shaded(&far_ear, mix(Self::SKIN, Self::DARK, 0.3), 7, 0.55);
        let head = paper.put(&head());
        let below = scene.shadow(&head, (0.0, 8.0 * size), 9.0 * size, Self::DARK, 0.6);
        ink += scene.clipped(&paper.put(&body()), below);
        ink += Paper { rim: 2.0, ..*paper }.piece(&self::head(), Self::SKIN, 8);
        let jaw = blob(&knots![
            -166, -250; -120, -236; -60, -236; 0, -246; 0, -210; -100, -200; -160, -220
        ]);
        let pale = Smudge {
            opacity: 0.9,
            ..self.smudge(Self::BELLY.into(), 6.0, 4)
        };
        let blush = Smudge {
            density: 0.7,
            opacity: 0.7,
            ..self.smudge("#d97a78".into(), 5.0, 6)
        };
        let cheek = ellipse((-66.0, -252.0), 16.0, 12.0);
        ink + scene.clipped(
            &head,
            pale.ink(scene, &paper.put(&jaw)) + blush.ink(scene, &paper.put(&cheek)),
        )
    }

    fn mouth(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let mouth = taper(
            &spots![-159, -254; -136, -243; -104, -242; -74, -250; -52, -246; -44, -238],
            &[1.0, 3.4, 3.6, 3.4, 3.0, 0.8],
        );
        let mut ink = paper.mark(&mouth, Self::INK);
        for x in [-128.0, -100.0] {
            let tusk = paper.put(&blob(
                &knots![x - 5.0, -243, corner; x - 3.0, -254; x + 2.0, -256; x + 5.0, -243, corner],
            ));
            let tusk = scene.sheet(&tusk, Self::SUIT);
            ink += tusk.lit(0.1).shade(0.3).rim(0.6).ink();
        }
        let nostril = ellipse((-139.0, -296.0), 7.5, 4.6).turned(-30.0, (-139.0, -296.0));
        ink += paper.mark(&nostril, Self::INK);
        let crease = taper(
            &spots![-150, -304; -140, -308; -128, -302],
            &[0.6, 2.4, 0.6],
        );
        ink += paper.mark(&crease, mix(Self::SKIN, Self::DARK, 0.6));
        let whiskers = spots![-124, -266; -138, -262; -112, -260; -152, -262; -146, -274];
        let dots = whiskers.map(|at| circle(at, 1.9));
        ink + paper.mark(&all(dots), mix(Self::SKIN, Self::DARK, 0.75))
    }

    /// It looks down.
    fn eye(&self, paper: &Paper) -> Ink {
        let bulge = blob(&knots![-38, -312; -32, -328; -14, -334; 2, -326; 2, -312; -18, -304]);
        let lid = blob(&knots![-30, -317; -26, -327; -12, -327; -8, -318; -18, -321]);
        let brow = taper(&spots![-34, -321; -24, -330; -8, -330], &[0.6, 2.6, 0.6]);
        Paper { rim: 1.2, ..*paper }.shaded(&bulge, Colour::from(Self::SKIN).lighter(0.03), 9, 0.3)
            + paper.mark(&ellipse((-19.0, -315.0), 8.4, 8.0), "#fffaf0")
            + paper.mark(&circle((-22.0, -311.5), 4.4), Self::INK)
            + paper.mark(&circle((-23.5, -313.0), 1.4), Colour::WHITE)
            + paper.mark(&lid, mix(Self::SKIN, Self::DARK, 0.3))
            + paper.mark(&brow, mix(Self::SKIN, Self::DARK, 0.7))
    }

    /// A bathing cap with daisies, the ear that will not fit under it, and the strap.
    fn cap(&self, paper: &Paper) -> Ink {
        let cap = blob(&knots![
            4, -322, corner; 10, -338; 28, -344; 48, -332; 60, -308; 60, -284; 48, -268, corner; 40, -288; 24, -308
        ]);
        let mut ink = paper.piece(&cap, Self::CAP, 10);
        for (x, y) in spots![22, -334; 38, -326; 50, -308; 54, -288; 34, -308; 44, -290] {
            let petals = (0..5).map(|i| {
                let (sin, cos) = (TAU * f64::from(i) / 5.0).sin_cos();
                circle((x + 3.6 * cos, y + 3.6 * sin), 3.0)
            });
            ink += paper.mark(&all(petals), "#fffaf0");
            ink += paper.mark(&circle((x, y), 1.9), Self::BAND);
        }
        let ear = blob(&knots![26, -308, corner; 26, -328; 40, -338; 50, -328; 46, -308, corner]);
        ink += paper.shaded(&ear, Self::SKIN, 11, 0.55);
        let inside = blob(&knots![31, -312; 32, -325; 40, -331; 44, -325; 42, -312]);
        ink += paper.mark(&inside, Self::BELLY);
        let strap = taper(
            &spots![38, -272; 22, -246; -4, -228; -30, -220],
            &[3.0, 3.6, 3.6, 2.0],
        );
        ink + paper.mark(&strap, mix(Self::CAP, Self::DARK, 0.2))
    }

    /// With an arm-band, to be safe.
    fn near_arm(&self, paper: &Paper) -> Ink {
        let (scene, size) = (paper.motif.scene, self.spot.size);
        let arm = taper(
            &spots![14, -200; -44, -168; -104, -160; -156, -168],
            &[60.0, 50.0, 40.0, 34.0],
        );
        let hand = blob(&knots![-150, -184; -176, -188; -190, -176; -186, -160; -160, -150]);
        let arm = all([arm, hand]).fillet(6.0);
        let below = scene.shadow(
            &paper.put(&arm),
            (0.0, 8.0 * size),
            7.0 * size,
            Self::DARK,
            0.5,
        );
        let bright = Paper { rim: 1.8, ..*paper };
        let mut ink = scene.clipped(&paper.put(&body()), below);
        ink += bright.shaded(&arm, Self::SKIN, 12, 0.55);
        let around = |shape: Shape| shape.turned(61.0, (0.0, 0.0)).moved(-25.0, -184.0);
        // A rectangle with very round corners.
        let cushion: Vec<At> = (0..60)
            .map(|i| {
                let (sin, cos) = (TAU * f64::from(i) / 60.0).sin_cos();
                let full = |v: f64| v.signum() * v.abs().powf(0.62);
                (full(cos) * 36.0, full(sin) * 19.0)
            })
            .collect();
        let band = around(poly(&cushion));
        ink += scene.shadow(&paper.put(&band), (0.0, 3.0), 4.0, Self::DARK, 0.4);
        ink += bright.shaded(&band, Self::BAND, 13, 0.6);
        let folds = [
            (
                spots![-34, 1; 0, 3; 34, 1],
                2.6,
                mix(Self::BAND, Self::DARK, 0.45),
                0.8,
            ),
            (spots![-26, 11; 0, 13.5; 24, 11], 4.4, "#ffe6bc".into(), 0.9),
            (spots![-28, -8; 0, -6; 28, -8], 3.0, "#ffd090".into(), 0.5),
        ];
        for (points, width, colour, opacity) in folds {
            let fold = around(taper(&points, &[0.8, width, 0.8]));
            ink += paper.stain(&fold, colour, opacity);
        }
        let nails = [0.0, 1.0, 2.0].map(|i| {
            let at = (-184.0 + i * 6.0, -180.0 + i * 12.0);
            ellipse(at, 4.4, 5.4).turned(30.0, at)
        });
        ink + paper.mark(&all(nails), Self::NAIL)
    }
}

fn body() -> Shape {
    blob(&knots![
        14, -268; 50, -248; 80, -206; 94, -156; 92, -108; 74, -68; 40, -50; -14, -50; -54, -72; -78, -112; -80, -154;
        -66, -196; -50, -228; -24, -256
    ])
}

fn head() -> Shape {
    blob(&knots![
        44, -300; 28, -318; 6, -324; -12, -330; -28, -328; -40, -316; -66, -304; -96, -302; -118, -312; -134, -312;
        -150, -298; -160, -274; -158, -248; -142, -234; -134, -222; -108, -214; -72, -214; -34, -222; 0, -232; 40, -252;
        54, -278
    ])
}

fn leg(thigh: &[At], widths: &[f64], (x, y): At) -> Shape {
    let foot = blob(&knots![
        x + 34.0, y - 22.0; x + 36.0, y - 4.0; x + 28.0, y; x - 34.0, y; x - 42.0, y - 6.0; x - 36.0, y - 20.0;
        x - 20.0, y - 30.0
    ]);
    all([taper(thigh, widths), foot]).fillet(8.0)
}

fn toes(paper: &Paper, (x, y): At, colour: Colour) -> Ink {
    let toes = [-40.0, -25.0, -10.0].map(|toe| {
        let x = x + toe;
        blob(&knots![x, y - 1.0; x, y - 9.0; x + 6.0, y - 13.0; x + 12.0, y - 9.0; x + 12.0, y - 1.0])
    });
    paper.mark(&all(toes), colour)
}
