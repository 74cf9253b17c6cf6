//! Two old people sit with their backs to the gramophone; in the light of its horn their shadows, young, dance up the wall and over
//! the ceiling. She has half turned round to him; he has not noticed yet.

use crate::line::{between, poly, rect};
use crate::scene::Scene;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Finish, Flow, Glaze, Mass, Passes, Value};

mod cloth;
mod couple;
mod dancers;
mod horn;

/// The far corner of the room, at the ceiling and at the floor.
const CORNER: (At, At) = ((612.0, 270.0), (612.0, 846.0));

pub fn scene() -> Scene {
    let canvas = Canvas::new(83, "#1a2a20");
    walls(&canvas);
    floor(&canvas);
    edges(&canvas);
    dancers::paint(&canvas);
    couple::her(&canvas);
    horn::paint(&canvas);
    couple::him(&canvas);
    couple::her_arm(&canvas);
    canvas.lay(Glaze::new((330.0, 620.0), (380.0, 560.0), "#fff0b0", 0.35));
    canvas.finish(Finish {
        relief: 1.45,
        tooth: 0.33,
        vignette: 0.16,
        colour: "#0c1410",
        ..Finish::default()
    })
}

/// How high the ceiling begins on the left wall.
fn ceiling_at(x: f64) -> f64 {
    CORNER.0.1 - (CORNER.0.0 - x) * 0.25
}

/// How low the left wall ends.
fn foot_at(x: f64) -> f64 {
    CORNER.1.1 + (CORNER.0.0 - x) * 0.2
}

/// The fan of light from the horn: narrow at the foot of the wall, wide at the ceiling, and bent over it. 1 within it, 0 outside.
fn fan() -> Value {
    let left = [
        (1000.0, 372.0),
        (820.0, 210.0),
        (700.0, 54.0),
        (560.0, -20.0),
        (120.0, -60.0),
        (-60.0, 0.0),
    ];
    let right = [
        (1000.0, 424.0),
        (890.0, 500.0),
        (700.0, 572.0),
        (266.0, 606.0),
        (-60.0, 770.0),
    ];
    let at = |line: &[At], y: f64| {
        let i = line.windows(2).position(|w| y <= w[0].0 && y >= w[1].0);
        match i {
            Some(i) => {
                let (a, b) = (line[i], line[i + 1]);
                a.1 + (b.1 - a.1) * (a.0 - y) / (a.0 - b.0)
            }
            None if y > line[0].0 => line[0].1,
            None => line[line.len() - 1].1,
        }
    };
    Value::of(move |(x, y)| {
        let soft = 20.0 + (1000.0 - y).max(0.0) * 0.022;
        let edge = |far: f64| 1.0 / (1.0 + (-far * 3.2 / soft).exp());
        edge(x - at(&left, y)) * edge(at(&right, y) - x)
    })
}

/// Two walls and the ceiling, with the fan of light on them.
fn walls(canvas: &Canvas) {
    let fan = fan();
    let shine = Value::glow((330.0, 640.0), (460.0, 560.0)).broken(0.08, 180.0, 3);
    let lit = Value::of(move |at| fan.at(at) * (0.42 + 0.62 * shine.at(at)));
    let dim = Value::glow((380.0, 960.0), (420.0, 420.0))
        .times(0.26)
        .plus(&Value::even(0.1));
    let paint = Field::ramp(
        &[
            "#14201a", "#2a3d2c", "#566b40", "#a9ab66", "#e9dfa0", "#fff8d8",
        ],
        dim.plus(&lit).broken(0.06, 150.0, 5),
    );
    let flow = Flow::along(&[
        &spots![330, 960; 200, 640; 60, 200][..],
        &spots![380, 960; 360, 600; 330, 220],
        &spots![420, 940; 500, 600; 580, 300],
        &spots![60, 110; 200, 20; 260, -50],
        &spots![560, 250; 700, 60; 780, -50],
        &spots![20, 400; 20, 900],
        &spots![700, 300; 700, 900],
        &spots![640, 240; 840, 140],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1060.0), &paint)
            .flow(flow.soft(60.0).stray(0.25).wave(200.0, 3))
            .passes(Passes::backdrop().uneven(0.009, 0.005, 0.026))
            .under(paint.darker(0.03)),
    );
    // The right wall lies away from the light.
    let value = Value::along((860.0, 300.0), (600.0, 900.0)).broken(0.08, 120.0, 6);
    let side = poly(&[CORNER.0, (850.0, 164.0), (850.0, 960.0), CORNER.1]);
    canvas.lay(
        Mass::new(
            &side,
            Field::ramp(&["#111b18", "#1d2e25", "#334a33"], value),
        )
        .along(&[&spots![640, 300; 640, 860], &spots![800, 220; 800, 900]])
        .passes(Passes::backdrop().scaled(0.8))
        .under("#1a2a22"),
    );
}

/// Where wall and ceiling meet, and the board at the floor.
fn edges(canvas: &Canvas) {
    let line = |a: At, b: At, width: f64, colour: &str, seen: f64| {
        canvas.lay(
            Brush::new(&[a, between(a, b, 0.5), b], width, colour)
                .profile(&[0.8, 1.0, 0.8])
                .dry(0.2)
                .opacity(seen),
        );
    };
    line((-40.0, ceiling_at(-40.0)), CORNER.0, 8.0, "#55683e", 0.75);
    line(CORNER.0, (850.0, 164.0), 8.0, "#0d1614", 0.8);
    line(CORNER.0, CORNER.1, 7.0, "#0d1614", 0.7);
}

fn floor(canvas: &Canvas) {
    let shape = poly(&[
        (-50.0, foot_at(-50.0)),
        CORNER.1,
        (850.0, 960.0),
        (850.0, 1250.0),
        (-50.0, 1250.0),
    ]);
    let value = Value::glow((392.0, 930.0), (260.0, 80.0))
        .times(0.62)
        .plus(&Value::even(0.12))
        .broken(0.08, 120.0, 4);
    let paint = Field::ramp(
        &["#1c0f1c", "#3f1c2e", "#7a3a42", "#c07a56", "#f0c886"],
        value,
    );
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![-40, 1000; 300, 930; 612, 870],
                &spots![-40, 1120; 400, 1030; 800, 1000],
                &spots![-40, 1230; 400, 1180; 840, 1200],
            ])
            .passes(Passes::ground().uneven(0.014, 0.006, 0.03)),
    );
    for x in [-220.0, -20.0, 160.0, 320.0, 470.0, 600.0, 720.0] {
        let board = [
            (x, 1240.0),
            (x * 0.72 + 130.0, 1090.0),
            (x * 0.5 + 232.0, 970.0),
        ];
        canvas.lay(
            Brush::new(&board, 5.0, "#1c0f1c")
                .profile(&[1.0, 0.7, 0.2])
                .dry(0.2)
                .opacity(0.45),
        );
    }
}
