//! The wheelchair, in the measure of those who ride it: heads, from the ground below the middle. It has a back, two handles, rests for
//! the feet, and behind a step with two small wheels.

use crate::line::{poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// The ground below the chair, how large a head is, and where the chair faces.
pub const AT: At = (618.0, 938.0);
pub const UNIT: f64 = 90.0;
pub const FACING: f64 = 56.0;
/// How much of its depth is seen, as we look down.
const DEEP: f64 = 0.2;

const FRAME: &str = "#f7f0dc";
const TYRE: &str = "#33204f";
const CLOTH: &str = "#275a86";
const AXLE: (f64, f64) = (-0.8, 1.08);
type Place = (f64, f64, f64);

/// A place of the chair on the card: to its left, up, forward.
pub fn place((left, up, forward): Place) -> At {
    let (s, c) = FACING.to_radians().sin_cos();
    let (x, z) = (left * c + forward * s, forward * c - left * s);
    (AT.0 + x * UNIT, AT.1 - (up - z * DEEP) * UNIT)
}

fn tube(places: &[Place], wide: f64) -> Shape {
    let line: Vec<At> = places.iter().map(|&p| place(p)).collect();
    let ends = line
        .iter()
        .map(|&at| crate::line::circle(at, wide * UNIT * 0.5));
    let bars = line
        .windows(2)
        .map(|pair| taper(pair, &[wide * UNIT, wide * UNIT]));
    all(bars.chain(ends))
}

fn bar(scene: &Scene, places: &[Place], wide: f64, colour: &str) -> Ink {
    let shape = tube(places, wide);
    let low = shape.minus(&shape.moved(0.3 * wide * UNIT, -0.3 * wide * UNIT));
    scene.fill(&shape, colour) + scene.veil(&low, "#6b3f74", 0.5)
}

fn ring(side: f64, (forward, up): (f64, f64), r: f64) -> Shape {
    let line: Vec<At> = (0..72)
        .map(|i| {
            let (s, c) = (f64::from(i) * 5.0).to_radians().sin_cos();
            place((side, up + r * s, forward + r * c))
        })
        .collect();
    poly(&line)
}

fn large_wheel(scene: &Scene, side: f64) -> Ink {
    let side = side * 0.86;
    let disc = |r: f64| ring(side, AXLE, r);
    let outer = disc(1.08);
    let mut ink = scene.veil(&disc(0.9), "#fff3d0", 0.14);
    for i in 0..14 {
        let edge = |degrees: f64, r: f64| {
            let (s, c) = degrees.to_radians().sin_cos();
            place((side, AXLE.1 + r * s, AXLE.0 + r * c))
        };
        let turn = f64::from(i) * 360.0 / 14.0 + 8.0;
        let blur = poly(&[edge(turn, 0.1), edge(turn, 0.86), edge(turn + 11.0, 0.86)]);
        ink += scene.veil(&blur, "#fff8e4", 0.3);
        ink += scene.fill(
            &taper(&[edge(turn, 0.1), edge(turn, 0.88)], &[2.6, 2.2]),
            "#fff6e0",
        );
    }
    ink += scene.fill(&outer.minus(&disc(0.93)), TYRE);
    ink += scene.fill(&disc(0.93).minus(&disc(0.86)), "#e9f3ee");
    ink += scene.fill(&disc(0.16), "#2fb6ae") + scene.veil(&disc(0.07), "#12636a", 0.9);
    let lit = outer.minus(&outer.moved(-2.6, 2.2));
    ink + scene.veil(&lit, "#ffc98a", 0.85)
}

fn small_wheel(scene: &Scene, side: f64, forward: f64, r: f64) -> Ink {
    let disc = |k: f64| ring(side, (forward, r), r * k);
    scene.fill(&disc(1.0), TYRE)
        + scene.fill(&disc(0.52), "#e9f3ee")
        + scene.veil(
            &disc(1.0).minus(&disc(1.0).moved(-2.0, 1.6)),
            "#ffc98a",
            0.8,
        )
}

/// The frame of one side.
fn side_frame(side: f64) -> [(Vec<Place>, f64); 3] {
    let s = side * 0.6;
    [
        // The seat's rail, and down to the feet.
        (
            vec![
                (s, 1.42, -1.4),
                (s, 1.42, 0.22),
                (s, 1.1, 0.56),
                (s, 0.4, 0.86),
            ],
            0.15,
        ),
        // The lower rail, to the step behind.
        (
            vec![
                (s, 0.95, 0.45),
                (s, 0.86, -0.9),
                (s, 0.4, -2.0),
                (s, 0.36, -2.9),
            ],
            0.13,
        ),
        (vec![(s, 1.42, -1.2), (s, 0.86, -0.9)], 0.13),
    ]
}

fn uprights(side: f64) -> Vec<Place> {
    let s = side * 0.66;
    vec![
        (s, 1.42, -1.3),
        (s, 3.1, -1.78),
        (s, 3.2, -1.9),
        (s, 3.2, -2.1),
    ]
}

/// The handle of a side: where it is held.
pub fn handle(side: f64) -> At {
    place((side * 0.66, 3.2, -2.34))
}

/// The far side: wheels and frame.
pub fn far(scene: &Scene) -> Ink {
    let mut ink = large_wheel(scene, 1.0);
    for (places, wide) in side_frame(1.0) {
        ink += bar(scene, &places, wide, FRAME);
    }
    ink += caster(scene, 1.0);
    ink += small_wheel(scene, 0.6, -2.75, 0.17);
    ink + step(scene)
}

/// The step behind, on which one can stand.
fn step(scene: &Scene) -> Ink {
    let board = poly(
        &[
            (-0.66, 0.44, -2.4),
            (0.66, 0.44, -2.4),
            (0.66, 0.44, -3.0),
            (-0.66, 0.44, -3.0),
        ]
        .map(place),
    );
    let edge = board.and(&board.moved(0.0, 0.1 * UNIT)).hull();
    scene.fill(&edge, TYRE) + scene.fill(&board, "#5b3a80")
}

/// The far handle, which is behind the back.
pub fn far_handle(scene: &Scene) -> Ink {
    bar(scene, &uprights(1.0), 0.13, FRAME) + grip(scene, 1.0)
}

/// The near handle.
pub fn near_handle(scene: &Scene) -> Ink {
    bar(scene, &uprights(-1.0), 0.13, FRAME) + grip(scene, -1.0)
}

fn grip(scene: &Scene, side: f64) -> Ink {
    let s = side * 0.66;
    bar(scene, &[(s, 3.2, -2.08), (s, 3.2, -2.56)], 0.19, TYRE)
}

/// The back and the seat.
pub fn seat(scene: &Scene) -> Ink {
    let back = poly(
        &[
            (-0.68, 1.46, -1.3),
            (0.68, 1.46, -1.3),
            (0.68, 3.1, -1.78),
            (0.0, 3.02, -1.84),
            (-0.68, 3.1, -1.78),
        ]
        .map(place),
    );
    let seat = poly(
        &[
            (-0.66, 1.5, -1.35),
            (0.66, 1.5, -1.35),
            (0.62, 1.5, 0.24),
            (-0.62, 1.5, 0.24),
        ]
        .map(place),
    );
    let thick = seat.and(&seat.moved(0.0, 0.14 * UNIT)).hull();
    let lit = back.minus(&back.moved(-3.0, 4.0));
    scene.fill(&back.grown(4.0).fillet(6.0), CLOTH)
        + scene.veil(&lit, "#7fb6d8", 0.8)
        + scene.fill(&thick, "#173a5c")
        + scene.fill(&seat, "#1f4a70")
}

/// The near side, without its large wheel.
pub fn near_frame(scene: &Scene) -> Ink {
    let mut ink = small_wheel(scene, -0.6, -2.75, 0.17);
    for (places, wide) in side_frame(-1.0) {
        ink += bar(scene, &places, wide, FRAME);
    }
    ink + caster(scene, -1.0)
}

/// The near wheel, and a guard between it and her.
pub fn near_wheel(scene: &Scene) -> Ink {
    large_wheel(scene, -1.0)
}

/// The rests for the feet.
pub fn footrests(scene: &Scene) -> Ink {
    let plate = [
        (-0.62, 0.3, 0.78),
        (0.62, 0.3, 0.78),
        (0.62, 0.34, 1.72),
        (-0.62, 0.34, 1.72),
    ];
    let plate = poly(&plate.map(place));
    let edge = plate.and(&plate.moved(0.0, 0.09 * UNIT)).hull();
    scene.fill(&edge, TYRE) + scene.fill(&plate, "#6c4a8e")
}

fn caster(scene: &Scene, side: f64) -> Ink {
    let s = side * 0.6;
    bar(
        scene,
        &[(s, 0.3, 0.3), (s, 0.72, 0.36), (s, 1.05, 0.36)],
        0.12,
        FRAME,
    ) + small_wheel(scene, s, 0.26, 0.27)
}

/// All of it as one outline, for its shadow.
pub fn outline() -> Shape {
    let mut shapes = Vec::new();
    for side in [-1.0, 1.0] {
        let s = side * 0.86;
        shapes.push(ring(s, AXLE, 1.08).minus(&ring(s, AXLE, 0.86)));
        for i in 0..5 {
            let (sin, cos) = (f64::from(i) * 36.0 + 8.0).to_radians().sin_cos();
            let edge = |r: f64| place((s, AXLE.1 + r * sin, AXLE.0 + r * cos));
            shapes.push(taper(&[edge(-0.9), edge(0.9)], &[5.0, 5.0]));
        }
        for (places, wide) in side_frame(side) {
            shapes.push(tube(&places, wide));
        }
        shapes.push(tube(&uprights(side), 0.16));
        let grip = [(side * 0.66, 3.2, -2.08), (side * 0.66, 3.2, -2.56)];
        shapes.push(tube(&grip, 0.2));
        shapes.push(ring(side * 0.6, (0.26, 0.27), 0.27));
        shapes.push(ring(side * 0.6, (-2.75, 0.17), 0.17));
    }
    let quad = |places: [Place; 4]| poly(&places.map(place));
    shapes.extend([
        quad([
            (-0.68, 1.46, -1.3),
            (0.68, 1.46, -1.3),
            (0.68, 3.1, -1.78),
            (-0.68, 3.1, -1.78),
        ]),
        quad([
            (-0.62, 0.3, 0.8),
            (0.62, 0.3, 0.8),
            (0.62, 0.3, 1.7),
            (-0.62, 0.3, 1.7),
        ]),
    ]);
    all(shapes)
}

/// Hardly anything below the tyres: its shadow is elsewhere.
pub fn touch(scene: &Scene, colour: &str) -> Ink {
    let mut ink = Ink::none();
    for at in [
        (-0.86, 0.0, -0.8),
        (0.86, 0.0, -0.8),
        (-0.6, 0.0, 0.26),
        (0.6, 0.0, 0.26),
    ] {
        let (x, y) = place(at);
        let spot = crate::line::ellipse((x - 2.0, y), 22.0, 4.5);
        ink += scene.blurred(scene.veil(&spot, colour, 0.5), 2.6);
    }
    ink
}
