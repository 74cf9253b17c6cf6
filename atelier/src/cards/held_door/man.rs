//! The man: solid black, but for his face, his shirt, and his hand on the bar of the door.

use super::hands::BAR;
use super::{Plates, hands};
use crate::line::{blob, circle, curve, handcut, poly, rect, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Contour, Flow, Head, Light, Marks, Mood, ThreeQuarter};
use crate::{knots, spots};

/// A smile that has set.
const POLITE: Mood = Mood {
    brow: (6.0, 2.0),
    lids: 1.0,
    gaze: (-0.75, 0.0),
    smile: 11.0,
    open: 0.0,
};

pub fn print(plates: &mut Plates, block: &Shape) {
    let head = ThreeQuarter::new((566.0, 318.0), 262.0)
        .flipped()
        .tilted(3.0)
        .nose(1.12)
        .mood(POLITE);
    suit(plates, block);
    arm(plates);
    face(plates, &head);
    shirt(plates, &head);
    door(plates);
    hands::on_door(plates);
    briefcase(plates, block);
    hands::on_handle(plates);
}

fn face(plates: &mut Plates, head: &ThreeQuarter) {
    let Plates { mint, black } = plates;
    let whole = head.skull();
    // The jaw, and all that is below it: the neck is narrower than the head, and has no shade that could be a beard.
    let jaw = spots![110, 150; 58, 141; 42, 147; 24, 146; 0, 139; -30, 121; -56, 95; -71, 64; -80, 40; -104, 30; -150, 30; -150, 320; 110, 320];
    let skull = handcut(&whole.minus(&poly(&head.place(&jaw))), 0.8, 40.0, 2);
    let neck = head.blob(
        &knots![40, 120; 30, 152; 28, 190; 34, 240; -62, 246; -66, 200; -70, 150; -82, 90; -86, 40; -30, 60],
    );
    let (ear, lines) = head.ear();
    mint.cut(skull.and(&ear).and(&neck).grown(3.0));
    black.pale(&neck, 5.0);
    // The shadow of the chin.
    let chin = head.blob(
        &knots![30, 138; 16, 160; -8, 164; -40, 146; -66, 112; -80, 70; -70, 62; -40, 108; 0, 134],
    );
    black.ink(chin.within(&neck));
    for sinew in [
        spots![-58, 150; -38, 196; -18, 232],
        spots![4, 186; 0, 204; 4, 222],
    ] {
        black.ink(head.stroke(&sinew, &[0.4, 2.6, 0.6], 4));
    }
    // The light comes from the corridor behind him: only the rim of the near cheek is in shade.
    let rim = head.place(&spots![-84, 30; -74, 62; -58, 92; -32, 117; 0, 135; 24, 142]);
    let shade = Light::on(&rim).full(3.0).reach(9.0).strength(0.7);
    let chisel = Chisel::face(head.height()).gap(8.6).fill(0.62);
    head.print_pale(black, &skull, 5.0, chisel, &shade, 5);
    let hair = head.blob(
        &knots![84, -72; 62, -84; 20, -92; -20, -84; -48, -56; -64, -20; -72, -2; -88, -4; -112, 10; -132, -30; -130, -90;
        -96, -140; -40, -164; 30, -160; 76, -128; 92, -92],
    );
    black.ink(&hair);
    let combed = head.along(&[
        &spots![84, -84; 60, -130; 0, -158],
        &spots![30, -96; 0, -130; -60, -154],
        &spots![-30, -84; -60, -110; -110, -110],
        &spots![-66, -20; -90, -50; -128, -60],
    ]);
    black.cut(Chisel::HAIR.gap(12.0).fill(0.42).carve(
        &hair.grown(-4.0),
        &combed,
        &|at: At| 0.95 - (at.0 - 470.0) / 240.0,
        6,
    ));
    // Behind the ear the hair ends.
    black.ink(head.blob(&knots![-84, -10; -130, -20; -134, 30; -100, 46; -84, 40]));
    black.pale(&ear, 4.0);
    black.ink(lines);
    for crease in [
        spots![18, 74; 8, 86; 12, 104],
        spots![80, 80; 82, 90; 78, 100],
    ] {
        black.ink(head.stroke(&crease, &[0.4, 2.4, 0.4], 4));
    }
}

