//! On the beach a father is buried to the neck. A wave as high as a house has come; his daughter has raised one palm, and it has
//! stopped.

mod daughter;
mod father;
mod mound;
mod wave;

use crate::line::blob;
use crate::scene::Scene;
use crate::techniques::gouache::{Brush, Canvas, Field, Finish, Light, Mass, Passes, Value};
use crate::{knots, spots};

/// A pale sun, high on the right.
const SUN: Light = (0.5, -0.6, 0.6);

pub fn scene() -> Scene {
    let canvas = Canvas::new(11, "#efe6cf");
    wave::paint(&canvas);
    sand(&canvas);
    daughter::paint(&canvas);
    mound::pillow(&canvas);
    mound::spade(&canvas);
    father::paint(&canvas);
    father::feet(&canvas);
    mound::body(&canvas);
    mound::near(&canvas);
    canvas.finish(Finish {
        relief: 1.35,
        vignette: 0.06,
        colour: "#3a3550",
        ..Finish::default()
    })
}

/// Pale and dry near us, wet and violet where the sea has just been.
fn sand(canvas: &Canvas) {
    let shape = blob(&knots![
        -60, 812; 60, 800; 190, 816; 320, 800; 460, 812; 600, 796; 720, 808; 860, 792; 860, 1260, corner; -60, 1260, corner
    ]);
    let value = Value::along((420.0, 800.0), (400.0, 1010.0)).broken(0.1, 140.0, 5);
    let paint = Field::ramp(
        &["#7c7690", "#a298a4", "#cdbda9", "#e6d5ac", "#f0e2bb"],
        value,
    )
    .patch((560.0, 826.0), (240.0, 26.0), "#7fae9c", 0.5)
    .patch((150.0, 830.0), (160.0, 24.0), "#7fae9c", 0.4)
    .patch((60.0, 900.0), (300.0, 70.0), "#8f93a0", 0.45);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![-40, 830; 400, 836; 840, 820],
                &spots![-40, 960; 400, 930; 840, 950],
                &spots![-40, 1180; 400, 1160; 840, 1190],
            ])
            .passes(Passes::ground().uneven(0.012, 0.006, 0.03))
            .under("#b9ac9c"),
    );
    // Foam that came with it, and stays.
    for (line, width) in [
        (
            spots![-40, 812; 60, 802; 190, 818; 320, 802; 420, 812],
            17.0,
        ),
        (
            spots![400, 812; 520, 800; 600, 798; 720, 812; 850, 794],
            15.0,
        ),
        (spots![-40, 838; 40, 846; 130, 838; 220, 850; 300, 842], 7.0),
        (
            spots![470, 834; 560, 840; 660, 830; 760, 842; 850, 832],
            7.0,
        ),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#f7f8ee")
                .profile(&[0.7, 1.0, 0.5, 1.0, 0.6])
                .dry(0.3)
                .vary(0.03),
        );
    }
}
