//! Faces: cheeks, noses that are shadows, mouths of two planes, and the folds of age.

use super::eyes;
use super::head::Portrait;
use super::view::View;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle};
use crate::scene::Spray;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// What a mouth does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mouth {
    /// Nothing.
    #[default]
    Calm,
    /// It smiles.
    Smile,
    /// Its corners hang.
    Sad,
    /// Wide open: it laughs, sings or calls.
    Open,
}

impl Mouth {
    /// How far its corners are drawn up.
    fn lift(self) -> f64 {
        match self {
            Mouth::Calm => 1.2,
            Mouth::Smile => 5.5,
            Mouth::Sad => -4.0,
            Mouth::Open => 6.0,
        }
    }
}

/// Where an eye is.
pub(super) struct EyePlace {
    pub x: f64,
    pub y: f64,
    pub wide: f64,
    /// On which side of the nose: -1 or 1.
    pub side: f64,
}

/// Where things are in a face.
pub(super) struct Layout {
    pub eyes: Vec<EyePlace>,
    /// The middle of the mouth, and half its width.
    mouth: (f64, f64),
    cheeks: Vec<(f64, f64, f64)>,
    /// How much lower things are in the face of a child.
    low: f64,
    /// The foot of the nose.
    nose: f64,
}

impl Layout {
    pub fn of(portrait: &Portrait) -> Layout {
        let child = portrait.is_child();
        let low = if child { 12.0 } else { 0.0 };
        let view = portrait.head.view;
        let wider = match (child, view) {
            (true, View::Profile) => (1.0, 1.04),
            (true, _) => (1.08, 1.04),
            _ => (1.0, 1.0),
        };
        let eye = |x: f64, wide: f64, side: f64| EyePlace {
            x: x * wider.0,
            y: 8.0 + low,
            wide: wide * wider.1,
            side,
        };
        let (eyes, mouth, cheeks) = match view {
            View::ThreeQuarter => (
                vec![eye(-6.0, 36.0, -1.0), eye(55.0, 26.0, 1.0)],
                (34.0, 22.0),
                vec![
                    (-14.0, 54.0 + low * 0.6, 32.0),
                    (66.0, 48.0 + low * 0.6, 16.0),
                ],
            ),
            View::Profile => (
                vec![eye(52.0, 24.0, 1.0)],
                (70.0, 17.0),
                vec![(36.0, 54.0 + low * 0.5, 28.0)],
            ),
            _ => (
                vec![eye(-38.0, 37.0, -1.0), eye(38.0, 37.0, 1.0)],
                (0.0, 25.0),
                vec![
                    (-54.0, 52.0 + low * 0.6, 30.0),
                    (54.0, 52.0 + low * 0.6, 30.0),
                ],
            ),
        };
        Layout {
            eyes,
            mouth,
            cheeks,
            low,
            nose: 50.0 + low * 0.9 + if portrait.is_old() { 3.0 } else { 0.0 },
        }
    }
}

/// All that is in a face, to be clipped to it.
pub(super) fn features(portrait: &Portrait) -> Ink {
    let layout = Layout::of(portrait);
    let mut ink = cheeks(portrait, &layout);
    if portrait.is_clear() {
        ink += sockets(portrait, &layout);
    }
    ink += match portrait.head.view {
        View::ThreeQuarter => turned_nose(portrait, &layout),
        View::Profile => side_nose(portrait, &layout),
        _ => front_nose(portrait, &layout),
    };
    for eye in &layout.eyes {
        ink += portrait.head.eyes.ink(portrait, eye) + eyes::brow(portrait, eye);
    }
    ink += match portrait.head.view {
        View::Profile => side_mouth(portrait),
        _ => mouth(portrait, &layout),
    };
    if portrait.is_old() && portrait.is_clear() {
        ink += folds(portrait, &layout);
    }
    ink
}

