//! Half an onion on a kitchen table: towards its heart the rings become a pond at night, with a boat on it.

use std::f64::consts::{FRAC_PI_2, TAU};

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, distance, ellipse, handcut, poly, rect, taper};
use crate::motifs::plants::Onion;
use crate::motifs::things::Rowboat;
use crate::random::{Chance, noise};
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The middle of the cut, and how far it reaches to the side and towards us.
const MIDDLE: At = (408.0, 690.0);
const WIDE: f64 = 300.0;
const DEEP: f64 = 214.0;
/// Where the half onion touches the cloth.
const FOOT: f64 = MIDDLE.1 + 300.0;
/// The far edge of the table.
const TABLE: f64 = 330.0;
const MAGENTA: &str = "#9a2468";
const PLUM: &str = "#3a0a3c";
/// The rings from the skin inwards, and their colours from the heart outwards.
const RINGS: [f64; 10] = [
    1.0, 0.955, 0.86, 0.765, 0.675, 0.59, 0.51, 0.44, 0.375, 0.315,
];
const NIGHT: [&str; 9] = [
    "#13246a", "#1d3a8a", "#3a62b0", "#7a9ad0", "#b9c4e6", "#e6dff0", "#fbf3ee", "#fffaf0", MAGENTA,
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(60.0, 60.0).focused((400.0, 680.0), 290.0);
    wall(&scene);
    cloth(&scene);
    whole_onion(&scene);
    half_onion(&scene);
    skins(&scene);
    rings(&scene);
    pond(&scene);
    knife(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.18,
        colour: "#2a1040",
        middle: (400.0, 640.0),
        ..Finish::default()
    });
    scene
}

fn fine_spray(seed: i64, opacity: f64) -> Spray {
    Spray::finer(seed, 0.85, opacity)
}

/// The shadow of a thing on the cloth.
fn on_cloth(scene: &Scene, shape: &Shape, density: f64, softness: f64) -> Ink {
    scene.smudge(shape, density, softness, "#9a6a34", Spray::new(5, 0.9))
}

/// A wall, and on it the shadow of a twig before the window.
fn wall(scene: &Scene) {
    let stops = stops![0, "#e9dff0"; 0.4, "#c4b3d6"; 1, "#7d6aa0"];
    scene.sky(scene.radial((160.0, 120.0), 900.0, &stops), 4, 0.07);
    let stops = stops![0.2, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.6];
    let density = scene.linear((160.0, 60.0), (820.0, 330.0), &stops);
    let wall = rect(0.0, 0.0, 800.0, 345.0);
    scene.add(scene.grain(&wall, density, "#6a5694", Spray::new(6, 0.7)));
    let leaf = blob(&knots![0, 0, corner; 16, -10; 40, -10; 60, 2, corner; 40, 12; 16, 10]);
    let leaves = [
        (330.0, 166.0, 30.0),
        (290.0, 132.0, -30.0),
        (250.0, 150.0, 60.0),
        (210.0, 92.0, -40.0),
        (170.0, 120.0, 50.0),
        (262.0, 202.0, 40.0),
        (226.0, 170.0, -20.0),
        (200.0, 190.0, 80.0),
        (222.0, 16.0, -20.0),
        (180.0, 46.0, 30.0),
        (150.0, 20.0, -60.0),
        (104.0, 66.0, -70.0),
        (90.0, 110.0, 70.0),
        (40.0, 60.0, 80.0),
        (310.0, 186.0, 70.0),
    ];
    let leaves = leaves.map(|(x, y, turn)| Spot::new(x, y, 0.9).turned(turn).put(&leaf));
    let twigs = [
        taper(
            &spots![-30, 40; 90, 92; 210, 110; 330, 160],
            &[12.0, 8.0, 6.0, 2.0],
        ),
        taper(&spots![120, 98; 180, 160; 260, 196], &[6.0, 4.0, 1.5]),
        taper(&spots![60, 80; 130, 40; 220, 20], &[6.0, 4.0, 1.5]),
    ];
    let twig = all(twigs.into_iter().chain(leaves));
    scene.add(scene.blurred(scene.veil(&twig, "#9a86c0", 0.42), 2.4));
    scene.add(scene.smudge(&twig, 0.6, 3.0, "#8470b0", Spray::new(5, 0.5)));
}

