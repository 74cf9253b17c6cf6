//! Two very small planets: a child on one speaks into a tin, a child on the other listens, and a long string sags between them.

mod children;
mod coral;
mod goat;
mod mint;
mod planet;
mod space;
mod tin;

use crate::line::between;
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

/// From the bottom of one tin to the bottom of the other, taut: the goat has it between its teeth and pulls.
fn string(from: At, to: At) -> Vec<At> {
    let (x, y) = goat::lips_at();
    let goat = (x, y - 4.0);
    vec![
        from,
        between(from, goat, 0.5),
        between(from, goat, 0.96),
        goat,
        between(goat, to, 0.03),
        between(goat, to, 0.5),
        to,
    ]
}
