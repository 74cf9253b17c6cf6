//! The mouse at the head of the parade: chest out, chin up, a thimble for a helmet, a tall candle for a standard.

use super::{DEEP, FLAME, WARM};
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::{knots, spots, stops};

const FUR: &str = "#d6a67a";
const DIM: &str = "#a87a5e";
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
        deep: 0.5,
        uneven: 0.5,
        ..Paper::new(motif, "#5a3440")
    };
    tail(scene, &paper);
    // The far arm reaches high up the candle, the far leg pushes off.
    let far_leg = all([
        taper(
            &spots![226, 1050; 244, 1086; 260, 1120],
            &[36.0, 25.0, 14.0],
        ),
        blob(
            &knots![252, 1108; 268, 1112; 272, 1124; 262, 1138; 244, 1150; 226, 1154; 222, 1147; 236, 1138; 250, 1126],
        ),
    ]);
    scene.add(paper.shaded(&far_leg.fillet(3.0), DIM, 2, 0.6));
    let ear = blob(&knots![206, 902; 190, 888; 186, 864; 200, 846; 220, 850; 228, 870; 222, 894]);
    scene.add(paper.shaded(&ear, "#94694f", 3, 0.5));
    let far_arm = taper(&spots![188, 976; 162, 980; 138, 966], &[18.0, 14.0, 10.0]);
    scene.add(paper.shaded(&far_arm, DIM, 4, 0.5));
    candle(scene, &paper);
    let far_paw =
        blob(&knots![142, 970; 132, 976; 120, 974; 116, 965; 121, 958; 134, 956; 144, 961]);
    scene.add(paper.shaded(&far_paw, PAW, 5, 0.4));
    body(scene, &paper);
    face(scene, &paper);
    thimble(scene, &paper);
    let ear = blob(
        &knots![226, 906; 214, 892; 214, 868; 230, 852; 250, 856; 260, 876; 252, 898; 238, 910],
    );
    scene.add(scene.shadow(&paper.put(&ear), (3.0, 3.0), 4.0, DEEP, 0.5));
    scene.add(paper.shaded(&ear, FUR, 6, 0.6));
    let inner = blob(
        &knots![228, 898; 220, 886; 222, 870; 233, 860; 246, 864; 251, 877; 245, 892; 236, 900],
    );
    scene.add(paper.shaded(&inner, EAR, 7, 0.5));
    near_arm(scene, &paper);
}

/// Straight up behind it, with a flourish at the end.
fn tail(scene: &Scene, paper: &Paper) {
    let tail = taper(
        &spots![238, 1056; 272, 1078; 304, 1070; 318, 1036; 308, 1002; 286, 990; 274, 1006; 284, 1020],
        &[10.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 1.2],
    );
    scene.add(scene.shadow(&tail, (5.0, 4.0), 6.0, DEEP, 0.5));
    scene.add(paper.shaded(&tail, "#d0937f", 1, 0.5));
}

