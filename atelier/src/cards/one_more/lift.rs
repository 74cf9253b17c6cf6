//! The cabin: brushed steel and mint panels under a lit ceiling. It hangs a little lower than it should, and not straight.

use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::soft;

/// How far the cabin hangs to the left, in degrees, and around which place.
const TILT: f64 = -3.2;
const SILL: At = (400.0, 1066.0);

fn hung(shape: &Shape) -> Shape {
    shape.turned(TILT, SILL)
}

fn quad(corners: [At; 4]) -> Shape {
    hung(&handcut(&poly(&corners), 0.6, 40.0, 3))
}

/// The cabin and the dark shaft above it.
pub fn draw(scene: &Scene) {
    scene.add(scene.card("#232c33"));
    shaft(scene);
    // Front edge of the cabin, and its back wall.
    let (l, r, t, b) = (40.0, 800.0, 186.0, 1110.0);
    let (bl, br, bt, bb) = (150.0, 716.0, 238.0, 940.0);
    let back = quad([(bl, bt), (br, bt), (br, bb), (bl, bb)]);
    let tones = stops![0, "#f2f7ee"; 0.3, "#cfe2d8"; 0.75, "#9dbdb3"; 1, "#7b9d95"];
    scene.add(scene.fill(&back, scene.linear((0.0, bt), (0.0, bb), &tones)));
    brushed(scene, &back, 90, 5);
    for x in [bl + 186.0, bl + 376.0] {
        let joint = hung(&rect(x, bt, x + 3.0, bb));
        scene.add(scene.veil(&joint, "#5f7f78", 0.6));
        scene.add(scene.veil(&joint.moved(3.0, 0.0), "#ffffff", 0.6));
    }
    let left = quad([(l, t), (bl, bt), (bl, bb), (l, b)]);
    let tones = stops![0, "#86ab9f"; 1, "#b4d2c5"];
    scene.add(scene.fill(&left, scene.linear((l, 0.0), (bl, 0.0), &tones)));
    let right = quad([(br, bt), (r, t), (r, b), (br, bb)]);
    let tones = stops![0, "#8fb4a7"; 1, "#678b81"];
    scene.add(scene.fill(&right, scene.linear((br, 0.0), (r, 0.0), &tones)));
    let ceiling = quad([(l, t), (r, t), (br, bt), (bl, bt)]);
    scene.add(scene.fill(&ceiling, "#cfe0d5"));
    for (a, c) in [(0.1, 0.44), (0.54, 0.92)] {
        let on = |part: f64, deep: f64| -> At {
            let (x0, x1) = (l + (bl - l) * deep, r + (br - r) * deep);
            (x0 + (x1 - x0) * part, t + (bt - t) * deep)
        };
        let pane = quad([on(a, 0.2), on(c, 0.2), on(c, 0.8), on(a, 0.8)]);
        scene.add(scene.fill(&pane, "#fffef0"));
    }
    // The horse in the steel.
    let ghost = ellipse((330.0, 520.0), 240.0, 150.0);
    scene.add(soft(scene, &back, &ghost, "#7a4a30", 0.4, 40.0));
    let ghost = taper(
        &[(480.0, 420.0), (560.0, 320.0), (640.0, 470.0)],
        &[160.0, 150.0, 70.0],
    );
    scene.add(soft(scene, &back, &ghost, "#7a4a30", 0.45, 26.0));
    let thrown = taper(
        &[(640.0, 330.0), (690.0, 470.0), (668.0, 640.0)],
        &[120.0, 150.0, 90.0],
    );
    scene.add(soft(scene, &back, &thrown, "#6f938b", 0.5, 26.0));
    rail(scene, bl, br);
    floor(scene, [(l, b), (bl, bb), (br, bb), (r, b)]);
    buttons(scene);
    // The front edge above our heads.
    let edge = quad([
        (l - 20.0, t - 26.0),
        (r + 20.0, t - 26.0),
        (r + 20.0, t),
        (l - 20.0, t),
    ]);
    scene.add(scene.fill(
        &edge,
        scene.linear(
            (0.0, t - 40.0),
            (0.0, t + 10.0),
            &stops![0, "#dfe6e4"; 0.5, "#8c9aa0"; 1, "#55636a"],
        ),
    ));
    scene.add(scene.glow((400.0, 200.0), 460.0, "#fffbe0", 0.35, 0.3));
}

