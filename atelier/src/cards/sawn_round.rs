//! From under the bench. A ginger cat sleeps on the plank; rather than wake it a broad woman lies on her back below and has sawn all the
//! way round it. One finger of wood and her own hand still hold it. The morning falls through the cut.

mod cat;
mod face;
mod floor;
mod joiner;
mod plank;
mod saw;
mod workshop;

use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot};

/// The dark under the bench.
const DARK: &str = "#12303f";

/// Where the cat lies.
pub fn bed() -> Spot {
    Spot::new(424.0, 330.0, 0.92)
}

/// Turns something away from the light: beyond a lit strip as wide as `by` it lies in its own shade.
fn shaded(scene: &Scene, shape: &Shape, by: At, colour: &str, much: f64, soft: f64) {
    let shade = shape.within(&shape.moved(by.0, by.1));
    let ink = scene.blurred(scene.veil(&shade, colour, much), soft);
    scene.add(scene.multiplied(scene.clipped(shape, ink)));
}

/// The edge that the light catches.
fn lit(scene: &Scene, shape: &Shape, by: At, much: f64) {
    let edge = shape.minus(&shape.moved(by.0, by.1));
    scene.add(scene.clipped(
        shape,
        scene.blurred(scene.veil(&edge, "#ffe9ae", much), 1.2),
    ));
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(120.0, 20.0);
    workshop::wall(&scene);
    workshop::tools(&scene);
    workshop::rack(&scene);
    saw::tip(&scene);
    floor::room(&scene);
    plank::underside(&scene);
    joiner::far_arm(&scene);
    plank::light(&scene, 0.7);
    joiner::draw(&scene);
    plank::light_on(&scene, &joiner::body());
    saw::draw(&scene);
    joiner::near_arm(&scene);
    joiner::dust(&scene);
    plank::light(&scene, 0.16);
    plank::edge(&scene);
    cat::draw(&scene);
    floor::near(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.16,
        colour: "#0a1c2c",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}
