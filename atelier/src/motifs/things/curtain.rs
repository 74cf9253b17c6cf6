//! Curtains.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, curve, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::{Scene, WIDTH};
use crate::shape::At;
use crate::svg::Ink;

/// A curtain at one side of the card, from top to bottom, tied back with a cord.
pub struct Curtain {
    /// Whether it hangs at the right.
    pub right: bool,
    /// The colour of its cloth.
    pub cloth: Colour,
    /// The colour of its cord.
    pub cord: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
    /// How wide it hangs.
    pub width: f64,
    /// At which part of its height it is tied.
    pub tied: f64,
    /// Where its light comes from.
    pub light: At,
}

impl Default for Curtain {
    fn default() -> Self {
        Curtain {
            right: false,
            cloth: "#5a1428".into(),
            cord: "#e9c878".into(),
            shadow: "#0a0612".into(),
            width: 120.0,
            tied: 0.62,
            light: (400.0, 500.0),
        }
    }
}

const TOP: f64 = -20.0;
const BOTTOM: f64 = 1220.0;

impl Curtain {
    fn x(&self, from_edge: f64) -> f64 {
        if self.right {
            WIDTH - from_edge
        } else {
            from_edge
        }
    }

    fn tie(&self) -> f64 {
        TOP + (BOTTOM - TOP) * self.tied
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut chance = Chance::of("curtain", seed as u64);
        let folds = (0..5)
            .rev()
            .map(|fold| self.fold(scene, fold, seed, &mut chance));
        folds.sum::<Ink>() + self.cord(scene, seed) + self.tassel(scene, seed)
    }

    fn fold(&self, scene: &Scene, fold: i64, seed: i64, chance: &mut Chance) -> Ink {
        let (width, tie) = (self.width, self.tie());
        let part = (fold as f64 + 1.0) / 5.0;
        let (above, below) = (tie - TOP, BOTTOM - tie);
        let edge = [
            (width * part * 1.25 + chance.between(-4.0, 4.0), TOP),
            (width * part * 1.2, TOP + above * 0.35),
            (width * part * 0.95, TOP + above * 0.75),
            (width * (0.42 + 0.2 * part), tie),
            (width * (0.5 + 0.34 * part), tie + below * 0.4),
            (
                width * (0.52 + 0.44 * part) + chance.between(-5.0, 5.0),
                BOTTOM,
            ),
        ];
        let mut ring = curve(&edge.map(|(x, y)| (self.x(x), y)));
        ring.extend([(self.x(-30.0), BOTTOM), (self.x(-30.0), TOP)]);
        let shape = handcut(&poly(&ring), 1.0, 40.0, seed + fold);
        let fall = if self.right { -6.0 } else { 6.0 };
        let colour = mix(self.cloth, "#0a0612", 0.1 * fold as f64);
        let sheet = scene.sheet(&shape, colour).light(self.light).lit(0.16);
        let sheet = sheet.shade(0.55).rim(1.6).rim_opacity(0.7);
        scene.shadow(&shape, (fall, 6.0), 12.0, self.shadow, 0.45)
            + sheet
                .rim_colour(mix(self.cloth, "#ffd9b0", 0.55))
                .dark(mix(self.cloth, "#0a0612", 0.7))
                .seed(seed + fold)
                .ink()
    }

    fn cord(&self, scene: &Scene, seed: i64) -> Ink {
        let (width, tie) = (self.width, self.tie());
        let strands = (0..3).map(|i| {
            let down = f64::from(i);
            let points = [
                (self.x(-20.0), tie - 26.0 + down * 9.0),
                (self.x(width * 0.3), tie - 5.0 + down * 8.0),
                (self.x(width * 0.66), tie - 8.0 + down * 7.0),
            ];
            let strand = taper(&points, &[7.0, 8.0, 5.0]);
            let strand = handcut(&strand, 0.5, 12.0, seed + i64::from(i));
            self.gold(scene, &strand, (0.0, 4.0), 4.0)
        });
        strands.sum()
    }

    fn gold(&self, scene: &Scene, shape: &crate::shape::Shape, fall: At, r: f64) -> Ink {
        let sheet = scene.sheet(shape, self.cord).light(self.light).lit(0.2);
        let sheet = sheet.shade(0.6).rim(1.2).dark(self.bronze(0.7));
        scene.shadow(shape, fall, r, self.shadow, 0.5) + sheet.ink()
    }

    fn bronze(&self, part: f64) -> Colour {
        mix(self.cord, "#5a2a14", part)
    }

    fn tassel(&self, scene: &Scene, seed: i64) -> Ink {
        let (x, y) = (self.x(self.width * 0.34), self.tie() + 12.0);
        let string = taper(
            &[(x, y - 8.0), (x + 3.0, y + 14.0), (x, y + 34.0)],
            &[4.0, 3.4, 4.0],
        );
        let tassel = blob(&knots![
            x - 7.0, y + 32.0; x, y + 27.0; x + 7.0, y + 32.0; x + 8.0, y + 44.0; x + 14.0, y + 90.0, corner;
            x, y + 93.0; x - 14.0, y + 90.0, corner; x - 8.0, y + 44.0
        ]);
        let tassel = handcut(&tassel, 0.6, 9.0, seed);
        let mut ink = scene.fill(&string, self.bronze(0.35));
        ink += self.gold(scene, &tassel, (2.0, 5.0), 6.0);
        for i in -3..=3 {
            let i = f64::from(i);
            let thread = taper(
                &[(x + i * 1.8, y + 46.0), (x + i * 3.6, y + 90.0)],
                &[0.6, 1.4],
            );
            ink += scene.veil(&thread, self.bronze(0.6), 0.7);
        }
        let knot = taper(
            &[(x - 8.0, y + 43.0), (x, y + 46.0), (x + 8.0, y + 43.0)],
            &[3.0, 3.4, 3.0],
        );
        ink + scene.fill(&knot, self.bronze(0.5))
    }
}
