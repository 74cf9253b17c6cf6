//! The two hands, one a little lower than the other: fingers behind the storm, heels and thumbs before it.

use crate::colour::{Colour, mix};
use crate::line::{Path, Stroke, blob, curve, handcut, spread, taper};
use crate::motifs::people::part::shade;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::{TILT, held};

const SKIN: &str = "#a9683f";

/// A finger: where it goes in the hands, how wide it is, and how far it is bent over.
type Finger = ([(f64, f64); 4], [f64; 4]);

/// From the furthest: those of the right hand, then those of the left one, each from the little one.
const FINGERS: [Finger; 8] = [
    (
        [(52.0, 20.0), (62.0, -110.0), (52.0, -196.0), (20.0, -236.0)],
        [78.0, 70.0, 60.0, 44.0],
    ),
    (
        [
            (108.0, 20.0),
            (128.0, -150.0),
            (116.0, -268.0),
            (66.0, -318.0),
        ],
        [88.0, 80.0, 70.0, 52.0],
    ),
    (
        [
            (166.0, 20.0),
            (198.0, -160.0),
            (186.0, -298.0),
            (122.0, -356.0),
        ],
        [92.0, 84.0, 72.0, 54.0],
    ),
    (
        [
            (222.0, 30.0),
            (266.0, -110.0),
            (258.0, -214.0),
            (200.0, -262.0),
        ],
        [92.0, 82.0, 72.0, 54.0],
    ),
    (
        [(0.0, 20.0), (-14.0, -120.0), (0.0, -214.0), (38.0, -262.0)],
        [80.0, 70.0, 60.0, 44.0],
    ),
    (
        [
            (-58.0, 20.0),
            (-84.0, -170.0),
            (-70.0, -298.0),
            (-18.0, -356.0),
        ],
        [90.0, 82.0, 71.0, 52.0],
    ),
    (
        [
            (-126.0, 20.0),
            (-166.0, -180.0),
            (-154.0, -330.0),
            (-88.0, -398.0),
        ],
        [94.0, 86.0, 74.0, 54.0],
    ),
    (
        [
            (-196.0, 30.0),
            (-246.0, -130.0),
            (-236.0, -258.0),
            (-176.0, -318.0),
        ],
        [94.0, 84.0, 73.0, 54.0],
    ),
];

fn places<const N: usize>(at: [(f64, f64); N]) -> [At; N] {
    at.map(|(x, y)| held(x, y))
}

/// All fingers, each with its joints.
pub fn fingers(scene: &Scene) {
    for (i, (line, widths)) in FINGERS.iter().enumerate() {
        let line = places(*line);
        let seed = i as i64 + 11;
        let shape = handcut(&taper(&line, widths), 0.8, 34.0, seed);
        let fall = scene.veil(&shape.moved(7.0, 9.0), "#1a1440", 0.5);
        scene.add(scene.multiplied(scene.blurred(fall, 9.0)));
        let low = mix(SKIN, "#2c2050", 0.45);
        let tones = stops![0, mix(SKIN, "#ffcf98", 0.2); 0.45, mix(SKIN, "#5a3a5a", 0.18); 1, low];
        scene.add(scene.fill(&shape, scene.linear(line[3], line[0], &tones)));
        modelled(scene, &shape);
        let path = Path::new(curve(&line));
        for (part, wide) in [(0.47, 0.36), (0.73, 0.34)] {
            let width = spread(widths, part);
            for more in [0.0, 0.022] {
                let far = path.length() * (part + more);
                let ((x, y), way) = (path.at(far), path.direction(far).to_radians());
                let across = |by: f64, back: f64| {
                    (
                        x - way.sin() * by * width - way.cos() * back,
                        y + way.cos() * by * width - way.sin() * back,
                    )
                };
                let crease = taper(
                    &[across(-wide, 3.0), across(0.0, -3.0), across(wide, 3.0)],
                    &[0.6, 3.4, 0.6],
                );
                scene.add(scene.veil(&crease, shade(SKIN.into(), 2.4), 0.6));
            }
        }
        // The pad of the tip, which is bent over towards us.
        let (tip, width) = (path.at(path.length() * 0.93), widths[3]);
        let pad = crate::line::circle(tip, width * 0.42);
        scene.add(scene.clipped(
            &shape,
            scene.blurred(scene.veil(&pad, "#ffd9b0", 0.35), 7.0),
        ));
    }
}

