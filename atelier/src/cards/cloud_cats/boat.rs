//! The paper boat and its captain.

use super::{INK, SUNNY};
use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::{knots, spots};

/// A paper boat and its captain.
pub fn boat(scene: &Scene) {
    let motif = Motif {
        scene,
        spot: Spot::new(520.0, 1150.0, 1.0).turned(-3.0),
        seed: 5,
    };
    let paper = Paper::new(motif, "#5a5a94");
    let peak = poly(&spots![-44, -18; -2, -66; 46, -18]);
    let behind = poly(&spots![-92, -40; -40, -22; 44, -22; 96, -42; 60, 0; -58, 0]);
    let hull = blob(&knots![
        -92, -40, corner; -74, -14; -58, 12, corner; 0, 15; 58, 12, corner; 76, -14; 96, -42, corner; 44, -6; 0, 0;
        -42, -6
    ]);
    scene.add(paper.piece(&behind, "#c3cce4", 1));
    scene.add(paper.shaded(&peak, "#eef0f8", 2, 0.35));
    let fold = poly(&spots![-2, -66; 46, -18; 4, -18]);
    scene.add(paper.stain(&fold, "#aab6d8", 0.75));
    mouse(scene, &motif);
    let cut = paper.cut(&hull, 3);
    scene.add(scene.shadow(&cut, (0.0, -2.0), 4.0, "#2a3a6a", 0.35));
    scene.add(paper.shaded(&hull, "#fbfaf6", 3, 0.4));
    let crease = poly(&spots![0, 0; 58, 12; 96, -42; 44, -6]);
    scene.add(paper.stain(&crease, "#b9c3e0", 0.6));
    let band = taper(&spots![-66, 0; 0, 7; 66, 0], &[5.0, 5.0]);
    scene.add(paper.stain(&band.within(&hull), "#e8607a", 0.9));
    let foam = taper(
        &spots![-66, 13; -30, 16; 0, 17; 34, 16; 68, 13],
        &[1.0, 4.0, 3.0, 4.0, 1.0],
    );
    scene.add(paper.stain(&foam, "#ffffff", 0.9));
}

pub fn mouse(scene: &Scene, boat: &Motif) {
    let motif = Motif {
        spot: Spot::new(482.0, 1136.0, 0.92),
        ..*boat
    };
    let paper = Paper::new(motif, "#2a2448");
    let grey = "#8d87a6";
    let tail = taper(
        &spots![-14, -6; -34, -16; -42, -36; -56, -38],
        &[5.0, 4.0, 3.0, 1.2],
    );
    scene.add(paper.piece(&tail, "#d79aa6", 1));
    // The umbrella stands behind its head, so the face stays free.
    let stick = taper(&spots![25, -16; 22, -80; 18, -138], &[3.4, 3.4, 3.0]);
    scene.add(paper.piece(&stick, "#6a3a48", 2));
    let body = blob(&knots![
        -20, 4; -22, -20; -14, -42; -2, -52; 10, -46; 18, -26; 20, 4
    ]);
    scene.add(paper.piece(&body, grey, 3));
    let coat = blob(&knots![-21, 4; -21, -18; -14, -36; 0, -42; 12, -36; 19, -20; 20, 4]);
    scene.add(paper.piece(&coat, "#3f6fa8", 4));
    for at in [(-14.0, -76.0), (12.0, -80.0)] {
        let ear = blob(&knots![
            at.0 - 12.0, at.1; at.0 - 8.0, at.1 - 11.0; at.0 + 3.0, at.1 - 13.0; at.0 + 12.0, at.1 - 4.0;
            at.0 + 8.0, at.1 + 8.0; at.0 - 4.0, at.1 + 9.0
        ]);
        scene.add(paper.piece(&ear, grey, 5));
        scene.add(paper.stain(&ear.stretched(0.6, 0.6, at), "#eeb3b8", 0.9));
    }
    let head = blob(&knots![
        -17, -58; -16, -70; -4, -78; 8, -76; 18, -68; 32, -60; 36, -56; 30, -50; 14, -44; -4, -44; -14, -48
    ]);
    scene.add(paper.piece(&head, Colour::from(grey).lighter(0.05), 6));
    scene.add(paper.mark(&ellipse((35.0, -57.0), 3.6, 3.0), "#d9566e"));
    scene.add(paper.mark(&ellipse((11.0, -63.0), 3.0, 3.8), INK));
    scene.add(paper.mark(&circle((10.2, -64.6), 1.1), Colour::WHITE));
    let brow = taper(&spots![4, -70; 11, -72; 17, -69], &[0.6, 1.6, 0.6]);
    scene.add(paper.mark(&brow, INK));
    let arm = taper(&spots![2, -30; 14, -22; 24, -26], &[9.0, 8.0, 7.0]);
    scene.add(paper.piece(&arm, "#3565a0", 7));
    scene.add(paper.piece(&ellipse((25.0, -27.0), 5.0, 4.6), grey, 8));
    let dome = blob(&knots![
        -62, -112, corner; -58, -134; -42, -156; -16, -168; 14, -171; 46, -162; 74, -140; 86, -112, corner;
        74, -122; 62, -112, corner; 50, -123; 36, -113, corner; 24, -124; 10, -114, corner; -4, -124; -18, -114, corner;
        -30, -123; -42, -113, corner; -52, -121
    ]);
    let cut = paper.cut(&dome, 9);
    scene.add(scene.shadow(&cut, (2.0, 6.0), 7.0, "#2a3a6a", 0.45));
    let sheet = scene.sheet(&cut, SUNNY).lit(0.4).shade(0.55).rim(1.8);
    scene.add(sheet.dark("#d9772a").grain(1.0));
    for x in [-42.0, -18.0, 10.0, 36.0, 62.0] {
        let rib = spots![14, -170; 14.0 + (x - 14.0) * 0.72, -148; x, -113];
        scene.add(paper.stain(&taper(&rib, &[0.6, 1.8, 1.2]), "#c9701e", 0.65));
    }
    let tip = taper(&spots![14, -168; 14, -182], &[4.0, 1.6]);
    scene.add(paper.mark(&tip, "#6a3a48"));
}

// Weather.
