//! The beach, and the last chair on it.

use super::chairs::legs;
use super::{HORIZON, YELLOW};
use crate::colour::Colour;
use crate::line::{Path, blob, curve, ellipse, handcut, handcut_finely, poly, taper};
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where the water ends just now.
pub fn shore() -> Vec<At> {
    let line = spots![
        -40, 1046; 70, 1056; 150, 1040; 240, 1062; 340, 1082; 440, 1074; 540, 1096; 650, 1116; 740, 1104; 840, 1122
    ];
    let mut line = curve(&line);
    for (i, at) in line.iter_mut().enumerate() {
        at.1 += 3.0 * noise(i as f64 * 0.5, 4, None);
    }
    line
}

pub fn below(line: &[At], by: f64) -> Shape {
    let mut ring: Vec<At> = line.iter().map(|at| (at.0, at.1 + by)).collect();
    ring.extend([(840.0, 1300.0), (-40.0, 1300.0)]);
    poly(&ring)
}

pub fn beach(scene: &Scene) {
    let shore = shore();
    let sand = below(&shore, 0.0);
    let stops = stops![0, "#a7a99c"; 0.3, "#c2beae"; 0.7, "#d6d0bf"; 1, "#cbc4b3"];
    let fill = scene.linear((420.0, 1060.0), (380.0, 1210.0), &stops);
    scene.add(scene.washed(scene.fill(&sand, fill), 13, 0.05));
    // Wet sand shows the sky.
    let wet = sand.minus(&below(&shore, 46.0));
    let sheen = scene.linear(
        (0.0, 1040.0),
        (0.0, 1170.0),
        &stops![0, "#e6ebe4", 0.75; 1, "#c9cfc6", 0.0],
    );
    scene.add(scene.fill(&wet, sheen));
    let stops = stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.55];
    let density = scene.linear((500.0, 1100.0), (300.0, 1230.0), &stops);
    scene.add(scene.grain(&sand, density, "#9a9584", Spray::new(6, 0.42)));
    let mut chance = Chance::of("sand", 3);
    let path = Path::new(shore.clone());
    let mut ink = Ink::none();
    for _ in 0..26 {
        let x = chance.between(0.0, WIDTH);
        let y = path.y_at(x) + chance.between(50.0, 140.0);
        let half = chance.between(14.0, 46.0);
        let ripple = spots![x - half, y; x, y - 2.0; x + half, y + 1.0];
        ink += scene.veil(&taper(&ripple, &[0.3, 1.6, 0.3]), "#9a9484", 0.45);
    }
    // Shells and a bit of weed.
    for (x, y) in [
        (560.0, 1166.0),
        (682.0, 1182.0),
        (430.0, 1180.0),
        (724.0, 1160.0),
    ] {
        let shell = blob(
            &knots![x - 6.0, y; x - 3.0, y - 4.0; x + 3.0, y - 4.4; x + 6.0, y, corner; x, y + 2.0],
        );
        ink += scene.shadow(&shell, (-1.0, 2.0), 2.0, "#6a665a", 0.5);
        ink += scene.fill(&shell, "#f1ece0");
    }
    scene.add(ink);
    foam(scene, &shore);
}

/// Two lips of foam: the last wave, and what it left behind.
pub fn foam(scene: &Scene, shore: &[At]) {
    for (by, high, opacity, seed) in [
        (-34.0, 7.0, 0.6, 2),
        (-15.0, 9.0, 0.8, 3),
        (0.0, 15.0, 1.0, 5),
    ] {
        let mut ring = Vec::new();
        for (i, at) in shore.iter().enumerate() {
            ring.push((at.0, at.1 + by + 2.5 * noise(i as f64 * 0.9, seed, None)));
        }
        let back = shore.iter().enumerate().rev().map(|(i, at)| {
            let wide = high * (0.62 + 0.6 * noise(i as f64 * 0.37, seed + 4, None)).max(0.06);
            (at.0, at.1 + by - wide)
        });
        ring.extend(back);
        let mut band = poly(&ring);
        let mut chance = Chance::of("foam", seed as u64);
        let holes = (0..44).map(|_| {
            let at = shore[chance.below(shore.len() as u64) as usize];
            let r = chance.between(1.6, 4.2);
            ellipse(
                (at.0, at.1 + by - high * chance.between(0.2, 0.7)),
                r * 1.7,
                r * 0.7,
            )
        });
        band = band.minus(&all(holes));
        let band = handcut(&band, 0.7, 12.0, seed);
        if by == 0.0 {
            scene.add(scene.shadow(&band, (0.0, 4.0), 4.0, "#5f6a60", 0.45));
        }
        scene.add(scene.veil(&band, "#fbfaf2", opacity));
    }
}

