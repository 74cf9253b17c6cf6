//! Both teams and the referee hide in the goal from a small child who has begun the run-up. We are behind the net: they are dark
//! against the floodlights, and the child's shadow has come in to them.

mod child;
mod field;
mod grip;
mod hiding;
mod net;
mod players;
mod squad;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(470.0, 190.0);
    field::draw(&scene);
    child::draw(&scene);
    players::draw(&scene);
    net::draw(&scene);
    grip::fists(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        colour: "#04140f",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
