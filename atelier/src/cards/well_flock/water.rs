//! The water we stand in: a dark pool with a torn reflection of the sky.

use crate::line::{Stroke, handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::{soft, wall};

/// How much nearer than the mouth the water is.
const LEVEL: f64 = 4.16;

/// The water, without what stands in it.
pub fn surface() -> Shape {
    let above = poly(
        &(0..180)
            .map(|i| wall(f64::from(i) * 2.0, LEVEL))
            .collect::<Vec<_>>(),
    );
    rect(-40.0, 400.0, 840.0, 1240.0).minus(&above)
}

pub fn draw(scene: &Scene) {
    let water = handcut(&surface(), 1.5, 40.0, 3);
    let tones = stops![0, "#0d1f2a"; 0.5, "#17404a"; 1, "#0f2c3a"];
    scene.add(scene.fill(&water, scene.linear((0.0, 900.0), (500.0, 1220.0), &tones)));
    let shore = water.minus(&water.moved(0.0, 5.0));
    scene.add(scene.veil(&shore, "#bdeee0", 0.55));
    // The sky in the water, in strips that widen towards us.
    let mut chance = Chance::of("well gleam", 7);
    for i in 0..26 {
        let y = 1092.0 + f64::from(i) * 4.6;
        let wide = chance.between(30.0, 120.0) * (1.2 - (f64::from(i) / 26.0 - 0.5).abs());
        let x = 510.0 + chance.between(-90.0, 90.0);
        let line: [At; 3] = [(x - wide, y + 2.0), (x, y), (x + wide, y + 3.0)];
        let strip = Stroke::new(&line, &[0.5, chance.between(3.0, 9.0), 0.5])
            .shape()
            .within(&water);
        scene.add(scene.veil(
            &strip,
            if i % 4 == 0 { "#fbf9dc" } else { "#7fd6cf" },
            chance.between(0.45, 0.95),
        ));
    }
    let glow = Stroke::new(
        &[(380.0, 1150.0), (520.0, 1140.0), (680.0, 1150.0)],
        &[30.0, 90.0, 30.0],
    )
    .shape();
    scene.add(soft(scene, &water, &glow, "#4fb8b4", 0.45, 26.0));
}
