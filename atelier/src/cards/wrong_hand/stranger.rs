//! Somebody in a long moss-green coat, seen from behind, of whom a child sees no face.

use crate::line::{blob, circle, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::Shape;
use crate::svg::Ink;
use crate::{knots, spots, stops};

const MOSS: &str = "#5a6a3a";
const LIT: &str = "#8c9a58";
const DARK: &str = "#36432c";

pub fn draw(scene: &Scene) {
    let under = circle((0.0, 0.0), 170.0)
        .stretched(1.0, 0.14, (0.0, 0.0))
        .moved(690.0, 1164.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#6b6f86", 0.6), 16.0)));
    legs(scene);
    coat(scene);
}

fn coat(scene: &Scene) {
    let coat = blob(&knots![
        612, -30, corner; 614, 120; 612, 300; 592, 520; 562, 760; 544, 908, corner; 640, 936; 760, 940; 840, 930, corner; 840, -30, corner
    ]);
    let coat = handcut(&coat, 1.4, 40.0, 4);
    let fall = coat.moved(-16.0, 12.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#8d93a4", 0.35), 14.0)));
    let across = stops![0, LIT; 0.22, MOSS; 0.7, MOSS; 1, DARK];
    scene.add(scene.fill(&coat, scene.linear((560.0, 400.0), (840.0, 460.0), &across)));
    // Woven twill, hardly seen.
    let twill: Ink = (0..70)
        .map(|i| {
            let y = -300.0 + 22.0 * f64::from(i);
            scene.stitched(
                &[(520.0, y + 330.0), (850.0, y)],
                "#2c3722",
                1.4,
                0.16,
                Some("5 4"),
            )
        })
        .sum();
    scene.add(scene.clipped(&coat, twill));
    let fold = |points: &[(f64, f64)], widths: &[f64], colour: &str, much: f64, soft: f64| {
        let fold = scene.veil(&taper(points, widths), colour, much);
        scene.add(scene.clipped(&coat, scene.blurred(fold, soft)));
    };
    fold(
        &spots![640, 380; 616, 640; 600, 930],
        &[6.0, 24.0, 40.0],
        DARK,
        0.5,
        5.0,
    );
    fold(
        &spots![660, 390; 650, 640; 648, 930],
        &[4.0, 14.0, 26.0],
        LIT,
        0.35,
        5.0,
    );
    fold(
        &spots![770, 380; 786, 640; 806, 930],
        &[4.0, 18.0, 30.0],
        DARK,
        0.5,
        6.0,
    );
    fold(
        &spots![735, 384; 740, 640; 748, 930],
        &[3.0, 10.0, 18.0],
        LIT,
        0.25,
        5.0,
    );
    seams(scene, &coat);
}

/// The seam of the back, the half-belt on two buttons, the vent, the hem.
fn seams(scene: &Scene, coat: &Shape) {
    let seam = |line: &[(f64, f64)]| scene.clipped(coat, scene.thread(line, DARK, 2.2, 0.9));
    scene.add(seam(&spots![716, -20; 710, 140; 706, 306]));
    let vent = poly(&spots![700, 560; 712, 560; 742, 946; 694, 946]);
    let edge = poly(&spots![700, 556; 705, 556; 700, 946; 690, 946]);
    scene.add(scene.clipped(coat, scene.veil(&vent, "#222b1c", 0.75)));
    scene.add(scene.clipped(coat, scene.veil(&edge, LIT, 0.7)));
    scene.add(seam(&spots![706, 350; 703, 460; 702, 560]));
    let belt = handcut(
        &poly(&spots![618, 306; 840, 300; 840, 348; 614, 352]),
        1.2,
        30.0,
        21,
    );
    scene.add(scene.clipped(
        coat,
        scene.blurred(scene.veil(&belt.moved(0.0, 7.0), "#1f281a", 0.6), 4.0),
    ));
    let fill = scene.linear(
        (610.0, 300.0),
        (840.0, 340.0),
        &stops![0, LIT; 0.3, "#66763f"; 1, "#45532f"],
    );
    scene.add(scene.clipped(coat, scene.fill(&belt, fill)));
    scene.add(scene.clipped(
        coat,
        scene.stitched(&spots![626, 313; 840, 307], DARK, 1.4, 0.8, Some("7 4")),
    ));
    scene.add(scene.clipped(
        coat,
        scene.stitched(&spots![624, 345; 840, 341], DARK, 1.4, 0.8, Some("7 4")),
    ));
    for x in [676.0, 764.0] {
        scene.add(scene.fill(&ellipse((x + 1.5, 330.0), 12.5, 12.5), "#2a2418"));
        scene.add(scene.fill(&ellipse((x, 327.0), 12.0, 12.0), "#8a5a34"));
        scene.add(scene.veil(&ellipse((x - 2.0, 325.0), 8.0, 8.0), "#b67c48", 0.9));
        for (dx, dy) in [(-3.0, -3.0), (3.0, -3.0), (-3.0, 3.0), (3.0, 3.0)] {
            scene.add(scene.fill(&ellipse((x - 1.0 + dx, 326.0 + dy), 1.5, 1.5), "#3d2416"));
        }
    }
    scene.add(scene.clipped(
        coat,
        scene.stitched(
            &spots![548, 886; 640, 912; 760, 916; 840, 908],
            DARK,
            1.4,
            0.7,
            Some("7 4"),
        ),
    ));
}

/// The sleeve, from which the hand comes.
pub fn sleeve(scene: &Scene) {
    let (x, y) = (696.0, 292.0);
    let sleeve = blob(&knots![
        578, -40, corner; 574, 40; x - 88.0, y - 150.0; x - 66.0, y - 60.0; x - 54.0, y, corner; x, y + 12.0; x + 52.0, y - 4.0, corner; x + 62.0, y - 90.0; x + 60.0, y - 180.0; 744, 40; 748, -40, corner
    ]);
    let sleeve = handcut(&sleeve, 1.2, 30.0, 12);
    scene.add(scene.blurred(scene.veil(&sleeve.moved(12.0, 8.0), "#1f281a", 0.45), 8.0));
    let fill = scene.linear(
        (560.0, 120.0),
        (724.0, 150.0),
        &stops![0, "#9aa765"; 0.35, "#64743e"; 1, "#3d4a2d"],
    );
    scene.add(scene.fill(&sleeve, fill));
    let twill: Ink = (0..40)
        .map(|i| {
            let at = -200.0 + 22.0 * f64::from(i);
            scene.stitched(
                &[(540.0, at - 60.0), (740.0, at + 90.0)],
                "#2c3722",
                1.4,
                0.15,
                Some("5 4"),
            )
        })
        .sum();
    scene.add(scene.clipped(&sleeve, twill));
    for (points, widths) in [
        (
            spots![x - 60.0, y - 128.0; x - 20.0, y - 108.0; x + 20.0, y - 112.0],
            [3.0, 12.0, 2.0],
        ),
        (
            spots![x + 58.0, y - 176.0; x + 20.0, y - 158.0; x - 20.0, y - 160.0],
            [3.0, 12.0, 2.0],
        ),
    ] {
        let fold = scene.blurred(scene.veil(&taper(&points, &widths), "#2e3a24", 0.55), 3.0);
        scene.add(scene.clipped(&sleeve, fold));
    }
    let strap = poly(&[
        (x - 62.0, y - 44.0),
        (x + 57.0, y - 50.0),
        (x + 55.0, y - 24.0),
        (x - 58.0, y - 20.0),
    ]);
    scene.add(scene.clipped(&sleeve, scene.veil(&strap.moved(0.0, 4.0), "#1f281a", 0.4)));
    scene.add(scene.fill(&strap, "#6f7f47"));
    scene.add(scene.fill(&ellipse((x + 30.0, y - 36.0), 8.0, 8.0), "#8a5a34"));
    scene.add(scene.veil(&ellipse((x + 29.0, y - 37.0), 5.0, 5.0), "#b67c48", 0.9));
}

/// Trousers and the heels of two shoes.
fn legs(scene: &Scene) {
    for (i, x) in (0..).zip([626.0, 744.0]) {
        let leg = blob(
            &knots![x - 44.0, 890, corner; x - 40.0, 1010; x - 42.0, 1128, corner; x, 1136; x + 40.0, 1128, corner; x + 36.0, 1010; x + 42.0, 890, corner],
        );
        let shoe = blob(
            &knots![x - 38.0, 1100; x + 34.0, 1100; x + 46.0, 1140; x + 42.0, 1172, corner; x - 42.0, 1174, corner; x - 46.0, 1146],
        );
        scene.add(
            scene
                .sheet(&handcut(&shoe, 0.8, 16.0, i), "#6a4130")
                .lit(0.12)
                .shade(0.2)
                .rim(0.0)
                .ink(),
        );
        let heel = poly(&[
            (x - 43.0, 1156.0),
            (x + 43.0, 1154.0),
            (x + 42.0, 1175.0),
            (x - 42.0, 1176.0),
        ]);
        scene.add(scene.fill(&heel, "#3a2622"));
        let fill = scene.linear(
            (x - 44.0, 0.0),
            (x + 44.0, 0.0),
            &stops![0, "#6a6870"; 0.5, "#4d4a55"; 1, "#35333f"],
        );
        scene.add(scene.fill(&handcut(&leg, 1.0, 24.0, 30 + i), fill));
        let shade = poly(&[
            (x - 50.0, 890.0),
            (x + 50.0, 890.0),
            (x + 50.0, 970.0),
            (x - 50.0, 960.0),
        ])
        .within(&leg);
        scene.add(scene.blurred(scene.veil(&shade, "#1d1c28", 0.5), 8.0));
    }
}
