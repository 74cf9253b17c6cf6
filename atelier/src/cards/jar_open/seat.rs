//! How she sits: a knee over a shoulder of each who carries her, her skirt between them.

use crate::knots;
use crate::line::{Stroke, blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::grip::Flesh;
use super::heroine::FLESH;

/// The knee, the middle of the shin, and the ankle of a leg.
pub const LEGS: [[At; 3]; 2] = [
    [(236.0, 846.0), (232.0, 946.0), (250.0, 1062.0)],
    [(552.0, 848.0), (556.0, 950.0), (540.0, 1064.0)],
];

fn shin(leg: [At; 3]) -> Shape {
    Stroke::new(&leg, &[82.0, 78.0, 66.0, 48.0, 40.0]).shape()
}

/// Her legs below the knee, before those who carry her.
pub fn shins(scene: &Scene) {
    for (i, leg) in LEGS.into_iter().enumerate() {
        let Flesh {
            skin, light, shade, ..
        } = FLESH;
        let out = if i == 0 { -1.0 } else { 1.0 };
        let shin = handcut(&shin(leg), 0.6, 30.0, 3);
        scene.add(scene.shadow(&shin, (10.0, 14.0), 9.0, "#4a0826", 0.5));
        scene.add(scene.fill(&shin, skin));
        scene.add(scene.veil(&shin.minus(&shin.moved(-13.0, -4.0)), shade, 0.85));
        scene.add(scene.veil(&shin.minus(&shin.moved(5.0, 3.0)), light, 0.8));
        let [knee, middle, _] = leg;
        let bone = taper(
            &[
                (knee.0 - 4.0, knee.1 + 46.0),
                (middle.0 - 4.0, middle.1 + 30.0),
            ],
            &[4.0, 9.0, 2.0],
        );
        let bone = scene.veil(&bone, light, 0.5);
        scene.add(scene.clipped(&shin, scene.blurred(bone, 2.0)));
        slipper(scene, leg[2], out);
    }
}

/// A slipper from below: its sole, and the red that comes up around the foot.
fn slipper(scene: &Scene, ankle: At, out: f64) {
    let spot = Spot::new(ankle.0, ankle.1 + 2.0, 1.0)
        .turned(out * -8.0)
        .flipped(out < 0.0);
    let upper = spot.put(&blob(
        &knots![-26, 2; -10, 8; 12, 8; 28, 0; 38, 30; 42, 66; 30, 96; 4, 106; -22, 98; -36, 68; -36, 30],
    ));
    let sole = spot.put(&blob(
        &knots![-14, 34; 2, 26; 20, 32; 28, 50; 32, 74; 22, 94; 2, 100; -18, 92; -27, 72; -20, 52],
    ));
    let upper = handcut(&upper, 0.6, 20.0, 4);
    scene.add(scene.shadow(&upper, (8.0, 12.0), 8.0, "#4a0826", 0.5));
    scene.add(scene.fill(&upper, "#f2365c"));
    scene.add(scene.veil(&upper.minus(&upper.moved(-8.0, -6.0)), "#a3103f", 0.8));
    let cuff = spot.put(&taper(
        &[(-27.0, 4.0), (0.0, 14.0), (28.0, 2.0)],
        &[13.0, 15.0, 13.0],
    ));
    scene.add(scene.fill(&cuff, "#fff1ec"));
    scene.add(scene.veil(&cuff.minus(&cuff.moved(-1.0, -5.0)), "#e39ab0", 0.7));
    scene.add(scene.fill(&sole, "#ffd9c4"));
    scene.add(scene.veil(&sole.minus(&sole.moved(4.0, 5.0)), "#fff4ea", 0.8));
    let heel = spot.put(&taper(
        &[(-12.0, 52.0), (4.0, 55.0), (20.0, 50.0)],
        &[1.5, 3.0, 1.5],
    ));
    scene.add(scene.veil(&heel, "#c97a78", 0.8));
}

/// The skirt over her thighs.
pub fn skirt() -> Shape {
    blob(
        &knots![318, 668, corner; 360, 662; 420, 662; 498, 668, corner; 524, 710; 566, 754; 600, 804; 606, 841; 570, 858; 520, 854; 478, 838; 440, 841; 392, 849; 344, 841; 306, 836; 264, 850; 214, 855; 178, 838; 184, 801; 222, 753; 280, 710],
    )
}

pub fn draw_skirt(scene: &Scene) {
    let skirt = handcut(&skirt(), 0.8, 40.0, 6);
    // What is under it: dark, and a frill at its edge.
    let under = skirt.moved(0.0, 10.0);
    let mut frill = skirt.moved(0.0, 16.0);
    let ring = Stroke::new(
        &[
            (186.0, 849.0),
            (214.0, 865.0),
            (264.0, 860.0),
            (306.0, 846.0),
            (344.0, 850.0),
            (392.0, 858.0),
            (440.0, 850.0),
            (478.0, 847.0),
            (520.0, 863.0),
            (570.0, 868.0),
            (600.0, 852.0),
        ],
        &[1.0],
    )
    .shape();
    frill = frill.and(&ring.grown(11.0));
    let frill = handcut(&frill, 3.0, 9.0, 8);
    scene.add(scene.shadow(&frill, (4.0, 22.0), 12.0, "#4a0826", 0.6));
    scene.add(scene.fill(&frill, "#fff4ee"));
    scene.add(scene.veil(&frill.minus(&frill.moved(1.0, -7.0)), "#e79ab0", 0.8));
    scene.add(scene.fill(&under.within(&frill.grown(-4.0)), "#7a0c3c"));
    scene.add(scene.fill(&skirt, "#cf1748"));
    // Between her thighs, and on the lee of each.
    let lap = blob(
        &knots![404, 710; 452, 783; 484, 836; 440, 841; 392, 850; 344, 842; 300, 836; 344, 778],
    )
    .within(&skirt);
    scene.add(scene.clipped(
        &skirt,
        scene.blurred(scene.veil(&lap, "#960d3f", 0.75), 6.0),
    ));
    for (line, wide) in [
        (
            [(402.0, 686.0), (398.0, 766.0), (392.0, 846.0)],
            [1.0, 8.0, 16.0],
        ),
        (
            [(372.0, 686.0), (352.0, 758.0), (330.0, 838.0)],
            [1.0, 7.0, 12.0],
        ),
        (
            [(436.0, 686.0), (452.0, 758.0), (468.0, 838.0)],
            [1.0, 7.0, 12.0],
        ),
    ] {
        let fold = taper(&line, &wide).within(&skirt);
        scene.add(scene.veil(&fold, "#7c0a38", 0.6));
        scene.add(scene.veil(
            &fold.moved(-6.0, 0.0).minus(&fold).within(&skirt),
            "#e23a64",
            0.6,
        ));
    }
    for knee in [
        [(300.0, 718.0), (240.0, 774.0), (206.0, 814.0)],
        [(482.0, 718.0), (528.0, 770.0), (548.0, 814.0)],
    ] {
        let thigh = taper(&knee, &[20.0, 54.0, 60.0]);
        let light = scene.veil(&thigh.within(&skirt), "#f4557c", 0.6);
        scene.add(scene.clipped(&skirt, scene.blurred(light, 12.0)));
    }
    // Two ribbons above the hem.
    for (up, wide) in [(20.0, 7.0), (36.0, 3.5)] {
        let band = skirt
            .moved(0.0, -up)
            .minus(&skirt.moved(0.0, -up - wide))
            .within(&skirt);
        let low = crate::line::rect(0.0, 766.0, 774.0, 1200.0);
        scene.add(scene.veil(&band.within(&low), "#fff0ea", 0.85));
    }
    scene.add(scene.veil(&skirt.minus(&skirt.moved(3.0, 4.0)), "#ff8fa8", 0.6));
}
