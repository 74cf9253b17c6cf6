//! The two children: one speaks on tiptoe, one listens with closed eyes.

use super::tin::Tin;
use super::{DEEP, coral, mint};
use crate::colour::mix;
use crate::line::ellipse;
use crate::motifs::figures::{
    Build, Eyes, Figure, Garment, Gesture, Hair, Head, Mouth, Pose, Shoes, Skin, Sleeves, View,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

/// Where the speaker stands on the mint planet, in degrees around it.
pub const SPEAKER: f64 = 249.0;
/// Where the listener stands on the coral one.
pub const LISTENER: f64 = 235.0;

/// Draws both, and says where the string leaves their tins.
pub fn ink(scene: &Scene) -> (At, At) {
    (speaker(scene), listener(scene))
}

fn speaker(scene: &Scene) -> At {
    let planet = mint::planet();
    let figure = Figure {
        at: planet.point(SPEAKER, -2.0),
        height: 208.0,
        turn: SPEAKER + 90.0 - 360.0 + 4.0,
        view: View::Profile,
        build: Build::Child,
        pose: Pose {
            hip: (-2.0, -51.0),
            neck: (0.0, -84.0),
            head: (0.6, -94.0),
            knees: [(-3.6, -27.0), (3.4, -28.0)],
            feet: [(-7.0, -4.6), (4.0, -4.0)],
            elbows: [(12.0, -73.0), (9.0, -71.0)],
            hands: [(20.4, -92.6), (18.6, -90.0)],
            toes: [26.0, 24.0],
            nod: -16.0,
            ..Pose::ATTENTION
        },
        hands: [Gesture::Fist, Gesture::Grip],
        fingers: [Some(-60.0), Some(-64.0)],
        garment: Garment::Shorts,
        sleeves: Sleeves::Long,
        skin: Skin::Ebony,
        top: "#f6b93c".into(),
        low: "#3a5a8c".into(),
        trim: "#fff0d0".into(),
        shoes: Shoes::Boots,
        shoe_colour: "#b8473c".into(),
        head: Head {
            hair: Hair::Curly,
            hair_colour: "#1d1526".into(),
            gaze: (0.8, -0.8),
            ..Head::default()
        },
        ..Figure::default()
    };
    let spot = figure.spot();
    // In the child's own measure, as it stands.
    let mouth = spot.point((12.4, -77.4));
    let tin = Tin {
        spot: Spot::new(mouth.0, mouth.1, 1.2).turned(figure.turn - 20.0),
        label: "#f08468",
    };
    let below = ellipse((2.0, 0.0), 16.0, 3.0);
    scene.add(scene.veil(&spot.put(&below), "#0f3c48", 0.4));
    let drawn = figure.drawn(scene, 11);
    scene.add(scene.shadow(&drawn.outline, (4.0, 5.0), 8.0, DEEP, 0.45));
    scene.add(drawn.body + tin.ink(scene, 5) + drawn.near);
    tin.knot()
}

fn listener(scene: &Scene) -> At {
    let planet = coral::planet();
    let figure = Figure {
        at: planet.point(LISTENER, -2.0),
        height: 184.0,
        turn: LISTENER + 90.0 - 360.0,
        view: View::ThreeQuarter,
        build: Build::Child,
        pose: Pose {
            head: (-1.6, -92.0),
            elbows: [(-19.0, -72.0), (9.0, -66.0)],
            hands: [(-19.4, -91.0), (-1.6, -62.0)],
            nod: -9.0,
            ..Pose::STAND
        },
        hands: [Gesture::Grip, Gesture::Flat],
        fingers: [Some(-80.0), None],
        garment: Garment::Dress,
        sleeves: Sleeves::Long,
        skin: Skin::Sand,
        top: "#a6ead0".into(),
        low: "#f3e3c8".into(),
        trim: "#fff0d8".into(),
        shoes: Shoes::Low,
        shoe_colour: mix("#5a2a44", DEEP, 0.2),
        head: Head {
            hair: Hair::Braid,
            hair_colour: "#4a2430".into(),
            eyes: Eyes::Closed,
            mouth: Mouth::Smile,
            blush: 0.9,
            ..Head::default()
        },
        ..Figure::default()
    };
    let spot = figure.spot();
    let ear = spot.point((-12.6, -81.4));
    let tin = Tin {
        spot: Spot::new(ear.0, ear.1, 1.06).turned(figure.turn + 172.0),
        label: "#6cc0a2",
    };
    let below = ellipse((2.0, 0.0), 15.0, 2.6);
    scene.add(scene.veil(&spot.put(&below), "#4a1a3a", 0.4));
    let drawn = figure.drawn(scene, 23);
    scene.add(scene.shadow(&drawn.outline, (4.0, 5.0), 8.0, DEEP, 0.45));
    scene.add(drawn.body + tin.ink(scene, 9) + drawn.near);
    tin.knot()
}
