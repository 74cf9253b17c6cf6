//! The reef that grows on the carpets.

use std::f64::consts::FRAC_PI_2;

use super::{BONE, CORAL, DEEP, OCHRE};
use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Stroke, blob, circle, curve, ellipse, handcut, poly, taper, towards};
use crate::random::Chance;
use crate::scalar_field::{Field, ridges};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

const PLUM: &str = "#8a3560";

/// What grows behind the man and beside him.
pub fn behind(scene: &Scene) {
    plates(
        scene,
        &[
            (766.0, 800.0, 70.0),
            (790.0, 770.0, 54.0),
            (744.0, 838.0, 76.0),
        ],
        "#c98a3a",
        3,
    );
    fan(scene, (738.0, 830.0), 190.0, -84.0, "#d8566a", 21);
    rock(
        scene,
        &blob(
            &knots![-20, 900; 40, 872; 110, 868; 190, 884; 250, 880; 310, 904; 330, 936; 300, 980; 120, 1000; -20, 1000],
        ),
        4,
    );
    tubes(
        scene,
        &[
            (34.0, 930.0, 250.0, 40.0),
            (82.0, 936.0, 176.0, 34.0),
            (8.0, 960.0, 150.0, 38.0),
        ],
        "#3f6f9a",
        5,
    );
    fan(scene, (140.0, 900.0), 400.0, -94.0, PLUM, 8);
    staghorn(scene, (246.0, 918.0), 176.0, -94.0, OCHRE, 12);
    staghorn(scene, (206.0, 930.0), 120.0, -104.0, CORAL, 17);
}

/// What grows before him, at the edge of the card.
pub fn before(scene: &Scene) {
    rock(
        scene,
        &blob(&knots![
            -20, 990; 60, 960; 180, 968; 280, 1000; 340, 1050; 420, 1110; 500, 1140; 560, 1120; 620, 1070; 690, 1030; 760, 980;
            820, 950; 820, 1240, corner; -20, 1240, corner
        ]),
        9,
    );
    tubes(
        scene,
        &[
            (792.0, 1130.0, 214.0, 52.0),
            (748.0, 1140.0, 140.0, 46.0),
            (816.0, 1180.0, 150.0, 54.0),
        ],
        "#e0993a",
        11,
    );
    brain(scene, (150.0, 1076.0), 170.0, 140.0, "#6fc4ae", 5);
    brain(scene, (356.0, 1122.0), 82.0, 66.0, "#e9a06a", 9);
    staghorn(scene, (470.0, 1236.0), 150.0, -92.0, "#f0c860", 31);
    anemone(scene, (640.0, 1128.0), 128.0, CORAL, 6);
    urchin(scene, (276.0, 1150.0), 34.0);
    starfish(scene, Spot::new(350.0, 1022.0, 0.9).turned(14.0));
    tubes(
        scene,
        &[(20.0, 1240.0, 190.0, 52.0), (74.0, 1250.0, 120.0, 46.0)],
        "#12505c",
        15,
    );
}

/// A sheet of coral, lit by the glare and lost in the depth.
fn piece(scene: &Scene, shape: &Shape, colour: impl Into<Colour>, seed: i64) -> Ink {
    let colour = colour.into();
    scene
        .sheet(shape, colour)
        .lit(0.3)
        .shade(0.6)
        .dark(mix(colour, DEEP, 0.68))
        .rim(1.8)
        .rim_colour(mix(colour, "#fff4cc", 0.72))
        .seed(seed)
        .grain(0.9)
        .ink()
}

fn rock(scene: &Scene, shape: &Shape, seed: i64) {
    let shape = handcut(shape, 3.0, 26.0, seed);
    scene.add(scene.shadow(&shape, (0.0, 3.0), 16.0, DEEP, 0.7));
    scene.add(piece(scene, &shape, "#1f5a62", seed));
    let mut chance = Chance::of("rock", seed as u64);
    let bounds = shape.bounds();
    let marks = all((0..80).map(|_| {
        let (x, y) = (
            chance.between(bounds.x0, bounds.x1),
            chance.between(bounds.y0, bounds.y1.min(1200.0)),
        );
        let r = chance.between(2.0, 7.0);
        blob(&knots![x - r, y; x, y - r * 0.6; x + r, y + 1.0; x, y + r * 0.7])
    }));
    scene.add(scene.clipped(&shape, scene.veil(&marks, "#8fd6c2", 0.16)));
}

