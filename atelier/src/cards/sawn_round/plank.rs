//! The plank, what has been sawn out of it, and the finger of wood that still holds it.

use crate::line::{between, circle, ellipse, handcut, poly, taper};
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{spots, stops};

use super::{bed, cat};

const PINE: &str = "#f2cd86";
const THICK: f64 = 50.0;
/// How far the island has sunk already.
const SUNK: f64 = 7.0;

/// A place on the plank: along and across, each from 0 to 1.
fn on(u: f64, v: f64) -> At {
    let far = between((-60.0, 528.0), (860.0, 530.0), u);
    let near = between((-140.0, 884.0), (930.0, 886.0), u);
    between(far, near, v)
}

fn top() -> Shape {
    poly(&[on(0.0, 0.0), on(1.0, 0.0), on(1.0, 1.0), on(0.0, 1.0)])
}

/// As the cat, with a margin.
fn piece() -> Shape {
    let cat = bed().put(&cat::outline());
    let whole = handcut(
        &cat.grown(22.0).softened(10.0).moved(0.0, 5.0),
        1.0,
        40.0,
        2,
    );
    whole.minus(&pocket()).softened(4.0)
}

/// What is gone: as wide as her saw has wandered.
fn hole() -> Shape {
    handcut(&piece().grown(24.0).and(&pocket()), 1.6, 60.0, 7)
}

/// Around the last finger of wood the cut is wider.
fn pocket() -> Shape {
    let at = bed().point((194.0, 116.0));
    ellipse(at, 44.0, 34.0).turned(30.0, at)
}

/// The last finger of wood, on our side at the right.
fn finger() -> Shape {
    let line = bed().points(spots![128, 72; 168, 98; 214, 128; 262, 158]);
    taper(&line, &[44.0, 27.0, 25.0, 44.0])
}

/// The grain of pine: long lines that swerve around two knots.
fn grain() -> Shape {
    let knots = [(0.13, 0.62), (0.84, 0.3)];
    let lines = (0..26).map(|i| {
        let v = (f64::from(i) + 0.5) / 26.0;
        let points: Vec<At> = (0..=50)
            .map(|j| {
                let u = f64::from(j) / 50.0;
                let push: f64 = knots
                    .iter()
                    .map(|(ku, kv)| {
                        let near = (-((u - ku) / 0.05).powi(2) - ((v - kv) / 0.2).powi(2)).exp();
                        0.09 * near * (v - kv).signum()
                    })
                    .sum();
                on(u, v + push + 0.012 * noise(u * 4.0, i64::from(i) / 3, None))
            })
            .collect();
        taper(&points, &[2.2, 0.8, 2.8, 1.0, 2.4])
    });
    all(lines.collect::<Vec<_>>())
}

pub fn draw(scene: &Scene) {
    let side = poly(&[
        on(0.0, 1.0),
        on(1.0, 1.0),
        below(on(1.0, 1.0)),
        below(on(0.0, 1.0)),
    ]);
    scene.add(scene.blurred(scene.veil(&side.moved(0.0, 44.0), "#06222c", 0.6), 16.0));
    scene.add(scene.fill(&side, "#c98d48"));
    let rings = (0..9).map(|i| {
        let y = 4.0 + 5.2 * f64::from(i);
        let (a, b) = (on(0.0, 1.0), on(1.0, 1.0));
        let line: Vec<At> = (0..=30)
            .map(|j| {
                let u = f64::from(j) / 30.0;
                let p = between(a, b, u);
                (p.0, p.1 + y + 3.0 * noise(u * 6.0, i64::from(i) + 40, None))
            })
            .collect();
        taper(&line, &[1.6, 0.8, 2.0])
    });
    scene.add(scene.veil(
        &all(rings.collect::<Vec<_>>()).within(&side),
        "#8f5a26",
        0.5,
    ));
    let hole = hole().minus(&finger());
    let top = top().minus(&hole);
    depth(scene, &hole);
    let light = stops![0, "#fbe2aa"; 0.5, PINE; 1, "#dcab62"];
    scene.add(scene.fill(&top, scene.linear((80.0, 500.0), (620.0, 920.0), &light)));
    scene.add(scene.veil(&grain().within(&top), "#b97a38", 0.42));
    scene.add(knots(scene));
    let edge = poly(&[on(0.0, 0.985), on(1.0, 0.985), on(1.0, 1.0), on(0.0, 1.0)]);
    scene.add(scene.veil(&edge, "#fff0c4", 0.8));
    let lip = hole.grown(2.4).minus(&hole).within(&top);
    scene.add(scene.veil(&lip, "#fff4d0", 0.75));
    dust(scene, &top);
}

