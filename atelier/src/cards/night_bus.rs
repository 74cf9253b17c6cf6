//! On a night bus a young woman, awake, sees in the window that it is she who sleeps; the old woman there is awake and asks us to hush.

mod hands;
mod reflection;
mod seat;

use crate::colour::mix;
use crate::line::{poly, taper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Mass, Passes, Touch, Value,
};

pub fn scene() -> Scene {
    let canvas = Canvas::new(21, "#1a1218");
    bus(&canvas);
    glass(&canvas);
    handles(&canvas);
    reflection::paint(&canvas);
    pane(&canvas);
    post(&canvas);
    seat::paint(&canvas);
    canvas.lay(Glaze::new((400.0, 470.0), (130.0, 260.0), "#ffcf8a", 0.28));
    canvas.finish(Finish {
        relief: 1.5,
        tooth: 0.36,
        vignette: 0.2,
        colour: "#120c18",
        ..Finish::default()
    })
}

/// The warm dark of the bus.
fn bus(canvas: &Canvas) {
    let lamp = Value::glow((250.0, 40.0), (330.0, 210.0))
        .times(0.55)
        .plus(&Value::even(0.1));
    let paint = Field::ramp(
        &["#181018", "#341b22", "#602c22", "#94491f"],
        lamp.broken(0.1, 260.0, 2),
    );
    let wall = poly(&spots![-50, -50; 490, -50; 510, 1250; -50, 1250]);
    let flow = Flow::along(&[
        &spots![20, 60; 200, 20; 440, 60][..],
        &spots![0, 400; 120, 240; 300, 200],
        &spots![20, 700; 60, 520; 80, 300],
        &spots![20, 1180; 300, 1100; 460, 1180],
    ]);
    canvas.lay(
        Mass::new(&wall, paint)
            .flow(flow.soft(80.0).stray(0.3).wave(300.0, 3))
            .passes(Passes::backdrop())
            .under("#241319"),
    );
}

/// The cold dark of the window.
fn glass(canvas: &Canvas) {
    let sky = Value::glow((640.0, 330.0), (240.0, 260.0))
        .times(0.5)
        .plus(&Value::even(0.2));
    let paint = Field::ramp(
        &["#0a1f27", "#103039", "#184349", "#245a5c"],
        sky.broken(0.12, 300.0, 6),
    );
    let pane = poly(&spots![440, -50; 850, -50; 850, 1250; 462, 1250]);
    let flow = Flow::along(&[
        &spots![470, 40; 640, 120; 800, 90],
        &spots![480, 400; 640, 330; 800, 420],
        &spots![480, 900; 640, 960; 800, 900],
    ]);
    canvas.lay(
        Mass::new(&pane, paint)
            .flow(flow.soft(80.0).stray(0.3).wave(300.0, 4))
            .passes(Passes::backdrop())
            .under("#0a1c22"),
    );
}

/// Grab handles, all swung the same way: the bus is turning.
fn handles(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![-40, 108; 198, 90; 436, 72], 13.0, "#673420")
            .profile(&[0.9, 1.0, 0.9])
            .opacity(0.85),
    );
    canvas.lay(
        Brush::new(&spots![-40, 104; 160, 89; 360, 74], 4.0, "#b06c34")
            .profile(&[0.1, 1.0, 0.1])
            .opacity(0.7),
    );
    for (x, y, lit) in [(70.0, 98.0, 0.34), (190.0, 89.0, 0.62), (316.0, 77.0, 0.22)] {
        let handle = canvas.at(Spot::new(x, y, 1.0).turned(9.0));
        let ring = |from: f64, to: f64| crate::line::arc((0.0, 100.0), 21.0, 25.0, from, to, 17);
        let tone = |light: &str| mix("#2a1519", light, lit);
        handle.lay(
            Brush::new(&spots![0, 0; 1, 40; 0, 74], 9.0, tone("#a05a2a"))
                .profile(&[1.0, 0.8, 1.0])
                .dry(0.1)
                .opacity(0.95),
        );
        handle.lay(
            Brush::new(&ring(-90.0, 270.0), 9.0, tone("#b56a30"))
                .profile(&[0.9, 1.0, 0.8, 1.0, 0.9])
                .dry(0.1)
                .opacity(0.95),
        );
        handle.lay(Brush::line(&ring(23.0, 140.0), 3.4, tone("#f0b060")).opacity(0.9));
    }
}

/// What is on the pane itself: three thin veils, and lamps far away.
fn pane(canvas: &Canvas) {
    for (line, width, opacity) in [
        (spots![470, 420; 640, 250; 830, 90], 60.0, 0.1),
        (spots![480, 530; 650, 360; 830, 190], 26.0, 0.1),
        (spots![480, 1130; 650, 960; 830, 800], 70.0, 0.07),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#8fc0b4")
                .profile(&[0.6, 1.0, 0.8])
                .sleek()
                .opacity(opacity),
        );
    }
    for (x, y, half, width, colour) in [
        (548.0, 152.0, 13.0, 20.0, "#c8812f"),
        (552.0, 150.0, 6.0, 10.0, "#f6cf85"),
        (610.0, 160.0, 9.0, 13.0, "#8a5a30"),
        (706.0, 138.0, 17.0, 26.0, "#d99a3c"),
        (710.0, 136.0, 8.0, 13.0, "#fbe0a0"),
        (768.0, 150.0, 8.0, 11.0, "#7a5a3a"),
        (655.0, 176.0, 22.0, 5.0, "#7c4c2c"),
        (735.0, 186.0, 34.0, 5.0, "#a8702f"),
    ] {
        let line = [(x - half, y + 2.0), (x, y), (x + half, y - 2.0)];
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.6, 1.0, 0.8, 0.5])
                .dry(0.1),
        );
    }
}

/// The post between bus and window, lost behind the heads.
fn post(canvas: &Canvas) {
    let shape = poly(&spots![436, -50; 468, -50; 490, 1250; 460, 1250]);
    let value = Value::along((470.0, 1100.0), (440.0, 0.0)).broken(0.06, 200.0, 4);
    let paint = Field::ramp(&["#1d2226", "#2b3336", "#3b4a48", "#52645f"], value);
    let flow = Flow::along(&[&spots![452, -50; 474, 1250]]).stray(0.02);
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(flow)
            .passes(
                Passes::of(&[(15.0, 150.0, 2.0, 0.0), (8.0, 110.0, 0.8, 0.3)])
                    .uneven(0.012, 0.004, 0.03),
            )
            .under("#22292c")
            .found(0.02),
    );
    canvas.lay(Touch::new(
        &taper(&spots![441, -30; 446, 240; 451, 560], &[7.0, 5.0, 0.5]),
        "#71857f",
    ));
    canvas.lay(Touch::new(
        &taper(&spots![471, -30; 476, 260; 482, 600], &[5.0, 4.0, 0.5]),
        "#0a1a20",
    ));
}
