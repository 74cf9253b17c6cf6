//! The coat: one black sail, taut between two who pull.

use crate::line::{blob, circle, handcut, poly, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Chisel, Flow, Marks, Plate};
use crate::{knots, spots};

/// Where it is buttoned. The first button is in the air.
const BUTTONS: [At; 4] = [
    (418.0, 590.0),
    (412.0, 690.0),
    (408.0, 784.0),
    (404.0, 866.0),
];

/// What is seen of the inside, behind the two necks.
pub fn lining(black: &mut Plate) {
    let inside = blob(
        &knots![120, 470; 200, 430; 300, 424; 420, 396; 540, 366; 640, 366; 700, 400; 660, 520; 440, 600; 300, 600; 150, 560],
    );
    black.ink(&inside);
    let down = Flow::along([
        spots![260, 430; 320, 520; 400, 600],
        spots![420, 400; 430, 500; 430, 600],
        spots![560, 380; 520, 480; 450, 600],
    ]);
    black.cut(Chisel::WOOD.gap(13.0).fill(0.34).waver(0.05).carve(
        &inside.grown(-12.0),
        &down,
        &0.9,
        3,
    ));
}

/// The front, as far as the sleeves.
fn front() -> Shape {
    let body = blob(
        &knots![104, 508; 170, 470, corner; 232, 560; 330, 640; 418, 566, corner; 520, 560; 600, 470; 640, 420, corner;
        706, 440; 728, 520; 716, 660; 700, 800; 716, 972, corner; 600, 968; 500, 926; 400, 908; 300, 932; 200, 974;
        104, 980, corner; 72, 840; 66, 720; 80, 600],
    );
    handcut(&body, 1.2, 60.0, 5)
}

pub fn print(black: &mut Plate, block: &Shape) {
    let body = front().within(block);
    black.cut(body.grown(5.0));
    black.ink(&body);
    let pull = Flow::along([
        spots![90, 560; 240, 610; 418, 592],
        spots![418, 592; 560, 580; 720, 500],
        spots![70, 720; 240, 706; 412, 690],
        spots![412, 690; 560, 690; 716, 650],
        spots![80, 880; 240, 820; 408, 784],
        spots![408, 784; 560, 810; 706, 840],
        spots![110, 970; 240, 930; 404, 866],
        spots![404, 866; 560, 910; 706, 960],
    ])
    .soft(20.0);
    // It is lit where it is taut: in ridges that run from button to shoulder and hip.
    let ridges = [
        (BUTTONS[1], (70.0, 640.0)),
        (BUTTONS[1], (724.0, 560.0)),
        (BUTTONS[2], (70.0, 800.0)),
        (BUTTONS[2], (706.0, 790.0)),
        (BUTTONS[3], (96.0, 930.0)),
        (BUTTONS[3], (704.0, 930.0)),
        (BUTTONS[0], (96.0, 560.0)),
        (BUTTONS[0], (700.0, 460.0)),
    ];
    let taut = |at: At| {
        let near = ridges.iter().map(|(from, to)| {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let part = ((at.0 - from.0) * dx + (at.1 - from.1) * dy) / (dx * dx + dy * dy);
            let part = part.clamp(0.0, 1.0);
            let far = (at.0 - from.0 - dx * part).hypot(at.1 - from.1 - dy * part);
            let wide = 9.0 + 24.0 * part;
            (1.1 - part * 0.75) * (-(far / wide).powi(2)).exp()
        });
        near.fold(0.0, f64::max)
    };
    let cloth = Chisel::CLOTH.gap(12.0).fill(0.74).length(40.0, 130.0);
    let edge = body
        .grown(-7.0)
        .minus(&all(BUTTONS.map(|at| circle(at, 34.0))));
    black.cut(cloth.carve(&edge, &pull, &taut, 8));
    gaps(black);
    for at in &BUTTONS[1..] {
        button(black, *at, 1.0, 0.0);
    }
    thread(black);
    button(black, (438.0, 316.0), 1.2, 40.0);
    for (from, to) in [
        ((420.0, 372.0), (412.0, 410.0)),
        ((440.0, 366.0), (440.0, 396.0)),
        ((404.0, 352.0), (388.0, 376.0)),
    ] {
        black.ink(Marks::stroke(&[from, to], &[4.0, 0.6], 3));
    }
}

