//! The plank, seen from below: its dark underside, the bright cut around the cat, and the light that falls through it.

use crate::line::{Path, between, circle, ellipse, handcut, poly, taper};
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{spots, stops};

use super::{DARK, cat, shaded};

/// How thick it is.
const THICK: f64 = 54.0;
/// Which way the light falls.
const FALL: At = (0.2, 1.0);

/// Where its upper edge is, on our side.
pub fn front(x: f64) -> f64 {
    438.0 - 0.014 * x
}

/// A place on the underside: along, and from our side to the far one.
fn on(u: f64, v: f64) -> At {
    let near = between((-60.0, 492.0), (860.0, 480.0), u);
    let far = between((84.0, 674.0), (716.0, 668.0), u);
    between(near, far, v)
}

/// What the cat lies on, seen from below.
fn island() -> Shape {
    let flat = cat::outline().grown(16.0).softened(5.0);
    let flat = flat.stretched(1.18, -0.46, (0.0, 0.0)).moved(424.0, 576.0);
    handcut(&flat, 1.2, 40.0, 2)
}

/// The last wood between them.
fn finger(wider: f64) -> Shape {
    ellipse((500.0, 500.0), 31.0 + wider, 26.0 + wider)
}

/// The cut around it, but for the last finger of wood.
fn cut() -> Shape {
    let ring = island().grown(8.5).minus(&island());
    handcut(&ring, 0.8, 30.0, 5).minus(&finger(0.0))
}

fn grain() -> Shape {
    let lines = (0..30).map(|i| {
        let v = (f64::from(i) + 0.5) / 30.0;
        let points: Vec<At> = (0..=40)
            .map(|j| {
                let u = f64::from(j) / 40.0;
                let near = (-((u - 0.2) / 0.06).powi(2) - ((v - 0.6) / 0.2).powi(2)).exp();
                let push = 0.1 * near * (v - 0.6).signum();
                on(u, v + push + 0.014 * noise(u * 4.0, i64::from(i) / 3, None))
            })
            .collect();
        taper(&points, &[3.0, 1.0, 3.4, 1.2, 2.8])
    });
    all(lines.collect::<Vec<_>>())
}

pub fn underside(scene: &Scene) {
    let board = poly(&[on(0.0, 0.0), on(1.0, 0.0), on(1.0, 1.0), on(0.0, 1.0)]);
    let tone = stops![0, "#6b4728"; 0.5, "#7d5630"; 1, "#5a3f2c"];
    scene.add(scene.fill(&board, scene.linear((0.0, 480.0), (0.0, 670.0), &tone)));
    scene.add(scene.veil(&grain().within(&board), "#3a2618", 0.55));
    // What is sawn round has sunk a little, and is lit at its edge.
    let piece = island();
    scene.add(scene.blurred(scene.veil(&piece.grown(20.0), "#ffb84a", 0.34), 14.0));
    scene.add(scene.fill(&piece, "#94683a"));
    scene.add(scene.veil(&grain().moved(6.0, 4.0).within(&piece), "#4a2f1c", 0.6));
    shaded(scene, &piece, (0.0, -16.0), "#4a3a58", 0.5, 8.0);
    scene.add(scene.shining(scene.blurred(scene.veil(&cut().grown(5.0), "#ffc861", 0.8), 6.0)));
    scene.add(scene.fill(&cut(), "#fff6d2"));
    let crack = taper(
        &spots![536, 505; 524, 511; 514, 503; 500, 509],
        &[1.0, 3.4, 2.6, 1.0],
    );
    scene.add(scene.fill(&crack, "#fff6d2"));
}

/// Rays from all along the cut, with the dust in them.
pub fn light(scene: &Scene, much: f64) {
    let mut chance = Chance::of("sawn round rays", (much * 100.0) as u64);
    let Some(piece) = island()
        .apart()
        .max_by(|a, b| a.area().total_cmp(&b.area()))
    else {
        return;
    };
    let ring = piece.pieces()[0].exterior();
    let path = Path::new(ring.coords().map(|c| (c.x, c.y)).collect());
    for (at, _) in path.walk(84) {
        if finger(4.0).contains(at) {
            continue;
        }
        let long = chance.between(220.0, 520.0);
        let to = (at.0 + FALL.0 * long, at.1 + FALL.1 * long);
        let ray = taper(&[at, between(at, to, 0.5), to], &[7.0, 15.0, 24.0]);
        let strong = much * chance.between(0.08, 0.34);
        let fade = stops![0, "#ffdf94", strong; 0.4, "#ffdf94", 0.5 * strong; 1, "#ffdf94", 0.0];
        let ink = scene.fill(&ray, scene.linear(at, to, &fade));
        scene.add(scene.shining(scene.blurred(ink, 2.5)));
    }
    let mut dust = Vec::new();
    for _ in 0..(900.0 * much) as usize {
        let from = path.at(chance.between(0.0, path.length()));
        let far = 460.0 * chance.unit().powf(1.4);
        let at = (from.0 + FALL.0 * far + chance.near(0.0, 5.0), from.1 + far);
        dust.push(circle(at, chance.between(0.6, 1.7)));
    }
    scene.add(scene.veil(&all(dust), "#fff0c0", 0.75));
}

/// Where it falls on her: a cat of light.
pub fn light_on(scene: &Scene, body: &Shape) {
    let cat = island()
        .grown(16.0)
        .minus(&island())
        .stretched(1.0, 0.62, (424.0, 576.0))
        .turned(4.0, (424.0, 576.0));
    let fallen = cat.moved(-14.0, 380.0).within(body);
    scene.add(scene.shining(scene.blurred(scene.veil(&fallen.grown(5.0), "#ffb858", 0.45), 9.0)));
    scene.add(scene.shining(scene.blurred(scene.veil(&fallen, "#ffd890", 0.5), 4.0)));
}

/// The edge towards us, in the sun.
pub fn edge(scene: &Scene) {
    let side = poly(&[
        (-20.0, front(-20.0)),
        (820.0, front(820.0)),
        (820.0, front(820.0) + THICK),
        (-20.0, front(-20.0) + THICK),
    ]);
    scene.add(scene.shadow(&side, (0.0, 10.0), 10.0, DARK, 0.5));
    let tone = stops![0, "#ffe2a4"; 0.35, "#f0c179"; 1, "#b97c42"];
    let down = scene.linear((0.0, front(400.0)), (0.0, front(400.0) + THICK), &tone);
    scene.add(scene.fill(&side, down));
    let rings = (0..9).map(|i| {
        let line: Vec<At> = (0..=40)
            .map(|j| {
                let x = -20.0 + 21.0 * f64::from(j);
                let wave = 3.0 * noise(x / 130.0, i64::from(i) + 40, None);
                (x, front(x) + 5.0 + 5.4 * f64::from(i) + wave)
            })
            .collect();
        taper(&line, &[1.6, 0.8, 2.2, 1.0])
    });
    let rings = all(rings.collect::<Vec<_>>()).within(&side);
    scene.add(scene.veil(&rings, "#8f5a26", 0.5));
    let lip = side.minus(&side.moved(0.0, 5.0));
    scene.add(scene.veil(&lip, "#fffbe0", 0.9));
    let right = poly(&[
        (560.0, 400.0),
        (820.0, 400.0),
        (820.0, 500.0),
        (600.0, 500.0),
    ]);
    let shade = scene.blurred(scene.veil(&right, "#7a4a6a", 0.3), 30.0);
    scene.add(scene.multiplied(scene.clipped(&side, shade)));
}
