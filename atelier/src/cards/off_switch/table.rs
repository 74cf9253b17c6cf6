//! The table, and what was flying over it: soup below a ladle, a plate, olives. In the quiet all of it hangs where it was.

use super::quiet;
use crate::line::{blob, ellipse};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Glaze, Light, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

const CALM: Light = (0.4, -0.6, 0.65);

pub fn paint(canvas: &Canvas) {
    let shape = blob(&knots![
        330, 860; 460, 846; 640, 838; 860, 846, corner; 860, 1260, corner; 200, 1260, corner; 240, 1000
    ]);
    let value = || Value::along((760.0, 1240.0), (420.0, 850.0)).broken(0.1, 140.0, 3);
    let warm = Field::ramp(&["#9c3a22", "#d97a3c", "#f0b268", "#fbdc9c"], value());
    let cold = Field::ramp(&["#a3bfce", "#c6dbe2", "#e3eff0", "#f8fbf6"], value());
    canvas.lay(
        Mass::new(&shape, Field::blend(warm, cold, quiet()))
            .along(&[
                &spots![340, 880; 600, 860; 840, 870],
                &spots![300, 1060; 560, 1040; 840, 1060],
                &spots![260, 1220; 840, 1220],
            ])
            .passes(Passes::ground().uneven(0.012, 0.006, 0.025)),
    );
    // Spilled and broken, on their side.
    for (line, width, colour) in [
        (spots![700, 930; 748, 922; 800, 932], 26.0, "#8e1f1c"),
        (spots![724, 1010; 760, 1000; 810, 1010], 14.0, "#a8321e"),
        (spots![690, 872; 720, 866; 752, 872], 12.0, "#7c1a1c"),
    ] {
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.4, 1.0, 0.6])
                .dry(0.1)
                .opacity(0.85),
        );
    }
    bowl(canvas);
}

/// Her bowl, in which nothing moves.
fn bowl(canvas: &Canvas) {
    let (x, y) = (596.0, 1096.0);
    canvas.lay(Glaze::mist(
        (x + 30.0, y + 66.0),
        (190.0, 44.0),
        "#6d8ea4",
        0.7,
    ));
    let body = blob(
        &[
            (x - 140.0, y),
            (x - 116.0, y + 56.0),
            (x - 60.0, y + 90.0),
            (x + 60.0, y + 90.0),
            (x + 116.0, y + 56.0),
            (x + 140.0, y),
            (x, y - 20.0),
        ]
        .map(Into::into),
    );
    let value = Value::along((x + 130.0, y + 80.0), (x - 110.0, y - 10.0)).broken(0.06, 60.0, 2);
    canvas.lay(
        Mass::new(
            &body,
            Field::ramp(&["#7f9db2", "#b5cdd8", "#e6f0f0", "#fdfdf8"], value),
        )
        .passes(Passes::thing().scaled(0.8).uneven(0.012, 0.005, 0.03))
        .found(0.06),
    );
    let rim = ellipse((x, y), 142.0, 38.0);
    canvas.lay(
        Mass::new(
            &rim,
            Field::ramp(
                &["#b8ced8", "#f4f9f6"],
                Value::along((x + 120.0, y), (x - 120.0, y)),
            ),
        )
        .flow(Flow::around(&rim))
        .passes(Passes::thing().scaled(0.5))
        .found(0.03),
    );
    let soup = ellipse((x, y + 4.0), 126.0, 30.0);
    canvas.lay(
        Mass::new(
            &soup,
            Field::ramp(
                &["#b4602e", "#dc8c46", "#f0b878"],
                Value::along((x + 100.0, y + 20.0), (x - 80.0, y - 20.0)),
            ),
        )
        .flow(Flow::straight(0.0))
        .passes(Passes::thing().scaled(0.6))
        .found(0.03),
    );
    canvas.lay(
        Brush::line(
            &[
                (x - 80.0, y - 4.0),
                (x - 30.0, y - 12.0),
                (x + 20.0, y - 12.0),
            ],
            5.0,
            "#fde6c0",
        )
        .opacity(0.7),
    );
}

/// Nothing here falls.
pub fn hanging(canvas: &Canvas) {
    soup(canvas);
    plate(canvas);
    for (x, y, turn) in [
        (560.0, 776.0, 20.0),
        (438.0, 668.0, 60.0),
        (450.0, 556.0, 10.0),
        (580.0, 560.0, -40.0),
    ] {
        olive(canvas, (x, y), 1.0, turn);
    }
}

