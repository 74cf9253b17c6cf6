//! The ramp: it comes from behind a round core of concrete and winds down to us under sodium light.

use crate::colour::mix;
use crate::line::{ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::shadows::{COLOUR, fall};

/// Where the ramp turns around, on its ground, in metres: to the right, and away from us.
const CORE: At = (5.2, 10.0);
/// The inner and the outer edge of the road.
const INNER: f64 = 4.0;
const OUTER: f64 = 8.0;
const KERB: &str = "#5b3a78";

/// A place of the ground on the card; we look down from the level above, and what stands upright is seen upright.
pub fn ground(x: f64, z: f64) -> At {
    raised(x, z, 0.0)
}

/// A place above the ground on the card.
pub fn raised(x: f64, z: f64, up: f64) -> At {
    let k = 1000.0 / z.max(2.2);
    (400.0 + k * x, -330.0 + k * (6.15 - up))
}

/// A place on the ramp: how far around, 0 to our left and 90 before us, and how far from the middle.
fn around(degrees: f64, r: f64, up: f64) -> At {
    let (s, c) = degrees.to_radians().sin_cos();
    raised(CORE.0 - r * c, CORE.1 - r * s, up)
}

/// A line along the ramp.
fn along(from: f64, to: f64, r: f64, up: f64) -> Vec<At> {
    let steps = 60;
    (0..=steps)
        .map(|i| around(from + (to - from) * f64::from(i) / f64::from(steps), r, up))
        .collect()
}

/// What lies between two lines.
fn strip(one: &[At], other: &[At]) -> Shape {
    let ring: Vec<At> = one.iter().chain(other.iter().rev()).copied().collect();
    poly(&ring)
}

/// Which place of a line is farthest to the left, and where.
fn leftmost(line: &[At]) -> (usize, f64) {
    let (mut which, mut left) = (0, f64::MAX);
    for (i, &(x, _)) in line.iter().enumerate() {
        if x < left {
            (which, left) = (i, x);
        }
    }
    (which, left)
}

/// The way up the ramp from a place of the card, with how large a metre is there.
pub fn way_up(from: At) -> Vec<(At, f64)> {
    let k = (from.1 + 330.0) / 6.15;
    let (x, z) = (CORE.0 - (from.0 - 400.0) / k, CORE.1 - 1000.0 / k);
    let (r, start) = (x.hypot(z), z.atan2(x).to_degrees());
    let line = along(start, -95.0, r, 0.0);
    line.into_iter()
        .map(|at| (at, (at.1 + 330.0) / 6.15))
        .collect()
}

/// The road itself.
pub fn road() -> Shape {
    strip(
        &along(-100.0, 88.0, INNER, 0.0),
        &along(-100.0, 88.0, OUTER, 0.0),
    )
}

/// All that lies flat, and the wall behind.
pub fn draw(scene: &Scene) {
    hall(scene);
    surface(scene);
    paint(scene);
    kerb(scene);
}

/// The dark deck behind, with its columns.
fn hall(scene: &Scene) {
    let dark = stops![0, "#54396f"; 0.3, "#452a63"; 1, "#2c1846"];
    scene.add(scene.card(scene.linear((420.0, 0.0), (0.0, 700.0), &dark)));
    // The wall around the ramp takes light from below.
    let base = along(-100.0, 40.0, OUTER, 0.0);
    let (corner, left) = leftmost(&base);
    let mut ring = base[..=corner].to_vec();
    ring.extend([(left, -40.0), (900.0, -40.0)]);
    let wall = poly(&ring);
    let face = stops![0, "#8d5a86"; 0.5, "#6b4379"; 1, "#45295f"];
    scene.add(scene.fill(&wall, scene.linear((420.0, 60.0), (40.0, 620.0), &face)));
    for i in 0..17 {
        let turn = -64.0 + 7.0 * f64::from(i);
        let joint = [around(turn, OUTER, 0.0), around(turn, OUTER, 8.0)];
        let lit = joint.map(|(x, y)| (x + 2.4, y));
        scene.add(scene.clipped(&wall, scene.stitched(&joint, "#2f1a4c", 2.2, 0.55, None)));
        scene.add(scene.clipped(&wall, scene.stitched(&lit, "#c08a9c", 1.0, 0.35, None)));
        // The holes of the formwork.
        for up in [0.7, 1.7, 2.7].into_iter().filter(|_| turn < -6.0) {
            let (x, y) = around(turn + 3.5, OUTER, up);
            let hole = ellipse((x, y), 2.6, 3.4);
            scene.add(scene.veil(&hole.within(&wall), "#2f1a4c", 0.5));
        }
    }
    let foot = strip(
        &along(-100.0, 60.0, OUTER, 0.0),
        &along(-100.0, 60.0, OUTER, 0.9),
    );
    let warm = scene.blurred(scene.veil(&foot, "#f08a3e", 0.55), 16.0);
    scene.add(scene.clipped(&wall, warm));
}

fn surface(scene: &Scene) {
    let road = road();
    let light = stops![
        0, "#ffdf8e"; 0.18, "#ffc465"; 0.42, "#fb9f3d"; 0.68, "#e67a33"; 0.88, "#bb5640"; 1, "#8f3f52"
    ];
    scene.add(scene.fill(&road, scene.radial((700.0, 1040.0), 1180.0, &light)));
    // Grooves across the ramp, so that wheels grip.
    let mut chance = Chance::of("grooves", 3);
    for i in 0..62 {
        let turn = -96.0 + 2.9 * f64::from(i);
        let line = [
            around(turn, INNER + 0.3, 0.0),
            around(turn, OUTER - 0.3, 0.0),
        ];
        let near = (line[1].1 / 1100.0).clamp(0.15, 1.2);
        scene.add(scene.stitched(&line, "#a34a2c", 2.2 * near, 0.24, None));
        scene.add(scene.stitched(
            &line.map(|(x, y)| (x, y + 2.2 * near)),
            "#ffe2a0",
            1.1 * near,
            0.3,
            None,
        ));
    }
    // Where many have braked.
    for _ in 0..7 {
        let (from, r) = (chance.between(-40.0, 40.0), chance.between(4.8, 7.3));
        let skid = along(from, from + chance.between(10.0, 26.0), r, 0.0);
        scene.add(scene.clipped(
            &road,
            scene.blurred(scene.stitched(&skid, "#7a3038", 7.0, 0.13, None), 1.6),
        ));
    }
    let edge = strip(
        &along(-100.0, 88.0, OUTER - 0.7, 0.0),
        &along(-100.0, 88.0, OUTER, 0.0),
    );
    let lee = scene.blurred(scene.veil(&edge, "#8a3548", 0.5), 9.0);
    scene.add(scene.clipped(&road, lee));
}

/// White paint along the edges.
fn paint(scene: &Scene) {
    for (r, wide) in [(INNER + 0.34, 0.1), (OUTER - 0.36, 0.1)] {
        let line = strip(
            &along(-100.0, 88.0, r, 0.0),
            &along(-100.0, 88.0, r + wide, 0.0),
        );
        scene.add(scene.veil(&handcut(&line, 0.8, 18.0, 4), "#fff1cf", 0.75));
    }
}

/// The low outer kerb, over which we look.
fn kerb(scene: &Scene) {
    let outside: Vec<At> = (0..=60)
        .map(|i| 12.0 + 76.0 * f64::from(i) / 60.0)
        .map(|turn| {
            around(
                turn,
                OUTER + 0.44 * ((turn - 12.0) / 26.0).clamp(0.0, 1.0),
                0.22,
            )
        })
        .collect();
    let top = strip(&along(12.0, 88.0, OUTER, 0.22), &outside);
    let face = stops![0, "#7b4a80"; 0.5, "#8f5580"; 1, "#b56a72"];
    scene.add(scene.fill(&top, scene.linear((80.0, 500.0), (420.0, 1200.0), &face)));
    let edge = along(20.0, 88.0, OUTER, 0.22);
    scene.add(scene.stitched(&edge, "#ffd79a", 2.6, 0.8, None));
}

/// The core: a fat round column that hides where the ramp comes from.
pub fn core(scene: &Scene) {
    let r = 3.3;
    let kerb_face = strip(
        &along(-100.0, 88.0, INNER, 0.0),
        &along(-100.0, 88.0, INNER, 0.28),
    );
    let kerb_top = strip(
        &along(-100.0, 88.0, INNER, 0.28),
        &along(-100.0, 88.0, r - 0.2, 0.28),
    );
    scene.add(scene.fill(&kerb_top, "#8b5681"));
    scene.add(scene.fill(&kerb_face, mix(KERB, "#f08a3e", 0.35)));
    let top = along(-100.0, 88.0, INNER, 0.28);
    scene.add(scene.stitched(&top, "#ffd79a", 2.6, 0.8, None));
    let foot = along(-40.0, 88.0, r, 0.28);
    let (start, left) = leftmost(&foot);
    let mut ring: Vec<At> = foot[start..].to_vec();
    ring.extend([(1100.0, -40.0), (left, -40.0)]);
    let column = poly(&ring);
    let round = stops![0, "#3c2259"; 0.12, "#573375"; 0.5, "#7d4f8c"; 0.8, "#9c6291"; 1, "#a96a8e"];
    scene.add(scene.fill(&column, scene.linear((left, 0.0), (830.0, 0.0), &round)));
    let low = stops![0, "#ff9c4a", 0.75; 0.5, "#ff9c4a", 0.2; 1, "#ff9c4a", 0];
    scene.add(scene.clipped(
        &column,
        scene.card(scene.radial((790.0, 560.0), 380.0, &low)),
    ));
    for up in [1.2, 2.2, 3.2, 4.2] {
        let ring = along(-40.0, 88.0, r, up);
        let ring: Vec<At> = ring.into_iter().filter(|at| at.0 >= left).collect();
        scene.add(scene.clipped(
            &column,
            scene.stitched(&ring[8..], "#381f55", 2.0, 0.5, None),
        ));
    }
    for turn in [2.0, 14.0, 24.0, 33.0, 41.0] {
        let joint = [around(turn, r, 0.28), around(turn, r, 6.0)];
        scene.add(scene.clipped(&column, scene.stitched(&joint, "#381f55", 1.8, 0.4, None)));
    }
}

/// A post at the inner edge. What stands here has its shadow with it.
pub fn bollard(scene: &Scene) {
    let (s, c) = 48.0_f64.to_radians().sin_cos();
    let (x, z) = (CORE.0 - 4.55 * c, CORE.1 - 4.55 * s);
    let fall = fall(x, z);
    let k = 1000.0 / z;
    let [a, b] = [ground(x, z), ground(x + fall.0 * 1.5, z + fall.1 * 1.5)];
    let shade = taper(&[a, b], &[0.13 * k, 0.1 * k]);
    scene.add(scene.clipped(
        &road(),
        scene.blurred(scene.veil(&shade, COLOUR, 0.75), 1.2),
    ));
    let post = taper(&[a, raised(x, z, 0.8)], &[0.15 * k, 0.12 * k]);
    scene.add(scene.fill(&post, "#f3e7d8"));
    for (low, high) in [(0.22, 0.4), (0.56, 0.74)] {
        let band = taper(
            &[raised(x, z, low), raised(x, z, high)],
            &[0.15 * k, 0.14 * k],
        );
        scene.add(scene.fill(&band, "#c8323a"));
    }
    let dark = post.minus(&post.moved(0.05 * k, 0.0));
    scene.add(scene.veil(&dark, "#4a2468", 0.6));
}
