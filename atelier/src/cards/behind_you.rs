//! A class has its picture taken, and looks at us as well as it can. A wind has come up at our back, all hair and the cloth behind
//! them fly; the girl in front has seen over our shoulder what brings it, and points. Two pairs of glasses mirror it, and its shadow
//! has reached the cloth.

mod class;
mod cloth;
mod girl;
mod pupils;
mod reflection;
mod rows;
mod wind;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(940.0, 240.0);
    cloth::draw(&scene);
    cloth::shadow(&scene);
    class::behind(&scene);
    girl::draw(&scene);
    class::beside(&scene);
    girl::arm(&scene);
    wind::petals(&scene);
    cloth::glow(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.1,
        colour: "#28304e",
        grain: 0.05,
        middle: (420.0, 720.0),
    });
    scene
}
