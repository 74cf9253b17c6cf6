//! The skirt: a cone of cloth that the turn has thrown open. Folds run out from the waist in a spiral, each the crest of a wave.

use std::f64::consts::{PI, TAU};

use super::{ABYSS, BONE, DUSK, FOAM};
use crate::colour::mix;
use crate::knots;
use crate::line::{Stroke, blob, handcut, poly, step, taper};
use crate::motifs::Smudge;
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::{Fill, Stop};

/// The middle of the hem, on the card.
const MIDDLE: At = (400.0, 716.0);
/// How much of a step away from us is seen, from so high above.
const SLANT: f64 = 0.87;
/// How much of a step upwards is seen.
const RISE: f64 = 0.56;
/// By how many degrees the hem lags behind the waist.
pub const LAG: f64 = 46.0;

/// Where the crests are at the waist, in degrees, and how high each is.
const CRESTS: [(f64, f64); 15] = [
    (4.0, 0.8),
    (27.0, 1.1),
    (49.0, 0.9),
    (74.0, 1.25),
    (101.0, 1.35),
    (124.0, 0.95),
    (146.0, 1.1),
    (172.0, 0.9),
    (196.0, 1.0),
    (219.0, 0.75),
    (243.0, 0.95),
    (266.0, 0.8),
    (290.0, 1.0),
    (315.0, 0.85),
    (338.0, 1.0),
];

/// A layer of cloth around the waist.
#[derive(Clone, Copy)]
pub struct Cloth {
    /// How far below the skirt it hangs at the hem.
    below: f64,
    /// How high its waves are.
    waves: f64,
    /// How far its folds are turned against those of the skirt, in degrees.
    turn: f64,
}

/// The skirt itself.
pub const SKIRT: Cloth = Cloth {
    below: 0.0,
    waves: 1.0,
    turn: 0.0,
};

/// The crest before an angle, the part of the way to the next, and the height between the two.
fn fold(angle: f64) -> (f64, f64) {
    let angle = angle.rem_euclid(360.0);
    let n = CRESTS.len();
    let next = CRESTS.partition_point(|crest| crest.0 <= angle);
    let (before, after) = (CRESTS[(next + n - 1) % n], CRESTS[next % n]);
    let from = if next == 0 {
        before.0 - 360.0
    } else {
        before.0
    };
    let to = if next == n { after.0 + 360.0 } else { after.0 };
    let part = (angle - from) / (to - from);
    (part, before.1 + (after.1 - before.1) * part)
}

impl Cloth {
    /// The place on the card of a place on the cloth: how far out, from 0 at the waist to 1 at the hem, and at which angle of
    /// the waist.
    pub fn at(&self, out: f64, angle: f64) -> At {
        let turned = (angle + LAG * out).to_radians();
        // Thrown out further to the lower left, where the turn comes from.
        let reach = 392.0 + 26.0 * (turned - 2.3).cos();
        let (part, high) = fold(angle - self.turn);
        // Crests are narrower than troughs.
        let wave = ((part * TAU).cos() * 0.5 + 0.5).powf(1.3) - 0.42;
        let up = 140.0 * (1.0 - out).max(0.0).powf(1.45)
            + 72.0 * out.powf(1.9) * high * wave * self.waves
            - self.below * out;
        (
            MIDDLE.0 + reach * out * turned.cos(),
            MIDDLE.1 + reach * out * turned.sin() * SLANT - up * RISE,
        )
    }

    /// A line from the waist outwards.
    fn spoke(&self, angle: f64, from: f64, to: f64) -> Vec<At> {
        let steps = 36;
        (0..=steps)
            .map(|i| self.at(from + (to - from) * f64::from(i) / f64::from(steps), angle))
            .collect()
    }

    /// A line around the waist; `out` says how far it is from it at each angle.
    pub fn round(&self, from: f64, to: f64, out: impl Fn(f64) -> f64) -> Vec<At> {
        let steps = ((to - from).abs() / 0.7).ceil().max(4.0) as u32;
        (0..=steps)
            .map(|i| {
                let angle = from + (to - from) * f64::from(i) / f64::from(steps);
                self.at(out(angle), angle)
            })
            .collect()
    }

    /// All of it within so far from the waist.
    fn disc(&self, out: impl Fn(f64) -> f64) -> Shape {
        Shape::within_ring(&self.round(0.0, 360.0, out))
    }
}

