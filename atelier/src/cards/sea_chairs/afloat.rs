//! A chair in the water.

use super::chairs::{bentwood, coat, kitchen, ladder, windsor, wing_chair};
use super::{COAT, DEEP, HORIZON, Piece};
use crate::colour::{Colour, mix};
use crate::line::{handcut, handcut_finely, poly, rect, taper};
use crate::random::noise;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::stops;
use crate::svg::Ink;

/// A chair in the water.
pub struct Afloat {
    /// Where it breaks the surface.
    pub at: At,
    /// How much of it is under water; all of it is about 100.
    pub sunk: f64,
    pub turn: f64,
    pub colour: &'static str,
    pub dark: &'static str,
    pub pieces: Vec<Piece>,
    pub seed: i64,
}

impl Afloat {
    /// By the distance from the horizon.
    pub fn size(&self) -> f64 {
        0.0109 * (self.at.1 - HORIZON)
    }

    pub fn spot(&self) -> Spot {
        let ((x, y), size) = (self.at, self.size());
        Spot::new(x, y + self.sunk * size, size).turned(self.turn)
    }

    pub fn ink(&self, scene: &Scene) {
        let ((x, y), size) = (self.at, self.size());
        let spot = self.spot();
        let mut surface: Vec<At> = (-30..=30)
            .map(|i| {
                let x = x + f64::from(i) * 3.0 * size;
                (
                    x,
                    y + 1.6 * size * noise(f64::from(i) * 0.45, self.seed, None),
                )
            })
            .collect();
        surface.extend([(x + 90.0 * size, y + 400.0), (x - 90.0 * size, y + 400.0)]);
        let under = poly(&surface);
        let cut: Vec<Piece> = self
            .pieces
            .iter()
            .zip(0..)
            .map(|((shape, light), i)| {
                let cut = handcut_finely(
                    &spot.put(shape),
                    0.35 * size.min(2.0),
                    12.0 * size.max(0.6),
                    self.seed + i,
                    0.15,
                );
                (cut, *light)
            })
            .collect();
        let dry: Vec<Piece> = cut
            .iter()
            .map(|(shape, light)| (shape.minus(&under), *light))
            .collect();
        let whole = all(dry.iter().map(|(shape, _)| shape.clone()));
        self.mirrored(scene, &whole);
        let wet = all(cut.iter().map(|(shape, _)| shape.within(&under)));
        self.sunken(scene, &wet);
        scene.add(self.rings(scene, &whole, &[(196.0, 256.0), (284.0, 344.0)]));
        scene.add(scene.shadow(&whole, (0.0, 2.0 * size), 5.0 * size, "#5f746c", 0.35));
        for (i, (shape, light)) in (0..).zip(&dry) {
            if *light > 0.0 {
                scene.add(scene.shadow(shape, (0.0, 2.0), 3.0 * size, DEEP, 0.35));
            }
            let sheet = scene.sheet(shape, Colour::from(self.colour).lighter(*light));
            let sheet = sheet.lit(0.26).shade(0.5).rim(0.5 + 0.5 * size.min(3.0));
            let sheet = sheet.lit_colour("#f4f3e6").dark(self.dark).grain(1.0);
            scene.add(sheet.seed(self.seed + i));
        }
        // The water laps at it.
        let edge = under.grown(0.5 * size.min(2.0)).minus(&under.grown(-0.4));
        let foam = edge.within(&whole.grown(0.4 * size));
        scene.add(scene.veil(&foam, "#f6f6ec", 0.7));
        scene.add(self.rings(scene, &whole, &[(10.0, 170.0)]));
    }

