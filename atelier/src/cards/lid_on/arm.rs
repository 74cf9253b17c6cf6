//! The arm that shuts the lid: the whole weight of her from shoulder to fist.

use super::Plates;
use super::head::stripes;
use crate::line::{blob, handcut_finely, taper};
use crate::motifs::people::space::v;
use crate::motifs::people::{Gesture, Hand, Side, Tone};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

/// The wrist.
const WRIST: Spot = Spot {
    at: (392.0, 806.0),
    size: 352.0,
    turn: 0.0,
    flip: false,
};

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    sleeve(plates, block);
    let hand = Hand {
        gesture: Gesture::Fist,
        side: Side::Left,
        fingers: v(-0.86, 0.02, 0.42),
        thumb: v(0.0, -1.0, 0.18),
        plump: 1.2,
        arm: 0.3,
        forearm: Some(v(1.0, 0.14, 0.0)),
    };
    let hand = hand.part("#000000".into(), (0.0, -1.0), true).put(&WRIST);
    let fore = blob(
        &knots![706, 880; 690, 806; 620, 776; 520, 766; 430, 762; 380, 768; 380, 842; 430, 856; 500, 884;
        580, 926; 660, 952; 704, 952],
    );
    let skin = fore.and(&hand.shape).fillet(10.0);
    let skin = handcut_finely(&skin, 0.8, 40.0, 3, 0.3).within(block);
    plates.clear(&skin.grown(6.0));
    plates
        .pink
        .ink(skin.grown(-9.0).minus(&skin.moved(0.0, -40.0)));
    plates.black.ink(&skin);
    let hoops = Flow::along([
        spots![420, 770; 404, 810; 414, 850],
        spots![520, 772; 500, 830; 506, 880],
        spots![640, 784; 610, 860; 600, 930],
    ])
    .soft(16.0);
    let above = Light::edge(
        &spots![720, 812; 620, 776; 520, 766; 430, 762; 390, 764],
        4.0,
        16.0,
        34.0,
    );
    let chisel = Chisel::FACE.gap(9.5).length(20.0, 64.0);
    let bare = fore.minus(&hand.shape).grown(-3.0);
    plates.black.cut(chisel.carve(&bare, &hoops, &above, 3));
    let below = Light::edge(
        &spots![380, 842; 430, 856; 500, 884; 580, 926; 660, 952],
        8.0,
        12.0,
        16.0,
    )
    .strength(0.8);
    plates
        .black
        .cut(chisel.gap(8.5).carve(&bare, &hoops, &below, 4));
    for mark in hand
        .marks
        .iter()
        .filter(|mark| mark.tone == Tone::Line && mark.shape.area() > 60.0)
    {
        plates.black.cut(mark.shape.grown(1.4));
    }
    let tendons: [&[At]; 4] = [
        &spots![276, 764; 320, 772; 372, 780],
        &spots![262, 790; 310, 796; 366, 800],
        &spots![258, 818; 306, 820; 360, 820],
        &spots![268, 846; 310, 844; 350, 838],
    ];
    for line in tendons {
        plates.black.scratch(line, &[5.0, 4.0, 0.5]);
    }
    cuff(plates, block);
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

/// Rolled up above the elbow.
fn cuff(plates: &mut Plates, block: &Shape) {
    let cuff = taper(&spots![668, 758; 706, 870; 716, 988], &[52.0, 58.0, 52.0]).within(block);
    plates.clear(&cuff.grown(5.0));
    plates.black.ink(&cuff);
    plates.black.cut(cuff.grown(-5.0));
    for (from, to) in [
        ((660.0, 790.0), (668.0, 970.0)),
        ((682.0, 780.0), (700.0, 960.0)),
        ((716.0, 800.0), (734.0, 960.0)),
    ] {
        let middle = ((from.0 + to.0) / 2.0 + 16.0, (from.1 + to.1) / 2.0);
        plates
            .black
            .draw(&[from, middle, to], &[0.6, 4.0, 5.0, 0.8]);
    }
}
