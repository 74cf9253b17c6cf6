//! A hedge maze from high above: it is a fingerprint, and a red thread runs through it down into a lit well.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{
    Stroke, between, blob, circle, distance, ellipse, handcut, handcut_finely, poly, taper,
};
use crate::motifs::animals::swallow;
use crate::motifs::plants::Crown;
use crate::random::noise;
use crate::scalar_field::{Field, Fingertip, ridges};
use crate::scene::{Finish, HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::stops;

/// The well in the middle.
const WELL: At = (403.0, 540.0);
/// Where the maze is entered.
const GATE: At = (330.0, 1150.0);
/// How far apart the places are at which the maze is reckoned.
const CELL: f64 = 3.0;
/// From one hedge to the next.
const PERIOD: f64 = 33.0;
const SHADE: &str = "#2c6a68";
const DEEP_SHADE: &str = "#1c4a4c";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(-80.0, 40.0).focused((403.0, 540.0), 270.0);
    let tip = fingertip();
    let maze = Maze::grown(&tip);
    lawn(&scene);
    gravel(&scene, &tip);
    hedges(&scene, &maze.hedge);
    well(&scene);
    thread(&scene, &maze.way);
    shoes(&scene, maze.way[0].0);
    birds(&scene);
    trees(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.18,
        colour: "#1a1030",
        ..Finish::default()
    });
    scene
}

/// The outline of the fingertip.
fn fingertip() -> Shape {
    let tip = blob(&knots![
        404, 70; 300, 88; 206, 150; 140, 256; 108, 400; 100, 560; 110, 720; 136, 880; 172, 1010; 214, 1092; 300, 1122;
        404, 1130; 508, 1122; 594, 1092; 634, 1010; 668, 880; 694, 720; 702, 560; 694, 400; 664, 256; 600, 150;
        508, 88
    ]);
    handcut(&tip, 3.0, 60.0, 4)
}

/// The hedges, and the way through them.
struct Maze {
    hedge: Shape,
    way: Vec<At>,
}

impl Maze {
    fn grown(tip: &Shape) -> Maze {
        let skin = Fingertip {
            cores: &[(396.0, 470.0), (410.0, 600.0)],
            deltas: &[(118.0, 850.0), (694.0, 860.0)],
            arch: (403.0, 520.0),
            steep: 1.5,
        };
        let grid = Field::new(WIDTH, HEIGHT, CELL, |_| 0.0);
        let ridges = ridges(&grid, |at| skin.flow(at), PERIOD, 12, 5).smoothed(0.7);
        let way = way(&ridges, tip);
        let road = Stroke::along(way.clone(), &[23.0, 23.0]).shape();
        let clearing = ellipse((WELL.0, WELL.1 - 10.0), 53.0, 62.0);
        let hedge = ridges.above(0.06).within(&tip.grown(-17.0));
        let hedge = hedge.minus(&road).minus(&clearing);
        // Scraps are cleared away, larger ones next to the well.
        let hedge = all(hedge.apart().filter(|piece| {
            let near = distance(piece.bounds().middle(), WELL) < 95.0;
            piece.area() > if near { 900.0 } else { 160.0 }
        }));
        let hedge = handcut_finely(&hedge.softened(2.2), 1.3, 11.0, 3, 0.3);
        Maze { hedge, way }
    }
}

/// The cheapest way from the gate to the well: in the middle of the paths, through a hedge only where it must be.
fn way(ridges: &Field, tip: &Shape) -> Vec<At> {
    let inside = tip.grown(-21.0);
    let cost = ridges.map(|at, ridge| {
        if distance(at, WELL) < 50.0 {
            0.5
        } else if at.1 > 1080.0 && (at.0 - GATE.0).abs() < 14.0 {
            1.0
        } else if !inside.contains(at) {
            400.0
        } else if ridge > 0.0 {
            300.0
        } else {
            1.0 + 6.0 * (ridge + 0.9).clamp(0.0, 2.0).powi(2)
        }
    });
    let way = cost.cheapest_way((GATE.0, HEIGHT - 6.0), WELL);
    (0..way.len() as isize)
        .map(|i| {
            let beside = (i - 3..=i + 3).map(|j| way[j.clamp(0, way.len() as isize - 1) as usize]);
            let sum = beside.fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
            (sum.0 / 7.0, sum.1 / 7.0)
        })
        .collect()
}

fn lawn(scene: &Scene) {
    let stops = stops![0, "#c9ead6"; 0.45, "#a3d4bd"; 1, "#5fa592"];
    scene.sky(scene.radial((250.0, 380.0), 1100.0, &stops), 7, 0.08);
    for i in -6..26 {
        let x = f64::from(i) * 62.0;
        let mown = poly(&[
            (x, -20.0),
            (x + 31.0, -20.0),
            (x - 299.0, 1220.0),
            (x - 330.0, 1220.0),
        ]);
        scene.add(scene.veil(&mown, "#dff5e4", 0.2));
    }
}

