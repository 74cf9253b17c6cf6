//! The file in sand: an old man, a cook, a lady, a boy with a crown, a postman.

use super::files::{GLAD, PEERING, TIPS, fog};
use super::walker::File;
use crate::line::{blob, taper};
use crate::shape::Shape;
use crate::techniques::print::{Head, Plate, Profile};
use crate::{knots, spots};

pub fn far(sand: &mut Plate, block: &Shape) {
    let mut file = File {
        plate: sand,
        mirrored: true,
        block: block.grown(-1.0),
    };
    postman(&mut file);
    cook(&mut file);
    leader(&mut file);
    cook_hand(&mut file);
    fog(&mut file);
    lady(&mut file);
    boy(&mut file);
}

fn leader(file: &mut File) {
    file.shoe((186.0, 1082.0), 1.05, 0.0, (206.0, 980.0));
    file.shoe((276.0, 1090.0), 1.05, 0.0, (264.0, 980.0));
    let head = file
        .head(Profile::old, (252.0, 600.0), 134.0)
        .mood(GLAD)
        .bowed(6.0);
    file.face(&head, 3);
    let coat = blob(
        &knots![272, 672; 300, 730; 316, 830; 312, 920; 310, 1020, corner; 240, 1034; 156, 1016, corner;
        168, 880; 172, 780; 182, 710; 208, 664; 232, 646],
    );
    let folds = [
        spots![178, 720; 240, 742; 300, 720],
        spots![170, 860; 240, 884; 316, 860],
        spots![156, 1010; 240, 1028; 310, 1010],
    ];
    file.cloth(&coat, &folds, 70.0, 24);
    let beard = head.blob(
        &knots![66, 98; 84, 108; 94, 128; 96, 170; 80, 220; 52, 250; 30, 220; 4, 170; -12, 110; -14, 50; -2, 44; 14, 80; 40, 96],
    );
    file.pale_on(&beard);
    for line in [
        spots![74, 120; 78, 170; 58, 230],
        spots![40, 120; 44, 160; 50, 200],
        spots![8, 80; 20, 130; 34, 180],
    ] {
        let hair = head.stroke(&line, &[0.6, 3.0, 0.6], 3);
        file.plate.ink(hair);
    }
    let hair = head.blob(
        &knots![0, -60; 0, -20; -14, 20; -30, 60; -70, 80; -110, 60; -128, 0; -124, -60; -60, -70],
    );
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
    let beret = head.blob(&knots![72, -76; 90, -110; 60, -160; -10, -184; -90, -172; -150, -120; -150, -80; -116, -58; -40, -70; 30, -76]);
    file.dark(
        &head,
        &beret,
        &[
            &spots![80, -96; 0, -110; -140, -90],
            &spots![60, -150; -20, -170; -110, -150],
        ],
        0.5,
        26,
    );
    file.cane((304.0, 824.0), TIPS);
    let sleeve = taper(
        &spots![222, 706; 216, 786; 234, 838; 284, 846],
        &[70.0, 62.0, 54.0, 44.0],
    );
    file.cloth(
        &sleeve,
        &[
            spots![180, 730; 216, 746; 256, 730],
            spots![190, 810; 226, 810; 262, 792],
            spots![272, 874; 268, 846; 262, 820],
        ],
        40.0,
        27,
    );
    file.hand((284.0, 844.0), 18.0, 0.95);
}

fn cook(file: &mut File) {
    file.shoe((104.0, 1084.0), 1.1, 0.0, (120.0, 1000.0));
    let head = file
        .head(Profile::soft, (196.0, 474.0), 124.0)
        .mood(PEERING.looking(0.5, 0.5))
        .bowed(16.0);
    file.face(&head, 28);
    let trousers = blob(&knots![206, 800; 210, 1040, corner; 80, 1040, corner; 70, 800]);
    file.cloth(
        &trousers,
        &[
            spots![76, 900; 140, 914; 206, 900],
            spots![80, 1020; 140, 1030; 206, 1020],
        ],
        70.0,
        29,
    );
    let jacket = blob(
        &knots![202, 536; 226, 620; 244, 720; 240, 860, corner; 140, 876; 60, 856, corner; 56, 720; 74, 610; 124, 556; 162, 520],
    );
    file.pale(&jacket);
    for fold in [
        spots![76, 640; 70, 720; 80, 800],
        spots![100, 700; 96, 780; 110, 850],
        spots![140, 780; 150, 820; 150, 860],
    ] {
        file.ink(&fold, &[0.5, 3.0, 0.5]);
    }
    let hat = head.blob(
        &knots![74, -88; 78, -130; 108, -170; 100, -220; 54, -236; 20, -252; -40, -246; -80, -232; -124, -226; -142, -180; -116, -132; -104, -70; -20, -62],
    );
    file.pale_on(&hat);
    for line in [
        spots![76, -122; 0, -108; -108, -112],
        spots![40, -130; 44, -170; 60, -200],
        spots![-30, -122; -36, -170; -50, -210],
        spots![0, -126; 4, -160; 4, -184],
    ] {
        let fold = head.stroke(&line, &[0.8, 3.0, 0.8], 3);
        file.plate.ink(fold);
    }
}

