//! The headscarf of the woman at the wheel: thin straw-coloured cotton with small red flowers, wound about head and neck.

use crate::knots;
use crate::line::{blob, circle, ellipse, handcut, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::spots;

use super::travellers::dusk;

const CLOTH: &str = "#dcb96c";
const SHADE: &str = "#7a5224";
const FLOWER: &str = "#b5452f";

/// What lies over the head, down to the nape.
fn hood() -> Shape {
    blob(&knots![
        244, 812, corner; 236, 782; 214, 762; 170, 750; 112, 758; 68, 796; 44, 850; 40, 904; 54, 946; 84, 980; 110, 1012; 170, 1018; 236, 1000;
        254, 978, corner; 231, 944; 220, 908; 216, 872; 224, 836
    ])
}

/// What is wound around the neck, and falls over the back.
fn wrap() -> Shape {
    blob(&knots![
        256, 968, corner; 270, 992; 272, 1020; 252, 1046; 190, 1068; 110, 1084; 20, 1090, corner; 30, 1040; 58, 1000; 66, 958; 120, 968; 190, 986; 232, 984
    ])
}

fn cloth(scene: &Scene, shape: &Shape, folds: &[(&[At], f64)], seed: i64) {
    let shape = handcut(shape, 0.8, 22.0, seed);
    scene.add(scene.fill(&shape, CLOTH));
    flowers(scene, &shape);
    // Each fold is a valley of shadow with a lit ridge beside it.
    for (line, wide) in folds {
        let valley = taper(line, &[1.0, *wide, *wide * 0.7, 1.0]);
        let ridge = valley.moved(2.0, -wide * 0.8);
        let soft = scene.blurred(scene.veil(&valley, SHADE, 0.7), 2.4);
        let light = scene.blurred(scene.veil(&ridge, "#ffeec0", 0.5), 2.4);
        scene.add(scene.clipped(&shape, light + soft));
        let crease = taper(line, &[0.6, 2.4, 1.8, 0.6]);
        scene.add(scene.clipped(&shape, scene.veil(&crease, SHADE, 0.75)));
    }
    dusk(scene, &shape, (330.0, 790.0), 360.0, 0.78);
    scene.add(scene.veil(&shape.minus(&shape.moved(-2.2, 2.0)), "#ffe9b8", 0.6));
}

fn flowers(scene: &Scene, shape: &Shape) {
    for row in 0..12 {
        for column in 0..9 {
            let x = 26.0 + 32.0 * f64::from(column) + 16.0 * f64::from(row % 2);
            let y = 766.0 + 28.0 * f64::from(row) + 0.05 * (x - 150.0);
            let at = (x, y);
            let mut flower = Shape::nothing();
            for k in 0..4 {
                let petal = towards(at, 30.0 + 90.0 * f64::from(k), 3.6);
                flower = flower.and(&ellipse(petal, 2.9, 2.9));
            }
            scene.add(scene.clipped(shape, scene.veil(&flower, FLOWER, 0.9)));
            scene.add(scene.clipped(shape, scene.fill(&circle(at, 1.7), "#fff0c4")));
        }
    }
}

pub fn draw(scene: &Scene) {
    // The cap beneath shows as a band at the brow.
    let band = blob(&knots![
        236, 788, corner; 247, 806; 250, 822, corner; 236, 846; 228, 878; 229, 910; 236, 940; 256, 974, corner; 240, 966; 212, 900; 214, 840
    ]);
    scene.add(scene.blurred(scene.veil(&band.moved(5.0, 4.0), "#3a1c14", 0.5), 4.0));
    scene.add(scene.fill(&band, "#7d3326"));
    cloth(
        scene,
        &hood(),
        &[
            (&spots![240, 806; 190, 800; 120, 836; 66, 900], 9.0),
            (&spots![224, 838; 180, 850; 128, 896; 84, 960], 10.0),
            (&spots![217, 880; 186, 904; 150, 946; 124, 1000], 9.0),
            (&spots![226, 930; 208, 950; 190, 976; 180, 1006], 7.0),
            (&spots![214, 766; 160, 766; 100, 786; 62, 830], 6.0),
        ],
        4,
    );
    let wrap = wrap();
    let fallen = wrap.moved(-2.0, -9.0).within(&hood());
    scene.add(scene.blurred(scene.veil(&fallen, "#3a2412", 0.5), 4.0));
    cloth(
        scene,
        &wrap,
        &[
            (&spots![266, 990; 210, 1012; 130, 1012; 60, 1000], 9.0),
            (&spots![268, 1016; 210, 1040; 130, 1046; 44, 1036], 10.0),
            (&spots![240, 1050; 180, 1062; 110, 1068; 30, 1066], 7.0),
        ],
        6,
    );
}
