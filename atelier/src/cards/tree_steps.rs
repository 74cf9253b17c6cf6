//! A girl counts at a tree; behind her back the other trees have come nearer on tiptoe.

use crate::line::{blob, ellipse, poly, rect};
use crate::scene::Scene;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Scumble, Touch, Value,
};
use crate::{knots, spots};

mod girl;
mod squirrel;
mod trees;

/// A pale day: it comes from above, on the right and a little from us.
const DAY: Light = (0.45, -0.62, 0.6);
const FOG: [&str; 4] = ["#b9b79c", "#d3ceb2", "#e6dfc6", "#f3ecd8"];

pub fn scene() -> Scene {
    let canvas = Canvas::new(57, "#c9c6aa");
    let air = fog(&canvas);
    ground(&canvas, &air);
    trees::far(&canvas, &air);
    mist(&canvas);
    trees::near(&canvas, &air);
    squirrel::paint(&canvas);
    leaves(&canvas);
    girl::paint(&canvas);
    canvas.finish(Finish {
        relief: 1.3,
        tooth: 0.3,
        vignette: 0.1,
        colour: "#3a3520",
        ..Finish::default()
    })
}

/// The air between trees. Its paint comes back: far trunks are lost in it.
fn fog(canvas: &Canvas) -> Field {
    let value = Value::glow((450.0, 470.0), (340.0, 400.0))
        .times(0.8)
        .plus(&Value::even(0.14))
        .broken(0.07, 320.0, 2);
    let air = Field::ramp(&FOG, value);
    let flow = Flow::along(&[
        &spots![0, 120; 300, 60; 800, 110][..],
        &spots![0, 420; 240, 380; 800, 440],
        &spots![0, 640; 400, 620; 800, 640],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 720.0), &air)
            .flow(flow.soft(90.0).stray(0.35).wave(340.0, 3))
            .passes(Passes::sky())
            .under("#cdc8ad"),
    );
    air
}

/// Moss, which is fog where it is far.
fn ground(canvas: &Canvas, air: &Field) {
    let value = Value::along((420.0, 1230.0), (470.0, 640.0)).broken(0.08, 150.0, 8);
    let paint = Field::ramp(
        &["#4a5029", "#77763f", "#a5a062", "#c9c08e", "#e0d8b8"],
        value,
    )
    .patch((640.0, 1130.0), (150.0, 60.0), "#a05a28", 0.4)
    .patch((720.0, 880.0), (110.0, 26.0), "#b0703c", 0.4)
    // Below the foot in the air.
    .patch((566.0, 1012.0), (74.0, 13.0), "#454a26", 0.6);
    canvas.lay(
        Mass::new(
            &poly(&spots![-50, 622; 200, 606; 480, 618; 850, 604; 850, 1250; -50, 1250]),
            paint,
        )
        .along(&[
            &spots![0, 640; 400, 634; 800, 636],
            &spots![0, 760; 400, 752; 800, 746],
            &spots![0, 900; 420, 890; 800, 880],
            &spots![0, 1020; 420, 1010; 800, 1000],
            &spots![200, 1180; 800, 1130],
        ])
        .passes(Passes::ground())
        .lost((200.0, 590.0), 260.0)
        .lost((620.0, 590.0), 260.0)
        .bleed(18.0)
        .into(air),
    );
}

/// Fog along the ground, between the far trees and the near ones.
fn mist(canvas: &Canvas) {
    let bank = poly(&spots![-40, 560; 840, 540; 840, 670; -40, 680]);
    let drag = Mass::new(&bank, "#efe8d2")
        .flow(Flow::straight(2.0))
        .passes(Passes::of(&[(40.0, 260.0, 0.5, 0.9)]));
    canvas.lay(Scumble::new(drag, 0.28));
    canvas.lay(Glaze::mist((470.0, 606.0), (420.0, 90.0), "#f1ead6", 0.8));
    canvas.lay(Glaze::mist((760.0, 640.0), (240.0, 70.0), "#ece4cb", 0.5));
}

/// Leaves that have come down, and some that come down now.
fn leaves(canvas: &Canvas) {
    for (x, y, long, turn, colour) in [
        (556.0, 1118.0, 15.0, 20.0, "#b5602a"),
        (760.0, 1096.0, 17.0, -20.0, "#c8783a"),
        (706.0, 1150.0, 20.0, 12.0, "#a04c22"),
        (610.0, 1170.0, 18.0, -8.0, "#c46a30"),
        (500.0, 1056.0, 12.0, 30.0, "#b5602a"),
        (600.0, 806.0, 9.0, 10.0, "#b06a3c"),
        (536.0, 940.0, 11.0, -10.0, "#b5602a"),
        (772.0, 960.0, 12.0, 8.0, "#a85a2c"),
        (566.0, 380.0, 14.0, 60.0, "#b9642c"),
        (330.0, 420.0, 12.0, -50.0, "#b3764a"),
        (420.0, 250.0, 11.0, 30.0, "#b98a62"),
    ] {
        let at = canvas.at(crate::shape::Spot::new(x, y, long / 10.0).turned(turn));
        let leaf = blob(&knots![-10, 0; -3, -4; 5, -4; 11, 0; 4, 4; -4, 4]);
        at.lay(Touch::new(&leaf, colour));
        at.lay(Brush::line(&spots![-13, 1; 0, 0; 9, 0], 1.2, "#6e341a").opacity(0.6));
    }
}

/// A hole where a tree has stood: earth, and moss torn up around it.
fn hole(canvas: &Canvas, at: (f64, f64), size: f64, far: f64) {
    let earth = crate::colour::mix("#33261a", FOG[1], far);
    let put = canvas.at(crate::shape::Spot::new(at.0, at.1, size));
    let shape = blob(&knots![-62, 2; -40, -12; -4, -15; 36, -13; 62, -2; 50, 12; 8, 17; -38, 14]);
    put.lay(
        Mass::new(&shape, earth)
            .passes(Passes::of(&[(9.0, 34.0, 1.8, 0.0)]).uneven(0.02, 0.008, 0.05))
            .bare(),
    );
    let torn = crate::colour::mix("#7a4a26", FOG[1], far);
    for (x, y, r) in [
        (-70.0, 8.0, 9.0),
        (-52.0, 16.0, 7.0),
        (66.0, 8.0, 8.0),
        (40.0, 18.0, 6.0),
        (80.0, 14.0, 5.0),
    ] {
        put.lay(Touch::new(&ellipse((x, y), r * 1.5, r * 0.7), torn));
    }
    put.lay(
        Brush::new(&spots![-66, -4; -30, -17; 20, -19; 64, -8], 6.0, torn)
            .profile(&[0.3, 1.0, 0.6, 1.0, 0.2])
            .dry(0.2),
    );
}
