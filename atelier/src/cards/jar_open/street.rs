//! Two rows of houses that lean together, and the sky between them.

use crate::colour::{Colour, mix};
use crate::line::{handcut, poly, taper, towards};
use crate::scene::Scene;
use crate::shape::Shape;
use crate::stops;
use crate::svg::Ink;

use super::SUN;
use super::view::{Metres, place};

/// A wall of a street: where it begins and ends on the ground, and how high it is.
struct Wall {
    from: (f64, f64),
    to: (f64, f64),
    high: f64,
    colour: Colour,
    lit: bool,
}

impl Wall {
    fn at(&self, along: f64, up: f64) -> Metres {
        (
            self.from.0 + (self.to.0 - self.from.0) * along,
            up,
            self.from.1 + (self.to.1 - self.from.1) * along,
        )
    }

    /// A patch of it, standing out by so much.
    fn patch(&self, (a0, a1): (f64, f64), (u0, u1): (f64, f64)) -> Shape {
        poly(&[
            place(self.at(a0, u0)),
            place(self.at(a1, u0)),
            place(self.at(a1, u1)),
            place(self.at(a0, u1)),
        ])
    }

    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let face = self.patch((0.0, 1.0), (0.2, self.high));
        let face = handcut(&face, 1.2, 40.0, seed);
        let mut ink: Ink = scene
            .sheet(&face, self.colour)
            .lit(if self.lit { 0.24 } else { 0.06 })
            .lit_colour("#ffd0c8")
            .shade(0.4)
            .rim(0.0)
            .seed(seed)
            .into();
        // The cornice.
        for (u0, u1, by) in [(-0.5, -0.1, -0.12), (-0.12, 0.12, 0.1), (0.1, 0.2, -0.2)] {
            let band = self.patch((-0.02, 1.01), (self.high + u0, self.high + u1));
            ink += scene.fill(
                &handcut(&band, 0.8, 40.0, seed + 1),
                self.colour.lighter(by * 0.6),
            );
        }
        for storey in [3.1, 6.0] {
            let band = self.patch((0.0, 1.0), (storey - 0.5, storey - 0.34));
            ink += scene.fill(&band, self.colour.lighter(0.05));
            let under = self.patch((0.0, 1.0), (storey - 0.62, storey - 0.5));
            ink += scene.fill(&under, self.colour.lighter(-0.07));
        }
        ink
    }

    /// A window with its frame and shutters.
    fn window(&self, scene: &Scene, along: (f64, f64), up: (f64, f64), seed: i64) -> Ink {
        let (a, u) = (along, up);
        let wide = a.1 - a.0;
        let frame = self.patch(
            (a.0 - wide * 0.09, a.1 + wide * 0.09),
            (u.0 - 0.1, u.1 + 0.12),
        );
        let hole = self.patch(a, u);
        let mut ink = Ink::none();
        for (s0, s1) in [
            (a.0 - wide * 0.62, a.0 - wide * 0.12),
            (a.1 + wide * 0.12, a.1 + wide * 0.62),
        ] {
            let shutter = handcut(&self.patch((s0, s1), (u.0, u.1)), 0.6, 30.0, seed);
            let colour = mix(self.colour, "#ffc2cf", 0.5);
            ink += scene.veil(&shutter.moved(4.0, 7.0), "#4a0826", 0.35);
            ink += scene.fill(&shutter, colour);
            for i in 1..9 {
                let h = u.0 + (u.1 - u.0) * f64::from(i) / 9.0;
                let slat = taper(
                    &[
                        place(self.at(s0 + wide * 0.05, h)),
                        place(self.at(s1 - wide * 0.05, h)),
                    ],
                    &[1.6, 1.6],
                );
                ink += scene.veil(&slat, self.colour.lighter(-0.1), 0.5);
            }
        }
        ink += scene.fill(
            &handcut(&frame, 0.6, 30.0, seed + 1),
            mix(self.colour, "#ffe6e6", 0.62),
        );
        ink += scene.fill(&hole, "#5a0f34");
        // A curtain within, and the cross of the panes.
        let lace = self.patch((a.0, a.0 + wide * 0.34), u);
        ink += scene.veil(&lace, "#d9557f", 0.5);
        let bar = |from: (f64, f64), to: (f64, f64)| {
            taper(
                &[place(self.at(from.0, from.1)), place(self.at(to.0, to.1))],
                &[4.0, 4.0],
            )
        };
        let (middle, high) = ((a.0 + a.1) / 2.0, u.0 + (u.1 - u.0) * 0.62);
        let cross = bar((middle, u.0), (middle, u.1)).and(&bar((a.0, high), (a.1, high)));
        ink += scene.veil(&cross.within(&hole), mix(self.colour, "#ffe6e6", 0.5), 0.9);
        let sill = self.patch(
            (a.0 - wide * 0.16, a.1 + wide * 0.16),
            (u.0 - 0.24, u.0 - 0.06),
        );
        ink += scene.veil(&sill.moved(2.0, 9.0), "#4a0826", 0.35);
        ink + scene.fill(
            &handcut(&sill, 0.6, 30.0, seed + 2),
            mix(self.colour, "#ffe6e6", 0.72),
        )
    }
}

