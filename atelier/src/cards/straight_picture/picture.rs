//! The picture: plumb, in a cobalt frame. The glass shows the sky and nothing else.

use super::wall::place;
use crate::line::poly;
use crate::shape::Spot;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};

pub fn paint(canvas: &Canvas) {
    let (x, y) = place(0.37, 1.62);
    let at = canvas.at(Spot::new(x, y, 1.05));
    // It stands off the leaning wall: a shadow wider below than above.
    at.lay(Touch::new(&poly(&spots![-10, -60; 40, -72; 66, 78; 0, 70]), "#7d5a64").opacity(0.55));
    for wire in [spots![8, -112; -12, -58], spots![8, -112; 24, -70]] {
        at.lay(Brush::new(&wire, 2.2, "#4a3a48").sleek());
    }
    at.lay(Brush::new(&spots![5, -115; 10, -109], 6.0, "#2c2430").sleek());
    let frame = poly(&spots![-30, -58; 34, -74; 34, 72; -30, 60]);
    let value = Value::along((34.0, 70.0), (-34.0, -60.0)).broken(0.08, 40.0, 2);
    at.lay(Touch::new(&frame, "#173a9e"));
    at.lay(
        Mass::new(
            &frame,
            Field::ramp(&["#0f2c86", "#1c46b4", "#2f66d6"], value),
        )
        .passes(Passes::of(&[(10.0, 40.0, 1.9, 0.0)]).uneven(0.014, 0.006, 0.04))
        .found(0.02),
    );
    // The side of the frame that is towards us.
    at.lay(Touch::new(
        &poly(&spots![34, -74; 42, -72; 42, 72; 34, 72]),
        "#0b1f60",
    ));
    let glass = poly(&spots![-21, -46; 24, -58; 24, 57; -21, 49]);
    let value = Value::along((24.0, 60.0), (-20.0, -50.0)).broken(0.1, 40.0, 3);
    at.lay(Touch::new(&glass, "#cfc8cc"));
    at.lay(
        Mass::new(
            &glass,
            Field::ramp(&["#a9a5b4", "#d9d2d0", "#f8f2e6"], value),
        )
        .passes(Passes::of(&[(12.0, 40.0, 1.9, 0.0)]).uneven(0.008, 0.004, 0.02))
        .bare()
        .found(0.0),
    );
    for glint in [spots![-18, 20; 22, -40], spots![-18, 36; 22, -22]] {
        at.lay(Brush::new(&glint, 7.0, "#fffaf0").sleek().opacity(0.7));
    }
}
