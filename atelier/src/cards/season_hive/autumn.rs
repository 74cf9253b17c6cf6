//! Autumn: a bee with a rake, whose heap goes up through the hole.

use super::{autumn_cell, bee, sunk};
use crate::line::blob;
use crate::random::Chance;
use crate::shape::Spot;
use crate::techniques::gouache::{Brush, Canvas, Field, Light, Mass, Passes, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let inside = sunk(canvas, &autumn_cell(), "#4c2210", (4.0, 8.0));
    let value = Value::glow((540.0, 1010.0), (260.0, 200.0)).broken(0.1, 90.0, 3);
    canvas.lay(
        Mass::new(
            &inside,
            Field::ramp(&["#4a2018", "#83391e", "#bd6a2a", "#e6a650"], value),
        )
        .along(&[
            &spots![400, 1030; 560, 960; 700, 880],
            &spots![400, 1160; 600, 1100; 800, 1040],
            &spots![840, 940; 820, 1100],
        ])
        .passes(Passes::cloth().uneven(0.014, 0.008, 0.03)),
    );
    let heap = blob(
        &knots![380, 1180; 440, 1150; 500, 1110; 560, 1090; 620, 1116; 690, 1160; 780, 1172; 860, 1190; 860, 1260; 380, 1260],
    );
    let value = Value::along((600.0, 1260.0), (540.0, 1080.0)).broken(0.16, 40.0, 3);
    canvas.lay(
        Mass::new(
            &heap.within(&inside),
            Field::ramp(&["#4c1a12", "#8e3318", "#cf6420", "#f0a23c"], value),
        )
        .passes(Passes::curls(1.1)),
    );
    let mut chance = Chance::of("heap", 91);
    for _ in 0..90 {
        let x = chance.between(400.0, 790.0);
        let top = 1100.0 + ((x - 560.0) / 200.0_f64).powi(2) * 56.0;
        let y = chance.between(top, 1190.0_f64.max(top + 30.0));
        let turn = chance.between(0.0, 360.0_f64).to_radians();
        let line = [
            (x - 9.0 * turn.cos(), y - 9.0 * turn.sin()),
            (x + 2.0, y),
            (x + 9.0 * turn.cos(), y + 9.0 * turn.sin()),
        ];
        canvas.lay(
            Brush::new(
                &line,
                chance.between(7.0, 12.0),
                *chance.pick(&["#c2461c", "#e07a24", "#8e2e18", "#eaa83a", "#a83a18"]),
            )
            .profile(&[0.2, 1.0, 0.1]),
        );
    }
    raker(canvas);
}

fn raker(canvas: &Canvas) {
    let light: Light = (-0.7, -0.5, 0.45);
    let spot = Spot::new(676.0, 1052.0, 0.78).turned(76.0).flipped(true);
    bee::wings(
        canvas,
        Spot::new(690.0, 1044.0, 0.7).turned(20.0).flipped(true),
        "#f0dcb4",
    );
    canvas.lay(
        Brush::new(&spots![576, 1150; 634, 1040; 664, 960], 8.0, "#7a4a24")
            .profile(&[1.0, 1.0, 1.0]),
    );
    for x in [552.0, 566.0, 580.0, 594.0] {
        canvas.lay(
            Brush::new(
                &[(576.0, 1146.0), (x, 1164.0), (x - 4.0, 1180.0)],
                4.0,
                "#5a3418",
            )
            .sleek(),
        );
    }
    for line in [
        spots![664, 1110; 656, 1150; 660, 1180],
        spots![690, 1114; 696, 1150; 692, 1184],
    ] {
        canvas.lay(Brush::new(&line, 7.0, "#2a150f").sleek());
    }
    bee::body(canvas, spot, light);
    for line in [
        spots![668, 1040; 642, 1052; 630, 1046],
        spots![664, 1064; 634, 1082; 614, 1078],
    ] {
        canvas.lay(Brush::new(&line, 7.0, "#2a150f").sleek());
    }
    bee::Head {
        spot: Spot::new(668.0, 998.0, 0.84).turned(14.0).flipped(true),
        gaze: (0.8, -0.8),
        droop: 0.3,
        light: (0.7, -0.5, 0.45),
    }
    .paint(canvas);
}
