//! The mouse at the head of the parade: chest out, chin up, a thimble for a helmet, a tall candle for a standard.

use super::{DEEP, FLAME, WARM};
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::{knots, spots, stops};

const FUR: &str = "#b58a66";
const DIM: &str = "#8a6450";
const EAR: &str = "#e2a08a";
const PAW: &str = "#dba58b";

pub fn draw(scene: &Scene) {
    let motif = Motif {
        scene,
        spot: Spot::new(0.0, 0.0, 1.0),
        seed: 5,
    };
    let paper = Paper {
        lit: 0.5,
        rim: 2.2,
        deep: 0.75,
        uneven: 0.5,
        ..Paper::new(motif, "#1a1c38")
    };
    tail(scene, &paper);
    // The far arm reaches high up the candle, the far leg pushes off.
    let far_leg = all([
        taper(
            &spots![222, 1076; 246, 1098; 250, 1122],
            &[34.0, 22.0, 13.0],
        ),
        blob(&knots![242, 1112; 258, 1114; 262, 1128; 250, 1142; 226, 1152; 214, 1150; 220, 1142; 238, 1132]),
    ]);
    scene.add(paper.shaded(&far_leg.fillet(3.0), DIM, 2, 0.6));
    let ear = blob(&knots![206, 936; 190, 922; 186, 898; 200, 880; 220, 884; 228, 904; 222, 928]);
    scene.add(paper.shaded(&ear, "#94694f", 3, 0.5));
    let far_arm = taper(
        &spots![188, 1010; 162, 1014; 138, 1000],
        &[18.0, 14.0, 10.0],
    );
    scene.add(paper.shaded(&far_arm, DIM, 4, 0.5));
    candle(scene, &paper);
    let far_paw = blob(&knots![142, 1004; 132, 1010; 120, 1008; 116, 999; 121, 992; 134, 990; 144, 995]);
    scene.add(paper.shaded(&far_paw, PAW, 5, 0.4));
    body(scene, &paper);
    face(scene, &paper);
    thimble(scene, &paper);
    let ear = blob(&knots![226, 940; 214, 926; 214, 902; 230, 886; 250, 890; 260, 910; 252, 932; 238, 944]);
    scene.add(scene.shadow(&paper.put(&ear), (3.0, 3.0), 4.0, DEEP, 0.5));
    scene.add(paper.shaded(&ear, FUR, 6, 0.6));
    let inner = blob(&knots![228, 932; 220, 920; 222, 904; 233, 894; 246, 898; 251, 911; 245, 926; 236, 934]);
    scene.add(paper.shaded(&inner, EAR, 7, 0.5));
    near_arm(scene, &paper);
}

/// Straight up behind it, with a flourish at the end.
fn tail(scene: &Scene, paper: &Paper) {
    let tail = taper(
        &spots![236, 1086; 268, 1104; 300, 1100; 318, 1070; 312, 1036; 290, 1020; 276, 1034; 284, 1050],
        &[10.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 1.2],
    );
    scene.add(scene.shadow(&tail, (5.0, 4.0), 6.0, DEEP, 0.5));
    scene.add(paper.shaded(&tail, "#d0937f", 1, 0.5));
}