/// A branch before it has grown.
#[derive(Clone, Copy)]
struct Twig {
    at: At,
    turn: f64,
    long: f64,
    width: f64,
    /// How often it still forks.
    forks: u32,
}

impl Twig {
    /// All the branches of a sea fan that it becomes; each leans a little less than the one it grows from.
    fn fan(self, chance: &mut Chance, lean: f64, out: &mut Vec<Shape>) {
        let Twig {
            at,
            turn,
            long,
            width,
            forks,
        } = self;
        let bend = chance.between(-9.0, 9.0);
        let mid = towards(at, turn + bend, long * 0.5);
        let end = towards(mid, turn + bend * 0.2 + lean, long * 0.5);
        out.push(taper(&[at, mid, end], &[width, width * 0.86, width * 0.74]));
        if forks == 0 {
            return;
        }
        let count = if chance.happens(0.3) { 3 } else { 2 };
        for k in 0..count {
            let part = f64::from(k) - f64::from(count - 1) / 2.0;
            let turned = turn + part * chance.between(26.0, 40.0) + chance.between(-6.0, 6.0);
            let twig = Twig {
                at: end,
                // They all strive upwards in the end.
                turn: turned + (-90.0 - turned) * 0.16,
                long: long * chance.between(0.7, 0.86),
                width: (width * 0.7).max(1.5),
                forks: forks - 1,
            };
            twig.fan(chance, lean * 0.8, out);
        }
    }

    /// All the branches of a staghorn that it becomes, and their tips.
    fn antler(self, chance: &mut Chance, limbs: &mut Vec<Shape>, tips: &mut Vec<Shape>) {
        let Twig {
            at,
            turn,
            long,
            width,
            forks,
        } = self;
        let bend = chance.between(-16.0, 16.0);
        let mid = towards(at, turn, long * 0.55);
        let end = towards(mid, turn + bend, long * 0.45);
        limbs.push(taper(&[at, mid, end], &[width, width * 0.9, width * 0.72]));
        if forks == 0 {
            let tip = towards(end, turn + bend, width * 0.5);
            limbs.push(taper(&[end, tip], &[width * 0.72, width * 0.36]));
            tips.push(circle(
                towards(tip, turn + bend + 180.0, width * 0.1),
                width * 0.5,
            ));
            return;
        }
        for side in [-1.0, 1.0] {
            let turned = turn + bend * 0.5 + side * chance.between(18.0, 34.0);
            let twig = Twig {
                at: end,
                turn: turned + (-90.0 - turned) * 0.12,
                long: long * chance.between(0.66, 0.86),
                width: width * 0.8,
                forks: forks - 1,
            };
            twig.antler(chance, limbs, tips);
        }
    }
}

/// How a coral holds on to the ground.
fn holdfast((x, y): At, half: f64) -> Shape {
    blob(&knots![
        x - half * 1.7, y + half * 0.7; x - half * 0.8, y + half * 0.1; x - half * 0.5, y - half * 0.7; x + half * 0.5, y - half * 0.7;
        x + half * 0.8, y + half * 0.1; x + half * 1.8, y + half * 0.8; x + half * 0.9, y + half * 0.7; x + half * 0.3, y + half;
        x - half * 0.4, y + half * 0.7; x - half, y + half
    ])
}

/// A sea fan: a net of fine branches.
fn fan(scene: &Scene, root: At, high: f64, turn: f64, colour: &str, seed: i64) {
    let mut chance = Chance::of("fan", seed as u64);
    let mut parts = Vec::new();
    for lean in [-24.0, -8.0, 8.0, 24.0] {
        let twig = Twig {
            at: root,
            turn: turn + lean,
            long: high * 0.25,
            width: high * 0.034 + 2.0,
            forks: 5,
        };
        twig.fan(&mut chance, -lean * 0.12, &mut parts);
    }
    parts.push(holdfast(root, high * 0.05 + 4.0));
    let net = all(parts).fillet(1.6);
    let web = net.grown(7.0).grown(-5.4);
    scene.add(scene.shadow(&net, (-4.0, 8.0), 9.0, DEEP, 0.45));
    scene.add(scene.veil(&web, mix(colour, DEEP, 0.45), 0.62));
    scene.add(piece(scene, &handcut(&net, 0.4, 10.0, seed), colour, seed));
}

