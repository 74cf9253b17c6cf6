//! A frozen lake is a clock: a skater stands in its middle, and of the two hands, which are shadows, only one is his own.

mod dial;
mod shore;

use crate::colour::mix;
use crate::line::{circle, ellipse, handcut, rect, taper};
use crate::motifs::figures::person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, Scarf};
use crate::motifs::plants::reeds;
use crate::motifs::sky::aperture;
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{spots, stops};

use dial::{FLAT, MIDDLE, PIVOT, ice};

const SUN: At = (416.0, 188.0);
const RED: &str = "#cf3d38";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUN.0, SUN.1).focused((400.0, 640.0), 230.0);
    sky(&scene);
    shore::far_trees(&scene);
    shore::far_banks(&scene);
    let ice = ice();
    dial::lake(&scene, &ice);
    dial::marks(&scene, &ice);
    dial::traces(&scene, &ice);
    hands(&scene, &ice);
    dial::pivot(&scene);
    skater(&scene);
    frozen_reeds(&scene);
    shore::near_bank(&scene);
    shore::bench(&scene);
    shore::framing_trees(&scene);
    snowfall(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.2,
        colour: "#1a2448",
        middle: (430.0, 600.0),
        ..Finish::default()
    });
    scene
}

fn sky(scene: &Scene) {
    let stops = stops![
        0, "#fffaf0"; 0.12, "#fde9d6"; 0.22, "#f3d2c0"; 0.5, "#bcc3d4"; 1, "#7388ac"
    ];
    scene.sky(scene.radial(SUN, 1050.0, &stops), 3, 0.08);
    let sheets = [(104.0, "#f0d2c0"), (200.0, "#cdc3d2"), (330.0, "#9fadc8")];
    for (i, (r, paper)) in sheets.into_iter().enumerate() {
        let seed = i as i64;
        let sheet = handcut(&aperture(SUN, r, r, 0.05, seed + 3), 1.4, 50.0, seed);
        let sheet = sheet.within(&rect(-20.0, -20.0, 820.0, 560.0));
        scene.add(scene.shadow(&sheet, (0.0, 3.0), 12.0, "#7a86a4", 0.25));
        let stops = stops![
            0.1, mix(paper, "#fff6ea", 0.4); 0.5, paper; 1, mix(paper, "#7f93b2", 0.7)
        ];
        let fill = scene.radial(SUN, 760.0, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 5 + seed, 0.06));
    }
    scene.add(scene.glow(SUN, 220.0, "#fff3e0", 0.8, 0.5));
    scene.add(scene.fill(&handcut(&circle(SUN, 50.0), 0.9, 40.0, 2), "#fffdf6"));
}

/// The one who skates.
fn old_man(spot: Spot) -> Person {
    Person {
        spot,
        pose: Pose {
            hip: (-1.0, -47.0),
            neck: (5.0, -80.0),
            head: (9.0, -90.0),
            tilt: 16.0,
            far_leg: Leg::new((-11.0, -28.0), (-27.0, -9.0)).toes(0.86, -0.5),
            near_leg: Leg::new((6.0, -27.0), (2.0, -6.0)),
            far_arm: Some(Arm::new((-7.0, -64.0), (-10.0, -50.0))),
            near_arm: Some(Arm::new((-8.0, -63.0), (-12.0, -50.0))),
        },
        light: Some((520.0, 300.0)),
        garment: Garment::Coat,
        coat: "#39425f".into(),
        legs: "#2a3048".into(),
        shoes: "#1a1c2c".into(),
        skin: "#e3b597".into(),
        dark: "#121526".into(),
        hem: -24.0,
        flare: 13.0,
        hem_at: Some(-3.0),
        wave: 3.0,
        head_size: 6.6,
        hair: Some((Hair::Short, "#d9dae2".into())),
        hat: Some((Hat::Brim, "#262b42".into())),
        scarf: Some(Scarf {
            along: spots![0, 0; -10, 3; -20, -2; -32, 3; -43, -3].to_vec(),
            widths: vec![5.0, 6.0, 6.4, 6.0, 3.0],
            colour: RED.into(),
        }),
        ..Person::default()
    }
}

