//! The sky above the well.

use crate::line::{Path, Stroke, handcut};
use crate::motifs::sky::Cloud;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::all;
use crate::stops;

use super::{soft, wall};

pub fn draw(scene: &Scene) {
    let stops = stops![0, "#fdfbe4"; 0.3, "#cdeee2"; 0.65, "#7cd0cd"; 1, "#3fa6b4"];
    scene.sky(scene.radial((560.0, 220.0), 400.0, &stops), 3, 0.05);
    for (at, width, height, colour, seed) in [
        ((520.0, 330.0), 190.0, 66.0, "#ffffff", 4),
        ((410.0, 238.0), 110.0, 40.0, "#f4fdf8", 9),
    ] {
        let cloud = Cloud {
            lit: 0.4,
            shade: 0.2,
            shadow: "#2f8a96".into(),
            shadow_opacity: 0.16,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
    grass(scene);
}

/// Grass leans in over the far side.
fn grass(scene: &Scene) {
    let mut chance = Chance::of("well grass", 3);
    let line = Path::new(
        (0..=30)
            .map(|i| wall(205.0 + f64::from(i) * 4.6, 1.0))
            .collect(),
    );
    let blades = all((0..64).map(|_| {
        let far = line.length() * chance.unit();
        let (x, y) = line.at(far);
        let long = chance.between(14.0, 46.0);
        let (dx, dy) = (
            (430.0 - x) * 0.0028 * long + chance.between(-9.0, 9.0),
            long * 0.9,
        );
        Stroke::new(
            &[(x, y - 8.0), (x + dx * 0.3, y + dy * 0.6), (x + dx, y + dy)],
            &[6.0, 4.4, 0.4],
        )
        .shape()
    }));
    let blades = handcut(&blades, 0.3, 8.0, 2);
    scene.add(scene.fill(&blades, "#3f7d58"));
    scene.add(soft(
        scene,
        &blades,
        &blades.moved(0.0, -16.0),
        "#1f4a48",
        0.6,
        5.0,
    ));
}
