//! The storm in the hands.

use std::f64::consts::TAU;

use super::{FOAM, LIGHT};
use crate::chance::{Chance, noise};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Stroke, blob, circle, ellipse, handcut_finely, poly, step, taper};
use crate::motifs::sky::Cloud;
use crate::motifs::things::Galleon;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

pub fn storm(scene: &Scene, fingers: &[Shape], bowl: &Shape) {
    gloom(scene);
    scene.add(lit_edges(scene, fingers));
    scene.add(rain(scene));
    let sea = ["#3f7a8c", "#2b5f7c", "#1d4468", "#16345a", "#102748"];
    let waves = [
        Wave::new((180.0, 620.0), 610.0, 26.0, 118.0, 1.0, sea[0], 3),
        Wave::new((160.0, 640.0), 640.0, 30.0, 150.0, 3.3, sea[1], 5),
        Wave::new((140.0, 660.0), 684.0, 36.0, 190.0, 0.7, sea[2], 8),
        Wave::new((120.0, 680.0), 742.0, 32.0, 160.0, 2.6, sea[3], 12),
        Wave::new((120.0, 680.0), 800.0, 26.0, 210.0, 4.4, sea[4], 15),
    ];
    for wave in &waves[..2] {
        scene.add(wave.ink(scene, bowl));
    }
    let ship = Galleon {
        spot: Spot::new(396.0, 622.0, 1.36).turned(-9.0),
        light: (330.0, 420.0),
    };
    scene.add(ship.ink(scene));
    for wave in &waves[2..] {
        scene.add(wave.ink(scene, bowl));
    }
    clouds(scene);
}

/// Night between the hands, and the ship's light in it.
pub fn gloom(scene: &Scene) {
    let night = stops![
        0, "#14224c", 0.92; 0.42, "#16264e", 0.86; 0.66, "#1d2c50", 0.58; 0.84, "#2e2a48", 0.22;
        1, "#5a3a40", 0.0
    ];
    let shape = ellipse((400.0, 500.0), 300.0, 310.0);
    scene.add(scene.fill(&shape, scene.radial((400.0, 510.0), 300.0, &night)));
    let at = (395.0, 566.0);
    let lamp =
        stops![0, "#ffc860", 0.8; 0.3, "#f0a050", 0.42; 0.65, "#b06a50", 0.14; 1, "#60406a", 0.0];
    scene.add(scene.fill(&circle(at, 190.0), scene.radial(at, 190.0, &lamp)));
}

/// The edges of the fingers that the ship's light reaches.
pub fn lit_edges(scene: &Scene, fingers: &[Shape]) -> Ink {
    let glow = stops![
        0, "#ffd890", 0.95; 0.4, "#f0a860", 0.66; 0.75, "#c08060", 0.2; 1, "#c08060", 0.0
    ];
    let glow = scene.radial((400.0, 580.0), 280.0, &glow);
    let edges = fingers.iter().enumerate().map(|(i, finger)| {
        let (vx, vy) = step(finger.bounds().middle(), (400.0, 560.0));
        let over = all(fingers[i + 1..].iter().cloned());
        let edge = finger.minus(&finger.moved(-vx * 3.4, -vy * 3.4));
        scene.fill(&edge.minus(&over), glow.clone())
    });
    edges.sum()
}

pub fn rain(scene: &Scene) -> Ink {
    let mut chance = Chance::of("rain", 5);
    let drops = (0..130).map(|_| {
        let (x, y) = (chance.between(230.0, 580.0), chance.between(262.0, 560.0));
        let long = chance.between(22.0, 46.0);
        let line = [(x, y), (x - 4.0, y + long / 2.0), (x - 8.0, y + long)];
        let drop = taper(&line, &[0.4, 1.8, 0.4]);
        scene.veil(&drop, "#b9d0d8", chance.between(0.15, 0.42))
    });
    let drops: Ink = drops.sum();
    let within = blob(&knots![
        210, 268; 600, 268; 600, 520; 560, 640; 240, 640; 200, 520
    ]);
    scene.clipped(&within, drops)
}

/// A row of pointed waves that calms towards the hands.
pub struct Wave {
    pub colour: Colour,
    pub seed: i64,
    pub crest: Vec<At>,
}

impl Wave {
    pub fn new(
        ends: (f64, f64),
        y: f64,
        high: f64,
        long: f64,
        phase: f64,
        colour: &str,
        seed: i64,
    ) -> Wave {
        let (middle, half) = ((ends.0 + ends.1) / 2.0, (ends.1 - ends.0) / 2.0);
        let (from, to) = (ends.0 - 30.0, ends.1 + 30.0);
        let crest = (0..260).map(|i| {
            let x = from + (to - from) * f64::from(i) / 259.0;
            let calm = (1.0 - ((x - middle) / half).abs().powf(2.4)).max(0.0) * 0.5 + 0.5;
            let angle = (x + 14.0 * noise(x / 90.0, seed, None)) * TAU / long + phase;
            let rise = high * calm * (1.0 + 0.35 * noise(x / 70.0 + 9.0, seed + 3, None));
            let (sin, cos) = angle.sin_cos();
            (
                x - rise * 0.5 * sin - rise * 0.25 * (1.0 + cos),
                y - rise * cos,
            )
        });
        Wave {
            colour: colour.into(),
            seed,
            crest: crest.collect(),
        }
    }