fn suit(plates: &mut Plates, block: &Shape) {
    let black = &mut plates.black;
    let body = blob(
        &knots![500, 508; 448, 548; 412, 610; 424, 760; 414, 960; 408, 1210, corner; 810, 1210, corner; 810, 640; 760, 580; 690, 540; 620, 500],
    );
    let body = handcut(&body, 1.0, 60.0, 3).within(&block.grown(-1.0));
    plates.mint.cut(body.grown(2.0));
    black.cut(body.grown(6.0).within(&rect(0.0, 0.0, 520.0, 1200.0)));
    black.ink(&body);
    let around = Flow::along([
        spots![420, 680; 520, 710; 640, 690],
        spots![410, 900; 520, 930; 660, 910],
        spots![400, 1120; 520, 1150; 660, 1130],
    ]);
    let light = Light::across((420.0, 800.0), (520.0, 800.0))
        .full(10.0)
        .reach(70.0)
        .strength(0.85);
    black.cut(
        Chisel::CLOTH
            .gap(13.0)
            .carve(&body.grown(-6.0), &around, &light, 7),
    );
    // The far edge of shoulder and sleeve, only just lit.
    black.cut(Marks::stroke(
        &spots![648, 530; 720, 548; 776, 590],
        &[0.4, 3.0, 4.0],
        5,
    ));
    let inner = spots![700, 690; 692, 800; 687, 890; 684, 964];
    black.cut(Marks::stroke(&inner, &[0.4, 4.0, 5.0, 3.0], 6));
    let sleeve = blob(&knots![704, 700; 800, 660; 800, 974; 690, 970; 694, 860]);
    let around = Flow::along([
        spots![696, 760; 750, 784; 800, 760],
        spots![690, 940; 740, 956; 790, 940],
    ]);
    let light = Light::across((692.0, 800.0), (740.0, 800.0))
        .reach(34.0)
        .strength(0.8);
    black.cut(
        Chisel::CLOTH
            .gap(13.0)
            .carve(&sleeve.grown(-5.0), &around, &light, 8),
    );
}

/// Shirt, bow tie, lapels.
fn shirt(plates: &mut Plates, head: &ThreeQuarter) {
    let Plates { mint, black } = plates;
    let front = blob(
        &knots![496, 530, corner; 548, 520; 606, 540, corner; 580, 640; 540, 800, corner; 512, 660],
    );
    black.cut(handcut(&front, 0.8, 40.0, 3));
    mint.cut(front.grown(3.0));
    let pleats = [
        spots![530, 590; 528, 660; 534, 740],
        spots![552, 596; 552, 660; 544, 750],
    ];
    for pleat in pleats {
        black.ink(Marks::stroke(&pleat, &[2.0, 3.0, 1.0], 4));
    }
    for y in [630.0, 690.0] {
        black.ink(circle((541.0 + (y - 630.0) * 0.02, y), 4.4));
    }
    let collar = [
        poly(&spots![488, 520; 520, 500; 540, 556; 506, 572]),
        poly(&spots![556, 502; 634, 496; 622, 572; 548, 556]),
    ];
    for wing in &collar {
        black.pale(wing, 4.0);
    }
    let knot = head.place(&[(30.0, 254.0)])[0];
    let spot = Spot::new(knot.0, knot.1, 1.0).turned(4.0);
    let bow = spot.put(&blob(&knots![0, -10; -40, -34; -66, -30; -70, 0; -64, 32; -40, 32; 0, 10; 44, 32; 72, 30; 76, 0; 70, -32; 44, -34]));
    let tie = spot.put(&blob(
        &knots![-13, -17; 13, -17; 15, 0; 13, 17; -13, 17; -15, 0],
    ));
    black.cut(bow.grown(5.0));
    black.ink(&bow);
    let folds = Flow::along([
        spot.points(spots![0, 0; -40, -14; -66, -20]),
        spot.points(spots![0, 0; -40, 14; -66, 20]),
        spot.points(spots![0, 0; 40, -14; 70, -20]),
        spot.points(spots![0, 0; 40, 14; 70, 20]),
    ]);
    black.cut(Chisel::GRASS.gap(9.0).fill(0.4).carve(
        &bow.minus(&tie.grown(3.0)).grown(-4.0),
        &folds,
        &0.9,
        3,
    ));
    black.cut(tie.grown(3.0));
    black.ink(tie);
    let lapels = [
        spots![492, 566; 470, 640; 452, 668; 484, 684; 540, 806],
        spots![612, 570; 640, 640; 664, 668; 624, 690; 546, 806],
    ];
    for (i, lapel) in lapels.iter().enumerate() {
        black.cut(Marks::stroke(lapel, &[3.0, 4.6, 3.0, 4.6, 3.0], i as u64));
    }
}

