//! The roots of a fig tree are the streets of a small lit city; a tram stops right under the feet of somebody who sleeps.

mod earth;
mod home;
mod homes;
mod life;
mod roots;
mod tram;
mod tree;

use crate::line::circle;
use crate::scene::{Finish, Scene};
use crate::shape::At;
use crate::svg::Ink;

const DEEP: &str = "#120c0e";
const LAMP: &str = "#ffd27a";
const PALE: &str = "#fff0c4";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(300.0, 440.0).focused((430.0, 520.0), 310.0);
    tree::sky(&scene);
    let roots = roots::Roots::grown();
    earth::draw(&scene);
    earth::mole(&scene);
    roots.far(&scene);
    homes::standing(&scene, &roots);
    life::stairs(&scene, &roots);
    homes::hanging(&scene);
    roots.draw(&scene);
    homes::burrows(&scene);
    life::draw(&scene, &roots);
    tram::draw(&scene, (206.0, roots.floor(roots::TRAM, 206.0) + 3.0));
    tree::draw(&scene, &roots.whole());
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.1,
        colour: DEEP,
        grain: 0.05,
        middle: (360.0, 560.0),
    });
    scene
}

/// A dot of light.
fn spark(scene: &Scene, at: At, r: f64, opacity: f64) -> Ink {
    scene.veil(&circle(at, r), PALE, opacity)
}
