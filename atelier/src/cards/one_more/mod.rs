//! The doors have opened on a full lift: four people and a wet chestnut horse. It has just sunk by a hand's breadth. Everybody has
//! something else to look at; only the boy looks up.

mod horse;
mod lamp;
mod landing;
mod lift;
mod people;
mod steam;

use crate::scene::{Finish, Scene};
use crate::shape::Shape;
use crate::svg::{Fill, Ink};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(420.0, 60.0).on_paper_of("one-more");
    lift::draw(&scene);
    people::behind(&scene);
    lamp::light(&scene);
    horse::draw(&scene);
    steam::draw(&scene);
    people::before(&scene);
    lamp::dark(&scene);
    landing::draw(&scene);
    lamp::puddle(&scene);
    landing::shoe(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}

/// Paint with a soft edge that stays within a shape.
fn soft(
    scene: &Scene,
    within: &Shape,
    shape: &Shape,
    fill: impl Into<Fill>,
    much: f64,
    r: f64,
) -> Ink {
    scene.clipped(within, scene.blurred(scene.veil(shape, fill, much), r))
}
