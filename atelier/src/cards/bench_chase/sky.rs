//! The sky after the sun has gone: plum above, the last green, apricot at the edge of the land; soft bars of cloud.

use crate::line::taper;
use crate::scene::Scene;
use crate::stops;

use super::SUNK;

pub fn draw(scene: &Scene) {
    let air = stops![
        0, "#47396a"; 0.15, "#675686"; 0.28, "#8a8ca8"; 0.39, "#a2bda4"; 0.50, "#d2d59c"; 0.59, "#f4cf88"; 0.68, "#f4a96a";
        0.74, "#ea8458"; 1, "#c9605a"
    ];
    scene.sky(scene.linear((380.0, 0.0), (440.0, 1200.0), &air), 6, 0.035);
    let glow =
        stops![0, "#fff0b4", 0.95; 0.25, "#ffd287", 0.6; 0.6, "#ffb06a", 0.2; 1, "#ffb06a", 0];
    scene.add(scene.card(scene.radial(SUNK, 620.0, &glow)));
    let dusk = stops![0, "#5a3a66", 0.42; 1, "#5a3a66", 0];
    scene.add(scene.card(scene.radial((-60.0, 860.0), 420.0, &dusk)));
    // Long flat bars of cloud, warm from below.
    let bars = [
        (-80.0, 214.0, 520.0, 15.0, "#584873", 0.5),
        (330.0, 300.0, 620.0, 13.0, "#6f618a", 0.45),
        (-60.0, 548.0, 400.0, 11.0, "#8d7f8c", 0.5),
        (420.0, 604.0, 460.0, 9.0, "#c79a7c", 0.6),
        (-90.0, 716.0, 330.0, 9.0, "#b8757a", 0.55),
        (360.0, 748.0, 520.0, 7.0, "#e07f4e", 0.55),
    ];
    for (x, y, long, high, colour, much) in bars {
        let bar = |x: f64, y: f64, long: f64, high: f64| {
            let line = [
                (x, y),
                (x + long * 0.3, y - high * 0.3),
                (x + long * 0.7, y + high * 0.2),
                (x + long, y),
            ];
            taper(&line, &[1.0, high, high * 0.8, 1.0])
        };
        let cloud = bar(x, y, long, high)
            .and(&bar(
                x + long * 0.3,
                y + high * 1.1,
                long * 0.55,
                high * 0.7,
            ))
            .and(&bar(
                x + long * 0.15,
                y - high * 0.9,
                long * 0.4,
                high * 0.6,
            ));
        scene.add(scene.blurred(scene.veil(&cloud, colour, much), 5.0));
    }
}