fn body(scene: &Scene, paper: &Paper) {
    // The near leg is flung out, straight, the toes up.
    let leg = all([
        blob(&knots![214, 1044; 238, 1056; 244, 1080; 228, 1100; 200, 1112; 176, 1122; 166, 1114; 180, 1096; 192, 1066]),
        blob(&knots![182, 1118; 172, 1132; 156, 1130; 140, 1122; 122, 1112; 118, 1102; 130, 1100; 148, 1106; 164, 1108; 176, 1106]),
    ]);
    let trunk = blob(&knots![
        200, 972; 184, 984; 172, 1002; 168, 1024; 174, 1050; 186, 1078; 204, 1096; 228, 1098; 244, 1082; 248, 1056; 244, 1024; 236, 994; 226, 974
    ]);
    let head = blob(&knots![
        232, 962; 238, 944; 230, 924; 210, 914; 190, 916; 172, 924; 154, 930; 142, 932; 135, 939; 140, 948; 154, 954; 168, 964; 184, 976; 206, 980
    ]);
    let whole = all([trunk, leg, head]).fillet(5.0);
    scene.add(scene.shadow(&whole, (8.0, 4.0), 9.0, DEEP, 0.6));
    scene.add(paper.shaded(&whole, FUR, 8, 0.7));
    let belly = blob(&knots![188, 986; 176, 1002; 171, 1024; 177, 1050; 190, 1074; 204, 1080; 206, 1050; 200, 1016; 198, 992]);
    let pale = Smudge {
        density: 0.85,
        grain: 1.05,
        ..Smudge::of("#ffe6b8", 4.0)
    };
    scene.add(scene.clipped(&whole, pale.ink(scene, &belly)));
    let thigh = taper(
        &spots![186, 1094; 194, 1070; 212, 1054; 232, 1062; 240, 1080],
        &[0.4, 1.8, 2.0, 1.4, 0.3],
    );
    scene.add(paper.stain(&thigh, "#2a2038", 0.6));
    for toe in [
        spots![122, 1110; 130, 1112; 136, 1112],
        spots![120, 1105; 128, 1106; 134, 1107],
    ] {
        scene.add(paper.stain(&taper(&toe, &[1.4, 1.2, 0.3]), "#3a2030", 0.7));
    }
    // Fur along the back.
    for (x, y) in [
        (226.0, 1000.0),
        (234.0, 1020.0),
        (222.0, 1030.0),
        (238.0, 1044.0),
        (226.0, 978.0),
        (216.0, 966.0),
        (232.0, 1066.0),
        (214.0, 1090.0),
    ] {
        let tuft = taper(
            &[(x, y), (x + 4.0, y + 5.0), (x + 5.0, y + 12.0)],
            &[0.4, 1.8, 0.4],
        );
        scene.add(paper.stain(&tuft, "#3a2838", 0.5));
    }
    // A strap across the chest, as a standard bearer has.
    let strap = taper(
        &spots![184, 984; 206, 1018; 246, 1052],
        &[9.0, 10.0, 9.0],
    );
    scene.add(scene.clipped(&whole, scene.shadow(&strap, (2.0, 2.0), 3.0, DEEP, 0.5)));
    scene.add(scene.clipped(&whole, paper.shaded(&strap, "#3d5f98", 9, 0.4)));
}

fn near_arm(scene: &Scene, paper: &Paper) {
    let arm = blob(&knots![
        214, 1000; 222, 1014; 214, 1034; 196, 1050; 172, 1056; 150, 1054; 136, 1056; 134, 1046; 150, 1042; 170, 1040; 184, 1030; 192, 1012; 202, 998
    ]);
    scene.add(scene.shadow(&arm, (4.0, 5.0), 5.0, DEEP, 0.55));
    scene.add(paper.shaded(&arm, FUR, 20, 0.5));
    let paw = blob(&knots![146, 1056; 136, 1062; 124, 1060; 119, 1051; 123, 1043; 136, 1041; 147, 1045]);
    scene.add(paper.shaded(&paw, PAW, 21, 0.4));
    for y in [1047.0, 1052.0, 1057.0] {
        let finger = taper(&[(121.0, y), (128.0, y + 0.6), (134.0, y)], &[0.6, 1.3, 0.3]);
        scene.add(paper.stain(&finger, "#6a3a38", 0.7));
    }
}

fn face(scene: &Scene, paper: &Paper) {
    let eye = ellipse((180.0, 937.0), 4.0, 5.0);
    scene.add(paper.mark(&eye, "#140e1c"));
    scene.add(paper.mark(&circle((178.4, 935.0), 1.5), "#fff3d0"));
    scene.add(paper.mark(
        &taper(&spots![168, 929; 177, 925; 187, 927], &[0.4, 1.9, 0.5]),
        "#4a3040",
    ));
    let nose = blob(&knots![142, 931; 134, 932; 131, 938; 135, 944; 143, 941]);
    scene.add(paper.shaded(&nose, "#d9766a", 10, 0.3));
    scene.add(paper.stain(
        &taper(
            &spots![146, 951; 158, 955; 168, 953; 174, 948],
            &[0.4, 1.7, 1.5, 0.4],
        ),
        "#3a2030",
        0.8,
    ));
    scene.add(paper.stain(&circle((182.0, 957.0), 6.0), "#e0705a", 0.3));
    for (dx, dy) in [(-12.0, 12.0), (2.0, 17.0), (-2.0, -16.0), (10.0, -17.0)] {
        let whisker = taper(
            &[
                (150.0, 942.0),
                (150.0 + dx * 0.8, 942.0 + dy * 0.6),
                (150.0 + dx * 1.5, 942.0 + dy * 1.3),
            ],
            &[1.0, 0.8, 0.2],
        );
        scene.add(paper.stain(&whisker, "#fff0d0", 0.8));
    }
}

