//! Two heads, turned away from each other. Each looks back at the other, as one looks at a person who is mistaken.

use crate::line::{blob, circle, handcut};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Mood, Plate, ThreeQuarter};
use crate::{knots, spots};

/// Sure that the other is mistaken, and too polite to say so.
const KIND: Mood = Mood {
    brow: (5.0, 6.0),
    lids: 0.82,
    gaze: (-0.95, 0.1),
    smile: 5.0,
    open: 0.0,
};

/// A pale face with an outline, shaded where `shade` says.
fn face(black: &mut Plate, head: &ThreeQuarter, jowl: Option<&Shape>, seed: u64) {
    let (ear, lines) = head.ear();
    let skull = jowl.map_or(head.skull(), |jowl| head.skull().and(jowl));
    let skull = handcut(&skull, 0.8, 40.0, 2);
    black.cut(skull.and(&ear).grown(9.0));
    let [from, to] = [(-24.0, 0.0), (-80.0, 20.0)].map(|at| head.place(&[at])[0]);
    let away = Light::across(from, to);
    let below = head.place(&[(0.0, 152.0)])[0].1;
    let shade = |at: At| {
        let side = (away.far(at) / 50.0).clamp(0.0, 0.9);
        if at.1 > below { side.max(0.85) } else { side }
    };
    let chisel = Chisel::face(head.height()).gap(7.6).fill(0.64);
    head.print_pale(black, &skull, 4.6, chisel, &shade, seed);
    black.pale(&ear, 3.6);
    black.ink(lines);
}

/// Stout, sixty, bald, with whiskers.
pub fn man(black: &mut Plate) {
    let head = ThreeQuarter::new((226.0, 348.0), 206.0)
        .flipped()
        .tilted(-10.0)
        .jaw(1.22)
        .nose(1.25)
        .brow(1.2)
        .mood(KIND);
    let jowl = head
        .blob(&knots![78, 60; 82, 110; 66, 160; 20, 186; -50, 180; -100, 240; -100, 100; -60, 60]);
    face(black, &head, Some(&jowl), 4);
    let shirt = head.blob(&knots![74, 176; 86, 260; 40, 360; -160, 360; -170, 220; -112, 150; -90, 176; -20, 204; 30, 200]);
    black.pale(&shirt, 4.6);
    let collar = head.stroke(
        &spots![76, 190; 40, 226; 20, 214; -40, 236; -120, 196],
        &[4.0, 3.0, 3.0, 3.0, 2.0],
        5,
    );
    black.ink(collar);
    let chin = spots![66, 140; 40, 152; 6, 150];
    black.ink(head.stroke(&chin, &[0.6, 3.0, 0.6], 3));
    let tie = blob(&knots![258, 506; 286, 502; 284, 524; 330, 596; 300, 620; 270, 596; 264, 526]);
    black.ink(tie);
    let whiskers = head.blob(
        &knots![-58, 20; -40, 40; -34, 80; 0, 108; 6, 128; -30, 134; -66, 104; -78, 60; -74, 34],
    );
    black.pale(&whiskers, 3.6);
    let curls = head.along(&[
        &spots![-64, 30; -56, 80; -10, 120],
        &spots![-48, 40; -40, 80; 0, 116],
    ]);
    black.ink(Chisel::HAIR.gap(7.0).fill(0.42).length(14.0, 40.0).carve(
        &whiskers.grown(-2.0),
        &curls,
        &0.8,
        6,
    ));
    let fringe = head.blob(
        &knots![-66, 8; -62, -20; -76, -50; -112, -60; -134, -20; -122, 30; -100, 40; -92, 10],
    );
    black.pale(&fringe, 3.6);
    let curls = head.along(&[
        &spots![-70, -40; -90, -10; -110, 30],
        &spots![-110, -50; -124, -10; -116, 30],
    ]);
    black.ink(Chisel::HAIR.gap(7.0).fill(0.42).length(12.0, 36.0).carve(
        &fringe.grown(-2.0),
        &curls,
        &0.8,
        7,
    ));
    let (ear, lines) = head.ear();
    black.pale(&ear, 4.0);
    black.ink(lines);
    for line in [
        spots![10, -70; 40, -76; 70, -62],
        spots![16, -88; 44, -94; 70, -82],
    ] {
        black.ink(head.stroke(&line, &[0.4, 2.0, 0.4], 3));
    }
}

