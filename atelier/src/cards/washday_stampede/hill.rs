//! The near hill, and what is on it.

use crate::line::{Path, Stroke, blob, circle, curve, ellipse, handcut, handcut_finely, taper};
use crate::motifs::Smudge;
use crate::motifs::plants::{grass, ground};
use crate::motifs::things::Basket;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The line between the near hill and the sky.
const HILL: [At; 7] = [
    (-40.0, 960.0),
    (80.0, 950.0),
    (200.0, 966.0),
    (330.0, 998.0),
    (440.0, 1064.0),
    (530.0, 1148.0),
    (590.0, 1240.0),
];

/// The near hill, its grass bent by the wind.
pub fn hill(scene: &Scene) {
    let line = Path::new(curve(&HILL));
    let blades = grass(&line, -10.0, 560.0, 30.0, 0.5, -1.6, 8);
    let hill = handcut(&ground(&HILL).and(&blades), 0.9, 36.0, 4);
    let stops = stops![0, "#c9c24e"; 0.45, "#7f9a3f"; 1, "#2f5a3c"];
    let fill = scene.linear((0.0, 940.0), (300.0, 1220.0), &stops);
    scene.add(scene.shadow(&hill, (4.0, -4.0), 16.0, "#1f4a55", 0.5));
    scene.add(scene.washed(scene.fill(&hill, fill), 9, 0.1));
    let mut chance = Chance::of("hill", 8);
    let blades = (0..260).map(|_| {
        let x = chance.between(-10.0, 560.0);
        let y = line.y_at(x) + chance.between(8.0, 250.0);
        let high = chance.between(14.0, 34.0);
        let points = [
            (x, y),
            (x - high * 0.4, y - high * 0.5),
            (x - high * 1.1, y - high * 0.62),
        ];
        let blade = Stroke::new(&points, &[2.4, 1.8, 0.3]).blunt().shape();
        let colour = *chance.pick(&["#e6d974", "#4f7a3a", "#a3b04a", "#35603a"]);
        scene.veil(&blade, colour, 0.7)
    });
    let blades: Ink = blades.sum();
    scene.add(scene.clipped(&hill, blades));
    scene.add(scene.rim(&hill, (-1.5, 2.2), "#fffbc8", 0.8, scene.light, 520.0));
}

/// What the heels plough.
pub fn furrow(scene: &Scene) {
    let furrow = taper(
        &spots![-30, 1010; 60, 1000; 140, 996; 286, 1010],
        &[30.0, 26.0, 22.0, 10.0],
    );
    let furrow = handcut(&furrow, 1.6, 14.0, 3);
    let stops = stops![0, "#3d2a24"; 1, "#6b4630"];
    scene.add(scene.fill(&furrow, scene.linear((0.0, 980.0), (0.0, 1020.0), &stops)));
    scene.add(scene.rim(&furrow, (0.0, -2.4), "#b98a58", 0.7, scene.light, 520.0));
    let second = taper(&spots![40, 1044; 120, 1038; 214, 1032], &[10.0, 20.0, 12.0]);
    let second = handcut(&second, 1.6, 14.0, 5);
    scene.add(scene.fill(&second, "#4f362a"));
    scene.add(scene.rim(&second, (0.0, -2.4), "#b98a58", 0.7, scene.light, 520.0));
    let mut chance = Chance::of("clods", 8);
    for seed in 0..16 {
        let at = (
            302.0 + chance.between(-22.0, 26.0),
            1002.0 + chance.between(-26.0, 8.0),
        );
        let clod = handcut(&circle(at, chance.between(2.0, 5.5)), 0.8, 4.0, seed);
        scene.add(scene.fill(&clod, *chance.pick(&["#5a3a2a", "#7a5236"])));
    }
}

