//! On the bed of a vanished sea eight grown-ups practise the crawl, belly down on piano stools. Their teacher, a girl of nine, has let
//! her whistle fall and looks over her shoulder: the dark line on the horizon has grown thicker at one end.

mod far;
mod mole;
mod pupils;
mod salt;
mod strokes;
mod teacher;

use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape};

/// The height of the horizon on the card.
const HORIZON: f64 = 266.0;
/// How high above the salt we stand, in metres.
const EYE: f64 = 2.4;
const LENS: f64 = 1400.0;
/// How far a shadow falls for each metre of height: to the right, and away from us.
const FALL: At = (0.95, -0.34);
const SHADE: &str = "#4f93a6";

/// How many pixels a metre has, so many metres away.
fn metre(z: f64) -> f64 {
    LENS / z
}

/// A place above the salt: metres to the right, away from us, and up.
fn raised(x: f64, z: f64, up: f64) -> At {
    let k = metre(z.max(1.2));
    (400.0 + x * k, HORIZON + (EYE - up) * k)
}

fn ground(x: f64, z: f64) -> At {
    raised(x, z, 0.0)
}

/// From how many degrees above the horizon something is seen that is so far away.
fn above(z: f64) -> f64 {
    (EYE / z).atan().to_degrees()
}

/// The shade of something on the salt.
fn shade(scene: &Scene, shape: &Shape, z: f64) {
    let soft = 0.012 * metre(z);
    let dark = scene.blurred(scene.veil(shape, SHADE, 0.62), soft);
    scene.add(scene.multiplied(dark));
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(-260.0, 120.0).focused((610.0, 760.0), 330.0);
    far::draw(&scene);
    salt::draw(&scene);
    pupils::draw(&scene);
    teacher::draw(&scene);
    mole::draw(&scene);
    scene.finish(Finish {
        tooth: 0.28,
        vignette: 0.0,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
