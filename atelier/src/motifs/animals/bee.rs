//! Bees who live as people do.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, circle, ellipse, handcut_finely, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

const DARK: &str = "#3a2018";

/// A bee that stands upright on the origin and looks to the right, about 100 high.
#[derive(Clone, Copy)]
pub struct Bee {
    /// Where it stands.
    pub spot: Spot,
    /// Where the light is.
    pub light: At,
    /// Where its near and its far hand are.
    pub hands: [At; 2],
    /// Where its near and its far foot are.
    pub feet: [At; 2],
    /// Its scarf, if it has one.
    pub scarf: Option<Colour>,
    /// Whether its eye is closed.
    pub asleep: bool,
    /// How far it bows its head, in degrees.
    pub bow: f64,
}

impl Bee {
    /// A bee with its hands at rest.
    pub fn standing(spot: Spot, light: At) -> Bee {
        Bee {
            spot,
            light,
            hands: [(24.0, -40.0), (28.0, -46.0)],
            feet: [(0.0, 0.0), (12.0, -1.0)],
            scarf: None,
            asleep: false,
            bow: 0.0,
        }
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut ink = self.wings(scene);
        ink += self.limb(scene, &[(10.0, -58.0), self.elbow(1), self.hands[1]], 4.4);
        ink += self.leg(scene, (9.0, -20.0), self.feet[1]);
        ink += self.abdomen(scene, seed);
        ink += self.leg(scene, (0.0, -17.0), self.feet[0]);
        ink += self.collar(scene, seed);
        ink += self.head(scene, seed);
        if let Some(scarf) = self.scarf {
            ink += self.muffled(scene, scarf, seed);
        }
        ink + self.limb(scene, &[(3.0, -57.0), self.elbow(0), self.hands[0]], 4.8)
    }

    fn cut(&self, shape: &Shape, seed: i64) -> Shape {
        handcut_finely(
            &self.spot.put(shape),
            0.5 * self.spot.size,
            12.0,
            seed,
            0.15,
        )
    }

    fn piece(&self, scene: &Scene, shape: &Shape, colour: impl Into<Colour>, seed: i64) -> Ink {
        let (shape, colour) = (self.cut(shape, seed), colour.into());
        let sheet = scene.sheet(&shape, colour).light(self.light).lit(0.3);
        sheet
            .shade(0.34)
            .dark(mix(colour, "#8a4416", 0.55))
            .rim(1.2)
            .grain(1.25)
            .seed(seed)
            .ink()
    }

    /// Elbows hang a little below the line from the shoulder to the hand.
    fn elbow(&self, hand: usize) -> At {
        let (x, y) = self.hands[hand];
        ((x + 8.0) / 2.0, (y - 57.0) / 2.0 + 7.0)
    }

    fn limb(&self, scene: &Scene, line: &[At], width: f64) -> Ink {
        let limb = taper(line, &[width, width * 0.8, width * 0.8]);
        let hand = circle(line[line.len() - 1], width * 0.62);
        self.piece(scene, &limb.and(&hand), DARK, 4)
    }

    fn leg(&self, scene: &Scene, hip: At, foot: At) -> Ink {
        let knee = ((hip.0 + foot.0) / 2.0 + 3.0, (hip.1 + foot.1) / 2.0);
        let leg = taper(&[hip, knee, (foot.0, foot.1 - 2.0)], &[5.0, 4.0, 3.4]);
        let shoe = blob(&knots![
            foot.0 - 4.0, foot.1, corner; foot.0 - 4.0, foot.1 - 5.0; foot.0 + 3.0, foot.1 - 5.0;
            foot.0 + 9.0, foot.1 - 1.6; foot.0 + 8.0, foot.1, corner
        ]);
        self.piece(scene, &leg.and(&shoe), DARK, 5)
    }

    fn wings(&self, scene: &Scene) -> Ink {
        let lower = blob(&knots![-6, -56; -22, -62; -42, -58; -50, -48; -40, -40; -22, -44]);
        let upper =
            blob(&knots![-4, -64; -18, -84; -42, -98; -58, -94; -58, -80; -42, -66; -20, -56]);
        let veins: [[At; 3]; 5] = [
            [(-6.0, -62.0), (-28.0, -80.0), (-52.0, -92.0)],
            [(-6.0, -61.0), (-30.0, -72.0), (-54.0, -82.0)],
            [(-28.0, -78.0), (-36.0, -74.0), (-42.0, -70.0)],
            [(-6.0, -57.0), (-24.0, -54.0), (-44.0, -52.0)],
            [(-40.0, -86.0), (-44.0, -82.0), (-48.0, -78.0)],
        ];
        let mut ink = Ink::none();
        for (wing, seed) in [(lower, 1), (upper, 2)] {
            let wing = self.cut(&wing, seed);
            ink += scene.veil(&wing, "#eef4ee", 0.72);
            let edge = wing.minus(&wing.moved(-0.8, 1.2));
            ink += scene.veil(&edge, Colour::WHITE, 0.9);
        }
        for vein in veins {
            let vein = self.spot.put(&taper(&vein, &[1.2, 0.9, 0.3]));
            ink += scene.veil(&vein, "#8a9a9a", 0.7);
        }
        ink
    }