/// A tablecloth whose stripes run away from us, with the creases of the iron.
fn cloth(scene: &Scene) {
    let cloth = poly(&[
        (-20.0, TABLE + 6.0),
        (820.0, TABLE - 6.0),
        (820.0, 1220.0),
        (-20.0, 1220.0),
    ]);
    let cloth = handcut(&cloth, 1.4, 60.0, 3);
    scene.add(scene.shadow(&cloth, (0.0, -6.0), 16.0, "#4a3a70", 0.5));
    let stops = stops![0, "#fff0a8"; 0.35, "#f7dc6a"; 0.75, "#e6bf3c"; 1, "#b98a26"];
    let fill = scene.radial((220.0, 520.0), 900.0, &stops);
    scene.add(scene.washed(scene.fill(&cloth, fill), 6, 0.06));
    scene.add(scene.clipped(&cloth, stripes(scene)));
    scene.add(scene.rim(&cloth, (0.0, 2.0), "#fffbe0", 0.9, scene.light, 520.0));
    let stops = stops![0.3, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.7];
    let density = scene.linear((200.0, 500.0), (760.0, 1220.0), &stops);
    scene.add(scene.grain(&cloth, density, "#b07a24", Spray::new(4, 0.7)));
    for (from, to) in [
        ((118.0, 326.0), (-30.0, 900.0)),
        ((-20.0, 604.0), (820.0, 560.0)),
        ((742.0, 322.0), (890.0, 900.0)),
    ] {
        scene.add(scene.clipped(&cloth, crease(scene, from, to)));
    }
}

fn stripes(scene: &Scene) -> Ink {
    let (vanishing, front) = ((400.0, -560.0), 1220.0);
    let stripe = |at: f64, left: f64, right: f64| {
        let x = |y: f64, aside: f64| {
            let near = (y - vanishing.1) / (front - vanishing.1);
            vanishing.0 + (at + aside - vanishing.0) * near
        };
        poly(&[
            (x(TABLE, left), TABLE),
            (x(TABLE, right), TABLE),
            (x(front, right), front),
            (x(front, left), front),
        ])
    };
    let mut ink = Ink::none();
    for i in -9..10 {
        let at = 400.0 + f64::from(i) * 108.0;
        ink += scene.veil(&stripe(at, -14.0, 14.0), "#fffbe6", 0.55);
        ink += scene.veil(&stripe(at, 19.0, 22.0), "#fffbe6", 0.6);
    }
    ink
}

/// An ironed crease: a fine line, dim on one side and bright on the other.
fn crease(scene: &Scene, from: At, to: At) -> Ink {
    let far = distance(from, to);
    let (nx, ny) = ((to.1 - from.1) / far, (from.0 - to.0) / far);
    let line = |aside: f64| {
        let middle = ((from.0 + to.0) / 2.0 + 3.0, (from.1 + to.1) / 2.0 + 3.0);
        [from, middle, to].map(|(x, y)| (x + nx * aside, y + ny * aside))
    };
    let broad = [16.0, 20.0, 16.0];
    let dim = scene.smudge(
        &taper(&line(9.0), &broad),
        0.5,
        5.0,
        "#c4942c",
        Spray::new(5, 0.55),
    );
    let bright = scene.smudge(
        &taper(&line(-9.0), &broad),
        0.5,
        5.0,
        "#fffbe0",
        Spray::new(9, 0.6),
    );
    dim + bright + scene.veil(&taper(&line(0.0), &[1.4, 1.8, 1.4]), "#b98a26", 0.5)
}

fn whole_onion(scene: &Scene) {
    let shadow = all([
        ellipse((640.0, 456.0), 96.0, 20.0).turned(-4.0, (640.0, 456.0)),
        ellipse((720.0, 448.0), 110.0, 22.0).turned(-6.0, (720.0, 448.0)),
    ]);
    scene.add(on_cloth(scene, &shadow, 0.8, 9.0));
    let onion = Onion {
        spot: Spot::new(612.0, 462.0, 1.06).turned(6.0),
        skin: MAGENTA.into(),
        ..Onion::default()
    };
    scene.add(onion.ink(scene, 3));
}

