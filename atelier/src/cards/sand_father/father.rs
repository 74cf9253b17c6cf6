//! What is seen of the father: his head, and far away his toes.

use super::SUN;
use crate::line::{blob, ellipse};
use crate::motifs::figures::View;
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Hair, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

fn skin() -> Complexion {
    Complexion::new(
        ["#3b2230", "#70423a", "#a5693f", "#d1935c", "#f3cb94"],
        "#cc5a3a",
        "#5a4258",
    )
    .lip("#7a3f38")
}

/// Two feet that stick out at the other end of the heap, soles to us, toes up.
pub fn feet(canvas: &Canvas) {
    for (x, y, turn, flip, size) in [
        (644.0, 990.0, -13.0, false, 1.72),
        (724.0, 1006.0, 14.0, true, 1.8),
    ] {
        let at = canvas.at(Spot::new(x, y, size).turned(turn).flipped(flip));
        let sole = blob(
            &knots![-17, 40; -19, 8; -23, -12; -22, -32; -8, -42; 10, -44; 22, -36; 22, -14; 15, 6; 15, 40],
        );
        let value = Value::ball((2.0, -6.0), (30.0, 54.0), SUN).lifted(0.28);
        at.lay(
            Mass::new(
                &sole,
                Field::ramp(&skin().ramp, value)
                    .patch((0.0, -30.0), (22.0, 11.0), skin().warm, 0.4)
                    .patch((9.0, 2.0), (7.0, 18.0), "#f3cb94", 0.4),
            )
            .passes(Passes::thing().scaled(0.4))
            .found(0.05),
        );
        at.lay(Brush::line(&spots![-18, -24; -4, -20; 18, -24], 2.2, "#8a4a38").opacity(0.5));
        at.lay(Brush::line(&spots![-12, 2; -4, 6; 6, 2], 1.8, "#8a4a38").opacity(0.4));
        for (x, y, rx, ry) in [
            (-22.0, -40.0, 5.2, 6.2),
            (-13.0, -48.0, 5.6, 7.2),
            (-3.0, -52.5, 6.0, 8.0),
            (13.0, -54.5, 9.6, 11.0),
        ] {
            at.lay(
                Mass::new(
                    &ellipse((x, y), rx, ry),
                    Field::ramp(&skin().ramp, Value::ball((x, y), (rx, ry), SUN).lifted(0.3)),
                )
                .passes(Passes::thing().scaled(0.3))
                .found(0.02),
            );
            at.lay(
                Brush::line(
                    &[
                        (x - rx * 0.8, y + ry * 0.75),
                        (x, y + ry * 0.95),
                        (x + rx * 0.8, y + ry * 0.75),
                    ],
                    1.8,
                    "#7a3f30",
                )
                .opacity(0.65),
            );
        }
        at.lay(
            Mass::new(
                &ellipse((-28.0, -30.0), 4.4, 5.4),
                Field::ramp(
                    &skin().ramp,
                    Value::ball((-28.0, -30.0), (5.0, 6.0), SUN).lifted(0.3),
                ),
            )
            .passes(Passes::thing().scaled(0.3))
            .found(0.02),
        );
        // Sand that sticks to it.
        for (x, y) in [
            (-10.0, -8.0),
            (4.0, -14.0),
            (-4.0, 14.0),
            (10.0, 20.0),
            (-12.0, 24.0),
            (2.0, 4.0),
        ] {
            at.lay(Brush::new(&[(x, y), (x + 3.0, y + 0.6)], 2.6, "#f2e2b8").sleek());
        }
    }
}

pub fn paint(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(260.0, 990.0, 1.3).turned(-11.0),
        view: View::Front,
        skin: skin(),
        light: SUN,
        expression: Expression {
            open: 1.3,
            brow_inner: 15.0,
            brow_outer: 2.0,
            smile: -0.5,
            parted: 0.12,
            wide: 0.8,
            ..Expression::CALM
        },
        gaze: (0.7, -0.8),
        eyes: 1.12,
        lashes: 0.0,
        blush: 1.2,
        hair: Hair::None,
        hair_ramp: ["#241a20", "#35262a", "#4f3833", "#84604c"].map(Into::into),
        patches: vec![
            ((2.0, 40.0), (24.0, 26.0), "#d8402e".into(), 0.75),
            ((-50.0, 44.0), (30.0, 18.0), "#d0553c".into(), 0.35),
            ((52.0, 44.0), (30.0, 18.0), "#d8603f".into(), 0.35),
            ((-70.0, 110.0), (40.0, 40.0), "#6d4a44".into(), 0.4),
            ((-104.0, -20.0), (24.0, 90.0), "#5a8a80".into(), 0.4),
            ((0.0, 140.0), (80.0, 22.0), "#e8c890".into(), 0.35),
        ],
        ..Head::default()
    };
    head.paint(canvas);
    let at = head.at(canvas);
    let hair = blob(&knots![
        -96, 14; -114, -34; -114, -92; -96, -136; -58, -166; -14, -176; 30, -182; 74, -160; 108, -122; 118, -60; 100, 10; 88, -14; 90, -58; 70, -92; 44, -86;
        22, -104; -6, -92; -28, -108; -52, -92; -78, -92; -90, -58; -86, -16
    ]);
    at.lay(
        head.hair_of(
            &hair,
            &[
                &spots![-100, 0; -112, -70; -80, -140],
                &spots![-40, -96; -50, -140; -20, -170],
                &spots![10, -100; 20, -150; 50, -170],
                &spots![60, -90; 90, -120; 90, -140],
                &spots![100, 0; 112, -60; 100, -110],
            ],
        )
        .passes(Passes::curls(1.1)),
    );
    for side in [-1.0, 1.0] {
        let half = [
            (side * -2.0, 77.0),
            (side * 18.0, 78.0),
            (side * 38.0, 88.0),
            (side * 54.0, 84.0),
        ];
        at.lay(
            Brush::new(&half, 19.0, "#2c1c1e")
                .profile(&[0.8, 1.0, 0.7, 0.15])
                .dry(0.15),
        );
        for (a, b) in [(14.0, 84.0), (28.0, 88.0)] {
            at.lay(
                Brush::line(
                    &[(side * a, b - 10.0), (side * (a + 8.0), b)],
                    3.0,
                    "#5a4038",
                )
                .opacity(0.7),
            );
        }
    }
    // Sand on his cheek and in his hair.
    for (x, y) in [
        (-74.0, 84.0),
        (-66.0, 96.0),
        (-80.0, 100.0),
        (78.0, 104.0),
        (70.0, 114.0),
        (-40.0, -150.0),
        (-26.0, -158.0),
        (64.0, -140.0),
        (-58.0, 108.0),
    ] {
        at.lay(
            Brush::new(&[(x, y), (x + 4.0, y + 1.0)], 4.5, "#f2e2b8")
                .sleek()
                .opacity(0.9),
        );
    }
    for drop in [
        spots![-80, -74; -83, -62; -82, -52],
        spots![40, -70; 43, -58; 42, -50],
    ] {
        at.lay(
            Brush::new(&drop, 6.0, "#f6e6c4")
                .profile(&[0.2, 0.8, 1.0])
                .sleek()
                .opacity(0.75),
        );
    }
}