    fn abdomen(&self, scene: &Scene, seed: i64) -> Ink {
        let body = blob(&knots![
            -13, -60; 2, -64; 16, -54; 21, -38; 17, -22; 7, -11; -5, -4; -17, -1, corner; -22, -12; -26, -28; -23, -47
        ]);
        let cut = self.cut(&body, seed);
        let mut ink = scene.shadow(&cut, (0.0, 2.0), 3.0, "#2a1410", 0.35);
        ink += self.piece(scene, &body, "#e9a832", seed);
        let mut bands = Ink::none();
        for (from, bend, to, width) in [
            ((-32.0, -40.0), (-4.0, -30.0), (28.0, -42.0), 8.4),
            ((-32.0, -24.0), (-6.0, -15.0), (24.0, -26.0), 8.0),
            ((-32.0, -10.0), (-12.0, -4.0), (8.0, -12.0), 7.0),
        ] {
            let band = taper(&[from, bend, to], &[width * 0.8, width, width * 0.8]);
            bands += scene.fill(&self.cut(&band, seed + 3), DARK);
        }
        ink += scene.clipped(&cut, bands);
        let sheen = taper(
            &[(12.0, -50.0), (16.5, -38.0), (12.0, -24.0)],
            &[0.5, 3.0, 0.5],
        );
        ink + scene.veil(&self.spot.put(&sheen), "#fff0c0", 0.45)
    }

    /// The fur of its breast.
    fn collar(&self, scene: &Scene, seed: i64) -> Ink {
        let ring: Vec<At> = (0..44)
            .map(|i| {
                let (sin, cos) = (f64::from(i) * std::f64::consts::TAU / 44.0).sin_cos();
                let r = if i % 2 == 0 { 18.5 } else { 14.5 };
                let uneven = 1.0 + 0.09 * f64::from((i * 7) % 5 - 2) / 2.0;
                (
                    2.0 + cos * r * uneven * 1.06,
                    -62.0 + sin * r * uneven * 0.86,
                )
            })
            .collect();
        let mut ink = self.piece(scene, &poly(&ring), "#f3c65a", seed + 6);
        for i in 0..9 {
            let x = -10.0 + f64::from(i) * 3.0;
            let y = -64.0 + f64::from((i * 5) % 7);
            let hair = taper(&[(x, y), (x - 0.6, y + 6.0)], &[1.0, 0.2]);
            ink += scene.veil(&self.spot.put(&hair), "#b8741e", 0.6);
        }
        ink
    }

    fn head(&self, scene: &Scene, seed: i64) -> Ink {
        let neck = (6.0, -74.0);
        let bowed = |shape: &Shape| shape.turned(self.bow, neck);
        let mut ink = Ink::none();
        for (from, bend, to) in [
            ((8.0, -97.0), (8.0, -108.0), (16.0, -113.0)),
            ((15.0, -97.0), (19.0, -107.0), (28.0, -109.0)),
        ] {
            let feeler = taper(&[from, bend, to], &[2.2, 1.7, 1.5]);
            let feeler = feeler.and(&ellipse(to, 2.9, 2.4));
            ink += self.piece(scene, &bowed(&feeler), DARK, 8);
        }
        let skull = blob(&knots![
            -6, -86; -1, -97; 10, -101; 22, -97; 27, -87; 25, -77; 16, -71; 4, -72; -4, -78
        ]);
        ink += self.piece(scene, &bowed(&skull), "#f0b642", seed + 9);
        let mark = |shape: &Shape| self.spot.put(&bowed(shape));
        ink += scene.veil(&mark(&ellipse((12.0, -78.5), 3.8, 2.5)), "#e2653c", 0.55);
        if self.asleep {
            let lid = taper(
                &[(13.0, -88.0), (17.0, -85.4), (21.5, -88.0)],
                &[0.8, 1.8, 0.8],
            );
            ink += scene.fill(&mark(&lid), DARK);
        } else {
            ink += scene.fill(&mark(&ellipse((17.0, -88.0), 4.2, 5.4)), "#24130f");
            ink += scene.fill(&mark(&ellipse((18.6, -90.2), 1.5, 1.8)), Colour::WHITE);
            ink += scene.veil(&mark(&circle((15.8, -85.4), 0.8)), Colour::WHITE, 0.7);
        }
        let smile = taper(
            &[(18.0, -78.0), (21.0, -76.2), (24.0, -78.2)],
            &[0.6, 1.4, 0.6],
        );
        ink + scene.fill(&mark(&smile), DARK)
    }

    fn muffled(&self, scene: &Scene, colour: Colour, seed: i64) -> Ink {
        let round = blob(&knots![
            -11, -72; 4, -68; 19, -71; 22, -65; 6, -60; -11, -64
        ]);
        let end = blob(&knots![
            -8, -68, corner; 0, -66; -4, -52; -10, -38, corner; -20, -41, corner; -14, -56
        ]);
        let mut ink = Ink::none();
        for (part, seed) in [(end, seed + 11), (round, seed + 12)] {
            ink += scene.shadow(&self.cut(&part, seed), (0.0, 1.6), 2.0, "#2a1410", 0.4);
            ink += self.piece(scene, &part, colour, seed);
        }
        for y in [-46.0, -51.0, -56.0] {
            let knit = taper(
                &[(-17.0 - (y + 46.0) * 0.3, y), (-5.0, y + 2.0)],
                &[1.6, 1.6],
            );
            ink += scene.veil(&self.spot.put(&knit), "#fff0d8", 0.7);
        }
        ink
    }
}
