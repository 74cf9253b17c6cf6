//! The snail, and the one who drives it.

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, ellipse, handcut, rect, taper};
use crate::motifs::figures::person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, Scarf};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Spot, all};
use crate::{knots, spots, stops};

use super::{AUBERGINE, YELLOW};

const SKIN: &str = "#d8a094";
/// The colour of its skin in the shade.
const PLUM: &str = "#7d465a";
/// The colour of the lines of its face.
const LINE: &str = "#5a3340";
/// From where its skin is lit.
const LIGHT: At = (100.0, 380.0);

pub fn body(scene: &Scene) {
    let foot = blob(&knots![
        800, 968; 770, 950; 710, 926; 640, 900; 560, 886; 460, 880; 370, 864; 310, 824; 272, 770; 244, 726;
        206, 694; 160, 682; 116, 690; 92, 716; 86, 750; 96, 782; 118, 816; 126, 868; 126, 924; 140, 958; 230, 974;
        400, 980; 600, 978; 740, 976
    ]);
    let stalk = [26.0, 16.0, 12.0, 12.0];
    let feeler = [16.0, 11.0, 9.0];
    let parts = [
        foot,
        taper(&spots![134, 706; 116, 646; 124, 596; 108, 548], &stalk),
        taper(&spots![178, 698; 192, 636; 186, 584; 206, 536], &stalk),
        taper(&spots![96, 776; 80, 790; 74, 806], &feeler),
        taper(&spots![116, 800; 104, 816; 102, 832], &feeler),
    ];
    let snail = handcut(&all(parts).fillet(7.0), 0.8, 36.0, 5);
    scene.add(scene.shadow(&snail, (2.0, 8.0), 14.0, "#3a3a40", 0.5));
    let sheet = scene.sheet(&snail, SKIN).light(LIGHT).lit(0.32).shade(0.75);
    let sheet = sheet.rim(2.4).dark(PLUM).rim_colour("#fff6da");
    scene.add(scene.washed(sheet, 12, 0.1));
    let (mut chance, inner) = (Chance::of("snail", 7), snail.grown(-7.0));
    for i in 0..260 {
        let at = (chance.between(90.0, 780.0), chance.between(690.0, 964.0));
        let (rx, ry) = (chance.between(1.6, 6.0), chance.between(1.4, 4.0));
        let turn = chance.between(-30.0, 30.0);
        let colour = *chance.pick(&["#b06f70", "#efc9b4", "#a5626a"]);
        if inner.contains(at) {
            let spot = handcut(&ellipse(at, rx, ry).turned(turn, at), 0.6, 6.0, i);
            scene.add(scene.veil(&spot, colour, 0.55));
        }
    }
    let ripples = (0..44).map(|i| {
        let x = 140.0 + f64::from(i) * 15.0;
        let ripple = [(x, 978.0), (x + 5.0, 966.0), (x + 2.0, 950.0)];
        scene.veil(&taper(&ripple, &[4.0, 3.0, 0.3]), PLUM, 0.55)
    });
    let ripples = ripples.sum::<crate::svg::Ink>();
    scene.add(scene.clipped(&snail, ripples));
    let sole = spots![140, 946; 240, 942; 400, 950; 600, 946; 740, 950];
    scene.add(scene.veil(&taper(&sole, &[0.4, 3.0, 3.0, 3.0, 0.4]), PLUM, 0.5));
}

/// A smile, a blush, and two sleepy eyes that look at those who wait.
pub fn face(scene: &Scene) {
    let smile = spots![90, 752; 104, 764; 126, 768; 148, 758; 156, 744];
    scene.add(scene.fill(&taper(&smile, &[0.8, 3.0, 3.6, 3.0, 0.8]), LINE));
    let dimple = spots![153, 738; 161, 744; 164, 754];
    scene.add(scene.fill(&taper(&dimple, &[0.6, 2.6, 0.6]), LINE));
    let cheek = (172.0, 738.0);
    let stops = stops![0, Colour::BLACK, 0.62; 1, Colour::BLACK, 0.0];
    let blush = scene.fill(&circle(cheek, 26.0), scene.radial(cheek, 26.0, &stops));
    let spray = Spray {
        seed: 4,
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.sprayed(blush, "#dd6a52", spray));
    for (at, look) in [((108.0, 540.0), (-3.0, 8.0)), ((207.0, 528.0), (-7.0, 8.0))] {
        eye(scene, at, look);
    }
}

