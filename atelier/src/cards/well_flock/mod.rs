//! From the bottom of a well: sheep at the rim, each with its own mind, ropes of which one has a knot, and between two fleeces a
//! shadow with yellow eyes. One sheep is down here already.

mod near;
mod rim;
mod ropes;
mod shaft;
mod sky;
mod water;
mod wool;

use crate::random::noise;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape};
use crate::svg::{Fill, Ink};

/// Where all that is upright would meet, high above.
const ZENITH: At = (400.0, 420.0);
/// The middle of the mouth of the well, seen from there, and how wide it is.
const MOUTH: At = (62.0, -64.0);
const WIDE: f64 = 226.0;

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(430.0, 300.0)
        .on_paper_of("well-flock")
        .focused((430.0, 500.0), 330.0);
    sky::draw(&scene);
    rim::fleeces(&scene);
    shaft::draw(&scene);
    water::draw(&scene);
    ropes::behind(&scene);
    rim::heads(&scene);
    ropes::knotted(&scene);
    near::draw(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        ..Finish::default()
    });
    scene
}

/// A place on the wall: in a direction, in degrees, so much nearer to us than the mouth.
fn wall(direction: f64, nearer: f64) -> At {
    let (sin, cos) = direction.to_radians().sin_cos();
    let turn = direction.rem_euclid(360.0) / 360.0;
    let uneven =
        1.0 + 0.035 * noise(turn * 7.0, 4, Some(7)) + 0.014 * noise(turn * 23.0, 9, Some(23));
    let (x, y) = (
        MOUTH.0 + WIDE * 1.03 * uneven * cos,
        MOUTH.1 + WIDE * 0.97 * uneven * sin,
    );
    (ZENITH.0 + x * nearer, ZENITH.1 + y * nearer)
}

/// Paint with a soft edge that stays within a shape.
fn soft(
    scene: &Scene,
    within: &Shape,
    shape: &Shape,
    fill: impl Into<Fill>,
    much: f64,
    r: f64,
) -> Ink {
    scene.clipped(within, scene.blurred(scene.veil(shape, fill, much), r))
}
