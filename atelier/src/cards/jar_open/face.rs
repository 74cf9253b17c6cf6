//! Her laugh: lips, teeth and cheeks.

use crate::colour::mix;
use crate::knots;
use crate::line::{Stroke, blob, taper};
use crate::motifs::people::{CutPerson, Kind, Tone};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::heroine::FLESH;
use super::view::tapered;

/// Smaller sparks in her eyes.
pub fn calmer_eyes(cut: &mut CutPerson) {
    let heads = cut.parts.iter_mut().filter(|part| part.kind == Kind::Head);
    for mark in heads.flat_map(|part| &mut part.marks) {
        if mark.tone == Tone::Own("#fffaf0".into()) {
            let middle = mark.shape.bounds().middle();
            mark.shape = mark.shape.stretched(0.55, 0.55, middle).moved(-0.6, -1.0);
        }
    }
}

/// Without the mouth that everybody has.
pub fn without_mouth(cut: &mut CutPerson) {
    let (x, y) = cut.landmarks.mouth;
    let heads = cut.parts.iter_mut().filter(|part| part.kind == Kind::Head);
    for part in heads {
        part.marks.retain(|mark| {
            let middle = mark.shape.bounds().middle();
            let there = (middle.0 - x).abs() < 60.0 && middle.1 > y - 20.0 && middle.1 < y + 34.0;
            !(there && matches!(mark.tone, Tone::Own(_) | Tone::Line))
        });
    }
}

pub fn draw(scene: &Scene, cut: &CutPerson) {
    let head = cut.of(Kind::Head).bent(tapered).grown(-2.0);
    planes(scene, cut, &head);
    let (x, y) = tapered(cut.landmarks.mouth);
    nose(scene, &Spot::new(x - 1.0, y - 15.0, 1.0));
    mouth(scene, &Spot::new(x, y + 9.0, 0.96).turned(-1.0));
}

/// The wings of her nose, and the nostrils.
fn nose(scene: &Scene, spot: &Spot) {
    let line = mix(FLESH.shade, "#2a0f16", 0.45);
    let tip = spot.put(&blob(&knots![-9, -13; 2, -17; 9, -11; 4, -5; -6, -6]));
    scene.add(scene.blurred(scene.veil(&tip, "#d89a74", 0.6), 2.4));
    for side in [-1.0, 1.0] {
        let wing = [
            (side * 17.0, -13.0),
            (side * 22.0, -5.0),
            (side * 18.0, 1.5),
            (side * 12.0, 1.0),
        ];
        let wing = spot.put(&Stroke::new(&wing, &[0.6, 2.8, 3.0, 1.0]).shape());
        scene.add(scene.veil(&wing, line, 0.8));
        let hole = [(side * 4.0, 1.5), (side * 8.0, -0.8), (side * 12.0, 1.4)];
        let hole = spot.put(&Stroke::new(&hole, &[1.4, 3.8, 1.4]).shape());
        scene.add(scene.veil(&hole, "#341218", 0.9));
    }
}

