//! The goat, full of border. It takes the last stalk, and looks at us.

use super::Plates;
use crate::line::{blob, ellipse, handcut, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Chisel, Contour, Flow, Light, Marks};
use crate::{knots, spots};

/// Where it stands, and how large it is.
const GOAT: At = (468.0, 1160.0);
const SIZE: f64 = 1.0;

/// A leg from the body to its hoof, each of the four on its own ground; the far ones are behind.
const FAR: [[At; 4]; 2] = [
    spots![-34, -96; -52, -62; -50, -38; -56, -10],
    spots![56, -92; 46, -60; 56, -38; 44, -8],
];
const NEAR: [[At; 4]; 2] = [
    spots![-12, -92; -10, -56; -14, -34; -12, -2],
    spots![84, -98; 82, -64; 96, -40; 88, -2],
];

pub fn print(plates: &mut Plates) {
    let goat = Spot::new(GOAT.0, GOAT.1, SIZE);
    let leg = |line: &[At; 4]| goat.put(&taper(line, &[44.0, 25.0, 17.0, 16.0]));
    let body = goat.put(&blob(
        &knots![-54, -128; -46, -160; -16, -176; 24, -174; 64, -176; 96, -158; 106, -124; 98, -88;
        72, -66; 30, -54; -10, -60; -42, -84],
    ));
    let neck = goat.put(&taper(
        &spots![-22, -126; -46, -164; -58, -200],
        &[84.0, 62.0, 46.0],
    ));
    let tail = goat.put(&taper(
        &spots![96, -146; 116, -164; 122, -190],
        &[20.0, 20.0, 4.0],
    ));
    let near = all(NEAR.iter().map(leg));
    let coat = handcut(
        &body.and(&neck).and(&tail).and(&near).fillet(5.0),
        0.8,
        30.0,
        3,
    );
    let far = all(FAR.iter().map(leg));
    plates.black.cut(coat.and(&far).grown(8.0));
    plates.green.cut(coat.and(&far).grown(8.0));
    plates.black.pale(&far, 4.2);
    let shade = Flow::straight(8.0);
    plates.black.ink(
        Chisel::KNIT
            .gap(7.0)
            .fill(0.5)
            .carve(&far.grown(-1.0), &shade, &0.8, 5),
    );
    plates.black.pale(&coat, 4.4);
    hooves(plates, &goat);
    // The belly is full of it.
    let belly = goat
        .put(&ellipse((34.0, -114.0), 62.0, 52.0))
        .within(&body.grown(-7.0));
    let meadow = blades(&belly);
    plates.green.ink(meadow.shape().within(&body.grown(-6.0)));
    let round = Flow::along([
        goat.points(spots![-50, -150; 20, -166; 100, -140]),
        goat.points(spots![-50, -110; 20, -96; 104, -110]),
        goat.points(spots![-30, -66; 30, -58; 90, -72]),
    ]);
    let shade = Light::along(Contour::edge(&coat))
        .full(2.0)
        .reach(13.0)
        .strength(0.8);
    let fur = Chisel::GRASS.gap(8.0).fill(0.45).length(10.0, 24.0);
    let trunk = coat.grown(-4.0).minus(&near.minus(&body));
    plates.black.ink(fur.carve(&trunk, &round, &shade, 4));
    head(plates, &goat);
}

/// Cloven, two tones: black with a slit.
fn hooves(plates: &mut Plates, goat: &Spot) {
    for line in FAR.iter().chain(&NEAR) {
        let (x, y) = line[3];
        let hoof = goat.put(&blob(
            &knots![x - 11.0, y - 9.0; x + 11.0, y - 9.0; x + 14.0, y + 13.0, corner; x - 16.0, y + 13.0, corner],
        ));
        plates.black.cut(hoof.grown(3.0));
        plates.black.ink(&hoof);
        let slit = goat.points([(x - 3.0, y + 12.0), (x - 1.0, y + 1.0)]);
        plates.black.scratch(&slit, &[3.0, 0.6]);
    }
}

