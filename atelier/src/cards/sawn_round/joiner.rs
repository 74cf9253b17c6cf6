//! The joiner, on her back on the floor: one hand saws, the other one holds up what she saws off.

use crate::line::{Knot, blob, circle, handcut, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

use super::face::{self, SKIN};
use super::{DARK, lit, shaded};

const BLUE: &str = "#2f6fae";
const SHIRT: &str = "#e3b04e";

fn cloth(scene: &Scene, shape: &Shape, colour: &str) {
    let sheet = scene.sheet(shape, colour).lit(0.1).shade(0.4);
    scene.add(sheet.grain(1.0).rim(0.0).ink());
}

fn hand_cut(knots: &[Knot]) -> Shape {
    handcut(&blob(knots), 0.8, 30.0, 3)
}

fn folds(scene: &Scene, on: &Shape, lines: &[(&[At], f64)]) {
    for (line, wide) in lines {
        let fold = taper(line, &[1.0, *wide, 0.6 * wide, 1.0]).within(on);
        let soft = scene.blurred(scene.veil(&fold, "#3a3060", 0.45), 0.2 * wide);
        scene.add(scene.multiplied(scene.clipped(on, soft)));
        let ridge = fold.moved(2.0, 0.8 * wide).minus(&fold).within(on);
        scene.add(scene.veil(&ridge, "#ffe2a0", 0.16));
    }
}

fn trunk() -> Shape {
    hand_cut(&knots![
        226, 950, corner; 262, 918; 320, 896; 400, 892; 470, 908; 540, 936, corner; 590, 1040, corner; 400, 1052; 240, 1050, corner; 216, 1010
    ])
}

/// The legs: knees up, feet flat on the floor.
fn near_leg() -> Shape {
    hand_cut(&knots![
        488, 950, corner; 530, 890; 580, 818; 612, 780; 648, 762; 676, 780; 684, 830; 690, 920; 700, 1006, corner; 622, 1012, corner; 616, 930; 608, 900; 588, 960; 568, 1030; 520, 1050, corner; 480, 1020
    ])
}

fn far_leg() -> Shape {
    hand_cut(&knots![
        520, 930, corner; 570, 850; 624, 770; 660, 742; 694, 752; 712, 790; 724, 880; 742, 980, corner; 676, 986, corner; 650, 880; 640, 860; 600, 960, corner
    ])
}

/// What the light of the cut can fall on.
pub fn body() -> Shape {
    trunk().and(&near_leg())
}

pub fn draw(scene: &Scene) {
    let ground = blob(
        &knots![120, 1046; 300, 1034; 600, 1034; 790, 1030; 780, 1062; 600, 1076; 300, 1078; 140, 1066],
    );
    scene.add(scene.multiplied(scene.blurred(scene.veil(&ground, DARK, 0.85), 8.0)));
    let jacket = hand_cut(
        &knots![88, 1040; 84, 1002; 120, 978; 190, 976; 250, 992; 262, 1030; 240, 1054; 120, 1056],
    );
    cloth(scene, &jacket, "#8a5a3a");
    shaded(scene, &jacket, (4.0, 18.0), "#2a2a58", 0.6, 8.0);
    folds(
        scene,
        &jacket,
        &[
            (&spots![110, 1046; 130, 1020; 170, 1006], 9.0),
            (&spots![200, 1050; 210, 1020; 236, 1004], 9.0),
        ],
    );
    shoe(scene, (676.0, 982.0), 0.7);
    let far = far_leg();
    cloth(scene, &far, "#1f4f84");
    shaded(scene, &far, (10.0, 18.0), "#16224a", 0.7, 8.0);
    face::draw(scene);
    let shirt = trunk();
    cloth(scene, &shirt, SHIRT);
    bib(scene, &shirt);
    shaded(scene, &shirt, (6.0, 44.0), "#2f2f68", 0.72, 16.0);
    lit(scene, &shirt, (0.0, 6.0), 0.75);
    shoe(scene, (622.0, 1006.0), 1.0);
    let leg = near_leg();
    scene.add(scene.shadow(&leg, (4.0, 6.0), 6.0, DARK, 0.5));
    cloth(scene, &leg, BLUE);
    shaded(scene, &leg, (16.0, 22.0), "#1c2a5c", 0.7, 14.0);
    folds(
        scene,
        &leg,
        &[
            (&spots![500, 960; 530, 950; 560, 900], 14.0),
            (&spots![510, 1000; 550, 990; 580, 940], 12.0),
            (&spots![600, 880; 630, 850; 640, 800], 12.0),
            (&spots![612, 900; 650, 880; 676, 840], 10.0),
            (&spots![640, 990; 660, 960; 664, 900], 12.0),
        ],
    );
    lit(scene, &leg, (3.0, 6.0), 0.7);
}

/// Overalls over the shirt: a bib, a strap with its button, a pocket with a rule.
fn bib(scene: &Scene, shirt: &Shape) {
    let bib = blob(&knots![
        352, 870, corner; 420, 880; 560, 930, corner; 620, 1060, corner; 330, 1070, corner; 352, 1020; 366, 960
    ]);
    let strap = taper(
        &spots![372, 920; 320, 930; 268, 950; 240, 990],
        &[26.0, 25.0, 24.0, 24.0],
    );
    let blue = bib.and(&strap).within(shirt);
    cloth(scene, &blue, BLUE);
    let seam = blue.minus(&blue.grown(-5.0)).minus(&blue.grown(-3.6));
    scene.add(scene.veil(&seam, "#9cc4ec", 0.4));
    let pocket =
        blob(&knots![420, 930, corner; 488, 946, corner; 482, 1000, corner; 412, 990, corner]);
    scene.add(scene.veil(&pocket, "#1d4a80", 0.6));
    let rule = taper(&spots![440, 920; 436, 966], &[13.0, 13.0]);
    scene.add(scene.fill(&rule, "#f2cf5c"));
    folds(
        scene,
        &blue,
        &[
            (&spots![520, 930; 500, 970; 510, 1020], 12.0),
            (&spots![380, 900; 396, 940; 384, 1000], 10.0),
        ],
    );
}

fn shoe(scene: &Scene, (x, y): At, near: f64) {
    let shoe = blob(
        &knots![-6, -6, corner; 84, -4, corner; 96, 8; 132, 20; 150, 36; 148, 46, corner; -8, 46, corner; -12, 20],
    );
    let shoe = shoe.scaled(0.84).moved(x, y);
    cloth(scene, &shoe, "#6a3a26");
    shaded(
        scene,
        &shoe,
        (4.0, 12.0),
        "#1c2048",
        0.6 + 0.2 * (1.0 - near),
        5.0,
    );
    lit(scene, &shoe, (0.0, 3.0), 0.6 * near);
    let sole = shoe.minus(&shoe.moved(0.0, -8.0));
    scene.add(scene.veil(&sole, "#1a141c", 0.7));
}

/// The arm whose hand lies flat under what the cat lies on.
pub fn far_arm(scene: &Scene) {
    let arm = hand_cut(&knots![
        322, 930, corner; 306, 860; 302, 800; 312, 720; 322, 656, corner; 362, 656, corner; 374, 720; 382, 800; 384, 870; 392, 930, corner
    ]);
    let hand = palm();
    let whole = all([arm, hand.clone()]).fillet(6.0);
    let pressed = scene.blurred(scene.veil(&hand.moved(4.0, -7.0), "#1a0f14", 0.6), 4.0);
    scene.add(scene.multiplied(pressed));
    cloth(scene, &whole, SKIN);
    shaded(scene, &whole, (16.0, 6.0), "#4a3a70", 0.55, 7.0);
    lit(scene, &whole, (4.0, 3.0), 0.7);
    for line in [
        &spots![338, 642; 336, 624; 334, 606][..],
        &spots![354, 642; 362, 622; 368, 606],
        &spots![326, 646; 312, 626; 302, 612],
        &spots![292, 596; 298, 598; 304, 594],
        &spots![322, 584; 330, 586; 338, 582],
        &spots![366, 586; 374, 590; 382, 588],
    ] {
        scene.add(scene.veil(&taper(line, &[1.0, 3.0, 1.0]), "#5a2f34", 0.6));
    }
    let sleeve = hand_cut(
        &knots![300, 940, corner; 290, 870; 292, 812, corner; 392, 806, corner; 402, 870; 412, 940, corner],
    );
    cloth(scene, &sleeve, "#b98534");
    shaded(scene, &sleeve, (20.0, 10.0), "#2f2f68", 0.7, 10.0);
    let roll = taper(&spots![290, 816; 340, 824; 394, 810], &[26.0, 27.0, 26.0]);
    cloth(scene, &roll, "#d39f44");
    shaded(scene, &roll, (22.0, 6.0), "#2f2f68", 0.55, 6.0);
}

/// Pressed upwards: the fingers bend back on the wood.
fn palm() -> Shape {
    let fingers = [
        (
            &spots![326, 648; 296, 634; 262, 630; 246, 634][..],
            [25.0, 22.0, 19.0, 14.0],
        ),
        (
            &spots![330, 632; 306, 606; 284, 588; 276, 578],
            [24.0, 22.0, 19.0, 14.0],
        ),
        (
            &spots![342, 626; 334, 596; 326, 570; 326, 560],
            [24.0, 22.0, 20.0, 15.0],
        ),
        (
            &spots![356, 628; 366, 598; 380, 574; 386, 566],
            [24.0, 22.0, 19.0, 14.0],
        ),
        (
            &spots![362, 642; 388, 622; 410, 606; 418, 602],
            [23.0, 20.0, 17.0, 12.0],
        ),
    ];
    let fingers = fingers.map(|(line, widths)| taper(line, &widths));
    let heel = blob(&knots![316, 668; 312, 640; 326, 618; 350, 612; 370, 622; 378, 644; 368, 668]);
    all(fingers.into_iter().chain([heel])).fillet(4.0)
}

/// The arm that saws.
pub fn near_arm(scene: &Scene) {
    let fore = hand_cut(&knots![
        366, 872, corner; 360, 830; 378, 784; 400, 746, corner; 446, 760, corner; 452, 800; 440, 850; 420, 890, corner
    ]);
    scene.add(scene.shadow(&fore, (8.0, 8.0), 6.0, DARK, 0.5));
    cloth(scene, &fore, SKIN);
    shaded(scene, &fore, (18.0, -4.0), "#4a3a70", 0.6, 8.0);
    lit(scene, &fore, (5.0, 2.0), 0.75);
    fist(scene);
    let sleeve = hand_cut(&knots![
        232, 962; 250, 932; 284, 914; 318, 904; 330, 884; 350, 858, corner; 400, 860; 442, 880, corner; 440, 912; 420, 936; 404, 968; 372, 990; 340, 1016; 296, 1022; 266, 1034; 240, 1004
    ]);
    scene.add(scene.shadow(&sleeve, (6.0, 10.0), 7.0, DARK, 0.55));
    cloth(scene, &sleeve, SHIRT);
    shaded(scene, &sleeve, (6.0, 32.0), "#3a2f68", 0.72, 12.0);
    folds(
        scene,
        &sleeve,
        &[
            (&spots![268, 946; 300, 960; 320, 1000], 12.0),
            (&spots![310, 912; 340, 936; 350, 980], 13.0),
            (&spots![350, 886; 378, 916; 382, 960], 12.0),
        ],
    );
    lit(scene, &sleeve, (1.0, 6.0), 0.8);
    let roll = taper(&spots![348, 858; 392, 866; 442, 884], &[28.0, 30.0, 28.0]);
    cloth(scene, &roll, "#efc264");
    shaded(scene, &roll, (30.0, 6.0), "#3a2f68", 0.5, 6.0);
    lit(scene, &roll, (3.0, 4.0), 0.7);
}

/// What the saw throws down: on her glasses, on her chest.
pub fn dust(scene: &Scene) {
    let mut chance = Chance::of("sawn round dust", 7);
    let grains = (0..700).map(|_| {
        let far = chance.unit();
        let wide = 4.0 + 70.0 * far * far;
        let at = (
            566.0 - 146.0 * far.powi(2) + chance.near(0.0, wide),
            508.0 + 394.0 * far,
        );
        circle(at, chance.between(0.7, 2.0))
    });
    scene.add(scene.veil(&all(grains.collect::<Vec<_>>()), "#ffe3a2", 0.8));
    let heap = (0..420).map(|_| {
        let u = chance.unit();
        let at = (
            300.0 + 190.0 * u + chance.near(0.0, 8.0),
            904.0 - 14.0 * (3.0 * u).sin() + 34.0 * chance.unit().powi(3),
        );
        circle(at, chance.between(0.8, 2.4))
    });
    let heap = all(heap.collect::<Vec<_>>()).within(&body());
    scene.add(scene.veil(&heap, "#ffe9b4", 0.85));
}

/// Four fingers around the handle, the index finger along the blade.
fn fist(scene: &Scene) {
    let back = blob(
        &knots![392, 764; 386, 732; 398, 706; 424, 696; 448, 706; 458, 736; 448, 766; 420, 776],
    );
    scene.add(scene.shadow(&back, (4.0, 8.0), 5.0, DARK, 0.5));
    cloth(scene, &back, SKIN);
    shaded(scene, &back, (14.0, 12.0), "#4a3a70", 0.55, 6.0);
    let fingers = [
        (
            &spots![416, 712; 446, 690; 470, 668][..],
            [23.0, 20.0, 14.0],
        ),
        (&spots![404, 724; 440, 716; 458, 724], [23.0, 22.0, 19.0]),
        (&spots![402, 742; 438, 738; 456, 744], [23.0, 22.0, 19.0]),
        (&spots![404, 760; 434, 757; 450, 761], [20.0, 19.0, 16.0]),
    ];
    for (line, widths) in fingers {
        let finger = taper(line, &widths);
        scene.add(scene.shadow(&finger, (2.0, 4.0), 2.5, "#3a1c2c", 0.6));
        cloth(scene, &finger, SKIN);
        shaded(scene, &finger, (5.0, 7.0), "#4a3a70", 0.45, 3.0);
        lit(scene, &finger, (2.0, 3.0), 0.7);
    }
    let thumb = taper(&spots![398, 744; 402, 716; 424, 700], &[24.0, 22.0, 16.0]);
    scene.add(scene.shadow(&thumb, (2.0, 4.0), 2.5, "#3a1c2c", 0.5));
    cloth(scene, &thumb, SKIN);
    lit(scene, &thumb, (3.0, 2.0), 0.7);
}
