//! Doors fall like dominoes through a valley, late in the day; a child leans against the last one.

mod child;
mod door;
mod eye;
mod kinds;
mod row;
mod valley;

use crate::scene::{Finish, Scene};

/// The deep hue of every shadow.
const DEEP: &str = "#1c1436";
/// The colour of the late sun.
const SUN: &str = "#ffd2a0";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(-120.0, 60.0).focused((430.0, 800.0), 250.0);
    let doors = row::doors();
    valley::ink(&scene);
    row::ground(&scene);
    row::shadows(&scene, &doors);
    child::shadow(&scene, &doors);
    valley::tufts(&scene);
    row::ink(&scene, &doors);
    child::ink(&scene, &doors);
    valley::near(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.12,
        colour: "#180f30",
        middle: (360.0, 520.0),
        ..Finish::default()
    });
    scene
}
