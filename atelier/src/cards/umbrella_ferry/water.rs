//! The water: swell, the wake, the rings of the rain, and an umbrella that went overboard.

use super::{BELOW, DEEP, PALE};
use crate::colour::{Colour, mix, ramp};
use crate::line::{Path, arc, blob, circle, curve, distance, handcut, poly, step, taper, towards};
use crate::motifs::things::{OpenUmbrella, Print};
use crate::random::{Chance, noise};
use crate::scene::{HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{spots, stops};

const SWELL: [&str; 4] = ["#9ab4bf", "#7391a4", "#527086", "#3c556c"];

/// From the pier to the stern.
pub fn wake_line() -> Path {
    Path::new(curve(&spots![
        668, 1006; 600, 1052; 506, 1088; 400, 1090; 300, 1036; 246, 940; 254, 836; 290, 764; 330, 700; 362, 636
    ]))
}

pub fn sea(scene: &Scene) {
    let stops = stops![0, SWELL[0]; 0.4, SWELL[1]; 0.75, SWELL[2]; 1, SWELL[3]];
    scene.sky(
        scene.linear((60.0, -40.0), (700.0, 1240.0), &stops),
        9,
        0.09,
    );
    for i in 0..9 {
        let part = f64::from(i) / 8.0;
        let top: Vec<At> = (-1..10)
            .map(|j| {
                let x = f64::from(j) * 100.0;
                let drift = 34.0 * noise(f64::from(j) * 0.55, 40 + i64::from(i), None);
                (x, 60.0 + part * 1240.0 - x * 0.3 + drift)
            })
            .collect();
        let mut ring = curve(&top);
        ring.extend([(900.0, 1300.0), (-100.0, 1300.0)]);
        let sheet = handcut(&poly(&ring), 1.6, 34.0, i64::from(i));
        let colour = ramp(&SWELL, 0.12 + part * 0.9);
        scene.add(scene.faint(scene.shadow(&sheet, (-2.0, -5.0), 9.0, DEEP, 0.34), 0.8));
        let lip = top.iter().map(|at| at.1).fold(f64::MAX, f64::min);
        let fade = stops![0, colour.lighter(0.05), 0.9; 0.4, colour, 0.4; 1, colour, 0.0];
        scene.add(scene.fill(
            &sheet,
            scene.linear((400.0, lip + 60.0), (460.0, lip + 330.0), &fade),
        ));
        scene.add(scene.rim(&sheet, (0.6, 1.6), PALE, 0.3, (200.0, lip + 120.0), 420.0));
    }
    wavelets(scene);
}

/// Small crests, aslant like the swell.
fn wavelets(scene: &Scene) {
    let mut chance = Chance::of("ferry wavelets", 4);
    let (mut light, mut dark) = (Vec::new(), Vec::new());
    for _ in 0..230 {
        let at = (chance.between(-10.0, WIDTH), chance.between(-10.0, HEIGHT));
        let (half, turn) = (chance.between(7.0, 22.0), chance.near(-17.0, 7.0));
        let (left, right) = (towards(at, turn + 180.0, half), towards(at, turn, half));
        let top = towards(at, turn - 90.0, half * 0.24);
        light.push(taper(&[left, top, right], &[0.2, 1.7, 0.2]));
        let low = [left, top, right].map(|(x, y)| (x + 1.0, y + 3.0));
        dark.push(taper(&low, &[0.2, 2.6, 0.2]));
    }
    scene.add(scene.veil(&all(dark), DEEP, 0.16));
    scene.add(scene.veil(&all(light), PALE, 0.3));
}

/// The part of the wake that is so wide, with a torn edge.
fn torn(line: &Path, width: impl Fn(f64) -> f64, seed: i64) -> Shape {
    let count = 150;
    let side = |side: f64| -> Vec<At> {
        (0..=count)
            .map(|i| {
                let part = f64::from(i) / f64::from(count);
                let far = line.length() * part;
                let waver = noise(part * 26.0, seed + side as i64, None) * 0.16
                    + noise(part * 75.0, seed + 9 + side as i64, None) * 0.1;
                let across = line.direction(far) + 90.0 * side;
                towards(line.at(far), across, width(part) * (1.0 + waver))
            })
            .collect()
    };
    let mut ring = side(1.0);
    ring.extend(side(-1.0).into_iter().rev());
    Shape::within_ring(&ring)
}

pub fn wake(scene: &Scene, line: &Path, ship: &Spot) {
    let fading = |strong: f64| {
        let stops = stops![0, PALE, strong; 0.5, PALE, strong * 0.78; 1, PALE, strong * 0.5];
        scene.linear((330.0, 680.0), (470.0, 1120.0), &stops)
    };
    let swell = |t: f64| (t * std::f64::consts::PI).sin();
    let wide = torn(line, |t| 46.0 + 24.0 * t + 32.0 * swell(t), 3);
    let middle = torn(line, |t| 30.0 + 28.0 * t + 20.0 * swell(t), 5);
    scene.add(scene.fill(&wide, fading(0.3)));
    scene.add(scene.rim(&wide, (1.6, 2.2), PALE, 0.5, (300.0, 760.0), 420.0));
    feathers(scene, line, ship);
    // Foam is lace: the older, the larger its holes.
    let mut chance = Chance::of("ferry foam", 2);
    let holes = (0..760).map(|_| {
        let part = chance.unit();
        let far = line.length() * part;
        let across = line.direction(far) + 90.0 * chance.side();
        let at = towards(line.at(far), across, chance.unit().powf(0.7) * 74.0);
        let r = chance.between(0.9, 2.2) + 2.4 * (1.0 - part) * chance.unit();
        let turn = line.direction(far);
        let ring: Vec<_> = (0..7)
            .map(|i| {
                let angle = f64::from(i) * 360.0 / 7.0;
                let (sin, cos) = angle.to_radians().sin_cos();
                let k = chance.between(0.75, 1.25) * r;
                let (x, y) = (cos * k * 4.2, sin * k);
                let (s, c) = turn.to_radians().sin_cos();
                (at.0 + x * c - y * s, at.1 + x * s + y * c).into()
            })
            .collect();
        blob(&ring)
    });
    let lace = middle.minus(&all(holes.collect::<Vec<_>>()));
    scene.add(scene.veil(&lace.moved(2.0, 3.0), DEEP, 0.12));
    scene.add(scene.fill(&lace, fading(0.86)));
    // What the screw stirs up runs in threads.
    let threads = (0..90).map(|_| {
        let from = chance.between(0.12, 0.97);
        let long = chance.between(0.02, 0.09);
        let off = chance.near(0.0, 22.0);
        let points = [0.0, 0.5, 1.0].map(|k| {
            let far = line.length() * (from + long * k).min(1.0);
            towards(
                line.at(far),
                line.direction(far) + 90.0,
                off + chance.near(0.0, 2.0),
            )
        });
        taper(&points, &[0.3, chance.between(1.4, 3.4), 0.3])
    });
    let threads = all(threads.collect::<Vec<_>>());
    scene.add(scene.fill(&threads, fading(0.95)));
    let stern = ship.point((0.0, 318.0));
    let boil = scene.radial(
        stern,
        120.0,
        &stops![0, Colour::BLACK, 0.8; 1, Colour::BLACK, 0.0],
    );
    scene.add(scene.grain(&middle, boil, "#ffffff", Spray::finer(4, 0.6, 0.8)));
}

/// The waves that spread on both sides, in echelon.
fn feathers(scene: &Scene, line: &Path, ship: &Spot) {
    let mut crests = Vec::new();
    for (from, to, off, width) in [(0.3, 0.98, 96.0, 4.6), (0.34, 0.8, 114.0, 2.8)] {
        for side in [-1.0, 1.0] {
            let points: Vec<At> = (0..=14)
                .map(|i| {
                    let part = from + (to - from) * f64::from(i) / 14.0;
                    let far = line.length() * part;
                    let waver = 5.0 * noise(part * 17.0, 5 + (off * side) as i64, None);
                    let wide = off - 34.0 * (part - 0.5).max(0.0) + waver;
                    towards(line.at(far), line.direction(far) + 90.0 * side, wide)
                })
                .collect();
            crests.push(taper(&points, &[0.3, width * 0.6, width, width * 0.5, 0.3]));
        }
    }
    // The bow throws the largest of them.
    for side in [-1.0, 1.0] {
        for (i, &(x, y, far)) in [
            (64.0, -306.0, 70.0),
            (110.0, -240.0, 86.0),
            (140.0, -160.0, 92.0),
            (156.0, -70.0, 84.0),
            (162.0, 30.0, 70.0),
            (160.0, 130.0, 58.0),
        ]
        .iter()
        .enumerate()
        {
            let spread = far * (0.5 + 0.04 * i as f64);
            let points = [
                (x * side, y),
                ((x + spread * 0.6) * side, y + far * 0.52),
                ((x + spread) * side, y + far * 1.25),
            ];
            let points = ship.points(points);
            crests.push(taper(&points, &[6.0 - 0.6 * i as f64, 4.0, 0.4]));
        }
    }
    let crests = all(crests);
    scene.add(scene.veil(&crests.moved(2.5, 4.0), DEEP, 0.25));
    scene.add(scene.veil(&crests, PALE, 0.55));
}

/// Where drops fall: rings, one in another.
pub fn rings(scene: &Scene, taken: &Shape, line: &Path) {
    let mut chance = Chance::of("ferry rings", 11);
    let taken = taken.grown(14.0);
    let mut put: Vec<(At, f64)> = Vec::new();
    for try_ in 0..1200 {
        let r = if try_ < 120 {
            chance.between(17.0, 34.0)
        } else {
            chance.between(5.0, 15.0)
        };
        let at = (chance.between(0.0, WIDTH), chance.between(0.0, HEIGHT));
        let wake = (0..30)
            .any(|i| distance(line.at(line.length() * f64::from(i) / 29.0), at) < 86.0 + r * 0.5);
        let near = put
            .iter()
            .any(|(other, r2)| distance(*other, at) < (r + r2) * 1.08 + 7.0);
        if wake || near || taken.contains(at) || put.len() > 92 {
            continue;
        }
        put.push((at, r));
        scene.add(ring(scene, at, r));
    }
}

fn ring(scene: &Scene, at: At, r: f64) -> Ink {
    let mut ink = Ink::none();
    let loops: &[f64] = if r > 25.0 {
        &[1.0, 0.66]
    } else if r > 16.0 {
        &[1.0, 0.58, 0.24]
    } else if r > 9.0 {
        &[1.0, 0.46]
    } else {
        &[1.0]
    };
    for (i, part) in loops.iter().enumerate() {
        let (r, seed) = (r * part, (at.0 + at.1) as i64 + i as i64);
        let outer = handcut(&circle(at, r), 1.5, 22.0, seed);
        // Thick towards the light, thin away from it.
        let lit = outer.minus(&circle((at.0 + 0.9, at.1 + 1.0), r - 1.1));
        let dark = outer
            .grown(1.8)
            .minus(&outer)
            .minus(&circle((at.0 - 1.4, at.1 - 1.6), r + 1.0));
        ink += scene.veil(&dark, DEEP, 0.3)
            + scene.veil(&lit, PALE, (0.62 - r * 0.011).max(0.2) + 0.06 * i as f64);
    }
    if r < 20.0 {
        ink + scene.veil(&circle(at, 1.3), PALE, 0.8)
    } else {
        ink
    }
}

/// Rain on its way down: it falls away from the eye.
pub fn rain(scene: &Scene) {
    let mut chance = Chance::of("ferry rain", 8);
    let mut drops = Vec::new();
    while drops.len() < 190 {
        let at = (chance.between(0.0, WIDTH), chance.between(0.0, HEIGHT));
        let far = distance(at, BELOW);
        if far < 90.0 {
            continue;
        }
        let long = far * chance.between(0.035, 0.08);
        let (dx, dy) = step(at, BELOW);
        let to = (at.0 + dx * long, at.1 + dy * long);
        drops.push(taper(&[at, to], &[0.9 + far * 0.0013, 0.25]));
    }
    scene.add(scene.veil(&all(drops), "#f2f9fb", 0.46));
}

/// It floats on its back, and its handle points up.
pub fn stray_umbrella(scene: &Scene) {
    let at = (238.0, 926.0);
    let (red, dark) = (Colour::from("#e0452f"), Colour::from("#6a1420"));
    let umbrella = OpenUmbrella {
        at,
        tip: at,
        r: 47.0,
        turn: 11.0,
        ribs: 8,
        colour: red,
        second: red,
        print: Print::Plain,
    };
    let outline = umbrella.outline();
    scene.add(scene.shadow(&outline, (5.0, 8.0), 8.0, DEEP, 0.6));
    let bowl = stops![0, dark; 0.55, mix(red, dark, 0.35); 1, red.lighter(0.03)];
    scene.add(scene.fill(
        &outline,
        scene.radial_from(at, 50.0, (at.0 - 9.0, at.1 - 10.0), &bowl),
    ));
    let rib = |i: usize| towards(at, 11.0 + 45.0 * i as f64, 46.0);
    for i in 0..8 {
        let half = towards(at, 11.0 + 45.0 * (i as f64 + 0.5), 43.0);
        let gore = poly(&[at, rib(i), half]);
        scene.add(scene.veil(&gore.within(&outline), "#ffd9b0", 0.1));
        scene.add(scene.fill(&taper(&[at, rib(i)], &[1.6, 1.2]), "#f0d8b8"));
        let strut = [
            towards(at, 11.0 + 45.0 * i as f64, 24.0),
            towards(at, 11.0 + 45.0 * i as f64, 8.0),
        ];
        scene.add(scene.fill(&taper(&strut, &[2.6, 2.2]), "#3a1a26"));
    }
    let shade = stops![0, Colour::BLACK, 0.7; 1, Colour::BLACK, 0.0];
    let shade = scene.linear(
        (at.0 - 40.0, at.1 - 40.0),
        (at.0 + 20.0, at.1 + 20.0),
        &shade,
    );
    scene.add(scene.grain(&outline, shade, "#4a0c1c", Spray::finer(6, 1.0, 0.7)));
    scene.add(scene.rim(&outline, (-1.4, -1.6), "#ffb79a", 0.8, (0.0, 0.0), 300.0));
    // A little water has gathered in it.
    let pool = handcut(&circle((at.0 + 1.0, at.1 + 2.0), 13.0), 1.4, 12.0, 4);
    scene.add(scene.veil(&pool, "#9fc0cc", 0.5));
    let top = (at.0 - 22.0, at.1 + 34.0);
    let pole = taper(&[at, top], &[3.0, 4.4]);
    let crook: Vec<At> = arc((top.0 - 8.0, top.1 + 1.0), 8.0, 8.0, 0.0, 215.0, 9);
    let wood = pole.and(&taper(&crook, &[4.6, 5.8, 5.4, 4.4]));
    scene.add(scene.shadow(&wood, (4.0, 5.0), 3.0, "#3a0a18", 0.6));
    scene.add(scene.sheet(&wood, "#d9a35c").rim(1.0).grain(1.0).ink());
}
