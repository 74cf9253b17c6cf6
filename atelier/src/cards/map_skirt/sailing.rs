//! What is on the water: islands, ships that all sail the way she turns, a whale, a compass sewn on.

use super::skirt::{LAG, SKIRT};
use super::{ABYSS, BONE, FOAM, GOLD, RED};
use crate::colour::mix;
use crate::line::{Stroke, blob, handcut, poly, taper};
use crate::motifs::Motif;
use crate::motifs::Paper;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const SAND: &str = "#ecd2a0";
const LEAF: &str = "#3f8a4a";
const WOOD: &str = "#6d3a2a";

pub fn draw(scene: &Scene) {
    compass(scene, (578.0, 886.0));
    let voyages = [
        // Those on the far side first.
        (0.8, -42.0, 0.4, Rig::Lateen),
        (0.86, 12.0, 0.66, Rig::Square),
        (0.82, 172.0, 0.62, Rig::Lateen),
        (0.84, 33.0, 0.5, Rig::Lateen),
        (0.89, 117.0, 0.46, Rig::Lateen),
        (0.72, 84.0, 1.0, Rig::Square),
    ];
    for (out, angle, _, _) in voyages {
        wake(scene, out, angle - LAG * out, 20.0);
    }
    island(scene, Spot::new(640.0, 612.0, 0.62), Land::Peak, 4);
    island(scene, Spot::new(112.0, 640.0, 0.62), Land::Palms, 9);
    island(scene, Spot::new(500.0, 842.0, 0.58), Land::Palms, 14);
    island(scene, Spot::new(250.0, 850.0, 1.02), Land::Town, 17);
    whale(scene, Spot::new(140.0, 968.0, 0.64));
    for (i, (out, angle, size, rig)) in voyages.into_iter().enumerate() {
        let (x, y) = SKIRT.at(out, angle - LAG * out);
        // All sail the way she turns: to the right before her, to the left behind her.
        let spot = Spot::new(x, y - 4.0, size).flipped(angle.to_radians().sin() < 0.0);
        ship(scene, spot, rig, 3 + i as i64);
    }
}

/// How a ship is rigged.
#[derive(Clone, Copy, PartialEq)]
enum Rig {
    /// Two masts with square sails.
    Square,
    /// One slanting sail.
    Lateen,
}

/// What an island bears.
#[derive(Clone, Copy, PartialEq)]
enum Land {
    /// Palm trees.
    Palms,
    /// Houses and a lighthouse.
    Town,
    /// A mountain.
    Peak,
}

/// The line a ship has drawn, along the swell: out from the waist, from an angle, so many degrees back.
fn wake(scene: &Scene, out: f64, angle: f64, long: f64) {
    for (side, width) in [(-1.0, 3.0), (1.0, 3.0), (0.0, 1.6)] {
        let line = SKIRT.round(angle, angle + long, |a| {
            out + side * 0.035 * (0.25 + (a - angle) / long)
        });
        let foam = Stroke::along(line, &[width, width * 0.8, 0.3]).shape();
        scene.add(scene.veil(&foam, FOAM, 0.75));
    }
}

fn paper<'a>(scene: &'a Scene, spot: Spot, seed: i64) -> Paper<'a> {
    Paper {
        uneven: 0.4,
        ..Paper::new(Motif { scene, spot, seed }, "#2a1826")
    }
}

