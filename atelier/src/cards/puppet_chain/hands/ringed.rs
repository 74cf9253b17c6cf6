//! The hand with rings.

use super::{back, child_at, control, ringed_at};
use crate::cards::puppet_chain::INK;
use crate::cards::puppet_chain::palm::{Finger, Palm, Tone, put_all, sleeve};
use crate::cards::puppet_chain::thread::{taut, wound};
use crate::line::{blob, circle, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

pub fn ringed(scene: &Scene) {
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
