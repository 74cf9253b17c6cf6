//! Her skirt: tight at the waist, round at the hip, and swung by the turn.

use crate::knots;
use crate::line::{blob, curve, ellipse, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::spots;

use super::LOWER;

const CLOTH: &str = "#b3263e";
const DEEP: &str = "#5a0e2c";
const DOT: &str = "#f3dcb4";

/// Between the front and the back of the skirt, and so far down: both from 0 to 1.
fn on(across: f64, down: f64) -> At {
    let side = |spots: [At; 5]| {
        let line = curve(&spots);
        let at = (down * (line.len() - 1) as f64).round() as usize;
        line[at.min(line.len() - 1)]
    };
    let (front, back) = (
        side([
            (455.0, 852.0),
            (438.0, 900.0),
            (434.0, 940.0),
            (424.0, 988.0),
            (398.0, 1034.0),
        ]),
        side([
            (506.0, 852.0),
            (532.0, 900.0),
            (538.0, 936.0),
            (552.0, 972.0),
            (590.0, 1000.0),
        ]),
    );
    let sag = 4.0 * across * (1.0 - across) * 22.0 * down;
    (
        front.0 + (back.0 - front.0) * across,
        front.1 + (back.1 - front.1) * across + sag,
    )
}

/// The cloth.
pub fn cloth() -> Shape {
    let shape = blob(&knots![
        455, 850, corner; 441, 884; 434, 920; 430, 966; 416, 1006; 396, 1034, corner; 414, 1044; 432, 1036; 452, 1050; 474, 1040;
        498, 1050; 518, 1034; 540, 1038; 558, 1018; 578, 1020; 594, 998, corner; 566, 980; 548, 952; 540, 920; 528, 884; 506, 850, corner; 480, 856
    ]);
    handcut_finely(&shape, 0.6, 12.0, 4, 1.5)
}

pub fn draw(scene: &Scene) {
    let cloth = cloth();
    scene.add(
        scene
            .sheet(&cloth, CLOTH)
            .light(LOWER)
            .lit(0.1)
            .shade(0.42)
            .rim(0.0)
            .dark(DEEP)
            .ink(),
    );
    // Folds that open towards the hem.
    for (across, wide) in [
        (0.16, 9.0),
        (0.36, 13.0),
        (0.58, 14.0),
        (0.78, 15.0),
        (0.93, 9.0),
    ] {
        let line: Vec<At> = (3..=10).map(|i| on(across, f64::from(i) / 10.0)).collect();
        let valley = taper(&line, &[0.5, wide * 0.3, wide * 0.7, wide]).within(&cloth);
        scene.add(scene.veil(&valley, DEEP, 0.42));
        let crest = valley.moved(-wide * 0.7, 0.0).within(&cloth);
        scene.add(scene.veil(&crest, "#ef6a66", 0.16));
    }
    let mut dots = Vec::new();
    for row in 0..10 {
        let down = 0.1 + f64::from(row) * 0.095;
        let count = 4 + row / 2;
        for i in 0..=count {
            let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
            let across = (f64::from(i) + shift) / f64::from(count);
            let squeeze = 1.0 - 0.5 * (across * 2.0 - 1.0).abs().powi(3);
            dots.push(ellipse(on(across, down), 3.6 * squeeze, 3.6));
        }
    }
    scene.add(scene.veil(&all(dots).within(&cloth), DOT, 0.95));
    let hem = cloth
        .minus(&cloth.moved(1.0, -5.0))
        .within(&crate::line::rect(380.0, 985.0, 620.0, 1070.0));
    scene.add(scene.veil(&hem, DEEP, 0.5));
    // A sash.
    let sash = taper(
        &curve(&spots![453, 850; 480, 857; 508, 849]),
        &[13.0, 14.0, 13.0],
    );
    let tail = blob(
        &knots![502, 848, corner; 524, 862; 548, 862; 566, 880, corner; 552, 884, corner; 550, 894, corner; 530, 878; 506, 868],
    );
    let sash = handcut_finely(&sash.and(&tail), 0.5, 9.0, 2, 1.5);
    scene.add(scene.shadow(&sash, (2.0, 4.0), 3.0, DEEP, 0.5));
    scene.add(
        scene
            .sheet(&sash, "#1f6a68")
            .light(LOWER)
            .lit(0.2)
            .shade(0.4)
            .rim(0.0)
            .ink(),
    );
}
