//! The old hand.

use super::{back, control, glove_at, highest_bar, old_at};
use crate::cards::puppet_chain::palm::{Finger, Palm, Tone, put_all, sleeve};
use crate::cards::puppet_chain::thread::{spun, taut, upwards, wound};
use crate::cards::puppet_chain::{BONE, INK};
use crate::colour::mix;
use crate::line::{blob, circle, ellipse, handcut_finely, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::Shape;
use crate::svg::Ink;
use crate::{knots, spots};

pub fn old(scene: &Scene) {
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
