//! The glass between ear and wall, and the hand that holds it.

use super::{EAR, Home, PUT, WALL};
use crate::line::{Stroke, curve, ellipse, poly, taper};
use crate::shape::{At, Shape, all};
use crate::spots;
use crate::techniques::print::{Chisel, Flow, Light};

/// Where the fingers are, from the little one to the index: how wide, and how far down their knuckles are.
const FINGERS: [(f64, f64, f64); 4] = [
    (-34.0, 20.0, 52.0),
    (-12.0, 23.0, 47.0),
    (11.0, 24.0, 46.0),
    (33.0, 22.0, 51.0),
];

/// The wall as seen from where people are drawn.
const END: f64 = WALL - PUT.0;
/// The middle of the hand.
const HAND: f64 = EAR.0 + 50.0;
/// How large it is drawn.
const SIZE: f64 = 0.86;

/// Half the height of the glass at a place.
fn half(x: f64) -> f64 {
    33.0 + 22.0 * (x - EAR.0) / (END - EAR.0)
}

pub(super) fn print(home: &mut Home) {
    arm(home);
    glass(home);
    hand(home);
}

/// A tumbler: its bottom at the ear, its rim at the wall. What is behind it is seen through it.
fn glass(home: &mut Home) {
    let (x, y) = EAR;
    let rim = END - 13.0;
    let mouth = ellipse((rim, y), 11.0, half(END) + 1.0);
    let bottom = ellipse((x, y), 6.0, half(x));
    let side = poly(&[
        (x, y - half(x)),
        (rim, y - half(END)),
        (rim, y + half(END)),
        (x, y + half(x)),
    ]);
    let whole = all([side, mouth.clone(), bottom]);
    home.ink(&whole.grown(5.0));
    home.cut(&whole);
    // The inside, behind a thick bottom.
    let inside = poly(&[
        (x + 14.0, y - half(x) + 6.0),
        (rim, y - half(END) + 8.5),
        (rim, y + half(END) - 8.5),
        (x + 14.0, y + half(x) - 6.0),
    ]);
    home.ink(&inside.minus(&mouth.grown(3.0)));
    home.ink(&mouth.grown(-5.6));
    home.line(
        false,
        &[(rim - 2.0, y - 30.0), (rim - 5.0, y), (rim - 2.0, y + 24.0)],
        &[0.6, 4.0, 0.6],
    );
    for (from, to, width) in [(-12.0, -20.0, 7.0), (14.0, 23.0, 4.0)] {
        home.line(
            false,
            &[(x + 20.0, y + from), (rim - 16.0, y + to)],
            &[width * 0.6, width, 1.0],
        );
    }
}

/// Wrist, cuff and sleeve, below the glass.
fn arm(home: &mut Home) {
    let (_, y) = EAR;
    let x = HAND - 3.0;
    let sleeve = taper(
        &[(x, y + 120.0), (x - 8.0, y + 270.0), (x - 30.0, y + 490.0)],
        &[76.0, 102.0, 146.0],
    );
    let hoops = Flow::along([
        [(x - 44.0, y + 160.0), (x, y + 172.0), (x + 44.0, y + 160.0)],
        [
            (x - 64.0, y + 310.0),
            (x - 10.0, y + 326.0),
            (x + 44.0, y + 310.0),
        ],
        [
            (x - 90.0, y + 440.0),
            (x - 26.0, y + 460.0),
            (x + 40.0, y + 440.0),
        ],
    ]);
    let light = Light::edge(
        &[
            (x - 38.0, y + 112.0),
            (x - 60.0, y + 270.0),
            (x - 102.0, y + 480.0),
        ],
        4.0,
        10.0,
        34.0,
    )
    .strength(0.8);
    home.dark(&sleeve, &hoops.soft(16.0), &light, Chisel::CLOTH.gap(12.0));
}

/// The back of the hand. Four fingers go up and over the glass, the thumb holds it from below.
fn hand(home: &mut Home) {
    let (_, y) = EAR;
    let at = |(dx, dy): At| (HAND + SIZE * dx, y + SIZE * dy);
    // Half the glass, as the hand measures it.
    let half = |dx: f64| half(HAND + SIZE * dx) / SIZE;
    let put = |points: &[At]| -> Vec<At> { points.iter().map(|p| at(*p)).collect() };
    let thumb = taper(
        &put(&spots![4, 108; 36, 88; 54, 62; 58, 34]),
        &[40.0, 31.0, 23.0, 17.0],
    );
    home.ink(&thumb.grown(4.4));
    home.cut(&thumb);
    home.line(
        true,
        &put(&spots![52, 42; 53, 30; 59, 26; 65, 32; 64, 42]),
        &[0.6, 2.2, 2.2, 2.2, 0.6],
    );
    home.line(
        true,
        &put(&spots![44, 62; 52, 59; 62, 63]),
        &[0.4, 2.4, 0.4],
    );
    let fingers = FINGERS.map(|(dx, wide, knuckle)| {
        let top = -half(dx) - 1.0;
        taper(
            &put(&[(dx * 0.94, knuckle + 8.0), (dx, 0.0), (dx * 0.97, top)]),
            &[wide, wide + 1.0, wide * 0.96].map(|wide| SIZE * wide),
        )
    });
    let back = put(&spots![
        -44, 50; -24, 36; 22, 34; 44, 50; 40, 82; 26, 112; 24, 150; -30, 150; -30, 112; -42, 80
    ]);
    let back = Shape::within_ring(&curve(&[&back[..], &back[..1]].concat()));
    let whole = all(fingers.into_iter().chain([back])).fillet(1.5);
    let flow = Flow::along([
        put(&spots![-44, 70; -30, 76; -16, 72]),
        put(&spots![-32, 130; -20, 134; -8, 130]),
    ]);
    let shade = Light::on(&put(&spots![-44, 50; -42, 80; -30, 112; -30, 146]))
        .full(2.0)
        .reach(12.0);
    home.pale(&whole, &flow, &shade, Chisel::FACE.gap(8.0));
    for pair in FINGERS.windows(2) {
        let x = (pair[0].0 + pair[1].0) / 2.0;
        let line = [(x * 0.9, 34.0), (x, 0.0), (x, -half(x) - 2.0)];
        home.line(true, &put(&line), &[1.0, 4.4, 5.2]);
    }
    for (dx, _, knuckle) in FINGERS {
        let bump = [
            (dx * 0.94 - 8.0, knuckle + 3.0),
            (dx * 0.94, knuckle - 6.0),
            (dx * 0.94 + 8.0, knuckle + 3.0),
        ];
        home.line(true, &put(&bump), &[0.4, 2.8, 0.4]);
        let joint = -half(dx) + 20.0;
        home.line(
            true,
            &put(&[(dx - 6.0, joint), (dx, joint - 3.0), (dx + 6.0, joint)]),
            &[0.3, 2.0, 0.3],
        );
    }
    for (from, to) in [
        ((-20.0, 62.0), (-8.0, 96.0)),
        ((2.0, 60.0), (2.0, 98.0)),
        ((24.0, 62.0), (12.0, 94.0)),
    ] {
        home.line(true, &put(&[from, to]), &[1.8, 2.2, 0.3]);
    }
    let cuff = Stroke::new(
        &put(&spots![-46, 134; -4, 142; 40, 132]),
        &[20.0, 22.0, 20.0],
    )
    .blunt()
    .shape();
    home.pale(&cuff, &Flow::straight(90.0), &0.0, Chisel::CLOTH);
}