    /// Rings where it goes in, from one angle to another.
    pub fn rings(&self, scene: &Scene, whole: &Shape, arcs: &[(f64, f64)]) -> Ink {
        let (y, size) = (self.at.1, self.size());
        let at_line = rect(-100.0, y - 9.0 * size, 900.0, y + 4.0 * size);
        let b = whole.within(&at_line).bounds();
        // What hangs over the water leaves none.
        if b.width() == 0.0 {
            return Ink::none();
        }
        let (half, middle) = ((b.width() / 2.0).max(6.0) + 2.0 * size, (b.x0 + b.x1) / 2.0);
        let mut ink = Ink::none();
        for (k, opacity) in [(1.0, 0.85), (1.3, 0.55), (1.65, 0.3)] {
            for (from, to) in arcs {
                let points: Vec<At> = (0..=14)
                    .map(|i| {
                        let degrees = from + (to - from) * f64::from(i) / 14.0;
                        let (sin, cos) = degrees.to_radians().sin_cos();
                        (middle + half * k * cos, y + half * (0.02 + k * 0.12 * sin))
                    })
                    .collect();
                let width = (0.5 + 0.8 * size).min(2.6);
                let ring = taper(&points, &[0.3, width, width, 0.3]);
                ink += scene.veil(&ring, "#f6f6ec", opacity);
            }
        }
        ink
    }

    /// What of it is under water, bent by the waves and lost in the deep.
    fn sunken(&self, scene: &Scene, wet: &Shape) {
        let ((_, y), size) = (self.at, self.size());
        let bent = wet.grown(0.4).bent(|(x, to)| {
            let deep = (to - y) / size;
            (
                x + size * 0.09 * deep * (deep * 0.55).sin(),
                to - (to - y) * 0.12,
            )
        });
        let stops = stops![0, mix(self.colour, "#5c776e", 0.3), 0.92; 0.5, mix(self.colour, "#6f8b82", 0.45), 0.7; 1, "#7d978d", 0.25];
        let fill = scene.linear((0.0, y), (0.0, y + 34.0 * size), &stops);
        scene.add(scene.fill(&bent, fill));
    }

    /// Its reflection, broken by the waves.
    pub fn mirrored(&self, scene: &Scene, whole: &Shape) {
        let ((_, y), size) = (self.at, self.size());
        let image = whole.stretched(1.0, -0.62, (0.0, y));
        let b = image.bounds();
        let mut strips = Vec::new();
        let (mut at, mut i) = (y, 0);
        while at < b.y1 {
            let high = (2.4 + 0.75 * f64::from(i)) * size.max(0.5);
            let sway = 5.0 * size * noise(f64::from(i) * 0.9, self.seed + 3, None);
            let strip = rect(b.x0 - 20.0, at, b.x1 + 20.0, at + high * 0.72);
            let strip = handcut(
                &image.within(&strip).moved(sway, 0.0),
                1.0 * size,
                9.0,
                i.into(),
            );
            strips.push(strip);
            at += high;
            i += 1;
        }
        let stops = stops![0, mix(self.colour, "#6f8b82", 0.35), 0.62; 1, "#7d978d", 0.12];
        let fill = scene.linear((0.0, y), (0.0, b.y1 + 2.0), &stops);
        scene.add(scene.fill(&all(strips), fill));
    }
}

/// Those that are in the water already, the furthest first.
pub fn afloat() -> Vec<Afloat> {
    let chair = |x, y, sunk, turn, colour, dark, pieces, seed| Afloat {
        at: (x, y),
        sunk,
        turn,
        colour,
        dark,
        pieces,
        seed,
    };
    vec![
        chair(766.0, 801.0, 88.0, 0.0, "#4e5d5a", "#2f3d3c", ladder(), 3),
        chair(740.0, 816.0, 74.0, 4.0, "#5a5450", "#3a3634", ladder(), 5),
        chair(702.0, 840.0, 54.0, -5.0, "#4a5f66", "#2a3a42", windsor(), 7),
        chair(634.0, 876.0, 38.0, 6.0, "#6a4a3c", "#3f2a26", bentwood(), 9),
        chair(
            510.0,
            928.0,
            30.0,
            -3.0,
            "#5f7464",
            "#33463e",
            wing_chair(),
            11,
        ),
        chair(
            304.0,
            1002.0,
            10.0,
            2.0,
            "#75604f",
            "#43352f",
            kitchen(),
            12,
        ),
        chair(304.0, 1002.0, 10.0, 2.0, "#3f4a4c", "#1f2a2e", coat(), COAT),
    ]
}
