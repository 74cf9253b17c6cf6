//! A small brown hand holds two fingers of a large pale one, which hangs and lets it.

use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{Fingers, Gesture, Hand, PaperStyle, Side, Thumb};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::{BROWN, CLASP, PALE};

/// Where the large wrist is.
const WRIST: At = (692.0, 290.0);

/// The large hand, at rest: its palm is turned to us.
fn large() -> Part {
    let hand = Hand {
        gesture: Gesture::Of(Fingers {
            fingers: [
                [14.0, 20.0, 12.0, 18.0],
                [10.0, 16.0, 10.0, 10.0],
                [8.0, 10.0, 8.0, -4.0],
                [8.0, 10.0, 8.0, -3.0],
            ],
            thumb: Thumb::At([30.0, 34.0, 14.0, 10.0]),
        }),
        side: Side::Left,
        fingers: v(-0.12, 1.0, 0.1),
        thumb: v(1.0, 0.12, 0.1),
        plump: 1.08,
        arm: 0.36,
        forearm: Some(v(0.02, -1.0, 0.0)),
    };
    hand.part(Skin::Of(PALE.into()).colour(), (-0.5, -0.8), true)
        .put(&Spot::new(WRIST.0, WRIST.1, 250.0))
}

/// The small hand: what is behind the large fingers, and what is before.
fn small() -> [Part; 2] {
    let hand = Hand {
        gesture: Gesture::Wrap,
        side: Side::Left,
        fingers: v(0.95, -0.25, 0.0),
        thumb: v(-0.05, -1.0, 0.2),
        plump: 1.16,
        arm: 0.46,
        forearm: Some(v(-0.62, 0.78, 0.0)),
    };
    let grasp = hand.posed().grasp();
    let size = 160.0;
    let spot = Spot::new(CLASP.0 - grasp.x * size, CLASP.1 - grasp.y * size, size);
    hand.parts_around(Skin::Of(BROWN.into()).colour(), (-0.5, -0.8), grasp.z)
        .map(|part| part.put(&spot))
}

/// What a piece throws on another.
fn cast(scene: &Scene, piece: &Shape, on: &Shape) {
    let fallen = piece.moved(4.0, 8.0).minus(piece).within(on);
    scene.add(scene.clipped(on, scene.blurred(scene.veil(&fallen, "#5a2a2e", 0.4), 3.0)));
}

pub fn draw(scene: &Scene) {
    let large = large();
    let [behind, before] = small();
    scene.add(behind.paint(scene, PaperStyle::default()));
    cast(scene, &large.shape, &behind.shape);
    scene.add(large.paint(scene, PaperStyle::default()));
    cast(scene, &before.shape, &large.shape);
    scene.add(before.paint(scene, PaperStyle::default()));
}
