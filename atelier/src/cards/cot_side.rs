//! A father has fallen asleep beside a cot, one arm through the bars; the child has covered him with all there was and lowers the last toy.

use crate::colour::mix;
use crate::line::{poly, rect};
use crate::scene::Scene;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Value,
};

mod blankets;
mod child;
mod father;

/// The night light: behind the cot, on the right.
const LAMP: Light = (0.62, -0.55, 0.5);
/// The wood of the cot, from the side away from the lamp.
const WOOD: [&str; 4] = ["#3b2a40", "#7d5350", "#c98a5e", "#f5c98c"];

pub fn scene() -> Scene {
    let canvas = Canvas::new(49, "#40335a");
    room(&canvas);
    floor(&canvas);
    far_bars(&canvas);
    mattress(&canvas);
    let pyjamas = child::body(&canvas);
    father::hand(&canvas);
    near_bars(&canvas);
    child::head(&canvas, &pyjamas);
    father::paint(&canvas);
    bar_before_wrist(&canvas);
    blankets::paint(&canvas);
    shadows(&canvas);
    child::toy_arm(&canvas, &pyjamas);
    canvas.lay(Glaze::new((640.0, 240.0), (460.0, 520.0), "#ffca86", 0.4));
    canvas.finish(Finish {
        relief: 1.4,
        tooth: 0.33,
        vignette: 0.16,
        colour: "#1c1430",
        ..Finish::default()
    })
}

/// The dark of the room, and the warmth of a lamp that is not seen.
fn room(canvas: &Canvas) {
    let value = Value::glow((880.0, 190.0), (500.0, 460.0))
        .times(0.95)
        .plus(&Value::even(0.12))
        .broken(0.08, 280.0, 2);
    let paint = Field::ramp(
        &["#332850", "#5a456e", "#8f6680", "#cf8f78", "#f4c184"],
        value,
    );
    let flow = Flow::along(&[
        &spots![0, 100; 300, 40; 800, 80][..],
        &spots![0, 400; 300, 340; 800, 420],
        &spots![0, 760; 400, 720; 800, 760],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 900.0), paint)
            .flow(flow.soft(80.0).stray(0.5).wave(240.0, 3))
            .passes(
                Passes::of(&[
                    (46.0, 180.0, 2.0, 0.0),
                    (30.0, 120.0, 1.2, 0.2),
                    (17.0, 80.0, 0.7, 0.4),
                ])
                .uneven(0.009, 0.004, 0.024),
            ),
    );
}

fn floor(canvas: &Canvas) {
    let value = Value::along((160.0, 1250.0), (620.0, 740.0)).broken(0.1, 140.0, 4);
    let paint = Field::ramp(&["#2a2044", "#4a3960", "#755878", "#a87a7c"], value);
    canvas.lay(
        Mass::new(
            &poly(&spots![-50, 826; 850, 800; 850, 1250; -50, 1250]),
            paint,
        )
        .along(&[
            &spots![0, 850; 800, 830],
            &spots![-40, 1010; 800, 960],
            &spots![-40, 1220; 800, 1120],
        ])
        .passes(Passes::ground())
        .lost((300.0, 800.0), 400.0),
    );
    for (board, width) in [
        (&spots![-40, 872; 400, 852; 840, 840][..], 4.0),
        (&spots![-40, 940; 400, 912; 840, 892], 5.0),
        (&spots![-40, 1040; 300, 1010; 840, 966], 6.0),
    ] {
        canvas.lay(
            Brush::new(board, width, "#241a3a")
                .profile(&[0.4, 1.0, 0.5])
                .dry(0.2)
                .opacity(0.6),
        );
    }
}

