//! Underground two escalators cross. He rides up, she rides down; their hands have met in passing and do not let go, so that
//! everything leans towards them: the people behind, the oranges from his bag, the escalators themselves.

mod clasp;
mod hall;
mod riders;
mod stairs;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where their hands hold each other.
const CLASP: At = (456.0, 484.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(330.0, -120.0);
    hall::draw(&scene);
    riders::going_up(&scene);
    stairs::UP.draw(&scene);
    let his_arm = riders::he(&scene);
    riders::going_down(&scene);
    riders::she(&scene);
    stairs::DOWN.draw(&scene);
    clasp::draw(&scene);
    scene.add(his_arm);
    riders::oranges(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.15,
        colour: "#24323c",
        grain: 0.05,
        middle: (440.0, 540.0),
    });
    scene
}