/// Warm, and sprayed.
fn cheeks(portrait: &Portrait, layout: &Layout) -> Ink {
    let (scene, blush) = (portrait.scene, portrait.head.blush);
    let mut ink = Ink::none();
    for &(x, y, r) in &layout.cheeks {
        let at = portrait.spot.point((x, y));
        let r = r * portrait.spot.size * 1.25;
        if r <= 1.2 {
            continue;
        }
        let warm = portrait.tones.blush;
        let round = circle(at, r);
        let soft = stops![0, warm, 0.75 * blush; 0.5, warm, 0.4 * blush; 1, warm, 0.0];
        ink += scene.fill(&round, scene.radial(at, r, &soft));
        if portrait.is_large() {
            let density = stops![0, Colour::BLACK, 0.5; 1, Colour::BLACK, 0.0];
            let spray = Spray::finer(8, 1.1, blush * 0.8);
            let spot = scene.fill(&round, scene.radial(at, r, &density));
            ink += scene.sprayed(spot, warm, spray);
        }
    }
    ink
}

fn sockets(portrait: &Portrait, layout: &Layout) -> Ink {
    let sockets = layout.eyes.iter().map(|eye| {
        let (x, y, w) = (eye.x, eye.y, eye.wide / 2.0);
        let socket = blob(&knots![
            x - w * 1.15, y + 4.0; x - w * 0.7, y - 15.0; x + w * 0.5, y - 17.0; x + w * 1.25, y - 3.0;
            x + w * 0.9, y + 12.0; x - w * 0.4, y + 15.0
        ]);
        portrait
            .scene
            .veil(&portrait.put(&socket), portrait.tones.shade, 0.2)
    });
    sockets.sum()
}

fn front_nose(portrait: &Portrait, layout: &Layout) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    let (low, y) = (layout.low, layout.nose);
    // The shadow lies on the dark side.
    let s = if portrait.lit.0 >= 0.0 { -1.0 } else { 1.0 };
    let b = s * if portrait.is_child() { 0.8 } else { 1.0 };
    if !portrait.is_clear() {
        let line = [(s * 4.0, 6.0), (s * 10.0, y - 8.0), (0.0, y + 4.0)];
        return scene.veil(&portrait.line(&line, &[0.4, 5.0, 0.5]), tones.shade, 0.7);
    }
    let nose = blob(&knots![
        s * 5.0, -8.0 + low, corner; b * 17.0, -16.0 + low; b * 12.0, 6.0 + low; b * 11.0, 26;
        b * 21.0, y - 7.0; b * 17.0, y + 3.0; s * 4.0, y + 7.0; -b * 9.0, y + 4.0; -s * 4.0, y - 1.0;
        s * 3.0, y - 12.0; s * 4.0, 14
    ]);
    let mut ink = scene.veil(&portrait.put(&nose), tones.shade, 0.42);
    for side in [-1.0, 1.0] {
        let wing = b.abs() * side;
        let nostril = [
            (side * 5.0, y + 4.0),
            (wing * 11.0, y + 1.0),
            (wing * 16.0, y + 3.0),
        ];
        ink += scene.veil(&portrait.line(&nostril, &[0.5, 3.6, 0.6]), tones.line, 0.62);
    }
    if portrait.is_large() {
        let lit = blob(&knots![
            -s * 2.0, y - 24.0; -s * 7.0, y - 10.0; -s * 5.0, y - 4.0; s * 2.0, y - 6.0; s, y - 18.0
        ]);
        ink += scene.veil(&portrait.put(&lit), tones.lit, 0.75);
    }
    ink
}

fn turned_nose(portrait: &Portrait, layout: &Layout) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    let (low, y) = (layout.low, layout.nose);
    let b = if portrait.is_child() { 0.8 } else { 1.0 };
    if !portrait.is_clear() {
        let line = [
            (40.0, 4.0),
            (54.0, y - 6.0),
            (46.0, y + 5.0),
            (36.0, y + 4.0),
        ];
        let line = portrait.line(&line, &[0.4, 4.0, 4.0, 0.4]);
        return scene.veil(&line, tones.shade, 0.85);
    }
    let (nose, much) = if portrait.lit.0 < 0.15 {
        let nose = knots![
            38, -12.0 + low, corner; 44, 10; 52.0 * b + 5.0, y - 12.0; 55.0 * b + 3.0, y - 2.0; 48, y + 5.0;
            36, y + 6.0; 24, y + 3.0; 40, y - 6.0; 40, 20
        ];
        (blob(&nose), 0.4)
    } else {
        let nose = knots![
            26, -10.0 + low, corner; 16, -4.0 + low; 26, 14.0 + low; 26, 32; 18, y - 4.0; 20, y + 4.0;
            34, y + 7.0; 52, y + 3.0; 44, y - 2.0; 34, y - 6.0; 34, 18
        ];
        (blob(&nose), 0.42)
    };
    let bridge = [
        (38.0, 2.0 + low),
        (43.0, 18.0),
        (53.0, y - 12.0),
        (55.0, y - 3.0),
        (49.0, y + 4.0),
        (42.0, y + 5.0),
    ];
    let wing = [
        (22.0, y - 4.0),
        (20.0, y + 2.0),
        (27.0, y + 4.0),
        (33.0, y + 4.0),
    ];
    let bridge = portrait.line(&bridge, &[0.3, 1.2, 1.6, 2.4, 2.0, 0.4]);
    let wing = portrait.line(&wing, &[0.4, 3.0, 3.0, 0.5]);
    scene.veil(&portrait.put(&nose), tones.shade, much)
        + scene.veil(&bridge, tones.line, 0.38)
        + scene.veil(&wing, tones.line, 0.6)
}

