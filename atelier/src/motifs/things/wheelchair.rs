//! A light wheelchair without armrests, in the measure of those who sit in it: heads, from the ground below the middle.

use crate::colour::Colour;
use crate::line::{poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

const FRAME: &str = "#f7f0dc";
const TYRE: &str = "#33204f";
/// How much of its depth is seen, as we look down.
const DEEP: f64 = 0.2;

/// A wheelchair at a place.
pub struct Wheelchair {
    /// The ground below its middle.
    pub at: At,
    /// How large a head is.
    pub unit: f64,
    /// Where it faces: degrees to our right.
    pub facing: f64,
}

impl Wheelchair {
    /// A place of it on the card: to its left, up, forward.
    pub fn place(&self, (left, up, forward): (f64, f64, f64)) -> At {
        let (s, c) = self.facing.to_radians().sin_cos();
        let (x, z) = (left * c + forward * s, forward * c - left * s);
        (
            self.at.0 + x * self.unit,
            self.at.1 - (up - z * DEEP) * self.unit,
        )
    }

    fn bar(&self, scene: &Scene, places: &[(f64, f64, f64)], wide: f64, colour: &str) -> Ink {
        let line: Vec<At> = places.iter().map(|&p| self.place(p)).collect();
        let widths = vec![wide * self.unit; line.len()];
        let shape = taper(&line, &widths);
        let lit = shape.minus(&shape.moved(-0.03 * self.unit, 0.03 * self.unit));
        scene.fill(&shape, colour) + scene.veil(&lit, "#ffffff", 0.5)
    }

    /// The wheel of a side: -1 is its right one. Large ones lean in at the top.
    fn disc(&self, side: f64, (forward, r): (f64, f64), lean: f64) -> Shape {
        let ring: Vec<At> = (0..48)
            .map(|i| {
                let (s, c) = (f64::from(i) * 7.5).to_radians().sin_cos();
                let up = r + r * s;
                self.place((side * (0.92 - lean * up), up, forward + r * c))
            })
            .collect();
        poly(&ring)
    }

    /// One of the large wheels, turning.
    pub fn wheel(&self, scene: &Scene, side: f64) -> Ink {
        let outer = self.disc(side, (-0.8, 1.14), 0.1);
        let (x, y) = outer.bounds().middle();
        let within = |k: f64| outer.stretched(k, k, (x, y));
        let tyre = outer.minus(&within(0.88));
        let rim = within(0.86).minus(&within(0.80));
        let mut ink = scene.veil(&within(0.9), "#fff3d0", 0.16);
        // Spokes run together while it turns.
        for i in 0..9 {
            let from = f64::from(i) * 40.0 + 8.0;
            let edge = |degrees: f64, k: f64| {
                let (s, c) = degrees.to_radians().sin_cos();
                let up = 1.14 + 1.14 * k * s;
                self.place((side * (0.92 - 0.1 * up), up, -0.8 + 1.14 * k * c))
            };
            let spoke = poly(&[edge(from, 0.1), edge(from, 0.82), edge(from + 15.0, 0.82)]);
            ink += scene.veil(&spoke, "#fff8e4", 0.5);
        }
        ink += scene.fill(&tyre, TYRE) + scene.fill(&rim, "#e9f3ee");
        ink += scene.fill(&within(0.14), "#2fb6ae");
        let lit = outer.minus(&outer.moved(-2.4, 1.2));
        ink + scene.veil(&lit, "#ffc98a", 0.8)
    }

    /// What is behind whoever sits in it: the far wheel, the frame and the back.
    pub fn back(&self, scene: &Scene, near: f64) -> Ink {
        let mut ink = self.wheel(scene, -near);
        ink += self.caster(scene, -near);
        ink += self.bar(
            scene,
            &[(-0.7, 0.42, -1.75), (0.7, 0.42, -1.75)],
            0.16,
            FRAME,
        );
        for side in [-0.5, 0.5] {
            ink += self.bar(
                scene,
                &[(side, 1.0, -0.9), (side, 0.42, -1.75)],
                0.14,
                FRAME,
            );
            ink += self.bar(
                scene,
                &[
                    (side * 1.2, 1.3, -1.25),
                    (side * 1.2, 2.9, -1.55),
                    (side * 1.2, 3.0, -1.95),
                ],
                0.14,
                FRAME,
            );
        }
        let rest = poly(
            &[
                (-0.6, 1.5, -1.3),
                (0.6, 1.5, -1.3),
                (0.6, 2.8, -1.5),
                (-0.6, 2.8, -1.5),
            ]
            .map(|p| self.place(p)),
        );
        ink += scene.fill(&rest, Colour::from("#27527c"));
        let seat = poly(
            &[
                (-0.7, 1.5, -1.4),
                (0.7, 1.5, -1.4),
                (0.6, 1.55, 0.5),
                (-0.6, 1.55, 0.5),
            ]
            .map(|p| self.place(p)),
        );
        ink + scene.fill(&seat, Colour::from("#1f3f63"))
    }

    /// What is before: the near side of the frame with its wheel.
    pub fn front(&self, scene: &Scene, near: f64) -> Ink {
        let side = near * 0.6;
        let mut ink = self.bar(
            scene,
            &[
                (side, 1.5, -1.3),
                (side, 1.5, 0.3),
                (side, 0.95, 0.75),
                (side, 0.4, 1.05),
            ],
            0.15,
            FRAME,
        );
        ink += self.bar(scene, &[(side, 1.0, -0.8), (side, 0.75, 0.5)], 0.13, FRAME);
        ink += self.caster(scene, near);
        ink + self.wheel(scene, near)
    }

    /// The plate for the feet.
    pub fn plate(&self, scene: &Scene) -> Ink {
        let plate = [
            (-0.5, 0.34, 0.75),
            (0.5, 0.34, 0.75),
            (0.5, 0.34, 1.6),
            (-0.5, 0.34, 1.6),
        ];
        scene.fill(&poly(&plate.map(|p| self.place(p))), Colour::from(TYRE))
    }

    fn caster(&self, scene: &Scene, side: f64) -> Ink {
        let wheel = self.disc(side * 0.62, (0.45, 0.26), 0.0);
        let (x, y) = wheel.bounds().middle();
        self.bar(
            scene,
            &[(side * 0.57, 0.3, 0.45), (side * 0.57, 0.8, 0.6)],
            0.11,
            FRAME,
        ) + scene.fill(&wheel, Colour::from(TYRE))
            + scene.fill(&wheel.stretched(0.5, 0.5, (x, y)), Colour::from("#e9f3ee"))
    }
}
