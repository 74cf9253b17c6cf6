//! Round lanterns of paper.

use crate::colour::{Colour, mix};
use crate::line::{Stroke, blob, taper};
use crate::motifs::Motif;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// A lit lantern of paper over hoops, with wooden caps and a tassel. The middle of its globe is at the origin; at size 1 the
/// globe is 94 wide, and all of it reaches from -64, where its cord is tied, to 98.
#[derive(Clone, Copy, Debug)]
pub struct PaperLantern {
    /// Where.
    pub spot: Spot,
    /// The colour of the paper before the flame.
    pub flame: Colour,
    /// The colour of the paper around it.
    pub paper: Colour,
    /// The colour of the paper at the edge of the globe.
    pub edge: Colour,
    /// The colour of the caps.
    pub wood: Colour,
    /// The colour of the tassel.
    pub tassel: Colour,
    /// How long the tassel is, of the usual length.
    pub fall: f64,
    /// How dense the grain at the edge of the globe is; 0 is none, as on small ones.
    pub grain: f64,
    /// How many strips of paper there are from cap to cap.
    pub strips: usize,
}

impl PaperLantern {
    /// Where the cord is tied.
    pub const HOOK: At = (0.0, -64.0);
    /// Half the height of the globe.
    const HALF: f64 = 48.0;

    /// A lantern as most are.
    pub fn new(spot: Spot) -> PaperLantern {
        PaperLantern {
            spot,
            flame: "#fffbe8".into(),
            paper: "#ffe6ac".into(),
            edge: "#cf7f3f".into(),
            wood: "#6d4630".into(),
            tassel: "#b4503c".into(),
            fall: 1.0,
            grain: 0.45,
            strips: 8,
        }
    }

    /// Its globe, where it hangs.
    pub fn globe(&self) -> Shape {
        self.spot.put(&all((0..self.strips).map(|i| self.strip(i))))
    }

    /// All of it, where it hangs.
    pub fn outline(&self) -> Shape {
        let parts = [upper_cap(), lower_cap(), self.hanging(&tassel())];
        self.globe().and(&self.spot.put(&all(parts)))
    }

