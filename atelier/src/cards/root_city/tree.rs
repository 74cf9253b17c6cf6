//! The night above, the fig tree, and who sleeps against it.

use super::{DEEP, spark};
use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, handcut, rect, taper};
use crate::motifs::figures::{Eyes, Figure, Garment, Gesture, Hair, Head, Pose, Shoes, Skin, View};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// The light of the night comes from high on the left.
const NIGHT: At = (120.0, 60.0);

/// The night, thin and teal.
pub fn sky(scene: &Scene) {
    let stops =
        stops![0, "#123c48"; 0.12, "#2f7a7c"; 0.25, "#a8d8bc"; 0.34, "#a8d8bc"; 1, "#1c4a52"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &stops), 9, 0.1);
    let mut chance = Chance::of("root stars", 5);
    for _ in 0..70 {
        let at = (chance.between(0.0, 800.0), chance.between(60.0, 300.0));
        let (r, opacity) = (chance.between(0.6, 1.7), chance.between(0.3, 0.9));
        scene.add(spark(scene, at, r, opacity));
    }
    let hills = blob(
        &knots![-30, 360, corner; -30, 300; 80, 284; 180, 300; 300, 296; 520, 306; 640, 282; 740, 292; 830, 276; 830, 360, corner],
    );
    scene.add(
        scene
            .sheet(&handcut(&hills, 1.0, 40.0, 4), "#3f8480")
            .lit(0.1)
            .shade(0.4)
            .rim(1.2)
            .light(NIGHT),
    );
}

pub fn draw(scene: &Scene, roots: &Shape) {
    leaves(scene, 0, "#143436", 60);
    let stem = stem();
    let above = rect(0.0, -30.0, 800.0, 348.0);
    scene.add(scene.clipped(&above, scene.shadow(&stem, (5.0, 6.0), 12.0, DEEP, 0.55)));
    // Under the ground the trunk is the roots: its paper is lost in theirs.
    let below = rect(0.0, 330.0, 800.0, 470.0).within(roots);
    let whole = stem.and(&below);
    let paper = scene
        .sheet(&whole, "#4a2f36")
        .lit(0.2)
        .shade(0.75)
        .dark("#1c1020")
        .rim(0.0);
    let lost = stops![0, Colour::WHITE; 0.2, Colour::WHITE, 0.9; 1, Colour::WHITE, 0];
    let lost = scene.linear((0.0, 340.0), (0.0, 468.0), &lost);
    scene.add(scene.fading(paper.light(NIGHT), lost));
    let edge = stem.minus(&stem.moved(1.4, 1.8));
    let edge = edge.within(&rect(0.0, -30.0, 800.0, 322.0));
    scene.add(scene.veil(&edge, "#a8d0c0", 0.5));
    furrows(scene, &stem.and(roots));
    for (layer, colour) in [
        (1, "#1c4644"),
        (2, "#28584e"),
        (3, "#376a56"),
        (4, "#4d8062"),
    ] {
        leaves(scene, layer, colour, 40);
    }
    figs(scene);
    sleeper(scene);
    grass(scene);
}

/// The trunk above the ground, and a little of it below.
fn stem() -> Shape {
    let stem = blob(&knots![
        318, 346, corner; 350, 330; 374, 306; 384, 262; 376, 212; 346, 160; 300, 116; 238, 84; 180, 60, corner; 190, 48, corner; 262, 64;
        330, 92; 386, 138; 404, 96; 396, 30; 400, -20, corner; 440, -20, corner; 440, 40; 446, 110; 458, 150; 500, 108; 560, 76; 640, 54, corner;
        646, 68, corner; 584, 96; 530, 136; 500, 186; 490, 240; 496, 288; 520, 316; 566, 344, corner; 494, 350; 440, 356; 376, 352
    ]);
    handcut(&stem, 1.2, 24.0, 6)
}

