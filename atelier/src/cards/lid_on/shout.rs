//! What she shouted: it bursts out under the lid, and one tongue of it finds her ear.

use super::Plates;
use crate::line::{Path, Stroke, blob, curve, handcut_finely, poly, step, towards};
use crate::shape::{At, Shape, all};
use crate::techniques::print::Marks;
use crate::{knots, spots};

/// From the gap up past her shoulder and around the ear.
const WAY: [At; 13] = spots![ 250, 944; 160, 906; 92, 836; 64, 744; 78, 646; 128, 568; 190, 506; 222, 438;
280, 380; 360, 382; 412, 446; 402, 526; 340, 566 ];

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let tongue = Stroke::new(
        &WAY,
        &[
            70.0, 96.0, 100.0, 88.0, 76.0, 66.0, 58.0, 50.0, 44.0, 40.0, 34.0, 26.0, 6.0,
        ],
    )
    .shape();
    let burst = blob(
        &knots![300, 960; 240, 880; 196, 856; 176, 786, corner; 152, 858; 100, 812, corner; 116, 878;
        30, 838, corner; 84, 912; 16, 936, corner; 84, 954; 24, 1030, corner; 112, 986; 66, 1090, corner;
        150, 1004; 158, 1090, corner; 196, 1000; 260, 990],
    );
    let slit = poly(&spots![200, 896; 260, 880; 420, 920; 640, 970; 640, 984; 430, 996; 222, 992]);
    let whole = all([tongue, barbs(), burst, slit]).fillet(4.0);
    let whole = handcut_finely(&whole, 1.4, 30.0, 3, 0.3).within(block);
    plates.black.cut(whole.grown(6.0));
    plates.pink.ink(&whole);
    // It rushes: long cuts along it.
    let middle = curve(&WAY);
    for (off, from, to, width) in [
        (-24.0, 8, 60, 7.0),
        (6.0, 14, 84, 6.0),
        (26.0, 22, 66, 6.0),
        (-10.0, 66, 108, 4.0),
    ] {
        let line: Vec<At> = (from..to)
            .map(|i| {
                let (a, b) = (middle[i - 1], middle[i + 1]);
                let (tx, ty) = step(a, b);
                (middle[i].0 - ty * off, middle[i].1 + tx * off)
            })
            .collect();
        plates.pink.cut(Marks::stroke_along(
            &line,
            &[0.6, width, width * 0.8, 0.6],
            3,
        ));
    }
    let rays: [&[At]; 5] = [
        &spots![230, 930; 170, 914; 110, 900],
        &spots![220, 944; 150, 940; 80, 930],
        &spots![226, 954; 160, 964; 104, 984],
        &spots![236, 962; 190, 984; 150, 1010],
        &spots![250, 920; 200, 880; 168, 840],
    ];
    for ray in rays {
        plates.pink.scratch(ray, &[0.5, 6.0, 0.5]);
    }
    // Sparks that flew off.
    let sparks: [[At; 2]; 6] = [
        [(40.0, 800.0), (24.0, 770.0)],
        [(38.0, 1048.0), (26.0, 1068.0)],
        [(116.0, 1076.0), (108.0, 1100.0)],
        [(150.0, 770.0), (150.0, 744.0)],
        [(176.0, 1082.0), (182.0, 1104.0)],
        [(30.0, 886.0), (18.0, 880.0)],
    ];
    for (i, spark) in sparks.iter().enumerate() {
        let spark = Marks::stroke(spark, &[3.0, 8.0, 2.0], i as u64);
        plates.black.cut(spark.grown(3.0));
        plates.pink.ink(spark);
    }
}

/// What is sharp in it stands out to both sides, and points back.
fn barbs() -> Shape {
    let path = Path::new(curve(&WAY));
    let barbs = [
        (250.0, 1.0, 64.0),
        (330.0, -1.0, 60.0),
        (410.0, 1.0, 62.0),
        (480.0, -1.0, 54.0),
        (560.0, 1.0, 52.0),
        (640.0, -1.0, 44.0),
        (730.0, 1.0, 40.0),
        (880.0, 1.0, 32.0),
        (960.0, 1.0, 28.0),
    ];
    all(barbs.map(|(far, side, long): (f64, f64, f64)| {
        let (at, ahead) = (path.at(far), path.at(far + 44.0));
        let out = path.direction(far) - side * 90.0;
        let tip = towards(
            towards(at, out, long * 0.62),
            path.direction(far) + 180.0,
            long * 0.5,
        );
        let tip = towards(tip, out, long * 0.5);
        poly(&[at, tip, ahead])
    }))
}
