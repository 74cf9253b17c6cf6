//! He: seventy, bald, with great eyebrows. He has put on a tie.

use super::{Home, shade};
use crate::line::{Stroke, blob, handcut_finely, poly};
use crate::shape::{At, all};
use crate::techniques::print::{Chisel, Flow, Head, Light, Mood, ThreeQuarter};
use crate::{knots, spots};

pub(super) fn print(home: &mut Home) {
    let mood = Mood {
        brow: (-2.0, 9.0),
        lids: 0.95,
        gaze: (-1.4, 0.1),
        smile: -5.0,
        open: 0.0,
    };
    let head = ThreeQuarter::new((204.0, 446.0), 262.0)
        .flipped()
        .tilted(12.0)
        .nose(1.3)
        .brow(2.0)
        .lips(0.4)
        .mood(mood);
    jacket(home);
    let face = head.face();
    let skull = head.skull();
    let skin = skull.minus(&all([
        face.white.grown(5.0),
        face.lips.clone(),
        face.brows.shape().grown(2.0),
    ]));
    home.ink(&skull.grown(4.0));
    home.cut(&skull);
    let chisel = Chisel::face(262.0).gap(7.6);
    home.ink_marks(&chisel.carve(&skin, &head.flow(), &shade(&head, 12.0), 4));
    features(home, &head);
    wrinkles(home, &head);
    hair(home, &head);
    front(home);
}

fn features(home: &mut Home, head: &ThreeQuarter) {
    let face = head.face();
    for lines in [&face.lids, &face.nose, &face.mouth] {
        home.ink_marks(lines);
    }
    home.ink(&face.iris);
    home.cut(&face.glint);
    // Each hair of the eyebrows is seen from the other end of the room.
    for (from, to, count) in [
        ((-24.0, -14.0), (40.0, -26.0), 15),
        ((56.0, -26.0), (88.0, -18.0), 9),
    ] {
        for i in 0..count {
            let part = f64::from(i) / f64::from(count - 1);
            let arch = 12.0 * (part * std::f64::consts::PI).sin();
            let (x, y): At = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part - arch,
            );
            let out = if from.0 < 0.0 {
                -1.0 + 1.2 * part
            } else {
                -0.2 + 1.0 * part
            };
            let hair = [
                (x - out * 4.0, y + 6.0),
                (x + out * 3.0, y - 6.0),
                (x + out * 13.0, y - 15.0 + 6.0 * out.abs()),
            ];
            home.ink_marks(&head.stroke(&hair, &[1.5, 2.8, 0.4], i as u64));
        }
    }
}

fn wrinkles(home: &mut Home, head: &ThreeQuarter) {
    let lines: [(&[At], f64); 9] = [
        (&spots![-14, -62; 20, -70; 52, -66], 1.3),
        (&spots![-6, -78; 24, -84; 56, -80], 1.2),
        (&spots![6, -94; 30, -98; 50, -95], 1.0),
        (&spots![-18, 4; -30, -2; -40, -10], 1.2),
        (&spots![-18, 10; -32, 12; -42, 11], 1.2),
        (&spots![-2, 20; 12, 26; 28, 22], 1.3),
        (&spots![64, 20; 72, 23; 80, 19], 1.1),
        (&spots![32, 58; 20, 74; 18, 94], 1.8),
        (&spots![-20, 60; -30, 80; -24, 104], 1.3),
    ];
    for (line, width) in lines {
        home.ink_marks(&head.stroke(line, &[0.3, width, 0.3], 4));
    }
}

/// A fringe around the back of the head, and the ear at the glass.
fn hair(home: &mut Home, head: &ThreeQuarter) {
    let fringe = head.blob(
        &knots![-58, -12; -70, -34; -96, -46; -118, -30; -124, 0; -116, 30; -104, 52; -88, 74; -76, 60;
        -94, 30; -90, 0; -74, -10],
    );
    let flow = head.along(&[
        &spots![-66, -20; -92, -30; -116, -20],
        &spots![-90, 4; -104, 10; -120, 6],
        &spots![-84, 64; -98, 44; -112, 30],
    ]);
    home.cut(&fringe.grown(2.0));
    home.ink(&fringe);
    home.cut_marks(&Chisel::HAIR.gap(8.0).length(14.0, 40.0).carve(
        &fringe.grown(-2.0),
        &flow,
        &0.8,
        3,
    ));
    let (ear, rim) = head.ear();
    home.ink(&ear.grown(2.4));
    home.cut(&ear.grown(-0.6));
    home.ink_marks(&rim);
}

fn jacket(home: &mut Home) {
    let jacket = blob(
        &knots![150, 640; 108, 676; 62, 716; 36, 800; 20, 960; 6, 1220; 400, 1220; 400, 760; 356, 700;
        290, 650; 220, 620],
    );
    let jacket = handcut_finely(&jacket, 1.2, 40.0, 3, 0.3);
    let around = Flow::along([
        spots![30, 900; 100, 900; 170, 860],
        spots![20, 1100; 110, 1110; 200, 1090],
        spots![80, 720; 140, 740; 190, 720],
    ])
    .soft(16.0);
    let light = Light::edge(
        &spots![150, 640; 108, 676; 62, 716; 36, 800; 20, 960; 12, 1180],
        6.0,
        8.0,
        36.0,
    )
    .strength(0.8);
    home.dark(&jacket, &around, &light, Chisel::CLOTH.gap(13.0));
}

/// Shirt, tie and collar.
fn front(home: &mut Home) {
    let shirt = poly(&spots![150, 652; 262, 650; 250, 760; 214, 940; 176, 760]);
    home.cut(&shirt);
    let tie = blob(
        &knots![200, 664, corner; 224, 664, corner; 226, 690; 220, 702; 232, 800; 236, 870;
        216, 920, corner; 194, 868; 196, 800; 204, 702; 198, 690],
    );
    home.ink(&tie);
    for i in 0..6 {
        let y = 730.0 + 32.0 * f64::from(i);
        let stripe = Stroke::new(&[(190.0, y + 16.0), (240.0, y - 10.0)], &[7.0, 7.0])
            .shape()
            .within(&tie.grown(-2.0));
        home.cut(&stripe);
    }
    for collar in [
        poly(&spots![156, 616; 176, 622; 204, 662; 182, 706; 154, 656]),
        poly(&spots![262, 622; 240, 626; 222, 662; 246, 704; 272, 652]),
    ] {
        home.ink(&collar.grown(3.0));
        home.cut(&collar);
    }
    home.line(
        false,
        &spots![150, 700; 176, 820; 212, 960; 216, 1180],
        &[3.0, 5.0, 5.0, 4.0],
    );
    home.line(
        false,
        &spots![262, 700; 252, 820; 220, 960],
        &[3.0, 5.0, 4.0],
    );
}
