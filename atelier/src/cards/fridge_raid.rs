//! Seen from inside the fridge at night: a grandmother, a father and a boy have opened the door at the same moment, and a hand in a
//! striped sleeve passes them the last slice from our side.

mod family;
mod father;
mod offer;

use crate::line::{blob, ellipse, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

/// The dark of the kitchen. Backs of heads and shoulders end in it.
const DARK: &str = "#150e0e";

pub fn scene() -> Scene {
    let canvas = Canvas::new(14, DARK);
    kitchen(&canvas);
    family::paint(&canvas);
    frame(&canvas);
    offer::shelf(&canvas);
    family::reach(&canvas);
    offer::paint(&canvas);
    canvas.lay(Glaze::new((400.0, 880.0), (330.0, 330.0), "#e6fff0", 0.3));
    // Cold air, which falls out over the shelf.
    for (x, y, rx, ry, seen) in [
        (240.0, 1066.0, 210.0, 60.0, 0.5),
        (560.0, 1110.0, 240.0, 46.0, 0.3),
        (150.0, 1180.0, 230.0, 60.0, 0.35),
    ] {
        canvas.lay(Glaze::mist((x, y), (rx, ry), "#e4f7ec", seen));
    }
    canvas.finish(Finish {
        relief: 1.45,
        vignette: 0.1,
        colour: "#0f1a18",
        ..Finish::default()
    })
}

/// A room of which hardly more is seen than that it is one: a doorway, and a lamp somebody left on far behind.
fn kitchen(canvas: &Canvas) {
    let value = Value::glow((640.0, 240.0), (150.0, 330.0)).times(0.5);
    let paint = Field::ramp(
        &[DARK, "#221612", "#3a251a", "#523521"],
        value.broken(0.08, 240.0, 2),
    );
    canvas.lay(
        Mass::new(&rect(-40.0, -40.0, 840.0, 1240.0), paint)
            .along(&[
                &spots![120, 100; 180, 500; 100, 900][..],
                &spots![660, 60; 600, 500; 700, 1000],
                &spots![300, 120; 420, 80; 560, 130],
            ])
            .passes(Passes::backdrop())
            .under(DARK),
    );
}

/// The opening of the fridge, where the rubber is.
const OPENING: [At; 4] = [(92.0, 98.0), (688.0, 84.0), (702.0, 1040.0), (76.0, 1052.0)];

/// One wall of the fridge, between two corners of the opening and the card's edge.
fn wall(from: usize, to: usize, outer: [At; 2]) -> Shape {
    poly(&[OPENING[from], OPENING[to], outer[1], outer[0]])
}

const MINT: [&str; 5] = ["#4f7a70", "#7fb3a2", "#b3dcc9", "#dcf4e6", "#fbfff6"];

/// The white inside of the fridge around the opening: ceiling, floor, a wall with rails, and the door, which stands open.
fn frame(canvas: &Canvas) {
    let corners = spots![-60, -60; 860, -60; 860, 1260; -60, 1260];
    let around = rect(-60.0, -60.0, 860.0, 1260.0).minus(&poly(&OPENING).grown(4.0));
    canvas.lay(Touch::new(&around, "#8fbfae"));
    let walls = [
        (0, 1, Value::along((60.0, 120.0), (420.0, -40.0)), 2.0),
        (
            1,
            2,
            Value::along((840.0, 1300.0), (690.0, 0.0)).times(0.86),
            84.0,
        ),
        (
            3,
            0,
            Value::along((-40.0, 1300.0), (130.0, 0.0)).times(0.78),
            96.0,
        ),
        (2, 3, Value::along((400.0, 1260.0), (400.0, 1000.0)), 0.0),
    ];
    for (from, to, value, turn) in walls {
        let shape = wall(from, to, [corners[from], corners[to]]);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&MINT, value.broken(0.05, 160.0, 3)))
                .flow(Flow::straight(turn).stray(0.06))
                .passes(
                    Passes::of(&[(26.0, 170.0, 2.2, 0.0), (16.0, 110.0, 0.9, 0.2)])
                        .uneven(0.009, 0.005, 0.02),
                )
                .bare(),
        );
    }
    for (i, &outer) in corners.iter().enumerate() {
        canvas.lay(
            Brush::line(&[OPENING[i], outer], 7.0, "#6f9c90")
                .profile(&[1.0, 0.6])
                .opacity(0.6),
        );
    }
    wires(canvas);
    rails(canvas);
    // The rubber: a soft roll with a dark lip.
    for i in 0..4 {
        let line = [OPENING[i], OPENING[(i + 1) % 4]];
        canvas.lay(
            Brush::new(&line, 23.0, "#93b8ab")
                .profile(&[1.0, 0.97, 1.0])
                .dry(0.05),
        );
        canvas.lay(
            Brush::line(&line, 6.0, "#d7efe2")
                .profile(&[0.8, 1.0, 0.8])
                .opacity(0.8),
        );
    }
    let inner: Vec<At> = OPENING
        .iter()
        .map(|&(x, y)| {
            (
                x + (400.0 - x).signum() * 12.0,
                y + (550.0 - y).signum() * 12.0,
            )
        })
        .collect();
    for i in 0..4 {
        canvas.lay(
            Brush::line(&[inner[i], inner[(i + 1) % 4]], 6.0, "#2c423d")
                .profile(&[1.0, 1.0, 1.0])
                .opacity(0.85),
        );
    }
}

