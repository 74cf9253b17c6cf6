//! Her head over the pot, lit pink from below, and her shoulders.

use super::Plates;
use crate::line::{blob, circle, distance, handcut_finely, rect, taper, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Face, Head, Light, Marks, Mood, Plate, ThreeQuarter, Tone};
use crate::{knots, spots};

const HEIGHT: f64 = 480.0;

fn posed() -> ThreeQuarter {
    let mood = Mood {
        brow: (-4.0, 2.0),
        lids: 0.8,
        gaze: (-0.55, 0.5),
        smile: -1.5,
        open: 0.0,
    };
    ThreeQuarter::new((452.0, 468.0), HEIGHT)
        .tilted(9.0)
        .nose(1.08)
        .lips(1.1)
        .mood(mood)
}

/// Behind all: the shoulder beyond the pot, and the apron.
pub(super) fn body(plates: &mut Plates, block: &Shape) {
    let body = blob(
        &knots![330, 600; 286, 652; 214, 676; 164, 716; 146, 780; 170, 880; 196, 1000; 250, 1120;
        640, 1120; 690, 960; 700, 800; 620, 720; 500, 690],
    );
    let body = handcut_finely(&body, 1.2, 40.0, 3, 0.3)
        .within(block)
        .within(&rect(0.0, 0.0, 800.0, 962.0));
    stripes(plates, &body);
}

/// Striped cotton: a contour, and stripes that follow the body down.
pub(super) fn stripes(plates: &mut Plates, cloth: &Shape) {
    plates.clear(&cloth.grown(4.0));
    plates.black.ink(cloth);
    let inner = cloth.grown(-5.0);
    plates.black.cut(&inner);
    for i in 0..24 {
        let x = -20.0 + 36.0 * f64::from(i);
        let stripe = spots![x + 60.0, 620; x + 20.0, 760; x, 900; x + 6.0, 1150];
        let stripe = taper(&stripe, &[12.0, 15.0, 16.0, 14.0]).within(&inner);
        plates
            .black
            .ink(handcut_finely(&stripe, 1.4, 24.0, i64::from(i), 0.3));
    }
}

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let head = posed();
    let (skull, face) = (head.skull().within(block), head.face());
    let curls = curls(&head);
    plates.black.cut(skull.grown(5.0));
    plates.black.ink(&skull);
    plates.pink.ink(skull.grown(-9.0));
    plates.pink.cut(&face.white);
    let hairline = head.blob(
        &knots![96, -70; 84, -76; 56, -98; 20, -100; -20, -86; -50, -56; -64, -20; -62, 6; -70, -16;
        -92, -12; -100, 30; -84, 60; -140, 70; -160, -160; 60, -170; 110, -120],
    );
    let (ear, _) = head.ear();
    let skin = skull.minus(&all([kept(&face, &head), hairline.clone(), ear.clone()]));
    let neck = head
        .blob(&knots![50, 148; 20, 140; -30, 122; -60, 90; -74, 60; -120, 40; -160, 260; 60, 260]);
    // A few cuts on the planes of the face; from below, pink, along the jaw.
    let planes = head.planes().full(4.0).reach(16.0).strength(0.8);
    let near_eye = head.place(&[(6.0, 36.0)])[0];
    let above = |at: At| {
        planes.at(at)
            * if distance(at, near_eye) < 78.0 {
                0.5
            } else {
                1.0
            }
    };
    let jaw = Light::edge(
        &head.place(&spots![70, 118; 58, 134; 42, 143; 0, 136; -30, 118; -56, 92; -72, 60]),
        5.0,
        8.0,
        15.0,
    )
    .strength(0.6);
    let far = Light::edge(
        &head.place(&spots![66, -110; 82, -90; 90, -62; 90, -34; 83, -13; 83, 4; 91, 20; 91, 38; 84, 60; 80, 82]),
        4.0,
        4.0,
        10.0,
    )
    .strength(0.7);
    let chisel = Chisel::face(HEIGHT).gap(10.0).fill(0.5).length(22.0, 64.0);
    let face_skin = skin.minus(&neck);
    let cuts = chisel.carve(
        &face_skin,
        &head.flow(),
        &|at: At| above(at).max(far.at(at)),
        18,
    );
    plates.pink.cut(cuts.grown(2.2));
    plates.black.cut(cuts);
    plates
        .black
        .cut(chisel.carve(&face_skin, &head.flow(), &jaw, 21));
    plates.black.cut(Marks::stroke_along(
        &head.place(&spots![40, 146; 0, 138; -30, 120; -56, 94; -74, 58]),
        &[0.4, 2.6, 2.2, 0.4],
        3,
    ));
    let throat = head.along(&[
        &spots![10, 160; 0, 200; 20, 250],
        &spots![-60, 130; -70, 190; -60, 250],
    ]);
    let under = Light::edge(
        &head.place(&spots![24, 150; 14, 190; 20, 250]),
        4.0,
        14.0,
        40.0,
    )
    .strength(0.8);
    plates.black.cut(Chisel::face(HEIGHT).gap(10.0).carve(
        &skin.within(&neck),
        &throat,
        &under,
        19,
    ));
    let nape = Light::edge(
        &head.place(&spots![-88, 64; -92, 120; -98, 180; -108, 230]),
        6.0,
        10.0,
        26.0,
    )
    .strength(0.85);
    let across = head.along(&[
        &spots![-100, 100; -60, 120; -20, 130],
        &spots![-104, 180; -60, 200; -20, 200],
    ]);
    let cuts = Chisel::face(HEIGHT)
        .gap(10.0)
        .carve(&skin.within(&neck), &across, &nape, 20);
    plates.pink.cut(cuts.grown(2.2));
    plates.black.cut(cuts);
    face.on_dark(&mut plates.black);
    plates.pink.cut(face.lights.grown(1.0));
    frown(&mut plates.black, &head);
    edges(plates, &head);
    hair(plates, &head, &curls, &hairline.within(&skull));
}

