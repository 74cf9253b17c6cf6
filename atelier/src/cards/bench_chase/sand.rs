//! The sand: a far edge, long low swells, and the track: footprints, and the four dents of the bench wherever they have sat.

use crate::colour::mix;
use crate::line::{Path, curve, ellipse, handcut, poly, taper};
use crate::motifs::plants::ground;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{spots, stops};

use super::SUNK;

/// The ways they came, from the nearest edge to where they run.
const TRACK: [At; 7] = [
    (860.0, 1216.0),
    (640.0, 1150.0),
    (380.0, 1128.0),
    (150.0, 1104.0),
    (36.0, 1062.0),
    (92.0, 1020.0),
    (236.0, 1000.0),
];
const DEEP: &str = "#43264f";

pub fn draw(scene: &Scene) {
    let swells: [(&[At], &str, &str, f64); 4] = [
        (
            &spots![-40, 872; 160, 868; 380, 872; 600, 866; 840, 868],
            "#ea9565",
            "#b06a6e",
            0.0,
        ),
        (
            &spots![-40, 902; 140, 892; 330, 904; 560, 890; 840, 896],
            "#e59a70",
            "#a8687a",
            3.0,
        ),
        (
            &spots![-40, 956; 160, 946; 360, 958; 580, 942; 840, 934],
            "#e2a07c",
            "#a26a80",
            2.0,
        ),
        (
            &spots![-40, 1052; 120, 1040; 330, 1066; 560, 1076; 840, 1040],
            "#dba287",
            "#9a6780",
            2.0,
        ),
    ];
    for (i, (line, light, dark, soft)) in (0..).zip(swells) {
        let swell = handcut(&ground(line), 1.6, 60.0, i);
        let stops = stops![0, light; 0.5, mix(light, dark, 0.5); 1, dark];
        let sheet = scene.fill(
            &swell,
            scene.linear((820.0, line[0].1 - 10.0), (60.0, line[0].1 + 240.0), &stops),
        );
        scene.add(if soft > 0.0 {
            scene.blurred(sheet, soft)
        } else {
            sheet
        });
        ripples(scene, &swell, line[0].1, i as u64);
    }
    scene.add(scene.glow((SUNK.0, SUNK.1 + 40.0), 520.0, "#ff9a5a", 0.34, 0.4));
    track(scene);
}

/// What the wind has written.
fn ripples(scene: &Scene, swell: &Shape, top: f64, seed: u64) {
    let mut chance = Chance::of("ripples", seed);
    for _ in 0..15 {
        let y = top + 14.0 + chance.unit().powi(2) * 260.0 + 4.0;
        let near = ((y - 860.0) / 340.0).clamp(0.05, 1.0);
        let (x, long) = (
            chance.between(-40.0, 800.0),
            chance.between(60.0, 200.0) * (0.4 + near),
        );
        let line = [
            (x, y),
            (x + long * 0.3, y - 3.0 * near),
            (x + long * 0.7, y + 3.0 * near),
            (x + long, y),
        ];
        let wave = taper(&line, &[0.5, 4.0 * near + 0.6, 3.0 * near + 0.6, 0.5]);
        scene.add(scene.clipped(swell, scene.veil(&wave, "#7a4a6a", 0.16)));
        scene.add(scene.clipped(
            swell,
            scene.veil(&wave.moved(1.0, -2.6 * near - 0.6), "#ffc890", 0.2),
        ));
    }
}

/// How large something on the sand is at a height of the card.
fn near(y: f64) -> f64 {
    ((y - 830.0) / 300.0).clamp(0.06, 1.3)
}

/// A dent: dark on the side of the light, lit on the other.
fn dent(scene: &Scene, shape: &Shape, deep: f64) {
    let bank = shape.moved(-2.4 * deep, -0.4 * deep).minus(shape);
    scene.add(scene.veil(&bank, "#ffdcb4", 0.75));
    scene.add(scene.veil(shape, DEEP, 0.8));
}

fn track(scene: &Scene) {
    let path = Path::new(curve(&TRACK));
    for (row, start) in [(-1.0, 0.0), (1.0, 9.0)] {
        let mut far = start;
        let mut left = 1.0;
        while far < path.length() {
            let (x, y) = path.at(far);
            let k = near(y);
            let direction = path.direction(far);
            let (s, c) = direction.to_radians().sin_cos();
            let aside = row * 24.0 * k + left * 8.0 * k;
            let at = (x - s * aside, y + c * aside * 0.5);
            let sole = ellipse((4.0, 0.0), 11.0, 6.4).and(&ellipse((-11.0, 0.0), 6.0, 5.2));
            let sole = Spot::new(at.0, at.1, k)
                .turned(direction)
                .put(&sole)
                .stretched(1.0, 0.62, at);
            if !near_a_stop(x) {
                dent(scene, &sole, k);
            }
            left = -left;
            far += 50.0 * k + 4.0;
        }
    }
    for (x, y) in STOPS {
        stop(scene, (x, y));
    }
}

/// Where they have sat.
const STOPS: [At; 4] = [
    (690.0, 1160.0),
    (420.0, 1130.0),
    (196.0, 1108.0),
    (44.0, 1052.0),
];

fn near_a_stop(x: f64) -> bool {
    STOPS[..3].iter().any(|at| (at.0 - x).abs() < 78.0)
}

/// A pause: the dents of four feet, and sand trodden smooth before them.
fn stop(scene: &Scene, (x, y): At) {
    let k = near(y);
    let trodden = handcut(
        &ellipse((x + 4.0 * k, y + 4.0 * k), 92.0 * k, 30.0 * k),
        4.0 * k,
        16.0,
        x as i64,
    );
    scene.add(scene.blurred(scene.veil(&trodden, "#ffd0a0", 0.3), 3.0));
    for (dx, dy) in [(-66.0, -15.0), (58.0, -18.0), (-54.0, 18.0), (72.0, 15.0)] {
        let foot = poly(&spots![-13, -6; 12, -7; 13, 6; -12, 7])
            .scaled(k)
            .moved(x + dx * k, y + dy * k);
        let foot = foot
            .grown(4.0 * k)
            .stretched(1.0, 0.6, (x + dx * k, y + dy * k));
        let foot = handcut(&foot, 0.8, 6.0, dx as i64);
        dent(scene, &foot, 1.6 * k);
    }
}

/// Dune grass in the corner where we stand.
pub fn grass(scene: &Scene) {
    let mut chance = Chance::of("dune", 2);
    let dune = handcut(
        &ground(&spots![-40, 1148; 70, 1150; 170, 1186; 260, 1230; 300, 1260]),
        1.6,
        40.0,
        8,
    );
    scene.add(scene.blurred(scene.fill(&dune, "#3d2347"), 1.6));
    for i in 0..54 {
        let x = chance.between(-20.0, 210.0);
        let y = 1160.0 + (x / 200.0).max(0.0).powi(2) * 44.0;
        let (tall, lean) = (chance.between(46.0, 128.0), chance.between(18.0, 60.0));
        let blade = taper(
            &[
                (x, y + 10.0),
                (x + lean * 0.3, y - tall * 0.6),
                (x + lean, y - tall),
            ],
            &[4.4, 3.4, 0.8],
        );
        let colour = if i % 4 == 0 { "#8a5568" } else { "#341d40" };
        scene.add(scene.fill(&blade, colour));
    }
}
