//! The sea people: they sit in scallops as in telephone boxes, a small shell at the ear.

use super::{DEEP, contact, cord};
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// How the hair of somebody is worn.
#[derive(Clone, Copy, PartialEq)]
enum Hair {
    /// Long; the water lifts it.
    Loose,
    /// In a knot.
    Knot,
    /// A bald head and a beard.
    Beard,
}

struct Caller {
    spot: Spot,
    skin: Colour,
    hair: Colour,
    style: Hair,
    shirt: Colour,
    tail: Colour,
    booth: Option<Colour>,
    seed: i64,
}

fn callers() -> [Caller; 3] {
    [
        Caller {
            spot: Spot::new(132.0, 1034.0, 1.3),
            skin: "#8a5a44".into(),
            hair: "#1b2430".into(),
            style: Hair::Loose,
            shirt: "#d9c48a".into(),
            tail: "#2f8f86".into(),
            booth: Some("#c9a99a".into()),
            seed: 3,
        },
        Caller {
            spot: Spot::new(712.0, 978.0, 1.06).flipped(true),
            skin: "#cfa98c".into(),
            hair: "#e8e6d2".into(),
            style: Hair::Beard,
            shirt: "#27576b".into(),
            tail: "#8a9a5a".into(),
            booth: Some("#a9b8a0".into()),
            seed: 6,
        },
        Caller {
            spot: Spot::new(728.0, 1128.0, 0.94).flipped(true),
            skin: "#b98462".into(),
            hair: "#5a3428".into(),
            style: Hair::Knot,
            shirt: "#e9dcb4".into(),
            tail: "#3f6f9a".into(),
            booth: None,
            seed: 9,
        },
    ]
}

/// Their cords, which go up to the board behind the octopus.
pub fn behind(scene: &Scene) {
    let lines: [&[At]; 2] = [
        &spots![124, 940; 90, 900; 120, 860; 160, 850; 172, 806],
        &spots![714, 896; 744, 872; 716, 850; 660, 848; 640, 806],
    ];
    for line in lines {
        scene.add(cord(scene, line, 4.6, "#b9a05c"));
    }
}

pub fn draw(scene: &Scene) {
    for caller in callers() {
        scene.add(caller.ink(scene));
    }
}

/// A fan with a scalloped edge around the origin.
fn fan(r: f64, wide: f64, from: f64, to: f64, flutes: f64) -> Shape {
    let mut ring: Vec<At> = vec![(0.0, 0.0)];
    for i in 0..=72 {
        let part = f64::from(i) / 72.0;
        let angle = (from + (to - from) * part).to_radians();
        let r = r * (0.93 + 0.07 * (part * std::f64::consts::PI * flutes).sin().abs());
        ring.push((r * wide * angle.cos(), r * angle.sin()));
    }
    poly(&ring)
}

