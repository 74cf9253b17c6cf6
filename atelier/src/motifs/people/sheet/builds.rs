//! A sheet of builds: each in the same poses.

use super::{model, sheet};
use crate::motifs::people::{Build, Person, Pose};
use crate::scene::Scene;

/// Thin, adult, an adult with bust and waist, strong, large, old, child, toddler: standing, walking, lifting.
pub fn builds() -> Scene {
    let scene = sheet(1760.0, 1400.0);
    let woman = Build::Of(Build::Adult.proportions().shaped(0.10, 0.12));
    let builds = [
        Build::Thin,
        Build::Adult,
        woman,
        Build::Strong,
        Build::Large,
        Build::Old,
        Build::Child,
        Build::Toddler,
    ];
    let heights = [455.0, 430.0, 420.0, 440.0, 425.0, 370.0, 290.0, 205.0];
    for (row, pose) in [Pose::STAND, Pose::WALK, Pose::LIFT]
        .into_iter()
        .enumerate()
    {
        for (i, build) in builds.into_iter().enumerate() {
            let person = Person {
                build,
                pose,
                at: (112.0 + 220.0 * i as f64, [480.0, 970.0, 1350.0][row]),
                height: heights[i],
                ..model(
                    [
                        [2, 0, 4, 5, 1, 7, 3, 6],
                        [6, 5, 1, 2, 0, 4, 3, 4],
                        [3, 2, 6, 5, 7, 1, 0, 3],
                    ][row][i],
                )
            };
            scene.add(person.draw(&scene));
        }
    }
    scene
}
