//! Two very small planets: a child on one speaks into a tin, a child on the other listens, and a long string sags between them.

mod children;
mod coral;
mod goat;
mod mint;
mod planet;
mod space;
mod tin;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// The deep hue of every shadow.
const DEEP: &str = "#070a1c";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(-60.0, 60.0).focused((330.0, 560.0), 320.0);
    space::ink(&scene);
    coral::ink(&scene);
    mint::ink(&scene);
    let (speaker, listener) = children::ink(&scene);
    let string = string(speaker, listener);
    scene.add(tin::string(&scene, &string));
    scene.add(goat::lips(&scene));
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.16,
        colour: "#060818",
        middle: (380.0, 580.0),
        ..Finish::default()
    });
    scene
}

/// From the bottom of one tin, past the lips of a goat, to the bottom of the other.
fn string(from: At, to: At) -> Vec<At> {
    let (x, y) = goat::lips_at();
    vec![
        from,
        (from.0 + 22.0, from.1 + 6.0),
        (from.0 + 58.0, from.1 + 46.0),
        (x - 40.0, y + 4.0),
        (x, y - 4.0),
        (x + 44.0, y - 50.0),
        (x + 66.0, y - 140.0),
        (to.0 + 4.0, to.1 + 172.0),
        (to.0 - 20.0, to.1 + 64.0),
        (to.0 - 14.0, to.1 + 16.0),
        to,
    ]
}