/// Her sleeve is rolled up; her hand lies on his shoulder.
fn cook_hand(file: &mut File) {
    let sleeve = taper(
        &spots![124, 620; 128, 690; 156, 724; 190, 720],
        &[74.0, 66.0, 54.0, 46.0],
    );
    file.pale(&sleeve);
    for fold in [
        spots![108, 690; 128, 700; 144, 684],
        spots![116, 730; 140, 728; 156, 704],
    ] {
        file.ink(&fold, &[0.5, 3.0, 0.5]);
    }
    file.hand((196.0, 716.0), -4.0, 0.92);
}

fn lady(file: &mut File) {
    file.shoe((84.0, 1098.0), 0.8, 0.0, (100.0, 1020.0));
    let head = file
        .head(Profile::weathered, (96.0, 770.0), 108.0)
        .mood(PEERING.looking(0.8, 0.2))
        .bowed(-6.0);
    file.face(&head, 31);
    let coat = blob(
        &knots![98, 826; 128, 870; 134, 940; 150, 1044, corner; 22, 1052, corner; 26, 930; 34, 866; 62, 822; 80, 812],
    );
    file.cloth(
        &coat,
        &[
            spots![36, 870; 80, 886; 126, 870],
            spots![24, 1020; 90, 1036; 148, 1020],
        ],
        60.0,
        32,
    );
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
        0.6,
        34,
    );
    file.plate.ink(&brim);
    let feather = head.blob(
        &knots![-40, -110; -70, -160; -110, -190; -150, -190; -130, -150; -90, -110; -60, -92],
    );
    file.pale_on(&feather);
    let rib = head.stroke(
        &spots![-50, -100; -86, -140; -136, -180],
        &[3.0, 2.4, 0.6],
        4,
    );
    file.plate.ink(rib);
}

fn boy(file: &mut File) {
    file.shoe((122.0, 1118.0), 0.72, 0.0, (136.0, 1060.0));
    let head = file
        .head(Profile::child, (146.0, 936.0), 100.0)
        .mood(PEERING.looking(0.7, -0.7))
        .bowed(8.0);
    file.face(&head, 35);
    let coat = blob(
        &knots![146, 980; 172, 1016; 178, 1090, corner; 92, 1094, corner; 94, 1020; 114, 978; 130, 972],
    );
    file.cloth(
        &coat,
        &[
            spots![94, 1016; 136, 1030; 172, 1016],
            spots![92, 1080; 136, 1090; 176, 1080],
        ],
        40.0,
        36,
    );
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
    file.pale_on(&crown);
    file.hand((170.0, 1030.0), -46.0, 0.6);
}

fn postman(file: &mut File) {
    let head = file
        .head(Profile::strong, (72.0, 540.0), 112.0)
        .mood(PEERING.looking(0.9, -0.3))
        .bowed(-8.0);
    file.face(&head, 38);
    let coat = blob(
        &knots![78, 600; 104, 670; 108, 800; 108, 1064, corner; 14, 1064, corner; 14, 640; 44, 594],
    );
    file.cloth(
        &coat,
        &[
            spots![14, 680; 60, 696; 104, 680],
            spots![14, 900; 60, 910; 104, 900],
        ],
        40.0,
        39,
    );
    let cap = head.blob(&knots![84, -70; 104, -110; 80, -146; -20, -160; -110, -146; -134, -100; -116, -50; -20, -62]);
    file.dark(
        &head,
        &cap,
        &[
            &spots![90, -100; 0, -110; -120, -96],
            &spots![70, -140; 0, -146; -100, -136],
        ],
        0.5,
        40,
    );
    let peak = head.blob(&knots![80, -84; 116, -64; 136, -40, corner; 100, -52; 76, -56]);
    file.plate.ink(peak);
    let sleeve = taper(&spots![30, 660; 22, 560; 46, 444], &[44.0, 38.0, 30.0]);
    file.cloth(
        &sleeve,
        &[
            spots![6, 600; 26, 606; 50, 600],
            spots![10, 500; 34, 506; 62, 500],
        ],
        30.0,
        41,
    );
    let letter =
        blob(&knots![26, 376, corner; 114, 358, corner; 126, 414, corner; 38, 434, corner]);
    file.pale(&letter);
    file.ink(&spots![28, 380; 84, 398], &[2.6, 2.6]);
    file.ink(&spots![84, 398; 114, 362], &[2.6, 2.6]);
    file.hand((48.0, 440.0), -76.0, 0.7);
}
