//! A row of chairs walks into the sea under a pearl sky. One wears a coat and a hat; the smallest, a yellow one, comes last.

mod afloat;
mod beach;
mod chairs;
mod weather;

use crate::motifs::animals::gull;
use crate::scene::{Finish, Scene};
use crate::shape::{Shape, Spot};
use afloat::afloat;
use beach::{beach, last_one, tracks};
use chairs::hat_band;
use weather::{gulls, sea, sky};

const HORIZON: f64 = 770.0;

const YELLOW: &str = "#f4c022";

/// Which of the chairs wears the coat.
const COAT: i64 = 13;

/// The deep hue of shadows.
const DEEP: &str = "#2c3a3a";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(640.0, 240.0).focused((380.0, 760.0), 300.0);
    sky(&scene);
    gulls(&scene);
    sea(&scene);
    for chair in afloat() {
        chair.ink(&scene);
        if chair.seed == COAT {
            hat_band(&scene, chair.spot());
        }
    }
    scene.add(gull(&scene, Spot::new(521.0, 787.0, 0.8).flipped(true)));
    beach(&scene);
    tracks(&scene);
    last_one(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.06,
        colour: "#46544f",
        grain: 0.04,
        middle: (430.0, 700.0),
    });
    scene
}

/// A piece of a chair, drawn around the place between its feet, and how much lighter it is than the others.
type Piece = (Shape, f64);
