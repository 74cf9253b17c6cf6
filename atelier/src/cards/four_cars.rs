//! Night, straight from above: four cars have come to a crossroads from four sides and stand there with open doors. Where their
//! beams cross lies a tablecloth with four steaming cups and a cake of which a quarter is gone. Nobody is there.

mod land;
mod table;

use crate::line::{between, ellipse, poly, step};
use crate::motifs::things::{CarFromAbove, CarKind};
use crate::scene::{Finish, Scene};
use crate::shape::{At, Spot};
use crate::stops;

/// Where the roads cross.
const MIDDLE: At = (408.0, 596.0);
/// Where the roads leave the card: top left, top right, bottom right, bottom left.
const CORNERS: [At; 4] = [
    (-10.0, -30.0),
    (840.0, 10.0),
    (800.0, 1240.0),
    (-20.0, 1190.0),
];
const STRAW: &str = "#ffd983";

/// From top left, top right, bottom right, bottom left; none has stopped quite straight.
pub const CARS: [CarFromAbove; 4] = [
    CarFromAbove {
        kind: CarKind::Round,
        at: (168.0, 232.0),
        turn: 60.0,
        colour: "#cdbf9f",
    },
    CarFromAbove {
        kind: CarKind::Estate,
        at: (648.0, 226.0),
        turn: 119.0,
        colour: "#3f7a6c",
    },
    CarFromAbove {
        kind: CarKind::Pickup,
        at: (630.0, 960.0),
        turn: -125.0,
        colour: "#a9533e",
    },
    CarFromAbove {
        kind: CarKind::Taxi,
        at: (176.0, 962.0),
        turn: -52.0,
        colour: "#6f7fb4",
    },
];

/// The card.
pub fn scene() -> Scene {
    let scene = Scene::lit_from(MIDDLE.0, MIDDLE.1);
    land::draw(&scene);
    for car in &CARS {
        beam(&scene, car);
    }
    land::footprints(&scene);
    land::post(&scene);
    table::draw(&scene);
    for (car, seed) in CARS.iter().zip(1..) {
        car.draw(&scene, seed);
    }
    moths(&scene);
    land::crowns(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.16,
        colour: "#0c1226",
        grain: 0.06,
        middle: MIDDLE,
    });
    scene
}

/// The light of a car as a piece of paper over the road: a wide pale one and a narrow bright one for each lamp.
fn beam(scene: &Scene, car: &CarFromAbove) {
    for lamp in car.lamps() {
        let to = between(lamp, MIDDLE, 1.0);
        let (ux, uy) = step(lamp, to);
        for (open, reach, much) in [(0.30, 520.0, 0.30), (0.17, 470.0, 0.34)] {
            let edge = |side: f64| {
                let (x, y) = (ux - uy * open * side, uy + ux * open * side);
                (lamp.0 + x * reach, lamp.1 + y * reach)
            };
            let far = (lamp.0 + ux * reach * 1.03, lamp.1 + uy * reach * 1.03);
            let wedge = poly(&[
                (lamp.0 - uy * 6.0, lamp.1 + ux * 6.0),
                edge(1.0),
                far,
                edge(-1.0),
                (lamp.0 + uy * 6.0, lamp.1 - ux * 6.0),
            ]);
            let stops = stops![0, "#fff3c4", much * 1.3; 0.5, STRAW, much; 0.85, STRAW, much * 0.4; 1, STRAW, 0];
            scene.add(scene.fill(&wedge, scene.radial(lamp, reach, &stops)));
        }
    }
}

/// Moths in the light.
fn moths(scene: &Scene) {
    for (i, (x, y)) in (0..).zip([
        (286.0, 372.0),
        (536.0, 404.0),
        (264.0, 742.0),
        (474.0, 776.0),
        (352.0, 430.0),
    ]) {
        let spot = Spot::new(x, y, 0.8).turned(f64::from(i) * 77.0);
        let wings = poly(&[
            (0.0, 0.0),
            (-9.0, -7.0),
            (-10.0, 1.0),
            (-2.0, 4.0),
            (2.0, 4.0),
            (10.0, 1.0),
            (9.0, -7.0),
        ]);
        let away = step(MIDDLE, (x, y));
        scene.add(scene.veil(
            &spot.put(&wings).moved(away.0 * 16.0, away.1 * 16.0),
            "#2a335c",
            0.4,
        ));
        scene.add(scene.fill(&spot.put(&wings), "#fff8e2"));
        scene.add(scene.fill(&spot.put(&ellipse((0.0, 0.0), 1.6, 5.0)), "#9a7f5e"));
    }
}