/// Tall, thirty, with cropped hair.
pub fn woman(black: &mut Plate) {
    let head = ThreeQuarter::new((590.0, 246.0), 196.0)
        .tilted(9.0)
        .jaw(0.92)
        .nose(0.9)
        .lips(1.25)
        .mood(Mood {
            brow: (7.0, 8.0),
            smile: 4.0,
            ..KIND
        });
    let jumper = head.blob(
        &knots![38, 186; 70, 230; 130, 300; 80, 460; -160, 460; -210, 320; -140, 220; -106, 182; -40, 200],
    );
    face(black, &head, None, 8);
    black.cut(jumper.grown(4.0));
    black.ink(&jumper);
    let ribs = head.along(&[
        &spots![30, 190; 50, 260; 60, 400],
        &spots![-40, 200; -40, 260; -40, 400],
        &spots![-104, 190; -140, 260; -150, 400],
    ]);
    black.cut(Chisel::KNIT.gap(9.0).fill(0.42).length(30.0, 70.0).carve(
        &jumper.grown(-4.0),
        &ribs,
        &0.9,
        3,
    ));
    let hair = head.blob(
        &knots![74, -84; 56, -96; 20, -96; -16, -84; -36, -60; -44, -30; -56, -6; -66, 4; -72, -14; -92, -12; -98, 30; -112, 30; -128, -20; -124, -80;
        -90, -134; -30, -158; 40, -150; 80, -116],
    );
    black.ink(&hair);
    let combed = head.along(&[
        &spots![70, -92; 30, -124; -20, -150],
        &spots![10, -98; -20, -120; -60, -140],
        &spots![-40, -50; -70, -80; -110, -100],
        &spots![-70, -10; -96, -20; -124, -40],
    ]);
    black.cut(Chisel::GRASS.gap(10.0).fill(0.42).length(12.0, 40.0).carve(
        &hair.grown(-4.0),
        &combed,
        &0.85,
        6,
    ));
    let ring = head.place(&[(-72.0, 60.0)])[0];
    black.ink(circle(ring, 11.0).minus(&circle(ring, 7.0)));
}

/// He lifts it: good evening.
pub fn hat(black: &mut Plate) {
    let spot = Spot::new(186.0, 168.0, 1.0).turned(-20.0);
    let crown = spot.put(&blob(
        &knots![-78, 0; -82, -50; -56, -92; 0, -104; 56, -92; 82, -50; 78, 0; 0, 12],
    ));
    let brim = spot.put(&blob(
        &knots![-124, -10; -84, -2; 0, 10; 84, -2; 124, -10; 110, 14; 50, 28; -50, 28; -110, 14],
    ));
    black.cut(crown.and(&brim).grown(5.0));
    black.ink([&crown, &brim]);
    let round = Flow::along([
        spot.points(spots![-76, -30; 0, -16; 76, -30]),
        spot.points(spots![-60, -84; 0, -76; 60, -84]),
    ]);
    let shine = Light::across(spot.point((60.0, -60.0)), spot.point((0.0, -60.0))).reach(40.0);
    black.cut(
        Chisel::CLOTH
            .gap(10.0)
            .carve(&crown.grown(-5.0), &round, &shine, 3),
    );
    black.cut(Marks::stroke(
        &spot.points(spots![-78, -22; 0, -8; 78, -22]),
        &[4.0, 5.0, 4.0],
        4,
    ));
    black.cut(Marks::stroke(
        &spot.points(spots![-90, 4; 0, 14; 90, 4]),
        &[3.0, 4.0, 3.0],
        5,
    ));
}
