//! A wood that is a wolf: its fur is firs, its teeth are firs in the snow, its tongue is the way to a lit door.

mod head;
mod maw;
mod wanderer;
mod woods;

use crate::line::{Knot, Path, blob, curve};
use crate::motifs::plants::pine;
use crate::random::Chance;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot, all};
use head::{ears, eye, fur, head, mask, muzzle, nose};
use maw::{door, jaw, mouth, teeth, tongue};
use wanderer::wanderer;
use woods::{far_woods, near_pines, sky};

/// The sun.
const LIGHT: At = (400.0, 220.0);

const INK: &str = "#140d18";

const BONE: &str = "#f1e3cb";

/// The colour of shadows within fur.
const FUR_SHADOW: &str = "#140a16";

/// The colour of shadows within the mouth.
const MAW_SHADOW: &str = "#0a0410";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((400.0, 780.0), 310.0);
    sky(&scene);
    far_woods(&scene);
    head(&scene);
    ears(&scene);
    fur(&scene);
    mask(&scene);
    muzzle(&scene);
    for side in [Side::Right, Side::Left] {
        eye(&scene, side);
    }
    nose(&scene);
    mouth(&scene);
    door(&scene);
    teeth(&scene);
    jaw(&scene);
    tongue(&scene);
    wanderer(&scene, (404.0, 1052.0));
    near_pines(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.25,
        colour: "#10061a",
        grain: 0.06,
        middle: (400.0, 600.0),
    });
    scene
}

/// The wolf is drawn on the right and mirrored to the left.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Right,
    Left,
}

impl Side {
    fn put(self, shape: &Shape) -> Shape {
        match self {
            Side::Right => shape.clone(),
            Side::Left => shape.mirrored(400.0),
        }
    }

    /// 1 to the right, -1 to the left.
    fn sign(self) -> f64 {
        match self {
            Side::Right => 1.0,
            Side::Left => -1.0,
        }
    }
}

/// Both sides of something that is drawn on the right; each has a chance of its own.
fn both(half: impl Fn(u64) -> Shape) -> Shape {
    half(1).and(&half(2).mirrored(400.0))
}

/// Both sides of a closed line that begins and ends in the middle.
fn symmetric(half: &[Knot]) -> Shape {
    both(|_| blob(half)).grown(0.5)
}

/// A line on the right half, seen from the middle of the card.
fn right_of_middle(points: &[At]) -> Vec<At> {
    points.iter().map(|(x, y)| (400.0 + x, *y)).collect()
}

/// Firs along a line on the right half, which lean with it as fur does.
fn fur_of_pines(points: &[At], height: f64, gap: f64, lean: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("fur of pines", seed);
    let path = Path::new(curve(&right_of_middle(points)));
    let count = (path.length() / gap) as usize;
    all((0..count).map(|i| {
        let far = path.length() * (i as f64 + chance.unit()) / count as f64;
        let ((x, y), along) = (path.at(far), path.direction(far));
        let tree = pine(
            height * chance.between(0.6, 1.1),
            0.42,
            7,
            chance.below(9999),
        );
        let turn = along * 0.45 * lean + chance.near(0.0, 4.0);
        Spot::new(x - 3.0, y + 4.0, 1.0).turned(turn).put(&tree)
    }))
}
