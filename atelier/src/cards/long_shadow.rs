//! A lapdog on a lead throws the shadow of a wolf down the whole street. Its owner sees nothing but the dog; the cat on our balcony
//! sees it.

mod balcony;
mod street;
mod walkers;
mod wolf;

use crate::line::{blob, handcut};
use crate::scene::{Finish, Scene, Spray};
use crate::shape::At;
use crate::{knots, stops};

/// The sun is low, behind us and to the left.
const SUN: At = (-420.0, 900.0);
/// What lies in the shade is of this hue.
const PLUM: &str = "#3a1440";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUN.0, SUN.1).focused((290.0, 950.0), 270.0);
    sky(&scene);
    street::draw(&scene);
    wolf::draw(&scene);
    street::lamps(&scene);
    walkers::draw(&scene);
    balcony::draw(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.2,
        colour: "#4a1238",
        middle: (440.0, 520.0),
        ..Finish::default()
    });
    scene
}

/// The sky opposite a sunset: rose below, already plum above; and a tower in it.
fn sky(scene: &Scene) {
    let stops = stops![0, "#7c4a86"; 0.5, "#c0708f"; 1, "#f7b08c"];
    scene.sky(scene.linear((0.0, -10.0), (0.0, 130.0), &stops), 4, 0.08);
    let tower = blob(&knots![
        452, 90, corner; 452, 34, corner; 445, 30, corner; 448, 25, corner; 456, 23; 460, 6; 475, -24, corner;
        490, 6; 494, 23; 502, 25, corner; 505, 30, corner; 498, 34, corner; 498, 90, corner
    ]);
    let tower = handcut(&tower, 0.5, 20.0, 5);
    let sheet = scene.sheet(&tower, "#93587f").lit(0.35).shade(0.4).rim(1.6);
    scene.add(sheet.lit_colour("#ffb487"));
    let louvre = blob(&knots![468, 56, corner; 468, 44; 475, 38; 482, 44; 482, 56, corner]);
    scene.add(scene.veil(&louvre, "#5a2c62", 0.7));
}

/// Fine grain, as on figures.
fn fine(seed: i64, opacity: f64) -> Spray {
    Spray::finer(seed, 1.05, opacity)
}