fn gravel(scene: &Scene, tip: &Shape) {
    let stops = stops![0, "#fffbe9"; 0.25, "#f0faec"; 0.6, "#d2eddc"; 1, "#a3d4c0"];
    scene.add(scene.shadow(tip, (0.0, 0.0), 10.0, "#1c4a44", 0.35));
    scene.add(scene.fill(tip, scene.radial((395.0, 520.0), 660.0, &stops)));
}

/// Their shadow, their sides, their tops.
fn hedges(scene: &Scene, hedge: &Shape) {
    let black = Colour::BLACK;
    let cast = hedge.swept(8.0, 10.5, 7);
    scene.add(scene.veil(&cast, SHADE, 0.62));
    let density = stops![0, black, 0.35; 1, black, 0.6];
    let density = scene.linear((0.0, 0.0), (WIDTH, HEIGHT), &density);
    scene.add(scene.grain(&cast, density, DEEP_SHADE, Spray::finer(4, 0.75, 0.55)));
    scene.add(scene.fill(&hedge.swept(3.4, 4.4, 2), "#260a1c"));
    let stops = stops![0, "#95365a"; 0.3, "#6f2444"; 0.7, "#4a1532"; 1, "#2e0c24"];
    scene.add(scene.fill(hedge, scene.radial((390.0, 510.0), 720.0, &stops)));
    let density = stops![0, black, 0.5; 1, black, 0.62];
    let density = scene.linear((100.0, 100.0), (700.0, 1100.0), &density);
    scene.add(scene.grain(hedge, density, "#240818", Spray::finer(5, 0.6, 0.7)));
    let density = stops![0, black, 0.62; 0.6, black, 0.4; 1, black, 0.2];
    let density = scene.radial((220.0, 260.0), 900.0, &density);
    scene.add(scene.grain(hedge, density, "#c0607a", Spray::finer(15, 0.55, 0.75)));
    scene.add(scene.rim(hedge, (1.5, 1.9), "#f4b9b4", 0.85, (150.0, 200.0), 620.0));
}

fn well(scene: &Scene) {
    let (x, y) = WELL;
    scene.add(scene.veil(&circle(WELL, 40.0).swept(9.0, 12.0, 4), SHADE, 0.6));
    let stops = stops![0, "#fff1c0"; 0.35, "#f2a83c"; 1, "#7a3a14"];
    let lit = scene.radial((x + 5.0, y + 6.0), 30.0, &stops);
    scene.add(scene.fill(&circle(WELL, 27.0), lit));
    let shaft = circle(WELL, 25.0);
    let kerb = handcut(&circle(WELL, 40.0).minus(&shaft), 0.9, 14.0, 4);
    scene.add(scene.shadow(&kerb, (3.0, 5.0), 5.0, "#081a26", 0.5));
    let sheet = scene.sheet(&kerb, "#efe6d6").lit(0.3).shade(0.55).rim(1.6);
    scene.add(sheet.dark("#8a7a86"));
    for i in 0..16 {
        let (sin, cos) = (TAU * f64::from(i) / 16.0 + 0.1).sin_cos();
        let joint = [25.0, 39.0].map(|r| (x + r * cos, y + r * sin));
        scene.add(scene.veil(&taper(&joint, &[1.6, 1.8]), "#8a7a86", 0.8));
    }
    let around = circle(WELL, 60.0).minus(&shaft);
    let cast = scene.shadow(&around, (6.0, 8.0), 6.0, "#000000", 0.8);
    scene.add(scene.clipped(&shaft, cast));
    ladder(scene);
}

/// It leans over the kerb: whoever went down can come up again.
fn ladder(scene: &Scene) {
    let (x, y) = WELL;
    let (from, to) = ((x + 2.0, y + 8.0), (x + 33.0, y + 41.0));
    let rails = [(-6.0, 5.6), (6.0, -5.6)].map(|(dx, dy)| {
        let ends = [from, to].map(|(x, y)| (x + dx, y + dy));
        taper(&ends, &[3.0, 4.6])
    });
    let rungs = [0.12, 0.34, 0.56, 0.8].map(|t| {
        let (x, y) = between(from, to, t);
        taper(&[(x - 6.0, y + 5.6), (x + 6.0, y - 5.6)], &[2.6, 2.6])
    });
    let wood = all(rails.into_iter().chain(rungs));
    scene.add(scene.veil(&wood.moved(4.0, 5.0), DEEP_SHADE, 0.5));
    let wood = handcut(&wood, 0.3, 9.0, 21);
    let sheet = scene.sheet(&wood, "#c98b4a");
    scene.add(sheet.lit(0.3).rim(0.9).dark("#6a3a1c"));
}

