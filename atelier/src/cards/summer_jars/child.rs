//! The child, seen over its shoulder: two plaits, a jumper with a snowy yoke, both hands at the jar.

use super::{HONEY, POPPY};
use crate::colour::mix;
use crate::line::{Path, arc, blob, curve, handcut, handcut_finely, poly, taper, towards};
use crate::motifs::figures::Skin;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const WOOL: &str = "#3c5a74";
const WOOL_DARK: &str = "#16263c";
const CREAM: &str = "#e9e0c6";
const HAIR: &str = "#5a2f1e";
const HAIR_DARK: &str = "#27130f";
const SHADE: &str = "#140f18";
/// Where the light falls on the child from.
const LIGHT: At = (640.0, 620.0);

pub(super) fn draw(scene: &Scene) {
    left_arm(scene);
    torso(scene);
    head(scene);
    collar(scene);
    plaits(scene);
    right_arm(scene);
}

fn wool(scene: &Scene, shape: &Shape, seed: i64) -> Ink {
    let sheet = scene
        .sheet(shape, WOOL)
        .light(LIGHT)
        .lit(0.3)
        .shade(0.75)
        .dark(WOOL_DARK)
        .seed(seed);
    sheet.rim(3.0).rim_colour(HONEY).rim_opacity(0.85).ink()
}

/// Rows of stitches that hang on curves around the neck.
fn stitches(from: f64, to: f64, turn: (f64, f64)) -> Shape {
    let middle = (268.0, 900.0);
    let mut all_stitches = Vec::new();
    let mut r = from;
    while r < to {
        let count = ((turn.1 - turn.0) * r / 57.3 / 11.0) as usize;
        for i in 0..count {
            let degrees = turn.0 + (turn.1 - turn.0) * (i as f64 + 0.5) / count as f64;
            let (sin, cos) = degrees.to_radians().sin_cos();
            let at = (middle.0 + r * 1.3 * cos, middle.1 + r * 0.86 * sin);
            let spot = Spot::new(at.0, at.1, 1.0).turned(degrees - 90.0);
            let v = poly(&spots![-4.4, -4; 0, 2.4; 4.4, -4; 4.4, -1.6; 0, 5; -4.4, -1.6]);
            all_stitches.push(spot.put(&v));
        }
        r += 10.0;
    }
    all(all_stitches)
}

fn torso(scene: &Scene) {
    let torso = blob(&knots![
        -60, 1240, corner; -60, 1110; -20, 1062; 50, 1024; 120, 996; 184, 966; 222, 948; 318, 948; 356, 966; 414, 992;
        470, 1020; 514, 1050; 556, 1086; 598, 1116; 640, 1136; 690, 1150; 720, 1240, corner
    ]);
    let torso = handcut(&torso, 1.0, 40.0, 3);
    scene.add(scene.shadow(&torso, (0.0, -2.0), 18.0, SHADE, 0.6));
    let mut ink = scene.veil(&stitches(60.0, 420.0, (-8.0, 188.0)), "#1f3450", 0.34);
    ink += yoke(scene);
    // The hollow of the spine, the blades, the fold before the arm.
    let spine = blob(&knots![262, 1060; 278, 1060; 290, 1240; 250, 1240]);
    ink += scene.smudge(&spine, 0.6, 14.0, WOOL_DARK, Spray::new(6, 0.7));
    let side = blob(&knots![-60, 1080; 20, 1060; 60, 1120; 80, 1240; -60, 1240]);
    ink += scene.smudge(&side, 0.8, 26.0, WOOL_DARK, Spray::new(7, 0.8));
    let fold = taper(
        &spots![470, 1112; 476, 1150; 500, 1196; 520, 1240],
        &[0.6, 5.0, 6.0, 6.0],
    );
    ink += scene.veil(&fold, WOOL_DARK, 0.7);
    scene.add(wool(scene, &torso, 2));
    scene.add(scene.clipped(&torso, ink));
}

