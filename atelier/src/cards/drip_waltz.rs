//! At three in the morning an old man waltzes down a ward corridor with his drip stand; it leads, and the night nurse beats time.

use crate::colour::mix;
use crate::line::{blob, ellipse, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

mod dancer;
mod nurse;
mod stand;

/// A lamp at the end of the corridor, on the right.
const LAMP: Light = (0.72, -0.4, 0.45);
/// The paint of the walls.
const GREEN: [&str; 5] = ["#102a2a", "#1d4540", "#356a5c", "#6b9a7c", "#c9cf94"];

pub fn scene() -> Scene {
    let canvas = Canvas::new(37, "#1d4540");
    let dark = walls(&canvas);
    floor(&canvas);
    doors(&canvas);
    lamp(&canvas);
    slippers(&canvas);
    shadows(&canvas);
    nurse::paint(&canvas);
    stand::paint(&canvas);
    dancer::far_arm(&canvas);
    dancer::paint(&canvas, &dark);
    stand::tube(&canvas);
    canvas.lay(Glaze::new((690.0, 420.0), (420.0, 560.0), "#ffe6a0", 0.35));
    canvas.finish(Finish {
        relief: 1.45,
        tooth: 0.34,
        vignette: 0.18,
        colour: "#08191c",
        ..Finish::default()
    })
}

/// The walls and the ceiling, lit from the far end. Their paint comes back: the gown is lost in it.
fn walls(canvas: &Canvas) -> Field {
    let value = Value::glow((690.0, 420.0), (330.0, 400.0))
        .times(0.8)
        .plus(&Value::even(0.12))
        .broken(0.06, 240.0, 2);
    let paint = Field::ramp(&GREEN, value);
    let flow = Flow::along(&[
        &spots![-40, 30; 300, 200; 560, 330][..],
        &spots![-40, 420; 300, 430; 560, 440],
        &spots![-40, 880; 300, 690; 560, 556],
        &spots![100, -40; 420, 160; 600, 300],
        &spots![840, 120; 700, 320],
        &spots![840, 600; 700, 500],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1000.0), &paint)
            .flow(flow.soft(60.0).stray(0.25).wave(240.0, 3))
            .passes(
                Passes::of(&[(44.0, 170.0, 2.0, 0.0), (28.0, 120.0, 1.1, 0.2)])
                    .uneven(0.01, 0.005, 0.026),
            ),
    );
    // The ceiling's lamps are out; in the window of the end wall there is the night.
    let ceiling = poly(&spots![-50, -50; 850, -50; 850, 140; 692, 322; 560, 322; -50, 10]);
    let value = Value::glow((640.0, 320.0), (260.0, 190.0))
        .times(0.5)
        .broken(0.05, 200.0, 4);
    canvas.lay(
        Mass::new(
            &ceiling,
            Field::ramp(&["#0c2124", "#163836", "#2f5f54", "#6d9478"], value),
        )
        .along(&[
            &spots![0, 0; 300, 150; 560, 310],
            &spots![400, -40; 620, 310],
            &spots![840, 60; 690, 310],
        ])
        .passes(Passes::sky().uneven(0.006, 0.004, 0.02))
        .lost((200.0, 150.0), 160.0)
        .bleed(10.0),
    );
    let window = poly(&spots![592, 372; 660, 372; 660, 470; 592, 470]);
    canvas.lay(Touch::new(&window, "#16343e"));
    canvas.lay(Brush::new(&spots![626, 372; 626, 470], 5.0, "#7f9f80").sleek());
    canvas.lay(Brush::new(&spots![590, 420; 662, 420], 4.0, "#7f9f80").sleek());
    paint
}

/// Polished: the lamp lies on it as a long butter-yellow street.
fn floor(canvas: &Canvas) {
    let street = Value::glow((655.0, 640.0), (120.0, 300.0)).times(0.75);
    let value = Value::along((160.0, 1250.0), (640.0, 540.0))
        .times(0.5)
        .plus(&street)
        .broken(0.07, 140.0, 5);
    let paint = Field::ramp(
        &["#12312f", "#255048", "#4d7f66", "#a5b57c", "#f6e3a0"],
        value,
    );
    canvas.lay(
        Mass::new(
            &poly(&spots![-50, 886; 560, 556; 692, 556; 850, 830; 850, 1250; -50, 1250]),
            paint,
        )
        .along(&[
            &spots![-40, 910; 560, 570],
            &spots![-40, 1180; 400, 800; 610, 580],
            &spots![400, 1240; 560, 900; 640, 580],
            &spots![840, 1100; 740, 800; 670, 580],
        ])
        .passes(
            Passes::of(&[(34.0, 150.0, 2.0, 0.0), (20.0, 100.0, 1.0, 0.3)])
                .uneven(0.012, 0.005, 0.03),
        ),
    );
    for line in [
        spots![-40, 880; 300, 694; 560, 554],
        spots![850, 826; 770, 692; 692, 556],
    ] {
        canvas.lay(
            Brush::new(&line, 13.0, "#173c38")
                .profile(&[1.2, 0.8, 0.4])
                .dry(0.1),
        );
    }
    // The handrail.
    canvas.lay(
        Brush::new(&spots![-40, 700; 300, 592; 560, 504], 19.0, "#8a7a4c")
            .profile(&[1.1, 0.7, 0.35])
            .dry(0.1),
    );
    canvas.lay(
        Brush::new(&spots![-40, 694; 300, 588; 560, 502], 5.0, "#d9bf78")
            .profile(&[0.6, 1.0, 0.5])
            .opacity(0.7),
    );
}

