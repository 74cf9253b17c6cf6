//! The mouth of the wolf, which is a wood too.

use super::head::Grain;
use super::{BONE, LIGHT, MAW_SHADOW, Side, symmetric};
use crate::colour::{Colour, mix};
use crate::line::{Path, blob, curve, ellipse, handcut, handcut_finely, poly, rect, taper};
use crate::motifs::plants::{ground, pine};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The throat, arch behind arch.
pub fn mouth(scene: &Scene) {
    let half = knots![
        400, 726, corner; 440, 744; 492, 752; 548, 742; 590, 716, corner; 602, 780; 590, 880; 556, 980; 500, 1050;
        400, 1076
    ];
    let mouth = symmetric(&half).and(&rect(399.0, 727.0, 401.0, 1076.0));
    let mouth = handcut(&mouth.fillet(2.0), 0.8, 40.0, 4);
    let stops = stops![
        0, "#ffcf7e"; 0.1, "#e8783c"; 0.28, "#8f2430"; 0.55, "#45122a"; 1, "#12081a"
    ];
    scene.add(scene.fill(&mouth, scene.radial((400.0, 838.0), 250.0, &stops)));
    let arches = [
        (172.0, 150.0, "#2a0d20"),
        (128.0, 112.0, "#4f1428"),
        (86.0, 78.0, "#7d1f2e"),
    ];
    for ((rx, ry, colour), i) in arches.into_iter().zip(0_i64..) {
        let hole = ellipse((400.0, 850.0 + i as f64 * 2.0), rx * 0.8, ry * 0.8);
        let arch = mouth.minus(&handcut(&hole, 2.4, 34.0, i + 2));
        let colour = Colour::from(colour);
        let stops = stops![0.3, mix(colour, "#ff9d5a", 0.3); 0.7, colour; 1, colour.lighter(-0.05)];
        let fill = scene.radial((400.0, 850.0), rx * 1.5, &stops);
        let shadow = scene.shadow(&arch, (0.0, 4.0), 10.0, MAW_SHADOW, 0.6);
        scene.add(scene.clipped(&mouth, shadow + scene.fill(&arch, fill)));
    }
    let mut palate = Ink::none();
    for i in 0..7 {
        let i = f64::from(i);
        let (y, half) = (772.0 + i * 9.0, 150.0 - i * 13.0);
        let ridge = spots![
            400.0 - half, y + 16.0; 400.0 - half * 0.5, y - 2.0; 400, y + 6.0; 400.0 + half * 0.5, y - 2.0;
            400.0 + half, y + 16.0
        ];
        let ridge = taper(&ridge, &[0.4, 3.0, 2.0, 3.0, 0.4]);
        palate += scene.veil(&ridge, "#ff8a5a", 0.12 + 0.02 * i);
    }
    scene.add(scene.clipped(&mouth, palate));
}

/// A tiny lit door at the end of the throat, half open.
pub fn door(scene: &Scene) {
    let door = blob(&knots![
        383, 878, corner; 383, 838; 400, 818; 417, 838; 417, 878, corner
    ]);
    let leaf = blob(&knots![404, 878, corner; 404, 828; 416, 838; 416, 878, corner]);
    let gap = taper(&spots![400, 819; 400, 878], &[1.2, 1.2]);
    scene.add(scene.fill(&door.grown(5.0), "#3a0f1e"));
    scene.add(scene.glow((400.0, 850.0), 120.0, "#ffc46a", 0.9, 0.35));
    scene.add(scene.fill(&door, "#fff3c4") + scene.fill(&leaf, "#f7b04e"));
    scene.add(scene.veil(&gap, "#a8501e", 0.8));
}

