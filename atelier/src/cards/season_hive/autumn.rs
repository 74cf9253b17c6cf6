//! Autumn: a rake left in a heap, which goes up through the hole.

use super::{autumn_cell, sunk};
use crate::line::blob;
use crate::random::Chance;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Value};
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
    rake(canvas);
}

/// A rake that was left in the heap.
fn rake(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![586, 1140; 648, 1056; 712, 966], 11.0, "#6e4020")
            .profile(&[1.0, 1.0, 1.0]),
    );
    canvas.lay(Brush::line(
        &spots![590, 1130; 650, 1050; 708, 968],
        3.6,
        "#d79a5a",
    ));
    canvas.lay(
        Brush::new(&spots![548, 1122; 586, 1142; 626, 1168], 12.0, "#5a3418")
            .profile(&[1.0, 1.0, 1.0]),
    );
    for i in 0..6 {
        let x = 552.0 + 14.0 * f64::from(i);
        let y = 1124.0 + 8.6 * f64::from(i);
        canvas.lay(
            Brush::new(
                &[(x, y), (x - 8.0, y + 16.0), (x - 12.0, y + 34.0)],
                6.0,
                "#5a3418",
            )
            .sleek(),
        );
    }
}
