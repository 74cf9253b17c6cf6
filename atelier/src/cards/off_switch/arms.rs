//! What their arms do while they shout.

use super::family::{LAMP, OCHRE, RUST, TOMATO, skin};
use crate::line::taper;
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot};
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, PosedHand, Value};

/// A sleeve towards a wrist.
fn sleeve(canvas: &Canvas, line: &[At], widths: &[f64], cloth: [&str; 4]) {
    let shape = taper(line, widths);
    let value = Value::ball(
        shape.bounds().middle(),
        (shape.bounds().width() * 0.6, shape.bounds().height() * 0.6),
        LAMP,
    )
    .lifted(0.25);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&cloth, value.broken(0.1, 50.0, 3)))
            .flow(Flow::along(&[line]).soft(30.0))
            .passes(Passes::cloth().scaled(0.6))
            .lost(line[0], widths[0] * 0.7)
            .into(Field::flat(cloth[2]))
            .found(0.3),
    );
}

fn hand(
    canvas: &Canvas,
    at: At,
    size: f64,
    (fingers, thumb): (V3, V3),
    side: Side,
    gesture: Gesture,
) {
    PosedHand {
        spot: Spot::new(at.0, at.1, size),
        hand: people::Hand {
            gesture,
            side,
            fingers,
            thumb,
            arm: 0.15,
            ..people::Hand::default()
        },
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
}

/// The mother's arm comes down with the ladle, into the quiet.
pub fn ladle(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![266, 362; 286, 430; 340, 464; 400, 462],
        &[84.0, 92.0, 80.0, 56.0],
        TOMATO,
    );
    canvas.lay(
        Brush::new(&spots![440, 424; 490, 500; 536, 590], 11.0, "#7a8a94")
            .profile(&[0.9, 0.8, 1.0])
            .dry(0.05),
    );
    canvas.lay(Brush::line(&spots![446, 436; 493, 506; 536, 584], 3.0, "#eef6f8").opacity(0.8));
    hand(
        canvas,
        (396.0, 462.0),
        104.0,
        (v(0.92, -0.12, 0.3), v(-0.1, -0.9, 0.3)),
        Side::Right,
        Gesture::Grip,
    );
}

/// The brother has buried his face in both hands.
pub fn hidden(canvas: &Canvas) {
    for (line, wrist, fingers, thumb, side) in [
        (
            spots![606, 372; 630, 352; 668, 276],
            (679.0, 258.0),
            v(0.1, -0.98, 0.12),
            v(-0.9, -0.2, 0.3),
            Side::Right,
        ),
        (
            spots![812, 372; 786, 352; 750, 276],
            (740.0, 258.0),
            v(-0.1, -0.98, 0.12),
            v(0.9, -0.2, 0.3),
            Side::Left,
        ),
    ] {
        sleeve(canvas, &line, &[74.0, 72.0, 46.0], OCHRE);
        hand(canvas, wrist, 126.0, (fingers, thumb), side, Gesture::Flat);
    }
}

/// The father strikes the table.
pub fn blow(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![846, 690; 812, 800; 716, 850],
        &[150.0, 122.0, 74.0],
        RUST,
    );
    hand(
        canvas,
        (712.0, 854.0),
        150.0,
        (v(-0.95, 0.14, 0.25), v(-0.25, -0.9, 0.35)),
        Side::Left,
        Gesture::Fist,
    );
    for line in [
        spots![606, 838; 588, 826; 570, 820],
        spots![602, 862; 580, 864; 562, 868],
        spots![614, 886; 598, 898; 584, 906],
    ] {
        canvas.lay(
            Brush::new(&line, 8.0, "#b4301f")
                .profile(&[1.0, 0.7, 0.1])
                .opacity(0.85),
        );
    }
}
