//! Our own balcony: a rail, geraniums, and a cat that has seen the shadow.

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, ellipse, handcut_finely, taper};
use crate::motifs::Motif;
use crate::motifs::animals::tufts;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// The handrail, from left to right.
const RAIL: [At; 4] = [
    (230.0, 1222.0),
    (440.0, 1166.0),
    (650.0, 1116.0),
    (840.0, 1076.0),
];

pub fn draw(scene: &Scene) {
    bars(scene);
    flowers(scene);
    rail(scene);
    cat(scene);
}

fn bars(scene: &Scene) {
    let path = Path::new(crate::line::curve(&RAIL));
    let mut bars = Vec::new();
    for (i, ((x, y), _)) in path.walk(12).enumerate() {
        bars.push(taper(&[(x, y), (x - 2.0, y + 120.0)], &[7.0, 6.0]));
        if i % 2 == 0 {
            bars.push(taper(
                &[
                    (x + 2.0, y + 34.0),
                    (x + 16.0, y + 22.0),
                    (x + 26.0, y + 34.0),
                    (x + 18.0, y + 44.0),
                    (x + 12.0, y + 36.0),
                ],
                &[4.0, 4.6, 4.6, 4.0, 2.0],
            ));
        }
    }
    let bars = handcut_finely(&all(bars), 0.5, 14.0, 3, 0.2);
    scene.add(scene.shadow(&bars, (8.0, -2.0), 8.0, "#4a1238", 0.5));
    scene.add(scene.sheet(&bars, "#3a1640").lit(0.3).shade(0.5).rim(1.6));
}

fn rail(scene: &Scene) {
    let rail = taper(&RAIL, &[20.0, 21.0, 22.0, 24.0]);
    let rail = handcut_finely(&rail, 0.6, 30.0, 4, 0.2);
    scene.add(scene.shadow(&rail, (4.0, 8.0), 10.0, "#2a0a2c", 0.55));
    scene.add(
        scene
            .sheet(&rail, "#4a1c4a")
            .lit(0.3)
            .shade(0.6)
            .rim(2.0)
            .rim_colour("#ff9c5c"),
    );
    let shine = taper(&RAIL.map(|(x, y)| (x, y - 5.0)), &[1.0, 3.0, 2.6, 1.0]);
    scene.add(scene.veil(&shine, "#f08a62", 0.5));
}

fn flowers(scene: &Scene) {
    let mut chance = Chance::of("geraniums", 6);
    let path = Path::new(crate::line::curve(&RAIL));
    let mut leaves = Ink::none();
    for i in 0..46 {
        let at = path.at(path.length() * chance.between(0.3, 1.0));
        let at = (at.0, at.1 + chance.between(18.0, 100.0));
        let leaf = leaf(at, chance.between(15.0, 25.0), chance.between(0.0, 360.0));
        let colour = *chance.pick(&["#2c4a4c", "#35564f", "#283f48", "#445f50"]);
        leaves += scene.shadow(&leaf, (3.0, 3.0), 4.0, "#22082a", 0.5);
        leaves += scene
            .sheet(&leaf, colour)
            .lit(0.3)
            .shade(0.5)
            .rim(1.2)
            .seed(i)
            .ink();
    }
    scene.add(leaves);
    for at in spots![430, 1206; 516, 1178; 596, 1160; 690, 1146; 764, 1122; 650, 1192; 736, 1186; 556, 1212; 796, 1172]
    {
        let mut head = Ink::none();
        for _ in 0..13 {
            let at = (at.0 + chance.near(0.0, 10.0), at.1 + chance.near(0.0, 7.0));
            let petal = blob(&knots![-10, 0; -6, -6; 0, -7; 5, -8; 9, -3; 7, 2; 1, 4; -6, 4]);
            let petal = Spot::new(at.0, at.1, chance.between(0.8, 1.1))
                .turned(chance.between(0.0, 360.0))
                .put(&petal);
            let colour = *chance.pick(&["#c8264a", "#e0435a", "#a81a44", "#f0645e"]);
            head += scene
                .sheet(&petal, colour)
                .lit(0.3)
                .shade(0.3)
                .rim(0.9)
                .ink();
        }
        scene.add(scene.shadow(&ellipse(at, 18.0, 14.0), (3.0, 4.0), 6.0, "#22082a", 0.6));
        scene.add(head);
    }
}

/// A round leaf with a scalloped edge.
fn leaf(at: At, r: f64, turn: f64) -> Shape {
    let ring: Vec<_> = (0..18)
        .map(|i| {
            let angle = (turn + 20.0 * f64::from(i)).to_radians();
            let near = if i == 0 {
                0.35
            } else if i % 2 == 0 {
                1.0
            } else {
                0.93
            };
            (
                at.0 + angle.cos() * r * near,
                at.1 + angle.sin() * r * near * 0.86,
            )
                .into()
        })
        .collect();
    blob(&ring)
}

