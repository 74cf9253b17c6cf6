//! The clouds, and the rain that falls from them.

use super::PLUM;
use crate::colour::{Colour, mix};
use crate::line::{ellipse, handcut, taper};
use crate::motifs::sky::cloud_shape;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

/// A cloud of paper in three sheets with a few curls, tilted as it falls.
pub struct Puff {
    pub at: At,
    pub width: f64,
    pub height: f64,
    pub turn: f64,
    pub colour: &'static str,
    pub dark: &'static str,
    pub seed: u64,
}

impl Puff {
    pub fn shape(&self, sheet: u32) -> Shape {
        let deep = f64::from(sheet);
        let side = if self.seed.is_multiple_of(2) {
            1.0
        } else {
            -1.0
        };
        let at = (
            self.at.0 + side * deep * 0.07 * self.width,
            self.at.1 + deep * 0.02 * self.height,
        );
        let shape = cloud_shape(
            at,
            self.width * (1.0 - 0.2 * deep),
            self.height * (1.0 - 0.3 * deep),
            self.seed + u64::from(sheet) * 40,
        );
        handcut(&shape, 0.8, 30.0, self.seed as i64).turned(self.turn, self.at)
    }

    pub fn ink(&self, scene: &Scene, fall: At) -> Ink {
        let mut ink = Ink::none();
        for sheet in 0..3 {
            let shape = self.shape(sheet);
            let (fall, r, opacity) = match sheet {
                0 => (fall, 13.0, 0.42),
                _ => ((0.0, -2.0), 7.0, 0.3),
            };
            ink += scene.shadow(&shape, fall, r, mix(self.dark, PLUM, 0.5), opacity);
            let colour = Colour::from(self.colour).lighter(-0.022 * f64::from(sheet));
            let piece = scene.sheet(&shape, colour).lit(0.5).shade(0.62);
            let piece = piece.lit_colour("#fffaf0").dark(self.dark).rim(2.0);
            ink += piece.seed(self.seed as i64 + i64::from(sheet)).ink();
        }
        let curls = [(-0.22, -0.3, 1.0), (0.16, -0.42, -1.0), (0.05, -0.12, 1.0)];
        for (dx, dy, side) in curls {
            let spot = Spot::new(
                self.at.0 + dx * self.width,
                self.at.1 + dy * self.height,
                self.height / 150.0,
            );
            let spot = spot.flipped(side < 0.0);
            let curl = spots![-26, 8; -22, -8; -6, -17; 10, -12; 14, 1; 5, 9; -3, 4];
            let curl = taper(&spot.points(curl), &[0.6, 2.6, 3.0, 2.4, 0.6]);
            let curl = curl.turned(self.turn, self.at);
            ink += scene.veil(&curl, self.dark, 0.55);
        }
        ink
    }
}

pub fn rain(scene: &Scene) {
    let mut chance = Chance::of("shelf rain", 8);
    let mut ink = Ink::none();
    for i in 0..210 {
        let x = 392.0 + 316.0 * (f64::from(i) + chance.unit()) / 210.0;
        let y = chance.between(930.0, 1130.0);
        let long = chance.between(16.0, 46.0);
        let drop = spots![x, y; x - long * 0.16, y + long];
        // Under the umbrella it is dry.
        let sheltered = (448.0..566.0).contains(&x) && y + long > 986.0;
        if sheltered || y + long > 1176.0 {
            continue;
        }
        let drop = taper(&drop, &[0.5, chance.between(2.0, 3.6)]);
        let colour = *chance.pick(&["#ffffff", "#eaf8ff", "#3f78b4"]);
        ink += scene.veil(&drop, colour, 0.85);
    }
    // What the umbrella throws off.
    for (x, y) in [
        (430.0, 1020.0),
        (424.0, 1004.0),
        (566.0, 1008.0),
        (572.0, 1024.0),
        (446.0, 974.0),
        (548.0, 976.0),
    ] {
        ink += scene.veil(&ellipse((x, y), 2.4, 3.4), "#f6fdff", 0.95);
    }
    scene.add(ink);
}

pub fn rain_cloud(scene: &Scene) {
    let cloud = Puff {
        at: (548.0, 938.0),
        width: 330.0,
        height: 128.0,
        turn: 0.0,
        colour: "#6f86b4",
        dark: "#2f3f78",
        seed: 12,
    };
    scene.add(cloud.ink(scene, (16.0, 22.0)));
}
