//! Her skirt: she sits broadly on four arms and two shoulders, and it hangs over all of them.

use crate::knots;
use crate::line::{Stroke, blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::At;

use super::{SHADE, backlit, soft};

const HEM: [At; 9] = [
    (250.0, 876.0),
    (262.0, 914.0),
    (300.0, 946.0),
    (346.0, 956.0),
    (400.0, 974.0),
    (456.0, 960.0),
    (506.0, 950.0),
    (548.0, 920.0),
    (562.0, 878.0),
];

pub fn draw(scene: &Scene) {
    let skirt = blob(&knots![
        328, 776, corner; 366, 786; 404, 788; 446, 786; 486, 776, corner; 520, 810; 552, 850; 562, 878; 548, 914; 506, 942; 456, 952;
        400, 966; 346, 948; 300, 938; 262, 910; 250, 876; 262, 846; 296, 808
    ]);
    let skirt = handcut(&skirt, 0.8, 40.0, 6);
    let frill = handcut(&Stroke::new(&HEM, &[20.0]).shape(), 3.0, 9.0, 8);
    let whole = skirt.and(&frill);
    scene.add(scene.shadow(&whole, (-8.0, 22.0), 12.0, SHADE, 0.8));
    scene.add(scene.fill(&frill, "#ffe4e6"));
    scene.add(soft(
        scene,
        &frill,
        &frill.minus(&frill.moved(2.0, -9.0)),
        "#c04a80",
        0.6,
        3.0,
    ));
    scene.add(
        scene
            .sheet(&skirt, "#d8154c")
            .lit(0.1)
            .shade(0.4)
            .rim(0.0)
            .grain(1.05)
            .dark("#7c0a38"),
    );
    // Both halves of what she sits on push the cloth out; between them it sinks.
    for seat in [
        blob(&knots![282, 868; 316, 826; 372, 836; 392, 884; 366, 930; 306, 930]),
        blob(&knots![418, 884; 442, 836; 500, 828; 534, 868; 508, 930; 444, 930]),
    ] {
        scene.add(soft(scene, &skirt, &seat, "#ff5a7c", 0.5, 20.0));
    }
    let between = taper(
        &[(405.0, 820.0), (404.0, 900.0), (402.0, 970.0)],
        &[8.0, 34.0, 26.0],
    );
    scene.add(soft(scene, &skirt, &between, "#6c0636", 0.6, 10.0));
    for (line, wide) in [
        ([(372.0, 792.0), (352.0, 850.0), (338.0, 950.0)], 13.0),
        ([(346.0, 786.0), (306.0, 840.0), (290.0, 930.0)], 12.0),
        ([(338.0, 784.0), (288.0, 822.0), (262.0, 880.0)], 9.0),
        ([(436.0, 792.0), (458.0, 850.0), (468.0, 950.0)], 13.0),
        ([(466.0, 786.0), (506.0, 840.0), (520.0, 930.0)], 12.0),
        ([(478.0, 784.0), (524.0, 822.0), (550.0, 880.0)], 9.0),
    ] {
        let fold = taper(&line, &[1.0, wide * 0.7, wide]);
        scene.add(soft(scene, &skirt, &fold, "#6c0636", 0.6, 3.5));
        scene.add(soft(
            scene,
            &skirt,
            &fold.moved(wide * 0.9, -2.0),
            "#ff7a92",
            0.35,
            3.5,
        ));
    }
    scene.add(backlit(scene, &skirt, 54.0, 3.0));
    let belt = blob(
        &knots![322, 762, corner; 404, 780; 492, 760, corner; 492, 782; 404, 802; 322, 784, corner],
    );
    scene.add(scene.shadow(&belt, (-2.0, 5.0), 4.0, SHADE, 0.5));
    scene.add(scene.fill(&belt, "#8c0a3c"));
    scene.add(scene.veil(&belt.minus(&belt.moved(-1.5, 2.6)), "#ffb0b8", 0.8));
}
