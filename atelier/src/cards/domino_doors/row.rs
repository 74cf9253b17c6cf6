//! The long row of doors, how far it has fallen, and the ground beneath it.

use super::door::Door;
use super::{DEEP, eye, kinds};
use crate::colour::mix;
use crate::line::{Path, blob, curve, distance, handcut, poly, rect, taper};
use crate::motifs::animals::swallow;
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The row on the card, from afar.
const WAY: [At; 16] = [
    (520.0, 172.0),
    (600.0, 184.0),
    (648.0, 202.0),
    (640.0, 226.0),
    (540.0, 258.0),
    (400.0, 296.0),
    (262.0, 342.0),
    (170.0, 400.0),
    (160.0, 468.0),
    (240.0, 540.0),
    (390.0, 606.0),
    (540.0, 672.0),
    (640.0, 752.0),
    (632.0, 842.0),
    (548.0, 912.0),
    (440.0, 958.0),
];
/// From one door to the next, in metres.
const STRIDE: f64 = 1.2;
/// How far the doors around the falling one have fallen, the furthest along the row first.
const WAVE: [f64; 9] = [6.0, 32.0, 46.0, 57.0, 66.0, 72.0, 77.0, 80.0, 82.0];
/// How far those have fallen that lie one upon another.
const FALLEN: f64 = 84.0;
/// How far apart those came to lie that slid: from the least to the most, in metres.
const SLID: At = (2.3, 3.0);

fn way() -> Path {
    let on_ground: Vec<At> = curve(&WAY).into_iter().map(eye::ground).collect();
    Path::new(on_ground)
}

/// Where on the card the last door is that stands untouched, or the first one, as one likes.
const FRONT: At = (392.0, 606.0);

/// The kinds of the doors before the last one, the nearest first.
const KINDS: [usize; 16] = [1, 0, 4, 6, 8, 5, 3, 2, 7, 9, 10, 0, 8, 3, 1, 2];

/// How many doors still stand.
fn standing(way: &Path) -> usize {
    let near = |before: &usize| {
        let (x, y) = way.at(way.length() - STRIDE * *before as f64);
        (distance(eye::seen((x, y, 0.0)), FRONT) * 10.0) as i64
    };
    (1..200).min_by_key(near).unwrap_or(1)
}

/// All doors, from afar; the last is the last.
pub fn doors() -> Vec<Door> {
    let (way, mut chance) = (way(), Chance::of("doors", 7));
    let standing = standing(&way);
    let mut kind = 0;
    let mut behind = Vec::new();
    let mut back = 0.0;
    while back < way.length() {
        behind.push(back);
        back += match behind.len() < standing + WAVE.len() - 2 {
            true => STRIDE,
            false => {
                let (x, y) = way.at(way.length() - back);
                let far = ((eye::depth((x, y, 0.0)) - 18.0) / 30.0).clamp(0.0, 1.0);
                chance.between(SLID.0, SLID.1) * (1.0 + 0.75 * far)
            }
        };
    }
    let row = behind.into_iter().enumerate().rev().map(|(before, back)| {
        let far = way.length() - back;
        let ((x, y), degrees) = (way.at(far), way.direction(far));
        let tilt = match before {
            0 => 2.0,
            _ if before < standing => 0.0,
            _ => WAVE.get(before - standing).copied().unwrap_or(FALLEN),
        };
        // Those that fell lie as they fell.
        let loose = tilt / FALLEN;
        let aside = chance.near(0.0, 0.34) * loose.powi(3);
        let turn = chance.near(0.0, 1.2 + 13.0 * loose.powi(3));
        let turn = if before == 0 { 0.0 } else { turn };
        let (sin, cos) = (degrees + turn).to_radians().sin_cos();
        kind += 1 + chance.below(4) as usize;
        Door {
            foot: (x - sin * aside, y + cos * aside),
            way: (cos, sin),
            tilt: tilt - chance.unit() * 3.0 * loose.floor(),
            look: match before {
                0 => kinds::last(),
                _ => kinds::look(KINDS.get(before - 1).copied().unwrap_or(kind)),
            },
            seed: 900 - before as i64 * 17,
        }
    });
    [stray()].into_iter().chain(row).collect()
}

/// One that was thrown out of the bend.
fn stray() -> Door {
    let (sin, cos) = f64::to_radians(212.0).sin_cos();
    Door {
        foot: eye::ground((172.0, 592.0)),
        way: (cos, sin),
        tilt: 88.0,
        look: kinds::look(0),
        seed: 31,
    }
}

/// A strip along the row, so wide to both sides, in metres.
fn strip(from: f64, to: f64, wide: f64, seed: i64) -> Shape {
    let way = way();
    let (from, to) = (way.length() * from, way.length() * to);
    let count = 420;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for i in 0..=count {
        let far = from + (to - from) * f64::from(i) / f64::from(count);
        let ((x, y), degrees) = (way.at(far), way.direction(far));
        let (sin, cos) = degrees.to_radians().sin_cos();
        // It begins and ends in a point.
        let end = ((to + 0.4 - far) / 2.4).clamp(0.04, 1.0).sqrt();
        let half = |side: i64| wide * end * (1.0 + 0.35 * noise(far / 1.6, seed + side, None));
        let (a, b) = (half(0), half(9));
        left.push(eye::seen((x - sin * a, y + cos * a, 0.0)));
        right.push(eye::seen((x + sin * b, y - cos * b, 0.0)));
    }
    left.extend(right.into_iter().rev());
    Shape::within_ring(&left)
}

