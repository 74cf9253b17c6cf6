//! From the bottom of a well: a flock leans in over the rim, and the wolf among them lets down a rope of yarn.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, handcut, poly, rect, towards};
use crate::motifs::animals::{SheepHead, WolfInWool, swallow};
use crate::motifs::plants::fern;
use crate::motifs::sky::Cloud;
use crate::motifs::things::Rope;
use crate::random::{Chance, noise};
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{spots, stops};

/// The middle of the sky above.
const SKY: At = (400.0, 470.0);
/// How far the rims of the stone courses are from it, the highest first.
const RIMS: [f64; 8] = [240.0, 280.0, 336.0, 410.0, 506.0, 628.0, 782.0, 970.0];
const STONES: [&str; 7] = [
    "#f0a878", "#dd8a60", "#c46c50", "#a45048", "#7f3a42", "#5a283a", "#3a1a2e",
];
/// Ferns: on which course, in which direction, how long, which.
const FERNS: [(usize, f64, f64, i64); 9] = [
    (1, 196.0, 60.0, 1),
    (1, 338.0, 56.0, 3),
    (2, 148.0, 84.0, 2),
    (2, 300.0, 74.0, 5),
    (3, 30.0, 110.0, 4),
    (3, 232.0, 104.0, 8),
    (4, 118.0, 130.0, 6),
    (4, 318.0, 120.0, 9),
    (5, 66.0, 150.0, 7),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(SKY.0, SKY.1).focused((400.0, 380.0), 270.0);
    sky(&scene);
    flock(&scene);
    let wolf = WolfInWool {
        spot: Spot {
            turn: -4.0,
            at: towards(SKY, 84.0, 170.0),
            ..Spot::new(0.0, 0.0, 1.02)
        },
        shadow: "#0f3a48".into(),
    };
    scene.add(wolf.ink(&scene, 7));
    shaft(&scene);
    let (x, y) = wolf.spot.at;
    let along = spots![
        x + 6.0, y + 46.0; x + 4.0, y + 96.0; x - 22.0, y + 190.0; x - 10.0, y + 310.0; x + 46.0, y + 430.0;
        x + 70.0, y + 570.0
    ];
    let yarn = Rope {
        along: &along,
        far: 9.0,
        near: 78.0,
        dark: "#9a7088".into(),
        ..Rope::default()
    };
    scene.add(yarn.ink(&scene, 3) + wolf.bite(&scene));
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.24,
        colour: "#1a0620",
        middle: (SKY.0, SKY.1 + 30.0),
        ..Finish::default()
    });
    scene
}

fn sky(scene: &Scene) {
    let (x, y) = SKY;
    let stops = stops![0, "#fffbe6"; 0.35, "#c9f0e6"; 0.7, "#6fd0cc"; 1, "#2fa6b4"];
    scene.sky(scene.radial((x - 40.0, y - 50.0), 300.0, &stops), 3, 0.05);
    for (at, width, height, colour, seed) in [
        ((x - 40.0, y + 40.0), 150.0, 56.0, "#ffffff", 4),
        ((x + 70.0, y - 50.0), 100.0, 40.0, "#f6fffa", 9),
    ] {
        let cloud = Cloud::new(at, width, height, colour, seed);
        let cloud = Cloud {
            lit: 0.4,
            shade: 0.2,
            shadow: "#2f8a96".into(),
            shadow_opacity: 0.2,
            ..cloud
        };
        scene.add(cloud.ink(scene));
    }
    for (dx, dy, size, turn) in [(-30.0, -60.0, 0.42, 20.0), (4.0, -76.0, 0.34, 10.0)] {
        let bird = Spot::new(x + dx, y + dy, size)
            .turned(turn)
            .put(&swallow(0.8));
        scene.add(scene.fill(&bird, "#2a4a5a"));
    }
}

/// They lean in from all sides; the rim will hide their shoulders.
fn flock(scene: &Scene) {
    let faces = ["#2c2a44", "#3a2f4a", "#2a3048"];
    let wools = ["#fff3df", "#fbeedd", "#fff8ea"];
    let heads = [
        (282.0, 0.8, 4.0),
        (243.0, 0.84, -5.0),
        (320.0, 0.82, 6.0),
        (204.0, 0.8, -4.0),
        (-2.0, 0.84, 5.0),
        (166.0, 0.84, -6.0),
        (41.0, 0.82, 4.0),
        (127.0, 0.84, -3.0),
    ];
    for (i, (direction, size, tilt)) in heads.into_iter().enumerate() {
        let (x, y) = towards(SKY, direction, 178.0);
        // One of them has an eye on the wolf.
        let look = if i == 6 { -4.0 } else { [1.4, -1.4][i % 2] };
        let sheep = SheepHead {
            spot: Spot::new(x, y + 4.0, size).turned(direction - 90.0 + tilt),
            face: faces[i % 3].into(),
            wool: wools[i % 3].into(),
            look: (look, 2.0),
            shadow: "#0f3a48".into(),
        };
        scene.add(sheep.ink(scene, 11 + i as i64));
    }
}

/// The middle of a course: the lower it is, the further it seems to hang.
fn middle(course: usize) -> At {
    let i = course as f64;
    (SKY.0 + i * 1.5, SKY.1 + i * 9.0)
}

