//! The sand: a far edge, long low swells, and the track: footprints, and the four dents of the bench wherever they have sat.

use crate::colour::mix;
use crate::line::{Path, blob, curve, ellipse, handcut, poly, rect, taper};
use crate::motifs::plants::ground;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

use super::{HORIZON, SUN};

/// The ways they came, from the nearest edge to where they run.
const TRACK: [At; 7] = [
    (860.0, 1190.0),
    (640.0, 1150.0),
    (400.0, 1096.0),
    (170.0, 1046.0),
    (40.0, 1000.0),
    (84.0, 962.0),
    (236.0, 946.0),
];
const DEEP: &str = "#3a1c4c";

pub fn draw(scene: &Scene) {
    sea(scene);
    let swells: [(&[At], &str, &str, f64); 4] = [
        (
            &spots![-40, 846; 160, 850; 380, 842; 600, 836; 840, 832],
            "#f7b57c",
            "#7d5578",
            0.0,
        ),
        (
            &spots![-40, 880; 140, 874; 330, 884; 560, 872; 840, 876],
            "#f0a273",
            "#6d4672",
            2.0,
        ),
        (
            &spots![-40, 956; 160, 946; 360, 958; 580, 946; 840, 938],
            "#e0906f",
            "#5f3b6a",
            2.0,
        ),
        (
            &spots![-40, 1062; 120, 1050; 330, 1076; 560, 1086; 840, 1050],
            "#c97c6e",
            "#4b2c5c",
            2.0,
        ),
    ];
    for (i, (line, light, dark, soft)) in (0..).zip(swells) {
        let swell = handcut(&ground(line), 1.6, 60.0, i);
        let stops = stops![0, light; 0.45, mix(light, dark, 0.55); 1, dark];
        let fill = scene.radial((SUN.0, line[0].1 - 20.0), 760.0, &stops);
        let sheet = scene.fill(&swell, fill);
        scene.add(if soft > 0.0 {
            scene.blurred(sheet, soft)
        } else {
            sheet
        });
        ripples(scene, &swell, line[0].1, i as u64);
    }
    // Where the sand is wet it gives the sun back.
    for (y, wide, high, much) in [
        (858.0, 96.0, 9.0, 0.6),
        (888.0, 130.0, 10.0, 0.42),
        (926.0, 120.0, 9.0, 0.32),
        (966.0, 150.0, 10.0, 0.2),
    ] {
        let gleam = handcut(&ellipse((SUN.0 + 8.0, y), wide, high), 3.0, 30.0, y as i64);
        scene.add(scene.blurred(scene.veil(&gleam, "#fff0bc", much), 3.0));
    }
    scene.add(scene.glow((SUN.0, SUN.1 + 60.0), 420.0, "#ff9a5a", 0.4, 0.4));
    others(scene);
    track(scene);
}

/// A strip of sea, the path of the sun on it, and in the night beyond a village that has lit its lamps.
fn sea(scene: &Scene) {
    let water = rect(-20.0, HORIZON, 820.0, 870.0);
    let tones = stops![0, "#ffd68a"; 0.25, "#d68f7c"; 0.6, "#7a5f86"; 1, "#443668"];
    scene.add(scene.fill(&water, scene.radial((SUN.0, HORIZON), 640.0, &tones)));
    let mut chance = Chance::of("bench sea", 3);
    for i in 0..70 {
        let y = HORIZON + 2.0 + chance.unit().powi(2) * 46.0;
        let near = (y - HORIZON) / 48.0;
        let path = i % 3 != 0;
        let x = if path {
            SUN.0 + chance.between(-1.0, 1.0) * (40.0 + 70.0 * near)
        } else {
            chance.between(-20.0, 800.0)
        };
        let long = chance.between(14.0, 50.0) * (0.5 + near);
        let wave = taper(
            &[(x - long, y), (x, y - 1.0), (x + long, y)],
            &[0.4, 1.4 + 2.0 * near, 0.4],
        );
        let (colour, much) = if path {
            ("#fff6d0", 0.75)
        } else {
            ("#3b2c60", 0.35)
        };
        scene.add(scene.veil(&wave, colour, much));
    }
    let land = blob(
        &knots![-20, 800, corner; -20, 764; 30, 752; 84, 758; 120, 772; 166, 782; 224, 793, corner],
    );
    scene.add(scene.fill(&handcut(&land, 1.2, 14.0, 3), "#33284f"));
    for (x, y) in [
        (24.0, 772.0),
        (46.0, 764.0),
        (60.0, 776.0),
        (92.0, 774.0),
        (118.0, 784.0),
    ] {
        scene.add(scene.fill(&rect(x, y, x + 4.0, y + 5.0), "#ffd98a"));
        scene.add(scene.glow((x + 2.0, y + 2.0), 15.0, "#ffc060", 0.7, 0.3));
        let mirror = taper(&[(x + 2.0, 796.0), (x + 2.0, 818.0)], &[3.0, 1.0]);
        scene.add(scene.blurred(scene.veil(&mirror, "#ffd98a", 0.5), 1.2));
    }
    for x in [120.0, 300.0, 520.0] {
        let foam = taper(
            &[(x - 90.0, 846.0), (x, 842.0), (x + 110.0, 845.0)],
            &[0.6, 3.4, 0.6],
        );
        scene.add(scene.veil(&foam, "#ffe9c8", 0.55));
    }
}

