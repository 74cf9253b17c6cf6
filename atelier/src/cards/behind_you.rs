//! A class has its picture taken in the yard. The sun is low at our back: it throws our shadow before us, with the camera on its
//! legs, and another, over the children and up on the cloth. The girl in red has seen what stands behind us, and points. It stands
//! in the glasses of the one beside her, too.

mod cloth;
mod front;
mod girl;
mod middle;
mod pupils;
mod rear;
mod reflection;
mod shadow;
mod wind;
mod yard;

use crate::scene::{Finish, Scene};

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(-260.0, 260.0).focused((430.0, 690.0), 330.0);
    yard::draw(&scene);
    cloth::draw(&scene);
    yard::bench(&scene);
    let mut class = rear::draw(&scene);
    class.extend(middle::draw(&scene));
    class.push(girl::draw(&scene));
    class.extend(front::draw(&scene));
    shadow::draw(&scene, &class);
    front::glasses(&scene);
    wind::petals(&scene);
    yard::light(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.1,
        colour: "#28304e",
        grain: 0.05,
        middle: (400.0, 640.0),
    });
    scene
}
