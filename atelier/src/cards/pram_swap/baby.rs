//! The baby: one step, and another. It is the only one in the sun.

use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots};

use super::limbs::{crease, hand, skin, toes};
use super::{DEEP, sunlit, turned_away};

const CLOTH: &str = "#a5e6d2";
const HAIR: &str = "#33201e";

fn cloth(scene: &Scene, shape: &Shape) {
    let sheet = scene.sheet(shape, CLOTH).lit(0.35).shade(0.35);
    scene.add(
        sheet
            .lit_colour("#fffbe0")
            .dark("#4fa39a")
            .grain(1.05)
            .rim(0.0)
            .ink(),
    );
}

pub fn draw(scene: &Scene) {
    shadow(scene);
    far_arm(scene);
    legs(scene);
    romper(scene);
    head(scene);
    near_arm(scene);
}

/// It falls on the path and runs away from the sun.
fn shadow(scene: &Scene) {
    let under = blob(
        &knots![520, 1160; 600, 1150; 700, 1148; 830, 1156, corner; 830, 1196, corner; 700, 1186; 600, 1180; 540, 1176],
    );
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#7a4a78", 0.75), 4.0)));
}

fn far_arm(scene: &Scene) {
    let fingers = hand(&Spot::new(519.0, 800.0, 1.02).turned(-34.0).flipped(true));
    scene.add(skin(scene, &fingers));
    turned_away(scene, &fingers, (9.0, 2.0), 0.3, 2.0);
    let sleeve = blob(&knots![
        632, 822, corner; 590, 824; 556, 806; 528, 782, corner; 504, 808, corner; 530, 846; 570, 876; 616, 890, corner
    ]);
    cloth(scene, &sleeve);
    turned_away(scene, &sleeve, (8.0, -16.0), 0.4, 4.0);
    sunlit(scene, &sleeve, (2.0, 3.0), 0.7);
    let cuff = taper(&spots![528, 780; 514, 792; 503, 809], &[10.0, 11.0, 10.0]);
    scene.add(scene.fill(&cuff, "#fff8e4"));
}

fn legs(scene: &Scene) {
    // The one it pushes off with.
    let far = blob(&knots![
        650, 990, corner; 730, 980, corner; 742, 1040; 726, 1084; 734, 1120; 728, 1150; 712, 1172; 690, 1178; 664, 1178, corner; 656, 1168; 670, 1158; 690, 1148; 696, 1120; 676, 1080; 656, 1040
    ]);
    let far = far.and(&toes((660.0, 1168.0), (668.0, 1176.0), 8.5));
    scene.add(skin(scene, &far));
    turned_away(scene, &far, (26.0, 0.0), 0.4, 6.0);
    sunlit(scene, &far, (4.0, 0.0), 0.5);
    crease(scene, &spots![668, 1082; 692, 1090; 716, 1082], 4.0);
    // The one in the air: it does not know yet where to put it.
    let near = blob(&knots![
        612, 960, corner; 690, 1010, corner; 676, 1050; 634, 1076; 606, 1096; 592, 1120; 572, 1136; 540, 1126; 506, 1108; 494, 1092, corner; 506, 1080; 530, 1084; 552, 1084; 556, 1060; 566, 1028; 584, 990
    ]);
    let near = near
        .and(&toes((497.0, 1090.0), (510.0, 1112.0), 11.0))
        .fillet(2.0);
    let near = handcut(&near, 0.5, 20.0, 3);
    scene.add(scene.shadow(&near, (12.0, 8.0), 5.0, DEEP, 0.4));
    scene.add(skin(scene, &near));
    turned_away(scene, &near, (26.0, -18.0), 0.4, 8.0);
    sunlit(scene, &near, (4.0, 2.0), 0.6);
    crease(scene, &spots![566, 1032; 590, 1044; 620, 1040], 4.0);
    crease(scene, &spots![554, 1086; 570, 1096; 590, 1098], 4.0);
    for (x, y) in [(508.0, 1086.0), (510.0, 1096.0), (513.0, 1104.0)] {
        crease(scene, &[(x, y), (x - 6.0, y - 1.0), (x - 10.0, y)], 1.6);
    }
}

