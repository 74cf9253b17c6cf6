//! What she shouted: a dragon that comes out under the lid, and has found her ear.

use super::Plates;
use crate::line::{Path, Stroke, blob, curve, handcut_finely, poly, step, towards};
use crate::shape::{At, Shape, all};
use crate::techniques::print::Marks;
use crate::{knots, spots};

/// Its neck, from the gap up past her shoulder to the back of its head.
const WAY: [At; 8] =
    spots![ 280, 952; 190, 926; 104, 858; 66, 760; 74, 660; 104, 570; 122, 510; 150, 462 ];

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let neck = Stroke::new(&WAY, &[70.0, 92.0, 100.0, 96.0, 88.0, 82.0, 80.0, 74.0]).shape();
    let slit = poly(&spots![200, 896; 260, 880; 420, 920; 640, 970; 640, 984; 430, 996; 222, 992]);
    let whole = all([neck, spines(), slit, head()]).fillet(5.0);
    let whole = handcut_finely(&whole, 1.4, 30.0, 3, 0.3).within(block);
    plates.black.cut(whole.grown(6.0));
    plates.pink.ink(&whole);
    belly(plates);
    features(plates);
    paw(plates);
    let sparks: [[At; 2]; 5] = [
        [(44.0, 960.0), (24.0, 976.0)],
        [(84.0, 1010.0), (66.0, 1034.0)],
        [(140.0, 1030.0), (132.0, 1064.0)],
        [(104.0, 966.0), (84.0, 982.0)],
        [(150.0, 984.0), (138.0, 1004.0)],
    ];
    for (i, spark) in sparks.iter().enumerate() {
        plates
            .pink
            .ink(Marks::stroke(spark, &[3.0, 8.0, 2.0], i as u64));
    }
}

/// Skull, open jaws and a tongue that reaches for the ear; horns and a frill lie back.
fn head() -> Shape {
    let skull = blob(
        &knots![112, 500; 108, 448; 128, 404; 168, 384; 206, 388; 226, 404; 252, 408; 272, 402; 286, 412;
        290, 432; 280, 444; 256, 446; 226, 452; 204, 462; 190, 474; 200, 488; 226, 490; 252, 484; 264, 494;
        252, 512; 216, 528; 180, 530; 150, 520],
    );
    let horns = [
        poly(&spots![146, 398; 108, 352; 62, 342; 96, 372; 118, 426]),
        poly(&spots![180, 388; 158, 338; 116, 306; 136, 350; 150, 400]),
    ];
    let frill = poly(&spots![124, 448; 62, 420; 92, 458; 44, 472; 92, 488; 60, 520; 124, 512]);
    let tongue = Stroke::new(
        &spots![196, 478; 236, 466; 268, 468; 292, 462],
        &[14.0, 15.0, 12.0, 8.0],
    )
    .shape();
    let fork = poly(&spots![292, 460; 316, 448; 306, 462; 320, 472; 292, 470]);
    all(horns.into_iter().chain([skull, frill, tongue, fork]))
}

/// Along its back, each smaller than the last.
fn spines() -> Shape {
    let path = Path::new(curve(&WAY));
    all((0..9).map(|i| {
        let part = f64::from(i);
        let far = 130.0 + 52.0 * part;
        let wide = 27.0 - part;
        let out = path.direction(far) - 90.0;
        let tip = towards(
            towards(path.at(far), out, 74.0 - part * 2.0),
            path.direction(far) + 180.0,
            26.0,
        );
        let foot = |far: f64| towards(path.at(far), path.direction(far) - 90.0, 32.0);
        poly(&[foot(far - wide), tip, foot(far + wide)])
    }))
}

/// Its belly is ribbed: a line along it, and one across from each spine.
fn belly(plates: &mut Plates) {
    let middle = curve(&WAY);
    let beside = |i: usize, off: f64| {
        let (tx, ty) = step(middle[i - 1], middle[i + 1]);
        (middle[i].0 - ty * off, middle[i].1 + tx * off)
    };
    let last = middle.len() - 6;
    let line: Vec<At> = (10..last).map(|i| beside(i, 14.0)).collect();
    plates
        .pink
        .cut(Marks::stroke_along(&line, &[1.0, 5.0, 5.0, 4.0, 1.0], 3));
    for i in (12..last).step_by(4) {
        let rib = [beside(i, 17.0), beside(i + 1, 28.0), beside(i + 1, 40.0)];
        plates
            .pink
            .cut(Marks::stroke(&rib, &[1.0, 4.0, 3.0], i as u64));
    }
    for i in (14..last).step_by(5) {
        for off in [-6.0, -24.0] {
            let scale = [
                beside(i, off),
                beside(i + 2, off - 7.0),
                beside(i, off - 14.0),
            ];
            plates
                .pink
                .cut(Marks::stroke(&scale, &[0.6, 3.6, 0.6], i as u64));
        }
    }
}

/// Eye, nostril and teeth.
fn features(plates: &mut Plates) {
    let eye = blob(&knots![166, 420, corner; 184, 408; 206, 416, corner; 188, 428]);
    plates.pink.cut(&eye);
    plates
        .black
        .ink(blob(&knots![186, 410; 194, 416; 190, 427; 182, 420]));
    plates
        .black
        .draw(&spots![156, 412; 180, 400; 212, 410], &[1.0, 7.0, 1.0]);
    plates
        .black
        .ink(blob(&knots![268, 414; 276, 412; 278, 420; 270, 422]));
    plates.pink.cut(Marks::stroke(
        &spots![140, 480; 156, 500; 190, 510],
        &[0.6, 5.0, 0.6],
        4,
    ));
    for (x, y, long) in [
        (272.0, 444.0, 15.0),
        (250.0, 446.0, 11.0),
        (230.0, 450.0, 10.0),
    ] {
        plates.pink.cut(poly(&[
            (x - 7.0, y - 5.0),
            (x + 6.0, y - 6.0),
            (x - 2.0, y + long - 6.0),
        ]));
    }
    for (x, y) in [(250.0, 488.0), (228.0, 492.0)] {
        plates.pink.cut(poly(&[
            (x - 6.0, y + 4.0),
            (x + 6.0, y + 4.0),
            (x + 1.0, y - 9.0),
        ]));
    }
}

/// A paw that holds on to the rim.
fn paw(plates: &mut Plates) {
    plates.black.cut(blob(
        &knots![180, 976; 214, 966; 224, 1000; 206, 1012; 182, 1000],
    ));
    for (x, y) in [(246.0, 984.0), (276.0, 990.0), (306.0, 992.0)] {
        let toe = Stroke::new(
            &[(x + 6.0, y - 26.0), (x, y), (x - 4.0, y + 30.0)],
            &[28.0, 30.0, 22.0],
        )
        .shape();
        plates.clear(&toe.grown(4.0));
        plates.pink.ink(&toe);
        let claw = blob(
            &knots![x - 15.0, y + 32.0; x - 3.0, y + 26.0; x + 7.0, y + 34.0; x - 8.0, y + 64.0, corner],
        );
        plates.pink.cut(&claw);
        plates.black.ink(claw.grown(1.0));
    }
}
