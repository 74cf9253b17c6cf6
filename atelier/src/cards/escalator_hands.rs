//! Underground two escalators cross. He rides up, she rides down; their hands have met in passing and do not let go, so that
//! everything leans towards them: the people behind, the oranges from his bag, the escalators themselves.

mod clasp;
mod hall;
mod riders;
mod stairs;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where their hands hold each other.
const CLASP: At = (442.0, 566.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(330.0, -120.0);
    hall::draw(&scene);
    let [his_sleeve, his_hand] = riders::he(&scene);
    stairs::UP.draw(&scene);
    scene.add(his_hand);
    let hands = riders::going_down(&scene);
    let [her_sleeve, her_hand] = riders::she(&scene);
    stairs::DOWN.draw(&scene);
    scene.add(hands + her_hand);
    scene.add(his_sleeve + her_sleeve);
    clasp::draw(&scene);
    riders::bag(&scene, (690.0, 470.0));
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