fn ship(scene: &Scene, spot: Spot, rig: Rig, seed: i64) {
    let paper = paper(scene, spot, seed);
    let hull = blob(&knots![
        -50, -24, corner; -34, -21; -30, -12; 0, -8; 30, -12; 58, -24, corner; 50, -2; 40, 10; 0, 14; -36, 10; -46, -4
    ]);
    let deck = blob(&knots![-32, -15; 0, -11; 32, -15; 50, -21; 30, -20; 0, -18; -30, -20]);
    let masts = all([
        taper(&spots![-16, -12; -17, -86], &[3.0, 1.8]),
        taper(&spots![20, -12; 20, -74], &[2.8, 1.6]),
        taper(&spots![50, -22; 76, -36], &[2.4, 1.2]),
    ]);
    let mast = taper(&spots![-6, -12; 4, -84], &[3.2, 1.8]);
    let sails = [
        blob(
            &knots![-38, -78, corner; -16, -82; 4, -78, corner; 10, -66; 6, -54, corner; -14, -59; -36, -54, corner; -28, -66],
        ),
        blob(
            &knots![-42, -50, corner; -16, -55; 8, -50, corner; 15, -36; 10, -20, corner; -14, -27; -40, -22, corner; -31, -36],
        ),
        blob(
            &knots![2, -66, corner; 20, -70; 36, -66, corner; 42, -56; 38, -46, corner; 20, -50; 4, -46, corner; 9, -56],
        ),
        blob(
            &knots![0, -42, corner; 20, -47; 40, -42, corner; 47, -32; 42, -20, corner; 22, -25; 2, -20, corner; 9, -31],
        ),
        blob(&knots![48, -52, corner; 60, -42; 74, -34, corner; 56, -26; 46, -24, corner; 50, -38]),
    ];
    let lateen = [blob(&knots![
        -36, -22, corner; -14, -56; 10, -88; 22, -98, corner; 34, -70; 44, -40; 50, -20, corner; 10, -14
    ])];
    let sails: &[Shape] = if rig == Rig::Square { &sails } else { &lateen };
    let masts = if rig == Rig::Square { masts } else { mast };
    let whole = paper.put(&all(sails.iter().cloned().chain([hull.clone()])));
    scene.add(scene.shadow(&whole, (-8.0 * spot.size, 9.0 * spot.size), 6.0, ABYSS, 0.5));
    // The bow wave, and the reflection that the hull breaks.
    let bow = all([
        blob(&knots![28, 15; 44, 10; 56, 0; 68, -6; 76, -3; 70, 4; 74, 10; 62, 13; 54, 19; 40, 18]),
        blob(&knots![
            -66, 10; -48, 7; -20, 13; 10, 15; 34, 13; 30, 19; 18, 18; 8, 23; -4, 19; -16, 24; -28, 18; -42, 22; -54, 16
        ]),
    ]);
    scene.add(paper.mark(&masts, WOOD));
    for (i, sail) in sails.iter().enumerate() {
        let colour = match (rig, i) {
            (Rig::Lateen, _) => [BONE, RED, "#e9b54a"][seed as usize % 3].into(),
            (_, 0 | 3) => mix(RED, "#ff7a50", 0.1),
            _ => BONE.into(),
        };
        scene.add(paper.shaded(sail, colour, i as i64, 0.55));
    }
    let seams = all([
        taper(&spots![-16, -54; -13, -40; -15, -27], &[0.4, 1.0, 0.4]),
        taper(&spots![20, -46; 24, -36; 21, -25], &[0.4, 1.0, 0.4]),
    ]);
    if rig == Rig::Square {
        scene.add(paper.stain(&seams, "#6a2a2a", 0.5));
    }
    scene.add(paper.piece(&hull, WOOD, 20));
    scene.add(paper.stain(&deck, "#d9a06a", 0.7));
    let wale = taper(&spots![-46, -12; 0, -1; 52, -14], &[1.6, 2.4, 1.6]);
    scene.add(paper.mark(&wale, GOLD));
    let ports = all([-28.0, -14.0, 0.0, 14.0, 28.0].map(|x: f64| {
        let y = 4.5 - (x / 30.0).powi(2) * 3.0;
        blob(&knots![x - 2.2, y; x, y - 2.4; x + 2.2, y; x, y + 2.4])
    }));
    scene.add(paper.mark(&ports, "#ffdf8e"));
    let flags = all([
        blob(&knots![-17, -94, corner; -26, -96; -38, -92, corner; -28, -88; -17, -86, corner]),
        blob(&knots![20, -82, corner; 12, -84; 2, -80, corner; 12, -76; 20, -75, corner]),
    ]);
    if rig == Rig::Square {
        scene.add(paper.mark(&flags, GOLD));
    }
    scene.add(paper.stain(&bow, FOAM, 0.95));
}

fn palm(paper: &Paper, x: f64, y: f64, high: f64, lean: f64) -> Ink {
    let top = (x + lean, y - high);
    let trunk = taper(
        &[(x, y), (x + lean * 0.25, y - high * 0.5), top],
        &[5.0, 3.6, 3.0],
    );
    let mut ink = paper.piece(&trunk, "#8a5a3a", 31);
    for (i, (dx, dy)) in spots![-22, -4; -17, -14; -2, -19; 15, -15; 22, -3; 12, 8; -12, 8]
        .into_iter()
        .enumerate()
    {
        let end = (top.0 + dx, top.1 + dy + 7.0);
        let mid = (top.0 + dx * 0.55, top.1 + dy * 0.9 - 3.0);
        let leaf = taper(&[top, mid, end], &[1.2, 6.4, 0.8]);
        let colour = mix(LEAF, "#9fc45a", 0.14 * (i % 4) as f64);
        ink += paper.shaded(&leaf, colour, 33 + i as i64, 0.5);
    }
    ink
}

