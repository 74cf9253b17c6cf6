//! The block of flats: rows of dark windows, and the hole where one was.

use crate::line::{between, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{spots, stops};

/// Its front, from the upper left corner clockwise.
const FRONT: [At; 4] = [
    (-90.0, 236.0),
    (286.0, 424.0),
    (286.0, 972.0),
    (-90.0, 1064.0),
];
const COLUMNS: usize = 4;
const ROWS: usize = 8;
/// From where the window was taken.
const HOLE: (usize, usize) = (2, 2);

/// A place on the front: across and down, from 0 to 1. It is nearer on the left.
fn on(across: f64, down: f64) -> At {
    let across = across * 1.28 / (1.0 + 0.28 * across);
    between(
        between(FRONT[0], FRONT[1], across),
        between(FRONT[3], FRONT[2], across),
        down,
    )
}

/// A piece of the front, in columns and rows.
fn piece(x0: f64, x1: f64, y0: f64, y1: f64) -> Shape {
    let at = |x: f64, y: f64| on(x / COLUMNS as f64, (y + 0.35) / (ROWS as f64 + 0.7));
    poly(&[at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)])
}

pub fn draw(scene: &Scene) {
    let mut ink = scene.fill(
        &poly(&[FRONT[1], (346.0, 446.0), (346.0, 962.0), FRONT[2]]),
        "#4c5566",
    );
    let wall = stops![0, "#5d687a"; 0.6, "#77808e"; 1, "#8a8c94"];
    ink += scene.fill(
        &poly(&FRONT),
        scene.linear((-40.0, 300.0), (286.0, 900.0), &wall),
    );
    // Slabs and their joints.
    let rows = (0..=ROWS).map(|row| {
        let y = row as f64;
        piece(0.0, COLUMNS as f64, y - 0.02, y + 0.035)
    });
    let columns = (1..COLUMNS).map(|column| {
        let x = column as f64;
        piece(x - 0.012, x + 0.012, -0.3, ROWS as f64 + 0.3)
    });
    ink += scene.veil(
        &all(rows.chain(columns).collect::<Vec<_>>()),
        "#465063",
        0.7,
    );
    scene.add(scene.blurred(ink, 0.9));
    let mut chance = Chance::of("lifted window block", 6);
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            if (column, row) == HOLE {
                hole(scene);
            } else {
                dark(scene, column as f64, row as f64, &mut chance);
            }
        }
    }
    roof(scene);
}

/// A window where nobody is, or nobody has light: sky in the pane, a curtain or a blind.
fn dark(scene: &Scene, x: f64, y: f64, chance: &mut Chance) {
    let mut ink = scene.fill(&piece(x + 0.2, x + 0.8, y + 0.24, y + 0.82), "#5a6474");
    let pane = piece(x + 0.235, x + 0.765, y + 0.28, y + 0.78);
    let sky = stops![0, "#33415a"; 1, "#26314a"];
    let b = pane.bounds();
    ink += scene.fill(&pane, scene.linear((b.x0, b.y0), (b.x1, b.y1), &sky));
    match chance.below(4) {
        0 => {
            ink += scene.veil(
                &piece(x + 0.235, x + 0.765, y + 0.28, y + chance.between(0.4, 0.6)),
                "#8f95a0",
                0.6,
            )
        }
        1 => {
            let curtains = piece(x + 0.235, x + 0.36, y + 0.28, y + 0.78).and(&piece(
                x + 0.64,
                x + 0.765,
                y + 0.28,
                y + 0.78,
            ));
            ink += scene.veil(&curtains, "#7a8090", 0.55);
        }
        2 => {
            ink += scene.veil(
                &piece(x + 0.235, x + 0.5, y + 0.28, y + 0.5),
                "#8ea2bc",
                0.35,
            )
        }
        _ => {}
    }
    ink += scene.fill(&piece(x + 0.485, x + 0.515, y + 0.28, y + 0.78), "#5a6474");
    ink += scene.veil(
        &piece(x + 0.18, x + 0.82, y + 0.82, y + 0.86),
        "#a3a7ae",
        0.7,
    );
    scene.add(scene.blurred(ink, 0.8));
}

/// Torn edges, a bit of wallpaper, a wire that still hangs there, and dust that falls.
fn hole(scene: &Scene) {
    let (x, y) = (HOLE.0 as f64, HOLE.1 as f64);
    let torn = handcut(&piece(x + 0.13, x + 0.87, y + 0.16, y + 0.9), 3.4, 9.0, 4);
    scene.add(scene.fill(&torn.grown(2.4), "#a9a7a6"));
    scene.add(scene.fill(&torn, "#151b28"));
    let b = torn.bounds();
    let paper = poly(&[
        (b.x0 + 12.0, b.y0 + 16.0),
        (b.x0 + 30.0, b.y0 + 22.0),
        (b.x0 + 26.0, b.y1 - 18.0),
        (b.x0 + 10.0, b.y1 - 16.0),
    ]);
    scene.add(scene.veil(&handcut(&paper, 1.4, 8.0, 2).within(&torn), "#6a5a58", 0.8));
    let wires = all([
        taper(
            &[
                (b.x1 - 20.0, b.y0 + 6.0),
                (b.x1 - 16.0, b.y0 + 30.0),
                (b.x1 - 22.0, b.y0 + 44.0),
            ],
            &[1.4, 1.4, 1.2],
        ),
        taper(
            &[
                (b.x1 - 8.0, b.y1 - 20.0),
                (b.x1 + 6.0, b.y1 - 24.0),
                (b.x1 + 10.0, b.y1 - 14.0),
            ],
            &[1.6, 1.4, 1.0],
        ),
        taper(
            &[
                (b.x0 + 30.0, b.y1 - 4.0),
                (b.x0 + 32.0, b.y1 + 10.0),
                (b.x0 + 38.0, b.y1 + 14.0),
            ],
            &[1.6, 1.4, 1.0],
        ),
    ]);
    scene.add(scene.fill(&wires, "#3a3f4c"));
    let mut chance = Chance::of("lifted window dust", 2);
    for _ in 0..26 {
        let at = (
            chance.between(b.x0, b.x1 + 14.0),
            b.y1 + 120.0 * chance.unit().powi(2),
        );
        let r = chance.between(0.8, 2.8);
        let crumb = ellipse(at, r, r * 0.8);
        scene.add(scene.veil(&crumb, "#c9c4be", 0.7));
    }
}

/// Aerials, and the housing of the lift.
fn roof(scene: &Scene) {
    let house = poly(&spots![60, 300; 150, 344; 150, 392; 60, 348]);
    let masts = all([
        taper(&spots![196, 382; 196, 330], &[2.6, 2.0]),
        taper(&spots![180, 340; 212, 348], &[1.8, 1.8]),
        taper(&spots![184, 352; 208, 358], &[1.8, 1.8]),
        taper(&spots![30, 300; 30, 236], &[3.0, 2.0]),
        taper(&spots![12, 248; 50, 258], &[1.8, 1.8]),
    ]);
    scene.add(scene.blurred(
        scene.fill(&house, "#566072") + scene.fill(&masts, "#4a5568"),
        0.9,
    ));
}
