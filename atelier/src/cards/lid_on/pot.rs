//! The pot on the hob, enamelled, and its lid.

use super::Plates;
use crate::line::{Stroke, blob, ellipse, handcut_finely, rect};
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow, Light, Tone};
use crate::{knots, spots};

/// The middle of its rim, and how wide that is.
pub(super) const RIM: At = (432.0, 988.0);
pub(super) const R: f64 = 222.0;

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let (x, y) = RIM;
    let hob = rect(0.0, 1142.0, 800.0, 1200.0);
    let hob = handcut_finely(&hob, 1.6, 90.0, 5, 0.3).within(block);
    plates.black.ink(&hob);
    for i in 0..9_u32 {
        let x = 40.0 + 90.0 * f64::from(i);
        plates.black.scratch(
            &[(x, 1166.0), (x + 40.0, 1164.0), (x + 74.0, 1167.0)],
            &[0.5, 4.0, 0.5],
        );
    }
    let belly = blob(
        &knots![x - R, y; x - R + 2.0, y + 60.0; x - R + 12.0, y + 140.0; x - R + 34.0, y + 172.0;
        x, y + 178.0; x + R - 34.0, y + 172.0; x + R - 12.0, y + 140.0; x + R - 2.0, y + 60.0; x + R, y],
    );
    let rim = ellipse(RIM, R, 20.0);
    let pot = belly.and(&rim);
    let handles = [-1.0, 1.0].map(|side| {
        let line = spots![x + side * (R - 6.0), y + 34.0; x + side * (R + 40.0), y + 30.0;
        x + side * (R + 46.0), y + 66.0; x + side * (R - 4.0), y + 84.0];
        Stroke::new(&line, &[22.0, 20.0, 20.0, 22.0]).shape()
    });
    let handles = all(handles).within(block);
    plates.clear(&pot.grown(6.0));
    plates.clear(&handles.grown(4.0));
    plates.black.ink(&handles);
    plates.black.ink(handcut_finely(&pot, 1.0, 60.0, 2, 0.3));
    plates.black.cut(belly.grown(-6.0));
    plates.black.ink(&rim);
    // It is dark inside and, where the shout comes from, pink.
    let inside = ellipse((x, y - 1.0), R - 12.0, 13.0);
    plates.pink.ink(&inside);
    plates
        .black
        .cut(inside.minus(&ellipse((x + 60.0, y), R - 60.0, 11.0)));
    let shade = Light::across((x + R, y + 80.0), (x - R, y + 80.0))
        .full(40.0)
        .reach(120.0);
    let left = Light::across((x - R, y + 80.0), (x + R, y + 80.0))
        .full(6.0)
        .reach(22.0);
    let tone = |at: At| shade.at(at).max(left.at(at));
    let hoops = Flow::along([
        spots![x - R, y + 40.0; x, y + 66.0; x + R, y + 40.0],
        spots![x - R, y + 130.0; x, y + 160.0; x + R, y + 130.0],
    ])
    .soft(30.0);
    let skin = belly.grown(-9.0).minus(&rim.grown(4.0));
    plates.black.ink(
        Chisel::FACE
            .gap(10.0)
            .length(20.0, 80.0)
            .carve(&skin, &hoops, &tone, 3),
    );
    // A chip in the enamel.
    plates.black.ink(handcut_finely(
        &ellipse((x - 120.0, y + 120.0), 16.0, 9.0),
        5.0,
        14.0,
        4,
        0.3,
    ));
}

/// The lid: its right edge is home already.
pub(super) fn lid(plates: &mut Plates) {
    let lid = blob(
        &knots![196, 892, corner; 226, 862; 300, 838; 430, 826; 540, 850; 620, 900; 664, 962, corner;
        664, 976; 640, 980; 430, 940; 206, 908; 194, 902],
    );
    let lid = handcut_finely(&lid, 1.2, 50.0, 3, 0.3);
    plates.clear(&lid.grown(5.0));
    plates.black.ink(&lid);
    let rim = Stroke::new(&spots![204, 899; 430, 930; 654, 969], &[14.0, 15.0, 14.0]).shape();
    plates.black.cut(lid.grown(-5.0).minus(&rim));
    plates
        .black
        .scratch(&spots![214, 900; 430, 930; 640, 966], &[0.6, 4.0, 3.0, 0.6]);
    let shade = Light::on(&spots![230, 896; 430, 920; 640, 960])
        .full(6.0)
        .reach(14.0);
    let flow = Flow::along([spots![210, 890; 430, 916; 640, 950]]);
    plates.black.ink(Chisel::FACE.gap(9.0).carve(
        &lid.grown(-8.0).minus(&rim.grown(3.0)),
        &flow,
        &shade,
        3,
    ));
}
