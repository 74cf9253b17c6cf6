//! Harvest, in the kitchen.

use crate::cards::season_hive::{comb, cut, paper};
use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Somebody fills jars while the sunflowers watch.
pub fn kitchen(scene: &Scene) -> Ink {
    let light = (120.0, 700.0);
    let stops = stops![0, "#fff0c0"; 0.5, "#f0d08a"; 1, "#c8985a"];
    let mut ink = scene.fill(
        &rect(10.0, 580.0, 400.0, 980.0),
        scene.radial(light, 300.0, &stops),
    );
    // Tiles.
    for row in 0..3 {
        for i in 0..13 {
            let (x, y) = (26.0 + f64::from(i) * 28.0, 792.0 + f64::from(row) * 26.0);
            let tile = rect(x, y, x + 25.0, y + 23.0);
            let colour = if (i + row) % 2 == 0 {
                "#f6ead0"
            } else {
                "#7ab0a4"
            };
            ink += scene.veil(&handcut(&tile, 0.6, 9.0, i64::from(i + row)), colour, 0.9);
        }
    }
    // The window and the field before it.
    let window = blob(
        &knots![62, 772, corner; 62, 712; 80, 694; 104, 690; 128, 694; 146, 712; 146, 772, corner],
    );
    ink += cut(scene, &window.grown(6.0), "#8a5a34", light, 1);
    let sky = stops![0, "#9ad4e4"; 1, "#f6ecc0"];
    let mut view = scene.fill(&window, scene.linear((0.0, 690.0), (0.0, 750.0), &sky));
    view += scene.fill(
        &blob(&knots![50, 750; 90, 738; 130, 746; 160, 736; 160, 790, corner; 50, 790, corner]),
        "#d9a838",
    );
    for (x, y) in [(80.0, 742.0), (104.0, 736.0), (128.0, 744.0)] {
        view += sunflower(scene, (x, y), 9.0, light);
    }
    ink += scene.clipped(&window, view);
    ink += paper(
        scene,
        &rect(102.6, 690.0, 105.8, 772.0).and(&rect(62.0, 728.0, 146.0, 731.0)),
        "#8a5a34",
        light,
        2,
    );
    // A shelf of honey.
    ink += cut(
        scene,
        &taper(&spots![196, 752; 290, 750; 376, 753], &[7.0, 7.0, 7.0]),
        "#8a5a34",
        light,
        3,
    );
    for (x, wide, high, colour) in [
        (206.0, 26.0, 34.0, "#f0a426"),
        (238.0, 22.0, 28.0, "#d97a1c"),
        (266.0, 28.0, 36.0, "#f6bc48"),
        (300.0, 22.0, 30.0, "#c86418"),
        (328.0, 28.0, 34.0, "#eca02c"),
    ] {
        ink += jar(scene, (x, 748.0), wide, high, colour, light);
    }
    // Spoons on a rail.
    ink += cut(
        scene,
        &taper(&spots![222, 668; 290, 666; 352, 668], &[3.6, 3.6, 3.6]),
        "#7a4624",
        light,
        14,
    );
    for (x, long, r, colour) in [
        (234.0, 20.0, 6.0, "#b87a44"),
        (260.0, 14.0, 7.0, "#8a9a9c"),
        (288.0, 18.0, 5.0, "#c89858"),
        (314.0, 16.0, 7.0, "#c86a3c"),
        (340.0, 20.0, 5.0, "#8a9a9c"),
    ] {
        let stem = taper(
            &[(x, 664.0), (x + 1.0, 668.0 + long * 0.5), (x, 668.0 + long)],
            &[2.6, 2.6, 3.0],
        );
        let bowl = ellipse((x, 668.0 + long + r * 0.6), r * 0.86, r);
        ink += cut(scene, &stem.and(&bowl), colour, light, 15);
        let hollow = ellipse((x + 1.0, 669.0 + long + r * 0.6), r * 0.5, r * 0.6);
        ink += scene.veil(&hollow, "#5a3018", 0.35);
    }
    // Peppers and garlic.
    for (x, long, colour) in [
        (170.0, 36.0, "#c8352e"),
        (182.0, 44.0, "#d9482c"),
        (194.0, 34.0, "#f4e8d0"),
    ] {
        ink += scene.fill(&taper(&[(x, 626.0), (x, 650.0)], &[1.4, 1.4]), "#6a4424");
        let hung = blob(
            &knots![x - 6.0, 650.0; x, 646.0; x + 6.0, 650.0; x + 5.0, 650.0 + long * 0.5; x + 1.0, 650.0 + long; x - 4.0, 650.0 + long * 0.6],
        );
        ink += cut(scene, &hung, colour, light, 4);
    }
    let floor = poly(&spots![0, 866; 410, 866; 410, 990; 0, 990]);
    ink += cut(scene, &floor, "#a8542c", light, 5);
    for i in 0..9 {
        let x = 10.0 + f64::from(i) * 48.0;
        let joint = taper(
            &[(200.0 + (x - 200.0) * 0.8, 866.0), (x, 970.0)],
            &[1.2, 2.0],
        );
        ink += scene.veil(&joint, "#6a2c18", 0.6);
    }
    // The stove and the pot.
    let stove = poly(&spots![244, 894; 246, 818; 366, 816; 368, 892]);
    ink += cut(scene, &stove, "#3f5a5c", light, 6);
    let fire = blob(&knots![276, 880, corner; 276, 850; 306, 842; 336, 850; 336, 880, corner]);
    ink += scene.fill(&fire, "#2a1a18");
    let flame = blob(
        &knots![284, 880, corner; 288, 864; 296, 870; 304, 852; 312, 868; 320, 860; 328, 880, corner],
    );
    ink += scene.fill(&flame, "#ff9a3c") + scene.glow((306.0, 868.0), 60.0, "#ff9a3c", 0.6, 0.3);
    let pot = blob(
        &knots![262, 780, corner; 340, 778, corner; 342, 802; 332, 820, corner; 270, 820, corner; 260, 802],
    );
    ink += cut(scene, &pot, "#c87a3c", light, 7);
    ink += scene.fill(&ellipse((301.0, 780.0), 40.0, 6.0), "#7a3c14");
    ink += scene.fill(&ellipse((301.0, 781.0), 35.0, 4.0), "#f6b83c");
    for (x, y) in [(290.0, 760.0), (314.0, 764.0)] {
        let steam = taper(
            &[
                (x, y + 12.0),
                (x + 5.0, y),
                (x - 3.0, y - 14.0),
                (x + 3.0, y - 28.0),
            ],
            &[1.0, 4.0, 3.0, 0.5],
        );
        ink += scene.veil(&steam, "#fffaf0", 0.6);
    }
    let bee = Bee {
        hands: [(52.0, -84.0), (48.0, -80.0)],
        bow: 2.0,
        ..Bee::standing(Spot::new(216.0, 902.0, 1.0), light)
    };
    ink += comb::contact(scene, (220.0, 902.0), 34.0);
    ink += cut(
        scene,
        &taper(&spots![262, 826; 274, 796; 284, 776], &[3.6, 3.6]),
        "#8a5a34",
        light,
        8,
    );
    ink += bee.ink(scene, 8);
    let apron =
        blob(&knots![222, 846, corner; 234, 850; 240, 866; 236, 886; 218, 892, corner; 214, 868]);
    ink += cut(scene, &apron, "#f8f0e0", light, 9);
    let toque = blob(
        &knots![212, 806, corner; 206, 796; 210, 784; 222, 780; 234, 784; 238, 796; 234, 805, corner; 222, 809],
    );
    ink += cut(scene, &toque, "#fffaf0", light, 10);
    // The table and the flowers.
    let table = poly(&spots![52, 852; 176, 850; 178, 862; 50, 864]);
    for x in [66.0, 162.0] {
        ink += cut(
            scene,
            &taper(&[(x, 862.0), (x, 920.0)], &[9.0, 7.0]),
            "#7a4624",
            light,
            11,
        );
    }
    ink += cut(scene, &table, "#a86a34", light, 12);
    for (x, y, bend) in [
        (92.0, 778.0, -8.0),
        (118.0, 764.0, 2.0),
        (140.0, 786.0, 10.0),
    ] {
        ink += scene.fill(
            &taper(
                &[(116.0, 838.0), (116.0 + bend, 812.0), (x, y)],
                &[3.0, 3.0, 2.6],
            ),
            "#5a7a34",
        );
        ink += sunflower(scene, (x, y), 17.0, light);
    }
    let vase = blob(
        &knots![104, 852, corner; 100, 836; 108, 822, corner; 126, 822, corner; 134, 836; 130, 852, corner],
    );
    ink += cut(scene, &vase, "#4f8fb4", light, 13);
    ink += jar(scene, (62.0, 850.0), 22.0, 28.0, "#f0a426", light);
    ink + jar(scene, (148.0, 850.0), 20.0, 26.0, "#d97a1c", light)
}

