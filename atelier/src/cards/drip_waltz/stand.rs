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

/// The bag, thrown back like a head that laughs.
fn bag(canvas: &Canvas) {
    let (x, y) = on_pole(1.0);
    let at = canvas.at(Spot::new(x + 54.0, y + 6.0, 1.02).turned(-60.0));
    let shape = blob(
        &knots![-14, 12; 14, 12; 44, 26; 54, 60; 52, 110; 38, 142; 12, 152; -12, 152; -38, 142; -52, 110; -54, 60; -44, 26],
    );
    let value = Value::ball((0.0, 80.0), (64.0, 84.0), (0.5, 0.5, 0.5)).lifted(0.2);
    at.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#6f9a8a", "#b9d0b4", "#eef0cf", "#fffbe6"], value),
        )
        .along(&[
            &spots![-40, 30; -46, 90; -30, 140],
            &spots![40, 30; 46, 90; 30, 140],
            &spots![0, 20; 0, 140],
        ])
        .passes(
            Passes::of(&[(13.0, 40.0, 1.9, 0.0), (7.0, 26.0, 0.8, 0.3)]).uneven(0.012, 0.006, 0.03),
        )
        .found(0.03),
    );
    // What is left in it stands level, as it would in a glass.
    let liquid =
        blob(&knots![-50, 64; -20, 92; 20, 118; 36, 138; 12, 149; -12, 149; -36, 140; -49, 110]);
    at.lay(Touch::new(&liquid, "#e9c65e").opacity(0.75));
    at.lay(Brush::line(
        &spots![-50, 64; -20, 92; 20, 118; 36, 138],
        4.0,
        "#fff6d0",
    ));
    at.lay(Brush::line(&spots![30, 40; 38, 70; 38, 100], 7.0, "#ffffff").opacity(0.8));
    at.lay(Touch::new(&ellipse((0.0, 20.0), 9.0, 4.0), "#4d7a6c"));
    for port in [(-14.0, 156.0), (8.0, 158.0)] {
        at.lay(
            Brush::new(
                &[(port.0, 146.0), port, (port.0, port.1 + 12.0)],
                10.0,
                "#cfdcb8",
            )
            .profile(&[1.0, 1.0, 0.8]),
        );
    }
}

/// The tube: out of the bag, once around the air, and to the back of his hand.
pub fn tube(canvas: &Canvas) {
    let line =
        spots![698, 292; 724, 330; 730, 420; 700, 520; 640, 572; 580, 540; 540, 480; 512, 452];
    let path = Path::new(curve(&line));
    canvas.lay(
        Brush::new(&line, 7.0, "#2c5a50")
            .profile(&[1.0, 1.0, 1.0])
            .sleek()
            .opacity(0.5),
    );
    canvas.lay(
        Brush::new(&line, 4.4, "#f4f0cc")
            .profile(&[1.0, 1.0, 1.0])
            .sleek(),
    );
    let chamber = [path.at(26.0), path.at(50.0), path.at(74.0)];
    canvas.lay(
        Brush::new(&chamber, 15.0, "#dfe6c2")
            .profile(&[0.8, 1.0, 0.7])
            .sleek(),
    );
    canvas.lay(Brush::new(&[path.at(54.0), path.at(72.0)], 9.0, "#e9c65e").sleek());
}
