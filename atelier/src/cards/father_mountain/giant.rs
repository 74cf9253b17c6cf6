//! The giant himself: a back, a bowed head with a brow of snow, and a beard of ice.

use super::{
    BLUE, DEEP, EMBER, ROCK, WINDOW, buttresses, cracks, facets, mantle, ribs, rock, snow,
};
use crate::colour::mix;
use crate::line::{blob, handcut, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// His head is drawn upright, in profile, and bowed.
fn bowed() -> Spot {
    Spot::new(334.0, 318.0, 3.2).turned(27.0)
}

/// His back, on which the storm breaks.
pub fn body(scene: &Scene) {
    let body = blob(&knots![
        -40, 670, corner; 20, 576; 66, 506; 92, 444, corner; 124, 390; 148, 336; 190, 300, corner; 300, 300; 400, 420;
        452, 560; 470, 660; 500, 740; 560, 800; 600, 900; 600, 1240, corner; -40, 1240, corner
    ]);
    let body = handcut(&body, 2.0, 26.0, 5);
    scene.add(scene.shadow(&body, (0.0, 0.0), 22.0, DEEP, 0.5));
    scene.add(rock(scene, &body, "#1d2d4d", 4));
    scene.add(buttresses(
        scene,
        &body,
        &[
            [40.0, 600.0, 60.0, 210.0, -10.0, 0.4],
            [110.0, 480.0, 70.0, 200.0, -30.0, 0.45],
            [12.0, 700.0, 50.0, 240.0, 0.0, 0.3],
            [30.0, 900.0, 44.0, 200.0, 0.0, 0.25],
            [480.0, 690.0, 60.0, 120.0, -20.0, 0.5],
        ],
        500,
    ));
    let back = mantle(
        &spots![-40, 664; 20, 570; 66, 500; 92, 438; 124, 384; 148, 332],
        &[150.0, 130.0, 120.0, 90.0, 44.0, 12.0],
        (0.16, 1.0),
        31,
    );
    scene.add(snow(scene, &back, 6));
}

fn profile() -> Shape {
    blob(&knots![
        -34, 56; -46, 34; -56, 8, corner; -55, -14; -47, -38, corner; -38, -52; -22, -64, corner; -14, -78; -5, -86, corner;
        0, -76; 10, -72, corner; 22, -66; 30, -56, corner; 37, -46; 43, -34; 44, -26, corner; 52, -23; 58, -15, corner;
        54, -8; 48, -3; 47, 2; 52, 9; 62, 17; 73, 25; 79, 32, corner; 74, 38; 64, 40; 55, 38, corner; 54, 44; 52, 52;
        48, 62; 40, 70; 20, 74; -8, 70
    ])
}

/// His head, the summit.
pub fn head(scene: &Scene) {
    let bowed = bowed();
    let head = handcut(&bowed.put(&profile()), 1.8, 22.0, 7);
    scene.add(scene.shadow(&head, (-6.0, 10.0), 18.0, DEEP, 0.7));
    scene.add(rock(scene, &head, ROCK, 12));
    let planes: [(&[At], f64); 6] = [
        (&spots![47, 2; 56, 12; 79, 31; 66, 32; 50, 22; 42, 8], 1.0),
        (
            &spots![46, 4; 51, 16; 62, 27; 68, 38; 57, 38; 50, 31; 45, 21; 41, 10],
            -0.4,
        ),
        (&spots![18, 12; 36, 12; 40, 24; 34, 38; 16, 34; 8, 22], 0.9),
        (&spots![-4, 4; 8, 12; 10, 28; 2, 40; -10, 24], 0.5),
        (&spots![-46, 6; -28, 6; -24, 30; -34, 50], -0.5),
        (
            &spots![26, -20; 56, -18; 50, -6; 44, -2; 30, -8; 16, -6],
            -0.5,
        ),
    ];
    let planes: Vec<(Vec<At>, f64)> = planes
        .iter()
        .map(|(points, light)| (bowed.points(points.iter().copied()), *light))
        .collect();
    let planes: Vec<(&[At], f64)> = planes.iter().map(|(p, l)| (p.as_slice(), *l)).collect();
    scene.add(facets(scene, &head, &planes, 70));
    scene.add(buttresses(
        scene,
        &head,
        &[
            [232.0, 250.0, 60.0, 170.0, -10.0, 0.5],
            [290.0, 220.0, 64.0, 130.0, 0.0, 0.55],
            [200.0, 330.0, 50.0, 150.0, 10.0, 0.35],
            [366.0, 200.0, 70.0, 110.0, 10.0, 0.7],
            [424.0, 176.0, 60.0, 110.0, 10.0, 0.7],
            [478.0, 190.0, 56.0, 120.0, 16.0, 0.9],
            [250.0, 370.0, 44.0, 110.0, 0.0, 0.4],
        ],
        520,
    ));
    ear(scene, &bowed);
    eye(scene, &bowed);
    let lines: [(&[At], f64); 3] = [
        (&spots![38, 22; 32, 30; 30, 40], 3.4),
        (&spots![60, 25; 54, 30; 57, 38], 3.2),
        (&spots![18, 20; 24, 26; 24, 36], 1.8),
    ];
    let lines: Vec<(Vec<At>, f64)> = lines
        .iter()
        .map(|(points, width)| (bowed.points(points.iter().copied()), *width))
        .collect();
    let lines: Vec<(&[At], f64)> = lines.iter().map(|(p, w)| (p.as_slice(), *w)).collect();
    scene.add(cracks(scene, &head, &lines));
    // The cap, the brow, the bridge of the nose, the cheek.
    let cap = mantle(
        &bowed.points(spots![
            -57, 20; -58, 6; -57, -15; -49, -40; -39, -55; -23, -67; -15, -80; -5, -88; 2, -78; 12, -73; 24, -68; 33, -56
        ]),
        &[60.0, 100.0, 120.0, 140.0, 150.0, 150.0, 120.0, 90.0, 34.0],
        (0.02, 1.0),
        44,
    );
    scene.add(snow(scene, &cap, 9));
    scene.add(ribs(
        scene,
        &cap,
        &[
            (240.0, 196.0, 40.0),
            (300.0, 160.0, 46.0),
            (372.0, 130.0, 54.0),
            (424.0, 88.0, 64.0),
        ],
        0.12,
    ));
    let brow = blob(&knots![
        9, -11, corner; 20, -21; 34, -27; 48, -27; 60, -21; 68, -9, corner; 59, -13; 61, -3, corner; 52, -12;
        50, -2, corner; 44, -13; 37, -6, corner; 32, -15; 25, -8, corner; 19, -15
    ]);
    let nose = blob(&knots![
        46, -1, corner; 54, 7; 64, 15; 76, 24; 82, 32, corner; 75, 29; 71, 31, corner; 65, 23; 60, 24, corner; 55, 15; 50, 15, corner; 48, 7
    ]);
    let cheek = blob(&knots![
        4, 16, corner; 15, 10; 27, 11; 38, 19, corner; 30, 16; 28, 22, corner; 22, 15; 16, 20, corner; 12, 15
    ]);
    for (patch, seed) in [(brow, 10), (nose, 11), (cheek, 12)] {
        let patch = handcut(&bowed.put(&patch), 1.2, 14.0, seed);
        scene.add(snow(scene, &patch, seed));
    }
    // The window lights him a little from below.
    let below = head.minus(&head.moved(-1.0, -3.0));
    let warm = scene.radial(
        WINDOW,
        540.0,
        &stops![0, EMBER, 0.8; 0.6, EMBER, 0.5; 1, EMBER, 0.0],
    );
    scene.add(scene.fill(&below, warm));
}

fn ear(scene: &Scene, bowed: &Spot) {
    let ear = blob(&knots![
        -12, -12; -4, -16; 4, -12; 5, -3; 1, 6; -4, 13; -9, 10; -12, 0
    ]);
    let ear = handcut(&bowed.put(&ear), 1.0, 14.0, 3);
    scene.add(scene.shadow(&ear, (-3.0, 5.0), 6.0, DEEP, 0.6));
    scene.add(rock(scene, &ear, mix(ROCK, "#5d7ca8", 0.3), 21));
    let hollow = blob(&knots![-8, -8; -2, -10; 1, -5; -2, 1; -4, 7; -8, 3]);
    scene.add(scene.veil(&bowed.put(&hollow), DEEP, 0.6));
    let lip = blob(&knots![
        -14, -9, corner; -7, -17; 2, -17; 8, -9, corner; 3, -12; 1, -8, corner; -4, -13; -9, -9, corner
    ]);
    let lip = handcut(&bowed.put(&lip), 0.8, 12.0, 4);
    scene.add(snow(scene, &lip, 13));
}

/// A lid, lowered towards the hut.
fn eye(scene: &Scene, bowed: &Spot) {
    let socket = blob(&knots![20, -6; 30, -13; 44, -14; 50, -8; 46, 2; 36, 8; 24, 6]);
    let spray = Spray::new(5, 0.8);
    scene.add(scene.smudge(&bowed.put(&socket), 0.6, 11.0, DEEP, spray));
    let lid = blob(&knots![24, -3; 30, -9; 38, -10; 44, -5; 42, 1; 35, 4; 28, 2]);
    let spray = Spray::finer(6, 0.85, 0.6);
    scene.add(scene.smudge(&bowed.put(&lid), 0.75, 5.0, "#8fb0d6", spray));
    let bag = bowed.points(spots![26, 10; 33, 13; 41, 10]);
    scene.add(scene.veil(&taper(&bag, &[0.4, 2.4, 0.4]), DEEP, 0.6));
    let lash = bowed.points(spots![23, -2; 28, 3; 35, 5; 41, 2; 44, -3]);
    scene.add(scene.fill(&taper(&lash, &[0.8, 3.4, 4.4, 3.2, 0.8]), DEEP));
    for (from, to) in [
        ((27.0, 2.6), (25.0, 7.0)),
        ((31.0, 4.4), (30.4, 9.2)),
        ((36.0, 4.6), (37.0, 9.0)),
        ((40.0, 2.8), (42.4, 6.4)),
    ] {
        let lash = bowed.points([from, to]);
        scene.add(scene.veil(&taper(&lash, &[2.4, 0.4]), DEEP, 0.9));
    }
}

/// Ice hangs from his chin as from a cliff.
pub fn beard(scene: &Scene) {
    let base = blob(&knots![
        286, 366; 308, 420; 350, 468; 400, 490; 452, 498, corner; 474, 540; 484, 600; 474, 680; 450, 740;
        416, 792, corner; 396, 760; 362, 756; 340, 710; 312, 680; 290, 620; 270, 540; 264, 440
    ]);
    let base = handcut(&base, 1.4, 18.0, 6);
    scene.add(scene.shadow(&base, (-6.0, 8.0), 14.0, DEEP, 0.7));
    let fill = scene.linear(
        (460.0, 480.0),
        (320.0, 790.0),
        &stops![0, "#7f9fc2"; 0.5, "#4b6a96"; 1, "#2a4270"],
    );
    scene.add(scene.fill(&base, fill));
    // Rows of icicles, the lowest first; each row hides the roots of the one below.
    let locks: [(&[At], f64, f64); 19] = [
        (&spots![274, 420; 268, 520; 288, 610; 290, 664], 34.0, 0.1),
        (&spots![290, 470; 294, 570; 316, 660; 316, 724], 36.0, 0.25),
        (&spots![316, 490; 324, 600; 346, 690; 344, 760], 38.0, 0.12),
        (&spots![466, 530; 482, 600; 472, 670; 452, 742], 34.0, 0.7),
        (&spots![446, 520; 458, 620; 448, 700; 424, 796], 36.0, 0.5),
        (&spots![346, 500; 362, 610; 382, 700; 378, 778], 38.0, 0.32),
        (&spots![384, 510; 398, 610; 414, 700; 408, 812], 40.0, 0.48),
        (&spots![420, 510; 434, 610; 436, 690; 416, 760], 36.0, 0.72),
        (&spots![280, 390; 280, 470; 302, 560; 300, 626], 30.0, 0.42),
        (&spots![304, 430; 314, 520; 338, 600; 334, 676], 32.0, 0.56),
        (&spots![338, 470; 348, 560; 374, 640; 370, 712], 34.0, 0.46),
        (&spots![378, 490; 394, 570; 410, 640; 400, 730], 34.0, 0.7),
        (&spots![446, 500; 462, 580; 458, 650; 438, 706], 32.0, 0.9),
        (&spots![414, 500; 428, 570; 436, 640; 424, 700], 32.0, 0.8),
        (&spots![284, 366; 298, 440; 314, 500; 308, 562], 26.0, 0.66),
        (&spots![312, 420; 332, 490; 348, 550; 340, 612], 28.0, 0.74),
        (&spots![348, 460; 372, 520; 386, 580; 376, 640], 28.0, 0.84),
        (&spots![390, 484; 410, 540; 416, 590; 402, 646], 28.0, 0.9),
        (&spots![436, 496; 452, 540; 452, 600; 436, 640], 28.0, 1.0),
    ];
    let mut ink = Ink::none();
    for ((line, width, light), part) in locks.into_iter().zip(0..) {
        let lock = taper(line, &[width, width, width * 0.66, 0.6]);
        let lock = handcut(&lock, 1.2, 14.0, part);
        let colour = mix("#6888b2", "#e4eff6", light);
        ink += scene.shadow(&lock, (-2.0, 4.0), 5.0, "#0f1c3a", 0.5);
        let sheet = scene
            .sheet(&lock, colour)
            .lit(0.35)
            .lit_colour("#ffffff")
            .shade(0.55);
        ink += sheet.dark(mix(colour, BLUE, 0.8)).rim(1.4).seed(part).ink();
        let groove = |aside: f64| [line[0], line[1], line[2]].map(|(x, y)| (x + aside, y + 14.0));
        for aside in [-width * 0.2, width * 0.16] {
            let groove = taper(&groove(aside), &[0.3, 1.6, 0.3]);
            ink += scene.veil(&groove, "#3d5c8c", 0.45);
        }
    }
    let room = base.and(&blob(&knots![
        262, 470, corner; 330, 500; 480, 520, corner; 540, 850, corner; 230, 850, corner
    ]));
    scene.add(scene.clipped(&room, ink));
    // The moustache: five tongues of ice from under the nose.
    let tongues: [(&[At], f64, f64); 5] = [
        (
            &spots![462, 496; 424, 494; 384, 508; 358, 546; 352, 584],
            22.0,
            0.62,
        ),
        (
            &spots![466, 498; 432, 502; 400, 526; 382, 570; 380, 612],
            24.0,
            0.74,
        ),
        (
            &spots![470, 498; 444, 510; 422, 542; 410, 590; 410, 632],
            25.0,
            0.86,
        ),
        (
            &spots![474, 500; 458, 520; 446, 556; 438, 600; 434, 640],
            24.0,
            0.95,
        ),
        (
            &spots![476, 502; 474, 530; 470, 566; 462, 600; 452, 628],
            20.0,
            1.0,
        ),
    ];
    for ((line, width, light), part) in tongues.into_iter().zip(0..) {
        let tongue = taper(line, &[width * 0.5, width, width * 0.9, width * 0.5, 0.6]);
        let tongue = handcut(&tongue, 1.0, 14.0, 8 + part);
        let colour = mix("#8aa7c9", "#eaf3f9", light);
        scene.add(scene.shadow(&tongue, (-2.0, 5.0), 5.0, "#0f1c3a", 0.5));
        let sheet = scene.sheet(&tongue, colour).lit(0.5).lit_colour("#ffffff");
        scene.add(sheet.shade(0.5).dark(BLUE).rim(1.4).seed(part));
        let groove: Vec<At> = line[..4].iter().map(|(x, y)| (x - 2.0, y + 2.0)).collect();
        let groove = taper(&groove, &[0.3, 1.8, 0.3]);
        scene.add(scene.veil(&groove, "#5b7cab", 0.5));
    }
    let warm = blob(&knots![370, 720; 430, 660; 480, 690; 440, 800; 390, 800]);
    let spray = Spray::new(17, 0.45);
    let warm = scene.smudge(&warm, 0.55, 16.0, "#ffb36a", spray);
    scene.add(scene.clipped(&base.grown(6.0), warm));
}
