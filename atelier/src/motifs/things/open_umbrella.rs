//! Open umbrellas, seen from above.

use crate::colour::{Colour, mix};
use crate::line::{arc, between, blob, circle, handcut_finely, poly, step, taper, towards};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// What is printed on an umbrella.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Print {
    /// Nothing.
    Plain,
    /// Every other panel in the second colour.
    Gores,
    /// Rings of the second colour.
    Rings,
    /// Dots, two rows of them.
    Dots,
    /// A broad border and a thin line.
    Border,
    /// A flower: a petal on every panel.
    Petals,
    /// A slice of melon, with seeds.
    Melon,
    /// Arms that wind outwards.
    Swirl,
    /// Crossing bands.
    Tartan,
    /// No print: one sees through it, down to the pole and the handle that nobody holds.
    Clear,
}

/// An open umbrella seen from above.
#[derive(Clone, Copy)]
pub struct OpenUmbrella {
    /// Its middle.
    pub at: At,
    /// Where its tip is seen: not quite in the middle if one does not look straight down on it.
    pub tip: At,
    /// From the middle to the end of a rib.
    pub r: f64,
    /// Turned clockwise, in degrees.
    pub turn: f64,
    /// How many ribs it has.
    pub ribs: usize,
    /// Its colour.
    pub colour: Colour,
    /// The colour of what is printed on it.
    pub second: Colour,
    /// What is printed on it.
    pub print: Print,
}

impl OpenUmbrella {
    const DEEP: &str = "#16203a";
    const WET: &str = "#f4fbff";

    fn angle(&self, rib: f64) -> f64 {
        self.turn + 360.0 * rib / self.ribs as f64
    }

    fn rib(&self, i: usize) -> At {
        towards(self.at, self.angle(i as f64), self.r)
    }

    /// A place on a panel: `along` from one rib to the next, `out` from the tip to the hem.
    fn on(&self, panel: usize, along: f64, out: f64) -> At {
        let hem = between(self.rib(panel), self.rib(panel + 1), along);
        let hollow = 1.0 - 0.055 * 4.0 * along * (1.0 - along);
        between(self.tip, between(self.at, hem, hollow), out)
    }

    /// The part of a panel between two distances from the tip.
    fn panel(&self, panel: usize, from: f64, to: f64) -> Shape {
        let steps = || (0..=6).map(|i| f64::from(i) / 6.0);
        let mut ring: Vec<At> = steps().map(|t| self.on(panel, t, to)).collect();
        if from > 0.0 {
            ring.extend(steps().rev().map(|t| self.on(panel, t, from)));
        } else {
            ring.push(self.tip);
        }
        poly(&ring)
    }

    fn band(&self, from: f64, to: f64) -> Shape {
        all((0..self.ribs).map(|i| self.panel(i, from, to).grown(0.05)))
    }

    /// All of it.
    pub fn outline(&self) -> Shape {
        let hem: Vec<At> = (0..self.ribs)
            .flat_map(|i| (0..6).map(move |t| self.on(i, f64::from(t) / 6.0, 1.0)))
            .collect();
        poly(&hem)
    }

    /// Drawn. Around it a shadow of that colour.
    pub fn ink(&self, scene: &Scene, shade: impl Into<Colour>, seed: i64) -> Ink {
        let outline = handcut_finely(&self.outline(), 0.35, 9.0, seed, 0.12);
        let high = self.r * 0.16;
        let shadow = scene.shadow(&outline, (high, high * 1.3), high, shade, 0.5);
        if self.print == Print::Clear {
            return scene.faint(shadow, 0.45) + self.clear(scene, &outline);
        }
        let mut cloth = scene.fill(&outline, self.colour);
        cloth += self.printed(scene);
        let mut ink = shadow + scene.clipped(&outline, cloth);
        ink += self.folds(scene);
        let (away, near) = self.sides(scene);
        let density = stops![0.35, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.62];
        let spray = Spray {
            grain: 1.0,
            seed,
            opacity: 0.55,
            ..Spray::default()
        };
        let deep = mix(self.colour, Self::DEEP, 0.6);
        ink += scene.grain(&outline, scene.linear(near, away, &density), deep, spray);
        let (dx, dy) = step(near, away);
        let edge = mix(self.colour, Self::WET, 0.75);
        ink += scene.rim(
            &outline,
            (dx * 1.2, dy * 1.2),
            edge,
            0.6,
            scene.light,
            500.0,
        );
        ink + self.drops(scene, seed) + self.spike(scene)
    }

