//! Her arms: on one fist lies her cheek, the other hand is at the knob.

use crate::line::{blob, curve, ellipse, handcut, rect, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::motifs::people::space::{V3, v};
use crate::motifs::people::{Gesture, Hand, PaperStyle, Side};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use super::desk::KNOB;
use super::her::{RED, SKIN};

/// How long a hand is.
const HAND: f64 = 178.0;
/// The wrist of the fist, and that of the hand at the knob.
const FIST: At = (202.0, 884.0);
const WRIST: At = (KNOB.0 - 130.0, KNOB.1 - 52.0);

/// Grained a little on the side away from the sky.
fn paper(scene: &Scene, shape: &Shape, colour: &str) -> Ink {
    scene
        .sheet(shape, colour)
        .lit(0.05)
        .shade(0.28)
        .rim(0.0)
        .ink()
}

/// A piece of an arm: its lee, and the edge that faces the sky.
fn piece(scene: &Scene, shape: &Shape, colour: &str, lee: At) {
    scene.add(paper(scene, shape, colour));
    let dark = shape.minus(&shape.moved(lee.0, lee.1));
    let dark = scene.blurred(scene.veil(&dark, shade(colour.into(), 1.3), 0.95), 4.0);
    scene.add(scene.clipped(shape, dark));
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
    // Her left, which lies on the desk from the elbow on.
    let sleeve = blob(
        &knots![392, 880, corner; 444, 908; 480, 954; 498, 1004, corner; 440, 1030; 362, 1034, corner; 362, 980; 372, 930],
    );
    let sleeve = handcut(&sleeve, 0.8, 30.0, 5);
    let under = ellipse((450.0, 1142.0), 100.0, 18.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#2d6f70", 0.75), 7.0)));
    let (x, y) = WRIST;
    let arm = blob(&knots![
        374, 990; 364, 1060; 366, 1108; 386, 1142; 424, 1150; 470, 1132; x - 2.0, y + 24.0; x + 22.0, y + 18.0; x + 22.0, y - 16.0; x, y - 25.0; 492, 1040; 476, 1018; 486, 990
    ]);
    scene.add(scene.shadow(&arm, (-8.0, 8.0), 6.0, super::DEEP, 0.4));
    piece(scene, &arm, SKIN, (12.0, -14.0));
    let bend = taper(&spots![478, 1034; 462, 1046; 452, 1062], &[1.0, 3.6, 1.0]);
    scene.add(scene.veil(&bend, line_of(SKIN.into()), 0.55));
    scene.add(scene.shadow(&sleeve, (-4.0, 9.0), 6.0, super::DEEP, 0.4));
    piece(scene, &sleeve, RED, (20.0, -8.0));
    hem(scene, &sleeve, &spots![500, 994; 440, 1020; 360, 1024]);
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
) -> (Shape, Ink) {
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
            HAND * 1.06
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
        x - 22.0, y - 16.0; x - 30.0, y + 30.0; 74, 1040; 58, 1110; 70, 1148; 108, 1160; 150, 1146; 178, 1100; x + 26.0, y + 70.0; x + 23.0, y + 16.0; x + 20.0, y - 16.0
    ]);
    let (shape, ink) = hand(
        scene,
        FIST,
        Gesture::Fist,
        Side::Right,
        [v(0.3, -1.0, 0.3), v(-1.0, 0.0, -0.3), v(-0.3, 1.0, 0.0)],
    );
    let above = rect(0.0, 0.0, 800.0, y + 4.0);
    let arm = arm.and(&shape.within(&above)).fillet(14.0);
    scene.add(scene.shadow(&arm, (8.0, 6.0), 6.0, super::DEEP, 0.4));
    scene.add(paper(scene, &arm, SKIN));
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
    let lee = scene.blurred(scene.veil(&lee, shade(SKIN.into(), 1.3), 0.95), 4.0);
    scene.add(scene.clipped(&arm, lee));
    scene.add(scene.veil(
        &arm.minus(&arm.moved(-4.0, 3.0)),
        light(SKIN.into(), 1.6),
        0.6,
    ));
    let crease = taper(&spots![100, 1136; 124, 1140; 146, 1126], &[1.0, 3.6, 1.0]);
    scene.add(scene.veil(&crease, line_of(SKIN.into()), 0.5));
    let fall = scene.shadow(&shape, (7.0, -2.0), 6.0, super::DEEP, 0.45);
    scene.add(scene.clipped(&above, fall));
    scene.add(scene.clipped(&above, ink));
    cheek(scene);
}

