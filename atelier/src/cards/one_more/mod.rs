//! The doors have opened on a full lift: four people and a wet chestnut horse. It has just sunk by a hand's breadth, and all of them
//! look at us.

mod horse;
mod landing;
mod lift;
mod people;

use crate::scene::{Finish, Scene};
use crate::shape::Shape;
use crate::svg::{Fill, Ink};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(420.0, 60.0).on_paper_of("one-more");
    lift::draw(&scene);
    people::behind(&scene);
    horse::draw(&scene);
    people::before(&scene);
    landing::draw(&scene);
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
