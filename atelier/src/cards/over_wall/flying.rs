//! What weighs nothing for a moment: drops of soup, a skirt.

use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::people::{CutPerson, Kind};
use crate::scene::Scene;
use crate::shape::{Shape, all};
use crate::{knots, stops};

/// Her skirt, stretched over both thighs; the cardigan lies on it.
pub fn skirt(scene: &Scene, she: &CutPerson) {
    let (hip, near, far) = (
        she.landmarks.hips,
        she.landmarks.knees[1],
        she.landmarks.knees[0],
    );
    let (x, y) = hip;
    let trunk = she.of(Kind::Trunk);
    let at = |a: (f64, f64), dx: f64, dy: f64| (a.0 + dx, a.1 + dy);
    let places = [
        (at(hip, -40.0, -20.0), false),
        (at(hip, -48.0, 18.0), false),
        (at(hip, -30.0, 54.0), false),
        (at(near, -66.0, 26.0), false),
        (at(near, -28.0, 40.0), true),
        (at(near, 2.0, 22.0), false),
        (at(near, 12.0, -16.0), false),
        (at(near, 26.0, -44.0), false),
        (at(far, -14.0, 34.0), true),
        (at(far, -26.0, -36.0), true),
        (at(hip, 56.0, -52.0), false),
        (at(hip, 10.0, -52.0), false),
    ];
    let places = places.map(|(at, corner)| crate::line::Knot { at, corner });
    let skirt = handcut(&blob(&places), 0.6, 24.0, 4).minus(&trunk);
    scene.add(scene.fill(&skirt, "#8a4a5c"));
    let mut dots = Vec::new();
    for row in 0..13 {
        for i in 0..16 {
            let (i, row) = (f64::from(i), f64::from(row));
            let shift = (row % 2.0) * 11.0;
            dots.push(circle(
                (
                    x - 90.0 + i * 22.0 + shift - row * 3.0,
                    y - 70.0 + row * 19.0 - i * 2.0,
                ),
                4.2,
            ));
        }
    }
    scene.add(scene.veil(&all(dots).within(&skirt), "#e8b8a0", 0.95));
    let lee = skirt.minus(&skirt.moved(9.0, -10.0));
    scene.add(scene.veil(&lee, "#4e2440", 0.6));
    for line in [
        [
            at(hip, 20.0, -40.0),
            at(near, -10.0, -70.0),
            at(near, 22.0, -30.0),
        ],
        [
            at(hip, -10.0, -20.0),
            at(near, -60.0, -24.0),
            at(near, -24.0, 0.0),
        ],
    ] {
        let fold = taper(&line, &[1.0, 7.0, 2.0]).within(&skirt);
        scene.add(scene.veil(&fold, "#4e2440", 0.45));
    }
    let under = trunk.moved(-2.0, 9.0).within(&skirt);
    scene.add(scene.veil(&under, "#4e2440", 0.5));
    let lit = skirt.minus(&skirt.moved(-1.5, 2.6));
    scene.add(scene.veil(&lit, "#d98a94", 0.6));
}

/// Drops and two slices of carrot between the pot and its lid.
pub fn drops(scene: &Scene, (x, y): (f64, f64)) {
    for (dx, dy, r) in [
        (-46.0, -44.0, 8.0),
        (-22.0, -58.0, 5.0),
        (28.0, -50.0, 9.0),
        (58.0, -36.0, 5.0),
        (6.0, -40.0, 4.0),
        (78.0, -62.0, 4.0),
    ] {
        let drop = ellipse((x + dx, y + dy), r, r * 1.12);
        let gold = stops![0, "#ffcf63"; 0.6, "#f08a2c"; 1, "#c9601c"];
        let fill = scene.radial((x + dx + r * 0.3, y + dy - r * 0.4), r * 1.6, &gold);
        scene.add(scene.fill(&drop, fill));
        let gleam = circle((x + dx + r * 0.3, y + dy - r * 0.4), r * 0.24);
        scene.add(scene.veil(&gleam, "#fff6d8", 0.9));
    }
    let leaf = |dx: f64, dy: f64, turn: f64| -> Shape {
        blob(&knots![-9, 0; -4, -6; 0, -3; 5, -7; 9, 0; 4, 5; -4, 5])
            .turned(turn, (0.0, 0.0))
            .moved(x + dx, y + dy)
    };
    scene.add(scene.fill(&leaf(-70.0, -62.0, 20.0), "#4c7a3a"));
    scene.add(scene.fill(&leaf(46.0, -70.0, -30.0), "#4c7a3a"));
}
