//! A big boy sits in the pram and wears the bonnet. His mother pushes and shows him the leaves; behind her back, in the only patch of
//! sun, the baby takes its first steps.

mod baby;
mod boy;
mod limbs;
mod mother;
mod park;
mod pram;
mod wood;

use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape};

/// The deep hue of shadows.
const DEEP: &str = "#3a1f3c";
/// What the low sun, on our left, leaves of a colour on the far side of things.
const DUSK: &str = "#6a4577";
/// The sun on an edge.
const SUN: &str = "#ffe3a0";

/// Turns something away from the sun: beyond a lit strip as wide as `by` all of it lies in its own shade.
fn turned_away(scene: &Scene, shape: &Shape, by: At, much: f64, soft: f64) {
    let shade = shape.within(&shape.moved(by.0, by.1));
    let ink = scene.blurred(scene.veil(&shade, DUSK, much), soft);
    scene.add(scene.multiplied(scene.clipped(shape, ink)));
}

/// The edge that the sun catches.
fn sunlit(scene: &Scene, shape: &Shape, by: At, much: f64) {
    let edge = shape.minus(&shape.moved(by.0, by.1));
    scene.add(scene.clipped(shape, scene.blurred(scene.veil(&edge, SUN, much), 1.0)));
}

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(-340.0, 420.0).focused((600.0, 800.0), 260.0);
    park::draw(&scene);
    mother::legs(&scene);
    pram::back(&scene);
    boy::draw(&scene);
    pram::front(&scene);
    boy::legs(&scene);
    mother::draw(&scene);
    park::shade(&scene);
    baby::draw(&scene);
    park::near(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.14,
        colour: DEEP,
        grain: 0.05,
        middle: (560.0, 740.0),
    });
    scene
}
