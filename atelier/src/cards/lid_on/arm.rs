//! The arm that shuts the lid: the whole weight of her from shoulder to fist.

use super::Plates;
use super::head::stripes;
use crate::line::{blob, handcut_finely, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Chisel, Flow, Light, Marks};
use crate::{knots, spots};

/// The fist, drawn to the right: seen from its back, its knuckles ahead, the thumb above. It presses to the left.
const FIST: Spot = Spot {
    at: (252.0, 812.0),
    size: 1.36,
    turn: 4.0,
    flip: true,
};

/// Where each finger leaves the back of the hand, how far it reaches, and how wide it is; from the index to the little one.
const FINGERS: [(f64, f64, f64); 4] = [
    (-36.0, 32.0, 28.0),
    (-10.0, 39.0, 29.0),
    (16.0, 37.0, 28.0),
    (39.0, 28.0, 24.0),
];

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    sleeve(plates, block);
    let back = blob(
        &knots![-112, -26; -76, -36; -40, -47; -14, -48; 2, -30; 6, 12; -2, 44; -26, 50; -64, 38; -112, 25],
    );
    let fingers = FINGERS.map(|(y, long, wide)| {
        taper(
            &[(-18.0, y), (long * 0.55, y), (long, y + 3.0)],
            &[wide, wide, wide * 0.92],
        )
    });
    let thumb = taper(
        &spots![-62, -30; -32, -58; 0, -68; 24, -60],
        &[42.0, 37.0, 30.0, 25.0],
    );
    let fist = FIST.put(&all(fingers.into_iter().chain([back, thumb])).fillet(2.0));
    let fore = blob(
        &knots![706, 884; 690, 808; 620, 776; 520, 762; 430, 762; 384, 768; 384, 842; 430, 856; 500, 884;
        580, 926; 660, 952; 704, 952],
    );
    let skin = fore.and(&fist).fillet(10.0);
    let skin = handcut_finely(&skin, 0.8, 40.0, 3, 0.3).within(block);
    plates.clear(&skin.grown(6.0));
    plates
        .pink
        .ink(skin.grown(-9.0).minus(&skin.moved(0.0, -34.0)));
    plates.black.ink(&skin);
    forearm(plates, &fore.minus(&fist).grown(-3.0));
    lines(plates);
    cuff(plates, block);
}

/// Few cuts around it, above from the light, below pink from the gap.
fn forearm(plates: &mut Plates, bare: &Shape) {
    let hoops = Flow::along([
        spots![420, 770; 404, 810; 414, 850],
        spots![520, 772; 500, 830; 506, 880],
        spots![640, 784; 610, 860; 600, 930],
    ])
    .soft(16.0);
    let above = Light::edge(
        &spots![720, 812; 620, 776; 520, 762; 430, 762; 390, 764],
        5.0,
        12.0,
        22.0,
    )
    .strength(0.85);
    let below = Light::edge(
        &spots![380, 842; 430, 856; 500, 884; 580, 926; 660, 952],
        8.0,
        10.0,
        14.0,
    )
    .strength(0.75);
    let chisel = Chisel::FACE.gap(11.0).fill(0.6).length(18.0, 52.0);
    plates.black.cut(chisel.carve(bare, &hoops, &above, 3));
    plates.black.cut(chisel.carve(bare, &hoops, &below, 4));
}

/// Between the fingers, over the knuckles, around the thumb.
fn lines(plates: &mut Plates) {
    let mut cut = |points: &[At], widths: &[f64], pink: bool| {
        let line = Marks::stroke(&FIST.points(points.iter().copied()), widths, 3);
        if !pink {
            plates.pink.cut(line.grown(1.4));
        }
        plates.black.cut(line);
    };
    for pair in FINGERS.windows(2) {
        let y = (pair[0].0 + pair[1].0) / 2.0;
        let line = [(-6.0, y - 1.0), (14.0, y), (36.0, y + 2.0)];
        cut(&line, &[1.0, 5.0, 5.6], y > 20.0);
    }
    cut(
        &spots![-58, -22; -36, -42; -8, -49; 16, -49; 34, -54],
        &[0.8, 5.4, 6.4, 6.4, 5.0],
        false,
    );
    for (i, (y, _, _)) in FINGERS.into_iter().enumerate() {
        let knuckle = [(-15.0, y - 8.0), (-5.0, y - 1.0), (-14.0, y + 8.0)];
        cut(&knuckle, &[0.5, 4.4, 0.5], i > 2);
    }
    for (from, to) in [
        ((-74.0, -14.0), (-28.0, -25.0)),
        ((-76.0, 2.0), (-28.0, -1.0)),
        ((-72.0, 16.0), (-28.0, 24.0)),
    ] {
        cut(&[from, to], &[0.4, 3.0, 1.2], false);
    }
    // The nail of the thumb, and the crease of its joint.
    cut(&spots![10, -73; 21, -70; 22, -60], &[0.4, 3.0, 0.4], false);
    cut(
        &spots![-26, -66; -20, -60; -20, -54],
        &[0.4, 2.6, 0.4],
        false,
    );
}

/// Shoulder and upper arm.
fn sleeve(plates: &mut Plates, block: &Shape) {
    let sleeve = blob(
        &knots![424, 748; 500, 718; 600, 696; 690, 712; 752, 772; 786, 856; 796, 980; 720, 990; 640, 900;
        420, 860],
    );
    let sleeve = handcut_finely(&sleeve, 1.2, 40.0, 3, 0.3).within(block);
    stripes(plates, &sleeve);
}

/// Rolled up twice, below the elbow: the edge of each turn lies on the arm.
fn cuff(plates: &mut Plates, block: &Shape) {
    let turns = [
        blob(
            &knots![700, 748; 742, 768; 772, 860; 776, 950; 764, 992; 726, 996; 736, 930; 726, 850; 700, 790],
        ),
        blob(
            &knots![660, 752; 690, 742; 716, 764; 742, 860; 746, 940; 736, 990; 706, 996; 682, 984; 694, 930;
            684, 856; 664, 792],
        ),
    ];
    for cuff in turns {
        let cuff = handcut_finely(&cuff, 0.8, 30.0, 5, 0.3).within(block);
        plates.clear(&cuff.grown(5.5));
        plates.black.ink(&cuff);
        plates.black.cut(cuff.grown(-5.0));
        let inner = cuff.grown(-5.0);
        for i in 0..8 {
            let y = 776.0 + 29.0 * f64::from(i);
            let stripe = taper(&[(640.0, y + 6.0), (800.0, y - 12.0)], &[10.0, 10.0]);
            plates.black.ink(stripe.within(&inner));
        }
    }
    let edge = spots![668, 770; 688, 850; 699, 930; 690, 976];
    plates.black.draw(&edge, &[3.0, 7.0, 7.0, 3.0]);
}
