//! She: thirty, in curlers and a dressing gown.

use super::Home;
use crate::line::{Stroke, between, blob, curve, ellipse, handcut_finely, poly, towards};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Head, Light, Mood, ThreeQuarter};
use crate::{knots, spots};

pub(super) fn print(home: &mut Home) {
    let mood = Mood {
        brow: (6.0, 2.0),
        lids: 1.12,
        gaze: (-1.45, 0.0),
        smile: -2.0,
        open: 0.0,
    };
    // As all else she is drawn on the left.
    let head = ThreeQuarter::new((206.0, 448.0), 254.0)
        .flipped()
        .tilted(13.0)
        .nose(0.9)
        .brow(0.9)
        .lips(1.0)
        .jaw(0.94)
        .mood(mood);
    gown(home);
    let (face, skull) = (head.face(), head.skull());
    home.ink(&skull.grown(4.0));
    home.cut(&skull);
    // No shade on her jaw, which would be stubble: a line, and a few cuts below it.
    let jaw = spots![-70, 58; -56, 88; -30, 115; 0, 134; 26, 141; 44, 143];
    home.ink_marks(&head.stroke(&jaw, &[0.4, 2.0, 2.4, 2.4, 2.0], 4));
    let below = Light::on(&head.place(&spots![-60, 92; -30, 122; 0, 140; 26, 146]))
        .full(2.0)
        .reach(13.0)
        .strength(0.7);
    let neck = skull.within(
        &head.blob(&knots![20, 148; 0, 143; -30, 124; -58, 97; -90, 80; -100, 200; 20, 220]),
    );
    let across = head.along(&[
        &spots![-70, 120; -30, 140; 10, 160],
        &spots![-80, 180; -30, 200; 10, 200],
    ]);
    home.ink_marks(
        &Chisel::face(254.0)
            .gap(7.6)
            .carve(&neck, &across, &below, 4),
    );
    for lines in [&face.lids, &face.nose, &face.mouth, &face.brows] {
        home.ink_marks(lines);
    }
    front(home);
    home.ink(&face.iris);
    home.cut(&face.glint);
    let lips = head.blob(&knots![32, 91; 44, 85; 54, 87; 64, 85; 72, 90; 62, 100; 50, 102; 38, 99]);
    home.ink(&lips);
    home.line(
        false,
        &head.place(&spots![36, 92; 53, 92; 69, 91]),
        &[0.6, 2.2, 0.6],
    );
    hair(home, &head);
}

/// Strands go up to the curlers.
fn hair(home: &mut Home, head: &ThreeQuarter) {
    let cap = head.blob(
        &knots![94, -64; 78, -84; 44, -92; 6, -88; -30, -66; -52, -34; -62, 0; -66, 20; -78, -8; -94, -10;
        -92, 30; -80, 70; -104, 60; -126, 10; -124, -60; -96, -118; -40, -148; 20, -148; 70, -124; 94, -90],
    );
    let cap = handcut_finely(&cap, 1.2, 20.0, 3, 0.3);
    home.cut(&cap.grown(3.0));
    home.ink(&cap);
    let flow = head.along(&[
        &spots![84, -84; 70, -110; 40, -130],
        &spots![20, -92; 10, -120; -4, -140],
        &spots![-40, -60; -60, -90; -70, -120],
        &spots![-66, -4; -100, -30; -120, -40],
        &spots![-84, 60; -104, 30; -120, 10],
    ]);
    home.cut_marks(&Chisel::HAIR.gap(9.0).length(20.0, 60.0).carve(
        &cap.grown(-3.0),
        &flow,
        &0.75,
        3,
    ));
    let (ear, rim) = head.ear();
    home.ink(&ear.grown(2.4));
    home.cut(&ear.grown(-0.6));
    home.ink_marks(&rim);
    let curlers: [(At, f64, f64); 7] = [
        ((84.0, -100.0), 30.0, 46.0),
        ((44.0, -128.0), 14.0, 54.0),
        ((-8.0, -142.0), -4.0, 58.0),
        ((-60.0, -134.0), -24.0, 56.0),
        ((-104.0, -100.0), -50.0, 54.0),
        ((-122.0, -50.0), -76.0, 48.0),
        ((-26.0, -106.0), -14.0, 54.0),
    ];
    for (i, (at, turn, long)) in curlers.into_iter().enumerate() {
        // The one before the others lies across the parting.
        let (a, b) = (
            towards(at, turn, long / 2.0),
            towards(at, turn + 180.0, long / 2.0),
        );
        let ends = head.place(&[a, b]);
        curler(home, ends[0], ends[1], i as u64);
    }
}