/// Raised as an arch: whoever comes will pass below it.
fn arm(plates: &mut Plates) {
    let Plates { mint, black } = plates;
    let sleeve = taper(
        &spots![484, 636; 420, 592; 320, 536; 262, 490; 204, 414; 158, 352],
        &[120.0, 126.0, 106.0, 96.0, 80.0, 66.0],
    );
    let sleeve = handcut(&sleeve, 1.0, 50.0, 9);
    let seam = rect(0.0, 0.0, 424.0, 1200.0);
    black.cut(sleeve.grown(6.0).within(&seam));
    mint.cut(sleeve.grown(2.0));
    black.ink(&sleeve);
    let around = Flow::along([
        spots![450, 560; 420, 610; 400, 660],
        spots![340, 490; 310, 540; 300, 590],
        spots![280, 440; 250, 490; 210, 520],
        spots![200, 360; 180, 390; 140, 420],
    ]);
    let below = Contour::line(&curve(&spots![440, 660; 330, 590; 230, 520; 130, 390]));
    let light = |at: At| (1.0 - below.far(at) / 52.0).clamp(0.0, 0.9);
    black.cut(Chisel::CLOTH.gap(12.0).carve(
        &sleeve.grown(-5.0).within(&seam.grown(20.0)),
        &around,
        &light,
        4,
    ));
    // The cuff.
    let cuff = taper(&spots![176, 378; 152, 344], &[72.0, 64.0]);
    black.pale(&cuff, 5.0);
}

/// The open door at the left edge, with a bar to pull it.
fn door(plates: &mut Plates) {
    let Plates { mint, black } = plates;
    let leaf = poly(&spots![14, 60; 104, 96; 104, 1186; 14, 1186]);
    black.ink(&leaf);
    mint.cut(leaf.grown(-2.0));
    black.cut(Marks::stroke(
        &spots![108, 92; 107, 600; 108, 1186],
        &[5.0, 6.0, 5.0],
        3,
    ));
    let pane = poly(&spots![30, 560; 84, 566; 84, 1040; 30, 1066]);
    let slant = Flow::straight(-58.0);
    let glass = |at: At| {
        if ((at.0 + at.1 * 0.6) / 70.0).rem_euclid(3.0) < 1.2 {
            0.9
        } else {
            0.0
        }
    };
    black.cut(Chisel::WOOD.gap(11.0).carve(&pane, &slant, &glass, 5));
    let bar = taper(&[(BAR, 196.0), (BAR, 470.0)], &[20.0, 20.0]);
    black.cut(bar);
    for y in [206.0, 460.0] {
        black.cut(circle((BAR, y), 14.0));
        black.ink(circle((BAR, y), 5.0));
    }
}

fn briefcase(plates: &mut Plates, block: &Shape) {
    let black = &mut plates.black;
    let case = handcut(
        &poly(&spots![566, 1104; 786, 1090; 810, 1210; 576, 1210]),
        1.0,
        60.0,
        5,
    )
    .within(&block.grown(-1.0));
    black.cut(case.grown(5.0));
    black.ink(&case);
    black.cut(Marks::stroke(
        &spots![578, 1128; 680, 1122; 786, 1114],
        &[3.0, 3.6, 3.0],
        4,
    ));
}