    /// Drawn, without the light around it.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        self.caps(scene, seed) + self.paper(scene, seed)
    }

    fn caps(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = self.motif(scene, seed);
        let from_within = self.spot.point((0.0, 0.0));
        let piece = |shape: &Shape, colour: Colour, part: i64| {
            let cut = motif.cut(shape, part, 0.3);
            let sheet = scene.sheet(&cut, colour).light(from_within).lit(0.45);
            sheet.shade(0.5).seed(seed + part).grain(1.05).ink()
        };
        let threads = [-3.4, -1.2, 1.1, 3.2].map(|x: f64| {
            let line = [(x * 0.5, 70.0), (x * 0.9, 82.0), (x * 1.5, 95.0)];
            scene.veil(
                &motif.put(&self.hanging(&taper(&line, &[0.5, 0.8, 0.4]))),
                mix(self.tassel, "#2a0f18", 0.6),
                0.7,
            )
        });
        piece(&self.hanging(&tassel()), self.tassel, 1)
            + threads.into_iter().sum()
            + piece(&upper_cap(), self.wood, 2)
            + piece(&lower_cap(), self.wood, 3)
    }

    /// Something of the tassel, as long as it is.
    fn hanging(&self, shape: &Shape) -> Shape {
        shape.stretched(self.fall.sqrt(), self.fall, (0.0, 57.0))
    }

    fn paper(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = self.motif(scene, seed);
        let size = self.spot.size;
        let globe = self.globe();
        let flame = self.spot.point((0.0, 5.0));
        let warm = mix(self.paper, self.edge, 0.45);
        let shine = stops![0, self.flame; 0.36, self.paper; 0.76, warm; 1, self.edge];
        let mut ink = scene.fill(&globe, scene.radial(flame, 60.0 * size, &shine));
        let deep = mix(self.edge, "#6a2a2c", 0.45);
        if self.grain > 0.0 {
            let density = stops![0.5, Colour::BLACK, 0; 1, Colour::BLACK, self.grain];
            ink += scene.grain(
                &globe,
                scene.radial(flame, 58.0 * size, &density),
                deep,
                Spray::finer(seed, 1.1, 0.5),
            );
        }
        // Each strip bulges between its hoops: light above, shaded below.
        for i in 0..self.strips {
            let strip = self.spot.put(&self.strip(i));
            let (from, to) = (self.hoop(i), self.hoop(i + 1));
            let fold = stops![0, "#ffffff", 0.3; 0.3, "#ffffff", 0; 0.55, deep, 0; 1, deep, 0.34];
            let (from, to) = (self.spot.point((0.0, from)), self.spot.point((0.0, to)));
            ink += scene.fill(&strip, scene.linear(from, to, &fold));
        }
        for i in 1..self.strips {
            let hoop: Vec<At> = self.arc(i, 1.0);
            let hoop = Stroke::along(self.spot.points(hoop), &[1.5, 1.0, 1.5].map(|w| w * size));
            ink += scene.veil(&hoop.shape().within(&globe), deep, 0.55);
        }
        for part in [-0.62, -0.22, 0.22, 0.62] {
            let line: Vec<At> = (0..=12)
                .map(|i| Self::HALF * (f64::from(i) / 6.0 - 1.0))
                .map(|y| (part * half(y), y))
                .collect();
            let seam = motif.taper(&line, &[0.5, 0.9, 0.5]);
            ink += scene.veil(&seam, deep, 0.16);
        }
        ink
    }

    fn motif<'a>(&self, scene: &'a Scene, seed: i64) -> Motif<'a> {
        Motif::new(scene, self.spot, seed)
    }

    /// How high a hoop is at the edge of the globe; towards the caps they come closer.
    fn hoop(&self, i: usize) -> f64 {
        let part = 2.0 * i as f64 / self.strips as f64 - 1.0;
        Self::HALF * (1.12 * part - 0.12 * part.powi(3))
    }

    /// A hoop as it is seen from the height of the flame, from one side to the other.
    fn arc(&self, i: usize, side: f64) -> Vec<At> {
        let y = self.hoop(i);
        let wide = half(y);
        (0..=16)
            .map(|i| side * (f64::from(i) / 8.0 - 1.0))
            .map(|x| (x * wide, y + y * 0.15 * (1.0 - x * x)))
            .collect()
    }

    fn strip(&self, i: usize) -> Shape {
        let (from, to) = (self.hoop(i), self.hoop(i + 1));
        let bulge = half((from + to) / 2.0) + 1.4;
        let middle = (from + to) / 2.0;
        let mut ring = self.arc(i, 1.0);
        ring.push((bulge, middle));
        ring.extend(self.arc(i + 1, -1.0));
        ring.push((-bulge, middle));
        Shape::within_ring(&ring)
    }
}

/// How far the globe reaches to each side at a height.
fn half(y: f64) -> f64 {
    let part = (y / 52.0).abs().min(1.0);
    47.0 * (1.0 - part.powf(2.4)).powf(0.45)
}

fn upper_cap() -> Shape {
    let cap = blob(&knots![
        -24, -48, corner; -21.5, -53; -20, -59, corner; 0, -60.5; 20, -59, corner; 21.5, -53;
        24, -48, corner; 0, -45.5
    ]);
    let ring = taper(
        &[
            (-4.0, -58.0),
            (-4.5, -63.0),
            (0.0, -66.0),
            (4.5, -63.0),
            (4.0, -58.0),
        ],
        &[1.8, 1.8],
    );
    cap.and(&ring)
}

fn lower_cap() -> Shape {
    blob(&knots![
        -23, 47.5, corner; -20.5, 52; -18, 57.5, corner; 0, 59; 18, 57.5, corner; 20.5, 52;
        23, 47.5, corner; 0, 50.5
    ])
}

fn tassel() -> Shape {
    let cord = taper(&[(0.0, 57.0), (0.0, 66.0)], &[1.8, 1.8]);
    let skirt = blob(&knots![
        0, 64; 3.6, 66; 3.4, 71; 5, 82; 7, 95, corner; 4.4, 94; 3.4, 97.5, corner; 0.8, 95;
        -1, 98, corner; -3, 95; -5, 97, corner; -7, 94, corner; -5, 82; -3.4, 71; -3.6, 66
    ]);
    cord.and(&skirt)
}
