//! Narrow houses of an old town.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut_finely, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// The colours of flowers in front of windows.
const FLOWERS: [&str; 3] = ["#e2725b", "#f2c84b", "#6f9a5b"];
/// What frames of windows and doors are painted with.
const WHITEWASH: &str = "#fff8e6";

/// How a roof is built.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Roof {
    /// With a pointed gable, a little hollow.
    Gable,
    /// Steep, with a flat top.
    Mansard,
    /// An onion dome with a golden ball.
    Onion,
    /// A gable in steps.
    Steps,
    /// Sloping to one side.
    Shed,
}

/// A narrow house with windows and a door; its origin is the middle of its foot.
pub struct TownHouse {
    /// Where, and how it leans.
    pub spot: Spot,
    /// How wide.
    pub width: f64,
    /// How high its walls are.
    pub height: f64,
    /// How high its roof is.
    pub roof_height: f64,
    /// How its roof is built.
    pub roof: Roof,
    /// The colour of its walls.
    pub wall: Colour,
    /// The colour of its tiles.
    pub tiles: Colour,
    /// What darkens its far side.
    pub dark: Colour,
    /// The colour of a dark window.
    pub window: Colour,
    /// The colour of a lit window.
    pub lamp: Colour,
}

impl TownHouse {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut chance = Chance::of("town house", seed as u64);
        let (walls, roof) = (self.walls(), self.roof_shape());
        let mut ink = Ink::none();
        let smokes = matches!(self.roof, Roof::Gable | Roof::Mansard | Roof::Shed);
        if smokes && chance.happens(0.75) {
            let side = chance.side();
            // On a roof that slopes to one side it stands where the roof is high.
            let side = if self.roof == Roof::Shed { 1.0 } else { side };
            ink += self.chimney(scene, side * self.width * 0.26, seed);
        }
        let front = self.cut(&walls, seed + 2);
        let sheet = scene.sheet(&front, self.wall).rim(1.0);
        ink += sheet.dark(mix(self.wall, self.dark, 0.45)).ink();
        let tiles = self.cut(&roof, seed + 3);
        let sheet = scene.sheet(&tiles, self.tiles).lit(0.28).shade(0.55);
        ink += sheet.rim(1.2).dark(mix(self.tiles, self.dark, 0.5)).ink();
        if self.roof != Roof::Steps {
            ink += self.rows_of_tiles(scene, &roof);
        }
        if self.roof == Roof::Onion {
            let (foot, top) = (self.above(1.2), self.above(1.55));
            let ball = taper(&[(0.0, foot), (0.0, top)], &[1.4, 1.0]).and(&circle((0.0, top), 2.6));
            ink += scene.fill(&self.spot.put(&ball), "#e0a83a");
        }
        ink += self.windows(scene, seed, &mut chance);
        ink + self.door(scene, *chance.pick(&[-0.18, 0.0, 0.18]) * self.width, seed)
    }

    /// All of it as one shape, where it stands.
    pub fn silhouette(&self) -> Shape {
        self.spot.put(&self.walls().and(&self.roof_shape()))
    }

    fn cut(&self, shape: &Shape, seed: i64) -> Shape {
        handcut_finely(&self.spot.put(shape), 0.45, 14.0, seed, 0.15)
    }

    /// So many heights of the roof above the eaves.
    fn above(&self, part: f64) -> f64 {
        -self.height - self.roof_height * part
    }

    fn walls(&self) -> Shape {
        let (half, top) = (self.width / 2.0, -self.height);
        poly(&spots![-half, 8; half, 8; half * 0.97, top; -half * 0.97, top])
    }

    fn roof_shape(&self) -> Shape {
        let (w, eaves) = (self.width, -self.height);
        let up = |part: f64| self.above(part);
        // Symmetric roofs are drawn from the left eave to the ridge.
        let both_sides = |left: &[At]| {
            let right = left.iter().rev().map(|at| (-at.0, at.1));
            poly(&left.iter().copied().chain(right).collect::<Vec<_>>())
        };
        match self.roof {
            Roof::Gable => blob(&knots![
                -w / 2.0 - 4.0, eaves + 3.0, corner; -w * 0.2, up(0.5); 0, up(1.0), corner; w * 0.2, up(0.5);
                w / 2.0 + 4.0, eaves + 3.0, corner
            ]),
            Roof::Mansard => both_sides(&spots![
                -w / 2.0 - 3.0, eaves + 2.0; -w * 0.36, up(0.55); -w * 0.2, up(0.72)
            ]),
            Roof::Onion => blob(&knots![
                -w * 0.34, eaves + 2.0, corner; -w * 0.52, up(0.34); -w * 0.36, up(0.62); -w * 0.08, up(0.82);
                0, up(1.25), corner; w * 0.08, up(0.82); w * 0.36, up(0.62); w * 0.52, up(0.34);
                w * 0.34, eaves + 2.0, corner
            ]),
            Roof::Steps => both_sides(&spots![
                -w / 2.0 - 1.0, eaves + 1.0; -w / 2.0 - 1.0, up(0.2); -w * 0.32, up(0.2); -w * 0.32, up(0.5);
                -w * 0.16, up(0.5); -w * 0.16, up(0.8)
            ]),
            Roof::Shed => poly(&spots![
                -w / 2.0 - 3.0, eaves + 2.0; -w / 2.0 - 3.0, eaves - 5.0; w / 2.0 + 3.0, up(0.5);
                w / 2.0 + 3.0, eaves + 2.0
            ]),
        }
    }

    fn chimney(&self, scene: &Scene, x: f64, seed: i64) -> Ink {
        let stack = rect(x - 3.4, self.above(0.95), x + 3.4, self.above(0.1));
        let cap = rect(x - 5.0, self.above(1.03), x + 5.0, self.above(0.93));
        let stack = self.cut(&stack, seed + 1);
        let sheet = scene.sheet(&stack, mix(self.tiles, self.dark, 0.35));
        sheet.lit(0.2).shade(0.4).rim(0.8).ink()
            + scene.fill(&self.spot.put(&cap), mix(self.tiles, self.dark, 0.6))
    }

    fn rows_of_tiles(&self, scene: &Scene, roof: &Shape) -> Ink {
        let rows = (1..4).map(|row| {
            let (y, w) = (self.above(0.18 * f64::from(row)), self.width * 0.6);
            taper(&[(-w, y), (0.0, y - 2.0), (w, y)], &[0.8, 1.0, 0.8]).within(roof)
        });
        let rows = self.spot.put(&all(rows));
        scene.veil(&rows, mix(self.tiles, self.dark, 0.6), 0.45)
    }

    fn windows(&self, scene: &Scene, seed: i64, chance: &mut Chance) -> Ink {
        let columns = if self.width > 34.0 { 2 } else { 1 };
        let rows = ((self.height / 26.0) as i32).max(1);
        let mut ink = Ink::none();
        for row in 0..rows {
            for column in 0..columns {
                let aside = f64::from(column) - f64::from(columns - 1) / 2.0;
                let at = (
                    aside * self.width * 0.44,
                    -self.height + 17.0 + f64::from(row) * 25.0,
                );
                if at.1 <= -9.0 {
                    ink += self.window(scene, at, seed, chance);
                }
            }
        }
        ink
    }

    fn window(&self, scene: &Scene, (x, y): At, seed: i64, chance: &mut Chance) -> Ink {
        let (half, high) = ((self.width * 0.1).min(5.0), 13.0);
        let (top, sill) = (y - high / 2.0, y + high / 2.0);
        let frame = mix(self.wall, WHITEWASH, 0.7);
        let pane = match chance.happens(0.3) {
            true => blob(&knots![
                x - half, sill, corner; x - half, y - high * 0.2; x, y - high * 0.62; x + half, y - high * 0.2;
                x + half, sill, corner
            ]),
            false => rect(x - half, top, x + half, sill),
        };
        let bars = taper(&[(x, top), (x, sill)], &[0.9, 0.9])
            .and(&taper(&[(x - half, y), (x + half, y)], &[0.9, 0.9]));
        let glass = if chance.happens(0.35) {
            self.lamp
        } else {
            self.window
        };
        let mut ink = scene.fill(&self.spot.put(&pane.grown(1.5)), frame);
        ink += scene.fill(&self.cut(&pane, seed + 9), glass);
        ink += scene.fill(&self.spot.put(&bars), frame);
        if chance.happens(0.3) {
            let trough = poly(&spots![
                x - half * 1.4, sill + 1.0; x + half * 1.4, sill + 1.0; x + half * 1.2, sill + 4.5;
                x - half * 1.2, sill + 4.5
            ]);
            let flowers = all((-2..3).map(|i| circle((x + f64::from(i) * 2.4, sill), 1.7)));
            ink += scene.fill(&self.spot.put(&trough), "#7a4a3a");
            ink += scene.fill(&self.spot.put(&flowers), *chance.pick(&FLOWERS));
        } else if chance.happens(0.3) {
            let shutters = [-1.0, 1.0].map(|side| {
                let (a, b) = (x + side * half * 1.12, x + side * half * 2.0);
                rect(a.min(b), top, a.max(b), sill)
            });
            let shutters = self.spot.put(&all(shutters));
            ink += scene.fill(&shutters, mix(self.tiles, self.dark, 0.15));
        }
        ink
    }

    fn door(&self, scene: &Scene, x: f64, seed: i64) -> Ink {
        let door = blob(&knots![
            x - 4.6, 6, corner; x - 4.6, -5; x, -10; x + 4.6, -5; x + 4.6, 6, corner
        ]);
        scene.fill(
            &self.spot.put(&door.grown(1.3)),
            mix(self.wall, WHITEWASH, 0.6),
        ) + scene.fill(&self.cut(&door, seed + 11), mix(self.tiles, self.dark, 0.3))
    }
}

impl Default for TownHouse {
    fn default() -> Self {
        TownHouse {
            spot: Spot::new(0.0, 0.0, 1.0),
            width: 40.0,
            height: 60.0,
            roof_height: 30.0,
            roof: Roof::Gable,
            wall: "#f6e6c6".into(),
            tiles: "#b94f3a".into(),
            dark: "#3b2740".into(),
            window: "#5a4a66".into(),
            lamp: "#ffe7a0".into(),
        }
    }
}
