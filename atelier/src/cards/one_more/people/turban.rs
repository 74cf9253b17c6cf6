//! A turban, wound: layer over layer, each with its fold, meeting above the brow.

use crate::colour::mix;
use crate::knots;
use crate::line::{blob, curve, handcut, poly, taper};
use crate::motifs::people::Landmarks;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

const CLOTH: &str = "#b8435c";

fn on_head(landmarks: &Landmarks) -> Spot {
    let (x, y) = landmarks.head;
    let [l, r] = landmarks.eyes;
    let tip = (l.1 - r.1).atan2(l.0 - r.0).to_degrees();
    Spot::new(x, y, landmarks.head_height / 2.0).turned(tip)
}

/// In half heads around the middle of the head.
pub fn draw(scene: &Scene, landmarks: &Landmarks) {
    let spot = on_head(landmarks);
    let crown = blob(&knots![
        -0.80, 0.16; -0.98, -0.10; -1.10, -0.52; -1.04, -0.98; -0.74, -1.36; -0.28, -1.56; 0.16, -1.58; 0.66, -1.40; 1.00, -1.04;
        1.10, -0.56; 0.98, -0.12; 0.80, 0.24; 0.66, -0.02; 0.60, -0.30; 0.34, -0.52; 0.06, -0.70; -0.24, -0.54; -0.56, -0.36; -0.74, -0.10
    ]);
    let put = |shape: &Shape| spot.put(shape);
    let crown = crown.stretched(0.88, 0.98, (0.03, 0.0));
    let whole = handcut(&put(&crown), 0.7, 22.0, 6);
    scene.add(scene.fill(&whole, mix(CLOTH, "#5a1c3c", 0.25)));
    // The cap of cloth on top, then layers down to the brow, left and right by turns.
    let layers: [(f64, &[At]); 9] = [
        (
            1.0,
            &[(-1.3, -0.95), (-0.5, -1.34), (0.2, -1.30), (1.3, -1.02)],
        ),
        (
            -1.0,
            &[
                (-1.3, -0.80),
                (-0.7, -1.08),
                (0.0, -1.22),
                (0.6, -1.34),
                (1.3, -1.5),
            ],
        ),
        (
            1.0,
            &[
                (-1.3, -1.45),
                (-0.5, -1.22),
                (0.0, -1.12),
                (0.6, -0.98),
                (1.3, -0.72),
            ],
        ),
        (
            -1.0,
            &[
                (-1.3, -0.56),
                (-0.7, -0.84),
                (0.0, -1.04),
                (0.7, -1.26),
                (1.3, -1.4),
            ],
        ),
        (
            1.0,
            &[
                (-1.3, -1.3),
                (-0.6, -1.08),
                (0.0, -0.94),
                (0.6, -0.76),
                (1.3, -0.44),
            ],
        ),
        (
            -1.0,
            &[
                (-1.3, -0.32),
                (-0.7, -0.62),
                (0.0, -0.88),
                (0.7, -1.14),
                (1.3, -1.3),
            ],
        ),
        (
            1.0,
            &[
                (-1.3, -1.2),
                (-0.6, -0.98),
                (0.02, -0.80),
                (0.6, -0.56),
                (1.3, -0.16),
            ],
        ),
        (
            -1.0,
            &[
                (-1.3, -0.06),
                (-0.75, -0.38),
                (-0.3, -0.62),
                (0.08, -0.74),
                (0.5, -1.0),
            ],
        ),
        (
            1.0,
            &[
                (-0.4, -0.95),
                (0.0, -0.70),
                (0.4, -0.54),
                (0.75, -0.32),
                (1.3, 0.14),
            ],
        ),
    ];
    for (i, (side, edge)) in (0..).zip(layers) {
        // A layer begins at the middle of the brow and goes around its own side.
        let mut ring: Vec<At> = curve(edge)
            .into_iter()
            .filter(|&(x, _)| i == 0 || x * side > -0.14)
            .collect();
        if i == 0 {
            ring.extend([(1.5, 0.6), (-1.5, 0.6)]);
        } else if side > 0.0 {
            ring.extend([(1.5, 0.6), (-0.05, 0.6)]);
        } else {
            ring.insert(0, (-1.5, 0.6));
            ring.push((0.05, 0.6));
        }
        let layer = put(&poly(&ring)).within(&whole);
        let tone = if i % 2 == 0 {
            mix(CLOTH, "#f0809a", 0.14)
        } else {
            CLOTH.into()
        };
        let above = layer.moved(0.0, -6.0).within(&whole).minus(&layer);
        scene.add(scene.clipped(
            &whole,
            scene.blurred(scene.veil(&above, "#4a1230", 0.55), 2.5),
        ));
        scene.add(scene.fill(&layer, tone));
        scene.add(scene.veil(&layer.minus(&layer.moved(0.0, 3.0)), "#f7a3b0", 0.7));
        let fold: Vec<At> = edge.iter().map(|&(x, y)| (x, y + 0.11)).collect();
        let pleat = put(&taper(&fold, &[0.015, 0.03, 0.02])).within(&layer);
        scene.add(scene.veil(&pleat, "#7d2444", 0.5));
    }
    let dark = whole.minus(&whole.moved(-16.0, -6.0));
    scene.add(scene.clipped(
        &whole,
        scene.blurred(scene.veil(&dark, "#4a1230", 0.6), 7.0),
    ));
    let light = whole.minus(&whole.moved(5.0, 7.0));
    scene.add(scene.clipped(
        &whole,
        scene.blurred(scene.veil(&light, "#ffd0c8", 0.6), 4.0),
    ));
    scene.add(scene.veil(&whole.minus(&whole.grown(-1.4)), "#5a1634", 0.6));
}
