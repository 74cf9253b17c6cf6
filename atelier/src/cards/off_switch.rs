//! At dinner a family of five is shouting. A girl has touched the switch of her hearing aid: around her it is quiet and blue, and
//! whatever was flying there hangs in the air. She picks an olive out of it.

mod arms;
mod faces;
mod family;
mod girl;
mod table;

use crate::line::rect;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Finish, Flow, Mass, Passes, Value};

/// From where the quiet spreads.
const EAR: At = (304.0, 800.0);

pub fn scene() -> Scene {
    let canvas = Canvas::new(59, "#a32a1e");
    let air = air(&canvas);
    uproar(&canvas);
    family::paint(&canvas, &air);
    table::paint(&canvas);
    arms::blow(&canvas);
    table::flung(&canvas);
    table::hanging(&canvas);
    girl::paint(&canvas);
    canvas.finish(Finish {
        relief: 1.45,
        vignette: 0.08,
        colour: "#2a1018",
        ..Finish::default()
    })
}

/// How quiet it is: 1 about her ear, 0 where they shout, and no line between.
fn quiet() -> Value {
    Value::of(|(x, y)| {
        let far = (x - EAR.0).hypot((y - EAR.1) * 1.04);
        1.0 / (1.0 + ((far - 385.0) / 42.0).exp())
    })
    .broken(0.1, 120.0, 5)
}

/// Tomato and ochre that melt into pale blue.
fn air(canvas: &Canvas) -> Field {
    let noise = Value::along((760.0, 620.0), (360.0, 60.0))
        .times(0.6)
        .plus(&Value::even(0.12))
        .broken(0.2, 150.0, 9);
    let warm = Field::ramp(
        &["#5e1519", "#9c251c", "#cf4726", "#ea7f33", "#f6b553"],
        noise,
    );
    let still = Value::along((0.0, 500.0), (520.0, 800.0)).broken(0.06, 200.0, 3);
    let cold = Field::ramp(&["#8eb2c6", "#b3cfdb", "#d5e6ea", "#edf5f2"], still);
    let paint = Field::blend(warm, cold, quiet());
    // Where they shout the brush goes to and fro; where it is quiet it lies level.
    let mut lines: Vec<Vec<At>> = Vec::new();
    for (x, y) in family::MOUTHS {
        for turn in [20.0_f64, 80.0, 140.0, 200.0, 260.0, 320.0] {
            let (sin, cos) = turn.to_radians().sin_cos();
            lines.push(vec![
                (x + cos * 30.0, y + sin * 30.0),
                (x + cos * 160.0, y + sin * 160.0),
            ]);
        }
    }
    lines.push(spots![0, 760; 300, 740; 640, 770].to_vec());
    lines.push(spots![40, 620; 300, 560; 560, 640].to_vec());
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), &paint)
            .flow(Flow::along(&lines).soft(40.0).stray(0.3).wave(120.0, 4))
            .passes(
                Passes::of(&[(40.0, 120.0, 2.0, 0.0), (24.0, 80.0, 1.2, 0.15)])
                    .uneven(0.013, 0.007, 0.03),
            )
            .under(paint.darker(0.05)),
    );
    paint
}

/// Splinters of noise, which end where it is quiet.
fn uproar(canvas: &Canvas) {
    let quiet = quiet();
    let mut chance = Chance::of("uproar", 59);
    for _ in 0..150 {
        let (x, y) = *chance.pick(&family::MOUTHS);
        let turn = chance.between(0.0, 360.0_f64).to_radians();
        let (from, long) = (chance.between(50.0, 260.0), chance.between(24.0, 80.0));
        let at =
            |far: f64, bent: f64| (x + (turn + bent).cos() * far, y + (turn + bent).sin() * far);
        let line = [
            at(from, 0.0),
            at(from + long * 0.5, 0.05),
            at(from + long, 0.0),
        ];
        if quiet.at(line[0]) > 0.22 || quiet.at(line[2]) > 0.22 {
            continue;
        }
        let colour = *chance.pick(&["#f9cc66", "#f2953c", "#7c1a1c", "#4a1018", "#e8642e"]);
        canvas.lay(
            Brush::new(&line, chance.between(5.0, 15.0), colour)
                .profile(&[0.9, 0.7, 0.15])
                .dry(0.3)
                .opacity(0.8),
        );
    }
}
