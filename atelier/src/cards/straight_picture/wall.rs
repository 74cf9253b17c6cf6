//! The wall: the paper of two storeys, the holes where the beams were, a switch, and a nail with a cap on it. All of it is told as if
//! it stood upright, and leans with the world.

use super::leaning;
use crate::line::{blob, poly};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Placed, Touch, Value};
use crate::{knots, spots};

/// Where its face begins, ends and stands.
const LEFT: f64 = -176.0;
const RIGHT: f64 = 296.0;
const FOOT: f64 = 150.0;
/// How thick it is: its end is seen from the left, a little from above.
const THICK: At = (54.0, -14.0);
/// Where it has broken off, from the right to the left.
const EDGE: [At; 16] = [
    (RIGHT, -664.0),
    (270.0, -698.0),
    (244.0, -690.0),
    (232.0, -636.0),
    (204.0, -628.0),
    (196.0, -570.0),
    (150.0, -548.0),
    (128.0, -560.0),
    (112.0, -500.0),
    (66.0, -470.0),
    (34.0, -476.0),
    (10.0, -400.0),
    (-44.0, -392.0),
    (-74.0, -372.0),
    (-104.0, -290.0),
    (-184.0, -236.0),
];

pub fn paint(canvas: &Canvas) {
    let at = canvas.at(leaning());
    bricks(&at);
    upper_paper(&at);
    lower_paper(&at);
    beams(&at);
    skirting(&at);
    switch(&at);
    cap(canvas);
}

/// The end that is near us, where one sees what it is made of.
fn bricks(at: &Placed<'_>) {
    let beyond = |(x, y): At| (x + THICK.0, y + THICK.1);
    let shape = poly(&[
        (RIGHT - 6.0, FOOT + 4.0),
        (RIGHT - 6.0, -664.0),
        (RIGHT + 12.0, -684.0),
        (RIGHT + 30.0, -652.0),
        beyond((RIGHT, -640.0)),
        beyond((RIGHT, FOOT + 4.0)),
    ]);
    let value = Value::along((0.0, FOOT), (0.0, -660.0)).broken(0.12, 50.0, 3);
    at.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#3f2c38", "#5b4048", "#76555a"], value),
        )
        .flow(Flow::straight(90.0))
        .passes(
            Passes::of(&[(17.0, 36.0, 1.8, 0.0), (11.0, 24.0, 1.0, 0.2)]).uneven(0.026, 0.01, 0.04),
        )
        .found(0.1),
    );
    for i in 0..31 {
        let y = FOOT - 12.0 - 25.6 * f64::from(i);
        let (from, to) = match i % 3 {
            0 => (0.1, 0.95),
            1 => (0.05, 0.6),
            _ => (0.4, 1.0),
        };
        let on = |part: f64| (RIGHT + part * THICK.0, y + part * THICK.1);
        at.lay(
            Brush::new(&[on(from), on(0.5 * (from + to)), on(to)], 3.6, "#2a1c28")
                .profile(&[0.4, 1.0, 0.3])
                .opacity(0.6),
        );
    }
}

fn face() -> Vec<At> {
    let mut ring = vec![(LEFT - 6.0, FOOT), (RIGHT, FOOT)];
    ring.extend(EDGE);
    ring.push((-164.0, -90.0));
    ring.push((-190.0, 0.0));
    ring.push((-168.0, 70.0));
    ring
}

fn upright() -> Flow {
    Flow::along(&[
        &spots![-160, 150; -160, -200][..],
        &spots![60, 150; 60, -400],
        &spots![280, 150; 280, -660],
    ])
}

/// The whole of it, in the paper of the upper storey: a grey green, bleached.
fn upper_paper(at: &Placed<'_>) {
    // The broken bricks behind its edge.
    for (i, ends) in EDGE.windows(2).enumerate() {
        let tint = ["#6b4c50", "#573c44", "#7d5c58"][i % 3];
        at.lay(
            Brush::new(&[ends[0], ends[1]], [13.0, 18.0, 15.0][i % 3], tint)
                .profile(&[0.5, 1.0, 0.6])
                .dry(0.2),
        );
    }
    let value = Value::along((280.0, -300.0), (-100.0, -640.0)).broken(0.12, 130.0, 5);
    at.lay(
        Mass::new(
            &poly(&face()),
            Field::ramp(&["#6f7c74", "#8a9a8c", "#a9b5a2"], value),
        )
        .flow(upright())
        .passes(
            Passes::of(&[(24.0, 80.0, 1.8, 0.0), (13.0, 50.0, 1.1, 0.2)])
                .uneven(0.016, 0.008, 0.04),
        )
        .found(0.15),
    );
}

