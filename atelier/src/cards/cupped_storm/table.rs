//! A breakfast table in the morning, which has nothing to do with it.

use crate::line::{blob, circle, ellipse, handcut, poly, taper};
use crate::motifs::animals::gull;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{knots, spots, stops};

/// A place on the table: across, and from its far edge to us.
fn on(across: f64, near: f64) -> At {
    let k = 1.0 / (1.0 - near * 0.55);
    (400.0 + across * 300.0 * k, 150.0 + near * 410.0 * k)
}

/// Wall, cloth, and what stands on it.
pub fn draw(scene: &Scene) {
    let tones = stops![0, "#dfe8d8"; 0.6, "#c4d5c6"; 1, "#a9c0b4"];
    scene.sky(scene.linear((0.0, 0.0), (700.0, 300.0), &tones), 3, 0.05);
    let window = poly(&spots![120, -20; 330, -20; 260, 150; 40, 150]);
    scene.add(scene.blurred(scene.veil(&window, "#fff8dc", 0.8), 8.0));
    let cloth = poly(&[
        (-20.0, 156.0),
        (820.0, 142.0),
        (820.0, 1220.0),
        (-20.0, 1220.0),
    ]);
    let tones = stops![0, "#f3ecd6"; 0.35, "#fbf6e6"; 1, "#ecdcc0"];
    scene.add(scene.washed(
        scene.fill(
            &handcut(&cloth, 1.0, 40.0, 2),
            scene.linear((0.0, 150.0), (500.0, 1200.0), &tones),
        ),
        4,
        0.04,
    ));
    checks(scene);
    let light = poly(&spots![60, 158; 280, 155; 150, 560; -140, 600]);
    scene.add(scene.blurred(scene.veil(&light, "#fffdf0", 0.65), 14.0));
    plate(scene);
    stain(scene);
    crumbs(scene);
}

/// Woven checks, in the depth.
fn checks(scene: &Scene) {
    for i in -8..=8 {
        let x = f64::from(i) * 0.36;
        let band = poly(&[on(x, 0.0), on(x + 0.12, 0.0), on(x + 0.12, 1.3), on(x, 1.3)]);
        scene.add(scene.veil(&band, "#7fae9e", 0.3));
    }
    for i in 0..12 {
        let y = f64::from(i) * 0.115 + 0.02;
        let band = poly(&[
            on(-4.0, y),
            on(4.0, y),
            on(4.0, y + 0.04),
            on(-4.0, y + 0.04),
        ]);
        scene.add(scene.veil(&band, "#7fae9e", 0.3));
    }
}

/// A plate with a slice of bread, and somebody at it who has got out of the weather.
fn plate(scene: &Scene) {
    let at = (664.0, 262.0);
    let plate = ellipse(at, 172.0, 66.0);
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&plate.moved(14.0, 16.0), "#8a8a86", 0.6), 10.0)),
    );
    scene.add(scene.fill(
        &plate,
        scene.linear(
            (500.0, 210.0),
            (820.0, 320.0),
            &stops![0, "#ffffff"; 1, "#cfd8d4"],
        ),
    ));
    scene.add(scene.veil(
        &ellipse(at, 122.0, 42.0).minus(&ellipse((at.0 + 1.0, at.1 + 3.0), 121.0, 41.0)),
        "#8fa8a4",
        0.7,
    ));
    let rim = ellipse(at, 166.0, 62.0).minus(&ellipse(at, 159.0, 58.0));
    scene.add(scene.veil(&rim, "#3f7ea8", 0.8));
    let bread = handcut(
        &blob(
            &knots![600, 262; 606, 236; 650, 222; 700, 222; 742, 232; 752, 252; 736, 262; 728, 284; 690, 294; 668, 284; 650, 296; 616, 288],
        ),
        1.0,
        12.0,
        3,
    );
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&bread.moved(6.0, 9.0), "#8a8a86", 0.7), 4.0)),
    );
    scene.add(scene.fill(&bread.moved(0.0, 7.0), "#a86a34"));
    scene.add(scene.fill(&bread, "#f0cf94"));
    scene.add(scene.veil(&bread.minus(&bread.grown(-5.0)), "#b87838", 0.9));
    scene.add(gull(scene, Spot::new(728.0, 212.0, 1.9).flipped(true)));
}

/// Where the sea gets into the cloth.
fn stain(scene: &Scene) {
    let wet = handcut(
        &blob(
            &knots![-20, 1050; 40, 1012; 110, 1004; 190, 1016; 236, 1050; 226, 1100; 160, 1124; 110, 1166; 60, 1136; -20, 1120],
        ),
        3.0,
        30.0,
        6,
    );
    scene.add(scene.multiplied(scene.blurred(scene.veil(&wet, "#8fb4c4", 0.75), 4.0)));
    let edge = wet.minus(&wet.grown(-5.0));
    scene.add(scene.multiplied(scene.blurred(scene.veil(&edge, "#5f8ca4", 0.5), 1.5)));
}

/// Crumbs and a napkin, blown away from the storm.
fn crumbs(scene: &Scene) {
    let mut chance = Chance::of("cupped storm crumbs", 4);
    for _ in 0..46 {
        let (x, y) = (chance.between(30.0, 780.0), chance.between(200.0, 520.0));
        let r = chance.between(1.4, 4.2);
        scene.add(scene.veil(&ellipse((x + 2.0, y + 3.0), r, r * 0.6), "#8a8a80", 0.5));
        scene.add(scene.fill(&circle((x, y), r * 0.8), "#d9a860"));
    }
    let spoon = taper(&spots![40, 700; 70, 790; 84, 880], &[10.0, 8.0, 12.0]);
    let bowl = ellipse((34.0, 660.0), 26.0, 42.0).turned(-14.0, (34.0, 660.0));
    let spoon = spoon.and(&bowl);
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&spoon.moved(8.0, 9.0), "#8a8a86", 0.7), 5.0)),
    );
    scene.add(scene.fill(
        &spoon,
        scene.linear(
            (10.0, 620.0),
            (90.0, 760.0),
            &stops![0, "#ffffff"; 0.5, "#b9c4c8"; 1, "#8794a0"],
        ),
    ));
    let hollow = ellipse((36.0, 662.0), 17.0, 32.0).turned(-14.0, (36.0, 662.0));
    scene.add(scene.veil(&hollow, "#8794a0", 0.6));
}
