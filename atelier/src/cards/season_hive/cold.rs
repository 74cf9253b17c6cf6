//! Rooms for cold days: the library of autumn, the parlour of winter, the street in the rain.

use super::{comb, cut, paper};
use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::plants::{bare_tree, pine};
use crate::motifs::things::{Armchair, Umbrella};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Leaves fall from the books.
pub fn library(scene: &Scene) -> Ink {
    let light = (186.0, 96.0);
    let stops = stops![0, "#f2a650"; 0.5, "#cc6a30"; 1, "#7a3422"];
    let mut ink = scene.fill(
        &rect(0.0, -30.0, 360.0, 360.0),
        scene.radial(light, 230.0, &stops),
    );
    let case = rect(28.0, 20.0, 150.0, 270.0).and(&rect(230.0, 30.0, 340.0, 270.0));
    ink += cut(scene, &case, "#7a3c22", light, 1);
    let colours = [
        "#c8502c", "#e0a03c", "#8a3a2a", "#d9763a", "#6e6a34", "#f0c878", "#9a4a3c",
    ];
    let mut chance = Chance::of("books", 3);
    for (x0, x1) in [(34.0, 146.0), (236.0, 336.0)] {
        for row in 0..4 {
            let floor = 92.0 + f64::from(row) * 54.0;
            ink += scene.fill(&rect(x0, floor - 46.0, x1, floor), "#3a1814");
            let mut x = x0 + 2.0;
            while x < x1 - 7.0 {
                let (wide, high) = (chance.between(6.0, 13.0), chance.between(28.0, 42.0));
                let lean = if chance.happens(0.15) { 5.0 } else { 0.0 };
                let book = poly(&[
                    (x, floor),
                    (x + lean, floor - high),
                    (x + wide - 1.0 + lean, floor - high),
                    (x + wide - 1.0, floor),
                ]);
                let book = book.within(&rect(x0, 0.0, x1, 400.0));
                let colour = *chance.pick(&colours);
                ink += paper(scene, &book, colour, light, 2);
                let band = rect(
                    x + 1.0,
                    floor - high * 0.7,
                    x + wide - 2.0,
                    floor - high * 0.7 + 3.0,
                );
                ink += scene.veil(&band.within(&book), "#f6dca0", 0.6);
                x += wide + if lean > 0.0 { 5.0 } else { 0.0 };
                if chance.happens(0.08) {
                    x += 9.0;
                }
            }
            ink += paper(
                scene,
                &rect(x0 - 3.0, floor, x1 + 3.0, floor + 5.0),
                "#8a4a2a",
                light,
                3,
            );
        }
    }
    // The window between the shelves, and what is left of the day.
    let window = blob(&knots![
        162, 170, corner; 162, 108; 176, 84; 192, 78; 208, 84; 220, 108; 220, 170, corner
    ]);
    ink += cut(scene, &window.grown(5.0), "#5c2a1c", light, 4);
    let day = stops![0, "#ffe6a0"; 1, "#f0a850"];
    ink += scene.fill(&window, scene.linear((0.0, 80.0), (0.0, 170.0), &day));
    let tree = bare_tree(110.0, 26.0, 4, 0.06, 4).moved(196.0, 172.0);
    ink += scene.clipped(&window, scene.fill(&tree, "#7a3a20"));
    ink += scene.fill(
        &rect(189.6, 78.0, 192.4, 170.0).and(&rect(162.0, 122.0, 220.0, 124.6)),
        "#5c2a1c",
    );
    let floor = blob(&knots![
        0, 272, corner; 100, 268; 200, 270; 360, 264, corner; 360, 370, corner; 0, 370, corner
    ]);
    ink += cut(scene, &floor, "#8a4426", light, 5);
    for y in [286.0, 302.0, 322.0] {
        ink += scene.veil(
            &taper(
                &[(20.0, y), (190.0, y + 1.0), (350.0, y - 2.0)],
                &[1.6, 1.2, 1.6],
            ),
            "#4a1c14",
            0.6,
        );
    }
    // A ladder, and a reader on it.
    let ladder = [
        (spots![204, 296; 236, 60], 5.0),
        (spots![232, 298; 258, 62], 5.0),
    ];
    for (line, width) in ladder {
        ink += cut(scene, &taper(&line, &[width, width]), "#d99a4a", light, 6);
    }
    for i in 0..8 {
        let part = (f64::from(i) + 0.6) / 8.6;
        let (x, y) = (204.0 + 32.0 * part, 296.0 - 236.0 * part);
        let rung = taper(
            &[(x - 1.0, y), (x + 28.0 - 3.0 * part, y + 2.0)],
            &[4.0, 4.0],
        );
        ink += cut(scene, &rung, "#c8843c", light, 7);
    }
    let bee = Bee {
        hands: [(30.0, -60.0), (34.0, -66.0)],
        feet: [(4.0, -2.0), (14.0, -10.0)],
        bow: -8.0,
        ..Bee::standing(Spot::new(214.0, 206.0, 0.72), light)
    };
    ink += bee.ink(scene, 3);
    let (x, y) = bee.spot.point((34.0, -66.0));
    let pages = poly(&[
        (x - 12.0, y - 6.0),
        (x + 1.0, y - 2.0),
        (x + 14.0, y - 8.0),
        (x + 14.0, y + 8.0),
        (x + 1.0, y + 12.0),
        (x - 12.0, y + 8.0),
    ]);
    ink += cut(scene, &pages, "#f6e2b8", light, 8);
    ink += scene.veil(
        &taper(&[(x + 1.0, y - 2.0), (x + 1.0, y + 12.0)], &[1.6, 1.6]),
        "#8a4a2a",
        0.8,
    );
    // A lamp, and leaves.
    ink += scene.fill(&taper(&spots![120, -20; 121, 34], &[2.4, 2.4]), "#3a1814");
    let shade = blob(&knots![104, 58, corner; 110, 40; 121, 34; 132, 40; 139, 58, corner; 121, 62]);
    ink += scene.glow((121.0, 66.0), 120.0, "#ffd070", 0.55, 0.3);
    ink += cut(scene, &shade, "#f0b23c", (121.0, 70.0), 9);
    ink += scene.fill(&ellipse((121.0, 60.0), 13.0, 3.4), "#fff4c8");
    let mut fallen = Chance::of("fallen", 6);
    for i in 0..64 {
        let (x, y) = match i < 16 {
            true => (fallen.between(40.0, 320.0), fallen.between(110.0, 262.0)),
            false => {
                let x = fallen.between(24.0, 330.0);
                (
                    x,
                    312.0 - (x - 180.0).abs() * 0.26 - fallen.between(0.0, 30.0),
                )
            }
        };
        let leaf = blob(&knots![0, 0, corner; 5, -5; 12, -4; 17, 0, corner; 12, 4; 5, 5]);
        let leaf = leaf
            .scaled(fallen.between(0.6, 1.0))
            .turned(fallen.between(0.0, 360.0), (0.0, 0.0));
        let colour = *fallen.pick(&["#f0a83c", "#e0642c", "#c83c28", "#f6cc66"]);
        ink += paper(scene, &leaf.moved(x, y), colour, light, i);
    }
    ink
}

