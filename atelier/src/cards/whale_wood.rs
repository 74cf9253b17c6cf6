//! A whale floats through a birch wood with a cottage on its back, and lets a ladder down for a child.

use crate::colour::{Colour, mix};
use crate::line::{Path, between, blob, curve, distance, handcut, poly, taper};
use crate::motifs::animals::{SittingDog, Whale};
use crate::motifs::buildings::Cottage;
use crate::motifs::figures::person::{Arm, Hat, Leg, Person, Pose};
use crate::motifs::plants::{Birch, LeafyTree, fern, grass, grass_on, ground};
use crate::motifs::things::Lantern;
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::{Fill, Ink};
use crate::{knots, spots, stops};

/// The light behind the whale.
const LIGHT: At = (392.0, 360.0);
/// The colour of near shadows.
const INK: &str = "#0b2233";
/// The same, nearer still.
const DEEP: &str = "#04121d";
/// The colour of light on bark.
const GLEAM: &str = "#fff0c4";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((430.0, 500.0), 300.0);
    let stops = stops![
        0, "#fffbe4"; 0.12, "#ffeeb4"; 0.26, "#f3dc98"; 0.42, "#a9cba9"; 0.64, "#5c9f9f"; 1, "#1d566b"
    ];
    scene.sky(scene.radial((380.0, 340.0), 900.0, &stops), 4, 0.1);
    ghost_trunks(&scene);
    far_wood(&scene);
    house_on_whale(&scene);
    ladder(&scene);
    shoal(&scene);
    let birch = Birch {
        root: (644.0, 1120.0),
        lean: -10.0,
        width: 38.0,
        shade: 0.8,
        rim: 2.0,
        rim_colour: Some(GLEAM.into()),
        rim_opacity: 0.8,
        ..Birch::default()
    };
    stand(&scene, &birch, 144, 14.0, 0.45);
    clearing(&scene);
    child_and_dog(&scene);
    frame(&scene);
    undergrowth(&scene);
    twigs(&scene);
    scene.finish(Finish {
        tooth: 0.5,
        vignette: 0.25,
        colour: "#0a2236",
        grain: 0.06,
        ..Finish::default()
    });
    scene
}

fn ghost_trunks(scene: &Scene) {
    let mut chance = Chance::of("ghost trunks", 5);
    let trunks = (0..15).map(|i| {
        let x = 20.0 + f64::from(i) * 56.0 + chance.between(-18.0, 18.0);
        let birch = Birch {
            root: (x, 1060.0),
            top: -30.0,
            lean: chance.between(-14.0, 14.0),
            width: chance.between(8.0, 14.0),
            forks: 4,
            ..Birch::default()
        };
        birch.shape(i64::from(i) + 40)
    });
    let stops = stops![0, "#f6e2ac"; 0.3, "#b5cfae"; 0.6, "#6faba6"; 1, "#3c7f8a"];
    let fill = scene.radial((380.0, 340.0), 720.0, &stops);
    scene.add(scene.veil(&all(trunks), fill, 0.85));
    scene.add(scene.fog(560.0, 1060.0, "#b9dcc6", 0.6));
}

fn far_wood(scene: &Scene) {
    let ridge = spots![
        -40, 930; 60, 905; 160, 925; 270, 890; 380, 905; 480, 880; 600, 910; 700, 885; 840, 915
    ];
    let hill = ground(&ridge);
    scene.add(scene.shadow(&hill, (0.0, -4.0), 12.0, "#2b6a7a", 0.18));
    let hill = handcut(&hill.and(&grass_on(&ridge, 26.0, 0.3, 8)), 0.8, 30.0, 2);
    scene.add(scene.fill(&hill, lit(scene, "#9cc7b4", 0.5, 760.0)));
    let mut wood = Ink::none();
    let birches = [
        (70.0, 22.0, 12.0),
        (196.0, 19.0, -8.0),
        (318.0, 25.0, 10.0),
        (452.0, 17.0, -16.0),
        (556.0, 22.0, 12.0),
        (742.0, 24.0, -10.0),
    ];
    for ((x, width, lean), seed) in birches.into_iter().zip(60..) {
        let near_light = (0.5 - (x - 380.0_f64).abs() / 640.0).max(0.0);
        let birch = Birch {
            root: (x, 960.0),
            lean,
            width,
            forks: 4,
            bark: mix("#76aca6", "#ffe6a8", near_light),
            mark: "#4b8a90".into(),
            shade: 0.45,
            rim: 1.0,
            rim_opacity: 0.4,
            ..Birch::default()
        };
        wood += scene.shadow(&birch.shape(seed), (0.0, 3.0), 8.0, "#2b6a7a", 0.25);
        wood += birch.ink(scene, seed);
    }
    scene.add(scene.washed(wood, 7, 0.06));
    scene.add(scene.fog(600.0, 1060.0, "#a3d0be", 0.6));
    let behind_whale = Birch {
        root: (150.0, 1060.0),
        lean: 14.0,
        width: 31.0,
        bark: "#9cc0b4".into(),
        mark: "#2f6874".into(),
        shade: 0.7,
        rim: 1.6,
        rim_colour: Some(GLEAM.into()),
        rim_opacity: 0.7,
        ..Birch::default()
    };
    stand(scene, &behind_whale, 83, 12.0, 0.32);
}