fn left() -> Wall {
    Wall {
        from: (-3.6, 0.4),
        to: (-2.0, 9.0),
        high: 8.6,
        colour: "#b01a4c".into(),
        lit: false,
    }
}

fn right() -> Wall {
    Wall {
        from: (4.6, 1.6),
        to: (1.8, 8.2),
        high: 8.2,
        colour: "#e0385c".into(),
        lit: true,
    }
}

/// A window of the left or of the right row: its storey, and how far along it is.
pub fn window(right_row: bool, storey: u8, along: u8) -> Shape {
    let wall = if right_row { right() } else { left() };
    let (a, u) = grid(storey, along);
    wall.patch(a, u)
}

fn grid(storey: u8, along: u8) -> ((f64, f64), (f64, f64)) {
    let a = 0.06 + 0.25 * f64::from(along);
    let u = 0.6 + 2.9 * f64::from(storey);
    ((a, a + 0.12), (u, u + 1.6))
}

pub fn draw(scene: &Scene) {
    let sky = scene.linear(
        (400.0, 0.0),
        (400.0, 900.0),
        &stops![0, "#f0307f"; 0.4, "#ff5f9d"; 1, "#ffc2c4"],
    );
    scene.sky(sky, 4, 0.05);
    for (wall, seed) in [(left(), 10), (right(), 40)] {
        scene.add(wall.ink(scene, seed));
        for storey in 0..3 {
            for i in 0..4 {
                let (along, up) = grid(storey, i);
                scene.add(wall.window(scene, along, up, seed + i64::from(i)));
            }
        }
    }
}

/// The sun between the roofs: it floods the street from ahead.
pub fn sun(scene: &Scene) {
    scene.add(scene.glow(SUN, 560.0, "#ffdca0", 0.85, 0.22));
    scene.add(scene.glow(SUN, 190.0, "#fffbe8", 0.95, 0.45));
    // Rays in the dust and the paper.
    for (turn, wide, much) in [
        (96.0, 40.0, 0.16),
        (118.0, 74.0, 0.2),
        (141.0, 50.0, 0.17),
        (163.0, 66.0, 0.13),
        (72.0, 60.0, 0.14),
    ] {
        let (near, far) = (towards(SUN, turn, 90.0), towards(SUN, turn, 900.0));
        let ray = taper(&[near, far], &[wide * 0.3, wide * 2.4]);
        let fade = stops![0, "#fff0d0", much; 0.5, "#ffe0d0", much * 0.5; 1, "#ffe0d0", 0];
        let fade = scene.linear(near, far, &fade);
        scene.add(scene.shining(scene.blurred(scene.fill(&ray, fade), 9.0)));
    }
}