/// Frontal, and nothing can disturb it.
fn head(plates: &mut Plates, goat: &Spot) {
    let spot = Spot {
        at: goat.point((-60.0, -212.0)),
        size: goat.size * 1.3,
        ..*goat
    }
    .turned(-8.0);
    let face = spot.put(&blob(
        &knots![-25, -30; 0, -37; 25, -30; 31, -6; 22, 24; 23, 46; 14, 60; 0, 64; -14, 60; -24, 47; -22, 24; -31, -6],
    ));
    let ears = [-1.0, 1.0].map(|s| {
        spot.put(&blob(
            &knots![23.0 * s, -22; 40.0 * s, -24; 62.0 * s, -8; 66.0 * s, 8; 50.0 * s, 6; 30.0 * s, -4],
        ))
    });
    let horns = [-1.0, 1.0].map(|s| {
        spot.put(&taper(
            &spots![12.0 * s, -28; 18.0 * s, -58; 30.0 * s, -82; 46.0 * s, -92],
            &[18.0, 16.0, 11.0, 2.0],
        ))
    });
    let beard = spot.put(&blob(
        &knots![-11, 56; 11, 56; 7, 78; -3, 98, corner; -9, 78],
    ));
    let pale = all([ears[0].clone(), ears[1].clone(), beard, face.clone()]);
    let black = &mut plates.black;
    let whole = pale.and(&horns[0]).and(&horns[1]);
    black.cut(whole.grown(8.0));
    plates.green.cut(whole.grown(6.0));
    black.ink([&horns[0], &horns[1]]);
    black.pale(&pale, 4.4);
    black.pale(&face, 3.8);
    for (i, horn) in horns.iter().enumerate() {
        let rings = Flow::straight(20.0 - 40.0 * i as f64);
        black.cut(Chisel::KNIT.gap(8.0).fill(0.32).length(6.0, 20.0).carve(
            &horn.grown(-2.5),
            &rings,
            &0.9,
            3,
        ));
    }
    let stroke = |points: &[At], widths: &[f64], seed| {
        Marks::stroke(&spot.points(points.iter().copied()), widths, seed)
    };
    // A tuft between the horns.
    for (x, lean) in [(-9.0, -5.0), (-3.0, -3.0), (3.0, 2.0), (9.0, 6.0)] {
        black.ink(stroke(
            &[(x, -34.0), (x + lean * 0.4, -24.0), (x + lean, -16.0)],
            &[4.0, 4.6, 0.6],
            2,
        ));
    }
    for s in [-1.0, 1.0] {
        // Large round eyes, the pupils level bars, the lids half down: it has all the time in the world.
        let white = spot.put(&ellipse((16.5 * s, -3.0), 13.2, 13.4));
        black.ink(white.grown(3.0));
        black.cut(&white);
        let bar = spot.put(&taper(
            &[(10.5 * s, 0.5), (16.5 * s, 0.5), (22.5 * s, 0.5)],
            &[6.6, 7.2, 6.6],
        ));
        black.ink(bar);
        let lid = spot.put(&blob(
            &knots![16.5 * s - 14.5, -7.5, corner; 16.5 * s, -11.0; 16.5 * s + 14.5, -7.5, corner; 16.5 * s + 10.0, -17.5; 16.5 * s, -20.5; 16.5 * s - 10.0, -17.5],
        ));
        black.pale(&lid, 2.6);
        black.ink(stroke(
            &[(2.5 * s, -6.5), (16.5 * s, -11.0), (31.0 * s, -6.5)],
            &[1.6, 4.0, 2.4],
            3,
        ));
        // Nostrils, the hollow of the ears, cheeks.
        black.ink(stroke(&[(5.0 * s, 33.0), (11.0 * s, 28.0)], &[3.0, 6.0], 4));
        black.ink(stroke(
            &[(34.0 * s, -14.0), (46.0 * s, -10.0), (58.0 * s, 1.0)],
            &[1.0, 6.0, 1.0],
            5,
        ));
        black.ink(stroke(
            &[(19.0 * s, 14.0), (15.0 * s, 24.0)],
            &[3.0, 0.6],
            6,
        ));
    }
    // It chews: the jaw is pushed to a side.
    black.ink(stroke(
        &spots![-22, 40; -12, 46; 2, 42; 14, 46; 23, 39],
        &[4.0, 4.6, 4.0, 4.6, 3.4],
        7,
    ));
    black.ink(stroke(&spots![0, 32; 1, 42], &[3.2, 3.0], 8));
    black.ink(stroke(&spots![-1, 66; -3, 84], &[3.4, 0.8], 9));
    stalk(plates, &spot);
}

/// Grass as it stood, row before row, rooted where the belly is.
fn blades(belly: &Shape) -> Marks {
    let mut chance = Chance::of("belly", 3);
    let mut marks = Marks::none();
    let bounds = belly.bounds();
    let mut x = bounds.x0;
    while x < bounds.x1 {
        let part = (x - bounds.x0) / bounds.width() * 2.0 - 1.0;
        let half = (1.0 - part * part).max(0.0).sqrt() * bounds.height() / 2.0;
        let (_, middle) = bounds.middle();
        let high = half * chance.between(1.55, 2.05) + 6.0;
        let (foot, lean) = (middle + half, chance.between(-12.0, 12.0));
        let blade = [
            (x, foot),
            (x + lean * 0.3, foot - high * 0.5),
            (x + lean, foot - high),
        ];
        marks = marks.and(Marks::stroke(&blade, &[10.0, 9.0, 0.4], chance.below(99)));
        x += chance.between(7.0, 10.5);
    }
    marks
}

/// The last stalk, still rooted, already in the mouth.
fn stalk(plates: &mut Plates, head: &Spot) {
    let mouth = head.point((-19.0, 43.0));
    let tip = [(24.0, 40.0), (44.0, 46.0), (60.0, 34.0)].map(|at| head.point(at));
    let pieces = [
        Marks::stroke(
            &[
                (362.0, 1164.0),
                (352.0, 1110.0),
                (350.0, 1060.0),
                (362.0, 1018.0),
                mouth,
            ],
            &[16.0, 15.0, 13.0, 11.0, 9.0],
            3,
        ),
        Marks::stroke(&tip, &[8.0, 10.0, 0.6], 4),
        Marks::stroke(
            &spots![360, 1140; 344, 1092; 324, 1072; 306, 1072],
            &[8.0, 14.0, 11.0, 0.5],
            5,
        ),
        Marks::stroke(
            &spots![361, 1154; 378, 1128; 394, 1120],
            &[8.0, 11.0, 0.5],
            6,
        ),
    ];
    for piece in pieces {
        plates.black.cut(piece.grown(5.0));
        plates.green.ink(piece);
    }
}
