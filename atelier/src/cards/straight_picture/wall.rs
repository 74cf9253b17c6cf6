//! The wall: the paper of two storeys, the holes where the beams were, a switch, and a hook with a cap on it.

use super::{DAY, leaning};
use crate::line::{blob, poly};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// A place on the wall: how far along it, from 0, near us, to 1, and how many metres up. It leans with all the world.
pub fn place(along: f64, up: f64) -> At {
    let k = 1.0 / (1.0 + 0.65 * along);
    let (x, y) = (-420.0 + 660.0 * k, -60.0 + (250.0 - 160.0 * up) * k);
    leaning().point((x, y))
}

fn places(list: &[At]) -> Vec<At> {
    list.iter().map(|&(along, up)| place(along, up)).collect()
}

/// Where it has broken off.
const EDGE: [At; 13] = [
    (0.0, 4.75),
    (0.08, 4.95),
    (0.13, 4.6),
    (0.25, 4.74),
    (0.33, 4.2),
    (0.42, 4.3),
    (0.52, 3.6),
    (0.66, 3.7),
    (0.74, 3.2),
    (0.9, 3.1),
    (0.97, 2.3),
    (0.93, 1.5),
    (1.02, 0.8),
];

pub fn paint(canvas: &Canvas) {
    bricks(canvas);
    paper(canvas);
    lower_paper(canvas);
    beams(canvas);
    things(canvas);
}

/// The end that is near us, where one sees what it is made of.
fn bricks(canvas: &Canvas) {
    let [low, high] = [place(0.0, -0.02), place(0.0, 4.75)];
    let far = |at: At, x: f64| (at.0 + x, at.1 - 0.14 * x + 6.0);
    let shape = poly(&[
        far(low, -14.0),
        far(high, -8.0),
        (far(high, 24.0).0, far(high, 24.0).1 - 16.0),
        (far(high, 34.0).0, far(high, 34.0).1 + 22.0),
        (far(high, 62.0).0, far(high, 62.0).1 + 34.0),
        far(low, 64.0),
    ]);
    let value = Value::along(far(low, 30.0), high).broken(0.12, 50.0, 3);
    let paint = Field::ramp(&["#5d4450", "#7d5c60", "#97716c"], value);
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(Flow::straight(82.0))
            .passes(
                Passes::of(&[(17.0, 36.0, 1.8, 0.0), (11.0, 24.0, 1.0, 0.2)])
                    .uneven(0.03, 0.01, 0.04),
            )
            .found(0.1),
    );
    for i in 0..34 {
        let up = 0.08 + 0.138 * f64::from(i);
        let at = place(0.0, up);
        let (from, to) = match i % 3 {
            0 => (4.0, 50.0),
            1 => (2.0, 34.0),
            _ => (20.0, 52.0),
        };
        canvas.lay(
            Brush::new(
                &[far(at, from), far(at, 0.5 * (from + to)), far(at, to)],
                3.4,
                "#4a3644",
            )
            .profile(&[0.4, 1.0, 0.3])
            .opacity(0.55),
        );
    }
}

/// The whole of it, in the paper of the upper storey: a grey green, bleached.
fn paper(canvas: &Canvas) {
    let mut ring = vec![(1.0, 0.0), (0.0, 0.0)];
    ring.extend(EDGE);
    let shape = poly(&places(&ring));
    let value = Value::along(place(0.0, 3.0), place(1.0, 4.4)).broken(0.12, 130.0, 5);
    // The broken bricks behind its edge.
    for (i, ends) in EDGE[..11].windows(2).enumerate() {
        let tint = ["#8b6a66", "#76585c", "#9a7a70"][i % 3];
        let line = places(&[ends[0], ends[1]]);
        canvas.lay(
            Brush::new(&line, [11.0, 16.0, 13.0][i % 3], tint)
                .profile(&[0.3, 1.0, 0.4])
                .dry(0.3),
        );
    }
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#9fa398", "#b5b8aa", "#c9c8b8"], value),
        )
        .along(&[
            &places(&[(0.02, 0.0), (0.02, 4.7)])[..],
            &places(&[(0.5, 0.0), (0.5, 3.6)]),
            &places(&[(0.97, 0.0), (0.95, 2.8)]),
        ])
        .passes(
            Passes::of(&[(24.0, 80.0, 1.8, 0.0), (13.0, 50.0, 1.1, 0.2)])
                .uneven(0.016, 0.008, 0.04),
        )
        .found(0.15),
    );
}

