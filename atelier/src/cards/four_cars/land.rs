//! Fields at night from above, two country roads across them, and the crowns of trees at the edges.

use crate::colour::mix;
use crate::line::{Path, between, circle, curve, distance, ellipse, handcut, poly, step, taper};
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::stops;
use crate::svg::Ink;

use super::{CORNERS, MIDDLE};

const NIGHT: &str = "#0d1630";

/// The four fields between the roads: top, right, bottom, left.
fn field(i: usize) -> Shape {
    let out = [
        (400.0, -500.0),
        (1500.0, 600.0),
        (400.0, 1800.0),
        (-700.0, 600.0),
    ][i];
    poly(&[MIDDLE, CORNERS[i], out, CORNERS[(i + 1) % 4]])
}

pub fn draw(scene: &Scene) {
    scene.add(scene.card("#2a3a5c"));
    let colours = ["#2b3d62", "#264253", "#333c60", "#253e57"];
    for (i, colour) in (0..).zip(colours) {
        let field = field(i);
        let stops =
            stops![0, mix(colour, "#8fa0a0", 0.22); 0.45, colour; 1, mix(colour, NIGHT, 0.5)];
        scene.add(scene.fill(&field, scene.radial(MIDDLE, 760.0, &stops)));
        scene.add(scene.clipped(&field, rows(i)(scene, i as u64)));
    }
    for (from, to) in [(0, 2), (1, 3)] {
        road(scene, CORNERS[from], CORNERS[to], from as i64);
    }
    let joint = handcut(&circle(MIDDLE, 122.0), 9.0, 60.0, 4);
    scene.add(scene.fill(&joint, "#5d6987"));
    pebbles(scene);
}

fn rows(i: usize) -> fn(&Scene, u64) -> Ink {
    [furrows, stubble, cabbages, furrows_across][i]
}

/// Ploughed: long furrows that bend a little.
fn furrows(scene: &Scene, seed: u64) -> Ink {
    lines(
        scene,
        seed,
        (-100.0, -40.0),
        (900.0, 120.0),
        (0.0, 17.0),
        60,
    )
}

fn furrows_across(scene: &Scene, seed: u64) -> Ink {
    lines(
        scene,
        seed,
        (-150.0, 60.0),
        (-190.0, 1180.0),
        (16.0, -2.0),
        42,
    )
}

fn lines(scene: &Scene, seed: u64, from: At, to: At, apart: At, count: usize) -> Ink {
    let seed = seed as i64;
    (0..count)
        .map(|k| {
            let k = k as f64;
            let line: Vec<At> = (0..=14)
                .map(|j| {
                    let part = f64::from(j) / 14.0;
                    let at = between(from, to, part);
                    let sway = 34.0 * noise(part * 2.2 + k * 0.03, seed + 5, None)
                        + 5.0 * noise(part * 7.0 + k * 0.2, seed, None);
                    (at.0 + apart.0 * k + sway, at.1 + apart.1 * k + sway)
                })
                .collect();
            let line = curve(&line);
            scene.stitched(&line, "#141f3c", 4.6, 0.5, None)
                + scene.stitched(&moved(&line, (0.0, -3.0)), "#7f93b4", 1.2, 0.28, None)
        })
        .sum()
}

fn moved(line: &[At], by: At) -> Vec<At> {
    line.iter().map(|at| (at.0 + by.0, at.1 + by.1)).collect()
}

/// Mown: rows of stubble, and round bales.
fn stubble(scene: &Scene, seed: u64) -> Ink {
    let mut chance = Chance::of("stubble", seed);
    let mut ink = Ink::none();
    for i in 0..46 {
        for j in 0..30 {
            let (x, y) = (
                440.0 + 15.0 * f64::from(j) + chance.near(0.0, 2.0),
                120.0 + 21.0 * f64::from(i) + 6.0 * f64::from(j) + chance.near(0.0, 2.0),
            );
            ink += scene.stitched(&[(x, y), (x + 5.0, y + 2.4)], "#9db0a6", 2.0, 0.26, None);
        }
    }
    for (x, y, turn) in [
        (742.0, 520.0, 20.0),
        (650.0, 668.0, -14.0),
        (764.0, 742.0, 40.0),
    ] {
        let spot = Spot::new(x, y, 1.0).turned(turn);
        let bale = handcut(
            &spot.put(&poly(&[
                (-24.0, -17.0),
                (24.0, -17.0),
                (24.0, 17.0),
                (-24.0, 17.0),
            ])),
            2.0,
            14.0,
            x as i64,
        );
        let away = step(MIDDLE, (x, y));
        ink += scene.veil(
            &bale.swept(away.0 * 26.0, away.1 * 26.0, 8),
            "#0e1732",
            0.55,
        );
        ink += scene.fill(&bale, "#7d8a86");
        for k in -2..=2 {
            let k = f64::from(k) * 7.0;
            ink += scene.thread(
                &spot.points([(-23.0, k), (0.0, k + 1.0), (23.0, k)]),
                "#4c5c68",
                1.3,
                0.8,
            );
        }
        ink += scene.clipped(
            &bale,
            scene.veil(&bale.moved(away.0 * 9.0, away.1 * 9.0), "#2c3c58", 0.45),
        );
    }
    ink
}

