//! The girl: one finger at the switch behind her ear, an olive between two others.

use super::table::olive;
use crate::line::{blob, taper};
use crate::motifs::figures::{Age, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Light, Mass, Passes, PosedHand,
    Touch, Value,
};
use crate::{knots, spots};

const LIGHT: Light = (0.7, -0.4, 0.55);
const WOOL: [&str; 4] = ["#4f6f8c", "#7f9fb8", "#b3ccd8", "#e4eff0"];

fn skin() -> Complexion {
    Complexion::new(
        ["#3f3048", "#735258", "#aa7a62", "#d6ab88", "#f6e2ca"],
        "#cf7a5e",
        "#5f7390",
    )
}

pub fn paint(canvas: &Canvas) {
    far_arm(canvas);
    let head = Head {
        spot: Spot::new(280.0, 722.0, 1.36).turned(3.0),
        view: View::Profile,
        age: Age::Grown,
        skin: skin(),
        light: LIGHT,
        expression: Expression {
            open: 0.86,
            brow_inner: 5.0,
            brow_outer: 3.0,
            smile: 0.6,
            ..Expression::CALM
        },
        gaze: (0.5, 0.5),
        lashes: 0.5,
        blush: 0.9,
        hair: Hair::None,
        hair_ramp: ["#1f1a2a", "#352a3a", "#5a4650", "#94786c"].map(Into::into),
        glint: Some("#a9c8d8".into()),
        ears: true,
        lost: vec![((-60.0, 320.0), 90.0)],
        ..Head::default()
    };
    head.paint(canvas);
    curls(canvas, &head);
    hearing_aid(canvas, &head);
    jumper(canvas);
    collar(canvas);
    near_arm(canvas);
}

/// A cloud of curls behind the ear.
fn curls(canvas: &Canvas, head: &Head) {
    let shape = blob(&knots![
        80, -88; 92, -124; 66, -150; 50, -182; 8, -180; -30, -204; -70, -184; -112, -186; -136, -150; -172, -124; -168, -80;
        -192, -40; -172, 0; -182, 44; -152, 74; -146, 112; -110, 122; -84, 108; -70, 78; -58, 52; -50, 24; -46, -6; -30, -34; -4, -40; 10, -8; 20, 4; 24, -26; 34, -52; 50, -78
    ]);
    let flow = Flow::along(&[
        &spots![60, -90; 66, -140; 30, -170],
        &spots![20, -60; 0, -120; -40, -180],
        &spots![-30, -50; -70, -110; -110, -170],
        &spots![-50, -20; -110, -60; -160, -100],
        &spots![-54, 20; -120, 0; -170, -20],
        &spots![-64, 70; -110, 70; -160, 50],
    ])
    .and(Flow::around(&shape));
    head.at(canvas).lay(
        head.hair_of(&shape, &[])
            .flow(flow.soft(12.0).stray(0.55).wave(44.0, 6))
            .passes(Passes::curls(1.2))
            .found(0.3),
    );
}

/// Bright blue behind the ear, with its tube and its switch.
fn hearing_aid(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    at.lay(
        Brush::new(
            &spots![-14, -34; -38, -28; -50, -2; -46, 30; -34, 52],
            24.0,
            "#173a56",
        )
        .profile(&[0.5, 0.9, 1.0, 1.0, 0.7])
        .sleek()
        .opacity(0.6),
    );
    at.lay(
        Brush::new(
            &spots![-14, -36; -36, -32; -49, -6; -46, 26; -35, 48],
            20.0,
            "#1f86c2",
        )
        .profile(&[0.5, 0.9, 1.0, 1.0, 0.75])
        .sleek(),
    );
    at.lay(
        Brush::line(
            &spots![-22, -37; -40, -26; -48, -2; -45, 22],
            6.0,
            "#9fdcf6",
        )
        .opacity(0.9),
    );
    at.lay(
        Brush::line(
            &spots![-14, -36; 4, -30; 8, -8; 2, 10; -6, 14],
            6.0,
            "#e8f6fa",
        )
        .profile(&[0.8, 1.0, 0.9])
        .opacity(0.9),
    );
    at.lay(Brush::line(&spots![-14, -36; 4, -30; 8, -8; 2, 10], 2.0, "#5a8aa2").opacity(0.6));
    at.lay(Touch::new(
        &blob(&knots![-12, 6; 0, 4; 4, 14; -4, 24; -14, 18]),
        "#cfe4ea",
    ));
}

