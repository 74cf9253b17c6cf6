//! Who walks in.

use super::INK;
use crate::colour::mix;
use crate::line::{blob, handcut_finely, poly, taper};
use crate::motifs::things::Lantern;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Somebody small with a lantern and a suitcase, on the way to the door.
pub fn wanderer(scene: &Scene, at: At) {
    let (x, y) = at;
    let shadow = poly(&spots![
        x - 12.0, y - 2.0; x + 12.0, y - 2.0; x + 46.0, y + 150.0; x - 54.0, y + 150.0
    ]);
    let stops = stops![0, "#2a0a1e", 0.75; 0.6, "#2a0a1e", 0.4; 1, "#2a0a1e", 0];
    let fill = scene.linear((0.0, y), (0.0, y + 146.0), &stops);
    scene.add(scene.blurred(scene.fill(&shadow, fill), 4.0));
    let spot = Spot::new(x, y, 1.18);
    let mut seed = 0;
    let mut piece = |shape: Shape, colour: &str| {
        seed += 1;
        let shape = handcut_finely(&spot.put(&shape), 0.35, 9.0, seed, 0.15);
        let sheet = scene.sheet(&shape, colour).light((400.0, 840.0)).lit(0.3);
        let sheet = sheet.shade(0.45).rim(1.2).rim_colour("#fff0c0");
        let sheet = sheet.dark(mix(colour, INK, 0.6)).seed(seed).grain(1.05);
        scene.add(sheet);
    };
    let pair = |shape: Shape| shape.and(&shape.mirrored(0.0));
    let boot = knots![-10.5, 0; -10.5, -7; -6, -9; -2.5, -7; -2.5, 0];
    piece(
        pair(taper(&spots![-6, -22; -6.5, -4], &[7.0, 6.0])),
        "#3a2a3a",
    );
    piece(pair(blob(&boot)), "#2a1a24");
    piece(
        taper(&spots![12, -54; 19, -42; 21, -28], &[8.0, 7.0, 6.0]),
        "#c98a2a",
    );
    piece(poly(&spots![12, -26; 32, -25; 32, -9; 12, -10]), "#6b3b2e");
    piece(
        taper(&spots![17, -26; 19, -30; 25, -30; 27, -25.5], &[1.6; 4]),
        "#3a2028",
    );
    piece(
        taper(&spots![-12, -54; -20, -46; -26, -36], &[8.0, 7.0, 6.0]),
        "#c98a2a",
    );
    let coat = blob(&knots![
        -8, -64; -14, -54; -16, -38; -19, -18, corner; -8, -15; 6, -16; 19, -18, corner; 16, -38; 14, -54; 8, -64
    ]);
    piece(coat, "#e2a234");
    let folds = all([
        taper(&spots![0, -58; 0, -17], &[0.9, 1.2]),
        taper(&spots![-8, -50; -10, -20], &[0.3, 1.0]),
        taper(&spots![8, -50; 11, -20], &[0.3, 1.0]),
    ]);
    scene.add(scene.veil(&spot.put(&folds), "#8a4a26", 0.7));
    let hood = blob(&knots![
        -13, -66; -14, -78; -10, -90; -3, -99; 1, -106, corner; 5, -98; 11, -90; 14, -78; 13, -66; 6, -60; -6, -60
    ]);
    piece(hood, "#e9ad3c");
    let seam = taper(&spots![1, -104; 0, -84; 0, -62], &[0.4, 1.1, 0.5]);
    scene.add(scene.veil(&spot.put(&seam), "#8a4a26", 0.7));
    let lantern = Lantern {
        glass: "#fff0b4".into(),
        frame: "#20121c".into(),
        ..Lantern::new(Spot::new(x - 31.0, y - 44.0, 1.0))
    };
    scene.add(lantern.ink(scene));
    scene.add(scene.glow((x - 31.0, y - 29.0), 70.0, "#ffca6a", 0.85, 0.35));
}