/// Snow everywhere, even on the armchair.
pub fn parlour(scene: &Scene) -> Ink {
    let light = (300.0, 300.0);
    let stops = stops![0, "#dcebf2"; 0.5, "#b4d0e0"; 1, "#86aac6"];
    let mut ink = scene.fill(
        &rect(170.0, 250.0, 590.0, 670.0),
        scene.linear((300.0, 280.0), (420.0, 640.0), &stops),
    );
    for i in 0..14 {
        let x = 190.0 + f64::from(i) * 28.0;
        let stripe = taper(
            &[(x, 250.0), (x + 1.0, 400.0), (x - 1.0, 580.0)],
            &[9.0, 9.0, 9.0],
        );
        ink += scene.veil(&stripe, "#f2f8fa", 0.4);
        for j in 0..7 {
            let y = 300.0 + f64::from(j) * 36.0 + if i % 2 == 0 { 0.0 } else { 18.0 };
            for turn in [0.0, 60.0, 120.0] {
                let arm = taper(&[(-4.0, 0.0), (4.0, 0.0)], &[0.9, 0.9]).turned(turn, (0.0, 0.0));
                ink += scene.veil(&arm.moved(x + 14.0, y), "#6f9abc", 0.5);
            }
        }
    }
    // The window, and the night before it.
    let window = blob(&knots![
        226, 474, corner; 225, 396; 238, 366; 262, 352; 286, 366; 299, 396; 298, 474, corner
    ]);
    ink += cut(scene, &window.grown(7.0), "#7a5a4c", light, 1);
    let night = stops![0, "#16284e"; 0.6, "#2c4a78"; 1, "#5f86ac"];
    let mut view = scene.fill(&window, scene.linear((0.0, 350.0), (0.0, 474.0), &night));
    for (x, high, seed) in [(240.0, 40.0, 1), (258.0, 56.0, 2), (284.0, 46.0, 3)] {
        view += scene.fill(&pine(high, 0.46, 6, seed).moved(x, 468.0), "#14284a");
    }
    let drift =
        blob(&knots![220, 452; 244, 446; 268, 456; 304, 440; 304, 480, corner; 220, 480, corner]);
    view += scene.fill(&drift, "#eaf3f8");
    view += scene.glow((236.0, 366.0), 40.0, "#cfe4f4", 0.5, 0.3);
    ink += scene.clipped(&window, view);
    let bars = rect(260.6, 352.0, 263.8, 474.0).and(&rect(225.0, 410.0, 299.0, 413.0));
    ink += paper(scene, &bars, "#8a6a58", light, 2);
    let sill = blob(
        &knots![212, 484, corner; 214, 474; 236, 468; 262, 472; 290, 467; 310, 474; 312, 484, corner],
    );
    ink += cut(scene, &sill, "#f6fafc", light, 3);
    // The fireplace is cold.
    let stove = poly(
        &spots![400, 566; 402, 446; 394, 440; 394, 428; 504, 428; 504, 440; 496, 446; 498, 566],
    );
    ink += cut(scene, &stove, "#8fa6b4", light, 4);
    let mouth = blob(
        &knots![418, 566, corner; 418, 496; 430, 476; 448, 470; 468, 476; 480, 496; 480, 566, corner],
    );
    ink += scene.fill(&handcut(&mouth, 1.0, 18.0, 5), "#2a3a50");
    for (x, long) in [
        (428.0, 18.0),
        (438.0, 30.0),
        (450.0, 22.0),
        (461.0, 34.0),
        (471.0, 16.0),
    ] {
        let icicle = taper(&[(x, 474.0), (x, 480.0 + long)], &[6.0, 0.4]);
        ink += scene.clipped(&mouth, scene.veil(&icicle, "#d9ecf6", 0.9));
    }
    let ash =
        blob(&knots![410, 572, corner; 424, 556; 440, 550; 452, 556; 470, 548; 488, 572, corner]);
    ink += scene.clipped(
        &mouth.and(&rect(410.0, 560.0, 490.0, 580.0)),
        scene.fill(&ash, "#eef5f9"),
    );
    let shelf = blob(
        &knots![388, 430, corner; 392, 420; 420, 414; 450, 420; 480, 413; 506, 420; 510, 430, corner],
    );
    ink += cut(scene, &shelf, "#f6fafc", light, 6);
    // The portrait of somebody with a crown.
    let frame = ellipse((448.0, 366.0), 30.0, 36.0);
    ink += cut(scene, &frame, "#c8963c", light, 7);
    ink += scene.fill(&ellipse((448.0, 366.0), 23.0, 29.0), "#3a4a5c");
    let mut queen = scene.fill(
        &blob(&knots![428, 400; 436, 380; 448, 376; 460, 380; 468, 400]),
        "#c8643c",
    );
    queen += scene.fill(
        &blob(&knots![438, 366; 440, 356; 449, 352; 458, 356; 460, 366; 455, 376; 443, 376]),
        "#f0b642",
    );
    queen += scene.fill(&ellipse((453.0, 364.0), 2.4, 3.2), "#24130f");
    queen += scene.fill(
        &poly(&spots![440, 354; 439, 343; 445, 349; 449, 341; 453, 349; 459, 343; 458, 354]),
        "#ffd870",
    );
    ink += scene.clipped(&ellipse((448.0, 366.0), 23.0, 29.0), queen);
    ink += scene.veil(&blob(&knots![422, 346, corner; 432, 334; 448, 329; 464, 334; 474, 346, corner; 462, 339; 448, 336; 434, 340]), "#f6fafc", 0.95);
    for (x, y) in [(408.0, 418.0), (490.0, 416.0)] {
        ink += paper(
            scene,
            &rect(x - 3.0, y - 24.0, x + 3.0, y),
            "#f2e6c8",
            light,
            8,
        );
        ink += scene.fill(&ellipse((x, y - 25.0), 5.0, 3.0), "#f6fafc");
    }
    let floor = blob(&knots![
        160, 546, corner; 230, 552; 300, 562; 380, 568; 460, 560; 530, 548; 600, 548, corner; 600, 680, corner;
        160, 680, corner
    ]);
    ink += cut(scene, &floor, "#e6f0f6", light, 9);
    // The armchair, somebody in it, and snow on both.
    let chair = Armchair {
        spot: Spot::new(306.0, 592.0, 0.62),
        light,
        lamp: "#f4f8fa".into(),
        cloth: "#a8405a".into(),
        dark: "#4a1a38".into(),
        wood: "#5a3428".into(),
        shadow: "#3a5478".into(),
    };
    ink += chair.ink(scene);
    let bee = Bee {
        hands: [(26.0, -44.0), (32.0, -50.0)],
        feet: [(34.0, -2.0), (42.0, -6.0)],
        scarf: Some("#d9a53c".into()),
        asleep: true,
        bow: 10.0,
        ..Bee::standing(Spot::new(298.0, 588.0, 0.86), light)
    };
    ink += bee.ink(scene, 5);
    let rug = blob(&knots![
        270, 560, corner; 286, 548; 312, 549; 336, 556; 350, 568; 356, 590; 354, 612, corner; 343, 605; 334, 614, corner;
        322, 606; 311, 615, corner; 300, 607; 288, 615, corner; 278, 605; 264, 610, corner; 266, 584
    ]);
    ink += cut(scene, &rug, "#3f7f8a", light, 10);
    for (x, y) in [
        (286.0, 566.0),
        (304.0, 578.0),
        (322.0, 570.0),
        (290.0, 590.0),
        (318.0, 592.0),
    ] {
        ink += scene.veil(
            &poly(&[(x - 5.0, y), (x, y - 5.0), (x + 5.0, y), (x, y + 5.0)]),
            "#f0d8a0",
            0.8,
        );
    }
    for fold in [
        spots![290, 556; 286, 578; 290, 602],
        spots![316, 554; 320, 580; 314, 604],
        spots![338, 562; 342, 584; 338, 602],
    ] {
        ink += scene.veil(&taper(&fold, &[0.4, 3.4, 0.6]), "#1c4450", 0.45);
    }
    let (x, y) = bee.spot.point((33.0, -50.0));
    let mug = poly(&[
        (x - 5.0, y - 8.0),
        (x + 7.0, y - 8.0),
        (x + 6.0, y + 5.0),
        (x - 4.0, y + 5.0),
    ]);
    ink += cut(scene, &mug, "#d9542e", light, 11);
    let steam = taper(
        &[
            (x + 1.0, y - 10.0),
            (x + 4.0, y - 20.0),
            (x - 1.0, y - 30.0),
            (x + 3.0, y - 42.0),
        ],
        &[1.0, 3.0, 2.4, 0.5],
    );
    ink += scene.veil(&steam, "#ffffff", 0.75);
    for pad in [
        blob(
            &knots![256, 452, corner; 266, 440; 286, 434; 306, 430; 326, 434; 346, 442; 356, 452, corner; 344, 450; 334, 456; 318, 446; 304, 452; 288, 446; 272, 456],
        ),
        blob(
            &knots![240, 526, corner; 246, 516; 262, 514; 270, 522, corner; 262, 526; 254, 532; 248, 526],
        ),
        blob(
            &knots![340, 522, corner; 350, 513; 366, 516; 374, 527, corner; 364, 527; 358, 533; 350, 526],
        ),
        blob(
            &knots![180, 612, corner; 220, 584; 260, 598; 310, 612; 350, 606; 400, 622; 440, 650, corner; 388, 680; 200, 640],
        ),
        blob(
            &knots![402, 600, corner; 440, 576; 490, 584; 520, 570; 580, 566, corner; 560, 610; 420, 640],
        ),
    ] {
        ink += cut(scene, &pad, "#f8fbfd", light, 12);
    }
    let mut chance = Chance::of("indoors", 2);
    for _ in 0..70 {
        let at = (chance.between(190.0, 560.0), chance.between(290.0, 620.0));
        ink += scene.veil(&circle(at, chance.between(1.0, 2.6)), Colour::WHITE, 0.9);
    }
    ink
}

