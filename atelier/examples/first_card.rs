//! The card that `docs/pictures.md` makes, step by step: a child flies the moon as a kite. It is not in the deck.
//!
//! `cargo run --manifest-path atelier/Cargo.toml --example first_card` draws the pictures of that page.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use fabula_atelier::line::{blob, circle, curve, handcut, poly, taper};
use fabula_atelier::motifs::Smudge;
use fabula_atelier::motifs::animals::SittingDog;
use fabula_atelier::motifs::figures::{
    Build, Figure, Garment, Gesture, Hair, Head, Pose, SHEETS, Shoes, Skin, View,
};
use fabula_atelier::motifs::plants::{grass_on, ground, wildflower};
use fabula_atelier::render::{self, LARGE, Picture, SMALL};
use fabula_atelier::scene::{Finish, Scene, Spray};
use fabula_atelier::shape::{At, Shape, Spot};
use fabula_atelier::{knots, spots, stops};

const TO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures/atelier");

/// Where the string is tied to the moon.
const KNOT: At = (506.0, 470.0);
/// The deep hue of shadows.
const DEEP: &str = "#141a38";

/// What is put on the card, one thing after the other, from the back to the front.
const STEPS: [fn(&Scene); 6] = [sky, hills, moon, child, near, finish];

fn main() -> Result<()> {
    fs::create_dir_all(TO)?;
    for steps in 1..=STEPS.len() {
        print(&scene(steps), &format!("step-{steps}"), SMALL)?;
    }
    let poses = SHEETS.iter().find(|sheet| sheet.id == "figures-poses");
    print(&(poses.context("no such sheet")?.scene)(), "poses", LARGE)
}

fn print(scene: &Scene, name: &str, width: u32) -> Result<()> {
    let picture = Picture::print(&scene.svg(), width)?.into_image();
    let file = Path::new(TO).join(name).with_extension("webp");
    Ok(fs::write(file, render::webp(&picture, 80.0)?)?)
}

/// The card after so many steps.
fn scene(steps: usize) -> Scene {
    let scene = Scene::lit_from(560.0, 330.0);
    STEPS[..steps].iter().for_each(|step| step(&scene));
    scene
}

/// Dusk, mottled like watercolour, and three torn banks of cloud.
fn sky(scene: &Scene) {
    let dusk = stops![0, "#1d2452"; 0.45, "#4a4a86"; 0.72, "#c9818a"; 0.85, "#f0b48a"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &dusk), 4, 0.05);
    let banks: [(&[At], &str); 3] = [
        (
            &spots![-40, 560; 120, 520; 260, 556; 420, 516; 600, 560; 700, 540; 840, 570],
            "#6b5a92",
        ),
        (
            &spots![-40, 660; 90, 690; 240, 640; 380, 676; 560, 636; 720, 676; 840, 640],
            "#96688f",
        ),
        (
            &spots![-40, 770; 140, 740; 300, 776; 480, 736; 640, 772; 840, 730],
            "#cf8a8c",
        ),
    ];
    for (i, (line, colour)) in (0..).zip(banks) {
        let bank = handcut(&ground(line), 2.0, 30.0, i);
        scene.add(scene.shadow(&bank, (0.0, -6.0), 14.0, DEEP, 0.25));
        scene.add(
            scene
                .sheet(&bank, colour)
                .lit(0.1)
                .shade(0.35)
                .rim(1.6)
                .seed(i)
                .ink(),
        );
    }
}

/// Three hills, each darker than the one behind it, with fog in the valleys.
fn hills(scene: &Scene) {
    let hills: [(&[At], &str); 3] = [
        (
            &spots![-40, 860; 120, 830; 280, 852; 470, 800; 640, 830; 840, 790],
            "#57638f",
        ),
        (
            &spots![-40, 920; 160, 890; 330, 930; 520, 900; 680, 872; 840, 900],
            "#3b4a78",
        ),
        (&HILL, "#26365c"),
    ];
    for (i, (line, colour)) in (0..).zip(hills) {
        let hill = handcut(&ground(line), 1.4, 26.0, 10 + i);
        scene.add(scene.shadow(&hill, (0.0, -8.0), 18.0, DEEP, 0.35));
        scene.add(
            scene
                .sheet(&hill, colour)
                .lit(0.2)
                .shade(0.6)
                .rim(2.0)
                .seed(i)
                .ink(),
        );
        let top = line.iter().map(|at| at.1).fold(f64::MAX, f64::min);
        scene.add(scene.clipped(&hill, scene.fog(top + 20.0, 1210.0, "#8d7fa8", 0.4)));
    }
}

