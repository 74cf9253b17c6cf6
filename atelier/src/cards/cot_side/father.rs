//! The father: asleep on the boards, as he sat down for a moment.

use super::LAMP;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Skin, View};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Hand, Head, Mass, Passes, Touch,
    Value,
};
use crate::{knots, spots};

fn skin() -> Complexion {
    Skin::Umber.into()
}

/// On the mattress, where small fingers held it until they had something to do.
pub fn hand(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![110, 760; 190, 768; 280, 764], 26.0, "#4a3c62")
            .profile(&[0.2, 1.0, 0.3])
            .opacity(0.6),
    );
    Hand {
        spot: Spot::new(272.0, 738.0, 1.12).turned(-3.0).flipped(true),
        skin: skin(),
        light: LAMP,
        ..Hand::default()
    }
    .paint(canvas);
}

pub fn paint(canvas: &Canvas) {
    pillow(canvas);
    arm(canvas);
    shoulders(canvas);
    head(canvas);
}

/// His own jacket, rolled up.
fn pillow(canvas: &Canvas) {
    let shape = blob(
        &knots![-60, 1010; 40, 986; 130, 1030; 230, 1110; 360, 1130; 470, 1120; 520, 1270; -60, 1270],
    );
    let value = Value::along((60.0, 1240.0), (300.0, 1020.0)).broken(0.1, 80.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#1f1a38", "#332d54", "#554a74", "#82708e"], value),
        )
        .along(&[
            &spots![-40, 1020; 60, 1010; 200, 1110; 460, 1150],
            &spots![-40, 1110; 120, 1130; 400, 1220],
        ])
        .passes(Passes::cloth())
        .found(0.3),
    );
    for fold in [
        spots![-20, 1080; 90, 1096; 190, 1160],
        spots![20, 1180; 160, 1190; 300, 1236],
    ] {
        canvas.lay(
            Brush::new(&fold, 14.0, "#1a1530")
                .profile(&[0.1, 1.0, 0.1])
                .dry(0.2)
                .opacity(0.7),
        );
    }
}

fn head(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(268.0, 990.0, 1.12).turned(-60.0),
        view: View::Front,
        skin: skin(),
        light: (0.5, -0.7, 0.5),
        expression: Expression {
            brow_inner: 4.0,
            smile: 0.1,
            ..Expression::ASLEEP
        },
        hair: Hair::Curls,
        hair_ramp: ["#0e0914", "#1b1220", "#32222e", "#6d4a48"].map(Into::into),
        neck: false,
        lost: vec![((-150.0, 60.0), 80.0)],
        ..Head::default()
    };
    head.paint(canvas);
    let beard = blob(&knots![
        -97, -2; -106, 50; -94, 104; -62, 148; 0, 172; 62, 148; 94, 104; 106, 50; 97, -2; 86, 44; 70, 74; 44, 84; 20, 74; 0, 80;
        -20, 74; -44, 84; -70, 74; -86, 44
    ])
    .minus(&ellipse((0.0, 99.0), 25.0, 8.0));
    let at = head.at(canvas);
    at.lay(
        head.hair_of(&beard, &[])
            .flow(
                Flow::along(&[
                    &spots![-98, 10; -98, 70; -60, 140][..],
                    &spots![98, 10; 98, 70; 60, 140],
                    &spots![0, 110; 0, 168],
                    &spots![-40, 110; -30, 156],
                    &spots![40, 110; 30, 156],
                    &spots![0, 80; -40, 86; -66, 100],
                    &spots![0, 80; 40, 86; 66, 100],
                ])
                .soft(12.0)
                .stray(0.3),
            )
            .passes(Passes::curls(0.9))
            .lost((0.0, 240.0), 80.0)
            .bleed(6.0),
    );
    // The lower lip, lit from above.
    at.lay(Touch::new(
        &blob(&knots![-24, 98; -8, 92; 0, 94; 8, 92; 24, 98; 12, 110; 0, 112; -12, 110]),
        "#8a4640",
    ));
    at.lay(Brush::line(&spots![-14, 106; 0, 107; 14, 105], 5.0, "#b9695a").opacity(0.8));
    at.lay(Brush::line(
        &spots![-26, 98; -8, 99; 0, 100; 8, 99; 26, 98],
        3.6,
        "#1c0e14",
    ));
    // The ridge of the nose, and its side in the shade.
    at.lay(
        Brush::new(&spots![9, -6; 9, 24; 8, 50], 11.0, "#e9b07a")
            .profile(&[0.2, 0.8, 1.0, 0.3])
            .opacity(0.55),
    );
    at.lay(
        Brush::new(&spots![-12, -8; -13, 20; -18, 48], 12.0, "#5a2c3a")
            .profile(&[0.3, 0.8, 1.0, 0.2])
            .opacity(0.5),
    );
}

/// Below the beard: his neck, and the jumper that goes on into the arm.
fn shoulders(canvas: &Canvas) {
    let ramp = skin().ramp;
    let neck = taper(
        &spots![350, 1030; 430, 1066; 520, 1096],
        &[150.0, 136.0, 160.0],
    );
    let value = Value::along((420.0, 1140.0), (450.0, 990.0)).broken(0.08, 50.0, 3);
    canvas.lay(
        Mass::new(&neck, Field::ramp(&[ramp[0], ramp[1], ramp[2]], value))
            .along(&[&spots![360, 1000; 500, 1060], &spots![350, 1080; 500, 1130]])
            .passes(Passes::face(1.0))
            .found(0.1),
    );
    let chest = blob(&knots![
        560, 880; 510, 910; 486, 960; 478, 1020; 462, 1080; 436, 1140; 430, 1200; 470, 1260; 640, 1260; 660, 960
    ]);
    let value = Value::along((440.0, 1200.0), (540.0, 900.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &chest,
            Field::ramp(&["#241c40", "#43396a", "#77668e", "#a58aa0"], value),
        )
        .along(&[
            &spots![520, 900; 480, 1020; 440, 1180],
            &spots![600, 900; 560, 1040; 520, 1200],
        ])
        .passes(Passes::cloth().scaled(0.8))
        .found(0.1),
    );
    canvas.lay(
        Brush::new(
            &spots![494, 956; 476, 1030; 452, 1096; 432, 1150],
            20.0,
            "#8a789c",
        )
        .profile(&[0.6, 1.0, 1.0, 0.6]),
    );
}

/// Out of the blankets and through the bars.
fn arm(canvas: &Canvas) {
    let sleeve = taper(
        &spots![600, 930; 480, 862; 390, 806; 292, 752],
        &[150.0, 124.0, 94.0, 66.0],
    );
    let value = Value::along((380.0, 900.0), (430.0, 770.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#241c40", "#43396a", "#77668e", "#c2a2a8"], value),
        )
        .along(&[
            &spots![600, 900; 480, 820; 300, 736],
            &spots![600, 970; 470, 900; 300, 776],
        ])
        .passes(Passes::cloth().scaled(0.8))
        .found(0.1),
    );
    for fold in [
        spots![400, 780; 412, 810; 404, 842],
        spots![440, 800; 456, 836; 448, 872],
        spots![340, 756; 352, 780; 346, 804],
    ] {
        canvas.lay(
            Brush::new(&fold, 9.0, "#2c2348")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.6),
        );
    }
}
