//! Two cars side by side at the lights. The drivers hang out of their windows and shout; behind them the children have swapped cap
//! and hair slides, and hold hands across the gap. The light has just gone green.

mod cars;
mod children;
mod drivers;
mod street;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where all lines into the depth meet.
const EYE: At = (430.0, 400.0);

/// A place so far to the right, up from the eye and into the depth, in metres.
fn place(right: f64, up: f64, deep: f64) -> At {
    let k = 1040.0 / deep;
    (EYE.0 + right * k, EYE.1 - up * k)
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(436.0, 60.0);
    street::draw(&scene);
    let [left, right] = cars::both();
    left.body(&scene);
    right.body(&scene);
    drivers::draw(&scene, &left, &right);
    left.front_door(&scene);
    right.front_door(&scene);
    children::draw(&scene, &left, &right);
    street::light(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.16,
        colour: "#1a1430",
        grain: 0.05,
        middle: (430.0, 560.0),
    });
    scene
}
