//! The land far below: the same fields on both sides, and the wall.

use crate::colour::mix;
use crate::line::{between, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;

/// Where the land ends.
const HORIZON: f64 = 836.0;
/// How high above it we are.
const HIGH: f64 = 372.0;
/// How high the wall is, in the same measure.
const WALL: f64 = 118.0;

/// Where a place of the land is on the card: to the right, away from us, up.
pub fn place(x: f64, away: f64, up: f64) -> At {
    (410.0 + x * HIGH / away, HORIZON + (HIGH - up) / away)
}

/// Where the wall stands, so far away: it wanders, but it does not end.
fn wall_at(away: f64) -> f64 {
    0.17 * (away * 1.5 + 2.2).sin() + 0.05 * (away * 0.7).sin() * away.sqrt()
}

/// Fields to the horizon, none of which knows of the wall.
pub fn fields(scene: &Scene) {
    scene.add(scene.band(
        HORIZON,
        1200.0,
        scene.linear(
            (0.0, HORIZON),
            (0.0, 1200.0),
            &stops![0, "#e8e3c2"; 0.3, "#bcd0a8"; 1, "#8fb396"],
        ),
    ));
    let mut chance = Chance::of("over wall fields", 3);
    let rows = [0.9, 1.16, 1.5, 1.9, 2.5, 3.4, 4.8, 7.2, 12.0, 30.0];
    for (i, row) in rows.windows(2).enumerate() {
        let (near, far) = (row[0], row[1]);
        let mut x = -1.5 * far - chance.between(0.0, 0.6);
        while x < 1.5 * far {
            let wide = chance.between(0.35, 0.85) * (1.0 + near * 0.12);
            let slant = 0.22;
            let corners = [
                place(x + near * slant, near, 0.0),
                place(x + wide + near * slant, near, 0.0),
                place(x + wide + far * slant, far, 0.0),
                place(x + far * slant, far, 0.0),
            ];
            let tone = *chance.pick(&[
                "#8fb48e", "#a9c49a", "#c9cf9c", "#d8cfa6", "#7da58c", "#b7b59a", "#98b7a2",
            ]);
            let haze = (0.86 * (1.0 - 1.0 / near)).clamp(0.0, 0.8);
            let colour = mix(tone, "#f0e8cc", haze);
            let field = handcut(&poly(&corners), 1.0, 14.0, i as i64);
            scene.add(scene.fill(&field, colour));
            // Furrows.
            if chance.happens(0.6) && near < 5.0 {
                let lines = (1..7).map(|k| {
                    let part = f64::from(k) / 7.0;
                    let a = place(x + wide * part + near * slant, near, 0.0);
                    let b = place(x + wide * part + far * slant, far, 0.0);
                    taper(&[a, b], &[1.6 / near + 0.3, 0.8 / near + 0.2])
                });
                let lines = all(lines.collect::<Vec<_>>()).within(&field);
                scene.add(scene.veil(&lines, mix(colour, "#4e7a68", 0.7), 0.45));
            }
            hedge(scene, &corners, near, &mut chance);
            x += wide;
        }
    }
}

/// Bushes along the side of a field.
fn hedge(scene: &Scene, corners: &[At; 4], away: f64, chance: &mut Chance) {
    if away > 7.0 || chance.happens(0.45) {
        return;
    }
    let mut bushes = Vec::new();
    for i in 0..9 {
        let part = f64::from(i) / 9.0 + chance.between(0.0, 0.06);
        let at = between(corners[0], corners[3], part);
        let r = chance.between(3.5, 8.0) / away.powf(0.9);
        bushes.push(ellipse((at.0, at.1 - r * 0.6), r * 1.2, r));
    }
    let colour = mix("#5d8f78", "#e8e3c2", (1.0 - 1.0 / away) * 0.7);
    scene.add(scene.fill(&handcut(&all(bushes), 0.8, 6.0, 4), colour));
}

/// The wall: its near side, its top, and a shadow that lies on one side in the morning.
pub fn wall(scene: &Scene) {
    let steps: Vec<f64> = (0..97).map(|i| 0.6 * 1.047f64.powi(i)).collect();
    let half = 0.062;
    let line = |dx: f64, up: f64| -> Vec<At> {
        steps
            .iter()
            .map(|&away| place(wall_at(away) + dx, away, up))
            .collect()
    };
    let strip = |a: Vec<At>, b: Vec<At>| {
        Shape::within_ring(&a.into_iter().chain(b.into_iter().rev()).collect::<Vec<_>>())
    };
    let shadow = strip(line(-half, 0.0), line(-half - 0.34, 0.0));
    scene.add(scene.veil(&shadow, "#4f7488", 0.5));
    // Stretch by stretch, from the horizon to us.
    let stretches = steps.windows(2).map(|pair| {
        let corners = pair.iter().flat_map(|&away| {
            let x = wall_at(away);
            [(-half, 0.0), (-half, WALL), (half, WALL), (half, 0.0)]
                .map(|(dx, up)| place(x + dx, away, up))
        });
        poly(&corners.collect::<Vec<_>>()).hull()
    });
    let faces = all(stretches.collect::<Vec<_>>());
    let fill = scene.linear(
        (0.0, HORIZON - 4.0),
        (0.0, 1200.0),
        &stops![0, "#d9cfbc"; 0.25, "#8f8a8c"; 1, "#65636e"],
    );
    scene.add(scene.fill(&faces, fill));
    let top = strip(line(-half, WALL), line(half, WALL));
    let fill = scene.linear(
        (0.0, HORIZON - 4.0),
        (0.0, 1100.0),
        &stops![0, "#f0e6d2"; 0.3, "#e2d9cc"; 1, "#cfc7c0"],
    );
    scene.add(scene.fill(&top, fill));
    let joints = steps.iter().step_by(3).take(22).map(|&away| {
        let x = wall_at(away);
        taper(
            &[place(x - half, away, WALL), place(x + half, away, WALL)],
            &[1.6 / away, 1.6 / away],
        )
    });
    scene.add(scene.veil(
        &all(joints.collect::<Vec<_>>()).within(&top),
        "#5d5a64",
        0.4,
    ));
}