/// The flesh that the knuckles push up: it hangs over them, and closes half of the eye.
fn cheek(scene: &Scene) {
    let line = line_of(SKIN.into());
    let flesh = blob(&knots![
        207, 764, corner; 208, 742; 226, 732; 254, 729; 280, 738; 300, 758; 306, 778; 296, 795; 274, 795; 246, 786; 222, 778
    ]);
    let low = flesh.minus(&flesh.moved(0.0, -9.0));
    scene.add(scene.clipped(
        &rect(190.0, 762.0, 300.0, 860.0).minus(&flesh),
        scene.shadow(&flesh, (0.0, 6.0), 4.0, super::DEEP, 0.5),
    ));
    // Its upper edge is lost in the cheek, the lower one is not.
    let inner = flesh
        .grown(-8.0)
        .moved(2.0, 12.0)
        .and(&flesh.moved(0.0, 30.0));
    let ink = scene.blurred(scene.fill(&inner, "#a4663c"), 6.0);
    scene.add(scene.clipped(&flesh, ink));
    let glow = ellipse((268.0, 766.0), 22.0, 12.0);
    let glow = scene.blurred(scene.veil(&glow, "#d08a55", 0.5), 9.0);
    scene.add(scene.clipped(&flesh, glow));
    let lid = blob(&knots![226, 735; 244, 728; 262, 727; 282, 729, corner; 270, 741; 246, 744]);
    scene.add(scene.fill(&lid, "#9a623b"));
    let lash = taper(
        &curve(&spots![228, 733; 244, 728; 262, 727; 284, 729]),
        &[1.0, 2.6, 2.6, 0.8],
    );
    scene.add(scene.veil(&lash, "#3a1c18", 0.8));
    let low = scene.blurred(scene.veil(&low, "#6e3a2c", 0.5), 3.0);
    scene.add(scene.clipped(&flesh, low));
    // The fold beside the nose, and the bag below the eye.
    let fold = taper(
        &curve(&spots![299, 746; 308, 762; 309, 776; 304, 787]),
        &[0.8, 3.6, 3.8, 1.0],
    );
    scene.add(scene.veil(&fold, line, 0.75));
    let under = taper(
        &curve(&spots![222, 746; 248, 752; 276, 746]),
        &[0.6, 3.0, 0.6],
    );
    scene.add(scene.veil(&under, line, 0.45));
    let edge = taper(
        &curve(&spots![209, 768; 222, 778; 246, 787; 272, 795; 288, 795]),
        &[1.0, 2.6, 3.0, 2.6, 1.0],
    );
    scene.add(scene.veil(&edge, line, 0.6));
    // The corner of the mouth goes up with it.
    let corner = taper(
        &curve(&spots![320, 797; 306, 797; 297, 792]),
        &[1.0, 4.2, 2.0],
    );
    scene.add(scene.veil(&corner, "#4a2018", 0.85));
}

/// The hand at the knob, on from the forearm.
fn reaching(scene: &Scene) {
    let (shape, ink) = hand(
        scene,
        WRIST,
        Gesture::Point,
        Side::Left,
        [v(0.86, 0.2, -0.42), v(-0.1, 0.7, 0.7), v(-0.9, 0.3, 0.0)],
    );
    scene.add(scene.shadow(&shape, (-6.0, 10.0), 7.0, super::DEEP, 0.35));
    scene.add(ink);
}
