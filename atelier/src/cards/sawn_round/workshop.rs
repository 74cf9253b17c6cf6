//! The workshop: the wall in pale morning light, the rack with the chairs, the dark under the bench, the pail.

use crate::colour::{Colour, mix};
use crate::line::{ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{spots, stops};

use super::{bed, cat};

pub fn wall(scene: &Scene) {
    let light = stops![0, "#eef1dc"; 0.45, "#c3d6cb"; 1, "#86aaab"];
    scene.add(scene.card(scene.radial((90.0, 20.0), 900.0, &light)));
    let boards = (0..9).map(|i| {
        let x = -10.0 + 104.0 * f64::from(i);
        taper(
            &[(x, -10.0), (x + 2.0, 300.0), (x, 640.0)],
            &[2.0, 2.6, 2.0],
        )
    });
    scene.add(scene.veil(&all(boards.collect::<Vec<_>>()), "#6d9698", 0.35));
    // Morning through two panes.
    for x in [-70.0, 150.0] {
        let pane = poly(&[
            (x, -20.0),
            (x + 170.0, -20.0),
            (x + 470.0, 640.0),
            (x + 300.0, 640.0),
        ]);
        scene.add(scene.blurred(scene.veil(&pane, "#fff3c4", 0.4), 3.0));
    }
}

/// Chairs along the wall. In the back of each the cat is missing.
pub fn rack(scene: &Scene) {
    let pine = ["#b57a3c", "#b07436", "#e9be78", "#dcaa62", "#8f5a26"];
    let painted = ["#2a78ac", "#20659a", "#5cb0de", "#3f97cc", "#1a527c"];
    chair(scene, &Spot::new(92.0, 330.0, 1.0), 0.05, pine);
    chair(
        scene,
        &Spot::new(252.0, 328.0, 0.9).flipped(true),
        -0.02,
        pine,
    );
    chair(scene, &Spot::new(676.0, 332.0, 1.02), -0.06, painted);
    let shelf = poly(&spots![-20, 326; 820, 332; 820, 350; -20, 346]);
    scene.add(scene.blurred(scene.veil(&shelf.moved(6.0, 30.0), "#4d7a80", 0.5), 9.0));
    scene.add(scene.fill(&shelf, "#c48a48"));
    scene.add(scene.veil(&shelf.minus(&shelf.moved(0.0, 4.0)), "#f2cf92", 0.9));
    for x in [20.0, 770.0] {
        let bracket = poly(&[
            (x, 346.0),
            (x + 18.0, 346.0),
            (x + 14.0, 420.0),
            (x + 4.0, 420.0),
        ]);
        scene.add(scene.fill(&bracket, "#9a6430"));
    }
}

/// A kitchen chair a little above its seat, its legs on the shelf.
fn chair(
    scene: &Scene,
    spot: &Spot,
    slant: f64,
    [dark, edge_tone, seat_tone, back_tone, line]: [&str; 5],
) {
    let put = |shape: &Shape| spot.put(&shape.slanted(slant, 0.0));
    let small = Spot::new(0.0, -196.0, 0.29);
    let missing = small.put(&cat::outline().grown(8.0));
    let back = handcut(
        &rect(-74.0, -262.0, 74.0, -132.0).softened(16.0),
        1.0,
        30.0,
        2,
    )
    .minus(&missing);
    let posts = all([
        poly(&spots![-60, -140; -46, -140; -46, -84; -60, -84]),
        poly(&spots![46, -140; 60, -140; 60, -84; 46, -84]),
    ]);
    let seat = poly(&spots![-64, -98; 64, -98; 78, -72; -78, -72]);
    let edge = poly(&spots![-78, -72; 78, -72; 78, -60; -78, -60]);
    let legs = all([
        poly(&spots![-74, -60; -60, -60; -62, 0; -71, 0]),
        poly(&spots![74, -60; 60, -60; 62, 0; 71, 0]),
        poly(&spots![-48, -60; -38, -60; -40, -8; -46, -8]),
        poly(&spots![48, -60; 38, -60; 40, -8; 46, -8]),
    ]);
    let whole = all([back.clone(), seat.clone(), edge.clone(), legs.clone()]);
    scene.add(scene.blurred(
        scene.veil(&put(&whole).moved(14.0, 12.0), "#4d7a80", 0.35),
        7.0,
    ));
    for (shape, colour) in [
        (&legs, dark),
        (&posts, dark),
        (&edge, edge_tone),
        (&seat, seat_tone),
        (&back, back_tone),
    ] {
        scene.add(scene.fill(&put(shape), colour));
    }
    let thick = back.minus(&back.moved(-3.0, -5.0));
    scene.add(scene.veil(&put(&thick), line, 0.7));
}

/// Under the bench it is dark; two trestles, shavings on the floor.
pub fn under(scene: &Scene) {
    let dark = stops![0, "#0d3644"; 0.5, "#14485a"; 1, "#1d5a68"];
    let room = poly(&spots![-20, 700; 820, 700; 820, 1220; -20, 1220]);
    scene.add(scene.fill(&room, scene.linear((0.0, 820.0), (0.0, 1200.0), &dark)));
    let floor = poly(&spots![-20, 1090; 820, 1104; 820, 1220; -20, 1220]);
    scene.add(scene.veil(&floor, "#2c6a72", 0.55));
    for (x, lean) in [(60.0, -26.0), (160.0, 22.0), (660.0, -24.0), (770.0, 26.0)] {
        let leg = poly(&[
            (x, 820.0),
            (x + 34.0, 820.0),
            (x + 34.0 + lean, 1180.0),
            (x + lean, 1180.0),
        ]);
        scene.add(scene.fill(&leg, "#6d5030"));
        let lit = poly(&[
            (x, 820.0),
            (x + 9.0, 820.0),
            (x + 9.0 + lean, 1180.0),
            (x + lean, 1180.0),
        ]);
        scene.add(scene.veil(&lit, "#a87c48", 0.8));
    }
    shavings(scene);
}

/// What the plane has left: each rolls along the floor in loops.
fn shavings(scene: &Scene) {
    let mut chance = Chance::of("sawn round shavings", 5);
    for _ in 0..26 {
        let at: At = (chance.between(-30.0, 790.0), chance.between(1122.0, 1190.0));
        let (r, loops) = (chance.between(6.0, 13.0), chance.between(1.2, 2.6));
        let (long, rise) = (chance.between(26.0, 70.0), chance.near(0.0, 9.0));
        let start = chance.between(0.0, 6.3);
        let curl: Vec<At> = (0..30)
            .map(|i| {
                let t = f64::from(i) / 29.0;
                let turn = start + loops * t * std::f64::consts::TAU;
                (
                    at.0 + long * t + r * turn.cos(),
                    at.1 + rise * t + 0.7 * r * turn.sin(),
                )
            })
            .collect();
        let tone: Colour = mix("#dcae68", "#6f8068", chance.unit());
        scene.add(scene.fill(&taper(&curl, &[1.0, 5.0, 4.0, 5.0, 1.0]), tone));
    }
}

/// The pail, and the dust that trickles into it.
pub fn pail(scene: &Scene) {
    let (x, y) = (bed().at.0 + 34.0, 1050.0);
    let mouth = ellipse((x, y), 148.0, 46.0);
    let body = poly(&[
        (x - 148.0, y),
        (x + 148.0, y),
        (x + 118.0, y + 200.0),
        (x - 118.0, y + 200.0),
    ])
    .and(&mouth);
    scene.add(scene.glow((x, y), 330.0, "#3fb0e8", 0.5, 0.2));
    let metal = stops![0, "#a9c2c6"; 0.25, "#e4ecea"; 0.6, "#8aa7b0"; 1, "#47707f"];
    scene.add(scene.fill(
        &body,
        scene.linear((x - 148.0, 0.0), (x + 148.0, 0.0), &metal),
    ));
    scene.add(scene.veil(&mouth.minus(&mouth.grown(-7.0)), "#f4faf6", 0.9));
    let paint = ellipse((x, y + 7.0), 138.0, 37.0).within(&mouth.grown(-7.0));
    let blue = stops![0, "#4cc4f4"; 0.5, "#1c8ed6"; 1, "#0f62ac"];
    scene.add(scene.fill(&paint, scene.radial((x - 40.0, y), 170.0, &blue)));
    let drips = [
        (-96.0, 62.0, 17.0),
        (-70.0, 28.0, 13.0),
        (-20.0, 104.0, 20.0),
        (16.0, 40.0, 14.0),
        (84.0, 74.0, 17.0),
    ];
    for (dx, long, wide) in drips {
        let start = y + 46.0 * (1.0 - (dx / 148.0f64).powi(2)).sqrt() - 8.0;
        let drip = taper(
            &[
                (x + dx, start),
                (x + dx, start + long * 0.6),
                (x + dx, start + long),
            ],
            &[wide * 1.5, wide * 0.8, wide],
        );
        scene.add(scene.fill(&drip, "#1c8ed6"));
    }
    let rings = [0.26, 0.5]
        .map(|k| ellipse((x, y + 8.0), 138.0 * k, 36.0 * k))
        .map(|ring| ring.minus(&ring.grown(-2.4)));
    scene.add(scene.veil(&all(rings), "#a8e6ff", 0.8));
    let heap = ellipse((x, y + 8.0), 19.0, 6.5);
    scene.add(scene.fill(&heap, "#fbe2aa"));
    let fall = taper(
        &[(x, 880.0), (x + 1.0, 970.0), (x, y + 6.0)],
        &[3.0, 5.0, 9.0],
    );
    scene.add(scene.veil(&fall, "#fbe2aa", 0.75));
}
