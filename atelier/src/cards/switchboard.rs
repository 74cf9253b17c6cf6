//! A telephone exchange at the bottom of the sea: an octopus has a cord in every arm, and one call is for us.

mod board;
mod callers;
mod octopus;

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Stroke, blob, curve, ellipse, handcut, poly, taper};
use crate::motifs::Smudge;
use crate::motifs::water::{Bubble, Sunbeams, swell};
use crate::random::{Chance, noise};
use crate::scene::{Finish, HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{spots, stops};

/// The deep hue of every shadow.
const DEEP: &str = "#04181f";
/// The only red on the card.
const RED: &str = "#ff3a2c";
const BRASS: &str = "#cda552";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(210.0, -60.0).focused((400.0, 640.0), 310.0);
    water(&scene);
    jellyfish(&scene, (66.0, 236.0), 1.0, 3);
    jellyfish(&scene, (742.0, 148.0), 0.72, 8);
    sand(&scene);
    board::draw(&scene);
    callers::behind(&scene);
    octopus::draw(&scene);
    callers::draw(&scene);
    octopus::call(&scene);
    foreground(&scene);
    bubbles(&scene);
    scene.finish(Finish {
        tooth: 0.4,
        vignette: 0.2,
        colour: "#03141c",
        middle: (400.0, 600.0),
        ..Finish::default()
    });
    scene
}

fn water(scene: &Scene) {
    let stops = stops![0, "#5fae9f"; 0.3, "#2d7f7b"; 0.65, "#125059"; 1, "#0a2f3a"];
    scene.sky(scene.radial((170.0, -40.0), 1150.0, &stops), 4, 0.09);
    let far = blob(&knots![
        -20, 640; 20, 560; 60, 470; 84, 420; 112, 450; 130, 530; 160, 640; 640, 660; 668, 520; 690, 400; 726, 350; 760, 420;
        830, 380; 830, 1100, corner; -20, 1100, corner
    ]);
    let far = handcut(&far, 2.0, 40.0, 5);
    scene.add(scene.shadow(&far, (0.0, 4.0), 20.0, DEEP, 0.3));
    scene.add(
        scene
            .sheet(&far, "#1d5f63")
            .lit(0.18)
            .lit_colour("#a8e6cf")
            .dark("#0c3a44"),
    );
    let beam = stops![0, "#d6fbe4", 0.3; 1, "#d6fbe4", 0.0];
    let fill = scene.linear((0.0, -20.0), (60.0, 900.0), &beam);
    let beams = Sunbeams {
        beams: &[
            (40.0, 70.0, 60.0),
            (230.0, 40.0, 50.0),
            (520.0, 60.0, 130.0),
            (690.0, 40.0, 130.0),
        ],
        from: -20.0,
        to: 900.0,
        wider: 1.7,
        soft: 9.0,
    };
    scene.add(beams.ink(scene, &fill));
}

/// A jellyfish that hangs there like a lamp.
fn jellyfish(scene: &Scene, at: At, size: f64, seed: i64) {
    let (x, y) = at;
    let p = |dx: f64, dy: f64| (x + dx * size, y + dy * size);
    scene.add(scene.glow(p(0.0, 0.0), 190.0 * size, "#d8ffd9", 0.42, 0.35));
    let mut chance = Chance::of("jellyfish", seed as u64);
    for i in 0..7 {
        let dx = -36.0 + f64::from(i) * 12.0;
        let sway = chance.between(-14.0, 14.0);
        let long = chance.between(90.0, 170.0);
        let points = [
            p(dx, 10.0),
            p(dx + sway * 0.6, 10.0 + long * 0.3),
            p(dx - sway * 0.6, 10.0 + long * 0.65),
            p(dx + sway, 10.0 + long),
        ];
        let thread = taper(&points, &[4.0 * size, 3.0 * size, 2.2 * size, 0.7]);
        scene.add(scene.veil(&thread, "#c9f4dc", 0.55));
    }
    let dome = knots![-58, 16, corner; -60, -12; -42, -44; -6, -58; 34, -50; 56, -20; 60, 14, corner; 44, 8; 30, 18; 14, 9; 0, 19; -16, 9; -30, 18; -44, 9];
    let dome = dome.map(|knot| crate::line::Knot {
        at: p(knot.at.0, knot.at.1),
        ..knot
    });
    let dome = handcut(&blob(&dome), 0.6, 18.0, seed);
    let sheet = scene
        .sheet(&dome, "#bfeccf")
        .lit_colour("#fbffe6")
        .lit(0.6)
        .dark("#3f8f8a");
    scene.add(scene.faint(sheet.shade(0.55).rim(2.0).ink(), 0.92));
    for i in -2..=2 {
        let dx = f64::from(i);
        let rib = taper(
            &[p(dx * 4.0, -54.0), p(dx * 19.0, -24.0), p(dx * 22.0, 6.0)],
            &[0.6, 2.4 * size, 1.0],
        );
        scene.add(scene.veil(&rib, "#fcffe9", 0.5));
    }
}

