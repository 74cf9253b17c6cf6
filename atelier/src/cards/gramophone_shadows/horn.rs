//! The gramophone, near to us: its horn looks away and up to the wall, and light comes out of it.

use crate::line::{blob, ellipse, poly, taper};
use crate::shape::{At, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// The paint of the brass.
const BRASS: [&str; 4] = ["#2e1810", "#7a4a1c", "#c98a34", "#f8d67c"];
/// The middle of the horn's mouth.
const MOUTH: At = (372.0, 1000.0);

pub fn paint(canvas: &Canvas) {
    case(canvas);
    bell(canvas);
    canvas.lay(Glaze::mist((372.0, 978.0), (96.0, 60.0), "#fff3c0", 0.3));
}

/// The case, and the record that turns.
fn case(canvas: &Canvas) {
    let front = poly(&spots![338, 1158; 524, 1166; 516, 1260; 346, 1260]);
    let value = Value::along((530.0, 1250.0), (360.0, 1150.0)).broken(0.08, 60.0, 3);
    canvas.lay(
        Mass::new(
            &front,
            Field::ramp(&["#1c0d10", "#4a2219", "#8f4c2a"], value),
        )
        .along(&[&spots![330, 1180; 530, 1186], &spots![330, 1240; 530, 1240]])
        .passes(Passes::cloth().scaled(0.6))
        .found(0.1),
    );
    let top = poly(&spots![332, 1160; 366, 1112; 500, 1116; 532, 1168]);
    let value = Value::along((540.0, 1180.0), (380.0, 1110.0)).broken(0.08, 50.0, 3);
    canvas.lay(
        Mass::new(&top, Field::ramp(&["#6e3a22", "#b46a38", "#f0bc74"], value))
            .along(&[&spots![340, 1140; 520, 1144]])
            .passes(Passes::thing())
            .found(0.1),
    );
    let disc = |k: f64| ellipse((428.0, 1138.0), 74.0 * k, 20.0 * k);
    canvas.lay(Touch::new(&disc(1.0), "#1a1016"));
    canvas.lay(Touch::new(&disc(0.78), "#2c1c22"));
    canvas.lay(Touch::new(&disc(0.36), "#c65a44"));
    canvas.lay(Brush::line(&spots![366, 1138; 384, 1126; 420, 1121], 4.0, "#e8c89a").opacity(0.8));
}

/// The horn: a neck that rises from behind the record and opens like a bindweed.
fn bell(canvas: &Canvas) {
    let neck = taper(
        &spots![486, 1124; 506, 1096; 494, 1064; 456, 1050; 424, 1040],
        &[16.0, 20.0, 26.0, 36.0, 56.0],
    );
    let cone = blob(&knots![
        286, 1024, corner; 310, 1046; 350, 1062; 396, 1070; 440, 1072; 470, 1058; 478, 1036; 470, 1004; 466, 980; 460, 956, corner;
        400, 990; 340, 1010
    ]);
    let shape = all([neck, cone]).fillet(12.0);
    let value = Value::along((400.0, 1110.0), (360.0, 980.0)).broken(0.12, 40.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&BRASS, value))
            .flow(Flow::along(&[
                &spots![290, 1024; 360, 1052; 450, 1056][..],
                &spots![360, 1010; 410, 1036; 456, 1050],
                &spots![456, 966; 462, 1010; 470, 1044],
                &spots![456, 1050; 500, 1066; 506, 1096; 488, 1122],
            ]))
            .passes(Passes::thing().scaled(0.8))
            .found(0.06),
    );
    for line in [
        spots![320, 1036; 380, 1054; 450, 1054],
        spots![372, 1030; 416, 1044; 458, 1050],
        spots![420, 1010; 446, 1030; 464, 1046],
    ] {
        canvas.lay(Brush::line(&line, 5.0, "#5a3214").opacity(0.8));
    }
    // The rim in seven petals; within it is so bright that nothing is seen.
    let petals = (0..9).map(|i| {
        let turn = f64::from(i) * 40.0_f64.to_radians();
        ellipse(
            (MOUTH.0 + 68.0 * turn.cos(), MOUTH.1 + 20.0 * turn.sin()),
            32.0,
            15.0,
        )
    });
    let mouth = all(petals)
        .and(&ellipse(MOUTH, 80.0, 24.0))
        .turned(-19.0, MOUTH);
    canvas.lay(Touch::new(&mouth.grown(4.0), "#e0a646"));
    canvas.lay(
        Mass::new(
            &mouth,
            Field::ramp(&["#f4cf7c", "#fff8de"], Value::glow(MOUTH, (76.0, 30.0))),
        )
        .along(&[&spots![280, 1034; 372, 1000; 460, 966]])
        .passes(Passes::thing()),
    );
}
