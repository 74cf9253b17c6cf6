//! What is cut through: the floor between the two, and the last steps up to them.

use super::house::{DARK, LOWER_FLOOR, SOFFIT, UPPER_FLOOR};
use crate::colour::mix;
use crate::line::{ellipse, handcut, handcut_finely, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::all;
use crate::{spots, stops};

/// The floor between them: boards, joists, rubble, laths and plaster.
pub fn floor(scene: &Scene) {
    let slab = rect(-20.0, UPPER_FLOOR, 820.0, SOFFIT);
    scene.add(scene.fill(&handcut(&slab, 1.0, 60.0, 3), DARK));
    let mut chance = Chance::of("rubble", 4);
    for seed in 0..150 {
        let at = (chance.between(-10.0, 810.0), chance.between(578.0, 598.0));
        let bit = handcut_finely(
            &ellipse(at, chance.between(2.0, 6.0), chance.between(1.6, 4.0)),
            0.8,
            4.0,
            seed,
            2.0,
        );
        let colour = *chance.pick(&["#5a3040", "#6b3d44", "#4a2538", "#7c4c4a"]);
        scene.add(scene.veil(&bit, colour, 0.8));
    }
    for x in [44.0, 214.0, 372.0, 548.0, 712.0] {
        let joist = handcut(&rect(x, 574.0, x + 34.0, 600.0), 0.7, 12.0, x as i64);
        scene.add(scene.fill(&joist, "#a86a48"));
        for r in [4.0, 8.0] {
            let ring = ellipse((x + 12.0, 588.0), r * 1.3, r);
            let ring = ring.minus(&ring.scaled(1.0).grown(-1.0));
            scene.add(scene.veil(&ring.within(&joist), "#6a3834", 0.6));
        }
    }
    let boards = handcut(&rect(-20.0, UPPER_FLOOR - 1.0, 820.0, 573.0), 0.8, 40.0, 6);
    scene.add(scene.fill(&boards, "#d99a5e"));
    scene.add(scene.veil(&boards.minus(&boards.moved(0.0, 3.0)), "#ffe0a4", 0.8));
    for x in [86.0, 262.0, 330.0, 498.0, 640.0, 760.0] {
        scene.add(scene.veil(&rect(x, 563.0, x + 2.0, 573.0), "#6a3428", 0.8));
    }
    let plaster = rect(-20.0, 601.0, 820.0, SOFFIT + 1.0);
    let plaster = handcut(&plaster, 0.8, 14.0, 9);
    scene.add(scene.fill(&plaster, "#f0d8bc"));
    scene.add(scene.veil(&plaster.minus(&plaster.moved(0.0, -3.0)), "#a8705e", 0.6));
    for line in [
        &spots![370, 609; 340, 606; 300, 611; 262, 607][..],
        &spots![420, 608; 452, 611; 486, 606],
    ] {
        scene.add(scene.veil(&taper(line, &[2.6, 1.6, 0.6]), "#6a3a40", 0.8));
    }
}

/// The last steps up to the lower landing, and the end of the rail.
pub fn steps(scene: &Scene) {
    let front = handcut(&rect(-20.0, LOWER_FLOOR, 820.0, 1220.0), 0.8, 50.0, 5);
    let stops = stops![0, "#6f3440"; 1, "#3f1c30"];
    scene.add(scene.fill(&front, scene.linear((0.0, 1112.0), (0.0, 1200.0), &stops)));
    for (top, high, light) in [(LOWER_FLOOR - 2.0, 8.0, 0.9), (1176.0, 12.0, 0.5)] {
        let nose = handcut(&rect(-20.0, top, 820.0, top + high), 0.6, 40.0, 7);
        scene.add(scene.fill(&nose, mix("#7c4048", "#e9b57c", light)));
        let under = rect(-20.0, top + high, 820.0, top + high + 9.0);
        scene.add(scene.veil(&under, "#22101e", 0.5));
    }
    let post = taper(&spots![58, 1230; 58, 1010], &[34.0, 30.0]);
    let ball = ellipse((58.0, 990.0), 27.0, 28.0);
    let collar = rect(38.0, 1012.0, 78.0, 1026.0);
    let rail = taper(&spots![56, 1040; 16, 1062; -50, 1110], &[26.0, 28.0, 30.0]);
    let newel = handcut(&all([post, ball, collar, rail]).fillet(3.0), 0.8, 30.0, 4);
    scene.add(scene.shadow(&newel, (6.0, 0.0), 10.0, DARK, 0.5));
    let paint = stops![0, "#1f6462"; 1, "#0c2f38"];
    scene.add(scene.fill(&newel, scene.linear((30.0, 960.0), (90.0, 1200.0), &paint)));
    scene.add(scene.veil(&newel.minus(&newel.moved(-4.0, 3.0)), "#7fc4b4", 0.6));
}
