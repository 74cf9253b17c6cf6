//! The puppet at the end of the chain. Nobody has seen yet what it holds.

use super::thread::taut;
use super::{BONE, INK, hands, limb};
use crate::line::{blob, circle, handcut_finely, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Where its feet are, and how large it is: about 150 high.
fn spot() -> Spot {
    Spot::new(520.0, 1178.0, 0.9)
}

pub(super) fn draw(scene: &Scene) {
    let parts = parts();
    let blades = Spot::new(-46.0, -104.0, 1.2).turned(-14.0);
    let blades = [-17.0, 17.0].map(|turn| {
        blades.put(&taper(&spots![0, 0; 0, -34], &[6.0, 1.0]).turned(turn, (0.0, 0.0)))
    });
    let whole = all(parts.iter().map(|(shape, _)| shape.clone()).chain(blades));
    // Its shadow lies long across the boards.
    let cast = spot()
        .put(&whole)
        .bent(|(x, y)| (x + (1178.0 - y) * -1.9 - 4.0, 1180.0 - (1178.0 - y) * 0.34));
    scene.add(scene.blurred(scene.veil(&cast, "#3a302c", 0.5), 1.0));
    let ends = spots![-46, -96; -16, -30; 6, -152; 50, -120; 30, -44];
    for (from, to) in hands::lowest().into_iter().zip(ends) {
        scene.add(taut(scene, from, spot().point(to), 1.7, 0.6));
    }
    for (i, (shape, colour)) in parts.iter().enumerate() {
        let cut = handcut_finely(&spot().put(shape), 0.35, 10.0, i as i64, 0.1);
        scene.add(scene.shadow(&cut, (-1.0, 2.0), 2.4, INK, 0.45));
        let sheet = scene
            .sheet(&cut, *colour)
            .light((620.0, 1040.0))
            .lit(0.25)
            .shade(if *colour == DARK { 0.5 } else { 0.26 })
            .dark(if *colour == DARK { INK } else { "#8d8172" });
        scene.add(sheet.rim(1.2).rim_colour("#fffaf0").grain(1.05));
    }
    scene.add(face(scene));
    scene.add(scissors(scene));
}

const DARK: &str = "#2a272d";

/// From back to front: its limbs are turned wood, its coat is paper.
fn parts() -> Vec<(Shape, &'static str)> {
    let stick = |line: &[At], wide: f64| limb(line, &[wide, wide * 0.8, wide]);
    let mut parts = vec![
        // The far arm hangs from its thread.
        (stick(&spots![16, -92; 26, -98; 37, -97], 10.0), DARK),
        (stick(&spots![38, -97; 44, -106; 49, -117], 7.0), BONE),
        (
            blob(&knots![45, -115; 46, -122; 50, -128; 55, -126; 57, -121; 53, -114]),
            BONE,
        ),
    ];
    for (hip, knee, ankle, toe) in [
        ((8.0, -50.0), (28.0, -44.0), (24.0, -16.0), 1.0),
        ((-6.0, -50.0), (-16.0, -28.0), (-14.0, -6.0), -1.0),
    ] {
        parts.push((
            stick(
                &[hip, ((hip.0 + knee.0) / 2.0, (hip.1 + knee.1) / 2.0), knee],
                9.0,
            ),
            BONE,
        ));
        parts.push((
            stick(
                &[
                    knee,
                    ((knee.0 + ankle.0) / 2.0 + 1.0, (knee.1 + ankle.1) / 2.0),
                    ankle,
                ],
                7.0,
            ),
            BONE,
        ));
        parts.push((circle(knee, 4.6), DARK));
        let (x, y) = ankle;
        parts.push((
            blob(&knots![x - 5.0 * toe, y - 4.0; x + 4.0 * toe, y - 4.0; x + 10.0 * toe, y + 1.0; x + 17.0 * toe, y - 3.0, corner; x + 15.0 * toe, y + 6.0; x + 6.0 * toe, y + 7.0; x - 5.0 * toe, y + 6.0]),
            DARK,
        ));
    }
    parts.push((
        blob(&knots![-13, -100; 0, -104; 15, -100; 18, -84; 17, -66; 24, -46, corner; 12, -50; 4, -42, corner; -5, -50; -15, -43, corner; -17, -64; -16, -84]),
        DARK,
    ));
    let diamonds = all([
        poly(&spots![-1, -98; 5, -89; -1, -80; -7, -89]),
        poly(&spots![0, -79; 6, -70; 0, -61; -6, -70]),
        poly(&spots![11, -88; 16, -80; 11, -71; 6, -80]),
        poly(&spots![-12, -88; -7, -80; -12, -71; -16, -80]),
    ]);
    parts.push((diamonds, BONE));
    // The near arm, with the scissors.
    parts.push((stick(&spots![-12, -92; -26, -86; -38, -84], 10.0), DARK));
    parts.push((stick(&spots![-38, -84; -42, -92; -45, -101], 7.0), BONE));
    parts.push((circle((-38.0, -84.0), 4.8), DARK));
    // A ruff, a head, a pointed cap.
    let ruff = (0..9).map(|i| {
        let k = f64::from(i) / 8.0 * 2.0 - 1.0;
        circle((k * 19.0, -102.0 - 4.0 * k * k), 5.6)
    });
    parts.push((all(ruff), BONE));
    parts.push((
        blob(&knots![-15, -124; -13, -136; -4, -143; 7, -142; 14, -133; 15, -122; 11, -112; 3, -106; -6, -107; -13, -114]),
        "#f6eedd",
    ));
    parts.push((
        blob(&knots![17, -130, corner; 14, -142; 5, -154; -6, -164; -22, -168, corner; -20, -156; -18, -143; -17, -128, corner; -2, -136]),
        DARK,
    ));
    parts.push((circle((-23.0, -168.0), 5.4), BONE));
    parts
}

/// It looks up out of the corner of its eye.
fn face(scene: &Scene) -> Ink {
    let put = |shape: &Shape| spot().put(shape);
    let eyes = circle((-7.4, -125.0), 3.4).and(&circle((6.0, -125.0), 3.4));
    let pupils = circle((-8.8, -126.4), 1.7).and(&circle((4.6, -126.4), 1.7));
    let mouth = taper(&spots![-6, -114.6; -1, -112.4; 6, -115.4], &[0.5, 1.5, 0.6]);
    let brows = taper(&spots![-12, -130; -8, -131.6; -4, -130], &[0.5, 1.3, 0.5]).and(&taper(
        &spots![3, -130.6; 7, -132.2; 11, -130.4],
        &[0.5, 1.3, 0.5],
    ));
    let nose = taper(&spots![-1, -123; -3.4, -118.6; 0, -118], &[0.5, 1.2, 0.5]);
    let jaw = all([
        taper(&spots![-7, -112; -7, -107], &[0.9, 0.9]),
        taper(&spots![6, -112; 6, -107], &[0.9, 0.9]),
    ]);
    scene.fill(&put(&eyes), "#fffdf6")
        + scene.fill(&put(&eyes.minus(&eyes.grown(-0.7))), "#6d6154")
        + scene.fill(&put(&pupils), INK)
        + scene.fill(&put(&all([mouth, brows, nose, jaw])), "#2c2522")
}

/// Half open, around one of its threads.
fn scissors(scene: &Scene) -> Ink {
    let turned = Spot::new(-46.0, -104.0, 0.9).turned(-14.0);
    let blade = |turn: f64| {
        blob(&knots![-2, 3; -3.4, -8; -2, -34, corner; 2, -8; 2.4, 3]).turned(turn, (0.0, 0.0))
    };
    let bow = |x: f64| {
        let outer = crate::line::ellipse((x, 14.0), 6.4, 8.0);
        outer.minus(&crate::line::ellipse((x, 14.0), 3.6, 5.0))
    };
    let mut ink = Ink::none();
    for (turn, x) in [(-17.0, 6.0), (17.0, -6.0)] {
        let half = blade(turn)
            .and(&bow(x))
            .and(&taper(&spots![0, 0; x * 0.6, 8], &[4.0, 3.4]));
        let half = spot().put(&turned.put(&half));
        ink += scene.shadow(&half, (-1.0, 2.0), 2.0, INK, 0.5);
        ink += scene
            .sheet(&half, "#4a454a")
            .light((620.0, 1000.0))
            .lit(0.5)
            .shade(0.4)
            .rim(1.0)
            .rim_colour("#fffdf6")
            .grain(1.05)
            .ink();
    }
    let hand = spot().put(&blob(
        &knots![-51, -97; -51, -104; -46, -107; -40, -103; -40, -97; -45, -94],
    ));
    ink += scene
        .sheet(&hand, BONE)
        .light((620.0, 1040.0))
        .shade(0.4)
        .dark("#8d8172")
        .rim(1.0)
        .grain(1.05)
        .ink();
    ink + scene.fill(&spot().put(&turned.put(&circle((0.0, 0.0), 1.3))), BONE)
}
