//! How she sits: a thigh over a shoulder of each who carries her, her skirt between them.

use crate::knots;
use crate::line::{Stroke, blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::grip::Flesh;
use super::heroine::FLESH;

/// From the hip over the knee to the ankle.
const LEGS: [[At; 6]; 2] = [
    [
        (336.0, 752.0),
        (272.0, 788.0),
        (222.0, 848.0),
        (226.0, 916.0),
        (236.0, 990.0),
        (248.0, 1066.0),
    ],
    [
        (462.0, 752.0),
        (524.0, 788.0),
        (574.0, 848.0),
        (570.0, 916.0),
        (560.0, 990.0),
        (548.0, 1066.0),
    ],
];

fn whole(leg: &[At; 6], out: f64) -> Shape {
    let bone = Stroke::new(leg, &[128.0, 122.0, 98.0, 76.0, 66.0, 50.0]).shape();
    let [.., shin, low, _] = *leg;
    let calf = blob(&knots![-34, -40; -6, -58; 28, -40; 40, 4; 32, 50; 8, 84; -22, 40])
        .stretched(out, 1.0, (0.0, 0.0))
        .moved(shin.0.midpoint(low.0), shin.1 + 16.0);
    handcut(&bone.and(&calf).fillet(20.0), 0.6, 30.0, 3)
}

/// Her bare legs, before those who carry her.
pub fn legs(scene: &Scene) {
    let Flesh { light, shade, .. } = FLESH;
    for (i, leg) in LEGS.iter().enumerate() {
        let out = if i == 0 { -1.0 } else { 1.0 };
        let shape = whole(leg, out);
        scene.add(scene.shadow(&shape, (9.0, 16.0), 10.0, "#4a0826", 0.55));
        let sheet = scene.sheet(&shape, FLESH.skin).light((150.0, 300.0));
        scene.add(sheet.lit(0.1).shade(0.4).rim(0.0).grain(1.05));
        let soft = |part: &Shape, colour: &str, much: f64, by: f64| {
            let ink = scene.blurred(scene.veil(&part.within(&shape), colour, much), by);
            scene.add(scene.clipped(&shape, ink));
        };
        soft(&shape.minus(&shape.moved(-20.0, -4.0)), shade, 0.85, 6.0);
        soft(&shape.minus(&shape.moved(11.0, 6.0)), light, 0.55, 4.0);
        // The kneecap, and the dent below it.
        let (x, y) = leg[2];
        let cap = blob(&knots![-24, -20; -4, -30; 20, -20; 24, 4; 8, 22; -14, 20; -26, 2])
            .moved(x - 3.0, y - 8.0);
        soft(&cap, light, 0.5, 6.0);
        let dent = taper(
            &[
                (x - 28.0, y + 16.0),
                (x - 2.0, y + 31.0),
                (x + 26.0, y + 14.0),
            ],
            &[2.0, 8.0, 2.0],
        );
        soft(&dent, shade, 0.75, 2.4);
        let ridge = taper(
            &[
                (x + out * 1.0, y + 44.0),
                (leg[3].0 - out * 8.0, leg[3].1 + 30.0),
                (leg[4].0 - out * 6.0, leg[4].1 + 20.0),
            ],
            &[4.0, 13.0, 4.0],
        );
        soft(&ridge, light, 0.5, 4.0);
        slipper(scene, leg[5], out);
    }
}

/// A slipper from the side, its toes outwards.
fn slipper(scene: &Scene, ankle: At, out: f64) {
    let spot = Spot::new(ankle.0, ankle.1 + 4.0, 1.12)
        .turned(out * 14.0)
        .flipped(out < 0.0);
    let upper = handcut(
        &spot.put(&blob(
            &knots![-29, -2; -8, 4; 24, -4; 42, 16; 72, 30; 100, 36; 112, 52; 108, 66, corner; 40, 69; -28, 66, corner; -38, 42; -35, 16],
        )),
        0.6,
        20.0,
        4,
    );
    let sole = handcut(
        &spot.put(&blob(
            &knots![-31, 60, corner; 40, 64; 110, 60, corner; 117, 68; 106, 76; 44, 79; -24, 77; -35, 68],
        )),
        0.5,
        20.0,
        5,
    );
    let both = upper.and(&sole);
    scene.add(scene.shadow(&both, (8.0, 14.0), 9.0, "#4a0826", 0.5));
    scene.add(scene.fill(&sole, "#ffd9b4"));
    scene.add(scene.veil(&sole.minus(&sole.moved(0.0, -6.0)), "#c9746c", 0.8));
    let sheet = scene.sheet(&upper, "#f2365c").light((150.0, 700.0));
    scene.add(sheet.lit(0.16).shade(0.5).rim(1.4).grain(1.0));
    let low = upper.minus(&upper.moved(-5.0, -14.0));
    let low = scene.blurred(scene.veil(&low, "#98093c", 0.7), 4.0);
    scene.add(scene.clipped(&upper, low));
    // Fleece at its top, and a ball of it over the toes.
    let fleece = |line: &[At], wide: &[f64], seed: i64| {
        let tuft = handcut(&spot.put(&taper(line, wide)), 2.6, 8.0, seed);
        scene.add(scene.shadow(&tuft, (2.0, 5.0), 4.0, "#4a0826", 0.4));
        let sheet = scene.sheet(&tuft, "#fff1ec").light((150.0, 700.0));
        scene.add(sheet.lit(0.1).shade(0.4).rim(0.0).dark("#d4809c"));
        scene.add(scene.veil(&tuft.minus(&tuft.moved(-2.0, -6.0)), "#e39ab0", 0.7));
    };
    fleece(
        &[(-32.0, 4.0), (-4.0, 12.0), (30.0, 2.0)],
        &[20.0, 23.0, 20.0],
        6,
    );
    fleece(&[(74.0, 32.0), (80.0, 32.0)], &[30.0, 30.0], 7);
}

/// The skirt: it lies over both thighs and hangs between them.
fn skirt() -> Shape {
    blob(
        &knots![318, 668, corner; 360, 662; 420, 662; 498, 668, corner; 540, 692; 590, 736, corner; 574, 796; 512, 850; 470, 842; 430, 846; 398, 838; 366, 846; 328, 842; 286, 850; 224, 798; 206, 736, corner; 262, 692],
    )
}

pub fn draw_skirt(scene: &Scene) {
    let skirt = handcut(&skirt(), 0.8, 40.0, 6);
    let hem = [
        (203.0, 736.0),
        (222.0, 800.0),
        (286.0, 855.0),
        (328.0, 847.0),
        (366.0, 851.0),
        (398.0, 843.0),
        (430.0, 851.0),
        (470.0, 847.0),
        (512.0, 855.0),
        (576.0, 800.0),
        (593.0, 736.0),
    ];
    let frill = handcut(&Stroke::new(&hem, &[22.0]).shape(), 3.0, 9.0, 8);
    scene.add(scene.shadow(&skirt.and(&frill), (4.0, 26.0), 13.0, "#4a0826", 0.7));
    scene.add(scene.fill(&frill, "#fff4ee"));
    scene.add(scene.veil(&frill.minus(&frill.moved(1.0, -7.0)), "#e79ab0", 0.8));
    let sheet = scene.sheet(&skirt, "#cf1748").light((180.0, 560.0));
    scene.add(sheet.lit(0.12).shade(0.45).rim(0.0).dark("#7c0a38"));
    let soft = |part: &Shape, colour: &str, much: f64, by: f64| {
        let ink = scene.blurred(scene.veil(&part.within(&skirt), colour, much), by);
        scene.add(scene.clipped(&skirt, ink));
    };
    // Between her thighs, and below each.
    let lap = blob(&knots![398, 700; 432, 760; 488, 850; 398, 856; 308, 850; 364, 760]);
    soft(&lap, "#8c0a3c", 0.85, 9.0);
    for thigh in [
        [(352.0, 716.0), (292.0, 752.0), (232.0, 800.0)],
        [(446.0, 716.0), (502.0, 752.0), (560.0, 800.0)],
    ] {
        let high = taper(&thigh, &[26.0, 56.0, 64.0]);
        soft(&high.moved(-6.0, -10.0), "#f4557c", 0.65, 12.0);
        soft(
            &high.moved(8.0, 46.0).minus(&high.moved(0.0, 16.0)),
            "#8c0a3c",
            0.6,
            8.0,
        );
    }
    for (line, wide) in [
        ([(398.0, 684.0), (399.0, 760.0), (398.0, 850.0)], 15.0),
        ([(374.0, 684.0), (360.0, 760.0), (338.0, 850.0)], 10.0),
        ([(424.0, 684.0), (436.0, 760.0), (458.0, 850.0)], 10.0),
        ([(344.0, 680.0), (312.0, 700.0), (272.0, 726.0)], 7.0),
        ([(470.0, 680.0), (496.0, 700.0), (530.0, 726.0)], 7.0),
    ] {
        let fold = taper(&line, &[1.0, wide * 0.6, wide]).within(&skirt);
        scene.add(scene.veil(&fold, "#70062f", 0.55));
        let ridge = fold.moved(-5.0, 0.0).minus(&fold).within(&skirt);
        scene.add(scene.veil(&ridge, "#e8436c", 0.55));
    }
    // A ribbon above the hem.
    let near = |by: f64| {
        let line: Vec<At> = hem
            .iter()
            .map(|&(x, y)| (398.0 + (x - 398.0) * (1.0 - by * 0.0016), y - by))
            .collect();
        line
    };
    let ribbon = Stroke::new(&near(24.0), &[7.0]).shape().within(&skirt);
    scene.add(scene.veil(&ribbon, "#fff0ea", 0.85));
    scene.add(scene.veil(&skirt.minus(&skirt.moved(3.0, 4.0)), "#ff8fa8", 0.6));
}
