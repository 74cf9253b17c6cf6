//! The operator of a roller coaster is bored. Behind her the train has stopped at the top of the loop; one finger hovers over a knob.

mod arms;
mod desk;
mod fair;
mod haul;
mod her;
mod riders;
mod track;
mod train;

use crate::scene::{Finish, Scene};

/// The deep hue of shadows.
const DEEP: &str = "#5a1f46";

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(900.0, -80.0);
    fair::draw(&scene);
    track::draw(&scene);
    train::draw(&scene);
    haul::falling(&scene);
    fair::booth(&scene);
    her::body(&scene);
    desk::draw(&scene);
    arms::upper(&scene);
    arms::lower(&scene);
    desk::orange(&scene);
    haul::landed(&scene);
    scene.finish(Finish {
        tooth: 0.28,
        vignette: 0.08,
        colour: "#5a1f46",
        grain: 0.05,
        middle: (400.0, 560.0),
    });
    scene
}
