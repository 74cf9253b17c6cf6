//! The arms on which she sits: each lies across the other's back, and the hand holds on to the cloth there.

use crate::line::{Stroke, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{Fingers, Gesture, Hand, PaperStyle, Side, Thumb};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::bearers::{SHIRT, WOOL};
use super::{SHADE, backlit, soft};

/// Fingers that press into a back.
const PRESSED: Fingers = Fingers {
    fingers: [
        [10.0, 22.0, 20.0, 5.0],
        [8.0, 24.0, 22.0, 1.0],
        [10.0, 26.0, 24.0, -2.0],
        [12.0, 30.0, 26.0, -6.0],
    ],
    thumb: Thumb::At([40.0, 20.0, 10.0, 14.0]),
};

pub fn draw(scene: &Scene) {
    let hers = [
        (530.0, 930.0),
        (430.0, 1004.0),
        (340.0, 1004.0),
        (262.0, 980.0),
    ];
    arm(scene, &hers, &[112.0, 92.0, 70.0, 54.0], WOOL);
    hand(
        scene,
        Side::Left,
        (258.0, 978.0),
        v(-1.0, -0.16, 0.0),
        Skin::Honey,
    );
    let his = [(286.0, 930.0), (364.0, 1014.0), (446.0, 1004.0)];
    bare(
        scene,
        &[(420.0, 1002.0), (500.0, 996.0), (566.0, 972.0)],
        &[66.0, 58.0, 46.0],
    );
    hand(
        scene,
        Side::Right,
        (562.0, 974.0),
        v(1.0, -0.26, 0.0),
        Skin::Porcelain,
    );
    arm(scene, &his, &[112.0, 96.0, 80.0], SHIRT);
    let cuff = taper(
        &[(446.0, 966.0), (456.0, 1004.0), (448.0, 1044.0)],
        &[18.0, 24.0, 18.0],
    );
    scene.add(scene.shadow(&cuff, (4.0, 7.0), 4.0, SHADE, 0.5));
    scene.add(scene.fill(&cuff, "#ffe9ea"));
    scene.add(backlit(scene, &cuff, 12.0, 2.2));
}

fn folds(scene: &Scene, within: &Shape, at: At, colour: &str) {
    for (dx, dy, long) in [(-26.0, -8.0, 50.0), (-2.0, 4.0, 60.0), (22.0, 2.0, 44.0)] {
        let (x, y) = (at.0 + dx, at.1 + dy);
        let fold = taper(
            &[
                (x - 8.0, y - long * 0.5),
                (x + 4.0, y),
                (x - 6.0, y + long * 0.5),
            ],
            &[1.0, 9.0, 1.0],
        );
        scene.add(soft(scene, within, &fold, colour, 0.6, 3.0));
    }
}

fn arm(scene: &Scene, line: &[At], widths: &[f64], colour: &str) {
    let sleeve = Stroke::new(line, widths).shape();
    scene.add(scene.shadow(&sleeve, (-6.0, 16.0), 10.0, SHADE, 0.6));
    scene.add(
        scene
            .sheet(&sleeve, colour)
            .lit(0.08)
            .shade(0.15)
            .rim(0.0)
            .grain(1.05)
            .dark("#7a1450"),
    );
    folds(
        scene,
        &sleeve,
        line[1],
        if colour == WOOL { "#4c0430" } else { "#c04a80" },
    );
    scene.add(backlit(scene, &sleeve, 30.0, 2.6));
}

fn bare(scene: &Scene, line: &[At], widths: &[f64]) {
    let arm = Stroke::new(line, widths).shape();
    scene.add(scene.shadow(&arm, (-6.0, 14.0), 9.0, SHADE, 0.55));
    scene.add(scene.fill(&arm, Skin::Porcelain.colour()));
    scene.add(backlit(scene, &arm, 22.0, 2.4));
}

fn hand(
    scene: &Scene,
    side: Side,
    wrist: At,
    fingers: crate::motifs::people::space::V3,
    skin: Skin,
) {
    let hand = Hand {
        gesture: Gesture::Of(PRESSED),
        side,
        fingers,
        thumb: v(0.0, -1.0, 0.0),
        plump: 1.16,
        arm: 0.2,
        ..Hand::default()
    };
    let light = (0.4, -0.9);
    let part = hand
        .part(skin.colour(), light, true)
        .put(&Spot::new(wrist.0, wrist.1, 112.0));
    scene.add(scene.shadow(&part.shape, (-5.0, 12.0), 7.0, SHADE, 0.6));
    scene.add(part.paint(scene, PaperStyle::default()));
    scene.add(backlit(scene, &part.shape, 14.0, 2.0));
}