/// A colour that is warmer near the light.
fn lit(scene: &Scene, colour: &str, warm: f64, reach: f64) -> Fill {
    let colour = Colour::from(colour);
    let stops = stops![0, mix(colour, "#ffe9b4", warm); 0.5, colour; 1, colour.lighter(-0.05)];
    scene.radial(LIGHT, reach, &stops)
}

fn stand(scene: &Scene, birch: &Birch, seed: i64, r: f64, opacity: f64) {
    scene.add(scene.shadow(&birch.shape(seed), (4.0, 4.0), r, INK, opacity));
    scene.add(scene.washed(birch.ink(scene, seed), 9, 0.08));
}

fn house_on_whale(scene: &Scene) {
    let light = Some((392.0, 250.0));
    let house = Cottage {
        spot: Spot::new(352.0, 428.0, 0.92).turned(-4.0),
        wall: "#ecd2a4".into(),
        roof: "#b9492e".into(),
        dark: "#2a1822".into(),
        window: "#ffdc7c".into(),
        light: Some((300.0, 60.0)),
    };
    let whale = Whale {
        spot: Spot::new(388.0, 478.0, 0.8).turned(1.0),
        back: "#255573".into(),
        belly: "#d6ddcd".into(),
        line: INK.into(),
        stars: Some("#ffefc4".into()),
        light,
    };
    scene.add(scene.glow((370.0, 340.0), 340.0, "#ffdb86", 0.95, 0.4));
    scene.add(smoke(scene));
    let both = whale.shape(scene, 4).and(&house.shape());
    scene.add(scene.shadow(&both, (6.0, 14.0), 16.0, INK, 0.42));
    let tree = LeafyTree {
        spot: Spot::new(456.0, 440.0, 0.95),
        light,
        lean: 14.0,
        ..LeafyTree::default()
    };
    scene.add(tree.ink(scene, 8) + house.ink(scene, 2));
    let meadow = handcut(&meadow(), 0.5, 20.0, 4);
    let sheet = scene.sheet(&meadow, "#4f7f58").light((392.0, 340.0));
    scene.add(sheet.dark("#1f4a4a"));
    scene.add(whale.ink(scene, 4));
    for window in house.windows() {
        scene.add(scene.glow(window, 46.0, "#ffd266", 0.75, 0.35));
    }
}

fn smoke(scene: &Scene) -> Ink {
    let smoke = taper(
        &spots![
            366, 256; 378, 232; 371, 208; 378, 180; 398, 158; 392, 128; 372, 106; 376, 78; 394, 60
        ],
        &[5.0, 11.0, 15.0, 17.0, 18.0, 17.0, 14.0, 9.0, 2.0],
    );
    let stops = stops![0, "#fffaea", 0.95; 0.6, "#f3f5e0", 0.6; 1, "#e6efdc", 0];
    let fill = scene.linear((0.0, 255.0), (0.0, 60.0), &stops);
    scene.fill(&handcut(&smoke, 1.2, 20.0, 3), fill)
}

/// The grass around the house.
fn meadow() -> Shape {
    let top = spots![226, 450; 262, 438; 310, 431; 372, 428; 430, 430; 486, 440; 520, 452];
    let earth = blob(&knots![
        226, 450, corner; 262, 438; 310, 431; 372, 428; 430, 430; 486, 440; 520, 452, corner; 430, 462; 330, 462
    ]);
    let path = Path::new(curve(&top));
    earth.and(&grass(&path, 240.0, 508.0, 13.0, 0.6, 0.3, 3))
}

