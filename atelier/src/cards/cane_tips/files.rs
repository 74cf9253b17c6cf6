//! The file in black: a stout woman, a constable, a nurse, a waiter.

use super::HELD;
use super::walker::{File, GLAD, PEERING};
use crate::line::{blob, ellipse, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Head, Plate, Profile};
use crate::{knots, spots};

pub fn near(black: &mut Plate, block: &Shape) {
    let mut file = File {
        plate: black,
        mirrored: false,
        block: block.grown(-1.0),
    };
    waiter(&mut file);
    nurse(&mut file);
    constable(&mut file);
    fog(&mut file);
    leader(&mut file);
}

/// Whoever is further back is still half in the fog.
pub fn fog(file: &mut File) {
    let edge = crate::line::rect(0.0, 0.0, 340.0, 470.0);
    let tone = |at: At| {
        let x = if file.mirrored { 800.0 - at.0 } else { at.0 };
        (0.9 - (at.1 + x * 0.6) / 330.0).clamp(0.0, 0.9)
    };
    let veils = Chisel::SEA
        .gap(13.0)
        .fill(0.6)
        .length(40.0, 150.0)
        .pause(10.0, 60.0);
    let cuts = veils.carve(&file.shape(&edge), &Flow::straight(0.0), &tone, 6);
    file.plate.cut(cuts);
}

fn leader(file: &mut File) {
    let coat = blob(
        &knots![306, 672; 326, 740; 336, 830; 334, 940; 340, 1060; 352, 1230, corner; -20, 1230, corner;
        -10, 1060; 14, 900; 40, 800; 88, 712; 150, 668; 200, 648; 260, 650],
    );
    let folds = [
        spots![40, 800; 190, 850; 336, 800],
        spots![0, 960; 170, 1010; 336, 960],
        spots![0, 1140; 170, 1180; 346, 1140],
    ];
    let lit = spots![306, 672; 326, 740; 336, 830; 334, 940; 340, 1060; 352, 1230];
    file.cloth(&coat, &folds, &lit, 60.0, 4);
    let head = file
        .head(Profile::soft, (258.0, 486.0), 246.0)
        .nose(0.82)
        .lips(1.1)
        .mood(GLAD)
        .bowed(-7.0);
    file.face(&head, 3);
    smile(file, &head, (86.0, 88.0), (66.0, -9.0));
    let hair = head.blob(
        &knots![52, -116; 36, -86; 10, -60; 0, -24; -8, 6; -18, 26; -40, 44; -70, 66; -104, 56; -130, 6;
        -128, -66; -90, -126; -30, -154; 26, -146],
    );
    let bun = head.blob(&knots![-84, 20; -112, 4; -146, 14; -160, 46; -146, 80; -110, 88; -84, 66]);
    file.plate.cut(bun.grown(5.0));
    file.dark(
        &head,
        &bun,
        &[
            &spots![-90, 30; -126, 24; -150, 46],
            &spots![-90, 60; -126, 70; -150, 50],
        ],
        0.75,
        6,
    );
    file.plate.cut(hair.grown(5.0));
    let combed: [&[At]; 3] = [
        &spots![40, -110; -10, -90; -100, -36],
        &spots![-6, 0; -40, -20; -110, -20],
        &spots![10, -146; -60, -130; -118, -50],
    ];
    file.dark(&head, &hair, &combed, 0.75, 5);
    let (ear, lines) = head.ear();
    file.plate.cut(ear.grown(5.0));
    file.plate.pale(&ear, 3.4);
    file.plate.ink(lines);
    let ring = head.blob(&knots![-15, 48; -6, 58; -15, 70; -24, 58]);
    file.plate.cut(ring.grown(4.0));
    file.plate.ink(ring);
    scarf(file, &head);
    file.cane();
    let sleeve = taper(
        &spots![148, 742; 116, 850; 118, 936; 168, 950; 226, 916],
        &[124.0, 118.0, 110.0, 94.0, 74.0],
    );
    let around = [
        spots![86, 780; 140, 800; 204, 774],
        spots![58, 890; 118, 890; 176, 862],
        spots![138, 996; 146, 940; 134, 880],
    ];
    let around = [
        around[0],
        around[1],
        around[2],
        spots![214, 960; 206, 922; 190, 886],
    ];
    let lit = spots![200, 750; 176, 830; 166, 880; 200, 888; 230, 876];
    file.cloth(&sleeve, &around, &lit, 46.0, 6);
    cuff(file, (230.0, 908.0), -24.0, 1.0);
    file.grip(HELD[0], -12.0, 0.92);
    constable_hand(file);
}