fn sand(scene: &Scene) {
    let mut ring: Vec<At> = (-2..=82)
        .map(|i| {
            let x = f64::from(i) * 10.0;
            (
                x,
                946.0 + 9.0 * noise(x / 130.0, 4, None) + 2.0 * noise(x / 24.0, 9, None),
            )
        })
        .collect();
    ring.extend([(830.0, 1230.0), (-30.0, 1230.0)]);
    let floor = poly(&ring);
    scene.add(scene.shadow(&floor, (0.0, -4.0), 14.0, DEEP, 0.35));
    let stops = stops![0, "#5b9486"; 0.35, "#417a73"; 1, "#143f49"];
    let fill = scene.linear((0.0, 940.0), (0.0, HEIGHT), &stops);
    scene.add(scene.washed(scene.fill(&floor, fill), 8, 0.08));
    let mut chance = Chance::of("sand", 4);
    let mut ripples = Ink::none();
    for _ in 0..60 {
        let near = chance.unit();
        let (x, y) = (chance.between(-20.0, WIDTH + 20.0), 966.0 + 220.0 * near);
        let half = chance.between(24.0, 70.0) * (0.5 + near);
        let bend = chance.between(-6.0, 6.0);
        let thick = [0.4, 1.6 + 1.6 * near, 2.0, 0.4];
        let ripple = swell((x, y), half, [bend, -2.0, 3.0, -bend], thick);
        let colour = *chance.pick(&["#bfe3c4", "#0d3640", "#0d3640"]);
        ripples += scene.veil(&ripple, colour, 0.3);
    }
    scene.add(scene.clipped(&floor, ripples));
    let spray = Spray::new(6, 0.7);
    let density = scene.linear(
        (0.0, 990.0),
        (0.0, 1220.0),
        &stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.75],
    );
    scene.add(scene.grain(&floor, density, "#07252f", spray));
}

/// A cord that hangs: dull ones are only lit a little.
fn cord(scene: &Scene, points: &[At], width: f64, colour: impl Into<Colour>) -> Ink {
    let colour = colour.into();
    let line = curve(points);
    let shape = Stroke::along(line.clone(), &[width, width]).shape();
    let mut ink = scene.shadow(&shape, (2.0, 5.0), 4.0, DEEP, 0.55);
    ink += scene.fill(&shape, mix(colour, DEEP, 0.25));
    let shine: Vec<At> = line
        .iter()
        .map(|(x, y)| (x - width * 0.18, y - width * 0.18))
        .collect();
    ink += scene.stitched(
        &shine,
        mix(colour, "#fff3d0", 0.35),
        width * 0.34,
        0.9,
        None,
    );
    // Braided: small dark ticks along it.
    ink + scene.stitched(
        &line,
        mix(colour, DEEP, 0.7),
        width * 0.8,
        0.35,
        Some("1.2 4.2"),
    )
}

/// A soft shadow on whatever stands below.
fn contact(scene: &Scene, at: At, rx: f64, ry: f64) -> Ink {
    let smudge = Smudge {
        density: 0.9,
        ..Smudge::of("#04202a", ry * 0.5)
    };
    smudge.ink(scene, &ellipse(at, rx, ry))
}

fn foreground(scene: &Scene) {
    let left = blob(&knots![
        -30, 1010; 6, 1046; 40, 1050; 70, 1092; 130, 1110; 168, 1150; 240, 1166; 300, 1196; 330, 1240, corner; -30, 1240, corner
    ]);
    let right = blob(&knots![
        830, 1100; 806, 1128; 780, 1158; 740, 1170; 690, 1182; 630, 1190; 580, 1214; 550, 1240, corner; 830, 1240, corner
    ]);
    let mut weeds: Vec<Shape> = Vec::new();
    let blades: [(&[At], f64); 5] = [
        (&spots![22, 1120; 4, 1000; 34, 890; 10, 780; 26, 690], 24.0),
        (&spots![52, 1130; 66, 1040; 40, 950; 62, 880], 18.0),
        (&spots![-8, 1120; -14, 960; 10, 840; -12, 740], 26.0),
        (
            &spots![780, 1120; 800, 1000; 768, 880; 794, 780; 780, 700],
            24.0,
        ),
        (&spots![812, 1120; 806, 960; 824, 850; 800, 760], 22.0),
    ];
    for (points, width) in blades {
        weeds.push(taper(
            points,
            &[width * 0.6, width, width * 0.8, width * 0.75, 1.0],
        ));
    }
    let weeds = handcut(&all(weeds), 1.4, 22.0, 7);
    scene.add(scene.shadow(&weeds, (0.0, 2.0), 9.0, DEEP, 0.4));
    scene.add(
        scene
            .sheet(&weeds, "#0e3b3f")
            .lit(0.12)
            .lit_colour("#7fd6b4")
            .dark(DEEP)
            .rim(1.6),
    );
    for (rock, seed) in [(left, 5), (right, 9)] {
        let rock = handcut(&rock, 2.2, 30.0, seed);
        scene.add(scene.shadow(&rock, (0.0, -3.0), 14.0, DEEP, 0.55));
        scene.add(
            scene
                .sheet(&rock, "#0c2f38")
                .lit(0.1)
                .lit_colour("#7fd6b4")
                .dark(DEEP)
                .rim(2.0)
                .seed(seed),
        );
    }
}

fn bubbles(scene: &Scene) {
    for (x, y, r) in [
        (548.0, 452.0, 8.0),
        (560.0, 424.0, 5.0),
        (550.0, 402.0, 3.6),
        (176.0, 872.0, 5.0),
        (166.0, 850.0, 3.6),
        (668.0, 888.0, 5.4),
        (678.0, 866.0, 3.4),
        (30.0, 520.0, 6.0),
        (44.0, 496.0, 3.8),
        (760.0, 560.0, 5.0),
    ] {
        let bubble = Bubble {
            at: (x, y),
            r,
            wall: 1.3,
            colour: "#dffbe9".into(),
            seen: (0.8, 0.14),
        };
        scene.add(bubble.ink(scene));
    }
}
