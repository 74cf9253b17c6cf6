//! Low between two cars at the lights, against the sun. The drivers have got out and shout at each other before the bonnets; behind
//! them the children lean out of the rear windows: he has her slides in his hair, she has his cap on, one slide is still on its way.

mod cars;
mod children;
mod dog;
mod drivers;
mod signal;
mod street;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the street ends, how high the eye is, and how long its lens is; a unit is a metre.
const END: At = (400.0, 540.0);
const EYE: f64 = 1.25;
const LENS: f64 = 900.0;

/// A place so far to the right, up from the road and away.
fn place(right: f64, up: f64, away: f64) -> At {
    let k = LENS / away;
    (END.0 + right * k, END.1 + (EYE - up) * k)
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(END.0, END.1 - 60.0);
    street::draw(&scene);
    signal::draw(&scene);
    let drivers = drivers::both(&scene);
    drivers::shadows(&scene, &drivers);
    cars::draw(&scene);
    drivers::draw(&scene, &drivers);
    dog::draw(&scene);
    children::draw(&scene);
    street::light(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.16,
        colour: "#1a1430",
        grain: 0.05,
        middle: (400.0, 600.0),
    });
    scene
}
