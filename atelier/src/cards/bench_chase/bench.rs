//! The bench, carried in a hurry: a seat and a back of slats on two iron frames, in its own measure, 260 long.

use crate::line::{handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

const IRON: &str = "#2c1f3c";
const WOOD: [&str; 3] = ["#6e3b48", "#7e4549", "#8f5150"];

/// Draws it with the middle of its seat at a spot.
pub fn bench(scene: &Scene, spot: &Spot) -> Ink {
    let put = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.6, 18.0, seed);
    let mut ink = Ink::none();
    for (i, x) in (0..).zip([-104.0, 106.0]) {
        ink += scene.fill(&put(&frame(x - 12.0, -7.0), i), "#241932");
    }
    // The back, on the far side.
    for (i, y) in (0..).zip([-86.0, -62.0, -38.0]) {
        let slat = poly(&[
            (-134.0, y),
            (122.0, y - 3.0),
            (122.0, y + 13.0),
            (-134.0, y + 16.0),
        ]);
        ink += slat_ink(scene, &put(&slat, 10 + i), WOOD[0]);
    }
    for x in [-118.0, 94.0] {
        ink += scene.fill(
            &put(
                &taper(
                    &[(x - 4.0, -92.0), (x, -30.0), (x + 8.0, 2.0)],
                    &[9.0, 9.0, 9.0],
                ),
                3,
            ),
            IRON,
        );
    }
    // The seat, seen a little from above.
    for (i, (y, colour)) in (0..).zip([(-16.0, WOOD[0]), (-3.0, WOOD[1]), (11.0, WOOD[2])]) {
        let shift = i as f64 * 6.0;
        let slat = poly(&[
            (-136.0 + shift, y),
            (124.0 + shift, y - 3.0),
            (127.0 + shift, y + 8.0),
            (-134.0 + shift, y + 11.0),
        ]);
        ink += slat_ink(scene, &put(&slat, 20 + i), colour);
    }
    for (i, x) in (0..).zip([-104.0, 106.0]) {
        ink += scene.fill(&put(&frame(x, 16.0), 30 + i), IRON);
        let arm = taper(
            &[
                (x - 20.0, -44.0),
                (x + 6.0, -46.0),
                (x + 22.0, -38.0),
                (x + 16.0, -28.0),
            ],
            &[8.0, 8.0, 8.0, 6.0],
        );
        let post = taper(&[(x + 8.0, -44.0), (x + 6.0, 14.0)], &[7.0, 8.0]);
        ink += scene.fill(&put(&arm.and(&post), 40 + i), IRON);
    }
    ink
}

/// A front or back leg with its foot, that bows like cast iron.
fn frame(x: f64, y: f64) -> Shape {
    let leg: [At; 4] = [
        (x + 2.0, y - 6.0),
        (x - 5.0, y + 28.0),
        (x + 4.0, y + 58.0),
        (x + 2.0, y + 72.0),
    ];
    taper(&leg, &[9.0, 8.0, 8.0, 9.0]).and(&taper(
        &spots![-8, 0; 12, 0].map(|at: At| (at.0 + x + 2.0, at.1 + y + 74.0)),
        &[7.0, 7.0],
    ))
}

/// A slat, lit along its upper edge.
fn slat_ink(scene: &Scene, slat: &Shape, colour: &str) -> Ink {
    let lit = slat.minus(&slat.moved(-1.6, 2.4));
    scene.fill(slat, colour) + scene.veil(&lit, "#ffbe84", 0.75)
}
