//! Those at the rim: one chews, one sleeps, one looks at the sky, one has seen what is between the fleeces.

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, circle, ellipse, handcut, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use super::soft;
use super::wool::{Eye, fleece, wool};

const CHEWER: (f64, f64) = (322.0, 486.0);
const SLEEPER: (f64, f64) = (598.0, 494.0);
const WARY: (f64, f64) = (664.0, 296.0);

/// Shoulders and backs against the sky; the rim will hide their lower edge.
pub fn fleeces(scene: &Scene) {
    shadow(scene);
    let backs: [(&[Knot], &str, &str, u64); 4] = [
        (
            &knots![196, 380; 220, 250; 262, 226; 300, 262; 290, 330; 262, 420],
            "#d9c3a2",
            "#5c4258",
            3,
        ),
        (
            &knots![250, 600; 262, 470; 300, 432; 350, 426; 398, 470; 402, 600],
            "#f6ecd8",
            "#7a6a86",
            4,
        ),
        (
            &knots![500, 610; 512, 500; 560, 446; 630, 444; 680, 490; 680, 600],
            "#e9dcc8",
            "#6a5a78",
            5,
        ),
        (
            &knots![740, 220; 690, 206; 652, 240; 640, 300; 656, 352; 740, 380],
            "#f2e6d2",
            "#7a6682",
            6,
        ),
    ];
    for (outline, colour, dark, seed) in backs {
        let shape = fleece(outline, 17.0, seed);
        scene.add(scene.shadow(&shape, (0.0, 2.0), 8.0, "#1d5a66", 0.4));
        scene.add(wool(scene, &shape, colour, dark, 20.0, seed));
        let lee = shape.minus(&shape.moved(0.0, -60.0));
        scene.add(scene.multiplied(soft(scene, &shape, &lee, "#6a5a80", 0.5, 18.0)));
    }
}

/// What stands between two of them has wool like theirs, and eyes like nobody's.
fn shadow(scene: &Scene) {
    let shape = fleece(
        &knots![360, 620; 372, 500; 408, 452; 452, 438; 500, 456; 530, 510; 540, 620],
        17.0,
        8,
    );
    scene.add(wool(scene, &shape, "#2f2a40", "#0d0a18", 20.0, 8));
    scene.add(soft(
        scene,
        &shape,
        &shape.moved(0.0, 26.0),
        "#12101e",
        0.8,
        14.0,
    ));
    let gloom = ellipse((452.0, 540.0), 80.0, 64.0);
    scene.add(soft(scene, &shape, &gloom, "#090812", 0.95, 14.0));
    for (x, turn) in [(440.0, 8.0), (476.0, -10.0)] {
        let eye = blob(&knots![-9, 1, corner; -3, -4; 4, -4; 9, 0, corner; 4, 3; -4, 4])
            .turned(turn, (0.0, 0.0))
            .moved(x, 512.0);
        scene.add(scene.shining(scene.blurred(scene.veil(&eye.grown(3.0), "#e8b020", 0.5), 5.0)));
        scene.add(scene.fill(&eye, "#f5cf3a"));
    }
}

/// The heads, which lean in over the edge.
pub fn heads(scene: &Scene) {
    dreamer(scene);
    wary(scene);
    sleeper(scene);
    chewer(scene);
}

/// A piece of a head: paper with its shadow.
fn piece(scene: &Scene, spot: &Spot, shape: &Shape, colour: impl Into<Colour>) -> (Ink, Shape) {
    let shape = handcut(&spot.put(shape), 0.6, 16.0, 4);
    let colour = colour.into();
    let mut ink = scene.shadow(&shape, (2.0, 7.0), 6.0, "#1a0f20", 0.5);
    ink += scene
        .sheet(&shape, colour)
        .lit(0.25)
        .shade(0.2)
        .rim(1.6)
        .dark(mix(colour, "#1a0c20", 0.55))
        .ink();
    (ink, shape)
}

