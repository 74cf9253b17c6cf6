//! On a winter afternoon a child opens a jar in the pantry, and swallows and a meadow pour out of it.

mod child;
mod jar;
mod meadow;
mod swallow;

use crate::line::{blob, circle, ellipse, handcut, handcut_finely, poly, rect, taper, towards};
use crate::motifs::animals::perched_bird;
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use jar::{Holds, Jar};

/// Where the meadow leaves the jar: all light in the room comes from there.
const MOUTH: At = (590.0, 700.0);
const DEEP: &str = "#16241f";
const HONEY: &str = "#ffd27a";
const POPPY: &str = "#d9432f";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(MOUTH.0, MOUTH.1).focused((470.0, 860.0), 290.0);
    wall(&scene);
    shelves(&scene);
    dusk(&scene);
    window(&scene);
    let meadow = meadow::Meadow::new();
    meadow.light(&scene);
    counter(&scene);
    scene.add(jar::opened_back(&scene));
    meadow.draw(&scene);
    scene.add(jar::opened_front(&scene));
    swallow::flock(&scene);
    child::draw(&scene);
    meadow.drift(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.2,
        colour: DEEP,
        grain: 0.05,
        middle: (430.0, 560.0),
    });
    scene
}

/// Green boards with a bead between each two.
fn wall(scene: &Scene) {
    let stops = stops![0, "#8f9c58"; 0.26, "#5f7a4c"; 0.58, "#36543f"; 1, "#1a2e2a"];
    scene.sky(scene.radial((500.0, 500.0), 800.0, &stops), 4, 0.08);
    let mut ink = Ink::none();
    let mut chance = Chance::of("boards", 2);
    for i in 0..13 {
        let x = -14.0 + f64::from(i) * 66.0;
        let lean = chance.between(-1.5, 1.5);
        let groove = taper(
            &[(x, -10.0), (x + lean, 500.0), (x, 1000.0)],
            &[3.4, 2.6, 3.4],
        );
        let groove = handcut(&groove, 0.6, 60.0, i.into());
        ink += scene.veil(&groove, "#1d332b", 0.55);
        ink += scene.veil(&groove.moved(3.2, 0.0), "#c9cf94", 0.16);
        for _ in 0..4 {
            let (x, y) = (x + chance.between(8.0, 58.0), chance.between(0.0, 900.0));
            let long = chance.between(30.0, 110.0);
            let bow = chance.between(-2.0, 2.0);
            let grain = taper(
                &[(x, y), (x + bow, y + long / 2.0), (x, y + long)],
                &[0.3, 1.6, 0.3],
            );
            ink += scene.veil(&grain, "#1d332b", 0.2);
        }
    }
    scene.add(ink);
}

