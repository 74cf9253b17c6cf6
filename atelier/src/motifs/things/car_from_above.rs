//! A car from straight above at night: all doors open, the lamps lit, the engine running.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut, poly, rect, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// What a car is.
#[derive(Clone, Copy, PartialEq)]
pub enum CarKind {
    /// Round, with two doors.
    Round,
    /// Long, with a rack on the roof.
    Estate,
    /// A cab with an open bed.
    Pickup,
    /// Short, with a lit sign on the roof.
    Taxi,
}

/// A car: its front is to the right before it is turned. The light of the scene is what it shines on.
pub struct CarFromAbove {
    /// What it is.
    pub kind: CarKind,
    /// Where its middle is.
    pub at: At,
    /// How far it is turned clockwise, in degrees.
    pub turn: f64,
    /// Its paint.
    pub colour: &'static str,
}

const GLASS: &str = "#16223f";

impl CarFromAbove {
    fn spot(&self) -> Spot {
        Spot::new(self.at.0, self.at.1, 1.0).turned(self.turn)
    }

    fn half(&self) -> At {
        match self.kind {
            CarKind::Round => (96.0, 46.0),
            CarKind::Estate => (120.0, 47.0),
            CarKind::Pickup => (122.0, 50.0),
            CarKind::Taxi => (100.0, 45.0),
        }
    }

    /// Both headlamps on the card.
    pub fn lamps(&self) -> [At; 2] {
        let (l, w) = self.half();
        [-1.0, 1.0].map(|side| self.spot().point((l - 5.0, side * w * 0.66)))
    }

    fn body(&self) -> Shape {
        let (l, w) = self.half();
        match self.kind {
            CarKind::Round => blob(
                &knots![l, 0; l - 6.0, w * 0.56; l - 34.0, w * 0.86; 10, w; -46, w * 0.98; -l + 12.0, w * 0.66; -l, 0;
                -l + 12.0, -w * 0.66; -46, -w * 0.98; 10, -w; l - 34.0, -w * 0.86; l - 6.0, -w * 0.56],
            ),
            _ => blob(
                &knots![l, 0; l - 4.0, w * 0.7; l - 16.0, w * 0.94; 30, w; -l + 24.0, w; -l + 6.0, w * 0.9; -l, w * 0.5; -l, -w * 0.5;
                -l + 6.0, -w * 0.9; -l + 24.0, -w; 30, -w; l - 16.0, -w * 0.94; l - 4.0, -w * 0.7],
            ),
        }
    }

    /// Draws it with its shadow, its doors, and the red light behind it.
    pub fn draw(&self, scene: &Scene, seed: i64) {
        let spot = self.spot();
        let put = |shape: &Shape| spot.put(shape);
        let (l, w) = self.half();
        self.glimmer(scene, &spot);
        let body = handcut(&put(&self.body()), 0.9, 22.0, seed);
        let away = step(scene.light, self.at);
        let fall = body.grown(4.0).moved(away.0 * 12.0, away.1 * 12.0);
        scene.add(scene.blurred(scene.veil(&fall, "#070c1e", 0.7), 8.0));
        self.doors(scene, &spot, seed);
        let colour = Colour::from(self.colour);
        let (front, back) = (spot.point((l, 0.0)), spot.point((-l, 0.0)));
        let along =
            stops![0, mix(colour, "#fff0c8", 0.45); 0.3, colour; 1, mix(colour, "#101a38", 0.55)];
        scene.add(scene.fill(&body, scene.linear(front, back, &along)));
        let side = body.minus(&body.grown(-6.0));
        scene.add(scene.veil(&side, "#0e1732", 0.32));
        scene.add(scene.veil(
            &body.minus(&body.moved(away.0 * 2.4, away.1 * 2.4)),
            "#fff3d2",
            0.75,
        ));
        for piece in self.panes() {
            scene.add(scene.fill(&handcut(&put(&piece), 0.6, 14.0, seed), GLASS));
        }
        let gleam = poly(&[
            (18.0, -w * 0.5),
            (34.0, -w * 0.56),
            (34.0, -w * 0.1),
            (20.0, 0.0),
        ]);
        let [screen, ..] = self.panes();
        scene.add(scene.veil(&put(&gleam.within(&screen)), "#8fa6c4", 0.35));
        self.bonnet(scene, &spot);
        scene.add(self.roof(scene, &spot, seed));
        for side in [-1.0, 1.0] {
            let tail = put(&ellipse((-l + 3.0, side * w * 0.68), 5.0, 8.5));
            scene.add(scene.fill(&tail, "#ff5a45"));
            let lamp = put(&ellipse((l - 6.0, side * w * 0.66), 7.0, 9.5));
            scene.add(scene.fill(&lamp, "#fffbe6"));
            scene.add(scene.glow(spot.point((l, side * w * 0.66)), 46.0, "#fff0c0", 0.8, 0.35));
        }
    }

