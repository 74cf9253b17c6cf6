//! The child: wide awake, on its toes at the rail, and will not be disturbed.

use super::LAMP;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Mass, Passes, PosedHand, Touch,
    Value,
};
use crate::{knots, spots};

const PYJAMAS: [&str; 4] = ["#5d5480", "#9c8fa8", "#dcc8bc", "#fff0d2"];

fn skin() -> Complexion {
    Skin::Umber.into()
}

/// In pyjamas, behind the bars: a chest above the rail, two legs and two feet below. Their paint comes back.
pub fn body(canvas: &Canvas) -> Field {
    let trunk = blob(
        &knots![476, 246; 446, 258; 422, 276; 410, 310; 412, 380; 408, 450; 412, 520; 440, 540; 510, 530; 580, 538; 604, 516; 602, 440;
        596, 370; 598, 310; 588, 274; 562, 256; 534, 246; 505, 252],
    );
    let leg = |line: &[At]| taper(line, &[100.0, 92.0, 74.0, 58.0]);
    let legs = all([
        leg(&spots![460, 500; 452, 560; 450, 620; 448, 676]),
        leg(&spots![556, 500; 564, 560; 568, 620; 570, 672]),
    ]);
    // Seen from the front, turned outwards a little.
    let feet = all([
        blob(
            &knots![422, 668; 450, 656; 476, 668; 480, 694; 466, 714; 432, 718; 406, 710; 404, 690],
        ),
        blob(
            &knots![544, 664; 570, 652; 596, 662; 618, 686; 614, 706; 588, 714; 554, 710; 540, 690],
        ),
    ]);
    let shape = all([trunk, legs, feet]).fillet(8.0);
    canvas.lay(
        Brush::new(&spots![390, 708; 510, 722; 640, 704], 30.0, "#6d5a7c")
            .profile(&[0.3, 1.0, 0.3])
            .sleek()
            .opacity(0.5),
    );
    let value = Value::ball((505.0, 470.0), (130.0, 300.0), LAMP)
        .lifted(0.08)
        .broken(0.08, 80.0, 4);
    let paint = Field::ramp(&PYJAMAS, value)
        .patch((504.0, 262.0), (60.0, 16.0), PYJAMAS[0], 0.7)
        .patch((508.0, 620.0), (20.0, 80.0), PYJAMAS[0], 0.7)
        .patch((446.0, 662.0), (40.0, 10.0), PYJAMAS[0], 0.6)
        .patch((572.0, 658.0), (40.0, 10.0), PYJAMAS[1], 0.6);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![420, 290; 412, 500; 446, 660],
                &spots![510, 290; 510, 500; 500, 560],
                &spots![590, 290; 600, 500; 570, 660],
                &spots![410, 700; 440, 712; 476, 694],
                &spots![544, 692; 580, 708; 614, 694],
            ])
            .passes(Passes::cloth().scaled(0.7))
            .found(0.15),
    );
    // Buttons down the front, and toes in their feet.
    for y in [298.0, 372.0, 420.0, 468.0] {
        canvas.lay(Touch::new(&ellipse((508.0, y), 5.5, 5.5), "#b07a8a"));
    }
    for toes in [
        spots![416, 700; 436, 706; 458, 704],
        spots![562, 700; 582, 704; 602, 698],
    ] {
        canvas.lay(Brush::line(&toes, 5.0, "#8d7f9c").opacity(0.7));
    }
    for fold in [
        spots![420, 440; 450, 462; 490, 464],
        spots![520, 490; 560, 484; 600, 460],
        spots![410, 560; 440, 574; 480, 570],
        spots![418, 648; 446, 660; 478, 652],
        spots![540, 648; 570, 656; 602, 642],
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
    let ramp = skin().ramp;
    let neck = taper(&spots![503, 190; 504, 230; 506, 256], &[62.0, 57.0, 70.0]);
    let value = Value::along((478.0, 232.0), (548.0, 280.0)).broken(0.06, 30.0, 2);
    canvas.lay(
        Mass::new(&neck, Field::ramp(&[ramp[0], ramp[1], ramp[2]], value))
            .passes(Passes::face(0.6))
            .found(0.1),
    );
    // The collar, round the neck.
    canvas.lay(
        Brush::new(
            &spots![460, 262; 482, 278; 508, 286; 534, 278; 556, 260],
            15.0,
            "#e9d8c8",
        )
        .profile(&[0.7, 1.0, 1.0, 1.0, 0.7]),
    );
    let head = Head {
        spot: Spot::new(502.0, 143.0, 0.63).turned(5.0),
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

/// One arm along the rail, the hand over it.
fn rail_hand(canvas: &Canvas, pyjamas: &Field) {
    PosedHand {
        spot: Spot::new(656.0, 298.0, 60.0),
        hand: people::Hand {
            gesture: Gesture::Drape,
            side: Side::Left,
            fingers: v(0.35, 1.0, 0.25),
            thumb: v(-1.0, 0.3, 0.1),
            plump: 1.2,
            arm: 0.25,
            forearm: Some(v(-1.0, 0.0, 0.0)),
        },
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
    let sleeve = all([
        taper(&spots![566, 276; 592, 292; 604, 304], &[54.0, 52.0, 46.0]),
        taper(&spots![600, 306; 624, 306; 652, 298], &[46.0, 42.0, 32.0]),
    ])
    .fillet(6.0);
    let value = Value::along((570.0, 336.0), (640.0, 270.0)).broken(0.06, 40.0, 3);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&PYJAMAS, value))
            .passes(Passes::thing().scaled(0.8))
            .lost((520.0, 280.0), 50.0)
            .bleed(3.0)
            .into(pyjamas)
            .found(0.1),
    );
    for fold in [
        spots![586, 282; 592, 300; 586, 318],
        spots![648, 284; 655, 298; 650, 314],
    ] {
        canvas.lay(Brush::line(&fold, 6.0, "#8d7f9c").opacity(0.7));
    }
}

