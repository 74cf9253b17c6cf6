//! The file in black. Each follower leans out in another way, and sees nothing.

use super::walker::File;
use crate::line::{blob, ellipse, poly, rect, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Head, Mood, Plate, Profile};
use crate::{knots, spots};

/// Where the tips touch.
pub const TIPS: At = (400.0, 1092.0);

/// Eyes wide open in a fog.
pub const PEERING: Mood = Mood {
    brow: (7.0, 3.0),
    lids: 1.25,
    gaze: (0.7, 0.0),
    smile: -1.0,
    open: 0.0,
};
/// Eyes shut, and content.
pub const GLAD: Mood = Mood {
    brow: (6.0, 2.0),
    lids: 0.0,
    gaze: (0.0, 0.0),
    smile: 9.0,
    open: 0.0,
};

/// The file in black: a woman, a constable, a nurse, a child, a waiter.
pub fn near(black: &mut Plate, block: &Shape) {
    let mut file = File {
        plate: black,
        mirrored: false,
        block: block.grown(-1.0),
    };
    waiter(&mut file);
    constable(&mut file);
    leader(&mut file);
    constable_hand(&mut file);
    fog(&mut file);
    nurse(&mut file);
    child(&mut file);
}

/// Whoever is further back is still half in the fog.
pub fn fog(file: &mut File) {
    let edge = rect(0.0, 330.0, 190.0, 1130.0);
    let tone = |at: At| {
        let x = if file.mirrored { 800.0 - at.0 } else { at.0 };
        (0.95 - (x - 10.0) / 120.0).clamp(0.0, 0.95)
    };
    let veils = Chisel::SEA
        .gap(13.0)
        .fill(0.62)
        .length(40.0, 150.0)
        .pause(10.0, 60.0);
    let cuts = veils.carve(&file.shape(&edge), &Flow::straight(0.0), &tone, 6);
    file.plate.cut(cuts);
}

fn leader(file: &mut File) {
    file.shoe((178.0, 1084.0), 1.0, 14.0, (206.0, 980.0));
    file.shoe((292.0, 1092.0), 1.0, 0.0, (276.0, 980.0));
    let head = file
        .head(Profile::strong, (240.0, 568.0), 132.0)
        .mood(GLAD)
        .bowed(-5.0);
    file.face(&head, 3);
    let coat = blob(
        &knots![266, 636; 292, 690; 300, 780; 312, 880; 338, 992, corner; 250, 1010; 150, 986, corner;
        178, 860; 186, 760; 184, 690; 204, 640; 222, 622],
    );
    let folds = [
        spots![186, 690; 240, 710; 296, 690],
        spots![176, 830; 240, 856; 310, 830],
        spots![150, 980; 240, 1000; 336, 980],
    ];
    file.cloth(&coat, &folds, 70.0, 4);
    let hair = head.blob(
        &knots![44, -118; 30, -92; 6, -60; 2, -20; -10, 40; -10, 92; -50, 110; -104, 92; -130, 20; -126, -70; -86, -130; -20, -156; 30, -148],
    );
    file.dark(
        &head,
        &hair,
        &[
            &spots![36, -120; -20, -90; -30, 90],
            &spots![0, -150; -80, -100; -80, 90],
            &spots![-60, -140; -120, -40; -100, 80],
        ],
        0.75,
        5,
    );
    let scarf = head
        .blob(&knots![60, 150; 74, 172; 40, 200; -20, 196; -86, 170; -84, 132; -30, 146; 20, 160]);
    file.pale_on(&scarf);
    file.cane((300.0, 800.0), TIPS);
    let sleeve = taper(
        &spots![226, 676; 226, 760; 240, 812; 286, 822],
        &[70.0, 60.0, 52.0, 42.0],
    );
    file.cloth(
        &sleeve,
        &[
            spots![190, 700; 226, 716; 262, 700],
            spots![200, 790; 236, 790; 270, 770],
            spots![272, 850; 270, 820; 262, 796],
        ],
        40.0,
        6,
    );
    file.hand((284.0, 820.0), 24.0, 0.95);
}

fn constable(file: &mut File) {
    file.shoe((100.0, 1084.0), 1.1, 0.0, (116.0, 1000.0));
    let head = file
        .head(Profile::weathered, (176.0, 454.0), 128.0)
        .mood(PEERING)
        .bowed(8.0);
    file.face(&head, 7);
    let coat = blob(
        &knots![188, 520; 214, 580; 226, 680; 224, 860; 226, 1040, corner; 72, 1040, corner; 66, 860; 64, 700; 78, 590; 120, 530; 150, 506],
    );
    let folds = [
        spots![70, 600; 150, 620; 220, 590],
        spots![66, 800; 150, 826; 226, 800],
        spots![70, 1020; 150, 1040; 226, 1020],
    ];
    file.cloth(&coat, &folds, 70.0, 8);
    let helmet = head.blob(
        &knots![96, -58; 92, -120; 58, -186; 20, -214; -20, -214; -70, -180; -112, -110; -120, -44; -60, -40; 20, -50],
    );
    let brim = head.blob(&knots![92, -66; 124, -52; 132, -38; 90, -44; 0, -38; -90, -26; -136, -18; -128, -46; -30, -60]);
    let knob = head.blob(&knots![-8, -212; -12, -236; 8, -246; 24, -234; 20, -212]);
    file.plate.cut(helmet.and(&brim).grown(5.0));
    file.plate.ink(&knob);
    file.dark(
        &head,
        &helmet,
        &[
            &spots![90, -90; 0, -80; -110, -80],
            &spots![60, -170; 0, -160; -80, -160],
        ],
        0.5,
        9,
    );
    file.plate.ink(brim.grown(2.0));
    let band = head.stroke(&spots![96, -72; 0, -66; -118, -52], &[3.0, 5.0, 3.0], 3);
    file.plate.cut(band);
    let badge = head.blob(&knots![44, -134; 62, -122; 54, -98; 40, -92; 28, -102; 26, -124]);
    file.plate.cut(&badge);
    let moustache = head.blob(&knots![86, 66; 92, 78; 78, 88; 56, 90; 44, 96; 50, 78; 68, 66]);
    file.plate.ink(moustache);
}

