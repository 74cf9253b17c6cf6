//! A class has its picture taken, and looks at us as well as it can. A wind has come up at our back, all hair and the cloth behind
//! them fly; the girl in red has seen over our shoulder what brings it, and points. The glasses of the one beside her mirror it, and
//! its shadow has reached the cloth.

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
    cloth::dusk(&scene);
    girl::draw(&scene);
    class::near(&scene);
    wind::petals(&scene);
    cloth::glow(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.1,
        colour: "#28304e",
        grain: 0.05,
        middle: (400.0, 700.0),
    });
    scene
}
