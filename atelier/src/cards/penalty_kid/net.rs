//! The net before our eyes.

use crate::line::{curve, distance};
use crate::scene::Scene;
use crate::shape::At;
use crate::stops;
use crate::svg::Ink;

use super::grip::CLUTCHED;

/// A knot of the net: it hangs, and is pushed and pulled where somebody leans on it or holds it.
fn knot(i: i32, k: i32) -> At {
    let (i, k) = (f64::from(i), f64::from(k));
    let mut at = (
        -50.0 + 60.0 * i + (i - 7.5) * (k - 2.0) * 0.55 + 2.5 * (k * 1.3 + i).sin(),
        -40.0 + 56.0 * k + 10.0 * (i * 0.42).sin() + 2.5 * (i * 1.7 + k * 0.9).sin(),
    );
    // Above the bar it comes towards us.
    at.0 += (at.0 - 400.0) * (110.0 - at.1).max(0.0) * 0.0026;
    // Shoulders push it towards us.
    for (x, y, reach, by) in [(610.0, 1080.0, 260.0, 0.24), (180.0, 1090.0, 240.0, 0.2)] {
        let far = distance(at, (x, y));
        if far < reach {
            let more = by * (1.0 - (far / reach).powi(2));
            at = (at.0 + (at.0 - x) * more, at.1 + (at.1 - y) * more);
        }
    }
    // Fists gather it.
    for (x, y) in CLUTCHED {
        let far = distance(at, (x, y));
        if far < 130.0 {
            let more = 0.6 * (1.0 - far / 130.0);
            at = (at.0 + (x - at.0) * more, at.1 + (y - at.1) * more);
        }
    }
    at
}

pub fn draw(scene: &Scene) {
    let mut ink = Ink::none();
    let mut strand = |points: Vec<At>| {
        let line = curve(&points);
        let under: Vec<At> = line.iter().map(|p| (p.0 + 2.0, p.1 + 3.0)).collect();
        ink += scene.stitched(&under, "#031410", 2.4, 0.3, None);
        ink += scene.stitched(&line, "#f2fff8", 2.3, 0.62, None);
    };
    for k in 0..23 {
        strand((0..16).map(|i| knot(i, k)).collect());
    }
    for i in 0..16 {
        strand((0..23).map(|k| knot(i, k)).collect());
    }
    // The eye looks through it at the child.
    let clear = stops![0, "#fff", 0.12; 0.45, "#fff", 0.22; 1, "#fff", 1.0];
    let clear = scene.radial((430.0, 570.0), 260.0, &clear);
    let ink = scene.fading(ink, clear);
    scene.add(ink);
}