/// A small window: frost on its panes, dusk and snow behind, and a robin that would like to come in.
fn window(scene: &Scene) {
    let (x0, y0, x1, y1) = (604.0, 58.0, 766.0, 286.0);
    let frame = handcut(
        &rect(x0 - 20.0, y0 - 20.0, x1 + 20.0, y1 + 18.0),
        0.8,
        40.0,
        3,
    );
    scene.add(scene.shadow(&frame, (2.0, 8.0), 12.0, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&frame, "#b9b48a")
            .lit(0.1)
            .shade(0.5)
            .dark("#4d5c48"),
    );
    let opening = rect(x0, y0, x1, y1);
    let sky = stops![0, "#5f86b0"; 0.4, "#93b4d2"; 0.68, "#d9d3d8"; 1, "#f2dccb"];
    scene.add(scene.fill(&opening, scene.linear((0.0, y0), (0.0, y1), &sky)));
    let mut outside = Ink::none();
    let hills =
        blob(&knots![590, 240; 640, 226; 700, 236; 790, 214; 800, 320, corner; 580, 320, corner]);
    outside += scene
        .sheet(&hills, "#dfe9f4")
        .lit(0.0)
        .shade(0.5)
        .dark("#8fabc8")
        .ink();
    for (x, y, high) in [
        (628.0, 232.0, 34.0),
        (646.0, 234.0, 46.0),
        (662.0, 236.0, 30.0),
    ] {
        let tiers = (0..4).map(|i| {
            let (y, w) = (
                y - f64::from(i) * high * 0.22,
                high * (0.3 - f64::from(i) * 0.06),
            );
            poly(&[(x - w, y), (x, y - high * 0.42), (x + w, y)])
        });
        outside += scene.fill(&handcut(&all(tiers), 0.5, 6.0, y as i64), "#3f6488");
    }
    let mut chance = Chance::of("snow", 6);
    for _ in 0..60 {
        let at = (chance.between(x0, x1), chance.between(y0, y1));
        outside += scene.veil(&circle(at, chance.between(0.8, 2.4)), "#ffffff", 0.9);
    }
    outside += robin(scene, (732.0, 274.0));
    outside += frost(scene, (x0, y0, x1, y1));
    scene.add(scene.clipped(&opening, outside));
    let inner = opening.minus(&opening.moved(3.0, 5.0));
    scene.add(scene.veil(&inner, "#2d4154", 0.4));
    let bars = rect(681.0, y0 - 2.0, 690.0, y1 + 2.0).and(&rect(x0 - 2.0, 166.0, x1 + 2.0, 174.0));
    let bars = handcut_finely(&bars, 0.5, 30.0, 4, 0.2);
    scene.add(scene.shadow(&bars, (1.0, 3.0), 3.0, "#2d4154", 0.5));
    scene.add(
        scene
            .sheet(&bars, "#b9b48a")
            .lit(0.1)
            .shade(0.4)
            .dark("#4d5c48")
            .rim(1.0),
    );
    let sill = handcut(
        &poly(&spots![574, 296; 796, 296; 804, 318; 566, 318]),
        0.7,
        30.0,
        8,
    );
    scene.add(scene.shadow(&sill, (0.0, 9.0), 9.0, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&sill, "#a89f74")
            .lit(0.3)
            .shade(0.5)
            .dark("#45523f")
            .rim(1.6),
    );
    let cold = stops![0, "#b6d2ea", 0.5; 0.5, "#9dc0dc", 0.18; 1, "#9dc0dc", 0.0];
    let fan = poly(&spots![596, 60; 770, 60; 830, 520; 380, 420]);
    let fan = scene.fill(&fan, scene.radial((690.0, 170.0), 380.0, &cold));
    scene.add(scene.shining(scene.faint(scene.blurred(fan, 26.0), 0.9)));
}

/// It sits in the snow of the sill and looks in.
fn robin(scene: &Scene, at: At) -> Ink {
    let snow = blob(
        &knots![596, 274; 640, 268; 690, 272; 730, 266; 780, 274; 780, 300, corner; 590, 300, corner],
    );
    let spot = Spot::new(at.0, at.1 - 4.0, 1.9).flipped(true);
    let bird = handcut_finely(&spot.put(&perched_bird()), 0.3, 8.0, 2, 0.1);
    let mut ink = scene
        .sheet(&bird, "#6b5a4a")
        .lit(0.2)
        .shade(0.5)
        .dark("#3a3338")
        .grain(1.05)
        .ink();
    let breast = blob(&knots![17, -15; 12, -18; 8, -14; 7, -8; 4, -2; 8, 0; 12, -5; 14, -11]);
    ink += scene.clipped(&bird, scene.fill(&spot.put(&breast), "#e0662f"));
    let eye = spot.point((9.6, -17.4));
    ink += scene.fill(&circle(eye, 2.2), "#1a1a20")
        + scene.fill(&circle((eye.0 - 0.6, eye.1 - 0.7), 0.7), "#ffffff");
    ink + scene.shadow(&snow, (0.0, -3.0), 4.0, "#4a6a8c", 0.4)
        + scene
            .sheet(&snow, "#f6f8fa")
            .lit(0.0)
            .shade(0.3)
            .dark("#a9c0d4")
            .ink()
}

