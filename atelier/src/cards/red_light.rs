//! Two cars side by side at the lights, from behind and above. The drivers lean out of their windows and shout; behind them the
//! children have swapped cap and hair slides, and hold hands across the gap. The light has just gone green.

mod cars;
mod children;
mod dog;
mod drivers;
mod street;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// The middle of the view, how far down it looks, how high the eye is, and how long its lens is; a unit is a child's head.
const MIDDLE: At = (400.0, 690.0);
const DOWN: f64 = 40.0;
const EYE: f64 = 10.5;
const LENS: f64 = 1375.0;

/// A place so far to the right, up from the road and away.
fn place(right: f64, up: f64, away: f64) -> At {
    let (s, c) = DOWN.to_radians().sin_cos();
    let (deep, low) = (away * c + (EYE - up) * s, (EYE - up) * c - away * s);
    let k = LENS / deep;
    (MIDDLE.0 + right * k, MIDDLE.1 + low * k)
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(420.0, 40.0);
    street::draw(&scene);
    let [left, right] = cars::both();
    for car in [&left, &right] {
        car.body(&scene);
    }
    drivers::draw(&scene);
    children::draw(&scene);
    for car in [&left, &right] {
        car.inside(&scene);
        car.roof(&scene);
    }
    drivers::arms(&scene);
    street::signal(&scene);
    street::light(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.14,
        colour: "#1a1430",
        grain: 0.05,
        middle: (400.0, 600.0),
    });
    scene
}
