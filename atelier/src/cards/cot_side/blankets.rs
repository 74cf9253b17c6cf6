//! All that was in the cot, and now lies on him.

use super::LAMP;
use crate::line::{blob, ellipse, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    quilt(canvas);
    knitted(canvas);
    small(canvas);
    bear(canvas);
}

fn lay(canvas: &Canvas, shape: &Shape, ramp: &[&str; 4], lines: &[&[At]]) {
    let b = shape.bounds();
    let value = Value::ball(
        (b.middle().0, b.middle().1 + 0.1 * b.height()),
        (0.62 * b.width(), 0.7 * b.height()),
        LAMP,
    )
    .lifted(0.1)
    .broken(0.12, 110.0, 6);
    canvas.lay(
        Mass::new(shape, Field::ramp(ramp, value))
            .along(lines)
            .passes(Passes::cloth())
            .found(0.2),
    );
}

fn folds(canvas: &Canvas, lines: &[&[At]], colour: &str) {
    for line in lines {
        canvas.lay(
            Brush::new(line, 14.0, colour)
                .profile(&[0.1, 1.0, 0.7, 0.1])
                .dry(0.15)
                .opacity(0.6),
        );
    }
}

/// The large one, over all of him.
fn quilt(canvas: &Canvas) {
    let shape = blob(
        &knots![530, 1060; 544, 980; 590, 908; 660, 860; 760, 846; 870, 856; 870, 1270; 480, 1270; 500, 1160],
    );
    lay(
        canvas,
        &shape,
        &["#3a2650", "#6d4670", "#a8708a", "#e0a99a"],
        &[
            &spots![470, 1040; 560, 920; 700, 870; 850, 870],
            &spots![480, 1140; 640, 1020; 840, 980],
            &spots![430, 1230; 640, 1140; 840, 1100],
        ],
    );
    folds(
        canvas,
        &[
            &spots![500, 1010; 590, 960; 700, 950; 800, 960],
            &spots![530, 1190; 590, 1140; 700, 1130; 820, 1150],
        ],
        "#3a2650",
    );
}

/// The knitted one: apricot, with its loops and a fringe.
fn knitted(canvas: &Canvas) {
    let shape = blob(
        &knots![520, 972; 600, 902; 700, 880; 800, 892; 870, 920; 870, 1130; 780, 1120; 690, 1136; 590, 1120; 530, 1070],
    );
    lay(
        canvas,
        &shape,
        &["#8a4a48", "#c87a54", "#eda968", "#fdd79c"],
        &[
            &spots![530, 980; 640, 910; 860, 940],
            &spots![540, 1050; 660, 1000; 860, 1030],
            &spots![600, 1110; 720, 1100; 860, 1120],
        ],
    );
    for i in 0..9 {
        let y = 930.0 + 23.0 * f64::from(i);
        let line = [
            (560.0 - 2.0 * f64::from(i), y + 26.0),
            (680.0, y - 8.0),
            (850.0, y + 6.0),
        ];
        canvas.lay(
            Brush::new(&line, 5.0, "#b8683f")
                .profile(&[0.3, 1.0, 0.7, 1.0, 0.4])
                .dry(0.45)
                .opacity(0.6),
        );
    }
    for i in 0..15 {
        let x = 560.0 + 20.0 * f64::from(i);
        let y = 1118.0 + 8.0 * (f64::from(i) * 1.7).sin();
        canvas.lay(
            Brush::new(
                &[(x, y - 6.0), (x - 3.0, y + 12.0), (x - 7.0, y + 30.0)],
                7.0,
                "#e0965c",
            )
            .profile(&[0.7, 1.0, 0.3]),
        );
    }
}

