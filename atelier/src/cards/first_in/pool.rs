//! The roof, the rim, and the water, which is lit from below its edges.

use crate::colour::mix;
use crate::line::{handcut, poly, taper};
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::stops;

use super::{HALF, place};

/// A rectangle around the middle of the pool, on the card.
pub fn sheet(grown: f64) -> Shape {
    let (x, y) = (HALF.0 + grown, HALF.1 + grown);
    place().put(&poly(&[(-x, -y), (x, -y), (x, y), (-x, y)]))
}

/// Boards of dark wood, on which the light of the water lies near the pool.
pub fn roof(scene: &Scene) {
    scene.add(scene.card("#2a1836"));
    let spot = place();
    let mut chance = Chance::of("first in roof", 4);
    for i in -16..=16 {
        let y = f64::from(i) * 52.0;
        let mut x = -760.0 - chance.between(0.0, 160.0);
        while x < 760.0 {
            let long = chance.between(180.0, 330.0);
            let board = poly(&[
                (x + 1.5, y + 1.5),
                (x + long - 1.5, y + 1.5),
                (x + long - 1.5, y + 50.5),
                (x + 1.5, y + 50.5),
            ]);
            let tone = mix("#3a2148", "#4a2c54", chance.unit());
            scene.add(scene.fill(&handcut(&spot.put(&board), 0.6, 20.0, i64::from(i)), tone));
            x += long;
        }
    }
    let density = stops![0, "#000000", 0.0; 1, "#000000", 0.5];
    let everywhere = poly(&[(0.0, 0.0), (800.0, 0.0), (800.0, 1200.0), (0.0, 1200.0)]);
    let far = scene.radial((404.0, 598.0), 760.0, &density);
    scene.add(scene.grain(&everywhere, far, "#140a20", Spray::finer(4, 0.8, 0.7)));
    scene.add(scene.shining(scene.blurred(scene.veil(&sheet(40.0), "#2f8f98", 0.55), 36.0)));
}

/// Aqua over all that lies below, brighter towards the lamps in its walls, with a net of light.
pub fn water(scene: &Scene) {
    let pool = sheet(0.0);
    let deep = stops![0, "#2fb3b8", 0.10; 0.5, "#46d8d0", 0.26; 1, "#a8fbe8", 0.8];
    scene.add(scene.fill(&pool, scene.radial((424.0, 640.0), 580.0, &deep)));
    let spot = place();
    for (x, y) in [
        (-HALF.0, -210.0),
        (HALF.0, -210.0),
        (-HALF.0, 210.0),
        (HALF.0, 210.0),
    ] {
        let lamp = scene.glow(spot.point((x, y)), 190.0, "#d4fff4", 0.7, 0.3);
        scene.add(scene.clipped(&pool, lamp));
    }
    scene.add(scene.clipped(&pool, scene.veil(&net(), "#e4fff4", 0.2)));
}

/// The net that moving water throws: wavering lines that meet.
fn net() -> Shape {
    let spot = place();
    let mut lines = Vec::new();
    for i in -9..=9 {
        for (k, across) in [(0, true), (1, false)] {
            let points: Vec<At> = (0..28)
                .map(|j| {
                    let t = f64::from(j) * 34.0 - 460.0;
                    let seed = i64::from(i) * 2 + k;
                    let off = f64::from(i) * 62.0 + 26.0 * noise(t / 46.0, seed, None);
                    if across { (t, off) } else { (off, t) }
                })
                .map(|at| spot.point((at.0 + 0.3 * at.1, at.1 - 0.25 * at.0)))
                .collect();
            lines.push(taper(&points, &[3.0, 1.0, 4.0, 0.6, 3.4, 1.0, 4.0]));
        }
    }
    all(lines)
}

/// One ripple after another, all with the outline of her who went in; the outermost has just reached the rim.
pub fn ripples(scene: &Scene, outline: &Shape) {
    let pool = sheet(0.0);
    let mut chance = Chance::of("first in ripples", 2);
    for (i, by) in [16.0, 38.0, 68.0, 106.0, 150.0].into_iter().enumerate() {
        let ring = outline.grown(by).softened(by * 0.95);
        let ring = handcut(&ring, 1.2, 80.0, i as i64);
        let wide = 3.8 - i as f64 * 0.3;
        let crest = ring.minus(&ring.grown(-wide)).within(&pool);
        let trough = ring.grown(wide * 1.6).minus(&ring).within(&pool);
        let fade = 0.75 - 0.1 * i as f64;
        scene.add(scene.veil(&trough, "#0f6f7c", fade * 0.4));
        scene.add(scene.veil(&crest, "#effff8", fade * chance.between(0.8, 1.0)));
    }
}

/// A rim of dark stone; its inner edge is wet.
pub fn rim(scene: &Scene) {
    let (outer, inner) = (
        handcut(&sheet(44.0), 1.0, 30.0, 3),
        handcut(&sheet(0.0), 1.0, 30.0, 5),
    );
    let stone = outer.minus(&inner);
    let shade = inner.minus(&inner.moved(4.0, 10.0));
    scene.add(scene.veil(&shade, "#0c3a48", 0.5));
    scene.add(scene.fill(&stone, "#3b2b4c"));
    let spot = place();
    let joints = (-4..=4).flat_map(|i| {
        let y = f64::from(i) * 104.0;
        [(-1.0, y), (1.0, y)].map(|(side, y)| {
            taper(
                &spot.points([(side * HALF.0, y), (side * (HALF.0 + 44.0), y)]),
                &[2.0, 2.0],
            )
        })
    });
    let ends = (-2..=2).flat_map(|i| {
        let x = f64::from(i) * 116.0;
        [-1.0, 1.0].map(|side| {
            taper(
                &spot.points([(x, side * HALF.1), (x, side * (HALF.1 + 44.0))]),
                &[2.0, 2.0],
            )
        })
    });
    let joints = all(joints.chain(ends).collect::<Vec<_>>());
    scene.add(scene.veil(&joints.within(&stone), "#1c1028", 0.8));
    let wet = sheet(7.0).minus(&inner);
    scene.add(scene.veil(&wet, "#9ff0e2", 0.7));
    let edge = outer.minus(&outer.grown(-3.0));
    scene.add(scene.veil(&edge, "#1a0f26", 0.6));
}