/// A stick of the cot: dark on the left, lit on the right.
fn stick(canvas: &Canvas, line: &[At], width: f64, lit: f64) {
    let wood = |part: f64| mix(WOOD[0], WOOD[2], part);
    let flat = (line[0].1 - line[line.len() - 1].1).abs() < 120.0;
    let shift = |by: f64| -> Vec<At> {
        let to = |&(x, y): &At| if flat { (x, y - by) } else { (x + by, y) };
        line.iter().map(to).collect()
    };
    let even = [1.0, 0.96, 1.0];
    canvas.lay(Brush::new(line, width, wood(0.35 * lit)).profile(&even));
    canvas.lay(
        Brush::new(&shift(0.16 * width), 0.6 * width, wood(0.2 + 0.6 * lit))
            .profile(&even)
            .dry(0.1),
    );
    canvas.lay(
        Brush::new(
            &shift(0.34 * width),
            0.24 * width,
            mix(WOOD[1], WOOD[3], lit),
        )
        .profile(&even)
        .dry(0.2)
        .opacity(0.5 + 0.5 * lit),
    );
}

/// The far side, nearly lost in the dark.
fn far_bars(canvas: &Canvas) {
    for i in 0..7 {
        let x = 60.0 + 112.0 * f64::from(i);
        let line = [(x, 420.0), (x + 1.0, 540.0), (x, 650.0)];
        canvas.lay(
            Brush::new(&line, 13.0, "#4d3b62")
                .profile(&[0.9, 1.0, 0.9])
                .dry(0.2)
                .opacity(0.35 + 0.06 * f64::from(i)),
        );
    }
    canvas.lay(
        Brush::new(&spots![-40, 424; 400, 406; 840, 392], 20.0, "#5d4666")
            .profile(&[0.8, 1.0, 1.0])
            .dry(0.15)
            .opacity(0.75),
    );
}

/// Bare: there is nothing left in the cot.
fn mattress(canvas: &Canvas) {
    let value = Value::along((60.0, 820.0), (760.0, 620.0)).broken(0.08, 120.0, 5);
    let paint = Field::ramp(&["#56486e", "#8d7890", "#cdb0ae", "#f3dcc0"], value);
    canvas.lay(
        Mass::new(
            &poly(&spots![-50, 656; 850, 626; 850, 790; -50, 816]),
            paint,
        )
        .along(&[
            &spots![-40, 670; 840, 640],
            &spots![-40, 740; 840, 716],
            &spots![-40, 806; 840, 786],
        ])
        .passes(Passes::cloth())
        .found(0.3),
    );
}

fn near_bars(canvas: &Canvas) {
    for i in 0..9 {
        let x = -14.0 + 101.0 * f64::from(i);
        let lit = 0.25 + 0.08 * f64::from(i);
        stick(
            canvas,
            &[
                (x, 344.0 - 0.05 * x),
                (x + 2.0, 560.0),
                (x, 806.0 - 0.03 * x),
            ],
            23.0,
            lit,
        );
    }
    stick(canvas, &spots![-60, 812; 400, 798; 860, 782], 36.0, 0.55);
    stick(canvas, &spots![-60, 350; 400, 326; 860, 300], 42.0, 0.85);
}

/// His forearm goes over the lower rail and between two bars: this one is before his wrist.
fn bar_before_wrist(canvas: &Canvas) {
    let x = 289.0;
    stick(
        canvas,
        &[(x + 1.0, 400.0), (x + 2.0, 560.0), (x, 788.0)],
        23.0,
        0.49,
    );
}

/// The bars again, on the floor and on him.
fn shadows(canvas: &Canvas) {
    for i in 0..9 {
        let x = 60.0 + 101.0 * f64::from(i);
        let line = [
            (x, 822.0),
            (x - 66.0, 960.0),
            (x - 150.0, 1110.0),
            (x - 250.0, 1260.0),
        ];
        canvas.lay(
            Brush::new(&line, 44.0, "#221638")
                .profile(&[0.5, 0.75, 0.95, 1.1])
                .dry(0.1)
                .opacity(0.3),
        );
    }
}
