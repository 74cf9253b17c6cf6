//! Straight down through the rain: a ferry full of open umbrellas and nobody under them, and one soaked man who stays on the pier.

mod ferry;
mod pier;
mod water;

use crate::scene::{Finish, Scene};
use crate::shape::{At, Spot};

/// What is below the eye: high things lean away from here.
const BELOW: At = (430.0, 560.0);
/// The shadow on everything.
const DEEP: &str = "#131d30";
/// Where foam and rain catch the sky.
const PALE: &str = "#e4eff2";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(-160.0, -120.0).focused((520.0, 880.0), 340.0);
    let ship = Spot::new(476.0, 398.0, 1.1).turned(26.0);
    let pier = Spot::new(602.0, 1000.0, 1.0).turned(-42.0);
    let wake = water::wake_line();
    water::sea(&scene);
    water::wake(&scene, &wake, &ship);
    water::rings(&scene, &ferry::hull(&ship).and(&pier::deck(&pier)), &wake);
    water::stray_umbrella(&scene);
    ferry::ferry(&scene, &ship);
    pier::pier(&scene, &pier);
    pier::dog(&scene, Spot::new(578.0, 1106.0, 1.08).turned(-24.0));
    pier::traveller(&scene, Spot::new(662.0, 1078.0, 1.22).turned(-17.0));
    water::rain(&scene);
    scene.finish(Finish {
        tooth: 0.4,
        vignette: 0.17,
        colour: "#0e1a30",
        middle: (420.0, 600.0),
        ..Finish::default()
    });
    scene
}

/// How far something so high leans away from below the eye.
fn leaning(at: At, high: f64) -> At {
    (
        at.0 + (at.0 - BELOW.0) * high,
        at.1 + (at.1 - BELOW.1) * high,
    )
}
