//! From inside the moon we look out through its keyhole and down a stair. A woman drags a huge key up to us; the one who came with
//! her sits on it and sulks. On this side somebody in pyjamas holds up the same key, small.

mod below;
mod keeper;
mod stair;
mod two;
mod wall;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// The light is on our side.
const LIGHT: At = (330.0, 1500.0);
/// How far we look down, in degrees, and how high above the uppermost step our eye is.
const DOWN: f64 = 39.0;
const EYE: f64 = 1.7;
const LENS: f64 = 1420.0;
const MIDDLE: At = (452.0, 560.0);
/// How far the stair falls with each metre.
const FALL: f64 = 0.42;

/// Where a place is on the card, and how large a metre is there: to the right, up from the uppermost step, away from us.
fn seen(x: f64, up: f64, away: f64) -> (At, f64) {
    let (s, c) = DOWN.to_radians().sin_cos();
    let below = EYE - up;
    let (deep, low) = (away * c + below * s, below * c - away * s);
    let k = LENS / deep.max(0.3);
    ((MIDDLE.0 + x * k, MIDDLE.1 + low * k), k)
}

/// Where the middle of the stair is so many metres away from us: it winds.
fn winds(away: f64) -> f64 {
    0.06 + 0.034 * away * (0.21 * (away - 3.0)).sin()
}

/// A place over the stair: beside its middle, above its steps, away from us.
fn over(beside: f64, up: f64, away: f64) -> (At, f64) {
    seen(winds(away) + beside, up - FALL * away, away)
}

/// From how many degrees above somebody on the stair is seen.
fn above(away: f64) -> f64 {
    ((EYE + FALL * away) / away).atan().to_degrees()
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((440.0, 600.0), 330.0);
    below::draw(&scene);
    stair::draw(&scene);
    two::draw(&scene);
    wall::draw(&scene);
    keeper::draw(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.0,
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