/// Rings of cream around the neck: dots, snow stars, zigzag.
fn yoke(scene: &Scene) -> Ink {
    let middle = (268.0, 900.0);
    let place = |r: f64, degrees: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Spot::new(middle.0 + r * 1.3 * cos, middle.1 + r * 0.86 * sin, 1.0).turned(degrees - 90.0)
    };
    let mut ink = Ink::none();
    for r in [104.0, 196.0] {
        let line = arc(middle, r * 1.3, r * 0.86, -8.0, 188.0, 90);
        ink += scene.veil(&taper(&line, &[6.0, 6.0]), CREAM, 0.85);
        for i in 0..44 {
            let spot = place(r + 12.0, -6.0 + f64::from(i) * 4.5);
            let dot = poly(&spots![-3.6, 0; 0, -4; 3.6, 0; 0, 4]);
            ink += scene.veil(&spot.put(&dot), CREAM, 0.8);
        }
    }
    for i in 0..17 {
        let spot = place(152.0, -4.0 + f64::from(i) * 12.0);
        let arms = (0..8).map(|k| {
            let turn = f64::from(k) * 45.0;
            let far = if k % 2 == 0 { 19.0 } else { 16.0 };
            let root = (0.0, 0.0);
            let arm = taper(&[root, towards(root, turn, far)], &[3.4, 2.6]);
            let fork = towards(root, turn, far * 0.62);
            let twigs =
                [-50.0, 50.0].map(|by| taper(&[fork, towards(fork, turn + by, 6.4)], &[2.6, 1.8]));
            all([arm].into_iter().chain(if k % 2 == 0 {
                twigs.to_vec()
            } else {
                Vec::new()
            }))
        });
        ink += scene.veil(&spot.put(&all(arms)), CREAM, 0.88);
    }
    let zigzag: Vec<At> = (0..=66)
        .map(|i| {
            let r = if i % 2 == 0 { 226.0 } else { 244.0 };
            place(r, -8.0 + f64::from(i) * 3.0).at
        })
        .collect();
    ink + scene.stitched(&zigzag, POPPY, 5.0, 0.9, None)
}

/// The back of the head, turned a little to the right: an ear, a cheek, lashes.
fn head(scene: &Scene) {
    let tones = Skin::Honey.tones();
    let neck = blob(&knots![206, 900; 330, 890; 346, 940; 340, 990; 270, 1004; 200, 990; 196, 940]);
    scene.add(
        scene
            .sheet(&neck, tones.shade)
            .light(LIGHT)
            .lit(0.2)
            .shade(0.7)
            .dark("#4a1f1c")
            .rim(2.4),
    );
    let face = blob(&knots![
        330, 726; 378, 740; 402, 764; 411, 792; 408, 812; 403, 826; 411, 842; 419, 862; 418, 884; 410, 902; 392, 922;
        366, 940; 338, 950; 310, 940; 300, 850
    ]);
    let face = handcut_finely(&face, 0.5, 30.0, 3, 0.2);
    scene.add(scene.shadow(&face, (2.0, 4.0), 14.0, SHADE, 0.5));
    let lashes = all([
        taper(&spots![404, 822; 412, 819; 421, 812], &[2.4, 1.8, 0.4]),
        taper(&spots![405, 826; 413, 825; 422, 821], &[2.4, 1.8, 0.4]),
        taper(&spots![404, 829; 411, 830; 419, 829], &[2.0, 1.4, 0.4]),
    ]);
    scene.add(scene.fill(&lashes, HAIR_DARK));
    scene.add(
        scene
            .sheet(&face, tones.base)
            .light(LIGHT)
            .lit(0.5)
            .shade(0.6)
            .dark(tones.shade)
            .rim(4.0)
            .rim_colour("#fff0b8")
            .rim_opacity(0.95),
    );
    let blush = blob(&knots![384, 866; 404, 860; 412, 878; 400, 896; 384, 892]);
    scene.add(scene.clipped(
        &face,
        scene.smudge(&blush, 0.8, 8.0, tones.blush, Spray::finer(4, 1.05, 0.8)),
    ));
    let jaw = blob(&knots![320, 890; 360, 906; 400, 930; 360, 960; 300, 960]);
    scene.add(scene.clipped(
        &face,
        scene.smudge(&jaw, 0.8, 12.0, tones.shade, Spray::finer(5, 1.05, 0.8)),
    ));
    let hair = blob(&knots![
        268, 668; 318, 674; 362, 694; 392, 722; 408, 756; 402, 764; 390, 768; 384, 790; 376, 816; 364, 838; 356, 872;
        350, 902; 344, 928; 326, 954; 296, 948; 268, 962; 236, 952; 206, 960; 176, 934; 150, 896; 132, 848; 127, 796;
        138, 744; 166, 704; 212, 676
    ]);
    let hair = handcut_finely(&hair, 0.8, 30.0, 6, 0.2);
    scene.add(scene.clipped(
        &face.and(&neck),
        scene.shadow(&hair, (2.0, 5.0), 8.0, "#3a1410", 0.6),
    ));
    scene.add(scene.shadow(&hair.minus(&face), (0.0, 6.0), 16.0, SHADE, 0.5));
    scene.add(
        scene
            .sheet(&hair, HAIR)
            .light(LIGHT)
            .lit(0.4)
            .shade(0.75)
            .dark(HAIR_DARK)
            .rim(3.4)
            .rim_colour("#ffd890")
            .rim_opacity(0.95),
    );
    scene.add(scene.clipped(&hair, strands(scene)));
    scene.add(ear(scene));
    // Short hairs that the warm wind lifts.
    let loose = [
        spots![300, 674; 286, 658; 262, 650],
        spots![250, 672; 232, 658; 206, 656],
        spots![190, 690; 170, 682; 146, 686],
        spots![344, 688; 336, 670; 316, 660],
        spots![150, 730; 132, 726; 112, 734],
        spots![408, 754; 420, 760; 424, 774],
    ];
    let loose = all(loose.map(|line| taper(&line, &[2.6, 1.8, 0.4])));
    scene.add(
        scene
            .sheet(&loose, "#8a4c2a")
            .light(LIGHT)
            .lit(0.6)
            .shade(0.3)
            .rim(0.0),
    );
}

