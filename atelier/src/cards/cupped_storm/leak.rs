//! What the hands cannot hold, and what is moored to a thumb.

use super::RED;
use crate::colour::mix;
use crate::line::{blob, ellipse, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::{knots, spots};

/// From the bowsprit to a bow around the thumb.
pub fn mooring(scene: &Scene, thumb: &Shape) {
    let cord = |line: &[At], widths: &[f64]| {
        let cord = taper(line, widths);
        let sheet = scene
            .sheet(&cord, RED)
            .lit(0.3)
            .shade(0.3)
            .rim(1.0)
            .rim_colour("#ffb090");
        scene.shadow(&cord, (1.0, 4.0), 4.0, "#2a0f18", 0.55) + sheet.ink()
    };
    let rope = taper(
        &spots![520, 556; 560, 600; 606, 632; 650, 640],
        &[2.6, 3.0, 3.4],
    );
    scene.add(scene.shadow(&rope, (1.0, 4.0), 4.0, "#0a1020", 0.5));
    scene.add(scene.fill(&rope, RED));
    for y in [634.0, 643.0] {
        let turn = spots![638, y; 664, y + 14.0; 700, y + 16.0; 740, y];
        let turn = cord(&turn, &[5.4, 6.4, 6.4, 5.4]);
        scene.add(scene.clipped(thumb, turn));
    }
    let loops = [
        spots![664, 652; 634, 628; 622, 650; 640, 668; 664, 656],
        spots![664, 652; 690, 624; 712, 634; 702, 660; 664, 656],
    ];
    for line in loops {
        scene.add(cord(&line, &[5.0, 6.0, 6.0, 6.0, 5.0]));
    }
    for line in [
        spots![664, 654; 656, 684; 642, 706],
        spots![664, 654; 678, 688; 682, 714],
    ] {
        scene.add(cord(&line, &[5.0, 5.0, 4.4]));
    }
    let knot = ellipse((664.0, 653.0), 8.0, 7.0);
    let sheet = scene.sheet(&knot, mix(RED, "#5a1018", 0.2));
    scene.add(sheet.lit(0.3).shade(0.3).rim(1.0));
}

/// A little of the sea runs out between the hands.
pub fn leak(scene: &Scene) {
    let seam = taper(
        &spots![403, 814; 404, 860; 402, 900; 401, 936],
        &[3.6, 2.6, 2.0, 0.5],
    );
    scene.add(scene.veil(&seam, "#3f7488", 0.95));
    for (x, y, r) in [(401.0, 958.0, 4.6), (404.0, 996.0, 7.0)] {
        let drop = blob(&knots![
            x, y - r * 2.3, corner; x + r * 0.62, y - r * 0.7; x + r * 0.95, y + r * 0.3; x, y + r;
            x - r * 0.95, y + r * 0.3; x - r * 0.62, y - r * 0.7
        ]);
        let sheet = scene
            .sheet(&drop, "#4f8aa0")
            .lit(0.3)
            .shade(0.4)
            .rim(1.0)
            .dark("#1d4468")
            .rim_colour("#eef6f0")
            .grain(1.05);
        scene.add(sheet);
        let glint = ellipse((x - r * 0.3, y + r * 0.1), r * 0.2, r * 0.32);
        scene.add(scene.veil(&glint, "#f4fbf6", 0.9));
    }
}