fn nose(scene: &Scene, spot: &Spot, y: f64, wide: f64, colour: &str) -> Ink {
    let mut ink = Ink::none();
    for side in [-1.0, 1.0] {
        let hole = taper(
            &[
                (side * wide * 0.9, y - 5.0),
                (side * wide * 0.5, y),
                (side * wide * 0.28, y + 5.0),
            ],
            &[1.2, 4.6, 1.6],
        );
        ink += scene.fill(&spot.put(&hole), colour);
    }
    ink + scene.fill(
        &spot.put(&taper(&[(0.0, y + 3.0), (0.0, y + 12.0)], &[2.6, 1.8])),
        colour,
    )
}

fn ear(side: f64, drop: f64) -> Shape {
    blob(
        &knots![side * 22.0, -20.0; side * 42.0, -26.0 + drop * 0.3; side * 66.0, -12.0 + drop; side * 72.0, 4.0 + drop; side * 56.0, 4.0 + drop * 0.8; side * 28.0, -4.0],
    )
}

/// White, with a stalk between its lips. Its jaw has gone to one side.
fn chewer(scene: &Scene) {
    let spot = Spot::new(CHEWER.0, CHEWER.1, 1.22).turned(-13.0);
    for (side, drop) in [(-1.0, 10.0), (1.0, 2.0)] {
        let (ink, shape) = piece(scene, &spot, &ear(side, drop), "#ecd9c4");
        scene.add(ink);
        let inner = spot.put(&ear(side, drop).stretched(0.6, 0.5, (side * 48.0, -8.0 + drop)));
        scene.add(soft(scene, &shape, &inner, "#d9938a", 0.8, 3.0));
    }
    let face = blob(
        &knots![-24, -38; 0, -46; 25, -38; 32, -14; 27, 12; 21, 32; 16, 48; 0, 60; -22, 62; -36, 50; -32, 34; -28, 12; -32, -14],
    );
    let (ink, shape) = piece(scene, &spot, &face, "#f7ead8");
    scene.add(ink);
    scene.add(soft(
        scene,
        &shape,
        &spot.put(&ellipse((-10.0, 50.0), 26.0, 16.0)),
        "#e3a59a",
        0.8,
        6.0,
    ));
    scene.add(soft(
        scene,
        &shape,
        &spot.put(&taper(
            &[(24.0, -30.0), (24.0, 20.0), (8.0, 58.0)],
            &[14.0, 20.0, 14.0],
        )),
        "#b98f90",
        0.6,
        7.0,
    ));
    scene.add(nose(scene, &spot, 36.0, 14.0, "#8a4a50"));
    scene.add(scene.fill(
        &spot.put(&taper(
            &[(-32.0, 52.0), (-18.0, 50.0), (-4.0, 56.0), (10.0, 49.0)],
            &[1.2, 3.4, 3.0, 1.2],
        )),
        "#6a3440",
    ));
    for (x, look) in [(-17.0, (3.0, 2.0)), (17.0, (3.0, 2.0))] {
        let (ex, ey) = spot.point((x, -8.0));
        scene.add(
            Eye {
                spot: Spot::new(ex, ey, 1.08).turned(-13.0 + x * 0.6),
                open: 0.5,
                look,
                lid: "#e2c9b4".into(),
            }
            .ink(scene),
        );
    }
    let stalk = spot.points([(-20.0, 54.0), (-46.0, 66.0), (-74.0, 62.0), (-92.0, 74.0)]);
    scene.add(scene.fill(&taper(&stalk, &[4.4, 3.6, 3.4, 2.6]), "#7fae52"));
    let (fx, fy) = stalk[3];
    for i in 0..8 {
        let petal = ellipse((11.0, 0.0), 9.0, 4.0)
            .turned(f64::from(i) * 45.0 + 8.0, (0.0, 0.0))
            .moved(fx, fy);
        scene.add(scene.fill(&petal, if i % 2 == 0 { "#ffffff" } else { "#eef3e6" }));
    }
    scene.add(scene.fill(&circle((fx, fy), 6.0), "#f2b632"));
    let cap = spot.put(&Shape::nothing().and(&fleece(
        &knots![-26, -34; -14, -54; 10, -58; 28, -38; 12, -26; -10, -24],
        11.0,
        14,
    )));
    scene.add(scene.shadow(&cap, (0.0, 4.0), 4.0, "#4a2c40", 0.4));
    scene.add(wool(scene, &cap, "#fff8ea", "#8a7a92", 17.0, 14));
}

