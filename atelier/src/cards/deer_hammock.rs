//! From the back seat of a car, at night: the woman at the wheel has braked, a child in striped pyjamas sleeps beside her. In
//! the headlamps stand two deer, a hammock slung from antler to antler, and in it sleeps somebody in the same pyjamas.

mod cabin;
mod deer;
mod grip;
mod hammock;
mod land;
mod scarf;
mod travellers;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the beams meet the road.
const POOL: At = (430.0, 742.0);
/// Straw: the light of the headlamps.
const STRAW: &str = "#f6dfa0";
/// The darkest green, of the wood and the car.
const NIGHT: &str = "#0b211d";

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(POOL.0, POOL.1);
    land::draw(&scene);
    deer::second(&scene);
    deer::first(&scene);
    hammock::draw(&scene);
    land::dust(&scene);
    cabin::frame(&scene);
    travellers::driver(&scene);
    cabin::driver_seat(&scene);
    travellers::child(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        vignette: 0.1,
        colour: "#071a18",
        grain: 0.05,
        middle: (420.0, 520.0),
    });
    scene
}
