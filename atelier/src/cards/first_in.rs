//! Straight down on a pool on the roof of a high house, at night. A large woman has gone in first and floats, and smiles; around the dark
//! rim stand fourteen pairs of bare feet. The pool has no floor: thirty storeys below her lie the street, a zebra crossing, a bus.

mod body;
mod pool;
mod street;
mod swimmer;
mod toes;

use crate::scene::{Finish, Scene};
use crate::shape::{At, Spot};

/// Half the pool.
pub const HALF: At = (262.0, 420.0);

/// The pool lies aslant.
pub fn place() -> Spot {
    Spot::new(404.0, 598.0, 1.0).turned(12.0)
}

pub fn scene() -> Scene {
    let scene = Scene::lit_from(404.0, 598.0);
    let swimmer = swimmer::somebody().cut((300.0, -400.0));
    pool::roof(&scene);
    street::draw(&scene);
    pool::water(&scene);
    pool::ripples(&scene, &swimmer::outline(&swimmer));
    swimmer::draw(&scene, &swimmer);
    pool::rim(&scene);
    toes::all_around(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.0,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
