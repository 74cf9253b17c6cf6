//! Both teams and the referee hide in the goal from a small child who has begun the run-up. We crouch behind the net.

mod child;
mod field;
mod net;
mod players;
mod squad;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the ball lies.
const BALL: At = (276.0, 722.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(352.0, 120.0).focused((400.0, 560.0), 320.0);
    field::draw(&scene);
    child::draw(&scene);
    players::draw(&scene);
    net::draw(&scene);
    players::fists(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        colour: "#04140f",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
