//! The coral planet: dunes one behind another, a felt tent, a street lamp, a tree in blossom, cacti, and a cat.

use super::DEEP;
use super::planet::Lump;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::animals::SittingCat;
use crate::motifs::plants::bare_tree;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const SHADE: &str = "#3c1440";
const DUSK: &str = "#7a2c4c";
/// Its dunes, the furthest first.
const DUNES: [(Lump, &str); 4] = [
    (
        Lump {
            at: (596.0, 330.0),
            radii: &[
                134.0, 149.0, 143.0, 124.0, 120.0, 136.0, 147.0, 138.0, 123.0, 134.0, 148.0, 139.0,
                134.0, 148.0, 143.0, 127.0,
            ],
        },
        "#f7a98e",
    ),
    (
        Lump {
            at: (604.0, 346.0),
            radii: &[
                116.0, 122.0, 112.0, 108.0, 116.0, 118.0, 106.0, 102.0, 112.0, 100.0, 98.0, 112.0,
            ],
        },
        "#f08a6c",
    ),
    (
        Lump {
            at: (614.0, 366.0),
            radii: &[
                88.0, 90.0, 84.0, 84.0, 90.0, 94.0, 84.0, 74.0, 82.0, 70.0, 76.0, 80.0,
            ],
        },
        "#df6a58",
    ),
    (
        Lump {
            at: (626.0, 386.0),
            radii: &[
                58.0, 58.0, 54.0, 56.0, 58.0, 62.0, 54.0, 46.0, 44.0, 52.0, 48.0, 54.0,
            ],
        },
        "#c24f54",
    ),
];

/// The ground everything stands on.
pub fn planet() -> Lump<'static> {
    Lump { ..DUNES[0].0 }
}

pub fn ink(scene: &Scene) {
    let planet = planet();
    let ground = planet.shape(71);
    scene.add(scene.shadow(&ground, (8.0, 12.0), 18.0, DEEP, 0.75));
    scene.add(blossom(scene) + tent(scene) + lamp(scene));
    for (i, at, high) in [
        (1, 4.0, 40.0),
        (2, 36.0, 30.0),
        (3, 112.0, 34.0),
        (4, 152.0, 22.0),
    ] {
        scene.add(cactus(scene, planet.spot(at, -3.0, high / 40.0), i));
    }
    dunes(scene, &ground);
    volume(scene, &ground);
    let cat = SittingCat::new(planet.spot(201.0, -1.0, 0.5).flipped(true), "#f3d3a8");
    scene.add(cat.ink(scene, 5));
}

fn dunes(scene: &Scene, ground: &Shape) {
    for (i, (lump, colour)) in DUNES.iter().enumerate() {
        let seed = i as i64 * 5 + 71;
        let bare = lump.shape(seed);
        let sheet = match i {
            0 => bare.clone(),
            _ => bare.within(&ground.grown(-2.5)),
        };
        if i > 0 {
            let fall = scene.shadow(&sheet, (-1.5, -3.0), 7.0, DUSK, 0.6);
            scene.add(scene.clipped(ground, fall));
        }
        let paper = scene
            .sheet(&sheet, *colour)
            .lit(0.34)
            .dark(mix(*colour, DUSK, 0.5))
            .shade(0.45)
            .rim(1.5)
            .seed(seed);
        scene.add(scene.washed(paper, seed, 0.07));
        // The wind has drawn lines along the dune.
        let ripples = (1..4).map(|k| {
            let inner = Lump {
                at: (
                    lump.at.0 + f64::from(k) * 2.0,
                    lump.at.1 + f64::from(k) * 3.0,
                ),
                radii: lump.radii,
            };
            let (from, to) = (196.0 + f64::from(k) * 9.0, 318.0 - f64::from(k) * 13.0);
            taper(
                &inner.line(from, to, -7.0 * f64::from(k)),
                &[0.4, 1.5, 1.9, 1.4, 0.4],
            )
        });
        let ripples = all(ripples).within(&sheet);
        scene.add(scene.veil(&ripples, mix(*colour, DUSK, 0.45), 0.5));
        if i == 1 {
            scene.add(stairs(scene));
        }
        if i == 2 {
            for (k, (at, high)) in [(222.0, 22.0), (236.0, 30.0), (300.0, 20.0)]
                .into_iter()
                .enumerate()
            {
                let spot = lump.spot(at, -3.0, high / 40.0);
                scene.add(cactus(scene, spot, k as i64 + 9));
            }
        }
    }
}