/// Its round body with roots and veins; the cut comes upon it.
fn half_onion(scene: &Scene) {
    let (x, y) = MIDDLE;
    let shadow = poly(&spots![
        x - 150.0, FOOT - 30.0; x + 40.0, FOOT - 80.0; x + 210.0, FOOT - 200.0; x + 330.0, FOOT - 236.0;
        840, FOOT - 150.0; 840, FOOT + 60.0; x + 190.0, FOOT + 50.0; x - 30.0, FOOT + 22.0
    ]);
    scene.add(scene.smudge(&shadow, 0.85, 20.0, "#8f6030", Spray::new(5, 0.9)));
    let contact = ellipse((x + 16.0, FOOT - 4.0), 150.0, 18.0);
    scene.add(scene.smudge(&contact, 0.9, 9.0, "#5a3424", Spray::new(8, 1.0)));
    roots(scene);
    let body = blob(&knots![
        x - WIDE + 6.0, y; x - WIDE + 5.0, y + 44.0; x - WIDE + 34.0, y + 130.0; x - WIDE + 104.0, y + 222.0;
        x - 96.0, FOOT - 16.0; x, FOOT; x + 96.0, FOOT - 16.0; x + WIDE - 104.0, y + 222.0; x + WIDE - 34.0, y + 130.0;
        x + WIDE - 5.0, y + 44.0; x + WIDE - 6.0, y; x, y - 60.0
    ]);
    let body = handcut(&body, 1.2, 50.0, 4);
    scene.add(scene.shadow(&body, (0.0, 4.0), 8.0, "#5a2a30", 0.4));
    let sheet = scene.sheet(&body, MAGENTA).shade(0.6).rim(2.0);
    scene.add(sheet.rim_colour("#ffd0d8").dark(PLUM).seed(4));
    scene.add(scene.clipped(&body, veins(scene)));
    let shine = blob(&knots![
        x - 236.0, y + 110.0; x - 214.0, y + 168.0; x - 160.0, y + 224.0; x - 150.0, y + 206.0; x - 196.0, y + 150.0;
        x - 214.0, y + 104.0
    ]);
    let shine = scene.smudge(&shine, 0.8, 10.0, "#ffdfe9", fine_spray(5, 0.8));
    scene.add(scene.clipped(&body, shine));
}

fn roots(scene: &Scene) {
    let mut chance = Chance::of("onion roots", 6);
    for i in -8..=8 {
        let aside = f64::from(i) / 8.0;
        let x = MIDDLE.0 + aside * 30.0;
        let tip = (
            x + aside * 26.0 + chance.between(-6.0, 6.0),
            FOOT + 14.0 + chance.between(-3.0, 6.0),
        );
        let root = [(x, FOOT - 8.0), (x + aside * 10.0, FOOT + 6.0), tip];
        let colour = mix("#e3c79a", "#8a5a34", chance.unit() * 0.6);
        scene.add(scene.fill(&taper(&root, &[2.6, 1.8, 0.5]), colour));
    }
}

fn veins(scene: &Scene) -> Ink {
    let (x, y) = MIDDLE;
    let veins = (0..25).map(|i| {
        let part = -1.0 + 2.0 * (f64::from(i) + 0.5) / 25.0;
        let round = (part * FRAC_PI_2).sin();
        let front = 1.0 - round * round;
        let points = [
            (x + round * WIDE, y + DEEP * front.sqrt() - 30.0),
            (x + round * WIDE * 0.97, y + 110.0 + 60.0 * front),
            (x + round * WIDE * 0.66, y + 224.0 + 14.0 * front),
            (x + round * 26.0, FOOT - 4.0),
        ];
        let colour = if i % 2 == 1 { PLUM } else { "#e58ab4" };
        scene.veil(&taper(&points, &[1.6, 2.8, 2.2, 0.6]), colour, 0.5)
    });
    veins.sum()
}

/// Flakes of papery skin on the cloth.
fn skins(scene: &Scene) {
    let large = blob(&knots![
        52, 1010, corner; 60, 968; 96, 936; 140, 930, corner; 128, 946; 146, 960; 124, 980; 128, 1004, corner;
        100, 998; 78, 1016
    ]);
    let small = blob(&knots![
        150, 1046, corner; 164, 1018; 198, 1010; 226, 1022, corner; 204, 1030; 202, 1046, corner; 178, 1040
    ]);
    for (i, (flake, colour)) in [(large, "#c9607e"), (small, "#b04a74")]
        .into_iter()
        .enumerate()
    {
        let flake = handcut(&flake, 1.4, 12.0, i as i64);
        scene.add(on_cloth(scene, &flake.moved(12.0, 12.0), 0.75, 5.0));
        scene.add(scene.shadow(&flake, (3.0, 5.0), 5.0, "#6a3424", 0.45));
        let sheet = scene.sheet(&flake, colour).lit(0.45).shade(0.6).rim(1.8);
        scene.add(sheet.rim_colour("#fff0e6").dark("#7a1f58"));
        let bounds = flake.bounds();
        for vein in 0..5 {
            let vein = f64::from(vein);
            let points = [
                (bounds.x0 + 6.0 + vein * 8.0, bounds.y1),
                (bounds.x0 + 14.0 + vein * 13.0, bounds.middle().1),
                (bounds.x0 + 50.0 + vein * 14.0, bounds.y0),
            ];
            let vein = scene.veil(&taper(&points, &[0.5, 1.6, 0.5]), "#7a1f58", 0.45);
            scene.add(scene.clipped(&flake, vein));
        }
    }
}

