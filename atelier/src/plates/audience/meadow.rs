//! The meadow they sit on: three sheets of paper, the nearest of which is as dark as the page.

use super::parties::Row;
use crate::colour::{Colour, mix};
use crate::line::{Knot, Path, circle, curve_of, ellipse, handcut, taper, towards};
use crate::motifs::plants::{Sprig, fern, grass, ground};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;
use crate::svg::Ink;

/// The colour of the page, in which all ends.
pub const NIGHT: &str = "#171022";
/// The light of the stage on edges.
pub const LAMP: &str = "#ffdf9e";

/// A meadow at night.
pub struct Meadow {
    /// How wide and how high the picture is.
    pub size: At,
    /// How high the farthest edge of the meadow is.
    pub back: f64,
    /// How high the next one is.
    pub middle: f64,
    /// How high the nearest one is.
    pub front: f64,
    /// Where it is as dark as the page.
    pub dark: f64,
    /// How large its waves and what grows on it are.
    pub swell: f64,
}

impl Meadow {
    /// The edge of the meadow behind a row; it is as high at the left as at the right.
    fn edge(&self, y: f64, waves: f64, shift: f64) -> Vec<Knot> {
        let (width, _) = self.size;
        let count = 24;
        (-1..=count + 1)
            .map(|i| {
                let part = f64::from(i) / f64::from(count);
                let turn = std::f64::consts::TAU * part;
                let high = (turn * waves + shift).sin() * 5.0
                    + (turn * (waves + 2.0) + shift * 2.3).sin() * 3.0;
                Knot::from((part * width, y + high * self.swell))
            })
            .collect()
    }

    fn line(&self, row: Row) -> Vec<Knot> {
        match row {
            Row::Back => self.edge(self.back, 3.0, 0.6),
            Row::Middle => self.edge(self.middle, 2.0, 2.4),
            Row::Front => self.edge(self.front, 3.0, 4.2),
        }
    }

    /// How high the edge behind a row is there.
    pub fn height(&self, row: Row, x: f64) -> f64 {
        Path::new(curve_of(&self.line(row), false, 8)).y_at(x)
    }

    /// All of the meadow from a row on.
    pub fn ground(&self, row: Row) -> Shape {
        ground(&self.line(Row::Back)).and(&ground(&self.line(row)))
    }

    /// How bright the light of the stage is there: 1 before it, less at the sides.
    pub fn bright(&self, x: f64) -> f64 {
        let aside = (x / self.size.0 * 2.0 - 1.0).abs();
        1.0 - 0.72 * aside.powf(1.8)
    }

    /// The light of the stage there.
    pub fn lamp(&self, x: f64) -> Colour {
        mix("#6a5270", LAMP, self.bright(x))
    }

    /// The meadow on which a row sits.
    pub fn land(&self, scene: &Scene, row: Row) {
        let (width, _) = self.size;
        let (near, far, blade, dense, seed) = match row {
            Row::Back => ("#62465a", "#251a35", 20.0, 0.24, 11),
            Row::Middle => ("#41304a", "#1f152e", 25.0, 0.17, 23),
            Row::Front => ("#2c1f38", "#1a1128", 36.0, 0.15, 37),
        };
        let line = self.line(row);
        let path = Path::new(curve_of(&line, false, 8));
        let blades = grass(
            &path,
            -4.0,
            width + 4.0,
            blade * self.swell,
            dense / self.swell,
            0.2,
            seed,
        );
        let land = handcut(&ground(&line), 1.0, 40.0, seed as i64).and(&blades);
        let y = path.y_at(width / 2.0);
        if row != Row::Back {
            let shade = scene.shadow(&land, (0.0, -3.0), 8.0, NIGHT, 0.55);
            // Only on the meadow behind: above it is nothing.
            scene.add(scene.clipped(&ground(&self.line(Row::Back)), shade));
        }
        let middle = (width / 2.0, y - 40.0);
        let stops = stops![0, near; 0.4, mix(near, far, 0.45); 0.85, far; 1, far];
        let fill = scene.radial(middle, width * 0.56, &stops);
        scene.add(scene.washed(scene.fill(&land, fill), seed as i64, 0.05));
        // The edge of the ground is lit faintly, the blades more.
        let soil = land.minus(&land.moved(0.0, 1.4)).minus(&blades);
        let tips = blades.minus(&blades.moved(0.4, 2.0)).minus(&ground(&line));
        for (edge, opacity) in [(soil, 0.1), (tips, 0.42)] {
            let stops =
                stops![0, LAMP, opacity; 0.5, LAMP, opacity * 0.45; 1, LAMP, opacity * 0.12];
            scene.add(scene.fill(&edge, scene.radial(middle, width * 0.55, &stops)));
        }
        // What is nearer is darker.
        let (from, to) = (y - 6.0, self.dark.min(y + 62.0));
        let stops = stops![0, NIGHT, 0; 0.5, NIGHT, 0.5; 1, NIGHT, 1];
        let fall = scene.band(
            from,
            self.size.1,
            scene.linear((0.0, from), (0.0, to), &stops),
        );
        scene.add(scene.clipped(&land, fall));
    }