/// The room below: roses that have gone dull, and a patch that has not, where something else has hung for years.
fn lower_paper(at: &Placed<'_>) {
    let room = poly(&spots![-400, 150; 296, 150; 296, -430; -400, -430]).within(&poly(&face()));
    let value = Value::along((296.0, 150.0), (-180.0, -330.0)).broken(0.1, 110.0, 6);
    at.lay(
        Mass::new(
            &room,
            Field::ramp(&["#875a62", "#a8737a", "#bf8f8c"], value),
        )
        .flow(upright())
        .passes(
            Passes::of(&[(22.0, 80.0, 1.8, 0.0), (12.0, 50.0, 1.1, 0.2)])
                .uneven(0.014, 0.008, 0.04),
        )
        .found(0.15),
    );
    for i in 0..14 {
        let x = -156.0 + 34.0 * f64::from(i);
        let top = EDGE
            .windows(2)
            .find(|w| w[1].0 <= x && x <= w[0].0)
            .map_or(-190.0, |w| w[0].1.max(w[1].1))
            .max(-420.0)
            + 12.0;
        at.lay(
            Brush::new(
                &[(x, 128.0), (x, 0.5 * (top + 128.0)), (x, top)],
                8.0,
                "#925f69",
            )
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.25)
            .opacity(0.6),
        );
        for j in 0..12 {
            let y = 104.0 - 46.0 * f64::from(j) - if i % 2 == 0 { 0.0 } else { 23.0 };
            if y < top + 10.0 || x > 270.0 {
                continue;
            }
            at.lay(
                Brush::new(
                    &[(x + 13.0, y + 3.0), (x + 17.0, y), (x + 21.0, y - 3.0)],
                    9.0,
                    "#6f3d4c",
                )
                .sleek()
                .opacity(0.45),
            );
        }
    }
    let unfaded = poly(&spots![-66, -32; 156, -32; 156, -356; -66, -356]);
    at.lay(
        Mass::new(&unfaded, "#ecd3c4")
            .flow(Flow::straight(90.0))
            .passes(Passes::of(&[(16.0, 50.0, 1.8, 0.0)]).uneven(0.01, 0.006, 0.03))
            .found(0.05),
    );
}

/// Where the floor of the upper room has gone.
fn beams(at: &Placed<'_>) {
    at.lay(
        Brush::new(&spots![60, -440; 180, -441; 292, -440], 24.0, "#6b4a4c")
            .profile(&[0.8, 1.0, 1.0])
            .dry(0.2),
    );
    for x in [96.0, 164.0, 232.0] {
        let hole = poly(&[
            (x, -458.0),
            (x + 24.0, -459.0),
            (x + 24.0, -424.0),
            (x, -423.0),
        ]);
        at.lay(Touch::new(&hole, "#2f2029"));
    }
    for torn in [
        &spots![200, -520; 250, -540; 262, -620; 228, -600][..],
        &spots![-150, 40; -120, 30; -112, -40; -152, -60],
    ] {
        at.lay(
            Mass::new(&poly(torn), "#d9cfc4")
                .passes(Passes::of(&[(12.0, 30.0, 1.8, 0.1)]))
                .bare(),
        );
    }
}

fn skirting(at: &Placed<'_>) {
    at.lay(
        Brush::new(&spots![-172, 140; 60, 140; 294, 140], 22.0, "#efe2d2")
            .profile(&[1.0, 1.0, 1.0])
            .dry(0.05),
    );
    at.lay(Brush::line(&spots![-172, 128; 60, 128; 294, 128], 3.0, "#6f4a50").opacity(0.7));
}

/// It switches nothing.
fn switch(at: &Placed<'_>) {
    let plate = poly(&spots![238, -44; 262, -44; 262, -80; 238, -80]);
    at.lay(Touch::new(&plate.moved(4.0, 4.0), "#5d3a44").opacity(0.6));
    at.lay(Touch::new(&plate, "#f7efdf"));
    at.lay(Brush::new(&spots![250, -54; 250, -68], 7.0, "#8a7a70").sleek());
}

/// His cap, on a nail by the loop at its back: it hangs plumb, as the picture does.
fn cap(canvas: &Canvas) {
    let (x, y) = leaning().point((222.0, -236.0));
    let at = canvas.at(Spot::new(x - 6.0, y + 25.0, 1.16).turned(-12.0));
    at.lay(
        Brush::new(&spots![10, 6; 12, 26; -10, 40], 44.0, "#5d3a44")
            .profile(&[0.8, 1.0, 0.5])
            .opacity(0.6),
    );
    let crown = blob(&knots![-29, 8; -25, -9; -6, -19; 16, -17; 31, -4; 31, 11; 16, 17; -8, 16]);
    let value = Value::ball((-2.0, 0.0), (30.0, 26.0), (-0.2, -0.8, 0.5)).lifted(0.15);
    at.lay(
        Mass::new(
            &crown,
            Field::ramp(&["#2c1f26", "#4d3a3e", "#94786a"], value),
        )
        .passes(Passes::of(&[(9.0, 24.0, 1.8, 0.0)]))
        .found(0.05),
    );
    let visor = blob(&knots![-29, 5; -43, 12; -50, 22; -36, 25; -16, 21; -4, 17]);
    at.lay(
        Mass::new(&visor, "#1d1622")
            .passes(Passes::of(&[(7.0, 24.0, 1.8, 0.0)]))
            .found(0.05),
    );
    at.lay(Brush::line(&spots![-28, 8; -10, 16; 18, 17], 3.0, "#1d1622").opacity(0.8));
    for seam in [
        spots![-22, -6; -4, -2; 14, 12],
        spots![4, -17; 12, -4; 20, 12],
    ] {
        at.lay(Brush::line(&seam, 2.4, "#241820").opacity(0.7));
    }
    // The loop at its top, over a nail.
    let (ex, ey) = at.spot.point((6.0, -15.0));
    for end in [-4.0, 5.0] {
        canvas.lay(Brush::new(&[(x, y - 4.0), (ex + end, ey)], 3.0, "#1d1622").sleek());
    }
    canvas.lay(Brush::new(&[(x - 7.0, y - 3.0), (x + 7.0, y - 5.0)], 9.0, "#17111a").sleek());
}