/// A ring of the cut, not quite round.
fn ring(r: f64, which: usize) -> Shape {
    let (count, seed) = (120, 3 + which as i64);
    let uneven = 0.012 + 0.012 * (which % 3) as f64;
    let ring: Vec<At> = (0..count)
        .map(|i| {
            let part = f64::from(i) / f64::from(count);
            let slow = noise(part * 7.0, seed, Some(7));
            let fast = noise(part * 13.0, seed + 5, Some(13));
            let r = r * (1.0 + uneven * slow + uneven * 0.6 * fast);
            let (sin, cos) = (TAU * part).sin_cos();
            (MIDDLE.0 + WIDE * r * cos, MIDDLE.1 + DEEP * r * sin)
        })
        .collect();
    handcut(&poly(&ring), 0.7, 22.0, which as i64)
}

/// The cut face: ring in ring, from kitchen white to night water.
fn rings(scene: &Scene) {
    let (x, y) = MIDDLE;
    let shapes: Vec<Shape> = RINGS.iter().enumerate().map(|(i, r)| ring(*r, i)).collect();
    let inner = shapes.len() - 1;
    let stops = stops![0, "#2b4aa0"; 0.6, "#142a74"; 1, "#0b1748"];
    let heart = scene.radial((x - 30.0, y - 4.0), 130.0, &stops);
    scene.add(scene.fill(&shapes[inner].grown(3.0), heart));
    for i in (0..inner).rev() {
        layer(scene, &shapes[i], &shapes[i + 1], i);
    }
    scene.add(scene.rim(&shapes[0], (2.0, 3.0), "#ffd9e6", 0.9, scene.light, 520.0));
}

/// One layer of the onion, between two rings.
fn layer(scene: &Scene, outer: &Shape, inner: &Shape, which: usize) {
    let (x, y) = MIDDLE;
    let from_heart = RINGS.len() - 2 - which;
    let colour = Colour::from(NIGHT[from_heart]);
    // How much of it is water already.
    let wet = ((5.0 - from_heart as f64) / 4.0).clamp(0.0, 1.0);
    let band = outer.minus(inner);
    let cast = scene.shadow(
        &band,
        (3.0, 6.0),
        5.0 + 2.0 * (1.0 - wet),
        mix("#7a3a8a", "#050b30", wet),
        if which == 0 { 0.7 } else { 0.55 },
    );
    scene.add(scene.clipped(&inner.grown(1.0), cast));
    let dim = if wet < 0.5 { "#5a3a90" } else { "#0a1440" };
    let stops = stops![0, mix(colour, Colour::WHITE, 0.28); 0.5, colour; 1, mix(colour, dim, 0.3)];
    let fill = scene.linear((x - WIDE, y - DEEP), (x + WIDE, y + DEEP), &stops);
    scene.add(scene.fill(&band, fill));
    if which > 0 {
        let edge = outer.minus(&outer.grown(-9.0 + 3.0 * wet));
        let spray = fine_spray(which as i64, 0.85 - 0.3 * wet);
        let blush = scene.smudge(&edge, 0.9, 4.0, mix("#a82a78", "#0a1a5a", wet), spray);
        scene.add(scene.clipped(&band, blush));
    }
    let lip = inner.grown(1.7).minus(&inner.grown(-0.4));
    let opacity = if wet < 0.6 { 0.9 } else { 0.75 };
    scene.add(scene.veil(&lip, mix("#ffffff", "#cfe3ff", wet), opacity));
    if wet > 0.3 {
        stars(scene, (RINGS[which] + RINGS[which + 1]) / 2.0, wet, which);
    }
}

fn stars(scene: &Scene, r: f64, wet: f64, which: usize) {
    let mut chance = Chance::of("pond stars", which as u64);
    for _ in 0..(10.0 + 10.0 * wet) as usize {
        let (sin, cos) = chance.between(0.0, TAU).sin_cos();
        let at = (MIDDLE.0 + WIDE * r * cos, MIDDLE.1 + DEEP * r * sin);
        let star = circle(at, *chance.pick(&[0.8, 1.1, 1.7]));
        scene.add(scene.veil(&star, "#fff6d8", chance.between(0.5, 1.0)));
    }
}

