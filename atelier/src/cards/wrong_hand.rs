//! A boy in a supermarket has reached up for a hand without looking. It is the wrong one, and it lets him.

mod boy;
mod hands;
mod mitten;
mod pair;
mod stranger;
mod tin;

use crate::motifs::buildings::shop_aisle;
use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where both hands meet.
const CLASP: At = (634.0, 450.0);
/// The skin of the boy, and that of somebody.
const BROWN: &str = "#8a5a40";
const PALE: &str = "#eec7a6";

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(300.0, -160.0);
    shop_aisle(&scene);
    pair::draw(&scene);
    tin::draw(&scene);
    stranger::draw(&scene);
    boy::draw(&scene);
    hands::draw(&scene);
    boy::sleeve(&scene);
    stranger::sleeve(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.14,
        colour: "#3a4652",
        grain: 0.05,
        middle: (420.0, 520.0),
    });
    scene
}
