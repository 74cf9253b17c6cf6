//! The car: its dark inside, the steering wheel with a hand on it, and the wiper.

use crate::colour::mix;
use crate::line::{arc, blob, rect, taper};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Grasp, Hand, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

use super::driver::{DASHBOARD, skin};
use super::{PIVOT, TIP};

/// The inside, from the roof down to the dashboard. Its paint comes back.
pub(super) fn paint(canvas: &Canvas) -> Field {
    let dark = Value::along((400.0, -40.0), (400.0, 1240.0)).broken(0.12, 240.0, 3);
    let inside = Field::ramp(&["#1a212d", "#222c39", "#303a46", "#35322f"], dark);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), &inside)
            .along(&[
                &spots![0, 60; 400, 20; 800, 70],
                &spots![0, 640; 400, 700; 800, 640],
                &spots![0, 1150; 800, 1150],
            ])
            .passes(Passes::backdrop()),
    );
    let pane = blob(
        &knots![-70, 330; 60, 264; 400, 236; 720, 256; 870, 330; 870, 560; 760, 566; 400, 590; 60, 586; -70, 570],
    );
    let dusk = Value::along((500.0, 620.0), (330.0, 200.0)).broken(0.14, 200.0, 5);
    let evening = Field::ramp(&["#35424f", "#4e6070", "#71858f", "#9aa8a8"], dusk)
        .patch((96.0, 420.0), (60.0, 40.0), "#d7a463", 0.55)
        .patch((700.0, 400.0), (70.0, 44.0), "#c98c52", 0.5);
    canvas.lay(
        Mass::new(&pane, &evening)
            .along(&[
                &spots![30, 300; 400, 240; 780, 300],
                &spots![30, 540; 400, 570; 780, 540],
            ])
            .passes(Passes::backdrop())
            .lost((60.0, 680.0), 130.0)
            .bleed(18.0),
    );
    evening.before(&inside, &pane)
}

/// The wheel, and his right hand at its top.
pub(super) fn wheel(canvas: &Canvas) {
    let rim = taper(
        &arc((470.0, 1310.0), 330.0, 262.0, -172.0, -8.0, 40),
        &[46.0; 5],
    );
    let value = Value::along((470.0, 1130.0), (470.0, 1030.0)).broken(0.1, 120.0, 4);
    canvas.lay(
        Mass::new(
            &rim,
            Field::ramp(&["#0e1116", "#1a1c22", "#2c2724", "#4a3626"], value),
        )
        .flow(Flow::along(&[arc(
            (470.0, 1310.0),
            330.0,
            262.0,
            -172.0,
            -8.0,
            40,
        )]))
        .passes(Passes::thing())
        .found(0.15),
    );
    let cuff = taper(
        &spots![196, 1222; 250, 1150; 286, 1104],
        &[104.0, 86.0, 70.0],
    );
    let value = Value::along((220.0, 1110.0), (300.0, 1180.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &cuff,
            Field::ramp(&["#11161f", "#1d2530", "#36343a", "#5a4636"], value),
        )
        .along(&[&spots![180, 1200; 270, 1090], &spots![230, 1240; 310, 1130]])
        .passes(Passes::thing())
        .lost((190.0, 1240.0), 90.0),
    );
    canvas.lay(
        Brush::new(&spots![258, 1076; 292, 1096; 316, 1130], 20.0, "#c9a978")
            .profile(&[0.8, 1.0, 0.8]),
    );
    Hand {
        spot: Spot::new(302.0, 1090.0, 0.98).turned(-24.0),
        grasp: Grasp::Holding,
        skin: skin(),
        light: DASHBOARD,
        ..Hand::default()
    }
    .paint(canvas);
}

/// The wiper, half-way: the one hard edge.
pub(super) fn wiper(canvas: &Canvas) {
    let along = |part: f64, beside: f64| {
        let (x, y) = (TIP.0 - PIVOT.0, TIP.1 - PIVOT.1);
        let length = x.hypot(y);
        (
            PIVOT.0 + x * part - y / length * beside,
            PIVOT.1 + y * part + x / length * beside,
        )
    };
    let rubber = taper(
        &[along(0.16, 0.0), along(0.6, -3.0), along(1.0, 0.0)],
        &[17.0, 19.0, 10.0],
    );
    let back = taper(
        &[along(0.2, 9.0), along(0.6, 9.0), along(0.97, 6.0)],
        &[9.0, 12.0, 5.0],
    );
    let arm = taper(
        &[along(-0.05, 62.0), along(0.3, 34.0), along(0.58, 11.0)],
        &[36.0, 25.0, 15.0],
    );
    let light = Value::along(along(0.5, -14.0), along(0.5, 20.0)).broken(0.05, 160.0, 2);
    for (shape, ramp) in [
        (&rubber, ["#07090c", "#0b0e12", "#12161c"]),
        (&back, ["#0c0f14", "#1a2028", "#2c353f"]),
        (&arm, ["#0d1117", "#1c242e", "#465360"]),
    ] {
        canvas.lay(
            Mass::new(shape, Field::ramp(&ramp, light.clone()))
                .flow(Flow::along(&[[along(0.0, 0.0), along(1.0, 0.0)]]).stray(0.02))
                .passes(
                    Passes::of(&[(9.0, 120.0, 2.2, 0.0), (5.0, 80.0, 0.8, 0.2)])
                        .uneven(0.008, 0.004, 0.02),
                )
                .found(0.0),
        );
    }
    for (from, to, beside) in [(0.3, 0.56, 14.0), (0.64, 0.93, 12.0)] {
        let line = [
            along(from, beside),
            along((from + to) / 2.0, beside + 1.0),
            along(to, beside - 2.0),
        ];
        canvas.lay(Brush::line(&line, 3.0, mix("#2c353f", "#9fb0b8", 0.6)).opacity(0.8));
    }
    canvas.lay(Touch::new(
        &taper(&[along(0.54, 15.0), along(0.62, 15.0)], &[18.0, 18.0]),
        "#0a0d11",
    ));
}
