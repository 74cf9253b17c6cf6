//! Each cell of a honeycomb is a room in another season; a bee with a suitcase moves from winter to summer.

mod cold;
mod comb;
mod warm;

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut, taper};
use crate::motifs::animals::Bee;
use crate::motifs::things::Suitcase;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Bounds, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use comb::Cell;

const DEEP: &str = "#2a1210";
/// Where the light of the whole comb is.
const LIGHT: At = (150.0, 60.0);

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((420.0, 520.0), 300.0);
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
        tooth: 0.34,
        vignette: 0.18,
        colour: "#2c120a",
        grain: 0.05,
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
    // Grain makes pale paper look dirty.
    let dark = 1.15 - colour.lightness();
    sheet
        .shade(0.42 * dark + 0.06)
        .dark(mix(colour, DEEP, 0.12 + 0.4 * dark))
        .rim(1.1)
        .grain(1.1)
        .seed(seed)
        .ink()
}

/// She wears what one wears in winter, and stands in the door to summer.
fn traveller(scene: &Scene) {
    let spot = Spot::new(566.0, 551.0, 1.34);
    let case = Suitcase {
        edges: Bounds {
            x0: 592.0,
            y0: 502.0,
            x1: 650.0,
            y1: 549.0,
        },
        colour: "#cf3529".into(),
        dark: "#5a1418".into(),
    };
    let bee = Bee {
        hands: [(38.0, -41.0), (42.0, -43.0)],
        feet: [(-10.0, 0.0), (12.0, -1.0)],
        scarf: Some("#3f7fa8".into()),
        bow: -4.0,
        ..Bee::standing(spot, LIGHT)
    };
    scene.add(comb::contact(scene, (596.0, 551.0), 56.0));
    scene.add(case.ink(scene, 4));
    let grip = taper(
        &spots![608, 505; 610, 495; 619, 492; 628, 495; 631, 505],
        &[4.0, 3.6, 4.0],
    );
    scene.add(scene.fill(&grip, "#5a1418"));
    scene.add(bee.ink(scene, 7));
    let hat = blob(&knots![
        -6, -92, corner; -6, -102; 2, -110; 13, -111; 23, -104; 26, -93, corner; 10, -97
    ]);
    let brim = blob(&knots![
        -9, -90; 0, -96; 12, -98; 24, -95; 29, -89; 24, -87; 10, -91; -6, -86
    ]);
    let knot = circle((5.0, -113.0), 5.6);
    for (part, colour, seed) in [
        (hat, "#3f7fa8", 1),
        (brim, "#f2f4ec", 2),
        (knot, "#f2f4ec", 3),
    ] {
        let part = part.moved(-1.0, -6.5).turned(-8.0, (6.0, -74.0));
        let part = spot.put(&part);
        scene.add(cut(scene, &part, colour, LIGHT, seed));
    }
}