/// Doors of the ward; one stands ajar.
fn doors(canvas: &Canvas) {
    for (shape, tone) in [
        (spots![20, 170; 150, 222; 150, 776; 20, 848], "#1a3d3b"),
        (spots![424, 330; 474, 350; 474, 600; 424, 628], "#2d5f55"),
    ] {
        let value = Value::along((shape[0].0, 900.0), (shape[1].0, 200.0)).broken(0.1, 90.0, 3);
        canvas.lay(
            Mass::new(
                &poly(&shape),
                Field::ramp(
                    &[
                        mix(tone, "#081a1c", 0.5),
                        tone.into(),
                        mix(tone, "#7ea58a", 0.3),
                    ],
                    value,
                ),
            )
            .flow(Flow::straight(88.0))
            .passes(Passes::of(&[(26.0, 110.0, 1.8, 0.0)]).uneven(0.012, 0.005, 0.03))
            .lost((20.0, 500.0), 120.0)
            .found(0.2),
        );
    }
    canvas.lay(Touch::new(
        &poly(&spots![136, 220; 152, 222; 152, 776; 136, 784]),
        "#0b2022",
    ));
    canvas.lay(Touch::new(&ellipse((120.0, 530.0), 6.0, 8.0), "#b8a766"));
    let pane = poly(&spots![62, 262; 106, 278; 106, 420; 62, 416]);
    canvas.lay(Touch::new(&pane, "#0f2a2c"));
}

/// The lamp on the night desk: all the light there is.
fn lamp(canvas: &Canvas) {
    canvas.lay(Glaze::mist((724.0, 462.0), (230.0, 210.0), "#fbe6a2", 0.75));
    for (shape, ramp) in [
        (
            spots![692, 548; 860, 616; 860, 850; 706, 656],
            ["#1b2f28", "#37463a", "#66653f"],
        ),
        (
            spots![684, 528; 860, 578; 860, 620; 690, 550],
            ["#8f7d48", "#d9b968", "#f6e09a"],
        ),
    ] {
        let board = poly(&shape);
        let value = Value::along((860.0, 760.0), (700.0, 530.0)).broken(0.06, 60.0, 3);
        canvas.lay(Touch::new(&board, ramp[1]));
        canvas.lay(
            Mass::new(&board, Field::ramp(&ramp, value))
                .flow(Flow::straight(20.0))
                .passes(Passes::of(&[(14.0, 70.0, 1.9, 0.0)]).uneven(0.012, 0.005, 0.03))
                .bare()
                .found(0.05),
        );
    }
    canvas.lay(Brush::new(&spots![748, 545; 746, 500; 738, 470], 7.0, "#5a5230").sleek());
    let shade = blob(&knots![700, 478, corner; 716, 438; 752, 436; 778, 482, corner; 740, 488]);
    canvas.lay(
        Mass::new(
            &shade,
            Field::ramp(
                &["#e8b850", "#ffe39a", "#fff6d2"],
                Value::along((740.0, 430.0), (740.0, 490.0)),
            ),
        )
        .passes(Passes::of(&[(12.0, 30.0, 1.8, 0.0)]))
        .found(0.05),
    );
}

/// His slippers wait, side by side: soles from above, and a band over the toes.
fn slippers(canvas: &Canvas) {
    for (x, y, turn) in [(96.0, 1104.0, -30.0), (176.0, 1124.0, -18.0)] {
        let at = canvas.at(Spot::new(x, y, 1.2).turned(turn));
        at.lay(
            Brush::new(&spots![-46, 12; 0, 20; 50, 18], 20.0, "#0c2526")
                .profile(&[0.3, 1.0, 0.4])
                .opacity(0.7),
        );
        let sole = blob(
            &knots![-52, 2; -44, -12; -22, -14; 4, -12; 32, -18; 54, -6; 54, 8; 34, 18; 4, 14; -24, 14; -46, 13],
        );
        at.lay(Touch::new(&sole.moved(0.0, 6.0), "#5a3a30"));
        at.lay(
            Mass::new(
                &sole,
                Field::ramp(
                    &["#8a6a50", "#c9a777", "#e6cf9c"],
                    Value::along((-50.0, 14.0), (50.0, -14.0)),
                ),
            )
            .passes(Passes::of(&[(9.0, 26.0, 1.8, 0.0)]))
            .found(0.1),
        );
        let band = blob(
            &knots![2, -14, corner; 14, -26; 34, -27; 44, -20, corner; 40, 0; 44, 16, corner; 30, 22; 10, 19, corner; 14, 2],
        );
        let value = Value::ball((24.0, -6.0), (34.0, 26.0), LAMP).lifted(0.1);
        at.lay(
            Mass::new(
                &band,
                Field::ramp(&["#4a1f24", "#843a34", "#b8604a", "#e09a6c"], value),
            )
            .passes(Passes::of(&[(8.0, 18.0, 2.0, 0.0)]))
            .found(0.1),
        );
    }
}

/// What turns, turns above its shadow.
fn shadows(canvas: &Canvas) {
    let pool = |line: &[At], width: f64| {
        canvas.lay(
            Brush::new(line, width, "#0d2a2b")
                .profile(&[0.2, 1.0, 0.8, 0.1])
                .dry(0.2)
                .opacity(0.6),
        );
    };
    pool(&spots![430, 1026; 360, 1036; 250, 1040; 90, 1034], 30.0);
    pool(&spots![690, 1030; 620, 1036; 560, 1040; 480, 1040], 28.0);
}
