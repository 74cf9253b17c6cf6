//! The sun is all but down: two old friends run across the sand towards the last of it, a bench on their raised hands. The prints of its
//! four feet show where they have sat before; night comes behind them.

mod bench;
mod friends;
mod sand;
mod shadow;
mod sky;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the sun goes down.
const SUN: At = (668.0, 790.0);
/// How high on the card land and sky meet.
const HORIZON: f64 = 792.0;

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUN.0 + 60.0, SUN.1 - 200.0);
    sky::draw(&scene);
    sand::draw(&scene);
    let friends = friends::cut(&scene);
    shadow::draw(&scene, &friends);
    friends::draw(&scene, &friends);
    sand::grass(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        vignette: 0.2,
        colour: "#1c1038",
        grain: 0.05,
        middle: (560.0, 660.0),
    });
    scene
}
