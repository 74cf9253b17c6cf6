//! All of a house is gone but one papered wall, which leans; an old man has hung a picture on it, and sees to it that it is straight.

use crate::line::{blob, poly, rect};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Value,
};
use crate::{knots, spots};

mod man;
mod picture;
mod wall;

/// A low white sun on the left.
const DAY: Light = (-0.62, -0.5, 0.6);
/// Chalk and ash rose: sky and ground share them.
const CHALK: [&str; 5] = ["#9b97ac", "#bdb3bc", "#dccec9", "#efe2d3", "#faf1df"];

/// How everything leans but the picture and the man.
fn leaning() -> Spot {
    Spot::new(400.0, 800.0, 1.0).turned(-8.0)
}

pub fn scene() -> Scene {
    let canvas = Canvas::new(71, "#dccfc6");
    sky(&canvas);
    ground(&canvas);
    shadow(&canvas);
    wall::paint(&canvas);
    rubble(&canvas);
    picture::paint(&canvas);
    man::paint(&canvas);
    canvas.lay(Glaze::new((60.0, 420.0), (520.0, 620.0), "#fff3dc", 0.3));
    canvas.finish(Finish {
        relief: 1.3,
        tooth: 0.3,
        vignette: 0.08,
        colour: "#4a3a48",
        ..Finish::default()
    })
}

fn sky(canvas: &Canvas) {
    let value = Value::along((520.0, -260.0), (160.0, 900.0)).broken(0.07, 360.0, 2);
    let flow = Flow::along(&[
        &spots![0, 160; 300, 60; 800, 40][..],
        &spots![0, 460; 300, 380; 800, 340],
        &spots![0, 800; 400, 740; 800, 690],
    ]);
    canvas.lay(
        Mass::new(
            &rect(-50.0, -50.0, 850.0, 1000.0),
            Field::ramp(&CHALK, value),
        )
        .flow(flow.soft(90.0).stray(0.3).wave(360.0, 3))
        .passes(Passes::sky().uneven(0.004, 0.002, 0.014))
        .under("#c9bcb6"),
    );
}

/// As light as the sky: where they meet is only seen on the right.
fn ground(canvas: &Canvas) {
    let at = canvas.at(leaning());
    let value = Value::along((340.0, 560.0), (-300.0, -90.0)).broken(0.08, 170.0, 8);
    let paint = Field::ramp(
        &["#857279", "#ad9797", "#cfb9b0", "#e4d5c9", "#f1e6d9"],
        value,
    )
    // The wall's shadow.
    .patch_turned((540.0, 146.0), (250.0, 44.0), 4.0, "#6d5a68", 0.9)
    .patch((80.0, 164.0), (250.0, 22.0), "#6d5a68", 0.7);
    let shape =
        poly(&spots![-560, -58; -200, -62; 60, -56; 300, -66; 560, -60; 560, 560; -560, 560]);
    at.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![-500, -30; 0, -36; 500, -30],
                &spots![-500, 80; 0, 74; 500, 84],
                &spots![-500, 210; 0, 220; 500, 200],
                &spots![-500, 380; 0, 370; 500, 380],
            ])
            .passes(
                Passes::of(&[(44.0, 190.0, 2.2, 0.0), (24.0, 130.0, 1.0, 0.3)])
                    .uneven(0.007, 0.003, 0.022),
            )
            .lost((-340.0, -70.0), 330.0)
            .bleed(20.0)
            .into(Field::flat(CHALK[3])),
    );
}

/// The wall's shadow, long and away from us.
fn shadow(canvas: &Canvas) {
    let at = canvas.at(leaning());
    let value = Value::along((240.0, 180.0), (600.0, 60.0)).broken(0.12, 110.0, 3);
    at.lay(
        Mass::new(
            &poly(&spots![200, 156; 346, 142; 460, 150; 620, 140; 620, 20; 420, 62; 240, 100]),
            Field::ramp(&["#594759", "#77626d", "#9c858a"], value),
        )
        .flow(Flow::straight(-9.0))
        .passes(
            Passes::of(&[(30.0, 150.0, 2.0, 0.0), (16.0, 90.0, 0.9, 0.3)])
                .uneven(0.01, 0.005, 0.026),
        )
        .bare()
        .lost((620.0, 30.0), 150.0)
        .lost((560.0, 210.0), 110.0)
        .bleed(14.0),
    );
}

/// What was the rest of the house.
fn rubble(canvas: &Canvas) {
    for (x, y, size, turn, colour) in [
        (214.0, 196.0, 1.3, 8.0, "#a5766c"),
        (266.0, 206.0, 0.9, -16.0, "#8d6a68"),
        (160.0, 190.0, 0.8, 20.0, "#bb8f80"),
        (344.0, 190.0, 1.4, -4.0, "#7d5f62"),
        (30.0, 184.0, 0.7, 12.0, "#9a736c"),
        (386.0, 230.0, 0.8, 14.0, "#8d6a68"),
        (20.0, 330.0, 0.9, 9.0, "#b0908a"),
        (280.0, 340.0, 1.3, -12.0, "#a07a74"),
    ] {
        let (x, y) = leaning().point((x, y));
        let put = canvas.at(Spot::new(x, y, size).turned(turn - 8.0));
        put.lay(
            Brush::new(&spots![-20, 13; 14, 15; 44, 12], 12.0, "#6d5a68")
                .profile(&[0.3, 1.0, 0.1])
                .opacity(0.5),
        );
        let front = Value::along((24.0, 10.0), (-24.0, -10.0));
        let brick =
            blob(&knots![-24, -7, corner; 20, -10, corner; 24, 10, corner; -22, 13, corner]);
        put.lay(
            Mass::new(&brick, Field::ramp(&["#6d5058", colour, "#d8bcae"], front))
                .passes(Passes::of(&[(9.0, 26.0, 1.8, 0.0)]))
                .found(0.2),
        );
    }
}