/// From the parting to each plait.
fn strands(scene: &Scene) -> Ink {
    let part = Path::new(curve(
        &spots![318, 682; 306, 726; 288, 800; 272, 876; 266, 950],
    ));
    let mut ink = Ink::none();
    let mut chance = Chance::of("strands", 4);
    for i in 0..40 {
        let k = chance.between(0.0, 0.84);
        let (x, y) = part.at(part.length() * k);
        let wide = (1.0 - k).powf(0.75);
        let near = chance.between(0.85, 1.1);
        let right = [
            (x + 2.0, y),
            (x + 14.0 + 66.0 * wide * near, y + 14.0 + 30.0 * wide),
            (320.0 + 62.0 * wide * near, y + (916.0 - y) * 0.62),
            (322.0 + 20.0 * wide, 918.0 + 22.0 * k),
        ];
        let left = [
            (x - 2.0, y),
            (x - 46.0 - 86.0 * wide * near, y + 16.0 + 16.0 * wide),
            (
                x - 56.0 - 112.0 * wide * near + 10.0 * k,
                y + (912.0 - y) * 0.5,
            ),
            (200.0 - 24.0 * wide, 918.0 + 26.0 * k),
        ];
        for (line, lit) in [(right, true), (left, false)] {
            let (wide, colour, opacity) = match (i % 4, lit) {
                (0, true) => (2.2, "#e09a52", 0.5),
                (0, false) => (2.2, "#8f5030", 0.5),
                (1, _) => (9.0, "#8a4c2a", 0.2),
                (2, _) => (8.0, HAIR_DARK, 0.26),
                _ => (2.4, HAIR_DARK, 0.5),
            };
            ink += scene.veil(
                &taper(&line, &[0.5, wide, wide * 0.9, 0.8]),
                colour,
                opacity,
            );
        }
    }
    // Light lies across the crown on both sides of the parting.
    for (line, opacity) in [
        (spots![340, 716; 368, 748; 378, 792], 0.5),
        (spots![290, 716; 240, 714; 196, 740], 0.34),
    ] {
        let sheen = taper(&line, &[8.0, 30.0, 8.0]);
        ink += scene.smudge(&sheen, opacity, 9.0, "#e8a45c", Spray::finer(5, 1.05, 0.6));
    }
    let line: Vec<At> = (0..=30)
        .map(|i| part.at(part.length() * f64::from(i) / 30.0))
        .collect();
    let line = taper(&line, &[1.0, 3.0, 2.6, 1.4]);
    ink += scene.veil(&line.moved(-2.0, 0.0), HAIR_DARK, 0.6) + scene.veil(&line, "#c07c54", 0.75);
    let hollow = blob(&knots![130, 780; 180, 800; 210, 900; 250, 950; 200, 970; 140, 920]);
    ink + scene.smudge(&hollow, 0.7, 22.0, HAIR_DARK, Spray::new(8, 0.8))
}