    pub fn ink(&self, scene: &Scene, bowl: &Shape) -> Ink {
        let (first, last) = (self.crest[0], self.crest[self.crest.len() - 1]);
        let below = [(last.0, 900.0), (first.0, 900.0)];
        let water = poly(&[&self.crest[..], &below].concat()).within(bowl);
        let water = handcut_finely(&water, 0.5, 22.0, self.seed, 0.2);
        let mut ink = scene.clipped(
            bowl,
            scene.shadow(&water, (0.0, -3.0), 8.0, "#06101f", 0.55),
        );
        ink += scene
            .sheet(&water, self.colour)
            .lit(0.2)
            .shade(0.6)
            .rim(1.6)
            .rim_colour(FOAM)
            .rim_opacity(0.75)
            .dark("#0d1c33")
            .lit_colour("#ffd99a")
            .ink();
        let (foam, spray) = self.foam(scene);
        ink + scene.clipped(&water, self.lines(scene) + foam) + scene.clipped(bowl, spray)
    }

    /// Pale lines that repeat the crest below it.
    pub fn lines(&self, scene: &Scene) -> Ink {
        let lines = (0..4).map(|line| {
            let (low, seed) = (line as f64, self.seed + line);
            let points = self.crest.iter().enumerate().step_by(3).map(|(i, (x, y))| {
                let i = i as f64;
                (
                    x + 3.0 * noise(i / 14.0, seed, None),
                    y + 9.0 + low * 10.0 + 2.0 * noise(i / 11.0, seed + 5, None),
                )
            });
            let line = Stroke::along(points.collect(), &[1.1, 2.2, 1.3, 2.4, 1.1]).shape();
            let colour = mix(self.colour, FOAM, 0.5 - low * 0.1);
            scene.veil(&line, colour, 0.65 - low * 0.1)
        });
        lines.sum()
    }

    /// White caps on the crests, and what the wind tears off them.
    pub fn foam(&self, scene: &Scene) -> (Ink, Ink) {
        let (mut foam, mut spray) = (Ink::none(), Ink::none());
        for (i, three) in self.crest.windows(3).enumerate() {
            let (x, y) = three[1];
            if y >= three[0].1 || y > three[2].1 {
                continue;
            }
            let mut chance = Chance::of("foam", self.seed as u64 * 31 + i as u64);
            let cap = [-20.0, -14.0, -8.0, -3.0, 2.0, 7.0, 12.0, 17.0].map(|dx: f64| {
                let down = dx.abs().powf(1.35) * 0.42 + 1.0 + chance.between(0.0, 3.0);
                circle((x + dx, y + down), chance.between(3.2, 5.6))
            });
            foam += scene.veil(&all(cap), FOAM, 0.96);
            for _ in 0..7 {
                let (dx, dy) = (chance.between(-30.0, 24.0), chance.between(14.0, 32.0));
                let fleck = circle((x + dx, y + dy), chance.between(1.0, 2.1));
                foam += scene.veil(&fleck, FOAM, 0.75);
            }
            for _ in 0..6 {
                let (dx, dy) = (chance.between(-26.0, 14.0), chance.between(2.0, 20.0));
                let drop = circle((x + dx, y - dy), chance.between(0.8, 2.2));
                spray += scene.veil(&drop, FOAM, 0.85);
            }
        }
        (foam, spray)
    }
}

pub fn clouds(scene: &Scene) {
    for (at, width, height, colour, seed) in [
        ((286.0, 226.0), 250.0, 92.0, "#8a94a4", 4),
        ((528.0, 232.0), 240.0, 86.0, "#7a879e", 6),
        ((404.0, 208.0), 320.0, 152.0, "#56688a", 10),
        ((326.0, 248.0), 210.0, 70.0, "#3f5276", 12),
        ((480.0, 254.0), 230.0, 74.0, "#354a70", 15),
    ] {
        let cloud = Cloud {
            lit: 0.35,
            shadow: "#5a3a20".into(),
            shadow_opacity: 0.4,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
    let bolt = poly(&spots![
        470, 296; 496, 292; 484, 350; 506, 346; 468, 448; 478, 378; 456, 382
    ]);
    let bolt = handcut_finely(&bolt.moved(-104.0, -34.0), 0.4, 14.0, 3, 0.1);
    scene.add(scene.glow((374.0, 318.0), 120.0, "#fff3b0", 0.5, 0.35));
    scene.add(scene.fill(&bolt, "#fffbe0"));
    scene.add(scene.rim(&bolt, (-1.5, 0.0), "#ffd45a", 0.9, LIGHT, 520.0));
}
