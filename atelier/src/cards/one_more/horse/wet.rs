//! Water: in its coat, on its back, and in the air below it.

use crate::line::{Stroke, blob, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::Shape;
use crate::{knots, spots};

use super::super::soft;
use super::DEEP;

/// The coat lies in wet strands that run down; water gleams along the back and gathers under the belly.
pub fn wet(scene: &Scene, trunk: &Shape) {
    let mut chance = Chance::of("wet horse", 4);
    for i in 0..150 {
        let (x, y) = (chance.between(50.0, 490.0), chance.between(452.0, 740.0));
        let long = chance.between(16.0, 46.0);
        let lean = (x - 360.0) * 0.05 + chance.between(-5.0, 5.0);
        let line = [
            (x, y),
            (x + lean * 0.3, y + long * 0.5),
            (x + lean, y + long),
        ];
        let lock = Stroke::new(&line, &[0.6, 3.2, 0.4]).shape();
        let (colour, much) = if i % 3 == 0 {
            ("#e9a468", 0.22)
        } else {
            (DEEP, 0.24)
        };
        scene.add(scene.clipped(trunk, scene.veil(&lock, colour, much)));
    }
    for (line, widths, much) in [
        (
            &spots![74, 456; 120, 459; 168, 460][..],
            &[1.0, 7.0, 1.0][..],
            0.75,
        ),
        (
            &spots![184, 461; 222, 463; 250, 460][..],
            &[1.0, 5.0, 1.0][..],
            0.7,
        ),
        (
            &spots![266, 456; 292, 446; 312, 434][..],
            &[1.0, 6.0, 1.0][..],
            0.6,
        ),
        (
            &spots![446, 588; 462, 618; 468, 652][..],
            &[1.0, 8.0, 1.0][..],
            0.6,
        ),
        (
            &spots![424, 470; 430, 510; 440, 546][..],
            &[1.0, 5.0, 1.0][..],
            0.45,
        ),
    ] {
        scene.add(soft(
            scene,
            trunk,
            &taper(line, widths),
            "#fff3e2",
            much,
            1.4,
        ));
    }
    // A wet sheen over the round of the barrel, and where the neck meets the shoulder.
    for (line, wide, much) in [
        (&spots![60, 500; 150, 484; 250, 492][..], 20.0, 0.5),
        (&spots![90, 530; 170, 520; 236, 530][..], 9.0, 0.4),
        (&spots![372, 520; 404, 562; 436, 588][..], 12.0, 0.5),
        (&spots![404, 300; 392, 350; 376, 400][..], 9.0, 0.3),
    ] {
        let sheen = taper(line, &[1.0, wide, 1.0]);
        scene.add(soft(scene, trunk, &sheen, "#ffe9cc", much, 5.0));
    }
    for (x, long) in [
        (214.0, 26.0),
        (196.0, 16.0),
        (232.0, 14.0),
        (292.0, 18.0),
        (306.0, 24.0),
        (352.0, 16.0),
    ] {
        let y = 733.0 + (x - 214.0_f64).max(0.0) * 0.06 - (214.0 - x).max(0.0) * 0.22;
        let tip = taper(&[(x, y - 8.0), (x + 1.0, y + long)], &[12.0, 1.5]);
        scene.add(scene.fill(&tip, "#4a2114"));
    }
}

/// What falls from it.
pub fn drops(scene: &Scene) {
    for (x, y, size) in [
        (598.0, 588.0, 1.0),
        (602.0, 640.0, 0.8),
        (214.0, 800.0, 1.1),
        (196.0, 880.0, 0.8),
        (300.0, 786.0, 1.0),
        (318.0, 920.0, 0.8),
        (352.0, 840.0, 0.7),
    ] {
        let drop = blob(&knots![0, -12, corner; 6, 0; 4, 8; -4, 8; -6, 0])
            .scaled(size)
            .moved(x, y);
        scene.add(scene.fill(&drop, "#d9f2ee"));
        scene.add(scene.veil(&drop.minus(&drop.moved(-2.0, -2.0)), "#3f7f7c", 0.8));
    }
}
