//! Half a horse: head, neck and one foreleg; the rest is a striped sheet, and thins out into the sky.

use super::cloth::Cloth;
use crate::line::{blob, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const PEGS: [At; 3] = [(-226.0, -92.0), (-104.0, -62.0), (14.0, -50.0)];

pub fn pegs(spot: &Spot) -> [At; 3] {
    PEGS.map(|at| spot.point(at))
}

fn sheet() -> Shape {
    blob(&knots![
        40, -52; 0, -50; -40, -62; -104, -64; -160, -78; -228, -96, corner; -246, -60; -238, -24; -266, 10; -256, 40; -284, 76, corner;
        -244, 72; -222, 96; -190, 78; -160, 106; -124, 80; -92, 104, corner; -70, 74; -36, 88; 0, 70; 40, 70; 80, 50; 90, 0; 70, -40
    ])
}

fn horse() -> Shape {
    let head = blob(&knots![
        20, -44; 44, -56; 66, -76; 86, -96; 104, -108; 117, -112; 130, -106; 143, -92; 156, -74; 168, -60; 180, -48; 188, -36; 186, -24;
        178, -18; 168, -20; 160, -18; 152, -23; 146, -31; 132, -36; 120, -40; 110, -32; 104, -10; 102, 14; 98, 40; 82, 62; 50, 70; 10, 50
    ]);
    let leg = all([
        taper(
            &spots![70, 36; 108, 52; 134, 46; 152, 40],
            &[62.0, 44.0, 31.0, 25.0],
        ),
        taper(
            &spots![151, 41; 146, 60; 140, 80; 136, 98],
            &[28.0, 20.0, 16.0, 19.0],
        ),
        taper(&spots![136, 97; 130, 102; 123, 104], &[18.0, 15.0, 14.0]),
    ])
    .fillet(4.0);
    head.and(&leg)
}

pub fn draw(scene: &Scene, spot: Spot) {
    let cloth = Cloth {
        scene,
        spot,
        base: "#ffeaae".into(),
        shade: "#e2ac5c".into(),
        deep: "#a86a2c".into(),
    };
    let shape = cloth.cut(&all([sheet(), horse()]).fillet(8.0), 7);
    cloth.fall(&shape);
    // The other foreleg is still a corner of the sheet.
    let corner = blob(
        &knots![16, 60; 60, 58; 92, 70; 98, 92; 118, 116, corner; 92, 108; 70, 126; 44, 108; 14, 120, corner; 18, 88],
    );
    let corner = cloth.cut(&corner, 4);
    cloth.lay(&corner, 0.7);
    cloth.fold(&corner, &spots![74, 66; 80, 86; 72, 104; 72, 122], 10.0);
    cloth.hem(&corner, &rect(0.0, 76.0, 190.0, 150.0));
    mane(&cloth, true);
    // The hind end is thin: the sky shows through.
    let thin = cloth.stroke(&spots![-300, 60; -270, 0; -240, -60], &[90.0, 110.0, 60.0]);
    cloth.lay(&shape, 0.0);
    let sky = scene.blurred(scene.veil(&thin, "#9cc8ea", 0.62), 22.0);
    stripes(&cloth, &shape);
    scene.add(scene.clipped(&shape, sky));
    for (points, wide) in [
        (spots![-222, -88; -206, -40; -226, 14; -262, 66], 26.0),
        (spots![-160, -74; -150, -24; -166, 36; -188, 76], 30.0),
        (spots![-104, -58; -92, -8; -104, 44; -94, 92], 32.0),
        (spots![-96, -54; -56, -12; -44, 30; -40, 76], 22.0),
    ] {
        cloth.fold(&shape, &points, wide);
    }
    // Where it becomes a horse no fold has an edge any more: they are the hollows of a shoulder.
    for (points, wide, much) in [
        (spots![0, -46; -16, -6; -8, 36; 12, 66], 22.0, 0.55),
        (spots![40, -52; 30, -16; 36, 20; 58, 48], 24.0, 0.45),
        (spots![84, -50; 66, -16; 70, 14; 92, 34], 22.0, 0.5),
    ] {
        cloth.plane(&shape, &points, &[4.0, wide, wide * 0.9, 4.0], much);
    }
    cloth.plane(
        &shape,
        &spots![116, -44; 98, -24; 86, 6; 80, 30],
        &[8.0, 28.0, 26.0, 8.0],
        0.8,
    );
    cloth.plane(
        &shape,
        &spots![132, -40; 150, -32; 168, -24],
        &[6.0, 12.0, 8.0],
        0.8,
    );
    cloth.hem(&shape, &rect(-320.0, -140.0, 0.0, 140.0));
    cloth.hoof(122.0, 104.0, 108.0, 0.0);
    cloth.line(&shape, &spots![60, 68; 92, 72; 116, 62; 136, 56], 2.4);
    mane(&cloth, false);
    face(&cloth, &shape);
    for (at, turn) in pegs(&spot).into_iter().zip([-30.0, -14.0, -26.0]) {
        cloth.peg(at, turn);
    }
}

/// They follow the folds, and end where it becomes a horse.
fn stripes(cloth: &Cloth, on: &Shape) {
    let scene = cloth.scene;
    let stripes: Ink = (0..11)
        .map(|i| {
            let x = -236.0 + f64::from(i) * 34.0;
            let points =
                spots![x + 8.0, -110; x + 22.0, -40; x + 8.0, 20; x - 6.0, 70; x - 20.0, 120];
            let wide = 10.0 - f64::from(i) * 0.6;
            let stripe = cloth.stroke(&points, &[wide, wide * 1.2, wide, wide * 1.3, wide]);
            scene.veil(&stripe, "#f0a02e", 0.85 - f64::from(i) * 0.075)
        })
        .sum();
    scene.add(scene.clipped(on, stripes));
}

fn mane(cloth: &Cloth, far: bool) {
    if far {
        let strands: [(&[At], f64); 4] = [
            (
                &spots![112, -106; 86, -130; 52, -128; 24, -146; -8, -140],
                20.0,
            ),
            (
                &spots![90, -94; 60, -116; 30, -108; 0, -124; -30, -114],
                22.0,
            ),
            (&spots![66, -74; 36, -94; 8, -86; -20, -100; -48, -90], 20.0),
            (
                &spots![120, -110; 100, -140; 74, -146; 56, -166; 30, -166],
                16.0,
            ),
        ];
        cloth.strands(&strands, 0.6, 3);
    } else {
        let strands: [(&[At], f64); 5] = [
            (
                &spots![118, -110; 92, -116; 70, -104; 40, -116; 14, -106],
                20.0,
            ),
            (&spots![100, -98; 74, -98; 52, -84; 22, -94; -6, -82], 22.0),
            (&spots![80, -80; 54, -76; 34, -62; 6, -72; -24, -60], 22.0),
            (&spots![58, -62; 34, -56; 14, -44; -14, -52; -40, -40], 18.0),
            (
                &spots![118, -112; 130, -100; 132, -84; 142, -78; 142, -66],
                11.0,
            ),
        ];
        cloth.strands(&strands, 0.1, 5);
    }
}

fn face(cloth: &Cloth, on: &Shape) {
    let ear = blob(&knots![-9, 8, corner; -10, -14; 0, -38, corner; 10, -14; 9, 8, corner]);
    let ear = Spot::new(114.0, -106.0, 1.0).turned(-24.0).put(&ear);
    cloth.lay(&cloth.cut(&ear, 2), 0.0);
    cloth.eye(142.0, -76.0, 1.0, 0.86);
    let nostril = blob(&knots![172, -40; 178, -43; 182, -37; 177, -33; 171, -34]);
    cloth.mark(&nostril, "#5a3428", 0.85);
    cloth.line(on, &spots![184, -26; 174, -26; 164, -27; 156, -30], 2.6);
    cloth.line(on, &spots![124, -66; 128, -50; 138, -40; 150, -34], 2.6);
}