/// Heels, thumbs and wrists, the right hand first.
pub fn heels(scene: &Scene) {
    let right = [
        (252.0, -4.0),
        (274.0, 90.0),
        (250.0, 200.0),
        (206.0, 300.0),
        (186.0, 380.0),
        (180.0, 440.0),
        (54.0, 440.0),
        (46.0, 370.0),
        (16.0, 300.0),
        (-30.0, 250.0),
        (-20.0, 206.0),
        (60.0, 198.0),
        (140.0, 160.0),
        (204.0, 90.0),
        (230.0, 20.0),
    ];
    let left = [
        (-256.0, 20.0),
        (-282.0, 110.0),
        (-262.0, 230.0),
        (-214.0, 336.0),
        (-190.0, 410.0),
        (-184.0, 470.0),
        (-58.0, 470.0),
        (-46.0, 400.0),
        (0.0, 336.0),
        (44.0, 272.0),
        (56.0, 214.0),
        (34.0, 200.0),
        (-60.0, 204.0),
        (-150.0, 168.0),
        (-212.0, 100.0),
        (-236.0, 40.0),
    ];
    let thumbs: [Finger; 2] = [
        (
            [
                (206.0, 196.0),
                (262.0, 70.0),
                (258.0, -36.0),
                (204.0, -86.0),
            ],
            [150.0, 104.0, 82.0, 58.0],
        ),
        (
            [
                (-206.0, 216.0),
                (-270.0, 96.0),
                (-278.0, -20.0),
                (-236.0, -92.0),
            ],
            [156.0, 108.0, 84.0, 58.0],
        ),
    ];
    for (i, palm) in [&right[..], &left[..]].into_iter().enumerate() {
        let s = if i == 0 { 1.0 } else { -1.0 };
        let knots: Vec<_> = palm.iter().map(|&(x, y)| held(x, y).into()).collect();
        let (line, widths) = thumbs[i];
        let line = places(line);
        let thumb = handcut(&taper(&line, &widths), 0.8, 40.0, 8 + i as i64);
        let palm = handcut(&blob(&knots), 0.9, 50.0, 6 + i as i64);
        let whole = palm.and(&thumb).fillet(16.0);
        let fall = scene.veil(&whole.moved(10.0, 26.0), "#5a5468", 0.55);
        scene.add(scene.multiplied(scene.blurred(fall, 20.0)));
        let inner = scene.veil(&whole.moved(-s * 10.0, -8.0).minus(&whole), "#06102a", 0.5);
        scene.add(scene.multiplied(scene.blurred(inner, 9.0)));
        let tones = stops![0, mix(SKIN, "#ffd9a0", 0.28); 0.4, SKIN; 1, shade(SKIN.into(), 1.7)];
        scene.add(scene.fill(
            &whole,
            scene.linear(held(-240.0, -60.0), held(260.0, 330.0), &tones),
        ));
        modelled(scene, &whole);
        // The ball of the thumb, the nail, the lines at the wrist.
        let ball = crate::line::ellipse(held(s * 196.0, 210.0), 62.0, 92.0)
            .turned(TILT + s * 24.0, held(s * 196.0, 210.0));
        scene.add(scene.clipped(
            &whole,
            scene.blurred(scene.veil(&ball, "#ffcf98", 0.4), 22.0),
        ));
        let lines: [[(f64, f64); 3]; 5] = [
            [(112.0, 206.0), (104.0, 290.0), (140.0, 372.0)],
            [(66.0, 410.0), (118.0, 418.0), (178.0, 408.0)],
            [(70.0, 424.0), (118.0, 432.0), (174.0, 424.0)],
            [(214.0, 20.0), (252.0, 12.0), (294.0, 22.0)],
            [(214.0, 34.0), (252.0, 27.0), (292.0, 36.0)],
        ];
        for crease in lines {
            let crease = crease.map(|(x, y)| held(s * x, y + if s < 0.0 { 24.0 } else { 0.0 }));
            let crease = taper(&crease, &[0.6, 4.2, 0.8]);
            scene.add(scene.clipped(&whole, scene.veil(&crease, shade(SKIN.into(), 2.4), 0.55)));
        }
        nail(scene, &line, &thumb);
        let tip_edge = thumb.minus(&thumb.moved(-s * 3.0, 2.0)).within(&whole);
        let flash = stops![0, "#e8dcff", 0.9; 1, "#b0a0ff", 0];
        scene.add(scene.fill(&tip_edge, scene.radial(held(0.0, -120.0), 330.0, &flash)));
    }
}

