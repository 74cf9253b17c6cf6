//! The chairs, each of another make, and what one of them wears.

use super::{Piece, YELLOW};
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots};

/// A high ladder back, of which little will be seen.
pub fn ladder() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for x in [-19.0, 19.0] {
        let post = taper(
            &spots![x, 0; x * 1.04, -60; x * 1.1, -126],
            &[6.0, 6.0, 5.0],
        );
        let x = x * 1.1;
        let knob = blob(
            &knots![x - 3.0, -124; x - 5.4, -130; x - 2.6, -137; x, -140; x + 2.6, -137; x + 5.4, -130; x + 3.0, -124],
        );
        pieces.push((post.and(&knob), 0.0));
    }
    for y in [-118.0, -102.0, -86.0, -70.0] {
        let rung = taper(&spots![-20, y; 0, y - 5.0; 20, y], &[6.0, 9.0, 6.0]);
        pieces.push((rung, 0.03));
    }
    pieces
}

/// A hoop of spindles.
pub fn windsor() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-16, -48; -22, -20; -27, 2],
            spots![18, -48; 23, -20; 27, 2],
        ],
        5.0,
    );
    for x in [-20.0, -12.0, -4.0, 4.0, 12.0, 20.0_f64] {
        let top = -104.0 + x * x * 0.05;
        pieces.push((taper(&spots![x * 0.8, -48; x, top], &[2.6, 3.4, 2.4]), 0.0));
    }
    let hoop = spots![-24, -48; -29, -72; -26, -94; -14, -106; 0, -109; 14, -106; 26, -94; 29, -72; 24, -48];
    pieces.push((taper(&hoop, &[6.0, 5.4, 6.0]), 0.04));
    let seat =
        blob(&knots![-30, -50; -24, -55; 0, -56; 24, -55; 32, -50; 26, -44; 0, -42; -26, -44]);
    pieces.push((seat, 0.03));
    pieces
}

/// Bentwood, from a café.
pub fn bentwood() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-6, -54; -8, -32; -12, -10],
            spots![30, -52; 33, -30; 40, -8],
            spots![-20, -46; -23, -22; -28, 2],
            spots![20, -46; 24, -22; 22, 2],
        ],
        5.0,
    );
    let seat =
        blob(&knots![-25, -48; -16, -55; 6, -59; 26, -57; 33, -52; 24, -45; 4, -42; -16, -43]);
    pieces.push((seat, 0.03));
    let inner = spots![-9, -48; -13, -68; -8, -86; 1, -91; 10, -86; 14, -68; 10, -47];
    pieces.push((taper(&inner, &[4.0, 4.4, 4.0]), 0.0));
    let outer = spots![-20, -44; -25, -72; -20, -96; -8, -107; 2, -109; 12, -107; 24, -95; 28, -72; 21, -44];
    pieces.push((taper(&outer, &[5.4, 6.0, 5.4]), 0.05));
    pieces
}

/// An upholstered wing chair from behind: broad, and slow.
pub fn wing_chair() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-30, -24; -34, -10; -37, 3],
            spots![32, -24; 37, -10; 36, 3],
            spots![44, -26; 50, -14; 53, -5],
        ],
        7.0,
    );
    let arm = blob(&knots![28, -62; 46, -66; 57, -58; 58, -34; 52, -18; 30, -16]);
    pieces.push((arm, -0.02));
    let wing = blob(&knots![24, -104; 40, -104; 49, -94; 48, -74; 40, -62; 26, -58]);
    pieces.push((wing, -0.03));
    let back = blob(&knots![
        -38, -18; -42, -50; -44, -84; -38, -101; -24, -106; -8, -113; 10, -113; 24, -107; 35, -100; 40, -84; 39, -50;
        37, -18; 0, -14
    ]);
    pieces.push((back, 0.02));
    let seam = taper(&spots![-37, -26; 0, -22; 37, -26], &[1.4, 1.8, 1.4]);
    pieces.push((seam, -0.1));
    for (x, y) in [
        (-20.0, -86.0),
        (0.0, -90.0),
        (20.0, -86.0),
        (-11.0, -68.0),
        (11.0, -68.0),
        (-21.0, -52.0),
        (0.0, -50.0),
        (21.0, -52.0),
    ] {
        pieces.push((
            blob(&knots![x - 2.4, y; x, y - 2.2; x + 2.6, y; x, y + 2.4]),
            -0.1,
        ));
        for side in [-1.0, 1.0] {
            let tuck =
                spots![x + side * 2.4, y + 1.0; x + side * 6.0, y + 5.0; x + side * 9.0, y + 11.0];
            pieces.push((taper(&tuck, &[1.4, 1.0, 0.3]), -0.06));
        }
    }
    pieces
}

