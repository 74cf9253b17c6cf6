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
const COLUMNS: usize = 3;
const ROWS: usize = 4;
/// From where the window was taken.
const HOLE: (usize, usize) = (1, 1);

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
    let mut ink = scene.fill(&piece(x + 0.16, x + 0.84, y + 0.18, y + 0.82), "#5a6474");
    let pane = piece(x + 0.19, x + 0.81, y + 0.215, y + 0.78);
    let sky = stops![0, "#33415a"; 1, "#26314a"];
    let b = pane.bounds();
    ink += scene.fill(&pane, scene.linear((b.x0, b.y0), (b.x1, b.y1), &sky));
    match chance.below(4) {
        0 => {
            ink += scene.veil(
                &piece(x + 0.19, x + 0.81, y + 0.215, y + chance.between(0.4, 0.6)),
                "#8f95a0",
                0.6,
            )
        }
        1 => {
            let curtains = piece(x + 0.19, x + 0.33, y + 0.215, y + 0.78).and(&piece(
                x + 0.67,
                x + 0.81,
                y + 0.215,
                y + 0.78,
            ));
            ink += scene.veil(&curtains, "#7a8090", 0.55);
        }
        2 => {
            ink += scene.veil(
                &piece(x + 0.19, x + 0.5, y + 0.215, y + 0.5),
                "#8ea2bc",
                0.35,
            )
        }
        _ => {}
    }
    ink += scene.fill(&piece(x + 0.488, x + 0.512, y + 0.215, y + 0.78), "#5a6474");
    ink += scene.veil(
        &piece(x + 0.13, x + 0.87, y + 0.82, y + 0.86),
        "#a3a7ae",
        0.7,
    );
    scene.add(scene.blurred(ink, 0.8));
}

/// As large as what hangs on the hook: torn edges, the thickness of the wall, the dark room with its wallpaper, ends of iron and a
/// wire, and dust that falls.
fn hole(scene: &Scene) {
    let (x, y) = (HOLE.0 as f64, HOLE.1 as f64);
    let torn = handcut(&piece(x - 0.1, x + 1.08, y - 0.08, y + 1.06), 5.0, 15.0, 4);
    scene.add(scene.blurred(scene.veil(&torn.grown(7.0), "#3f4858", 0.5), 3.0));
    scene.add(scene.fill(&torn.grown(4.0), "#b4b1ae"));
    scene.add(scene.fill(&torn, "#6f7480"));
    let room = torn.moved(-13.0, 10.0).within(&torn);
    let b = room.bounds();
    let dark = stops![0, "#0f1522"; 0.7, "#1a2232"; 1, "#2a2f3c"];
    scene.add(scene.fill(&room, scene.linear((b.x0, b.y0), (b.x1, b.y1), &dark)));
    // The far wall of the room: striped paper, a pale place where a picture was, and the floor.
    let at = |u: f64, v: f64| {
        on(
            (x + u) / COLUMNS as f64,
            (y + v + 0.35) / (ROWS as f64 + 0.7),
        )
    };
    let wall = poly(&[
        at(0.02, 0.18),
        at(0.72, 0.2),
        at(0.72, 0.84),
        at(0.02, 0.82),
    ]);
    let mut ink = scene.fill(&wall, "#453f4a");
    for k in 0..7 {
        let u = 0.07 + 0.1 * f64::from(k);
        let stripe = poly(&[
            at(u, 0.1),
            at(u + 0.045, 0.1),
            at(u + 0.045, 0.9),
            at(u, 0.9),
        ]);
        ink += scene.veil(&stripe.within(&wall), "#5c5158", 0.9);
    }
    let pale = poly(&[
        at(0.2, 0.34),
        at(0.46, 0.345),
        at(0.46, 0.56),
        at(0.2, 0.555),
    ]);
    ink += scene.veil(&pale, "#85776f", 0.8);
    ink += scene.fill(
        &poly(&[at(0.02, 0.82), at(0.72, 0.84), at(1.1, 1.1), at(-0.2, 1.1)]),
        "#30303a",
    );
    scene.add(scene.clipped(&room, ink));
    let reveal = torn.minus(&room);
    let lit = reveal.within(&torn.moved(8.0, 3.0));
    scene.add(scene.veil(&lit, "#c9a878", 0.35));
    let b = torn.bounds();
    let wire = |points: &[At], wide: f64| taper(points, &[wide, wide, wide * 0.7]);
    let wires = all([
        wire(
            &spots![b.x1 - 40.0, b.y0 + 40.0; b.x1 - 36.0, b.y0 + 66.0; b.x1 - 46.0, b.y0 + 86.0],
            1.8,
        ),
        wire(
            &spots![b.x1 - 6.0, b.y1 - 60.0; b.x1 + 10.0, b.y1 - 66.0; b.x1 + 16.0, b.y1 - 52.0],
            2.2,
        ),
        wire(
            &spots![b.x1 - 4.0, b.y1 - 84.0; b.x1 + 10.0, b.y1 - 86.0; b.x1 + 18.0, b.y1 - 78.0],
            2.2,
        ),
        wire(
            &spots![b.x0 + 40.0, b.y1 - 12.0; b.x0 + 44.0, b.y1 + 8.0; b.x0 + 52.0, b.y1 + 14.0],
            2.2,
        ),
        wire(
            &spots![b.x0 + 70.0, b.y1 - 16.0; b.x0 + 72.0, b.y1 + 2.0; b.x0 + 66.0, b.y1 + 10.0],
            2.2,
        ),
    ]);
    scene.add(scene.fill(&wires, "#343a48"));
    let mut chance = Chance::of("lifted window dust", 2);
    for _ in 0..44 {
        let at = (
            chance.between(b.x0, b.x1 + 14.0),
            b.y1 - 12.0 + 170.0 * chance.unit().powi(2),
        );
        let r = chance.between(0.8, 3.6);
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
