//! A street carries a tiny old woman on its shoulders, for she has got the lid off a jar. We lie on the paving and look up.

mod bearers;
mod confetti;
mod crowd;
mod face;
mod grip;
mod heroine;
mod holding;
mod jar;
mod seat;
mod street;
mod view;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(250.0, -240.0).focused((400.0, 330.0), 330.0);
    street::draw(&scene);
    crowd::at_windows(&scene);
    confetti::far(&scene);
    crowd::in_the_street(&scene);
    bearers::behind(&scene);
    heroine::draw(&scene);
    bearers::before(&scene);
    confetti::near(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        colour: "#4a0826",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
