//! Noon in the desert, seen from inside a tent: in its shade a coral reef grows on the carpets, and a man pours his tea beside it.

mod desert;
mod fish;
mod host;
mod reef;
mod ripples;
mod tent;

use crate::scene::{Finish, Scene};
use ripples::Ripples;

/// The deep hue of every shadow in the tent.
const DEEP: &str = "#062730";
/// The glare that comes in from outside.
const GLARE: &str = "#fff2c4";
const OCHRE: &str = "#d99a3a";
const BONE: &str = "#efdcae";
const RUST: &str = "#9c4a2c";
const TEAL: &str = "#2b9a98";
const CORAL: &str = "#ee6a50";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(450.0, 330.0).focused((330.0, 900.0), 310.0);
    desert::draw(&scene);
    tent::floor(&scene);
    tent::cloth(&scene);
    let ripples = Ripples::new();
    ripples.in_the_tent(&scene);
    reef::behind(&scene);
    host::draw(&scene, &ripples);
    reef::before(&scene);
    fish::draw(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        vignette: 0.17,
        colour: "#06222e",
        middle: (420.0, 560.0),
        ..Finish::default()
    });
    scene
}
