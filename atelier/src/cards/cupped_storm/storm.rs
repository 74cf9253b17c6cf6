//! The storm: sea, ship, cloud, and the light in it.

use crate::colour::Colour;
use crate::line::{Path, blob, curve, ellipse, handcut, taper};
use crate::motifs::things::Galleon;
use crate::motifs::water::Breakers;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

use super::held;

/// Places in the hands as an outline.
fn outline(places: &[(f64, f64)]) -> Shape {
    let knots: Vec<_> = places.iter().map(|&(x, y)| held(x, y).into()).collect();
    blob(&knots)
}

/// What the sea fills.
fn bowl() -> Shape {
    outline(&[
        (-250.0, 60.0),
        (-250.0, -60.0),
        (-230.0, -150.0),
        (0.0, -150.0),
        (230.0, -150.0),
        (256.0, -30.0),
        (236.0, 60.0),
        (180.0, 190.0),
        (60.0, 240.0),
        (-70.0, 240.0),
        (-190.0, 180.0),
    ])
}

/// A roll of cloud along a line.
fn billow(line: &[At], sizes: (f64, f64), seed: u64) -> Shape {
    let mut chance = Chance::of("cupped storm billow", seed);
    let path = Path::new(curve(line));
    let mut lobes = Vec::new();
    let mut far = 0.0;
    while far < path.length() {
        let part = far / path.length();
        let swell = (part * std::f64::consts::PI).sin().max(0.0).powf(0.6);
        let r = (sizes.0 + (sizes.1 - sizes.0) * swell) * chance.between(0.55, 1.25);
        let (x, y) = path.at(far);
        let at = (
            x + chance.between(-0.2, 0.2) * r,
            y - chance.between(-0.2, 0.7) * r,
        );
        lobes.push(ellipse(at, r * chance.between(1.0, 1.25), r));
        far += r * 0.55;
    }
    handcut(
        &all(lobes).fillet(2.5).softened(2.5),
        0.9,
        26.0,
        seed as i64,
    )
}

/// One roll put down: pale above, where the morning reaches it, dark below.
fn roll(scene: &Scene, shape: &Shape, tones: [&str; 3], lit: f64) {
    let b = shape.bounds();
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&shape.moved(6.0, 16.0), "#2c2c54", 0.4), 12.0)),
    );
    let stops = stops![0, tones[0]; 0.45, tones[1]; 1, tones[2]];
    scene.add(scene.fill(
        shape,
        scene.linear((b.x0, b.y0), (b.x0 + 60.0, b.y1), &stops),
    ));
    // Rolls upon rolls.
    for (dx, dy, shrink, dark) in [(16.0, 26.0, -6.0, 0.34), (-10.0, 46.0, -12.0, 0.3)] {
        let inner = shape.moved(dx, dy).grown(shrink).within(shape);
        scene.add(scene.clipped(
            shape,
            scene.blurred(scene.veil(&inner, tones[2], dark), 4.0),
        ));
        let edge = inner.minus(&inner.moved(3.0, 5.0));
        scene.add(scene.clipped(shape, scene.blurred(scene.veil(&edge, tones[0], 0.3), 2.6)));
    }
    let crest = shape.minus(&shape.moved(5.0, 9.0));
    scene.add(scene.clipped(
        shape,
        scene.blurred(scene.veil(&crest, "#fff4e4", lit), 3.0),
    ));
}

/// The bank behind the fingers.
pub fn cloud_behind(scene: &Scene) {
    let line = [
        held(-250.0, -370.0),
        held(-120.0, -450.0),
        held(30.0, -470.0),
        held(170.0, -430.0),
        held(270.0, -340.0),
    ];
    roll(
        scene,
        &billow(&line, (34.0, 88.0), 3),
        ["#e4dde0", "#9698b8", "#5a5e90"],
        0.8,
    );
    let line = [
        held(-210.0, -330.0),
        held(-80.0, -400.0),
        held(60.0, -400.0),
        held(210.0, -320.0),
    ];
    let inner = billow(&line, (30.0, 76.0), 8);
    roll(scene, &inner, ["#9c9ac0", "#4a4e88", "#22265a"], 0.5);
    flash(scene, &inner, (50.0, -370.0), 200.0);
}

/// A light inside a piece of cloud, without an edge.
fn flash(scene: &Scene, shape: &Shape, (right, down): (f64, f64), r: f64) {
    let light =
        stops![0, "#fff8ff", 1; 0.25, "#e2d0ff", 0.75; 0.6, "#9a8cf0", 0.3; 1, "#6a60c8", 0];
    let light = scene.fill(shape, scene.radial(held(right, down), r, &light));
    scene.add(scene.clipped(shape, scene.shining(light)));
}

/// Night between the fingers.
pub fn gloom(scene: &Scene) {
    let air = air();
    let (a, b) = (held(0.0, -360.0), held(0.0, -60.0));
    let gloom = stops![0, "#2a2a66", 0.96; 0.6, "#24346a", 0.96; 1, "#2b4a7a", 0.96];
    scene.add(scene.blurred(scene.fill(&air, scene.linear(a, b, &gloom)), 7.0));
    flash(scene, &air, (50.0, -300.0), 230.0);
}

/// The air in the hands.
fn air() -> Shape {
    outline(&[
        (-230.0, 0.0),
        (-246.0, -150.0),
        (-220.0, -280.0),
        (-130.0, -370.0),
        (0.0, -350.0),
        (110.0, -340.0),
        (220.0, -260.0),
        (250.0, -120.0),
        (236.0, 0.0),
        (0.0, 60.0),
    ])
}

