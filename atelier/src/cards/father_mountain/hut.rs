//! The hut, its one window, its straight smoke and its washing.

use super::{BRIGHT, DEEP, EMBER, LIGHT, WINDOW};
use crate::colour::mix;
use crate::line::{Path, Stroke, blob, curve, ellipse, handcut, poly, rect, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const WOOD: &str = "#4a3a48";

pub fn draw(scene: &Scene) {
    smoke(scene);
    glow(scene);
    walls(scene);
    washing(scene);
    tracks(scene);
}

fn piece(scene: &Scene, shape: &Shape, colour: &str, seed: i64) -> Ink {
    let shape = handcut(shape, 0.6, 14.0, seed);
    scene
        .sheet(&shape, colour)
        .lit(0.2)
        .shade(0.6)
        .dark("#1a1730")
        .seed(seed)
        .grain(1.05)
        .ink()
}

/// It rises straight to where the wind begins.
fn smoke(scene: &Scene) {
    let thread = taper(
        &spots![
            507, 838; 508, 800; 516, 750; 526, 690; 536, 620; 548, 550; 556, 480; 566, 410; 566, 340; 578, 270; 600, 220;
            650, 186; 730, 172; 830, 176
        ],
        &[
            4.0, 6.0, 9.0, 8.0, 10.0, 8.0, 11.0, 9.0, 12.0, 13.0, 18.0, 20.0, 16.0, 4.0,
        ],
    );
    let wisps = [
        taper(
            &spots![580, 262; 612, 230; 670, 212; 760, 214],
            &[6.0, 10.0, 8.0, 0.5],
        ),
        taper(
            &spots![586, 236; 630, 190; 700, 158; 790, 146],
            &[5.0, 9.0, 7.0, 0.5],
        ),
    ];
    let thread = handcut(&all(wisps.into_iter().chain([thread])), 2.0, 26.0, 5);
    let fill = scene.linear(
        (0.0, 840.0),
        (0.0, 160.0),
        &stops![0, "#ffd9b0", 0.75; 0.15, "#d5e2ec", 0.62; 0.7, "#dbe7f0", 0.48; 1, "#dbe7f0", 0.26],
    );
    scene.add(scene.fill(&thread, fill));
    let edge = thread.minus(&thread.moved(-1.4, 0.6));
    scene.add(scene.veil(&edge, "#ffffff", 0.28));
}

/// What the window throws on the snow.
fn glow(scene: &Scene) {
    let pool = blob(&knots![
        448, 966, corner; 492, 968, corner; 528, 1000; 540, 1030; 500, 1044; 440, 1044; 414, 1030; 428, 996
    ]);
    let soft = scene.blurred(scene.veil(&pool.grown(10.0), EMBER, 0.7), 12.0);
    scene.add(soft);
    scene.add(scene.blurred(scene.veil(&pool, "#ffcf8a", 0.85), 5.0));
    scene.add(scene.glow(WINDOW, 190.0, EMBER, 0.5, 0.35));
}

fn walls(scene: &Scene) {
    let shade = ellipse((430.0, 974.0), 84.0, 12.0);
    scene.add(scene.smudge(&shade, 0.9, 6.0, "#2c4470", Spray::new(8, 0.8)));
    let chimney = poly(&spots![496, 890; 497, 838; 518, 838; 518, 900]);
    scene.add(piece(scene, &chimney, "#5b5668", 3));
    scene.add(scene.fill(
        &blob(&knots![493, 840; 498, 832; 508, 829; 518, 832; 522, 840; 508, 843]),
        BRIGHT,
    ));
    let side = poly(&spots![352, 904; 434, 900; 434, 974; 354, 970]);
    scene.add(piece(scene, &side, "#3c3146", 1));
    let gable = poly(&spots![430, 904; 470, 846; 512, 906; 510, 976; 432, 974]);
    scene.add(piece(scene, &gable, WOOD, 2));
    let mut logs = Ink::none();
    for i in 0..7 {
        let y = 908.0 + f64::from(i) * 10.0;
        let wave = if i % 2 == 0 { 0.8 } else { -0.6 };
        logs += scene.veil(
            &taper(
                &[(354.0, y - 1.0), (394.0, y + wave), (434.0, y)],
                &[1.6, 2.2, 1.6],
            ),
            DEEP,
            0.6,
        );
        logs += scene.veil(
            &taper(
                &[(433.0, y), (470.0, y - wave), (511.0, y + 1.0)],
                &[1.6, 2.2, 1.6],
            ),
            DEEP,
            0.5,
        );
    }
    for i in 0..4 {
        let y = 896.0 - f64::from(i) * 11.0;
        let half = 34.0 - f64::from(i) * 8.0;
        logs += scene.veil(
            &taper(&[(470.0 - half, y), (470.0 + half, y + 0.6)], &[1.6, 1.6]),
            DEEP,
            0.5,
        );
    }
    scene.add(logs);
    let corner = Stroke::new(&spots![433, 902; 434, 974], &[5.0, 5.0])
        .blunt()
        .shape();
    scene.add(piece(scene, &corner, "#2a2236", 4));
    // The door on the side, with a bench of snow.
    let door = poly(&spots![380, 922; 404, 921; 404, 972; 381, 971]);
    scene.add(piece(scene, &door, "#2c4a5a", 5));
    scene.add(scene.fill(&ellipse((400.0, 948.0), 1.5, 1.5), "#d9c48a"));
    window(scene);
    let roof_left = blob(&knots![
        338, 914, corner; 342, 902; 372, 858; 388, 838, corner; 420, 834; 472, 830, corner; 452, 858; 436, 892;
        430, 908, corner; 420, 914; 380, 918
    ]);
    let roof_right = blob(&knots![
        466, 832, corner; 478, 832; 500, 862; 526, 902, corner; 524, 912; 514, 910, corner; 492, 880; 470, 850;
        452, 876; 438, 902; 428, 912, corner; 424, 904; 440, 872
    ]);
    for (roof, seed) in [(roof_left, 6), (roof_right, 7)] {
        let roof = handcut(&roof, 0.8, 20.0, seed);
        scene.add(scene.shadow(&roof, (0.0, 5.0), 5.0, DEEP, 0.6));
        let sheet = scene
            .sheet(&roof, "#d3e2ee")
            .light(LIGHT)
            .lit(0.7)
            .lit_colour("#ffffff");
        scene.add(sheet.shade(0.5).dark("#7595bd").seed(seed).grain(0.95));
    }
    let drift =
        blob(&knots![340, 980, corner; 360, 964; 384, 974; 420, 968; 440, 976; 450, 984, corner]);
    scene.add(scene.fill(&handcut(&drift, 0.6, 14.0, 3), "#a9c1d8"));
}

fn window(scene: &Scene) {
    let (x, y) = WINDOW;
    let frame = poly(&[
        (x - 18.0, y - 20.0),
        (x + 18.0, y - 20.5),
        (x + 18.5, y + 19.0),
        (x - 18.0, y + 19.0),
    ]);
    scene.add(piece(scene, &frame, "#241b2c", 8));
    let pane = frame.grown(-3.4);
    let fill = scene.radial(
        (x - 2.0, y + 4.0),
        26.0,
        &stops![0, "#fff0c0"; 0.5, "#ffc062"; 1, EMBER],
    );
    scene.add(scene.fill(&pane, fill));
    // Somebody large bends over somebody small.
    let two = blob(&knots![
        -13, 17; -13, 8; -10, 2; -8, -2; -9, -7; -5, -11; 0, -10; 2, -5; 0, -1; 6, 3; 9, 8; 8, 17
    ]);
    let small = blob(&knots![1, 17; 2, 9; 1, 4; 5, 0; 10, 2; 10, 7; 9, 10; 12, 17]);
    let two = two.and(&small).moved(x, y).within(&pane);
    scene.add(scene.veil(&two, mix("#7a3418", "#4a1c1c", 0.4), 0.9));
    let bars =
        rect(x - 1.1, y - 18.0, x + 1.1, y + 17.0).and(&rect(x - 16.0, y - 3.0, x + 16.0, y - 1.0));
    scene.add(scene.veil(&bars, "#3a2430", 0.9));
    scene.add(scene.glow(WINDOW, 60.0, "#ffb35c", 0.7, 0.4));
}

/// It hangs as if there were no wind in the world.
fn washing(scene: &Scene) {
    let post = taper(&spots![282, 976; 284, 930; 283, 896], &[5.0, 4.4, 4.0]);
    scene.add(piece(scene, &post, "#2a2236", 9));
    let line: [At; 5] = [
        (283.0, 900.0),
        (302.0, 906.0),
        (320.0, 908.0),
        (338.0, 907.0),
        (345.0, 905.0),
    ];
    scene.add(scene.thread(&line, "#1c2440", 1.1, 0.9));
    let johns = blob(&knots![
        304, 903, corner; 318, 906, corner; 319, 920; 320, 938, corner; 314, 939, corner; 311, 922; 308, 939, corner;
        302, 938, corner; 303, 920
    ]);
    let shirt = blob(&knots![
        324, 907, corner; 328, 908; 333, 907, corner; 338, 914; 334, 917, corner; 333, 930, corner; 323, 930, corner;
        323, 917, corner; 319, 914
    ]);
    let sock =
        blob(&knots![342, 906, corner; 347, 906, corner; 347, 917; 352, 920; 350, 924; 342, 922]);
    let hung =
        [(johns, -12.0), (shirt, -9.0), (sock, -10.0)].map(|(cloth, by)| cloth.moved(by, 1.0));
    let [johns, shirt, sock] = hung;
    for (cloth, colour, seed) in [
        (johns, "#c2506a", 1),
        (shirt, "#eadfc6", 2),
        (sock, "#5fa39a", 3),
    ] {
        let cloth = handcut(&cloth, 0.4, 8.0, seed);
        scene.add(scene.shadow(&cloth, (1.0, 2.0), 2.0, DEEP, 0.4));
        scene.add(scene.sheet(&cloth, colour).lit(0.2).shade(0.4).grain(1.1));
    }
}

/// Somebody went for wood, and came back.
fn tracks(scene: &Scene) {
    let way = Path::new(curve(&spots![
        392, 978; 380, 1000; 340, 1006; 310, 984; 300, 940; 330, 880; 380, 836; 440, 816; 520, 806; 556, 800
    ]));
    let count = 46;
    for (((x, y), along), i) in way.walk(count).zip(0..) {
        let side = if i % 2 == 0 { 2.6 } else { -2.6 };
        let size = 0.55 + 0.45 * ((y - 790.0) / 200.0).clamp(0.0, 1.0);
        let print = ellipse((0.0, side), 3.4, 1.5)
            .scaled(size)
            .turned(along, (0.0, 0.0));
        let print = print.moved(x, y);
        if y < 850.0 || x < 345.0 || y > 975.0 {
            scene.add(scene.veil(&print, "#4f6f9c", 0.6));
        }
    }
    let foot = ellipse((535.0, 973.0), 22.0, 5.0);
    scene.add(scene.smudge(&foot, 0.9, 3.0, "#2c4470", Spray::new(8, 0.8)));
    let logs = [
        (524.0, 968.0),
        (534.0, 968.0),
        (544.0, 969.0),
        (529.0, 960.0),
        (539.0, 960.0),
        (534.0, 952.0),
    ];
    for (at, seed) in logs.into_iter().zip(0..) {
        let end = handcut(&ellipse(at, 5.2, 4.8), 0.5, 6.0, seed);
        scene.add(
            scene
                .sheet(&end, "#8a6a5c")
                .light(WINDOW)
                .lit(0.3)
                .shade(0.5)
                .dark("#3a2a38")
                .grain(1.1),
        );
        scene.add(scene.veil(&ellipse(at, 2.2, 2.0), "#4a3440", 0.6));
    }
    let cap = blob(
        &knots![516, 966; 522, 956; 528, 948; 534, 944; 541, 949; 547, 957; 551, 966, corner; 541, 956; 534, 950; 527, 957],
    );
    scene.add(scene.fill(&handcut(&cap, 0.4, 8.0, 2), "#e4eef5"));
}