fn thimble(scene: &Scene, paper: &Paper) {
    let cup = blob(
        &knots![184, 918, corner; 186, 898; 192, 882; 204, 876; 217, 880; 226, 896; 232, 914, corner; 208, 922],
    );
    let quill = blob(&knots![
        212, 882; 218, 860; 236, 842; 258, 834; 280, 838, corner; 268, 844; 272, 850, corner; 258, 856; 258, 864, corner; 240, 870; 222, 884
    ]);
    scene.add(paper.shaded(&quill, "#f2ead8", 11, 0.5));
    scene.add(paper.stain(
        &taper(&spots![214, 882; 234, 858; 268, 842], &[1.6, 1.2, 0.3]),
        "#5a5068",
        0.7,
    ));
    scene.add(scene.shadow(&cup, (1.0, 3.0), 3.0, DEEP, 0.6));
    scene.add(paper.shaded(&cup, "#8fa8c6", 12, 0.6));
    for (x, y) in [
        (193.0, 906.0),
        (201.0, 908.0),
        (210.0, 908.0),
        (219.0, 906.0),
        (196.0, 897.0),
        (205.0, 898.0),
        (214.0, 897.0),
        (200.0, 888.0),
        (209.0, 888.0),
    ] {
        scene.add(paper.stain(&ellipse((x, y), 1.9, 1.5), "#22335a", 0.7));
    }
    let brim = taper(&spots![182, 918; 208, 922; 235, 914], &[5.4, 6.4, 5.4]);
    scene.add(paper.shaded(&brim, "#a9bed6", 13, 0.4));
}

/// As tall as the mouse, carried upright with both paws.
fn candle(scene: &Scene, paper: &Paper) {
    let wax = blob(&knots![
        122, 1092, corner; 118, 1030; 111, 960; 104, 892, corner; 110, 886; 117, 891; 124, 885, corner; 128, 930; 133, 1000; 139, 1090, corner
    ]);
    scene.add(scene.shadow(&wax, (5.0, 3.0), 6.0, DEEP, 0.5));
    let fill = scene.linear(
        (110.0, 890.0),
        (132.0, 1090.0),
        &stops![0, "#ffeec0"; 0.25, "#f8deaa"; 1, "#b99a78"],
    );
    scene.add(scene.fill(&handcut(&wax, 0.6, 20.0, 4), fill));
    let side = wax.minus(&wax.moved(-5.0, 0.0));
    scene.add(scene.veil(&side, "#6a4a4a", 0.45));
    for (points, widths) in [
        (spots![105, 894; 103, 912; 105, 928], [4.0, 5.0, 6.4]),
        (spots![122, 888; 126, 912; 129, 944], [4.0, 4.4, 6.4]),
        (spots![113, 890; 115, 902; 116, 912], [4.0, 4.0, 5.4]),
    ] {
        scene.add(paper.shaded(&taper(&points, &widths), "#fff2cf", 14, 0.3));
    }
    // A dish below, against drips.
    let dish = blob(&knots![104, 1082, corner; 130, 1088; 158, 1076, corner; 152, 1092; 134, 1099; 112, 1096]);
    scene.add(paper.shaded(&dish, "#b98d46", 15, 0.6));
    let (x, y) = FLAME;
    scene.add(paper.mark(
        &taper(&[(114.0, 890.0), (113.0, 876.0)], &[2.2, 1.6]),
        "#2a1a18",
    ));
    scene.add(scene.glow(FLAME, 170.0, "#ffbe66", 0.8, 0.3));
    // Blown back a little, for it is on the move.
    let flame = blob(
        &knots![x, y + 34.0; x - 12.0, y + 22.0; x - 12.0, y + 2.0; x - 3.0, y - 20.0; x + 12.0, y - 46.0, corner; x + 15.0, y - 18.0; x + 15.0, y + 6.0; x + 10.0, y + 26.0],
    );
    let flame = handcut(&flame, 0.4, 14.0, 3);
    let fill = scene.radial(
        (x, y + 10.0),
        56.0,
        &stops![0, "#fffdf0"; 0.35, "#ffe79a"; 0.75, "#ffab3d"; 1, "#f2762a"],
    );
    scene.add(scene.fill(&flame, fill));
    scene.add(scene.glow((x, y + 4.0), 70.0, WARM, 0.5, 0.4));
}
