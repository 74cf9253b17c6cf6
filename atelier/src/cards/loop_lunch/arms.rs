//! Her arms: on one fist lies her cheek, the other hand is at the knob.

use crate::line::{blob, ellipse, handcut, rect, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{Gesture, Hand, PaperStyle, Side};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots};

use super::desk::KNOB;
use super::her::{RED, SKIN};

/// How long a hand is.
const HAND: f64 = 182.0;
/// The wrist of the fist, and that of the hand at the knob.
const FIST: At = (202.0, 884.0);
const WRIST: At = (KNOB.0 - 92.0, KNOB.1 - 146.0);

/// A piece of an arm: its lee, and the edge that faces the sky.
fn piece(scene: &Scene, shape: &Shape, colour: &str, lee: At) {
    scene.add(scene.fill(shape, colour));
    let dark = shape.minus(&shape.moved(lee.0, lee.1));
    scene.add(scene.veil(&dark, shade(colour.into(), 1.3), 0.95));
    let lit = shape.minus(&shape.moved(-lee.0.signum() * 4.0, 3.0));
    scene.add(scene.veil(&lit, light(colour.into(), 1.6), 0.6));
}

/// Both upper arms in their short sleeves, before the trunk.
pub fn upper(scene: &Scene) {
    // Her right: from the shoulder down to the elbow on the desk.
    let arm = blob(
        &knots![120, 980; 74, 1060; 60, 1110; 80, 1150; 140, 1150; 190, 1090; 214, 1020; 200, 980],
    );
    piece(scene, &arm, SKIN, (20.0, -8.0));
    let sleeve = blob(
        &knots![176, 916, corner; 120, 950; 86, 994; 60, 1062, corner; 110, 1092; 178, 1104, corner; 216, 1040; 232, 980; 222, 930],
    );
    let sleeve = handcut(&sleeve, 0.8, 30.0, 3);
    piece(scene, &sleeve, "#c4221b", (18.0, -8.0));
    hem(scene, &sleeve, &spots![58, 1054; 110, 1082; 180, 1094]);
    // Her left.
    let arm =
        blob(&knots![384, 990; 470, 1000; 488, 1090; 476, 1140; 430, 1154; 384, 1130; 370, 1060]);
    piece(scene, &arm, SKIN, (20.0, -8.0));
    let sleeve = blob(
        &knots![392, 880, corner; 444, 908; 484, 964; 504, 1046, corner; 440, 1074; 366, 1076, corner; 364, 1000; 372, 930],
    );
    let sleeve = handcut(&sleeve, 0.8, 30.0, 5);
    scene.add(scene.shadow(&sleeve, (-8.0, 8.0), 6.0, super::DEEP, 0.4));
    piece(scene, &sleeve, RED, (20.0, -8.0));
    hem(scene, &sleeve, &spots![504, 1036; 440, 1064; 364, 1066]);
}

fn hem(scene: &Scene, sleeve: &Shape, line: &[At]) {
    let band = taper(line, &[12.0, 12.0, 12.0]).within(sleeve);
    scene.add(scene.fill(&band, "#fff3df"));
}

/// Both forearms, on the desk.
pub fn lower(scene: &Scene) {
    propped(scene);
    reaching(scene);
}

fn hand(
    scene: &Scene,
    at: At,
    gesture: Gesture,
    side: Side,
    [fingers, thumb, forearm]: [V3; 3],
) -> (Shape, crate::svg::Ink) {
    let hand = Hand {
        gesture,
        side,
        fingers,
        thumb,
        plump: 1.0,
        arm: 0.2,
        forearm: Some(forearm),
    };
    let part = hand.part(SKIN.into(), (0.6, -0.8), true);
    let part = part.put(&Spot::new(
        at.0,
        at.1,
        if side == Side::Left {
            HAND
        } else {
            HAND * 1.14
        },
    ));
    let ink = part.paint(scene, PaperStyle::default());
    (part.shape, ink)
}

/// The forearm on whose fist she leans.
fn propped(scene: &Scene) {
    let (x, y) = FIST;
    let under = ellipse((110.0, 1150.0), 76.0, 18.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#2d6f70", 0.75), 7.0)));
    let arm = blob(&knots![
        x - 12.0, y - 16.0; x - 24.0, y + 30.0; 74, 1040; 58, 1110; 70, 1148; 108, 1160; 150, 1146; 178, 1100; x + 26.0, y + 70.0; x + 30.0, y + 14.0; x + 24.0, y - 16.0
    ]);
    scene.add(scene.shadow(&arm, (8.0, 6.0), 6.0, super::DEEP, 0.4));
    scene.add(scene.fill(&arm, SKIN));
    let lee = taper(
        &[
            (x - 26.0, y + 16.0),
            (78.0, 1036.0),
            (62.0, 1110.0),
            (92.0, 1156.0),
            (150.0, 1154.0),
        ],
        &[2.0, 34.0, 44.0, 40.0, 4.0],
    );
    scene.add(scene.veil(&lee.within(&arm), shade(SKIN.into(), 1.3), 0.95));
    scene.add(scene.veil(
        &arm.minus(&arm.moved(-4.0, 3.0)),
        light(SKIN.into(), 1.6),
        0.6,
    ));
    let crease = taper(&spots![100, 1136; 124, 1140; 146, 1126], &[1.0, 3.6, 1.0]);
    scene.add(scene.veil(&crease, line_of(SKIN.into()), 0.5));
    let (shape, ink) = hand(
        scene,
        FIST,
        Gesture::Fist,
        Side::Right,
        [v(0.2, -1.0, 0.0), v(0.4, -0.3, -1.0), v(-0.3, 1.0, 0.0)],
    );
    let above = rect(0.0, 0.0, 800.0, y + 4.0);
    let fall = scene.shadow(&shape, (7.0, -2.0), 6.0, super::DEEP, 0.45);
    scene.add(scene.clipped(&above, fall));
    scene.add(scene.clipped(&above, ink));
    cheek(scene);
}

/// The flesh that the knuckles push up.
fn cheek(scene: &Scene) {
    let (x, y) = FIST;
    let crease = taper(
        &[
            (x + 26.0, y - 126.0),
            (x + 54.0, y - 126.0),
            (x + 84.0, y - 110.0),
            (x + 100.0, y - 84.0),
        ],
        &[1.0, 4.0, 4.0, 1.0],
    );
    scene.add(scene.veil(&crease, line_of(SKIN.into()), 0.6));
}

/// The forearm from its elbow on the desk to the hand that hovers.
fn reaching(scene: &Scene) {
    let (x, y) = WRIST;
    let under = ellipse((450.0, 1150.0), 90.0, 16.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#2d6f70", 0.75), 7.0)));
    let arm = blob(&knots![
        384, 1092; 380, 1128; 410, 1158; 460, 1152; 510, 1110; x + 14.0, y + 26.0; x + 20.0, y - 6.0; x - 4.0, y - 24.0; 486, 1004; 424, 1046
    ]);
    scene.add(scene.shadow(&arm, (-8.0, 8.0), 6.0, super::DEEP, 0.4));
    piece(scene, &arm, SKIN, (10.0, -16.0));
    let (shape, ink) = hand(
        scene,
        WRIST,
        Gesture::Point,
        Side::Left,
        [v(0.62, 0.78, 0.1), v(-0.6, 0.6, 0.7), v(-0.8, 0.5, 0.0)],
    );
    scene.add(scene.shadow(&shape, (-6.0, 10.0), 7.0, super::DEEP, 0.35));
    scene.add(ink);
}