/// Ferns of ice that grow from the corners of the panes.
fn frost(scene: &Scene, (x0, y0, x1, y1): (f64, f64, f64, f64)) -> Ink {
    let mut ink = Ink::none();
    let mut chance = Chance::of("frost", 9);
    let panes = [
        (x0, y0, 681.0, 166.0),
        (690.0, y0, x1, 166.0),
        (x0, 174.0, 681.0, y1),
        (690.0, 174.0, x1, y1),
    ];
    for (i, (a, b, c, d)) in panes.into_iter().enumerate() {
        let pane = rect(a, b, c, d);
        // Below on the right the robin's breath keeps the pane clear.
        let clear = match i {
            3 => ellipse((728.0, 246.0), 32.0, 38.0),
            _ => ellipse(((a + c) / 2.0 + 4.0, (b + d) / 2.0 - 6.0), 19.0, 30.0),
        };
        let clear = handcut(&clear, 3.0, 10.0, i as i64);
        let ice = scene.veil(&pane.minus(&clear), "#f2f8fc", 0.62);
        ink += scene.clipped(&pane, scene.blurred(ice, 7.0));
        let mut leaves = Vec::new();
        for (x, y) in [(a, b), (c, b), (a, d), (c, d)] {
            for _ in 0..4 {
                let inward = ((b + d) / 2.0 - y).atan2((a + c) / 2.0 - x).to_degrees();
                let way = inward + chance.between(-46.0, 46.0);
                let long = chance.between(24.0, 52.0);
                let bend = chance.between(-22.0, 22.0);
                let mid = towards((x, y), way, long * 0.5);
                let tip = towards(mid, way + bend, long * 0.5);
                leaves.push(taper(&[(x, y), mid, tip], &[2.0, 1.4, 0.3]));
                for k in 1..7 {
                    let part = f64::from(k) / 7.5;
                    let root = if part < 0.5 {
                        towards((x, y), way, long * part)
                    } else {
                        towards(mid, way + bend, long * (part - 0.5))
                    };
                    for side in [-1.0, 1.0] {
                        let end = towards(
                            root,
                            way + bend * part + side * 48.0,
                            long * 0.24 * (1.1 - part),
                        );
                        leaves.push(taper(&[root, end], &[1.3, 0.3]));
                    }
                }
            }
        }
        ink += scene.clipped(&pane, scene.veil(&all(leaves), "#ffffff", 0.95));
    }
    ink
}

/// Two boards full of jars, each with something of summer in it.
fn shelves(scene: &Scene) {
    board(scene, [(-20.0, 176.0), (560.0, 188.0)], 1);
    for (i, (x, size, high, holds)) in [
        (52.0, 1.0, 132.0, Holds::Sunflower),
        (176.0, 1.08, 120.0, Holds::Fireflies),
        (312.0, 1.16, 116.0, Holds::Beach),
        (440.0, 0.98, 136.0, Holds::Storm),
    ]
    .into_iter()
    .enumerate()
    {
        let at = (x, 177.0 + (x + 20.0) * 0.0207);
        scene.add(
            Jar {
                at,
                size,
                high,
                holds,
            }
            .ink(scene, 20 + 7 * i as i64),
        );
    }
    board(scene, [(-20.0, 654.0), (820.0, 648.0)], 5);
    for (i, (x, size, high, holds)) in [
        (54.0, 1.06, 118.0, Holds::Beehive),
        (182.0, 1.14, 122.0, Holds::CherryTree),
        (318.0, 1.16, 112.0, Holds::Pond),
        (446.0, 1.0, 122.0, Holds::Balloon),
    ]
    .into_iter()
    .enumerate()
    {
        let at = (x, 654.0 - (x + 20.0) * 0.0071);
        scene.add(
            Jar {
                at,
                size,
                high,
                holds,
            }
            .ink(scene, 60 + 7 * i as i64),
        );
    }
}

/// The front of a shelf seen from below, with brackets.
fn board(scene: &Scene, ends: [At; 2], seed: i64) {
    let [(x0, y0), (x1, y1)] = ends;
    let below = poly(&[
        (x0, y0 + 14.0),
        (x1, y1 + 14.0),
        (x1 - 8.0, y1 + 30.0),
        (x0, y0 + 30.0),
    ]);
    scene.add(scene.shadow(&below, (0.0, 22.0), 20.0, DEEP, 0.75));
    scene.add(
        scene
            .sheet(&below, "#4d3a26")
            .lit(0.1)
            .shade(0.5)
            .dark("#231b16")
            .rim(0.0),
    );
    let front = handcut(
        &poly(&[
            (x0, y0 - 2.0),
            (x1, y1 - 2.0),
            (x1, y1 + 18.0),
            (x0, y0 + 18.0),
        ]),
        0.8,
        40.0,
        seed,
    );
    scene.add(
        scene
            .sheet(&front, "#a4733c")
            .lit(0.4)
            .shade(0.55)
            .dark("#5b3a22")
            .rim(1.8)
            .rim_colour("#ffdf9a"),
    );
    let mut chance = Chance::of("shelf", seed as u64);
    let grain = (0..26).map(|_| {
        let part = chance.unit();
        let (x, y) = (
            x0 + (x1 - x0) * part,
            y0 + (y1 - y0) * part + chance.between(2.0, 15.0),
        );
        let long = chance.between(20.0, 80.0);
        taper(
            &[
                (x, y),
                (x + long / 2.0, y + chance.between(-1.5, 1.5)),
                (x + long, y),
            ],
            &[0.3, 1.5, 0.3],
        )
    });
    scene.add(scene.clipped(&front, scene.veil(&all(grain), "#5b3a22", 0.5)));
}

