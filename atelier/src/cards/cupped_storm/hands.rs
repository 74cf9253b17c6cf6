//! Two hands that make a bowl.

use super::{SKIN, Side, WARM};
use crate::colour::mix;
use crate::line::{Path, Stroke, blob, circle, curve, handcut, handcut_finely, spread, taper};
use crate::motifs::figures::{Skin, Tones};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The fingers of the left hand, the little one last, and how wide they are.
pub const FINGERS: [([At; 4], [f64; 4]); 4] = [
    (
        [
            (156.0, 730.0),
            (118.0, 610.0),
            (130.0, 500.0),
            (178.0, 416.0),
        ],
        [96.0, 88.0, 77.0, 58.0],
    ),
    (
        [
            (226.0, 710.0),
            (192.0, 570.0),
            (198.0, 430.0),
            (240.0, 326.0),
        ],
        [94.0, 86.0, 76.0, 57.0],
    ),
    (
        [
            (302.0, 700.0),
            (280.0, 570.0),
            (284.0, 450.0),
            (314.0, 352.0),
        ],
        [88.0, 80.0, 72.0, 54.0],
    ),
    (
        [
            (362.0, 720.0),
            (350.0, 640.0),
            (352.0, 570.0),
            (366.0, 512.0),
        ],
        [76.0, 69.0, 62.0, 48.0],
    ),
];

pub fn tones() -> Tones {
    Skin::Of(SKIN.into()).tones()
}

/// Eight fingers behind the storm, those of the right hand first.
pub fn fingers(scene: &Scene) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for side in Side::BOTH {
        for (i, (points, widths)) in FINGERS.iter().enumerate() {
            let up = match side {
                Side::Right => 3.0 * (3 - i) as f64 - 10.0,
                Side::Left => 0.0,
            };
            let points = points.map(|at| {
                let (x, y) = side.point(at);
                (x, y + up)
            });
            let seed = 11 + i as i64 + if side == Side::Right { 9 } else { 0 };
            let (ink, shape) = finger(scene, &points, widths, seed, 0.04 * i as f64);
            scene.add(ink);
            shapes.push(shape);
        }
    }
    shapes
}

/// A finger with soft pads and the creases between them.
pub fn finger(scene: &Scene, points: &[At], widths: &[f64], seed: i64, dark: f64) -> (Ink, Shape) {
    let tones = tones();
    let shape = handcut_finely(&taper(points, widths), 0.7, 34.0, seed, 0.25);
    let mut ink = scene.shadow(&shape, (2.0, 5.0), 9.0, "#3a1418", 0.5);
    ink += scene
        .sheet(&shape, mix(SKIN, tones.shade, dark))
        .lit(0.34)
        .shade(0.6)
        .rim(2.0)
        .dark(tones.shade)
        .rim_colour("#ffd9a4")
        .rim_opacity(0.8)
        .lit_colour("#ffdca0")
        .ink();
    let path = Path::new(curve(points));
    let along = |part: f64| (path.at(path.length() * part), spread(widths, part));
    let mut details = Ink::none();
    for (part, size) in [(0.18, 0.45), (0.49, 0.45), (0.86, 0.54)] {
        let (at, width) = along(part);
        details += pad(scene, at, width * size, 0.34);
    }
    for part in [0.34, 0.64] {
        for (further, opacity) in [(0.0, 0.85), (0.035, 0.5)] {
            let ((x, y), width) = along(part + further);
            let degrees = path.direction(path.length() * (part + further));
            let (ty, tx) = degrees.to_radians().sin_cos();
            let across = |by: f64, back: f64| {
                let by = by * width * 0.42;
                (x - ty * by - tx * back, y + tx * by - ty * back)
            };
            let crease = [
                across(-1.0, 0.0),
                across(-0.3, 3.0),
                across(0.3, 3.0),
                across(1.0, 0.0),
            ];
            let crease = taper(&crease, &[0.5, 2.6, 2.6, 0.5]);
            details += scene.veil(&crease, tones.shade, opacity);
        }
    }
    (ink + scene.clipped(&shape, details), shape)
}

