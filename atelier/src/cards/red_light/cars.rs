//! The flanks of two cars, from low between them: dark, and bright only along the edges that face the sun.

use crate::colour::mix;
use crate::line::{handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;
use crate::svg::Ink;

use super::place;

/// How far they stand from the middle.
const GAP: f64 = 0.76;
/// Where a car begins, where its rear window ends, where the front window ends, where the nose is.
const TAIL: f64 = 1.3;
const POST: f64 = 2.6;
const NOSE: f64 = 4.65;
/// How high the sill is, and the roof.
const SILL: f64 = 0.93;
const ROOF: f64 = 1.47;
const SUN: &str = "#ffd3a0";

struct Car {
    /// -1 is the left one.
    side: f64,
    /// From lit to dark.
    paint: [&'static str; 3],
}

fn both() -> [Car; 2] {
    [
        Car {
            side: -1.0,
            paint: ["#9fb2d2", "#57688f", "#2f3a5e"],
        },
        Car {
            side: 1.0,
            paint: ["#a9d6c4", "#4f8a86", "#27484f"],
        },
    ]
}

pub fn draw(scene: &Scene) {
    for car in both() {
        car.draw(scene);
    }
}

/// The part of a door that hides who leans out over it.
pub fn door(scene: &Scene, side: f64) {
    for car in both().iter().filter(|car| car.side == side) {
        let part = car.flank(&[(0.2, TAIL), (SILL, TAIL), (SILL, 2.76), (0.2, 2.76)]);
        scene.add(scene.clipped(&part, car.painted(scene)));
        car.edge(scene, 2.76);
        car.seams(scene, &[POST]);
    }
}

impl Car {
    fn at(&self, out: f64, up: f64, away: f64) -> At {
        place(self.side * out, up, away)
    }

    /// Something on the flank, by height and distance.
    fn flank(&self, places: &[(f64, f64)]) -> Shape {
        let ring: Vec<At> = places.iter().map(|&(up, z)| self.at(GAP, up, z)).collect();
        poly(&ring)
    }

    fn line(&self, places: &[(f64, f64)], widths: &[f64]) -> Shape {
        let line: Vec<At> = places.iter().map(|&(up, z)| self.at(GAP, up, z)).collect();
        taper(&line, widths)
    }

    fn draw(&self, scene: &Scene) {
        let under: Vec<At> = [
            (GAP - 0.16, TAIL),
            (GAP - 0.1, NOSE),
            (2.6, NOSE),
            (2.6, TAIL),
        ]
        .map(|(out, z)| self.at(out, 0.0, z))
        .into();
        scene.add(scene.multiplied(scene.blurred(scene.veil(&poly(&under), "#1c1838", 0.85), 9.0)));
        self.bonnet(scene);
        // The inside, seen through the windows, and the far windows beyond.
        let cabin = self.flank(&[(SILL, TAIL), (ROOF, TAIL), (ROOF, 3.0), (SILL, 3.75)]);
        scene.add(scene.fill(&cabin, "#1d1a32"));
        // Through the windscreen it is bright; before that an empty seat, and a wheel nobody holds.
        let screen: Vec<At> = [
            (SILL, 3.75),
            (ROOF - 0.12, 3.0),
            (ROOF - 0.12, 3.0),
            (SILL, 3.75),
        ]
        .iter()
        .zip([GAP, GAP, 2.4, 2.4])
        .map(|(&(up, z), out)| self.at(out, up, z))
        .collect();
        let bright = scene.blurred(scene.veil(&poly(&screen), "#f0a890", 0.75), 2.0);
        scene.add(scene.clipped(&cabin, bright));
        let seat: Vec<At> = [
            (0.9, 0.9),
            (0.88, 1.12),
            (1.0, 1.2),
            (1.02, 1.4),
            (1.3, 1.4),
            (1.32, 1.2),
            (1.44, 1.12),
            (1.42, 0.9),
        ]
        .map(|(out, up)| self.at(out, up, 2.75))
        .into();
        scene.add(scene.clipped(&cabin, scene.fill(&poly(&seat).softened(6.0), "#241c38")));
        self.body(scene);
        self.frames(scene);
        self.mirror(scene);
        self.wheel(scene, 4.05);
    }

    fn bonnet(&self, scene: &Scene) {
        let ring: Vec<At> = [
            (GAP, 0.93, 3.7),
            (GAP, 0.84, NOSE),
            (2.4, 0.84, NOSE),
            (2.4, 0.93, 3.7),
        ]
        .map(|(out, up, z)| self.at(out, up, z))
        .into();
        let bonnet = handcut(&poly(&ring), 0.5, 20.0, 3);
        scene.add(scene.fill(&bonnet, mix(self.paint[0], SUN, 0.45)));
    }

    /// The flank below the windows.
    fn painted(&self, scene: &Scene) -> Ink {
        let body = self.flank(&[
            (0.2, TAIL),
            (SILL, TAIL),
            (SILL, 3.75),
            (0.85, 4.5),
            (0.72, NOSE),
            (0.2, NOSE),
        ]);
        let body = handcut(&body, 0.6, 40.0, 5);
        let (a, b) = (self.at(GAP, 0.6, NOSE), self.at(GAP, 0.6, 1.7));
        let tones = stops![0, mix(self.paint[0], SUN, 0.5); 0.16, self.paint[1]; 1, self.paint[2]];
        let mut ink = scene.washed(scene.fill(&body, scene.linear(a, b, &tones)), 4, 0.04);
        // Its lower half bends away from the sky.
        let low = self.flank(&[(0.2, TAIL), (0.52, TAIL), (0.5, NOSE), (0.2, NOSE)]);
        ink += scene.blurred(scene.veil(&low.within(&body), "#15162e", 0.45), 5.0);
        let crease = self.line(&[(0.55, TAIL), (0.54, NOSE - 0.1)], &[12.0, 2.0]);
        ink += scene.veil(&crease, self.paint[0], 0.45);
        ink + scene.veil(&crease.moved(0.0, 7.0), "#15162e", 0.4)
    }

    /// The sun along the sill.
    fn edge(&self, scene: &Scene, to: f64) {
        let edge = self.line(&[(SILL, TAIL), (SILL, to)], &[8.0, 13.2 / to]);
        scene.add(scene.veil(&edge, SUN, 0.95));
    }

    fn body(&self, scene: &Scene) {
        scene.add(self.painted(scene));
        self.edge(scene, 3.7);
        let nose = self.line(&[(SILL, 3.7), (0.85, 4.5)], &[3.4, 2.0]);
        scene.add(scene.veil(&nose, SUN, 0.95));
        self.seams(scene, &[POST, 3.62]);
    }

    /// Where the doors end, and a handle.
    fn seams(&self, scene: &Scene, ends: &[f64]) {
        for &away in ends {
            let shut = self.line(
                &[(SILL, away), (0.6, away), (0.24, away - 0.02)],
                &[2.6, 2.6, 1.6],
            );
            scene.add(scene.veil(&shut, "#14152c", 0.8));
            scene.add(scene.veil(&shut.moved(self.side * 2.4, 0.0), self.paint[0], 0.5));
        }
        let grip = self.line(&[(0.8, 2.14), (0.8, 2.4)], &[17.0, 12.0]);
        scene.add(scene.veil(&grip.moved(0.0, 7.0), "#14152c", 0.7));
        scene.add(scene.fill(&grip, self.paint[1]));
        scene.add(scene.veil(&grip.minus(&grip.moved(0.0, 4.0)), SUN, 0.9));
    }

    /// Roof and posts.
    fn frames(&self, scene: &Scene) {
        let roof = self.flank(&[
            (ROOF - 0.09, TAIL),
            (ROOF, TAIL),
            (ROOF, 2.95),
            (ROOF - 0.09, 2.95),
        ]);
        let front = self.flank(&[(ROOF, 2.88), (ROOF, 3.0), (SILL, 3.82), (SILL, 3.7)]);
        let post = self.flank(&[
            (SILL, POST),
            (ROOF, POST),
            (ROOF, POST - 0.12),
            (SILL, POST - 0.12),
        ]);
        for part in [&post, &front, &roof] {
            scene.add(scene.fill(part, self.paint[2]));
            scene.add(scene.veil(&part.minus(&part.moved(self.side * 3.0, 0.0)), SUN, 0.7));
        }
        let edge = self.line(&[(ROOF, TAIL), (ROOF, 2.95)], &[5.0, 3.0]);
        scene.add(scene.veil(&edge, SUN, 0.9));
    }

    fn mirror(&self, scene: &Scene) {
        let ring: Vec<At> = [(0.98, 0.0), (1.12, 0.0), (1.14, 0.2), (0.97, 0.17)]
            .map(|(up, in_)| self.at(GAP - in_, up, 3.45))
            .into();
        let case = poly(&ring).softened(4.0);
        scene.add(scene.fill(&case, self.paint[2]));
        scene.add(scene.veil(&case.grown(-3.0), "#ffb98a", 0.55));
        scene.add(scene.veil(&case.minus(&case.moved(0.0, 2.5)), SUN, 0.9));
    }

    fn wheel(&self, scene: &Scene, away: f64) {
        let ring = |r: f64| -> Shape {
            let ring: Vec<At> = (0..30)
                .map(|i| {
                    let (sin, cos) = (f64::from(i) / 30.0 * std::f64::consts::TAU).sin_cos();
                    self.at(GAP - 0.01, 0.31 + sin * r, away + cos * r)
                })
                .collect();
            poly(&ring)
        };
        scene.add(scene.fill(&ring(0.36), "#14152c"));
        scene.add(scene.fill(&ring(0.31), "#0d0e20"));
        scene.add(scene.fill(&ring(0.19), self.paint[1]));
        scene.add(scene.fill(&ring(0.06), "#14152c"));
    }
}
