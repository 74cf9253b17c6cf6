//! The wood around the wolf.

use super::{LIGHT, MAW_SHADOW};
use crate::colour::{Colour, mix};
use crate::line::{Path, circle, curve, handcut};
use crate::motifs::plants::{ground, pine};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::all;
use crate::{spots, stops};

pub fn sky(scene: &Scene) {
    let stops = stops![
        0, "#ffe2b0"; 0.13, "#f7b277"; 0.28, "#dd6a4a"; 0.46, "#a5343a"; 0.7, "#5a1d33"; 1, "#241226"
    ];
    scene.sky(scene.radial((400.0, 230.0), 1000.0, &stops), 4, 0.12);
    let sun = handcut(&circle((400.0, 225.0), 158.0), 1.6, 60.0, 4);
    scene.add(scene.glow((400.0, 225.0), 430.0, "#ffcf8c", 0.8, 0.5));
    let stops = stops![0, "#fff3d2"; 0.6, "#ffd692"; 1, "#f79a5c"];
    let fill = scene.linear((0.0, 60.0), (0.0, 390.0), &stops);
    scene.add(scene.fill(&sun, fill));
}

pub fn far_woods(scene: &Scene) {
    let mut chance = Chance::of("far woods", 3);
    let rows = [
        (470.0, "#c25a4a", 60.0),
        (520.0, "#8f3a44", 80.0),
        (585.0, "#63293c", 100.0),
    ];
    for ((y, colour, height), row) in rows.into_iter().zip(0..) {
        let ridge = spots![
            -20, y - 30.0; 120, y + 6.0; 260, y + 40.0; 400, y + 50.0; 540, y + 40.0; 680, y + 4.0; 820, y - 36.0
        ];
        let path = Path::new(curve(&ridge));
        let mut wood = vec![ground(&ridge)];
        let mut x = -10.0;
        while x < 812.0 {
            let tree = pine(
                height * chance.between(0.55, 1.1),
                0.4,
                7,
                chance.below(999),
            );
            wood.push(tree.moved(x, path.y_at(x) + 6.0));
            x += chance.between(13.0, 24.0);
        }
        let wood = handcut(&all(wood), 0.4, 20.0, row);
        let colour = Colour::from(colour);
        let stops = stops![0, mix(colour, "#ffc98a", 0.45); 0.6, colour; 1, colour.lighter(-0.07)];
        scene.add(scene.shadow(&wood, (0.0, -4.0), 12.0, "#3a1226", 0.35));
        scene.add(scene.fill(&wood, scene.radial(LIGHT, 640.0, &stops)));
        let haze = stops![0, "#e0735a", 0; 0.45, "#e0735a", 0.34; 1, "#e0735a", 0];
        let (from, to) = (y - 60.0, y + 200.0);
        let haze = scene.linear((0.0, from), (0.0, to), &haze);
        scene.add(scene.band(from, to, haze));
    }
}

/// Dark firs at the edges, nearest to us.
pub fn near_pines(scene: &Scene) {
    for (x, y, height, seed) in [
        (60.0, 1260.0, 330.0, 4),
        (745.0, 1260.0, 350.0, 6),
        (-6.0, 1240.0, 420.0, 2),
        (806.0, 1240.0, 440.0, 3),
        (150.0, 1270.0, 220.0, 8),
        (662.0, 1272.0, 220.0, 9),
        (228.0, 1270.0, 130.0, 12),
        (590.0, 1270.0, 130.0, 13),
    ] {
        let tree = pine(height, 0.5, 12, seed).moved(x, y);
        let tree = handcut(&tree, 0.5, 18.0, seed as i64);
        scene.add(scene.shadow(&tree, (0.0, 0.0), 12.0, MAW_SHADOW, 0.6));
        let sheet = scene.sheet(&tree, "#22142a").lit(0.1).shade(0.6).rim(1.6);
        let sheet = sheet.rim_colour("#c9756a").rim_opacity(0.55);
        scene.add(sheet.dark("#0f0816"));
    }
}
