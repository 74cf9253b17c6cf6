//! Two hands shelter a storm at sea; the ship is moored to a thumb with a red line.

mod hands;
mod leak;
mod storm;
mod table;

use crate::motifs::animals::gull;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot};
use hands::{bowl, cuffs, fingers, heels};
use leak::{leak, mooring};
use storm::storm;
use table::{chart, sky};

const LIGHT: At = (400.0, 500.0);

const SKIN: &str = "#a9683f";

const WARM: &str = "#ffc48a";

const FOAM: &str = "#eef0e0";

const RED: &str = "#d8442e";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((400.0, 560.0), 270.0);
    sky(&scene);
    scene.add(chart(&scene));
    let fingers = fingers(&scene);
    let bowl = bowl();
    storm(&scene, &fingers, &bowl);
    let thumb = heels(&scene, &fingers, &bowl);
    mooring(&scene, &thumb);
    leak(&scene);
    scene.add(gull(&scene, Spot::new(148.0, 497.0, 1.25)));
    cuffs(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.2,
        colour: "#2a1420",
        ..Finish::default()
    });
    scene
}

/// The two hands are not quite alike: the right one is a mirror image, turned a little.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Right,
    Left,
}

impl Side {
    const BOTH: [Side; 2] = [Side::Right, Side::Left];

    fn put(self, shape: &Shape) -> Shape {
        match self {
            Side::Left => shape.clone(),
            Side::Right => shape.mirrored(400.0).turned(-1.6, (400.0, 900.0)),
        }
    }

    fn point(self, (x, y): At) -> At {
        if self == Side::Left {
            return (x, y);
        }
        let (sin, cos) = (-1.6_f64).to_radians().sin_cos();
        let (dx, dy) = (400.0 - x, y - 900.0);
        (400.0 + dx * cos - dy * sin, 900.0 + dx * sin + dy * cos)
    }
}