    /// The shadow under somebody, and the grass before them.
    pub fn seat(&self, scene: &Scene, at: At, half: f64, seed: i64) -> (Ink, Ink) {
        let under = scene.veil(
            &ellipse((at.0, at.1 - 1.0), half, half * 0.13),
            "#0b0713",
            0.7,
        );
        let path = Path::new(vec![(at.0 - half - 4.0, at.1), (at.0 + half + 4.0, at.1)]);
        let high = 13.0 * self.swell;
        let blades = grass(
            &path,
            at.0 - half,
            at.0 + half,
            high,
            0.2 / self.swell,
            0.2,
            seed as u64,
        );
        let colour = mix(mix("#251a35", "#4a3650", self.bright(at.0)), NIGHT, 0.3);
        // They grow out of the shadow: below nothing is seen of them.
        let lamp = self.lamp(at.0);
        let fade = |colour: Colour, opacity: f64| {
            let stops = stops![0, colour, opacity; 0.4, colour, opacity; 1, colour, 0];
            scene.linear((0.0, at.1 - high), (0.0, at.1 + 4.0), &stops)
        };
        let rim = blades.minus(&blades.moved(0.6, 1.0));
        let before = scene.fill(&blades, fade(colour, 1.0)) + scene.fill(&rim, fade(lamp, 0.3));
        (scene.blurred(under, 3.0 * self.swell), before)
    }

    /// The nearest sheet, with ferns, leaves and flowers, which ends in the dark.
    pub fn foreground(&self, scene: &Scene) {
        let (width, height) = self.size;
        let mut chance = Chance::of("foreground", 5);
        let path = Path::new(curve_of(&self.line(Row::Front), false, 8));
        let k = self.swell;
        let count = (width / 40.0 / k) as i64;
        let plants = (0..count).map(|i| {
            let x = (i as f64 + chance.between(0.2, 0.8)) * width / count as f64;
            let root = (x, path.y_at(x) + 10.0);
            // Lower in the middle, where words may stand.
            let aside = (x / width * 2.0 - 1.0).abs();
            let high = k * (0.55 + 0.6 * aside) * chance.between(0.75, 1.15);
            let lean = chance.between(-14.0, 14.0);
            (i, x, root, high, lean)
        });
        for (i, x, root, high, lean) in plants {
            let seed = 60 + i;
            let colour = mix("#1d1430", "#3c2b4a", self.bright(x));
            match i % 5 {
                0 => {
                    let frond = fern(root, 56.0 * high, lean - 90.0, lean / 20.0, seed as u64);
                    self.plant(scene, &frond, colour, x, seed);
                }
                2 => {
                    let tip = towards(root, lean - 90.0, 50.0 * high);
                    let middle = ((root.0 + tip.0) / 2.0 - lean * 0.3, (root.1 + tip.1) / 2.0);
                    let sprig = Sprig::new(&[root, middle, tip], 7, 19.0 * high, seed as u64);
                    self.plant(scene, &sprig.outline(), colour, x, seed);
                }
                1 | 3 => {
                    let head = towards(root, lean - 90.0, (36.0 + 10.0 * (i % 3) as f64) * high);
                    let stalk = taper(
                        &[root, (root.0, root.1 - 16.0 * high), head],
                        &[2.2 * k, 1.8 * k, 1.3 * k],
                    );
                    scene.add(scene.fill(&stalk, colour));
                    self.flower(scene, head, 6.6 * k, i, x);
                }
                _ => {}
            }
        }
        self.land(scene, Row::Front);
        let stops = stops![0, NIGHT, 0; 1, NIGHT, 1];
        let end = scene.linear((0.0, self.front), (0.0, self.dark), &stops);
        scene.add(scene.band(self.front, self.dark, end));
        scene.add(scene.band(self.dark - 0.5, height, NIGHT));
    }

    fn plant(&self, scene: &Scene, shape: &Shape, colour: Colour, x: f64, seed: i64) {
        let lit = self.bright(x);
        let sheet = scene
            .sheet(shape, colour)
            .lit(0.12 * lit)
            .shade(0.0)
            .rim(1.3);
        scene.add(
            sheet
                .rim_colour(self.lamp(x))
                .rim_opacity(0.42 * lit)
                .seed(seed),
        );
    }

    /// A daisy, a bell or an umbel.
    fn flower(&self, scene: &Scene, at: At, r: f64, kind: i64, x: f64) {
        let lit = self.bright(x);
        let petal = mix(
            "#3a2c4a",
            ["#c9a0a4", "#a99bc4", "#d8bd92"][(kind % 3) as usize],
            0.25 + 0.4 * lit,
        );
        let dark = mix(petal, NIGHT, 0.6);
        let shape = match kind % 3 {
            0 => all((0..7).map(|i| {
                let direction = f64::from(i) * 360.0 / 7.0 - 84.0;
                let (middle, end) = (towards(at, direction, r * 0.6), towards(at, direction, r));
                taper(&[at, middle, end], &[r * 0.2, r * 0.48, r * 0.3])
            }))
            .stretched(1.0, 0.78, at),
            1 => all((0..3).map(|i| {
                let (x, y) = (
                    at.0 + (f64::from(i) - 1.0) * r * 0.7,
                    at.1 + f64::from(i % 2) * r * 0.5,
                );
                taper(
                    &[(x, y - r * 0.5), (x, y), (x + 0.6, y + r * 0.7)],
                    &[r * 0.3, r * 0.7, r * 0.9],
                )
            })),
            _ => all((0..9).map(|i| {
                let part = f64::from(i) / 4.0 - 1.0;
                let (x, y) = (
                    at.0 + part * r * 1.2,
                    at.1 + part * part * r * 0.5 - f64::from(i % 2) * r * 0.3,
                );
                circle((x, y), r * 0.27).and(&taper(&[(x, y), (at.0, at.1 + r * 1.3)], &[0.7, 0.7]))
            })),
        };
        let sheet = scene
            .sheet(&shape, petal)
            .lit(0.3 * lit)
            .shade(0.4)
            .rim(1.1)
            .dark(dark);
        scene.add(sheet.rim_colour(self.lamp(x)).rim_opacity(0.6 * lit));
        if kind % 3 == 0 {
            scene.add(scene.fill(&circle(at, r * 0.26), mix("#5a3a44", "#f0be6c", lit)));
        }
    }
}
