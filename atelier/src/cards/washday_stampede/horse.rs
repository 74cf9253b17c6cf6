//! The whole horse. It looks back.

use super::cloth::Cloth;
use crate::line::{blob, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

const CROUP: At = (-100.0, -62.0);
const WITHERS: At = (34.0, -64.0);

pub fn pegs(spot: &Spot) -> [At; 2] {
    [spot.point(CROUP), spot.point(WITHERS)]
}

pub fn draw(scene: &Scene, spot: Spot) {
    let cloth = Cloth {
        scene,
        spot,
        base: "#fbf7ec".into(),
        shade: "#b4c3e4".into(),
        deep: "#5f7ab8".into(),
    };
    let far = cloth.cut(&far_legs(), 3);
    let body = cloth.cut(&body(), 5);
    cloth.fall(&all([far.clone(), body.clone()]));
    tail(&cloth);
    cloth.lay(&far, 0.75);
    cloth.hoof(-292.0, 96.0, 62.0, 1.0);
    cloth.hoof(118.0, 128.0, 118.0, 1.0);
    mane(&cloth, true);
    cloth.lay(&body, 0.0);
    cloth.hoof(-256.0, 146.0, 48.0, 0.0);
    cloth.hoof(262.0, 34.0, -66.0, 0.0);
    forms(&cloth, &body);
    mane(&cloth, false);
    face(&cloth, &body);
    let [croup, withers] = pegs(&spot);
    cloth.peg(croup, -24.0);
    cloth.peg(withers, -8.0);
}

fn trunk() -> Shape {
    blob(&knots![
        46, -66; 0, -52; -50, -50; -100, -64; -140, -54; -164, -22; -160, 16; -134, 44; -100, 38; -60, 34; -10, 52; 40, 68; 88, 66;
        124, 38; 134, 0; 112, -44; 80, -64
    ])
}

fn body() -> Shape {
    let neck = taper(
        &spots![76, -6; 116, -66; 134, -124; 116, -170; 92, -178],
        &[128.0, 94.0, 70.0, 54.0, 44.0],
    );
    let head = blob(&knots![
        128, -184; 112, -198; 92, -200; 66, -182; 40, -160; 16, -138; 4, -122; 6, -108; 16, -102; 30, -104; 34, -112; 56, -118; 84, -120;
        108, -130; 126, -150
    ]);
    let foreleg = taper(
        &spots![92, 22; 136, 40; 184, 34; 196, 34; 226, 38; 248, 44; 262, 36],
        &[80.0, 54.0, 29.0, 27.0, 17.0, 16.0, 17.0],
    );
    let hind = taper(
        &spots![-122, -4; -136, 44; -168, 76; -202, 84; -222, 108; -242, 134; -254, 144],
        &[104.0, 82.0, 48.0, 28.0, 18.0, 16.0, 18.0],
    );
    all([trunk(), neck, head, foreleg, hind]).fillet(10.0)
}

fn far_legs() -> Shape {
    let fore = taper(
        &spots![88, 40; 126, 82; 152, 98; 158, 104; 142, 116; 126, 124; 118, 126],
        &[66.0, 42.0, 27.0, 25.0, 16.0, 15.0, 16.0],
    );
    let hind = taper(
        &spots![-116, 6; -150, 52; -196, 62; -226, 66; -254, 82; -280, 92; -290, 94],
        &[90.0, 66.0, 40.0, 27.0, 17.0, 15.0, 16.0],
    );
    fore.and(&hind)
}

/// Muscles, as folds that remember the linen.
fn forms(cloth: &Cloth, on: &Shape) {
    cloth.plane(
        on,
        &spots![104, -60; 84, -20; 84, 20; 60, 54],
        &[10.0, 34.0, 30.0, 8.0],
        0.7,
    );
    cloth.plane(
        on,
        &spots![-70, 30; -20, 46; 40, 60; 100, 48],
        &[10.0, 30.0, 34.0, 10.0],
        0.9,
    );
    cloth.plane(
        on,
        &spots![-104, -30; -86, 10; -110, 44; -150, 70],
        &[8.0, 30.0, 26.0, 8.0],
        0.7,
    );
    cloth.plane(
        on,
        &spots![140, -60; 152, -110; 140, -150; 122, -160],
        &[10.0, 22.0, 20.0, 8.0],
        0.6,
    );
    cloth.plane(
        on,
        &spots![60, -124; 84, -128; 110, -136],
        &[8.0, 16.0, 10.0],
        0.7,
    );
    for (points, wide) in [
        (spots![104, -64; 88, -26; 94, 12; 118, 34], 20.0),
        (spots![40, -56; 34, -20; 44, 20; 62, 52], 16.0),
        (spots![-2, -44; -14, -12; -8, 20; 10, 44], 12.0),
        (spots![-94, -56; -78, -16; -88, 20; -122, 44], 20.0),
        (spots![-146, -40; -132, -4; -140, 30; -162, 62], 13.0),
    ] {
        cloth.fold(on, &points, wide);
    }
    for (points, wide) in [
        (&spots![92, 60; 124, 62; 156, 48; 186, 44][..], 2.6),
        (&spots![-100, 36; -112, 60; -140, 82; -176, 94], 2.6),
        (&spots![150, 22; 172, 24; 190, 26], 2.0),
        (&spots![-182, 70; -198, 76; -206, 86], 2.0),
    ] {
        cloth.line(on, points, wide);
    }
}

/// What is left of the sheet: it streams behind as a tail, with its hem.
fn tail(cloth: &Cloth) {
    let long = blob(&knots![
        -142, -56; -176, -66; -220, -52; -268, -70; -318, -62; -352, -88; -396, -82, corner; -366, -58; -388, -36, corner; -340, -34;
        -330, -8, corner; -282, -24; -240, 0; -214, 2, corner; -190, -18; -160, -16
    ]);
    let long = cloth.cut(&long, 8);
    cloth.lay(&long, 0.12);
    for points in [
        spots![-146, -44; -200, -52; -260, -46; -330, -62],
        spots![-150, -36; -200, -34; -260, -30; -350, -42],
        spots![-152, -28; -190, -22; -230, -16; -262, -16],
    ] {
        cloth.fold(&long, &points, 13.0);
    }
    cloth.hem(&long, &rect(-420.0, -140.0, -250.0, 60.0));
}

fn mane(cloth: &Cloth, far: bool) {
    if far {
        let strands: [(&[At], f64); 4] = [
            (
                &spots![130, -186; 160, -196; 190, -182; 214, -192; 240, -180],
                22.0,
            ),
            (
                &spots![142, -158; 176, -162; 202, -144; 228, -150; 250, -136],
                24.0,
            ),
            (
                &spots![150, -120; 184, -118; 206, -98; 232, -100; 252, -84],
                24.0,
            ),
            (
                &spots![148, -84; 180, -76; 198, -58; 220, -58; 236, -44],
                20.0,
            ),
        ];
        cloth.strands(&strands, 0.55, 4);
    } else {
        let strands: [(&[At], f64); 6] = [
            (
                &spots![112, -198; 92, -214; 66, -212; 44, -222; 24, -214],
                15.0,
            ),
            (
                &spots![124, -192; 150, -190; 166, -168; 196, -168; 216, -152],
                20.0,
            ),
            (
                &spots![130, -170; 158, -160; 168, -134; 196, -130; 214, -112],
                24.0,
            ),
            (
                &spots![138, -144; 160, -126; 164, -100; 190, -92; 204, -72],
                24.0,
            ),
            (
                &spots![140, -110; 156, -88; 156, -64; 178, -54; 188, -34],
                22.0,
            ),
            (
                &spots![130, -78; 140, -56; 136, -36; 152, -24; 158, -6],
                18.0,
            ),
        ];
        cloth.strands(&strands, 0.06, 6);
    }
}

fn face(cloth: &Cloth, on: &Shape) {
    let ear = |x: f64, turn: f64| {
        let ear = blob(&knots![-9, 8, corner; -10, -14; 0, -40, corner; 11, -14; 10, 8, corner]);
        Spot::new(x, -192.0, 1.0).turned(turn).put(&ear)
    };
    let near = cloth.cut(&ear(118.0, 30.0), 2);
    cloth.lay(&cloth.cut(&ear(98.0, 8.0), 3), 0.6);
    cloth.lay(&near, 0.0);
    let inside = blob(&knots![-4, 4; -4, -12; 1, -28, corner; 6, -12; 5, 4]);
    let inside = Spot::new(118.0, -192.0, 1.0).turned(30.0).put(&inside);
    cloth.mark(&inside, "#d9b8c4", 0.8);
    cloth.eye(78.0, -162.0, -1.0, 1.0);
    let nostril = blob(&knots![14, -122; 20, -128; 25, -124; 22, -118; 16, -117]);
    cloth.mark(&nostril, "#2c3c6c", 0.85);
    cloth.line(on, &spots![8, -108; 18, -110; 30, -112; 40, -116], 3.0);
    cloth.line(on, &spots![86, -122; 104, -136; 108, -156; 100, -172], 3.0);
    cloth.line(on, &spots![60, -168; 44, -150; 32, -140], 2.0);
    let muzzle = blob(&knots![4, -122; 8, -132; 26, -134; 34, -120; 28, -104; 12, -104]);
    let blush = cloth.spot.put(&muzzle).within(on);
    let scene = cloth.scene;
    scene.add(scene.clipped(on, scene.blurred(scene.veil(&blush, "#e3b4b8", 0.5), 6.0)));
}
