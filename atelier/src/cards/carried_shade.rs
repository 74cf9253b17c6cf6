//! At noon two removal women carry the shade of a plane tree across a square, by its corners, like a wet sheet. The trunk's part is
//! still fast at the tree's foot. They have stopped between a sleeping old man and a pram, and the tree stands in bare light.

mod carriers;
mod overalls;
mod pram;
mod shade;
mod square;
mod tree;

use crate::motifs::Oblique;
use crate::scene::{Finish, Scene};
use crate::shape::At;

/// What lies in the shade is of this hue: the same for benches, people and what is carried.
const VIOLET: &str = "#6a45a6";

/// From how many degrees above the horizon we look.
const ABOVE: f64 = 26.0;

pub fn scene() -> Scene {
    let scene = Scene::lit_from(-200.0, -500.0);
    square::ground(&scene);
    tree::trunk(&scene);
    shade::trunk(&scene);
    square::bench_of_the_old_man(&scene);
    pram::draw(&scene);
    tree::crown(&scene);
    carriers::women(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.0,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}

/// A place on the square.
fn standing(at: At, facing: f64, size: f64) -> Oblique {
    Oblique {
        at,
        facing,
        size,
        above: ABOVE,
    }
}
