//! The earth, and the hollows in it that the lamps of the city light.

use super::DEEP;
use crate::colour::{Colour, mix};
use crate::line::{blob, curve, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Draws all of it.
pub fn draw(scene: &Scene) {
    let mut ring = curve(
        &spots![-30, 340; 70, 334; 170, 336; 270, 332; 360, 322; 440, 320; 520, 326; 620, 338; 720, 334; 830, 342],
    );
    ring.extend([(830.0, 1230.0), (-30.0, 1230.0)]);
    let earth = handcut(&poly(&ring), 1.6, 30.0, 4);
    scene.add(scene.shadow(&earth, (0.0, -6.0), 14.0, DEEP, 0.6));
    let stops = stops![0, "#4e3030"; 0.14, "#38222a"; 0.5, "#2a1a26"; 1, "#1a101e"];
    let fill = scene.linear((0.0, 330.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&earth, fill), 14, 0.1));
    let edge = earth.minus(&earth.moved(0.0, 5.0));
    scene.add(scene.veil(&edge, "#3f6a58", 0.9));
    let lit = earth.minus(&earth.moved(0.0, 1.8));
    scene.add(scene.veil(&lit, "#a8cdb0", 0.6));
    stones(scene);
    for (i, (cave, warm)) in caves().iter().enumerate() {
        hollow(scene, cave, *warm, i as i64);
    }
}

fn stones(scene: &Scene) {
    let mut chance = Chance::of("earth", 7);
    let stones = all((0..44).map(|_| {
        let at = (chance.between(0.0, 800.0), chance.between(352.0, 1190.0));
        let r = chance.between(2.0, 8.0);
        let stone = blob(&knots![-1, -0.1; -0.4, -0.7; 0.5, -0.6; 1, 0.1; 0.4, 0.6; -0.6, 0.6]);
        Spot::new(at.0, at.1, r)
            .turned(chance.between(-30.0, 30.0))
            .put(&stone)
    }));
    scene.add(
        scene
            .sheet(&stones, "#4a3038")
            .lit(0.2)
            .shade(0.6)
            .dark("#2c1a16")
            .rim(0.9),
    );
}

/// Deep below somebody else is asleep, under a blanket of the same orange.
pub fn mole(scene: &Scene) {
    let den = blob(
        &knots![498, 1150; 506, 1112; 536, 1090; 572, 1094; 596, 1118; 600, 1152; 578, 1174; 530, 1176],
    );
    hollow(scene, &den, 0.7, 31);
    let piece = |shape: Shape, colour: &str, seed: i64| {
        let shape = handcut(&shape, 0.6, 12.0, seed);
        scene.shadow(&shape, (-2.0, 3.0), 4.0, DEEP, 0.6)
            + scene
                .sheet(&shape, colour)
                .light((560.0, 1080.0))
                .lit(0.3)
                .shade(0.5)
                .dark("#1c1014")
                .rim(1.2)
                .seed(seed)
                .ink()
    };
    let crease = |line: &[At], wide: f64, colour: &str, opacity: f64| {
        scene.veil(&taper(line, &[0.4, wide, 0.4]), colour, opacity)
    };
    // Straw, a pillow, the mole, its blanket with the sheet turned down, and a paw on it.
    scene.add(piece(blob(&knots![496, 1166, corner; 494, 1152; 520, 1148; 580, 1150; 604, 1156; 602, 1176, corner; 552, 1182]), "#7a5636", 1));
    scene.add(piece(
        blob(&knots![496, 1154; 498, 1138; 512, 1130; 536, 1132; 546, 1144; 540, 1156; 518, 1160]),
        "#efe2c0",
        2,
    ));
    scene.add(piece(
        blob(&knots![504, 1142; 510, 1132; 518, 1120; 534, 1110; 552, 1112; 564, 1126; 566, 1146; 548, 1154; 528, 1152; 512, 1150; 500, 1150; 497, 1145]),
        "#5a4658",
        3,
    ));
    scene.add(scene.fill(
        &blob(&knots![504, 1140; 497, 1141; 493, 1146; 498, 1152; 506, 1149]),
        "#f0a898",
    ));
    scene.add(crease(
        &spots![517, 1133; 524, 1138; 531, 1134],
        2.2,
        "#f0d8d0",
        0.9,
    ));
    scene.add(crease(
        &spots![506, 1151; 514, 1154; 521, 1151],
        1.4,
        "#1c1014",
        0.8,
    ));
    for end in spots![492, 1136; 488, 1143; 490, 1158] {
        scene.add(crease(
            &[(503.0, 1146.0), (497.0, (1146.0 + end.1) / 2.0), end],
            0.9,
            "#f0d8d0",
            0.6,
        ));
    }
    scene.add(piece(
        blob(&knots![540, 1176, corner; 536, 1152; 546, 1130; 560, 1120, corner; 580, 1126; 598, 1146; 602, 1176, corner; 570, 1174]),
        "#d9842f",
        4,
    ));
    for line in [
        spots![556, 1134; 562, 1152; 560, 1172],
        spots![574, 1130; 584, 1150; 584, 1172],
    ] {
        scene.add(crease(&line, 2.0, "#7a3a18", 0.6));
    }
    scene.add(piece(
        taper(
            &spots![541, 1170; 539, 1150; 548, 1132; 561, 1121],
            &[7.0, 9.0, 9.0, 6.0],
        ),
        "#f4ead0",
        6,
    ));
    scene.add(piece(
        blob(&knots![531, 1146; 540, 1141; 552, 1144; 556, 1149; 548, 1153; 536, 1153]),
        "#f0a898",
        5,
    ));
    // A lamp that burns low.
    let lamp = (582.0, 1106.0);
    scene.add(scene.stitched(&[(582.0, 1092.0), lamp], "#2a1a18", 1.2, 0.9, None));
    scene.add(scene.glow(lamp, 40.0, super::LAMP, 0.7, 0.3));
    scene.add(scene.fill(&crate::line::ellipse(lamp, 3.0, 4.0), "#fff2c8"));
}

