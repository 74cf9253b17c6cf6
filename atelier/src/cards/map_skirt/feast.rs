//! The feast around her: the square, paper flags and lanterns, and those in front of us.

use super::{BONE, DUSK, FOAM, GOLD, RED};
use crate::colour::{Colour, mix};
use crate::line::{Path, blob, curve, ellipse, handcut, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::random::Chance;
use crate::scene::{HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const STRAW: &str = "#e2b25c";
const JOINT: &str = "#a97f62";
/// Where she turns, and all look.
pub const MIDDLE: At = (400.0, 706.0);

/// A place on the square: so far from the middle, at an angle.
fn on_floor(far: f64, degrees: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (MIDDLE.0 + far * cos, MIDDLE.1 + far * sin * 0.87)
}

/// The square, paved in rings.
pub fn floor(scene: &Scene) {
    let stops = stops![0, "#f6e4c2"; 0.42, "#ecd0a4"; 0.68, "#d5a97e"; 1, "#96624f"];
    scene.sky(
        scene.radial_from((430.0, 620.0), 900.0, (520.0, 420.0), &stops),
        5,
        0.04,
    );
    let mut chance = Chance::of("paving", 3);
    let (mut joints, mut light, mut dark) = (Vec::new(), Vec::new(), Vec::new());
    let rings = [392.0, 448.0, 508.0, 574.0, 646.0, 724.0, 808.0, 900.0];
    for (i, pair) in rings.windows(2).enumerate() {
        let (inner, outer) = (pair[0], pair[1]);
        let ring: Vec<At> = (0..=120)
            .map(|k| on_floor(inner, f64::from(k) * 3.0))
            .collect();
        joints.push(crate::line::Stroke::along(ring, &[1.8, 1.8]).shape());
        let count = 30 + i * 4;
        for k in 0..count {
            let turn = 360.0 * (k as f64 + chance.between(-0.16, 0.16) + 0.5 * (i % 2) as f64)
                / count as f64;
            let (a, b) = (on_floor(inner, turn), on_floor(outer, turn + 0.4));
            joints.push(taper(&[a, b], &[1.8, 1.6]));
            let wide = 360.0 / count as f64;
            let stone = poly(&[
                on_floor(inner + 3.0, turn + 0.5),
                on_floor(inner + 3.0, turn + wide - 0.6),
                on_floor(outer - 3.0, turn + wide - 0.5),
                on_floor(outer - 3.0, turn + 0.5),
            ]);
            match chance.below(5) {
                0 => light.push(stone),
                1 => dark.push(stone),
                _ => {}
            }
        }
    }
    scene.add(scene.veil(&all(light), FOAM, 0.4) + scene.veil(&all(dark), "#c99a70", 0.22));
    scene.add(scene.veil(&all(joints), JOINT, 0.38));
    // Dusk comes from the edges.
    let dusk = scene.radial(
        (430.0, 640.0),
        880.0,
        &stops![0.5, Colour::BLACK, 0.0; 0.8, Colour::BLACK, 0.4; 1, Colour::BLACK, 0.8],
    );
    let whole = poly(&[(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]);
    scene.add(scene.grain(&whole, dusk, "#8a5048", Spray::new(9, 0.7)));
    confetti(scene);
}

fn confetti(scene: &Scene) {
    let mut chance = Chance::of("confetti", 8);
    let mut bits: Vec<(Shape, &str)> = Vec::new();
    for _ in 0..130 {
        let (x, y) = on_floor(chance.between(430.0, 800.0), chance.between(0.0, 360.0));
        let r = chance.between(2.6, 6.0);
        let bit = blob(&knots![-r, 0; -r * 0.2, -r * 0.6; r, -r * 0.1; r * 0.2, r * 0.6]);
        let bit = Spot::new(x, y, 1.0)
            .turned(chance.between(0.0, 180.0))
            .put(&bit);
        bits.push((
            bit,
            *chance.pick(&[RED, "#1f9a9a", GOLD, "#e8705a", "#fffaf0"]),
        ));
    }
    let whole = all(bits.iter().map(|(bit, _)| bit.moved(-1.5, 3.0)));
    scene.add(scene.veil(&whole, DUSK, 0.35));
    for (bit, colour) in bits {
        scene.add(scene.fill(&bit, colour));
    }
}

/// A paper lantern that hangs from a place.
fn lantern(scene: &Scene, at: At, size: f64, colour: &str, seed: i64) -> Ink {
    let paper = Paper {
        lit: 0.5,
        ..Paper::new(
            Motif {
                scene,
                spot: Spot::new(at.0, at.1, size),
                seed,
            },
            "#6a1a2a",
        )
    };
    let body = blob(&knots![
        -12, 14, corner; -30, 22; -40, 42; -36, 64; -14, 78, corner; 14, 78, corner; 36, 64; 40, 42; 30, 22; 12, 14, corner
    ]);
    let cut = paper.put(&body);
    let mut ink = scene.shadow(&cut, (-26.0 * size, 70.0 * size), 18.0 * size, DUSK, 0.32);
    ink += paper.mark(&taper(&spots![0, 0; 0, 14], &[1.6, 1.6]), "#4a1c28");
    ink += paper.piece(&body, colour, 1);
    ink += scene.clipped(
        &cut,
        scene.glow(
            paper.motif.spot.point((4.0, 46.0)),
            46.0 * size,
            "#ffd27a",
            0.85,
            0.4,
        ),
    );
    let ribs = all([-26.0_f64, -10.0, 10.0, 26.0].map(|x| {
        taper(
            &[(x * 0.4, 15.0), (x * 1.2, 44.0), (x * 0.45, 77.0)],
            &[0.7, 1.5, 0.7],
        )
    }));
    ink += paper.stain(&ribs, mix(colour, "#5a1024", 0.55), 0.6);
    let caps = all([
        blob(
            &knots![-13, 11, corner; 0, 9; 13, 11, corner; 12, 17, corner; 0, 19; -12, 17, corner],
        ),
        blob(
            &knots![-14, 76, corner; 0, 79; 14, 76, corner; 12, 82, corner; 0, 84; -12, 82, corner],
        ),
    ]);
    ink += paper.piece(&caps, GOLD, 3);
    let tassel = all([-4.0, 0.0, 4.0].map(|x: f64| {
        taper(
            &[(x, 84.0), (x * 1.3, 94.0), (x * 1.2 - 2.0, 106.0)],
            &[1.6, 2.2, 0.8],
        )
    }));
    ink + paper.mark(&tassel, GOLD)
}

/// Paper flags with cut-out patterns, on a string that sags.
fn flags(scene: &Scene, points: &[At], count: usize, size: f64, first: usize) -> Ink {
    let string = curve(points);
    let path = Path::new(string.clone());
    let flag = blob(&knots![
        -15, 0, corner; 15, 0, corner; 15.5, 26, corner; 10, 31; 5, 27, corner; 0, 33; -5, 27, corner; -10, 31; -15.5, 26, corner
    ]);
    let holes = all([
        poly(&spots![0, 6; 5, 12; 0, 18; -5, 12]),
        poly(&spots![-10, 5; -7.4, 8; -10, 11; -12.6, 8]),
        poly(&spots![10, 5; 12.6, 8; 10, 11; 7.4, 8]),
        poly(&spots![-9.5, 16; -7, 20; -9.5, 24; -12, 20]),
        poly(&spots![9.5, 16; 12, 20; 9.5, 24; 7, 20]),
        poly(&spots![0, 21.5; 2.2, 24; 0, 26.5; -2.2, 24]),
    ]);
    let flag = flag.minus(&holes);
    let placed: Vec<Shape> = path
        .walk(count)
        .enumerate()
        .map(|(i, (at, turn))| {
            let sway = [4.0, -6.0, 2.0, -3.0, 7.0][i % 5];
            let put = Spot::new(at.0, at.1, size)
                .turned(turn * 0.8 + sway)
                .put(&flag);
            handcut(&put, 0.3, 9.0, i as i64)
        })
        .collect();
    let mut ink = scene.shadow(&all(placed.clone()), (-22.0, 62.0), 9.0, DUSK, 0.26);
    ink += scene.stitched(&string, "#6a2a36", 1.6, 0.9, None);
    for (i, flag) in placed.iter().enumerate() {
        let colour = [RED, "#1f9a9a", BONE, GOLD, "#e8705a"][(i + first) % 5];
        ink += scene
            .sheet(flag, colour)
            .lit(0.25)
            .shade(0.45)
            .dark(mix(colour, DUSK, 0.55))
            .rim(1.0)
            .ink();
    }
    ink
}

/// Paper flags and lanterns above the square.
pub fn garlands(scene: &Scene) {
    scene.add(flags(
        scene,
        &spots![-20, 52; 90, 76; 220, 62; 340, 10; 372, -20],
        11,
        1.0,
        0,
    ));
    scene.add(flags(
        scene,
        &spots![396, -20; 480, 40; 600, 76; 720, 66; 824, 24],
        11,
        1.0,
        2,
    ));
    scene.add(lantern(scene, (56.0, -22.0), 0.92, "#d8402f", 3));
    scene.add(lantern(scene, (742.0, -26.0), 1.1, "#d8402f", 7));
    scene.add(lantern(scene, (232.0, -52.0), 0.8, "#e9a63c", 11));
}

/// Those on the near side, whom we see from behind.
pub fn onlookers(scene: &Scene) {
    let hats = [
        (70.0, 1176.0, 1.0, STRAW, RED, "#35667f"),
        (742.0, 1168.0, 1.05, "#c8503a", GOLD, "#3f7f86"),
    ];
    for (i, (x, y, size, hat, band, coat)) in hats.into_iter().enumerate() {
        let paper = Paper {
            rim: 1.8,
            grain: 0.75,
            ..Paper::new(
                Motif {
                    scene,
                    spot: Spot::new(x, y, size),
                    seed: 5 + i as i64,
                },
                "#3a1628",
            )
        };
        let shoulders = blob(&knots![-92, 80; -84, 22; -50, -6; 0, -16; 50, -6; 84, 22; 92, 80]);
        let cut = paper.put(&shoulders);
        scene.add(scene.shadow(&cut, (-14.0, 10.0), 14.0, DUSK, 0.5));
        scene.add(paper.piece(&shoulders, coat, 1));
        let brim = blob(&knots![
            -70, -18; -56, -50; -22, -68; 20, -70; 54, -54; 72, -22; 58, 6; 22, 20; -20, 20; -56, 8
        ]);
        let cut = paper.put(&brim);
        scene.add(scene.shadow(&cut, (-8.0, 14.0), 9.0, "#3a1628", 0.6));
        scene.add(paper.piece(&brim, hat, 2));
        let weave = all((1..6).map(|k| {
            let part = f64::from(k) / 6.0;
            let ring = ellipse((0.0, -26.0), 34.0 + 36.0 * part, 22.0 + 24.0 * part);
            ring.minus(&ring.grown(-0.9))
        }));
        scene.add(scene.clipped(&cut, paper.stain(&weave, mix(hat, "#5a2a24", 0.6), 0.4)));
        let ribbon =
            blob(&knots![-37, -26; -32, -48; 0, -58; 32, -48; 37, -26; 28, -8; 0, -1; -28, -8]);
        let crown =
            blob(&knots![-34, -36; -28, -56; -4, -66; 24, -60; 34, -40; 28, -20; 2, -12; -26, -20]);
        scene.add(paper.piece(&ribbon, band, 3) + paper.piece(&crown, hat, 4));
        let dent = taper(&spots![-12, -44; 4, -40; 18, -46], &[2.0, 5.0, 2.0]);
        scene.add(paper.stain(&dent, mix(hat, "#5a2a24", 0.6), 0.45));
    }
}
