//! What they wear, where it is seen against the light: two raised sleeves, and his trousers on the chair.

use crate::line::{between, blob, step, taper};
use crate::shape::{At, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Value};
use crate::{knots, spots};

/// A sleeve that is raised: from the shoulder down to the elbow, which comes towards us, and up to the cuff.
pub fn sleeve(canvas: &Canvas, upper: &[At], widths: &[f64], wrist: At, ramp: &[&str; 4]) {
    let elbow = upper[upper.len() - 1];
    let cuff = between(elbow, wrist, 0.97);
    let middle = between(elbow, wrist, 0.45);
    let fore = [elbow, middle, cuff];
    let shape = all([taper(upper, widths), taper(&fore, &[43.0, 42.0, 32.0])]).fillet(7.0);
    // From above, and from the horn below the wrists.
    let value =
        Value::along((elbow.0, elbow.1 + 34.0), (wrist.0, wrist.1 - 6.0)).broken(0.12, 40.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(ramp, value))
            .along(&[upper, &fore])
            .passes(Passes::cloth().scaled(0.5))
            .found(0.06),
    );
    let (dx, dy) = step(elbow, wrist);
    let across = |at: At, half: f64| {
        [
            (at.0 - dy * half, at.1 + dx * half),
            (at.0 + dy * half, at.1 - dx * half),
        ]
    };
    for (at, half, bend) in [(0.12, 20.0, 7.0), (0.26, 17.0, 5.0), (0.86, 17.0, 3.0)] {
        let at = between(elbow, wrist, at);
        let [a, b] = across(at, half);
        let line = [a, (at.0 + dx * bend, at.1 + dy * bend), b];
        canvas.lay(
            Brush::new(&line, 6.0, ramp[0])
                .profile(&[0.2, 1.0, 0.5])
                .opacity(0.55),
        );
    }
}

/// His legs: two thighs along the seat, two knees, two shins that hang from them. Light comes from behind him.
pub fn trousers(canvas: &Canvas) {
    const CLOTH: [&str; 4] = ["#17162b", "#2b2d4c", "#4a4f75", "#8f90a4"];
    let piece = |line: &[At], widths: &[f64], (dark, lit): (At, At), least: f64| {
        let value = Value::along(dark, lit)
            .times(1.0 - least)
            .broken(0.08, 50.0, 4);
        canvas.lay(
            Mass::new(&taper(line, widths), Field::ramp(&CLOTH, value))
                .along(&[line])
                .passes(Passes::cloth().scaled(0.55))
                .found(0.05),
        );
    };
    // The far one.
    let far = spots![756, 1062; 764, 1130; 758, 1260];
    piece(
        &far,
        &[60.0, 54.0, 44.0],
        ((776.0, 1100.0), (700.0, 1060.0)),
        0.55,
    );
    piece(
        &spots![660, 1064; 712, 1058; 756, 1062],
        &[64.0, 66.0, 60.0],
        ((700.0, 1090.0), (690.0, 1026.0)),
        0.45,
    );
    // The near one is bent at the knee, over the edge of the seat: light along the top of the thigh and on the knee.
    let near = blob(&knots![
        562, 1064; 610, 1050; 690, 1050; 738, 1060; 756, 1084; 756, 1120; 752, 1190; 748, 1280; 692, 1280; 698, 1200; 696, 1150;
        680, 1128; 630, 1130; 576, 1122; 554, 1096
    ]);
    let value = Value::along((650.0, 1136.0), (644.0, 1050.0))
        .mixed(
            &Value::along((750.0, 1180.0), (690.0, 1160.0)),
            &Value::along((690.0, 1090.0), (722.0, 1136.0)),
        )
        .broken(0.08, 50.0, 4);
    let paint = Field::ramp(&CLOTH, value).patch((736.0, 1080.0), (20.0, 20.0), CLOTH[3], 0.35);
    canvas.lay(
        Mass::new(&near, paint)
            .flow(Flow::along(&[
                &spots![560, 1076; 650, 1068; 720, 1074; 742, 1110; 738, 1270][..],
                &spots![570, 1116; 650, 1116; 694, 1124; 708, 1170; 704, 1270],
            ]))
            .passes(Passes::cloth().scaled(0.55))
            .found(0.05),
    );
    for (line, width, colour) in [
        (spots![684, 1132; 700, 1128; 716, 1114], 8.0, CLOTH[0]),
        (spots![698, 1150; 712, 1148; 730, 1136], 7.0, CLOTH[0]),
        (spots![590, 1062; 606, 1084; 604, 1110], 8.0, CLOTH[1]),
        (spots![616, 1064; 630, 1082; 632, 1100], 6.0, CLOTH[1]),
    ] {
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.2, 1.0, 0.2])
                .opacity(0.8),
        );
    }
}