    /// The ends of the line through it along the light: away from it, and next to it.
    fn sides(&self, scene: &Scene) -> (At, At) {
        let (dx, dy) = step(self.at, scene.light);
        let r = self.r;
        (
            (self.at.0 - dx * r, self.at.1 - dy * r),
            (self.at.0 + dx * r, self.at.1 + dy * r),
        )
    }

    fn printed(&self, scene: &Scene) -> Ink {
        let second = self.second;
        let panels = 0..self.ribs;
        let every = |shape: &dyn Fn(usize) -> Shape| all(panels.clone().map(shape));
        match self.print {
            Print::Plain | Print::Clear => Ink::none(),
            Print::Gores => {
                let gores = panels.step_by(2).map(|i| self.panel(i, 0.0, 1.05));
                scene.fill(&all(gores), second)
            }
            Print::Rings => {
                let rings = [(0.16, 0.36), (0.54, 0.72), (0.88, 1.05)];
                scene.fill(&all(rings.map(|(from, to)| self.band(from, to))), second)
            }
            Print::Dots => {
                let size = self.r * 0.085;
                let dots = every(&|i| {
                    all([
                        circle(self.on(i, 0.5, 0.42), size * 0.8),
                        circle(self.on(i, 0.24, 0.76), size),
                        circle(self.on(i, 0.76, 0.76), size),
                    ])
                });
                scene.fill(&dots, second)
            }
            Print::Border => {
                scene.fill(&self.band(0.76, 1.05), second)
                    + scene.fill(&self.band(0.64, 0.69), second)
            }
            Print::Petals => {
                let petals = every(&|i| {
                    let at = |along, out| self.on(i, along, out);
                    let ring = [
                        (0.5, 0.12),
                        (0.2, 0.5),
                        (0.26, 0.8),
                        (0.5, 0.9),
                        (0.74, 0.8),
                        (0.8, 0.5),
                    ];
                    blob(&ring.map(|(along, out)| at(along, out).into()))
                });
                let heart = scene.fill(&self.band(0.0, 0.24), mix(second, "#f6c64a", 0.85));
                scene.fill(&petals, second) + heart
            }
            Print::Melon => {
                let seeds = every(&|i| {
                    let seed = |along, out: f64| {
                        let ends = [self.on(i, along, out), self.on(i, along, out + 0.11)];
                        taper(&ends, &[self.r * 0.03, self.r * 0.07])
                    };
                    all([seed(0.5, 0.3), seed(0.27, 0.52), seed(0.73, 0.52)])
                });
                scene.fill(&self.band(0.78, 1.05), second)
                    + scene.fill(&self.band(0.74, 0.82), "#f3f0cf")
                    + scene.fill(&seeds, "#3a1420")
            }
            Print::Swirl => {
                let arms = (0..self.ribs / 2).map(|i| {
                    let points = [0.04, 0.25, 0.5, 0.78, 1.05].map(|out: f64| {
                        let turn = self.angle(i as f64 * 2.0) + 120.0 * out;
                        let hem = towards(self.at, turn, self.r);
                        between(self.tip, hem, out)
                    });
                    let r = self.r;
                    taper(&points, &[r * 0.05, r * 0.16, r * 0.26, r * 0.36, r * 0.44])
                });
                scene.fill(&all(arms), second)
            }
            Print::Tartan => {
                let lines = every(&|i| {
                    let line = |along: f64, width: f64| {
                        let ends = [0.06, 1.05].map(|out| self.on(i, along, out));
                        taper(&ends, &[width * 0.3, width])
                    };
                    all([line(0.34, self.r * 0.12), line(0.76, self.r * 0.05)])
                });
                scene.veil(&self.band(0.42, 0.58), second, 0.75)
                    + scene.veil(&self.band(0.8, 0.88), second, 0.75)
                    + scene.veil(&lines, second, 0.75)
                    + scene.veil(&self.band(0.66, 0.69), "#f4dc9a", 0.9)
            }
        }
    }

