//! The salt: plates with raised seams, a puddle, nothing else as far as the horizon.

use crate::colour::mix;
use crate::line::{Stroke, between, distance, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;

use super::{HORIZON, LENS, ground, metre};

/// How wide a plate is, in metres.
const PLATE: f64 = 1.05;
const SALT: &str = "#f8f3e8";

pub fn draw(scene: &Scene) {
    let pale = stops![0, "#e9dfd2"; 0.05, "#efe8da"; 0.25, "#f6f0e4"; 0.7, SALT; 1, "#fdf8ee"];
    scene.add(scene.band(
        HORIZON + 2.0,
        1200.0,
        scene.linear((0.0, HORIZON), (0.0, 1200.0), &pale),
    ));
    let damp = stops![0, "#9ccbc8", 0.75; 0.3, "#b4d8d2", 0.4; 1, "#cfe4dc", 0];
    scene.add(scene.band(
        HORIZON + 2.0,
        HORIZON + 150.0,
        scene.radial((860.0, HORIZON), 520.0, &damp),
    ));
    plates(scene);
    // The first of it, on its way over the salt or off it.
    for (x, y, long) in [
        (520.0, 275.0, 320.0),
        (610.0, 284.0, 230.0),
        (450.0, 270.0, 160.0),
        (690.0, 296.0, 160.0),
    ] {
        let film = taper(
            &[(x, y), (x + long * 0.4, y - 1.0), (x + long, y + 1.0)],
            &[0.4, 4.5, 0.6],
        );
        scene.add(scene.veil(&film, "#2f6a98", 0.7));
    }
}

/// A corner where three plates meet.
fn corner(column: i64, row: i64) -> At {
    let odd = (column + row).rem_euclid(2) == 0;
    let mut chance = Chance::of("salt", (column * 911 + row * 77_777 + 5_000_000) as u64);
    let x = (column as f64 + if odd { 0.17 } else { -0.17 } + chance.between(-0.26, 0.26)) * PLATE;
    let z = (row as f64 + chance.between(-0.24, 0.24)) * PLATE * 0.9;
    (x, z)
}

fn place(at: At) -> At {
    ground(at.0, at.1.max(1.5))
}

/// Seams between plates, each a ridge that has a light and a dark side; and plates that have sunk a little.
fn plates(scene: &Scene) {
    let seen = |(x, z): At| z > 2.2 && (x * LENS / z).abs() < 560.0;
    let mut sunk: Vec<(Shape, f64)> = Vec::new();
    let mut seams: Vec<(Vec<At>, f64)> = Vec::new();
    for row in 2..66_i64 {
        for column in -26..27_i64 {
            let a = corner(column, row);
            if !seen(a) {
                continue;
            }
            let mut chance = Chance::of("seam", (column * 613 + row * 90_001 + 9_000_000) as u64);
            // Along each row, and every other one up to the next.
            let mut ends = vec![corner(column, row + 1)];
            if (column + row).rem_euclid(2) == 0 {
                ends.push(corner(column + 1, row));
                let ring = [
                    a,
                    corner(column + 1, row),
                    corner(column + 1, row + 1),
                    corner(column + 1, row + 2),
                    corner(column, row + 2),
                    corner(column, row + 1),
                ];
                let ring = ring.map(place);
                sunk.push((poly(&ring), chance.between(0.0, 1.0)));
            }
            for b in ends {
                let bend = chance.between(-0.07, 0.07);
                let middle = ((a.0 + b.0) / 2.0 + bend, (a.1 + b.1) / 2.0 + bend);
                seams.push((vec![place(a), place(middle), place(b)], (a.1 + b.1) / 2.0));
            }
        }
    }
    for (plate, part) in &sunk {
        let (colour, much) = match part {
            part if *part > 0.78 => ("#e6ded6", 0.34),
            part if *part > 0.5 => ("#f2ece2", 0.3),
            part if *part < 0.22 => ("#fffdf6", 0.8),
            _ => continue,
        };
        let y = plate.bounds().y1;
        let near = ((y - HORIZON - 26.0) / 110.0).clamp(0.0, 1.0);
        scene.add(scene.veil(plate, colour, much * near));
    }
    let ridge = |shift: f64, wide: f64| {
        let strokes = seams.iter().map(|(line, z)| {
            let k = metre(*z);
            let line: Vec<At> = line
                .iter()
                .map(|&(x, y)| (x + shift * k, y + shift * 0.35 * k))
                .collect();
            let wide = (wide * k).max(0.8);
            Stroke::new(&line, &[wide * 0.8, wide, wide * 0.7]).shape()
        });
        all(strokes.collect::<Vec<_>>())
    };
    let fade =
        stops![0, "#a98f92", 0.0; 0.06, "#a98f92", 0.14; 0.3, "#a98f92", 0.4; 1, "#a98f92", 0.5];
    scene.add(scene.fill(
        &ridge(0.014, 0.03),
        scene.linear((0.0, HORIZON), (0.0, 1200.0), &fade),
    ));
    let bright =
        stops![0, "#fffef8", 0.0; 0.08, "#fffef8", 0.3; 0.4, "#fffef8", 0.95; 1, "#fffef8", 1];
    scene.add(scene.fill(
        &ridge(0.0, 0.026),
        scene.linear((0.0, HORIZON), (0.0, 1200.0), &bright),
    ));
    crust(scene, &seams);
}

/// Along the seams near us the salt has come up in lumps.
fn crust(scene: &Scene, seams: &[(Vec<At>, f64)]) {
    let mut chance = Chance::of("salt crust", 5);
    let (mut lumps, mut lee) = (Vec::new(), Vec::new());
    for (line, z) in seams.iter().filter(|(_, z)| *z < 13.0) {
        let k = metre(*z);
        for ends in line.windows(2) {
            let long = distance(ends[0], ends[1]);
            let count = (long / (0.05 * k)) as usize;
            for _ in 0..count {
                let (x, y) = between(ends[0], ends[1], chance.unit());
                let at = (
                    x + chance.between(-0.035, 0.035) * k,
                    y + chance.between(-0.016, 0.016) * k,
                );
                let r = chance.between(0.010, 0.030) * k;
                let lump = handcut(&ellipse(at, r, r * 0.62), r * 0.12, r, x as i64);
                lee.push(lump.moved(r * 0.5, r * 0.35));
                lumps.push(lump);
            }
        }
    }
    let (lumps, lee) = (all(lumps), all(lee));
    scene.add(scene.veil(&lee.minus(&lumps), "#7c9aa8", 0.5));
    scene.add(scene.fill(&lumps, "#fffefa"));
    scene.add(scene.veil(&lumps.minus(&lumps.moved(-1.6, -1.6)), "#b9b6b4", 0.5));
}

/// Water that has come up from somewhere.
pub fn puddle(scene: &Scene, at: At, wide: f64) -> Shape {
    let ring: Vec<At> = (0..26)
        .map(|i| {
            let turn = f64::from(i) / 26.0 * std::f64::consts::TAU;
            let r = wide * (1.0 + 0.2 * (turn * 3.0 + 0.6).sin() + 0.1 * (turn * 5.0).cos());
            ground(at.0 + r * 1.15 * turn.cos(), at.1 + r * turn.sin())
        })
        .collect();
    let pool = handcut(&poly(&ring), 0.8, 18.0, 6);
    let bounds = pool.bounds();
    let rim = pool.grown(0.03 * metre(at.1));
    scene.add(scene.fill(&rim, "#fffdf4"));
    scene.add(scene.veil(&rim.minus(&rim.moved(0.0, -3.0)), "#7fb0b4", 0.5));
    let sky = stops![0, "#8fc9c6"; 0.5, "#a9d8d0"; 1, mix("#5fa9b0", "#a9d8d0", 0.3)];
    scene.add(scene.fill(
        &pool,
        scene.linear((0.0, bounds.y0), (0.0, bounds.y1), &sky),
    ));
    pool
}