/// A ladle, tipped, and a ribbon of soup that falls no further.
fn soup(canvas: &Canvas) {
    let colours = ["#a24a20", "#cf7430", "#e89a4c", "#f6be78"];
    let (x, y) = (544.0, 592.0);
    let round = Value::ball((x + 2.0, y + 8.0), (58.0, 44.0), CALM).lifted(0.1);
    let ladle = Spot::new(x, y, 1.0).turned(-14.0);
    let at = canvas.at(ladle);
    let cup = blob(&knots![-58, 2; -20, -6; 30, -6; 60, 0; 52, 34; 22, 54; -18, 52; -48, 30]);
    canvas.lay(
        Mass::new(
            &ladle.put(&cup),
            Field::ramp(&["#5a6c78", "#8ea2ae", "#cfdde2", "#ffffff"], round),
        )
        .passes(Passes::thing().scaled(0.6))
        .found(0.04),
    );
    at.lay(Touch::new(&ellipse((0.0, 0.0), 59.0, 15.0), "#4f606c"));
    at.lay(Touch::new(&ellipse((-8.0, 3.0), 49.0, 10.0), "#e8964a"));
    // It turns once as it falls, thins, and ends in drops.
    let ribbon = blob(&knots![
        484, 606; 500, 598; 516, 604; 514, 624; 508, 648; 506, 676; 510, 704; 512, 728; 506, 754; 500, 782; 497, 800; 493, 782; 494, 754;
        499, 730; 497, 706; 490, 678; 486, 648; 482, 626
    ]);
    let value = Value::along((520.0, 700.0), (476.0, 690.0)).broken(0.1, 30.0, 3);
    canvas.lay(
        Mass::new(&ribbon, Field::ramp(&colours, value))
            .flow(Flow::straight(90.0))
            .passes(Passes::thing().scaled(0.4))
            .found(0.03),
    );
    canvas.lay(
        Brush::line(
            &spots![498, 606; 493, 630; 495, 660; 501, 694; 505, 726; 500, 756],
            4.0,
            "#fff0d0",
        )
        .opacity(0.85),
    );
    canvas.lay(
        Brush::line(
            &spots![510, 640; 500, 676; 504, 712; 509, 730],
            3.4,
            "#a24a20",
        )
        .opacity(0.6),
    );
    for (x, y, r) in [
        (497.0, 818.0, 9.0),
        (489.0, 846.0, 6.5),
        (519.0, 800.0, 5.0),
        (474.0, 812.0, 4.5),
        (528.0, 690.0, 6.0),
        (472.0, 668.0, 5.0),
        (504.0, 868.0, 4.0),
    ] {
        let value = Value::ball((x, y), (r, r), CALM).lifted(0.2);
        canvas.lay(
            Mass::new(&ellipse((x, y), r, r * 1.1), Field::ramp(&colours, value))
                .passes(Passes::thing().scaled(0.35))
                .found(0.02),
        );
        canvas.lay(Touch::new(
            &ellipse((x + r * 0.3, y - r * 0.4), r * 0.25, r * 0.25),
            "#fff6e0",
        ));
    }
}

/// A plate on its edge, in mid-flight.
fn plate(canvas: &Canvas) {
    let rim = ["#b4cad6", "#e3eef0", "#ffffff"];
    dish(
        canvas,
        Spot::new(612.0, 724.0, 0.82).turned(-52.0),
        rim,
        "#8fa9ba",
        "#3f7ea6",
    );
}

/// Another, where things still fly.
pub fn flung(canvas: &Canvas) {
    for (line, width) in [
        (spots![-10, 226; 30, 196; 70, 160], 15.0),
        (spots![0, 262; 44, 236; 84, 202], 11.0),
        (spots![20, 290; 60, 266; 100, 234], 7.0),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#fbd98c")
                .profile(&[0.1, 0.7, 1.0])
                .dry(0.35)
                .opacity(0.8),
        );
    }
    dish(
        canvas,
        Spot::new(116.0, 132.0, 0.9).turned(-34.0),
        ["#e0a35c", "#f6d394", "#fff0c8"],
        "#8a2c1a",
        "#a3201c",
    );
}

fn dish(canvas: &Canvas, spot: Spot, colours: [&str; 3], behind: &str, line: &str) {
    let at = canvas.at(spot);
    let value = Value::along((-70.0, 20.0), (60.0, -20.0));
    let back = ellipse((4.0, 10.0), 84.0, 33.0);
    at.lay(
        Mass::new(&back, behind)
            .flow(Flow::around(&back))
            .passes(Passes::thing().scaled(0.5))
            .found(0.05),
    );
    let disc = ellipse((0.0, 0.0), 84.0, 32.0);
    at.lay(
        Mass::new(&disc, Field::ramp(&colours, value))
            .flow(Flow::around(&disc))
            .passes(Passes::thing().scaled(0.5))
            .found(0.03),
    );
    let ring = ellipse((0.0, 1.0), 56.0, 19.0).minus(&ellipse((0.0, 3.0), 55.0, 18.0));
    at.lay(Touch::new(&ring, behind));
    let band = ellipse((0.0, 0.0), 80.0, 29.5).minus(&ellipse((0.0, 0.0), 75.0, 27.0));
    at.lay(Touch::new(&band, line).opacity(0.85));
}

/// A green olive with its red stuffing.
pub fn olive(canvas: &Canvas, (x, y): At, size: f64, turn: f64) {
    let at = canvas.at(Spot::new(x, y, size).turned(turn));
    let shape = ellipse((0.0, 0.0), 19.0, 14.5);
    let value = Value::ball((0.0, 0.0), (19.0, 15.0), CALM).lifted(0.12);
    at.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#39481a", "#6c7f2a", "#a5b44a", "#e0e49a"], value),
        )
        .passes(Passes::thing().scaled(0.4))
        .found(0.03),
    );
    at.lay(Touch::new(&ellipse((15.0, 0.0), 3.8, 5.6), "#c8322a"));
    at.lay(Touch::new(&ellipse((-3.0, -6.0), 4.5, 2.4), "#fbfbe0").opacity(0.9));
}