fn side_nose(portrait: &Portrait, layout: &Layout) -> Ink {
    if !portrait.is_clear() {
        return Ink::none();
    }
    let (scene, tones, low) = (portrait.scene, portrait.tones, layout.low);
    let nose = blob(&knots![
        74, 2.0 + low; 80, 20.0 + low; 94, 46.0 + low * 0.4; 84, 54; 66, 56; 62, 48; 74, 42; 72, 20
    ]);
    let wing = [
        (70.0, 42.0 + low * 0.5),
        (65.0, 50.0 + low * 0.3),
        (70.0, 55.0),
    ];
    let wing = portrait.line(&wing, &[0.4, 3.2, 0.4]);
    let nostril = portrait.line(&spots![79, 53; 86, 51; 91, 53], &[0.4, 3.2, 0.4]);
    scene.veil(&portrait.put(&nose), tones.shade, 0.24)
        + scene.veil(&wing, tones.line, 0.55)
        + scene.veil(&nostril, tones.line, 0.6)
}

/// An open mouth of this outline: dark, with a row of teeth above and the tongue below.
fn open_mouth(portrait: &Portrait, opening: &Shape) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    let lips = portrait.head.lips.unwrap_or(tones.lip);
    let high = opening.bounds().height();
    let teeth = opening.minus(&opening.moved(0.0, high * 0.28));
    let tongue = opening.minus(&opening.moved(0.0, -high * 0.34));
    scene.veil(&portrait.put(&opening.grown(3.0)), lips, 0.7)
        + scene.fill(&portrait.put(opening), mix(tones.line, "#5a1020", 0.5))
        + scene.veil(&portrait.put(&tongue), "#c4524a", 0.8)
        + scene.veil(&portrait.put(&teeth), "#fff2e0", 0.9)
}

fn side_mouth(portrait: &Portrait) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    if portrait.head.mouth == Mouth::Open {
        let opening = blob(&knots![
            50, 70, corner; 66, 69; 84, 66, corner; 90, 78; 82, 96, corner; 68, 96; 56, 86
        ]);
        return open_mouth(portrait, &opening);
    }
    let lift = portrait.head.mouth.lift();
    let lips = portrait.head.lips.unwrap_or(tones.lip);
    let mut ink = Ink::none();
    if portrait.is_clear() {
        let upper = blob(&knots![62, 77.0 - lift * 0.4, corner; 74, 70; 86, 66; 84, 76; 74, 78]);
        let lower = blob(&knots![64, 78.0 - lift * 0.4, corner; 76, 79; 85, 80; 82, 90; 72, 88]);
        ink += scene.veil(&portrait.put(&upper), lips, 0.85);
        ink += scene.veil(&portrait.put(&lower), mix(lips, tones.base, 0.4), 0.85);
    }
    let line = [
        (54.0, 76.0 - lift * 0.9),
        (64.0, 78.0 - lift * 0.3),
        (82.0, 76.5),
    ];
    ink + scene.veil(&portrait.line(&line, &[0.6, 2.8, 1.6]), tones.line, 0.85)
}