/// A street lamp, a bare tree, and rain without end.
pub fn street(scene: &Scene) -> Ink {
    let light = (508.0, 700.0);
    let stops = stops![0, "#9aa6a4"; 0.4, "#6c8088"; 1, "#3a4c5c"];
    let mut ink = scene.fill(
        &rect(380.0, 560.0, 770.0, 1000.0),
        scene.radial(light, 260.0, &stops),
    );
    // Houses far off.
    for (x, wide, top, colour) in [
        (400.0, 70.0, 740.0, "#8a9a9c"),
        (466.0, 80.0, 770.0, "#7e9094"),
        (610.0, 64.0, 730.0, "#82949a"),
        (668.0, 90.0, 760.0, "#748890"),
    ] {
        let house = poly(&[
            (x, 900.0),
            (x, top),
            (x + wide * 0.5, top - 34.0),
            (x + wide, top),
            (x + wide, 900.0),
        ]);
        ink += paper(scene, &handcut(&house, 1.0, 20.0, 2), colour, light, 3);
        for i in 0..2 {
            let wx = x + wide * (0.25 + 0.4 * f64::from(i));
            ink += scene.veil(
                &rect(wx - 5.0, top + 16.0, wx + 6.0, top + 32.0),
                if i == 0 { "#e8c070" } else { "#3a4c58" },
                0.8,
            );
        }
    }
    let tree = handcut(&bare_tree(250.0, 27.0, 6, 0.055, 12), 0.4, 10.0, 2).moved(668.0, 876.0);
    ink += cut(scene, &tree, "#2a3038", light, 4);
    let ground = blob(&knots![
        380, 866, corner; 480, 862; 580, 868; 680, 860; 770, 866, corner; 770, 1010, corner; 380, 1010, corner
    ]);
    ink += cut(scene, &ground, "#4a5c66", light, 5);
    let puddle =
        blob(&knots![470, 906; 520, 894; 590, 896; 640, 908; 620, 926; 560, 938; 500, 928]);
    ink += scene.fill(
        &handcut(&puddle, 1.4, 24.0, 6),
        scene.linear(
            (470.0, 0.0),
            (640.0, 0.0),
            &stops![0, "#e6c88a"; 0.4, "#8fa2a6"; 1, "#5c7480"],
        ),
    );
    for (x, y, r) in [
        (520.0, 908.0, 16.0),
        (580.0, 914.0, 20.0),
        (610.0, 906.0, 10.0),
    ] {
        let ring = ellipse((x, y), r, r * 0.3).minus(&ellipse((x, y), r - 1.6, r * 0.3 - 1.2));
        ink += scene.veil(&ring, "#dfe8e6", 0.7);
    }
    // The lamp.
    let post = all([
        taper(&spots![462, 890; 463, 800; 462, 706], &[9.0, 6.0, 5.0]),
        taper(
            &spots![462, 716; 466, 690; 484, 682; 500, 692],
            &[5.0, 5.0, 5.0, 4.0],
        ),
        taper(&spots![450, 892; 474, 892], &[8.0, 8.0]),
    ]);
    ink += cut(scene, &post, "#20282e", light, 7);
    ink += scene.glow((502.0, 712.0), 150.0, "#ffd890", 0.85, 0.3);
    let glass = blob(&knots![492, 698, corner; 512, 698, corner; 516, 718; 502, 730; 488, 718]);
    ink += cut(scene, &glass, "#ffe6a0", light, 8);
    ink += cut(
        scene,
        &blob(&knots![486, 700, corner; 494, 690; 502, 686; 510, 690; 518, 700, corner]),
        "#20282e",
        light,
        9,
    );
    // Somebody walks home.
    let bee = Bee {
        hands: [(22.0, -58.0), (24.0, -62.0)],
        feet: [(-8.0, 0.0), (14.0, -2.0)],
        ..Bee::standing(Spot::new(560.0, 884.0, 0.92), light)
    };
    ink += comb::contact(scene, (562.0, 885.0), 34.0);
    ink += bee.ink(scene, 6);
    let umbrella = Umbrella {
        spot: Spot::new(580.0, 830.0, 0.94).turned(8.0),
        colour: "#e8b83c".into(),
        pole: 76.0,
    };
    ink += umbrella.ink(scene, 3);
    let mut chance = Chance::of("november", 7);
    let rain: Vec<Shape> = (0..120)
        .map(|_| {
            let (x, y) = (chance.between(400.0, 770.0), chance.between(590.0, 930.0));
            let long = chance.between(14.0, 34.0);
            taper(&[(x, y), (x - long * 0.24, y + long)], &[0.4, 1.5])
        })
        .collect();
    for drop in rain {
        ink += scene.veil(&drop, "#e2ecec", 0.55);
    }
    ink
}
