//! The two cars, seen from the gap between them: their flanks run into the depth.

use crate::line::{between, circle, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::place;

/// One of them.
pub struct Car {
    /// -1 is the left one.
    pub side: f64,
    /// From the eye to its flank.
    half: f64,
    roof: f64,
    /// How far its nose is away.
    nose: f64,
    paint: [&'static str; 4],
}

/// The left one and the right one.
pub fn both() -> [Car; 2] {
    [
        Car {
            side: -1.0,
            half: 0.40,
            roof: 0.17,
            nose: 3.9,
            paint: ["#a9c0d4", "#6f8cab", "#4a6484", "#31445e"],
        },
        Car {
            side: 1.0,
            half: 0.42,
            roof: 0.24,
            nose: 3.4,
            paint: ["#f3dcc4", "#cfae9e", "#8d7480", "#55485e"],
        },
    ]
}

/// Where the windows begin.
const BELT: f64 = -0.40;

impl Car {
    /// A place on its flank: up and deep. Above the belt it leans away.
    pub fn on(&self, up: f64, deep: f64) -> At {
        let lean = (up - BELT).max(0.0) * 0.28;
        let tuck = (BELT - 0.3 - up).max(0.0) * 0.10;
        place(self.side * (self.half + lean + tuck), up, deep)
    }

    fn panel(&self, corners: &[(f64, f64)]) -> Shape {
        let corners: Vec<At> = corners
            .iter()
            .map(|&(up, deep)| self.on(up, deep))
            .collect();
        poly(&corners)
    }

    fn front(&self) -> f64 {
        self.nose - 0.95
    }

    /// The rear window, open.
    pub fn rear_window(&self) -> Shape {
        self.panel(&[
            (BELT + 0.03, 0.6),
            (self.roof - 0.07, 0.6),
            (self.roof - 0.06, 1.46),
            (BELT + 0.03, 1.5),
        ])
    }

    fn front_window(&self) -> Shape {
        self.panel(&[
            (BELT + 0.03, 1.66),
            (self.roof - 0.06, 1.62),
            (self.roof - 0.07, self.front() - 0.45),
            (BELT + 0.04, self.front() - 0.08),
        ])
    }

    /// The flank from roof to sill, with open windows.
    pub fn body(&self, scene: &Scene) {
        let n = self.nose;
        let whole = handcut(
            &self.panel(&[
                (self.roof, 0.5),
                (self.roof, self.front() - 0.5),
                (BELT + 0.06, self.front()),
                (BELT - 0.02, n - 0.1),
                (BELT - 0.14, n),
                (-1.02, n),
                (-1.12, n - 0.1),
                (-1.14, 0.5),
            ]),
            0.8,
            40.0,
            4,
        );
        // What it stands on.
        let under = poly(&[
            place(self.side * (self.half - 0.10), -1.3, 0.8),
            place(self.side * (self.half - 0.06), -1.3, n),
            place(self.side * 2.0, -1.3, n),
            place(self.side * 2.0, -1.3, 0.8),
        ]);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#141830", 0.85), 16.0)));
        let tones =
            stops![0, self.paint[0]; 0.22, self.paint[1]; 0.6, self.paint[2]; 1, self.paint[3]];
        let (top, low) = (self.on(self.roof, 1.6), self.on(-1.2, 1.6));
        scene.add(scene.fill(&whole, scene.linear(top, low, &tones)));
        self.wheel(scene);
        // The sky lies along the shoulder, the street in the doors.
        for (up, wide, colour, strength) in [
            (BELT - 0.05, 0.045, "#ffd9c0", 0.75),
            (BELT - 0.36, 0.06, "#e79a9a", 0.28),
            (-0.98, 0.05, "#10142a", 0.5),
        ] {
            let band = self.panel(&[
                (up, 0.5),
                (up, n - 0.06),
                (up - wide * 0.7, n - 0.06),
                (up - wide, 0.5),
            ]);
            scene.add(scene.clipped(
                &whole,
                scene.blurred(scene.veil(&band, colour, strength), 2.5),
            ));
        }
        for (window, seed) in [(self.rear_window(), 1), (self.front_window(), 2)] {
            let dark = stops![0, "#3a3450"; 0.5, "#1d1e30"; 1, "#15162a"];
            let bounds = window.bounds();
            scene.add(scene.fill(&handcut(&window.grown(5.0), 0.6, 30.0, seed), "#171a2a"));
            scene.add(scene.fill(
                &handcut(&window, 0.6, 30.0, seed),
                scene.linear((0.0, bounds.y0), (0.0, bounds.y1), &dark),
            ));
        }
        self.inside(scene);
        let edge = whole.minus(&whole.moved(-self.side * -2.5, 2.5));
        scene.add(scene.clipped(&whole, scene.veil(&edge, "#ffd9c8", 0.5)));
        self.mirror(scene);
        self.near_door(scene);
    }

    /// Seats in the dark, and the evening on what glass is left.
    fn inside(&self, scene: &Scene) {
        for (window, deep, wide) in [
            (self.rear_window(), 0.92, 0.17),
            (self.front_window(), 1.86, 0.2),
        ] {
            let rest = |out: f64| {
                let p = |up: f64, along: f64| self.on(up + out, deep + along);
                let seat = [
                    p(BELT, -wide),
                    p(BELT + 0.22, -wide * 0.8),
                    p(BELT + 0.26, -wide * 0.4),
                    p(BELT + 0.40, -wide * 0.35),
                    p(BELT + 0.42, wide * 0.3),
                    p(BELT + 0.27, wide * 0.4),
                    p(BELT + 0.2, wide * 0.9),
                    p(BELT, wide),
                ];
                poly(&seat).softened(5.0)
            };
            scene.add(scene.clipped(&window, scene.fill(&rest(0.0), "#34324c")));
            let edge = rest(0.0).minus(&rest(-0.012));
            scene.add(scene.clipped(&window, scene.veil(&edge, "#8d7a98", 0.7)));
            let b = window.bounds();
            let streak = poly(&[
                (b.x0 + b.width() * 0.15, b.y0),
                (b.x0 + b.width() * 0.42, b.y0),
                (b.x0 + b.width() * 0.2, b.y1),
                (b.x0 - b.width() * 0.1, b.y1),
            ]);
            scene.add(scene.clipped(
                &window,
                scene.blurred(scene.veil(&streak, "#e79aa4", 0.22), 5.0),
            ));
        }
    }

    fn wheel(&self, scene: &Scene) {
        let round = |r: f64| {
            let ring: Vec<At> = (0..28)
                .map(|i| {
                    let (sin, cos) = (f64::from(i) / 28.0 * std::f64::consts::TAU).sin_cos();
                    self.on(-1.0 + sin * r, self.nose - 0.55 + cos * r)
                })
                .collect();
            poly(&ring)
        };
        scene.add(scene.fill(&round(0.36), "#11131f"));
        scene.add(scene.fill(&round(0.30).moved(-self.side * 3.0, 0.0), "#23263a"));
        scene.add(scene.veil(&round(0.18).moved(-self.side * 5.0, 0.0), "#a9a6b8", 0.8));
    }

    /// The mirror, out in the gap.
    fn mirror(&self, scene: &Scene) {
        let (x, y) = self.on(BELT + 0.07, self.front() - 0.2);
        let s = -self.side;
        let arm = taper(&[(x, y), (x + s * 14.0, y - 2.0)], &[6.0, 5.0]);
        let shell = taper(
            &[(x + s * 12.0, y - 6.0), (x + s * 30.0, y - 4.0)],
            &[24.0, 20.0],
        );
        scene.add(scene.fill(&arm, self.paint[3]));
        scene.add(scene.fill(&shell, self.paint[2]));
        scene.add(scene.veil(&shell.minus(&shell.moved(0.0, 3.0)), "#ffd9c8", 0.8));
    }

    /// Seams, handle and lower panel of the rear door.
    fn near_door(&self, scene: &Scene) {
        for (a, b) in [
            ((BELT, 1.58), (-1.08, 1.58)),
            ((BELT, 0.72), (-1.08, 0.84)),
            ((BELT, self.front() - 0.02), (-1.0, self.front() - 0.1)),
        ] {
            scene.add(scene.thread(&[self.on(a.0, a.1), self.on(b.0, b.1)], "#10142a", 2.6, 0.6));
        }
        let handle = taper(
            &[self.on(BELT - 0.13, 1.36), self.on(BELT - 0.13, 1.52)],
            &[13.0, 10.0],
        );
        scene.add(scene.veil(&handle.moved(2.0, 6.0), "#10142a", 0.6));
        scene.add(scene.fill(&handle, self.paint[0]));
        scene.add(scene.veil(&handle.minus(&handle.moved(0.0, 4.0)), "#fff0e0", 0.8));
        // Drops of the rain.
        let mut chance = crate::random::Chance::of("red light drops", 9);
        for _ in 0..46 {
            let at = self.on(chance.between(-1.05, BELT - 0.08), chance.between(1.1, 2.6));
            let r = chance.between(1.0, 3.0);
            scene.add(scene.veil(&circle(at, r), "#ffe9e0", 0.4));
        }
    }

    /// Above the sill of the front window: what of a driver is seen.
    pub fn above_front_sill(&self) -> Shape {
        let (a, b) = (
            self.on(BELT + 0.02, 1.6),
            self.on(BELT + 0.02, self.front()),
        );
        let s = self.side;
        poly(&[
            (a.0 + s * 12.0, a.1 - 8.0),
            a,
            between(a, b, 0.75),
            (430.0 - s * 90.0, b.1 - 4.0),
            (430.0 - s * 90.0, -20.0),
            (a.0 + s * 300.0, -20.0),
            (a.0 + s * 300.0, 330.0),
            (a.0 + s * 10.0, 470.0),
        ])
    }

    /// Above the sill of the rear window, or out in the gap: what of a child is seen.
    pub fn above_rear_sill(&self) -> Shape {
        let (a, b) = (self.on(BELT + 0.01, 0.7), self.on(BELT + 0.01, 1.14));
        let s = self.side;
        poly(&[
            between(a, b, 0.55),
            b,
            (b.0 - s * 70.0, b.1 + 26.0),
            (b.0 - s * 150.0, b.1 + 80.0),
            (b.0 - s * 170.0, 1000.0),
            (430.0 - s * 200.0, 1000.0),
            (430.0 - s * 200.0, 300.0),
            (between(a, b, 0.55).0, 300.0),
        ])
    }

    /// The lip of the front sill, over the driver's belly.
    pub fn front_door(&self, scene: &Scene) {
        self.lip(scene, 1.64, self.front() - 0.1);
    }

    /// The lip of a sill.
    pub fn lip(&self, scene: &Scene, from: f64, to: f64) {
        let lip = self.panel(&[
            (BELT + 0.035, from),
            (BELT + 0.035, to),
            (BELT - 0.01, to),
            (BELT - 0.012, from),
        ]);
        scene.add(scene.fill(&lip, "#171a2a"));
        scene.add(scene.veil(&lip.minus(&lip.moved(0.0, 4.0)), "#ffd9c8", 0.6));
    }
}
