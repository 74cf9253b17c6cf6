//! The car: its dark inside, the steering wheel with a hand on it, and the wiper.

use crate::colour::mix;
use crate::line::{arc, blob, ellipse, rect, taper};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

use super::driver::skin;
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

/// The wheel, and his right hand around it: four fingers towards us.
pub(super) fn wheel(canvas: &Canvas) {
    let ring = arc((424.0, 1090.0), 262.0, 226.0, -176.0, -4.0, 40);
    let light = || Value::along((424.0, 920.0), (424.0, 840.0)).broken(0.1, 120.0, 4);
    let sleeve = taper(
        &spots![210, 1150; 252, 1060; 296, 984],
        &[150.0, 128.0, 104.0],
    );
    let value = Value::along((320.0, 1040.0), (200.0, 960.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#11161f", "#1d2530", "#36343a", "#5a4636"], value),
        )
        .along(&[&spots![160, 1120; 250, 970], &spots![260, 1150; 340, 1010]])
        .passes(Passes::thing())
        .found(0.2),
    );
    canvas.lay(
        Brush::new(&spots![256, 956; 296, 980; 332, 990], 26.0, "#d8bc8c")
            .profile(&[0.9, 1.0, 0.9]),
    );
    palm(canvas);
    let rim = taper(&ring, &[52.0; 5]);
    canvas.lay(
        Mass::new(
            &rim,
            Field::ramp(&["#0e1116", "#1d2026", "#3a352f", "#6d5236"], light()),
        )
        .flow(Flow::along(&[ring]))
        .passes(Passes::thing())
        .found(0.1),
    );
    canvas.lay(
        Brush::line(
            &arc((424.0, 1090.0), 268.0, 232.0, -106.0, -40.0, 16),
            6.0,
            "#a98a5c",
        )
        .opacity(0.7),
    );
    fingers(canvas);
}

/// Behind the rim: wrist and ball of the thumb.
fn palm(canvas: &Canvas) {
    let shape = blob(&knots![
        232, 926; 236, 880; 262, 850; 320, 826; 366, 842; 384, 884; 376, 918; 346, 936; 336, 966; 312, 984; 262, 950
    ]);
    let value = Value::along((360.0, 850.0), (250.0, 960.0)).broken(0.05, 40.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&skin().ramp[..3], value))
            .passes(Passes::face(1.0))
            .found(0.05),
    );
}

/// Four fingers around the rim, their tips towards us.
fn fingers(canvas: &Canvas) {
    let skin = skin();
    for (i, (root, joint, tip, wide)) in [
        ((222.0, 904.0), (222.0, 940.0), (246.0, 974.0), 36.0),
        ((250.0, 876.0), (254.0, 920.0), (278.0, 960.0), 41.0),
        ((286.0, 854.0), (292.0, 900.0), (312.0, 940.0), 43.0),
        ((326.0, 838.0), (332.0, 882.0), (346.0, 920.0), 42.0),
    ]
    .into_iter()
    .enumerate()
    {
        let line = [root, joint, tip];
        let shape = taper(&line, &[wide, wide * 0.98, wide * 0.78]);
        let value = Value::along(
            (joint.0 + wide * 0.5, joint.1 - wide * 0.5),
            (joint.0 - wide * 0.35, joint.1 + wide * 0.6),
        )
        .lifted(0.12)
        .broken(0.04, 24.0, i as u64);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&skin.ramp, value))
                .flow(Flow::along(&[line]))
                .passes(Passes::face(0.7))
                .found(0.03),
        );
        // The shadow on the next, a joint, a nail.
        let right: Vec<_> = line
            .iter()
            .map(|&(x, y)| (x + wide * 0.44, y - wide * 0.1))
            .collect();
        canvas.lay(Brush::line(&right, 5.0, "#2a1518").opacity(0.75));
        for up in [-3.0, 4.0] {
            let fold = [
                (joint.0 - wide * 0.24, joint.1 + up),
                (joint.0 + wide * 0.02, joint.1 + up + 3.0),
                (joint.0 + wide * 0.26, joint.1 + up - 2.0),
            ];
            canvas.lay(Brush::line(&fold, 2.4, "#3a1c1a").opacity(0.55));
        }
        let nail = ellipse((tip.0 - 1.0, tip.1 - 1.0), wide * 0.2, wide * 0.27)
            .turned(-28.0, (tip.0 - 1.0, tip.1 - 1.0));
        canvas.lay(Touch::new(&nail, mix(skin.ramp[3], "#e8b48c", 0.55)).opacity(0.85));
    }
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
    let cap = along(-0.05, 62.0);
    canvas.lay(
        Mass::new(
            &ellipse((cap.0 + 2.0, cap.1 - 4.0), 33.0, 25.0),
            Field::ramp(
                &["#0a0e13", "#1c242e", "#4b5965"],
                Value::ball(cap, (33.0, 25.0), (-0.3, -0.8, 0.4)),
            ),
        )
        .passes(Passes::thing().scaled(0.5))
        .found(0.04),
    );
    canvas.lay(Touch::new(
        &taper(&[along(0.54, 15.0), along(0.62, 15.0)], &[18.0, 18.0]),
        "#0a0d11",
    ));
}