/// The room below: roses that have gone pale, and a patch where something else has hung for years.
fn lower_paper(canvas: &Canvas) {
    let shape = poly(&places(&[
        (1.0, 0.0),
        (0.0, 0.0),
        (0.0, 2.6),
        (0.97, 2.6),
        (0.96, 2.2),
        (0.93, 1.5),
        (1.02, 0.8),
    ]));
    let value = Value::along(place(0.0, 0.2), place(1.0, 2.4)).broken(0.12, 110.0, 6);
    let paint = Field::ramp(&["#a87f80", "#c39a94", "#d8b5aa"], value);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &places(&[(0.02, 0.0), (0.02, 2.6)])[..],
                &places(&[(0.5, 0.0), (0.5, 2.6)]),
                &places(&[(0.97, 0.0), (0.95, 2.6)]),
            ])
            .passes(
                Passes::of(&[(22.0, 80.0, 1.8, 0.0), (12.0, 50.0, 1.1, 0.2)])
                    .uneven(0.014, 0.008, 0.04),
            )
            .found(0.15),
    );
    for i in 0..17 {
        let along = 0.03 + 0.056 * f64::from(i);
        let width = 9.0 / (1.0 + 0.65 * along);
        canvas.lay(
            Brush::new(
                &places(&[(along, 0.14), (along, 1.3), (along, 2.56)]),
                width,
                "#b98c8b",
            )
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.25)
            .opacity(0.6),
        );
        for j in 0..9 {
            let up = 0.3 + 0.27 * f64::from(j) + if i % 2 == 0 { 0.0 } else { 0.13 };
            let at = place(along + 0.028, up);
            canvas.lay(
                Brush::new(
                    &[(at.0 - 3.0, at.1 + 2.0), at, (at.0 + 3.0, at.1 - 2.0)],
                    width * 0.8,
                    "#8f5f68",
                )
                .sleek()
                .opacity(0.4),
            );
        }
    }
    let unfaded = poly(&places(&[
        (0.2, 0.98),
        (0.2, 2.34),
        (0.56, 2.34),
        (0.56, 0.98),
    ]));
    canvas.lay(
        Mass::new(&unfaded, "#e3c4b8")
            .flow(Flow::straight(82.0))
            .passes(Passes::of(&[(16.0, 50.0, 1.8, 0.0)]).uneven(0.01, 0.006, 0.03))
            .bare()
            .found(0.1),
    );
    let skirting = places(&[(0.0, 0.07), (0.3, 0.07), (0.6, 0.07), (1.0, 0.07)]);
    canvas.lay(
        Brush::new(&skirting, 17.0, "#e6d9cb")
            .profile(&[1.1, 0.9, 0.75, 0.6])
            .dry(0.1),
    );
    canvas.lay(
        Brush::line(
            &places(&[(0.0, 0.13), (0.5, 0.13), (1.0, 0.13)]),
            2.6,
            "#8f6f70",
        )
        .opacity(0.7),
    );
}

/// Where the floor of the upper room has gone.
fn beams(canvas: &Canvas) {
    canvas.lay(
        Brush::new(
            &places(&[(0.0, 2.7), (0.5, 2.7), (0.97, 2.7)]),
            24.0,
            "#8b6a66",
        )
        .profile(&[1.0, 0.85, 0.6])
        .dry(0.3),
    );
    for along in [0.07, 0.25, 0.44, 0.64, 0.86] {
        let hole = poly(&places(&[
            (along, 2.6),
            (along, 2.82),
            (along + 0.055, 2.82),
            (along + 0.055, 2.6),
        ]));
        canvas.lay(Touch::new(&hole, "#4d3a44"));
    }
    // Paper that has come off, and plaster below it.
    for torn in [
        &[(0.0, 3.3), (0.06, 3.5), (0.1, 4.2), (0.03, 4.5), (0.0, 4.5)][..],
        &[(0.5, 3.0), (0.62, 3.1), (0.66, 3.5), (0.55, 3.5)],
        &[(0.84, 0.3), (0.98, 0.3), (0.95, 1.1), (0.88, 0.9)],
    ] {
        canvas.lay(
            Mass::new(&poly(&places(torn)), "#d9cfc4")
                .passes(Passes::of(&[(12.0, 30.0, 1.8, 0.1)]))
                .bare(),
        );
    }
}

/// The switch, which switches nothing, and the hook.
fn things(canvas: &Canvas) {
    let plate = poly(&places(&[
        (0.1, 1.05),
        (0.1, 1.22),
        (0.135, 1.22),
        (0.135, 1.05),
    ]));
    canvas.lay(Touch::new(&plate.moved(3.0, 3.0), "#7d5a60").opacity(0.6));
    canvas.lay(Touch::new(&plate, "#f7efdf"));
    let knob = places(&[(0.117, 1.1), (0.117, 1.17)]);
    canvas.lay(Brush::new(&knob, 5.0, "#8a7a70").sleek());
    let (x, y) = place(0.73, 1.66);
    canvas.lay(Brush::line(
        &[
            (x - 2.0, y - 27.0),
            (x + 2.0, y - 20.0),
            (x + 8.0, y - 19.0),
        ],
        7.0,
        "#3a2d30",
    ));
    let cap = canvas.at(Spot::new(x + 4.0, y, 1.1).turned(-9.0));
    cap.lay(
        Brush::new(&spots![6, 2; 22, 14; 30, 30], 36.0, "#8d6468")
            .profile(&[0.8, 1.0, 0.4])
            .opacity(0.6),
    );
    let crown = blob(&knots![-29, 8; -25, -9; -6, -19; 16, -17; 31, -4; 31, 11; 16, 17; -8, 16]);
    let value = Value::ball((-2.0, 0.0), (26.0, 26.0), DAY).lifted(0.2);
    cap.lay(
        Mass::new(
            &crown,
            Field::ramp(&["#4a3432", "#7d5c48", "#b59478"], value),
        )
        .passes(Passes::of(&[(9.0, 24.0, 1.8, 0.0)]))
        .found(0.05),
    );
    let visor = blob(&knots![-29, 5; -43, 12; -50, 22; -36, 25; -16, 21; -4, 17]);
    cap.lay(
        Mass::new(&visor, "#432f2e")
            .passes(Passes::of(&[(7.0, 24.0, 1.8, 0.0)]))
            .found(0.05),
    );
}
