//! The photographer's cloth on its pole, out in the yard: the wind has torn a corner loose.

use crate::line::{blob, handcut, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};

use crate::{knots, spots, stops};

/// The cloth, bellied out to the left.
pub fn cloth() -> Shape {
    handcut(
        &blob(&knots![
            900, 96, corner; 700, 112; 560, 104; 430, 118; 300, 112, corner; 236, 150; 150, 128; 60, 60; -10, 96; -70, 60, corner; -70, 846, corner; 300, 852; 560, 842; 900, 848, corner
        ]),
        1.4,
        40.0,
        3,
    )
}

/// The cloth before the sky.
pub fn draw(scene: &Scene) {
    pole(scene);
    let cloth = cloth();
    scene.add(scene.shadow(&cloth, (-10.0, -8.0), 12.0, "#6a4a5a", 0.4));
    let tones = stops![0, "#b9cad2"; 0.35, "#93adbd"; 1, "#5f7f98"];
    scene.add(scene.washed(
        scene.fill(&cloth, scene.linear((820.0, 160.0), (0.0, 760.0), &tones)),
        9,
        0.05,
    ));
    folds(scene, &cloth);
    flap(scene);
    clips(scene);
}

fn pole(scene: &Scene) {
    let pole = taper(&spots![-20, 88; 400, 92; 830, 80], &[13.0, 14.0, 13.0]);
    scene.add(scene.fill(&pole, "#8a5a3c"));
    scene.add(scene.veil(&pole.minus(&pole.moved(0.0, 4.0)), "#e2b98a", 0.8));
}

/// Long folds that sweep up to where it still hangs.
fn folds(scene: &Scene, cloth: &Shape) {
    let lines: [([At; 4], f64); 9] = [
        (spots![742, 112; 700, 240; 620, 420; 520, 700], 66.0),
        (spots![640, 112; 580, 250; 470, 420; 330, 640], 50.0),
        (spots![520, 110; 430, 230; 300, 360; 120, 520], 74.0),
        (spots![430, 116; 330, 200; 180, 290; -30, 380], 54.0),
        (spots![320, 118; 240, 170; 110, 220; -50, 250], 40.0),
        (spots![800, 260; 760, 420; 690, 600; 600, 800], 58.0),
        (spots![690, 110; 664, 190; 600, 330; 560, 400], 22.0),
        (spots![380, 122; 300, 190; 210, 226; 140, 270], 20.0),
        (spots![580, 108; 520, 190; 440, 280; 380, 330], 22.0),
    ];
    for (line, wide) in lines {
        let dark = taper(&line, &[6.0, wide * 0.7, wide, wide * 0.6]);
        let fold = scene.blurred(scene.veil(&dark, "#3d5f7e", 0.55), wide * 0.2);
        scene.add(scene.clipped(cloth, fold));
        let ridge = line.map(|(x, y)| (x + wide * 0.62, y + wide * 0.2));
        let ridge = taper(&ridge, &[4.0, wide * 0.4, wide * 0.5, wide * 0.2]);
        let ridge = scene.blurred(scene.veil(&ridge, "#e6e6dc", 0.5), wide * 0.16);
        scene.add(scene.clipped(cloth, ridge));
    }
    let low = cloth.within(&rect(-20.0, 350.0, 820.0, 1220.0));
    let dusk = stops![0, "#30506e", 0; 0.4, "#30506e", 0.3; 1, "#22344f", 0.7];
    scene.add(scene.fill(&low, scene.linear((0.0, 350.0), (0.0, 900.0), &dusk)));
}

/// The corner that is off its clip: its other side is seen, and it flies.
fn flap(scene: &Scene) {
    let flap = handcut(
        &blob(&knots![
            300, 112, corner; 250, 92; 190, 40; 120, 14; 40, 30; -30, 8, corner; -60, 90; 30, 118; 90, 96; 160, 130; 220, 156
        ]),
        1.2,
        24.0,
        5,
    );
    scene.add(scene.blurred(scene.veil(&flap.moved(8.0, 26.0), "#2d4560", 0.5), 10.0));
    let tones = stops![0, "#e9e4d6"; 0.5, "#c3cfd2"; 1, "#9db4c0"];
    scene.add(scene.fill(&flap, scene.linear((300.0, 60.0), (0.0, 120.0), &tones)));
    for line in [
        spots![286, 112; 200, 84; 110, 54; 0, 56],
        spots![262, 124; 180, 110; 100, 78; 10, 92],
    ] {
        let fold = scene.blurred(
            scene.veil(&taper(&line, &[3.0, 12.0, 16.0, 6.0]), "#5f7f98", 0.6),
            4.0,
        );
        scene.add(scene.clipped(&flap, fold));
    }
    scene.add(scene.veil(&flap.minus(&flap.moved(-1.5, 3.0)), "#fff6e2", 0.8));
}

/// Wooden clips; one of them has nothing to hold any more, one flies.
fn clips(scene: &Scene) {
    for (x, y, turn) in [
        (760.0, 100.0, 3.0),
        (628.0, 102.0, -4.0),
        (496.0, 104.0, 2.0),
        (366.0, 108.0, 12.0),
        (232.0, 96.0, -8.0),
        (64.0, 168.0, 64.0),
    ] {
        let clip = handcut(
            &rect(x - 8.0, y - 24.0, x + 8.0, y + 22.0),
            0.8,
            12.0,
            x as i64,
        )
        .turned(turn, (x, y));
        scene.add(scene.veil(&clip.moved(-3.0, 5.0), "#2d3a50", 0.5));
        scene.add(scene.fill(&clip, "#d99a54"));
        scene.add(scene.veil(&clip.minus(&clip.moved(-6.0, 0.0)), "#ffe2ae", 0.8));
        let wire = rect(x - 9.0, y - 4.0, x + 9.0, y + 1.0).turned(turn, (x, y));
        scene.add(scene.fill(&wire, "#6d5648"));
    }
}