fn mouth(portrait: &Portrait, layout: &Layout) -> Ink {
    let (scene, tones) = (portrait.scene, portrait.tones);
    let lift = portrait.head.mouth.lift();
    let lips = portrait.head.lips.unwrap_or(tones.lip);
    let (x, w) = layout.mouth;
    let y = 84.0 + layout.low * 0.6;
    // The far half of a turned mouth is shorter.
    let f = w * if portrait.head.view == View::ThreeQuarter {
        0.72
    } else {
        1.0
    };
    if portrait.head.mouth == Mouth::Open {
        let opening = blob(&knots![
            x - w * 1.05, y - 9.0, corner; x, y - 5.0; x + f * 1.05, y - 9.0, corner; x + f * 0.72, y + 11.0;
            x, y + 18.0; x - w * 0.72, y + 11.0
        ]);
        return open_mouth(portrait, &opening);
    }
    let mut ink = Ink::none();
    if portrait.is_clear() {
        let upper = blob(&knots![
            x - w, y - lift * 0.5, corner; x - w * 0.4, y - 6.5; x, y - 5.0; x + f * 0.4, y - 6.5;
            x + f, y - lift * 0.5, corner; x + w * 0.4, y + 1.5; x - w * 0.4, y + 1.5
        ]);
        let lower = blob(&knots![
            x - w * 0.86, y + 0.5 - lift * 0.4, corner; x, y + 1.6; x + f * 0.86, y + 0.5 - lift * 0.4, corner;
            x + f * 0.45, y + 9.0; x - w * 0.45, y + 9.0
        ]);
        ink += scene.veil(&portrait.put(&upper), lips, 0.88);
        ink += scene.veil(&portrait.put(&lower), mix(lips, tones.lit, 0.38), 0.88);
    }
    let line = [
        (x - w * 1.16, y - lift),
        (x - w * 0.5, y + 1.0),
        (x, y + 0.8),
        (x + f * 0.5, y + 1.0),
        (x + f * 1.16, y - lift),
    ];
    let line = portrait.line(&line, &[0.6, 2.4, 1.8, 2.4, 0.6]);
    ink += scene.veil(&line, tones.line, 0.85);
    if portrait.is_large() {
        let below = blob(&knots![x - 12.0, y + 17.0; x, y + 15.0; x + 12.0, y + 17.0; x, y + 21.0]);
        let gloss =
            blob(&knots![x - 7.0, y + 4.0; x + 4.0, y + 3.6; x + 5.0, y + 6.0; x - 6.0, y + 6.4]);
        ink += scene.veil(&portrait.put(&below), tones.shade, 0.32);
        ink += scene.veil(&portrait.put(&gloss), tones.lit, 0.55);
    }
    ink
}

/// A few quiet folds: below the eyes, beside the mouth, across the brow.
fn folds(portrait: &Portrait, layout: &Layout) -> Ink {
    let (scene, view) = (portrait.scene, portrait.head.view);
    let fold = |points: &[At], widths: &[f64], opacity: f64| {
        scene.veil(
            &portrait.line(points, widths),
            portrait.tones.shade,
            opacity,
        )
    };
    let mut ink = Ink::none();
    for eye in &layout.eyes {
        let (x, y, w) = (eye.x, eye.y, eye.wide);
        let bag = [
            (x - w * 0.4, y + 18.0),
            (x, y + 22.0),
            (x + w * 0.45, y + 17.0),
        ];
        let crow = [
            (x + eye.side * w * 0.66, y + 4.0),
            (x + eye.side * w * 0.95, y + 10.0),
        ];
        ink += fold(&bag, &[0.3, 2.0, 0.3], 0.8) + fold(&crow, &[1.6, 0.3], 0.8);
    }
    let mouth: &[[At; 3]] = match view {
        View::ThreeQuarter => &[spots![14, 54; 2, 70; 2, 88]],
        View::Profile => &[spots![64, 58; 54, 70; 54, 84]],
        _ => &[
            spots![-23, 54; -36, 70; -38, 86],
            spots![23, 54; 36, 70; 38, 86],
        ],
    };
    for line in mouth {
        ink += fold(line, &[0.5, 3.0, 0.4], 0.75);
    }
    let x = view.pick(0.0, 22.0, 46.0, 0.0);
    for up in [0.0, 12.0] {
        let line = [
            (x - 34.0 + up * 0.4, -46.0 - up),
            (x, -49.0 - up),
            (x + 30.0 - up * 0.5, -45.0 - up),
        ];
        ink += fold(&line, &[0.3, 1.9, 0.3], 0.5);
    }
    ink
}
