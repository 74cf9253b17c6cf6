//! The whole horse, in full gallop.

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

/// The end of the line has become reins: down the neck to the mouth, and around the nose.
pub fn reins(spot: &Spot) -> (Vec<At>, Vec<At>) {
    (
        spot.points(spots![84, -40; 140, -50; 196, -74; 236, -88]),
        spot.points(spots![239, -124; 245, -110; 243, -94; 236, -82]),
    )
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
    cloth.hoof(120.0, 116.0, 108.0, 1.0);
    mane(&cloth, true);
    cloth.lay(&body, 0.0);
    cloth.hoof(-256.0, 146.0, 48.0, 0.0);
    cloth.hoof(269.0, 63.0, -40.0, 0.0);
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

/// A foreleg: forearm, then cannon from knee to fetlock, then pastern. Each is stiff; the joints between them are not.
fn limb(forearm: (&[At], &[f64]), cannon: (&[At], &[f64]), pastern: &[At]) -> Shape {
    all([
        taper(forearm.0, forearm.1),
        taper(cannon.0, cannon.1),
        taper(pastern, &[19.0, 15.0, 15.0]),
    ])
    .fillet(5.0)
}

fn body() -> Shape {
    let neck = taper(
        &spots![78, -2; 120, -56; 148, -104; 166, -138],
        &[130.0, 100.0, 74.0, 60.0],
    );
    let head = blob(&knots![
        146, -154; 160, -172; 184, -178; 208, -164; 232, -136; 254, -110; 268, -93; 267, -78; 254, -69; 241, -74; 232, -86; 214, -95;
        192, -99; 172, -104; 152, -118
    ]);
    // Forearm, knee, cannon, fetlock and pastern.
    let foreleg = limb(
        (
            &spots![88, 24; 128, 44; 168, 28; 200, 17],
            &[86.0, 62.0, 36.0, 27.0],
        ),
        (
            &spots![198, 17; 212, 25; 232, 36; 250, 46],
            &[32.0, 23.0, 17.0, 20.0],
        ),
        &spots![250, 45; 260, 51; 268, 62],
    );
    let hind = taper(
        &spots![-122, -4; -136, 44; -168, 76; -202, 84; -222, 108; -242, 134; -254, 144],
        &[104.0, 82.0, 48.0, 28.0, 18.0, 16.0, 18.0],
    );
    all([trunk(), neck, head, foreleg, hind]).fillet(10.0)
}

fn far_legs() -> Shape {
    let fore = limb(
        (
            &spots![86, 38; 120, 58; 152, 68; 180, 72],
            &[76.0, 56.0, 35.0, 26.0],
        ),
        (
            &spots![180, 73; 172, 88; 158, 106; 146, 122],
            &[30.0, 22.0, 16.0, 20.0],
        ),
        &spots![146, 121; 134, 123; 122, 117],
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
        &spots![150, -20; 164, -66; 172, -98; 190, -94],
        &[10.0, 26.0, 22.0, 8.0],
        0.8,
    );
    cloth.plane(
        on,
        &spots![184, -104; 214, -104; 240, -88],
        &[8.0, 16.0, 8.0],
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
        (&spots![92, 62; 124, 68; 152, 50; 178, 38][..], 2.6),
        (&spots![-100, 36; -112, 60; -140, 82; -176, 94], 2.6),
        (&spots![190, 6; 200, 8; 208, 14], 2.0),
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
                &spots![164, -172; 138, -198; 104, -190; 70, -212; 34, -202],
                22.0,
            ),
            (
                &spots![142, -150; 112, -172; 78, -162; 44, -182; 6, -170],
                24.0,
            ),
            (
                &spots![120, -122; 90, -142; 56, -130; 22, -148; -14, -136],
                24.0,
            ),
            (
                &spots![96, -94; 68, -110; 38, -98; 8, -112; -22, -102],
                20.0,
            ),
        ];
        cloth.strands(&strands, 0.55, 4);
    } else {
        let strands: [(&[At], f64); 6] = [
            (
                &spots![178, -178; 158, -190; 132, -180; 104, -190; 76, -180],
                17.0,
            ),
            (
                &spots![160, -164; 130, -174; 102, -160; 66, -170; 32, -156],
                22.0,
            ),
            (
                &spots![144, -140; 114, -150; 86, -136; 50, -144; 16, -130],
                24.0,
            ),
            (
                &spots![128, -114; 100, -122; 72, -108; 40, -114; 8, -102],
                23.0,
            ),
            (&spots![108, -88; 84, -94; 58, -82; 30, -86; 2, -76], 20.0),
            (
                &spots![176, -176; 198, -176; 206, -160; 220, -156; 224, -142],
                10.0,
            ),
        ];
        cloth.strands(&strands, 0.06, 6);
    }
}

fn face(cloth: &Cloth, on: &Shape) {
    let ear = blob(&knots![-9, 8, corner; -10, -14; 0, -40, corner; 11, -14; 10, 8, corner]);
    let place = |x: f64, turn: f64| Spot::new(x, -176.0, 1.0).turned(turn);
    cloth.lay(&cloth.cut(&place(164.0, 2.0).put(&ear), 3), 0.6);
    cloth.lay(&cloth.cut(&place(180.0, 16.0).put(&ear), 2), 0.0);
    let inside = blob(&knots![-4, 4; -4, -12; 1, -28, corner; 6, -12; 5, 4]);
    cloth.mark(&place(180.0, 16.0).put(&inside), "#d9b8c4", 0.8);
    cloth.eye(203.0, -146.0, 1.0, 1.05);
    let nostril = blob(&knots![252, -97; 258, -101; 263, -95; 259, -89; 253, -90]);
    cloth.mark(&nostril, "#2c3c6c", 0.85);
    cloth.line(on, &spots![264, -78; 254, -80; 244, -83; 235, -88], 3.0);
    cloth.line(on, &spots![196, -100; 212, -110; 214, -126; 206, -136], 3.0);
    cloth.line(on, &spots![218, -136; 232, -120; 246, -106], 2.0);
    let muzzle = blob(&knots![240, -104; 252, -108; 268, -94; 266, -76; 252, -68; 240, -76]);
    let blush = cloth.spot.put(&muzzle).within(on);
    let scene = cloth.scene;
    scene.add(scene.clipped(on, scene.blurred(scene.veil(&blush, "#e3b4b8", 0.5), 6.0)));
}