/// Steps from the tent down to where the dunes hide them.
fn stairs(scene: &Scene) -> Ink {
    let steps = (0..6).map(|i| {
        let part = f64::from(i);
        let (x, y) = (632.0 - part * 7.0 + part * part * 0.8, 256.0 + part * 9.0);
        let wide = 9.0 + part * 1.4;
        blob(&knots![
            x - wide, y, corner; x, y - 2.4; x + wide, y - 0.6, corner; x + wide, y + 3.6, corner; x, y + 2.6;
            x - wide, y + 4.4, corner
        ])
    });
    let steps = handcut(&all(steps), 0.4, 8.0, 3);
    scene.shadow(&steps, (1.0, 2.0), 2.0, DUSK, 0.5)
        + scene.sheet(&steps, "#fbd9bc").shade(0.4).ink()
}

fn volume(scene: &Scene, ground: &Shape) {
    let middle = (540.0, 270.0);
    let soft = stops![0, SHADE, 0; 0.44, SHADE, 0; 0.78, SHADE, 0.5; 1, SHADE, 0.9];
    let dark = scene.fill(ground, scene.radial(middle, 250.0, &soft));
    scene.add(scene.multiplied(dark));
    let dense = stops![0, SHADE, 0; 0.4, SHADE, 0; 0.8, SHADE, 0.45; 1, SHADE, 0.62];
    let density = scene.radial(middle, 250.0, &dense);
    scene.add(scene.grain(ground, density, "#42184a", Spray::new(5, 0.55)));
    let edge = ground.minus(&ground.moved(2.4, -2.4));
    let glow = stops![0, "#9fe6cc", 0.8; 0.5, "#9fe6cc", 0.4; 1, "#9fe6cc", 0];
    scene.add(scene.fill(&edge, scene.radial((504.0, 454.0), 130.0, &glow)));
}

fn cactus(scene: &Scene, spot: Spot, seed: i64) -> Ink {
    let body = all([
        taper(&spots![0, 4; 1, -18; 0, -40], &[11.0, 12.0, 9.0]),
        taper(&spots![2, -14; 13, -16; 14, -28], &[6.0, 6.4, 5.6]),
        taper(&spots![-2, -20; -12, -22; -12, -33], &[5.6, 6.0, 5.0]),
    ]);
    let body = handcut(&spot.put(&body.fillet(1.6)), 0.4, 8.0, seed);
    let ribs = all([
        taper(&spots![-2.4, 0; -2, -18; -2.4, -37], &[0.8, 1.0, 0.4]),
        taper(&spots![2, 0; 2.8, -18; 2, -38], &[0.8, 1.0, 0.4]),
        taper(&spots![14, -18; 14.4, -26], &[0.8, 0.4]),
    ]);
    let flower = blob(&knots![-4, -40, corner; -3, -45; 0, -42, corner; 3, -46; 4, -40, corner]);
    scene
        .sheet(&body, "#3f9a8a")
        .lit(0.3)
        .dark("#123a52")
        .shade(0.6)
        .grain(1.05)
        .ink()
        + scene.veil(&spot.put(&ribs), "#1c5a64", 0.6)
        + scene.fill(&spot.put(&flower), "#ffe2b8")
}

fn lamp(scene: &Scene) -> Ink {
    let spot = planet().spot(262.0, -3.0, 1.05);
    let post = all([
        taper(&spots![0, 4; 0, -40; 0, -66], &[4.4, 3.0, 2.6]),
        blob(&knots![-6, 4, corner; -5, -4; -2.6, -8; 2.6, -8; 5, -4; 6, 4, corner]),
        blob(&knots![-8, -90, corner; -4, -95; 0, -100, corner; 4, -95; 8, -90, corner]),
        blob(&knots![-5, -68, corner; -3, -72; 3, -72; 5, -68, corner; 0, -64]),
        taper(&spots![-7, -52; 0, -53; 7, -52], &[2.4, 3.0, 2.4]),
    ]);
    let glass = blob(&knots![-4.6, -71, corner; -7, -90, corner; 7, -90, corner; 4.6, -71, corner]);
    let at = spot.point((0.0, -80.0));
    scene.glow(at, 74.0, "#ffc46a", 0.5, 0.3)
        + scene.fill(
            &spot.put(&glass),
            scene.radial(at, 12.0, &stops![0, "#fffbe8"; 1, "#ffd070"]),
        )
        + scene
            .sheet(&handcut(&spot.put(&post), 0.3, 8.0, 4), "#4a2c52")
            .lit(0.35)
            .ink()
}

