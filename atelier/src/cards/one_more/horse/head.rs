//! Its head: ears laid aside below the ceiling, lashes lowered, mane and forelock wet.

use crate::line::{Path, Stroke, blob, curve, ellipse, handcut, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::{knots, spots, stops};

use super::super::soft;
use super::{DEEP, MANE, trunk};

pub fn ear(scene: &Scene, far: bool) {
    let shape = if far {
        blob(&knots![512, 210; 545, 198; 580, 206; 610, 236; 576, 238; 546, 236; 526, 232])
    } else {
        blob(&knots![478, 200; 442, 192; 402, 202; 366, 236; 400, 246; 436, 248; 466, 236])
    };
    let shape = handcut(&shape, 0.6, 14.0, 3);
    scene.add(scene.fill(&shape, if far { "#6a341c" } else { "#a05a2c" }));
    let (x, y) = shape.bounds().middle();
    let inner = shape.stretched(0.66, 0.42, (x, y + 12.0));
    scene.add(soft(scene, &shape, &inner, "#3a1a14", 0.85, 3.0));
    scene.add(scene.veil(&shape.minus(&shape.moved(2.0, 2.0)), "#f0b47c", 0.7));
}

pub fn head(scene: &Scene) {
    let head = handcut(
        &blob(&knots![
            440, 222; 490, 200; 534, 214; 562, 262; 584, 330; 604, 406; 626, 470; 640, 516; 636, 552; 612, 576; 582, 580; 560, 562; 552, 530;
            530, 484; 506, 440; 478, 416; 444, 394; 424, 350; 422, 286
        ]),
        0.8,
        24.0,
        9,
    );
    scene.add(scene.multiplied(soft(
        scene,
        &trunk(),
        &head.moved(-12.0, 14.0),
        "#4a2418",
        0.7,
        12.0,
    )));
    let tones = stops![0, "#c57a3e"; 0.5, "#9a5429"; 1, "#66311b"];
    scene.add(scene.fill(&head, scene.linear((540.0, 240.0), (440.0, 500.0), &tones)));
    // Cheek, bone below the eye, hollow before it.
    for (line, widths, colour, much, r) in [
        (
            &spots![474, 262; 452, 330; 480, 396][..],
            &[30.0, 60.0, 34.0][..],
            "#d48a4e",
            0.55,
            14.0,
        ),
        (
            &spots![520, 352; 556, 420; 584, 488][..],
            &[8.0, 16.0, 10.0][..],
            "#e3a066",
            0.6,
            5.0,
        ),
        (
            &spots![546, 260; 578, 360; 606, 448][..],
            &[12.0, 16.0, 14.0][..],
            "#edb27c",
            0.6,
            6.0,
        ),
        (
            &spots![500, 400; 530, 450; 566, 520][..],
            &[14.0, 30.0, 20.0][..],
            DEEP,
            0.6,
            9.0,
        ),
        (
            &spots![438, 400; 480, 420; 510, 450][..],
            &[14.0, 22.0, 12.0][..],
            DEEP,
            0.7,
            7.0,
        ),
        (
            &spots![536, 330; 562, 390; 580, 440][..],
            &[5.0, 16.0, 8.0][..],
            "#5a2a18",
            0.5,
            6.0,
        ),
    ] {
        scene.add(soft(scene, &head, &taper(line, widths), colour, much, r));
    }
    // A blaze down the nose, seen from the side.
    let blaze = blob(&knots![536, 240; 556, 262; 574, 320; 594, 400; 616, 470; 632, 510; 660, 510; 640, 400; 600, 280; 560, 220]).within(&head);
    let blaze = handcut(&blaze, 1.6, 16.0, 5).within(&head);
    scene.add(scene.fill(&blaze, "#efe6d8"));
    muzzle(scene, &head);
    eye(scene, &head);
    scene.add(scene.veil(&head.minus(&head.moved(-2.0, 2.6)), "#ffe6c4", 0.6));
}

fn muzzle(scene: &Scene, head: &Shape) {
    let nose = ellipse((606.0, 552.0), 56.0, 44.0);
    scene.add(soft(scene, head, &nose, "#5b4038", 0.85, 12.0));
    scene.add(soft(
        scene,
        head,
        &ellipse((630.0, 520.0), 14.0, 18.0),
        "#a98a80",
        0.7,
        6.0,
    ));
    let nostril =
        blob(&knots![604, 514; 616, 504; 628, 510; 630, 524; 622, 534; 616, 524; 608, 524]);
    scene.add(scene.fill(&nostril, "#1c0f0e"));
    scene.add(scene.veil(&nostril.minus(&nostril.moved(-2.0, -2.5)), "#c9a698", 0.7));
    // The mouth, pressed.
    scene.add(scene.clipped(
        head,
        scene.thread(
            &[
                (638.0, 546.0),
                (622.0, 546.0),
                (602.0, 550.0),
                (584.0, 560.0),
            ],
            "#1c0f0e",
            3.2,
            0.9,
        ),
    ));
    scene.add(scene.clipped(
        head,
        scene.thread(
            &[(634.0, 556.0), (614.0, 558.0), (596.0, 564.0)],
            "#b09084",
            2.0,
            0.5,
        ),
    ));
    for (x, y, dx, dy) in [
        (590.0, 574.0, -6.0, 22.0),
        (602.0, 577.0, -2.0, 24.0),
        (576.0, 570.0, -10.0, 18.0),
    ] {
        scene.add(scene.thread(
            &[(x, y), (x + dx * 0.4, y + dy * 0.6), (x + dx, y + dy)],
            "#3a211b",
            1.2,
            0.8,
        ));
    }
}

/// The lid is lowered, the lashes are long.
fn eye(scene: &Scene, head: &Shape) {
    let at: At = (512.0, 302.0);
    scene.add(soft(
        scene,
        head,
        &ellipse(at, 36.0, 28.0),
        "#4a2216",
        0.6,
        8.0,
    ));
    let ball = blob(
        &knots![484, 308, corner; 496, 290; 514, 284; 532, 294; 540, 316, corner; 524, 324; 502, 322],
    );
    scene.add(scene.fill(&ball, "#22100c"));
    scene.add(scene.veil(&ellipse((520.0, 316.0), 12.0, 5.0), "#7a4420", 0.8));
    let lid = blob(
        &knots![482, 308, corner; 492, 286; 514, 276; 536, 288; 543, 317, corner; 530, 308; 512, 305; 496, 307],
    );
    scene.add(scene.fill(&lid, "#b06a38"));
    scene.add(scene.veil(&lid.minus(&lid.moved(-1.0, 3.0)), "#f0b884", 0.8));
    scene.add(scene.thread(
        &[
            (482.0, 308.0),
            (496.0, 307.0),
            (512.0, 305.0),
            (530.0, 308.0),
            (543.0, 317.0),
        ],
        "#1a0b08",
        4.0,
        1.0,
    ));
    for (x, y, dx, dy) in [
        (494.0, 308.0, -3.0, 17.0),
        (503.0, 307.0, 0.0, 20.0),
        (512.0, 306.0, 4.0, 22.0),
        (521.0, 307.0, 8.0, 22.0),
        (530.0, 309.0, 12.0, 20.0),
        (538.0, 313.0, 14.0, 15.0),
    ] {
        scene.add(scene.fill(
            &taper(
                &[(x, y), (x + dx * 0.3, y + dy * 0.7), (x + dx, y + dy)],
                &[3.0, 2.4, 0.6],
            ),
            "#1a0b08",
        ));
    }
    scene.add(scene.fill(&ellipse((515.0, 312.0), 4.0, 2.4), "#fff6e8"));
    scene.add(scene.thread(
        &[(488.0, 280.0), (510.0, 266.0), (536.0, 276.0)],
        "#5a2c18",
        3.0,
        0.7,
    ));
}

/// A mane in wet strands, and a forelock that sticks to the brow.
pub fn mane(scene: &Scene) {
    let roots = Path::new(curve(
        &spots![468, 200; 436, 216; 404, 250; 378, 296; 360, 350; 342, 404],
    ));
    let mut chance = Chance::of("wet mane", 6);
    for (i, ((x, y), _)) in roots.walk(19).enumerate() {
        let long = chance.between(84.0, 172.0);
        let out = chance.between(6.0, 34.0);
        let line = [
            (x - 5.0, y - 5.0),
            (x + out * 0.5, y + long * 0.3),
            (x + out, y + long * 0.7),
            (x + out * chance.between(0.5, 1.2), y + long),
        ];
        let wide = chance.between(13.0, 24.0);
        let lock = Stroke::new(&line, &[wide, wide, wide * 0.5, 0.8]).shape();
        scene.add(scene.veil(&lock.moved(4.0, 5.0), "#2a100a", 0.3));
        scene.add(scene.fill(&lock, [MANE, "#5a2a18", "#3f1b11"][i % 3]));
        let gleam = lock.minus(&lock.moved(2.4, 0.6));
        scene.add(scene.veil(&gleam, "#b8753f", 0.5));
    }
    let crest = Stroke::new(
        &spots![480, 196; 440, 210; 402, 246; 374, 296; 354, 350; 338, 402],
        &[16.0, 22.0, 24.0, 22.0, 18.0, 4.0],
    )
    .shape();
    scene.add(scene.fill(&crest, MANE));
    scene.add(soft(
        scene,
        &crest,
        &crest.moved(-5.0, -4.0).minus(&crest.moved(1.0, 2.0)),
        "#b8753f",
        0.8,
        2.5,
    ));
    for (points, wide) in [
        (spots![470, 196; 500, 220; 520, 258; 524, 290], 18.0),
        (spots![480, 194; 520, 216; 548, 262; 556, 300], 16.0),
        (spots![464, 200; 484, 226; 490, 256; 486, 280], 14.0),
    ] {
        let lock = Stroke::new(&points, &[wide, wide, wide * 0.6, 1.0]).shape();
        scene.add(scene.fill(&lock, MANE));
        scene.add(scene.veil(&lock.minus(&lock.moved(-2.5, 2.0)), "#b8753f", 0.6));
    }
}