/// The upper teeth, and the gum and the lip over their roots.
pub fn teeth(scene: &Scene) {
    let teeth = [
        (352.0, 738.0, 17.0, 24.0, 0.0),
        (372.0, 733.0, 15.0, 20.0, 0.0),
        (390.0, 728.0, 13.0, 17.0, 0.0),
        (318.0, 754.0, 40.0, 92.0, 3.0),
        (286.0, 752.0, 24.0, 36.0, 4.0),
        (262.0, 750.0, 26.0, 44.0, 4.0),
        (238.0, 744.0, 26.0, 40.0, 6.0),
        (218.0, 733.0, 22.0, 30.0, 8.0),
    ];
    let sides = [Side::Left, Side::Right];
    for side in sides {
        for ((x, y, width, height, turn), seed) in teeth.into_iter().zip(3..) {
            let tooth = blob(&knots![
                -width / 2.0, -height * 0.06; -width * 0.3, height * 0.4; -width * 0.05, height, corner;
                width * 0.28, height * 0.42; width / 2.0, -height * 0.06; 0, -height * 0.12
            ]);
            let tooth = Spot::new(x, y, 1.0).turned(turn).put(&tooth);
            // Drawn on the left.
            let tooth = side.put(&tooth.mirrored(400.0));
            let tooth = handcut_finely(&tooth, 0.5, 14.0, seed, 0.2);
            scene.add(scene.shadow(&tooth, (0.0, 3.0), 5.0, MAW_SHADOW, 0.6));
            let sheet = scene.sheet(&tooth, BONE).light((400.0, 860.0)).lit(0.1);
            scene.add(sheet.shade(0.6).rim(1.0).dark("#8a5a55"));
        }
    }
    let gum = spots![404, 728; 434, 742; 478, 755; 524, 755; 564, 745; 594, 726];
    let gum = taper(&gum, &[5.0, 9.0, 12.0, 11.0, 9.0, 2.0]);
    let lip = spots![400, 721; 434, 734; 478, 746; 524, 748; 568, 737; 604, 706];
    let lip = taper(&lip, &[8.0, 14.0, 17.0, 15.0, 13.0, 5.0]);
    for side in sides {
        let gum = handcut(&side.put(&gum), 0.6, 20.0, 3);
        scene.add(scene.fill(&gum, "#6a2230"));
        let lip = handcut(&side.put(&lip), 0.6, 20.0, 3);
        let sheet = scene.sheet(&lip, "#5a3c44").light((400.0, 400.0)).rim(1.1);
        scene.add(sheet.rim_colour("#e0b8a0").dark("#2a1624"));
    }
}

/// The lower jaw: snow, with firs for teeth.
pub fn jaw(scene: &Scene) {
    let line = spots![
        -40, 1010; 60, 980; 150, 950; 196, 920; 226, 960; 262, 1010; 320, 1046; 400, 1058; 480, 1046; 538, 1010;
        574, 960; 604, 920; 650, 950; 740, 980; 840, 1010
    ];
    let snow = handcut(&ground(&line), 1.0, 34.0, 6);
    scene.add(scene.shadow(&snow, (0.0, -6.0), 14.0, MAW_SHADOW, 0.7));
    let stops = stops![0, "#f0c9a8"; 0.3, "#c98f86"; 0.6, "#7a4d62"; 1, "#33203a"];
    let fill = scene.radial((400.0, 900.0), 520.0, &stops);
    scene.add(scene.washed(scene.fill(&snow, fill), 14, 0.08));
    let grain = Grain {
        from: (0.0, 960.0),
        to: (0.0, 1180.0),
        dense: &[(0.0, 0.0), (1.0, 0.9)],
        colour: "#4a2c48",
        opacity: 0.8,
        seed: 3,
    };
    scene.add(grain.on(scene, &snow));
    let mut chance = Chance::of("jaw", 3);
    let mut drifts = Ink::none();
    for i in 0..16 {
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        let x = 400.0 + side * chance.between(170.0, 380.0);
        let y = chance.between(1000.0, 1120.0);
        let drift = spots![x - 60.0, y + 14.0; x, y; x + 60.0, y + 16.0];
        let drift = taper(&drift, &[0.4, chance.between(2.0, 4.0), 0.4]);
        let colour = if i % 3 == 0 { "#5a3654" } else { "#ffe0c4" };
        drifts += scene.veil(&drift, colour, 0.35);
    }
    scene.add(scene.clipped(&snow, drifts));
    let path = Path::new(curve(&line));
    let firs = [
        (150.0, 96.0, 8),
        (180.0, 120.0, 7),
        (332.0, 56.0, 6),
        (308.0, 68.0, 5),
        (282.0, 80.0, 4),
        (256.0, 92.0, 3),
        (232.0, 104.0, 2),
        (206.0, 178.0, 1),
    ];
    for (x, height, seed) in firs {
        for (x, side, seed) in [(x, -1.0, seed), (800.0 - x, 1.0, seed + 50)] {
            let height = height * chance.between(0.94, 1.06);
            let root = (x, path.y_at(x) + 10.0);
            // Those beside the mouth are only trees.
            let bone = (200.0..=600.0).contains(&x);
            scene.add(fir_tooth(scene, root, height, bone, side, seed));
        }
    }
}

