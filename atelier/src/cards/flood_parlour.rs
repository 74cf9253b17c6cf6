//! A parlour under water to the picture rail: a koi swims between armchair and lamp, and the portraits lean out of their frames.

use crate::colour::Colour;
use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::{Collar, Koi, PortraitCat};
use crate::motifs::things::{Armchair, Curtain, FloorLamp, PictureFrame, damask, teacup_afloat};
use crate::motifs::water::{Bubble, Ripple, Sunbeams};
use crate::random::{Chance, noise};
use crate::scene::{Finish, HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot};
use crate::stops;
use crate::svg::{Ink, Stop};

/// The back wall: its left and right edge, and where it meets the floor.
const LEFT: f64 = 92.0;
const RIGHT: f64 = 708.0;
const FLOOR: f64 = 1010.0;
/// The water line at the back wall, and where the room is cut open.
const FAR_LINE: f64 = 560.0;
const NEAR_LINE: f64 = 628.0;
/// Where the rows of tiles begin, between the wall and us.
const ROWS: [f64; 7] = [0.0, 0.1, 0.22, 0.36, 0.53, 0.74, 1.02];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(90.0, -60.0).focused((480.0, 820.0), 290.0);
    wallpaper(&scene);
    window_light(&scene);
    room(&scene);
    water(&scene);
    furniture(&scene);
    sunbeams(&scene);
    tide_mark(&scene);
    portraits(&scene);
    surface(&scene);
    scene.add(teacup_afloat(&scene, (600.0, 598.0)));
    koi(&scene);
    for (right, seed) in [(false, 3), (true, 8)] {
        let curtain = Curtain {
            right,
            width: 84.0,
            tied: 0.5,
            ..Curtain::default()
        };
        scene.add(curtain.ink(&scene, seed));
    }
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.2,
        colour: "#1a0a1c",
        ..Finish::default()
    });
    scene
}

fn wallpaper(scene: &Scene) {
    let stops = stops![0, "#f6d77e"; 0.35, "#e3b243"; 0.75, "#c08a22"; 1, "#8f5f18"];
    scene.sky(scene.radial((230.0, 160.0), 900.0, &stops), 5, 0.09);
    let leaf = damask();
    let mut ink = Ink::none();
    for row in 0..13 {
        for column in -1..9 {
            let offset = if row % 2 == 1 { 42.0 } else { 0.0 };
            let x = LEFT + 18.0 + f64::from(column) * 84.0 + offset;
            let y = 20.0 + f64::from(row) * 56.0;
            if column >= 0 && row < 12 && x < RIGHT + 40.0 {
                let leaf = Spot::new(x, y, 0.74).put(&leaf);
                let leaf = handcut(&leaf, 0.4, 12.0, i64::from(row * 9 + column));
                ink += scene.veil(&leaf, "#a8741c", 0.34);
            }
            for side in [-1.0, 1.0] {
                let points = [
                    (x, y - 66.0),
                    (x + side * 15.0, y - 50.0),
                    (x + side * 27.0, y - 28.0),
                    (x + side * 40.0, y - 8.0),
                    (x + side * 42.0, y),
                ];
                let trellis = taper(&points, &[1.0, 2.2, 1.4, 2.2, 1.0]);
                ink += scene.veil(&trellis, "#a8741c", 0.2);
            }
        }
    }
    scene.add(ink);
}

/// Light falls through a window of four panes across the wall.
fn window_light(scene: &Scene) {
    for (x, y, height) in [
        (170.0, -40.0, 200.0),
        (306.0, -40.0, 200.0),
        (170.0, 176.0, 210.0),
        (306.0, 176.0, 210.0),
    ] {
        let pane = rect(x, y, x + 120.0, y + height);
        let pane = pane.slanted(0.34, 0.16).moved(30.0, -20.0);
        scene.add(scene.veil(&handcut(&pane, 1.0, 40.0, 3), "#fff3c4", 0.34));
    }
}

