//! A stairwell in section: on the upper landing a very large man dances the tango with a partner who is not there; on the lower one a
//! thin woman does, in arms that are not there. Take the floor away, and they fit.

mod dancers;
mod house;
mod skirt;
mod slab;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// The bulbs of the upper and of the lower landing.
const UPPER: At = (750.0, 150.0);
const LOWER: At = (150.0, 770.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(150.0, 770.0).focused((520.0, 720.0), 330.0);
    house::draw(&scene);
    dancers::above(&scene);
    slab::floor(&scene);
    dancers::below(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.1,
        colour: "#2a1220",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