/// Black, with its chin on the stones.
fn sleeper(scene: &Scene) {
    let spot = Spot::new(SLEEPER.0, SLEEPER.1, 1.28).turned(17.0);
    for (side, drop) in [(-1.0, 34.0), (1.0, 40.0)] {
        let (ink, shape) = piece(scene, &spot, &ear(side, drop), "#3a3244");
        scene.add(ink);
        let inner =
            spot.put(&ear(side, drop).stretched(0.56, 0.4, (side * 48.0, drop * 0.7 - 4.0)));
        scene.add(soft(scene, &shape, &inner, "#8a5a68", 0.8, 3.0));
    }
    let face = blob(
        &knots![-25, -34; 0, -42; 25, -34; 31, -10; 26, 16; 24, 40; 27, 58; 14, 70; -14, 70; -27, 58; -24, 40; -26, 16; -31, -10],
    );
    let (ink, shape) = piece(scene, &spot, &face, "#40384c");
    scene.add(ink);
    scene.add(soft(
        scene,
        &shape,
        &spot.put(&taper(&[(-4.0, -20.0), (-5.0, 40.0)], &[14.0, 12.0])),
        "#8d84a0",
        0.6,
        6.0,
    ));
    scene.add(nose(scene, &spot, 48.0, 14.0, "#120d18"));
    scene.add(scene.fill(
        &spot.put(&taper(
            &[(-16.0, 63.0), (0.0, 60.0), (16.0, 63.0)],
            &[1.0, 2.8, 1.0],
        )),
        "#120d18",
    ));
    for side in [-1.0, 1.0] {
        let lid = ellipse((side * 18.0, -4.0), 11.0, 8.0);
        scene.add(scene.fill(&spot.put(&lid), "#564c66"));
        scene.add(scene.fill(
            &spot.put(&taper(
                &[(side * 7.0, -1.0), (side * 18.0, 5.0), (side * 29.0, -2.0)],
                &[1.4, 4.0, 1.4],
            )),
            "#0e0a14",
        ));
        for dx in [-6.0, 0.0, 6.0] {
            scene.add(scene.fill(
                &spot.put(&taper(
                    &[(side * 18.0 + dx, 4.0), (side * 19.0 + dx * 1.4, 11.0)],
                    &[2.4, 0.8],
                )),
                "#0e0a14",
            ));
        }
    }
    let cap = spot.put(&fleece(
        &knots![-34, -26; -30, -50; -6, -62; 22, -56; 36, -32; 20, -16; 2, -22; -18, -14],
        13.0,
        16,
    ));
    scene.add(scene.shadow(&cap, (0.0, 4.0), 4.0, "#1a0f20", 0.5));
    scene.add(wool(scene, &cap, "#f0e4d0", "#7a6a84", 17.0, 16));
}

/// Speckled; it has turned its eyes to its neighbour's neighbour, and its ears are up.
fn wary(scene: &Scene) {
    let spot = Spot::new(WARY.0, WARY.1, 1.16).turned(-58.0);
    for (side, drop) in [(-1.0, -22.0), (1.0, -26.0)] {
        let (ink, shape) = piece(scene, &spot, &ear(side, drop), "#9a7a66");
        scene.add(ink);
        let inner =
            spot.put(&ear(side, drop).stretched(0.6, 0.45, (side * 48.0, -14.0 + drop * 0.8)));
        scene.add(soft(scene, &shape, &inner, "#d99a90", 0.8, 3.0));
    }
    let face = blob(
        &knots![-22, -36; 0, -42; 22, -36; 29, -12; 24, 12; 18, 34; 16, 50; 0, 60; -16, 50; -18, 34; -24, 12; -29, -12],
    );
    let (ink, shape) = piece(scene, &spot, &face, "#dcc2a8");
    scene.add(ink);
    let mut chance = Chance::of("speckles", 2);
    for _ in 0..26 {
        let at = (chance.between(-28.0, 28.0), chance.between(-34.0, 40.0));
        let fleck = ellipse(at, chance.between(1.5, 5.0), chance.between(1.5, 4.0));
        scene.add(scene.clipped(&shape, scene.veil(&spot.put(&fleck), "#6e4a40", 0.7)));
    }
    scene.add(soft(
        scene,
        &shape,
        &spot.put(&ellipse((0.0, 50.0), 20.0, 14.0)),
        "#7a5248",
        0.8,
        5.0,
    ));
    scene.add(nose(scene, &spot, 36.0, 12.0, "#3a2024"));
    scene.add(scene.fill(&spot.put(&ellipse((0.0, 53.0), 7.0, 4.4)), "#3a1820"));
    for x in [-16.0, 16.0] {
        let (ex, ey) = spot.point((x, -8.0));
        scene.add(
            Eye {
                spot: Spot::new(ex, ey, 1.2).turned(-58.0),
                open: 1.0,
                look: (-4.6, 0.6),
                lid: "#b8967c".into(),
            }
            .ink(scene),
        );
    }
    let cap = spot.put(&fleece(
        &knots![-18, -34; -14, -48; 6, -54; 20, -40; 8, -30],
        9.0,
        18,
    ));
    scene.add(wool(scene, &cap, "#f6ead6", "#8a7488", 15.0, 18));
}

