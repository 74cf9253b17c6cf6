//! Two old people have driven their dodgems head-on into each other and roar with laughter; all they carried hangs in the air, and ten
//! cars behind them wait their turn.

mod cars;
mod couple;
mod flying;
mod hands;
mod rink;

use crate::scene::{Finish, Scene};
use crate::shape::At;

/// Where the bumpers meet.
const CRASH: At = (424.0, 1000.0);

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(400.0, 60.0);
    rink::draw(&scene);
    cars::shadows(&scene);
    cars::flash(&scene);
    flying::landed(&scene);
    couple::him(&scene);
    couple::her(&scene);
    flying::draw(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.14,
        colour: "#3a1450",
        grain: 0.05,
        middle: (400.0, 560.0),
    });
    scene
}
