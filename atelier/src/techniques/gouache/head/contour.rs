//! The contours of heads, each one spline, for three views and three ages; and the hair lines along which a face is painted.
//!
//! A head is 280 high, its eyes are at the height of the origin, and it looks to the right.

use crate::line::{Knot, blob};
use crate::motifs::figures::{Age, View};
use crate::shape::{At, Shape};
use crate::{knots, spots};

/// The contour of a face. From the side it goes on into throat and shoulder, and what is below the lips sinks by `parted`.
pub(super) fn face(view: View, age: Age, parted: f64) -> Shape {
    let knots: Vec<Knot> = match (view, age) {
        (View::Profile, age) => profile(age, parted),
        (View::ThreeQuarter, Age::Grown) => knots![
            14, -147; 60, -131; 87, -92; 92, -52; 88, -26; 85, -5; 90, 18; 90, 40; 83, 68; 78, 92; 73, 114; 62, 136; 42, 150;
            20, 151; -14, 141; -46, 118; -66, 86; -78, 54; -104, 34; -126, -10; -132, -62; -112, -112; -66, -144; -18, -153
        ]
        .into(),
        (View::ThreeQuarter, Age::Child) => knots![
            14, -140; 66, -124; 98, -82; 104, -40; 98, -10; 92, 10; 99, 32; 101, 58; 90, 88; 78, 106; 66, 124; 46, 136; 18, 140;
            -22, 132; -60, 112; -82, 82; -92, 56; -116, 36; -138, -12; -140, -62; -116, -108; -70, -136; -20, -145
        ]
        .into(),
        (View::ThreeQuarter, Age::Old) => knots![
            14, -143; 58, -128; 84, -92; 91, -52; 87, -24; 82, -4; 88, 18; 86, 42; 79, 70; 76, 92; 76, 114; 66, 138; 46, 153;
            22, 154; -8, 149; -38, 139; -60, 114; -74, 78; -82, 52; -104, 32; -126, -12; -130, -62; -112, -110; -66, -140; -20, -149
        ]
        .into(),
        // A skull that ends at the nape.
        (View::Back, _) => mirrored(&spots![54, -132; 92, -86; 100, -18; 88, 46; 62, 88], -143.0, 104.0),
        (_, Age::Grown) => mirrored(&spots![52, -132; 90, -86; 99, -18; 94, 42; 80, 88; 52, 128; 20, 148], -143.0, 151.0),
        (_, Age::Child) => mirrored(&spots![58, -124; 102, -76; 113, -8; 112, 50; 92, 98; 54, 130; 22, 141], -135.0, 142.0),
        (_, Age::Old) => mirrored(&spots![52, -130; 89, -86; 97, -18; 92, 38; 88, 84; 66, 126; 28, 148], -140.0, 152.0),
    };
    blob(&knots)
}

/// The same on both sides, between a top and a bottom.
fn mirrored(side: &[At], top: f64, bottom: f64) -> Vec<Knot> {
    let right = side.iter().copied();
    let left = side.iter().rev().map(|(x, y)| (-x, *y));
    let all = [(0.0, top)]
        .into_iter()
        .chain(right)
        .chain([(0.0, bottom)])
        .chain(left);
    all.map(Knot::from).collect()
}

