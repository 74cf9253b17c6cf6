//! A sheet of bodies.

use super::{finish, head, paper};
use crate::line::ellipse;
use crate::motifs::figures::{
    Age, Beard, Build, Eyes, Figure, Garment, Gesture, Hair, Hat, Head, Mouth, Pose, Skin, View,
};
use crate::scene::Scene;

/// Bodies, five in a row, from the left.
///
/// 1. A coat from the front; walking in trousers; a dress in profile, waiting; a coat from behind; a stout captain.
/// 2. An old man who stoops; reaching in a dress; an old woman who sits; a long-bearded man in a robe; pointing, with a hat.
/// 3. Children: standing, walking, from behind, walking in profile; and a woman who dances.
pub fn bodies() -> Scene {
    let scene = paper((300.0, -200.0), "#efe2c6", "#cdb99c");
    for (row, figures) in [grown(), others(), children()].into_iter().enumerate() {
        for (i, figure) in figures.into_iter().enumerate() {
            let aside = if row == 2 && i == 4 { -26.0 } else { 0.0 };
            let (x, y) = (90.0 + 156.0 * i as f64 + aside, 384.0 + 386.0 * row as f64);
            let figure = Figure {
                at: (x, y),
                ..figure
            };
            let ground = ellipse((x, y), figure.height * 0.14, 7.0);
            scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
            let drawn = figure.drawn(&scene, (3 + row * 7 + i) as i64);
            scene.add(drawn.ink());
        }
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

fn grown() -> [Figure; 5] {
    let figure = Figure {
        height: 330.0,
        ..Figure::default()
    };
    [
        Figure {
            view: View::Front,
            top: "#a8503a".into(),
            head: head(Hair::Bob, "#2d2230"),
            skin: Skin::Sand,
            scarf: Some("#3a6a70".into()),
            ..figure
        },
        Figure {
            pose: Pose::WALK,
            garment: Garment::Trousers,
            top: "#caa04a".into(),
            low: "#3b4a5e".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Short, "#2a1d1c")
            },
            skin: Skin::Umber,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..figure
        },
        Figure {
            view: View::Profile,
            pose: Pose::WAIT,
            garment: Garment::Dress,
            top: "#4a7a6a".into(),
            head: head(Hair::Bun, "#5a3424"),
            skin: Skin::Porcelain,
            hands: [Gesture::Cupped, Gesture::Edge],
            ..figure
        },
        Figure {
            view: View::Back,
            top: "#46527a".into(),
            head: head(Hair::Long, "#7a4a2a"),
            skin: Skin::Sand,
            ..figure
        },
        Figure {
            view: View::Front,
            build: Build::Stout,
            garment: Garment::Uniform,
            top: "#2f4a5e".into(),
            low: "#26323f".into(),
            trim: "#e0b658".into(),
            head: Head {
                beard: Beard::Moustache,
                hat: Hat::Peaked,
                hat_colour: "#2f4a5e".into(),
                jaw: 1.0,
                ..head(Hair::Short, "#8a8078")
            },
            skin: Skin::Porcelain,
            ..figure
        },
    ]
}

fn others() -> [Figure; 5] {
    let figure = Figure {
        height: 330.0,
        ..Figure::default()
    };
    [
        Figure {
            pose: Pose::STOOP,
            view: View::Profile,
            build: Build::Old,
            top: "#6a5a48".into(),
            low: "#3a3030".into(),
            head: Head {
                beard: Beard::Full,
                age: Age::Old,
                ..head(Hair::Fringe, "#e4ddd0")
            },
            skin: Skin::Sand,
            hands: [Gesture::Holding; 2],
            ..figure
        },
        Figure {
            pose: Pose::REACH,
            garment: Garment::Dress,
            top: "#b8607a".into(),
            trim: "#f3e2c8".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Curly, "#251a20")
            },
            skin: Skin::Ebony,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..figure
        },
        Figure {
            pose: Pose::SIT,
            view: View::Profile,
            build: Build::Old,
            garment: Garment::Dress,
            hem: Some(0.55),
            top: "#3f6a80".into(),
            head: Head {
                age: Age::Old,
                glasses: Some("#4a3a30".into()),
                ..head(Hair::Bun, "#cfc6ba")
            },
            skin: Skin::Porcelain,
            ..figure
        },
        Figure {
            pose: Pose {
                elbows: [(-12.0, -66.0), (12.0, -66.0)],
                hands: [(-5.0, -56.0), (5.0, -56.0)],
                ..Pose::ATTENTION
            },
            view: View::Front,
            garment: Garment::Robe,
            top: "#7a4a86".into(),
            trim: "#e6c060".into(),
            head: Head {
                beard: Beard::Long,
                age: Age::Old,
                ..head(Hair::Fringe, "#efe8dc")
            },
            ..figure
        },
        Figure {
            pose: Pose::REACH,
            build: Build::Broad,
            flip: true,
            garment: Garment::Trousers,
            top: "#d9d0c0".into(),
            low: "#5a4638".into(),
            head: Head {
                hat: Hat::Brim,
                hat_colour: "#5a3a2e".into(),
                jaw: 1.0,
                ..head(Hair::Short, "#a8642e")
            },
            skin: Skin::Sand,
            hands: [Gesture::Relaxed, Gesture::Pointing],
            ..figure
        },
    ]
}

fn children() -> [Figure; 5] {
    let child = Figure {
        height: 250.0,
        build: Build::Child,
        ..Figure::default()
    };
    [
        Figure {
            view: View::Front,
            garment: Garment::Trousers,
            top: "#c8503a".into(),
            low: "#3f5670".into(),
            head: Head {
                mouth: Mouth::Smile,
                ..head(Hair::Curly, "#3a2420")
            },
            skin: Skin::Umber,
            ..child
        },
        Figure {
            pose: Pose::WALK,
            top: "#e0a83a".into(),
            head: head(Hair::Braid, "#5a2f20"),
            skin: Skin::Porcelain,
            ..child
        },
        Figure {
            view: View::Back,
            garment: Garment::Dress,
            top: "#4f86a0".into(),
            head: head(Hair::Bob, "#1f1a26"),
            ..child
        },
        Figure {
            pose: Pose::STRIDE,
            view: View::Profile,
            top: "#4a6a46".into(),
            head: Head {
                hat: Hat::Beanie,
                hat_colour: "#b8443a".into(),
                ..head(Hair::Short, "#caa25a")
            },
            skin: Skin::Sand,
            scarf: Some("#e6c878".into()),
            ..child
        },
        Figure {
            height: 310.0,
            pose: Pose::DANCE,
            garment: Garment::Dress,
            hem: Some(0.7),
            top: "#8a2f3a".into(),
            trim: "#f0dcc0".into(),
            head: Head {
                eyes: Eyes::Closed,
                mouth: Mouth::Smile,
                ..head(Hair::Long, "#2a2030")
            },
            ..Figure::default()
        },
    ]
}