fn ear(scene: &Scene) -> Ink {
    let tones = Skin::Honey.tones();
    let ear = blob(&knots![
        346, 848; 350, 832; 361, 823; 373, 825; 380, 836; 379, 850; 372, 862; 367, 874; 358, 883; 349, 879; 345, 864
    ]);
    let ear = handcut_finely(&ear, 0.4, 20.0, 2, 0.15);
    let mut ink = scene.shadow(&ear, (-2.0, 4.0), 6.0, "#2a100c", 0.6);
    ink += scene
        .sheet(&ear, mix(tones.base, "#e07a4a", 0.25))
        .light(LIGHT)
        .lit(0.5)
        .shade(0.5)
        .dark(tones.shade)
        .rim(2.6)
        .rim_colour("#fff0b8")
        .rim_opacity(0.9)
        .ink();
    let inner = all([
        taper(
            &spots![352, 842; 360, 831; 370, 833; 371, 846; 363, 860],
            &[0.8, 2.6, 2.6, 2.2, 0.6],
        ),
        taper(
            &spots![352, 856; 360, 850; 361, 862; 354, 870],
            &[0.6, 2.0, 2.0, 0.6],
        ),
    ]);
    ink + scene.clipped(&ear, scene.veil(&inner, tones.shade, 0.8))
}

fn collar(scene: &Scene) {
    let collar = blob(&knots![
        190, 962; 220, 954; 268, 960; 318, 954; 350, 944; 366, 954; 366, 980; 350, 1000; 312, 1016; 266, 1022; 220, 1016;
        188, 1000; 180, 980
    ]);
    let collar = handcut(&collar, 0.9, 24.0, 5);
    scene.add(scene.shadow(&collar, (0.0, 6.0), 10.0, SHADE, 0.6));
    scene.add(wool(scene, &collar, 4));
    let ribs = (0..22).map(|i| {
        let k = f64::from(i) / 21.0;
        let x = 180.0 + 188.0 * k;
        let sag = 20.0 * (1.0 - (2.0 * k - 1.0).powi(2));
        let line = spots![x, 940.0 + sag * 0.3; x + (k - 0.5) * 3.0, 972.0 + sag; x - (k - 0.5) * 10.0, 1000.0 + sag * 1.3];
        (taper(&line, &[3.0, 4.0, 3.0]), taper(&line, &[1.0, 1.8, 1.0]).moved(4.0, 0.0))
    });
    let ink: Ink = ribs
        .map(|(valley, ridge)| {
            scene.veil(&valley, WOOL_DARK, 0.6) + scene.veil(&ridge, "#9fb8c8", 0.4)
        })
        .sum();
    scene.add(scene.clipped(&collar, ink));
}

/// One hangs down the back, the other lies over the shoulder.
fn plaits(scene: &Scene) {
    plait(
        scene,
        &spots![328, 926; 346, 976; 352, 1030; 344, 1086; 352, 1136],
        44.0,
        9,
        3,
    );
    plait(
        scene,
        &spots![194, 926; 176, 966; 146, 1002; 118, 1044; 104, 1092; 110, 1132],
        42.0,
        10,
        7,
    );
}

