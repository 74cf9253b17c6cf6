//! The four hands: an old one, one in a glove, one with rings, a child's. Each is smaller and further away than the one above.

use super::palm::{Finger, Palm, Tone, put_all, sleeve};
use super::thread::{spun, taut, upwards, wound};
use super::{BONE, Control, INK};
use crate::colour::mix;
use crate::ink::Ink;
use crate::line::{Knot, blob, circle, ellipse, handcut_finely, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

fn old_at() -> Spot {
    Spot::new(318.0, 332.0, 1.08)
}

fn glove_at() -> Spot {
    Spot::new(566.0, 640.0, 0.93)
}

fn ringed_at() -> Spot {
    Spot::new(372.0, 864.0, 0.88)
}

fn child_at() -> Spot {
    Spot::new(604.0, 1000.0, 0.68)
}

/// The wood that each hand holds.
fn control(hand: usize) -> Control {
    let (at, half, turn, thick, colour) = match hand {
        0 => ((368.0, 340.0), 256.0, 3.0, 28.0, "#c2b496"),
        1 => ((496.0, 648.0), 240.0, -4.0, 24.0, "#d6c9ad"),
        2 => ((446.0, 869.0), 186.0, -3.0, 18.0, "#38332f"),
        _ => ((552.0, 1004.0), 108.0, -3.0, 13.0, "#2d2a2e"),
    };
    Control {
        at,
        half,
        turn,
        thick,
        colour: colour.into(),
        seed: 3 + hand as i64 * 5,
    }
}

/// Where threads to the puppet begin.
pub(super) fn lowest() -> [At; 5] {
    [-0.92, -0.5, 0.04, 0.5, 0.92].map(|along| control(3).at(along))
}

/// A hand, all its knots, from back to front.
fn back(palm: &Palm, knots: &[Knot]) -> (Ink, Shape) {
    let shape = palm.cut(&blob(knots), 1);
    let size = palm.spot.size;
    let shadow = palm
        .scene
        .shadow(&shape, (0.0, 8.0 * size), 18.0 * size, INK, 0.5);
    (shadow + palm.sheet(&shape), shape)
}

fn highest_bar() -> Control {
    Control {
        at: (700.0, 34.0),
        half: 250.0,
        turn: -3.0,
        thick: 38.0,
        colour: "#3a3639".into(),
        seed: 29,
    }
}

/// Far above, in the dark, there is one more.
pub(super) fn highest(scene: &Scene) {
    let tone = Tone::new("#2b2931", "#17161c", "#0a0a0e", "#7d766c");
    let palm = Palm {
        scene,
        spot: Spot::new(640.0, 20.0, 1.5),
        tone,
        seed: 51,
    };
    scene.add(highest_bar().ink(scene));
    let mut below = Shape::nothing();
    for (i, (joints, nail)) in [
        (spots![118, -130; 120, -40; 112, 4; 98, 36], 0.3),
        (spots![66, -130; 66, -30; 62, 20; 50, 56], 0.2),
        (spots![14, -130; 10, -34; 8, 16; 0, 52], 0.0),
    ]
    .into_iter()
    .enumerate()
    {
        let finger = Finger {
            joints: &joints,
            widths: &[54.0, 50.0, 48.0, 52.0, 43.0, 44.0, 37.0, 28.0],
            creases: 3,
            nail: Some((0.0, nail)),
        };
        let (ink, shape) = palm.finger(&finger, &below, 2 + i as i64);
        scene.add(scene.shadow(&shape, (0.0, 8.0), 14.0, INK, 0.6) + ink);
        below = below.and(&shape);
    }
}

// The old hand.

pub(super) fn old(scene: &Scene) {
    let tone = Tone::new("#d3c5ab", "#7d6d5c", "#2c2522", "#fff8e6");
    let palm = Palm {
        scene,
        spot: old_at(),
        tone,
        seed: 3,
    };
    let bar = control(0);
    scene.add(taut(
        scene,
        highest_bar().at(-0.92),
        palm.spot.point((124.0, -92.0)),
        3.2,
        1.0,
    ));
    scene.add(upwards(scene, palm.spot.point((-112.0, -64.0)), 172.0, 3.2));
    // Threads to the hand below, and one that somebody has cut.
    let glove = glove_at();
    for (along, to, sag) in [
        (0.92, (98.0, -238.0), -2.0),
        (0.74, (86.0, -240.0), 2.0),
        (0.5, (-108.0, -128.0), 2.0),
    ] {
        scene.add(taut(scene, bar.at(along), glove.point(to), 3.0, sag));
    }
    let (x, y) = bar.at(-0.92);
    let cut = taper(
        &spots![x, y; x - 3.0, y + 70.0; x + 8.0, y + 116.0; x - 4.0, y + 148.0; x - 16.0, y + 134.0],
        &[3.0, 2.8, 2.6, 2.4, 1.2],
    );
    scene.add(spun(scene, &cut, 2.8));
    let thumb = Finger {
        joints: &spots![36, -200; 98, -154; 124, -88; 104, -26],
        widths: &[70.0, 56.0, 45.0, 44.0, 40.0, 43.0, 38.0, 26.0],
        creases: 3,
        nail: Some((0.0, 0.5)),
    };
    let (ink, thumb) = palm.finger(&thumb, &Shape::nothing(), 2);
    scene.add(scene.shadow(&thumb, (0.0, 8.0), 16.0, INK, 0.5) + ink);
    scene.add(bar.ink(scene));
    let (ink, hand) = back(
        &palm,
        &knots![
            -230, -352, corner; -170, -350; -122, -342; -84, -324; -40, -290; 6, -252; 44, -206; 70, -166; 84, -136; 80, -112;
            64, -98; 46, -100; 32, -92; 14, -82; -4, -90; -16, -90; -30, -84; -44, -94; -56, -98; -72, -104; -84, -122;
            -96, -160; -112, -200; -134, -230; -166, -246; -232, -252, corner
        ],
    );
    scene.add(ink);
    let mut below = hand.clone();
    // The little finger is raised; the others lie over the wood.
    let fingers = [
        (
            spots![-66, -126; -104, -84; -122, -34; -112, 8],
            [42.0, 33.0, 31.0, 36.0, 28.0, 27.0, 29.0, 25.0, 19.0],
            Some((0.0, -0.3)),
        ),
        (
            spots![-28, -112; -34, -44; -30, 10; -40, 46],
            [48.0, 40.0, 37.0, 43.0, 34.0, 33.0, 35.0, 30.0, 23.0],
            Some((0.0, -0.15)),
        ),
        (
            spots![16, -106; 22, -34; 22, 22; 8, 62],
            [50.0, 42.0, 39.0, 46.0, 36.0, 35.0, 37.0, 32.0, 25.0],
            Some((0.0, 0.1)),
        ),
        (
            spots![56, -122; 72, -52; 68, 6; 46, 44],
            [50.0, 42.0, 39.0, 46.0, 36.0, 34.0, 36.0, 31.0, 24.0],
            Some((0.0, 0.25)),
        ),
    ];
    for (i, (joints, widths, nail)) in fingers.iter().enumerate() {
        let finger = Finger {
            joints,
            widths,
            creases: 4,
            nail: *nail,
        };
        let (ink, shape) = palm.finger(&finger, &below, 4 + i as i64);
        scene.add(ink);
        below = below.and(&shape);
    }
    // The back again over the roots of the fingers, without an edge: knuckles, tendons, veins.
    let mut ink = Ink::none();
    let knuckles = spots![-66, -124; -28, -110; 16, -104; 58, -118];
    for (i, (x, y)) in knuckles.into_iter().enumerate() {
        let bump = blob(&knots![x - 17.0, y; x, y - 17.0; x + 17.0, y; x, y + 16.0]);
        ink += palm.melted((x, y - 8.0), 23.0, 34.0, 0.2);
        ink += scene.smudge(
            &palm.spot.put(&bump),
            0.4,
            7.0,
            tone.lit,
            Spray::finer(6, 1.2, 0.6),
        );
        ink += palm.line(
            &spots![x - 15.0, y + 2.0; x - 6.0, y - 4.0; x + 5.0, y - 4.0; x + 14.0, y + 1.0],
            1.8,
            0.5,
        );
        ink += palm.line(
            &spots![x - 11.0, y + 9.0; x - 3.0, y + 5.0; x + 5.0, y + 5.0; x + 12.0, y + 8.0],
            1.6,
            0.45,
        );
        ink += palm.line(
            &spots![x - 8.0, y - 12.0; x, y - 15.0; x + 8.0, y - 12.0],
            1.4,
            0.3,
        );
        let root = (-84.0 + 22.0 * i as f64, -250.0 - 12.0 * i as f64);
        let mid = ((x + root.0) / 2.0 + 4.0, (y + root.1) / 2.0 - 4.0);
        ink += palm.ridge(&[(x, y - 10.0), mid, root], 15.0, 0.75);
        if i < 3 {
            let (nx, ny) = knuckles[i + 1];
            let gap = ((x + nx) / 2.0, (y + ny) / 2.0 - 4.0);
            let hollow = taper(
                &[
                    gap,
                    (gap.0 - 12.0, gap.1 - 46.0),
                    (gap.0 - 34.0, gap.1 - 96.0),
                ],
                &[16.0, 18.0, 6.0],
            );
            ink += palm.hollow(&hollow, 0.8, 6.0);
        }
    }
    for vein in [
        spots![40, -150; 18, -176; 10, -206; -18, -232; -30, -262],
        spots![-6, -130; -16, -160; -38, -182; -48, -214; -78, -238],
        spots![10, -206; 30, -196; 46, -178; 58, -160; 62, -150],
        spots![-46, -140; -58, -164; -60, -190; -84, -212; -104, -232],
    ] {
        let points = palm.spot.points(vein);
        let vein = taper(&points, &[1.0, 4.6, 4.0, 4.6, 1.0]);
        ink += scene.veil(&vein.moved(-1.4, -2.0), tone.shade, 0.6)
            + scene.veil(&vein, mix(tone.base, tone.lit, 0.4), 0.8);
    }
    for (x, y, r) in [
        (-40.0, -200.0, 5.0),
        (-60.0, -150.0, 4.0),
        (8.0, -222.0, 6.0),
        (-20.0, -262.0, 4.4),
        (-96.0, -276.0, 5.4),
        (36.0, -136.0, 3.4),
        (-120.0, -300.0, 4.0),
        (-66.0, -240.0, 3.2),
        (-8.0, -148.0, 3.0),
    ] {
        let spot = handcut_finely(
            &palm.spot.put(&ellipse((x, y), r * 1.2, r)),
            1.2,
            5.0,
            x as i64,
            0.1,
        );
        ink += scene.veil(&spot, tone.shade, 0.4);
    }
    // Folds where the wrist bends, and between thumb and forefinger.
    for fold in [
        spots![-150, -262; -128, -268; -106, -262; -92, -248],
        spots![-158, -274; -134, -282; -110, -278; -92, -266],
        spots![70, -150; 64, -172; 46, -196; 30, -214],
        spots![62, -146; 52, -168; 36, -188; 22, -202],
    ] {
        ink += palm.line(&fold, 2.4, 0.6);
    }
    scene.add(scene.clipped(&hand.and(&below), ink));
    let wrist = [
        palm.spot.point((-92.0, -330.0)),
        palm.spot.point((-146.0, -240.0)),
    ];
    scene.add(wound(scene, &hand, wrist, 4, 5.2, Some((0.72, 16.0))));
    for x in [214.0, 196.0] {
        scene.add(upwards(
            scene,
            (wrist[0].0 + (x - 206.0) * 0.3, wrist[0].1 + 3.0),
            x + 14.0,
            3.4,
        ));
    }
    for (at, turn) in [((121.0, -94.0), 20.0), ((-112.0, -66.0), 20.0)] {
        let (a, b) = (towards(at, turn - 180.0, 23.0), towards(at, turn, 23.0));
        scene.add(wound(
            scene,
            &below.and(&thumb),
            [palm.spot.point(a), palm.spot.point(b)],
            2,
            4.0,
            None,
        ));
    }
    // A frayed cuff with a button, under a coat.
    let coat = [
        spots![-330, -370; -300, -320; -310, -260],
        spots![-250, -376; -262, -330; -250, -290],
        spots![-380, -350; -350, -300; -360, -250],
    ];
    scene.add(sleeve(
        &palm,
        &spots![-210, -306; -330, -318; -520, -322],
        &[136.0, 150.0, 176.0],
        "#3d383c",
        &coat,
    ));
    let cuff = blob(&knots![
        -176, -372, corner; -164, -340; -160, -300; -166, -258; -180, -226, corner; -204, -226; -226, -234; -238, -262; -240, -306;
        -234, -350; -222, -374; -200, -380
    ]);
    let cuff = palm.cut(&cuff, 30);
    scene.add(scene.shadow(&cuff, (4.0, 6.0), 8.0, INK, 0.55));
    scene.add(
        scene
            .sheet(&cuff, BONE)
            .lit(0.3)
            .shade(0.7)
            .dark("#85796a")
            .rim(2.4),
    );
    let mut ink = Ink::none();
    for i in 0..7 {
        let x = -236.0 + f64::from(i) * 10.0;
        ink += palm.line(&spots![x, -374; x + 5.0, -300; x, -228], 1.6, 0.35);
    }
    ink += palm.line(&spots![-182, -366; -174, -300; -188, -230], 1.8, 0.6);
    let button = palm.spot.put(&circle((-208.0, -258.0), 9.0));
    ink += scene.shadow(&button, (1.0, 3.0), 3.0, INK, 0.6)
        + scene.sheet(&button, "#4a443f").lit(0.4).rim(1.4).ink();
    let holes = [(-3.0, -3.0), (3.0, -3.0), (-3.0, 3.0), (3.0, 3.0)]
        .map(|(x, y)| circle((-208.0 + x, -258.0 + y), 1.2));
    ink += scene.fill(&put_all(&palm, holes), BONE);
    scene.add(scene.clipped(&cuff, ink));
    let frays = (0..13).map(|i| {
        let k = f64::from(i) / 12.0;
        let (x, y) = (-166.0 - 14.0 * (2.0 * k - 1.0).powi(2), -368.0 + 140.0 * k);
        let long = 6.0 + (k * 37.0 % 1.0) * 9.0;
        taper(
            &spots![x - 3.0, y; x + long * 0.6, y + 2.0; x + long, y + 6.0],
            &[1.6, 1.2, 0.3],
        )
    });
    scene.add(scene.fill(&put_all(&palm, frays), "#cfc3ac"));
}

// The gloved hand.

pub(super) fn gloved(scene: &Scene) {
    let tone = Tone::new("#37343d", "#131217", "#060609", "#cfc5b4");
    let palm = Palm {
        scene,
        spot: glove_at(),
        tone,
        seed: 11,
    };
    let bar = control(1);
    let ringed = ringed_at();
    for (along, to, sag) in [
        (-0.94, (-206.0, -168.0), 2.0),
        (-0.8, (-194.0, -170.0), -2.0),
        (-0.36, (20.0, -222.0), 1.0),
        (-0.06, (96.0, -160.0), 1.0),
    ] {
        scene.add(taut(scene, bar.at(along), ringed.point(to), 2.6, sag));
    }
    scene.add(bar.ink(scene));
    let (ink, hand) = back(
        &palm,
        &knots![
            250, -280, corner; 190, -274; 134, -262; 78, -246; 20, -222; -34, -192; -72, -160; -96, -128; -102, -98; -88, -78;
            -66, -72; -44, -84; -22, -72; 0, -84; 22, -72; 44, -84; 64, -74; 86, -76; 100, -94; 110, -122; 130, -148; 156, -164;
            192, -172; 252, -176, corner
        ],
    );
    scene.add(ink);
    let mut below = hand.clone();
    let above = hand.minus(&hand.moved(1.0, 3.0));
    scene.add(scene.veil(&above, "#a89e90", 0.5));
    // Where the fingers turn under the wood.
    for (i, x) in [66.0, 23.0, -22.0, -66.0].into_iter().enumerate() {
        let under = Finger {
            joints: &spots![x, 6; x * 0.96, 30; x * 0.9, 42],
            widths: &[44.0, 42.0, 34.0],
            creases: 0,
            nail: None,
        };
        let shape = palm.cut(&taper(under.joints, under.widths), 20 + i as i64);
        let sheet = scene
            .sheet(&shape, mix(tone.base, tone.shade, 0.5))
            .lit(0.12)
            .shade(0.5)
            .dark(tone.shade);
        scene.add(
            scene.shadow(&shape, (0.0, 5.0), 8.0, INK, 0.5)
                + sheet.rim(1.2).rim_colour("#6d665e").ink(),
        );
        below = below.and(&shape);
    }
    for (i, (x, high, low)) in [
        (67.0, -92.0, 14.0),
        (23.0, -98.0, 24.0),
        (-22.0, -98.0, 26.0),
        (-66.0, -92.0, 18.0),
    ]
    .into_iter()
    .enumerate()
    {
        let finger = Finger {
            joints: &spots![x * 0.96, high; x, -48; x * 1.02, -10; x, low],
            widths: &[45.0, 50.0, 47.0, 46.0, 49.0, 47.0, 38.0],
            creases: 0,
            nail: None,
        };
        let (ink, shape) = palm.finger(&finger, &below, 4 + i as i64);
        scene.add(ink);
        below = below.and(&shape);
        let mut ink = Ink::none();
        for (y, wide) in [
            (-66.0, 15.0),
            (-60.0, 18.0),
            (-22.0, 14.0),
            (-15.0, 19.0),
            (-8.0, 16.0),
        ] {
            ink += palm.line(&spots![x - wide, y + 3.0; x - wide * 0.3, y - 2.0; x + wide * 0.4, y - 1.0; x + wide, y + 4.0], 2.4, 0.9);
            let shine = taper(
                &palm
                    .spot
                    .points(spots![x - wide * 0.7, y + 6.0; x, y + 3.0; x + wide * 0.7, y + 7.0]),
                &[0.3, 1.8, 0.3],
            );
            ink += scene.veil(&shine, tone.lit, 0.35);
        }
        // The seam along the side of the finger.
        let seam = palm
            .spot
            .points(spots![x + 17.0, high + 20.0; x + 20.0, -40; x + 19.0, low]);
        ink += scene.stitched(&crate::line::curve(&seam), BONE, 1.3, 0.6, Some("4 4"));
        let sheen = palm.spot.put(&taper(
            &spots![x - 9.0, -40; x - 8.0, -20; x - 6.0, 6],
            &[4.0, 10.0, 5.0],
        ));
        ink += scene.smudge(&sheen, 0.5, 4.0, tone.lit, Spray::finer(6, 1.05, 0.6));
        scene.add(scene.clipped(&shape, ink));
    }
    // Three raised seams, a slit over the wrist with a button.
    let mut ink = Ink::none();
    for (x0, x1, y1) in [
        (46.0, 66.0, -176.0),
        (0.0, 26.0, -190.0),
        (-46.0, -12.0, -182.0),
    ] {
        let line = spots![x0, -104; (x0 + x1) / 2.0 - 2.0, -150; x1, y1];
        ink += palm.line(&line, 6.0, 0.9);
        let points = palm.spot.points(line);
        ink += scene.veil(
            &taper(&points, &[0.6, 2.4, 0.6]).moved(2.4, 1.0),
            tone.lit,
            0.5,
        );
        ink += scene.stitched(
            &crate::line::curve(&palm.spot.points(line.map(|(x, y)| (x + 7.0, y)))),
            BONE,
            1.2,
            0.5,
            Some("4 4"),
        );
    }
    for (x, y) in spots![67, -92; 23, -98; -22, -98; -66, -92] {
        ink += palm.melted((x, y - 6.0), 20.0, 30.0, 0.1);
        let bump = palm.spot.put(&blob(
            &knots![x - 18.0, y; x, y - 14.0; x + 18.0, y; x, y + 16.0],
        ));
        ink += scene.smudge(&bump, 0.6, 7.0, tone.lit, Spray::finer(9, 1.05, 0.55));
        ink += palm.line(
            &spots![x - 18.0, y - 6.0; x - 4.0, y - 15.0; x + 16.0, y - 8.0],
            2.2,
            0.8,
        );
    }
    for fold in [
        spots![82, -240; 98, -222; 108, -194; 110, -164],
        spots![66, -236; 82, -218; 92, -190; 96, -160],
        spots![-60, -168; -44, -176; -28, -170; -20, -160],
    ] {
        ink += palm.line(&fold, 3.0, 0.9);
    }
    scene.add(scene.clipped(&below, ink));
    let slit = blob(
        &knots![134, -234; 152, -244; 172, -240; 182, -224; 174, -208; 156, -202; 140, -208; 132, -220],
    );
    let slit = palm.cut(&slit, 9);
    scene.add(scene.fill(&slit, "#c9b99c"));
    scene.add(scene.clipped(
        &slit,
        palm.hollow(&ellipse((146.0, -236.0), 30.0, 14.0), 0.9, 5.0),
    ));
    scene.add(scene.veil(&slit.minus(&slit.moved(2.0, 3.0)), tone.line, 0.8));
    let thumb = Finger {
        joints: &spots![-40, -146; -98, -112; -112, -54; -70, -16; -34, -10],
        widths: &[40.0, 50.0, 52.0, 50.0, 47.0, 43.0, 33.0],
        creases: 0,
        nail: None,
    };
    let (ink, thumb) = palm.finger(&thumb, &below, 9);
    scene.add(ink);
    scene.add(scene.clipped(
        &hand.and(&thumb),
        palm.melted((-44.0, -150.0), 44.0, 34.0, 0.1),
    ));
    let mut ink = Ink::none();
    for line in [
        spots![-134, -92; -120, -84; -104, -84; -92, -92],
        spots![-136, -80; -120, -72; -104, -73; -90, -82],
        spots![-112, -22; -98, -30; -90, -44; -92, -56],
        spots![-100, -12; -86, -22; -78, -36; -80, -48],
    ] {
        ink += palm.line(&line, 2.6, 0.9);
    }
    let seam = palm
        .spot
        .points(spots![-92, -150; -128, -104; -124, -40; -84, -2; -50, 2]);
    ink += scene.stitched(&crate::line::curve(&seam), BONE, 1.3, 0.6, Some("4 4"));
    let sheen = palm.spot.put(&taper(
        &spots![-116, -60; -104, -38; -80, -26],
        &[4.0, 12.0, 5.0],
    ));
    ink += scene.smudge(&sheen, 0.6, 5.0, tone.lit, Spray::finer(6, 1.05, 0.6));
    scene.add(scene.clipped(&thumb, ink));
    let wrist = [
        palm.spot.point((96.0, -252.0)),
        palm.spot.point((122.0, -142.0)),
    ];
    scene.add(wound(scene, &hand, wrist, 4, 4.6, Some((0.6, -8.0))));
    let at = (-110.0, -112.0);
    let ends = [towards(at, 208.0, 28.0), towards(at, 28.0, 28.0)].map(|at| palm.spot.point(at));
    scene.add(wound(scene, &thumb, ends, 2, 3.6, None));
    // A starched cuff with a link, and a sleeve with a stripe.
    let palm = Palm {
        spot: Spot {
            at: palm.spot.point((20.0, 82.0)),
            ..palm.spot
        },
        ..palm
    };
    let coat = [
        spots![330, -376; 300, -330; 310, -270],
        spots![262, -372; 250, -330; 262, -290],
        spots![400, -370; 372, -320; 384, -270],
    ];
    scene.add(sleeve(
        &palm,
        &spots![226, -306; 330, -322; 560, -344],
        &[142.0, 156.0, 190.0],
        "#232128",
        &coat,
    ));
    let stripes = (0..6).map(|i| {
        let k = f64::from(i) * 26.0 - 62.0;
        taper(
            &spots![226, -306.0 + k; 340, -324.0 + k * 1.1; 560, -346.0 + k * 1.3],
            &[1.6, 1.8, 2.0],
        )
    });
    let arm = palm.spot.put(&super::limb(
        &spots![226, -306; 330, -322; 560, -344],
        &[140.0, 154.0, 188.0],
    ));
    scene.add(scene.clipped(&arm, scene.veil(&put_all(&palm, stripes), "#8f8778", 0.5)));
    let cuff = blob(&knots![
        182, -382, corner; 172, -346; 168, -304; 174, -262; 188, -228, corner; 212, -230; 228, -238; 238, -266; 240, -308; 236, -356;
        226, -380; 204, -386
    ]);
    let cuff = palm.cut(&cuff, 30);
    scene.add(scene.shadow(&cuff, (-4.0, 6.0), 8.0, INK, 0.55));
    scene.add(
        scene
            .sheet(&cuff, "#f4ecdb")
            .lit(0.3)
            .shade(0.6)
            .dark("#958a79")
            .rim(2.4),
    );
    scene.add(scene.clipped(
        &cuff,
        palm.line(&spots![190, -376; 180, -304; 196, -232], 1.6, 0.5),
    ));
    let link = palm.spot.put(&blob(
        &knots![203, -264; 212, -270; 221, -264; 222, -254; 212, -247; 203, -253],
    ));
    scene.add(scene.shadow(&link, (1.0, 3.0), 3.0, INK, 0.6));
    scene.add(
        scene
            .sheet(&link, "#1b1a20")
            .lit(0.5)
            .rim(1.8)
            .rim_colour("#fffaf0"),
    );
}

// The hand with rings.

pub(super) fn ringed(scene: &Scene) {
    let tone = Tone::new("#6f574b", "#3d2f2d", "#1a1212", "#f0d8b4");
    let palm = Palm {
        scene,
        spot: ringed_at(),
        tone,
        seed: 23,
    };
    let bar = control(2);
    let child = child_at();
    for (along, to, sag) in [
        (0.95, (128.0, -146.0), 1.0),
        (0.86, (112.0, -146.0), -1.0),
        (0.72, (18.0, -50.0), 1.0),
        (0.46, (-54.0, -46.0), 1.0),
    ] {
        scene.add(taut(scene, bar.at(along), child.point(to), 2.2, sag));
    }
    let far = [
        (
            spots![-92, -150; -14, -204; 50, -214; 112, -188],
            [33.0, 28.0, 26.0, 28.0, 24.0, 23.0, 21.0, 15.0],
        ),
        (
            spots![-72, -146; 34, -172; 100, -146; 138, -92],
            [37.0, 32.0, 29.0, 31.0, 27.0, 26.0, 24.0, 16.0],
        ),
        (
            spots![-62, -130; 44, -128; 92, -84; 104, -26],
            [39.0, 34.0, 31.0, 33.0, 28.0, 27.0, 25.0, 17.0],
        ),
    ];
    let mut below = Shape::nothing();
    let mut shapes = Vec::new();
    for (i, (joints, widths)) in far.iter().enumerate() {
        let finger = Finger {
            joints,
            widths,
            creases: 2,
            nail: Some((9.0, 0.15)),
        };
        let (ink, shape) = palm.finger(&finger, &below, 4 + i as i64);
        scene.add(scene.shadow(&shape, (0.0, 6.0), 10.0, INK, 0.4) + ink);
        below = below.and(&shape);
        shapes.push(shape);
    }
    scene.add(ring(&palm, (-10.0, -166.0), -14.0, 32.0, 1, &shapes[1]));
    scene.add(ring(&palm, (18.0, -133.0), 2.0, 34.0, 2, &shapes[2]));
    scene.add(bar.ink(scene));
    let index = Finger {
        joints: &spots![-64, -112; 8, -104; 36, -52; 14, -2],
        widths: &[46.0, 38.0, 33.0, 35.0, 30.0, 28.0, 26.0, 18.0],
        creases: 2,
        nail: Some((9.0, 0.3)),
    };
    let (ink, hand) = back(
        &palm,
        &knots![
            -360, -196, corner; -290, -184; -224, -172; -170, -174; -124, -180; -88, -176; -64, -162; -50, -144; -38, -126; -36, -106; -50, -90;
            -84, -74; -116, -62; -150, -66; -190, -84; -240, -98; -360, -106, corner
        ],
    );
    scene.add(ink);
    let (ink, finger) = palm.finger(&index, &below.and(&hand), 8);
    scene.add(ink);
    scene.add(scene.clipped(
        &hand.and(&finger),
        palm.melted((-66.0, -116.0), 34.0, 26.0, 0.12),
    ));
    scene.add(ring(&palm, (-8.0, -107.0), 6.0, 40.0, 0, &finger));
    let thumb = Finger {
        joints: &spots![-168, -92; -104, -62; -46, -36; 2, 8],
        widths: &[60.0, 56.0, 46.0, 38.0, 36.0, 33.0, 30.0, 20.0],
        creases: 2,
        nail: Some((9.0, -0.2)),
    };
    let (ink, thumb) = palm.finger(&thumb, &below.and(&hand).and(&finger), 9);
    scene.add(ink);
    scene.add(scene.clipped(
        &hand.and(&thumb),
        palm.melted((-172.0, -104.0), 36.0, 26.0, 0.04),
    ));
    let mut ink = palm.ridge(&spots![-60, -136; -120, -146; -190, -138], 20.0, 0.6);
    ink += palm.ridge(&spots![-110, -76; -160, -90; -210, -110], 22.0, 0.5);
    ink += palm.hollow(
        &blob(&knots![-70, -104; -110, -112; -150, -122; -140, -104; -100, -90]),
        0.8,
        8.0,
    );
    for (x, y) in spots![-62, -126; -78, -150; -96, -160] {
        let bump = palm.spot.put(&blob(
            &knots![x - 12.0, y; x, y - 11.0; x + 12.0, y; x, y + 11.0],
        ));
        ink += scene.smudge(&bump, 0.6, 6.0, tone.lit, Spray::finer(9, 1.05, 0.6));
        ink += palm.line(
            &spots![x - 2.0, y - 8.0; x + 4.0, y - 2.0; x + 3.0, y + 6.0],
            1.5,
            0.5,
        );
    }
    ink += palm.line(
        &spots![-200, -108; -196, -124; -200, -140; -206, -152],
        2.0,
        0.6,
    );
    scene.add(scene.clipped(&hand.minus(&thumb), ink));
    // Bangles, the thread, a lace cuff.
    for (x, thin) in [(-246.0, 8.0), (-264.0, 6.0), (-279.0, 8.0)] {
        let bangle = palm.spot.put(&taper(
            &spots![x + 4.0, -188; x + 11.0, -140; x + 2.0, -94],
            &[thin * 0.7, thin, thin * 0.7],
        ));
        scene.add(scene.shadow(&bangle, (1.0, 4.0), 3.0, INK, 0.6));
        scene.add(
            scene
                .sheet(&bangle, "#e6dbc4")
                .lit(0.3)
                .shade(0.7)
                .dark("#6d6154")
                .rim(1.4)
                .rim_colour("#fffdf4"),
        );
    }
    let wrist = [
        palm.spot.point((-204.0, -178.0)),
        palm.spot.point((-208.0, -84.0)),
    ];
    scene.add(wound(scene, &hand, wrist, 4, 4.0, Some((0.6, 4.0))));
    for (shape, at, turn, half) in [
        (&shapes[0], (22.0, -212.0), 84.0, 14.0),
        (&shapes[1], (98.0, -148.0), 130.0, 15.0),
    ] {
        let ends = [towards(at, turn + 180.0, half), towards(at, turn, half)]
            .map(|at| palm.spot.point(at));
        scene.add(wound(scene, shape, ends, 2, 3.2, None));
    }
    let folds = [
        spots![-420, -220; -400, -170; -410, -100],
        spots![-360, -216; -370, -170; -362, -116],
        spots![-480, -230; -460, -180; -470, -120],
    ];
    scene.add(sleeve(
        &palm,
        &spots![-326, -150; -430, -166; -640, -196],
        &[128.0, 150.0, 190.0],
        "#2a252b",
        &folds,
    ));
    let mut lobes = vec![taper(
        &spots![-322, -224; -312, -150; -324, -76],
        &[30.0, 34.0, 30.0],
    )];
    for i in 0..9 {
        let k = f64::from(i) / 8.0;
        let (x, y) = (-300.0 - 14.0 * (2.0 * k - 1.0).powi(2), -224.0 + 148.0 * k);
        lobes.push(circle((x, y), 13.0));
    }
    let lace = palm.cut(&all(lobes), 30);
    let holes = (0..9).map(|i| {
        let k = f64::from(i) / 8.0;
        let (x, y) = (-297.0 - 14.0 * (2.0 * k - 1.0).powi(2), -224.0 + 148.0 * k);
        all([
            circle((x, y), 3.6),
            circle((x - 13.0, y + 8.0), 2.6),
            circle((x + 7.0, y - 4.0), 1.6),
            circle((x + 7.0, y + 4.0), 1.6),
        ])
    });
    let lace = lace.minus(&put_all(&palm, holes));
    scene.add(scene.shadow(&lace, (3.0, 5.0), 6.0, INK, 0.55));
    scene.add(
        scene
            .sheet(&lace, "#f4ecdb")
            .lit(0.3)
            .shade(0.6)
            .dark("#8d8172")
            .rim(1.6),
    );
    scene.add(scene.clipped(
        &lace,
        palm.line(&spots![-330, -220; -322, -150; -332, -80], 2.4, 0.5),
    ));
}

/// A ring around a finger, with a stone or without.
fn ring(palm: &Palm, at: At, turn: f64, wide: f64, kind: usize, finger: &Shape) -> Ink {
    let scene = palm.scene;
    let spot = Spot::new(at.0, at.1, 1.0).turned(turn);
    let half = wide * 0.56;
    let band = palm
        .spot
        .put(&spot.put(&taper(&spots![-2, -half; 4, 0; -2, half], &[6.0, 8.0, 6.0])));
    let mut ink = scene.clipped(
        &finger.grown(1.5),
        scene.shadow(&band, (1.0, 3.0), 3.0, INK, 0.6)
            + scene
                .sheet(&band, "#e9dfca")
                .lit(0.3)
                .shade(0.7)
                .dark("#6d6154")
                .rim(1.2)
                .rim_colour("#fffdf4")
                .ink(),
    );
    let stone = match kind {
        0 => return ink,
        1 => blob(&knots![-9, 0; -5, -10; 5, -11; 12, -3; 11, 7; 2, 12; -7, 8]),
        _ => blob(
            &knots![-13, 0, corner; -8, -13, corner; 8, -14, corner; 15, 0, corner; 8, 13, corner; -8, 13, corner],
        ),
    };
    let stone = stone.moved(3.0, -2.0);
    let set = palm.spot.put(&spot.put(&stone.grown(3.0)));
    let gem = palm.spot.put(&spot.put(&stone));
    ink += scene.shadow(&set, (1.0, 4.0), 4.0, INK, 0.6);
    ink += scene
        .sheet(&set, "#d9ccb2")
        .lit(0.3)
        .shade(0.6)
        .dark("#6d6154")
        .rim(1.2)
        .ink();
    ink += scene
        .sheet(&gem, "#1a1920")
        .lit(0.4)
        .shade(0.3)
        .rim(1.0)
        .rim_colour("#fffdf4")
        .ink();
    let facets = all([
        taper(&spots![-8, -8; 0, -2; 12, -8], &[1.2, 1.2]),
        taper(&spots![0, -2; 2, 10], &[1.2, 0.8]),
    ]);
    let glint = blob(&knots![-6, -8; 0, -10; 4, -7; -2, -4]);
    ink += scene.clipped(
        &gem,
        scene.veil(&palm.spot.put(&spot.put(&facets)), "#a9a094", 0.7),
    );
    ink + scene.veil(&palm.spot.put(&spot.put(&glint)), "#fffdf4", 0.9)
}

// The child's hand.

pub(super) fn child(scene: &Scene) {
    let tone = Tone::new("#cdb698", "#8a725c", "#33261f", "#fff8e6");
    let palm = Palm {
        scene,
        spot: child_at(),
        tone,
        seed: 37,
    };
    let bar = control(3);
    let (ink, hand) = back(
        &palm,
        &knots![
            232, -178, corner; 176, -172; 124, -160; 70, -142; 12, -120; -40, -94; -74, -60; -80, -28; -60, -8; 60, -6; 80, -18;
            96, -38; 120, -58; 160, -70; 234, -72, corner
        ],
    );
    scene.add(ink);
    let mut ink = palm.ridge(&spots![-30, -70; 40, -100; 120, -122], 26.0, 0.5);
    ink += palm.hollow(
        &blob(&knots![-60, -40; 0, -62; 70, -50; 60, -20; -50, -16]),
        0.8,
        10.0,
    );
    for fold in [
        spots![104, -152; 116, -130; 120, -104; 116, -72],
        spots![152, -160; 162, -136; 164, -106; 158, -78],
    ] {
        ink += palm.line(&fold, 3.0, 0.55);
    }
    scene.add(scene.clipped(&hand, ink));
    let thumb = Finger {
        joints: &spots![-74, -30; -84, 10; -58, 40; -14, 46],
        widths: &[44.0, 42.0, 38.0, 36.0, 28.0],
        creases: 1,
        nail: Some((0.0, 0.3)),
    };
    scene.add(bar.ink(scene));
    let (ink, thumb) = palm.finger(&thumb, &hand, 3);
    scene.add(scene.shadow(&thumb, (0.0, 4.0), 6.0, INK, 0.4) + ink);
    let mut below = hand.and(&thumb);
    for (i, (x, long)) in [(57.0, 18.0), (21.0, 26.0), (-17.0, 28.0), (-54.0, 22.0)]
        .into_iter()
        .enumerate()
    {
        let finger = Finger {
            joints: &spots![x, -58; x * 1.02, -26; x, long],
            widths: &[34.0, 41.0, 42.0, 39.0, 37.0, 29.0],
            creases: 2,
            nail: Some((0.0, 0.0)),
        };
        let (ink, shape) = palm.finger(&finger, &below, 4 + i as i64);
        scene.add(ink);
        let dimple = ellipse((x, -52.0), 6.0, 4.0);
        scene.add(scene.clipped(&shape, palm.hollow(&dimple, 0.7, 3.0)));
        below = below.and(&shape);
    }
    for x in [21.0, -54.0] {
        let ends = [(x - 22.0, -40.0), (x + 22.0, -40.0)].map(|at| palm.spot.point(at));
        scene.add(wound(scene, &below, ends, 2, 2.8, None));
    }
    let wrist = [
        palm.spot.point((126.0, -162.0)),
        palm.spot.point((140.0, -62.0)),
    ];
    scene.add(wound(scene, &hand, wrist, 4, 3.2, Some((0.56, -4.0))));
    // A striped knitted sleeve.
    let palm = Palm {
        spot: Spot {
            at: palm.spot.point((18.0, 80.0)),
            ..palm.spot
        },
        ..palm
    };
    scene.add(sleeve(
        &palm,
        &spots![196, -200; 300, -222; 560, -262],
        &[132.0, 146.0, 176.0],
        "#e2d6bf",
        &[],
    ));
    let arm = palm.spot.put(&super::limb(
        &spots![196, -200; 300, -222; 560, -262],
        &[130.0, 144.0, 174.0],
    ));
    let stripes = (0..6).map(|i| {
        let x = 214.0 + f64::from(i) * 52.0;
        let y = -206.0 - f64::from(i) * 9.0;
        taper(
            &spots![x - 12.0, y - 86.0; x + 6.0, y; x - 2.0, y + 86.0],
            &[24.0, 26.0, 24.0],
        )
    });
    scene.add(scene.clipped(&arm, scene.veil(&put_all(&palm, stripes), "#38343a", 0.92)));
    let stripes = palm.hollow(
        &super::limb(
            &spots![196, -260; 300, -284; 560, -330],
            &[40.0, 50.0, 60.0],
        ),
        0.7,
        12.0,
    );
    scene.add(scene.clipped(&arm, stripes));
    let cuff = blob(
        &knots![176, -270; 166, -232; 166, -192; 178, -150; 192, -134; 214, -142; 222, -170; 220, -216; 212, -262; 196, -278],
    );
    let cuff = palm.cut(&cuff, 30);
    scene.add(scene.shadow(&cuff, (-2.0, 4.0), 5.0, INK, 0.5));
    scene.add(
        scene
            .sheet(&cuff, "#38343a")
            .lit(0.3)
            .shade(0.6)
            .rim(1.6)
            .rim_colour("#e2d6bf"),
    );
    let ribs = (0..11).map(|i| {
        let y = -266.0 + f64::from(i) * 12.6;
        taper(
            &spots![160, y - 4.0; 194, y; 228, y + 3.0],
            &[2.2, 2.6, 2.2],
        )
    });
    scene.add(scene.clipped(&cuff, scene.veil(&put_all(&palm, ribs), "#8d8478", 0.5)));
}
