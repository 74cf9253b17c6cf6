//! A dancer in mid-turn, seen from above: her skirt is a sea with islands, and ships sail around its hem.

mod crowd;
mod dancer;
mod feast;
mod guests;
mod sailing;
mod skirt;
mod stances;

use crate::scene::{Finish, Scene};

/// The deep hue of every shadow on the floor.
const DUSK: &str = "#5a2f36";
/// The deep hue of every shadow on the water.
const ABYSS: &str = "#04303c";
const BONE: &str = "#f4e7cb";
const FOAM: &str = "#fdf8e8";
const RED: &str = "#c92f2b";
const GOLD: &str = "#e2ab3c";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(640.0, -120.0).focused((400.0, 560.0), 310.0);
    feast::floor(&scene);
    crowd::draw(&scene);
    skirt::petticoat(&scene);
    skirt::sea(&scene);
    sailing::draw(&scene);
    dancer::draw(&scene);
    feast::garlands(&scene);
    feast::onlookers(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.12,
        colour: "#4a2030",
        middle: (420.0, 620.0),
        ..Finish::default()
    });
    scene
}
