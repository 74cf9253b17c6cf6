//! A sheet of hands and feet.

use super::{finish, paper};
use crate::line::{rect, taper};
use crate::motifs::figures::{Figure, Garment, Gesture, Hand, Shoes, Skin, View};
use crate::scene::Scene;

/// Hands, in rows from the left: open, relaxed, flat, pointing; holding, cupped, perch, fist; grip and clasp around a bar, edge,
/// pinch. Below, feet: low shoes, boots, slippers and bare feet, each from the side, the front and behind.
pub fn hands() -> Scene {
    let scene = paper((700.0, -100.0), "#d5dccb", "#a9b8ac");
    let gestures = [
        Gesture::Open,
        Gesture::Relaxed,
        Gesture::Flat,
        Gesture::Pointing,
        Gesture::Holding,
        Gesture::Cupped,
        Gesture::Perch,
        Gesture::Fist,
        Gesture::Grip,
        Gesture::Clasp,
        Gesture::Edge,
        Gesture::Pinch,
    ];
    let skins = [
        Skin::Porcelain,
        Skin::Sand,
        Skin::Honey,
        Skin::Umber,
        Skin::Ebony,
    ];
    for (i, gesture) in gestures.into_iter().enumerate() {
        let (x, y) = (
            40.0 + 190.0 * (i % 4) as f64,
            130.0 + 190.0 * (i / 4) as f64,
        );
        let hand = Hand {
            at: (x, y),
            length: 150.0,
            direction: -8.0,
            gesture,
            skin: skins[i % 5],
            ..Hand::default()
        };
        let bar = hand
            .spot()
            .put(&taper(&[(57.0, -60.0), (55.0, 60.0)], &[11.0, 11.0]));
        let bar = scene.sheet(&bar, "#7a5230").ink();
        match gesture {
            Gesture::Grip => scene.add(bar + hand.drawn(&scene, 3).ink),
            Gesture::Clasp => scene.add(hand.drawn_around(&scene, 3, bar).ink),
            _ => scene.add(hand.drawn(&scene, i as i64 + 2).ink),
        }
    }
    let shoes = [Shoes::Low, Shoes::Boots, Shoes::Slippers, Shoes::Bare];
    for (i, shoes) in shoes.into_iter().enumerate() {
        for (j, view) in [View::Profile, View::Front, View::Back]
            .into_iter()
            .enumerate()
        {
            let figure = Figure {
                at: (84.0 + 190.0 * i as f64, 790.0 + 170.0 * j as f64),
                height: 760.0,
                view,
                shoes,
                shoe_colour: ["#5a3828", "#3a2a3a", "#8a3a44", "#000000"][i].into(),
                garment: Garment::Dress,
                skin: skins[i],
                ..Figure::default()
            };
            let drawn = figure.drawn(&scene, 3);
            let (x, y) = figure.at;
            let shown = rect(x - 70.0, y - 120.0, x + 118.0, y + 30.0);
            scene.add(scene.clipped(&shown, drawn.ink()));
        }
    }
    finish(&scene, 0.25, "#20302a");
    scene
}