/// The hill that everybody stands on.
const HILL: [At; 6] = [
    (-40.0, 1010.0),
    (110.0, 968.0),
    (260.0, 960.0),
    (430.0, 1000.0),
    (640.0, 1060.0),
    (840.0, 1084.0),
];

/// The twist: the moon is cut from paper and braced like a kite, with a tail of bows.
fn moon(scene: &Scene) {
    let moon = Spot::new(560.0, 320.0, 1.0).turned(-14.0);
    let disc = blob(&knots![
        -6, -178; 92, -152; 160, -80; 176, 8; 148, 98; 78, 158; -10, 176; -98, 150; -158, 86; -178, -4; -152, -92; -84, -156
    ]);
    let disc = handcut(&moon.put(&disc), 1.6, 22.0, 21);
    scene.add(scene.glow((560.0, 320.0), 420.0, "#ffdf9c", 0.55, 0.4));
    scene.add(scene.shadow(&disc, (0.0, 12.0), 20.0, DEEP, 0.5));
    let paper = scene.sheet(&disc, "#f6dfa4").light((470.0, 190.0));
    scene.add(paper.lit(0.5).shade(0.45).dark("#c08a5a").rim(2.4).ink());
    let seas = [
        blob(&knots![-112, -62; -60, -104; -2, -88; 6, -44; -44, -22; -100, -24]),
        blob(&knots![30, -22; 88, -50; 122, -6; 96, 42; 44, 36]),
        blob(&knots![-70, 56; -22, 32; 22, 66; -2, 116; -58, 110]),
    ];
    for (i, sea) in (0..).zip(seas) {
        let sea = handcut(&moon.put(&sea), 1.2, 16.0, 30 + i);
        scene.add(
            scene
                .sheet(&sea, "#e3bd80")
                .lit(0.0)
                .shade(0.4)
                .rim(1.0)
                .seed(i)
                .ink(),
        );
    }
    for spar in [
        &spots![-6, -176; 4, -60; -2, 60; -10, 174],
        &spots![-174, -20; -60, -10; 60, -14; 172, -28],
    ] {
        let spar = taper(&moon.points(spar.iter().copied()), &[4.0, 5.0, 5.0, 4.0]);
        scene.add(scene.shadow(&spar, (0.0, 3.0), 3.0, "#7a4a3a", 0.5));
        scene.add(scene.sheet(&spar, "#9a5f44").rim(1.0).ink());
    }
    tail(scene, moon.point((-10.0, 174.0)));
}

/// Bows on a thread that swings in the wind.
fn tail(scene: &Scene, from: At) {
    let swing: Vec<At> = spots![0, 0; 34, 56; -6, 112; 40, 170; 4, 226; 36, 276]
        .map(|(x, y): At| (from.0 + x, from.1 + y))
        .into();
    scene.add(scene.thread(&curve(&swing), "#f3d9b0", 2.0, 0.9));
    let colours = ["#d8543f", "#f2b64c", "#4f9a9a", "#d8543f"];
    let bow = poly(&spots![0, 0; -24, -13; -20, 12]).and(&poly(&spots![0, 0; 23, -12; 21, 14]));
    for (i, (colour, at)) in (0..).zip(colours.into_iter().zip(&swing[1..])) {
        let bow = Spot::new(at.0, at.1, 1.0)
            .turned(if i % 2 == 0 { 24.0 } else { -20.0 })
            .put(&bow);
        let bow = handcut(&bow, 0.8, 10.0, 40 + i);
        scene.add(scene.shadow(&bow, (0.0, 4.0), 5.0, DEEP, 0.4));
        scene.add(
            scene
                .sheet(&bow, colour)
                .lit(0.3)
                .shade(0.5)
                .rim(1.2)
                .seed(i)
                .ink(),
        );
        scene.add(scene.fill(&circle(*at, 4.0), "#7a3a3a"));
    }
}