fn eye(scene: &Scene, (x, y): At, look: At) {
    let ball = handcut(&circle((x, y), 20.0), 0.4, 20.0, 2);
    let sheet = scene.sheet(&ball, "#fbf3e0").lit(0.2).shade(0.45).rim(1.0);
    scene.add(sheet.dark("#c9a08c"));
    let pupil = (x + look.0, y + look.1);
    scene.add(scene.fill(&circle(pupil, 9.5), AUBERGINE));
    let glint = circle((pupil.0 - 3.0, pupil.1 - 3.0), 2.8);
    scene.add(scene.fill(&glint, "#ffffff"));
    let lid = circle((x, y), 21.5).within(&rect(x - 30.0, y - 30.0, x + 30.0, y));
    let lid = handcut(&lid, 0.4, 16.0, 3);
    let sheet = scene.sheet(&lid, mix(SKIN, PLUM, 0.18)).lit(0.3).shade(0.4);
    scene.add(sheet.rim(1.2));
    let edge = [(x - 20.0, y), (x, y + 2.0), (x + 20.0, y)];
    scene.add(scene.veil(&taper(&edge, &[0.6, 2.4, 0.6]), LINE, 0.8));
}

/// The fold of its skin over the lip of the shell.
pub fn mantle(scene: &Scene) {
    let mantle = blob(&knots![
        262, 770; 280, 806; 318, 846; 380, 878; 470, 892; 560, 891; 612, 886; 646, 888; 632, 902; 590, 920;
        530, 930; 440, 932; 340, 906; 276, 860; 248, 806
    ]);
    let mantle = handcut(&mantle, 1.0, 24.0, 6);
    scene.add(scene.shadow(&mantle, (0.0, -3.0), 8.0, "#4a2a3a", 0.45));
    let sheet = scene.sheet(&mantle, mix(SKIN, PLUM, 0.12)).light(LIGHT);
    let sheet = sheet.lit(0.3).shade(0.75).rim(2.0).dark(PLUM);
    scene.add(scene.washed(sheet.rim_colour("#fff6da"), 14, 0.1));
    for i in 0..9 {
        let x = 300.0 + f64::from(i) * 42.0;
        let fold = [
            (x, 850.0 + 20.0 * (f64::from(i) * 0.36).sin()),
            (x + 10.0, 900.0),
            (x + 6.0, 940.0),
        ];
        let fold = taper(&fold, &[0.4, 4.0, 0.4]).within(&mantle);
        scene.add(scene.veil(&fold, PLUM, 0.4));
    }
}

/// The driver on the saddle, with the reins.
pub fn driver(scene: &Scene) {
    let saddle = blob(&knots![
        232, 712; 262, 716; 292, 752; 312, 796; 300, 812; 272, 794; 246, 752
    ]);
    let saddle = handcut(&saddle, 0.6, 16.0, 3);
    scene.add(scene.shadow(&saddle, (0.0, 4.0), 5.0, AUBERGINE, 0.4));
    scene.add(scene.sheet(&saddle, "#8a3f44"));
    for ((x, y), _) in Path::new(curve(&spots![240, 722; 262, 752; 288, 796])).walk(7) {
        scene.add(scene.fill(&circle((x - 3.0, y + 3.0), 2.0), YELLOW));
    }
    let driver = Person {
        spot: Spot::new(268.0, 760.0, 1.4).flipped(true),
        pose: Pose {
            hip: (0.0, -24.0),
            neck: (-3.0, -58.0),
            head: (-1.0, -69.0),
            far_leg: Leg::new((15.0, -30.0), (24.0, -14.0)),
            near_leg: Leg::new((17.0, -26.0), (28.0, -8.0)),
            far_arm: Some(Arm::new((11.0, -44.0), (24.0, -46.0))),
            near_arm: Some(Arm::new((10.0, -42.0), (24.0, -40.0))),
            ..Pose::default()
        },
        garment: Garment::Jumper,
        coat: "#2f5f6a".into(),
        legs: AUBERGINE.into(),
        shoes: "#241a2a".into(),
        skin: "#8a573f".into(),
        dark: "#241a2a".into(),
        hair: Some((Hair::Short, "#241a2a".into())),
        hat: Some((Hat::Beret, "#c4573f".into())),
        scarf: Some(Scarf {
            along: spots![2, 0; -8, 4; -16, 0; -22, 6].to_vec(),
            widths: vec![4.0, 5.0, 5.0, 2.0],
            colour: YELLOW.into(),
        }),
        ..Person::default()
    };
    scene.add(driver.ink(scene, 4));
    let reins = spots![236, 704; 206, 732; 176, 744; 156, 744];
    scene.add(scene.thread(&reins, "#5a2f38", 1.8, 1.0));
}