fn ladder(scene: &Scene) {
    let rope = curve(&spots![
        268, 437; 262, 500; 268, 560; 276, 620; 270, 690; 278, 770; 286, 836
    ]);
    let other: Vec<At> = rope.iter().map(|(x, y)| (x + 24.0, *y)).collect();
    let mut ink = scene.stitched(&rope, "#402c22", 2.1, 1.0, None)
        + scene.stitched(&other, "#402c22", 2.1, 1.0, None);
    for (i, (x, y)) in rope.iter().enumerate().skip(6).step_by(5) {
        let rung =
            poly(&spots![x - 4.0, y - 2.0; x + 28.0, y - 3.2; x + 28.0, y + 1.0; x - 4.0, y + 2.2]);
        ink += scene.fill(&handcut(&rung, 0.3, 8.0, i as i64), "#80583a");
    }
    let posts = taper(&spots![265, 446; 264, 424], &[5.0, 4.4])
        .and(&taper(&spots![294, 444; 294, 422], &[5.0, 4.4]));
    scene.add(ink + scene.sheet(&posts, "#80583a").light((392.0, 300.0)).ink());
}

/// A shoal of fish that are also falling leaves.
fn shoal(scene: &Scene) {
    let mut chance = Chance::of("shoal", 146);
    let path = Path::new(curve(&spots![
        700, 560; 640, 650; 540, 690; 440, 740; 420, 830; 500, 880; 580, 850; 560, 790; 470, 800; 400, 870;
        350, 950
    ]));
    let mut used: Vec<At> = Vec::new();
    for i in 0..64 {
        let part = (f64::from(i) + chance.between(-0.4, 0.4)) / 64.0;
        let far = path.length() * part;
        let (x, y) = path.at(far);
        let loose = 15.0 * (1.0 - 0.5 * part);
        let at = (x + chance.near(0.0, loose), y + chance.near(0.0, loose));
        let size = chance.between(0.8, 1.35) * (1.1 - 0.35 * part);
        let turn = path.direction(far) + 180.0 + chance.near(0.0, 12.0);
        let colour = *chance.pick(&["#e8a63c", "#f1c35a", "#d97f35", "#f6d788"]);
        if used.iter().any(|other| distance(*other, at) < 21.0) {
            continue;
        }
        used.push(at);
        let spot = Spot::new(at.0, at.1, size).turned(turn);
        scene.add(leaf_fish(scene, spot, colour));
    }
}

fn leaf_fish(scene: &Scene, spot: Spot, colour: &str) -> Ink {
    let body = spot.put(&blob(&knots![
        -10, 0; -4, -4.6; 3, -4.4; 8, -1.2, corner; 13, -5, corner; 12, 0; 13, 5, corner; 8, 1.2, corner; 3, 4.4;
        -4, 4.6
    ]));
    let vein = spot.put(&taper(&spots![-6, 0; 8, 0], &[0.3, 0.9]));
    let sheet = scene.sheet(&body, colour).lit(0.35).shade(0.4).rim(0.7);
    sheet.ink() + scene.veil(&vein, mix(colour, INK, 0.5), 0.7)
}

fn clearing(scene: &Scene) {
    let line = spots![
        -40, 1010; 80, 1004; 200, 1030; 330, 1042; 470, 1030; 600, 1044; 720, 1012; 840, 1020
    ];
    let grass = ground(&line).and(&grass_on(&line, 36.0, 0.5, 12));
    let grass = handcut(&grass, 0.7, 30.0, 5);
    scene.add(scene.fog(820.0, 1040.0, "#8fc4b4", 0.35));
    scene.add(scene.shadow(&grass, (0.0, -5.0), 14.0, INK, 0.35));
    let stops = stops![0, "#7fb08f"; 0.25, "#4a8a80"; 0.55, "#2a6670"; 1, "#164357"];
    let fill = scene.radial((330.0, 980.0), 520.0, &stops);
    scene.add(scene.washed(scene.fill(&grass, fill), 12, 0.1));
}

