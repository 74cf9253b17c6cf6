//! The sky at the very end of the day: a rim of sun, apricot, a last green, plum, and behind the two the night with its first stars.

use crate::line::{circle, ellipse, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::stops;

use super::{HORIZON, SUN};

pub fn draw(scene: &Scene) {
    let air = stops![
        0, "#fff1bc"; 0.1, "#ffdc92"; 0.22, "#fbb876"; 0.34, "#eba981"; 0.45, "#bfb59a"; 0.56, "#83979d"; 0.68, "#5a608c";
        0.82, "#3c3468"; 1, "#221a48"
    ];
    scene.sky(
        scene.radial_from((640.0, 840.0), 1120.0, SUN, &air),
        6,
        0.03,
    );
    stars(scene);
    clouds(scene);
    scene.add(scene.glow(SUN, 360.0, "#fff0c0", 0.8, 0.25));
    let sun = circle((SUN.0, SUN.1 + 34.0), 62.0).within(&rect(0.0, 0.0, 800.0, HORIZON));
    scene.add(scene.blurred(scene.veil(&sun.grown(10.0), "#ffe08c", 0.8), 10.0));
    scene.add(scene.fill(&sun, "#fffbe2"));
}

/// The first stars, only where it is night already.
fn stars(scene: &Scene) {
    let mut chance = Chance::of("bench stars", 5);
    for _ in 0..46 {
        let (x, y) = (chance.between(0.0, 800.0), chance.between(10.0, 560.0));
        let deep = 1.0 - (x * 0.75 + y * 1.05) / 620.0;
        if deep < 0.0 {
            continue;
        }
        let r = chance.between(0.9, 2.3) * (0.6 + 0.6 * deep);
        scene.add(scene.veil(&circle((x, y), r), "#fff4dc", 0.4 + 0.5 * deep));
        scene.add(scene.glow((x, y), r * 6.0, "#fff4dc", 0.35 * deep, 0.2));
    }
}

/// Long flat bars, dark above and on fire below.
fn clouds(scene: &Scene) {
    let bars = [
        (340.0, 300.0, 560.0, 13.0, "#54507e", 0.4),
        (470.0, 560.0, 460.0, 16.0, "#a9706f", 0.6),
        (300.0, 664.0, 330.0, 11.0, "#b8757a", 0.6),
        (540.0, 700.0, 330.0, 12.0, "#d9784e", 0.75),
        (-80.0, 610.0, 300.0, 12.0, "#4b4674", 0.5),
        (-60.0, 724.0, 330.0, 13.0, "#8d627c", 0.55),
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
            .and(&bar(x + long * 0.3, y + high * 1.1, long * 0.5, high * 0.6))
            .and(&ellipse(
                (x + long * 0.4, y - high * 0.8),
                long * 0.16,
                high * 0.4,
            ));
        scene.add(scene.blurred(scene.veil(&cloud, colour, much), 4.0));
        let lit = cloud.minus(&cloud.moved(0.0, -4.0));
        scene.add(scene.blurred(scene.veil(&lit, "#ffd08a", much), 2.0));
    }
}