/// Who holds the string, leaning back a little.
fn child(scene: &Scene) {
    let child = Figure {
        at: (236.0, 972.0),
        height: 250.0,
        view: View::Profile,
        build: Build::Child,
        pose: Pose::PULL,
        hands: [Gesture::Fist; 2],
        garment: Garment::Coat,
        top: "#c8503a".into(),
        low: "#33406a".into(),
        scarf: Some("#f2c35a".into()),
        shoes: Shoes::Boots,
        skin: Skin::Umber,
        head: Head {
            hair: Hair::Curly,
            gaze: (0.6, -1.0),
            ..Head::default()
        },
        ..Figure::default()
    };
    let [_, hand] = child.pose.hands;
    let hand = child.spot().point(hand);
    let drawn = child.drawn(scene, 3);
    scene.add(contact(scene, 262.0, 972.0, 84.0));
    scene.add(scene.shadow(&drawn.outline, (-6.0, 6.0), 10.0, DEEP, 0.5));
    scene.add(drawn.body);
    let string = curve(&[hand, (350.0, 690.0), (448.0, 560.0), KNOT]);
    scene.add(scene.thread(&string, "#fff0d0", 2.0, 0.9));
    scene.add(drawn.near);
}

/// What stands, stands on its shadow.
fn contact(scene: &Scene, x: f64, y: f64, wide: f64) -> fabula_atelier::svg::Ink {
    let under: Shape = circle((0.0, 0.0), wide)
        .stretched(1.0, 0.16, (0.0, 0.0))
        .moved(x, y);
    Smudge::of(DEEP, 8.0).ink(scene, &under)
}

/// Nearest to us: grass, flowers, and a dog who does not trust this.
fn near(scene: &Scene) {
    scene.add(scene.fill(&grass_on(&HILL, 26.0, 0.5, 5), "#1d2b4c"));
    scene.add(contact(scene, 428.0, 1016.0, 46.0));
    scene.add(SittingDog::new(Spot::new(428.0, 1018.0, 1.0), "#e8d8c0").ink(scene, 7));
    let line = spots![-40, 1120; 150, 1096; 330, 1130; 520, 1150; 690, 1136; 840, 1158];
    let meadow = handcut(&ground(&line), 1.4, 24.0, 50);
    scene.add(scene.shadow(&meadow, (0.0, -8.0), 16.0, DEEP, 0.5));
    scene.add(
        scene
            .sheet(&meadow, "#182240")
            .lit(0.15)
            .shade(0.5)
            .rim(1.6)
            .ink(),
    );
    scene.add(scene.fill(&grass_on(&line, 54.0, 0.55, 8), "#121a34"));
    for (x, y, height, colour) in [
        (88.0, 1120.0, 74.0, "#e9b6a0"),
        (132.0, 1126.0, 52.0, "#f4dca0"),
        (604.0, 1160.0, 64.0, "#e9b6a0"),
        (700.0, 1158.0, 84.0, "#f4dca0"),
    ] {
        scene.add(wildflower(scene, (x, y), height, colour));
    }
}

/// Light on everything that faces the moon, dark edges, and the tooth of the paper.
fn finish(scene: &Scene) {
    scene.add(scene.glow((560.0, 330.0), 640.0, "#ffcf8a", 0.22, 0.5));
    let low = poly(&spots![-10, 1060; 810, 1100; 810, 1210; -10, 1210]);
    scene.add(scene.smudge(&low, 0.5, 40.0, DEEP, Spray::new(9, 0.6)));
    scene.finish(Finish {
        tooth: 0.5,
        vignette: 0.4,
        colour: DEEP,
        middle: (480.0, 520.0),
        ..Finish::default()
    });
}