/// A soft round light on skin.
pub fn pad(scene: &Scene, at: At, r: f64, opacity: f64) -> Ink {
    let warm = mix(SKIN, WARM, 0.5);
    let stops = stops![0, warm, opacity; 0.6, warm, opacity * 0.47; 1, SKIN, 0.0];
    scene.fill(&circle(at, r), scene.radial(at, r, &stops))
}

/// The hollow of the hands: nothing of the sea spills over it.
pub fn bowl() -> Shape {
    blob(&knots![
        128, 742; 150, 640; 210, 520; 300, 400; 400, 330; 500, 400; 590, 520; 650, 640; 674, 742; 600, 830;
        400, 870; 200, 830
    ])
}

/// The front of the bowl: the heels of the hands and the thumbs. Gives the right thumb.
pub fn heels(scene: &Scene, fingers: &[Shape], bowl: &Shape) -> Shape {
    let palm = blob(&knots![
        112, 770; 140, 738; 196, 762; 262, 796; 334, 814; 401, 818; 403, 900; 392, 985; 362, 1050; 196, 1050;
        160, 960; 122, 866
    ]);
    let thumb = taper(
        &spots![286, 1080; 222, 960; 150, 812; 104, 692; 110, 600; 150, 524],
        &[120.0, 190.0, 172.0, 108.0, 84.0, 58.0],
    );
    let mut right = Shape::nothing();
    for (i, side) in [(1, Side::Right), (0, Side::Left)] {
        let up = if side == Side::Right { -4.0 } else { 0.0 };
        let put = |shape: &Shape| side.put(shape).moved(0.0, up);
        let palm = handcut_finely(&put(&palm), 0.9, 50.0, 6 + i, 0.25);
        scene.add(heel(scene, &palm, side, up));
        let thumb = handcut_finely(&put(&thumb), 0.8, 44.0, 8 + i, 0.25);
        let below = all(fingers.iter().cloned().chain([palm, bowl.clone()]));
        let shadow = scene.shadow(&thumb, (3.0, 6.0), 12.0, "#2a0f18", 0.55);
        scene.add(scene.clipped(&below.grown(4.0), shadow));
        scene.add(ball(scene, &thumb, side, up));
        if side == Side::Right {
            right = thumb;
        }
    }
    right
}

/// The heel of a hand with its lines.
pub fn heel(scene: &Scene, palm: &Shape, side: Side, up: f64) -> Ink {
    let tones = tones();
    let mut ink = scene.shadow(palm, (0.0, -4.0), 12.0, "#20101c", 0.55);
    ink += scene
        .sheet(palm, mix(SKIN, tones.shade, 0.1))
        .light((400.0, 700.0))
        .lit(0.26)
        .shade(0.7)
        .rim(2.4)
        .dark(tones.shade)
        .rim_colour("#ffd9a4")
        .rim_opacity(0.8)
        .ink();
    let pads = [((330.0, 900.0), 110.0), ((220.0, 880.0), 90.0)];
    let lines: [(&[At], f64); 6] = [
        (&spots![268, 800; 262, 860; 276, 930; 310, 990], 3.4),
        (&spots![340, 818; 330, 870; 340, 920], 2.6),
        (&spots![196, 1010; 270, 1024; 380, 1012], 3.2),
        (&spots![210, 1030; 280, 1042; 372, 1032], 2.4),
        (&spots![300, 830; 298, 880; 312, 940; 340, 985], 1.8),
        (&spots![372, 840; 368, 900; 376, 950], 1.8),
    ];
    ink + scene.clipped(palm, skin_lines(scene, side, up, &pads, &lines))
}

