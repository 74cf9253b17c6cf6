//! Summer, at the beach.

use crate::cards::season_hive::cut;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::sky::cloud_shape;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The sea is as wide as the room.
pub fn beach(scene: &Scene) -> Ink {
    let light = (690.0, 300.0);
    let stops = stops![0, "#8fdcdc"; 0.7, "#c8f0e0"; 1, "#fdf4cc"];
    let mut ink = scene.fill(
        &rect(540.0, 220.0, 830.0, 680.0),
        scene.linear((0.0, 250.0), (0.0, 440.0), &stops),
    );
    let sun = handcut(&circle((636.0, 342.0), 28.0), 1.2, 24.0, 2);
    ink += scene.glow((636.0, 342.0), 120.0, "#fff4b0", 0.8, 0.35);
    ink += scene.fill(&sun, "#ffee9a");
    for turn in 0..12 {
        let ray = taper(&spots![36, 0; 43, 1; 51, 0], &[4.0, 4.8, 0.6]);
        let ray = ray.turned(f64::from(turn) * 30.0 + 8.0, (0.0, 0.0));
        ink += scene.fill(&handcut(&ray.moved(636.0, 342.0), 0.8, 8.0, 3), "#ffe680");
    }
    let cloud = cloud_shape((760.0, 340.0), 80.0, 30.0, 5);
    ink += cut(scene, &cloud, "#fbfdf6", light, 13);
    for (y, colour) in [(430.0, "#3fb4c0"), (452.0, "#2c9cb4"), (474.0, "#4cc0c4")] {
        let wave = blob(&knots![
            540, y + 4.0; 580, y - 3.0; 620, y + 4.0; 660, y - 4.0; 700, y + 4.0; 740, y - 3.0; 780, y + 4.0; 830, y - 2.0;
            830, y + 120.0, corner; 540, y + 120.0, corner
        ]);
        ink += cut(scene, &wave, colour, light, y as i64);
    }
    let sail = poly(&spots![642, 424; 640, 402; 656, 423])
        .and(&poly(&spots![638, 424; 638, 408; 628, 424]));
    ink += cut(scene, &sail, "#fffaf0", light, 2);
    ink += cut(
        scene,
        &blob(&knots![623, 426, corner; 659, 426, corner; 653, 434; 629, 434]),
        "#d9542e",
        light,
        3,
    );
    let foam = blob(&knots![
        540, 506; 600, 498; 660, 506; 720, 496; 780, 504; 830, 496; 830, 560, corner; 540, 560, corner
    ]);
    ink += cut(scene, &foam, "#f4fbf8", light, 4);
    let sand = blob(&knots![
        540, 516; 600, 512; 660, 518; 720, 508; 780, 516; 830, 508; 830, 690, corner; 540, 690, corner
    ]);
    ink += cut(scene, &sand, "#f4d894", light, 5);
    // Winter comes in where the door is open.
    let melt = blob(
        &knots![540, 546; 590, 544; 630, 550; 648, 560; 630, 568; 650, 578; 612, 584; 560, 588],
    );
    ink += scene.fill(&handcut(&melt.grown(5.0), 1.0, 14.0, 2), "#b8d4d4");
    ink += cut(scene, &melt, "#f8fbfd", light, 6);
    // The parasol.
    ink += cut(
        scene,
        &taper(&spots![716, 600; 726, 520; 734, 440], &[4.6, 4.2, 4.0]),
        "#8a5a34",
        light,
        7,
    );
    let parasol = blob(&knots![
        660, 466, corner; 676, 432; 706, 412; 740, 408; 776, 420; 800, 448; 808, 480, corner; 784, 466; 760, 474; 734, 456;
        710, 470; 684, 456
    ]);
    ink += cut(scene, &parasol, "#e8503c", light, 8);
    let mut panels = Ink::none();
    for panel in [
        blob(&knots![738, 404, corner; 704, 426; 684, 458, corner; 710, 472, corner; 722, 440]),
        blob(&knots![738, 404, corner; 752, 432; 760, 476, corner; 786, 468, corner; 772, 430]),
    ] {
        panels += scene.fill(&panel, "#fff4dc");
    }
    ink += scene.clipped(&handcut(&parasol, 0.8, 16.0, 8), panels);
    // Somebody in a deckchair.
    let cloth = blob(
        &knots![690, 590, corner; 716, 606; 748, 590; 776, 530, corner; 784, 534; 758, 598; 722, 618; 690, 602, corner],
    );
    for line in [spots![686, 632; 784, 524], spots![698, 584; 770, 636]] {
        ink += cut(scene, &taper(&line, &[5.0, 5.0]), "#a8703c", light, 9);
    }
    let bee = Bee {
        hands: [(22.0, -40.0), (34.0, -52.0)],
        feet: [(26.0, -8.0), (32.0, -14.0)],
        bow: 12.0,
        ..Bee::standing(
            Spot::new(722.0, 612.0, 0.84).flipped(true).turned(24.0),
            light,
        )
    };
    ink += bee.ink(scene, 6);
    let glasses = all([
        ellipse((18.0, -88.0), 6.4, 5.2),
        ellipse((27.0, -86.0), 3.6, 4.6),
        taper(
            &[(-2.0, -88.0), (14.0, -90.0), (28.0, -87.0)],
            &[1.6, 1.8, 1.6],
        ),
    ]);
    ink += scene.fill(
        &bee.spot.put(&glasses.turned(12.0, (6.0, -74.0))),
        "#20304a",
    );
    ink += cut(scene, &cloth, "#3f8fb4", light, 10);
    // A bucket and a star.
    let bucket = poly(&spots![664, 562; 686, 562; 682, 586; 668, 586]);
    ink += cut(scene, &bucket, "#d9542e", light, 11);
    let star: Vec<At> = (0..10)
        .map(|i| {
            let r = if i % 2 == 0 { 11.0 } else { 4.6 };
            let (sin, cos) = (f64::from(i) * std::f64::consts::PI / 5.0).sin_cos();
            (650.0 + cos * r, 592.0 + sin * r * 0.7)
        })
        .collect();
    ink += cut(scene, &poly(&star).softened(1.0), "#e8884a", light, 12);
    ink
}
