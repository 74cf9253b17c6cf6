//! A big boy sits in the pram and wears the bonnet. His mother pushes and shows him the leaves; behind her back the baby takes its first steps.

mod baby;
mod boy;
mod mother;
mod park;
mod pram;

use crate::scene::{Finish, Scene};

/// The deep hue of shadows.
const DEEP: &str = "#3a1f3c";

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(60.0, -120.0);
    park::draw(&scene);
    park::shadows(&scene);
    mother::draw(&scene);
    pram::back(&scene);
    boy::draw(&scene);
    pram::front(&scene);
    boy::legs(&scene);
    mother::hand(&scene);
    baby::draw(&scene);
    park::near(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.08,
        colour: "#3a1f3c",
        grain: 0.05,
        middle: (400.0, 600.0),
    });
    scene
}