fn island(scene: &Scene, spot: Spot, land: Land, seed: i64) {
    let paper = paper(scene, spot, seed);
    let shore = blob(&knots![
        -74, 2; -58, -14; -30, -18; -4, -26; 26, -20; 52, -18; 76, -4; 70, 10; 40, 14; 22, 24; -10, 20; -36, 26; -64, 16
    ]);
    let shallows = handcut(&paper.put(&shore).grown(20.0 * spot.size), 3.0, 30.0, seed);
    scene.add(scene.blurred(scene.veil(&shallows, "#a9ead3", 0.7), 4.0));
    let breakers = [12.0, 7.0].map(|by| {
        let outer = handcut(
            &paper.put(&shore).grown(by * spot.size),
            2.6,
            16.0,
            seed + 2,
        );
        outer.minus(&outer.grown(-1.6))
    });
    scene.add(scene.veil(&all(breakers), FOAM, 0.85));
    let beach = paper.cut(&shore, 1);
    scene.add(scene.shadow(&beach, (-3.0, 5.0), 4.0, ABYSS, 0.5));
    scene.add(
        scene
            .sheet(&beach, SAND)
            .lit(0.3)
            .shade(0.5)
            .dark("#b9854f")
            .rim(1.4),
    );
    let green = blob(&knots![
        -54, -2; -40, -20; -20, -24; -4, -36; 20, -32; 34, -22; 54, -12; 44, 0; 16, 6; -10, 2; -30, 8
    ]);
    scene.add(paper.piece(&green, LEAF, 3));
    let mut chance = Chance::of("bushes", seed as u64);
    let bushes = all((0..16).map(|_| {
        let (x, y) = (chance.between(-44.0, 46.0), chance.between(-22.0, 1.0));
        taper(
            &[(x - 4.0, y), (x, y - 3.0), (x + 4.0, y)],
            &[0.4, 2.0, 0.4],
        )
    }));
    scene.add(paper.stain(&bushes, "#1c4a34", 0.6));
    match land {
        Land::Palms => {
            scene.add(palm(&paper, 20.0, -10.0, 46.0, 10.0));
            scene.add(palm(&paper, -6.0, -6.0, 62.0, -14.0));
            scene.add(palm(&paper, 2.0, 4.0, 38.0, 20.0));
        }
        Land::Peak => {
            let peak = blob(&knots![
                -46, -8; -30, -40; -16, -70; -6, -92, corner; 4, -88; 12, -94, corner; 24, -62; 36, -36; 54, -6; 0, 4
            ]);
            scene.add(paper.piece(&peak, "#7d6a58", 5));
            let snow = blob(&knots![
                -16, -70; -6, -92, corner; 4, -88; 12, -94, corner; 20, -72; 12, -66; 8, -76; 0, -62; -6, -74
            ]);
            scene.add(paper.piece(&snow, FOAM, 6));
            let ribs = all([
                taper(&spots![-8, -62; -20, -34; -24, -8], &[0.5, 2.4, 0.5]),
                taper(&spots![8, -58; 14, -30; 24, -6], &[0.5, 2.4, 0.5]),
                taper(&spots![0, -54; -2, -30; 4, -4], &[0.5, 2.0, 0.5]),
            ]);
            scene.add(paper.stain(&ribs, "#3a2c38", 0.5));
            scene.add(palm(&paper, -34.0, 4.0, 28.0, -8.0));
            scene.add(palm(&paper, 40.0, 2.0, 24.0, 8.0));
        }
        Land::Town => town(scene, &paper),
    }
}

