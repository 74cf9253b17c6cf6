//! At breakfast two hands hold a storm at sea, and not quite level: cloud breaks over the fingertips, the sea runs out past a thumb,
//! and the ship makes for the gap.

mod hands;
mod storm;
mod table;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// How far the hands are tilted.
const TILT: f64 = -15.0;

/// The middle of what they hold.
const MIDDLE: At = (420.0, 700.0);

/// A place in the hands: to the right of the middle, and down from it, on the slant.
fn held(right: f64, down: f64) -> At {
    let (sin, cos) = TILT.to_radians().sin_cos();
    (
        MIDDLE.0 + right * cos - down * sin,
        MIDDLE.1 + right * sin + down * cos,
    )
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(120.0, 120.0).focused((400.0, 600.0), 330.0);
    table::draw(&scene);
    storm::cloud_behind(&scene);
    storm::gloom(&scene);
    hands::fingers(&scene);
    storm::draw(&scene);
    storm::spill(&scene);
    hands::heels(&scene);
    storm::cloud_before(&scene);
    hands::cuffs(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.08,
        colour: "#2a3040",
        ..Finish::default()
    });
    scene
}
