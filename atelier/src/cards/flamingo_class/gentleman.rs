//! A gentleman who has seen how it is done, his briefcase, his hat, his shoes, and a chick that needs no lessons.

use super::flamingo::{reflection, ring};
use super::{DEEP, lagoon, man};
use crate::line::{arc, blob, circle, curve, ellipse, handcut, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

pub const SUIT: &str = "#24387c";
/// How far the briefcase has swung out.
const CASE_TURN: f64 = -24.0;

/// Draws him and his.
pub fn draw(scene: &Scene) {
    man::draw(scene);
    hat(scene, (404.0, 546.0));
    shoes(scene, Spot::new(318.0, 1164.0, 1.4));
    chick(scene, Spot::new(574.0, 1140.0, 1.06));
}

/// It has left his head and thinks about where to land.
fn hat(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 1.28).turned(-24.0);
    let cut = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.5, 16.0, seed, 0.15);
    let inside = blob(&knots![-28, 10; 0, 4; 28, 10; 16, 17; 0, 19; -16, 17]);
    let crown = blob(
        &knots![-27, 10, corner; -28, -8; -22, -24; -6, -28; 2, -25; 10, -28; 24, -22; 28, -6; 27, 10, corner; 0, 4],
    );
    let band =
        blob(&knots![-28, 8, corner; -28, -3, corner; 0, -9; 28, -3, corner; 28, 8, corner; 0, 2]);
    let brim =
        blob(&knots![-46, 4; -30, 8; 0, 3; 30, 8; 46, 4; 42, 13; 24, 19; 0, 20; -24, 19; -42, 13]);
    let brim_shape = cut(&brim, 2);
    scene.add(scene.shadow(&brim_shape, (0.0, 8.0), 7.0, DEEP, 0.4));
    scene.add(
        scene
            .sheet(&brim_shape, "#2d4490")
            .lit(0.25)
            .shade(0.5)
            .rim(1.6)
            .ink(),
    );
    scene.add(scene.fill(&cut(&inside, 6).within(&brim_shape), "#131c44"));
    scene.add(
        scene
            .sheet(&cut(&crown, 3), SUIT)
            .lit(0.25)
            .shade(0.5)
            .rim(1.8)
            .ink(),
    );
    scene.add(scene.sheet(&cut(&band, 4), "#f0567c").rim(0.8).ink());
    scene.add(scene.veil(
        &spot.put(&taper(&spots![-8, -26; -2, -18; 2, -25], &[0.5, 2.4, 0.5])),
        "#131c44",
        0.6,
    ));
}

/// It swings out and opens; what was in it takes wing.
pub fn briefcase(scene: &Scene, hand: At) {
    let sheets: [(At, f64, f64); 5] = [
        ((-14.0, -92.0), -24.0, 0.9),
        ((34.0, -128.0), 18.0, 0.82),
        ((-22.0, -164.0), -40.0, 0.7),
        ((38.0, -204.0), 34.0, 0.62),
        ((96.0, -190.0), 12.0, 0.7),
    ];
    for (i, ((dx, dy), turn, size)) in sheets.into_iter().enumerate() {
        let leaf = blob(
            &knots![-19, -24, corner; 0, -29; 17, -24, corner; 22, 0; 19, 25, corner; 2, 20; -17, 26, corner; -15, 0],
        );
        let spot = Spot::new(hand.0 + dx, hand.1 + dy, size).turned(turn);
        let shape = handcut_finely(&spot.put(&leaf), 0.4, 14.0, i as i64, 0.15);
        scene.add(scene.shadow(&shape, (3.0, 6.0), 5.0, DEEP, 0.35));
        scene.add(
            scene
                .sheet(&shape, "#fffaf0")
                .lit(0.2)
                .shade(0.4)
                .dark("#c9c2b8")
                .rim(1.2)
                .ink(),
        );
        for k in 0..4 {
            let y = -14.0 + f64::from(k) * 9.0;
            let line = spot.put(&taper(
                &[(-11.0, y), (2.0, y - 2.0), (13.0, y)],
                &[1.2, 1.6, 1.2],
            ));
            scene.add(scene.veil(&line, "#8a94b8", 0.55));
        }
    }
    let spot = Spot::new(hand.0, hand.1, 1.2).turned(CASE_TURN);
    let case = blob(&knots![-46, 16, corner; 0, 13; 46, 16, corner; 49, 44; 47, 74, corner; 0, 77; -47, 74, corner; -49, 44]).softened(5.0);
    let handle = taper(
        &arc((0.0, 16.0), 19.0, 17.0, 180.0, 360.0, 9),
        &[5.0, 6.0, 5.0],
    );
    let lock = blob(&knots![-7, 40, corner; 7, 40, corner; 7, 54; 0, 57; -7, 54]);
    let cut = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.4, 14.0, seed, 0.15);
    // The flap hangs open; one sees the lining.
    let mouth = blob(
        &knots![-44, 18, corner; 0, 14; 46, 17, corner; 62, 4; 66, -8, corner; 20, 2; -30, 4, corner],
    );
    let flap = blob(
        &knots![-40, 10, corner; -18, -2; 30, -10; 70, -14, corner; 80, 0; 70, 10; 48, 15, corner; 0, 11],
    );
    let whole = cut(&case, 2);
    scene.add(scene.shadow(&whole, (2.0, 8.0), 7.0, DEEP, 0.4));
    scene.add(
        scene
            .sheet(&cut(&flap, 7), "#8f4522")
            .shade(0.5)
            .rim(1.4)
            .ink(),
    );
    scene.add(scene.fill(&cut(&mouth, 8), "#4a1f1a"));
    scene.add(scene.sheet(&cut(&handle, 1), "#5a2a1c").rim(1.0).ink());
    scene.add(
        scene
            .sheet(&whole, "#b8602e")
            .lit(0.3)
            .shade(0.6)
            .rim(1.8)
            .ink(),
    );
    let edge = curve(&spot.points(spots![-43, 24; -20, 22; 0, 21; 22, 22; 43, 24]));
    scene.add(scene.stitched(&edge, "#f4d8a0", 1.1, 0.8, Some("3 3")));
    let foot = curve(&spot.points(spots![-42, 69; 0, 71; 42, 69]));
    scene.add(scene.stitched(&foot, "#f4d8a0", 1.1, 0.8, Some("3 3")));
    scene.add(scene.sheet(&cut(&lock, 4), "#f0cf72").rim(0.8).ink());
}