/// The shaft: stone courses, each a sheet nearer to us.
fn shaft(scene: &Scene) {
    let mut chance = Chance::of("well", 5);
    let whole = rect(-30.0, -30.0, 830.0, 1230.0);
    let holes: Vec<Shape> = RIMS.iter().enumerate().map(|(i, r)| hole(i, *r)).collect();
    for (course, stone) in STONES.into_iter().enumerate() {
        let sheet = handcut(&whole.minus(&holes[course]), 1.0, 20.0, course as i64);
        for &(_, direction, length, seed) in FERNS.iter().filter(|fern| fern.0 == course) {
            scene.add(ferns(scene, course, direction, length, seed));
        }
        let deep = course as f64;
        scene.add(scene.shadow(&sheet, (0.0, 3.0), 10.0 + deep * 2.0, "#3a1028", 0.5));
        let inner = RIMS[course] / RIMS[course + 1];
        let stops = stops![
            0, mix(stone, "#ffe6c0", 0.5); inner, mix(stone, "#ffe0b4", 0.3); 1, mix(stone, "#3a1028", 0.38)
        ];
        let fill = scene.radial(middle(course), RIMS[course + 1] * 1.02, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 30 + course as i64, 0.07));
        scene.add(scene.rim(&sheet, (0.0, -2.4), "#fff0d0", 0.4, SKY, 520.0));
        let lip = sheet.within(&holes[course].grown(2.4));
        scene.add(scene.veil(&lip, mix(stone, "#fff0d0", 0.75), 0.85));
        scene.add(scene.clipped(&sheet, stones(scene, course, stone.into(), &mut chance)));
    }
}

fn hole(course: usize, r: f64) -> Shape {
    let (x, y) = middle(course);
    let count = 44;
    let seed = course as i64;
    let ring: Vec<Knot> = (0..count)
        .map(|i| {
            let part = i as f64;
            let uneven = 1.0
                + 0.012 * noise(part / 3.0, 5 + seed, Some(15))
                + 0.007 * noise(part, 9 + seed, Some(count));
            let (sin, cos) = (TAU * part / count as f64).sin_cos();
            (x + r * uneven * cos, y + r * uneven * sin).into()
        })
        .collect();
    blob(&ring)
}

/// They root behind the lip of their course and lean towards the light.
fn ferns(scene: &Scene, course: usize, direction: f64, length: f64, seed: i64) -> Ink {
    let around = middle(course);
    let root = towards(around, direction, RIMS[course] + 12.0);
    let inwards = (around.1 - root.1).atan2(around.0 - root.0).to_degrees();
    let green = mix("#7fbf86", "#24484a", course as f64 / 6.0);
    let fronds = [(-34.0, 0.72), (-4.0, 1.0), (28.0, 0.72)]
        .into_iter()
        .enumerate();
    fronds
        .map(|(i, (aside, long))| {
            let frond = fern(
                root,
                length * long,
                inwards + aside,
                0.5,
                (seed * 10) as u64 + i as u64,
            );
            let frond = handcut(&frond, 0.3, 8.0, seed);
            let sheet = scene
                .sheet(&frond, green)
                .lit(0.35)
                .rim(1.2)
                .dark(mix(green, "#0a1a24", 0.6));
            scene.shadow(&frond, (2.0, 5.0), 5.0, "#2a0a20", 0.5) + sheet.ink()
        })
        .sum()
}

fn stones(scene: &Scene, course: usize, colour: Colour, chance: &mut Chance) -> Ink {
    let count = [13, 14, 15, 15, 16, 16, 17][course];
    let (around, deep) = (middle(course), course as f64);
    let (inner, outer) = (RIMS[course] * 1.03, RIMS[course + 1] * 0.99 * 0.985);
    let first = chance.unit();
    let joints: Vec<f64> = (0..count)
        .map(|i| (f64::from(i) + first + chance.between(-0.16, 0.16)) / f64::from(count) * 360.0)
        .collect();
    let gap = 0.75;
    let mut ink = Ink::none();
    for (i, &joint) in joints.iter().enumerate() {
        let next = joints.get(i + 1).copied().unwrap_or(joints[0] + 360.0);
        let (from, to) = (joint + gap, next - gap);
        let angle = |step: usize| from + (to - from) * step as f64 / 7.0;
        let inside = (0..8).map(|step| towards(around, angle(step), inner));
        let outside = (0..8).rev().map(|step| towards(around, angle(step), outer));
        let stone = poly(&inside.chain(outside).collect::<Vec<_>>()).softened(3.0 + deep);
        let shade =
            mix(colour, "#b07a8a", chance.unit() * 0.22).lighter(chance.between(-0.042, 0.042));
        let stone = handcut(&stone, 0.8 + 0.2 * deep, 16.0, (i + course * 20) as i64);
        ink += scene.shadow(&stone, (0.0, 2.0), 3.0 + deep * 0.6, "#2a0a20", 0.45);
        let sheet = scene
            .sheet(&stone, shade)
            .lit(0.3)
            .shade(0.55)
            .rim(1.2 + 0.25 * deep)
            .rim_opacity(0.65);
        ink += sheet
            .dark(mix(shade, "#2a0a24", 0.6))
            .seed(i as i64 % 4 + 2)
            .ink();
    }
    ink
}
