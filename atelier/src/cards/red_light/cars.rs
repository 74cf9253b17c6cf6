//! The two cars, seen from behind and above, over the gap between them.

use crate::colour::mix;
use crate::line::{handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::place;

/// One of them.
pub struct Car {
    /// -1 is the left one.
    side: f64,
    paint: [&'static str; 4],
}

/// The left one and the right one.
pub fn both() -> [Car; 2] {
    [
        Car {
            side: -1.0,
            paint: ["#b8cfe0", "#7896b6", "#4d688c", "#34465f"],
        },
        Car {
            side: 1.0,
            paint: ["#d6ebdd", "#8fbcae", "#5b8d88", "#37595f"],
        },
    ]
}

/// How high base, sill and roof are, and how far from the middle of the gap.
const BASE: (f64, f64) = (0.55, 1.62);
const SILL: (f64, f64) = (2.75, 1.58);
const ROOF: (f64, f64) = (4.05, 2.02);
/// Where the roof begins and ends, and the glass, and the whole car.
const REAR: f64 = 6.15;
const FRONT: f64 = 12.6;
const TAIL: f64 = 5.7;
const NOSE: f64 = 19.4;
/// The pillar at the back: where it stands, where it ends, how wide it is.
const BACK: (f64, f64, f64) = (TAIL + 0.2, REAR + 0.1, 0.8);
/// The far side of a car.
const OUT: f64 = 5.4;

impl Car {
    fn at(&self, out: f64, up: f64, away: f64) -> At {
        place(self.side * out, up, away)
    }

    /// On the glass of the flank: 0 is the sill, 1 the roof.
    fn glass(&self, part: f64, away: f64) -> At {
        let between = |a: f64, b: f64| a + (b - a) * part;
        self.at(between(SILL.1, ROOF.1), between(SILL.0, ROOF.0), away)
    }

    fn ring(&self, places: &[(f64, f64, f64)]) -> Shape {
        let ring: Vec<At> = places
            .iter()
            .map(|&(out, up, away)| self.at(out, up, away))
            .collect();
        poly(&ring)
    }

    /// All below the roof, and the dark in the windows.
    pub fn body(&self, scene: &Scene) {
        let under = self.ring(&[
            (1.0, 0.0, 5.2),
            (1.1, 0.0, NOSE + 0.2),
            (OUT, 0.0, NOSE + 0.2),
            (OUT, 0.0, 5.2),
        ]);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#141830", 0.8), 12.0)));
        self.wheels(scene);
        // What the headlamps throw before it.
        for out in [1.9, 4.6] {
            let beam = self.ring(&[
                (out - 0.3, 0.0, NOSE - 0.5),
                (out - 1.5, 0.0, NOSE + 9.0),
                (out + 1.5, 0.0, NOSE + 9.0),
                (out + 0.3, 0.0, NOSE - 0.5),
            ]);
            scene.add(scene.shining(scene.blurred(scene.veil(&beam, "#ffe0a0", 0.3), 14.0)));
        }
        // The flank from the base to the sill.
        let flank = self.ring(&[
            (BASE.1, BASE.0, TAIL - 0.1),
            (SILL.1, SILL.0, TAIL),
            (SILL.1, SILL.0, FRONT + 0.9),
            (SILL.1 + 0.1, SILL.0 - 0.3, NOSE),
            (BASE.1, BASE.0, NOSE),
        ]);
        scene.add(scene.fill(&flank, self.paint[3]));
        // The bonnet, and the windscreen behind it.
        let bonnet = self.ring(&[
            (SILL.1, SILL.0, FRONT + 0.8),
            (SILL.1 + 0.12, SILL.0 - 0.4, NOSE),
            (OUT, SILL.0 - 0.4, NOSE),
            (OUT, SILL.0, FRONT + 0.8),
        ]);
        scene.add(scene.fill(&handcut(&bonnet, 0.8, 30.0, 3), self.paint[1]));
        for out in [2.3, 3.6] {
            let crease = [
                self.at(out, SILL.0, FRONT + 1.0),
                self.at(out + 0.2, SILL.0 - 0.4, NOSE),
            ];
            scene.add(scene.veil(&taper(&crease, &[4.0, 3.0]), self.paint[2], 0.5));
            scene.add(scene.veil(&taper(&crease, &[2.0, 1.5]).moved(3.0, 0.0), "#fff0dc", 0.5));
        }
        scene.add(scene.veil(&bonnet.minus(&bonnet.moved(0.0, 4.0)), "#fff0dc", 0.6));
        let screen = self.ring(&[
            (SILL.1 + 0.02, SILL.0, FRONT + 0.9),
            (ROOF.1, ROOF.0, FRONT),
            (OUT, ROOF.0, FRONT),
            (OUT, SILL.0, FRONT + 0.9),
        ]);
        scene.add(scene.fill(&screen, "#2b2a44"));
        // The windows: glass all along, with pillars.
        let side = poly(&[
            self.glass(0.0, TAIL + 0.1),
            self.glass(1.0, REAR),
            self.glass(1.0, FRONT),
            self.glass(0.0, FRONT + 0.9),
        ]);
        scene.add(scene.fill(&side, "#1c1b2e"));
        for (low, high, wide) in [BACK, (9.9, 9.85, 0.3), (FRONT + 0.75, FRONT - 0.1, 0.25)] {
            self.pillar(scene, low, high, wide);
        }
        self.tail(scene);
        // The sill.
        let sill = poly(&[
            self.at(SILL.1 - 0.03, SILL.0 - 0.2, TAIL + 0.22),
            self.at(SILL.1 + 0.05, SILL.0 + 0.06, TAIL + 0.02),
            self.at(SILL.1 + 0.05, SILL.0 + 0.06, FRONT + 0.8),
            self.at(SILL.1 - 0.03, SILL.0 - 0.2, FRONT + 0.8),
        ]);
        scene.add(scene.fill(&sill, self.paint[1]));
        let edge = [
            self.at(SILL.1 + 0.04, SILL.0 + 0.06, TAIL + 0.1),
            self.at(SILL.1 + 0.04, SILL.0 + 0.06, FRONT + 0.8),
        ];
        scene.add(scene.veil(&taper(&edge, &[3.4, 2.4]), "#fff0dc", 0.85));
    }

    /// A pillar between two windows.
    fn pillar(&self, scene: &Scene, low: f64, high: f64, wide: f64) {
        let pillar = poly(&[
            self.glass(0.0, low - wide * 0.5),
            self.glass(1.0, high - wide * 0.5),
            self.glass(1.0, high + wide * 0.5),
            self.glass(0.0, low + wide * 0.5),
        ]);
        scene.add(scene.fill(&pillar, self.paint[2]));
        scene.add(scene.veil(&pillar.minus(&pillar.moved(0.0, 3.0)), "#ffe6d4", 0.6));
    }

    fn wheels(&self, scene: &Scene) {
        for away in [6.8, 16.4] {
            let ring: Vec<At> = (0..28)
                .map(|i| {
                    let (sin, cos) = (f64::from(i) / 28.0 * std::f64::consts::TAU).sin_cos();
                    self.at(1.3, 0.75 + sin * 0.75, away + cos * 0.75)
                })
                .collect();
            scene.add(scene.fill(&poly(&ring), "#0a0b18"));
        }
    }

    /// The back: the window of the hatch, its panel, the lamps.
    fn tail(&self, scene: &Scene) {
        let panel = self.ring(&[
            (SILL.1, SILL.0, TAIL),
            (BASE.1, BASE.0, TAIL - 0.1),
            (OUT, BASE.0, TAIL - 0.1),
            (OUT, SILL.0, TAIL),
        ]);
        let (a, b) = (self.at(2.0, SILL.0, TAIL), self.at(2.0, BASE.0, TAIL));
        let tones = stops![0, self.paint[1]; 0.4, self.paint[2]; 1, self.paint[3]];
        scene.add(scene.fill(&handcut(&panel, 0.8, 30.0, 5), scene.linear(a, b, &tones)));
        let hatch = self.ring(&[
            (SILL.1, SILL.0, TAIL),
            (ROOF.1, ROOF.0, REAR),
            (OUT, ROOF.0, REAR),
            (OUT, SILL.0, TAIL),
        ]);
        scene.add(scene.fill(&hatch, self.paint[1]));
        let pane = self
            .ring(&[
                (SILL.1 + 0.42, SILL.0 + 0.16, TAIL + 0.07),
                (ROOF.1 + 0.28, ROOF.0 - 0.16, REAR - 0.07),
                (OUT, ROOF.0 - 0.16, REAR - 0.07),
                (OUT, SILL.0 + 0.16, TAIL + 0.07),
            ])
            .softened(10.0);
        scene.add(scene.fill(&pane, "#2c2b48"));
        if self.side > 0.0 {
            super::dog::draw(scene, (747.0, 932.0), &pane);
        }
        let b = pane.bounds();
        let shine = poly(&[
            (b.x0 + b.width() * 0.3, b.y0),
            (b.x0 + b.width() * 0.55, b.y0),
            (b.x0 + b.width() * 0.35, b.y1),
            (b.x0 + b.width() * 0.1, b.y1),
        ]);
        scene.add(scene.clipped(&pane, scene.veil(&shine, "#e79aa4", 0.3)));
        // A lamp at the corner, and a plate.
        let lamp = self
            .ring(&[
                (SILL.1 + 0.06, SILL.0 - 0.2, TAIL),
                (SILL.1 + 0.06, SILL.0 - 1.0, TAIL - 0.05),
                (SILL.1 + 0.5, SILL.0 - 1.0, TAIL - 0.05),
                (SILL.1 + 0.62, SILL.0 - 0.2, TAIL),
            ])
            .softened(5.0);
        scene.add(scene.fill(&lamp, "#c8203a"));
        scene.add(scene.veil(&lamp.grown(-5.0), "#ff6a5c", 0.9));
        let m = lamp.bounds().middle();
        scene.add(scene.glow(m, 120.0, "#ff2a3a", 0.7, 0.3));
        let bumper = self.ring(&[
            (BASE.1 - 0.03, BASE.0 + 0.6, TAIL - 0.15),
            (BASE.1, BASE.0 + 0.1, TAIL - 0.15),
            (OUT, BASE.0 + 0.1, TAIL - 0.15),
            (OUT, BASE.0 + 0.6, TAIL - 0.15),
        ]);
        scene.add(scene.fill(&bumper, mix(self.paint[3], "#1a1a2c", 0.5)));
    }

    /// The dark below the roof, over those who lean out of it.
    pub fn inside(&self, scene: &Scene) {
        let side = poly(&[
            self.glass(0.0, TAIL + 0.1),
            self.glass(1.0, REAR),
            self.glass(1.0, FRONT),
            self.glass(0.0, FRONT + 0.9),
        ]);
        let deep = poly(&[
            self.glass(0.34, TAIL),
            self.glass(1.4, REAR),
            self.glass(1.4, FRONT),
            self.glass(0.72, FRONT + 0.9),
        ]);
        let dark = scene.blurred(scene.fill(&deep, "#1a192e"), 12.0);
        scene.add(scene.clipped(&side.grown(2.0), dark));
        let (low, high, wide) = BACK;
        self.pillar(scene, low, high, wide);
    }

    /// The roof, over all who lean out from below it.
    pub fn roof(&self, scene: &Scene) {
        let roof = self
            .ring(&[
                (ROOF.1, ROOF.0, REAR),
                (ROOF.1 - 0.02, ROOF.0 + 0.05, 9.0),
                (ROOF.1, ROOF.0, FRONT),
                (OUT, ROOF.0 + 0.1, FRONT),
                (OUT, ROOF.0 + 0.1, REAR),
            ])
            .softened(12.0);
        let roof = handcut(&roof, 0.8, 40.0, 7);
        let fall = roof.moved(-self.side * 8.0, 10.0);
        scene.add(
            scene.multiplied(scene.blurred(scene.veil(&fall.minus(&roof), "#191c38", 0.4), 6.0)),
        );
        let (a, b) = (self.at(2.8, ROOF.0, FRONT), self.at(2.8, ROOF.0, REAR));
        let tones =
            stops![0, self.paint[0]; 0.5, self.paint[1]; 1, mix(self.paint[1], self.paint[2], 0.5)];
        scene.add(scene.fill(&roof, scene.linear(a, b, &tones)));
        scene.add(scene.veil(
            &roof.minus(&roof.moved(self.side * 4.0, 0.0)),
            "#fff4e2",
            0.7,
        ));
        // Ribs pressed into it.
        for out in [2.55, 3.05, 3.55] {
            let line = [
                self.at(out, ROOF.0, REAR + 0.6),
                self.at(out, ROOF.0, FRONT - 0.7),
            ];
            let rib = taper(&line, &[5.0, 4.0]);
            scene.add(scene.veil(&rib, self.paint[2], 0.5));
            scene.add(scene.veil(&rib.moved(2.0, 0.0), "#fff4e2", 0.4));
        }
        let gutter = [
            self.at(ROOF.1 + 0.1, ROOF.0, REAR + 0.1),
            self.at(ROOF.1 + 0.1, ROOF.0, FRONT),
        ];
        scene.add(scene.veil(&taper(&gutter, &[4.0, 3.0]), self.paint[3], 0.6));
    }
}
