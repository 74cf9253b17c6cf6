//! Everybody is in black; the doors have swung open, and there stands a canary. Under the hem of one long black coat are three
//! yellow tail feathers.

mod canary;
mod costume;
mod feathers;
mod guests;
mod owner;
mod room;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(330.0, -80.0);
    room::draw(&scene);
    guests::far(&scene);
    canary::draw(&scene);
    guests::near(&scene);
    owner::draw(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.14,
        colour: "#2c3038",
        grain: 0.05,
        middle: (390.0, 620.0),
    });
    scene
}
