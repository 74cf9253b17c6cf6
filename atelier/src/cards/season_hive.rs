//! Four cells of a comb, four seasons. A bee with a suitcase has broken through wall after wall, and where she went the weather leaks:
//! out of winter she flies up to the light of the last cell, which she has burst open. In the bed she left somebody has sat up.

use crate::line::{poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::spots;
use crate::techniques::gouache::{Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Value};

mod autumn;
mod bee;
mod comb;
mod spring;
mod summer;
mod traveller;
mod winter;

/// Day, through the broken cell at the upper right.
const DAY: Light = (0.68, -0.6, 0.45);
/// Where she broke through from autumn into winter, and from winter into spring; and from summer into autumn.
const BREACHES: [(At, f64); 3] = [
    ((520.0, 914.0), 74.0),
    ((496.0, 280.0), 100.0),
    ((344.0, 1136.0), 62.0),
];

/// The four cells, each with its corners.
pub fn winter_cell() -> Shape {
    poly(&spots![302, 214; 470, 306; 652, 398; 662, 600; 660, 800; 500, 896; 332, 996; 160, 916; -30, 826; -40, 396; 130, 310]).softened(12.0)
}

pub fn spring_cell() -> Shape {
    poly(&spots![350, 156; 380, -60; 570, -60; 720, 70; 850, 176; 850, 330; 690, 350; 520, 254])
        .softened(10.0)
}

pub fn autumn_cell() -> Shape {
    poly(&spots![378, 1020; 540, 930; 698, 834; 850, 908; 850, 1250; 392, 1250]).softened(12.0)
}

pub fn summer_cell() -> Shape {
    poly(&spots![-50, 872; 140, 962; 296, 1044; 306, 1250; -50, 1250]).softened(12.0)
}

pub fn scene() -> Scene {
    let canvas = Canvas::new(91, "#7a3f12");
    wax(&canvas);
    spring::paint(&canvas);
    summer::paint(&canvas);
    autumn::paint(&canvas);
    winter::paint(&canvas);
    comb::breaches(&canvas);
    winter::bed(&canvas);
    comb::drifting(&canvas);
    traveller::paint(&canvas);
    canvas.lay(Glaze::new((610.0, 170.0), (420.0, 330.0), "#fff2c4", 0.4));
    canvas.finish(Finish {
        relief: 1.45,
        vignette: 0.14,
        colour: "#241008",
        ..Finish::default()
    })
}

/// The comb: wax all over, amber where day comes through it.
fn wax(canvas: &Canvas) {
    let value = Value::glow((700.0, 120.0), (520.0, 560.0))
        .times(0.72)
        .plus(&Value::even(0.2))
        .broken(0.14, 70.0, 5);
    let paint = Field::ramp(
        &["#5c280c", "#9a5616", "#cf8a28", "#efbb50", "#fde7a0"],
        value,
    );
    let cells = [winter_cell(), spring_cell(), autumn_cell(), summer_cell()];
    let flow = cells.iter().fold(
        Flow::along(&[
            &spots![700, 420; 720, 600; 706, 800],
            &spots![840, 380; 846, 620; 846, 860],
        ]),
        |flow, cell| flow.and(Flow::around(&cell.grown(16.0))),
    );
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1250.0), paint)
            .flow(flow.soft(24.0).stray(0.15))
            .passes(Passes::cloth().uneven(0.01, 0.006, 0.025)),
    );
    comb::sealed(canvas);
    for cell in cells {
        comb::lip(canvas, &cell);
    }
}

/// A cell: first the depth of its walls, then what is in it, whose shape comes back.
fn sunk(canvas: &Canvas, cell: &Shape, dark: &str, by: At) -> Shape {
    canvas.lay(
        Mass::new(cell, dark)
            .flow(Flow::around(cell).stray(0.1))
            .passes(Passes::thing())
            .found(0.1),
    );
    cell.grown(-9.0).moved(by.0, by.1).within(cell)
}
