//! A pool of honey to bathe in.

use crate::cards::season_hive::cut;
use crate::colour::mix;
use crate::line::{blob, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::water::Ripple;
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A lake of honey, a nutshell on it, and lanterns for a feast.
pub fn pool(scene: &Scene) -> Ink {
    let light = (400.0, 980.0);
    let stops = stops![0, "#4a3a78"; 0.5, "#a8608a"; 1, "#f6b88a"];
    let sky = scene.linear((0.0, 890.0), (0.0, 1070.0), &stops);
    let mut ink = scene.fill(&rect(200.0, 850.0, 620.0, 1240.0), sky);
    let shore = blob(&knots![
        190, 1050; 240, 1030; 280, 1040; 330, 1056; 420, 1062; 500, 1052; 550, 1036; 630, 1044; 630, 1090, corner;
        190, 1090, corner
    ]);
    ink += cut(scene, &shore, "#6a4068", light, 5);
    for (x, high) in [(232.0, 40.0), (248.0, 54.0), (560.0, 48.0), (580.0, 60.0)] {
        let reed = taper(
            &[
                (x, 1074.0),
                (x + 2.0, 1074.0 - high),
                (x + 5.0, 1060.0 - high),
            ],
            &[2.4, 2.0, 1.4],
        );
        let head = taper(
            &[(x + 2.0, 1074.0 - high), (x + 4.0, 1060.0 - high)],
            &[5.0, 5.0],
        );
        ink += scene.fill(&reed.and(&head), "#4a2a4c");
    }
    // Lanterns hang from the ceiling.
    let lamps = [
        (276.0, 1000.0, 1.0, "#f0583c"),
        (314.0, 966.0, 1.2, "#ffd25a"),
        (354.0, 942.0, 0.9, "#5fb8a8"),
        (446.0, 950.0, 1.25, "#f08ab0"),
        (496.0, 1000.0, 1.05, "#ffb03c"),
        (544.0, 992.0, 1.2, "#7aa8e0"),
    ];
    for (x, y, size, colour) in lamps {
        ink += scene.thread(&[(x, 880.0), (x, y - 16.0 * size)], "#2c1838", 1.4, 0.9);
        let at = Spot::new(x, y, size);
        let lamp = blob(&knots![
            -7, -14, corner; 7, -14, corner; 14, -7; 15, 2; 13, 9; 7, 15, corner; -7, 15, corner; -13, 9; -15, 2; -14, -7
        ]);
        ink += scene.glow((x, y), 64.0 * size, colour, 0.8, 0.3);
        ink += cut(scene, &at.put(&lamp), colour, (x, y), 6);
        let flame = ellipse((0.0, 3.0), 8.0, 9.0);
        ink += scene.blurred(scene.veil(&at.put(&flame), "#fff8dc", 0.6), 3.0);
        for bend in [-8.0, 0.0, 8.0] {
            let rib = taper(
                &at.points([(bend * 0.5, -13.0), (bend, 1.0), (bend * 0.5, 14.0)]),
                &[0.8, 1.2, 0.8],
            );
            ink += scene.veil(&rib, "#fff4d8", 0.6);
        }
        let caps = poly(&spots![-8, -18; 8, -18; 7, -13; -7, -13])
            .and(&poly(&spots![-7, 14; 7, 14; 6, 18; -6, 18]));
        ink += scene.fill(&at.put(&caps), "#3a1c3c");
    }
    for (y, colour) in [
        (1066.0, "#f8bc3c"),
        (1092.0, "#f2a62c"),
        (1128.0, "#e08c1c"),
    ] {
        let wave = blob(&knots![
            190, y + 3.0; 260, y - 4.0; 330, y + 4.0; 400, y - 3.0; 470, y + 4.0; 540, y - 4.0; 630, y + 3.0;
            630, 1260, corner; 190, 1260, corner
        ]);
        if y == 1092.0 {
            let bee = Bee {
                hands: [(32.0, -36.0), (24.0, -42.0)],
                feet: [(20.0, -8.0), (28.0, -10.0)],
                ..Bee::standing(Spot::new(390.0, 1096.0, 0.92), light)
            };
            ink += bee.ink(scene, 9);
            let shell = blob(&knots![
                330, 1058, corner; 362, 1068; 400, 1071; 440, 1067; 474, 1056, corner; 466, 1086; 440, 1108; 400, 1114;
                362, 1106; 338, 1084
            ]);
            ink += cut(scene, &shell, "#a8663a", light, 7);
            let mut wrinkles = Ink::none();
            for (x, bend) in [
                (352.0, 6.0),
                (374.0, 4.0),
                (398.0, -2.0),
                (422.0, -4.0),
                (446.0, -7.0),
            ] {
                let groove = taper(
                    &[
                        (x, 1066.0),
                        (x + bend, 1080.0),
                        (x + bend * 0.4, 1094.0),
                        (x + bend * 1.6, 1110.0),
                    ],
                    &[0.6, 3.0, 2.0, 0.6],
                );
                wrinkles += scene.veil(&groove, "#5a2c18", 0.6);
                wrinkles += scene.veil(&groove.moved(3.0, 0.0), "#e8b480", 0.4);
            }
            ink += scene.clipped(&shell, wrinkles);
            ink += cut(
                scene,
                &taper(&spots![420, 1058; 470, 1088; 498, 1112], &[3.6, 3.6, 10.0]),
                "#e8c080",
                light,
                8,
            );
        }
        let wave = handcut(&wave, 0.8, 30.0, y as i64);
        ink += scene.shadow(&wave, (0.0, -2.0), 5.0, "#6a2c14", 0.45);
        let clear =
            stops![0, mix(colour, "#fff0b0", 0.55); 0.25, colour; 1, mix(colour, "#a8540c", 0.6)];
        ink += scene.fill(&wave, scene.linear((0.0, y), (0.0, y + 110.0), &clear));
        ink += scene.rim(&wave, (0.0, 2.0), "#fff8d8", 0.9, light, 900.0);
        // What the lanterns throw on it.
        for (x, _, size, colour) in lamps {
            for (wide, down, aside) in [(22.0, 7.0, -2.0), (16.0, 13.0, 3.0), (10.0, 19.0, -1.0)] {
                let glint = Ripple {
                    rise: -0.8,
                    ..Ripple::new((x + aside, y + down), wide * size, 3.6)
                };
                ink += scene.veil(&glint.shape(), mix(colour, "#fff4d0", 0.35), 0.75);
            }
        }
    }
    ink
}
