//! The goat, full of border. It takes the last stalk, and looks at us.

use super::Plates;
use crate::line::{blob, ellipse, handcut, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Chisel, Contour, Flow, Light, Marks};
use crate::{knots, spots};

/// Where it stands, and how large it is.
const GOAT: At = (440.0, 1150.0);
const SIZE: f64 = 1.0;

pub fn print(plates: &mut Plates) {
    let goat = Spot::new(GOAT.0, GOAT.1, SIZE);
    let legs = [
        spots![8, -80; 4, -44; 8, -6],
        spots![30, -76; 32, -40; 28, -2],
        spots![118, -84; 134, -48; 122, -8],
        spots![98, -80; 104, -44; 100, -2],
    ];
    let far = all([0, 2].map(|i| goat.put(&taper(&legs[i], &[30.0, 15.0, 13.0]))));
    let near = all([1, 3].map(|i| goat.put(&taper(&legs[i], &[36.0, 17.0, 14.0]))));
    let body = goat.put(&blob(
        &knots![-16, -150; 4, -176; 40, -182; 84, -180; 124, -174; 148, -146; 152, -104; 130, -66;
        84, -44; 40, -46; 4, -64; -18, -104],
    ));
    let neck = goat.put(&taper(
        &spots![14, -136; -14, -172; -32, -204],
        &[74.0, 54.0, 40.0],
    ));
    let tail = goat.put(&taper(
        &spots![146, -150; 164, -170; 172, -192],
        &[20.0, 20.0, 4.0],
    ));
    let coat = handcut(
        &body.and(&neck).and(&tail).and(&near).fillet(8.0),
        1.0,
        30.0,
        3,
    );

    plates.black.cut(coat.grown(9.0));
    plates.black.cut(far.grown(7.0));
    plates.green.cut(coat.and(&far).grown(9.0));
    plates.black.ink(far.and(&coat.grown(4.4)));
    plates.black.cut(&coat);
    for at in [(28.0, -2.0), (100.0, -2.0)] {
        let hoof = goat.put(&blob(&knots![at.0 - 9.0, at.1 - 12.0; at.0 + 9.0, at.1 - 12.0; at.0 + 11.0, at.1 + 5.0; at.0 - 12.0, at.1 + 5.0]));
        plates.black.ink(hoof);
    }
    // The belly is full of it.
    let belly = goat
        .put(&ellipse((72.0, -108.0), 70.0, 56.0))
        .within(&body.grown(-7.0));
    let meadow = blades(&belly);
    plates.green.ink(meadow.shape().within(&body.grown(-6.0)));
    let round = Flow::along([
        goat.points(spots![0, -160; 70, -168; 140, -150]),
        goat.points(spots![-6, -110; 70, -92; 148, -106]),
        goat.points(spots![20, -66; 80, -50; 130, -74]),
    ]);
    let shade = Light::along(Contour::edge(&coat))
        .full(2.0)
        .reach(17.0)
        .strength(0.85);
    let fur = Chisel::GRASS.gap(8.0).fill(0.5).length(12.0, 30.0);
    plates
        .black
        .ink(fur.carve(&coat.grown(-4.0), &round, &shade, 4));
    head(plates, &goat);
}

/// Frontal, and nothing can disturb it.
fn head(plates: &mut Plates, goat: &Spot) {
    let spot = Spot {
        at: goat.point((-38.0, -206.0)),
        size: goat.size * 1.22,
        ..*goat
    }
    .turned(-7.0);
    let face = spot.put(&blob(
        &knots![-24, -32; 0, -38; 24, -32; 29, -6; 22, 26; 17, 52; 0, 64; -17, 52; -22, 26; -29, -6],
    ));
    let ears = [-1.0, 1.0].map(|s| {
        spot.put(&blob(
            &knots![22.0 * s, -22; 46.0 * s, -26; 70.0 * s, -6; 56.0 * s, 2; 30.0 * s, -4],
        ))
    });
    let horns = [-1.0, 1.0].map(|s| {
        spot.put(&taper(
            &spots![12.0 * s, -30; 20.0 * s, -62; 40.0 * s, -88; 58.0 * s, -92],
            &[17.0, 15.0, 10.0, 2.0],
        ))
    });
    let beard = spot.put(&blob(
        &knots![-11, 54; 11, 54; 6, 82; -2, 104, corner; -8, 80],
    ));
    let all_of_it = all([
        face.clone(),
        ears[0].clone(),
        ears[1].clone(),
        beard.clone(),
    ]);
    let black = &mut plates.black;
    black.cut(all_of_it.and(&horns[0]).and(&horns[1]).grown(8.0));
    plates.green.cut(all_of_it.grown(6.0));
    black.ink([&horns[0], &horns[1]]);
    black.ink(all_of_it.grown(4.4));
    black.cut(ears[0].and(&ears[1]).and(&beard));
    black.pale(&face, 3.6);
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
    for s in [-1.0, 1.0] {
        black.ink(spot.put(&ellipse((16.0 * s, -9.0), 11.4, 10.4)));
        black.cut(spot.put(&ellipse((16.0 * s, -8.0), 8.6, 7.6)));
        black.ink(spot.put(&taper(&[(12.0 * s, -7.0), (20.0 * s, -7.0)], &[5.6, 5.6])));
        // Heavy upper lids.
        black.ink(stroke(
            &[(4.0 * s, -14.0), (16.0 * s, -19.0), (28.0 * s, -13.0)],
            &[1.0, 6.0, 2.0],
            3,
        ));
        black.ink(stroke(&[(5.0 * s, 44.0), (9.0 * s, 38.0)], &[2.0, 4.6], 4));
        black.ink(stroke(
            &[(34.0 * s, -14.0), (58.0 * s, -10.0)],
            &[1.0, 4.0],
            5,
        ));
        black.ink(stroke(&[(20.0 * s, 4.0), (15.0 * s, 26.0)], &[3.4, 0.6], 6));
    }
    black.ink(stroke(
        &spots![0, 40; 0, 50; -8, 55; -17, 52],
        &[1.6, 2.6, 2.6, 1.0],
        7,
    ));
    black.ink(stroke(&spots![0, 50; 8, 55; 16, 52], &[2.0, 2.6, 1.0], 8));
    black.ink(stroke(&spots![-2, 64; -3, 82], &[3.0, 0.8], 9));
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
    let mouth = head.point((-8.0, 51.0));
    let line = [
        (352.0, 1158.0),
        (344.0, 1090.0),
        (346.0, 1030.0),
        (362.0, 992.0),
        mouth,
    ];
    let tip = [
        mouth,
        head.point((14.0, 47.0)),
        head.point((32.0, 50.0)),
        head.point((44.0, 40.0)),
    ];
    let pieces = [
        Marks::stroke(&line, &[15.0, 13.0, 11.0, 9.0, 7.0], 3),
        Marks::stroke(&tip, &[8.0, 9.0, 7.0, 0.6], 4),
        Marks::stroke(
            &[
                (351.0, 1130.0),
                (330.0, 1078.0),
                (306.0, 1054.0),
                (284.0, 1052.0),
            ],
            &[7.0, 12.0, 9.0, 0.5],
            5,
        ),
        Marks::stroke(
            &[(350.0, 1150.0), (372.0, 1120.0), (392.0, 1112.0)],
            &[7.0, 9.0, 0.5],
            6,
        ),
    ];
    for piece in pieces {
        plates.black.cut(piece.grown(5.0));
        plates.green.ink(piece);
    }
}