/// His hand on her shoulder.
fn constable_hand(file: &mut File) {
    let sleeve = taper(
        &spots![126, 586; 136, 656; 168, 690; 196, 684],
        &[72.0, 62.0, 52.0, 42.0],
    );
    file.cloth(
        &sleeve,
        &[
            spots![90, 600; 130, 616; 164, 600],
            spots![120, 700; 140, 660; 170, 640],
            spots![180, 710; 180, 690; 178, 664],
        ],
        40.0,
        10,
    );
    file.hand((200.0, 680.0), -6.0, 0.92);
}

fn nurse(file: &mut File) {
    file.shoe((96.0, 1096.0), 0.85, 0.0, (112.0, 1020.0));
    let head = file
        .head(Profile::soft, (112.0, 756.0), 116.0)
        .mood(PEERING.looking(0.6, -0.5))
        .bowed(12.0);
    file.face(&head, 11);
    let dress = blob(
        &knots![110, 812; 136, 850; 140, 910; 158, 1036, corner; 40, 1044, corner; 40, 920; 44, 850; 70, 806; 92, 800],
    );
    let folds = [
        spots![44, 850; 90, 866; 136, 850],
        spots![40, 1000; 100, 1016; 156, 1000],
    ];
    file.cloth(&dress, &folds, 50.0, 12);
    let apron = blob(
        &knots![122, 846; 138, 880; 142, 920; 158, 1022, corner; 96, 1030, corner; 96, 920; 104, 850],
    );
    file.pale(&apron);
    for (from, to) in [
        ((120.0, 920.0), (126.0, 1010.0)),
        ((134.0, 930.0), (144.0, 1004.0)),
    ] {
        file.ink(&[from, to], &[0.5, 2.4, 0.8]);
    }
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
        .blob(&knots![46, -124; 60, -164; 10, -190; -60, -176; -110, -120; -90, -96; -20, -130]);
    file.pale_on(&cap);
}

fn child(file: &mut File) {
    file.shoe((58.0, 1112.0), 0.7, 0.0, (66.0, 1060.0));
    let head = file
        .head(Profile::child, (84.0, 920.0), 104.0)
        .mood(PEERING.looking(0.8, -0.6))
        .bowed(-4.0);
    file.face(&head, 14);
    let coat = blob(
        &knots![86, 966; 112, 1000; 120, 1080, corner; 34, 1084, corner; 34, 1010; 56, 966; 72, 958],
    );
    file.cloth(
        &coat,
        &[
            spots![36, 1000; 80, 1012; 112, 1000],
            spots![36, 1070; 80, 1080; 118, 1070],
        ],
        40.0,
        15,
    );
    let cap = head.blob(&knots![92, -40; 90, -84; 60, -130; 0, -156; -70, -136; -116, -80; -122, -20; -60, -14; 20, -34]);
    let bobble = head.blob(&knots![-30, -150; -50, -176; -34, -204; -4, -206; 16, -184; 6, -154]);
    file.dark(
        &head,
        &cap,
        &[
            &spots![80, -60; 60, -110; 0, -150],
            &spots![-20, -30; -20, -90; 0, -150],
            &spots![-100, -30; -80, -100; -10, -150],
        ],
        0.9,
        16,
    );
    file.pale_on(&bobble);
    file.cut(&spots![60, 986; 84, 996; 108, 1004], &[2.0, 3.0, 2.0]);
    file.hand((112.0, 1010.0), -50.0, 0.62);
}

fn waiter(file: &mut File) {
    let head = file
        .head(Profile::old, (60.0, 506.0), 116.0)
        .mood(PEERING.looking(0.8, 0.3))
        .bowed(-6.0);
    file.face(&head, 17);
    let coat = blob(
        &knots![68, 566; 92, 640; 100, 800; 100, 1060, corner; 14, 1060, corner; 14, 610; 36, 560],
    );
    file.cloth(
        &coat,
        &[
            spots![14, 680; 60, 696; 100, 680],
            spots![14, 900; 60, 910; 100, 900],
        ],
        40.0,
        18,
    );
    let sleeve = taper(&spots![26, 620; 20, 520; 46, 400], &[40.0, 36.0, 28.0]);
    file.cloth(
        &sleeve,
        &[
            spots![10, 600; 30, 606; 50, 600],
            spots![4, 480; 24, 486; 54, 480],
        ],
        30.0,
        19,
    );
    let tray = ellipse((76.0, 369.0), 54.0, 10.0).turned(5.0, (76.0, 369.0));
    let glass = poly(&spots![88, 365; 82, 317; 112, 317; 106, 367]);
    file.pale(&glass);
    file.hand((48.0, 402.0), -78.0, 0.7);
    file.pale(&tray);
    let hair = head.blob(&knots![30, -124; 10, -100; -10, -60; -20, -20; -40, 40; -90, 60; -126, 0; -122, -80; -70, -136; -10, -150]);
    file.dark(
        &head,
        &hair,
        &[
            &spots![20, -130; -60, -110; -110, -40],
            &spots![-20, -60; -60, 0; -90, 50],
        ],
        0.7,
        20,
    );
}