/// Rows of cabbages.
fn cabbages(scene: &Scene, seed: u64) -> Ink {
    let mut chance = Chance::of("cabbages", seed);
    let mut ink = Ink::none();
    for row in 0..17 {
        for place in 0..20 {
            let (row, place) = (f64::from(row), f64::from(place));
            let x = 30.0
                + 39.0 * place
                + 6.0 * row
                + chance.near(0.0, 1.8)
                + 14.0 * noise(row * 0.21, 3, None);
            let y = 668.0 + 33.0 * row - 4.0 * place + chance.near(0.0, 1.8);
            ink += cabbage(
                scene,
                (x, y),
                chance.between(12.0, 14.5),
                chance.between(0.0, 120.0),
            );
        }
    }
    ink
}

fn cabbage(scene: &Scene, at: At, r: f64, turn: f64) -> Ink {
    let away = step(MIDDLE, at);
    let dim = (distance(MIDDLE, at) / 640.0).clamp(0.0, 1.0);
    let leaf = |angle: f64, far: f64, size: f64| {
        let (s, c) = (turn + angle).to_radians().sin_cos();
        ellipse((at.0 + c * far, at.1 + s * far), size, size * 0.8)
            .turned(turn + angle, (at.0 + c * far, at.1 + s * far))
    };
    let ring = |far: f64, size: f64, from: f64| {
        all((0..5).map(|i| leaf(from + 72.0 * f64::from(i), far, size)))
    };
    let tone = |colour: &str| mix(colour, "#24365a", dim * 0.7);
    scene.veil(
        &circle((at.0 + away.0 * 6.0, at.1 + away.1 * 6.0), r),
        "#101a38",
        0.6,
    ) + scene.fill(&ring(r * 0.56, r * 0.55, 0.0), tone("#3f6a74"))
        + scene.fill(&ring(r * 0.34, r * 0.4, 36.0), tone("#5b8a88"))
        + scene.fill(
            &circle((at.0 - away.0, at.1 - away.1), r * 0.36),
            tone("#8fb3a4"),
        )
}

/// One road, with soft verges and the tracks of wheels.
fn road(scene: &Scene, from: At, to: At, seed: i64) {
    let line = [
        from,
        between(from, MIDDLE, 0.5),
        MIDDLE,
        between(MIDDLE, to, 0.5),
        to,
    ];
    let verge = handcut(
        &taper(&line, &[192.0, 186.0, 200.0, 188.0, 194.0]),
        7.0,
        46.0,
        20 + seed,
    );
    scene.add(scene.veil(&verge, "#1d3440", 0.85));
    scene.add(scene.fill(&tufts(&line, seed), "#16293a"));
    let bed = handcut(
        &taper(&line, &[150.0, 146.0, 158.0, 148.0, 152.0]),
        4.0,
        40.0,
        30 + seed,
    );
    let stops = stops![0, "#74809a"; 0.35, "#5d6987"; 1, "#3f4b6c"];
    scene.add(scene.fill(&bed, scene.radial(MIDDLE, 720.0, &stops)));
    let (ux, uy) = step(from, to);
    for aside in [-42.0, -16.0, 22.0, 46.0] {
        let track = moved(&line, (-uy * aside, ux * aside));
        scene.add(scene.clipped(&bed, scene.thread(&track, "#36415f", 9.0, 0.28)));
    }
}

/// Grass that hangs over the edges of a road.
fn tufts(line: &[At], seed: i64) -> Shape {
    let path = Path::new(line.to_vec());
    let mut chance = Chance::of("tufts", seed as u64);
    all(path.walk(150).flat_map(|(at, direction)| {
        let (s, c) = direction.to_radians().sin_cos();
        [-1.0, 1.0].map(|side| {
            let out = side * chance.between(70.0, 82.0);
            let foot = (at.0 - s * out, at.1 + c * out);
            let long = chance.between(10.0, 22.0);
            let turn = chance.near(0.0, 7.0);
            let tip = (
                foot.0 + s * side * long + c * turn,
                foot.1 - c * side * long + s * turn,
            );
            taper(&[foot, tip], &[7.0, 1.0])
        })
    }))
}