/// A tent of felt with a painted door.
fn tent(scene: &Scene) -> Ink {
    let spot = planet().spot(290.0, -6.0, 1.14);
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.5, 10.0, seed);
    let wall = blob(&knots![
        -38, 10, corner; -40, -14; -38, -30, corner; 0, -34; 38, -30, corner; 40, -14; 38, 10, corner
    ]);
    let roof = blob(&knots![
        -43, -27, corner; -30, -41; -14, -52; -8, -57, corner; 8, -57, corner; 14, -52; 30, -41; 43, -27, corner;
        20, -31; 0, -32; -20, -31
    ]);
    let crown = blob(&knots![-9, -55, corner; -6, -61; 0, -63; 6, -61; 9, -55, corner; 0, -57]);
    let mut ink = scene
        .sheet(&cut(&wall, 1), "#f8ead2")
        .dark("#a87c80")
        .shade(0.6)
        .ink();
    let band = taper(
        &spots![-41, -20; -20, -23; 0, -24; 20, -23; 41, -20],
        &[6.0, 6.0, 6.0],
    );
    ink += scene.fill(&spot.put(&band.within(&wall)), "#3f9a8e");
    let diamonds = all((0..9).map(|i| {
        let x = -36.0 + f64::from(i) * 9.0;
        let y = -23.8 + (x / 40.0).powi(2) * 3.4;
        blob(
            &knots![x - 2.8, y, corner; x, y - 2.4, corner; x + 2.8, y, corner; x, y + 2.4, corner],
        )
    }));
    ink += scene.fill(&spot.put(&diamonds), "#fbe3b0");
    ink += scene.shadow(&cut(&roof, 2), (0.0, 2.0), 3.0, "#5a2a48", 0.4);
    ink += scene
        .sheet(&cut(&roof, 2), "#fdf3e0")
        .dark("#b98a88")
        .shade(0.6)
        .ink();
    let seams = [-30.0, -14.0, 3.0, 19.0, 33.0].map(|x| {
        taper(
            &[(x * 0.2, -56.0), (x * 0.7, -44.0), (x, -31.0)],
            &[0.6, 1.2, 0.8],
        )
    });
    ink += scene.veil(&spot.put(&all(seams).within(&roof)), "#b0706c", 0.7);
    ink += scene.sheet(&cut(&crown, 3), "#d9604e").ink();
    let door =
        blob(&knots![-11, 10, corner; -11, -21, corner; 0, -24; 11, -21, corner; 11, 10, corner]);
    ink += scene.fill(&spot.put(&door.grown(2.2)), "#7a2c4c");
    ink += scene.sheet(&cut(&door, 4), "#e2674f").ink();
    let panels = all([
        blob(&knots![-8, -1, corner; -8, -17, corner; -2, -18, corner; -2, -1, corner]),
        blob(&knots![2, -1, corner; 2, -18, corner; 8, -17, corner; 8, -1, corner]),
    ]);
    ink += scene.veil(&spot.put(&panels), "#ffd98a", 0.9);
    let knots = all([circle((-5.0, -9.0), 1.7), circle((5.0, -9.0), 1.7)]);
    ink + scene.fill(&spot.put(&knots), "#3f9a8e")
}

fn blossom(scene: &Scene) -> Ink {
    let spot = planet().spot(321.0, -5.0, 1.0);
    let wood = spot.put(&bare_tree(96.0, 30.0, 4, 0.085, 12).fillet(0.8));
    let wood = handcut(&wood, 0.3, 9.0, 6);
    let mut chance = Chance::of("blossom", 6);
    let mut ink = Ink::none();
    let petal = blob(&knots![0, 0, corner; 1.7, -1.8; 1.3, -3.6; 0, -3.2; -1.3, -3.6; -1.7, -1.8]);
    let flower = all((0..5).map(|i| petal.turned(f64::from(i) * 72.0, (0.0, 0.0))));
    let layers: [(&str, usize); 3] = [("#b0607c", 46), ("#f2b4b0", 60), ("#fff0e6", 46)];
    for (layer, (colour, count)) in layers.into_iter().enumerate() {
        if layer == 1 {
            ink += scene.sheet(&wood, "#5c2f44").lit(0.3).ink();
        }
        let mut flowers = Vec::new();
        for _ in 0..count {
            let (x, y): At = (chance.near(0.0, 23.0), -66.0 + chance.near(0.0, 15.0));
            let at = spot.point((x - layer as f64 * 2.0, y - layer as f64 * 3.0));
            let size = chance.between(0.8, 1.6);
            let flower = Spot::new(at.0, at.1, size)
                .turned(chance.between(0.0, 72.0))
                .put(&flower);
            flowers.push(flower);
        }
        ink += scene
            .sheet(&all(flowers), colour)
            .lit(0.25)
            .shade(0.45)
            .dark(mix(colour, SHADE, 0.5))
            .rim(0.7)
            .ink();
    }
    // A few petals have come loose.
    let petals = spots![52, -96; 66, -78; 44, -118; 84, -104].map(|at| {
        let (x, y) = spot.point(at);
        ellipse((x, y), 2.4, 1.3).turned(at.0 * 7.0, (x, y))
    });
    ink + scene.veil(&all(petals), Colour::from("#f8cdc4"), 0.9)
}