fn plait(scene: &Scene, line: &[At], wide: f64, count: usize, seed: i64) {
    let path = Path::new(curve(line));
    let lobes: Vec<(Shape, f64, bool)> = (0..count)
        .flat_map(|i| {
            let k = i as f64 / count as f64;
            let size = wide * (1.0 - 0.42 * k) / 40.0;
            let far = path.length() * (k + 0.04);
            let (at, way) = (path.at(far), path.direction(far));
            [1.0, -1.0].map(|side| {
                let lobe = blob(&knots![
                    -13, side * 17.0; -2, side * 21.0; 12, side * 13.0; 24, side * 0.0; 27, side * -7.0; 16, side * -6.0;
                    2, side * -3.0; -10, side * 3.0
                ]);
                let shift = if side > 0.0 { 0.0 } else { 7.0 * size };
                let at = towards(at, way, shift);
                (Spot::new(at.0, at.1, size).turned(way).put(&lobe), k, side > 0.0)
            })
        })
        .collect();
    let whole = all(lobes.iter().map(|(lobe, ..)| lobe.clone()));
    scene.add(scene.shadow(&whole, (-2.0, 8.0), 9.0, SHADE, 0.6));
    for (i, (lobe, _, left)) in lobes.iter().enumerate() {
        let lobe = handcut_finely(lobe, 0.4, 14.0, seed + i as i64, 0.15);
        scene.add(scene.clipped(&whole, scene.shadow(&lobe, (0.0, 3.0), 4.0, HAIR_DARK, 0.6)));
        scene.add(
            scene
                .sheet(&lobe, HAIR)
                .light(LIGHT)
                .lit(0.4)
                .shade(0.6)
                .dark(HAIR_DARK)
                .rim(2.0)
                .rim_colour("#ffd890")
                .rim_opacity(0.8)
                .grain(1.05),
        );
        let (middle, size) = (lobe.bounds().middle(), wide / 40.0);
        let (k, side) = (
            i as f64 / lobes.len() as f64,
            if *left { 1.0 } else { -1.0 },
        );
        let way = path.direction(path.length() * k);
        let hairs = [-6.0, -1.0, 4.0].map(|by| {
            let spot =
                Spot::new(middle.0, middle.1, size * (1.0 - 0.4 * k)).turned(way - side * 24.0);
            spot.put(&taper(
                &spots![-15, by; 0, by - side * 2.0; 15, by],
                &[0.4, 1.5, 0.4],
            ))
        });
        scene.add(scene.clipped(&lobe, scene.veil(&all(hairs), "#c07a40", 0.5)));
    }
    let (end, way) = (path.at(path.length()), path.direction(path.length()));
    let spot = Spot::new(end.0, end.1, wide / 44.0).turned(way);
    let brush = blob(
        &knots![-2, -9, corner; 16, -14; 34, -12; 56, -4, corner; 50, 2; 58, 9, corner; 36, 13; 16, 13; -2, 9, corner],
    );
    let brush = handcut_finely(&spot.put(&brush), 0.6, 10.0, seed, 0.15);
    scene.add(scene.shadow(&brush, (-1.0, 5.0), 6.0, SHADE, 0.5));
    scene.add(
        scene
            .sheet(&brush, HAIR)
            .light(LIGHT)
            .lit(0.4)
            .shade(0.6)
            .dark(HAIR_DARK)
            .rim(1.8)
            .rim_colour("#ffd890"),
    );
    let hairs = [-8.0, -3.0, 3.0, 8.0].map(|by| {
        taper(
            &spots![0, by * 0.7; 26, by * 1.2; 50, by * 0.8],
            &[0.6, 1.6, 0.4],
        )
    });
    scene.add(scene.clipped(&brush, scene.veil(&spot.put(&all(hairs)), "#c07a40", 0.5)));
    let bow = [
        blob(&knots![2, 0, corner; -8, -16; -4, -32; 10, -36; 18, -24; 12, -8]),
        blob(&knots![2, 0, corner; 12, 10; 16, 26; 6, 36; -8, 30; -10, 14]),
        blob(&knots![2, 0, corner; 16, -10; 34, -26, corner; 36, -16; 40, -10, corner; 22, -2]),
        blob(&knots![2, 0, corner; 20, 6; 36, 22, corner; 28, 24; 22, 30, corner; 10, 12]),
    ];
    for loop_of in bow {
        let loop_of = handcut_finely(&spot.put(&loop_of), 0.5, 14.0, seed, 0.15);
        scene.add(scene.shadow(&loop_of, (0.0, 3.0), 4.0, SHADE, 0.5));
        scene.add(
            scene
                .sheet(&loop_of, POPPY)
                .light(LIGHT)
                .lit(0.3)
                .shade(0.6)
                .dark("#7a1620")
                .rim(1.6)
                .rim_colour("#ffc090"),
        );
    }
    let knot = spot.put(&blob(&knots![-6, -6; 2, -9; 9, -5; 9, 6; 1, 9; -6, 6]));
    scene.add(
        scene
            .sheet(&knot, mix(POPPY, "#7a1620", 0.25))
            .light(LIGHT)
            .rim(1.2),
    );
}

