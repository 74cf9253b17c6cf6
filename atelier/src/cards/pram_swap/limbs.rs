//! What a baby has at its ends: chubby arms and legs with creases, spread fingers, bare toes.

use crate::line::{blob, circle, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Skin in the sun.
const SKIN: &str = "#d9986a";

/// Skin as paper.
pub fn skin(scene: &Scene, shape: &Shape) -> Ink {
    let sheet = scene.sheet(shape, SKIN).lit(0.2).shade(0.2);
    sheet.lit_colour("#ffd9a0").grain(1.05).rim(0.0).ink()
}

/// A line where flesh meets flesh.
pub fn crease(scene: &Scene, points: &[At], wide: f64) {
    let line = taper(points, &[0.8, wide, 0.8]);
    scene.add(scene.veil(&line, "#7a3a2e", 0.6));
}

/// A hand with all fingers spread, drawn upwards around its wrist; the thumb is on the left.
pub fn hand(spot: &Spot) -> Shape {
    let palm = blob(&knots![-13, 4; -18, -16; -16, -34; 0, -40; 16, -35; 18, -14; 12, 4]);
    let fingers = [
        (spots![-10, -32; -17, -48; -20, -60], [12.0, 11.0, 8.5]),
        (spots![-2, -36; -3, -54; -2, -67], [12.0, 11.0, 8.5]),
        (spots![7, -35; 12, -50; 16, -62], [12.0, 11.0, 8.0]),
        (spots![13, -28; 22, -40; 29, -48], [11.0, 9.5, 7.0]),
        (spots![-12, -12; -26, -22; -36, -26], [13.0, 11.0, 8.5]),
    ];
    let fingers = fingers.map(|(line, widths)| taper(&line, &widths));
    let hand = all(fingers.into_iter().chain([palm])).fillet(2.2);
    handcut(&spot.put(&hand), 0.3, 12.0, 3)
}

/// Five toes along a line.
pub fn toes(from: At, to: At, large: f64) -> Shape {
    all((0..5).map(|i| {
        let part = f64::from(i) / 4.0;
        let at = crate::line::between(from, to, part);
        circle(at, large * (1.0 - 0.42 * part))
    }))
}
