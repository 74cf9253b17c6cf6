//! Underground two escalators run side by side. He rides up, she rides down; their hands have met in passing and do not let go, so that
//! everything leans towards them: the people behind, the oranges from his bag, the escalators themselves.

mod arms;
mod clasp;
mod hall;
mod oranges;
mod riders;
mod stairs;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where their hands hold each other.
const CLASP: At = (404.0, 606.0);
/// How far the arms are from upright, in degrees.
const TURN: f64 = 44.0;
/// How large the hands are.
const SIZE: f64 = 2.0;

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(180.0, -160.0);
    hall::draw(&scene);
    let hands = riders::draw(&scene);
    stairs::FAR.draw(&scene);
    scene.add(hands);
    stairs::between(&scene);
    oranges::far(&scene);
    oranges::bag(&scene, (668.0, 606.0));
    arms::shadow(&scene);
    stairs::NEAR.draw(&scene);
    arms::draw(&scene);
    clasp::draw(&scene);
    arms::cuffs(&scene);
    oranges::near(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.2,
        colour: "#16282e",
        grain: 0.05,
        middle: (400.0, 560.0),
    });
    scene
}
