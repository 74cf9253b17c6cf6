//! What lies thirty storeys below: a street at night, a zebra crossing, a bus; and two fronts of the house itself, which run down there.

use crate::line::{between, blob, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

use super::pool::sheet;
use super::{HALF, place};

/// Where the fronts run to.
const DOWN: At = (430.0, 690.0);

pub fn draw(scene: &Scene) {
    let spot = Spot::new(506.0, 884.0, 0.68).turned(-24.0);
    let put = |shape: &Shape| spot.put(shape);
    let mut ink = scene.card("#123b4c");
    // Pavement, then the road across it.
    ink += scene.fill(
        &put(&poly(
            &spots![-1400, -250; 1400, -250; 1400, 250; -1400, 250],
        )),
        "#1d5262",
    );
    ink += scene.fill(
        &put(&poly(
            &spots![-1400, -170; 1400, -170; 1400, 170; -1400, 170],
        )),
        "#0d2f40",
    );
    ink += scene.fill(
        &put(&poly(&spots![150, -1400; 400, -1400; 400, 1400; 150, 1400])),
        "#0d2f40",
    );
    let kerbs = all([-174.0, 174.0].map(|y| {
        poly(&[
            (-700.0, y - 3.0),
            (150.0, y - 3.0),
            (150.0, y + 3.0),
            (-700.0, y + 3.0),
        ])
    }));
    ink += scene.veil(&put(&kerbs), "#5fa3ac", 0.6);
    let zebra = (0..9).map(|i| {
        let y = -156.0 + f64::from(i) * 36.0;
        poly(&[(30.0, y), (122.0, y), (122.0, y + 20.0), (30.0, y + 20.0)])
    });
    ink += scene.veil(&put(&all(zebra.collect::<Vec<_>>())), "#e9f7ea", 0.88);
    let dashes = (0..10).map(|i| {
        let x = -640.0 + f64::from(i) * 66.0;
        poly(&[(x, -3.0), (x + 36.0, -3.0), (x + 36.0, 3.0), (x, 3.0)])
    });
    ink += scene.veil(&put(&all(dashes.collect::<Vec<_>>())), "#bfe3dc", 0.7);
    ink += bus(scene, &spot);
    for (x, y, turn, colour) in [
        (290.0, -260.0, 90.0, "#d9d2c4"),
        (270.0, 300.0, -90.0, "#8a4a6a"),
        (-420.0, 86.0, 0.0, "#c9b35a"),
        (520.0, -84.0, 180.0, "#5d7aa0"),
    ] {
        ink += car(scene, &spot, (x, y), turn, colour);
    }
    ink += trees(scene, &spot);
    ink += walkers(scene, &spot);
    ink = scene.blurred(ink, 1.1);
    ink += fronts(scene);
    scene.add(scene.clipped(&sheet(0.0), ink));
}

/// A bus that waits before the crossing, its roof towards us, its lamps on the road.
fn bus(scene: &Scene, spot: &Spot) -> Ink {
    let put = |shape: &Shape| spot.put(shape);
    let beam = blob(&knots![-20, 44, corner; 70, 24; 110, 84; 70, 146; -20, 126, corner]);
    let body = poly(&spots![-226, 44; -26, 44; -26, 126; -226, 126]).softened(10.0);
    let roof = poly(&spots![-216, 52; -40, 52; -40, 118; -216, 118]).softened(8.0);
    let boxes = all([
        poly(&spots![-190, 66; -140, 66; -140, 104; -190, 104]),
        poly(&spots![-104, 70; -74, 70; -74, 100; -104, 100]),
    ]);
    let screen = poly(&spots![-36, 54; -28, 52; -28, 118; -36, 116]);
    scene.shining(scene.veil(&put(&beam), "#ffe9a0", 0.42))
        + scene.veil(&put(&body.moved(-6.0, 10.0)), "#05202e", 0.6)
        + scene.fill(&put(&body), "#d8431f")
        + scene.fill(&put(&roof), "#ff7136")
        + scene.fill(&put(&boxes), "#b5452f")
        + scene.fill(&put(&screen), "#fff2b8")
}

fn car(scene: &Scene, spot: &Spot, at: At, turn: f64, colour: &str) -> Ink {
    let own = Spot::new(at.0, at.1, 1.0).turned(turn);
    let put = |shape: &Shape| spot.put(&own.put(shape));
    let body = poly(&spots![-44, -20; 44, -20; 44, 20; -44, 20]).softened(9.0);
    let glass = poly(&spots![-26, -15; 20, -15; 20, 15; -26, 15]).softened(5.0);
    let roof = poly(&spots![-18, -13; 8, -13; 8, 13; -18, 13]).softened(4.0);
    let beam = blob(&knots![42, -16, corner; 110, -34; 132, 0; 110, 34; 42, 16, corner]);
    scene.shining(scene.veil(&put(&beam), "#ffeeb0", 0.34))
        + scene.fill(&put(&body), colour)
        + scene.fill(&put(&glass), "#0d2a38")
        + scene.fill(&put(&roof), colour)
}

fn trees(scene: &Scene, spot: &Spot) -> Ink {
    let mut chance = Chance::of("first in trees", 3);
    let mut ink = Ink::none();
    for (x, y) in [
        (-330.0, -214.0),
        (-210.0, -216.0),
        (-80.0, -212.0),
        (-390.0, 214.0),
        (-270.0, 216.0),
        (-150.0, 212.0),
        (-20.0, 216.0),
        (470.0, 220.0),
        (480.0, -220.0),
    ] {
        let lobes = (0..7).map(|_| {
            ellipse(
                (x + chance.near(0.0, 12.0), y + chance.near(0.0, 12.0)),
                chance.between(13.0, 20.0),
                chance.between(13.0, 20.0),
            )
        });
        let crown = handcut(&spot.put(&all(lobes.collect::<Vec<_>>())), 1.0, 8.0, 2);
        ink += scene.fill(&crown, "#1f7060")
            + scene.fill(&crown.within(&crown.moved(-7.0, -8.0)), "#3a9a76");
    }
    ink
}

/// Heads and shoulders on the crossing; one has stopped and looks up.
fn walkers(scene: &Scene, spot: &Spot) -> Ink {
    let mut ink = Ink::none();
    let people = [
        (58.0, -96.0, "#d9b04a"),
        (96.0, 20.0, "#e8e0d0"),
        (66.0, 60.0, "#c95a6a"),
        (90.0, 128.0, "#7fa0c4"),
        (-140.0, -206.0, "#d98a5a"),
        (10.0, 206.0, "#9ac48a"),
    ];
    for (x, y, colour) in people {
        let body = spot.put(&ellipse((x, y), 6.0, 10.0));
        let head = spot.put(&ellipse((x + 1.0, y), 4.6, 4.6));
        ink += scene.veil(&body.moved(-4.0, 6.0), "#05202e", 0.5);
        ink += scene.fill(&body, colour) + scene.fill(&head, "#4a2c2c");
    }
    ink
}

/// The fronts below two sides of the pool, storey under storey, a few windows lit.
fn fronts(scene: &Scene) -> Ink {
    let spot = place();
    let corner = spot.point((-HALF.0 - 4.0, -HALF.1 - 4.0));
    let right = spot.point((HALF.0 + 4.0, -HALF.1 - 4.0));
    let low = spot.point((-HALF.0 - 4.0, HALF.1 + 4.0));
    let mut ink = Ink::none();
    for (a, b, wall, count) in [(corner, right, "#1b4f60", 13), (low, corner, "#16414f", 20)] {
        let at = |along: f64, down: f64| between(between(a, b, along), DOWN, down);
        let depth = 0.40;
        let face = poly(&[at(0.0, 0.0), at(1.0, 0.0), at(1.0, depth), at(0.0, depth)]);
        ink += scene.fill(&face, wall);
        let mut chance = Chance::of("first in fronts", count);
        for storey in 0..16 {
            // Each is shorter than the one above it.
            let far = |n: f64| depth * (1.0 - 0.86f64.powf(n)) / (1.0 - 0.86f64.powf(16.0));
            let (y0, y1) = (far(storey as f64 + 0.25), far(storey as f64 + 0.8));
            for i in 0..count {
                let (x0, x1) = (
                    (i as f64 + 0.2) / count as f64,
                    (i as f64 + 0.78) / count as f64,
                );
                let pane = poly(&[at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]);
                let lit = chance.happens(0.22);
                let colour = if lit { "#ffdf8a" } else { "#0b2c3a" };
                ink += scene.veil(&pane, colour, if lit { 0.95 } else { 0.8 });
            }
        }
        let foot = taper(&[at(0.0, depth), at(1.0, depth)], &[5.0, 5.0]);
        ink += scene.veil(&foot, "#072430", 0.7);
    }
    ink
}
