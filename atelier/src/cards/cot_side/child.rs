//! The child: wide awake, on its toes at the rail, and will not be disturbed.

use super::LAMP;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hair, Hand, Head, Mass, Passes,
    Touch, Value,
};
use crate::{knots, spots};

const PYJAMAS: [&str; 4] = ["#5d5480", "#9c8fa8", "#dcc8bc", "#fff0d2"];

fn skin() -> Complexion {
    Skin::Umber.into()
}

/// In pyjamas, behind the bars. Their paint comes back.
pub fn body(canvas: &Canvas) -> Field {
    let shape = blob(
        &knots![412, 318; 440, 280; 490, 268; 540, 268; 582, 282; 604, 320; 606, 420; 618, 520; 612, 610; 604, 664; 588, 684; 536, 686;
        524, 664; 520, 600; 510, 586; 500, 600; 496, 668; 482, 690; 430, 690; 416, 664; 402, 600; 396, 520; 408, 420],
    );
    let value = Value::ball((505.0, 470.0), (120.0, 280.0), LAMP)
        .lifted(0.08)
        .broken(0.08, 80.0, 4);
    let paint = Field::ramp(&PYJAMAS, value)
        .patch((500.0, 296.0), (80.0, 26.0), PYJAMAS[0], 0.8)
        .patch((508.0, 600.0), (14.0, 60.0), PYJAMAS[0], 0.6);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![420, 310; 412, 500; 440, 680],
                &spots![510, 290; 510, 500; 510, 580],
                &spots![596, 310; 610, 500; 570, 680],
            ])
            .passes(Passes::cloth().scaled(0.8))
            .found(0.2),
    );
    for fold in [
        spots![420, 440; 450, 462; 490, 464],
        spots![520, 490; 560, 484; 600, 460],
        spots![410, 560; 440, 574; 480, 570],
        spots![426, 650; 456, 660; 486, 652],
        spots![540, 650; 570, 654; 600, 640],
    ] {
        canvas.lay(
            Brush::new(&fold, 9.0, "#a394ae")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.7),
        );
    }
    paint
}

pub fn head(canvas: &Canvas, pyjamas: &Field) {
    let head = Head {
        spot: Spot::new(500.0, 176.0, 0.74).turned(4.0),
        view: View::Front,
        age: Age::Child,
        skin: skin(),
        light: (0.66, -0.3, 0.6),
        expression: Expression {
            open: 1.05,
            brow_inner: 5.0,
            brow_outer: -1.0,
            smile: -0.15,
            wide: 0.8,
            ..Expression::CALM
        },
        gaze: (0.0, 0.15),
        eyes: 1.16,
        lashes: 0.2,
        blush: 1.1,
        hair: Hair::Curls,
        hair_ramp: ["#160c14", "#2a1a22", "#4d3234", "#a8744e"].map(Into::into),
        glint: Some("#7d6a9c".into()),
        neck: false,
        ..Head::default()
    };
    head.paint(canvas);
    rail_hand(canvas, pyjamas);
}

/// One hand on the rail.
fn rail_hand(canvas: &Canvas, pyjamas: &Field) {
    let sleeve = taper(&spots![570, 300; 616, 312; 640, 302], &[56.0, 54.0, 46.0]);
    let value = Value::along((560.0, 340.0), (640.0, 270.0)).broken(0.06, 40.0, 3);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&PYJAMAS, value))
            .passes(Passes::thing().scaled(0.8))
            .lost((524.0, 296.0), 50.0)
            .bleed(3.0)
            .into(pyjamas)
            .found(0.15),
    );
    Hand {
        spot: Spot::new(640.0, 296.0, 0.56).turned(52.0),
        age: Age::Child,
        skin: skin(),
        light: LAMP,
        ..Hand::default()
    }
    .paint(canvas);
}

/// The other over the rail: the last toy goes down.
pub fn toy_arm(canvas: &Canvas, pyjamas: &Field) {
    rabbit(canvas);
    let sleeve = all([
        taper(&spots![446, 304; 396, 312; 360, 346], &[60.0, 62.0, 58.0]),
        taper(&spots![360, 346; 346, 400; 340, 446], &[58.0, 52.0, 44.0]),
    ])
    .fillet(8.0);
    let value = Value::along((330.0, 420.0), (440.0, 290.0)).broken(0.08, 50.0, 3);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&PYJAMAS, value))
            .flow(Flow::along(&[
                &spots![450, 280; 390, 300; 344, 340; 326, 440],
                &spots![450, 330; 400, 340; 372, 370; 360, 440],
            ]))
            .passes(Passes::thing())
            .lost((492.0, 312.0), 66.0)
            .bleed(3.0)
            .into(pyjamas)
            .found(0.06),
    );
    for fold in [
        spots![372, 326; 386, 344; 384, 366],
        spots![350, 352; 366, 364; 372, 384],
    ] {
        canvas.lay(
            Brush::new(&fold, 7.0, "#8d7f9c")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.7),
        );
    }
    Hand {
        spot: Spot::new(338.0, 448.0, 0.62).turned(96.0),
        grasp: Grasp::Holding,
        age: Age::Child,
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![318, 440; 338, 446; 362, 442], 15.0, "#e9d8c8")
            .profile(&[0.7, 1.0, 0.7]),
    );
}

/// A rabbit, held by the ears, that takes it calmly.
fn rabbit(canvas: &Canvas) {
    let at = canvas.at(Spot::new(338.0, 500.0, 1.0).turned(4.0));
    let ramp = ["#6a5884", "#a893ac", "#e0cac4", "#fff3df"];
    let fur = |middle, radii| Field::ramp(&ramp, Value::ball(middle, radii, LAMP).lifted(0.12));
    let passes = || Passes::curls(0.55);
    let limbs = [
        (&spots![-8, -40; -15, 0; -13, 52][..], [15.0, 24.0, 20.0]),
        (&spots![8, -44; 15, 0; 12, 52], [15.0, 24.0, 20.0]),
        (&spots![-20, 122; -42, 150; -44, 182], [20.0, 20.0, 24.0]),
        (&spots![20, 122; 40, 150; 48, 178], [20.0, 20.0, 24.0]),
        (&spots![-16, 176; -22, 212; -26, 240], [26.0, 22.0, 28.0]),
        (&spots![16, 176; 24, 208; 32, 234], [26.0, 22.0, 28.0]),
    ];
    for (line, widths) in limbs {
        at.lay(
            Mass::new(&taper(line, &widths), fur(line[1], (30.0, 60.0)))
                .passes(passes())
                .found(0.1),
        );
    }
    let body =
        blob(&knots![-26, 110; -36, 150; -30, 186; 0, 196; 30, 186; 36, 150; 26, 110; 0, 100]);
    at.lay(
        Mass::new(&body, fur((0.0, 150.0), (40.0, 52.0)))
            .passes(passes())
            .found(0.1),
    );
    let head =
        blob(&knots![-12, 44; 14, 44; 34, 62; 38, 84; 24, 104; 0, 110; -24, 104; -38, 84; -34, 62]);
    at.lay(
        Mass::new(&head, fur((0.0, 78.0), (42.0, 40.0)))
            .passes(passes())
            .found(0.08),
    );
    for eye in [(-15.0, 72.0), (15.0, 72.0)] {
        at.lay(Touch::new(&ellipse(eye, 4.6, 5.2), "#241626"));
    }
    at.lay(Touch::new(&ellipse((0.0, 86.0), 5.0, 3.6), "#c46f6a"));
    at.lay(Brush::line(&spots![0, 88; 0, 96], 2.6, "#6a4a60"));
}