/// Far ahead two others run, a bed on their heads.
fn others(scene: &Scene) {
    let spot = Spot::new(742.0, 846.0, 1.0);
    let mut far = all([
        poly(&spots![-27, -41; 30, -44; 30, -38; -27, -35]),
        poly(&spots![-29, -54; -25, -54; -25, -28; -29, -28]),
        poly(&spots![28, -52; 32, -52; 32, -31; 28, -31]),
        blob(&knots![-24, -41; -20, -48; -6, -48; -4, -42]),
    ]);
    for x in [-14.0, 16.0] {
        far = all([
            far,
            ellipse((x + 2.0, -31.0), 4.0, 4.4),
            taper(&[(x + 1.0, -27.0), (x - 1.0, -14.0)], &[7.0, 9.0]),
            taper(&[(x + 1.0, -26.0), (x + 7.0, -38.0)], &[3.0, 2.4]),
            taper(&[(x, -26.0), (x - 4.0, -38.0)], &[3.0, 2.4]),
            taper(
                &[(x - 1.0, -14.0), (x + 7.0, -9.0), (x + 6.0, -1.0)],
                &[4.6, 4.0, 3.0],
            ),
            taper(
                &[(x - 1.0, -14.0), (x - 5.0, -6.0), (x - 12.0, -3.0)],
                &[4.6, 4.0, 3.0],
            ),
        ]);
    }
    let far = spot.put(&far);
    let fallen = far.bent(|(x, y)| (x - 0.5 * (846.0 - y), 846.0 + 0.25 * (846.0 - y)));
    scene.add(scene.blurred(scene.veil(&fallen, DEEP, 0.4), 1.4));
    scene.add(scene.fill(&far, "#6a3a5c"));
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
    ((y - 830.0) / 290.0).clamp(0.06, 1.3)
}

/// A dent: dark on the side of the light, lit on the other.
fn dent(scene: &Scene, shape: &Shape, deep: f64) {
    let bank = shape.moved(-3.0 * deep, 1.0 * deep).minus(shape);
    scene.add(scene.veil(&bank, "#ffc890", 0.8));
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
const STOPS: [At; 3] = [(640.0, 1150.0), (330.0, 1082.0), (96.0, 1022.0)];

fn near_a_stop(x: f64) -> bool {
    STOPS.iter().any(|at| (at.0 - x).abs() < 70.0)
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

/// Dune grass in the corner where we stand, against the light.
pub fn grass(scene: &Scene) {
    let mut chance = Chance::of("dune", 2);
    let dune = handcut(
        &ground(&spots![500, 1260; 560, 1226; 640, 1184; 730, 1158; 840, 1150]),
        1.6,
        40.0,
        8,
    );
    scene.add(scene.blurred(scene.fill(&dune, "#2a1540"), 1.6));
    for i in 0..64 {
        let x = chance.between(600.0, 820.0);
        let y = 1160.0 + ((800.0 - x) / 200.0).max(0.0).powi(2) * 44.0;
        let (tall, lean) = (chance.between(50.0, 150.0), chance.between(14.0, 60.0));
        let blade = taper(
            &[
                (x, y + 10.0),
                (x - lean * 0.3, y - tall * 0.6),
                (x - lean, y - tall),
            ],
            &[4.4, 3.4, 0.8],
        );
        scene.add(scene.fill(&blade, if i % 4 == 0 { "#4a2a54" } else { "#241238" }));
        if i % 3 == 0 {
            let lit = blade.minus(&blade.moved(-1.4, 0.0));
            scene.add(scene.veil(&lit, "#ffbe84", 0.7));
        }
    }
}
