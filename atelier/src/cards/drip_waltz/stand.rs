//! The drip stand: its wheels have left the floor, its bag flies out. It leads.

use crate::line::{Path, blob, curve, ellipse};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// Its foot and its top.
const POLE: [At; 2] = [(592.0, 966.0), (494.0, 206.0)];

/// A place on the pole: 0 is the foot, 1 the top.
pub fn on_pole(part: f64) -> At {
    crate::line::between(POLE[0], POLE[1], part)
}

pub fn paint(canvas: &Canvas) {
    foot(canvas);
    let pole = [on_pole(0.0), on_pole(0.5), on_pole(1.0)];
    canvas.lay(Brush::new(&pole, 15.0, "#4f6f68").profile(&[1.1, 1.0, 0.9]));
    let lit = [on_pole(0.0), on_pole(0.5), on_pole(1.0)].map(|(x, y)| (x + 3.0, y));
    canvas.lay(
        Brush::new(&lit, 7.0, "#fdf3c4")
            .profile(&[0.9, 1.0, 0.9])
            .dry(0.1),
    );
    let (x, y) = on_pole(0.42);
    canvas.lay(
        Brush::new(&[(x - 3.0, y + 14.0), (x + 1.0, y - 14.0)], 24.0, "#3d544f")
            .profile(&[1.0, 1.0]),
    );
    // The cross of hooks.
    let (x, y) = on_pole(1.0);
    for (line, tone) in [
        (spots![-62, 22; -48, 30; -40, 14; 0, 4], "#9db59c"),
        (spots![0, 4; 44, -16; 76, -8; 84, 10], "#f6ecc0"),
    ] {
        let line = line.map(|(dx, dy)| (x + dx, y + dy));
        canvas.lay(
            Brush::new(&line, 8.0, tone)
                .profile(&[0.7, 1.0, 0.8])
                .sleek(),
        );
    }
    bag(canvas);
    // The hook goes through the eye of the bag.
    let end = spots![56, -15; 74, -8; 84, 8; 74, 21].map(|(dx, dy)| (x + dx, y + dy));
    canvas.lay(
        Brush::new(&end, 8.0, "#f6ecc0")
            .profile(&[1.0, 1.0, 0.8])
            .sleek(),
    );
}

/// Five legs and their wheels, tilted as a skirt is in a turn.
fn foot(canvas: &Canvas) {
    let at = canvas.at(Spot::new(POLE[0].0, POLE[0].1, 1.0).turned(-13.0));
    for (x, y, r) in [
        (-70.0, -6.0, 9.0),
        (44.0, -18.0, 9.0),
        (66.0, 12.0, 11.0),
        (14.0, 42.0, 13.0),
        (-60.0, 34.0, 12.0),
    ] {
        at.lay(
            Brush::new(
                &[(0.0, -8.0), (0.5 * x, 0.35 * y - 4.0), (x, y)],
                12.0,
                "#6d8a7c",
            )
            .profile(&[1.0, 0.9, 0.7]),
        );
        at.lay(
            Brush::new(
                &[(2.0, -11.0), (0.5 * x, 0.35 * y - 8.0), (x, y - 4.0)],
                4.0,
                "#f1e6b4",
            )
            .profile(&[1.0, 0.8, 0.4])
            .opacity(0.8),
        );
        at.lay(Touch::new(&ellipse((x, y + r), 0.7 * r, r), "#10211f"));
        at.lay(Touch::new(
            &ellipse((x + 1.0, y + r), 0.3 * r, 0.45 * r),
            "#8fa08c",
        ));
    }
}

/// The bag, thrown back like a head that laughs: small, flat and clear, so that the wall is seen through it.
fn bag(canvas: &Canvas) {
    let (x, y) = on_pole(1.0);
    let at = canvas.at(Spot::new(x + 74.0, y + 10.0, 0.9).turned(-30.0));
    let shape = blob(&knots![
        -12, 4; 12, 4; 20, 18; 40, 26; 43, 40; 42, 112; 34, 124; 10, 130; -10, 130; -34, 124; -42, 112; -43, 40; -40, 26; -20, 18
    ]);
    let rim = shape.minus(&shape.grown(-4.5));
    at.lay(Touch::new(&shape, "#9fc4b8").opacity(0.42));
    // What is left in it stands level, as it would in a glass.
    let liquid = blob(&knots![-41, 44, corner; 0, 68; 41, 92, corner; 41, 112; 33, 122; 10, 127; -10, 127; -33, 122; -41, 112])
        .within(&shape);
    let value = Value::along((-40.0, 120.0), (40.0, 70.0)).broken(0.1, 30.0, 3);
    at.lay(
        Mass::new(
            &liquid,
            Field::ramp(&["#7faea6", "#a8cdc2", "#d9ece2"], value),
        )
        .passes(Passes::of(&[(9.0, 28.0, 1.6, 0.0)]))
        .found(0.02),
    );
    at.lay(Brush::line(&spots![-41, 44; 0, 68; 41, 92], 4.0, "#f6fbf2").opacity(0.9));
    at.lay(Touch::new(&rim, "#e9f4ea").opacity(0.85));
    at.lay(Brush::line(&spots![30, 38; 34, 56; 33, 78], 6.0, "#ffffff").opacity(0.85));
    for mark in [56.0, 74.0, 92.0] {
        at.lay(
            Brush::line(&[(-36.0, mark + 8.0), (-24.0, mark + 8.0)], 3.0, "#3f6d64").opacity(0.7),
        );
    }
    at.lay(Touch::new(&ellipse((0.0, 12.0), 7.0, 4.0), "#2f5a50"));
    for port in [(-12.0, 132.0), (8.0, 134.0)] {
        at.lay(
            Brush::new(
                &[(port.0, 124.0), port, (port.0, port.1 + 10.0)],
                8.0,
                "#dcebdc",
            )
            .profile(&[1.0, 1.0, 0.8]),
        );
    }
}

/// The tube: out of the bag, once around the air, and to the back of his hand.
pub fn tube(canvas: &Canvas) {
    let line = spots![634, 316; 656, 374; 688, 440; 692, 506; 650, 556; 592, 530; 548, 462; 520, 420; 506, 410];
    let path = Path::new(curve(&line));
    canvas.lay(
        Brush::new(&line, 7.0, "#2c5a50")
            .profile(&[1.0, 1.0, 1.0])
            .sleek()
            .opacity(0.5),
    );
    canvas.lay(
        Brush::new(&line, 4.4, "#f4f6e6")
            .profile(&[1.0, 1.0, 1.0])
            .sleek(),
    );
    let chamber = [path.at(22.0), path.at(42.0), path.at(62.0)];
    canvas.lay(
        Brush::new(&chamber, 13.0, "#e4f0e4")
            .profile(&[0.8, 1.0, 0.7])
            .sleek(),
    );
    canvas.lay(Brush::new(&[path.at(44.0), path.at(60.0)], 8.0, "#a8cdc2").sleek());
}