/// The other over the rail: the last toy goes down.
pub fn toy_arm(canvas: &Canvas, pyjamas: &Field) {
    rabbit(canvas);
    PosedHand {
        spot: Spot::new(340.0, 444.0, 78.0),
        hand: people::Hand {
            gesture: Gesture::Fist,
            side: Side::Right,
            fingers: v(0.05, 1.0, 0.1),
            thumb: v(1.0, 0.0, 0.25),
            plump: 1.25,
            arm: 0.25,
            forearm: Some(v(0.1, -1.0, 0.0)),
        },
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
    // From the shoulder to the elbow on the rail, and down.
    let sleeve = all([
        taper(&spots![440, 284; 404, 300; 370, 322], &[60.0, 60.0, 58.0]),
        taper(&spots![368, 324; 350, 380; 341, 438], &[58.0, 48.0, 35.0]),
    ])
    .fillet(5.0);
    let value = Value::along((330.0, 420.0), (440.0, 280.0)).broken(0.08, 50.0, 3);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&PYJAMAS, value))
            .flow(Flow::along(&[
                &spots![450, 260; 390, 284; 346, 330; 326, 440],
                &spots![450, 310; 400, 330; 372, 370; 356, 440],
            ]))
            .passes(Passes::thing())
            .lost((492.0, 290.0), 66.0)
            .bleed(3.0)
            .into(pyjamas)
            .found(0.06),
    );
    for (fold, width) in [
        (spots![404, 322; 388, 326; 376, 344], 8.0),
        (spots![344, 312; 362, 330; 384, 336], 8.0),
        (spots![330, 372; 348, 380; 368, 378], 6.0),
        (spots![324, 434; 342, 440; 360, 434], 9.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, "#8d7f9c")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.7),
        );
    }
}

/// A rabbit, held by the ears, that takes it calmly.
fn rabbit(canvas: &Canvas) {
    let at = canvas.at(Spot::new(338.0, 492.0, 0.82).turned(4.0));
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
