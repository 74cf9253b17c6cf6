//! A street carries a tiny old woman home on its shoulders, for she has got the lid off a jar. We walk behind; the sun shines through
//! the brine.

mod arms;
mod bearers;
mod confetti;
mod crowd;
mod grip;
mod heroine;
mod holding;
mod jar;
mod skirt;
mod street;
mod view;

use crate::line::circle;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape};
use crate::svg::Ink;

/// The sun stands behind the jar.
const SUN: At = (616.0, 176.0);
/// What lies in the shade.
const SHADE: &str = "#5c0a3c";
const GLARE: &str = "#fff3d6";

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUN.0, SUN.1 - 60.0).focused((440.0, 330.0), 330.0);
    street::draw(&scene);
    street::sun(&scene);
    crowd::at_windows(&scene);
    confetti::far(&scene);
    crowd::in_the_street(&scene);
    bearers::draw(&scene);
    heroine::draw(&scene);
    arms::draw(&scene);
    skirt::draw(&scene);
    heroine::hands(&scene);
    scene.add(scene.glow(SUN, 330.0, "#fff0c0", 0.5, 0.3));
    confetti::near(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.16,
        colour: "#4a0826",
        grain: 0.05,
        middle: (470.0, 420.0),
    });
    scene
}

/// Paint with a soft edge that stays within a shape.
fn soft(scene: &Scene, within: &Shape, part: &Shape, colour: &str, much: f64, by: f64) -> Ink {
    scene.clipped(within, scene.blurred(scene.veil(part, colour, much), by))
}

/// Something seen against the sun: its near side lies in the shade, its edge towards the sun burns.
fn backlit(scene: &Scene, shape: &Shape, deep: f64, edge: f64) -> Ink {
    let far = shape.minus(&shape.moved(deep, -deep * 0.9));
    let mut ink = soft(scene, shape, &far, SHADE, 0.6, deep * 0.42);
    ink += soft(
        scene,
        shape,
        &shape.minus(&shape.moved(-edge * 2.4, edge * 3.4)),
        "#ff9aa0",
        0.55,
        edge * 1.2,
    );
    ink + scene.veil(&shape.minus(&shape.moved(-edge * 0.5, edge)), GLARE, 0.92)
}

/// A round patch of light, as of sun through green glass.
fn spill(scene: &Scene, within: &Shape, at: At, r: f64, colour: &str, much: f64) -> Ink {
    soft(scene, within, &circle(at, r), colour, much, r * 0.5)
}
