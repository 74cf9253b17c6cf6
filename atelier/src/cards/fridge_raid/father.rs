//! The father: woken, bearded, and not sure whom to suspect.

use super::DARK;
use super::family::{cloth, cuff, hand, skin};
use crate::line::{blob, taper};
use crate::motifs::figures::View;
use crate::motifs::people::space::v;
use crate::motifs::people::{Gesture, Side};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Expression, Flow, Hair, Head, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

const NAVY: [&str; 3] = ["#232033", "#4d4c70", "#9298b4"];

pub fn paint(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(424.0, 246.0, 0.9).turned(-4.0),
        view: View::Front,
        skin: skin().lip("#7d4a3a"),
        light: (0.15, 0.25, 0.8),
        expression: Expression { open: 0.74, squint: 0.5, brow_inner: -8.0, brow_outer: 5.0, smile: -0.5, wide: 0.85, ..Expression::CALM },
        gaze: (0.05, 0.35),
        lashes: 0.0,
        brow: Some("#a87450".into()),
        blush: 0.7,
        hair: Hair::None,
        hair_ramp: [DARK, "#1d1514", "#33241f", "#5c4436"].map(Into::into),
        patches: vec![
            ((-46.0, 32.0), (24.0, 8.0), "#5a3a3a".into(), 0.45),
            ((46.0, 32.0), (24.0, 8.0), "#5a3a3a".into(), 0.45),
        ],
        contour: Some(
            knots![
                0, -158; 48, -148; 82, -104; 90, -30; 88, 42; 82, 96; 58, 140; 22, 158; -22, 158; -58, 140; -82, 96; -88, 42; -90, -30; -82, -104; -48, -148
            ]
            .into(),
        ),
        lost: vec![((-30.0, -230.0), 110.0)],
        ..Head::default()
    };
    head.paint(canvas);
    let at = head.at(canvas);
    let hair = blob(&knots![
        -103, 20; -118, -40; -110, -106; -66, -152; 0, -166; 66, -152; 110, -106; 118, -40; 103, 20; 97, -20; 90, -62; 78, -98; 46, -104; 24, -128; -14, -126;
        -44, -106; -76, -100; -90, -62; -97, -20
    ]);
    at.lay(
        head.hair_of(
            &hair,
            &[
                &spots![-100, 0; -104, -80; -60, -130],
                &spots![100, 0; 104, -80; 60, -130],
                &spots![-60, -140; 0, -156; 60, -140],
            ],
        )
        .lost((-20.0, -250.0), 120.0)
        .into(DARK),
    );
    // A beard, and the brows of one who was woken, one of them raised.
    let beard = blob(&knots![
        -100, 22; -99, 66; -88, 112; -60, 152; -20, 172; 20, 172; 60, 152; 88, 112; 99, 66; 100, 22; 88, 48; 70, 76; 46, 82; 24, 74; 0, 78; -24, 74; -46, 82;
        -70, 76; -88, 48
    ]);
    at.lay(
        head.hair_of(
            &beard,
            &[
                &spots![-98, 30; -88, 100; -40, 160],
                &spots![98, 30; 88, 100; 40, 160],
                &spots![-4, 80; -30, 82; -46, 110; -30, 150],
                &spots![4, 80; 30, 82; 46, 110; 30, 150],
                &spots![0, 112; 0, 166],
            ],
        )
        .passes(Passes::curls(0.8)),
    );
    let lips = blob(&knots![-24, 101; -10, 95; 0, 97; 10, 95; 24, 101; 12, 110; 0, 112; -12, 110]);
    at.lay(Touch::new(&lips, "#8a5546"));
    at.lay(Brush::line(
        &spots![-27, 104; -12, 99; 0, 101; 12, 99; 27, 104],
        4.4,
        "#24120f",
    ));
    for side in [-1.0, 1.0] {
        let lift = if side > 0.0 { 8.0 } else { 0.0 };
        let brow = [
            (side * 15.0, -24.0),
            (side * 32.0, -34.0 - lift),
            (side * 54.0, -38.0 - lift),
            (side * 78.0, -26.0 - lift),
        ];
        at.lay(
            Brush::new(&brow, 13.0, "#201614")
                .profile(&[0.6, 1.0, 0.9, 0.25])
                .dry(0.25),
        );
    }
    let shoulders = blob(&knots![
        240, 470; 300, 414; 372, 384; 400, 420; 430, 446; 456, 420; 484, 382; 556, 412; 618, 470; 660, 580; 660, 1080; 210, 1080; 206, 580
    ]);
    let lit = Value::ball((430.0, 660.0), (230.0, 330.0), (0.0, -0.1, 0.9)).times(0.66);
    canvas.lay(
        Mass::new(&shoulders, cloth(NAVY, lit))
            .along(&[
                &spots![260, 460; 250, 600; 280, 1000],
                &spots![600, 460; 610, 600; 580, 1000],
                &spots![430, 460; 430, 1000],
            ])
            .passes(Passes::cloth())
            .under(DARK)
            .lost((190.0, 520.0), 90.0)
            .lost((690.0, 520.0), 90.0)
            .into(DARK),
    );
    collar(canvas, (428.0, 404.0));
    hush(canvas);
}

/// An open collar with piping.
fn collar(canvas: &Canvas, (x, y): At) {
    for side in [-1.0, 1.0] {
        let p = |dx: f64, dy: f64| (x + side * dx, y + dy);
        let shape = blob(
            &[
                p(54.0, -26.0),
                p(88.0, -6.0),
                p(76.0, 44.0),
                p(20.0, 92.0),
                p(2.0, 46.0),
                p(30.0, 20.0),
            ]
            .map(Into::into),
        );
        let lit = Value::along(p(90.0, -20.0), p(10.0, 80.0)).times(0.75);
        canvas.lay(
            Mass::new(&shape, cloth(NAVY, lit))
                .passes(Passes::thing().scaled(0.8))
                .found(0.2),
        );
        canvas.lay(
            Brush::line(
                &[p(87.0, -2.0), p(74.0, 44.0), p(22.0, 90.0)],
                3.6,
                "#aab4bc",
            )
            .opacity(0.7),
        );
    }
}

/// The forearm comes up from behind the boy, and a finger to his lips.
fn hush(canvas: &Canvas) {
    let line = spots![520, 650; 478, 556; 430, 470];
    let shape = taper(&line, &[120.0, 98.0, 66.0]);
    let lit = Value::along(line[0], line[2])
        .times(0.5)
        .plus(&Value::even(0.3));
    canvas.lay(Touch::new(&shape.grown(6.0).moved(-4.0, 6.0), DARK).opacity(0.45));
    canvas.lay(
        Mass::new(&shape, cloth(NAVY, lit))
            .flow(Flow::along(&[&line]).and(Flow::around(&shape)).soft(14.0))
            .passes(Passes::cloth().scaled(0.6))
            .found(0.15),
    );
    for (fold, width) in [
        (spots![446, 548; 480, 540; 510, 552], 9.0),
        (spots![470, 600; 500, 590; 532, 600], 9.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, "#26243b")
                .profile(&[0.1, 1.0, 0.2])
                .opacity(0.6),
        );
    }
    hand(
        canvas,
        Spot::new(424.0, 456.0, 142.0),
        (
            v(-0.14, -0.98, 0.1),
            v(0.98, -0.14, 0.1),
            Side::Left,
            Gesture::Point,
        ),
        (-0.1, 0.1, 0.95),
    );
    cuff(canvas, (430.0, 470.0), (-0.48, -0.87), 66.0, NAVY);
}