/// The whole skirt, to know what lies on it and what on the floor.
pub fn outline() -> Shape {
    SKIRT.disc(|_| 1.0)
}

/// Little bows side by side: lace, or foam that runs up a beach.
fn scallops(angle: f64, count: f64) -> f64 {
    (angle / 360.0 * count * PI).sin().abs()
}

/// The petticoat: two frills of bone that are the beach of this sea.
pub fn petticoat(scene: &Scene) {
    let frills = [
        (
            Cloth {
                below: 62.0,
                waves: 0.55,
                turn: 11.0,
            },
            1.1,
            "#e3c9a0",
            71.0,
        ),
        (
            Cloth {
                below: 34.0,
                waves: 0.75,
                turn: 6.0,
            },
            1.065,
            "#f9eed6",
            83.0,
        ),
    ];
    let hem = SKIRT.disc(|_| 1.0);
    scene.add(scene.shadow(&hem, (-30.0, 84.0), 26.0, DUSK, 0.62));
    for (i, (cloth, out, colour, lace)) in frills.into_iter().enumerate() {
        let frill = cloth.disc(|angle| out + 0.012 * scallops(angle, lace));
        let frill = handcut(&frill, 0.7, 16.0, 4);
        let fall = [(-12.0, 26.0), (-5.0, 10.0)][i];
        scene.add(scene.shadow(&frill, fall, 9.0, DUSK, 0.5));
        let paper = scene.sheet(&frill, colour).lit(0.2).shade(0.3).rim(1.6);
        scene.add(paper.dark(mix(colour, "#8a5a4c", 0.55)));
        let mut pleats = Vec::new();
        let mut lit = Vec::new();
        let mut chance = Chance::of("pleats", i as u64);
        for pleat in 0..150 {
            let angle = f64::from(pleat) * 2.4 + chance.between(-0.6, 0.6);
            let from = out - chance.between(0.05, 0.13);
            let line = cloth.spoke(angle, from, out + 0.006);
            pleats.push(Stroke::along(line.clone(), &[0.3, 2.2, 0.6]).shape());
            let beside = line.iter().map(|(x, y)| (x + 2.0, y - 0.6)).collect();
            lit.push(Stroke::along(beside, &[0.2, 1.3, 0.4]).shape());
        }
        let pleats = scene.veil(&all(pleats), "#8a5f4e", 0.34) + scene.veil(&all(lit), FOAM, 0.6);
        scene.add(scene.clipped(&frill, pleats));
        // Eyelets along the edge.
        let eyelets = all((0..lace as i64).map(|i| {
            let angle = (i as f64 + 0.5) * 360.0 / lace;
            let (x, y) = cloth.at(out - 0.004, angle);
            blob(&knots![x - 2.2, y; x, y - 1.7; x + 2.2, y; x, y + 1.7])
        }));
        scene.add(scene.veil(&eyelets, "#6a4038", 0.5));
    }
}

/// The colours of the water from the waist to the hem.
const DEPTHS: [(f64, &str); 6] = [
    (0.0, "#083c4e"),
    (0.22, "#0b5566"),
    (0.5, "#12808a"),
    (0.74, "#25a7a5"),
    (0.9, "#5fcbb9"),
    (1.0, "#a5e4cc"),
];

/// The water of one side of a wave, lighter or darker than it is in the calm.
fn water(scene: &Scene, bright: f64) -> Fill {
    let stops: Vec<Stop> = DEPTHS
        .iter()
        .map(|&(at, colour)| {
            let colour = match bright >= 0.0 {
                true => mix(colour, "#d5f6e2", bright * 0.42),
                false => mix(colour, "#04384a", -bright * 0.62),
            };
            Stop {
                at,
                colour,
                opacity: 1.0,
            }
        })
        .collect();
    scene.radial((MIDDLE.0 - 6.0, MIDDLE.1 - 36.0), 402.0, &stops)
}

/// How much the side of a wave that rises towards greater angles looks into the light.
fn facing(angle: f64) -> f64 {
    let (sin, cos) = (angle + LAG * 0.7).to_radians().sin_cos();
    let light = step(MIDDLE, (700.0, 150.0));
    // Away from the crest, that is backwards along the circle.
    sin * light.0 - cos * light.1
}

