//! A tail feather of the costume: both birds have the same.

use crate::line::{blob, taper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, stops};

/// The yellows, from the light to the shade.
pub const LIT: &str = "#ffe36a";
pub const YELLOW: &str = "#fbc91f";
pub const SHADE: &str = "#d8920f";
pub const DEEP: &str = "#a8640c";

/// A feather that hangs from a place: 100 long before the spot makes it larger.
pub fn tail(scene: &Scene, spot: Spot) -> Ink {
    let vane = blob(&knots![
        -3, -4, corner; 4, -4, corner; 13, 24; 19, 62; 15, 88; 2, 103; -11, 90; -17, 60; -11, 22
    ]);
    let nick = blob(&knots![20, 58, corner; 6, 62, corner; 22, 70, corner]).and(&blob(
        &knots![-18, 74, corner; -4, 80, corner; -18, 82, corner],
    ));
    let vane = spot.put(&vane.minus(&nick));
    let right = spot.put(&blob(
        &knots![1, -6, corner; 60, -6, corner; 60, 120, corner; 2, 120, corner; 5, 50],
    ));
    let (a, b) = (spot.point((0.0, 0.0)), spot.point((0.0, 100.0)));
    let mut ink = scene.fill(
        &vane,
        scene.linear(a, b, &stops![0, SHADE; 0.35, YELLOW; 1, LIT]),
    );
    ink += scene.veil(&vane.within(&right), SHADE, 0.55);
    for (y, half) in [(26.0, 9.0), (44.0, 12.0), (60.0, 13.0), (76.0, 11.0)] {
        for side in [-1.0, 1.0] {
            let barb = spot.points([
                (2.0, y),
                (side * half * 0.6, y + 7.0),
                (side * half, y + 17.0),
            ]);
            ink += scene.thread(&barb, DEEP, 0.9 * spot.size, 0.35);
        }
    }
    let quill = spot.put(&taper(
        &[(0.0, -4.0), (3.0, 48.0), (2.0, 97.0)],
        &[4.0, 3.0, 0.8],
    ));
    ink + scene.veil(&quill, "#fff3b8", 0.95)
}

/// Three of them, fanned out.
pub fn fan(scene: &Scene, spot: Spot) -> Ink {
    [(-7.0, 24.0, 0.92), (8.0, -22.0, 0.96), (0.0, 2.0, 1.1)]
        .into_iter()
        .map(|(x, turn, long)| {
            let (px, py) = spot.point((x, 0.0));
            tail(
                scene,
                Spot::new(px, py, spot.size * long).turned(spot.turn + turn),
            )
        })
        .sum()
}
