//! The child, who leans against the last door with both hands.

use super::door::Door;
use super::{DEEP, eye};
use crate::line::ellipse;
use crate::motifs::figures::{
    Build, Figure, Garment, Gesture, Hair, Head, Mouth, Pose, Shoes, Skin, View,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

/// Where its hands are on the door: so far to the right, so high, in metres.
const HANDS: At = (-0.06, 0.98);
const HEIGHT: f64 = 198.0;
const WRIST: At = (31.0, -80.0);

fn figure(doors: &[Door]) -> Figure {
    let last = &doors[doors.len() - 1];
    let (x, y) = eye::seen(last.place(HANDS.0, HANDS.1, 0.04));
    // The pose is that of a grown person, and is made smaller for a child.
    let (dx, dy) =
        Spot::new(0.0, 0.0, HEIGHT / 100.0).point((WRIST.0 * 0.96 + 2.0, WRIST.1 * 0.83));
    Figure {
        at: (x - dx, y - dy),
        height: HEIGHT,
        view: View::Profile,
        build: Build::Child,
        pose: Pose {
            hip: (-9.0, -43.0),
            neck: (4.4, -69.6),
            head: (9.4, -76.4),
            knees: [(-13.0, -22.0), (4.6, -25.6)],
            feet: [(-31.0, -4.0), (-5.0, -2.0)],
            elbows: [(18.4, -75.0), (16.6, -68.0)],
            hands: [(WRIST.0 + 1.6, WRIST.1 - 6.0), WRIST],
            toes: [30.0, 4.0],
            nod: 2.0,
            ..Pose::ATTENTION
        },
        hands: [Gesture::Flat, Gesture::Flat],
        fingers: [Some(-72.0), Some(-78.0)],
        garment: Garment::Trousers,
        skin: Skin::Umber,
        top: "#f4e4bc".into(),
        low: "#4a5f8c".into(),
        trim: "#fff6e0".into(),
        shoes: Shoes::Boots,
        shoe_colour: "#33264a".into(),
        head: Head {
            hair: Hair::Braid,
            hair_colour: "#1f1628".into(),
            gaze: (0.6, -0.7),
            brow: -0.8,
            mouth: Mouth::Sad,
            ..Head::default()
        },
        ..Figure::default()
    }
}

/// Its long shadow.
pub fn shadow(scene: &Scene, doors: &[Door]) {
    let figure = figure(doors);
    let outline = figure.outline(5);
    let foot = figure.at.1;
    let size = eye::metre(eye::ground(figure.at));
    let cast = outline.bent(|(x, y)| {
        let (gx, gy) = eye::ground((x, foot));
        eye::shadow((gx, gy, (foot - y).max(0.0) / (size * 1.15)))
    });
    let ink = scene.veil(&cast, "#2a1d52", 0.62);
    scene.add(scene.multiplied(scene.blurred(ink, 0.9)));
}

pub fn ink(scene: &Scene, doors: &[Door]) {
    let figure = figure(doors);
    let spot = figure.spot();
    for (x, y) in [(-28.0, -1.0), (-3.0, 0.0)] {
        let below = spot.put(&ellipse((x, y), 9.0, 2.4));
        scene.add(scene.veil(&below, DEEP, 0.5));
    }
    let drawn = figure.drawn(scene, 41);
    scene.add(scene.shadow(&drawn.outline, (5.0, 4.0), 6.0, DEEP, 0.5));
    scene.add(drawn.ink());
}
