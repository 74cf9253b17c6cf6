//! What their arms do while they shout.

use super::family::{LAMP, OCHRE, RUST, TOMATO, WINE, skin};
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
        &spots![262, 366; 284, 430; 336, 464; 398, 462],
        &[84.0, 92.0, 80.0, 56.0],
        TOMATO,
    );
    canvas.lay(
        Brush::new(&spots![440, 424; 470, 500; 492, 590], 11.0, "#7a8a94")
            .profile(&[0.9, 0.8, 1.0])
            .dry(0.05),
    );
    canvas.lay(Brush::line(&spots![446, 440; 474, 510; 494, 586], 3.0, "#eef6f8").opacity(0.8));
    hand(
        canvas,
        (396.0, 462.0),
        104.0,
        (v(0.92, -0.12, 0.3), v(-0.1, -0.9, 0.3)),
        Side::Right,
        Gesture::Grip,
    );
}

/// The grandfather shakes a fist.
pub fn fist(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![10, 660; 30, 600; 50, 532],
        &[90.0, 80.0, 54.0],
        WINE,
    );
    hand(
        canvas,
        (52.0, 520.0),
        112.0,
        (v(0.1, -0.9, 0.3), v(0.7, 0.1, 0.6)),
        Side::Right,
        Gesture::Fist,
    );
}

/// The father points at the mother, the brother throws up a hand.
pub fn gestures(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![622, 400; 600, 470; 540, 486; 476, 402],
        &[90.0, 96.0, 84.0, 54.0],
        RUST,
    );
    hand(
        canvas,
        (472.0, 396.0),
        118.0,
        (v(-0.62, -0.78, 0.1), v(0.7, -0.6, 0.2)),
        Side::Left,
        Gesture::Point,
    );
    sleeve(
        canvas,
        &spots![840, 520; 806, 452; 780, 386],
        &[90.0, 78.0, 50.0],
        OCHRE,
    );
    hand(
        canvas,
        (776.0, 372.0),
        110.0,
        (v(0.1, -0.9, 0.3), v(-0.8, -0.1, 0.4)),
        Side::Left,
        Gesture::Wave,
    );
}

/// The aunt strikes the table.
pub fn blow(canvas: &Canvas) {
    sleeve(
        canvas,
        &spots![800, 740; 780, 800; 716, 842],
        &[110.0, 96.0, 62.0],
        OCHRE,
    );
    hand(
        canvas,
        (712.0, 846.0),
        120.0,
        (v(-0.95, 0.22, 0.2), v(-0.3, -0.6, 0.4)),
        Side::Left,
        Gesture::Wave,
    );
}
