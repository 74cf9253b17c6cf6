//! What has fallen out of pockets: coins, on their way and sorted already.

use crate::line::{blob, circle, ellipse, poly};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{knots, stops};

/// Where the cup stands.
const CUP: At = (742.0, 944.0);

/// A coin, as wide as it is turned.
fn coin(scene: &Scene, at: At, r: f64, open: f64, turn: f64) {
    let spot = Spot::new(at.0, at.1, r).turned(turn);
    let face = ellipse((0.0, 0.0), 1.0, open);
    let edge = face.and(&face.moved(0.0, 0.26)).hull();
    let (face, edge) = (spot.put(&face), spot.put(&edge));
    scene.add(scene.fill(&edge, "#a8620f"));
    let gold = stops![0, "#fff3b0"; 0.5, "#ffd23e"; 1, "#e89a1e"];
    let (a, b) = (spot.point((0.8, -0.9)), spot.point((-0.8, 0.9)));
    scene.add(scene.fill(&face, scene.linear(a, b, &gold)));
    if r > 11.0 {
        let inner = spot.put(&ellipse((0.0, 0.0), 0.74, open * 0.72));
        let ring = inner.minus(&spot.put(&ellipse((0.02, 0.03), 0.68, open * 0.64)));
        scene.add(scene.veil(&ring, "#b9701a", 0.8));
    }
}

/// They come down from the last car, each nearer than the one above.
pub fn falling(scene: &Scene) {
    for (x, y, r, open, turn) in [
        (748.0, 452.0, 7.0, 0.5, 20.0),
        (728.0, 506.0, 8.0, 0.9, -30.0),
        (744.0, 574.0, 9.0, 0.35, 50.0),
        (724.0, 650.0, 11.0, 0.8, 10.0),
        (742.0, 742.0, 13.0, 0.45, -40.0),
        (728.0, 836.0, 16.0, 0.6, 30.0),
    ] {
        coin(scene, (x, y), r, open, turn);
    }
}

/// A paper cup that catches them.
pub fn landed(scene: &Scene) {
    let under = circle((0.0, 0.0), 78.0).stretched(1.0, 0.2, (0.0, 0.0));
    scene.add(scene.multiplied(scene.blurred(
        scene.veil(&under.moved(CUP.0 - 26.0, CUP.1 + 84.0), "#2d6f70", 0.7),
        9.0,
    )));
    cup(scene);
}

fn cup(scene: &Scene) {
    let (x, y) = CUP;
    let mouth = ellipse((x, y - 40.0), 62.0, 21.0);
    let body = blob(&knots![
        x - 62.0, y - 40.0, corner; x - 56.0, y + 20.0; x - 48.0, y + 84.0; x, y + 98.0; x + 48.0, y + 84.0; x + 56.0, y + 20.0; x + 62.0, y - 40.0, corner
    ]);
    let across = stops![0, "#c8463a"; 0.45, "#ff7a63"; 1, "#ffb39a"];
    scene.add(scene.fill(
        &body.and(&mouth),
        scene.linear(
            (x - 60.0, y),
            (x + 60.0, y),
            &stops![0, "#dcb9b0"; 0.6, "#fff6ea"; 1, "#ffffff"],
        ),
    ));
    for i in -2..=2 {
        let a = f64::from(i) * 26.0;
        let stripe = poly(&[
            (x + a * 1.05 - 7.0, y - 60.0),
            (x + a * 1.05 + 7.0, y - 60.0),
            (x + a * 0.82 + 5.5, y + 110.0),
            (x + a * 0.82 - 5.5, y + 110.0),
        ]);
        scene.add(scene.fill(
            &stripe.within(&body),
            scene.linear((x - 60.0, y), (x + 60.0, y), &across),
        ));
    }
    scene.add(scene.fill(&mouth, "#fff6ea"));
    let inside = ellipse((x, y - 39.0), 56.0, 17.0);
    scene.add(scene.fill(&inside, "#8a4a4a"));
    for (dx, dy, turn) in [
        (-30.0, -30.0, 10.0),
        (26.0, -32.0, -14.0),
        (-4.0, -36.0, 4.0),
    ] {
        let heap = ellipse((x + dx, y + dy), 24.0, 9.0)
            .turned(turn, (x + dx, y + dy))
            .within(&inside);
        scene.add(scene.fill(&heap, "#ffd23e"));
        scene.add(scene.veil(&heap.minus(&heap.moved(0.0, -3.0)), "#a8620f", 0.8));
    }
}