/// The ball of a thumb, and the thumb.
pub fn ball(scene: &Scene, thumb: &Shape, side: Side, up: f64) -> Ink {
    let ink = scene
        .sheet(thumb, SKIN)
        .light((400.0, 560.0))
        .lit(0.3)
        .shade(0.6)
        .rim(2.4)
        .dark(tones().shade)
        .rim_colour("#ffdca8")
        .rim_opacity(0.85)
        .ink();
    let pads = [
        ((150.0, 820.0), 78.0),
        ((108.0, 655.0), 46.0),
        ((136.0, 560.0), 36.0),
    ];
    let lines: [(&[At], f64); 3] = [
        (&spots![62, 700; 90, 694; 140, 704], 3.0),
        (&spots![72, 712; 100, 708; 138, 716], 2.0),
        (&spots![76, 612; 104, 606; 146, 622], 2.6),
    ];
    ink + scene.clipped(thumb, skin_lines(scene, side, up, &pads, &lines))
}

pub fn skin_lines(
    scene: &Scene,
    side: Side,
    up: f64,
    pads: &[(At, f64)],
    lines: &[(&[At], f64)],
) -> Ink {
    let mut ink = Ink::none();
    for &(at, r) in pads {
        let (x, y) = side.point(at);
        ink += pad(scene, (x, y + up), r, 0.3);
    }
    for &(line, width) in lines {
        let line = side.put(&taper(line, &[0.4, width, width, 0.4]));
        ink += scene.veil(&line.moved(0.0, up), tones().shade, 0.8);
    }
    ink
}

/// Knitted cuffs, a turned-up rib over the sleeve.
pub fn cuffs(scene: &Scene) {
    let sleeve = Stroke::new(
        &spots![272, 1080; 258, 1130; 226, 1260],
        &[244.0, 250.0, 300.0],
    );
    let sleeve = sleeve.blunt().shape();
    let rib = blob(&knots![
        150, 1034; 210, 1056; 286, 1062; 352, 1050; 394, 1026; 400, 1100; 352, 1128; 270, 1140; 190, 1130;
        138, 1104
    ]);
    for (i, side) in [(1, Side::Right), (0, Side::Left)] {
        let sleeve = handcut(&side.put(&sleeve), 1.0, 30.0, 4 + i);
        let lines = (0..15).map(|i| {
            let x = f64::from(i) / 14.0;
            [
                (150.0 + 250.0 * x, 1010.0),
                (134.0 + 250.0 * x, 1100.0),
                (84.0 + 290.0 * x, 1260.0),
            ]
        });
        scene.add(knitted(scene, &sleeve, side, "#24405c", lines));
        let rib = handcut(&side.put(&rib), 1.0, 30.0, 9 + i);
        let lines = (0..24).map(|i| {
            let x = f64::from(i) / 23.0;
            [
                (140.0 + 268.0 * x, 1010.0),
                (138.0 + 270.0 * x, 1060.0),
                (136.0 + 272.0 * x, 1110.0),
            ]
        });
        scene.add(knitted(scene, &rib, side, "#2f5070", lines));
    }
}

pub fn knitted(
    scene: &Scene,
    shape: &Shape,
    side: Side,
    colour: &str,
    lines: impl Iterator<Item = [At; 3]>,
) -> Ink {
    let mut ink = scene.shadow(shape, (0.0, -3.0), 10.0, "#200c18", 0.6);
    ink += scene
        .sheet(shape, colour)
        .lit(0.2)
        .shade(0.7)
        .rim(2.0)
        .dark("#0f1c34")
        .rim_colour("#9fb8c0")
        .rim_opacity(0.6)
        .ink();
    let lines = lines.map(|line| {
        let valley = side.put(&taper(&line, &[3.4, 4.0, 4.6]));
        let ridge = side.put(&taper(&line, &[1.2, 1.6, 1.8]).moved(4.0, 0.0));
        scene.veil(&valley, "#101f38", 0.6) + scene.veil(&ridge, "#7a98a8", 0.35)
    });
    ink + scene.clipped(shape, lines.sum::<Ink>())
}
