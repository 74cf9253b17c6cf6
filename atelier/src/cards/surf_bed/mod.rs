//! A bed travels over the heads of a concert crowd, from hand to hand, with an old woman asleep in it. The band has stopped; the
//! singer kneels on the stage, the microphone lowered.

mod bed;
mod crowd;
mod near;
mod sleeper;
mod stage;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(620.0, -120.0).focused((330.0, 500.0), 360.0);
    stage::draw(&scene);
    crowd::far(&scene);
    bed::frame(&scene);
    sleeper::draw(&scene);
    bed::blanket(&scene);
    sleeper::arm(&scene);
    stage::spot(&scene);
    near::draw(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.1,
        colour: "#1c0636",
        grain: 0.05,
        middle: (380.0, 520.0),
    });
    scene
}