fn town(scene: &Scene, paper: &Paper) {
    scene.add(palm(paper, -46.0, -2.0, 46.0, -10.0));
    let houses = [
        (-30.0, -12.0, 18.0, 22.0),
        (-8.0, -22.0, 20.0, 26.0),
        (14.0, -14.0, 18.0, 20.0),
        (-16.0, 2.0, 17.0, 18.0),
        (6.0, 4.0, 18.0, 17.0),
    ];
    for (i, (x, y, wide, high)) in houses.into_iter().enumerate() {
        let wall = poly(&[
            (x, y),
            (x + wide, y + 0.6),
            (x + wide, y - high),
            (x, y - high),
        ]);
        let roof = poly(&[
            (x - 2.5, y - high + 1.0),
            (x + wide / 2.0, y - high - 10.0),
            (x + wide + 2.5, y - high + 1.0),
        ]);
        scene.add(paper.piece(
            &wall,
            mix(FOAM, "#f0c9a0", 0.25 * (i % 3) as f64),
            7 + i as i64,
        ));
        scene.add(paper.piece(
            &roof,
            mix(RED, "#e88a50", 0.3 * (i % 2) as f64),
            17 + i as i64,
        ));
        let windows = all([0.24, 0.62].map(|part| {
            let (x, y) = (x + wide * part, y - high * 0.58);
            blob(&knots![x, y + 5.0, corner; x, y; x + 1.8, y - 2.0; x + 3.6, y; x + 3.6, y + 5.0, corner])
        }));
        scene.add(paper.mark(&windows, "#25606a"));
    }
    // A lighthouse on the point.
    let tower = poly(&spots![44, 0; 58, 0; 55, -52; 47, -52]);
    scene.add(paper.piece(&tower, FOAM, 27));
    for (y, wide) in [(-8.0, 6.6), (-24.0, 5.8), (-40.0, 5.0)] {
        let band = poly(&[
            (51.0 - wide, y),
            (51.0 + wide, y),
            (51.0 + wide - 0.5, y - 8.0),
            (51.0 - wide + 0.5, y - 8.0),
        ]);
        scene.add(paper.mark(&band, RED));
    }
    let lamp = poly(&spots![47.5, -52; 54.5, -52; 54, -61; 48, -61]);
    let cap = blob(&knots![45, -60, corner; 51, -70; 57, -60, corner]);
    scene.add(paper.mark(&lamp, "#ffe08a"));
    scene.add(paper.piece(&cap, "#7a2a2a", 29));
    scene.add(palm(paper, 30.0, 8.0, 30.0, 8.0));
}

/// The tail of a whale that goes down.
fn whale(scene: &Scene, spot: Spot) {
    let paper = paper(scene, spot, 3);
    let tail = blob(&knots![
        -7, 4; -9, -16; -14, -32; -36, -42; -58, -60, corner; -34, -64; -12, -56; 0, -44, corner; 12, -58; 34, -68;
        58, -66, corner; 40, -46; 16, -34; 10, -16; 10, 4
    ]);
    let cut = paper.put(&tail);
    scene.add(scene.shadow(&cut, (-7.0, 9.0), 5.0, ABYSS, 0.5));
    scene.add(paper.piece(&tail, "#1d4a63", 2));
    let lines = all([
        taper(&spots![-4, -38; -24, -48; -44, -58], &[0.4, 2.0, 0.4]),
        taper(&spots![5, -38; 22, -50; 44, -60], &[0.4, 2.0, 0.4]),
        taper(&spots![0, -34; 1, -18; 0, 0], &[0.4, 2.0, 0.4]),
    ]);
    scene.add(paper.stain(&lines, "#9fd8d6", 0.5));
    let splash = blob(&knots![
        -30, 4; -22, -3; -12, -8; -4, -2; 4, -9; 14, -4; 24, -6; 32, 3; 22, 9; 6, 7; -8, 11; -22, 9
    ]);
    scene.add(paper.shaded(&splash, FOAM, 5, 0.2));
}

/// A compass, sewn flat onto the cloth.
fn compass(scene: &Scene, at: At) {
    let flat = |x: f64, y: f64| (at.0 + x * 1.1, at.1 + y * 0.82 + x * 0.1);
    let ray = |turn: f64, long: f64, wide: f64| {
        let (sin, cos) = turn.to_radians().sin_cos();
        let point = flat(long * cos, long * sin);
        let side = |k: f64| {
            flat(
                -wide * sin * k + wide * cos * 0.9,
                wide * cos * k + wide * sin * 0.9,
            )
        };
        (
            poly(&[flat(0.0, 0.0), side(1.0), point]),
            poly(&[flat(0.0, 0.0), side(-1.0), point]),
        )
    };
    let ring: Vec<At> = (0..=72)
        .map(|i| {
            let (sin, cos) = (f64::from(i) * 5.0).to_radians().sin_cos();
            flat(40.0 * cos, 40.0 * sin)
        })
        .collect();
    scene.add(scene.stitched(&ring, BONE, 2.0, 0.85, Some("5 3.4")));
    for (turn, long, wide) in [
        (45.0, 38.0, 8.0),
        (135.0, 38.0, 8.0),
        (225.0, 38.0, 8.0),
        (315.0, 38.0, 8.0),
        (0.0, 54.0, 10.0),
        (90.0, 54.0, 10.0),
        (180.0, 54.0, 10.0),
        (270.0, 64.0, 10.0),
    ] {
        let (light, dark) = ray(turn, long, wide);
        let (a, b) = match turn as i64 {
            270 => (mix(RED, "#ff8a60", 0.2), RED.into()),
            _ => (BONE.into(), mix(GOLD, "#8a5a2a", 0.35)),
        };
        scene.add(scene.shadow(&light.and(&dark), (-1.5, 3.0), 2.0, ABYSS, 0.4));
        scene.add(scene.fill(&light, a) + scene.fill(&dark, b));
    }
}