/// The far arm comes from before the body.
fn left_arm(scene: &Scene) {
    let sleeve = blob(&knots![
        330, 1060, corner; 372, 1000; 420, 958; 462, 934; 480, 950; 492, 978; 470, 1004; 430, 1040; 400, 1080, corner
    ]);
    let sleeve = handcut(&sleeve, 0.8, 30.0, 4);
    scene.add(scene.shadow(&sleeve, (0.0, 6.0), 10.0, SHADE, 0.5));
    scene.add(wool(scene, &sleeve, 5));
    let hand = blob(&knots![
        458, 938, corner; 468, 914; 480, 890; 492, 874; 506, 870; 512, 880; 504, 900; 508, 930; 504, 962; 490, 978, corner
    ]);
    let thumb = taper(
        &spots![482, 962; 500, 936; 521, 908; 540, 880],
        &[34.0, 36.0, 34.0, 29.0, 24.0, 17.0],
    );
    hold(scene, &hand, &thumb, (536.0, 888.0), 34.0);
    cuff(
        scene,
        &knots![452, 930; 466, 934; 484, 956; 496, 984; 482, 996; 468, 976; 450, 950; 444, 938],
        7,
    );
}

/// The near arm comes from below.
fn right_arm(scene: &Scene) {
    let hand = blob(&knots![
        642, 1000, corner; 640, 966; 646, 934; 644, 908; 638, 884; 644, 868; 658, 864; 676, 874; 694, 894; 708, 926;
        714, 962; 712, 998, corner
    ]);
    let thumb = taper(
        &spots![688, 1020; 660, 966; 630, 920; 606, 878],
        &[60.0, 54.0, 48.0, 38.0, 30.0, 20.0],
    );
    hold(scene, &hand, &thumb, (610.0, 888.0), -36.0);
    let sleeve = blob(&knots![
        590, 1240, corner; 598, 1160; 612, 1090; 628, 1030; 636, 1004; 676, 996; 722, 1002; 738, 1050; 756, 1130;
        768, 1240, corner
    ]);
    let sleeve = handcut(&sleeve, 0.9, 34.0, 8);
    scene.add(scene.shadow(&sleeve, (-3.0, 4.0), 14.0, SHADE, 0.6));
    scene.add(wool(scene, &sleeve, 9));
    let mut ink = Ink::none();
    for row in 0..20 {
        for column in 0..16 {
            let (x, y) = (
                596.0 + f64::from(column) * 11.0,
                1030.0 + f64::from(row) * 10.0,
            );
            let v = poly(&spots![-4.4, -4; 0, 2.4; 4.4, -4; 4.4, -1.6; 0, 5; -4.4, -1.6]);
            ink += scene.veil(&v.moved(x, y), "#1f3450", 0.34);
        }
    }
    for fold in [
        spots![612, 1100; 640, 1112; 662, 1130],
        spots![604, 1150; 640, 1160; 676, 1184],
        spots![746, 1110; 720, 1126; 700, 1150],
    ] {
        ink += scene.veil(&taper(&fold, &[5.0, 3.4, 0.6]), WOOL_DARK, 0.55);
    }
    scene.add(scene.clipped(&sleeve, ink));
    cuff(
        scene,
        &knots![628, 1000; 650, 990; 680, 988; 708, 990; 724, 998; 730, 1030; 706, 1040; 674, 1042; 642, 1040; 622, 1034],
        3,
    );
}

