//! In a narrow hall a girl on tiptoe has put her arms round the big coat on the hook; its empty sleeve has risen and rests on her hair.

mod child;
mod coat;
mod hall;

use crate::scene::Scene;
use crate::techniques::gouache::{Canvas, Finish, Glaze, Light};

/// From the room behind us, over the left shoulder.
const LIGHT: Light = (-0.5, -0.5, 0.62);

pub fn scene() -> Scene {
    let canvas = Canvas::new(42, "#3a2a24");
    let wall = hall::paint(&canvas);
    let cloth = coat::paint(&canvas, &wall);
    child::paint(&canvas);
    child::paint_arm(&canvas);
    coat::paint_sleeve(&canvas, &cloth);
    coat::paint_lapels(&canvas);
    hall::paint_daylight(&canvas);
    canvas.lay(Glaze::new((300.0, 440.0), (420.0, 480.0), "#ffd9a0", 0.42));
    canvas.finish(Finish {
        relief: 1.4,
        tooth: 0.32,
        vignette: 0.1,
        colour: "#1a0f12",
        ..Finish::default()
    })
}