/// One piece with buttons; it is full behind.
fn romper(scene: &Scene) {
    let body = blob(&knots![
        610, 806, corner; 592, 846; 574, 896; 566, 940; 574, 984, corner; 562, 1012, corner; 616, 1046; 674, 1056, corner; 680, 1040; 716, 1042; 750, 1030, corner; 762, 996; 764, 956; 746, 922; 728, 890; 722, 850; 700, 806, corner
    ]);
    let body = handcut(&body, 0.8, 30.0, 4);
    cloth(scene, &body);
    turned_away(scene, &body, (84.0, -4.0), 0.5, 14.0);
    for (line, wide) in [
        (&spots![700, 930; 724, 960; 718, 1010; 690, 1036][..], 10.0),
        (&spots![746, 930; 752, 970; 738, 1016], 7.0),
        (&spots![580, 984; 616, 1000; 656, 996], 8.0),
        (&spots![640, 1040; 664, 1010; 700, 996], 8.0),
        (&spots![690, 850; 700, 890; 690, 930], 8.0),
        (&spots![604, 850; 628, 866; 660, 866], 7.0),
    ] {
        let fold = taper(line, &[1.0, wide, 1.0]).within(&body);
        scene.add(scene.multiplied(scene.veil(&fold, "#5a8aa0", 0.55)));
    }
    sunlit(scene, &body, (6.0, 1.0), 0.85);
    for cuff in [
        taper(
            &spots![562, 1012; 612, 1042; 676, 1054],
            &[11.0, 13.0, 11.0],
        ),
        taper(
            &spots![682, 1040; 716, 1042; 750, 1030],
            &[10.0, 11.0, 10.0],
        ),
    ] {
        scene.add(scene.fill(&cuff, "#fff8e4"));
        turned_away(scene, &cuff, (30.0, 4.0), 0.5, 4.0);
    }
    for (x, y) in [(604.0, 862.0), (592.0, 902.0), (588.0, 944.0)] {
        scene.add(scene.veil(&ellipse((x + 3.0, y + 3.0), 6.0, 8.0), "#4a8a90", 0.6));
        scene.add(scene.fill(&ellipse((x, y), 5.6, 7.6), "#e2552f"));
    }
}

/// Thrown back a little, for it laughs.
fn head(scene: &Scene) {
    let spot = Spot::new(654.0, 822.0, 0.93).turned(9.0);
    let outline = blob(&knots![
        -36, 12; -62, 2; -82, -8; -92, -24; -90, -38, corner; -97, -54; -97, -64, corner; -108, -70; -111, -80; -104, -88; -94, -102; -97, -124; -92, -158; -66, -192; -14, -212; 40, -204; 84, -172; 104, -122; 100, -72; 80, -34; 52, -6; 20, 12
    ]);
    let outline = handcut(&spot.put(&outline), 0.5, 26.0, 3);
    // Its chin on its chest.
    let neck =
        blob(&knots![600, 800, corner; 620, 836; 664, 842; 712, 812, corner; 690, 770, corner]);
    scene.add(skin(scene, &neck));
    scene.add(scene.shadow(&outline, (6.0, 9.0), 6.0, "#5a2a3a", 0.55));
    scene.add(skin(scene, &outline));
    let put = |knots: &[crate::line::Knot]| spot.put(&blob(knots)).within(&outline);
    // The side of the skull that the sun does not see; the cheek still bulges into it.
    let away = put(&knots![
        30, -230, corner; 8, -190; -8, -150; 10, -122; -6, -100; -12, -70; 0, -40; -24, -12; -50, 10; -20, 40; 140, 40, corner; 140, -230, corner
    ]);
    scene.add(scene.multiplied(scene.clipped(
        &outline,
        scene.blurred(scene.veil(&away, "#a86a80", 0.6), 8.0),
    )));
    let cheek = put(&knots![-78, -66; -50, -86; -16, -72; -8, -44; -28, -18; -60, -14; -82, -30]);
    scene.add(scene.clipped(
        &outline,
        scene.blurred(scene.veil(&cheek, "#f0805a", 0.5), 8.0),
    ));
    let face = put(
        &knots![-120, -60; -96, -150; -40, -190; -16, -140; -34, -90; -30, -40; -60, 20; -120, 20],
    );
    let sun = scene.blurred(scene.veil(&face, "#ffd9a0", 0.38), 12.0);
    scene.add(scene.clipped(&outline, sun));
    sunlit(scene, &outline, (9.0, 2.0), 0.6);
    // Down, and one tuft.
    let down = put(&knots![
        -60, -200, corner; -46, -178; 0, -176; 44, -150; 70, -100; 66, -66; 110, -40, corner; 140, -150; 60, -240
    ]);
    scene.add(scene.clipped(&outline, scene.blurred(scene.veil(&down, HAIR, 0.2), 12.0)));
    for (line, wide) in [
        (
            &spots![-12, -206; -18, -232; -2, -250; 18, -244; 16, -230][..],
            8.0,
        ),
        (&spots![-2, -208; 6, -228; 26, -238], 6.0),
        (&spots![8, -207; 22, -220; 42, -222], 5.0),
        (&spots![-20, -206; -34, -222; -32, -238], 5.0),
    ] {
        scene.add(scene.fill(
            &spot.put(&taper(line, &[wide, 0.8 * wide, 0.5 * wide, 1.0])),
            HAIR,
        ));
    }
    ear(scene, &spot);
    features(scene, &spot, &outline);
}

