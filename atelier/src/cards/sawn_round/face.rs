//! Her head, in profile, looking straight up: curls, round glasses, a pencil behind the ear, her tongue between her lips.

use crate::knots;
use crate::line::{Knot, blob, circle, ellipse, handcut, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::spots;

use super::{DARK, lit, shaded};

pub const SKIN: &str = "#d39a72";

/// Drawn upright and facing right, then laid down.
fn spot() -> Spot {
    Spot::new(240.0, 962.0, 0.98).turned(-74.0)
}

pub fn draw(scene: &Scene) {
    let spot = spot();
    let put = |knots: &[Knot]| spot.put(&blob(knots));
    let neck = put(
        &knots![-46, -50, corner; -50, 0; -64, 60, corner; 60, 70, corner; 36, 20; 34, -4; 40, -40, corner],
    );
    scene.add(scene.fill(&neck, SKIN));
    shaded(scene, &neck, (14.0, 12.0), "#5a3a68", 0.7, 5.0);
    let outline = put(&knots![
        -30, 0; 10, -2; 34, 8; 58, 6; 74, -4; 78, -18; 71, -30, corner; 80, -36; 79, -44, corner; 81, -50; 74, -60, corner; 92, -64; 101, -72; 96, -84; 84, -100; 77, -112; 80, -122; 78, -142; 62, -172; 10, -190; -50, -180; -74, -120; -60, -50
    ]);
    let outline = handcut(&outline, 0.4, 24.0, 3);
    let tongue = put(&knots![66, -32, corner; 80, -30; 90, -34; 90, -42; 78, -44, corner]);
    scene.add(scene.fill(&tongue, "#d8586a"));
    scene.add(
        scene
            .sheet(&outline, SKIN)
            .lit(0.15)
            .shade(0.2)
            .rim(0.0)
            .ink(),
    );
    // Planes: what looks up is lit; the jaw, the temple and the socket are not.
    let away = put(&knots![
        56, 40, corner; 58, 8; 50, -20; 52, -36; 40, -58; 48, -70; 58, -80; 66, -90; 60, -106; 50, -112; 52, -134; 40, -180, corner; -90, -190; -90, 40
    ]);
    let ink = scene.blurred(scene.veil(&away.within(&outline), "#5f3f70", 0.66), 4.0);
    scene.add(scene.multiplied(scene.clipped(&outline, ink)));
    let cheek = put(&knots![36, -66; 58, -64; 62, -46; 46, -34; 32, -44]);
    let glow = scene.blurred(scene.veil(&cheek, "#f2a070", 0.65), 6.0);
    scene.add(scene.clipped(&outline, glow));
    lit(scene, &outline, (-4.0, 8.0), 0.85);
    features(scene, &spot);
    hair(scene, &spot);
    glasses(scene, &spot);
}

fn features(scene: &Scene, spot: &Spot) {
    let line = |points: &[(f64, f64)], widths: &[f64], much: f64| {
        let mark = spot.put(&taper(points, widths));
        scene.add(scene.veil(&mark, "#4a1f24", much));
    };
    line(&spots![80, -41; 66, -42; 58, -46], &[3.0, 3.0, 1.0], 0.85);
    line(&spots![72, -58; 58, -52; 52, -38], &[1.0, 3.0, 1.0], 0.5);
    line(&spots![76, -64; 84, -68; 88, -64], &[1.0, 3.0, 1.6], 0.7);
    line(
        &spots![76, -122; 64, -128; 48, -122],
        &[3.0, 6.0, 2.0],
        0.55,
    );
    // The eye is wide open.
    let white = spot.put(&blob(
        &knots![72, -92, corner; 70, -104; 60, -106; 52, -98, corner; 60, -90],
    ));
    scene.add(scene.fill(&white, "#fff2dc"));
    scene.add(scene.fill(&spot.put(&ellipse((67.0, -98.0), 5.0, 6.4)), "#33201e"));
    line(
        &spots![74, -92; 71, -105; 60, -108; 50, -99],
        &[1.6, 3.6, 3.6, 1.4],
        1.0,
    );
    line(&spots![44, -92; 36, -96; 30, -94], &[1.8, 1.8, 0.6], 0.6);
    line(&spots![44, -86; 36, -84; 32, -80], &[1.8, 1.8, 0.6], 0.6);
    let ear = spot.put(&blob(
        &knots![-2, -54; -14, -70; -14, -94; 2, -104; 16, -96; 14, -76; 8, -58],
    ));
    scene.add(scene.shadow(&ear, (2.0, 6.0), 4.0, DARK, 0.5));
    scene.add(scene.fill(&ear, "#a8684f"));
    lit(scene, &ear, (-1.0, 5.0), 0.6);
    line(
        &spots![-4, -66; -8, -84; 4, -94; 10, -84],
        &[1.0, 3.6, 3.0, 1.0],
        0.6,
    );
}

/// Grey curls; those towards the light are nearly white.
fn hair(scene: &Scene, spot: &Spot) {
    let mut chance = Chance::of("sawn round curls", 4);
    let mass = blob(&knots![
        70, -146; 76, -168; 54, -204; 0, -224; -60, -214; -104, -170; -112, -110; -92, -56; -58, -22; -30, -30; -22, -60; -22, -100; 0, -118; 24, -118; 44, -140
    ]);
    let lumps = all((0..40).filter_map(|i| {
        let a = f64::from(i) * 2.4;
        let far = 17.0 * f64::from(i).sqrt();
        let at = (-26.0 + a.cos() * far, -124.0 + a.sin() * far);
        mass.contains(at)
            .then(|| circle(at, chance.between(17.0, 25.0)))
    }));
    let whole = spot.put(&mass.and(&lumps.within(&mass.grown(12.0))));
    let whole = handcut(&whole, 1.4, 14.0, 3);
    scene.add(scene.shadow(&whole, (3.0, 6.0), 5.0, DARK, 0.45));
    scene.add(
        scene
            .sheet(&whole, "#8f8a92")
            .lit(0.1)
            .shade(0.4)
            .rim(0.0)
            .ink(),
    );
    shaded(scene, &whole, (4.0, 30.0), "#3a4068", 0.6, 10.0);
    for _ in 0..90 {
        let at = (chance.between(-110.0, 76.0), chance.between(-224.0, -22.0));
        if !mass.grown(-6.0).contains(at) {
            continue;
        }
        let r = chance.between(6.0, 12.0);
        let from = chance.between(0.0, 360.0);
        let curl = crate::line::arc(at, r, r, from, from + 230.0, 8);
        let curl = spot.put(&taper(&curl, &[0.8, 3.2, 0.8])).within(&whole);
        let high = at.0 > 10.0;
        let (colour, much) = if high {
            ("#cfc8cc", 0.4)
        } else {
            ("#3a3c58", 0.5)
        };
        scene.add(scene.veil(&curl, colour, much));
    }
    lit(scene, &whole, (-1.0, 5.0), 0.6);
    let pencil = spot.put(&taper(&spots![-58, -98; 44, -122], &[9.0, 9.0]));
    scene.add(scene.shadow(&pencil, (2.0, 5.0), 3.0, DARK, 0.5));
    scene.add(scene.fill(&pencil, "#e0452c"));
    lit(scene, &pencil, (-1.0, 3.0), 0.7);
    let point = spot.put(&taper(&spots![44, -122; 60, -126], &[8.0, 1.4]));
    scene.add(scene.fill(&point, "#f2cf92"));
}

/// In both lenses there is the cut.
fn glasses(scene: &Scene, spot: &Spot) {
    let temple = spot.put(&taper(
        &spots![68, -102; 30, -100; -2, -98],
        &[4.0, 3.6, 3.0],
    ));
    scene.add(scene.fill(&temple, "#1a1420"));
    let lens = ellipse((78.0, -94.0), 13.0, 24.0).turned(-6.0, (78.0, -94.0));
    let ring = spot.put(&lens.minus(&lens.grown(-3.6)));
    scene.add(scene.veil(&spot.put(&lens), "#cfe8e4", 0.22));
    scene.add(scene.fill(&ring, "#1a1420"));
    let shine = spot.put(&ellipse((82.0, -98.0), 4.0, 12.0));
    scene.add(scene.veil(&shine, "#fff6d2", 0.9));
}
