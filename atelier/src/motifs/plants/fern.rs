//! Ferns.

use crate::line::{Stroke, curve_of, taper, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};

/// A frond of fern that rises from a place in a direction, in degrees; up is -90. A `bend` above 0 leans it clockwise.
pub fn fern(at: At, length: f64, degrees: f64, bend: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("fern", seed);
    let joints = 14;
    let (mut point, mut direction) = (at, degrees);
    let mut stem = Vec::new();
    for i in 0..=joints {
        stem.push(point);
        direction += bend * (3.0 + f64::from(i) * 0.9);
        point = towards(point, direction, length / f64::from(joints));
    }
    let mut shapes = vec![taper(
        &stem,
        &[length * 0.022, length * 0.014, length * 0.004],
    )];
    let knots: Vec<_> = stem.into_iter().map(Into::into).collect();
    let line = curve_of(&knots, false, 4);
    let count = line.len();
    for i in (8..count - 2).step_by(2) {
        let part = i as f64 / count as f64;
        let (before, after) = (line[i - 1], line[i + 1]);
        let along = (after.1 - before.1).atan2(after.0 - before.0).to_degrees();
        let full = (std::f64::consts::PI * (part * 0.86 + 0.12))
            .sin()
            .powf(0.9);
        let leaflet = length * 0.24 * full * chance.between(0.92, 1.06);
        let width = length * 0.026 * (1.0 - part * 0.55);
        for side in [-1.0, 1.0] {
            let away = along + side * (66.0 - 26.0 * part);
            let middle = towards(line[i], away, leaflet * 0.45);
            let tip = towards(line[i], away, leaflet);
            let points = [
                line[i],
                (middle.0, middle.1 - leaflet * 0.03),
                (tip.0, tip.1 + leaflet * 0.12),
            ];
            shapes.push(
                Stroke::new(&points, &[width * 0.7, width, 0.3])
                    .blunt()
                    .shape(),
            );
        }
    }
    all(shapes)
}
