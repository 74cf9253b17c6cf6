//! The icon: a paper lantern with the shadow of a rabbit on it.

use crate::colour::{Colour, mix};
use crate::line::{circle, handcut, rect, taper};
use crate::motifs::animals::{Ear, SittingRabbit};
use crate::motifs::things::PaperLantern;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::stops;
use crate::svg::Ink;

/// How wide and high it is.
const SIDE: f64 = 512.0;
const NIGHT: &str = "#120a1e";
const LAMP: &str = "#ffdf9e";

/// With round corners.
pub fn scene() -> Scene {
    drawn(2.95, rect(0.0, 0.0, SIDE, SIDE).grown(-96.0).grown(96.0))
}

/// Up to the edges, for those who cut corners themselves: all that matters is in the inner four fifths.
pub fn full() -> Scene {
    drawn(2.5, rect(-10.0, -10.0, SIDE + 10.0, SIDE + 10.0))
}

/// With a lantern of some size, within some shape.
fn drawn(size: f64, within: Shape) -> Scene {
    // The lantern with its tassel hangs in the middle.
    let middle = (SIDE / 2.0, SIDE / 2.0 - 9.0 * size);
    let scene = Scene::sized(
        (SIDE, SIDE),
        (middle.0 + 26.0 * size, middle.1 - 60.0 * size),
    );
    let ink = night(&scene, middle, size) + lantern(&scene, middle, size);
    scene.add(scene.clipped(&within, ink));
    let edge = within.minus(&within.grown(-3.0));
    let stops = stops![0, LAMP, 0.5; 0.5, LAMP, 0.16; 1, LAMP, 0.05];
    scene.add(scene.fill(&edge, scene.linear((0.0, 0.0), (0.0, SIDE), &stops)));
    scene
}

/// Sheets of paper around the light, each with a hole.
fn night(scene: &Scene, middle: At, size: f64) -> Ink {
    let stops = stops![0, "#ffd592"; 0.44, "#e0925a"; 0.6, "#8f4f5a"; 1, "#3a2340"];
    let mut ink = scene.card(scene.radial(middle, 100.0 * size, &stops));
    ink += scene.glow(middle, 90.0 * size, "#ffdca0", 0.5, 0.5);
    let holes = [(59.0, "#5f3b55"), (69.0, "#38253f"), (81.0, "#1d1329")];
    for ((r, colour), i) in holes.into_iter().zip(0_i64..) {
        let colour = Colour::from(colour);
        let at = (middle.0, middle.1 + 3.0 * size);
        let hole = circle(at, r * size).stretched(0.98, 1.05, at);
        let sheet = rect(-30.0, -30.0, SIDE + 30.0, SIDE + 30.0).minus(&hole);
        let sheet = handcut(&sheet, 2.6, 120.0, 7 + i);
        ink += scene.shadow(&sheet, (0.0, 4.0), 5.0, NIGHT, 0.55);
        // Only the innermost catches the light: what is even takes little room.
        let stops = stops![0.8, mix(colour, "#ffc98c", 0.3); 1, colour];
        ink += match i {
            0 => scene.fill(&sheet, scene.radial(middle, 72.0 * size, &stops)),
            _ => scene.fill(&sheet, colour),
        };
        let lip = sheet.minus(&sheet.grown(-2.4));
        ink += scene.veil(&lip, LAMP, 0.62 - 0.14 * i as f64);
    }
    ink
}

fn lantern(scene: &Scene, middle: At, size: f64) -> Ink {
    let lantern = PaperLantern {
        strips: 7,
        fall: 0.6,
        grain: 0.0,
        ..PaperLantern::new(Spot::new(middle.0, middle.1, size))
    };
    let hook = lantern.spot.point(PaperLantern::HOOK);
    let cord = taper(&[(hook.0, -20.0), hook], &[2.6 * size, 2.4 * size]);
    let globe = lantern.globe();
    let rabbit = SittingRabbit {
        spot: Spot::new(middle.0 + 2.0 * size, middle.1 + 38.0 * size, 0.61 * size),
        ears: [Ear::new(18.0, 4.0), Ear::new(-10.0, -4.0)].map(|ear| ear.long(50.0)),
        coat: "#4a2438".into(),
        dark: "#2a1024".into(),
        light: LAMP.into(),
        rim: 0.9 * size,
        shade: 0.0,
    };
    let shade = scene.shadow(
        &rabbit.outline(),
        (0.0, 1.6 * size),
        2.4 * size,
        "#a8522c",
        0.55,
    );
    scene.shadow(
        &lantern.outline().and(&cord),
        (0.0, 3.0 * size),
        3.0 * size,
        "#4a1c30",
        0.55,
    ) + scene.fill(&cord, "#2a1622")
        + lantern.ink(scene, 3)
        + scene.clipped(&globe, shade)
        + rabbit.ink(scene, 6)
}
