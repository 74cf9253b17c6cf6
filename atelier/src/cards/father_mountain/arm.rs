//! The arm: a shoulder, a long ridge that turns at the elbow, and a hand of crags.

use super::{DEEP, EMBER, WINDOW, buttresses, cracks, fir, mantle, ribs, rock, snow};
use crate::line::{Path, blob, curve, handcut, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::{knots, spots, stops};

pub fn draw(scene: &Scene) {
    hand(scene);
    let palm = blob(&knots![
        560, 1030, corner; 590, 1006; 640, 1016; 700, 1036; 744, 1070; 752, 1120; 720, 1170; 640, 1190; 560, 1180, corner
    ]);
    let thumb = taper(
        &spots![600, 1070; 586, 1010; 580, 960; 566, 924],
        &[60.0, 50.0, 44.0, 30.0],
    );
    let arm = all([arm(), palm, thumb]).fillet(10.0);
    let arm = handcut(&arm, 2.2, 26.0, 9);
    scene.add(scene.shadow(&arm, (8.0, 4.0), 20.0, DEEP, 0.75));
    scene.add(rock(scene, &arm, "#1f3052", 15));
    scene.add(buttresses(
        scene,
        &arm,
        &[
            [150.0, 640.0, 80.0, 200.0, -10.0, 0.45],
            [224.0, 620.0, 90.0, 230.0, 0.0, 0.7],
            [284.0, 600.0, 60.0, 200.0, -20.0, 0.8],
            [104.0, 720.0, 60.0, 200.0, -6.0, 0.35],
            [190.0, 800.0, 80.0, 210.0, 10.0, 0.6],
            [250.0, 800.0, 50.0, 170.0, -6.0, 0.75],
            [134.0, 860.0, 70.0, 200.0, 0.0, 0.45],
            [84.0, 980.0, 60.0, 140.0, 10.0, 0.35],
            [150.0, 1060.0, 70.0, 110.0, 30.0, 0.4],
            [226.0, 1070.0, 80.0, 110.0, -30.0, 0.55],
            [316.0, 1070.0, 76.0, 110.0, -36.0, 0.6],
            [398.0, 1074.0, 60.0, 96.0, -36.0, 0.5],
            [470.0, 1064.0, 70.0, 106.0, -40.0, 0.6],
            [562.0, 1036.0, 70.0, 130.0, -30.0, 0.7],
            [622.0, 1040.0, 60.0, 120.0, 0.0, 0.6],
            [676.0, 1056.0, 60.0, 110.0, -4.0, 0.65],
            [726.0, 1080.0, 44.0, 80.0, -10.0, 0.6],
            [578.0, 940.0, 34.0, 90.0, 8.0, 0.8],
        ],
        540,
    ));
    // The crook of the arm.
    let crook = taper(
        &spots![262, 960; 236, 1010; 180, 1050; 110, 1086],
        &[20.0, 34.0, 26.0, 6.0],
    );
    let spray = Spray::new(14, 0.95);
    let crook = scene.smudge(&crook, 0.85, 12.0, DEEP, spray);
    scene.add(scene.clipped(&arm, crook));
    let bend = arm.minus(&arm.moved(-2.6, 1.6));
    let pale = stops![0, "#d6e6f4", 0.85; 0.6, "#a9c4e2", 0.6; 1, "#a9c4e2", 0.1];
    scene.add(scene.fill(&bend, scene.radial((420.0, 860.0), 420.0, &pale)));
    // The side towards the hut is warm.
    let inner = arm.minus(&arm.moved(-3.0, 3.4));
    let warm = stops![0, EMBER, 0.95; 0.5, EMBER, 0.5; 1, EMBER, 0.0];
    scene.add(scene.fill(&inner, scene.radial(WINDOW, 250.0, &warm)));
    let shoulder = mantle(
        &spots![76, 690; 84, 620; 116, 548; 166, 498; 218, 476; 268, 488; 308, 532; 330, 580],
        &[60.0, 100.0, 150.0, 190.0, 170.0, 120.0, 60.0, 20.0],
        (0.04, 1.0),
        61,
    );
    scene.add(snow(scene, &shoulder, 22));
    scene.add(ribs(
        scene,
        &shoulder,
        &[
            (128.0, 590.0, 50.0),
            (166.0, 560.0, 70.0),
            (206.0, 540.0, 44.0),
            (226.0, 590.0, 54.0),
            (262.0, 540.0, 46.0),
            (104.0, 650.0, 36.0),
        ],
        0.08,
    ));
    let forearm = mantle(
        &spots![262, 968; 282, 1004; 330, 1030; 400, 1034; 480, 1026; 540, 1012; 578, 1004],
        &[14.0, 34.0, 50.0, 46.0, 42.0, 34.0, 12.0],
        (-0.1, 1.0),
        62,
    );
    scene.add(snow(scene, &forearm, 23));
    let thumb = mantle(
        &spots![546, 930; 556, 908; 572, 904; 588, 924; 602, 960; 608, 1000],
        &[8.0, 26.0, 34.0, 34.0, 20.0, 4.0],
        (0.0, 1.0),
        99,
    );
    scene.add(snow(scene, &thumb, 60));
    let back = mantle(
        &spots![612, 1022; 650, 1020; 700, 1036; 740, 1066; 754, 1100],
        &[8.0, 24.0, 34.0, 26.0, 8.0],
        (-0.1, 1.0),
        65,
    );
    scene.add(snow(scene, &back, 26));
    for (x, y, height, seed) in [
        (84.0, 974.0, 30.0, 301),
        (104.0, 968.0, 42.0, 302),
        (128.0, 972.0, 34.0, 303),
        (132.0, 798.0, 40.0, 304),
        (152.0, 796.0, 30.0, 305),
        (176.0, 806.0, 44.0, 306),
    ] {
        scene.add(fir(scene, (x, y), height, "#132340", seed));
    }
    let elbow = mantle(
        &spots![66, 980; 96, 958; 130, 964; 160, 990],
        &[12.0, 34.0, 40.0, 10.0],
        (0.1, 1.0),
        63,
    );
    scene.add(snow(scene, &elbow, 24));
    let ledge = mantle(
        &spots![110, 800; 140, 786; 176, 796; 206, 824],
        &[8.0, 30.0, 36.0, 8.0],
        (0.1, 1.0),
        64,
    );
    scene.add(snow(scene, &ledge, 25));
    // A wood grows on the ridge.
    let ridge = Path::new(curve(
        &spots![286, 1014; 330, 1038; 400, 1044; 480, 1036; 550, 1020],
    ));
    let mut chance = Chance::of("sleeve", 3);
    for i in 0..13_u64 {
        let far = ridge.length() * (i as f64 + chance.between(0.1, 0.9)) / 13.0;
        let (x, y) = ridge.at(far);
        let height = chance.between(18.0, 40.0);
        if !(350.0..500.0).contains(&x) || chance.happens(0.4) {
            scene.add(fir(
                scene,
                (x, y + chance.between(2.0, 14.0)),
                height,
                "#132340",
                70 + i,
            ));
        }
    }
}

fn arm() -> Shape {
    blob(&knots![
        334, 590; 312, 530; 270, 486; 218, 472, corner; 160, 496; 112, 546; 80, 618, corner; 66, 700; 56, 790, corner;
        50, 880; 56, 970; 62, 1050; 96, 1120, corner; 160, 1166; 290, 1196; 430, 1190; 560, 1160; 620, 1130;
        620, 1010, corner; 540, 1010; 480, 1024, corner; 400, 1032; 330, 1028; 284, 1002; 258, 950, corner; 262, 880;
        280, 800; 292, 740, corner; 322, 660
    ])
}

/// One finger: its line from the knuckle to the tip, its width, and how far it is warmed.
struct Finger {
    line: [At; 4],
    width: f64,
}

fn hand(scene: &Scene) {
    let fingers = [
        Finger {
            line: [
                (716.0, 1090.0),
                (752.0, 1010.0),
                (758.0, 950.0),
                (738.0, 906.0),
            ],
            width: 44.0,
        },
        Finger {
            line: [
                (690.0, 1080.0),
                (724.0, 980.0),
                (722.0, 900.0),
                (694.0, 848.0),
            ],
            width: 48.0,
        },
        Finger {
            line: [
                (654.0, 1070.0),
                (682.0, 970.0),
                (678.0, 884.0),
                (650.0, 832.0),
            ],
            width: 50.0,
        },
        Finger {
            line: [
                (616.0, 1070.0),
                (640.0, 980.0),
                (634.0, 900.0),
                (606.0, 852.0),
            ],
            width: 48.0,
        },
    ];
    for (finger, part) in fingers.iter().zip(0..) {
        let Finger { line, width } = finger;
        let shape = taper(
            line,
            &[width * 1.1, *width, width * 1.04, width * 0.9, width * 0.7],
        );
        let shape = handcut(&shape, 2.0, 16.0, 30 + part);
        scene.add(scene.shadow(&shape, (5.0, 6.0), 9.0, DEEP, 0.65));
        scene.add(rock(scene, &shape, "#243760", 31 + part));
        let ((x0, y0), (x1, y1)) = (line[3], line[1]);
        scene.add(buttresses(
            scene,
            &shape,
            &[
                [x0 + 12.0, y0 + 10.0, width * 0.8, 90.0, 10.0, 0.6],
                [x1 + 6.0, y1 + 10.0, width * 0.8, 80.0, -10.0, 0.5],
            ],
            570 + part as u64 * 3,
        ));
        let warm = shape.minus(&shape.moved(3.0, -0.6));
        let stops = stops![0, EMBER, 0.9; 0.6, EMBER, 0.6; 1, EMBER, 0.0];
        scene.add(scene.fill(&warm, scene.radial(WINDOW, 270.0, &stops)));
        let (x, y) = line[3];
        let half = width * 0.42;
        let tip = mantle(
            &[
                (x - half - 2.0, y + 2.0),
                (x - half * 0.6, y - half * 0.8),
                (x + half * 0.3, y - half * 0.9),
                (x + half * 1.1, y - 2.0),
                (x + half * 1.6, y + 26.0),
            ],
            &[10.0, 28.0, 34.0, 30.0, 8.0],
            (0.1, 1.0),
            80 + part as u64,
        );
        scene.add(snow(scene, &tip, 40 + part));
        let (kx, ky) = line[1];
        scene.add(cracks(
            scene,
            &shape,
            &[
                (
                    &[
                        (kx - half, ky - 22.0),
                        (kx, ky - 16.0),
                        (kx + half, ky - 24.0),
                    ],
                    3.0,
                ),
                (
                    &[
                        (kx - half, ky - 14.0),
                        (kx - 2.0, ky - 8.0),
                        (kx + half, ky - 15.0),
                    ],
                    2.2,
                ),
                (
                    &[
                        (kx - 4.0, ky + 10.0),
                        (kx - 8.0, ky + 30.0),
                        (kx - 4.0, ky + 60.0),
                    ],
                    2.4,
                ),
            ],
        ));
        let knuckle = mantle(
            &[
                (kx - half, ky + 8.0),
                (kx - 4.0, ky - 4.0),
                (kx + half, ky + 6.0),
            ],
            &[4.0, 20.0, 5.0],
            (0.0, 1.0),
            90 + part as u64,
        );
        scene.add(scene.clipped(&shape, snow(scene, &knuckle, 50 + part)));
    }
}