fn body(scene: &Scene, paper: &Paper) {
    // The near leg is flung out, straight, the toes up.
    let leg = all([
        blob(
            &knots![204, 1020; 232, 1030; 240, 1052; 226, 1076; 202, 1098; 180, 1116; 168, 1128; 156, 1122; 164, 1104; 176, 1080; 186, 1046],
        ),
        blob(
            &knots![176, 1124; 170, 1142; 156, 1146; 142, 1138; 122, 1124; 108, 1110; 110, 1102; 122, 1104; 142, 1114; 160, 1114; 170, 1112],
        ),
    ]);
    let trunk = blob(&knots![
        200, 938; 184, 950; 172, 968; 168, 990; 174, 1016; 186, 1044; 204, 1062; 228, 1064; 244, 1048; 248, 1022; 244, 990; 236, 960; 226, 940
    ]);
    let head = blob(&knots![
        232, 928; 238, 910; 230, 890; 210, 880; 190, 882; 172, 890; 154, 896; 142, 898; 135, 905; 140, 914; 154, 920; 168, 930; 184, 942; 206, 946
    ]);
    let whole = all([trunk, leg, head]).fillet(5.0);
    scene.add(scene.shadow(&whole, (8.0, 4.0), 9.0, DEEP, 0.6));
    scene.add(paper.shaded(&whole, FUR, 8, 0.7));
    let belly = blob(
        &knots![188, 952; 176, 968; 171, 990; 177, 1016; 190, 1040; 204, 1046; 206, 1016; 200, 982; 198, 958],
    );
    let pale = Smudge {
        density: 0.85,
        grain: 1.05,
        ..Smudge::of("#ffe6b8", 4.0)
    };
    scene.add(scene.clipped(&whole, pale.ink(scene, &belly)));
    let thigh = taper(
        &spots![180, 1076; 188, 1048; 206, 1026; 228, 1034; 238, 1054],
        &[0.4, 1.8, 2.0, 1.4, 0.3],
    );
    scene.add(paper.stain(&thigh, "#2a2038", 0.6));
    for toe in [
        spots![114, 1112; 122, 1114; 130, 1115],
        spots![112, 1106; 120, 1108; 128, 1110],
    ] {
        scene.add(paper.stain(&taper(&toe, &[1.4, 1.2, 0.3]), "#3a2030", 0.7));
    }
    // Fur along the back.
    for (x, y) in [
        (226.0, 966.0),
        (234.0, 986.0),
        (222.0, 996.0),
        (238.0, 1010.0),
        (226.0, 944.0),
        (216.0, 932.0),
        (232.0, 1032.0),
        (214.0, 1056.0),
    ] {
        let tuft = taper(
            &[(x, y), (x + 4.0, y + 5.0), (x + 5.0, y + 12.0)],
            &[0.4, 1.8, 0.4],
        );
        scene.add(paper.stain(&tuft, "#3a2838", 0.5));
    }
    // A strap across the chest, as a standard bearer has.
    let strap = taper(&spots![184, 950; 206, 984; 246, 1018], &[9.0, 10.0, 9.0]);
    scene.add(scene.clipped(&whole, scene.shadow(&strap, (2.0, 2.0), 3.0, DEEP, 0.5)));
    scene.add(scene.clipped(&whole, paper.shaded(&strap, "#3d5f98", 9, 0.4)));
}

fn near_arm(scene: &Scene, paper: &Paper) {
    let arm = blob(&knots![
        214, 966; 222, 980; 214, 1000; 196, 1016; 172, 1022; 150, 1020; 136, 1022; 134, 1012; 150, 1008; 170, 1006; 184, 996; 192, 978; 202, 964
    ]);
    scene.add(scene.shadow(&arm, (4.0, 5.0), 5.0, DEEP, 0.55));
    scene.add(paper.shaded(&arm, FUR, 20, 0.5));
    let paw =
        blob(&knots![146, 1022; 136, 1028; 124, 1026; 119, 1017; 123, 1009; 136, 1007; 147, 1011]);
    scene.add(paper.shaded(&paw, PAW, 21, 0.4));
    for y in [1013.0, 1018.0, 1023.0] {
        let finger = taper(
            &[(121.0, y), (128.0, y + 0.6), (134.0, y)],
            &[0.6, 1.3, 0.3],
        );
        scene.add(paper.stain(&finger, "#6a3a38", 0.7));
    }
}

fn face(scene: &Scene, paper: &Paper) {
    let eye = ellipse((180.0, 903.0), 4.0, 5.0);
    scene.add(paper.mark(&eye, "#140e1c"));
    scene.add(paper.mark(&circle((178.4, 901.0), 1.5), "#fff3d0"));
    scene.add(paper.mark(
        &taper(&spots![168, 895; 177, 891; 187, 893], &[0.4, 1.9, 0.5]),
        "#4a3040",
    ));
    let nose = blob(&knots![142, 897; 134, 898; 131, 904; 135, 910; 143, 907]);
    scene.add(paper.shaded(&nose, "#d9766a", 10, 0.3));
    scene.add(paper.stain(
        &taper(
            &spots![146, 917; 158, 921; 168, 919; 174, 914],
            &[0.4, 1.7, 1.5, 0.4],
        ),
        "#3a2030",
        0.8,
    ));
    scene.add(paper.stain(&circle((182.0, 923.0), 6.0), "#e0705a", 0.3));
    for (dx, dy) in [(-12.0, 12.0), (2.0, 17.0), (-2.0, -16.0), (10.0, -17.0)] {
        let whisker = taper(
            &[
                (150.0, 908.0),
                (150.0 + dx * 0.8, 908.0 + dy * 0.6),
                (150.0 + dx * 1.5, 908.0 + dy * 1.3),
            ],
            &[1.0, 0.8, 0.2],
        );
        scene.add(paper.stain(&whisker, "#fff0d0", 0.8));
    }
}