/// A hand around the glass: its back, and the thumb before it.
fn hold(scene: &Scene, hand: &Shape, thumb: &Shape, nail: At, turn: f64) {
    let tones = Skin::Honey.tones();
    let sheet = |shape: &Shape| {
        scene
            .sheet(shape, tones.base)
            .light((576.0, 800.0))
            .lit(0.45)
            .shade(0.6)
            .dark(tones.shade)
            .rim(2.6)
            .rim_colour("#fff0b8")
            .rim_opacity(0.9)
            .grain(1.05)
            .ink()
    };
    let hand = handcut_finely(hand, 0.5, 20.0, 3, 0.15);
    scene.add(scene.shadow(&hand, (0.0, 4.0), 7.0, "#3a1c10", 0.5) + sheet(&hand));
    // The forefinger and the next, one behind the other.
    let bounds = hand.bounds();
    let side = if turn > 0.0 { -1.0 } else { 1.0 };
    let (x, y) = (if turn > 0.0 { bounds.x1 } else { bounds.x0 }, bounds.y0);
    let lines = [
        spots![x + side * 3.0, y + 36.0; x + side * 20.0, y + 34.0; x + side * 38.0, y + 46.0; x + side * 50.0, y + 66.0],
        spots![x + side * 26.0, y + 4.0; x + side * 25.0, y + 12.0; x + side * 22.0, y + 20.0; x + side * 17.0, y + 27.0],
        spots![x + side * 32.0, y + 8.0; x + side * 31.0, y + 16.0; x + side * 27.0, y + 24.0; x + side * 22.0, y + 30.0],
    ];
    for (line, wide) in lines.into_iter().zip([3.0, 1.6, 1.6]) {
        let line = taper(&line, &[0.4, wide, wide, 0.4]);
        scene.add(scene.clipped(&hand, scene.veil(&line, tones.shade, 0.75)));
    }
    let thumb = handcut_finely(thumb, 0.5, 20.0, 4, 0.15);
    scene.add(scene.shadow(&thumb, (0.0, 4.0), 6.0, "#3a1c10", 0.5) + sheet(&thumb));
    let spot = Spot::new(nail.0, nail.1, 1.0).turned(turn);
    let plate = spot.put(&blob(
        &knots![-5, 6; -6, -3; -4, -9; 0, -11; 4, -9; 6, -3; 5, 6; 0, 8],
    ));
    scene.add(scene.clipped(&thumb, scene.veil(&plate, "#ffe0c0", 0.75)));
    let creases = all([
        spot.put(&taper(&spots![-8, 24; 0, 22; 8, 25], &[0.4, 1.8, 0.4])),
        spot.put(&taper(&spots![-7, 29; 0, 27; 8, 30], &[0.4, 1.4, 0.4])),
    ]);
    scene.add(scene.clipped(&thumb, scene.veil(&creases, tones.shade, 0.7)));
}

fn cuff(scene: &Scene, knots: &[crate::line::Knot], seed: i64) {
    let cuff = handcut(&blob(knots), 0.7, 20.0, seed);
    scene.add(scene.shadow(&cuff, (0.0, 3.0), 6.0, SHADE, 0.5));
    scene.add(wool(scene, &cuff, seed));
    let bounds = cuff.bounds();
    let ribs = (0..12).map(|i| {
        let x = bounds.x0 + bounds.width() * (f64::from(i) + 0.5) / 12.0;
        taper(&[(x - 2.0, bounds.y0), (x + 2.0, bounds.y1)], &[2.6, 3.0])
    });
    scene.add(scene.clipped(&cuff, scene.veil(&all(ribs), WOOL_DARK, 0.55)));
}
