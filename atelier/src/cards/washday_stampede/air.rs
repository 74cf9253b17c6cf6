//! The sky, and what flies in it.

use super::{LINEN, NIGHT};
use crate::colour::{Colour, mix};
use crate::line::{blob, handcut, poly, taper};
use crate::motifs::sky::Cloud;
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

pub fn sky(scene: &Scene) {
    let stops = stops![0, "#1f5fb4"; 0.35, "#3d86cf"; 0.68, "#8cc4e6"; 1, "#e6f1e2"];
    scene.sky(scene.linear((60.0, 0.0), (620.0, 1000.0), &stops), 3, 0.09);
    let mut chance = Chance::of("cloud streets", 3);
    for (seed, (x, y, long, wide, colour, opacity)) in [
        (-80.0, 420.0, 620.0, 60.0, "#a9d2ee", 0.8),
        (260.0, 120.0, 700.0, 50.0, "#6fa9dc", 0.75),
        (-60.0, 180.0, 420.0, 34.0, "#5b9bd6", 0.7),
        (340.0, 700.0, 620.0, 70.0, "#cfe6ee", 0.85),
        (-200.0, 700.0, 380.0, 40.0, "#a9d2ee", 0.7),
        (240.0, 880.0, 700.0, 54.0, "#e3eee6", 0.9),
    ]
    .into_iter()
    .enumerate()
    {
        let street = cloud_street((x, y), long, wide, seed as i64, &mut chance);
        let stops = stops![0, mix(colour, Colour::WHITE, 0.5), opacity; 1, colour, opacity];
        let fill = scene.linear((0.0, y - long * 0.4), (0.0, y + 60.0), &stops);
        scene.add(scene.shadow(&street, (0.0, 4.0), 10.0, "#2a5a9c", 0.22));
        scene.add(scene.fill(&street, fill));
        scene.add(scene.rim(&street, (1.4, 2.0), Colour::WHITE, 0.6, scene.light, 520.0));
    }
    for (at, width, height, colour, seed) in [
        ((690.0, 968.0), 430.0, 170.0, "#dcebf0", 21),
        ((690.0, 1010.0), 380.0, 90.0, "#d2e4ea", 29),
        ((400.0, 985.0), 330.0, 100.0, "#e3eeee", 22),
    ] {
        let cloud = Cloud {
            lit: 0.7,
            lit_colour: Colour::WHITE,
            shade: 0.45,
            shadow: "#3a6aa8".into(),
            shadow_opacity: 0.3,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
}

/// A torn strip of cloud that rises to the right.
fn cloud_street(at: At, long: f64, wide: f64, seed: i64, chance: &mut Chance) -> Shape {
    let line: Vec<At> = (0..9)
        .map(|i| {
            let part = f64::from(i) / 8.0;
            let waver = 16.0 * noise(part * 4.0, seed + 3, None);
            (at.0 + long * part, at.1 - long * 0.46 * part + waver)
        })
        .collect();
    let widths = [0.03, 0.5, 0.8, 1.0, 0.6, 0.7, 0.3, 0.4, 0.02].map(|part| wide * part);
    let shreds = line[1..8].iter().map(|&(x, y)| {
        let points = [
            (x - 40.0, y + 26.0 + chance.between(-8.0, 20.0)),
            (x + 40.0, y - 6.0),
            (x + 140.0, y - 60.0),
        ];
        taper(&points, &[1.0, wide * chance.between(0.2, 0.4), 1.0])
    });
    let street = all(shreds.chain([taper(&line, &widths)]));
    handcut(&street.fillet(5.0), 2.0, 26.0, seed)
}

/// In the wind.
pub fn socks(scene: &Scene) {
    let sock = blob(&knots![
        -7, -24, corner; 7, -24, corner; 7, -4; 16, 4; 18, 12; 8, 14; -4, 10; -8, 0
    ]);
    let cuff = poly(&spots![-7, -24; 7, -24; 7, -19; -7, -19]);
    for (seed, (x, y, size, turn, colour)) in [
        (64.0, 650.0, 1.2, 40.0, "#d9453a"),
        (96.0, 500.0, 0.9, -30.0, "#f2c84b"),
        (716.0, 838.0, 1.0, 62.0, "#d9453a"),
        (216.0, 740.0, 0.7, 20.0, LINEN),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(x, y, size).turned(turn);
        let sock = handcut(&spot.put(&sock), 0.4, 8.0, seed as i64);
        scene.add(scene.shadow(&sock, (-2.0, 5.0), 5.0, NIGHT, 0.35));
        scene.add(scene.sheet(&sock, colour).shade(0.45).rim(1.1));
        scene.add(scene.veil(&spot.put(&cuff), LINEN, 0.85));
    }
}