fn child_and_dog(scene: &Scene) {
    let light = Some((420.0, 700.0));
    let child = Person {
        spot: Spot::new(290.0, 1062.0, 1.5),
        pose: Pose {
            hip: (-1.0, -40.0),
            neck: (-1.0, -72.0),
            head: (0.0, -85.0),
            tilt: -26.0,
            far_leg: Leg::new((-5.0, -21.0), (-6.0, -3.0)),
            near_leg: Leg::new((4.0, -21.0), (6.0, -3.0)),
            far_arm: Some(Arm::new((8.0, -62.0), (18.0, -72.0))),
            near_arm: Some(Arm::new((8.0, -58.0), (16.0, -46.0))),
        },
        light,
        coat: "#c8452f".into(),
        legs: "#233347".into(),
        shoes: "#16151f".into(),
        skin: "#e2ae86".into(),
        dark: "#141225".into(),
        hem: -24.0,
        head_size: 9.2,
        child: true,
        hat: Some((Hat::Hood, "#b03a2b".into())),
        ..Person::default()
    };
    scene.add(scene.glow((322.0, 1000.0), 190.0, "#ffcf73", 0.55, 0.35));
    let (x, y) = child.spot.point((17.2, -45.5));
    let lantern = Lantern::new(Spot::new(x, y, 1.25));
    scene.add(child.ink_holding(scene, 5, lantern.ink(scene)));
    scene.add(scene.glow((316.0, 1012.0), 70.0, "#ffe09a", 0.9, 0.35));
    let dog = SittingDog {
        light,
        ..SittingDog::new(Spot::new(232.0, 1068.0, 0.78), "#3c3036")
    };
    scene.add(dog.ink(scene, 1));
}

/// Two trunks so near that only their flanks are seen.
fn frame(scene: &Scene) {
    for (x, width, lean, side, seed) in [
        (4.0, 104.0, -10.0, 1.0, 0_i64),
        (800.0, 116.0, 10.0, -1.0, 1),
    ] {
        let mut chance = Chance::of("frame", seed as u64 + 3);
        let trunk: [At; 9] = std::array::from_fn(|i| {
            let part = i as f64 / 8.0;
            let waver = chance.between(-7.0, 7.0);
            (x + lean * part + waver, 1260.0 - 1320.0 * part)
        });
        let widths = [1.5, 1.15, 1.0, 1.0, 0.95, 0.9, 0.9, 0.9, 0.95].map(|part| part * width);
        let bough = spots![
            x + side * 20.0, 250; x + side * 78.0, 170; x + side * 120.0, 90; x + side * 190.0, -20
        ];
        let tree = taper(&trunk, &widths).and(&taper(&bough, &[34.0, 24.0, 18.0, 14.0]));
        let tree = handcut(&tree.fillet(10.0), 1.2, 40.0, seed);
        scene.add(scene.shadow(&tree, (0.0, 0.0), 22.0, DEEP, 0.6));
        let sheet = scene.sheet(&tree, "#1b485b").lit(0.2).shade(0.0).rim(2.6);
        scene.add(sheet.rim_colour("#bfe0c8").rim_opacity(0.7));
        let edge = x + side * width * 0.55;
        let density = stops![0, Colour::BLACK, 0; 1, Colour::BLACK, 0.9];
        let far = edge - side * width * 0.9;
        let density = scene.linear((edge, 0.0), (far, 0.0), &density);
        let spray = Spray {
            seed,
            ..Spray::default()
        };
        scene.add(scene.grain(&tree, density, "#071c2b", spray));
        let marks = all((0..26).map(|_| {
            let (y, long) = (chance.between(0.0, 1100.0), chance.between(16.0, 60.0));
            let from = x + side * width * chance.pick(&[0.48, 0.2, 0.5, 0.35]);
            let end = y + chance.between(-2.0, 3.0);
            let mark = spots![from, y; from - side * long * 0.5, y + 3.0; from - side * long, end];
            let (root, middle) = (chance.between(3.0, 7.2), chance.between(2.0, 5.0));
            taper(&mark, &[root, middle, 0.4])
        }));
        scene.add(scene.veil(&marks.within(&tree), "#071c2b", 0.75));
    }
}

