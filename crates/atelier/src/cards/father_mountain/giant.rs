//! The giant himself: a back, a bowed head with a brow of snow, and a beard of ice.

use super::{BLUE, DEEP, EMBER, ROCK, WINDOW, cracks, facets, mantle, ribs, rock, snow};
use crate::colour::mix;
use crate::ink::Ink;
use crate::line::{blob, handcut, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots, stops};

/// His head is drawn upright, in profile, and bowed.
fn bowed() -> Spot {
    Spot::new(334.0, 318.0, 3.2).turned(27.0)
}

/// His back, on which the storm breaks.
pub fn body(scene: &Scene) {
    let body = blob(&knots![
        -40, 700, corner; 20, 604; 70, 556; 96, 500, corner; 150, 428; 176, 372; 206, 330, corner; 300, 300; 400, 420;
        452, 560; 470, 660; 500, 740; 560, 800; 600, 900; 600, 1240, corner; -40, 1240, corner
    ]);
    let body = handcut(&body, 2.0, 26.0, 5);
    scene.add(scene.shadow(&body, (0.0, 0.0), 22.0, DEEP, 0.5));
    scene.add(rock(scene, &body, "#1d2d4d", 4));
    scene.add(facets(
        scene,
        &body,
        &[
            (&spots![90, 520; 150, 440; 180, 520; 110, 640; 40, 700], 0.5),
            (&spots![0, 650; 60, 570; 70, 700; 10, 820; -30, 830], 0.4),
            (
                &spots![390, 560; 470, 620; 500, 740; 420, 800; 330, 760],
                -0.6,
            ),
        ],
        11,
    ));
    let back = mantle(
        &spots![-40, 694; 20, 598; 70, 550; 98, 494; 150, 422; 178, 366; 200, 330],
        &[120.0, 110.0, 150.0, 140.0, 120.0, 60.0, 20.0],
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
    let planes: [(&[At], f64); 12] = [
        (&spots![20, -54; 38, -42; 44, -27; 30, -24; 12, -34], 0.9),
        (&spots![12, -34; 30, -24; 42, -20; 22, -14; 4, -20], 0.35),
        (&spots![-6, -48; 20, -54; 12, -34; -4, -30], 0.5),
        (&spots![47, 2; 56, 12; 79, 31; 66, 32; 50, 22; 42, 8], 1.0),
        (
            &spots![42, 8; 50, 22; 66, 32; 60, 40; 46, 34; 38, 20; 36, 12],
            -0.5,
        ),
        (&spots![22, 8; 36, 10; 38, 24; 30, 36; 16, 30; 12, 16], 0.75),
        (&spots![16, 30; 30, 36; 46, 34; 40, 44; 20, 44], -0.4),
        (&spots![-4, 10; 12, 16; 16, 30; 8, 44; -8, 34], 0.35),
        (
            &spots![24, -12; 50, -12; 46, -3; 34, 4; 24, 2; 18, -4],
            -1.0,
        ),
        (&spots![-30, -30; -10, -24; -12, -4; -32, 4; -46, -8], 0.3),
        (&spots![-46, 6; -28, 6; -24, 30; -34, 44], -0.5),
        (&spots![-24, 10; -14, 22; -10, 50; -26, 44], 0.25),
    ];
    let planes: Vec<(Vec<At>, f64)> = planes
        .iter()
        .map(|(points, light)| (bowed.points(points.iter().copied()), *light))
        .collect();
    let planes: Vec<(&[At], f64)> = planes.iter().map(|(p, l)| (p.as_slice(), *l)).collect();
    scene.add(facets(scene, &head, &planes, 70));
    ear(scene, &bowed);
    eye(scene, &bowed);
    let lines: [(&[At], f64); 9] = [
        (&spots![2, -42; 18, -38; 32, -30], 2.6),
        (&spots![0, -30; 14, -27; 28, -22], 2.2),
        (&spots![38, 22; 32, 30; 30, 40], 3.4),
        (&spots![60, 25; 54, 30; 57, 38], 3.2),
        (&spots![-2, -10; 6, -2; 8, 12; 2, 26], 2.4),
        (&spots![18, 20; 24, 26; 24, 36], 1.8),
        (&spots![-40, -30; -28, -22; -22, -8], 2.2),
        (&spots![-30, 8; -24, 22; -26, 38], 2.4),
        (&spots![46, -6; 40, 0; 41, 6], 2.4),
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
            (232.0, 190.0, 44.0),
            (286.0, 158.0, 56.0),
            (300.0, 190.0, 30.0),
            (356.0, 138.0, 60.0),
            (376.0, 176.0, 28.0),
            (420.0, 92.0, 70.0),
            (212.0, 236.0, 26.0),
            (446.0, 132.0, 40.0),
        ],
        0.12,
    ));
    let brow = mantle(
        &bowed.points(spots![12, -14; 22, -21; 34, -25; 47, -26; 58, -19; 60, -12]),
        &[14.0, 28.0, 36.0, 40.0, 38.0, 16.0],
        (-0.25, 1.0),
        45,
    );
    scene.add(snow(scene, &brow, 10));
    let nose = mantle(
        &bowed.points(spots![46, 1; 53, 8; 63, 16; 74, 24; 80, 31]),
        &[6.0, 22.0, 26.0, 22.0, 6.0],
        (-0.62, 0.62),
        46,
    );
    scene.add(snow(scene, &nose, 11));
    let cheek = mantle(
        &bowed.points(spots![8, 13; 17, 9; 28, 12; 36, 17]),
        &[10.0, 26.0, 30.0, 10.0],
        (-0.15, 1.0),
        47,
    );
    scene.add(snow(scene, &cheek, 12));
    // The window lights him a little from below.
    let below = head.minus(&head.moved(-1.0, -3.0));
    let warm = scene.radial(
        WINDOW,
        540.0,
        &stops![0, EMBER, 0.9; 0.7, EMBER, 0.7; 1, EMBER, 0.0],
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
    let (x, y) = bowed.point((-4.0, -14.0));
    let lip = mantle(
        &[
            (x - 22.0, y - 2.0),
            (x - 4.0, y - 7.0),
            (x + 16.0, y + 4.0),
            (x + 30.0, y + 18.0),
        ],
        &[6.0, 14.0, 14.0, 4.0],
        (-0.3, 1.0),
        48,
    );
    scene.add(snow(scene, &lip, 13));
}