/// Where no grass stands.
pub fn trodden() -> Shape {
    strip(0.0, 1.0, 1.25, 3)
}

/// The trodden ribbon on which they stand; where they have fallen, the grass is flat.
pub fn ground(scene: &Scene) {
    let ribbon = handcut(&strip(0.0, 1.0, 0.66, 3), 1.2, 20.0, 3);
    scene.add(scene.veil(&ribbon.moved(0.0, 2.0), DEEP, 0.25));
    let fill = scene.linear(
        (0.0, 160.0),
        (0.0, 980.0),
        &stops![0, "#f6d8c0"; 0.4, "#d8b4bc"; 0.62, "#9a80a8"; 1, "#4e4278"],
    );
    scene.add(scene.fill(&ribbon, fill));
    let way = way();
    let fallen = 1.0 - STRIDE * (standing(&way) as f64 + 1.0) / way.length();
    let flat = handcut(&strip(0.0, fallen, 1.5, 5), 1.4, 16.0, 5);
    scene.add(scene.veil(&flat, "#d9bdb6", 0.3));
    // Blades that lie as the doors fell.
    let mut chance = Chance::of("flat", 3);
    let mut blades = Vec::new();
    for _ in 0..420 {
        let far = way.length() * (0.25 + 0.75 * chance.unit());
        let ((x, y), degrees) = (way.at(far), way.direction(far) + chance.near(0.0, 16.0));
        let side = chance.near(0.0, 1.0);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let long = chance.between(0.3, 0.7);
        let (x, y) = (x - sin * side, y + cos * side);
        let (a, b) = (
            eye::seen((x, y, 0.0)),
            eye::seen((x + cos * long, y + sin * long, 0.0)),
        );
        let thick = eye::metre((x, y)) * 0.03;
        blades.push(taper(&[a, b], &[thick, 0.3]));
    }
    scene.add(scene.veil(&all(blades), "#6a5a86", 0.5));
}

/// The long shadows of all doors at once.
pub fn shadows(scene: &Scene, doors: &[Door]) {
    let cast = all(doors.iter().map(Door::shadow));
    let ink = scene.veil(&cast, "#2a1d52", 0.62);
    scene.add(scene.multiplied(scene.blurred(ink, 0.9)));
    let near: Vec<Shape> = doors
        .iter()
        .filter(|door| door.metre() > 24.0)
        .map(|door| door.put(&rect(-66.0, -6.0, 66.0, 8.0), 0.02))
        .collect();
    scene.add(scene.shadow(&all(near), (2.0, 2.0), 4.0, DEEP, 0.5));
}

pub fn ink(scene: &Scene, doors: &[Door]) {
    let lying = doors.iter().filter(|door| door.tilt > 62.0);
    let lying: Vec<&Door> = lying.collect();
    // Each lies upon the next one.
    for door in lying.iter().rev() {
        scene.add(drop_shadow(scene, door));
        scene.add(door.ink(scene));
    }
    rooted(scene, &doors[0]);
    dust(scene, doors, false);
    let mut upright: Vec<&Door> = doors.iter().filter(|door| door.tilt <= 62.0).collect();
    upright.sort_by(|a, b| {
        let deep = |door: &Door| eye::depth((door.foot.0, door.foot.1, 0.0));
        deep(b).total_cmp(&deep(a))
    });
    for door in upright {
        scene.add(drop_shadow(scene, door));
        scene.add(door.ink(scene));
    }
    dust(scene, doors, true);
    splinters(scene, doors);
    birds(scene, doors);
}

/// Blades before the door that was thrown out: it lies in the grass, not on it.
fn rooted(scene: &Scene, door: &Door) {
    let mut chance = Chance::of("rooted", 4);
    let edge = door.outline().bounds();
    let path = Path::new(vec![
        eye::seen(door.place(-0.5, 2.2, 0.0)),
        eye::seen(door.place(0.57, 2.2, 0.0)),
        eye::seen(door.place(0.57, 0.0, 0.0)),
    ]);
    let (mut dark, mut lit) = (Vec::new(), Vec::new());
    for _ in 0..46 {
        let (x, y) = path.at(path.length() * chance.unit());
        let (x, y) = (x + chance.near(0.0, 3.0), y + chance.between(0.0, 5.0));
        let high = chance.between(0.1, 0.24) * edge.height();
        let over = chance.near(0.3, 0.4) * high;
        let blade = [
            (x, y + 2.0),
            (x + over * 0.3, y - high * 0.5),
            (x + over, y - high),
        ];
        let blade = taper(&blade, &[2.2, 1.6, 0.3]);
        match chance.happens(0.4) {
            true => lit.push(blade),
            false => dark.push(blade),
        }
    }
    scene.add(scene.fill(&all(dark), "#5a4a80"));
    scene.add(scene.fill(&all(lit), "#c79aa8"));
}