/// The thread: along the way, a little loose, over the kerb and into the well.
fn thread(scene: &Scene, way: &[At]) {
    let mut points = vec![(GATE.0 - 6.0, 1222.0), (GATE.0 - 3.0, 1206.0)];
    let outside = way.iter().step_by(5).copied();
    points.extend(outside.filter(|at| distance(*at, WELL) > 30.0));
    let edge = points[points.len() - 1];
    let (x, y) = between(WELL, edge, 0.2);
    points.extend([between(WELL, edge, 0.5), (x - 2.0, y + 4.0)]);
    let loose = points.into_iter().enumerate().map(|(i, (x, y))| {
        let wander = |seed: i64| {
            let i = i as f64;
            2.0 * noise(i / 2.3, seed, None) + 2.6 * noise(i / 6.1, seed + 10, None)
        };
        (x + wander(4), y + wander(9))
    });
    let thread = taper(&loose.collect::<Vec<_>>(), &[7.0, 7.0]);
    scene.add(scene.veil(&thread.moved(3.2, 4.2), DEEP_SHADE, 0.55));
    scene.add(scene.fill(&thread, "#f03018"));
    scene.add(scene.rim(&thread, (1.2, 1.5), "#ffb690", 0.95, scene.light, 520.0));
    let dim = thread.minus(&thread.moved(-1.1, -1.4));
    scene.add(scene.veil(&dim, "#a8140f", 0.7));
}

/// Shoes left where the thread begins.
fn shoes(scene: &Scene, gate: f64) {
    for (i, (dx, turn)) in [(34.0, 8.0), (56.0, -4.0)].into_iter().enumerate() {
        let (x, y) = (gate + dx, 1150.0);
        let spot = Spot::new(x, y, 0.95).turned(turn);
        let shoe = spot.put(&blob(&knots![
            -6, 17; -7.4, 4; -8.6, -8; -5, -19; 2, -22; 8, -16; 8.6, -4; 6, 8; 6, 17; 0, 20
        ]));
        let shoe = handcut(&shoe, 0.3, 8.0, i as i64);
        let opening = blob(&knots![-4.4, 14; -4.6, 4; 0, 0; 4.4, 4; 4.2, 14; 0, 16]);
        scene.add(scene.veil(&shoe.swept(6.0, 8.0, 3), DEEP_SHADE, 0.5));
        let sheet = scene.sheet(&shoe, "#3a1426").lit(0.3).rim(1.3);
        scene.add(sheet.rim_colour("#f4b9b4"));
        scene.add(scene.fill(&spot.put(&opening), "#140610"));
        let lace = taper(&[(x - 3.0, y - 5.0), (x + 3.0, y - 7.0)], &[1.2, 1.2]);
        scene.add(scene.fill(&lace, "#f4d9c8"));
    }
}

/// Birds far below us, and their shadows further still.
fn birds(scene: &Scene) {
    for (x, y, size, turn) in [
        (566.0, 214.0, 1.15, -38.0),
        (640.0, 282.0, 0.95, -30.0),
        (546.0, 326.0, 0.9, -46.0),
    ] {
        let bird = Spot::new(x, y, size).turned(turn).put(&swallow(0.9));
        let bird = handcut(&bird, 0.3, 8.0, 3);
        let cast = scene.veil(&bird.moved(60.0, 78.0), "#1c3a3c", 0.5);
        scene.add(scene.blurred(cast, 2.0));
        scene.add(scene.shadow(&bird, (2.0, 4.0), 4.0, "#240818", 0.4));
        let sheet = scene.sheet(&bird, "#fffaf0").lit(0.2).shade(0.4).rim(1.0);
        scene.add(sheet);
    }
}

/// Crowns cropped at the corners.
fn trees(scene: &Scene) {
    let crowns = [
        (20.0, 60.0, 92.0),
        (120.0, -10.0, 70.0),
        (-10.0, 200.0, 60.0),
        (770.0, 40.0, 96.0),
        (690.0, -20.0, 64.0),
        (812.0, 170.0, 70.0),
        (20.0, 1150.0, 100.0),
        (120.0, 1205.0, 60.0),
        (-16.0, 1020.0, 64.0),
        (780.0, 1140.0, 104.0),
        (690.0, 1204.0, 62.0),
        (818.0, 1000.0, 66.0),
    ];
    for (i, (x, y, r)) in crowns.into_iter().enumerate() {
        let deep = if i % 3 == 0 { 0.25 } else { 0.0 };
        let crown = Crown {
            at: (x, y),
            r,
            leaves: ["#3c7f72", "#58a08a", "#8cc7a6"].map(|leaf| mix(leaf, "#1c4a44", deep)),
            shadow: "#123c3c".into(),
            fall: (22.0, 30.0),
        };
        scene.add(crown.ink(scene, i as i64 + 3));
    }
}
