//! A joiner's bench from the front. A ginger cat sleeps on the plank; rather than wake it a broad woman has sawn all the way round it. One
//! finger of wood still holds cat and island over a pail of blue paint. On the rack stand chairs, each with the shape of the cat missing.

mod cat;
mod joiner;
mod plank;
mod saw;
mod workshop;

use crate::scene::{Finish, Scene};
use crate::shape::Spot;

/// Where the cat lies.
pub fn bed() -> Spot {
    Spot::new(372.0, 688.0, 0.92)
}

pub fn scene() -> Scene {
    let scene = Scene::lit_from(120.0, 60.0);
    let she = joiner::somebody().cut(scene.light);
    workshop::wall(&scene);
    workshop::rack(&scene);
    joiner::behind(&scene, &she);
    workshop::under(&scene);
    saw::tip(&scene);
    workshop::pail(&scene);
    plank::draw(&scene);
    plank::island(&scene);
    joiner::shadow(&scene, &she);
    cat::draw(&scene);
    joiner::before(&scene, &she);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.12,
        colour: "#12303c",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
