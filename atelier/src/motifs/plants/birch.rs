//! Birches.

use crate::colour::{Colour, mix};
use crate::line::{blob, handcut, spread, taper};
use crate::random::Chance;
use crate::scene::{LAMPLIGHT, Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A birch whose crown may be beyond the edge of the card.
#[derive(Clone, Copy, Debug)]
pub struct Birch {
    /// Where its root is.
    pub root: At,
    /// The height of its end.
    pub top: f64,
    /// How far its end is to the right of its root.
    pub lean: f64,
    /// How wide its trunk is.
    pub width: f64,
    /// How many branches it has.
    pub forks: u32,
    /// The colour of its bark.
    pub bark: Colour,
    /// The colour of the marks on it.
    pub mark: Colour,
    /// How dense the grain on its far flank is.
    pub shade: f64,
    /// How wide its lit edge is.
    pub rim: f64,
    /// The colour of its lit edge, if it has one of its own.
    pub rim_colour: Option<Colour>,
    /// How much of its lit edge is seen.
    pub rim_opacity: f64,
}

impl Default for Birch {
    fn default() -> Self {
        Birch {
            root: (400.0, 1060.0),
            top: -40.0,
            lean: 0.0,
            width: 30.0,
            forks: 3,
            bark: "#b3cabd".into(),
            mark: "#1f4c5c".into(),
            shade: 0.6,
            rim: 1.3,
            rim_colour: None,
            rim_opacity: 0.55,
        }
    }
}

/// How many joints a trunk has.
const JOINTS: usize = 7;

impl Birch {
    fn trunk(&self, chance: &mut Chance) -> [At; JOINTS] {
        std::array::from_fn(|i| {
            let part = i as f64 / (JOINTS - 1) as f64;
            let waver = chance.between(-1.0, 1.0) * self.width * 0.28;
            let y = self.root.1 + (self.top - self.root.1) * part;
            (self.root.0 + self.lean * part + waver, y)
        })
    }

    fn trunk_shape(&self, trunk: &[At]) -> Shape {
        let widths = [1.5, 1.12, 1.0, 0.96, 0.9, 0.84, 0.78];
        taper(trunk, &widths.map(|width| width * self.width))
    }

    /// Its trunk and branches as one shape.
    pub fn shape(&self, seed: i64) -> Shape {
        let mut chance = Chance::of("birch", seed as u64);
        let trunk = self.trunk(&mut chance);
        let width = self.width;
        let mut limbs = vec![self.trunk_shape(&trunk)];
        for _ in 0..self.forks {
            let part = chance.between(0.52, 0.97);
            let (x, y) = self.on_trunk(&trunk, part);
            let side = chance.side();
            let long = width * chance.between(3.2, 6.0);
            let branch = spots![
                x, y; x + side * long * 0.35, y - long * 0.42; x + side * long * 0.62, y - long * 0.95;
                x + side * long * 0.95, y - long * 1.5
            ];
            limbs.push(taper(
                &branch,
                &[0.42, 0.26, 0.16, 0.05].map(|part| part * width),
            ));
            for _ in 0..3 {
                let far = chance.between(0.3, 0.9);
                let (x, y) = (x + side * long * 0.7 * far, y - long * 0.95 * far);
                let long = long * chance.between(0.25, 0.5);
                let side = chance.side();
                let twig = spots![
                    x, y; x + side * long * 0.5, y - long * 0.6; x + side * long * 0.7, y - long * 1.2
                ];
                limbs.push(taper(&twig, &[0.16, 0.09, 0.03].map(|part| part * width)));
            }
        }
        handcut(&all(limbs).fillet(width * 0.05), 0.8, 34.0, seed)
    }

    fn on_trunk(&self, trunk: &[At], part: f64) -> At {
        let x = spread(&trunk.iter().map(|at| at.0).collect::<Vec<_>>(), part);
        (x, self.root.1 + (self.top - self.root.1) * part)
    }

    /// Drawn: round, lit from one side, with the marks of its bark.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let shape = self.shape(seed);
        let (x, y) = (self.root.0, (self.root.1 + self.top) / 2.0);
        let side = if scene.light.0 > x { 1.0 } else { -1.0 };
        let sheet = scene.sheet(&shape, self.bark).light((x + side * 900.0, y));
        let mut ink = sheet.lit(0.0).shade(0.0).rim(0.0).ink();
        let half = self.width * 0.5;
        let (left, right) = (x + self.lean.min(0.0) - half, x + self.lean.max(0.0) + half);
        let (near, far) = if side > 0.0 {
            (right, left)
        } else {
            (left, right)
        };
        let density = stops![
            0.1, Colour::BLACK, 0.0; 0.6, Colour::BLACK, self.shade * 0.35; 1, Colour::BLACK, self.shade
        ];
        let spray = Spray {
            seed,
            opacity: 0.8,
            ..Spray::default()
        };
        let density = scene.linear((near, 0.0), (far, 0.0), &density);
        ink += scene.grain(&shape, density, self.mark, spray);
        let edge = self.rim_colour.unwrap_or(mix(self.bark, LAMPLIGHT, 0.7));
        let by = (-side * self.rim, 0.0);
        ink += scene.rim(&shape, by, edge, self.rim_opacity, scene.light, 520.0);
        ink + scene.veil(&self.marks(seed), self.mark, 0.85)
    }

    fn marks(&self, seed: i64) -> Shape {
        let trunk = self.trunk(&mut Chance::of("birch", seed as u64));
        let mut chance = Chance::of("birch marks", seed as u64);
        let count = ((self.root.1 - self.top).abs() / (self.width * 0.62)) as usize;
        let mut marks = Vec::new();
        for i in 0..count {
            let part = (i as f64 + chance.unit()) / count as f64;
            let at = self.on_trunk(&trunk, part);
            let kind = chance.unit();
            if kind < 0.78 {
                marks.push(self.dash(at, &mut chance));
            } else if kind < 0.93 {
                marks.push(self.scar(at, &mut chance));
            }
        }
        all(marks).within(&self.trunk_shape(&trunk))
    }

    /// A short line, mostly from one of the edges.
    fn dash(&self, (x, y): At, chance: &mut Chance) -> Shape {
        let width = self.width;
        let side = *chance.pick(&[-1.0, 1.0, 1.0, -1.0, 0.0]);
        let long = width * chance.between(0.18, 0.62);
        let back = match side == 0.0 {
            true => chance.between(-0.3, 0.3) * width,
            false => side * long * 0.5,
        };
        let x = x + side * width * 0.48 - back;
        let thick = width * chance.between(0.03, 0.085);
        let points =
            spots![x - long / 2.0, y; x, y + width * 0.03; x + long / 2.0, y - width * 0.01];
        let end = |thin: bool| if thin { 0.4 } else { thick * 1.4 };
        taper(&points, &[end(side >= 0.0), thick, end(side <= 0.0)])
    }

    /// Where a branch was once: an eye with a brow.
    fn scar(&self, (x, y): At, chance: &mut Chance) -> Shape {
        let x = x + chance.between(-0.22, 0.22) * self.width;
        let r = self.width * chance.between(0.1, 0.17);
        let eye = blob(&knots![
            x - r * 1.5, y + r * 0.4, corner; x - r * 0.4, y - r * 0.5; x + r * 0.5, y - r * 0.55;
            x + r * 1.6, y + r * 0.5, corner; x + r * 0.4, y + r * 0.55; x - r * 0.5, y + r * 0.6
        ]);
        let brow = spots![
            x - r * 2.1, y - r * 0.1; x - r, y - r * 1.15; x, y - r * 1.45; x + r, y - r * 1.1; x + r * 2.1, y
        ];
        eye.and(&taper(&brow, &[0.3, r * 0.28, r * 0.3, r * 0.28, 0.3]))
    }
}
