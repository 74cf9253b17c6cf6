//! The dancer, foreshortened: her head is nearest, her waist is far below it.

use super::{BONE, DUSK, FOAM, GOLD, RED};
use crate::colour::{Colour, mix};
use crate::line::{Path, Stroke, blob, curve, distance, ellipse, handcut, rect, step, taper};
use crate::motifs::Smudge;
use crate::motifs::figures::{Eyes, Gesture, Hair, Hand, Head, Mouth, Neck, Skin, View};
use crate::scene::{HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// Where her waist is: everything is measured from there.
const WAIST: At = (404.0, 640.0);
const WINE: &str = "#5e1226";
const HAIR: &str = "#1c121f";
/// Her shadow lies on water.
const SHADOW: &str = "#05303e";

fn spot() -> Spot {
    Spot::new(WAIST.0, WAIST.1, 1.0)
}

fn put(shape: &Shape, seed: i64) -> Shape {
    handcut(&spot().put(shape), 0.5, 22.0, seed)
}

fn skin() -> Skin {
    Skin::Of("#764832".into())
}

/// From the shoulder to the wrist.
const LOW_ARM: [At; 5] = spots![-64, -92; -112, -84; -186, -62; -238, -84; -284, -113];
const HIGH_ARM: [At; 5] = spots![52, -106; 92, -134; 152, -196; 178, -252; 184, -330];

pub fn draw(scene: &Scene) {
    let body = bare();
    let hands = [low_hand(), high_hand()].map(|hand| hand.drawn(scene, 5));
    let cloth = all([bodice(), ruffle(0.0), peplum()]);
    let head = ellipse(spot().point((10.0, -186.0)), 44.0, 54.0);
    let whole = all([
        body.clone(),
        hands[0].outline.clone(),
        hands[1].outline.clone(),
        cloth,
        head,
    ]);
    let sea = super::skirt::outline();
    let floor = rect(0.0, 0.0, WIDTH, HEIGHT).minus(&sea);
    for (ground, colour, opacity) in [(sea, SHADOW, 0.5), (floor, DUSK, 0.32)] {
        let shadow = scene.shadow(&whole, (-30.0, 54.0), 16.0, colour, opacity);
        scene.add(scene.clipped(&ground, shadow));
    }
    ribbons(scene);
    braids(scene, &BRAIDS_BEHIND, 3);
    arms(scene, &body);
    for hand in hands {
        scene.add(hand.ink);
    }
    dress(scene);
    face(scene);
    braids(scene, &BRAIDS_BEFORE, 9);
    wrap(scene);
    bangles(scene);
}

/// Shoulders and arms in one piece.
fn bare() -> Shape {
    let chest = blob(&knots![
        -96, -84; -84, -104; -52, -113; -24, -120; -10, -138; 18, -140; 26, -122; 46, -126; 76, -130; 90, -112;
        72, -60; 0, -40; -70, -52
    ]);
    let low = taper(&LOW_ARM, &[42.0, 40.0, 33.0, 31.0, 34.0, 28.0, 19.0]);
    let high = taper(&HIGH_ARM, &[46.0, 43.0, 36.0, 34.0, 37.0, 30.0, 21.0]);
    put(&all([chest, low, high]).fillet(10.0), 3)
}

fn low_hand() -> Hand {
    Hand {
        at: spot().point((-292.0, -120.0)),
        length: 66.0,
        direction: 188.0,
        gesture: Gesture::Edge,
        skin: skin(),
        mirrored: true,
        light: None,
    }
}

fn high_hand() -> Hand {
    Hand {
        at: spot().point((184.0, -326.0)),
        length: 76.0,
        direction: -104.0,
        gesture: Gesture::Relaxed,
        skin: skin(),
        mirrored: true,
        light: None,
    }
}

fn arms(scene: &Scene, body: &Shape) {
    let tones = skin().tones();
    scene.add(
        scene
            .sheet(body, tones.base)
            .lit(0.3)
            .shade(0.45)
            .dark(tones.shade)
            .rim(2.2)
            .rim_colour("#f0b98a")
            .rim_opacity(0.7)
            .grain(1.05),
    );
    let spray = Spray::finer(7, 1.0, 0.7);
    // The sides turned from the light: below the low arm, left of the high one, under the chin.
    let shades = [
        taper(
            &spot().points(spots![-70, -68; -120, -62; -186, -46; -240, -70; -290, -112]),
            &[16.0, 16.0, 13.0, 12.0, 7.0],
        ),
        taper(
            &spot().points(spots![58, -128; 96, -156; 138, -206; 162, -256; 172, -326]),
            &[12.0, 14.0, 13.0, 13.0, 8.0],
        ),
        blob(&knots![-30, -122; 4, -112; 36, -126; 30, -100; 0, -88; -28, -100])
            .moved(WAIST.0, WAIST.1),
    ];
    for shade in shades {
        let shade = scene.smudge(&shade, 0.85, 6.0, tones.shade, spray);
        scene.add(scene.clipped(body, shade));
    }
    let lines = [
        // Collarbones.
        taper(&spots![-8, -108; -30, -110; -60, -104], &[0.4, 2.4, 0.4]),
        taper(&spots![16, -110; 38, -114; 62, -117], &[0.4, 2.4, 0.4]),
    ];
    let lines = all(lines).moved(WAIST.0, WAIST.1);
    scene.add(scene.clipped(body, scene.veil(&lines, tones.shade, 0.8)));
    let shine = all([
        taper(&spots![-16, -104; -36, -105; -58, -99], &[0.4, 2.6, 0.4]),
        taper(&spots![22, -106; 42, -110; 64, -112], &[0.4, 2.6, 0.4]),
        taper(&spots![112, -146; 146, -176; 166, -198], &[0.6, 4.0, 0.6]),
        taper(&spots![188, -240; 194, -272; 194, -304], &[0.6, 3.4, 0.6]),
        taper(&spots![-206, -82; -236, -98; -270, -122], &[0.6, 3.0, 0.6]),
    ])
    .moved(WAIST.0, WAIST.1);
    let shine = scene.blurred(scene.veil(&shine, "#e7a679", 0.75), 1.2);
    scene.add(scene.clipped(body, shine));
}

fn bodice() -> Shape {
    put(
        &blob(&knots![
            -86, -78; -40, -66; 0, -62; 44, -72; 82, -96; 84, -66; 70, -34; 56, -4; 52, 12; 28, 20; 0, 24; -28, 20;
            -50, 12; -56, -4; -72, -38
        ]),
        5,
    )
}

/// The frill below the shoulders, larger by so much.
fn ruffle(more: f64) -> Shape {
    let top = curve(&spots![-112, -106; -88, -92; -52, -80; -8, -76; 36, -86; 72, -106; 104, -138]);
    let top = Path::new(top);
    let mut ring: Vec<At> = (0..=40)
        .map(|i| top.at(top.length() * f64::from(i) / 40.0))
        .collect();
    let foot = curve(&spots![-128, -76; -96, -50; -54, -32; -2, -26; 46, -38; 90, -66; 126, -112]);
    let foot = Path::new(foot);
    let count = 22.0 * 8.0;
    ring.extend((0..=176).rev().map(|i| {
        let part = f64::from(i) / count;
        let far = part * foot.length();
        let (x, y) = foot.at(far);
        let (dx, dy) = step(top.at(part * top.length()), (x, y));
        let bow = 5.0 * (part * 22.0 * std::f64::consts::PI).sin().abs() + more;
        (x + dx * bow, y + dy * bow)
    }));
    put(&Shape::within_ring(&ring), 7)
}

fn peplum() -> Shape {
    put(
        &blob(&knots![
            -54, 2; -28, 12; 0, 15; 30, 11; 53, 1; 76, 22; 60, 38; 44, 33; 28, 50; 10, 43; -6, 56; -24, 44; -42, 48;
            -54, 33; -74, 32
        ]),
        9,
    )
}

fn cloth(scene: &Scene, shape: &Shape, colour: impl Into<Colour>, shade: f64) -> Ink {
    scene
        .sheet(shape, colour)
        .lit(0.2)
        .shade(shade)
        .dark(WINE)
        .rim(1.8)
        .rim_colour("#ff9d7e")
        .ink()
}

fn dress(scene: &Scene) {
    let line =
        |points: &[At], widths: &[f64]| taper(&spot().points(points.iter().copied()), widths);
    let peplum = peplum();
    scene.add(scene.shadow(&peplum, (-5.0, 9.0), 6.0, SHADOW, 0.7));
    scene.add(cloth(scene, &peplum, mix(RED, WINE, 0.12), 0.5));
    let folds = all([
        line(&spots![-40, 14; -48, 26; -54, 34], &[0.4, 3.0, 0.6]),
        line(&spots![-20, 18; -22, 32; -24, 44], &[0.4, 3.0, 0.6]),
        line(&spots![6, 20; 8, 32; 10, 42], &[0.4, 3.0, 0.6]),
        line(&spots![30, 17; 38, 26; 44, 33], &[0.4, 3.0, 0.6]),
    ]);
    scene.add(scene.veil(&folds, WINE, 0.7));
    let bodice = bodice();
    scene.add(scene.shadow(&bodice, (-3.0, 5.0), 5.0, WINE, 0.5));
    scene.add(cloth(scene, &bodice, RED, 0.55));
    let spray = Spray::finer(4, 1.0, 0.8);
    let hollows = [
        line(
            &spots![-74, -60; -60, -28; -48, 4; -42, 18],
            &[18.0, 20.0, 14.0, 10.0],
        ),
        line(&spots![-20, -60; -16, -20; -12, 18], &[6.0, 9.0, 8.0]),
        line(&spots![44, -20; 40, 0; 36, 16], &[5.0, 8.0, 6.0]),
    ];
    for hollow in hollows {
        let hollow = scene.smudge(&hollow, 0.8, 6.0, WINE, spray);
        scene.add(scene.clipped(&bodice, hollow));
    }
    let seams = all([
        line(&spots![-44, -66; -38, -30; -28, 18], &[0.8, 1.8, 0.8]),
        line(&spots![42, -70; 40, -30; 30, 17], &[0.8, 1.8, 0.8]),
        line(&spots![-58, -20; -44, -12; -30, -10], &[0.3, 2.2, 0.3]),
        line(&spots![-54, 0; -38, 4; -22, 4], &[0.3, 2.2, 0.3]),
        line(&spots![60, -24; 48, -14; 36, -10], &[0.3, 2.2, 0.3]),
    ]);
    scene.add(scene.veil(&seams, WINE, 0.7));
    // Laced with gold.
    for i in 0..5 {
        let y = -52.0 + f64::from(i) * 14.0;
        let wide = 11.0 - f64::from(i) * 0.9;
        let lace = all([
            line(
                &[(2.0 - wide, y), (2.0, y + 7.0), (2.0 + wide, y + 12.0)],
                &[1.8, 2.2, 1.8],
            ),
            line(
                &[(2.0 + wide, y), (2.0, y + 6.0), (2.0 - wide, y + 12.0)],
                &[1.8, 2.2, 1.8],
            ),
        ]);
        scene.add(scene.veil(&lace.moved(-0.8, 1.4), WINE, 0.6) + scene.fill(&lace, GOLD));
    }
    let sash = put(
        &blob(&knots![
            -57, -6; -30, 5; 0, 9; 30, 4; 55, -7; 55, 9; 30, 19; 0, 24; -30, 20; -56, 10
        ]),
        11,
    );
    scene.add(scene.shadow(&sash, (-2.0, 4.0), 3.0, WINE, 0.6));
    scene.add(
        scene
            .sheet(&sash, GOLD)
            .lit(0.35)
            .shade(0.5)
            .dark("#9a5a24")
            .rim(1.4)
            .grain(1.05),
    );
    let creases = all([
        line(&spots![-52, 2; -10, 14; 34, 9], &[0.4, 1.6, 0.4]),
        line(&spots![-36, 14; 4, 19; 50, 4], &[0.4, 1.6, 0.4]),
    ]);
    scene.add(scene.veil(&creases, "#8a4a20", 0.7));
    neckline(scene);
}

/// The frill around the shoulders, with its border of lace.
fn neckline(scene: &Scene) {
    let lace = ruffle(5.0);
    scene.add(scene.shadow(&lace, (-5.0, 10.0), 6.0, "#2c0a1c", 0.6));
    scene.add(
        scene
            .sheet(&lace, BONE)
            .lit(0.1)
            .shade(0.3)
            .dark("#b98a74")
            .rim(0.8),
    );
    let frill = ruffle(0.0);
    scene.add(cloth(scene, &frill, mix(RED, "#ff7a50", 0.12), 0.5));
    let top = Path::new(curve(&spots![
        -112, -106; -88, -92; -52, -80; -8, -76; 36, -86; 72, -106; 104, -138
    ]));
    let foot = Path::new(curve(&spots![
        -128, -76; -96, -50; -54, -32; -2, -26; 46, -38; 90, -66; 126, -112
    ]));
    let (mut folds, mut lights) = (Vec::new(), Vec::new());
    for i in 0..23 {
        let part = f64::from(i) / 22.0;
        let (a, b) = (top.at(part * top.length()), foot.at(part * foot.length()));
        let reach = [0.35, 0.1, 0.5, 0.22][i as usize % 4];
        let from = (a.0 + (b.0 - a.0) * reach, a.1 + (b.1 - a.1) * reach);
        let (a, b) = (spot().point(from), spot().point(b));
        folds.push(taper(&[a, b], &[0.4, 2.6]));
        lights.push(taper(
            &[(a.0 + 3.6, a.1), (b.0 + 4.0, b.1 - 2.0)],
            &[0.3, 2.0],
        ));
    }
    let folds = scene.veil(&all(folds), WINE, 0.65) + scene.veil(&all(lights), "#ff8d6c", 0.5);
    scene.add(scene.clipped(&frill, folds));
    let edge: Vec<At> = (0..=60)
        .map(|i| spot().point(top.at(top.length() * f64::from(i) / 60.0)))
        .map(|(x, y)| (x, y + 3.0))
        .collect();
    scene.add(scene.stitched(&edge, BONE, 2.6, 0.95, None));
    scene.add(scene.stitched(&edge, RED, 1.0, 0.8, Some("1.5 4")));
}

fn face(scene: &Scene) {
    let spot_of = Head::spot(spot().point((10.0, -190.0)), 57.0);
    let head = Head {
        view: View::ThreeQuarter,
        skin: skin(),
        hair: Hair::Bun,
        hair_colour: HAIR.into(),
        eyes: Eyes::Closed,
        mouth: Mouth::Smile,
        lips: Some("#a8323a".into()),
        blush: 0.9,
        brow: -0.5,
        tilt: -17.0,
        lit: 0.35,
        rim: Some("#f0b98a".into()),
        ..Head::default()
    };
    let neck = Neck {
        to: spot().point((2.0, -112.0)),
        width: 34.0,
    };
    let drawn = head.drawn(scene, spot_of, Some(neck), 6);
    let ear = drawn.spot.point((-62.0, 44.0));
    scene.add(drawn.front);
    // An earring swings out with the turn.
    let hoop: Vec<At> = crate::line::arc((ear.0 - 7.0, ear.1 + 8.0), 9.0, 11.0, -60.0, 290.0, 30);
    scene.add(scene.stitched(&hoop, "#8a5a1c", 3.6, 0.8, None));
    scene.add(scene.stitched(&hoop, GOLD, 2.4, 1.0, None));
    // Beads on the collar.
    let beads = Path::new(curve(
        &spot().points(spots![-34, -112; -20, -96; 4, -88; 26, -98; 38, -116]),
    ));
    for (i, (at, _)) in beads.walk(13).enumerate() {
        let r = 3.2 + 1.5 * (1.0 - (i as f64 - 6.0).abs() / 6.0);
        let (x, y) = at;
        let bead = blob(&knots![x - r, y; x, y - r; x + r, y + 0.3; x, y + r]);
        let colour = if i % 3 == 0 { "#37b5ac" } else { GOLD };
        scene.add(scene.shadow(&bead, (-1.0, 2.0), 1.4, "#2a1018", 0.6));
        scene.add(
            scene
                .sheet(&bead, colour)
                .lit(0.5)
                .shade(0.4)
                .rim(0.8)
                .grain(1.05),
        );
    }
}

/// A braid: where it goes, and how thick it is at its root.
type Braid = ([At; 5], f64);

/// Thrown out by the turn, each curls against it.
const BRAIDS_BEHIND: [Braid; 11] = [
    (
        spots![20, -226; 44, -262; 76, -280; 108, -276; 126, -258],
        10.0,
    ),
    (
        spots![8, -230; 22, -276; 52, -306; 88, -312; 116, -300],
        11.0,
    ),
    (spots![0, -228; 0, -276; 20, -320; 56, -340; 92, -336], 12.0),
    (
        spots![-8, -226; -26, -276; -20, -326; 10, -360; 50, -368],
        12.0,
    ),
    (
        spots![-14, -220; -52, -260; -62, -312; -42, -356; -4, -382],
        13.0,
    ),
    (
        spots![-20, -210; -74, -232; -104, -276; -104, -324; -76, -362],
        13.0,
    ),
    (
        spots![-20, -206; -66, -244; -82, -292; -70, -330; -38, -356],
        11.0,
    ),
    (
        spots![-24, -198; -82, -202; -126, -232; -146, -278; -136, -322],
        13.0,
    ),
    (
        spots![-22, -186; -72, -174; -124, -186; -162, -216; -180, -258],
        13.0,
    ),
    (
        spots![-20, -200; -72, -214; -112, -250; -124, -292; -106, -334],
        11.0,
    ),
    (
        spots![-16, -168; -56, -146; -104, -142; -150, -158; -188, -190],
        12.0,
    ),
];
const BRAIDS_BEFORE: [Braid; 2] = [
    (
        spots![-34, -196; -66, -176; -104, -166; -140, -178; -166, -204],
        11.0,
    ),
    (
        spots![-32, -216; -70, -212; -112, -222; -140, -250; -150, -286],
        11.0,
    ),
];

fn braids(scene: &Scene, braids: &[Braid], seed: i64) {
    for (i, (points, width)) in braids.iter().enumerate() {
        let line = curve(&spot().points(*points));
        let path = Path::new(line.clone());
        let shape = Stroke::along(line, &[*width, width * 0.95, width * 0.8, width * 0.5]).shape();
        let shape = handcut(&shape, 0.7, 9.0, seed + i as i64);
        scene.add(scene.shadow(&shape, (-7.0, 14.0), 5.0, "#33303c", 0.36));
        scene.add(
            scene
                .sheet(&shape, mix(HAIR, "#4a2a3a", 0.1 + 0.1 * (i % 3) as f64))
                .lit(0.16)
                .shade(0.4)
                .rim(1.1)
                .rim_colour("#b5806a")
                .grain(1.05),
        );
        // Plaited: strokes that lean to one side and to the other.
        let count = (path.length() / 6.5) as usize;
        let plait = all(path.walk(count).enumerate().map(|(k, (at, turn))| {
            let half = width * 0.46 * (1.0 - 0.45 * k as f64 / count as f64);
            let lean = if k % 2 == 0 { 52.0 } else { -52.0 };
            let a = crate::line::towards(at, turn + lean, half);
            let b = crate::line::towards(at, turn + lean + 180.0, half * 0.3);
            taper(&[b, a], &[0.5, 1.5])
        }));
        scene.add(scene.clipped(&shape, scene.veil(&plait, "#8a6268", 0.6)));
        let (x, y) = path.at(path.length() - 3.0);
        let bead = blob(&knots![x - 4.4, y; x, y - 4.6; x + 4.4, y; x, y + 4.6]);
        let colour = [GOLD, RED, FOAM][i % 3];
        scene.add(
            scene
                .sheet(&bead, colour)
                .lit(0.4)
                .shade(0.4)
                .rim(0.8)
                .grain(1.05),
        );
    }
}

/// The red cloth around her head, and a flower in it.
fn wrap(scene: &Scene) {
    let head = Spot::new(WAIST.0 + 10.0, WAIST.1 - 190.0, 0.46).turned(-17.0);
    let cut = |shape: &Shape, seed: i64| handcut(&head.put(shape), 0.4, 18.0, seed);
    let back = cut(
        &blob(&knots![
            -84, -30; -104, -70; -96, -122; -60, -158; -10, -170; 34, -156; 70, -118; 80, -84; 40, -106; 0, -104;
            -40, -82; -66, -44
        ]),
        3,
    );
    scene.add(scene.shadow(&back, (-2.0, 4.0), 4.0, "#1c0a18", 0.6));
    scene.add(cloth(scene, &back, RED, 0.55));
    let folds = all([
        taper(
            &spots![-78, -50; -74, -100; -44, -140; 0, -160],
            &[0.5, 5.0, 4.0, 0.6],
        ),
        taper(
            &spots![-62, -60; -46, -98; -10, -126; 40, -138],
            &[0.5, 5.0, 4.0, 0.6],
        ),
        taper(
            &spots![-40, -84; -6, -112; 40, -118; 72, -98],
            &[0.5, 4.0, 3.0, 0.6],
        ),
    ]);
    scene.add(scene.clipped(&back, scene.veil(&head.put(&folds), WINE, 0.65)));
    let lights = all([
        taper(
            &spots![-70, -62; -62, -104; -30, -138; 10, -152],
            &[0.5, 4.0, 3.0, 0.6],
        ),
        taper(
            &spots![-30, -98; 0, -122; 44, -128; 70, -106],
            &[0.5, 4.0, 3.0, 0.6],
        ),
    ]);
    scene.add(scene.clipped(&back, scene.veil(&head.put(&lights), "#ff8d6c", 0.5)));
    // A flower above the ear: petals of bone around gold.
    let at = head.point((-74.0, -74.0));
    let petals: Vec<Shape> = (0..6)
        .map(|i| {
            let petal = blob(&knots![0, 0; 7, -8; 18, -9; 24, 0; 17, 8; 6, 7]);
            Spot::new(at.0, at.1, 0.86)
                .turned(f64::from(i) * 60.0 + 12.0)
                .put(&petal)
        })
        .collect();
    let flower = all(petals.clone());
    scene.add(scene.shadow(&flower, (-3.0, 5.0), 4.0, "#1c0a18", 0.6));
    for petal in &petals {
        scene.add(
            scene
                .sheet(petal, BONE)
                .lit(0.3)
                .shade(0.5)
                .dark("#d08a74")
                .rim(1.0)
                .grain(1.05),
        );
    }
    let (x, y) = at;
    let heart = blob(&knots![x - 6.0, y; x, y - 6.0; x + 6.0, y; x, y + 6.0]);
    scene.add(
        scene
            .sheet(&heart, GOLD)
            .lit(0.4)
            .shade(0.5)
            .dark("#9a5a24"),
    );
}

/// The ends of the sash fly after her.
fn ribbons(scene: &Scene) {
    let ends: [(&[At], [f64; 5]); 2] = [
        (
            &spots![-40, 12; -84, 0; -124, 14; -160, 2; -206, 16; -236, 2],
            [10.0, 19.0, 6.0, 20.0, 24.0],
        ),
        (
            &spots![-36, 20; -80, 30; -116, 58; -160, 62; -198, 90],
            [10.0, 7.0, 20.0, 8.0, 24.0],
        ),
    ];
    for (i, (points, widths)) in ends.into_iter().enumerate() {
        let line = curve(&spot().points(points.iter().copied()));
        let path = Path::new(line.clone());
        let band = Stroke::along(line.clone(), &widths).blunt().shape();
        let end = path.at(path.length());
        let inner = path.at(path.length() - 12.0);
        let notch = taper(
            &[inner, end, crate::line::between(inner, end, 1.4)],
            &[0.5, 10.0, 18.0],
        );
        let band = handcut(&band.minus(&notch), 0.5, 16.0, 3 + i as i64);
        scene.add(scene.shadow(&band, (-10.0, 20.0), 7.0, SHADOW, 0.5));
        scene.add(
            scene
                .sheet(&band, GOLD)
                .lit(0.3)
                .shade(0.5)
                .dark("#9a5a24")
                .rim(1.4),
        );
        let smudge = Smudge {
            grain: 1.0,
            ..Smudge::of("#8a4a20", 3.0)
        };
        let turns = [0.14, if i == 0 { 0.5 } else { 0.28 }, 0.74].map(|part| {
            let at = path.at(path.length() * part);
            let (dx, dy) = step(
                path.at(path.length() * part - 4.0),
                path.at(path.length() * part + 4.0),
            );
            let half = 12.0;
            taper(
                &[
                    (at.0 - dy * half, at.1 + dx * half),
                    (at.0 + dy * half, at.1 - dx * half),
                ],
                &[7.0, 7.0],
            )
        });
        scene.add(scene.clipped(&band, smudge.ink(scene, &all(turns))));
        scene.add(scene.stitched(&line[..line.len() - 2], "#fff0c0", 0.9, 0.5, Some("4 4")));
    }
}

/// Rings on both wrists; they hide where the hands begin.
fn bangles(scene: &Scene) {
    let arms = [
        (
            spot().point((-286.0, -117.0)),
            spot().point((-270.0, -106.0)),
            12.5,
        ),
        (
            spot().point((184.0, -320.0)),
            spot().point((183.0, -298.0)),
            13.5,
        ),
    ];
    for (wrist, up, half) in arms {
        let (dx, dy) = step(wrist, up);
        let far = distance(wrist, up);
        for i in 0..3 {
            let along = far * f64::from(i) * 0.48;
            let at = (wrist.0 + dx * along, wrist.1 + dy * along);
            let half = half + f64::from(i) * 0.8;
            let ring = taper(
                &[
                    (at.0 - dy * half, at.1 + dx * half),
                    (at.0 - dx * 3.4, at.1 - dy * 3.4),
                    (at.0 + dy * half, at.1 - dx * half),
                ],
                &[3.2, 4.2, 3.2],
            );
            scene.add(scene.shadow(&ring, (-1.0, 2.0), 1.4, "#2a1018", 0.6));
            let colour = [GOLD, RED, GOLD][i as usize];
            scene.add(
                scene
                    .sheet(&ring, colour)
                    .lit(0.5)
                    .shade(0.4)
                    .rim(0.9)
                    .grain(1.05),
            );
        }
    }
}
