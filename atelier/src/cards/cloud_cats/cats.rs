//! The cats, each with a mind of its own.

use super::face::{Cheek, Face, Mouth};
use super::puff::Puff;
use super::{PLUM, SHELF, SUNNY};
use crate::colour::Colour;
use crate::line::{Path, blob, curve, handcut, taper, towards};
use crate::motifs::{Motif, Paper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A kitten has gone down with its cloud.
pub fn stowaway(scene: &Scene) {
    let cloud = Puff {
        at: (668.0, 806.0),
        width: 236.0,
        height: 104.0,
        turn: 13.0,
        colour: "#c6dcf0",
        dark: "#6f93c4",
        seed: 21,
    };
    let spot = Spot::new(672.0, 724.0, 0.62).turned(10.0);
    let motif = Motif {
        scene,
        spot,
        seed: 31,
    };
    let paper = Paper::new(motif, "#a8607a");
    let fur = "#fff1e2";
    // Its rump is in the air, and its tail stands up, as thick as a brush.
    let spine = spots![100, 6; 122, -22; 130, -58; 122, -98];
    let mut hairs = vec![taper(&spine, &[26.0, 32.0, 34.0, 8.0])];
    let spine = Path::new(curve(&spine));
    for (i, (at, degrees)) in spine.walk(13).enumerate().skip(3) {
        let long = 22.0 + 7.0 * (i % 3) as f64;
        // Towards the tip they lie closer.
        let lean = 1.0 - 0.07 * i as f64;
        for side in [-lean, lean] {
            let middle = towards(at, degrees + side * 52.0, long * 0.6);
            let tip = towards(at, degrees + side * 38.0, long * 1.15);
            hairs.push(taper(&[at, middle, tip], &[13.0, 8.0, 0.5]));
        }
    }
    let tail = all(hairs);
    let body = blob(&knots![
        -40, 60; -52, 20; -34, -14; 0, -26; 40, -24; 72, -28; 104, -22; 126, 2; 134, 38; 128, 78; 80, 100; 20, 90
    ]);
    let both = paper.put(&body.and(&tail));
    scene.add(scene.shadow(&both, (10.0, 12.0), 9.0, PLUM, 0.4));
    scene.add(paper.piece(&tail, "#f0a860", 1));
    scene.add(paper.piece(&body, fur, 2));
    let patch =
        blob(&knots![66, -32; 104, -26; 130, 2; 136, 30; 116, 22; 100, 30; 86, 8; 70, 2; 60, -14]);
    scene.add(paper.stain(&patch.within(&body), "#f0a860", 0.9));
    let haunch = taper(
        &spots![78, 56; 70, 34; 76, 12; 94, 0],
        &[0.6, 2.4, 2.4, 0.5],
    );
    scene.add(paper.stain(&haunch, "#a8607a", 0.6));
    scene.add(cloud.ink(scene, (14.0, 20.0)));
    let face = Face {
        spot: Spot::new(654.0, 706.0, 0.66).turned(-4.0),
        fur: fur.into(),
        dark: "#8a5a6a".into(),
        cheek: Cheek::Kitten,
        patch: Some("#f0a860".into()),
        eye: "#9fe0d8".into(),
        look: (-2.0, 5.0),
        pupil: (9.0, 11.0),
        lid: -0.6,
        mouth: Mouth::Gasp,
        ..Face::default()
    };
    scene.add(face.ink(scene, 41));
    for side in [-1.0, 1.0] {
        let at = spot.point((side * 62.0 - 10.0, 54.0));
        let paw = Spot::new(at.0, at.1, 0.62).turned(10.0 + side * -22.0);
        let paw = paw.put(&blob(&knots![
            -17, -26; -22, -4; -18, 14; -6, 20; 8, 19; 19, 12; 21, -6; 16, -26
        ]));
        let paw = handcut(&paw, 0.4, 12.0, 3);
        scene.add(scene.shadow(&paw, (1.0, 4.0), 4.0, "#4f6f9f", 0.6));
        let sheet = scene.sheet(&paw, fur).lit(0.2).dark("#d9a0a0").grain(1.05);
        scene.add(sheet);
        for dx in [-4.0, 3.0] {
            let toe = spots![at.0 + dx, at.1 + 4.0; at.0 + dx, at.1 + 11.0];
            scene.add(scene.veil(&taper(&toe, &[1.4, 0.8]), "#a8607a", 0.8));
        }
    }
}

// The shelf and those on it.

/// A grey Persian sleeps on the largest cloud; nobody will move it.
pub fn sleeper(scene: &Scene) {
    let cloud = Puff {
        at: (104.0, SHELF - 56.0),
        width: 330.0,
        height: 202.0,
        turn: 3.0,
        colour: "#f4f7fb",
        dark: "#9fc0e0",
        seed: 33,
    };
    let small = Puff {
        at: (292.0, SHELF - 24.0),
        width: 130.0,
        height: 96.0,
        turn: 0.0,
        colour: "#eef4fb",
        dark: "#9fc0e0",
        seed: 8,
    };
    let motif = Motif {
        scene,
        spot: Spot::new(140.0, 396.0, 1.0).turned(-3.0),
        seed: 61,
    };
    let paper = Paper::new(motif, "#4a3a6e");
    let fur = Colour::from("#b9a9cc");
    let body = blob(&knots![
        -104, 44; -112, 4; -96, -34; -62, -62; -10, -78; 44, -72; 86, -44; 108, -4, corner; 100, 4; 112, 26, corner;
        100, 34; 104, 54, corner; 40, 60; -40, 62
    ]);
    let cut = paper.cut(&body, 1);
    scene.add(scene.shadow(&cut, (20.0, 22.0), 14.0, PLUM, 0.36));
    scene.add(cloud.ink(scene, (24.0, 24.0)));
    scene.add(scene.shadow(&cut, (4.0, 10.0), 9.0, "#4f6a9f", 0.5));
    let sheet = scene.sheet(&cut, fur).lit(0.35).shade(0.55).rim(2.0);
    scene.add(sheet.dark("#6f5a96").seed(5));
    // Long fur in loose strokes along the back.
    let mut chance = Chance::of("persian", 4);
    let mut hairs = Ink::none();
    for _ in 0..46 {
        let degrees = chance.between(190.0, 352.0);
        let r = chance.between(0.45, 0.94);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (x, y) = (cos * 104.0 * r, 20.0 + sin * 90.0 * r);
        let hair = spots![x, y; x + 7.0, y + 8.0; x + 17.0, y + 11.0];
        let colour = *chance.pick(&["#8f7cb0", "#8f7cb0", "#ded2ea"]);
        hairs += scene.veil(&motif.taper(&hair, &[0.5, 2.4, 0.4]), colour, 0.6);
    }
    scene.add(scene.clipped(&cut, hairs));
    let tail = taper(
        &spots![98, -26; 106, 12; 94, 48; 60, 64; 16, 66; -14, 58],
        &[4.0, 22.0, 36.0, 42.0, 38.0, 12.0],
    );
    let tail = paper.cut(&tail, 2);
    scene.add(scene.shadow(&tail, (0.0, -3.0), 6.0, "#3a2a5e", 0.4));
    let sheet = scene.sheet(&tail, fur.lighter(0.03)).lit(0.3).rim(1.6);
    scene.add(sheet.dark("#6f5a96").seed(6));
    let face = Face {
        spot: Spot::new(100.0, 394.0, 0.92).turned(-9.0),
        fur: fur.lighter(0.04),
        dark: "#3f2f5e".into(),
        cheek: Cheek::Fluffy,
        lid: 1.0,
        ear: "#e6b0c0".into(),
        ..Face::default()
    };
    scene.add(face.ink(scene, 44));
    scene.add(small.ink(scene, (16.0, 16.0)));
}

/// A ginger tabby hangs its head over the edge: where has it gone?
pub fn onlooker(scene: &Scene) {
    let spot = Spot::new(214.0, SHELF, 1.0);
    let motif = Motif {
        scene,
        spot,
        seed: 71,
    };
    let paper = Paper::new(motif, "#7a2a2a");
    let fur = Colour::from("#ee9a4e");
    let tail = taper(
        &spots![62, -70; 96, -118; 84, -170; 62, -204; 74, -238; 96, -240],
        &[28.0, 26.0, 25.0, 24.0, 22.0, 15.0],
    );
    let back = blob(&knots![
        -92, 0; -104, -36; -96, -78; -66, -110; -20, -122; 30, -120; 72, -100; 98, -60; 102, -20; 94, 0
    ]);
    let whole = tail.and(&back).fillet(8.0);
    let cut = paper.cut(&whole, 1);
    scene.add(scene.shadow(&cut, (16.0, 14.0), 11.0, PLUM, 0.45));
    let sheet = scene.sheet(&cut, fur).lit(0.35).shade(0.5).rim(2.0);
    scene.add(sheet.dark("#b8502e").seed(4));
    let mut stripes = Ink::none();
    for stripe in [
        spots![-92, -40; -66, -52; -44, -44],
        spots![-86, -74; -58, -80; -36, -68],
        spots![-50, -112; -34, -96; -26, -80],
        spots![-8, -124; -2, -104; 0, -86],
        spots![36, -120; 32, -100; 26, -84],
        spots![74, -98; 58, -86; 46, -74],
        spots![100, -50; 78, -54; 58, -46],
        spots![72, -128; 88, -132; 104, -126],
        spots![74, -164; 88, -162; 100, -154],
        spots![50, -196; 64, -196; 80, -188],
        spots![56, -228; 68, -220; 80, -218],
    ] {
        stripes += scene.veil(&motif.taper(&stripe, &[7.0, 7.0, 1.0]), "#c05a2a", 0.85);
    }
    scene.add(scene.clipped(&cut, stripes));
    for side in [-1.0, 1.0] {
        let leg = taper(
            &spots![side * 58.0, -22; side * 72.0, 2; side * 72.0, 34],
            &[36.0, 34.0, 28.0],
        );
        let paw = blob(&knots![
            side * 54.0, 26; side * 52.0, 44; side * 58.0, 56; side * 70.0, 60; side * 84.0, 58; side * 92.0, 46;
            side * 90.0, 28
        ]);
        let leg = paper.cut(&leg.and(&paw).fillet(3.0), 3);
        scene.add(scene.shadow(&leg, (6.0, 9.0), 6.0, PLUM, 0.5));
        let sheet = scene.sheet(&leg, fur).lit(0.3).rim(1.6);
        scene.add(sheet.dark("#b8502e").grain(1.0));
        let sock = paper.put(&paw).within(&leg);
        scene.add(scene.veil(&sock, "#fff0dc", 0.92));
        for x in [66.0, 77.0] {
            let toe = motif.taper(&spots![side * x, 47; side * x, 58], &[2.0, 0.8]);
            scene.add(scene.veil(&toe, "#a8542e", 0.8));
        }
    }
    let face = Face {
        spot: Spot::new(218.0, SHELF + 12.0, 1.02).turned(11.0),
        fur,
        dark: "#8a3a22".into(),
        muzzle: "#fff0dc".into(),
        stripes: Some("#c05a2a".into()),
        eye: "#8fd06a".into(),
        look: (7.0, 6.5),
        pupil: (7.6, 9.4),
        lid: -0.35,
        mouth: Mouth::Small,
        ..Face::default()
    };
    scene.add(face.ink(scene, 45));
}

/// The one who does it, and looks us in the eye.
pub fn culprit(scene: &Scene) {
    let cloud = Puff {
        at: (676.0, SHELF - 20.0),
        width: 214.0,
        height: 132.0,
        turn: 21.0,
        colour: "#fbfcfe",
        dark: "#9fc0e0",
        seed: 47,
    };
    let spot = Spot::new(446.0, SHELF, 1.0);
    let motif = Motif {
        scene,
        spot,
        seed: 81,
    };
    let paper = Paper::new(motif, "#0f0e22");
    let fur = Colour::from("#34335a");
    let body = blob(&knots![
        -38, -250; -72, -206; -98, -150; -116, -92; -120, -40; -106, -8; -66, 2; 0, 1; 60, 2; 96, 2; 103, -9; 92, -22;
        84, -60; 88, -120; 86, -180; 60, -250
    ]);
    let arm = taper(
        &spots![40, -170; 92, -150; 140, -116; 176, -92],
        &[70.0, 56.0, 43.0, 38.0],
    );
    let paw = blob(&knots![
        158, -112; 180, -116; 200, -106; 210, -90; 208, -74; 196, -64; 178, -64; 160, -72
    ]);
    let tail = taper(
        &spots![-92, -16; -128, -6; -146, 30; -138, 92; -146, 150; -128, 196; -98, 200; -88, 178],
        &[30.0, 31.0, 30.0, 28.0, 26.0, 24.0, 20.0, 12.0],
    );
    let whole = body.and(&arm).fillet(22.0).and(&paw).and(&tail);
    let whole = whole.fillet(7.0);
    let cut = paper.cut(&whole, 1);
    scene.add(scene.shadow(&cut, (24.0, 22.0), 14.0, PLUM, 0.45));
    scene.add(cloud.ink(scene, (22.0, 26.0)));
    scene.add(scene.shadow(&paper.put(&paw), (4.0, 6.0), 6.0, "#4f6a9f", 0.6));
    let sheet = scene.sheet(&cut, fur).lit(0.22).lit_colour("#c9b4e6");
    let sheet = sheet
        .shade(0.6)
        .rim(2.2)
        .rim_colour("#f4cfe0")
        .dark("#15142c");
    scene.add(sheet.seed(9));
    // The morning on its back and shoulder.
    let sheen = all([
        motif.taper(
            &spots![-44, -232; -84, -168; -106, -96; -108, -40],
            &[14.0, 34.0, 40.0, 20.0],
        ),
        motif.taper(&spots![84, -160; 120, -138; 150, -112], &[10.0, 18.0, 8.0]),
        motif.taper(&spots![-60, -96; -34, -88; -22, -60], &[8.0, 16.0, 8.0]),
        motif.taper(&spots![-148, 40; -142, 90; -150, 140], &[6.0, 10.0, 6.0]),
    ]);
    let sheen = scene.smudge(&sheen, 0.5, 11.0, "#8f86c4", Spray::new(13, 0.6));
    scene.add(scene.clipped(&cut, sheen));
    // White: a bib and three socks.
    let bib = blob(&knots![
        -14, -250; 18, -244; 52, -250; 64, -214; 62, -170; 50, -132; 34, -108, corner; 24, -118; 18, -132, corner;
        8, -140; 2, -160, corner; -8, -190
    ]);
    let toes = blob(&knots![
        176, -118; 200, -108; 212, -90; 209, -73; 196, -63; 176, -63; 166, -76, corner; 176, -84; 168, -98, corner
    ]);
    let hind = blob(&knots![-34, 4; -40, -14; -22, -27; 8, -28; 30, -18; 34, 4]);
    let fore = blob(
        &knots![58, 4; 52, -22, corner; 64, -30; 74, -24; 86, -34, corner; 94, -20; 104, -9; 98, 4],
    );
    for (i, shape) in (0..).zip([bib, toes, hind, fore]) {
        let shape = paper.put(&shape).within(&cut);
        let shape = handcut(&shape, 0.5, 14.0, i);
        let sheet = scene.sheet(&shape, "#f6f1f4").lit(0.2).shade(0.45).rim(1.2);
        scene.add(sheet.dark("#a79ac4").grain(1.0));
    }
    let mut lines = Ink::none();
    for (line, widths) in [
        (
            &spots![-8, -30; -12, -70; -38, -104; -76, -106][..],
            [0.6, 3.0, 3.0, 0.6],
        ),
        (
            &spots![46, -30; 40, -70; 36, -96; 40, -118],
            [0.6, 2.6, 2.6, 0.6],
        ),
    ] {
        lines += scene.veil(&motif.taper(line, &widths), "#0f0e24", 0.9);
        let lit = motif
            .taper(line, &widths.map(|w| w * 0.5))
            .moved(-2.0, -2.0);
        lines += scene.veil(&lit, "#7a74b0", 0.7);
    }
    for toe in [
        spots![196, -84; 208, -84],
        spots![194, -73; 204, -72],
        spots![-4, -2; -4, -14],
        spots![14, -2; 13, -13],
        spots![76, 0; 76, -10],
        spots![88, 0; 87, -9],
    ] {
        lines += scene.veil(&motif.taper(&toe, &[2.0, 1.0]), "#5a4f86", 0.85);
    }
    scene.add(scene.clipped(&cut, lines));
    // A collar with a bell: yellow, like the umbrella.
    let collar = motif.taper(&spots![-44, -246; 6, -226; 62, -248], &[13.0, 15.0, 13.0]);
    let collar = handcut(&collar, 0.4, 14.0, 3);
    scene.add(scene.shadow(&collar, (0.0, 4.0), 4.0, "#2a1a44", 0.5));
    scene.add(scene.sheet(&collar, "#e8607a").dark("#9a2a54").rim(1.2));
    let face = Face {
        spot: Spot::new(458.0, SHELF - 292.0, 1.2).turned(-7.0),
        fur: fur.lighter(0.015),
        dark: "#100f24".into(),
        muzzle: "#f6f1f4".into(),
        blaze: true,
        rim: "#f4cfe0".into(),
        eye: SUNNY.into(),
        look: (0.0, 3.0),
        pupil: (5.4, 8.6),
        lid: 0.42,
        mouth: Mouth::Smug,
        ..Face::default()
    };
    scene.add(face.ink(scene, 46));
    let bell = motif.put(&blob(&knots![
        6, -224; -6, -216; -9, -204; 0, -195; 8, -194; 18, -198; 21, -208; 16, -219
    ]));
    scene.add(scene.shadow(&bell, (1.0, 4.0), 3.0, "#3a2a5e", 0.6));
    scene.add(
        scene
            .sheet(&bell, SUNNY)
            .lit(0.4)
            .dark("#c9701e")
            .grain(1.05),
    );
    let slit = motif.taper(&spots![-2, -204; 6, -201; 15, -205], &[1.0, 2.4, 1.0]);
    scene.add(scene.fill(&slit, "#7a3a20"));
}

// Faces.