/// It is late: the corners of the room are dark already.
fn dusk(scene: &Scene) {
    let stops = stops![0.3, "#31506a", 0; 0.62, "#2c4a5c", 0.3; 1, "#182c3c", 0.72];
    scene.add(scene.multiplied(scene.card(scene.radial((560.0, 520.0), 760.0, &stops))));
}

/// The board the jar stands on, and two crocks at its far end.
fn counter(scene: &Scene) {
    for (x, y, size, colour, seed) in [
        (30.0, 920.0, 1.0, "#6d5a44", 3),
        (748.0, 922.0, 0.86, "#5f6650", 5),
    ] {
        let spot = Spot::new(x, y, size);
        let crock = blob(&knots![
            -50, 10, corner; -62, -30; -66, -80; -56, -122; -40, -138; -42, -152, corner; 42, -152, corner; 40, -138;
            56, -122; 66, -80; 62, -30; 50, 10, corner
        ]);
        let crock = handcut(&spot.put(&crock), 0.8, 30.0, seed);
        scene.add(scene.shadow(&crock, (-6.0, 6.0), 14.0, DEEP, 0.6));
        scene.add(
            scene
                .sheet(&crock, colour)
                .lit(0.42)
                .shade(0.7)
                .dark("#22251f")
                .rim(2.4)
                .rim_colour(HONEY),
        );
        // Dark glaze that has run down from the shoulder.
        let glaze = blob(&knots![
            -70, -160, corner; 70, -160, corner; 70, -72; 52, -62; 40, -84; 26, -52; 12, -48; 2, -82; -14, -70; -26, -40;
            -38, -46; -46, -80; -60, -66; -70, -70
        ]);
        let glaze = handcut(&spot.put(&glaze), 0.6, 20.0, seed).within(&crock);
        scene.add(
            scene
                .sheet(&glaze, "#3d3a26")
                .lit(0.4)
                .shade(0.6)
                .dark("#1a1c16")
                .rim(1.6)
                .rim_colour(HONEY),
        );
        let cloth = blob(&knots![
            -46, -156; -30, -168; 0, -172; 30, -168; 46, -156; 58, -128, corner; 40, -134; 28, -122, corner; 8, -132;
            -10, -122, corner; -28, -134; -56, -126, corner
        ]);
        let cloth = handcut(&spot.put(&cloth), 0.6, 20.0, seed + 1);
        scene.add(scene.shadow(&cloth, (0.0, 4.0), 5.0, DEEP, 0.5));
        scene.add(
            scene
                .sheet(&cloth, "#b9a26c")
                .lit(0.4)
                .shade(0.6)
                .dark("#4a4632")
                .rim(1.6),
        );
        let string = spot.put(&taper(
            &spots![-45, -148; 0, -141; 45, -148],
            &[3.0, 4.0, 3.0],
        ));
        scene.add(scene.fill(&string, "#6b4a2a"));
    }
    let top = handcut(
        &poly(&spots![-20, 916; 820, 908; 820, 1230; -20, 1230]),
        0.8,
        50.0,
        6,
    );
    scene.add(scene.shadow(&top, (0.0, -4.0), 12.0, DEEP, 0.6));
    let stops = stops![0, "#ffd88a"; 0.24, "#d09a50"; 0.55, "#85592f"; 1, "#3a2a20"];
    scene.add(scene.washed(
        scene.fill(&top, scene.radial((585.0, 950.0), 420.0, &stops)),
        14,
        0.07,
    ));
    let mut chance = Chance::of("counter", 4);
    let grain = (0..60).map(|_| {
        let (x, y) = (chance.between(-40.0, 800.0), chance.between(918.0, 1190.0));
        let long = chance.between(40.0, 150.0);
        taper(
            &[
                (x, y),
                (x + long / 2.0, y + chance.between(-2.0, 2.0)),
                (x + long, y - 1.0),
            ],
            &[0.3, 2.0, 0.3],
        )
    });
    scene.add(scene.clipped(&top, scene.veil(&all(grain), "#5b3a22", 0.4)));
    let edge = top.minus(&top.moved(0.0, 2.6));
    scene.add(scene.veil(&edge, "#ffe2a4", 0.6));
    let under = ellipse((560.0, 986.0), 110.0, 26.0);
    scene.add(scene.smudge(&under, 0.9, 10.0, "#3a2416", Spray::new(3, 0.85)));
}
