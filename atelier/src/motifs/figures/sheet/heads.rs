//! A sheet of heads and hands.

use super::{finish, head, paper};
use crate::motifs::figures::{
    Age, Beard, Eyes, Gesture, Hair, Hand, Head, Mouth, Neck, Skin, View,
};
use crate::scene::Scene;

/// Heads and hands.
///
/// Three rows of heads: bun, short, bob; fringe with a beard, an old bun, a curly child; a child's bob, short with closed eyes, long
/// with lowered eyes. Two rows of hands: open, relaxed, pointing; holding, cupped, perch. Below, the same heads 60 high.
pub fn heads() -> Scene {
    let scene = paper((700.0, -100.0), "#d5dccb", "#a9b8ac");
    let heads = all_heads();
    for (i, (head, flip)) in heads.iter().take(9).enumerate() {
        let (x, y) = (
            136.0 + 264.0 * (i % 3) as f64,
            136.0 + 236.0 * (i / 3) as f64,
        );
        let back = match (head.view, flip) {
            (View::Front, _) => 0.0,
            (_, true) => -12.0,
            (_, false) => 12.0,
        };
        let neck = Neck {
            to: (x - back, y + 108.0),
            width: 62.0,
        };
        let spot = Head::spot((x, y), 86.0).flipped(*flip);
        let drawn = head.drawn(&scene, spot, Some(neck), i as i64 + 3);
        scene.add(drawn.ink());
    }
    let hands = [
        (Gesture::Open, Skin::Porcelain),
        (Gesture::Relaxed, Skin::Sand),
        (Gesture::Pointing, Skin::Honey),
        (Gesture::Holding, Skin::Umber),
        (Gesture::Cupped, Skin::Ebony),
        (Gesture::Perch, Skin::Porcelain),
    ];
    for (i, (gesture, skin)) in hands.into_iter().enumerate() {
        let hand = Hand {
            at: (
                50.0 + 262.0 * (i % 3) as f64,
                838.0 + 140.0 * (i / 3) as f64,
            ),
            length: 160.0,
            direction: -10.0,
            gesture,
            skin,
            ..Hand::default()
        };
        scene.add(hand.drawn(&scene, i as i64 + 2).ink);
    }
    for (i, (head, flip)) in heads.iter().enumerate() {
        let x = 52.0 + 77.0 * i as f64;
        let neck = Neck {
            to: (x, 1152.0),
            width: 23.0,
        };
        let spot = Head::spot((x, 1112.0), 30.0).flipped(*flip);
        let drawn = head.drawn(&scene, spot, Some(neck), i as i64 + 3);
        scene.add(drawn.ink());
    }
    finish(&scene, 0.25, "#20302a");
    scene
}

/// Heads, and whether they look to the left.
fn all_heads() -> [(Head, bool); 10] {
    let look = |view: View, hair: Hair, colour: &str, skin: Skin| Head {
        view,
        skin,
        ..head(hair, colour)
    };
    let (front, turned, side) = (View::Front, View::ThreeQuarter, View::Profile);
    [
        (look(front, Hair::Bun, "#33232a", Skin::Honey), false),
        (
            Head {
                mouth: Mouth::Smile,
                jaw: 0.6,
                ..look(turned, Hair::Short, "#221a1e", Skin::Ebony)
            },
            false,
        ),
        (look(side, Hair::Bob, "#8a4a2a", Skin::Porcelain), false),
        (
            Head {
                age: Age::Old,
                beard: Beard::Full,
                glasses: Some("#5a3a2a".into()),
                ..look(front, Hair::Fringe, "#e8e0d4", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                age: Age::Old,
                eyes: Eyes::Closed,
                mouth: Mouth::Smile,
                ..look(turned, Hair::Bun, "#d9d2c8", Skin::Umber)
            },
            false,
        ),
        (
            Head {
                age: Age::Child,
                ..look(side, Hair::Curly, "#2a1c22", Skin::Umber)
            },
            false,
        ),
        (
            Head {
                age: Age::Child,
                gaze: (0.5, -0.4),
                ..look(turned, Hair::Bob, "#1f1a28", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                eyes: Eyes::Closed,
                jaw: 1.0,
                ..look(side, Hair::Short, "#5a4030", Skin::Sand)
            },
            false,
        ),
        (
            Head {
                eyes: Eyes::Down,
                mouth: Mouth::Sad,
                brow: -0.6,
                ..look(turned, Hair::Long, "#6a3a24", Skin::Porcelain)
            },
            true,
        ),
        (look(View::Back, Hair::Bun, "#5a3424", Skin::Sand), false),
    ]
}