/// A kitchen chair with knobs on its posts.
pub fn kitchen() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![0, -50; -5, -30; 5, -10],
            spots![34, -50; 41, -30; 38, -9],
            spots![-22, -46; -29, -22; -25, 2],
            spots![20, -46; 27, -24; 17, 0],
        ],
        5.8,
    );
    pieces.push((
        taper(&spots![-26, -25; 0, -23; 24, -26], &[3.4, 4.2, 3.4]),
        -0.02,
    ));
    pieces.push((
        taper(&spots![25, -28; 33, -31; 40, -35], &[3.0, 3.2, 2.6]),
        -0.05,
    ));
    let seat = blob(&knots![
        -27, -50, corner; -6, -61, corner; 18, -61; 42, -58, corner; 42, -53, corner; 23, -43, corner; 0, -42;
        -27, -44, corner
    ]);
    pieces.push((seat, 0.07));
    for x in [-23.0, 21.0] {
        let post = taper(
            &spots![x, -44; x * 1.03, -84; x * 1.08, -124],
            &[6.4, 6.0, 5.4],
        );
        let x = x * 1.08;
        let knob = blob(&knots![
            x - 2.6, -121; x - 4.6, -124; x - 5.4, -129; x - 3.2, -133.4; x, -134.6; x + 3.2, -133.4; x + 5.4, -129;
            x + 4.6, -124; x + 2.6, -121
        ]);
        pieces.push((post.and(&knob), 0.05));
    }
    let crest = blob(&knots![
        -24, -107, corner; -25, -119, corner; -12, -123; 0, -124; 12, -123; 23, -119, corner; 22, -107, corner; 0, -110
    ]);
    pieces.push((crest, 0.07));
    pieces
}

/// Somebody's coat about the shoulders of a chair, and a hat.
pub fn coat() -> Vec<Piece> {
    // The sleeves are empty: they fall straight and fold at the cuff.
    let left = blob(&knots![
        -23, -105; -33, -100; -37, -88; -39, -74; -40, -59, corner; -35, -56; -28, -58, corner; -27, -72; -25, -88
    ]);
    let right = blob(&knots![
        21, -105; 32, -100; 36, -88; 38, -74; 41, -61, corner; 35, -57; 29, -59, corner; 27, -72; 24, -88
    ]);
    let mut pieces = vec![(left, -0.015), (right, -0.015)];
    let body = blob(&knots![
        -12, -108; -25, -107; -31, -98; -28, -80; -29, -66; -32, -52, corner; -21, -48; -11, -50; -4, -47, corner;
        -1, -64, corner; 4, -47, corner; 13, -50; 22, -48; 31, -54, corner; 28, -68; 27, -82; 29, -98; 24, -107;
        12, -108; 0, -106
    ]);
    pieces.push((body, 0.015));
    for (fold, widths) in [
        (&spots![-1, -102; 0, -86; -1, -64][..], [0.5, 1.2, 1.6]),
        (&spots![-20, -99; -16, -78; -20, -53], [0.3, 2.0, 0.6]),
        (&spots![18, -99; 14, -78; 19, -55], [0.3, 2.0, 0.6]),
        (&spots![-10, -72; -8, -62; -11, -52], [0.3, 1.5, 0.5]),
        (&spots![10, -73; 9, -63; 12, -53], [0.3, 1.5, 0.5]),
        (&spots![-33, -90; -30, -78; -34, -66], [0.3, 1.5, 0.4]),
        (&spots![32, -92; 30, -80; 34, -68], [0.3, 1.5, 0.4]),
    ] {
        pieces.push((taper(fold, &widths), -0.07));
    }
    // The half belt, and its buttons.
    pieces.push((
        taper(&spots![-14, -78; 0, -76; 14, -78], &[5.6, 6.0, 5.6]),
        0.035,
    ));
    for x in [-10.0, 10.0] {
        pieces.push((
            blob(&knots![x - 1.7, -77.4; x, -79.2; x + 1.7, -77.4; x, -75.6]),
            0.2,
        ));
    }
    let collar = blob(&knots![
        -18, -104; -17, -110; -9, -114; 0, -115; 9, -114; 16, -110; 17, -104; 8, -100; 0, -103; -8, -100
    ]);
    pieces.push((collar, 0.035));
    for part in [hat_crown(), hat_brim()] {
        pieces.push((HAT.put(&part), 0.03));
    }
    pieces
}

/// The hat hangs a little to one side, over the end of the rail.
pub const HAT: Spot = Spot {
    at: (9.0, -121.0),
    size: 0.92,
    turn: 9.0,
    flip: false,
};

pub fn hat_crown() -> Shape {
    blob(&knots![
        -16, -4; -16.4, -14; -12, -23; -5, -24; 1, -21; 7, -25; 13, -22; 16, -14; 16, -4; 0, -1
    ])
}

pub fn hat_brim() -> Shape {
    blob(&knots![
        -29, 0; -21, -4; -12, -3; 0, -1; 12, -3; 21, -5; 29, -2; 21, 3; 8, 5.4; -8, 5.4; -21, 4
    ])
}

/// Its band has the yellow of the smallest chair.
pub fn hat_band(scene: &Scene, chair: Spot) {
    let band = taper(&spots![-16, -7; 0, -4; 16, -7], &[4.6, 5.2, 4.6]);
    let band = band.within(&hat_crown()).minus(&hat_brim());
    let band = handcut(&chair.put(&HAT.put(&band)), 0.4, 12.0, 3);
    scene.add(
        scene
            .sheet(&band, YELLOW)
            .lit(0.2)
            .dark("#b8780e")
            .grain(1.0),
    );
}

/// Legs in the middle of a step: each from the seat over a knee to the foot; the far ones first.
pub fn legs(legs: &[[At; 3]], width: f64) -> Vec<Piece> {
    let count = legs.len();
    (0..)
        .zip(legs)
        .map(|(i, leg)| {
            let far = if count > 2 && i < count - 2 {
                -0.05
            } else {
                0.0
            };
            let leg = taper(leg, &[width * 1.1, width * 0.86, width * 0.66]);
            (leg, far)
        })
        .collect()
}

// The beach.