fn below(at: At) -> At {
    (at.0, at.1 + THICK)
}

/// What is seen through the cut: its far wall, and below it the dark, and blue.
fn depth(scene: &Scene, hole: &Shape) {
    let blue = stops![0, "#0f4f74"; 0.6, "#0a3a58"; 1, "#072a40"];
    scene.add(scene.fill(hole, scene.radial((400.0, 800.0), 330.0, &blue)));
    let wall = hole.minus(&hole.moved(0.0, 15.0));
    scene.add(scene.fill(&wall, "#a3662c"));
}

fn knots(scene: &Scene) -> Ink {
    let mut ink = Ink::none();
    for (u, v) in [(0.13, 0.62), (0.84, 0.3)] {
        let at = on(u, v);
        let knot = ellipse(at, 17.0, 9.0).turned(6.0, at);
        ink += scene.veil(&handcut(&knot, 1.0, 12.0, 3), "#a8652c", 0.9)
            + scene.veil(&knot.scaled(1.0).grown(-4.0), "#7a4218", 0.7);
    }
    ink
}

/// Dust lies along the cut.
fn dust(scene: &Scene, top: &Shape) {
    let mut chance = Chance::of("sawn round dust", 3);
    let bounds = hole().bounds();
    let (near, cut) = (hole().grown(26.0), hole());
    let mut grains = Vec::new();
    for _ in 0..1500 {
        let at = (
            chance.between(bounds.x0 - 30.0, bounds.x1 + 30.0),
            chance.between(bounds.y0 - 30.0, bounds.y1 + 30.0),
        );
        if near.contains(at) && !cut.contains(at) {
            grains.push(circle(at, chance.between(1.0, 2.6)));
        }
    }
    scene.add(scene.veil(&all(grains).within(top), "#fff0c6", 0.85));
}

/// Hanging by its finger, already a little lower than the plank.
pub fn island(scene: &Scene) {
    let flat = piece().moved(0.0, SUNK);
    let held = finger();
    let side = flat.swept(0.0, 9.0, 4).minus(&flat);
    scene.add(scene.blurred(
        scene.veil(&flat.moved(4.0, 58.0).within(&hole()), "#041a28", 0.6),
        6.0,
    ));
    let cut = hole();
    let seen = side.within(&cut);
    scene.add(scene.fill(&seen, "#b9762f"));
    scene.add(scene.fill(&flat, "#ffe7b0"));
    scene.add(scene.veil(&grain().moved(0.0, SUNK).within(&flat), "#c98f4a", 0.45));
    bridge(scene, &held, &flat);
    let rim = scene.rim(
        &flat.minus(&held),
        (2.0, 3.0),
        "#fffbe6",
        0.9,
        scene.light,
        900.0,
    );
    scene.add(rim);
}

/// The finger bears all of the island, and has begun to split.
fn bridge(scene: &Scene, held: &Shape, flat: &Shape) {
    let free = held.within(&hole()).minus(flat);
    let side = free
        .swept(0.0, 15.0, 6)
        .minus(held)
        .minus(flat)
        .within(&hole());
    scene.add(scene.fill(&side, "#b9762f"));
    let (from, to) = (bed().point((150.0, 90.0)), bed().point((236.0, 142.0)));
    let tone = stops![0, "#ffe7b0"; 1, "#e3b871"];
    scene.add(scene.fill(&held.within(&hole()), scene.linear(from, to, &tone)));
    let lines = grain().moved(0.0, SUNK * 0.5).within(&held.within(&hole()));
    scene.add(scene.veil(&lines, "#c98f4a", 0.45));
    let crack = taper(
        &bed().points(spots![206, 104; 192, 114; 200, 122; 188, 130]),
        &[4.4, 3.4, 3.0, 1.0],
    );
    scene.add(scene.fill(&crack, "#7a4218"));
}