    /// Each panel lies in a light of its own; the ribs press through.
    fn folds(&self, scene: &Scene) -> Ink {
        let (_, near) = self.sides(scene);
        let lit = (near.1 - self.at.1).atan2(near.0 - self.at.0).to_degrees();
        let mut ink = Ink::none();
        for i in 0..self.ribs {
            let facing = (self.angle(i as f64 + 0.5) - lit).to_radians().cos();
            let panel = self.panel(i, 0.0, 1.0);
            ink += if facing > 0.0 {
                scene.veil(&panel, "#fff6e0", 0.2 * facing)
            } else {
                scene.veil(&panel, Self::DEEP, -0.34 * facing)
            };
            // Between the ribs the cloth sags.
            let dip: Vec<At> = [0.3, 0.62, 1.0].map(|out| self.on(i, 0.5, out)).to_vec();
            ink += scene.veil(
                &taper(&dip, &[0.4, self.r * 0.1, self.r * 0.2]),
                Self::DEEP,
                0.07,
            );
        }
        for i in 0..self.ribs {
            let rib = [0.0, 0.5, 1.0].map(|out| between(self.tip, self.rib(i), out));
            ink += scene.veil(
                &taper(&rib, &[0.7, 1.1, 0.8]),
                mix(self.colour, Self::DEEP, 0.7),
                0.55,
            );
            let lit = rib.map(|(x, y)| (x - 0.8, y - 0.8));
            ink += scene.veil(&taper(&lit, &[0.4, 0.6, 0.4]), Self::WET, 0.35);
        }
        let ends = (0..self.ribs)
            .map(|i| circle(towards(self.at, self.angle(i as f64), self.r + 0.6), 1.3));
        ink + scene.fill(&all(ends), mix(self.colour, Self::DEEP, 0.8))
    }

    /// Rain that runs down.
    fn drops(&self, scene: &Scene, seed: i64) -> Ink {
        let mut chance = Chance::of("open umbrella", seed as u64);
        let drops = (0..(self.r / 4.0) as usize).map(|_| {
            let panel = chance.below(self.ribs as u64) as usize;
            let (along, out) = (chance.between(0.15, 0.85), chance.between(0.3, 0.85));
            let far = chance.between(0.04, 0.13);
            let ends = [self.on(panel, along, out), self.on(panel, along, out + far)];
            taper(&ends, &[0.4, chance.between(1.0, 1.9)])
        });
        scene.veil(&all(drops), Self::WET, 0.6)
    }

    fn spike(&self, scene: &Scene) -> Ink {
        let (dx, dy) = step(self.at, self.tip);
        let top = (
            self.tip.0 + dx * self.r * 0.1,
            self.tip.1 + dy * self.r * 0.1,
        );
        let cap = handcut_finely(&circle(self.tip, self.r * 0.085), 0.4, 5.0, 3, 0.1);
        scene.fill(&cap, mix(self.colour, Self::DEEP, 0.72))
            + scene.fill(
                &taper(&[self.tip, top], &[self.r * 0.07, self.r * 0.04]),
                "#2a2430",
            )
            + scene.fill(&circle(top, self.r * 0.026), "#f2e2b8")
    }

    fn clear(&self, scene: &Scene, outline: &Shape) -> Ink {
        // The pole goes down from the tip, and ends in a crook.
        let down = step(self.tip, self.at);
        let under = |far: f64| (self.tip.0 + down.0 * far, self.tip.1 + down.1 * far);
        let crook: Vec<At> = arc(
            (under(self.r * 0.4).0 + 4.0, under(self.r * 0.4).1),
            4.6,
            4.6,
            180.0,
            -40.0,
            6,
        );
        let mut ink = scene.fill(
            &taper(&[self.tip, under(self.r * 0.4)], &[1.8, 2.2]),
            "#5a5a68",
        );
        ink += scene.fill(&taper(&crook, &[2.6, 3.2, 2.6]), "#c8503a");
        let (away, near) = self.sides(scene);
        let glass = stops![0, Self::WET, 0.62; 0.45, "#d8ecf2", 0.2; 1, self.colour, 0.42];
        ink += scene.fill(outline, scene.linear(near, away, &glass));
        ink += scene.veil(&self.band(0.93, 1.0), self.colour, 0.75);
        for i in 0..self.ribs {
            let rib = [0.0, 0.5, 1.0].map(|out| between(self.tip, self.rib(i), out));
            ink += scene.veil(&taper(&rib, &[0.9, 1.3, 0.9]), "#4a5a6a", 0.75);
        }
        let shine = blob(&knots![
            self.at.0 - self.r * 0.62, self.at.1 - self.r * 0.2; self.at.0 - self.r * 0.42, self.at.1 - self.r * 0.5;
            self.at.0 - self.r * 0.12, self.at.1 - self.r * 0.68; self.at.0 - self.r * 0.34, self.at.1 - self.r * 0.36
        ]);
        ink += scene.veil(&shine, Self::WET, 0.7);
        ink + self.drops(scene, 5) + self.spike(scene)
    }
}