/// Four round marks to each step, from the edge of the card to the yellow chair.
pub fn tracks(scene: &Scene) {
    let way = Path::new(curve(&spots![-14, 1206; 40, 1190; 84, 1164; 110, 1134]));
    let mut ink = Ink::none();
    for (i, (at, _)) in way.walk(6).enumerate() {
        let k = (at.1 - HORIZON) / 400.0;
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        for (dx, dy) in [(-24.0, 0.0), (20.0, 3.0 * side)] {
            let (x, y) = (at.0 + dx * k, at.1 + dy * k);
            let dent = handcut(&ellipse((x, y), 6.5 * k, 2.9 * k), 0.4, 6.0, i as i64);
            ink += scene.veil(&dent.moved(0.6, 1.4), "#f2eee0", 0.9);
            ink += scene.veil(&dent, "#7f7a6a", 0.85);
        }
    }
    scene.add(ink);
}

/// A child's chair at the edge of the water, one foot raised.
pub fn last_one(scene: &Scene) {
    let spot = Spot::new(132.0, 1124.0, 1.78).turned(-4.0);
    let put = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.5, 18.0, seed, 0.2);
    // On wet sand it has a shadow and a shine.
    let contact = all([(-26.0, 2.0), (1.0, -12.0), (36.0, -9.0)].map(|at| {
        let (x, y) = spot.point(at);
        ellipse((x - 9.0, y + 2.0), 17.0, 3.8)
    }));
    scene.add(scene.blurred(scene.veil(&contact, "#5a5648", 0.6), 3.0));
    let pool = spot.put(&blob(
        &knots![-34, 3; -8, -8; 34, -9; 44, 0; 20, 9; -20, 11],
    ));
    scene.add(scene.blurred(scene.veil(&pool, "#e0b23a", 0.34), 7.0));
    let mut pieces = legs(
        &[
            spots![-6, -54; -13, -34; -1, -12],
            spots![31, -53; 38, -32; 36, -10],
            spots![-24, -46; -31, -22; -27, 2],
            spots![17, -44; 27, -27; 13, -9],
        ],
        8.0,
    );
    let seat = blob(&knots![
        -30, -47, corner; -10, -60, corner; 14, -60; 38, -57, corner; 38, -52, corner; 21, -41, corner; -6, -41;
        -30, -42, corner
    ]);
    pieces.push((seat.clone(), 0.02));
    for x in [-14.0, -3.0, 8.0] {
        pieces.push((
            taper(&spots![x, -44; x - 0.4, -64; x, -84], &[4.4, 5.6, 4.4]),
            -0.02,
        ));
    }
    for x in [-26.0, 19.0] {
        let lean = x * 0.08;
        pieces.push((
            taper(
                &spots![x, -42; x + lean, -72; x + lean * 1.6, -102],
                &[7.6, 7.0, 6.4],
            ),
            0.0,
        ));
    }
    let heart = blob(&knots![
        -3, -90, corner; -8, -95; -10, -100; -7, -104; -3, -101, corner; 1, -104; 4, -100; 2, -95
    ]);
    let board = blob(&knots![
        -34, -86, corner; -35, -100; -30, -108; -18, -110; -3, -118; 12, -110; 24, -108; 29, -100; 28, -86, corner;
        12, -83; -3, -82; -18, -83
    ]);
    pieces.push((board.minus(&heart), 0.03));
    let whole = put(&all(pieces.iter().map(|(shape, _)| shape.clone())), 1);
    scene.add(scene.shadow(&whole, (-5.0, 6.0), 7.0, "#4f5a50", 0.4));
    for (i, (shape, light)) in (0..).zip(&pieces) {
        let shape = put(shape, i + 3);
        scene.add(scene.shadow(&shape, (0.0, 2.0), 3.0, "#8a5a10", 0.4));
        let sheet = scene.sheet(&shape, Colour::from(YELLOW).lighter(*light));
        let sheet = sheet.lit(0.32).shade(0.5).rim(1.8).rim_colour("#fff6d0");
        scene.add(sheet.dark("#c47f12").grain(1.0).seed(i));
    }
    // Worn through at the corners.
    for (line, width) in [
        (spots![-33, -98; -30, -106; -24, -109], 1.2),
        (spots![-29, -46; -14, -45; -2, -44], 1.0),
        (spots![24, -107; 28, -101; 28, -94], 1.0),
    ] {
        let worn = taper(&spot.points(line), &[0.4, width * 1.8, 0.4]);
        scene.add(scene.veil(&worn, "#b9a27a", 0.8));
    }
    let under = spot.put(&taper(
        &spots![-30, -41; -6, -39.6; 20, -40],
        &[1.0, 2.4, 1.0],
    ));
    scene.add(scene.veil(&under, "#a8650c", 0.6));
}