/// A roll with hair wound around it, and a round end.
fn curler(home: &mut Home, a: At, b: At, seed: u64) {
    let roll = Stroke::new(&[a, b], &[36.0, 36.0])
        .blunt()
        .shape()
        .and(&ellipse(a, 9.0, 17.0))
        .and(&ellipse(b, 9.0, 17.0));
    let roll = roll.fillet(4.0);
    home.cut(&roll.grown(4.0));
    home.ink(&roll);
    let turn = (b.1 - a.1).atan2(b.0 - a.0).to_degrees();
    for part in [0.14, 0.32, 0.5, 0.68, 0.86] {
        let at = between(a, b, part);
        let line = [
            towards(at, turn - 84.0, 14.0),
            towards(at, turn, 4.0),
            towards(at, turn + 84.0, 14.0),
        ];
        home.line(false, &line, &[0.8, 3.6, 0.8]);
    }
    let end = if seed.is_multiple_of(2) { a } else { b };
    home.cut(&ellipse(end, 8.0, 12.0));
    home.ink(&ellipse(end, 4.0, 7.0));
}

/// Quilted, with a shawl collar.
fn gown(home: &mut Home) {
    let gown = blob(
        &knots![152, 630; 110, 668; 70, 710; 50, 790; 40, 960; 30, 1220; 400, 1220; 400, 760; 356, 696;
        290, 646; 220, 620],
    );
    let gown = handcut_finely(&gown, 1.2, 40.0, 3, 0.3);
    let light = Light::edge(
        &spots![152, 630; 110, 668; 70, 710; 50, 790; 40, 960; 34, 1180],
        6.0,
        8.0,
        30.0,
    )
    .strength(0.8);
    let around = Flow::along([
        spots![40, 900; 110, 900; 180, 860],
        spots![30, 1100; 110, 1110; 200, 1090],
        spots![80, 710; 140, 730; 190, 710],
    ])
    .soft(16.0);
    home.dark(&gown, &around, &light, Chisel::CLOTH.gap(13.0));
    for i in 0..12 {
        for j in 0..6 {
            let (x, y) = (
                70.0 + 52.0 * f64::from(j) + 26.0 * f64::from(i % 2),
                730.0 + 40.0 * f64::from(i),
            );
            let dot = ellipse((x, y), 6.0, 6.0);
            if dot.minus(&gown.grown(-14.0)).is_empty() {
                home.cut(&handcut_finely(&dot, 1.2, 12.0, i64::from(i * 6 + j), 0.2));
            }
        }
    }
}

/// The collar.
fn front(home: &mut Home) {
    let open = poly(&spots![150, 646; 262, 644; 240, 720; 212, 800; 180, 720]);
    home.cut(&open);
    for collar in [
        &spots![156, 622; 128, 664; 140, 740; 190, 840; 212, 900; 222, 860; 190, 760; 172, 690][..],
        &spots![262, 618; 292, 660; 284, 740; 244, 840; 214, 910; 208, 860; 236, 760; 252, 690],
    ] {
        let collar = Shape::within_ring(&curve(collar));
        home.ink(&collar.grown(4.0));
        home.cut(&collar);
        let shade = Light::on(&spots![128, 664; 140, 740; 212, 900; 284, 740; 292, 660])
            .full(2.0)
            .reach(12.0);
        let down = Flow::along([
            spots![150, 640; 160, 740; 214, 880],
            spots![270, 640; 264, 740; 216, 880],
        ]);
        home.ink_marks(
            &Chisel::KNIT
                .gap(9.0)
                .carve(&collar.grown(-2.0), &down, &shade, 4),
        );
    }
}
