//! What lies far below: night, clouds from above, and the village they come from.

use crate::line::{circle, ellipse, handcut, poly};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::stops;

use super::over;

pub fn draw(scene: &Scene) {
    let night = stops![0, "#1c1548"; 0.4, "#2c2163"; 0.75, "#3f2d7c"; 1, "#52398c"];
    scene.sky(scene.linear((520.0, 0.0), (400.0, 1200.0), &night), 6, 0.09);
    fields(scene);
    village(scene);
    clouds(scene);
}

/// Fields by night, as one sees them from very high.
fn fields(scene: &Scene) {
    let mut chance = Chance::of("fields", 8);
    for row in 0..6 {
        for column in 0..8 {
            let at = |c: f64, r: f64| -> At {
                (
                    60.0 + 112.0 * c + 34.0 * (r * 1.3).sin(),
                    40.0 + 74.0 * r + 16.0 * (c * 1.7 + r).sin(),
                )
            };
            let (c, r) = (f64::from(column), f64::from(row));
            let ring = [
                at(c, r),
                at(c + 0.94, r),
                at(c + 0.94, r + 0.92),
                at(c, r + 0.92),
            ];
            let colour = *chance.pick(&["#2a2a66", "#33306e", "#243066", "#3a2f74", "#2c2460"]);
            let field = handcut(&poly(&ring), 2.0, 22.0, 3 + i64::from(row * 9 + column));
            scene.add(scene.veil(&field, colour, 0.75));
        }
    }
}

/// Roofs around the foot of the stair, with lit windows.
fn village(scene: &Scene) {
    let ((x, y), _) = over(0.0, 0.0, 46.0);
    scene.add(scene.glow((x, y), 170.0, "#ffb45c", 0.75, 0.3));
    let houses = [
        (-62.0, 4.0, 20.0),
        (-34.0, -22.0, 17.0),
        (28.0, -20.0, 18.0),
        (54.0, 2.0, 21.0),
        (-44.0, 30.0, 19.0),
        (46.0, 32.0, 18.0),
        (-88.0, -18.0, 15.0),
        (84.0, -24.0, 15.0),
        (4.0, -42.0, 14.0),
        (92.0, 22.0, 16.0),
    ];
    for (i, (dx, dy, k)) in (0..).zip(houses) {
        let (x, y, k) = (x + dx * 1.2, y + dy * 1.2, k * 1.3);
        let roof = poly(&[
            (x - k, y),
            (x - k * 0.1, y - k * 0.7),
            (x + k, y - k * 0.3),
            (x + k * 0.2, y + k * 0.45),
        ]);
        let front = poly(&[
            (x - k, y),
            (x + k * 0.2, y + k * 0.45),
            (x + k * 0.2, y + k * 0.9),
            (x - k, y + k * 0.42),
        ]);
        scene.add(scene.fill(&front, "#3b2a63"));
        scene.add(scene.fill(
            &handcut(&roof, 0.4, 8.0, i),
            if i % 3 == 0 { "#8a5f9c" } else { "#6a4a90" },
        ));
        let ridge = poly(&[
            (x - k * 0.55, y - k * 0.35),
            (x - k * 0.1, y - k * 0.7),
            (x + k, y - k * 0.3),
            (x + k * 0.6, y + k * 0.08),
        ]);
        scene.add(scene.veil(&ridge.within(&roof), "#2c1f5c", 0.45));
        let pane = poly(&[
            (x - k * 0.6, y + k * 0.3),
            (x - k * 0.3, y + k * 0.42),
            (x - k * 0.3, y + k * 0.62),
            (x - k * 0.6, y + k * 0.5),
        ]);
        scene.add(scene.fill(&pane, "#ffcf6e"));
    }
    let mut chance = Chance::of("lamps", 3);
    for _ in 0..46 {
        let at = (chance.between(90.0, 800.0), chance.between(60.0, 460.0));
        scene.add(scene.veil(&circle(at, chance.between(1.0, 2.2)), "#ffd488", 0.75));
    }
}

/// A bank of cloud seen from above, lit from the moon.
fn bank(scene: &Scene, at: At, wide: f64, high: f64, colour: &str, lit: &str, seed: u64) {
    let mut chance = Chance::of("bank", seed);
    let puffs = (0..15).map(|_| {
        let (u, w): (f64, f64) = (chance.between(-1.0, 1.0), chance.between(-1.0, 1.0));
        let r = high * chance.between(0.34, 0.62) * (1.2 - u * u * 0.7);
        ellipse((at.0 + u * wide, at.1 + w * high * 0.5), r * 1.25, r)
    });
    let puffs: Vec<_> = puffs.collect();
    let whole = handcut(&all(puffs.clone()).fillet(6.0), 1.6, 26.0, seed as i64);
    scene.add(scene.shadow(&whole, (-4.0, -14.0), 18.0, "#140d38", 0.5));
    let body = stops![0, colour; 1, lit];
    scene.add(scene.fill(
        &whole,
        scene.linear((at.0 + 40.0, at.1 - high), (at.0, at.1 + high), &body),
    ));
    for puff in puffs.iter().take(9) {
        let hollow = puff.minus(&puff.moved(-4.0, 12.0)).within(&whole);
        scene.add(scene.blurred(scene.veil(&hollow, "#2a1d5c", 0.3), 5.0));
    }
    let rim = whole.minus(&whole.moved(1.0, -3.4));
    scene.add(scene.veil(&rim, "#ffe6c8", 0.6));
}

fn clouds(scene: &Scene) {
    bank(scene, (120.0, 330.0), 120.0, 46.0, "#4a3a86", "#7d62a8", 1);
    bank(scene, (760.0, 300.0), 130.0, 50.0, "#4a3a86", "#7d62a8", 2);
    bank(scene, (60.0, 560.0), 150.0, 70.0, "#5a4594", "#a684bc", 3);
    bank(scene, (820.0, 520.0), 120.0, 74.0, "#5a4594", "#a684bc", 4);
    bank(scene, (160.0, 800.0), 150.0, 80.0, "#6a509e", "#c9a0bc", 5);
    bank(scene, (800.0, 800.0), 130.0, 90.0, "#6a509e", "#c9a0bc", 6);
}