/// What should not be seen: the roof of the cabin and the ropes it hangs on.
fn shaft(scene: &Scene) {
    let dark = scene.linear(
        (0.0, 70.0),
        (0.0, 190.0),
        &stops![0, "#11171c"; 1, "#3a464d"],
    );
    scene.add(scene.fill(&rect(0.0, 60.0, 800.0, 240.0), dark));
    for (x, wide) in [(356.0, 7.0), (384.0, 8.0), (412.0, 7.0)] {
        let rope = taper(&[(x + 4.0, 40.0), (x, 180.0)], &[wide, wide]);
        scene.add(scene.fill(&rope, "#8d959a"));
        for i in 0..12 {
            let y = 70.0 + f64::from(i) * 9.0;
            scene.add(scene.thread(&[(x - 2.0, y), (x + 7.0, y - 6.0)], "#2a3238", 1.8, 0.8));
        }
    }
}

/// Fine upright streaks, as in brushed steel.
fn brushed(scene: &Scene, wall: &Shape, count: usize, seed: u64) {
    let mut chance = Chance::of("brushed steel", seed);
    let bounds = wall.bounds();
    for i in 0..count {
        let x = chance.between(bounds.x0, bounds.x1);
        let (y0, y1) = (
            chance.between(bounds.y0, bounds.y1),
            chance.between(bounds.y0, bounds.y1),
        );
        let colour = if i % 2 == 0 { "#ffffff" } else { "#6f938b" };
        let streak = scene.stitched(
            &[(x, y0), (x + (y1 - y0) * 0.04, y1)],
            colour,
            1.2,
            0.2,
            None,
        );
        scene.add(scene.clipped(wall, streak));
    }
    for (part, wide) in [(0.2, 60.0), (0.86, 44.0)] {
        let x = bounds.x0 + bounds.width() * part;
        let gleam = taper(&[(x, bounds.y0), (x + 20.0, bounds.y1)], &[wide, wide]);
        scene.add(soft(scene, wall, &gleam, "#ffffff", 0.4, 22.0));
    }
}

fn rail(scene: &Scene, x0: f64, x1: f64) {
    let rail = hung(&rect(x0 + 6.0, 655.0, x1 - 6.0, 670.0));
    scene.add(scene.veil(&rail.moved(3.0, 12.0), "#4c6a64", 0.45));
    scene.add(scene.fill(
        &rail,
        scene.linear(
            (0.0, 650.0),
            (0.0, 675.0),
            &stops![0, "#ffffff"; 0.4, "#c4cfce"; 1, "#5f6f71"],
        ),
    ));
}

/// The floor with the puddle.
fn floor(scene: &Scene, corners: [At; 4]) {
    let ground = quad(corners);
    let tones = stops![0, "#5e7f77"; 1, "#a9c4b6"];
    scene.add(scene.fill(&ground, scene.linear((0.0, 940.0), (0.0, 1090.0), &tones)));
    let pool = ellipse((440.0, 1046.0), 210.0, 30.0).and(&ellipse((300.0, 1030.0), 120.0, 16.0));
    let pool = handcut(&pool, 5.0, 60.0, 4);
    scene.add(scene.fill(
        &pool,
        scene.linear(
            (300.0, 0.0),
            (650.0, 0.0),
            &stops![0, "#5d857c"; 0.5, "#d4ebe0"; 1, "#7fa599"],
        ),
    ));
    scene.add(scene.veil(&pool.minus(&pool.moved(0.0, 4.0)), "#ffffff", 0.7));
    let image = ellipse((462.0, 1040.0), 60.0, 14.0);
    scene.add(soft(scene, &pool, &image, "#6d3a1e", 0.6, 10.0));
}

/// The panel on the right wall: two rows of knobs.
fn buttons(scene: &Scene) {
    let panel = hung(&poly(&[
        (716.0, 500.0),
        (744.0, 494.0),
        (744.0, 690.0),
        (716.0, 676.0),
    ]));
    scene.add(scene.fill(&panel, "#d4dedb"));
    for i in 0..6 {
        let at = (724.0, 520.0 + f64::from(i) * 27.0);
        scene.add(scene.fill(&circle(at, 7.0), "#7c8a8c"));
    }
}
