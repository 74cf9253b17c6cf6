//! His mittens.

use crate::knots;
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Spot};

/// A knitted mitten, its cuff at a place, so large, turned.
pub fn knitted(scene: &Scene, at: At, size: f64, turn: f64, flip: bool) {
    let spot = Spot::new(at.0, at.1, size).turned(turn).flipped(flip);
    let hand = spot.put(&blob(&knots![
        -26, 0, corner; -34, 40; -36, 76; -22, 108; 4, 116; 26, 104; 34, 78; 34, 60; 50, 70; 62, 58; 58, 38; 42, 22; 30, 12; 26, 0, corner
    ]));
    let hand = handcut(&hand, 0.7, 14.0, 5);
    scene.add(scene.blurred(scene.veil(&hand.moved(4.0, 8.0), "#6b4020", 0.4), 5.0));
    scene.add(scene.fill(&hand, "#c8473c"));
    scene.add(scene.veil(&hand.minus(&hand.moved(-6.0, -5.0)), "#7f2440", 0.45));
    for row in 0..7 {
        let y = 20.0 + 14.0 * f64::from(row);
        let line = [
            (-40.0, y),
            (-10.0, y + 5.0),
            (20.0, y + 4.0),
            (64.0, y - 2.0),
        ];
        let line = spot.put(&taper(&line, &[1.6, 2.0, 2.0, 1.6])).within(&hand);
        scene.add(scene.veil(&line, "#f0897a", 0.55));
    }
    let band = spot.put(&blob(&knots![
        -28, -16, corner; 28, -16, corner; 31, 14, corner; -31, 14, corner
    ]));
    scene.add(scene.fill(&band, "#f5ead6"));
    scene.add(scene.veil(&band.minus(&band.moved(-4.0, -3.0)), "#a98a7a", 0.6));
}
