//! From behind the keyhole of the moon we look out at a stair. A woman hauls a huge key up to us; the one who came with
//! her sits on it and sulks. On this side somebody in pyjamas holds up the same key, small.

mod below;
mod keeper;
mod stair;
mod two;
mod wall;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// The light is on our side.
const LIGHT: At = (520.0, -60.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((440.0, 480.0), 330.0);
    below::draw(&scene);
    stair::draw(&scene);
    two::draw(&scene);
    wall::draw(&scene);
    keeper::draw(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.0,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