fn pond(scene: &Scene) {
    let (x, y) = MIDDLE;
    scene.add(scene.glow((x - 30.0, y - 20.0), 150.0, "#ffc860", 0.6, 0.4));
    for i in 0..4 {
        let down = f64::from(i);
        let level = y + 22.0 + down * 9.0;
        let glint = [
            (x - 52.0 + down * 3.0, level),
            (x - 34.0, level + 1.0),
            (x - 14.0 - down * 3.0, level),
        ];
        let glint = taper(&glint, &[0.4, 2.6 - down * 0.4, 0.4]);
        scene.add(scene.veil(&glint, "#ffe39a", 0.85 - down * 0.15));
    }
    let boat = Rowboat {
        spot: Spot::new(x + 6.0, y - 2.0, 1.14),
        light: (x - 120.0, y - 140.0),
        wood: "#f2b52c".into(),
        dark: "#3a1a2c".into(),
        water: "#050b30".into(),
    };
    scene.add(boat.ink(scene, 2));
    scene.add(scene.glow(boat.lantern(), 90.0, "#ffdf8a", 0.9, 0.3));
}

/// A knife on the cloth, still wet.
fn knife(scene: &Scene) {
    let knife = Spot::new(470.0, 1128.0, 1.0).turned(-9.0);
    let blade = knife.put(&blob(&knots![
        -360, 12, corner; -300, -12; -200, -26; 40, -30; 60, -30, corner; 60, 22, corner; -120, 22; -280, 20
    ]));
    let blade = handcut(&blade, 0.6, 40.0, 3);
    scene.add(on_cloth(scene, &blade.moved(10.0, 18.0), 0.8, 8.0));
    scene.add(scene.shadow(&blade, (3.0, 7.0), 6.0, "#6a4424", 0.5));
    let stops = stops![0, "#fbfbff"; 0.45, "#cfd3e6"; 0.55, "#a9aecb"; 1, "#e6e9f4"];
    let steel = scene.linear((200.0, 1080.0), (220.0, 1160.0), &stops);
    scene.add(scene.fill(&blade, steel));
    scene.add(scene.rim(&blade, (0.0, 1.6), Colour::WHITE, 0.95, scene.light, 520.0));
    let bevel = knife.points(spots![-340, 13; -120, 16; 56, 15]);
    scene.add(scene.veil(&taper(&bevel, &[0.5, 1.6, 1.6]), "#7d84a8", 0.7));
    let stain = ellipse((410.0, 1110.0), 110.0, 16.0).turned(-9.0, (410.0, 1110.0));
    let stain = scene.smudge(&stain, 0.7, 8.0, "#b04a8a", fine_spray(5, 0.55));
    scene.add(scene.clipped(&blade, stain));
    for (along, r) in [(-150.0, 9.0), (-128.0, 4.5)] {
        scene.add(drop(scene, knife.point((along, -4.0)), r));
    }
    let handle = knife.put(&blob(&knots![
        56, -30, corner; 90, -32; 180, -24; 270, -28; 330, -20; 338, 6; 320, 26; 250, 20; 160, 18; 90, 28;
        56, 24, corner
    ]));
    let handle = handcut(&handle, 0.8, 40.0, 4);
    scene.add(on_cloth(scene, &handle.moved(10.0, 20.0), 0.8, 8.0));
    scene.add(scene.shadow(&handle, (3.0, 7.0), 6.0, "#6a4424", 0.5));
    let sheet = scene.sheet(&handle, "#4a2450").lit(0.3).rim(1.8);
    scene.add(sheet.rim_colour("#f0c4dc").dark("#1c0a2a"));
    for along in [100.0, 180.0, 260.0] {
        let (x, y) = knife.point((along, -2.0));
        scene.add(scene.fill(&circle((x, y), 6.0), "#e9dfc0"));
        scene.add(scene.fill(&circle((x - 1.4, y - 1.6), 2.4), Colour::WHITE));
    }
}

fn drop(scene: &Scene, at: At, r: f64) -> Ink {
    let (x, y) = at;
    let drop = handcut(&ellipse(at, r * 1.25, r).turned(-9.0, at), 0.3, 6.0, 2);
    let stops = stops![0, "#8fb0e6"; 1, "#f2f7ff"];
    let fill = scene.linear((x, y - r), (x, y + r), &stops);
    let shine = circle((x - r * 0.4, y - r * 0.35), r * 0.26);
    scene.veil(&drop.moved(2.0, 3.0), "#5a6090", 0.5)
        + scene.fill(&drop, fill)
        + scene.fill(&shine, Colour::WHITE)
}
