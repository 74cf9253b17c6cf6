//! A girl has blown: six candles smoke, one burns, and in the window behind her the city goes out, tower after tower.

mod cake;
mod city;
mod girl;

use crate::scene::Scene;
use crate::shape::At;
use crate::techniques::gouache::{Canvas, Finish, Glaze};

/// The last flame.
const FLAME: At = (566.0, 764.0);

pub fn scene() -> Scene {
    let canvas = Canvas::new(39, "#16203a");
    let night = city::paint(&canvas);
    girl::paint(&canvas, &night);
    girl::paint_hand(&canvas);
    cake::paint(&canvas);
    cake::smoke(&canvas);
    canvas.lay(Glaze::new(FLAME, (330.0, 300.0), "#ffb04a", 0.42));
    cake::flame(&canvas);
    canvas.finish(Finish {
        relief: 1.4,
        tooth: 0.28,
        vignette: 0.1,
        colour: "#0a0f20",
        ..Finish::default()
    })
}