/// A place on the floor: `across` from -1 to 1, `near` from 0 at the wall to 1 at our feet.
fn on_floor(across: f64, near: f64) -> At {
    let (vanishing, front) = (FAR_LINE - 130.0, 1215.0);
    let y = FLOOR + (front - FLOOR) * near;
    (
        400.0 + across * 520.0 * (y - vanishing) / (front - vanishing),
        y,
    )
}

/// Every second tile of the floor.
fn tiles(dark: bool) -> Vec<Shape> {
    let mut tiles = Vec::new();
    for (row, ends) in ROWS.windows(2).enumerate() {
        for column in -6..6 {
            if ((column + row as i32) % 2 == 0) != dark {
                continue;
            }
            let (left, right) = (f64::from(column) / 6.0, f64::from(column + 1) / 6.0);
            tiles.push(poly(&[
                on_floor(left, ends[0]),
                on_floor(right, ends[0]),
                on_floor(right, ends[1]),
                on_floor(left, ends[1]),
            ]));
        }
    }
    tiles
}

fn room(scene: &Scene) {
    for (side, colour) in [(-1.0, "#b07a22"), (1.0, "#c79434")] {
        let x = |from_edge: f64| {
            if side < 0.0 {
                from_edge
            } else {
                WIDTH - from_edge
            }
        };
        let wall = poly(&[
            (x(-20.0), -20.0),
            (x(LEFT), -20.0),
            (x(LEFT), FLOOR),
            (x(-20.0), 1180.0),
        ]);
        scene.add(scene.shadow(&wall, (6.0 * side, 0.0), 14.0, "#5a3410", 0.45));
        scene.add(scene.sheet(&wall, colour).lit(0.1).dark("#5a3410"));
    }
    let floor = poly(&[
        (LEFT, FLOOR),
        (RIGHT, FLOOR),
        (840.0, 1220.0),
        (-40.0, 1220.0),
    ]);
    let stops = stops![0, "#b9b49a"; 1, "#e9e2c6"];
    scene.add(scene.fill(&floor, scene.linear((0.0, FLOOR), (0.0, 1220.0), &stops)));
    for tile in tiles(true) {
        scene.add(scene.veil(&tile, "#274a5e", 0.85));
    }
    let skirting = rect(LEFT, FLOOR - 44.0, RIGHT, FLOOR);
    scene.add(scene.shadow(&skirting, (0.0, 4.0), 6.0, "#3a2410", 0.5));
    let sheet = scene.sheet(&skirting, "#efe0b8").lit(0.1).shade(0.4);
    scene.add(sheet.rim(1.6));
}

/// All below the line is painted over in blue: multiplied alone it would be mud.
fn water(scene: &Scene) {
    scene.add(scene.multiplied(scene.band(FAR_LINE, HEIGHT, "#5fa3cc")));
    let stops = stops![0, "#4a9cc0", 0.82; 0.22, "#2c7aaa", 0.82; 0.55, "#18568a", 0.74; 1, "#0a2850", 0.84];
    let depth = scene.linear((0.0, FAR_LINE), (0.0, HEIGHT), &stops);
    scene.add(scene.band(FAR_LINE, HEIGHT, depth));
    let stops = stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8];
    let density = scene.linear((0.0, NEAR_LINE), (0.0, HEIGHT), &stops);
    let spray = Spray::new(6, 0.7);
    let body = rect(-20.0, NEAR_LINE, 820.0, 1220.0);
    scene.add(scene.grain(&body, density, "#061a30", spray));
    let stops = stops![0, "#a9d6d0", 0.42; 0.5, "#6fb0cc", 0.26; 1, "#4a90b8", 0.12];
    for tile in tiles(false) {
        scene.add(scene.fill(&tile, scene.radial((600.0, 1080.0), 520.0, &stops)));
    }
}