fn thimble(scene: &Scene, paper: &Paper) {
    let cup = blob(
        &knots![184, 884, corner; 186, 864; 192, 848; 204, 842; 217, 846; 226, 862; 232, 880, corner; 208, 888],
    );
    let quill = blob(&knots![
        212, 848; 218, 826; 236, 808; 258, 800; 280, 804, corner; 268, 810; 272, 816, corner; 258, 822; 258, 830, corner; 240, 836; 222, 850
    ]);
    scene.add(paper.shaded(&quill, "#f2ead8", 11, 0.5));
    scene.add(paper.stain(
        &taper(&spots![214, 848; 234, 824; 268, 808], &[1.6, 1.2, 0.3]),
        "#5a5068",
        0.7,
    ));
    scene.add(scene.shadow(&cup, (1.0, 3.0), 3.0, DEEP, 0.6));
    scene.add(paper.shaded(&cup, "#8fa8c6", 12, 0.6));
    for (x, y) in [
        (193.0, 872.0),
        (201.0, 874.0),
        (210.0, 874.0),
        (219.0, 872.0),
        (196.0, 863.0),
        (205.0, 864.0),
        (214.0, 863.0),
        (200.0, 854.0),
        (209.0, 854.0),
    ] {
        scene.add(paper.stain(&ellipse((x, y), 1.9, 1.5), "#22335a", 0.7));
    }
    let brim = taper(&spots![182, 884; 208, 888; 235, 880], &[5.4, 6.4, 5.4]);
    scene.add(paper.shaded(&brim, "#a9bed6", 13, 0.4));
}

/// As tall as the mouse, carried upright with both paws.
fn candle(scene: &Scene, paper: &Paper) {
    let wax = blob(&knots![
        122, 1058, corner; 118, 996; 111, 926; 104, 858, corner; 110, 852; 117, 857; 124, 851, corner; 128, 896; 133, 966; 139, 1056, corner
    ]);
    scene.add(scene.shadow(&wax, (5.0, 3.0), 6.0, DEEP, 0.5));
    let fill = scene.linear(
        (110.0, 856.0),
        (132.0, 1056.0),
        &stops![0, "#ffeec0"; 0.25, "#f8deaa"; 1, "#b99a78"],
    );
    scene.add(scene.fill(&handcut(&wax, 0.6, 20.0, 4), fill));
    let side = wax.minus(&wax.moved(-5.0, 0.0));
    scene.add(scene.veil(&side, "#6a4a4a", 0.45));
    for (points, widths) in [
        (spots![105, 860; 103, 878; 105, 894], [4.0, 5.0, 6.4]),
        (spots![122, 854; 126, 878; 129, 910], [4.0, 4.4, 6.4]),
        (spots![113, 856; 115, 868; 116, 878], [4.0, 4.0, 5.4]),
    ] {
        scene.add(paper.shaded(&taper(&points, &widths), "#fff2cf", 14, 0.3));
    }
    // A dish below, against drips.
    let dish = blob(
        &knots![104, 1048, corner; 130, 1054; 158, 1042, corner; 152, 1058; 134, 1065; 112, 1062],
    );
    scene.add(paper.shaded(&dish, "#b98d46", 15, 0.6));
    let (x, y) = FLAME;
    scene.add(paper.mark(
        &taper(&[(114.0, 856.0), (113.0, 842.0)], &[2.2, 1.6]),
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
