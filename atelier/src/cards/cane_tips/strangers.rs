//! The file in amber: a long old man, a lady, a cook, and a boy with a paper crown who holds on to his coat.

use super::HELD;
use super::files::{cuff, fog, smile};
use super::walker::{File, GLAD, PEERING};
use crate::line::{blob, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Head, Plate, Profile};
use crate::{knots, spots};

pub fn far(amber: &mut Plate, block: &Shape) {
    let mut file = File {
        plate: amber,
        mirrored: true,
        block: block.grown(-1.0),
    };
    cook(&mut file);
    lady(&mut file);
    fog(&mut file);
    leader(&mut file);
    boy(&mut file);
}

fn leader(file: &mut File) {
    let coat = blob(
        &knots![306, 576; 320, 650; 322, 760; 318, 900; 328, 1060; 340, 1230, corner; 60, 1230, corner;
        84, 1000; 96, 840; 104, 700; 130, 612; 180, 566; 240, 548],
    );
    let folds = [
        spots![100, 700; 210, 740; 320, 700],
        spots![90, 880; 200, 920; 320, 880],
        spots![76, 1080; 200, 1120; 336, 1080],
    ];
    let lit = spots![306, 576; 320, 650; 322, 760; 318, 900; 328, 1060; 340, 1230];
    file.cloth(&coat, &folds, &lit, 56.0, 24);
    for i in 0..5 {
        let y = 640.0 + 118.0 * f64::from(i);
        let button = crate::line::ellipse((290.0, y), 9.0, 10.0);
        let button = file.shape(&button);
        file.plate.ink(button.grown(6.0));
        file.plate.cut(button);
    }
    let head = file
        .head(Profile::old, (262.0, 384.0), 244.0)
        .nose(1.2)
        .mood(GLAD)
        .bowed(5.0);
    file.face(&head, 3);
    smile(file, &head, (80.0, 85.0), (70.0, -6.0));
    let beard = head.blob(
        &knots![64, 98; 82, 108; 98, 126; 104, 166; 92, 214; 66, 244; 40, 222; 12, 176; -8, 116; -12, 54;
        0, 46; 14, 80; 38, 100],
    );
    file.pale_on(&beard, 4.4);
    for line in [
        spots![84, 120; 90, 170; 70, 228],
        spots![66, 118; 72, 166; 62, 214],
        spots![42, 116; 50, 164; 52, 206],
        spots![18, 100; 28, 144; 38, 186],
        spots![0, 76; 8, 116; 22, 156],
    ] {
        file.mark(&head, &line, &[0.6, 3.2, 0.6]);
    }
    let hair = head.blob(
        &knots![8, -64; 4, -20; -8, 4; -20, 30; -34, 60; -70, 84; -112, 64; -130, 0; -124, -60; -60, -70],
    );
    file.plate.cut(hair.grown(4.0));
    file.dark(
        &head,
        &hair,
        &[
            &spots![-10, -50; -40, 20; -80, 70],
            &spots![-90, -60; -110, 0; -100, 60],
        ],
        0.8,
        25,
    );
    let (ear, lines) = head.ear();
    file.plate.cut(ear.grown(5.0));
    file.plate.pale(&ear, 3.4);
    file.plate.ink(lines);
    let beret = head.blob(
        &knots![80, -74; 98, -104; 70, -152; -10, -180; -80, -172; -130, -134; -136, -90; -116, -58; -40, -66; 30, -74],
    );
    file.plate.cut(beret.grown(5.0));
    file.dark(
        &head,
        &beret,
        &[
            &spots![80, -96; 0, -110; -140, -90],
            &spots![60, -150; -20, -170; -110, -150],
        ],
        0.6,
        26,
    );
    let stalk = head.blob(&knots![-26, -172; -30, -194; -16, -198; -12, -174]);
    file.plate.ink(stalk);
    file.cane();
    let sleeve = taper(
        &spots![176, 632; 136, 740; 134, 838; 176, 850; 232, 822],
        &[112.0, 106.0, 100.0, 88.0, 70.0],
    );
    let around = [
        spots![112, 660; 160, 680; 218, 656],
        spots![80, 776; 130, 776; 184, 752],
        spots![144, 894; 154, 842; 142, 790],
        spots![216, 864; 210, 826; 196, 794],
    ];
    let lit = spots![220, 650; 186, 730; 178, 784; 206, 796; 236, 786];
    file.cloth(&sleeve, &around, &lit, 42.0, 27);
    cuff(file, (234.0, 815.0), -24.0, 0.94);
    file.grip(HELD[1], -14.0, 0.9);
    lady_hand(file);
}

/// Her hand lies on his shoulder.
fn lady_hand(file: &mut File) {
    let sleeve = taper(
        &spots![40, 430; 26, 510; 46, 580; 100, 620],
        &[88.0, 78.0, 66.0, 48.0],
    );
    file.cloth(
        &sleeve,
        &[
            spots![0, 450; 40, 464; 84, 446],
            spots![-8, 530; 26, 534; 66, 520],
            spots![42, 640; 68, 604; 78, 574],
        ],
        &spots![82, 440; 64, 504; 80, 560; 114, 598],
        34.0,
        28,
    );
    file.resting((148.0, 640.0), 12.0, 0.8);
}

