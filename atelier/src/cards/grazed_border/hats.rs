//! What the guards wear on their heads, and the hair below.

use crate::line::{circle, poly};
use crate::techniques::print::{Chisel, Head, Light, Plate, Profile};
use crate::{knots, spots};

/// A cap with a peak and a wide crown.
pub fn cap(black: &mut Plate, head: &Profile) {
    let crown = head.blob(
        &knots![96, -74; 118, -112; 110, -150; 60, -170; -20, -186; -100, -180; -146, -142; -128, -104; -112, -62; -40, -64],
    );
    let peak = head.blob(&knots![84, -76; 116, -70; 140, -52; 152, -36, corner; 118, -48; 84, -50]);
    let band = head.blob(
        &knots![94, -84; 94, -50; 30, -46; -60, -44; -116, -46; -118, -88; -40, -80; 40, -80],
    );
    let hair = head.blob(&knots![20, -60; 14, -34; 4, -20; -28, -30; -34, 10; -22, 44; -40, 80; -96, 90; -130, 20; -126, -60]);
    black.ink(&hair);
    let down = head.along(&[
        &spots![0, -50; -10, -24],
        &spots![-60, -40; -60, 20; -50, 70],
        &spots![-110, -40; -110, 20; -90, 80],
    ]);
    black.cut(
        Chisel::GRASS
            .gap(9.0)
            .fill(0.4)
            .carve(&hair.grown(-4.0), &down, &0.8, 9),
    );
    black.ink([&crown, &peak, &band]);
    let light = Light::across(
        head.place(&[(110.0, -100.0)])[0],
        head.place(&[(0.0, -110.0)])[0],
    )
    .reach(60.0);
    let round = head.along(&[
        &spots![110, -100; 30, -104; -100, -106],
        &spots![108, -140; 20, -160; -110, -160],
    ]);
    black.cut(Chisel::CLOTH.gap(10.0).carve(
        &crown.minus(&band.grown(4.0)).grown(-4.0),
        &round,
        &light,
        3,
    ));
    black.cut(head.stroke(
        &spots![92, -86; 30, -82; -60, -82; -116, -88],
        &[4.0, 5.0, 4.0, 2.0],
        4,
    ));
    black.cut(head.stroke(&spots![90, -54; 30, -50; -50, -48], &[4.0, 4.0, 0.5], 5));
    black.cut(head.stroke(&spots![96, -66; 124, -58; 142, -46], &[1.0, 4.0, 1.0], 6));
}

/// A moustache like a brush.
pub fn moustache(black: &mut Plate, head: &Profile) {
    let brush = head
        .blob(&knots![92, 62; 106, 74; 102, 92; 84, 96; 56, 92; 36, 104; 28, 98; 44, 76; 72, 62]);
    black.pale(&brush, 4.0);
    let hair = head.along(&[
        &spots![92, 62; 94, 76; 96, 92],
        &spots![70, 64; 56, 80; 34, 102],
    ]);
    black.ink(
        Chisel::GRASS
            .gap(7.0)
            .fill(0.5)
            .carve(&brush, &hair, &0.8, 5),
    );
}

/// A tall hat with a peak, and her hair knotted under it.
pub fn shako(black: &mut Plate, head: &Profile) {
    let bun = head.blob(&knots![-96, 30; -122, 20; -150, 36; -150, 70; -120, 84; -96, 66]);
    let hair = head.blob(&knots![40, -60; 30, -30; 0, -10; 6, 30; -20, 50; -70, 60; -110, 50; -124, -10; -116, -70; -20, -80]);
    let hat = head.blob(
        &knots![80, -70; 82, -180; 76, -300, corner; -10, -316; -96, -296, corner; -108, -180; -116, -62; -40, -58],
    );
    let peak = head.blob(&knots![76, -82; 104, -74; 124, -56; 132, -40, corner; 104, -50; 74, -52]);
    let plume = head.blob(&knots![28, -296; 22, -340; 38, -376; 62, -382; 76, -352; 64, -296]);
    black.ink([&hair, &bun, &hat, &peak, &plume]);
    let strands = head.along(&[
        &spots![30, -44; -20, 10; -90, 50],
        &spots![-10, -50; -50, 0; -110, 40],
        &spots![-100, 30; -130, 40; -140, 70],
    ]);
    black.cut(Chisel::HAIR.gap(9.0).length(20.0, 60.0).carve(
        &hair.and(&bun).grown(-4.0).minus(&hat.grown(4.0)),
        &strands,
        &0.7,
        3,
    ));
    let light = Light::across(
        head.place(&[(80.0, -180.0)])[0],
        head.place(&[(-20.0, -180.0)])[0],
    )
    .reach(46.0);
    let round = head.along(&[
        &spots![84, -100; 0, -90; -110, -100],
        &spots![80, -280; 0, -270; -100, -280],
    ]);
    black.cut(
        Chisel::CLOTH
            .gap(10.0)
            .carve(&hat.grown(-4.0), &round, &light, 5),
    );
    black.cut(head.stroke(&spots![78, -84; 0, -74; -110, -80], &[4.0, 5.0, 2.0], 4));
    black.cut(head.stroke(&spots![78, -286; 0, -278; -98, -282], &[4.0, 5.0, 2.0], 5));
    let feather = head.along(&[&spots![40, -316; 46, -345; 54, -372]]);
    black.cut(
        Chisel::GRASS
            .gap(7.0)
            .carve(&plume.grown(-3.0), &feather, &0.8, 6),
    );
    let badge = head.place(&[(64.0, -180.0)])[0];
    black.ink(circle(badge, 17.0));
    black.cut(poly(&[
        (badge.0, badge.1 - 15.0),
        (badge.0 + 11.0, badge.1),
        (badge.0, badge.1 + 15.0),
        (badge.0 - 11.0, badge.1),
    ]));
}