/// They run down the trunk and on into the roots; where it divides, they are deep.
fn furrows(scene: &Scene, bark: &Shape) {
    let clefts: [&[At]; 2] = [
        &spots![414, 330; 412, 390; 400, 450; 394, 520],
        &spots![458, 330; 464, 390; 484, 450; 504, 522],
    ];
    let soft = all(clefts.map(|line| taper(line, &[2.0, 10.0, 16.0, 10.0])));
    let soft = scene.smudge(&soft, 0.5, 7.0, "#2a1416", Spray::finer(5, 1.05, 0.7));
    scene.add(scene.clipped(bark, soft));
    let furrows: [&[At]; 14] = [
        &spots![380, 150; 398, 200; 408, 260; 404, 318; 396, 376; 372, 436; 322, 486; 262, 506],
        &spots![430, 160; 424, 210; 428, 270; 424, 340; 418, 400; 410, 450],
        &spots![462, 160; 446, 214; 452, 270; 446, 330; 448, 390; 452, 430],
        &spots![490, 176; 470, 230; 474, 280; 470, 336; 474, 386; 500, 442; 556, 486; 620, 496],
        &spots![360, 180; 386, 228; 392, 262; 390, 310; 384, 370; 362, 424; 330, 456],
        &spots![490, 250; 486, 288; 486, 330; 488, 384; 512, 428; 548, 460],
        &spots![434, 222; 440, 250; 436, 300; 434, 360; 436, 420],
        &spots![386, 286; 378, 308; 360, 328],
        &spots![490, 296; 500, 316; 520, 330],
        &spots![402, 330; 404, 384; 388, 446; 356, 486; 300, 520],
        &spots![464, 340; 468, 400; 492, 460; 540, 500; 590, 520],
        &spots![410, 372; 406, 430; 398, 480; 396, 530],
        &spots![428, 370; 424, 420; 428, 448],
        &spots![480, 350; 482, 400; 504, 446; 540, 478],
    ];
    let furrows = all(furrows
        .iter()
        .map(|line| taper(line, &[0.6, 3.2, 3.0, 0.5])));
    scene.add(scene.clipped(bark, scene.veil(&furrows, "#2a171a", 0.62)));
    let lit = furrows.moved(1.6, 0.6).minus(&furrows);
    scene.add(scene.clipped(bark, scene.veil(&lit, "#c8966a", 0.22)));
}

/// A leaf of a fig tree, with five lobes; its stalk is at the origin.
fn fig_leaf() -> Shape {
    blob(&knots![
        0, 0, corner; -5, -2; -12, 2; -17, -4; -14, -10, corner; -20, -14; -22, -21; -16, -24; -9, -20, corner; -9, -28; -5, -36; 0, -39;
        5, -36; 9, -28; 9, -20, corner; 16, -24; 22, -21; 20, -14; 14, -10, corner; 17, -4; 12, 2; 5, -2
    ])
}

fn leaves(scene: &Scene, layer: u64, colour: &str, count: u32) {
    let mut chance = Chance::of("fig leaves", layer + 4);
    let leaf = fig_leaf();
    let mut shapes = Vec::new();
    let mut veins = Vec::new();
    for i in 0..count {
        let x = -20.0 + 840.0 * (f64::from(i) + chance.unit()) / f64::from(count);
        // Lower at the right, high above the sleeper.
        let low = 108.0
            + 42.0 * ((x - 120.0) / 150.0).sin()
            + if x > 520.0 { (x - 520.0) * 0.2 } else { 0.0 };
        let y = chance.between(-20.0, low - layer as f64 * 9.0);
        let turn = 180.0 + chance.near((400.0 - x) * 0.06, 34.0);
        let spot = Spot::new(x, y, chance.between(0.95, 1.5)).turned(turn);
        shapes.push(spot.put(&leaf));
        for end in spots![0, -34; -17, -19; 17, -19; -13, -4; 13, -4] {
            veins.push(taper(&spot.points([(0.0, -3.0), end]), &[1.2, 0.4]));
        }
    }
    let leaves = handcut(&all(shapes), 0.4, 14.0, layer as i64);
    scene.add(scene.shadow(&leaves, (3.0, 7.0), 7.0, "#08161a", 0.55));
    let sheet = scene
        .sheet(&leaves, colour)
        .lit(0.16)
        .shade(0.5)
        .dark(mix(colour, "#08161a", 0.6))
        .rim(1.2);
    scene.add(sheet.light(NIGHT).rim_colour("#b4d8b8").seed(layer as i64));
    scene.add(scene.veil(&all(veins), mix(colour, "#d8ecc0", 0.4), 0.5));
}