fn ear(scene: &Scene, spot: &Spot) {
    let ear = spot.put(&blob(
        &knots![6, -62; 0, -88; 10, -112; 32, -114; 42, -94; 32, -70; 18, -50],
    ));
    scene.add(scene.shadow(&ear, (6.0, 4.0), 4.0, "#5a2a3a", 0.5));
    scene.add(skin(scene, &ear));
    let inner = spot.put(&blob(
        &knots![14, -66; 12, -88; 20, -102; 32, -100; 30, -84; 22, -66],
    ));
    scene.add(scene.veil(&inner, "#8a3f38", 0.5));
    sunlit(scene, &ear, (4.0, 1.0), 0.8);
}

fn features(scene: &Scene, spot: &Spot, outline: &Shape) {
    let put = |knots: &[crate::line::Knot]| spot.put(&blob(knots));
    // The mouth, wide open: two teeth and a tongue.
    let mouth = put(&knots![-104, -56, corner; -80, -55; -58, -60; -50, -50; -60, -32; -80, -26; -98, -34, corner]).within(outline);
    scene.add(scene.fill(&mouth, "#6e1f2e"));
    let tongue = put(&knots![-96, -34; -84, -44; -66, -42; -60, -32; -78, -22]).within(&mouth);
    scene.add(scene.fill(&tongue, "#e8707a"));
    let teeth = all([
        spot.put(&ellipse((-86.0, -34.0), 5.0, 7.0)),
        spot.put(&ellipse((-76.0, -32.0), 4.6, 6.0)),
    ])
    .within(&mouth);
    scene.add(scene.fill(&teeth, "#fff8ec"));
    let corner = spot.put(&taper(
        &spots![-54, -66; -46, -54; -50, -42],
        &[1.0, 4.0, 1.0],
    ));
    scene.add(scene.veil(&corner, "#7a3a2e", 0.6));
    // The eye looks up at her back.
    let white = put(
        &knots![-86, -100, corner; -80, -114; -66, -118; -54, -106, corner; -64, -96; -78, -94],
    );
    scene.add(scene.fill(&white, "#fff6ea"));
    let iris = spot
        .put(&ellipse((-76.0, -106.0), 9.0, 11.0))
        .within(&white);
    scene.add(scene.fill(&iris, "#3a2016"));
    scene.add(scene.fill(&spot.put(&circle((-79.0, -110.0), 3.0)), "#ffffff"));
    let lid = spot.put(&taper(
        &spots![-88, -100; -81, -115; -66, -119; -52, -106],
        &[1.6, 4.0, 4.4, 1.6],
    ));
    scene.add(scene.fill(&lid, "#3a1c1c"));
    for line in [
        &spots![-85, -110; -93, -116][..],
        &spots![-78, -117; -84, -126],
    ] {
        scene.add(scene.fill(&spot.put(&taper(line, &[2.6, 0.8])), "#3a1c1c"));
    }
    let brow = spot.put(&taper(
        &spots![-86, -138; -72, -147; -52, -140],
        &[2.0, 5.0, 1.6],
    ));
    scene.add(scene.veil(&brow, HAIR, 0.6));
    let nostril = spot.put(&taper(
        &spots![-98, -68; -92, -72; -86, -68],
        &[1.0, 3.4, 1.0],
    ));
    scene.add(scene.veil(&nostril, "#7a3a2e", 0.7));
}

/// Up in the air, for balance.
fn near_arm(scene: &Scene) {
    let fingers = hand(&Spot::new(742.0, 800.0, 1.08).turned(14.0));
    scene.add(skin(scene, &fingers));
    turned_away(scene, &fingers, (9.0, 0.0), 0.42, 2.0);
    sunlit(scene, &fingers, (3.0, 1.0), 0.6);
    let sleeve = blob(&knots![
        648, 850; 668, 830; 698, 842; 714, 846; 724, 822; 724, 794, corner; 762, 796, corner; 770, 840; 758, 884; 726, 908; 688, 904; 656, 886
    ]);
    let sleeve = handcut(&sleeve, 0.6, 26.0, 3);
    scene.add(scene.shadow(&sleeve, (8.0, 12.0), 7.0, "#2a5a6a", 0.4));
    cloth(scene, &sleeve);
    turned_away(scene, &sleeve, (30.0, -20.0), 0.42, 9.0);
    for line in [
        &spots![722, 848; 736, 860; 746, 880][..],
        &spots![714, 854; 722, 874; 718, 896],
    ] {
        let fold = taper(line, &[1.0, 6.0, 1.0]);
        scene.add(scene.multiplied(scene.veil(&fold, "#5a8aa0", 0.5)));
    }
    let cuff = taper(&spots![722, 797; 742, 792; 764, 797], &[11.0, 12.0, 11.0]);
    scene.add(scene.fill(&cuff, "#fff8e4"));
    turned_away(scene, &cuff, (18.0, 0.0), 0.4, 3.0);
}
