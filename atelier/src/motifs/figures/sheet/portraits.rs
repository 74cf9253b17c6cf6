//! A sheet of close-ups.

use super::{finish, head, paper};
use crate::colour::Colour;
use crate::motifs::figures::{Age, Hair, Head, Mouth, Neck, Skin, View};
use crate::scene::Scene;

/// Four heads half as wide as the card, for close-ups: front, three-quarter, profile, and a child.
pub fn portraits() -> Scene {
    let scene = paper((700.0, 100.0), "#d8c8b0", "#a88a7c");
    let look = |view: View, skin: Skin, hair: Hair, colour: &str| Head {
        view,
        skin,
        ..head(hair, colour)
    };
    let heads = [
        (
            (206.0, 260.0),
            look(View::Front, Skin::Umber, Hair::Short, "#241a1e"),
        ),
        (
            (600.0, 250.0),
            Head {
                gaze: (0.4, 0.0),
                mouth: Mouth::Smile,
                iris: Colour::from("#2e4a3a"),
                ..look(View::ThreeQuarter, Skin::Porcelain, Hair::Long, "#8a4424")
            },
        ),
        (
            (206.0, 830.0),
            look(View::Profile, Skin::Honey, Hair::Bun, "#2a2030"),
        ),
        (
            (596.0, 880.0),
            Head {
                age: Age::Child,
                gaze: (0.3, -0.6),
                ..look(View::ThreeQuarter, Skin::Ebony, Hair::Curly, "#1c1418")
            },
        ),
    ];
    for ((x, y), head) in heads {
        let neck = Neck {
            to: (x - 6.0, y + 240.0),
            width: 132.0,
        };
        let drawn = head.drawn(&scene, Head::spot((x, y), 178.0), Some(neck), 3);
        scene.add(drawn.ink());
    }
    finish(&scene, 0.3, "#2a2030");
    scene
}
