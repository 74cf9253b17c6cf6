//! Two friends tear down the ramp of a car park, she in her wheelchair, he on the step behind. Their shadow, chair and
//! all, cannot keep up: it has fallen behind in the bend.

mod barrier;
mod chair;
mod friends;
mod ramp;
mod shadows;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(960.0, 420.0);
    ramp::draw(&scene);
    friends::tracks(&scene);
    shadows::draw(&scene);
    ramp::core(&scene);
    ramp::bollard(&scene);
    friends::draw(&scene);
    barrier::draw(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.14,
        colour: "#24123c",
        grain: 0.05,
        middle: (440.0, 640.0),
    });
    scene
}
