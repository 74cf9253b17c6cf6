//! A sheet of clothes.

use super::{finish, head, model, paper};
use crate::line::ellipse;
use crate::motifs::figures::{
    Age, Build, Figure, Garment, Gesture, Hair, Hat, Head, Pose, Shoes, Sleeves, View,
};
use crate::scene::Scene;

/// Clothes, four in a row, from the left.
///
/// 1. Coat with a scarf, dress with an apron and short sleeves, trousers with short sleeves, uniform with a belt.
/// 2. Robe with a cape, shorts and bare feet, a dress without sleeves and bare feet, coat and boots with a cape from behind.
/// 3. Children: shorts and boots, dress with an apron, trousers with a cape in profile, and an old woman in coat and kerchief.
pub fn clothes() -> Scene {
    let scene = paper((300.0, -200.0), "#e9e4d2", "#c2bda6");
    for (i, figure) in wardrobe().into_iter().enumerate() {
        let (row, column) = (i / 4, i % 4);
        let at = (112.0 + 194.0 * column as f64, [390.0, 780.0, 1160.0][row]);
        let figure = Figure { at, ..figure };
        let ground = ellipse(at, figure.height * 0.14, 7.0);
        scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
        scene.add(figure.drawn(&scene, i as i64 + 3).ink());
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

fn wardrobe() -> [Figure; 12] {
    let wear = |i: usize, garment: Garment, view: View| Figure {
        height: 350.0,
        garment,
        view,
        shoes: Shoes::Low,
        ..model(i)
    };
    let (front, turned, side, back) = (View::Front, View::ThreeQuarter, View::Profile, View::Back);
    [
        Figure {
            scarf: Some("#c8503a".into()),
            looks: Some(turned),
            ..wear(3, Garment::Coat, front)
        },
        Figure {
            apron: Some("#f0e6d0".into()),
            sleeves: Sleeves::Short,
            pose: Pose::READ,
            fingers: [Some(-60.0), Some(-120.0)],
            hands: [Gesture::Cupped; 2],
            ..wear(2, Garment::Dress, front)
        },
        Figure {
            sleeves: Sleeves::Short,
            pose: Pose::WALK,
            build: Build::Broad,
            ..wear(6, Garment::Trousers, turned)
        },
        Figure {
            belt: Some("#d8a03a".into()),
            pose: Pose::PROUD,
            hands: [Gesture::Fist; 2],
            fingers: [Some(40.0), Some(140.0)],
            shoes: Shoes::Boots,
            trim: "#e8c060".into(),
            ..wear(7, Garment::Uniform, front)
        },
        Figure {
            cape: Some("#7a2a3a".into()),
            trim: "#e6c060".into(),
            ..wear(10, Garment::Robe, turned)
        },
        Figure {
            shoes: Shoes::Bare,
            pose: Pose::REACH_UP,
            hands: [Gesture::Relaxed, Gesture::Open],
            sleeves: Sleeves::Short,
            ..wear(1, Garment::Shorts, turned)
        },
        Figure {
            shoes: Shoes::Bare,
            sleeves: Sleeves::None,
            pose: Pose::DANCE,
            hands: [Gesture::Flat, Gesture::Open],
            ..wear(4, Garment::Dress, turned)
        },
        Figure {
            cape: Some("#2f4a5e".into()),
            shoes: Shoes::Boots,
            ..wear(5, Garment::Coat, back)
        },
        Figure {
            build: Build::Child,
            shoes: Shoes::Boots,
            pose: Pose::WAVE,
            hands: [Gesture::Relaxed, Gesture::Open],
            ..wear(8, Garment::Shorts, front)
        },
        Figure {
            build: Build::Child,
            apron: Some("#f0e6d0".into()),
            pose: Pose::STRIDE,
            ..wear(4, Garment::Dress, side)
        },
        Figure {
            build: Build::Child,
            cape: Some("#c8403a".into()),
            pose: Pose::RUN,
            hands: [Gesture::Fist; 2],
            ..wear(9, Garment::Trousers, side)
        },
        Figure {
            build: Build::Old,
            pose: Pose::STOOP,
            head: Head {
                age: Age::Old,
                hat: Hat::Kerchief,
                hat_colour: "#b8443a".into(),
                ..head(Hair::Bun, "#d9d2c8")
            },
            ..wear(5, Garment::Coat, side)
        },
    ]
}