/// The nail of a thumb, which we see from its back.
fn nail(scene: &Scene, line: &[At; 4], thumb: &Shape) {
    let path = Path::new(curve(line));
    let (x, y) = path.at(path.length() * 0.955);
    let turn = path.direction(path.length() * 0.95);
    let nail = crate::line::ellipse((x, y), 23.0, 15.0)
        .turned(turn, (x, y))
        .within(&thumb.grown(-3.0));
    scene.add(scene.veil(&nail.moved(-1.5, 2.5), shade(SKIN.into(), 2.0), 0.7));
    scene.add(scene.fill(&nail, mix(SKIN, "#ffd8c4", 0.5)));
    scene.add(scene.veil(&nail.minus(&nail.moved(2.0, 3.0)), "#fff2e4", 0.7));
}

/// Flat paper made round: the morning on one side, the storm's light on it, the far side dark.
fn modelled(scene: &Scene, shape: &Shape) {
    let dark: Colour = "#4a2230".into();
    for (by, depth, strength) in [(12.0, 7.0, 0.4), (28.0, 15.0, 0.3)] {
        let lee = shape.minus(&shape.moved(-by, -by * 0.5));
        let lee = scene.blurred(scene.veil(&lee, dark, strength), depth);
        scene.add(scene.clipped(shape, scene.multiplied(lee)));
    }
    let warm = shape.minus(&shape.moved(11.0, 7.0));
    scene.add(scene.clipped(
        shape,
        scene.blurred(scene.veil(&warm, "#ffd9a0", 0.55), 6.0),
    ));
    let flash = stops![0, "#d9c8ff", 0.6; 0.5, "#8a7ae0", 0.22; 1, "#6a5ac0", 0];
    scene.add(scene.shining(scene.fill(shape, scene.radial(held(40.0, -230.0), 300.0, &flash))));
    scene.add(scene.veil(&shape.minus(&shape.moved(2.0, 2.0)), "#ffe6b8", 0.6));
}

/// The knitted cuffs, turned up, and the sleeves.
pub fn cuffs(scene: &Scene) {
    for (s, down) in [(1.0, 410.0), (-1.0, 440.0)] {
        let at = |right: f64, far: f64| held(s * 118.0 + right + s * far * 0.06, down + far);
        let sleeve = Stroke::new(
            &[at(0.0, 50.0), at(0.0, 200.0), at(0.0, 420.0)],
            &[196.0, 220.0, 260.0],
        );
        let sleeve = handcut(&sleeve.blunt().shape(), 1.0, 30.0, 4);
        knitted(scene, &sleeve, &at, (40.0, 430.0), 118.0);
        let rib = [
            (-96.0, -4.0),
            (0.0, 14.0),
            (96.0, -4.0),
            (106.0, 44.0),
            (104.0, 92.0),
            (0.0, 110.0),
            (-104.0, 92.0),
            (-106.0, 44.0),
        ];
        let rib = handcut(&blob(&rib.map(|(x, y)| at(x, y).into())), 1.0, 26.0, 7);
        let fall = scene.veil(&rib.moved(4.0, 12.0), "#5a3a2a", 0.6);
        scene.add(scene.multiplied(scene.blurred(fall, 8.0)));
        knitted(scene, &rib, &at, (-16.0, 120.0), 100.0);
    }
}

fn knitted(scene: &Scene, shape: &Shape, at: &dyn Fn(f64, f64) -> At, rows: (f64, f64), half: f64) {
    let tones = stops![0, "#f2c766"; 0.5, "#d99a34"; 1, "#97601f"];
    scene.add(scene.fill(
        shape,
        scene.linear(at(-half, 60.0), at(half, 100.0), &tones),
    ));
    for i in -9..=9 {
        let x = f64::from(i) / 9.0 * half;
        let line = [
            at(x, rows.0),
            at(x * 1.04, (rows.0 + rows.1) / 2.0),
            at(x * 1.1, rows.1),
        ];
        let light = line.map(|(a, b)| (a + 4.0, b));
        let rib =
            scene.thread(&line, "#8a5618", 3.4, 0.55) + scene.thread(&light, "#ffe6a0", 1.8, 0.5);
        scene.add(scene.clipped(shape, rib));
    }
    scene.add(scene.veil(&shape.minus(&shape.moved(2.0, 3.0)), "#fff0c0", 0.6));
}
