//! The workshop above the bench: the wall in the morning light, the rack with the chairs.

use crate::line::{handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{spots, stops};

use super::cat;

pub fn wall(scene: &Scene) {
    let light = stops![0, "#d3ddd0"; 0.45, "#a9c6c2"; 1, "#6f989e"];
    scene.add(scene.card(scene.radial((90.0, 20.0), 900.0, &light)));
    let boards = (0..9).map(|i| {
        let x = -10.0 + 104.0 * f64::from(i);
        taper(
            &[(x, -10.0), (x + 2.0, 300.0), (x, 640.0)],
            &[2.0, 2.6, 2.0],
        )
    });
    scene.add(scene.veil(&all(boards.collect::<Vec<_>>()), "#6d9698", 0.35));
    // Morning through the panes of a window that we do not see; it leans over to the right.
    for (x, wide) in [(-150.0, 150.0), (24.0, 150.0), (198.0, 150.0)] {
        for (y0, y1) in [(-20.0, 148.0), (168.0, 340.0), (360.0, 520.0)] {
            let at = |x: f64, y: f64| (x + 0.52 * y, y + 0.06 * x);
            let pane = poly(&[at(x, y0), at(x + wide, y0), at(x + wide, y1), at(x, y1)]);
            let pane = handcut(&pane, 1.0, 40.0, 4);
            scene.add(scene.blurred(scene.veil(&pane, "#fff6cf", 0.62), 2.0));
        }
    }
}

/// What hangs on nails: a mallet, two chisels.
pub fn tools(scene: &Scene) {
    let mallet = poly(&spots![410, 64; 494, 56; 500, 104; 416, 112; 410, 64]);
    let handle = taper(&spots![456, 104; 462, 150; 466, 204], &[15.0, 13.0, 17.0]);
    let chisel = |x: f64, long: f64| {
        let grip = taper(&[(x, 66.0), (x + 2.0, 112.0)], &[19.0, 14.0]);
        let iron = poly(&[
            (x - 7.0, 112.0),
            (x + 9.0, 112.0),
            (x + 12.0, 112.0 + long),
            (x - 6.0, 104.0 + long),
        ]);
        (grip, iron)
    };
    let ((a, b), (c, d)) = (chisel(538.0, 74.0), chisel(578.0, 92.0));
    for (shape, colour) in [
        (&handle, "#b98a52"),
        (&mallet, "#9a7044"),
        (&b, "#93abaa"),
        (&d, "#93abaa"),
        (&a, "#c9603c"),
        (&c, "#b98a52"),
    ] {
        let shape = handcut(shape, 0.8, 20.0, 5);
        scene.add(scene.blurred(scene.veil(&shape.moved(10.0, 9.0), "#4d7a80", 0.4), 5.0));
        scene.add(scene.fill(&shape, colour));
        scene.add(scene.veil(&shape.minus(&shape.moved(2.4, 2.0)), "#fff6d8", 0.55));
    }
}

/// Chairs along the wall. In the back of each the cat is missing.
pub fn rack(scene: &Scene) {
    let pine = ["#b57a3c", "#b07436", "#e9be78", "#dcaa62", "#8f5a26"];
    let painted = ["#2a78ac", "#20659a", "#5cb0de", "#3f97cc", "#1a527c"];
    chair(scene, &Spot::new(70.0, 268.0, 0.86), 0.05, pine);
    chair(
        scene,
        &Spot::new(226.0, 268.0, 0.8).flipped(true),
        -0.02,
        pine,
    );
    chair(scene, &Spot::new(700.0, 270.0, 0.92), -0.06, painted);
    let shelf = poly(&spots![-20, 264; 820, 268; 820, 284; -20, 282]);
    scene.add(scene.blurred(scene.veil(&shelf.moved(6.0, 30.0), "#4d7a80", 0.5), 9.0));
    scene.add(scene.fill(&shelf, "#c48a48"));
    scene.add(scene.veil(&shelf.minus(&shelf.moved(0.0, 4.0)), "#f2cf92", 0.9));
    for x in [20.0, 770.0] {
        let bracket = poly(&[
            (x, 280.0),
            (x + 18.0, 280.0),
            (x + 14.0, 340.0),
            (x + 4.0, 340.0),
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
        scene.veil(&put(&whole).moved(30.0, 15.0), "#4d7a80", 0.5),
        3.0,
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