/// The shelf above us, of wire, against the lamp: a jar, a cheese and a leaf of salad seen from below.
fn wires(canvas: &Canvas) {
    canvas.lay(Touch::new(&rect(300.0, -20.0, 500.0, 40.0).softened(10.0), "#ffffff").opacity(0.9));
    let jar = ellipse((150.0, 14.0), 88.0, 40.0);
    let amber = Value::ball((150.0, 14.0), (88.0, 40.0), (0.5, 0.3, 0.6));
    canvas.lay(
        Mass::new(&jar, Field::ramp(&["#4a2a14", "#8a5420", "#d9a04a"], amber))
            .passes(Passes::thing())
            .found(0.1),
    );
    let cheese = poly(&spots![560, -20; 640, 44; 760, 20; 790, -20]);
    let warm = Value::along((560.0, 40.0), (760.0, 0.0));
    canvas.lay(
        Mass::new(
            &cheese,
            Field::ramp(&["#8a6a2a", "#c9a244", "#ecd283"], warm),
        )
        .passes(Passes::thing())
        .found(0.1),
    );
    for i in 0..13 {
        let t = f64::from(i) / 12.0;
        let (far, near) = ((110.0 + 562.0 * t, 86.0), (-50.0 + 880.0 * t, -20.0));
        canvas.lay(
            Brush::line(&[far, near], 6.5, "#466f66")
                .profile(&[0.6, 1.0])
                .opacity(0.9),
        );
    }
    canvas.lay(
        Brush::new(&spots![-20, 42; 400, 36; 820, 38], 10.0, "#537f75")
            .profile(&[1.0, 0.9, 1.0])
            .dry(0.05),
    );
    canvas.lay(Brush::line(&spots![-20, 38; 400, 32; 820, 34], 3.0, "#f4fff8").opacity(0.8));
    let leaf = blob(
        &knots![262, 8; 290, 20; 284, 44; 300, 62; 284, 84; 288, 104; 262, 122; 244, 106; 226, 104; 232, 78; 216, 58; 236, 40; 234, 16],
    );
    let green = Value::along((220.0, 110.0), (300.0, 20.0)).broken(0.15, 30.0, 4);
    canvas.lay(
        Mass::new(
            &leaf,
            Field::ramp(&["#1f3a1c", "#4d7a2e", "#a3bf58"], green),
        )
        .along(&[
            &spots![250, 14; 258, 60; 260, 118],
            &spots![256, 60; 232, 50],
            &spots![258, 70; 290, 56],
        ])
        .passes(Passes::thing().scaled(0.7))
        .found(0.1),
    );
    canvas.lay(Brush::line(&spots![250, 14; 258, 60; 260, 112], 4.0, "#cfdc92").opacity(0.8));
}

/// Ribs for shelves on the left; on the right the racks of the door, with eggs and a bottle.
fn rails(canvas: &Canvas) {
    for y in [300.0, 350.0, 600.0, 650.0] {
        let slope = (y - 560.0) * 0.09;
        let line = [(78.0, y), (-20.0, y + slope)];
        canvas.lay(
            Brush::line(&line, 17.0, "#d9f2e4")
                .profile(&[0.6, 1.0])
                .sleek(),
        );
        canvas.lay(
            Brush::line(
                &[(78.0, y + 10.0), (-20.0, y + slope + 14.0)],
                7.0,
                "#5f897e",
            )
            .profile(&[0.6, 1.0])
            .opacity(0.7),
        );
    }
    let bottle = blob(&knots![
        744, 720; 746, 590; 754, 552; 770, 526; 772, 474; 800, 470; 830, 468; 840, 720
    ]);
    canvas.lay(
        Mass::new(
            &bottle,
            Field::ramp(
                &["#5f8378", "#a9cdbd", "#f6fbf0"],
                Value::along((840.0, 0.0), (740.0, 0.0)),
            ),
        )
        .flow(Flow::straight(90.0))
        .passes(Passes::thing())
        .found(0.1),
    );
    for (x, y, k) in [
        (790.0, 262.0, 1.5),
        (750.0, 278.0, 1.25),
        (720.0, 289.0, 1.0),
    ] {
        let egg = blob(&knots![-21, 20; -24, 2; -15, -24; 0, -34; 15, -24; 24, 2; 21, 20; 0, 28]);
        let spot = Spot::new(x, y, k);
        canvas.at(spot).lay(
            Mass::new(
                &egg,
                Field::ramp(
                    &["#6b5a4a", "#c79a76", "#f0d2ae", "#fff3dc"],
                    Value::ball((0.0, 0.0), (26.0, 34.0), (-0.5, -0.4, 0.7)).lifted(0.1),
                ),
            )
            .passes(Passes::thing().scaled(0.5))
            .found(0.04),
        );
    }
    for (y, slope) in [(318.0, -26.0), (734.0, 26.0)] {
        let rack = poly(&[
            (700.0, y - 16.0),
            (840.0, y - 16.0 + slope),
            (840.0, y + 40.0 + slope * 1.3),
            (700.0, y + 18.0),
        ]);
        canvas.lay(
            Mass::new(
                &rack,
                Field::ramp(
                    &["#6f9c90", "#b5dccb", "#f2fff6"],
                    Value::along((0.0, y + 60.0), (0.0, y - 30.0)),
                ),
            )
            .flow(Flow::straight(-8.0))
            .passes(Passes::thing())
            .found(0.1),
        );
    }
}
