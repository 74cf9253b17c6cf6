//! The plane tree: the mottled trunk in bare light, and the lowest of its crown above us.

use crate::colour::mix;
use crate::line::{Path, blob, curve, ellipse, handcut, poly, taper, towards};
use crate::motifs::plants::plane_leaf;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

use super::standing;

/// The iron grate around the foot, then the trunk.
pub fn trunk(scene: &Scene) {
    let place = standing((400.0, 392.0), -16.0, 1.0);
    let square = |r: f64| place.flat(&[(-r, 0.0, -r), (r, 0.0, -r), (r, 0.0, r), (-r, 0.0, r)]);
    scene.add(scene.fill(&square(112.0), "#b98d52"));
    scene.add(scene.fill(&square(106.0), "#94714a"));
    let bars = (-6..=6).map(|i| {
        let z = f64::from(i) * 15.5;
        place.flat(&[
            (-98.0, 0.0, z - 3.6),
            (98.0, 0.0, z - 3.6),
            (98.0, 0.0, z + 3.6),
            (-98.0, 0.0, z + 3.6),
        ])
    });
    scene.add(scene.fill(&all(bars.collect::<Vec<_>>()), "#6a4c38"));
    scene.add(scene.fill(&ellipse((400.0, 392.0), 58.0, 28.0), "#8a6448"));
    let trunk = blob(&knots![
        214, 404, corner; 236, 384; 246, 340; 244, 270; 238, 200; 226, 120; 196, 40; 160, -30, corner; 236, -30, corner;
        262, 30; 284, 60; 300, 20; 318, -30, corner; 392, -30, corner; 352, 50; 332, 120; 324, 200; 322, 280; 326, 340;
        336, 378; 360, 404, corner; 330, 412; 312, 424; 290, 414; 268, 424; 244, 410
    ]);
    let trunk = handcut(&trunk.moved(116.0, 0.0), 1.4, 22.0, 3);
    scene.add(
        scene
            .sheet(&trunk, "#d6cf9c")
            .lit(0.45)
            .shade(0.3)
            .rim(0.0)
            .dark("#8a7f6a")
            .ink(),
    );
    // Bark that comes off in maps.
    let mut chance = Chance::of("plane bark", 5);
    for i in 0..70 {
        let at = (chance.between(346.0, 451.0), chance.between(130.0, 400.0));
        let (w, h) = (chance.between(8.0, 17.0), chance.between(12.0, 34.0));
        let patch: Vec<_> = (0..7)
            .map(|k| {
                let a = f64::from(k) * 51.4 + chance.between(-16.0, 16.0);
                let p = towards((0.0, 0.0), a, chance.between(0.6, 1.0));
                (at.0 + p.0 * w, at.1 + p.1 * h)
            })
            .collect();
        let patch = handcut(&poly(&patch).softened(1.6), 1.0, 9.0, i);
        let colour = *chance.pick(&[
            "#8f9a72", "#a9a678", "#f3eecb", "#7d8268", "#b8a877", "#eee6ba",
        ]);
        scene.add(scene.veil(&patch.within(&trunk), colour, 0.85));
    }
    let lee = trunk.minus(&trunk.moved(-26.0, 0.0));
    scene.add(scene.veil(&lee, "#7a5f8c", 0.28));
}

/// Layers of leaves along the upper edge, cropped by it.
pub fn crown(scene: &Scene) {
    let mut chance = Chance::of("plane crown", 8);
    let layers: [(&[At], &str, i64); 3] = [
        (
            &spots![-40, 150; 60, 182; 150, 176; 250, 212; 360, 226; 460, 218; 560, 196; 660, 186; 760, 150; 850, 140],
            "#6f8f3a",
            16,
        ),
        (
            &spots![-40, 96; 50, 112; 150, 118; 250, 130; 360, 152; 460, 146; 560, 120; 660, 118; 760, 92; 850, 80],
            "#93ad4a",
            15,
        ),
        (
            &spots![-40, 40; 60, 50; 150, 44; 260, 70; 360, 84; 450, 70; 560, 56; 660, 40; 760, 34; 850, 10],
            "#bccb66",
            12,
        ),
    ];
    for (line, colour, count) in layers {
        let path = Path::new(curve(line));
        let mut area = curve(line);
        area.extend([(900.0, -60.0), (-60.0, -60.0)]);
        let mut mass = vec![Shape::within_ring(&area)];
        let mut fringe = Vec::new();
        for (at, along) in path.walk(count as usize * 2) {
            let turn = along + 180.0 + chance.between(-50.0, 50.0);
            let size = chance.between(0.9, 1.5);
            let at = (at.0 + chance.near(0.0, 6.0), at.1 + chance.near(-8.0, 8.0));
            let leaf = Spot::new(at.0, at.1, size).turned(turn).put(&plane_leaf());
            if chance.happens(0.4) {
                fringe.push((leaf, turn, at, size));
            } else {
                mass.push(leaf);
            }
        }
        scene.add(scene.fill(&all(mass), colour));
        for (leaf, turn, at, size) in fringe {
            let colour = mix(
                colour,
                *chance.pick(&["#dfe39a", "#4f7030", "#b4c860"]),
                chance.between(0.2, 0.6),
            );
            scene.add(scene.fill(&leaf, colour));
            let vein = taper(&spots![0, 0; 0, -34], &[1.6, 0.4]);
            let vein = Spot::new(at.0, at.1, size).turned(turn).put(&vein);
            scene.add(scene.veil(&vein, "#f4f2c8", 0.6));
        }
    }
}