fn figs(scene: &Scene) {
    let fig =
        blob(&knots![0, -13; 3, -9; 9, -1; 10, 6; 5, 12; 0, 13; -5, 12; -10, 6; -9, -1; -3, -9]);
    for (i, (x, y)) in [
        (142.0, 140.0),
        (236.0, 128.0),
        (292.0, 166.0),
        (556.0, 158.0),
        (648.0, 176.0),
        (724.0, 190.0),
    ]
    .into_iter()
    .enumerate()
    {
        let shape = handcut(
            &Spot::new(x, y, 1.1).turned(6.0 - i as f64 * 3.0).put(&fig),
            0.4,
            10.0,
            i as i64,
        );
        scene.add(scene.fill(
            &taper(&spots![x, y - 12.0; x + 2.0, y - 34.0], &[2.6, 1.6]),
            "#3a4a36",
        ));
        scene.add(scene.shadow(&shape, (2.0, 4.0), 4.0, "#08161a", 0.5));
        scene.add(
            scene
                .sheet(&shape, "#5a2f4a")
                .lit(0.3)
                .shade(0.6)
                .dark("#22101e")
                .rim(1.4)
                .light(NIGHT)
                .rim_colour("#c8a8c0"),
        );
    }
}

fn sleeper(scene: &Scene) {
    let figure = Figure {
        at: (320.0, 341.0),
        height: 268.0,
        flip: true,
        view: View::Profile,
        pose: Pose {
            hip: (-9.0, -7.6),
            neck: (-20.0, -38.0),
            head: (-18.0, -48.0),
            knees: [(13.0, -18.0), (16.0, -9.0)],
            feet: [(35.0, -3.2), (39.0, -3.0)],
            elbows: [(-12.0, -21.0), (-11.0, -20.0)],
            hands: [(2.0, -13.0), (1.0, -11.0)],
            toes: [-62.0, -70.0],
            nod: 20.0,
            ..Pose::ATTENTION
        },
        hands: [Gesture::Relaxed; 2],
        garment: Garment::Trousers,
        top: "#d9842f".into(),
        low: "#3a4a5c".into(),
        trim: "#f0d9a0".into(),
        shoes: Shoes::Boots,
        shoe_colour: "#5a2c22".into(),
        skin: Skin::Umber,
        scarf: Some("#e6cf94".into()),
        head: Head {
            hair: Hair::Curly,
            hair_colour: "#241820".into(),
            eyes: Eyes::Closed,
            ..Head::default()
        },
        light: Some(NIGHT),
        ..Figure::default()
    };
    let drawn = figure.drawn(scene, 4);
    scene.add(scene.shadow(
        &ellipse((294.0, 343.0), 92.0, 6.0),
        (0.0, 0.0),
        5.0,
        DEEP,
        0.6,
    ));
    scene.add(scene.shadow(&drawn.outline, (5.0, 4.0), 8.0, "#0a1416", 0.5));
    scene.add(drawn.ink());
}

fn grass(scene: &Scene) {
    let mut chance = Chance::of("root grass", 6);
    let blades = all((0..190).map(|_| {
        let x = chance.between(-10.0, 810.0);
        let foot = 342.0 - 14.0 * (-((x - 430.0) / 130.0).powi(2)).exp();
        let long = chance.between(6.0, 17.0);
        let lean = chance.between(-6.0, 6.0);
        taper(
            &spots![x, foot + 4.0; x + lean * 0.3, foot - long * 0.5; x + lean, foot - long],
            &[2.4, 1.6, 0.4],
        )
    }));
    let hidden = poly_over_sleeper();
    scene.add(
        scene
            .sheet(&blades.minus(&hidden).minus(&stem()), "#3a6a54")
            .lit(0.2)
            .shade(0.4)
            .rim(0.8)
            .light(NIGHT),
    );
}

/// Grass must not grow over the face.
fn poly_over_sleeper() -> Shape {
    blob(&knots![200, 340; 220, 230; 400, 200; 400, 336; 316, 350])
}