fn jumper(canvas: &Canvas) {
    let shape = blob(&knots![
        -80, 1110; -20, 1056; 70, 1008; 160, 976; 240, 990; 330, 1004; 410, 1044; 470, 1120; 500, 1260, corner; -80, 1260, corner
    ]);
    let value = Value::ball((260.0, 1160.0), (300.0, 170.0), LIGHT)
        .lifted(0.06)
        .broken(0.08, 80.0, 4);
    let paint = Field::ramp(&WOOL, value)
        .patch((300.0, 1070.0), (120.0, 50.0), WOOL[0], 0.45)
        .patch((180.0, 1010.0), (90.0, 40.0), WOOL[0], 0.3);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![-60, 1120; 70, 1030; 180, 1000],
                &spots![180, 1020; 300, 1040; 400, 1070],
                &spots![380, 1040; 440, 1110; 490, 1240],
                &spots![150, 1060; 130, 1240],
            ])
            .passes(Passes::cloth())
            .found(0.3),
    );
}

fn collar(canvas: &Canvas) {
    let shape = blob(
        &knots![168, 948; 214, 978; 270, 988; 322, 972; 346, 988; 336, 1026; 280, 1044; 200, 1030; 152, 988],
    );
    let value = Value::ball((270.0, 992.0), (110.0, 60.0), LIGHT)
        .lifted(0.1)
        .broken(0.08, 40.0, 4);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&WOOL, value))
            .along(&[&spots![170, 968; 240, 1008; 340, 998]])
            .passes(Passes::thing())
            .found(0.2),
    );
}

fn sleeve(canvas: &Canvas, line: &[At], widths: &[f64]) {
    let shape = taper(line, widths);
    let bounds = shape.bounds();
    let value = Value::ball(
        bounds.middle(),
        (bounds.width() * 0.6, bounds.height() * 0.6),
        LIGHT,
    )
    .lifted(0.2);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&WOOL, value.broken(0.08, 60.0, 4)))
            .flow(Flow::along(&[line]).and(Flow::around(&shape)).soft(16.0))
            .passes(Passes::cloth().scaled(0.75))
            .found(0.2),
    );
}

/// The finger that has just pressed: shoulder, an elbow towards us, and up to the ear.
fn near_arm(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![50, 1090; 190, 1126; 336, 1152],
        &[170.0, 158.0, 128.0],
    );
    canvas.lay(
        Brush::new(&spots![196, 1052; 250, 1076; 282, 1104], 15.0, WOOL[0])
            .profile(&[0.1, 1.0, 0.5])
            .dry(0.15)
            .opacity(0.45),
    );
    sleeve(
        canvas,
        &spots![344, 1158; 312, 1060; 270, 960],
        &[130.0, 112.0, 76.0],
    );
    for (fold, width) in [
        (spots![300, 1128; 334, 1120; 366, 1130], 8.0),
        (spots![296, 1078; 322, 1070; 346, 1078], 6.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, WOOL[1])
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.7),
        );
    }
    PosedHand {
        spot: Spot::new(264.0, 940.0, 176.0),
        hand: people::Hand {
            gesture: Gesture::Point,
            side: Side::Right,
            fingers: v(-0.16, -0.98, 0.1),
            thumb: v(-0.98, 0.16, 0.1),
            arm: 0.2,
            ..people::Hand::default()
        },
        skin: skin(),
        light: LIGHT,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![226, 972; 264, 966; 304, 954], 30.0, WOOL[2])
            .profile(&[0.9, 1.0, 0.9])
            .vary(0.08),
    );
}

/// Over the table, to an olive that waits in the air.
fn far_arm(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![330, 1180; 420, 1100; 498, 1000],
        &[150.0, 110.0, 72.0],
    );
    let hand = PosedHand {
        spot: Spot::new(506.0, 990.0, 170.0),
        hand: people::Hand {
            gesture: Gesture::Pinch,
            side: Side::Left,
            fingers: v(0.76, -0.62, 0.1),
            thumb: v(-0.42, -0.5, 0.75),
            arm: 0.2,
            ..people::Hand::default()
        },
        skin: Complexion::new(
            ["#3f3048", "#6a4a50", "#96684f", "#bd8c68", "#dcb48e"],
            "#b8664c",
            "#5f7390",
        ),
        light: (-0.1, -0.6, 0.6),
    };
    hand.paint(canvas);
    let tip = hand.spot.point(hand.hand.posed().pinched().flat());
    olive(canvas, (tip.0 + 16.0, tip.1 - 5.0), 1.2, -20.0);
    canvas.lay(
        Brush::new(&spots![462, 984; 496, 1010; 534, 1024], 30.0, WOOL[2])
            .profile(&[0.9, 1.0, 0.9])
            .vary(0.08),
    );
}