    /// Red light on the road behind, warm light out of the doors, and what the exhaust blows.
    fn glimmer(&self, scene: &Scene, spot: &Spot) {
        let (l, w) = self.half();
        for side in [-1.0, 1.0] {
            let red = poly(&[
                (-l, side * w * 0.55),
                (-l - 120.0, side * w * 1.5),
                (-l - 130.0, side * w * 0.4),
                (-l, side * w * 0.8),
            ]);
            let from = spot.point((-l, side * w * 0.7));
            let stops = stops![0, "#ff4a3a", 0.75; 1, "#ff4a3a", 0];
            scene
                .add(scene.shining(scene.fill(&spot.put(&red), scene.radial(from, 128.0, &stops))));
            scene.add(scene.glow(from, 60.0, "#ff4a3a", 0.75, 0.3));
            let pool = poly(&[
                (26.0, side * w * 0.9),
                (34.0, side * w * 1.9),
                (-20.0, side * w * 2.1),
                (-40.0, side * w * 0.9),
            ]);
            let from = spot.point((0.0, side * w * 0.8));
            let stops = stops![0, "#ffb765", 0.75; 0.6, "#ffb765", 0.35; 1, "#ffb765", 0];
            let pool = scene.fill(&spot.put(&pool), scene.radial(from, 66.0, &stops));
            scene.add(scene.shining(scene.blurred(pool, 7.0)));
        }
        for (x, y, r) in [
            (-l - 16.0, 24.0, 9.0),
            (-l - 34.0, 31.0, 13.0),
            (-l - 58.0, 28.0, 17.0),
        ] {
            let puff = handcut(&circle(spot.point((x, y)), r), 3.0, 12.0, x as i64);
            scene.add(scene.blurred(scene.veil(&puff, "#d9a9a8", 0.34), 3.0));
        }
    }

    /// Doors that stand open, like the wings of a beetle.
    fn doors(&self, scene: &Scene, spot: &Spot, seed: i64) {
        let (_, w) = self.half();
        let hinges: &[(f64, f64)] = match self.kind {
            CarKind::Round => &[(30.0, 58.0)],
            CarKind::Pickup => &[(40.0, 52.0)],
            _ => &[(34.0, 46.0), (-16.0, 42.0)],
        };
        for (i, &(x, long)) in hinges.iter().enumerate() {
            for side in [-1.0, 1.0] {
                let wide = 64.0 + 7.0 * ((seed * 3 + i as i64 * 5 + side as i64) % 4) as f64 - 8.0;
                let (s, c) = (wide.to_radians()).sin_cos();
                let hinge = (x, side * (w - 2.0));
                let tip = (x - long * c, side * (w - 2.0 + long * s));
                let door = taper(
                    &[
                        hinge,
                        ((hinge.0 + tip.0) / 2.0 + 2.0, (hinge.1 + tip.1) / 2.0),
                        tip,
                    ],
                    &[10.0, 12.0, 9.0],
                );
                let door = spot.put(&door);
                let away = step(scene.light, self.at);
                scene.add(scene.blurred(
                    scene.veil(&door.moved(away.0 * 12.0, away.1 * 12.0), "#070c1e", 0.6),
                    4.0,
                ));
                scene.add(scene.fill(&door, mix(self.colour, "#ffe0a0", 0.12)));
                let inner = door.minus(&door.moved(away.0 * -3.4, away.1 * -3.4));
                scene.add(scene.veil(&inner, "#10182f", 0.4));
                scene.add(scene.veil(
                    &door.minus(&door.moved(away.0 * 2.2, away.1 * 2.2)),
                    "#fff3d2",
                    0.8,
                ));
            }
        }
    }

    /// Windscreen, rear window, side windows.
    fn panes(&self) -> [Shape; 4] {
        let (l, w) = self.half();
        let back = match self.kind {
            CarKind::Pickup => -14.0,
            CarKind::Estate => -l + 20.0,
            CarKind::Round => -52.0,
            CarKind::Taxi => -58.0,
        };
        let screen = blob(
            &knots![20, -w * 0.64, corner; 44, -w * 0.74, corner; 50, 0; 44, w * 0.74, corner; 20, w * 0.64, corner; 25, 0],
        );
        let rear = blob(
            &knots![back, -w * 0.62, corner; back - 14.0, -w * 0.7, corner; back - 18.0, 0; back - 14.0, w * 0.7, corner; back, w * 0.62, corner; back - 3.0, 0],
        );
        let sides = [-1.0, 1.0].map(|side| {
            poly(&[
                (16.0, side * w * 0.7),
                (32.0, side * w * 0.86),
                (back - 4.0, side * w * 0.86),
                (back + 4.0, side * w * 0.7),
            ])
        });
        let [one, other] = sides;
        [screen, rear, one, other]
    }

