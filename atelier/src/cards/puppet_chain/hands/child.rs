//! The child's hand.

use super::{back, child_at, control};
use crate::cards::puppet_chain::INK;
use crate::cards::puppet_chain::palm::{Finger, Palm, Tone, put_all, sleeve};
use crate::cards::puppet_chain::thread::wound;
use crate::line::{blob, ellipse, taper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::{knots, spots};

pub fn child(scene: &Scene) {
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
    let arm = palm.spot.put(&crate::cards::puppet_chain::limb(
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
        &crate::cards::puppet_chain::limb(
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
