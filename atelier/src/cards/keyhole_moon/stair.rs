//! The stair, from the side and a little from above: treads in the moon's light, and how far down it goes.

use crate::colour::mix;
use crate::line::{handcut_finely, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// How long and how high a step of the last flight is, and where its first tread begins.
const RUN: f64 = 70.0;
const RISE: f64 = 30.0;
const FIRST: At = (-20.0, 770.0);
/// From the near end of a tread to its far end.
const ACROSS: At = (-50.0, -46.0);

/// A place on a tread of the last flight: so many steps up, and across, from the near end to the far one.
pub fn on_tread(step: f64, across: f64) -> At {
    (
        FIRST.0 + RUN * step + ACROSS.0 * across,
        FIRST.1 - RISE * step.floor() + ACROSS.1 * across,
    )
}

/// One flight: its first tread, a step, the number of steps, the way across, and how thick it is.
struct Flight {
    first: At,
    run: f64,
    rise: f64,
    steps: usize,
    across: At,
    thick: f64,
    /// 0 is near, 1 far in the air.
    far: f64,
}

impl Flight {
    fn tone(&self, near: &str) -> crate::colour::Colour {
        mix(near, "#5d4c9c", self.far)
    }

    fn at(&self, step: usize) -> At {
        let i = step as f64;
        (self.first.0 + self.run * i, self.first.1 - self.rise * i)
    }

    fn draw(&self, scene: &Scene, joints: bool) {
        let (ax, ay) = self.across;
        let mut top: Vec<At> = Vec::new();
        for i in 0..self.steps {
            let (x, y) = self.at(i);
            top.extend([(x, y), (x + self.run, y)]);
        }
        let (a, b) = (top[0], top[top.len() - 1]);
        let mut ring = top.clone();
        ring.extend([(b.0, b.1 + self.thick), (a.0, a.1 + self.thick)]);
        let side = handcut_finely(&poly(&ring), 0.7, 18.0, 4, 0.3);
        let fill =
            stops![0, self.tone("#9279bd"); 0.55, self.tone("#6f589f"); 1, self.tone("#493a80")];
        scene.add(scene.fill(
            &side,
            scene.linear((b.0, b.1), (b.0 - 60.0, a.1 + self.thick), &fill),
        ));
        if joints {
            self.stones(scene, &side);
        }
        for i in (0..self.steps).rev() {
            let (x, y) = self.at(i);
            let tread = poly(&[
                (x, y),
                (x + self.run, y),
                (x + self.run + ax, y + ay),
                (x + ax, y + ay),
            ]);
            let riser = poly(&[
                (x, y),
                (x, y + self.rise),
                (x + ax, y + self.rise + ay),
                (x + ax, y + ay),
            ]);
            let tread = handcut_finely(&tread, 0.7, 16.0, i as i64, 0.3);
            scene.add(scene.fill(&tread, self.tone("#f0dfc8")));
            // What the next step throws on it.
            let shade = poly(&[
                (x + self.run, y),
                (x + self.run - 18.0, y),
                (x + self.run - 18.0 + ax, y + ay),
                (x + self.run + ax, y + ay),
            ]);
            scene.add(scene.veil(&shade.within(&tread), "#7a5fa8", 0.45));
            scene.add(scene.fill(&riser, self.tone("#7c64ab")));
            if joints {
                let lip = taper(&[(x, y + 1.0), (x + self.run, y + 1.0)], &[3.4, 3.4]);
                scene.add(scene.veil(&lip, "#fff6dc", 0.85));
                let lip = taper(&[(x, y), (x + ax, y + ay)], &[3.0, 2.0]);
                scene.add(scene.veil(&lip, "#fff6dc", 0.7));
            }
        }
    }

    /// Where its stones meet.
    fn stones(&self, scene: &Scene, side: &Shape) {
        let mut chance = Chance::of("stones", 2);
        for i in 0..self.steps {
            let (x, y) = self.at(i);
            for row in 0..3 {
                let y = y + 34.0 * f64::from(row);
                let x = x + chance.between(8.0, 56.0);
                let joint = taper(&[(x, y), (x - 1.0, y + 33.0)], &[2.4, 2.0]);
                scene.add(scene.veil(&joint.within(side), "#3a2c70", 0.5));
                let bed = taper(&[(x - 46.0, y + 33.0), (x + 40.0, y + 33.0)], &[2.2, 2.0]);
                scene.add(scene.veil(&bed.within(side), "#3a2c70", 0.4));
            }
        }
    }
}

pub fn draw(scene: &Scene) {
    // Farther down it goes to and fro, smaller with every flight.
    let lower = [
        Flight {
            first: (356.0, 1040.0),
            run: 8.0,
            rise: 1.5,
            steps: 42,
            across: (-8.0, -7.0),
            thick: 9.0,
            far: 0.55,
        },
        Flight {
            first: (700.0, 980.0),
            run: -20.0,
            rise: 6.6,
            steps: 26,
            across: (13.0, -12.0),
            thick: 22.0,
            far: 0.3,
        },
    ];
    for flight in lower {
        flight.draw(scene, false);
    }
    Flight {
        first: FIRST,
        run: RUN,
        rise: RISE,
        steps: 13,
        across: ACROSS,
        thick: 108.0,
        far: 0.0,
    }
    .draw(scene, true);
}