/// What of the face stays in the ink. The lips are pressed together, so that little around them does.
fn kept(face: &Face, head: &ThreeQuarter) -> Shape {
    let lines: Marks = [&face.brows, &face.nose, &face.mouth, &face.lids]
        .into_iter()
        .collect();
    let below_nose = head.blob(&knots![46, 62; 62, 58; 76, 62; 70, 76; 56, 80; 48, 74]);
    all([
        lines.shape().grown(4.5),
        face.lights.shape().grown(3.5),
        face.white.grown(9.0),
        below_nose,
    ])
}

/// Her ear, with all of the shout's end around it.
pub(super) fn ear(plates: &mut Plates) {
    let (ear, rim) = posed().ear();
    plates.clear(&ear.grown(5.0));
    plates.black.ink(&ear);
    plates.pink.ink(ear.grown(-5.0));
    plates.black.cut(rim.grown(1.0));
}

/// A furrow over the nose, as of somebody who counts to ten.
fn frown(black: &mut Plate, head: &ThreeQuarter) {
    black.cut(head.stroke(&spots![46, -12; 45, -21; 47, -29], &[0.3, 1.8, 0.3], 4));
}

/// What is nearest to the light: the tip and the wing of the nose, the edges of the lips.
fn edges(plates: &mut Plates, head: &ThreeQuarter) {
    let lines: [(&[At], f64); 5] = [
        (&spots![43, 46; 38, 54; 41, 63; 49, 64], 1.8),
        (&spots![74, 42; 81, 51; 82, 57; 76, 63], 2.4),
        (&spots![53, 72; 52, 78], 1.2),
        (
            &spots![24, 95; 34, 89; 46, 85; 54, 87.5; 61, 85; 69, 88; 74, 93],
            1.4,
        ),
        (&spots![32, 104; 43, 109; 54, 110; 64, 107; 70, 102], 1.6),
    ];
    for (line, width) in lines {
        let line = head.stroke(line, &[0.3, width, width, 0.3], 4);
        plates.pink.cut(line.grown(1.4));
        plates.black.cut(line);
    }
}

/// Curls tied up on the head: each is a disc of its own.
fn curls(head: &ThreeQuarter) -> Vec<(At, f64)> {
    let mut chance = Chance::of("curls", 4);
    let mut curls = Vec::new();
    let mut heap = |from: At, to: At, wide: f64, count: usize, size: f64| {
        for i in 0..count {
            let part = i as f64 / (count - 1) as f64;
            let at = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            let off = wide * (part * std::f64::consts::PI).sin();
            let at = (
                at.0 + chance.between(-4.0, 4.0),
                at.1 - off + chance.between(-4.0, 4.0),
            );
            curls.push((head.place(&[at])[0], size * chance.between(0.85, 1.15)));
        }
    };
    heap((-104.0, 6.0), (86.0, -84.0), 66.0, 13, 38.0);
    heap((-92.0, -34.0), (64.0, -104.0), 38.0, 9, 40.0);
    heap((-70.0, -134.0), (30.0, -152.0), 24.0, 6, 42.0);
    heap((-54.0, -168.0), (14.0, -176.0), 14.0, 4, 40.0);
    curls
}

fn hair(plates: &mut Plates, head: &ThreeQuarter, curls: &[(At, f64)], cap: &Shape) {
    let discs = all(curls.iter().map(|(at, r)| circle(*at, *r)));
    let mass = handcut_finely(&discs.and(cap).fillet(3.0), 1.6, 18.0, 4, 0.3);
    plates.black.cut(mass.grown(4.0));
    plates.pink.cut(mass.grown(4.0));
    plates.black.ink(&mass);
    let mut chance = Chance::of("spirals", 6);
    for (at, r) in curls {
        let start = chance.between(150.0, 330.0);
        let turn = chance.side();
        plates.black.cut(circle(*at, *r - 1.0));
        plates.black.ink(circle(*at, *r - 5.0));
        let spiral: Vec<At> = (0..12)
            .map(|k| {
                let part = f64::from(k) / 11.0;
                towards(*at, start + turn * 430.0 * part, r * (0.72 - 0.56 * part))
            })
            .collect();
        plates.black.scratch(&spiral, &[0.5, 5.5, 6.0, 5.0, 0.8]);
    }
    // The band that holds them up.
    let band = head.blob(
        &knots![-92, -104; -40, -128; 20, -142; 62, -134; 60, -120; 18, -126; -38, -112; -84, -88],
    );
    plates.black.cut(band.grown(3.0));
    plates.black.ink(&band);
    for i in 0..7 {
        let at = head.place(&[(
            -76.0 + 21.0 * f64::from(i),
            -97.0 - 36.0 * (f64::from(i) * 0.36).sin(),
        )])[0];
        plates.black.cut(circle(at, 5.0));
    }
}