/// The sea, from the whirlpool at the waist to the surf at the hem.
pub fn sea(scene: &Scene) {
    let hem = handcut(
        &SKIRT.disc(|angle| 0.995 + 0.014 * scallops(angle, 97.0)),
        0.5,
        14.0,
        3,
    );
    scene.add(scene.shadow(&hem, (-6.0, 16.0), 8.0, "#6a3a3c", 0.6));
    scene.add(scene.fill(&hem, FOAM));
    let within = SKIRT.disc(|_| 0.985);
    scene.add(scene.fill(&within, water(scene, 0.0)));
    for i in 0..CRESTS.len() {
        wave(scene, i, &within);
    }
    ripples(scene, &within);
    for i in 0..CRESTS.len() {
        crest(scene, i, &within);
    }
    stitches(scene);
    surf(scene);
}

/// Both sides of one wave, and the trough behind it.
fn wave(scene: &Scene, i: usize, within: &Shape) {
    let n = CRESTS.len();
    let crest = CRESTS[i].0;
    let before = CRESTS[(i + n - 1) % n].0 - if i == 0 { 360.0 } else { 0.0 };
    let after = CRESTS[(i + 1) % n].0 + if i + 1 == n { 360.0 } else { 0.0 };
    let (low, next) = ((before + crest) / 2.0, (crest + after) / 2.0);
    let face = facing(crest);
    let side = |from: f64, to: f64| {
        let mut ring = SKIRT.spoke(from, 0.04, 1.0);
        ring.extend(SKIRT.round(from, to, |_| 1.0));
        ring.extend(SKIRT.spoke(to, 0.04, 1.0).into_iter().rev());
        poly(&ring).within(within)
    };
    let (rising, falling) = (side(low, crest), side(crest, next));
    scene.add(scene.fill(&rising.grown(0.3), water(scene, face)));
    scene.add(scene.fill(&falling.grown(0.3), water(scene, -face * 0.9)));
    // The dark side is sprayed from the crest down, the light one only in its trough.
    let (dark, trough) = match face > 0.0 {
        true => (&falling, low),
        false => (&rising, next),
    };
    let toward = if face > 0.0 { 1.0 } else { -1.0 };
    let band = |angle: f64, wide: f64| {
        let mut ring = SKIRT.spoke(angle, 0.1, 1.0);
        ring.extend(SKIRT.spoke(angle + wide, 0.1, 1.0).into_iter().rev());
        poly(&ring)
    };
    let spray = Spray::new(3 + i as i64, 0.75);
    let shade = scene.smudge(&band(crest, toward * 5.0), 0.85, 9.0, "#05404e", spray);
    scene.add(scene.clipped(dark, shade));
    let shade = scene.smudge(&band(trough, -toward * 2.4), 0.6, 7.0, "#0a5362", spray);
    scene.add(scene.clipped(within, shade));
    let light = match face > 0.0 {
        true => (&rising, -3.4),
        false => (&falling, 3.4),
    };
    let spray = Spray::new(40 + i as i64, 0.6);
    let shine = scene.smudge(
        &band(crest, light.1),
        0.55 * face.abs() + 0.2,
        6.0,
        "#d9f8e6",
        spray,
    );
    scene.add(scene.clipped(light.0, shine));
}

/// Foam along the crest of one wave, and the curls that fall from it.
fn crest(scene: &Scene, i: usize, within: &Shape) {
    let (angle, high) = CRESTS[i];
    let mut chance = Chance::of("crest", i as u64);
    let line = Stroke::along(
        SKIRT.spoke(angle, 0.2, 0.97),
        &[0.3, 1.4, 2.2 * high, 3.0 * high],
    );
    scene.add(scene.veil(&line.shape(), FOAM, 0.9));
    // Down the dark side.
    let down = if facing(angle) > 0.0 { 1.0 } else { -1.0 };
    let mut curls = Vec::new();
    let mut under = Vec::new();
    let mut from = chance.between(0.46, 0.56);
    while from < 0.86 {
        let long = chance.between(0.1, 0.2);
        let to = (from + long).min(0.93);
        let bumps = (long * 20.0).round().max(2.0);
        let lean = chance.between(0.0, 3.0);
        let wide = chance.between(2.0, 3.4) * high.max(0.8);
        let edge = |more: f64| -> Vec<At> {
            (0..=48)
                .map(|k| {
                    let part = f64::from(k) / 48.0;
                    let swell = (part * PI).sin().powf(0.7);
                    let deep = 0.6 + 0.4 * (part * 7.0 + lean).sin();
                    let bump = 0.35 + 0.65 * deep * (part * bumps * PI).sin().abs().sqrt();
                    SKIRT.at(
                        from + (to - from) * part,
                        angle + down * (wide * swell * bump + more * swell),
                    )
                })
                .collect()
        };
        let mut ring = SKIRT.spoke(angle, from, to);
        ring.extend(edge(0.0).into_iter().rev());
        curls.push(poly(&ring));
        let mut ring = SKIRT.spoke(angle, from, to);
        ring.extend(edge(1.5).into_iter().rev());
        under.push(poly(&ring));
        from = to + chance.between(0.04, 0.12);
    }
    let (curls, under) = (all(curls).within(within), all(under).within(within));
    scene.add(scene.shadow(&curls, (-2.0, 4.0), 3.0, ABYSS, 0.45));
    scene.add(scene.veil(&under, "#9fe3d2", 0.55));
    scene.add(
        scene
            .sheet(&curls, FOAM)
            .lit(0.0)
            .shade(0.35)
            .dark("#8fd0c8")
            .rim(0.0)
            .grain(1.05),
    );
}