fn furniture(scene: &Scene) {
    let spray = Spray::new(5, 0.9);
    for (x, y, width) in [(226.0, 1128.0, 150.0), (614.0, 1112.0, 76.0)] {
        let contact = ellipse((x, y), width, width * 0.17);
        scene.add(scene.smudge(&contact, 0.85, 9.0, "#05142c", spray));
    }
    let armchair = Armchair {
        spot: Spot::new(232.0, 1112.0, 1.0),
        light: (620.0, 760.0),
        lamp: "#ffd48a".into(),
        cloth: "#6a3a6e".into(),
        dark: "#14163a".into(),
        wood: "#2a2440".into(),
        shadow: "#071a2c".into(),
    };
    let lamp = FloorLamp {
        at: (628.0, 1110.0),
        foot: "#2c4a60".into(),
        pole: "#4a6a70".into(),
        dark: "#14163a".into(),
        shadow: "#071a2c".into(),
    };
    scene.add(armchair.ink(scene) + lamp.stand(scene) + lamp.shade(scene));
}

fn sunbeams(scene: &Scene) {
    let stops = stops![0, "#d9f3e6", 0.26; 1, "#d9f3e6", 0.0];
    let fill = scene.linear((0.0, NEAR_LINE), (0.0, 1150.0), &stops);
    let beams = Sunbeams {
        beams: &[
            (120.0, 60.0, 130.0),
            (250.0, 34.0, 120.0),
            (350.0, 70.0, 110.0),
            (520.0, 40.0, 100.0),
        ],
        from: NEAR_LINE,
        to: HEIGHT,
        wider: 1.8,
        soft: 6.0,
    };
    scene.add(beams.ink(scene, &fill));
}

/// How high the water has crept up the wallpaper.
fn tide_mark(scene: &Scene) {
    let creep =
        |x: f64| FAR_LINE - 12.0 - 5.0 * noise(x / 46.0, 3, None) - 3.0 * noise(x / 15.0, 6, None);
    let mut ring = vec![(LEFT, FAR_LINE + 2.0)];
    ring.extend((0..=102).map(|i| {
        let x = LEFT + f64::from(i) * 6.0;
        (x, creep(x))
    }));
    ring.push((RIGHT, FAR_LINE + 2.0));
    let mark = poly(&ring);
    scene.add(scene.veil(&mark, "#7a4a14", 0.22));
    let edge = mark.minus(&mark.moved(0.0, 1.6));
    scene.add(scene.veil(&edge, "#6a3a10", 0.3));
}

/// Three portraits: a lady in a ruff, one in pearls who angles for the fish, and an admiral.
fn sitters() -> [(PictureFrame, PortraitCat, f64, i64); 3] {
    let frame = |x, y, width, height, oval, wood: &str| PictureFrame {
        at: (x, y),
        width,
        height,
        oval,
        wood: wood.into(),
        gilt: "#f0cf7c".into(),
        ground: "#2c4a50".into(),
        ..PictureFrame::default()
    };
    let lady = PortraitCat {
        size: 0.92,
        lean: 16.0,
        tilt: 14.0,
        look: (6.0, 6.0),
        dress: "#2f5a5e".into(),
        eye: "#7fc4c0".into(),
        ..PortraitCat::default()
    };
    let angler = PortraitCat {
        lean: 4.0,
        tilt: 4.0,
        reach: -2.2,
        look: (-3.5, 6.5),
        fur: "#2c2436".into(),
        dark: "#0f0a18".into(),
        ear: "#9a5a6a".into(),
        eye: "#ffd84a".into(),
        dress: "#8f2a3c".into(),
        trim: "#b04a5c".into(),
        collar: Collar::Pearls,
        ..PortraitCat::default()
    };
    let admiral = PortraitCat {
        size: 0.9,
        lean: -14.0,
        tilt: -13.0,
        look: (-6.0, 6.0),
        fur: "#a79a94".into(),
        dark: "#4a3a46".into(),
        stripes: Some("#5a4a52".into()),
        eye: "#b8d86a".into(),
        dress: "#22304e".into(),
        collar: Collar::Cravat,
        hat: true,
        ..PortraitCat::default()
    };
    [
        (
            frame(216.0, 306.0, 140.0, 176.0, true, "#3d2030"),
            lady,
            148.0,
            3,
        ),
        (
            frame(408.0, 190.0, 146.0, 206.0, false, "#3a1826"),
            angler,
            -10.0,
            5,
        ),
        (
            frame(600.0, 312.0, 138.0, 172.0, true, "#3d2030"),
            admiral,
            156.0,
            7,
        ),
    ]
}