/// Earth heaped up before each heel.
pub fn heaps(scene: &Scene) {
    for (seed, (x, y, k)) in [(226.0, 1030.0, 0.9), (304.0, 1009.0, 1.1)]
        .into_iter()
        .enumerate()
    {
        let heap = blob(&knots![-26, 6; -16, -8; -6, -16; 4, -22; 14, -14; 24, -4; 32, 8; 0, 12]);
        let heap = handcut(&Spot::new(x, y, k).put(&heap), 1.6, 7.0, seed as i64);
        let earth = stops![0, "#8a6040"; 1, "#4a3226"];
        scene.add(scene.fill(&heap, scene.linear((x, y - 22.0), (x, y + 10.0), &earth)));
        scene.add(scene.rim(&heap, (1.0, 1.8), "#d9b070", 0.7, scene.light, 1400.0));
    }
}

/// Left behind.
pub fn basket(scene: &Scene) {
    let contact = Smudge {
        opacity: 0.8,
        ..Smudge::of("#1f3a2a", 5.0)
    };
    let at = (392.0, 1102.0);
    scene.add(contact.ink(scene, &ellipse(at, 66.0, 12.0).turned(24.0, at)));
    let basket = Basket {
        spot: Spot::new(394.0, 1102.0, 0.88).turned(20.0),
    };
    scene.add(basket.ink(scene, 3));
}

/// The nearest blades, bent by the same wind.
pub fn blades(scene: &Scene) {
    let mut chance = Chance::of("blades", 17);
    let blades = (0..64).map(|_| {
        let x = chance.between(-30.0, 430.0);
        let high = chance.between(60.0, 150.0) * (1.0 - 0.45 * ((x - 120.0) / 310.0).max(0.0));
        let over = high * chance.between(0.55, 0.95);
        let points = [
            (x, 1214.0),
            (x - over * 0.18, 1214.0 - high * 0.55),
            (x - over * 0.6, 1214.0 - high * 0.88),
            (x - over, 1214.0 - high * 0.86),
        ];
        Stroke::new(&points, &[7.0, 6.0, 3.6, 0.4]).blunt().shape()
    });
    let blades = handcut(&all(blades), 0.5, 20.0, 6);
    scene.add(scene.shadow(&blades, (0.0, -2.0), 9.0, "#0f2a24", 0.5));
    let sheet = scene.sheet(&blades, "#1f4a38").dark("#0f2a24");
    scene.add(
        sheet
            .lit(0.12)
            .rim(1.6)
            .rim_colour("#b9c95a")
            .rim_opacity(0.7),
    );
}

pub fn poppies(scene: &Scene) {
    let poppy = blob(&knots![-13, 3; -15, -7; -6, -14; 2, -10; 9, -14; 16, -6; 12, 4; 0, 8]);
    let stems = spots![52, 112; 118, 84; 150, 128; 236, 92; 300, 70; 20, 70];
    for (seed, (x, high)) in stems.into_iter().enumerate() {
        let seed = seed as i64;
        let at = (x - high * 0.62, 1214.0 - high * 0.98);
        let stem = [(x, 1214.0), (x - high * 0.14, 1214.0 - high * 0.55), at];
        scene.add(scene.fill(&taper(&stem, &[2.6, 2.2, 1.6]), "#7a9a4a"));
        let spot = Spot::new(at.0, at.1, 0.9 + high / 300.0).turned(-34.0);
        let poppy = handcut(&spot.put(&poppy), 0.5, 8.0, seed);
        scene.add(scene.shadow(&poppy, (0.0, 2.0), 3.0, "#0f2a24", 0.4));
        scene.add(
            scene
                .sheet(&poppy, "#d9402f")
                .lit(0.3)
                .rim(1.1)
                .dark("#7a1424"),
        );
        let heart = ellipse((at.0 - 1.0, at.1 - 3.0), 3.4, 2.6);
        let heart = handcut_finely(&heart, 0.5, 4.0, seed, 0.2);
        scene.add(scene.veil(&heart, "#2a1424", 0.85));
    }
}