/// Small strokes along the swell.
fn ripples(scene: &Scene, within: &Shape) {
    let mut chance = Chance::of("ripples", 6);
    let (mut light, mut dark) = (Vec::new(), Vec::new());
    for _ in 0..560 {
        let out = 0.14 + 0.8 * chance.unit().sqrt();
        let angle = chance.between(0.0, 360.0);
        let span = chance.between(2.0, 5.5) / out.max(0.3);
        let line = SKIRT.round(angle, angle + span, |a| {
            out + 0.006 * ((a - angle) / span * PI * 2.0).sin()
        });
        let stroke = Stroke::along(line, &[0.2, 0.8 + out, 0.2]).shape();
        match chance.happens(0.6) {
            true => light.push(stroke),
            false => dark.push(stroke),
        }
    }
    let ink = scene.veil(&all(light), "#d2f5e4", 0.4) + scene.veil(&all(dark), ABYSS, 0.35);
    scene.add(scene.clipped(within, ink));
}

/// The parallels of the map, sewn on with bone thread.
fn stitches(scene: &Scene) {
    for (out, opacity) in [(0.36, 0.4), (0.6, 0.55), (0.84, 0.6)] {
        let line = SKIRT.round(0.0, 360.0, |_| out);
        scene.add(scene.stitched(&line, BONE, 1.3, opacity, Some("6 5")));
    }
}

/// Surf: water that runs out into lace.
fn surf(scene: &Scene) {
    let lines: [(f64, f64, f64, i64); 3] = [
        (0.93, 0.5, 1.6, 3),
        (0.955, 0.75, 2.6, 8),
        (0.9, 0.3, 1.0, 5),
    ];
    let shore = |angle: f64, seed: i64| {
        0.012 * noise(angle / 360.0 * 44.0, seed, Some(44))
            + 0.01 * scallops(angle + 9.0 * noise(angle / 30.0, seed, Some(12)), 58.0)
    };
    for (out, opacity, width, seed) in lines {
        let line = SKIRT.round(0.0, 360.0, |angle| out + shore(angle, seed));
        scene.add(scene.stitched(&line, FOAM, width, opacity, None));
    }
    let outer = SKIRT.disc(|angle| 0.995 + 0.014 * scallops(angle, 97.0));
    let inner = SKIRT.disc(|angle| 0.965 + shore(angle, 12));
    let foam = outer.minus(&inner);
    scene.add(scene.shadow(&foam, (-1.0, -3.0), 4.0, "#0d6a72", 0.4));
    scene.add(
        scene
            .sheet(&foam, FOAM)
            .lit(0.0)
            .shade(0.28)
            .dark("#9cc9bd")
            .rim(0.0),
    );
    let mut chance = Chance::of("bubbles", 2);
    let holes = all((0..260).map(|_| {
        let (x, y) = SKIRT.at(chance.between(0.95, 0.99), chance.between(0.0, 360.0));
        let r = chance.between(0.8, 2.4);
        blob(&knots![x - r, y; x, y - r * 0.8; x + r, y + 0.2; x, y + r * 0.8])
    }));
    scene.add(scene.veil(&holes, "#4fbfb2", 0.7));
    let waist = taper(&[SKIRT.at(0.0, 0.0), SKIRT.at(0.03, 90.0)], &[60.0, 60.0]);
    let deep = Smudge {
        density: 0.9,
        ..Smudge::of("#042c3a", 16.0)
    };
    scene.add(deep.ink(scene, &waist));
}
