//! The hand in a glove.

use super::{back, control, glove_at, ringed_at};
use crate::cards::puppet_chain::palm::{Finger, Palm, Tone, put_all, sleeve};
use crate::cards::puppet_chain::thread::{taut, wound};
use crate::cards::puppet_chain::{BONE, INK};
use crate::colour::mix;
use crate::line::{blob, ellipse, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, spots};

pub fn gloved(scene: &Scene) {
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
    let arm = palm.spot.put(&crate::cards::puppet_chain::limb(
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