/// The end of a sleeve, turned up.
pub fn cuff(file: &mut File, at: At, turn: f64, size: f64) {
    let cuff = blob(&knots![-18, -42; 12, -38; 16, 0; 12, 38; -18, 44; -22, 0]);
    let spot = crate::shape::Spot::new(at.0, at.1, size).turned(turn);
    file.pale(&spot.put(&cuff), 3.8);
    file.ink(
        &spot.points(spots![-8, -30; -5, 0; -8, 32]),
        &[0.4, 2.6, 0.4],
    );
}

/// A scarf with a knot, knitted in stripes.
fn scarf(file: &mut File, head: &Profile) {
    let around = head.blob(
        &knots![34, 152; 50, 168; 60, 190; 44, 214; -20, 206; -76, 192; -104, 168; -98, 136; -84, 118; -50, 140; -10, 156],
    );
    let end =
        head.blob(&knots![28, 196; 52, 200; 66, 260; 76, 330, corner; 36, 338, corner; 26, 270]);
    let knot = head.blob(&knots![26, 176; 50, 170; 66, 184; 62, 208; 42, 216; 22, 206]);
    for shape in [&around, &end, &knot] {
        file.pale_on(shape, 4.2);
    }
    for line in [
        spots![-90, 132; -92, 156; -100, 170],
        spots![-64, 140; -64, 170; -76, 190],
        spots![-38, 148; -36, 176; -46, 200],
        spots![-8, 158; -6, 184; -14, 204],
        spots![30, 236; 46, 234; 58, 236],
        spots![34, 266; 50, 264; 64, 266],
        spots![36, 296; 54, 294; 68, 296],
    ] {
        file.mark(head, &line, &[5.0, 6.0, 5.0]);
    }
    for line in [
        spots![44, 330; 46, 350],
        spots![58, 330; 60, 350],
        spots![70, 328; 73, 346],
    ] {
        file.mark(head, &line, &[3.0, 1.0]);
    }
}

/// A broad smile, and the corner of a shut eye. `lip` is where the lips part.
pub fn smile(file: &mut File, head: &Profile, lip: At, nose: At) {
    let (x, y) = lip;
    let mouth = [
        (x, y),
        (x - 14.0, y + 3.0),
        (x - 27.0, y - 4.0),
        (x - 34.0, y - 15.0),
    ];
    file.mark(head, &mouth, &[2.2, 3.4, 3.0, 0.8]);
    let dimple = [(x - 30.0, y - 22.0), (x - 40.0, y - 14.0), (x - 41.0, y)];
    file.mark(head, &dimple, &[0.3, 2.2, 0.3]);
    let lid = [
        (nose.0 - 34.0, nose.1 + 14.0),
        (nose.0 - 22.0, nose.1 + 27.0),
        (nose.0 - 10.0, nose.1 + 29.0),
        (nose.0, nose.1 + 19.0),
    ];
    file.mark(head, &lid, &[1.0, 4.4, 5.0, 1.4]);
    for (from, to) in [
        ((-30.0, 22.0), (-36.0, 30.0)),
        ((-21.0, 28.0), (-25.0, 37.0)),
        ((-11.0, 30.0), (-11.0, 39.0)),
    ] {
        let lash = [from, to].map(|at| (nose.0 + at.0, nose.1 + at.1));
        file.mark(head, &lash, &[2.6, 0.6]);
    }
    for end in [(-52.0, 6.0), (-53.0, 17.0)] {
        let fold = [
            (nose.0 - 40.0, nose.1 + 13.0),
            (nose.0 + end.0, nose.1 + end.1),
        ];
        file.mark(head, &fold, &[1.8, 0.3]);
    }
}

fn constable(file: &mut File) {
    let coat = blob(
        &knots![160, 398; 206, 450; 230, 540; 230, 1230, corner; -20, 1230, corner; -20, 480; 20, 430; 70, 394; 110, 380],
    );
    let folds = [
        spots![-10, 480; 110, 510; 220, 470],
        spots![-10, 640; 110, 660; 220, 640],
    ];
    file.cloth(
        &coat,
        &folds,
        &spots![160, 398; 206, 450; 230, 540; 230, 700],
        40.0,
        8,
    );
    let head = file
        .head(Profile::weathered, (116.0, 306.0), 166.0)
        .mood(PEERING)
        .bowed(4.0);
    file.face(&head, 7);
    let collar = head.blob(&knots![44, 158; 40, 184; -20, 190; -80, 170; -84, 140; -30, 156]);
    file.plate.cut(collar.grown(3.0));
    file.plate.ink(collar);
    let helmet = head.blob(
        &knots![96, -58; 92, -120; 58, -176; 20, -200; -20, -200; -70, -170; -112, -110; -120, -44; -60, -40; 20, -50],
    );
    let brim = head.blob(&knots![92, -66; 124, -52; 132, -38; 90, -44; 0, -38; -90, -26; -136, -18; -128, -46; -30, -60]);
    let knob = head.blob(&knots![-8, -198; -12, -220; 8, -230; 24, -218; 20, -198]);
    file.plate.cut(helmet.and(&brim).and(&knob).grown(5.0));
    file.plate.ink(&knob);
    file.dark(
        &head,
        &helmet,
        &[
            &spots![90, -90; 0, -80; -110, -80],
            &spots![60, -170; 0, -160; -80, -160],
        ],
        0.4,
        9,
    );
    file.plate.ink(brim.grown(2.0).within(&file.block));
    let band = head.stroke(&spots![96, -72; 0, -66; -118, -52], &[3.0, 5.0, 3.0], 3);
    file.plate.cut(band);
    let badge = head.blob(&knots![44, -134; 62, -122; 54, -98; 40, -92; 28, -102; 26, -124]);
    file.plate.cut(&badge);
    let moustache = head.blob(&knots![90, 64; 96, 78; 82, 90; 58, 92; 38, 100; 46, 80; 66, 66]);
    file.plate.ink(moustache);
}