/// A lid, lowered towards the hut.
fn eye(scene: &Scene, bowed: &Spot) {
    let lid = blob(&knots![22, -4; 28, -9; 36, -10; 43, -5; 41, 1; 33, 4; 26, 2]);
    let lid = handcut(&bowed.put(&lid), 0.6, 12.0, 2);
    scene.add(
        scene
            .sheet(&lid, "#3c557e")
            .lit(0.35)
            .lit_colour("#a9c4e0")
            .shade(0.5)
            .dark(DEEP),
    );
    let lash = bowed.points(spots![20, -3; 26, 3; 33, 5.5; 41, 2; 44, -3]);
    scene.add(scene.fill(&taper(&lash, &[1.0, 5.0, 6.0, 4.0, 1.0]), DEEP));
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
    let moustache = blob(&knots![
        470, 494, corner; 446, 488; 414, 494; 380, 512; 346, 552, corner; 388, 546; 366, 586, corner; 412, 566;
        398, 612, corner; 440, 580; 436, 622, corner; 466, 580; 480, 540; 482, 510
    ]);
    let moustache = handcut(&moustache, 1.0, 14.0, 8);
    scene.add(scene.shadow(&moustache, (-3.0, 6.0), 7.0, "#0f1c3a", 0.6));
    let sheet = scene
        .sheet(&moustache, "#dce9f2")
        .lit(0.6)
        .lit_colour("#ffffff");
    scene.add(sheet.shade(0.5).dark(BLUE).rim(1.6));
    for groove in [
        spots![458, 504; 420, 522; 384, 544],
        spots![462, 512; 428, 544; 400, 572],
        spots![468, 518; 450, 556; 430, 590],
        spots![450, 498; 416, 508; 378, 530],
    ] {
        scene.add(scene.veil(&taper(&groove, &[0.4, 2.4, 0.3]), "#5b7cab", 0.6));
    }
    let warm = blob(&knots![370, 720; 430, 660; 480, 690; 440, 800; 390, 800]);
    let spray = Spray::new(17, 0.45);
    let warm = scene.smudge(&warm, 0.55, 16.0, "#ffb36a", spray);
    scene.add(scene.clipped(&base.grown(6.0), warm));
}