fn lady(file: &mut File) {
    let coat = blob(
        &knots![140, 372; 176, 420; 196, 480; 196, 1230, corner; -20, 1230, corner; -20, 430; 20, 392; 70, 366; 100, 356],
    );
    file.cloth(
        &coat,
        &[
            spots![-10, 420; 90, 440; 184, 410],
            spots![-10, 580; 90, 600; 190, 580],
        ],
        &spots![140, 342; 176, 390; 196, 480; 196, 640],
        40.0,
        32,
    );
    let head = file
        .head(Profile::strong, (84.0, 296.0), 142.0)
        .mood(PEERING.looking(0.8, 0.2))
        .bowed(-4.0);
    file.face(&head, 31);
    let hair = head
        .blob(&knots![40, -70; 20, -40; 0, -4; -30, 30; -80, 50; -112, 10; -120, -60; -40, -80]);
    file.dark(
        &head,
        &hair,
        &[
            &spots![30, -60; -40, 0; -90, 40],
            &spots![-60, -70; -110, -20; -90, 30],
        ],
        0.8,
        33,
    );
    let crown =
        head.blob(&knots![66, -84; 50, -136; 0, -156; -60, -150; -104, -110; -112, -70; -20, -70]);
    let brim = head.blob(&knots![156, -100; 120, -76; 40, -66; -60, -60; -140, -50; -176, -28; -150, -70; -60, -92; 60, -98]);
    file.plate.cut(crown.and(&brim).grown(5.0));
    file.dark(
        &head,
        &crown,
        &[&spots![50, -120; -20, -130; -90, -110]],
        0.5,
        34,
    );
    file.plate.ink(brim.within(&file.block));
    let feather =
        head.blob(&knots![20, -92; 10, -140; -20, -180; -62, -200; -60, -160; -40, -120; -10, -86]);
    file.pale_on(&feather, 3.0);
    file.mark(
        &head,
        &spots![6, -92; -14, -140; -50, -188],
        &[3.0, 2.4, 0.6],
    );
}

fn cook(file: &mut File) {
    let jacket = blob(
        &knots![96, 210; 122, 248; 134, 390, corner; -20, 390, corner; -20, 222; 20, 202; 60, 196],
    );
    file.pale(&jacket, 3.4);
    for fold in [
        spots![96, 220; 104, 260; 108, 330],
        spots![20, 210; 14, 250; 20, 300],
    ] {
        file.ink(&fold, &[0.5, 3.0, 0.5]);
    }
    let head = file
        .head(Profile::soft, (66.0, 152.0), 104.0)
        .nose(1.4)
        .mood(PEERING.looking(0.5, 0.5));
    file.face(&head, 28);
    let hat = head.blob(
        &knots![74, -88; 78, -130; 108, -170; 100, -220; 54, -236; 20, -252; -40, -246; -80, -232; -124, -226; -142, -180; -116, -132; -104, -70; -20, -62],
    );
    file.pale_on(&hat, 3.2);
    for line in [
        spots![76, -122; 0, -108; -108, -112],
        spots![40, -130; 44, -170; 60, -200],
        spots![-30, -122; -36, -170; -50, -210],
        spots![0, -126; 4, -160; 4, -184],
    ] {
        file.mark(&head, &line, &[0.8, 3.0, 0.8]);
    }
}

/// He holds on to the coat.
fn boy(file: &mut File) {
    let coat = blob(
        &knots![104, 900; 142, 950; 160, 1060; 166, 1230, corner; -20, 1230, corner; -20, 960; 20, 912; 60, 890],
    );
    file.cloth(
        &coat,
        &[
            spots![-10, 970; 70, 990; 150, 960],
            spots![-10, 1120; 70, 1140; 160, 1110],
        ],
        &spots![104, 900; 142, 950; 160, 1060; 166, 1230],
        36.0,
        36,
    );
    let head = file
        .head(Profile::child, (74.0, 818.0), 142.0)
        .mood(PEERING.looking(0.7, -0.7))
        .bowed(-8.0);
    file.face(&head, 35);
    let hair = head.blob(
        &knots![60, -100; 30, -70; 6, -40; -4, 0; -30, 40; -80, 60; -120, 0; -116, -70; -40, -90],
    );
    file.dark(
        &head,
        &hair,
        &[
            &spots![50, -90; -20, -40; -60, 50],
            &spots![-60, -80; -110, -30; -90, 50],
        ],
        0.7,
        37,
    );
    let crown = head.blob(
        &knots![82, -70, corner; 98, -150, corner; 60, -118, corner; 34, -172, corner; 0, -126, corner; -34, -176, corner; -62, -120, corner; -112, -144, corner; -112, -60, corner; -20, -58],
    );
    file.pale_on(&crown, 3.6);
    let arm = taper(&spots![74, 960; 84, 1040; 140, 1030], &[64.0, 58.0, 44.0]);
    let lit: [At; 3] = spots![104, 960; 112, 1004; 140, 1008];
    file.cloth(
        &arm,
        &[
            spots![40, 990; 76, 1000; 108, 984],
            spots![110, 1060; 112, 1030; 104, 1000],
        ],
        &lit,
        26.0,
        38,
    );
    file.resting((182.0, 1018.0), -10.0, 0.6);
}