/// The one who is missing: only her shadow still dances.
fn dancer(spot: Spot) -> Person {
    Person {
        spot,
        pose: Pose {
            hip: (1.0, -47.0),
            neck: (-2.0, -80.0),
            head: (-3.0, -91.0),
            tilt: -8.0,
            far_leg: Leg::new((10.0, -28.0), (24.0, -12.0)),
            near_leg: Leg::new((-4.0, -26.0), (-2.0, -5.0)),
            far_arm: Some(Arm::new((-14.0, -74.0), (-26.0, -80.0))),
            near_arm: Some(Arm::new((12.0, -70.0), (24.0, -76.0))),
        },
        garment: Garment::Dress,
        hem: -26.0,
        flare: 20.0,
        hem_at: Some(2.0),
        wave: 4.0,
        head_size: 6.6,
        hair: Some((Hair::Bun, "#222222".into())),
        ..Person::default()
    }
}

/// The hands of the clock: two shadows on the ice.
fn hands(scene: &Scene, ice: &Shape) {
    let at_origin = Spot::new(0.0, 0.0, 1.0);
    let man = cast(&old_man(at_origin).silhouette(), 207.0, 2.72);
    let woman = cast(&dancer(at_origin.flipped(true)).silhouette(), 126.0, 2.1);
    for (hand, opacity) in [(man, 0.82), (woman, 0.74)] {
        let soft = scene.blurred(scene.veil(&hand, "#1f3a60", opacity), 1.1);
        scene.add(scene.clipped(ice, soft));
        let density = stops![0, "#000000", 0.8; 1, "#000000", 0.1];
        let spray = Spray {
            opacity: 0.6,
            ..Spray::default()
        };
        let density = scene.radial(PIVOT, 260.0, &density);
        scene.add(scene.grain(&hand.within(ice), density, "#14284a", spray));
    }
}

/// A silhouette thrown on the ice from the pivot, in the direction of an hour, so many times as long.
fn cast(silhouette: &Shape, hour: f64, long: f64) -> Shape {
    let (sin, cos) = hour.to_radians().sin_cos();
    let broad = 1.75;
    silhouette.bent(|(x, y)| {
        (
            PIVOT.0 + cos * broad * x - sin * long * y,
            PIVOT.1 + FLAT * (sin * broad * x + cos * long * y),
        )
    })
}

fn skater(scene: &Scene) {
    let (x, y) = (PIVOT.0, PIVOT.1 - 2.0);
    let size = 2.05;
    let blade = all([
        taper(&spots![-5, 0; 4, 0.4; 11, -0.6], &[1.1, 1.3, 0.6]),
        taper(&spots![-2, -3; -2, 0], &[1.0, 1.0]),
        taper(&spots![5, -3; 5, 0], &[1.0, 1.0]),
    ]);
    for (dx, dy, turn) in [(2.0, -1.0, 0.0), (-27.0, -4.0, -30.0)] {
        let spot = Spot::new(x + dx * size, y + dy * size, size).turned(turn);
        scene.add(scene.fill(&spot.put(&blade), "#dfe6ee"));
    }
    scene.add(old_man(Spot::new(x, y, size)).ink(scene, 4));
}

/// They break the rim of the ice.
fn frozen_reeds(scene: &Scene) {
    for (i, (at, count, height)) in [
        ((74.0, 646.0), 16, 84.0),
        ((46.0, 700.0), 12, 70.0),
        ((742.0, 690.0), 16, 88.0),
        ((766.0, 750.0), 10, 66.0),
        ((690.0, 600.0), 10, 60.0),
        ((150.0, 560.0), 9, 50.0),
    ]
    .into_iter()
    .enumerate()
    {
        let clump = reeds(at, count, height, i as u64 + 1);
        scene.add(scene.shadow(&clump, (2.0, 3.0), 4.0, "#3f547a", 0.4));
        let sheet = scene.sheet(&clump, "#3a4a6c").lit(0.2).shade(0.4).rim(1.0);
        scene.add(sheet.rim_colour("#e9eef6").dark("#1c2440"));
    }
}

fn snowfall(scene: &Scene) {
    let mut chance = Chance::of("snowfall", 9);
    for _ in 0..150 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        let flake = circle(at, *chance.pick(&[1.0, 1.3, 1.7, 2.3, 3.2]));
        scene.add(scene.veil(&flake, "#ffffff", chance.between(0.45, 0.95)));
    }
    for _ in 0..12 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        let flake = circle(at, chance.between(5.0, 9.0));
        scene.add(scene.blurred(scene.veil(&flake, "#ffffff", 0.5), 2.4));
    }
}

/// An ellipse around the middle of the lake, so many times as wide as it.
fn round(r: f64) -> Shape {
    ellipse(MIDDLE, dial::WIDE * r, dial::WIDE * FLAT * r)
}