fn cat(scene: &Scene) {
    let motif = Motif {
        scene,
        spot: Spot::new(652.0, 1110.0, 1.18).turned(-13.0),
        seed: 8,
    };
    let put = |shape: &Shape| motif.put(shape);
    let coat = Colour::from("#35143c");
    let cut = |shape: &Shape, seed: i64| handcut_finely(&put(shape), 0.5, 12.0, seed, 0.15);
    let paper = |shape: &Shape, colour: Colour, seed: i64| {
        let shape = cut(shape, seed);
        let sheet = scene.sheet(&shape, colour).grain(1.05).seed(seed);
        sheet
            .lit(0.28)
            .shade(0.6)
            .rim(2.0)
            .rim_colour("#ff9a5a")
            .rim_opacity(0.85)
            .ink()
    };
    let far = [
        taper(&spots![-44, -52; -44, -26; -42, -3], &[20.0, 13.0, 11.0]),
        taper(
            &spots![44, -58; 50, -30; 42, -14; 44, -2],
            &[24.0, 16.0, 10.0, 11.0],
        ),
    ];
    for (i, leg) in far.iter().enumerate() {
        scene.add(paper(leg, mix(coat, "#1c0622", 0.4), 2 + i as i64));
    }
    let tail = taper(
        &spots![56, -84; 76, -100; 84, -132; 80, -166; 70, -192],
        &[14.0, 20.0, 32.0, 32.0, 3.0],
    );
    let bristles = [
        tufts(
            &spots![68, -92; 92, -122; 95, -164; 73, -202],
            14.0,
            7.0,
            1.0,
            0.4,
            3,
        ),
        tufts(
            &spots![62, -100; 69, -126; 66, -166; 68, -200],
            14.0,
            7.0,
            -1.0,
            0.4,
            4,
        ),
    ];
    scene.add(paper(
        &all([tail, bristles[0].clone(), bristles[1].clone()]),
        coat,
        6,
    ));
    let body = blob(&knots![
        -74, -74; -60, -100; -40, -124; -10, -140; 22, -136; 48, -116; 64, -90; 68, -62; 60, -44; 46, -46; 26, -62; 0, -68;
        -24, -62; -40, -48; -58, -44; -70, -54
    ]);
    let legs = [
        taper(&spots![-58, -56; -62, -30; -60, -3], &[26.0, 15.0, 12.0]),
        taper(
            &spots![56, -66; 66, -36; 56, -18; 58, -3],
            &[36.0, 22.0, 12.0, 13.0],
        ),
    ];
    let paws = [
        blob(&knots![-72, -4; -66, -10; -56, -8; -53, 0; -70, 2]),
        blob(&knots![46, -4; 54, -10; 64, -7; 66, 1; 48, 2]),
    ];
    let spine = tufts(
        &spots![-66, -92; -42, -124; -10, -141; 24, -137; 50, -116; 66, -88],
        17.0,
        8.0,
        -1.0,
        0.35,
        7,
    );
    let parts = [body, spine].into_iter().chain(legs).chain(paws);
    let body = all(parts).fillet(2.0);
    scene.add(scene.shadow(&put(&body), (4.0, 4.0), 6.0, "#1c0622", 0.5));
    scene.add(paper(&body, coat, 10));
    for line in [
        spots![-30, -112; -36, -94; -32, -76],
        spots![-4, -128; -8, -106; -4, -84],
        spots![24, -124; 24, -102; 30, -82],
        spots![46, -104; 46, -86; 52, -70],
    ] {
        scene.add(scene.veil(&put(&taper(&line, &[0.5, 5.0, 0.5])), "#1d0726", 0.7));
    }
    head(scene, &motif, coat);
}

fn head(scene: &Scene, motif: &Motif, coat: Colour) {
    let spot = Spot::new(-78.0, -92.0, 1.0).turned(4.0);
    let put = |shape: &Shape| motif.put(&spot.put(shape));
    let skull = blob(&knots![
        -26, 4; -29, -6; -24, -16, corner; -28, -34, corner; -10, -24; 4, -24; 20, -36, corner; 20, -18, corner; 27, -4;
        33, 4, corner; 25, 8; 30, 16, corner; 18, 18; 4, 25; -10, 24; -22, 18, corner; -19, 12; -32, 10, corner
    ]);
    let cut = handcut_finely(&put(&skull), 0.4, 12.0, 5, 0.15);
    scene.add(scene.shadow(&cut, (3.0, 4.0), 5.0, "#150420", 0.6));
    let sheet = scene.sheet(&cut, mix(coat, "#5a2a58", 0.25)).grain(1.05);
    scene.add(
        sheet
            .lit(0.3)
            .shade(0.5)
            .rim(2.0)
            .rim_colour("#ff9a5a")
            .rim_opacity(0.85),
    );
    for ear in [
        blob(&knots![-23, -19; -25, -29, corner; -14, -23]),
        blob(&knots![10, -24; 18, -31, corner; 17, -20]),
    ] {
        scene.add(scene.veil(&put(&ear), "#b8586a", 0.8));
    }
    // Eyes as large as they go, looking up the street.
    for x in [-13.0, 9.0] {
        let eye = blob(
            &knots![x - 8.5, -3; x - 5.0, -11; x + 3.0, -12; x + 8.0, -5; x + 5.0, 4; x - 4.0, 5],
        );
        scene.add(scene.fill(&put(&eye), "#ffe36a"));
        scene.add(scene.fill(&put(&ellipse((x - 2.0, -5.6), 2.6, 4.6)), "#1a0520"));
        scene.add(scene.fill(&put(&circle((x - 3.0, -8.0), 1.2)), "#fff8e0"));
    }
    let nose = blob(&knots![-7, 8; -3, 7; 1, 8; -3, 12]);
    scene.add(scene.fill(&put(&nose), "#e07a80"));
    let mouth = blob(&knots![-8, 15; -3, 13; 3, 15; 2, 20; -3, 22; -7, 20]);
    scene.add(scene.fill(&put(&mouth), "#7a1c3c"));
    for (a, b) in [
        ((-14.0, 11.0), (-36.0, 4.0)),
        ((-14.0, 13.0), (-36.0, 14.0)),
        ((8.0, 11.0), (30.0, 2.0)),
        ((8.0, 13.0), (32.0, 12.0)),
    ] {
        let whisker = taper(&[a, crate::line::between(a, b, 0.5), b], &[1.2, 0.9, 0.3]);
        scene.add(scene.veil(&put(&whisker), "#f0c0a0", 0.8));
    }
}