/// Ferns, a dark bank of grass, and ferns before it.
fn undergrowth(scene: &Scene) {
    let behind = [
        (84.0, 230.0, -96.0, 0.3),
        (22.0, 280.0, -98.0, 0.35),
        (150.0, 150.0, -50.0, 0.5),
        (706.0, 260.0, -100.0, -0.55),
        (770.0, 290.0, -92.0, -0.35),
        (630.0, 190.0, -118.0, -0.8),
        (560.0, 140.0, -84.0, 0.6),
        (250.0, 130.0, -92.0, -0.5),
    ];
    for ((x, length, degrees, bend), seed) in behind.into_iter().zip(0..) {
        let frond = handcut(
            &fern((x, 1210.0), length, degrees, bend, seed),
            0.3,
            26.0,
            9,
        );
        scene.add(scene.shadow(&frond, (0.0, 3.0), 7.0, DEEP, 0.5));
        let sheet = scene.sheet(&frond, "#1d5361").light((400.0, 800.0));
        let sheet = sheet.lit(0.22).rim(0.9).rim_colour("#8cc4b0");
        scene.add(sheet.rim_opacity(0.6).dark("#0b2c3c"));
    }
    let line = spots![-40, 1130; 60, 1136; 200, 1160; 400, 1172; 600, 1160; 740, 1132; 840, 1120];
    let bank = ground(&line).and(&grass_on(&line, 40.0, 0.45, 14));
    let bank = handcut(&bank, 0.6, 30.0, 6);
    scene.add(scene.shadow(&bank, (0.0, -4.0), 12.0, DEEP, 0.6));
    let sheet = scene.sheet(&bank, "#0e3344").light((400.0, 900.0));
    let sheet = sheet.lit(0.1).shade(0.6).rim(1.1).rim_colour("#5fa39a");
    scene.add(sheet.dark("#06192a"));
    let before = [
        (10.0, 190.0, -66.0, 0.7),
        (110.0, 170.0, -58.0, 0.9),
        (200.0, 130.0, -110.0, -0.7),
        (800.0, 200.0, -116.0, -0.7),
        (690.0, 170.0, -122.0, -0.9),
        (600.0, 140.0, -70.0, 0.8),
        (330.0, 110.0, -80.0, 0.7),
        (470.0, 110.0, -104.0, -0.7),
        (740.0, 160.0, -70.0, 0.6),
    ];
    for ((x, length, degrees, bend), seed) in before.into_iter().zip(30..) {
        let frond = handcut(
            &fern((x, 1225.0), length, degrees, bend, seed),
            0.3,
            26.0,
            9,
        );
        scene.add(scene.shadow(&frond, (0.0, 2.0), 6.0, "#020b14", 0.6));
        let sheet = scene.sheet(&frond, "#0d3143").light((400.0, 800.0));
        let sheet = sheet.lit(0.16).shade(0.4).rim(0.9).rim_colour("#5fa39a");
        scene.add(sheet.rim_opacity(0.6).dark("#06192a"));
    }
}

/// Leaves hang into the picture from above.
fn twigs(scene: &Scene) {
    let mut chance = Chance::of("twigs", 5);
    let mut parts = vec![
        taper(
            &spots![-10, 60; 90, 96; 170, 84; 240, 104],
            &[12.0, 8.0, 5.0, 1.4],
        ),
        taper(
            &spots![810, 40; 730, 88; 650, 80; 590, 110],
            &[14.0, 8.0, 5.0, 1.4],
        ),
        taper(&spots![80, 92; 120, 130; 160, 150], &[5.0, 3.0, 1.0]),
        taper(&spots![700, 86; 664, 122; 640, 158], &[5.0, 3.0, 1.0]),
    ];
    let leaf = blob(&knots![0, 0, corner; 6, -5.5; 14, -4; 21, 0, corner; 14, 4; 6, 5.5]);
    for (from, to, count) in [
        ((30.0, 70.0), (250.0, 104.0), 22),
        ((800.0, 50.0), (590.0, 112.0), 22),
        ((90.0, 96.0), (165.0, 152.0), 10),
        ((700.0, 90.0), (640.0, 160.0), 10),
    ] {
        for _ in 0..count {
            let (x, y) = between(from, to, chance.unit());
            let at = (x + chance.near(0.0, 4.0), y + chance.near(0.0, 6.0));
            let spot = Spot::new(at.0, at.1, chance.between(0.8, 1.4));
            parts.push(spot.turned(chance.between(40.0, 140.0)).put(&leaf));
        }
    }
    let twigs = all(parts);
    scene.add(scene.shadow(&twigs, (0.0, 5.0), 10.0, INK, 0.5));
    let twigs = handcut(&twigs, 0.3, 20.0, 2);
    let sheet = scene.sheet(&twigs, "#123d50").light((400.0, 300.0));
    scene.add(sheet.lit(0.15).rim(1.2).rim_colour("#8fc4b0"));
}