/// Antlers with pale tips.
fn staghorn(scene: &Scene, root: At, high: f64, turn: f64, colour: &str, seed: i64) {
    let mut chance = Chance::of("staghorn", seed as u64);
    let (mut limbs, mut tips) = (Vec::new(), Vec::new());
    for lean in [-30.0, 2.0, 33.0] {
        let twig = Twig {
            at: root,
            turn: turn + lean,
            long: high * 0.36,
            width: high * 0.1,
            forks: 2,
        };
        twig.antler(&mut chance, &mut limbs, &mut tips);
    }
    limbs.push(holdfast(root, high * 0.1));
    let whole = all(limbs).fillet(3.0);
    let whole = handcut(&whole, 0.7, 9.0, seed);
    scene.add(scene.shadow(&whole, (-5.0, 8.0), 8.0, DEEP, 0.55));
    scene.add(piece(scene, &whole, colour, seed));
    let tips = all(tips);
    let pale = scene.veil(&tips, mix(colour, "#fff6dc", 0.75), 0.95);
    scene.add(scene.clipped(&whole, scene.blurred(pale, 1.6)));
    // Polyps.
    let bounds = whole.bounds();
    let dots = all((0..170).map(|_| {
        let at = (
            chance.between(bounds.x0, bounds.x1),
            chance.between(bounds.y0, bounds.y1),
        );
        circle(at, chance.between(0.9, 1.7))
    }));
    scene.add(scene.veil(&dots.within(&whole), mix(colour, "#fff6dc", 0.6), 0.7));
}

/// Sponges like chimneys.
fn tubes(scene: &Scene, tubes: &[(f64, f64, f64, f64)], colour: &str, seed: i64) {
    for (i, &(x, y, high, wide)) in tubes.iter().enumerate() {
        let sway = [10.0, -8.0, 6.0][i % 3];
        let line = curve(&[
            (x, y),
            (x + sway, y - high * 0.5),
            (x + sway * 0.4, y - high),
        ]);
        let tube = Stroke::along(line, &[wide * 0.7, wide * 0.86, wide * 1.02, wide])
            .blunt()
            .shape();
        let top = (x + sway * 0.4, y - high);
        let mouth = ellipse(top, wide * 0.5, wide * 0.2);
        let tube = handcut(&tube.and(&mouth), 1.0, 14.0, seed + i as i64);
        scene.add(scene.shadow(&tube, (-6.0, 6.0), 9.0, DEEP, 0.6));
        scene.add(piece(scene, &tube, colour, seed + i as i64));
        let ribs = all((1..7).map(|k| {
            let part = f64::from(k) / 7.0;
            let y = y - high * part;
            let x = x + sway * (1.0 - (part - 0.5).abs());
            taper(
                &[
                    (x - wide * 0.4, y),
                    (x, y + wide * 0.13),
                    (x + wide * 0.4, y),
                ],
                &[0.5, 2.4, 0.5],
            )
        }));
        scene.add(scene.clipped(&tube, scene.veil(&ribs, DEEP, 0.35)));
        let lip = handcut(&mouth, 0.5, 9.0, seed);
        scene.add(
            scene
                .sheet(&lip, mix(colour, BONE, 0.35))
                .lit(0.4)
                .rim(1.4)
                .grain(1.05),
        );
        scene.add(scene.fill(
            &ellipse((top.0, top.1 + wide * 0.03), wide * 0.36, wide * 0.12),
            mix(colour, DEEP, 0.85),
        ));
    }
}

/// Shelves of coral, one above another.
fn plates(scene: &Scene, plates: &[(f64, f64, f64)], colour: &str, seed: i64) {
    for (i, &(x, y, half)) in plates.iter().enumerate() {
        let stem = poly(&[
            (x - half * 0.24, y),
            (x + half * 0.24, y),
            (x + half * 0.16, y + half * 0.8),
            (x - half * 0.16, y + half * 0.8),
        ]);
        scene.add(scene.fill(&stem, mix(colour, DEEP, 0.75)));
        let under = blob(&knots![
            x - half, y; x - half * 0.5, y + half * 0.2; x, y + half * 0.3; x + half * 0.5, y + half * 0.22; x + half, y - 2.0; x, y - 4.0
        ]);
        scene.add(scene.shadow(&under, (-6.0, 12.0), 9.0, DEEP, 0.6));
        scene.add(scene.fill(&handcut(&under, 1.2, 14.0, seed), mix(colour, DEEP, 0.55)));
        let top = blob(&knots![
            x - half, y; x - half * 0.7, y - half * 0.16; x - half * 0.2, y - half * 0.23; x + half * 0.4, y - half * 0.2;
            x + half * 0.86, y - half * 0.1; x + half, y - 1.0; x + half * 0.6, y + half * 0.1; x, y + half * 0.15; x - half * 0.6, y + half * 0.12
        ]);
        let top = handcut(&top, 1.6, 12.0, seed + i as i64);
        scene.add(piece(scene, &top, colour, seed + i as i64));
        let rings = all([0.8, 0.58, 0.36].map(|k| {
            let ring = ellipse((x, y - half * 0.03), half * k, half * 0.18 * k);
            ring.minus(&ring.grown(-1.4))
        }));
        scene.add(scene.clipped(&top, scene.veil(&rings, mix(colour, "#fff6dc", 0.5), 0.55)));
    }
}