/// Rain, sea and ship before the fingers.
pub fn draw(scene: &Scene) {
    let bowl = bowl();
    let air = air();
    let (a, b) = (held(0.0, -250.0), held(0.0, -60.0));
    let haze = stops![0, "#2c2a6a", 0; 1, "#22346e", 0.75];
    scene.add(scene.clipped(&air, scene.fill(&air, scene.linear(a, b, &haze))));
    rain(scene, &air);
    for (wave, seed) in &waves()[..2] {
        scene.add(wave.ink(scene, &bowl, *seed));
    }
    let ship = Galleon {
        spot: Spot::new(384.0, 672.0, 1.22).flipped(true).turned(-17.0),
        light: (430.0, 420.0),
    };
    scene.add(ship.ink(scene));
    for (wave, seed) in &waves()[2..] {
        scene.add(wave.ink(scene, &bowl, *seed));
    }
}

fn rain(scene: &Scene, air: &Shape) {
    let mut chance = Chance::of("cupped storm rain", 5);
    let mut ink = crate::svg::Ink::none();
    for _ in 0..110 {
        let (x, y) = held(chance.between(-200.0, 200.0), chance.between(-330.0, -70.0));
        let long = chance.between(26.0, 56.0);
        let drop = taper(
            &[
                (x, y),
                (x - long * 0.26, y + long * 0.5),
                (x - long * 0.5, y + long),
            ],
            &[0.4, 2.0, 0.4],
        );
        ink += scene.veil(&drop, "#dfe6ff", chance.between(0.2, 0.5));
    }
    scene.add(scene.clipped(air, ink));
}

/// The sea, from its furthest row on; it is level, whatever the hands are.
fn waves() -> [(Breakers, i64); 5] {
    let wave = |level, high, long, phase, water: &str| Breakers {
        ends: (150.0, 690.0),
        level,
        high,
        long,
        phase,
        bottom: 1000.0,
        water: water.into(),
        dark: "#0d1c3a".into(),
        foam: "#f2f4ec".into(),
        lamp: "#c9c0ff".into(),
        shadow: "#06101f".into(),
    };
    [
        (wave(640.0, 22.0, 110.0, 1.0, "#4f8aa6"), 3),
        (wave(668.0, 30.0, 150.0, 3.3, "#2f6b92"), 5),
        (wave(722.0, 50.0, 270.0, 1.3, "#22528a"), 8),
        (wave(778.0, 24.0, 140.0, 2.6, "#1a3f74"), 12),
        (wave(832.0, 34.0, 240.0, 3.2, "#142f5e"), 15),
    ]
}

/// What breaks over the fingertips, and down outside them.
pub fn cloud_before(scene: &Scene) {
    for (line, sizes, seed) in [
        (
            [
                held(-110.0, -420.0),
                held(-170.0, -390.0),
                held(-240.0, -340.0),
                held(-290.0, -230.0),
            ],
            (14.0, 44.0),
            21,
        ),
        (
            [
                held(90.0, -400.0),
                held(180.0, -350.0),
                held(240.0, -300.0),
                held(300.0, -190.0),
            ],
            (12.0, 40.0),
            24,
        ),
        (
            [
                held(-40.0, -400.0),
                held(10.0, -370.0),
                held(60.0, -366.0),
                held(120.0, -390.0),
            ],
            (16.0, 34.0),
            28,
        ),
    ] {
        let shape = billow(&line, sizes, seed);
        roll(scene, &shape, ["#f0e8e8", "#9093b8", "#454a80"], 0.9);
        flash(scene, &shape, (30.0, -330.0), 210.0);
    }
    let (x, y) = held(40.0, -345.0);
    scene.add(scene.glow((x, y), 260.0, "#d8ccff", 0.85, 0.2));
}

/// What they cannot hold: over the web of the left thumb, down, and into the cloth.
pub fn spill(scene: &Scene) {
    let fall = blob(&knots![
        204, 692; 196, 662; 168, 648; 124, 664; 96, 716; 80, 800; 74, 900; 66, 980; 42, 1030; 76, 1048; 112, 1034; 114, 960; 118, 880; 124, 800; 140, 744; 172, 716; 198, 706
    ]);
    let fall = handcut(&fall, 1.2, 20.0, 3);
    let water: [Colour; 3] = ["#9cc4d4".into(), "#3f7ea8".into(), "#22528a".into()];
    let tones = stops![0, water[2]; 0.3, water[1]; 1, water[0], 0.9];
    scene.add(scene.fill(&fall, scene.linear((200.0, 670.0), (90.0, 1030.0), &tones)));
    for line in [
        spots![200, 676; 132, 700; 102, 830; 88, 1010],
        spots![190, 662; 116, 692; 88, 830; 74, 1000],
    ] {
        scene.add(scene.thread(&line, "#eef6f4", 2.6, 0.7));
    }
    scene.add(scene.veil(&fall.minus(&fall.moved(3.0, 0.0)), "#ffffff", 0.6));
    let mut chance = Chance::of("cupped storm splash", 2);
    for _ in 0..26 {
        let at = (
            chance.near(146.0, 44.0),
            chance.near(1016.0, 14.0) - chance.between(0.0, 26.0),
        );
        let r = chance.between(1.6, 5.0);
        scene.add(scene.veil(&ellipse(at, r, r), "#e6f1f2", 0.9));
    }
}
