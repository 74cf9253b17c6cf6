//! A rough sea.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::line::{Stroke, circle, handcut_finely, poly};
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// A row of pointed waves with white caps, which calms towards its ends. Below it everything is water.
#[derive(Clone, Copy, Debug)]
pub struct Breakers {
    /// Where it begins and where it ends.
    pub ends: (f64, f64),
    /// Its middle height.
    pub level: f64,
    /// How high its waves are.
    pub high: f64,
    /// How far it is from one to the next.
    pub long: f64,
    /// Where the first one stands: a part of `TAU` moves it by as much of a wave.
    pub phase: f64,
    /// How far down the water reaches.
    pub bottom: f64,
    /// The colour of the water.
    pub water: Colour,
    /// Its deep hue.
    pub dark: Colour,
    /// The colour of its caps.
    pub foam: Colour,
    /// The colour of the light it is seen by.
    pub lamp: Colour,
    /// What it throws on the row behind it.
    pub shadow: Colour,
}

impl Breakers {
    /// Drawn, as far as it lies within a shape.
    pub fn ink(&self, scene: &Scene, within: &Shape, seed: i64) -> Ink {
        let crest = self.crest(seed);
        let (first, last) = (crest[0], crest[crest.len() - 1]);
        let below = [(last.0, self.bottom), (first.0, self.bottom)];
        let water = poly(&[&crest[..], &below].concat()).within(within);
        let water = handcut_finely(&water, 0.5, 22.0, seed, 0.2);
        let mut ink = scene.clipped(
            within,
            scene.shadow(&water, (0.0, -3.0), 8.0, self.shadow, 0.55),
        );
        ink += scene
            .sheet(&water, self.water)
            .lit(0.2)
            .shade(0.6)
            .rim(1.6)
            .rim_colour(self.foam)
            .rim_opacity(0.75)
            .dark(self.dark)
            .lit_colour(self.lamp)
            .ink();
        let (foam, spray) = self.caps(scene, &crest, seed);
        let lines = self.lines(scene, &crest, seed);
        ink + scene.clipped(&water, lines + foam) + scene.clipped(within, spray)
    }

    fn crest(&self, seed: i64) -> Vec<At> {
        let (left, right) = self.ends;
        let (middle, half) = ((left + right) / 2.0, (right - left) / 2.0);
        let (from, to) = (left - 30.0, right + 30.0);
        let crest = (0..260).map(|i| {
            let x = from + (to - from) * f64::from(i) / 259.0;
            let calm = (1.0 - ((x - middle) / half).abs().powf(2.4)).max(0.0) * 0.5 + 0.5;
            let angle = (x + 14.0 * noise(x / 90.0, seed, None)) * TAU / self.long + self.phase;
            let rise = self.high * calm * (1.0 + 0.35 * noise(x / 70.0 + 9.0, seed + 3, None));
            let (sin, cos) = angle.sin_cos();
            (
                x - rise * 0.5 * sin - rise * 0.25 * (1.0 + cos),
                self.level - rise * cos,
            )
        });
        crest.collect()
    }

    /// Pale lines that repeat the crest below it.
    fn lines(&self, scene: &Scene, crest: &[At], seed: i64) -> Ink {
        let lines = (0..4).map(|line| {
            let (low, seed) = (line as f64, seed + line);
            let points = crest.iter().enumerate().step_by(3).map(|(i, (x, y))| {
                let i = i as f64;
                (
                    x + 3.0 * noise(i / 14.0, seed, None),
                    y + 9.0 + low * 10.0 + 2.0 * noise(i / 11.0, seed + 5, None),
                )
            });
            let line = Stroke::along(points.collect(), &[1.1, 2.2, 1.3, 2.4, 1.1]).shape();
            let colour = mix(self.water, self.foam, 0.5 - low * 0.1);
            scene.veil(&line, colour, 0.65 - low * 0.1)
        });
        lines.sum()
    }

    /// White caps on the crests, and what the wind tears off them.
    fn caps(&self, scene: &Scene, crest: &[At], seed: i64) -> (Ink, Ink) {
        let (mut foam, mut spray) = (Ink::none(), Ink::none());
        for (i, three) in crest.windows(3).enumerate() {
            let (x, y) = three[1];
            if y >= three[0].1 || y > three[2].1 {
                continue;
            }
            let mut chance = Chance::of("foam", seed as u64 * 31 + i as u64);
            let cap = [-20.0, -14.0, -8.0, -3.0, 2.0, 7.0, 12.0, 17.0].map(|dx: f64| {
                let down = dx.abs().powf(1.35) * 0.42 + 1.0 + chance.between(0.0, 3.0);
                circle((x + dx, y + down), chance.between(3.2, 5.6))
            });
            foam += scene.veil(&all(cap), self.foam, 0.96);
            for _ in 0..7 {
                let (dx, dy) = (chance.between(-30.0, 24.0), chance.between(14.0, 32.0));
                let fleck = circle((x + dx, y + dy), chance.between(1.0, 2.1));
                foam += scene.veil(&fleck, self.foam, 0.75);
            }
            for _ in 0..6 {
                let (dx, dy) = (chance.between(-26.0, 14.0), chance.between(2.0, 20.0));
                let drop = circle((x + dx, y - dy), chance.between(0.8, 2.2));
                spray += scene.veil(&drop, self.foam, 0.85);
            }
        }
        (foam, spray)
    }
}