/// A dome with a maze on it.
fn brain(scene: &Scene, at: At, rx: f64, ry: f64, colour: &str, seed: i64) {
    let (x, y) = at;
    let dome = blob(&knots![
        x - rx, y + ry * 0.5; x - rx * 0.98, y; x - rx * 0.78, y - ry * 0.52; x - rx * 0.4, y - ry * 0.86; x + rx * 0.05, y - ry;
        x + rx * 0.5, y - ry * 0.84; x + rx * 0.84, y - ry * 0.46; x + rx, y + ry * 0.04; x + rx * 0.96, y + ry * 0.5;
        x + rx * 0.5, y + ry * 0.74; x - rx * 0.5, y + ry * 0.76
    ]);
    let dome = handcut(&dome, 1.4, 24.0, seed);
    scene.add(scene.shadow(&dome, (-8.0, 6.0), 16.0, DEEP, 0.7));
    scene.add(piece(scene, &dome, mix(colour, DEEP, 0.3), seed));
    // The maze is drawn flat, and then laid over the dome: towards its rim everything is narrower.
    let side = 2.0 * rx;
    let mut chance = Chance::of("brain", seed as u64);
    let swirls: Vec<(At, f64)> = (0..60)
        .map(|_| {
            (
                (chance.between(0.0, side), chance.between(0.0, side)),
                chance.between(0.0, 6.3),
            )
        })
        .collect();
    let flow = |(x, y): At| {
        let (mut sin, mut cos) = (0.0, 0.0);
        for ((sx, sy), turn) in &swirls {
            let near =
                (-((x - sx).powi(2) + (y - sy).powi(2)) / (2.0 * (side * 0.06).powi(2))).exp();
            sin += near * (2.0 * turn).sin();
            cos += near * (2.0 * turn).cos();
        }
        sin.atan2(cos) / 2.0
    };
    let grid = Field::new(side, side, 2.2, |_| 0.0);
    let period = 12.0 + rx * 0.03;
    let maze = ridges(&grid, flow, period, 7, seed as u64)
        .smoothed(0.6)
        .above(0.02);
    let lay = move |(u, v): At| {
        let (a, b) = (u / rx - 1.0, v / rx - 1.0);
        let far = a.hypot(b).min(1.4);
        let pull = if far > 0.0 {
            (far * 1.2).min(FRAC_PI_2).sin() / far
        } else {
            1.0
        };
        (
            x + a * pull * rx * 0.985,
            y + (b * pull * ry * 0.96) + (a * a) * ry * 0.06,
        )
    };
    let maze = maze.bent(lay).within(&dome);
    scene.add(scene.clipped(&dome, scene.veil(&maze.moved(-1.6, 2.6), DEEP, 0.45)));
    scene.add(piece(scene, &maze, colour, seed + 3));
    let dark = blob(&knots![
        x - rx, y - ry * 0.1; x - rx * 0.5, y + ry * 0.3; x + rx * 0.3, y + ry * 0.44; x + rx, y + ry * 0.2; x + rx, y + ry; x - rx, y + ry
    ]);
    let shade = scene.smudge(&dark, 0.85, 22.0, DEEP, Spray::new(seed, 0.75));
    scene.add(scene.clipped(&dome, shade));
}