fn portraits(scene: &Scene) {
    let mut leaning = Ink::none();
    for (i, (frame, cat, nail, seed)) in sitters().into_iter().enumerate() {
        let ((x, y), hang) = (frame.at, frame.width * 0.28);
        let top = y - frame.height / 2.0 - 10.0;
        let cord = [(x - hang, top), (x, nail), (x + hang, top)];
        scene.add(scene.stitched(&cord, "#5a2a1a", 2.2, 1.0, None));
        scene.add(scene.fill(&circle((x, nail), 5.0), "#f6dc96"));
        scene.add(scene.fill(&circle((x + 1.0, nail + 1.0), 3.0), "#a8741c"));
        let lip = (x, y + frame.height / 2.0 + 8.0);
        let cat = PortraitCat { at: lip, ..cat };
        let which = i as i64 + 2;
        scene.add(frame.back(scene, which));
        scene.add(scene.clipped(&frame.opening(), cat.inside(scene, seed)));
        scene.add(frame.front(scene, which));
        leaning += cat.outside(scene, seed);
    }
    scene.add(leaning);
}

fn surface(scene: &Scene) {
    let surface = poly(&[
        (LEFT, FAR_LINE),
        (RIGHT, FAR_LINE),
        (820.0, FAR_LINE + 60.0),
        (820.0, NEAR_LINE + 2.0),
        (-20.0, NEAR_LINE + 2.0),
        (-20.0, FAR_LINE + 60.0),
    ]);
    let stops: [Stop; 3] = stops![0, "#5fb0ae", 0.75; 0.5, "#a9dccb", 0.8; 1, "#e3f4de", 0.92];
    let fill = scene.linear((0.0, FAR_LINE), (0.0, NEAR_LINE), &stops);
    scene.add(scene.fill(&surface, fill));
    let mut chance = Chance::of("ripples", 4);
    let mut ripples = Ink::none();
    for _ in 0..46 {
        let near = chance.unit();
        let y = FAR_LINE + 4.0 + (NEAR_LINE - FAR_LINE - 8.0) * near;
        let x = chance.between(0.0, WIDTH);
        let half = chance.between(15.0, 55.0) * (0.5 + near);
        let ripple = Ripple {
            rise: 1.5,
            fall: 0.6,
            ..Ripple::new((x, y), half, 1.4 + 1.8 * near)
        };
        let colour = *chance.pick(&["#ffffff", "#2f7d92", "#2f7d92"]);
        ripples += scene.veil(&ripple.shape(), colour, 0.55);
    }
    scene.add(scene.clipped(&surface, ripples));
    let edge: Vec<At> = (-2..=82)
        .map(|i| {
            let x = f64::from(i) * 10.0;
            let rise = 5.0 * noise(x / 60.0, 5, None) + 2.0 * noise(x / 17.0, 8, None);
            (x, NEAR_LINE + rise)
        })
        .collect();
    scene.add(scene.fill(&taper(&edge, &[4.0, 4.0]), "#f4fff0"));
    let below = taper(&edge, &[5.0, 5.0]).moved(0.0, 6.0);
    scene.add(scene.veil(&below, "#0f4a66", 0.35));
}

fn koi(scene: &Scene) {
    let koi = Koi {
        spot: Spot::new(424.0, 872.0, 0.86).turned(30.0),
        bow: 380.0,
        light: (330.0, 560.0),
        ..Koi::default()
    };
    scene.add(scene.glow((372.0, 800.0), 330.0, "#ffe2a0", 0.28, 0.5));
    scene.add(koi.ink(scene, 5));
    for (x, y, r) in [
        (226.0, 716.0, 8.0),
        (214.0, 690.0, 5.4),
        (232.0, 668.0, 4.2),
        (220.0, 646.0, 3.2),
        (240.0, 738.0, 3.6),
    ] {
        let bubble = Bubble {
            at: (x, y),
            r,
            wall: 1.4,
            colour: "#e9fbf4".into(),
            seen: (0.9, 0.16),
        };
        scene.add(bubble.ink(scene));
    }
}