/// His shoes, side by side on a leaf, the socks in them.
fn shoes(scene: &Scene, spot: Spot) {
    scene.add(lagoon::pad(
        scene,
        Spot {
            size: spot.size * 1.1,
            ..spot
        },
        71,
    ));
    for (dx, dy, seed) in [(-16.0, -3.0, 1_i64), (10.0, 1.0, 2)] {
        let put =
            |shape: &Shape| handcut_finely(&spot.put(&shape.moved(dx, dy)), 0.3, 10.0, seed, 0.15);
        let sock = blob(
            &knots![2, -10, corner; 1, -22; -3, -30; 6, -34; 15, -29; 20, -32, corner; 22, -20; 17, -10, corner],
        );
        let shoe = blob(
            &knots![-20, -2; -14, -8; -3, -10; 2, -14, corner; 10, -12; 17, -15, corner; 19, -6; 18, 3, corner; -4, 3; -18, 3],
        );
        scene.add(
            scene
                .sheet(&put(&sock), "#f0567c")
                .shade(0.4)
                .rim(0.8)
                .ink(),
        );
        let shoe = put(&shoe);
        scene.add(scene.shadow(&shoe, (1.0, 3.0), 3.0, "#0c2a20", 0.5));
        scene.add(
            scene
                .sheet(&shoe, "#2a2038")
                .lit(0.4)
                .shade(0.5)
                .rim(1.2)
                .ink(),
        );
    }
}

/// A grey ball of down: one leg, no effort, and a look upwards.
fn chick(scene: &Scene, spot: Spot) {
    let leg = all([
        taper(&spots![2, -24; 3, -12; 1, -1], &[4.0, 3.4, 3.0]),
        taper(&spots![6, -24; 13, -15; 4, -11], &[4.0, 3.2, 2.4]),
    ]);
    let body = all([
        blob(
            &knots![-26, -36; -24, -50; -8, -58; 12, -54; 22, -40; 16, -26; 0, -21; -18, -24; -34, -30, corner],
        ),
        taper(
            &spots![-12, -48; -20, -62; -16, -78; -12, -86],
            &[16.0, 12.0, 11.0, 13.0],
        ),
        ellipse((-13.0, -88.0), 11.0, 10.0),
    ]);
    let body = handcut(&spot.put(&body.fillet(4.0)), 2.0, 5.0, 7);
    reflection(
        scene,
        Spot { size: 0.7, ..spot },
        &body,
        "#b9b4b0".into(),
        91,
    );
    scene.add(scene.sheet(&spot.put(&leg), "#c9707a").rim(0.8).ink());
    scene.add(ring(scene, Spot { size: 0.8, ..spot }, 4));
    scene.add(scene.shadow(&body, (0.0, 4.0), 5.0, DEEP, 0.3));
    scene.add(
        scene
            .sheet(&body, "#e0dad2")
            .lit(0.3)
            .shade(0.6)
            .dark("#7a6a7a")
            .rim(1.6)
            .ink(),
    );
    let wing = blob(&knots![4, -50; 14, -42; 8, -32; -6, -32; -2, -42]);
    scene.add(
        scene
            .sheet(&handcut(&spot.put(&wing), 1.2, 5.0, 8), "#bdb4b2")
            .dark("#6a5a6a")
            .rim(1.0)
            .ink(),
    );
    let bill = blob(
        &knots![-20, -95, corner; -30, -98; -36, -92; -34, -86, corner; -28, -89; -21, -86, corner],
    );
    scene.add(scene.sheet(&spot.put(&bill), "#5a4a58").rim(0.8).ink());
    scene.add(scene.fill(&spot.put(&circle((-16.0, -91.0), 2.6)), "#2a1630"));
    scene.add(scene.fill(&spot.put(&circle((-16.8, -92.0), 0.9)), "#ffffff"));
}