/// A crown of soft arms, at home to the clownfish.
fn anemone(scene: &Scene, at: At, reach: f64, colour: &str, seed: i64) {
    let (x, y) = at;
    let foot = blob(&knots![
        x - reach * 0.5, y - 8.0; x - reach * 0.42, y + 30.0; x - reach * 0.5, y + 90.0; x + reach * 0.5, y + 90.0; x + reach * 0.42, y + 30.0;
        x + reach * 0.5, y - 8.0; x, y - 24.0
    ]);
    scene.add(scene.shadow(&foot, (-6.0, 4.0), 10.0, DEEP, 0.6));
    scene.add(piece(
        scene,
        &handcut(&foot, 1.0, 20.0, seed),
        mix(PLUM, DEEP, 0.2),
        seed,
    ));
    let mut chance = Chance::of("anemone", seed as u64);
    // Those behind first: they stand up; those before hang over.
    for row in 0..4 {
        let count = 11;
        for k in 0..count {
            let part = (f64::from(k) + 0.5 * f64::from(row % 2)) / f64::from(count - 1) * 2.0 - 1.0;
            let root = (
                x + part * reach * 0.44,
                y - 14.0 + f64::from(row) * 9.0 - (1.0 - part * part) * 8.0,
            );
            let rise = reach * [0.95, 0.82, 0.62, 0.36][row as usize] * chance.between(0.85, 1.12);
            let out = part * reach * [0.5, 0.66, 0.8, 0.8][row as usize];
            let sway = chance.between(-10.0, 10.0);
            let tip = (
                root.0 + out + sway,
                root.1 - rise * (1.0 - part.abs() * 0.35),
            );
            let mid = (root.0 + out * 0.36 - sway * 0.7, root.1 - rise * 0.62);
            let width = 11.5 + chance.between(-1.0, 1.0);
            let arm = taper(&[root, mid, tip], &[width, width * 0.86, width * 0.72])
                .and(&circle(tip, width * 0.47));
            let arm = handcut(&arm, 0.4, 10.0, seed + i64::from(row * 20 + k));
            let tone = mix(colour, "#6a2a56", 0.42 - 0.13 * f64::from(row));
            scene.add(scene.shadow(&arm, (-2.0, 3.0), 3.0, "#3a1034", 0.45));
            scene.add(piece(scene, &arm, tone, 3));
            let bulb = circle(tip, width * 0.44);
            let bulb = scene.veil(&bulb, mix(colour, "#fff2d8", 0.72), 0.9);
            scene.add(scene.clipped(&arm, scene.blurred(bulb, 1.2)));
        }
    }
}

fn urchin(scene: &Scene, at: At, r: f64) {
    let mut chance = Chance::of("urchin", 3);
    let spines = all((0..46).map(|i| {
        let turn = f64::from(i) * 360.0 / 46.0 + chance.between(-4.0, 4.0);
        let long = r * chance.between(1.3, 1.9);
        taper(
            &[towards(at, turn, r * 0.4), towards(at, turn, long)],
            &[3.2, 0.5],
        )
    }));
    let body = circle(at, r * 0.74);
    let whole = handcut(&spines.and(&body), 0.3, 9.0, 3);
    scene.add(scene.shadow(&whole, (-3.0, 6.0), 7.0, DEEP, 0.6));
    scene.add(piece(scene, &whole, "#3a2450", 5));
    let dots = all((0..22).map(|_| {
        circle(
            towards(at, chance.between(0.0, 360.0), r * chance.between(0.0, 0.6)),
            1.6,
        )
    }));
    scene.add(scene.veil(&dots, "#c79ad0", 0.6));
}

/// A starfish on the edge of the carpet.
fn starfish(scene: &Scene, spot: Spot) {
    let arms = (0..5).map(|i| {
        let turn = f64::from(i) * 72.0 - 90.0;
        let mid = towards((0.0, 0.0), turn + 6.0, 22.0);
        let end = towards(
            (0.0, 0.0),
            turn + [14.0, -4.0, 10.0, 2.0, 16.0][i as usize],
            44.0,
        );
        taper(&[(0.0, 0.0), mid, end], &[24.0, 15.0, 5.0])
    });
    let star = all(arms).fillet(5.0).stretched(1.0, 0.62, (0.0, 0.0));
    let star = handcut(&spot.put(&star), 0.6, 12.0, 4);
    scene.add(scene.shadow(&star, (-3.0, 5.0), 4.0, DEEP, 0.7));
    scene.add(piece(scene, &star, CORAL, 4));
    let dots = all((0..5)
        .flat_map(|i| {
            let turn = f64::from(i) * 72.0 - 86.0;
            (1..5).map(move |k| towards((0.0, 0.0), turn, f64::from(k) * 8.6))
        })
        .map(|(x, y)| circle(spot.point((x, y * 0.62)), 1.7)));
    scene.add(scene.veil(&dots, "#ffe6c0", 0.85));
}