/// Forehead, nose, lips, chin, throat and shoulder.
fn profile(age: Age, parted: f64) -> Vec<Knot> {
    let (above, below): (&[At], &[At]) = match age {
        Age::Grown => (
            &spots![58, -120; 82, -86; 91, -52; 86, -18; 92, 8; 106, 32; 120, 49; 118, 60; 104, 66; 104, 73; 112, 82; 103, 91],
            &spots![108, 101; 99, 113; 103, 131; 95, 153; 74, 166; 38, 162; 18, 184; 20, 240; 44, 300; -96, 300; -78, 200],
        ),
        Age::Child => (
            &spots![62, -114; 92, -78; 102, -38; 94, 0; 96, 22; 108, 38; 114, 49; 109, 58; 97, 63; 98, 70; 105, 79; 96, 88],
            &spots![100, 96; 92, 107; 95, 121; 84, 138; 60, 148; 26, 146; 8, 168; 10, 220; 30, 290; -84, 290; -70, 190],
        ),
        Age::Old => (
            &spots![54, -122; 82, -88; 92, -52; 84, -16; 99, 10; 120, 40; 126, 56; 117, 66; 100, 68; 98, 77; 104, 84; 95, 93],
            &spots![103, 103; 97, 114; 110, 134; 102, 156; 78, 168; 44, 172; 16, 188; 14, 240; 30, 300; -96, 300; -78, 200],
        ),
    };
    let jaw = below.iter().enumerate().map(|(i, &(x, y))| {
        // The lower lip and the chin sink; the throat does not.
        let sinks = parted * [16.0, 16.0, 15.0, 13.0, 8.0].get(i).copied().unwrap_or(0.0);
        (x - sinks * 0.3, y + sinks)
    });
    let back = spots![-84, 128; -106, 74; -130, 12; -134, -48; -104, -114; -30, -148];
    let all = above.iter().copied().chain(jaw).chain(back);
    all.map(Knot::from).collect()
}

/// The neck below a face that is seen from the front or past us.
pub(super) fn neck(view: View, age: Age) -> Shape {
    let (at, half, low) = match (view, age) {
        (View::ThreeQuarter, Age::Child) => (-14.0, 42.0, -16.0),
        (View::ThreeQuarter, _) => (-16.0, 53.0, 0.0),
        (_, Age::Child) => (0.0, 42.0, -16.0),
        _ => (0.0, 53.0, 0.0),
    };
    let (l, r) = (at - half, at + half);
    let y = |y: f64| y + low;
    blob(&knots![
        l + 4.0, 60; r - 4.0, 60; r - 2.0, 130; r + 1.0, y(176.0); r + 16.0, y(210.0); r + 62.0, y(234.0); r + 72.0, y(262.0);
        l - 72.0, y(262.0); l - 62.0, y(234.0); l - 16.0, y(210.0); l - 1.0, y(176.0); l + 2.0, 130
    ])
}

/// The way of the brush over a face.
pub(super) fn flow(view: View) -> Vec<Vec<At>> {
    let lines: &[&[At]] = match view {
        View::Profile => &[
            &spots![50, -110; 86, -60; 84, -20],
            &spots![86, 0; 104, 34; 118, 50],
            &spots![50, 20; 76, 44; 92, 70],
            &spots![20, 40; 50, 90; 90, 110],
            &spots![0, 120; 50, 150; 96, 140],
            &spots![-10, 180; 0, 240; 10, 300],
            &spots![-60, -100; 0, -120; 50, -100],
            &spots![100, 84; 90, 92; 100, 104],
        ],
        View::ThreeQuarter => &[
            &spots![-70, -90; 10, -124; 80, -84],
            &spots![-40, -50; 30, -70; 84, -46],
            &spots![-34, 6; -2, 17; 28, 5],
            &spots![54, 4; 70, 15; 84, 3],
            &spots![-74, 20; -46, 74; -4, 116],
            &spots![86, 24; 80, 66; 60, 118],
            &spots![40, -20; 50, 16; 60, 50],
            &spots![10, 94; 42, 104; 70, 94],
            &spots![-20, 40; 4, 58; 14, 88],
            &spots![-80, -40; -84, 0; -70, 60],
        ],
        _ => &[
            &spots![-80, -74; 0, -116; 80, -74],
            &spots![-60, -44; 0, -62; 60, -44],
            &spots![-70, 6; -42, 17; -14, 5],
            &spots![14, 5; 42, 17; 70, 6],
            &spots![-88, 20; -68, 72; -34, 118],
            &spots![88, 20; 68, 72; 34, 118],
            &spots![0, -20; 0, 20; 0, 50],
            &spots![-30, 96; 0, 104; 30, 96],
            &spots![-24, 56; -40, 78; -28, 110],
            &spots![24, 56; 40, 78; 28, 110],
        ],
    };
    lines.iter().map(|line| line.to_vec()).collect()
}