/// Hollows, no two alike, and how warm the light in each is.
fn caves() -> [(Shape, f64); 6] {
    [
        (
            blob(
                &knots![-30, 404; 60, 386; 160, 376; 260, 380; 344, 388; 386, 410; 380, 470; 330, 520; 200, 534; 90, 546; -30, 552],
            ),
            1.0,
        ),
        (
            blob(
                &knots![480, 420; 530, 392; 610, 380; 700, 386; 760, 376; 830, 384; 830, 640; 760, 662; 690, 648; 640, 600; 590, 556; 520, 520; 486, 476],
            ),
            -0.55,
        ),
        (
            blob(
                &knots![-30, 584; 60, 570; 160, 562; 250, 566; 330, 548; 396, 530; 420, 572; 424, 650; 416, 730; 400, 800; 330, 850; 250, 868; 160, 858; 100, 880; -30, 896],
            ),
            0.62,
        ),
        (
            blob(
                &knots![500, 600; 560, 590; 610, 626; 660, 672; 740, 692; 830, 676; 830, 910; 760, 906; 690, 892; 620, 856; 560, 830; 500, 800; 482, 740; 498, 670],
            ),
            -0.3,
        ),
        (
            blob(
                &knots![-30, 930; 60, 912; 130, 916; 200, 898; 290, 900; 370, 866; 424, 850; 456, 920; 500, 990; 520, 1040; 470, 1100; 440, 1150; 350, 1160; 260, 1140; 170, 1168; 60, 1150; -30, 1176],
            ),
            0.42,
        ),
        (
            blob(
                &knots![520, 870; 580, 874; 640, 906; 720, 932; 830, 938; 830, 1160; 760, 1128; 690, 1100; 620, 1040; 560, 980; 516, 920],
            ),
            0.7,
        ),
    ]
}

/// A hollow: three sheets one behind another, and the light of its lamps.
fn hollow(scene: &Scene, cave: &Shape, warm: f64, seed: i64) {
    let bounds = cave.bounds();
    let (x, _) = bounds.middle();
    let cave = handcut(cave, 2.6, 30.0, seed);
    for (by, colour) in [(16.0, "#24141c"), (8.0, "#180c14")] {
        let lip = handcut(&cave.grown(by), 2.6, 24.0, seed + by as i64);
        scene.add(scene.fill(&lip, colour));
        let edge = lip.minus(&lip.moved(0.0, -1.6));
        scene.add(scene.veil(&edge, "#8a5a46", 0.4));
    }
    // Where the lamps are lit there is gold; where they are out, the teal of the night above.
    let stops = match warm {
        warm if warm < 0.0 => stops![
            0, "#1c4a54"; 0.4, mix("#2c6a6c", "#4fa094", -warm); 1, mix("#4f9a90", "#b0e0c4", -warm)
        ],
        warm => stops![
            0, mix("#7a4420", "#ffd478", warm * warm); 0.34, mix("#b86a1a", "#ffe2a0", warm * warm); 1, mix("#eba02c", "#fff4c4", warm * warm)
        ],
    };
    let fill = scene.linear((x, bounds.y0), (x + 20.0, bounds.y1 - 6.0), &stops);
    scene.add(scene.washed(scene.fill(&cave, fill), 40 + seed, 0.08));
    let shade = scene.shadow(&cave.grown(66.0).minus(&cave), (0.0, 8.0), 12.0, DEEP, 0.55);
    scene.add(scene.clipped(&cave, shade));
    let density = stops![0.3, Colour::BLACK, 0; 1, Colour::BLACK, 0.2];
    let density = scene.radial((x, bounds.y1), bounds.width() * 0.66, &density);
    scene.add(scene.grain(&cave, density, "#1d1a1c", Spray::new(seed, 0.4)));
}