impl Caller {
    fn paper<'a>(&self, scene: &'a Scene) -> Paper<'a> {
        let motif = Motif {
            scene,
            spot: self.spot,
            seed: self.seed,
        };
        Paper {
            rim: 1.5,
            ..Paper::new(motif, "#123040")
        }
    }

    fn ink(&self, scene: &Scene) -> Ink {
        let paper = self.paper(scene);
        let at = self.spot.point((4.0, 26.0));
        let mut ink = contact(scene, at, 70.0 * self.spot.size, 12.0 * self.spot.size);
        if let Some(colour) = self.booth {
            ink += self.booth(&paper, colour);
        } else {
            ink += self.stone(&paper);
        }
        ink + self.person(&paper)
    }

    fn booth(&self, paper: &Paper, colour: Colour) -> Ink {
        let scene = paper.motif.scene;
        let back = fan(128.0, 0.72, -196.0, 16.0, 9.0).moved(0.0, 12.0);
        let put = paper.cut(&back, 1);
        let mut ink = scene.shadow(&put, (4.0, 8.0), 12.0, DEEP, 0.6);
        ink += paper.shaded(&back, colour, 1, 0.6);
        let inner = fan(112.0, 0.68, -190.0, 10.0, 9.0).moved(0.0, 12.0);
        ink += paper.stain(&inner, mix(colour, "#123040", 0.55), 0.85);
        for i in 1..9 {
            let angle = -196.0 + 212.0 * f64::from(i) / 9.0;
            let at = |r: f64| {
                let (sin, cos) = f64::to_radians(angle).sin_cos();
                (r * 0.72 * cos, 12.0 + r * sin)
            };
            ink += paper.stain(
                &taper(&[at(20.0), at(70.0), at(116.0)], &[0.6, 1.8, 2.4]),
                "#0c2833",
                0.6,
            );
            ink += paper.stain(
                &taper(&[at(20.0), at(70.0), at(116.0)], &[0.3, 0.9, 1.2]).moved(1.4, 0.6),
                "#f6ffe6",
                0.35,
            );
        }
        let dish = blob(
            &knots![-64, 4; -40, -4; 0, -6; 40, -4; 64, 4; 58, 22; 34, 34; 0, 38; -34, 34; -58, 22],
        );
        ink += scene.shadow(&paper.put(&dish), (0.0, -2.0), 6.0, DEEP, 0.5);
        ink += paper.shaded(&dish, mix(colour, "#fff3d6", 0.12), 2, 0.6);
        for i in -4..=4 {
            let dx = f64::from(i);
            let rib = taper(
                &[(dx * 3.5, 36.0), (dx * 10.0, 22.0), (dx * 13.4, 5.0)],
                &[0.6, 1.8, 1.4],
            );
            ink += paper.stain(&rib.within(&dish), "#27404a", 0.5);
        }
        ink
    }

    fn stone(&self, paper: &Paper) -> Ink {
        let stone = blob(&knots![-44, 6; -20, -6; 14, -4; 40, 4; 50, 22; 30, 32; -30, 32; -52, 22]);
        paper.shaded(&stone, "#2b5a5e", 1, 0.6)
    }

    fn person(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let tail = taper(
            &spots![-6, -12; 14, -6; 38, -6; 58, 8; 62, 28; 52, 42],
            &[34.0, 35.0, 30.0, 22.0, 13.0, 7.0],
        );
        let fin = blob(
            &knots![54, 36; 44, 46; 34, 62; 22, 68, corner; 40, 70; 54, 60; 64, 70; 84, 76, corner; 76, 60; 64, 46; 58, 36],
        );
        let torso = blob(
            &knots![-18, -2; -19, -24; -22, -42; -16, -52; -4, -56; 10, -55; 18, -48; 16, -30; 15, -4, corner; -2, 2],
        );
        let neck = taper(&spots![0, -50; 2, -62], &[11.0, 10.0]);
        let head = blob(
            &knots![-12, -76; -8, -88; 4, -92; 15, -86; 17, -78; 21, -72; 17, -69; 16, -62; 8, -57; -4, -59; -11, -66],
        );
        let body = all([tail.clone(), torso.clone(), head.clone()]);
        let mut ink = scene.shadow(&paper.put(&body), (3.0, 6.0), 8.0, DEEP, 0.6);
        ink += self.hair_behind(paper);
        // The far arm rests on the knee.
        let far = taper(
            &spots![14, -46; 26, -32; 34, -16; 40, -14],
            &[10.0, 9.0, 7.0, 6.0],
        );
        ink += paper.shaded(&far, mix(self.skin, "#123040", 0.3), 3, 0.5);
        ink += paper.shaded(&fin, mix(self.tail, "#e6ffd8", 0.2), 4, 0.5);
        for (x, y) in [(34.0, 62.0), (46.0, 62.0), (62.0, 62.0), (74.0, 68.0)] {
            ink += paper.stain(&taper(&[(55.0, 42.0), (x, y)], &[1.0, 0.4]), "#123040", 0.5);
        }
        ink += paper.shaded(&tail, self.tail, 5, 0.6);
        let put = paper.put(&tail);
        let mut scales = Ink::none();
        for row in 0..6 {
            for column in 0..10 {
                let odd = if row % 2 == 0 { 0.0 } else { 4.0 };
                let (x, y) = (
                    -18.0 + f64::from(column) * 8.0 + odd,
                    -24.0 + f64::from(row) * 7.0,
                );
                let scale = taper(
                    &[(x - 3.6, y), (x, y + 3.4), (x + 3.6, y)],
                    &[0.5, 1.0, 0.5],
                );
                scales += paper.stain(&scale, mix(self.tail, DEEP, 0.7), 0.6);
            }
        }
        ink += scene.clipped(&put, scales);
        ink += paper.shaded(&neck, mix(self.skin, "#123040", 0.2), 6, 0.4);
        ink += paper.shaded(&torso, self.shirt, 7, 0.5);
        let belt = taper(&spots![-18, -6; 0, -1; 15, -6], &[5.0, 5.0]);
        ink += paper.shaded(&belt, mix(self.tail, "#e6ffd8", 0.3), 8, 0.4);
        for dx in [-8.0, 4.0] {
            ink += paper.stain(
                &taper(
                    &[(dx, -46.0), (dx + 2.0, -28.0), (dx, -10.0)],
                    &[0.3, 1.4, 0.3],
                ),
                "#123040",
                0.35,
            );
        }
        ink += paper.shaded(&head, self.skin, 9, 0.4);
        ink += self.face(paper);
        ink += self.hair(paper);
        // The near arm holds the shell to the ear.
        let sleeve = taper(&spots![-14, -46; -24, -36; -30, -28], &[15.0, 14.0, 12.0]);
        let arm = taper(
            &spots![-30, -30; -32, -40; -24, -54; -12, -68],
            &[10.0, 9.0, 8.0, 7.0],
        );
        let hand = blob(&knots![-16, -62; -18, -70; -12, -78; -5, -76; -4, -69; -9, -63]);
        ink += paper.shaded(&all([arm, hand]).fillet(1.5), self.skin, 10, 0.4);
        ink += paper.shaded(&sleeve, self.shirt, 11, 0.5);
        let shell = blob(
            &knots![-14, -82; -10, -90; -2, -88; 4, -78; 4, -68; -2, -62, corner; -9, -66; -14, -74],
        );
        ink += scene.shadow(&paper.put(&shell), (1.0, 2.0), 2.0, DEEP, 0.6);
        ink += paper.shaded(&shell, "#f2dfbd", 12, 0.5);
        for (a, b) in [
            ((-12.0, -84.0), (-3.0, -68.0)),
            ((-6.0, -89.0), (0.0, -70.0)),
        ] {
            ink += paper.stain(&taper(&[a, b], &[1.0, 0.4]), "#8a6040", 0.7);
        }
        let fingers = taper(&spots![-13, -70; -6, -74; 0, -75], &[5.0, 4.4, 3.4]);
        let lower = taper(&spots![-12, -66; -6, -69; -1, -70], &[4.6, 4.0, 3.0]);
        ink + paper.shaded(&lower, self.skin, 13, 0.3) + paper.shaded(&fingers, self.skin, 14, 0.3)
    }

    fn face(&self, paper: &Paper) -> Ink {
        let dark = mix(self.skin, "#120c18", 0.8);
        let mut ink = paper.mark(&ellipse((11.0, -77.0), 1.5, 2.1), dark);
        ink += paper.mark(
            &taper(&spots![7, -82; 11, -84; 14, -83], &[0.5, 1.5, 0.6]),
            dark,
        );
        ink += paper.stain(&circle((9.0, -69.0), 3.4), "#d9604a", 0.3);
        if self.style != Hair::Beard {
            ink += paper.mark(
                &taper(&spots![10, -65; 13, -63.6; 16, -65.4], &[0.4, 1.5, 0.5]),
                mix(self.skin, "#5a1420", 0.7),
            );
        }
        ink
    }

    fn hair_behind(&self, paper: &Paper) -> Ink {
        if self.style != Hair::Loose {
            return Ink::none();
        }
        let locks: [&[At]; 7] = [
            &spots![4, -88; -14, -98; -30, -92; -44, -100],
            &spots![2, -90; -10, -106; -28, -108; -40, -120],
            &spots![-6, -84; -24, -84; -38, -74; -52, -78],
            &spots![-8, -76; -26, -72; -38, -58; -50, -60],
            &spots![6, -90; 0, -108; -12, -118; -16, -130],
            &spots![-8, -70; -22, -60; -30, -46; -44, -44],
            &spots![-4, -86; -22, -98; -40, -100; -54, -112],
        ];
        let whole = all(locks
            .iter()
            .map(|lock| taper(lock, &[16.0, 12.0, 8.0, 0.8])));
        let mut ink = paper.piece(&whole, self.hair, 20);
        for lock in locks {
            ink += paper.stain(
                &taper(lock, &[0.5, 1.2, 1.0, 0.3]),
                mix(self.hair, "#9fd6c4", 0.5),
                0.6,
            );
        }
        ink
    }

    fn hair(&self, paper: &Paper) -> Ink {
        match self.style {
            Hair::Loose => {
                let crown = blob(
                    &knots![14, -86; 16, -92; 4, -98; -10, -92; -15, -78; -12, -64; -6, -62; -4, -74; 2, -82; 8, -84],
                );
                paper.piece(&crown, self.hair, 21)
            }
            Hair::Knot => {
                let crown = blob(
                    &knots![14, -85; 15, -92; 4, -97; -10, -92; -15, -78; -12, -66; -6, -64; -4, -74; 2, -82; 8, -83],
                );
                let knot = blob(&knots![-14, -94; -6, -104; 4, -104; 8, -96; 0, -90; -10, -88]);
                let pin = taper(&spots![-16, -104; 10, -92], &[2.0, 1.6]);
                paper.piece(&knot, self.hair, 22)
                    + paper.piece(&pin, "#cda552", 23)
                    + paper.piece(&crown, self.hair, 21)
            }
            Hair::Beard => {
                let beard = blob(&knots![
                    -6, -66; 0, -68; 8, -66; 14, -67; 18, -64; 20, -54; 14, -44; 18, -36; 10, -26; 4, -34; -2, -42; -2, -52; -6, -58
                ]);
                let tuft = blob(&knots![-14, -66; -15, -78; -10, -86; -6, -82; -8, -74; -7, -66]);
                let brow = taper(&spots![6, -83; 11, -86; 16, -83], &[1.2, 3.4, 1.4]);
                let mut ink = paper.piece(&tuft, self.hair, 21)
                    + paper.piece(&beard, self.hair, 24)
                    + paper.mark(&brow, self.hair);
                for dx in [0.0, 5.0, 10.0] {
                    let strand = taper(
                        &[(dx + 2.0, -62.0), (dx + 4.0, -50.0), (dx + 1.0, -40.0)],
                        &[0.3, 1.1, 0.3],
                    );
                    ink += paper.stain(&strand, "#6f8f8a", 0.6);
                }
                ink
            }
        }
    }
}
