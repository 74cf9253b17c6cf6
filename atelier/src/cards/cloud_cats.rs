//! Cats on a shelf push the clouds off it, one by one; far below, a mouse in a paper boat has opened its umbrella.

mod boat;
mod cats;
mod face;
mod puff;
mod room;

use crate::scene::{Finish, Scene};
use boat::boat;
use cats::{culprit, onlooker, sleeper, stowaway};
use puff::{rain, rain_cloud};
use room::{floor, mouse_hole, panelling, puddle, shelf, wall, window_light};

/// Where the cats sit, and where the shelf ends.
const SHELF: f64 = 600.0;

const END: f64 = 668.0;

/// Where the papered wall ends and the panelling begins, and where it meets the floor.
const RAIL: f64 = 806.0;

const FLOOR: f64 = 1066.0;

/// The deep hue of all shadows.
const PLUM: &str = "#4a2248";

const SUNNY: &str = "#ffcf3f";

const INK: &str = "#1c1a34";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(60.0, -120.0).focused((470.0, 340.0), 270.0);
    wall(&scene);
    window_light(&scene);
    panelling(&scene);
    mouse_hole(&scene);
    floor(&scene);
    puddle(&scene);
    boat(&scene);
    rain(&scene);
    rain_cloud(&scene);
    shelf(&scene);
    stowaway(&scene);
    sleeper(&scene);
    onlooker(&scene);
    culprit(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        vignette: 0.1,
        colour: "#5a2a58",
        grain: 0.04,
        middle: (440.0, 520.0),
    });
    scene
}

// The room.