/// What has come off: hinges, chips of wood, a knob.
fn splinters(scene: &Scene, doors: &[Door]) {
    let (x, y) = front(doors);
    let chips = spots![
        -120, -110; -92, -134; -64, -118; -150, -128; -104, -160; -46, -150; -168, -92; -74, -96
    ];
    let chips = chips.into_iter().enumerate().map(|(i, (dx, dy))| {
        let i = i as f64;
        let chip = poly(&spots![-7, -1.4; 4, -2.2; 8, 0.4; -3, 2]);
        let spot = Spot::new(x + dx, y + dy, 0.5 + (i * 0.37).fract() * 0.6);
        spot.turned(i * 67.0).put(&chip)
    });
    let chips = all(chips);
    scene.add(scene.shadow(&chips, (2.0, 3.0), 2.0, DEEP, 0.4));
    scene.add(scene.sheet(&chips, "#e2b48c").dark("#5a3a58").rim(0.8));
}

/// What lifts a door off what is behind it.
fn drop_shadow(scene: &Scene, door: &Door) -> Ink {
    let size = door.metre();
    if size < 20.0 {
        return Ink::none();
    }
    scene.shadow(
        &door.outline(),
        (size * 0.03, size * 0.03),
        size * 0.07,
        DEEP,
        0.4,
    )
}

/// Where the falling one strikes the next.
fn front(doors: &[Door]) -> At {
    let struck = doors.iter().rev().find(|door| door.tilt > 5.0);
    struck.map_or(FRONT, |door| eye::seen((door.foot.0, door.foot.1, 0.0)))
}

/// Dust, where doors have just struck the ground.
fn dust(scene: &Scene, doors: &[Door], near: bool) {
    let puff = blob(&knots![
        -60, 4, corner; -66, -10; -54, -22; -46, -20; -44, -38; -24, -48; -8, -38; 4, -54; 28, -52; 36, -36;
        54, -34; 64, -18; 58, -6; 66, 4, corner; 20, 9; -20, 8
    ]);
    let (x, y) = front(doors);
    let clouds: &[(f64, f64, f64, f64)] = match near {
        false => &[
            (-214.0, -132.0, 0.42, 0.5),
            (-150.0, -100.0, 0.7, 0.6),
            (-82.0, -70.0, 0.62, 0.6),
        ],
        true => &[
            (-246.0, -80.0, 0.4, 0.6),
            (-200.0, -46.0, 0.56, 0.76),
            (-146.0, -8.0, 0.6, 0.8),
            (-92.0, 16.0, 0.34, 0.7),
        ],
    };
    for (i, &(dx, dy, size, opacity)) in clouds.iter().enumerate() {
        let seed = i as i64 + if near { 20 } else { 10 };
        let spot = Spot::new(x + dx, y + dy, size).flipped(i % 2 == 1);
        let cloud = handcut(&spot.put(&puff), 1.4, 14.0, seed);
        let at = (x + dx, y + dy);
        let fill = scene.linear(
            (at.0, at.1 - 50.0 * size),
            (at.0, at.1 + 10.0 * size),
            &stops![0, "#ffe0c0", opacity; 0.55, "#d8b0b4", opacity * 0.85; 1, "#b48cac", 0],
        );
        scene.add(scene.fill(&cloud, fill));
        let density = scene.linear(
            (at.0 - 40.0 * size, at.1 - 30.0 * size),
            (at.0 + 60.0 * size, at.1 + 14.0 * size),
            &stops![0, DEEP, 0; 1, DEEP, 0.5],
        );
        let spray = Spray::new(seed, 0.35);
        scene.add(scene.grain(&cloud, density, mix("#8a6a98", DEEP, 0.2), spray));
    }
    if near {
        let smudge =
            spots![-280, -90; -200, -34; -110, 10; -20, 48].map(|(dx, dy)| (x + dx, y + dy));
        let haze = taper(&smudge, &[16.0, 50.0, 50.0, 10.0]);
        scene.add(scene.smudge(&haze, 0.34, 16.0, "#ffe2c8", Spray::finer(4, 0.9, 0.55)));
    }
}

/// They rise from where it falls.
fn birds(scene: &Scene, doors: &[Door]) {
    let (x, y) = front(doors);
    for (i, (dx, dy, size, turn)) in [
        (-96.0, -176.0, 0.8, -22.0),
        (-40.0, -212.0, 0.62, -34.0),
        (-136.0, -212.0, 0.52, 10.0),
        (16.0, -246.0, 0.44, -24.0),
        (-74.0, -252.0, 0.36, -8.0),
        (58.0, -232.0, 0.34, 4.0),
    ]
    .into_iter()
    .enumerate()
    {
        let up = if i % 2 == 0 { 0.6 } else { -0.2 };
        let bird = Spot::new(x + dx, y + dy, size)
            .turned(turn)
            .put(&swallow(up));
        scene.add(scene.fill(&bird, "#2a1d4c"));
    }
}