/// His arm and his hand on her shoulder.
fn constable_hand(file: &mut File) {
    let sleeve = taper(
        &spots![58, 470; 40, 580; 56, 662; 106, 704],
        &[100.0, 86.0, 74.0, 56.0],
    );
    file.cloth(
        &sleeve,
        &[
            spots![10, 500; 56, 516; 104, 496],
            spots![0, 600; 40, 606; 86, 590],
            spots![56, 724; 80, 690; 90, 650],
        ],
        &spots![104, 480; 84, 570; 92, 640; 124, 680],
        36.0,
        10,
    );
    file.resting((156.0, 726.0), 14.0, 0.86);
}

/// She leans out beyond him.
fn nurse(file: &mut File) {
    let dress = blob(
        &knots![258, 286; 284, 330; 296, 420, corner; 130, 420, corner; 136, 310; 176, 280; 214, 270],
    );
    file.cloth(
        &dress,
        &[
            spots![140, 320; 210, 336; 288, 320],
            spots![140, 390; 210, 400; 292, 390],
        ],
        &spots![258, 286; 284, 330; 296, 420],
        30.0,
        12,
    );
    let head = file
        .head(Profile::child, (216.0, 220.0), 116.0)
        .mood(PEERING.looking(0.6, 0.4))
        .bowed(4.0);
    file.face(&head, 11);
    let hair = head.blob(&knots![56, -108; 30, -70; 12, -40; 4, 0; -20, 40; -60, 60; -110, 50; -130, -20; -110, -100; -50, -146; 20, -140]);
    file.dark(
        &head,
        &hair,
        &[
            &spots![40, -110; -30, -70; -80, 40],
            &spots![0, -140; -80, -90; -110, 30],
        ],
        0.7,
        13,
    );
    let cap = head
        .blob(&knots![56, -118; 72, -164; 20, -190; -60, -180; -110, -120; -90, -92; -20, -124]);
    file.pale_on(&cap, 3.0);
    for line in [spots![-4, -170; -6, -138], spots![-24, -150; 14, -156]] {
        file.mark(&head, &line, &[7.0, 7.0]);
    }
}

/// He is last, and carries his tray.
fn waiter(file: &mut File) {
    let coat = blob(
        &knots![114, 164; 140, 200; 150, 420, corner; -20, 420, corner; -20, 186; 20, 166; 70, 150],
    );
    file.cloth(
        &coat,
        &[spots![-10, 200; 60, 210; 140, 200]],
        &spots![114, 164; 140, 200; 150, 320],
        20.0,
        18,
    );
    let head = file
        .head(Profile::old, (84.0, 112.0), 86.0)
        .mood(PEERING.looking(0.8, 0.3));
    file.face(&head, 17);
    let hair = head.blob(&knots![30, -124; 10, -100; -10, -60; -20, -20; -40, 40; -90, 60; -126, 0; -122, -80; -70, -136; -10, -150]);
    file.dark(
        &head,
        &hair,
        &[
            &spots![20, -130; -60, -110; -110, -40],
            &spots![-20, -60; -60, 0; -90, 50],
        ],
        0.6,
        20,
    );
    let arm = taper(&spots![136, 196; 160, 150; 158, 108], &[28.0, 25.0, 20.0]);
    file.cloth(
        &arm,
        &[spots![140, 150; 158, 154; 176, 150]],
        &spots![172, 150; 168, 108],
        14.0,
        19,
    );
    file.pale(&ellipse((158.0, 92.0), 11.0, 11.0), 2.6);
    file.pale(
        &blob(&knots![170, 78, corner; 165, 34, corner; 190, 34, corner; 185, 78, corner]),
        2.8,
    );
    file.pale(&ellipse((160.0, 80.0), 50.0, 8.0), 3.0);
}