/// Between the buttons it gapes.
fn gaps(black: &mut Plate) {
    for pair in BUTTONS.windows(2) {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
        let (x, y) = ((x0 + x1) / 2.0, (y0 + y1) / 2.0);
        let gap = blob(
            &knots![x0 + 8.0, y0 + 6.0, corner; x + 24.0, y; x1 + 6.0, y1 - 6.0, corner; x - 12.0, y],
        );
        black.cut(handcut(&gap, 0.6, 20.0, 4));
        let inside = Flow::straight(80.0);
        black.ink(
            Chisel::WOOD
                .gap(8.0)
                .fill(0.5)
                .carve(&gap.grown(-3.0), &inside, &0.9, 5),
        );
    }
    let (x, y) = BUTTONS[3];
    let below = blob(&knots![x + 4.0, y + 6.0, corner; x + 40.0, 924; x - 20.0, 916]);
    black.cut(below);
}

/// One collar around two necks.
pub fn collar(black: &mut Plate) {
    let left = blob(
        &knots![96, 500; 128, 452; 160, 440; 196, 500; 270, 560; 360, 596; 424, 600, corner; 380, 650; 280, 664; 190, 616, corner; 214, 590; 140, 560],
    );
    let right = blob(
        &knots![716, 440; 690, 388; 660, 376; 640, 440; 580, 520; 490, 570; 418, 592, corner; 470, 640; 560, 640; 640, 580, corner; 618, 560; 690, 500],
    );
    for (shape, round) in [
        (
            &left,
            [
                spots![110, 500; 200, 570; 330, 630],
                spots![150, 450; 240, 550; 400, 600],
            ],
        ),
        (
            &right,
            [
                spots![706, 440; 640, 550; 500, 620],
                spots![660, 400; 580, 530; 430, 594],
            ],
        ),
    ] {
        let shape = handcut(shape, 0.8, 40.0, 7);
        black.cut(shape.grown(5.0));
        black.ink(&shape);
        let edge = Flow::along(round);
        let rim = |at: At| {
            if shape.grown(-13.0).contains(at) {
                0.0
            } else {
                0.9
            }
        };
        black.cut(
            Chisel::GRASS
                .gap(10.0)
                .fill(0.5)
                .carve(&shape.grown(-4.0), &edge, &rim, 9),
        );
    }
}

fn button(black: &mut Plate, at: At, size: f64, turn: f64) {
    let spot = Spot::new(at.0, at.1, size).turned(turn);
    let disc = match turn {
        0.0 => circle((0.0, 0.0), 15.0),
        _ => circle((0.0, 0.0), 16.0).stretched(1.0, 0.72, (0.0, 0.0)),
    };
    let disc = spot.put(&disc);
    black.pale(&disc, 5.0);
    for (x, y) in [(-4.0, -3.0), (4.0, -3.0), (-4.0, 3.5), (4.0, 3.5)] {
        black.ink(circle(spot.point((x, y)), 1.9 * size));
    }
}

/// What is left where the button was.
fn thread(black: &mut Plate) {
    black.cut(Marks::stroke(
        &spots![416, 600; 410, 584; 420, 572; 430, 560],
        &[3.0, 3.0, 2.6, 2.0],
        3,
    ));
    black.cut(Marks::stroke(
        &spots![420, 602; 430, 590; 444, 588],
        &[3.0, 2.6, 1.0],
        4,
    ));
}