/// In profile against the sky, its horn curled; it has forgotten the well.
fn dreamer(scene: &Scene) {
    let spot = Spot::new(0.0, 0.0, 1.0);
    let neck = fleece(
        &knots![196, 350; 214, 268; 250, 250; 290, 282; 300, 322; 262, 372],
        14.0,
        23,
    );
    scene.add(wool(scene, &neck, "#e2cdac", "#64485c", 18.0, 23));
    let face = blob(
        &knots![244, 276; 258, 246; 292, 234; 336, 208; 372, 178; 390, 170; 404, 180; 402, 198; 386, 210; 372, 228; 344, 262; 316, 292; 288, 312; 258, 308],
    );
    let (ink, shape) = piece(scene, &spot, &face, "#8a5c44");
    scene.add(ink);
    scene.add(soft(
        scene,
        &shape,
        &taper(&spots![280, 244; 336, 212; 384, 176], &[8.0, 12.0, 8.0]),
        "#d49c70",
        0.7,
        4.0,
    ));
    scene.add(soft(
        scene,
        &shape,
        &taper(&spots![270, 312; 320, 290; 372, 232], &[20.0, 16.0, 10.0]),
        "#4a2c2c",
        0.6,
        6.0,
    ));
    scene.add(soft(
        scene,
        &shape,
        &ellipse((392.0, 186.0), 18.0, 14.0),
        "#3a2426",
        0.7,
        6.0,
    ));
    scene.add(scene.fill(
        &taper(&spots![392, 178; 398, 184; 396, 190], &[1.4, 4.0, 1.4]),
        "#1a0e12",
    ));
    scene.add(scene.fill(
        &taper(&spots![398, 200; 384, 203; 370, 214], &[1.4, 2.8, 1.2]),
        "#1a0e12",
    ));
    scene.add(
        Eye {
            spot: Spot::new(308.0, 246.0, 0.98).turned(-36.0),
            open: 0.86,
            look: (3.4, -2.4),
            lid: "#744a38".into(),
        }
        .ink(scene),
    );
    let (ink, _) = piece(
        scene,
        &spot,
        &blob(&knots![262, 286; 240, 300; 214, 326; 208, 340; 226, 336; 252, 322; 274, 302]),
        "#7a503e",
    );
    scene.add(ink);
    let horn = taper(
        &spots![282, 248; 262, 226; 230, 222; 210, 246; 214, 278; 240, 288; 256, 272; 250, 256],
        &[30.0, 29.0, 26.0, 22.0, 18.0, 14.0, 10.0, 3.0],
    );
    let (ink, shape) = piece(scene, &spot, &horn, "#c9b184");
    scene.add(ink);
    for (a, b) in [
        ((268.0, 212.0), (258.0, 244.0)),
        ((244.0, 206.0), (242.0, 240.0)),
        ((218.0, 214.0), (230.0, 240.0)),
        ((198.0, 240.0), (222.0, 252.0)),
        ((200.0, 268.0), (224.0, 266.0)),
        ((216.0, 292.0), (232.0, 276.0)),
        ((242.0, 298.0), (242.0, 280.0)),
    ] {
        scene.add(scene.clipped(
            &shape,
            scene.veil(&taper(&[a, b], &[2.6, 2.0]), "#6e5434", 0.6),
        ));
    }
}
