//! The shaft: field stones, no two alike, mossy where it is wet, and dark where the light does not reach.

use crate::colour::mix;
use crate::line::{Stroke, ellipse, handcut, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;
use crate::svg::Ink;

use super::{ZENITH, soft, wall};

/// Where courses of stones begin, roughly.
const COURSES: [f64; 11] = [1.0, 1.15, 1.3, 1.5, 1.72, 2.0, 2.34, 2.76, 3.3, 3.95, 4.8];

/// The mouth of the well.
pub fn mouth() -> Shape {
    poly(
        &(0..180)
            .map(|i| wall(f64::from(i) * 2.0, 1.0))
            .collect::<Vec<_>>(),
    )
}

pub fn draw(scene: &Scene) {
    let ground = rect(-30.0, -30.0, 830.0, 1230.0).minus(&mouth());
    scene.add(scene.shadow(&ground, (0.0, -4.0), 12.0, "#14303c", 0.6));
    let tones = stops![0, "#5d3d3c"; 0.4, "#38242e"; 1, "#160f1c"];
    scene.add(scene.fill(&ground, scene.radial((470.0, 340.0), 800.0, &tones)));
    let mut chance = Chance::of("well stones", 12);
    let mut stones = Vec::new();
    for (course, pair) in COURSES.windows(2).enumerate() {
        let mut direction = chance.between(0.0, 30.0);
        let end = direction + 360.0;
        while direction < end - 6.0 {
            let wide = chance.between(11.0, 31.0).min(end - direction);
            let high = pair[1] - pair[0];
            let (top, low) = (
                pair[0] + high * chance.between(-0.16, 0.2) * f64::from(course > 0),
                pair[1] + high * chance.between(-0.2, 0.16),
            );
            // Now and then one is as high as two courses.
            let low = if chance.happens(0.16) && wide < 24.0 {
                low + high * 0.9
            } else {
                low
            };
            stones.push((direction, direction + wide, top, low, course));
            direction += wide;
        }
    }
    let ink: Ink = stones
        .iter()
        .enumerate()
        .map(|(i, &stone)| field_stone(scene, stone, i as i64, &mut chance))
        .sum();
    scene.add(scene.clipped(&ground, ink));
    moss(scene, &ground);
    light(scene, &ground);
}

/// One stone of the wall.
fn field_stone(
    scene: &Scene,
    (from, to, top, low, course): (f64, f64, f64, f64, usize),
    seed: i64,
    chance: &mut Chance,
) -> Ink {
    let gap = 0.012 * f64::midpoint(top, low);
    let side = 0.9;
    let corner = |chance: &mut Chance| chance.between(0.0, 0.24);
    let (a, b, c, d) = (
        corner(chance),
        corner(chance),
        corner(chance),
        corner(chance),
    );
    let high = low - top;
    let ring: Vec<At> = [
        (from + side, top + gap + high * a),
        (from + (to - from) * 0.5, top + gap),
        (to - side, top + gap + high * b),
        (to - side * 0.6, f64::midpoint(top, low)),
        (to - side, low - high * c),
        (from + (to - from) * 0.5, low - gap * 0.3),
        (from + side, low - high * d),
        (from + side * 0.6, f64::midpoint(top, low)),
    ]
    .into_iter()
    .map(|(direction, nearer)| wall(direction, nearer))
    .collect();
    let deep = course as f64;
    let shape = poly(&ring).softened(4.0 + deep * 2.2);
    let bounds = shape.bounds();
    if shape.is_empty()
        || bounds.x1 < -20.0
        || bounds.x0 > 820.0
        || bounds.y0 > 1220.0
        || bounds.y1 < -20.0
    {
        return Ink::none();
    }
    let shape = handcut(&shape, 1.2 + deep * 0.35, 22.0 + deep * 3.0, seed);
    // The sun comes from the upper left: it falls on the wall to the right, and not far down.
    let middle = (from + to) / 2.0;
    let sunny =
        ((middle - 20.0).to_radians().cos() * 0.5 + 0.5).powi(2) * (1.0 - deep / 7.0).max(0.0);
    let depth = (deep / 8.5).min(1.0);
    let plain = mix(
        ["#a86a52", "#93604f", "#b57a58", "#8a5552", "#a0705c"][(chance.below(5)) as usize],
        "#241624",
        depth.powf(0.62),
    );
    let colour = mix(plain, "#f6bd80", sunny * 0.62).lighter(chance.between(-0.03, 0.03));
    let (x, y) = bounds.middle();
    let away = ((x - ZENITH.0), (y - ZENITH.1));
    let far = away.0.hypot(away.1).max(1.0);
    let step = (away.0 / far, away.1 / far);
    let thick = 2.0 + deep * 0.7;
    let mut ink = scene.veil(
        &shape.moved(step.0 * thick, step.1 * thick),
        "#120a14",
        0.55,
    );
    let sheet = scene
        .sheet(&shape, colour)
        .lit(0.12)
        .shade(0.5)
        .rim(0.0)
        .dark(mix(colour, "#160a1c", 0.6))
        .seed(seed % 5 + 2);
    ink += sheet.ink();
    let edge =
        shape.minus(&shape.moved(step.0 * (1.6 + deep * 0.25), step.1 * (1.6 + deep * 0.25)));
    ink += scene.veil(
        &edge,
        mix(colour, "#d8f4e4", 0.5),
        0.55 * (1.0 - depth * 0.62),
    );
    if chance.happens(0.3) {
        let crack = [
            (
                bounds.x0 + bounds.width() * 0.3,
                bounds.y0 + bounds.height() * 0.2,
            ),
            (x, y),
            (
                bounds.x0 + bounds.width() * 0.5,
                bounds.y0 + bounds.height() * 0.8,
            ),
        ];
        ink += scene.clipped(
            &shape,
            scene.veil(
                &Stroke::new(&crack, &[0.4, 1.6 + deep * 0.2, 0.3]).shape(),
                "#140a16",
                0.5,
            ),
        );
    }
    ink
}

/// A shaft of sun on the right, dark in the lower left.
fn light(scene: &Scene, ground: &Shape) {
    let beam = poly(&[
        wall(-40.0, 1.0),
        wall(10.0, 1.0),
        wall(42.0, 1.0),
        wall(30.0, 2.0),
        wall(8.0, 2.2),
        wall(-18.0, 1.7),
    ]);
    scene.add(scene.shining(soft(scene, ground, &beam, "#ffb066", 0.5, 24.0)));
    let tones = stops![0, "#1a0f20", 0; 0.45, "#150d1c", 0.1; 1, "#0c0a16", 0.82];
    scene.add(scene.clipped(
        ground,
        scene.card(scene.linear((620.0, 420.0), (60.0, 1240.0), &tones)),
    ));
    let tones = stops![0, "#1a0f20", 0; 1, "#120c1a", 0.6];
    scene.add(scene.clipped(
        ground,
        scene.card(scene.linear((330.0, 300.0), (-60.0, 100.0), &tones)),
    ));
}

/// Moss in the joints where it is wet, thick on the ledges, and a dark beard of it along the water.
fn moss(scene: &Scene, ground: &Shape) {
    let mut chance = Chance::of("well moss", 5);
    let mut ink = Ink::none();
    for (direction, nearer, wide) in [
        (126.0, 1.15, 20.0),
        (150.0, 1.5, 26.0),
        (112.0, 1.72, 24.0),
        (140.0, 2.34, 22.0),
        (76.0, 1.5, 20.0),
        (34.0, 2.0, 18.0),
        (98.0, 2.76, 22.0),
        (58.0, 2.34, 20.0),
        (190.0, 1.3, 22.0),
        (214.0, 1.72, 20.0),
        (262.0, 1.3, 18.0),
        (300.0, 1.72, 14.0),
        (78.0, 3.95, 40.0),
        (60.0, 3.3, 24.0),
        (118.0, 3.3, 24.0),
    ] {
        let deep = ((nearer - 1.0) / 2.4_f64).min(1.0);
        let size = 5.0 + 5.0 * nearer;
        let count = (wide * nearer * 3.2 / size * 1.6) as usize + 6;
        let tufts: Vec<Shape> = (0..count)
            .map(|i| {
                let part = i as f64 / (count - 1) as f64 - 0.5;
                let thick = (1.0 - (part * 2.0).powi(2)).max(0.1);
                let at = wall(
                    direction + part * wide + chance.between(-0.8, 0.8),
                    nearer + chance.between(-0.02, 0.06) * nearer * thick,
                );
                ellipse(
                    at,
                    size * thick.sqrt() * chance.between(0.4, 0.9),
                    size * thick.sqrt() * chance.between(0.35, 0.7),
                )
            })
            .collect();
        let green = mix("#76904a", "#1f3836", deep.powf(0.7));
        let whole = handcut(&all(tufts.iter().cloned()), 1.4, 6.0, 3);
        ink += scene.veil(&whole.moved(2.0, 5.0), "#0c0a14", 0.45);
        ink += scene
            .sheet(&whole, green)
            .lit(0.2)
            .shade(0.8)
            .rim(0.0)
            .dark(mix(green, "#0a1a24", 0.7))
            .ink();
        for tuft in &tufts {
            let crest = tuft.minus(&tuft.moved(0.8, 2.2));
            ink += scene.veil(&crest, mix(green, "#e2f0a0", 0.5), 0.4);
        }
    }
    scene.add(scene.clipped(ground, ink));
}