/// Each has one arm in it: he lifts his hat, she raises her hand.
pub fn sleeves(black: &mut Plate, block: &Shape) {
    let coat = front();
    let his = taper(
        &spots![150, 574; 96, 548; 66, 470; 74, 380; 96, 290],
        &[120.0, 126.0, 100.0, 82.0, 66.0],
    );
    let around = [
        spots![20, 560; 80, 540; 130, 470],
        spots![30, 480; 66, 480; 112, 470],
        spots![40, 360; 76, 366; 116, 364],
        spots![64, 300; 96, 306; 128, 304],
    ];
    let inner = |at: At| match at.1 < 520.0 {
        true => ((at.0 - 60.0) / 60.0).clamp(0.0, 0.85),
        false => 0.0,
    };
    sleeve(black, &his.within(block), &coat, &around, inner, 3);
    hand(
        black,
        Spot::new(104.0, 268.0, 1.0).turned(-64.0),
        [92.0, 98.0, 92.0, 78.0],
    );
    let upper = taper(&spots![672, 474; 708, 560; 722, 660], &[90.0, 98.0, 84.0]);
    let around = [
        spots![640, 500; 690, 520; 740, 490],
        spots![680, 600; 720, 616; 760, 590],
    ];
    sleeve(
        black,
        &upper.within(block),
        &coat,
        &around,
        |at| ((690.0 - at.0) / 40.0).clamp(0.0, 0.8),
        5,
    );
    let fore = taper(&spots![724, 664; 736, 590; 739, 480], &[84.0, 72.0, 60.0]);
    let around = [
        spots![690, 660; 730, 672; 770, 650],
        spots![700, 520; 736, 530; 770, 516],
    ];
    let nothing = Shape::nothing();
    sleeve(
        black,
        &fore.within(block),
        &nothing,
        &around,
        |at| ((752.0 - at.0) / 44.0).clamp(0.0, 0.85),
        6,
    );
    black.cut(Marks::stroke(
        &spots![196, 560; 168, 600; 120, 624],
        &[0.6, 4.0, 3.0],
        4,
    ));
}

/// She raises it in farewell, before the collar.
pub fn her_hand(black: &mut Plate) {
    let spot = Spot::new(738.0, 462.0, 0.92).turned(80.0).flipped(true);
    hand(black, spot, [100.0, 107.0, 99.0, 85.0]);
}

/// Where it lies on the coat its edge is lost.
fn sleeve(
    black: &mut Plate,
    shape: &Shape,
    coat: &Shape,
    around: &[[At; 3]],
    light: impl Fn(At) -> f64,
    seed: u64,
) {
    let shape = handcut(shape, 1.0, 50.0, seed as i64);
    black.cut(shape.grown(5.0).minus(&coat.grown(1.0)));
    black.ink(&shape);
    black.cut(Chisel::CLOTH.gap(11.0).carve(
        &shape.grown(-5.0),
        &Flow::along(around),
        &light,
        seed,
    ));
}

/// A hand drawn pointing to the right, its thumb up, with fingers so long from the index on.
fn hand(black: &mut Plate, spot: Spot, long: [f64; 4]) {
    let cuff = spot.put(&poly(&spots![-24, -26; 0, -28; 2, 28; -24, 28]));
    let palm = spot.put(&blob(
        &knots![-4, -24; 26, -30; 52, -26; 62, 0; 52, 26; 24, 32; -4, 26],
    ));
    let fingers = [0, 1, 2, 3].map(|i| {
        let (y, long) = ([-16.0, 0.0, 14.0, 27.0][i], long[i]);
        spot.put(&taper(
            &[(44.0, y * 0.9), (66.0, y * 1.05), (long, y * 0.9)],
            &[22.0, 21.0, 16.0],
        ))
    });
    let thumb = spot.put(&taper(
        &spots![20, -20; 52, -46; 80, -44],
        &[26.0, 22.0, 16.0],
    ));
    black.cut(palm.grown(9.0));
    for piece in fingers.iter().chain([&thumb, &palm, &cuff]) {
        black.ink(piece.grown(4.4));
    }
    for finger in fingers.iter().rev() {
        black.pale(finger, 2.6);
    }
    black.cut(palm.grown(-0.6));
    black.ink(thumb.grown(3.4).minus(&palm.grown(-8.0)));
    black.cut(&thumb);
    black.cut(&cuff);
    black.ink(Marks::stroke(
        &spot.points(spots![1, -27; 3, 0; 1, 27]),
        &[3.6, 3.6, 3.6],
        3,
    ));
    for y in [-8.0, 7.0, 21.0] {
        black.ink(Marks::stroke(
            &spot.points(spots![42, y; 54, y; 64, y]),
            &[0.5, 2.8, 2.8],
            4,
        ));
    }
}
