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

pub fn draw(scene: &Scene, cut: &CutPerson) {
    let head = cut.of(Kind::Head).bent(tapered).grown(-2.0);
    planes(scene, cut, &head);
    let (x, y) = tapered(cut.landmarks.mouth);
    mouth(scene, &Spot::new(x - 1.0, y + 1.0, 1.0).turned(-1.0));
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

/// An open laugh: the upper teeth in their row, the tongue, full lips.
fn mouth(scene: &Scene, spot: &Spot) {
    let put = |shape: &Shape| spot.put(shape);
    let lips = put(&blob(
        &knots![-38, -15; -26, -13; -9, -11; 0, -9; 9, -11; 26, -13; 37, -15; 34, 4; 25, 24; 10, 36; -10, 36; -26, 24; -35, 4],
    ));
    let hole = put(&blob(
        &knots![-34, -12, corner; -20, -6; 0, -2; 20, -6; 33, -12, corner; 29, 6; 20, 20; 8, 27; -9, 27; -21, 20; -30, 6],
    ));
    let teeth = put(&blob(
        &knots![-31, -11, corner; -19, -6; 0, -2; 19, -6; 30, -11, corner; 26, 0; 14, 8; 0, 10; -14, 8; -27, 0],
    ))
    .within(&hole);
    let tongue = put(&blob(
        &knots![-17, 22; -10, 15; 0, 17; 10, 15; 17, 22; 8, 34; -8, 34],
    ))
    .within(&hole);
    scene.add(scene.fill(&lips, "#8e3f3c"));
    let lower = lips.minus(&lips.moved(0.0, -7.0)).minus(&hole);
    scene.add(scene.veil(&lower, "#b9605a", 0.8));
    let gleam = spot.put(&taper(
        &[(-12.0, 31.0), (-2.0, 32.6), (5.0, 32.0)],
        &[1.0, 3.0, 1.0],
    ));
    scene.add(scene.veil(&gleam, "#e8a898", 0.8));
    scene.add(scene.fill(&hole, "#451420"));
    scene.add(scene.fill(&tongue, "#a84a50"));
    let ridge = put(&taper(&[(0.0, 18.0), (0.0, 26.0)], &[2.0, 1.0])).within(&tongue);
    scene.add(scene.veil(&ridge, "#7c3040", 0.7));
    scene.add(scene.fill(&teeth, "#efdcc4"));
    scene.add(scene.veil(&teeth.minus(&teeth.moved(0.0, 3.4)), "#b98a7c", 0.75));
    for (x, top, low) in [
        (0.0, -4.0, 11.0),
        (-8.5, -4.5, 10.0),
        (8.5, -4.5, 10.0),
        (-16.0, -6.5, 8.0),
        (16.0, -6.5, 8.0),
        (-22.5, -8.5, 4.0),
        (22.5, -8.5, 4.0),
    ] {
        let gap = put(&taper(&[(x, top), (x * 0.96, low)], &[1.1, 1.4])).within(&teeth);
        scene.add(scene.veil(&gap, "#a3756a", 0.75));
    }
    // The corners, drawn up into the cheeks.
    let line = mix(FLESH.shade, "#2a0f16", 0.4);
    for side in [-1.0, 1.0] {
        let corner = Stroke::new(
            &[
                (side * 33.0, -10.0),
                (side * 39.0, -16.0),
                (side * 40.0, -22.0),
            ],
            &[3.4, 2.6, 0.8],
        );
        scene.add(scene.veil(&put(&corner.shape()), line, 0.8));
    }
}