/// Light on brow, cheeks, nose and chin.
fn planes(scene: &Scene, cut: &CutPerson, head: &Shape) {
    let [right, left] = cut.landmarks.eyes.map(tapered);
    let mouth = tapered(cut.landmarks.mouth);
    let middle = ((left.0 + right.0) / 2.0, (left.1 + right.1) / 2.0);
    let cheek = |at: At, by: f64| {
        blob(&knots![-22, -2; -8, -13; 14, -9; 22, 4; 8, 13; -14, 11])
            .stretched(by, 1.0, (0.0, 0.0))
            .moved(at.0, at.1)
    };
    let brow = blob(&knots![-40, -30; -10, -38; 26, -34; 34, -26; 4, -26; -32, -20])
        .moved(middle.0, middle.1 - 6.0);
    let bridge = taper(
        &[
            (middle.0 - 2.0, middle.1 - 6.0),
            (middle.0 - 3.0, middle.1 + 22.0),
            (mouth.0 - 3.0, mouth.1 - 27.0),
        ],
        &[7.0, 10.0, 16.0],
    );
    // Below the cheekbones, beside the nose, and its wings.
    for (line, wide, much) in [
        (
            [
                (mouth.0 - 66.0, mouth.1 - 26.0),
                (mouth.0 - 60.0, mouth.1 + 6.0),
                (mouth.0 - 40.0, mouth.1 + 40.0),
            ],
            22.0,
            0.55,
        ),
        (
            [
                (mouth.0 + 66.0, mouth.1 - 30.0),
                (mouth.0 + 62.0, mouth.1 + 6.0),
                (mouth.0 + 40.0, mouth.1 + 42.0),
            ],
            30.0,
            0.8,
        ),
        (
            [
                (middle.0 + 12.0, middle.1 - 2.0),
                (middle.0 + 12.0, middle.1 + 20.0),
                (mouth.0 + 17.0, mouth.1 - 22.0),
            ],
            9.0,
            0.7,
        ),
        (
            [
                (mouth.0 - 16.0, mouth.1 - 12.0),
                (mouth.0 - 1.0, mouth.1 - 8.0),
                (mouth.0 + 16.0, mouth.1 - 13.0),
            ],
            6.0,
            0.9,
        ),
    ] {
        let dark = taper(&line, &[wide * 0.4, wide, wide * 0.5]).within(head);
        let dark = scene.veil(&dark, FLESH.shade, much);
        scene.add(scene.clipped(head, scene.blurred(dark, wide * 0.24)));
    }
    let chin =
        blob(&knots![-16, 0; 0, -5; 15, 0; 8, 8; -9, 8]).moved(mouth.0 - 2.0, mouth.1 + 53.0);
    for (shape, much) in [
        (brow, 0.32),
        (cheek((left.0.min(right.0) - 4.0, left.1 + 30.0), 1.0), 0.5),
        (
            cheek((left.0.max(right.0) + 2.0, left.1 + 32.0), -1.0),
            0.42,
        ),
        (bridge, 0.5),
        (chin, 0.4),
    ] {
        let light = scene.veil(&shape.within(head), "#d08a62", much);
        scene.add(scene.clipped(head, scene.blurred(light, 4.0)));
    }
}

/// A broad smile that has just come open: full lips, and in their shade a soft row of teeth.
fn mouth(scene: &Scene, spot: &Spot) {
    let put = |shape: &Shape| spot.put(shape);
    let lips = put(&blob(
        &knots![-40, -13; -24, -12; -9, -13; 0, -10; 9, -13; 24, -12; 39, -14; 32, 1; 20, 15; 8, 20; -8, 20; -21, 15; -33, 2],
    ));
    let hole = put(&blob(
        &knots![-35, -11, corner; -18, -5; 0, -3; 18, -5; 34, -12, corner; 24, 2; 12, 8; 0, 9; -12, 8; -25, 2],
    ));
    let teeth = put(&blob(
        &knots![-30, -9, corner; -18, -5; 0, -3; 18, -5; 29, -10, corner; 20, -1; 8, 3; -8, 3; -21, 0],
    ))
    .within(&hole);
    let under = put(&taper(
        &[(-22.0, 24.0), (0.0, 29.0), (21.0, 23.0)],
        &[2.0, 9.0, 2.0],
    ));
    scene.add(scene.blurred(scene.veil(&under, FLESH.shade, 0.8), 3.0));
    scene.add(scene.fill(&lips, "#84403a"));
    let lower = lips.minus(&lips.moved(0.0, -9.0)).minus(&hole);
    let lit = scene.veil(&lower, "#b5665a", 0.75);
    scene.add(scene.clipped(&lips, scene.blurred(lit, 1.6)));
    let gleam = put(&taper(
        &[(-13.0, 13.6), (-3.0, 15.6), (5.0, 15.0)],
        &[1.0, 3.4, 1.0],
    ));
    scene.add(scene.blurred(scene.veil(&gleam, "#e0a08c", 0.7), 0.8));
    scene.add(scene.fill(&hole, "#3d141c"));
    scene.add(scene.fill(&teeth, "#dcc3aa"));
    let shaded = teeth.minus(&teeth.moved(0.0, 3.0));
    scene.add(scene.veil(&shaded, "#8c6258", 0.75));
    for side in [-1.0, 1.0] {
        let far =
            put(&blob(&knots![16, -14; 36, -14; 36, 6; 20, 6]).stretched(side, 1.0, (0.0, 0.0)));
        let dark = scene.blurred(scene.veil(&far, "#5a2c2c", 0.7), 3.0);
        scene.add(scene.clipped(&teeth, dark));
    }
    // The corners, drawn up into the cheeks.
    let line = mix(FLESH.shade, "#2a0f16", 0.4);
    for side in [-1.0, 1.0] {
        let corner = Stroke::new(
            &[
                (side * 34.0, -10.0),
                (side * 41.0, -14.0),
                (side * 43.0, -20.0),
            ],
            &[3.4, 2.6, 0.8],
        );
        scene.add(scene.veil(&put(&corner.shape()), line, 0.8));
    }
}
