//! Each cell of a honeycomb is a room in another season; a bee with a suitcase moves from winter to summer.

mod cold;
mod comb;
mod warm;

use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::handcut;
use crate::motifs::animals::Bee;
use crate::motifs::things::Suitcase;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Bounds, Shape, Spot};

use comb::Cell;

const DEEP: &str = "#2a1210";
/// Where the light of the whole comb is.
const LIGHT: At = (150.0, 60.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1);
    scene.add(scene.card("#5a2c10"));
    for (cell, draw) in rooms() {
        scene.add(cell.lined(&scene));
        let ink = draw(&scene);
        scene.add(scene.clipped(&cell.inside(), ink));
    }
    comb::stores(&scene);
    comb::draw(&scene);
    traveller(&scene);
    scene.finish(Finish {
        tooth: 0.4,
        vignette: 0.45,
        colour: "#2c120a",
        grain: 0.1,
        middle: (440.0, 520.0),
    });
    scene
}

type Room = (Cell, fn(&Scene) -> Ink);

/// The rooms that are lived in.
fn rooms() -> [Room; 8] {
    [
        (comb::AUTUMN, cold::library),
        (comb::SPRING, warm::garden),
        (comb::NIGHT, warm::night),
        (comb::WINTER, cold::parlour),
        (comb::SUMMER, warm::beach),
        (comb::HARVEST, warm::kitchen),
        (comb::RAIN, cold::street),
        (comb::POOL, warm::pool),
    ]
}

/// A piece of paper in a room, cut by hand, with its shadow.
fn cut(scene: &Scene, shape: &Shape, colour: impl Into<Colour>, light: At, seed: i64) -> Ink {
    let shape = handcut(shape, 0.8, 16.0, seed);
    scene.shadow(&shape, (1.0, 3.0), 3.5, DEEP, 0.35) + paper(scene, &shape, colour, light, seed)
}

/// A piece of paper in a room as it is.
fn paper(scene: &Scene, shape: &Shape, colour: impl Into<Colour>, light: At, seed: i64) -> Ink {
    let colour = colour.into();
    let sheet = scene.sheet(shape, colour).light(light).lit(0.26);
    sheet
        .shade(0.5)
        .dark(mix(colour, DEEP, 0.5))
        .rim(1.1)
        .grain(0.95)
        .seed(seed)
        .ink()
}

/// She wears what one wears in winter, and stands in the door to summer.
fn traveller(scene: &Scene) {
    let spot = Spot::new(572.0, 548.0, 1.12);
    let case = Suitcase {
        edges: Bounds {
            x0: 586.0,
            y0: 506.0,
            x1: 632.0,
            y1: 545.0,
        },
        colour: "#c8352e".into(),
        dark: "#4a1018".into(),
    };
    let bee = Bee {
        hands: [(32.0, -41.0), (26.0, -62.0)],
        feet: [(-8.0, 0.0), (12.0, -1.0)],
        scarf: Some("#3f7fa8".into()),
        bow: -4.0,
        ..Bee::standing(spot, LIGHT)
    };
    scene.add(comb::contact(scene, (590.0, 548.0), 50.0));
    scene.add(case.ink(scene, 4));
    let grip = crate::line::taper(
        &[
            (600.0, 508.0),
            (602.0, 500.0),
            (609.0, 498.0),
            (616.0, 500.0),
            (618.0, 508.0),
        ],
        &[3.4, 3.0, 3.4],
    );
    scene.add(scene.fill(&grip, "#4a1018"));
    scene.add(bee.ink(scene, 7));
}
