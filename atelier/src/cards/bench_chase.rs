//! After sunset two old friends run across the sand towards the light, a bench on their raised hands. The prints of its four feet
//! show where they have sat before.

mod bench;
mod friends;
mod sand;
mod sky;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the sun went down.
const SUNK: At = (860.0, 850.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUNK.0, SUNK.1 - 160.0);
    sky::draw(&scene);
    sand::draw(&scene);
    friends::draw(&scene);
    sand::grass(&scene);
    scene.finish(Finish {
        tooth: 0.38,
        vignette: 0.16,
        colour: "#2a1838",
        grain: 0.05,
        middle: (480.0, 700.0),
    });
    scene
}
