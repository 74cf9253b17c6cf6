//! The storm in the hands.

use super::{FOAM, LIGHT};
use crate::line::{blob, circle, ellipse, handcut_finely, poly, step, taper};
use crate::motifs::sky::Cloud;
use crate::motifs::things::Galleon;
use crate::motifs::water::Breakers;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

pub fn storm(scene: &Scene, fingers: &[Shape], bowl: &Shape) {
    gloom(scene);
    scene.add(lit_edges(scene, fingers));
    scene.add(rain(scene));
    let waves = waves();
    for (wave, seed) in &waves[..2] {
        scene.add(wave.ink(scene, bowl, *seed));
    }
    let ship = Galleon {
        spot: Spot::new(396.0, 622.0, 1.36).turned(-9.0),
        light: (330.0, 420.0),
    };
    scene.add(ship.ink(scene));
    for (wave, seed) in &waves[2..] {
        scene.add(wave.ink(scene, bowl, *seed));
    }
    clouds(scene);
}

/// Night between the hands, and the ship's light in it.
fn gloom(scene: &Scene) {
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
fn lit_edges(scene: &Scene, fingers: &[Shape]) -> Ink {
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

fn rain(scene: &Scene) -> Ink {
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

/// The sea, from its furthest row on.
fn waves() -> [(Breakers, i64); 5] {
    let wave = |ends, level, high, long, phase, water: &str| Breakers {
        ends,
        level,
        high,
        long,
        phase,
        bottom: 900.0,
        water: water.into(),
        dark: "#0d1c33".into(),
        foam: FOAM.into(),
        lamp: "#ffd99a".into(),
        shadow: "#06101f".into(),
    };
    [
        (wave((180.0, 620.0), 610.0, 26.0, 118.0, 1.0, "#3f7a8c"), 3),
        (wave((160.0, 640.0), 640.0, 30.0, 150.0, 3.3, "#2b5f7c"), 5),
        (wave((140.0, 660.0), 684.0, 36.0, 190.0, 0.7, "#1d4468"), 8),
        (wave((120.0, 680.0), 742.0, 32.0, 160.0, 2.6, "#16345a"), 12),
        (wave((120.0, 680.0), 800.0, 26.0, 210.0, 4.4, "#102748"), 15),
    ]
}

fn clouds(scene: &Scene) {
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