fn sunflower(scene: &Scene, at: At, r: f64, light: At) -> Ink {
    let ring: Vec<At> = (0..32)
        .map(|i| {
            let (sin, cos) = (f64::from(i) * std::f64::consts::TAU / 32.0).sin_cos();
            let r = if i % 2 == 0 { r } else { r * 0.66 };
            (at.0 + cos * r, at.1 + sin * r * 0.96)
        })
        .collect();
    cut(scene, &poly(&ring), "#f6bc2c", light, 3)
        + paper(scene, &circle(at, r * 0.46), "#6a3818", light, 4)
}

fn jar(scene: &Scene, at: At, wide: f64, high: f64, colour: &str, light: At) -> Ink {
    let (x, y) = at;
    let glass = blob(&knots![
        x, y, corner; x - 1.0, y - high * 0.6; x + 3.0, y - high * 0.84, corner; x + wide - 3.0, y - high * 0.84, corner;
        x + wide + 1.0, y - high * 0.6; x + wide, y, corner
    ]);
    let lid = poly(&[
        (x + 1.0, y - high * 0.82),
        (x + 2.0, y - high),
        (x + wide - 2.0, y - high),
        (x + wide - 1.0, y - high * 0.82),
    ]);
    let gleam = taper(
        &[(x + 4.0, y - high * 0.7), (x + 4.0, y - high * 0.2)],
        &[2.0, 1.4],
    );
    cut(scene, &glass, colour, light, 5)
        + cut(scene, &lid, "#f6ead0", light, 6)
        + scene.veil(&gleam, Colour::WHITE, 0.7)
}
