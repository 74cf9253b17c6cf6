//! What weighs nothing for a moment: drops of soup.

use crate::line::{blob, circle, ellipse};
use crate::scene::Scene;
use crate::shape::Shape;
use crate::{knots, stops};

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
