//! The street in true perspective: we look down it from a balcony.

use super::PLUM;
use crate::colour::{Colour, mix, ramp};
use crate::line::{Path, Stroke, blob, curve, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where the street would end if it went on for ever.
const VANISHING: At = (700.0, 150.0);
/// How high above the cobbles we stand, in metres.
const EYE: f64 = 5.5;
/// How large a metre is seen from a metre away.
const METRE: f64 = 1000.0;
/// How far away the house is that ends the street.
const END: f64 = 15.9;
/// The house fronts on both sides.
const LEFT: f64 = -6.12;
const RIGHT: f64 = 0.6;
/// The wall at the end of the street, on the card.
const WALL: [f64; 4] = [315.0, 112.0, 738.0, 496.0];
/// The light that comes back from it.
const GLARE: At = (540.0, 380.0);
const LAMP: &str = "#ffe08a";

/// A place so far to the right, so high and so far away, in metres.
pub fn seen(x: f64, y: f64, z: f64) -> At {
    (
        VANISHING.0 + x * METRE / z,
        VANISHING.1 + (EYE - y) * METRE / z,
    )
}

/// Where on the cobbles a place of the card is: so far to the right, so far away.
pub fn on_ground(at: At) -> (f64, f64) {
    let z = EYE * METRE / (at.1 - VANISHING.1);
    ((at.0 - VANISHING.0) * z / METRE, z)
}

pub fn draw(scene: &Scene) {
    end_house(scene);
    cobbles(scene);
    right_row(scene);
    left_row(scene);
    scene.add(scene.glow(GLARE, 420.0, "#ffb45e", 0.28, 0.45));
}

/// Cut by hand, as everything here.
fn cut(shape: &Shape, seed: i64) -> Shape {
    handcut(shape, 0.55, 24.0, seed)
}

fn end_house(scene: &Scene) {
    let [x0, y0, x1, y1] = WALL;
    chimneys(scene);
    roof(scene);
    let wall = cut(&rect(x0 - 3.0, y0, x1 + 3.0, y1 + 3.0), 4);
    let plaster = stops![0, "#ffdf9c"; 0.5, "#ffc473"; 1, "#f59a4f"];
    let plaster = scene.linear((x0, y0), (x1 - 60.0, y1), &plaster);
    scene.add(scene.washed(scene.fill(&wall, plaster), 8, 0.07));
    let density = stops![0.2, PLUM, 0.0; 1, PLUM, 0.5];
    let density = scene.radial((470.0, 270.0), 330.0, &density);
    scene.add(scene.grain(&wall, density, "#c8603c", Spray::new(6, 0.55)));
    let eave = cut(&rect(x0 - 20.0, 106.0, x1 + 20.0, 118.0), 9);
    scene.add(scene.shadow(&eave, (2.0, 5.0), 5.0, "#7a2438", 0.55));
    scene.add(scene.sheet(&eave, "#b9583f").lit(0.4).rim(1.4));
    // A course of stone between the floors, a plinth at the foot.
    for (top, high, colour) in [(352.0, 7.0, "#ffe0a6"), (476.0, 22.0, "#d9803f")] {
        let course = cut(&rect(x0 - 3.0, top, x1 + 3.0, top + high), top as i64);
        scene.add(scene.shadow(&course, (0.0, 3.0), 3.0, "#8a3030", 0.4));
        scene.add(scene.sheet(&course, colour).lit(0.3).shade(0.3).rim(1.0));
    }
    for (x, seed) in [(376.0, 3), (505.0, 5)] {
        shuttered(scene, (x, 232.0), seed);
    }
    door(scene);
    let shop = cut(&rect(346.0, 392.0, 418.0, 458.0), 12);
    scene.add(scene.fill(&cut(&shop.grown(5.0), 3), "#c76a3c"));
    scene.add(scene.fill(&shop, "#6a2c50"));
    for x in [370.0, 394.0] {
        scene.add(scene.fill(&rect(x - 1.4, 392.0, x + 1.4, 458.0), "#c76a3c"));
    }
    let cracks: [&[At]; 3] = [
        &spots![448, 330; 452, 318; 447, 306; 451, 296],
        &spots![462, 200; 455, 190; 458, 178; 452, 168],
        &spots![340, 372; 346, 364; 343, 354],
    ];
    for crack in cracks {
        scene.add(scene.veil(&taper(crack, &[0.3, 1.4, 0.9, 0.2]), "#a04f38", 0.6));
    }
}

/// A closed window on the bright wall.
fn shuttered(scene: &Scene, (x, y): At, seed: i64) {
    let frame = cut(&rect(x - 27.0, y - 34.0, x + 27.0, y + 34.0), seed);
    scene.add(scene.sheet(&frame, "#ffe6b4").lit(0.2).shade(0.2).rim(0.8));
    for (left, right, seed) in [(x - 22.0, x - 0.6, seed + 1), (x + 0.6, x + 22.0, seed + 2)] {
        let leaf = cut(&rect(left, y - 29.0, right, y + 30.0), seed);
        scene.add(scene.sheet(&leaf, "#b0503f").lit(0.3).shade(0.4).rim(1.2));
        for slat in 0..9 {
            let top = y - 24.0 + f64::from(slat) * 5.8;
            let line = taper(&[(left + 3.4, top), (right - 3.4, top + 0.4)], &[1.6, 1.6]);
            scene.add(scene.veil(&line, "#6f2440", 0.75));
        }
    }
    let sill = cut(&rect(x - 31.0, y + 33.0, x + 31.0, y + 40.0), seed);
    scene.add(scene.shadow(&sill, (2.0, 3.0), 3.0, "#8a3030", 0.5));
    scene.add(scene.sheet(&sill, "#ffe6b4").lit(0.2).shade(0.3).rim(0.9));
    pots(scene, (x, y + 33.0), seed as u64);
}

/// Flower pots on a sill.
fn pots(scene: &Scene, (x, y): At, seed: u64) {
    let mut chance = Chance::of("pots", seed);
    for aside in [-14.0, 10.0] {
        let x = x + aside;
        let pot = blob(
            &knots![x - 6.0, y - 9.0, corner; x + 6.0, y - 9.0, corner; x + 4.4, y, corner; x - 4.4, y, corner],
        );
        let leaves = (0..9).map(|_| {
            let at = (
                x + chance.near(0.0, 4.6),
                y - 12.0 - chance.between(0.0, 9.0),
            );
            ellipse(at, chance.between(2.0, 3.4), chance.between(1.4, 2.4))
        });
        let leaves = all(leaves);
        scene.add(scene.fill(&leaves, "#6d5a3a"));
        scene.add(scene.sheet(&pot, "#c25a38").lit(0.3).rim(0.8));
        for _ in 0..3 {
            let at = (
                x + chance.near(0.0, 4.0),
                y - 15.0 - chance.between(0.0, 6.0),
            );
            scene.add(scene.fill(&ellipse(at, 1.9, 1.7), "#d9304a"));
        }
    }
}

fn door(scene: &Scene) {
    let arch = |grown: f64| {
        let (a, b) = (474.0 - grown, 536.0 + grown);
        blob(&knots![
            a, 498, corner; a, 412.0 - grown; 486, 392.0 - grown; 505, 384.0 - grown; 524, 392.0 - grown;
            b, 412.0 - grown; b, 498, corner
        ])
    };
    scene.add(
        scene
            .sheet(&cut(&arch(8.0), 4), "#ffd596")
            .shade(0.3)
            .rim(1.0),
    );
    scene.add(
        scene
            .sheet(&cut(&arch(0.0), 4), "#7b3049")
            .lit(0.2)
            .rim(1.0),
    );
    for x in [489.0, 505.0, 521.0] {
        scene.add(scene.veil(&rect(x - 0.9, 396.0, x + 0.9, 496.0), "#4d1838", 0.8));
    }
}

fn roof(scene: &Scene) {
    let roof = cut(&poly(&spots![296, 112; 318, 56; 722, 56; 762, 112]), 6);
    scene.add(scene.shadow(&roof, (0.0, 2.0), 8.0, "#5a2450", 0.4));
    scene.add(scene.sheet(&roof, "#8f3d46").lit(0.3).shade(0.6).rim(1.6));
    let mut tiles = Ink::none();
    for row in 0..5 {
        let y = 60.0 + f64::from(row) * 10.8;
        let across = 12.0 + f64::from(row) * 0.6;
        let shift = if row % 2 == 0 { 0.0 } else { across / 2.0 };
        let mut x = 290.0 + shift;
        let mut lips = Vec::new();
        while x < 770.0 {
            lips.push(
                Stroke::new(
                    &[(x, y), (x + across * 0.5, y + 5.2), (x + across, y)],
                    &[0.4, 1.9, 0.4],
                )
                .shape(),
            );
            x += across;
        }
        tiles += scene.veil(
            &all(lips),
            ramp(&["#64264a", "#5a1f40"], f64::from(row) / 4.0),
            0.75,
        );
    }
    scene.add(scene.clipped(&roof, tiles));
    let ridge = cut(
        &taper(&spots![312, 57; 520, 55; 728, 57], &[7.0, 7.0, 7.0]),
        3,
    );
    scene.add(scene.sheet(&ridge, "#a8504a").lit(0.4).rim(1.4));
}

fn chimneys(scene: &Scene) {
    for (x, wide, top, seed) in [(372.0, 26.0, 18.0, 3), (668.0, 34.0, 24.0, 4)] {
        let stack = cut(&rect(x, top, x + wide, 84.0), seed);
        let cap = cut(
            &rect(x - 4.0, top - 5.0, x + wide + 4.0, top + 3.0),
            seed + 4,
        );
        scene.add(scene.sheet(&stack, "#a14a4a").lit(0.4).rim(1.6));
        scene.add(scene.sheet(&cap, "#7e3450").lit(0.4).rim(1.4));
    }
}

/// Stone by stone: each has its own size and tone, and a lit edge towards us.
fn cobbles(scene: &Scene) {
    let ground = poly(&[
        seen(LEFT, 0.0, END),
        seen(RIGHT, 0.0, END),
        seen(RIGHT, 0.0, 5.0),
        (820.0, 1220.0),
        (-20.0, 1220.0),
        (-20.0, 790.0),
    ]);
    let joints = stops![0, "#d98a4e"; 0.4, "#b8623d"; 1, "#8a3a3a"];
    let joints = scene.linear((500.0, 496.0), (300.0, 1200.0), &joints);
    scene.add(scene.fill(&ground, joints));
    let mut chance = Chance::of("cobbles", 7);
    let mut tones: [Vec<Shape>; 6] = Default::default();
    let mut z = 4.72;
    let mut row = 0;
    while z < END {
        let deep = 0.2 * chance.between(0.9, 1.12);
        let mut x = LEFT + if row % 2 == 0 { 0.0 } else { -0.14 };
        while x < RIGHT {
            let wide = chance.between(0.22, 0.33);
            // The street is higher in its middle: rows bend towards us there.
            let crown = |x: f64| 0.1 * ((x - LEFT) / (RIGHT - LEFT) * std::f64::consts::PI).sin();
            let mut corner = |x: f64, z: f64| {
                let (x, z) = (x + chance.near(0.0, 0.008), z + chance.near(0.0, 0.008));
                seen(x, 0.0, z - crown(x))
            };
            let (g, r) = (0.014, 0.05);
            let (a, b, c, d) = (x + g, x + wide - g, z + g, z + deep - g);
            let stone = [
                corner(a + r, c),
                corner(b - r, c),
                corner(b, c + r),
                corner(b, d - r),
                corner(b - r, d),
                corner(a + r, d),
                corner(a, d - r),
                corner(a, c + r),
            ];
            let visible = stone
                .iter()
                .any(|at| at.0 > -6.0 && at.0 < 806.0 && at.1 < 1212.0);
            if visible {
                let tone = chance.below(6) as usize;
                tones[tone].push(poly(&stone));
            }
            x += wide;
        }
        z += deep;
        row += 1;
    }
    let mut ink = Ink::none();
    let near = [
        "#d8763f", "#e08548", "#e8914f", "#cf6f42", "#dc8050", "#ee9c58",
    ];
    for (stones, near) in tones.iter().zip(near) {
        let stones = all(stones.iter().cloned());
        let near = Colour::from(near);
        let fill = stops![0, mix(near, "#ffd08a", 0.72); 0.45, mix(near, "#ffc074", 0.45); 1, near];
        let fill = scene.linear((480.0, 496.0), (330.0, 1200.0), &fill);
        ink += scene.fill(&stones, fill);
        let lit = stones.minus(&stones.moved(0.8, -1.1));
        ink += scene.veil(&lit, "#ffe0a4", 0.5);
        let dim = stones.minus(&stones.moved(-0.8, 1.3));
        ink += scene.veil(&dim, "#7a2b40", 0.34);
    }
    scene.add(scene.washed(scene.clipped(&ground, ink), 11, 0.08));
    let density = stops![0, PLUM, 0.0; 0.45, PLUM, 0.04; 1, PLUM, 0.7];
    let density = scene.radial((470.0, 640.0), 720.0, &density);
    scene.add(scene.grain(&ground, density, "#6a2148", Spray::new(9, 0.7)));
    pavement(scene);
}

/// A raised strip along the houses on the left, and their own shade on it.
fn pavement(scene: &Scene) {
    let edge = LEFT + 0.72;
    let top = poly(&[
        seen(LEFT, 0.1, END),
        seen(edge, 0.1, END),
        seen(edge, 0.1, 6.0),
        seen(LEFT, 0.1, 6.0),
    ]);
    let kerb = poly(&[
        seen(edge, 0.1, END),
        seen(edge, 0.0, END),
        seen(edge, 0.0, 6.0),
        seen(edge, 0.1, 6.0),
    ]);
    let fall = poly(&[
        seen(edge - 0.1, 0.0, END),
        seen(edge + 0.55, 0.0, END),
        seen(edge + 0.62, 0.0, 6.0),
        seen(edge - 0.1, 0.0, 6.0),
    ]);
    scene.add(scene.veil(&handcut(&fall, 1.2, 18.0, 3), "#5a1f4c", 0.5));
    scene.add(
        scene
            .sheet(&cut(&top, 5), "#a85648")
            .light(GLARE)
            .lit(0.3)
            .shade(0.5),
    );
    scene.add(scene.fill(&kerb, "#7a3046"));
    let mut z = 8.0;
    while z < END {
        let joint = Stroke::new(&[seen(LEFT, 0.1, z), seen(edge, 0.1, z)], &[1.4, 1.4]);
        scene.add(scene.veil(&joint.shape(), "#6a2442", 0.7));
        z += 0.62;
    }
}

/// A piece of a house front on the left.
fn on_left(z0: f64, y0: f64, z1: f64, y1: f64) -> Shape {
    proud(0.0, z0, y0, z1, y1)
}

/// A piece that stands out from it.
fn proud(out: f64, z0: f64, y0: f64, z1: f64, y1: f64) -> Shape {
    let x = LEFT + out;
    poly(&[
        seen(x, y0, z0),
        seen(x, y0, z1),
        seen(x, y1, z1),
        seen(x, y1, z0),
    ])
}

/// A house of the row: from and to so far away, how high, its colour and that of its shutters.
type House = (f64, f64, f64, &'static str, &'static str);

const HOUSES: [House; 3] = [
    (13.3, END, 6.9, "#b4583f", "#5b2c58"),
    (10.6, 13.3, 7.9, "#96435a", "#c06a4a"),
    (7.4, 10.6, 7.4, "#a94c3e", "#54305f"),
];

/// The houses on the left: the sun is behind them, only the bright wall lights them.
fn left_row(scene: &Scene) {
    for (i, (z0, z1, high, colour, shutters)) in HOUSES.into_iter().enumerate() {
        let seed = i as i64 * 20;
        let wall = cut(&on_left(z0, 0.0, z1 + 0.02, high), seed);
        scene.add(scene.shadow(&wall, (4.0, 0.0), 10.0, "#4a1238", 0.4));
        let paper = scene
            .sheet(&wall, colour)
            .light(GLARE)
            .lit(0.34)
            .shade(0.75);
        let paper = paper.lit_colour("#ffb463").dark("#47173f").rim(0.0).ink();
        scene.add(scene.washed(paper, 5 + seed, 0.07));
        let eave = poly(&[
            seen(LEFT, high, z0),
            seen(LEFT, high, z1),
            seen(LEFT + 0.4, high - 0.16, z1),
            seen(LEFT + 0.4, high - 0.16, z0),
        ]);
        scene.add(scene.shadow(&eave, (2.0, 8.0), 7.0, "#3a1034", 0.6));
        scene.add(
            scene
                .sheet(&cut(&eave, seed), "#6d2a49")
                .light(GLARE)
                .lit(0.4)
                .rim(1.6),
        );
        for y in [2.62, 4.95] {
            let course = cut(&proud(0.06, z0, y, z1, y + 0.13), seed + 3);
            scene.add(scene.shadow(&course, (1.0, 3.0), 3.0, "#3a1034", 0.5));
            scene.add(
                scene
                    .sheet(&course, mix(colour, "#ffc98a", 0.35))
                    .light(GLARE)
                    .rim(1.2),
            );
        }
        let plinth = cut(&proud(0.05, z0, 0.0, z1, 0.5), seed + 4);
        scene.add(
            scene
                .sheet(&plinth, mix(colour, PLUM, 0.5))
                .light(GLARE)
                .rim(1.2),
        );
        let middle = [z0 + (z1 - z0) * 0.3, z0 + (z1 - z0) * 0.72];
        for (column, z) in middle.into_iter().enumerate() {
            let lamp = (i, column) == (1, 0);
            window(scene, z, (3.15, 4.55), shutters, lamp, seed + column as i64);
            window(
                scene,
                z,
                (5.4, 6.6),
                shutters,
                false,
                seed + 7 + column as i64,
            );
        }
        ground_floor(scene, middle, colour, seed, i < 2);
    }
    rain_pipe(scene);
    ivy(scene);
    // Where the row meets the wall at its end it is darkest.
    let corner = poly(&spots![296, 60; 324, 60; 324, 496; 300, 510]);
    scene.add(scene.blurred(scene.veil(&corner, "#5a1c44", 0.5), 8.0));
}

fn window(scene: &Scene, z: f64, (y0, y1): (f64, f64), shutters: &str, lamp: bool, seed: i64) {
    let half = 0.3;
    let frame = cut(
        &on_left(z - half - 0.09, y0 - 0.09, z + half + 0.09, y1 + 0.09),
        seed,
    );
    scene.add(
        scene
            .sheet(&frame, "#c8745a")
            .light(GLARE)
            .lit(0.4)
            .rim(1.0),
    );
    let pane = cut(&on_left(z - half, y0, z + half, y1), seed + 1);
    match lamp {
        true => {
            let glass = stops![0, "#fff0b0"; 1, "#f2a04c"];
            let b = pane.bounds();
            scene.add(scene.fill(&pane, scene.linear((b.x0, b.y1), (b.x1, b.y0), &glass)));
            scene.add(scene.glow(b.middle(), 60.0, "#ffb050", 0.45, 0.4));
        }
        false => scene.add(scene.fill(&pane, "#3c1741")),
    }
    let bar = proud(0.0, z - 0.02, y0, z + 0.02, y1);
    let cross = proud(
        0.0,
        z - half,
        y0 + (y1 - y0) * 0.62,
        z + half,
        y0 + (y1 - y0) * 0.62 + 0.05,
    );
    scene.add(scene.fill(&bar.and(&cross), "#a5573f"));
    for (from, to) in [
        (z - half * 2.1, z - half - 0.05),
        (z + half + 0.05, z + half * 2.1),
    ] {
        let leaf = cut(&proud(0.03, from, y0 - 0.04, to, y1 + 0.02), seed + 2);
        scene.add(scene.shadow(&leaf, (-1.0, 3.0), 3.0, "#33102f", 0.5));
        scene.add(
            scene
                .sheet(&leaf, shutters)
                .light(GLARE)
                .lit(0.3)
                .shade(0.4)
                .rim(1.1),
        );
        for slat in 1..8 {
            let y = y0 + (y1 - y0) * f64::from(slat) / 8.0;
            let line = Stroke::new(
                &[
                    seen(LEFT + 0.03, y, from + 0.05),
                    seen(LEFT + 0.03, y, to - 0.05),
                ],
                &[1.3, 1.3],
            );
            scene.add(scene.veil(&line.shape(), mix(shutters, "#200a24", 0.55), 0.7));
        }
    }
    let sill = cut(
        &proud(0.16, z - half - 0.15, y0 - 0.16, z + half + 0.15, y0 - 0.06),
        seed + 3,
    );
    scene.add(scene.shadow(&sill, (1.0, 4.0), 4.0, "#33102f", 0.5));
    scene.add(scene.sheet(&sill, "#d98a62").light(GLARE).lit(0.3).rim(1.1));
}

fn ground_floor(scene: &Scene, [near, far]: [f64; 2], colour: &str, seed: i64, with_door: bool) {
    let door = |grown: f64| {
        let (a, b, top) = (near - 0.36 - grown, near + 0.36 + grown, 1.72 + grown);
        let side = |z: f64, y: f64| seen(LEFT, y, z);
        let mut ring = vec![side(a, 0.0), side(a, top - 0.1)];
        for step in 1..8 {
            let turn = std::f64::consts::PI * (1.0 - f64::from(step) / 8.0);
            let (sin, cos) = turn.sin_cos();
            ring.push(side(near + cos * (0.36 + grown), top - 0.1 + sin * 0.4));
        }
        ring.extend([side(b, top - 0.1), side(b, 0.0)]);
        poly(&ring)
    };
    if with_door {
        scene.add(
            scene
                .sheet(&cut(&door(0.1), seed), mix(colour, "#ffc98a", 0.3))
                .light(GLARE)
                .rim(1.2),
        );
        scene.add(
            scene
                .sheet(&cut(&door(0.0), seed + 1), "#421a45")
                .light(GLARE)
                .lit(0.2)
                .rim(0.0),
        );
    }
    let shop = cut(&on_left(far - 0.5, 0.7, far + 0.5, 1.95), seed + 2);
    scene.add(
        scene
            .sheet(
                &cut(&shop.grown(3.0), seed + 2),
                mix(colour, "#ffc98a", 0.3),
            )
            .light(GLARE)
            .rim(1.2),
    );
    scene.add(scene.fill(&shop, "#461b47"));
    let bars = proud(0.0, far - 0.02, 0.7, far + 0.02, 1.95);
    scene.add(scene.fill(&bars, mix(colour, "#ffc98a", 0.2)));
    // An awning over it.
    let awning = poly(&[
        seen(LEFT, 2.42, far - 0.62),
        seen(LEFT, 2.42, far + 0.62),
        seen(LEFT + 0.6, 2.05, far + 0.62),
        seen(LEFT + 0.6, 2.05, far - 0.62),
    ]);
    if seed == 20 {
        scene.add(scene.shadow(&awning, (0.0, 10.0), 7.0, "#33102f", 0.5));
        scene.add(scene.sheet(&awning, "#e9b07c").light(GLARE).rim(1.4));
        for i in 0..4 {
            let z = far - 0.62 + 0.31 * f64::from(i);
            let stripe = poly(&[
                seen(LEFT, 2.42, z),
                seen(LEFT, 2.42, z + 0.155),
                seen(LEFT + 0.6, 2.05, z + 0.155),
                seen(LEFT + 0.6, 2.05, z),
            ]);
            scene.add(scene.veil(&stripe, "#a33b4a", 0.85));
        }
    }
}

/// Between two of the houses.
fn rain_pipe(scene: &Scene) {
    let z = 10.6;
    let foot = [(0.12, 0.25), (0.12, 2.0), (0.1, 4.8), (0.1, 7.3)];
    let line = foot.map(|(out, y)| seen(LEFT + out, y, z));
    let pipe = handcut(
        &Stroke::new(&line, &[9.0, 9.0, 9.0, 9.0]).blunt().shape(),
        0.5,
        30.0,
        4,
    );
    scene.add(scene.shadow(&pipe, (-4.0, 3.0), 4.0, "#33102f", 0.5));
    scene.add(
        scene
            .sheet(&pipe, "#8a4a52")
            .light(GLARE)
            .lit(0.45)
            .shade(0.4)
            .rim(1.6),
    );
    for y in [1.4, 3.4, 5.4] {
        let (x, y) = seen(LEFT + 0.12, y, z);
        let clasp = taper(&[(x - 7.0, y), (x + 7.0, y - 1.6)], &[4.0, 4.0]);
        scene.add(
            scene
                .sheet(&clasp, "#5d2a44")
                .light(GLARE)
                .lit(0.4)
                .rim(1.0),
        );
    }
}

/// It has the nearest house from the pavement up to the first floor.
fn ivy(scene: &Scene) {
    let mut chance = Chance::of("ivy", 8);
    let stems: [&[(f64, f64)]; 3] = [
        &[(8.9, 0.1), (8.95, 0.9), (8.86, 1.7), (9.0, 2.5)],
        &[(9.0, 0.1), (9.16, 0.8), (9.4, 1.3), (9.8, 1.5)],
        &[(8.86, 1.5), (9.1, 2.2), (9.5, 2.42), (10.1, 2.5)],
    ];
    let mut leaves = Ink::none();
    for stem in stems {
        let line: Vec<At> = stem.iter().map(|&(z, y)| seen(LEFT + 0.03, y, z)).collect();
        scene.add(scene.fill(&taper(&line, &[4.0, 3.0, 2.2, 1.0]), "#4a2038"));
        let path = Path::new(curve(&line));
        for i in 0..26 {
            let (x, y) = path.at(path.length() * chance.between(0.05, 1.0));
            let spot = Spot::new(
                x + chance.near(0.0, 6.0),
                y + chance.near(0.0, 6.0),
                chance.between(0.6, 1.1),
            );
            let leaf = blob(
                &knots![0, -9, corner; 3, -4; 9, -4, corner; 6, 2; 4, 8; 0, 6; -4, 8; -6, 2; -8, -4, corner; -3, -4],
            );
            let leaf = spot.turned(chance.between(120.0, 240.0)).put(&leaf);
            let colour = *chance.pick(&["#4f4a3c", "#5f5a40", "#3f3d40", "#74603c"]);
            leaves += scene.shadow(&leaf, (-1.0, 2.0), 2.0, "#33102f", 0.4);
            leaves += scene
                .sheet(&leaf, colour)
                .light(GLARE)
                .lit(0.35)
                .shade(0.3)
                .rim(1.0)
                .seed(i)
                .ink();
        }
    }
    scene.add(leaves);
}

/// The row on our side: a narrow strip, lit.
fn right_row(scene: &Scene) {
    let side = |z0: f64, y0: f64, z1: f64, y1: f64| {
        poly(&[
            seen(RIGHT, y0, z0),
            seen(RIGHT, y0, z1),
            seen(RIGHT, y1, z1),
            seen(RIGHT, y1, z0),
        ])
    };
    let wall = cut(&side(5.0, 0.0, END, 7.2), 7);
    scene.add(scene.shadow(&wall, (-4.0, 0.0), 10.0, "#7a2438", 0.4));
    let paper = scene
        .sheet(&wall, "#8d3b4a")
        .light(GLARE)
        .lit(0.3)
        .shade(0.7);
    scene.add(paper.dark("#47173f").rim(1.4));
    for (z0, z1) in [(6.2, 7.0), (7.9, 8.9), (10.0, 11.2), (12.8, 14.2)] {
        for (y0, y1) in [(0.6, 2.1), (3.1, 4.6), (5.5, 6.7)] {
            let leaf = cut(&side(z0, y0, z1, y1), (z0 * 10.0) as i64);
            scene.add(scene.sheet(&leaf, "#542450").light(GLARE).lit(0.3).rim(1.1));
        }
    }
    for y in [2.5, 4.95] {
        let course = side(5.0, y, END, y + 0.14);
        scene.add(scene.sheet(&course, "#b5654f").light(GLARE).rim(0.8));
    }
}

/// Where light comes from inside: the one window that looks back.
pub fn lamps(scene: &Scene) {
    let (x, y) = (634.0, 246.0);
    scene.add(scene.glow((x, y), 90.0, "#ffb347", 0.5, 0.35));
    let frame = blob(&knots![
        x - 25.0, y + 17.0, corner; x - 25.0, y - 6.0, corner; x - 14.0, y - 17.0; x + 2.0, y - 20.0; x + 16.0, y - 16.0;
        x + 25.0, y - 4.0, corner; x + 25.0, y + 17.0, corner
    ]);
    scene.add(scene.fill(&cut(&frame.grown(4.0), 3), "#7a3a4c"));
    let glass = stops![0, "#fffbd8"; 0.5, LAMP; 1, "#f39a3a"];
    let pane = cut(&frame, 4);
    scene.add(scene.fill(&pane, scene.radial((x, y + 2.0), 32.0, &glass)));
    // Somebody stands in it.
    let watcher = blob(&knots![
        x - 12.0, y + 18.0, corner; x - 10.0, y + 8.0; x - 5.0, y + 4.4; x - 4.4, y + 1.0; x - 6.4, y - 3.0;
        x - 5.0, y - 9.0; x, y - 11.4; x + 5.0, y - 9.0; x + 6.2, y - 3.0; x + 4.2, y + 1.0; x + 5.0, y + 4.4;
        x + 10.0, y + 8.0; x + 12.0, y + 18.0, corner
    ]);
    scene.add(scene.clipped(&pane, scene.fill(&watcher.moved(3.0, 1.0), "#4a1a3c")));
    let bars = rect(x - 13.0, y - 20.0, x - 11.0, y + 18.0).and(&rect(
        x + 13.0,
        y - 20.0,
        x + 15.0,
        y + 18.0,
    ));
    scene.add(scene.clipped(&pane, scene.veil(&bars, "#8a4a3c", 0.9)));
    let sill = cut(&rect(x - 32.0, y + 18.0, x + 32.0, y + 24.0), 6);
    scene.add(scene.sheet(&sill, "#8a4256").lit(0.2).rim(0.0));
    let lit = taper(
        &[(x - 28.0, y + 18.6), (x, y + 18.0), (x + 28.0, y + 18.6)],
        &[0.5, 1.8, 0.5],
    );
    scene.add(scene.veil(&lit, "#ffd98a", 0.9));
}