    fn bonnet(&self, scene: &Scene, spot: &Spot) {
        let (l, w) = self.half();
        for side in [-1.0, 1.0] {
            let crease = spot.points([
                (54.0, side * w * 0.52),
                (l * 0.8, side * w * 0.46),
                (l - 8.0, side * w * 0.34),
            ]);
            scene.add(scene.thread(&crease, "#10182f", 2.0, 0.4));
            let mirror = spot.put(&ellipse((46.0, side * (w + 7.0)), 5.0, 8.0));
            scene.add(scene.fill(&mirror, mix(self.colour, "#10182f", 0.3)));
        }
    }

    fn roof(&self, scene: &Scene, spot: &Spot, seed: i64) -> Ink {
        let put = |shape: Shape| handcut(&spot.put(&shape), 0.7, 12.0, seed + 30);
        let (l, w) = self.half();
        let mut ink = Ink::none();
        match self.kind {
            CarKind::Round => {
                let open = put(rect(-34.0, -22.0, 10.0, 22.0));
                ink += scene.veil(&open, "#10182f", 0.25);
                ink += scene.fill(&put(rect(-32.0, -20.0, 8.0, 20.0)), "#d9cdb0");
            }
            CarKind::Estate => {
                let rug = put(poly(&spots![-78, -22; -10, -26; -8, 2; -78, 8]));
                ink +=
                    scene.veil(&rug.moved(4.0, 5.0), "#0e1732", 0.5) + scene.fill(&rug, "#c9774e");
                for x in [-66.0, -50.0, -34.0, -18.0] {
                    ink += scene.thread(
                        &spot.points([(x, -23.0), (x + 2.0, 5.0)]),
                        "#f0c58c",
                        3.4,
                        0.9,
                    );
                }
                let chair =
                    put(rect(-72.0, 14.0, -40.0, 34.0).minus(&rect(-67.0, 18.0, -45.0, 30.0)));
                ink += scene.fill(&chair, "#d9b98a");
                for x in [-84.0, -48.0, -6.0] {
                    ink += scene.thread(
                        &spot.points([(x, -w * 0.8), (x, w * 0.8)]),
                        "#b9c2c8",
                        2.6,
                        0.8,
                    );
                }
                for y in [-w * 0.74, w * 0.74] {
                    ink += scene.thread(&spot.points([(-92.0, y), (6.0, y)]), "#b9c2c8", 2.2, 0.8);
                }
            }
            CarKind::Pickup => {
                let bed = put(rect(-l + 10.0, -w * 0.8, -40.0, w * 0.8));
                ink += scene.fill(&bed, "#2b2438");
                for (x, y, r) in [
                    (-98.0, -20.0, 17.0),
                    (-92.0, 20.0, 19.0),
                    (-60.0, -18.0, 18.0),
                    (-58.0, 22.0, 14.0),
                ] {
                    let pumpkin = put(circle((x, y), r));
                    ink += scene.veil(&pumpkin.moved(3.0, 4.0), "#0e1732", 0.6)
                        + scene.fill(&pumpkin, "#d98a3a");
                    for k in 0..4 {
                        let (s, c) = (f64::from(k) * 0.785).sin_cos();
                        ink += scene.thread(
                            &spot.points([
                                (x - r * 0.9 * c, y - r * 0.9 * s),
                                (x + r * 0.9 * c, y + r * 0.9 * s),
                            ]),
                            "#8a4a22",
                            1.4,
                            0.6,
                        );
                    }
                    ink += scene.fill(&put(circle((x, y), 3.0)), "#5b6b3a");
                }
            }
            CarKind::Taxi => {
                let sign = put(rect(-20.0, -17.0, -4.0, 17.0));
                ink += scene.glow(spot.point((-12.0, 0.0)), 62.0, "#ffd27a", 0.7, 0.4);
                ink += scene.fill(&sign, "#fff0b8");
                for y in [-9.0, 0.0, 9.0] {
                    ink += scene.fill(&put(rect(-20.0, y - 2.6, -4.0, y + 2.6)), "#2b2e48");
                }
            }
        }
        ink
    }
}