/// The smallest, pulled up to his beard with care: a corner is tucked under the chin, the rest lies in folds.
fn small(canvas: &Canvas) {
    let shape = blob(&knots![
        474, 1112; 512, 1056; 560, 1022; 606, 1012; 660, 1040; 730, 1076; 846, 1096; 870, 1150; 870, 1216; 780, 1196; 690, 1218; 600, 1196;
        540, 1226; 496, 1212; 470, 1164
    ]);
    let value = Value::along((420.0, 1230.0), (600.0, 1000.0)).broken(0.22, 90.0, 6);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#6d5884", "#a58ca6", "#dcc4be", "#fff0d8"], value),
        )
        .along(&[
            &spots![410, 1090; 500, 1030; 640, 1070; 850, 1130],
            &spots![420, 1170; 560, 1110; 700, 1150; 860, 1190],
        ])
        .passes(Passes::cloth())
        .lost((860.0, 1250.0), 110.0)
        .found(0.2),
    );
    for (x, y) in [
        (570.0, 1050.0),
        (520.0, 1120.0),
        (606.0, 1092.0),
        (580.0, 1160.0),
        (668.0, 1134.0),
        (740.0, 1122.0),
        (650.0, 1184.0),
        (724.0, 1174.0),
        (800.0, 1150.0),
    ] {
        canvas.lay(Touch::new(&ellipse((x, y), 8.0, 6.5), "#c8806e").opacity(0.7));
    }
    folds(
        canvas,
        &[
            &spots![490, 1136; 550, 1094; 620, 1104],
            &spots![494, 1186; 570, 1146; 650, 1172],
            &spots![600, 1060; 700, 1100; 800, 1110],
            &spots![690, 1150; 760, 1150; 850, 1180],
        ],
        "#8d7598",
    );
}

/// A bear that has been sat on the heap to keep watch.
fn bear(canvas: &Canvas) {
    let at = canvas.at(Spot::new(706.0, 846.0, 0.92).turned(12.0));
    let fur = |middle: At, radii: At| {
        Field::ramp(
            &["#4a2c30", "#84523f", "#b97f50", "#e8b878"],
            Value::ball(middle, radii, LAMP).lifted(0.1),
        )
    };
    let passes = || Passes::curls(0.6);
    let part = |shape: &Shape, middle: At, radii: At| {
        at.lay(
            Mass::new(shape, fur(middle, radii))
                .passes(passes())
                .found(0.1),
        );
    };
    for leg in [
        spots![-22, 46; -44, 58; -58, 54],
        spots![24, 46; 46, 56; 62, 48],
    ] {
        part(&taper(&leg, &[40.0, 38.0, 36.0]), leg[1], (40.0, 30.0));
    }
    let trunk = blob(&knots![-26, -20; -44, 20; -38, 54; 0, 66; 38, 54; 44, 20; 26, -20]);
    part(&trunk, (0.0, 18.0), (50.0, 54.0));
    for ear in [(-33.0, -72.0), (31.0, -76.0)] {
        part(&ellipse(ear, 16.0, 15.0), ear, (20.0, 20.0));
    }
    let head = blob(
        &knots![-40, -58; -22, -82; 6, -86; 34, -72; 44, -46; 34, -20; 4, -8; -28, -14; -44, -34],
    );
    part(&head, (0.0, -46.0), (50.0, 44.0));
    at.lay(
        Mass::new(&ellipse((-8.0, -32.0), 17.0, 12.0), "#c89a68")
            .passes(Passes::curls(0.4))
            .bare(),
    );
    for (eye, r) in [
        ((-24.0, -50.0), 4.2),
        ((9.0, -53.0), 4.2),
        ((-10.0, -37.0), 5.0),
    ] {
        at.lay(Touch::new(&ellipse(eye, r, 0.9 * r), "#24141c"));
    }
    for arm in [
        spots![-32, -4; -52, 18; -46, 42],
        spots![34, -4; 54, 16; 50, 38],
    ] {
        part(&taper(&arm, &[24.0, 26.0, 26.0]), arm[1], (30.0, 34.0));
    }
}