fn pebbles(scene: &Scene) {
    let mut chance = Chance::of("pebbles", 3);
    for _ in 0..260 {
        let corner = CORNERS[chance.below(4) as usize];
        let part = chance.unit().powf(1.4);
        let at = between(MIDDLE, corner, part);
        let (ux, uy) = step(MIDDLE, corner);
        let aside = chance.near(0.0, 36.0);
        if aside.abs() > 66.0 {
            continue;
        }
        let (x, y) = (at.0 - uy * aside, at.1 + ux * aside);
        let r = chance.between(1.2, 3.2);
        let away = step(MIDDLE, (x, y));
        scene.add(scene.veil(
            &ellipse((x + away.0 * r, y + away.1 * r), r, r * 0.8),
            "#27314f",
            0.7,
        ));
        scene.add(scene.veil(&ellipse((x, y), r, r * 0.8), "#a7aeb8", 0.6));
    }
}

/// The post at the crossroads, from above: four blank arms.
pub fn post(scene: &Scene) {
    let at = (MIDDLE.0 + 14.0, MIDDLE.1 - 196.0);
    let away = step(MIDDLE, at);
    let shadow = taper(
        &[at, (at.0 + away.0 * 120.0, at.1 + away.1 * 120.0)],
        &[8.0, 20.0],
    );
    scene.add(scene.veil(&shadow, "#0e1732", 0.4));
    for (i, corner) in (0..).zip(CORNERS) {
        let to = step(MIDDLE, corner);
        let tip = (at.0 + to.0 * 44.0, at.1 + to.1 * 44.0);
        let arm = handcut(&taper(&[at, tip], &[8.0, 8.0]), 0.6, 10.0, i);
        scene.add(scene.veil(&arm.moved(3.0, 5.0), "#0e1732", 0.5));
        scene.add(scene.fill(&arm, if i >= 2 { "#f2e4bc" } else { "#b9b6a6" }));
    }
    scene.add(scene.fill(&circle(at, 8.0), "#f4e8c6"));
    scene.add(scene.fill(&circle(at, 3.5), "#6a5a4a"));
}

/// Crowns of trees that reach into the picture: three layers of leaves, the upper ones smaller and nearer to the light.
pub fn crowns(scene: &Scene) {
    let crowns = [
        (26.0, 548.0, 78.0),
        (-30.0, 690.0, 100.0),
        (322.0, 0.0, 70.0),
        (450.0, -34.0, 92.0),
        (790.0, 610.0, 46.0),
    ];
    for (i, (x, y, r)) in (0..).zip(crowns) {
        let (ux, uy) = step((x, y), MIDDLE);
        for (k, colour) in ["#14254a", "#1f3c5c", "#305770", "#47727f"]
            .into_iter()
            .enumerate()
        {
            let k = k as f64;
            let size = r * (1.0 - 0.23 * k);
            let at = (x + ux * r * 0.11 * k + 2.0 * k, y + uy * r * 0.11 * k);
            let layer = lobes(at, size, i * 7 + k as i64);
            scene.add(scene.veil(
                &layer.moved(-ux * (16.0 - 3.0 * k), -uy * (16.0 - 3.0 * k)),
                "#091026",
                0.45,
            ));
            scene.add(scene.fill(&layer, colour));
        }
    }
}

/// A round of leaves.
fn lobes(at: At, r: f64, seed: i64) -> Shape {
    let mut chance = Chance::of("lobes", seed as u64);
    let count = (r / 3.4).max(9.0) as i32;
    let leaves = (0..count).map(|i| {
        let turn = f64::from(i) * 360.0 / f64::from(count) + chance.near(0.0, 4.0);
        let (s, c) = turn.to_radians().sin_cos();
        let far = r * chance.between(0.8, 0.97);
        ellipse((at.0 + c * far, at.1 + s * far), r * 0.17, r * 0.11).turned(
            turn + chance.near(0.0, 24.0),
            (at.0 + c * far, at.1 + s * far),
        )
    });
    all(leaves.chain([circle(at, r * 0.86)]))
}

/// The way four people walked from their doors to the cloth. No way leads on from there.
pub fn footprints(scene: &Scene) {
    for (i, (door, to)) in (0..).zip([
        ((262.0, 300.0), (322.0, 446.0)),
        ((560.0, 330.0), (494.0, 452.0)),
        ((536.0, 884.0), (500.0, 756.0)),
        ((252.0, 872.0), (320.0, 742.0)),
    ]) {
        let (ux, uy) = step(door, to);
        let path = Path::new(curve(&[
            door,
            (
                between(door, to, 0.5).0 - uy * 10.0,
                between(door, to, 0.5).1 + ux * 10.0,
            ),
            to,
        ]));
        for (k, (at, direction)) in path.walk(9).enumerate() {
            let side = if (k + i) % 2 == 0 { 5.0 } else { -5.0 };
            let sole = ellipse((3.0, 0.0), 5.0, 3.0).and(&ellipse((-4.6, 0.0), 2.8, 2.4));
            let sole = Spot::new(at.0 - uy * side, at.1 + ux * side, 1.0)
                .turned(direction)
                .put(&sole);
            scene.add(scene.veil(&sole, "#2c3656", 0.75));
        }
    }
}