pub fn fir_tooth(scene: &Scene, root: At, height: f64, bone: bool, side: f64, seed: u64) -> Ink {
    let (x, y) = root;
    let width = if height > 150.0 { 0.5 } else { 0.54 };
    let tiers = if height < 100.0 { 6 } else { 8 };
    let fir = pine(height, width, tiers, seed).moved(x, y);
    let fir = handcut_finely(&fir, 0.4, 10.0, seed as i64, 0.2);
    let (colour, dark) = if bone {
        (BONE, "#7d4b55")
    } else {
        ("#8d6672", "#3a2340")
    };
    let mut ink = scene.shadow(&fir, (2.0 * side, 4.0), 6.0, "#14081a", 0.55);
    let sheet = scene.sheet(&fir, colour).light((400.0, 850.0)).lit(0.1);
    ink += sheet.shade(0.65).rim(1.2).dark(dark).ink();
    if bone {
        for tier in 3..8 {
            let y = y - height * f64::from(tier) / 9.0;
            let shade = spots![
                x - height * 0.2, y; x, y - height * 0.03; x + height * 0.2, y + height * 0.01
            ];
            let shade = taper(&shade, &[0.3, height * 0.02, 0.3]).within(&fir);
            ink += scene.veil(&shade, dark, 0.5);
        }
    }
    ink
}

pub fn tongue(scene: &Scene) {
    let left = curve(&spots![
        392, 880; 372, 930; 352, 990; 352, 1040; 318, 1100; 240, 1160; 180, 1230
    ]);
    let right = curve(&spots![
        408, 880; 428, 930; 452, 990; 470, 1040; 500, 1100; 560, 1160; 590, 1230
    ]);
    let ring: Vec<At> = left.into_iter().chain(right.into_iter().rev()).collect();
    let tongue = handcut(&poly(&ring), 1.0, 40.0, 8);
    scene.add(scene.shadow(&tongue, (0.0, 5.0), 12.0, "#14081a", 0.65));
    let stops = stops![0, "#ffb066"; 0.14, "#e8583c"; 0.5, "#b3242f"; 1, "#6a1630"];
    let fill = scene.linear((0.0, 870.0), (0.0, 1210.0), &stops);
    scene.add(scene.washed(scene.fill(&tongue, fill), 12, 0.1));
    let grain = Grain {
        from: (180.0, 0.0),
        to: (600.0, 0.0),
        dense: &[(0.1, 0.9), (0.4, 0.1), (0.6, 0.15), (1.0, 0.95)],
        colour: "#5a1228",
        opacity: 0.75,
        seed: 4,
    };
    scene.add(grain.on(scene, &tongue));
    scene.add(scene.rim(&tongue, (3.0, 0.0), "#ff9d78", 0.5, LIGHT, 520.0));
    let furrow = spots![400, 890; 402, 950; 408, 1020; 404, 1090; 388, 1160; 380, 1230];
    let furrow = taper(&furrow, &[1.0, 3.0, 5.0, 7.0, 9.0, 10.0]);
    scene.add(scene.veil(&furrow, "#7d1a2c", 0.55));
    let way = Path::new(curve(&spots![318, 1230; 366, 1160; 400, 1096; 404, 1056]));
    let print = ellipse((0.0, -4.0), 3.4, 5.2).and(&ellipse((0.0, 5.4), 2.8, 3.0));
    for (i, ((x, y), _)) in way.walk(7).take(6).enumerate() {
        let near = 0.55 + 0.45 * (y - 1050.0) / 160.0;
        let aside = if i % 2 == 0 { -8.0 } else { 8.0 } * near;
        let spot = Spot::new(x + aside, y, near * 1.5).turned(8.0);
        scene.add(scene.veil(&spot.put(&print), "#3d0a1e", 0.8));
    }
}
