//! Air and water: the same shore twice, rose above and jade below, but not quite the same.

use super::WATER;
use crate::colour::Colour;
use crate::line::{blob, ellipse, handcut, rect, taper};
use crate::motifs::animals::swallow;
use crate::motifs::plants::ground;
use crate::motifs::water::{mirrored, swell, wavering};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The ridges of the far shore, from the furthest on: their line, their colour in the air and in the water.
const RIDGES: [(&[At], &str, &str); 3] = [
    (
        &[
            (-20.0, 430.0),
            (60.0, 396.0),
            (128.0, 420.0),
            (214.0, 352.0),
            (262.0, 338.0),
            (330.0, 388.0),
            (420.0, 452.0),
            (520.0, 500.0),
            (620.0, 540.0),
            (700.0, 560.0),
            (820.0, 566.0),
        ],
        "#d38fa4",
        "#79ab9b",
    ),
    (
        &[
            (-20.0, 500.0),
            (90.0, 478.0),
            (180.0, 492.0),
            (290.0, 466.0),
            (400.0, 510.0),
            (500.0, 548.0),
            (590.0, 574.0),
            (680.0, 590.0),
            (760.0, 600.0),
            (820.0, 604.0),
        ],
        "#b0778f",
        "#548f83",
    ),
    (
        &[
            (-20.0, 560.0),
            (120.0, 548.0),
            (260.0, 560.0),
            (380.0, 572.0),
            (500.0, 588.0),
            (580.0, 600.0),
            (660.0, 606.0),
            (820.0, 608.0),
        ],
        "#8a6482",
        "#357469",
    ),
];

fn above() -> Shape {
    rect(-20.0, -20.0, 820.0, WATER)
}

fn below() -> Shape {
    rect(-20.0, WATER, 820.0, 1220.0)
}

pub fn air(scene: &Scene) {
    let sky = stops![0, "#a9507c"; 0.32, "#d97a92"; 0.66, "#f4ab9f"; 0.9, "#ffdcb8"; 1, "#fff0cf"];
    scene.sky(scene.linear((260.0, -20.0), (470.0, WATER), &sky), 5, 0.07);
    clouds(scene);
    scene.add(scene.glow((800.0, 590.0), 420.0, "#fff0c0", 0.6, 0.4));
    birds(scene);
    for (i, (line, colour, _)) in RIDGES.into_iter().enumerate() {
        let hill = ridge(line, i);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 10.0, "#a04a70", 0.25));
        let sheet = scene.sheet(&hill, colour).lit(0.5).shade(0.3).rim(1.2);
        scene.add(
            sheet
                .rim_colour("#fff0d4")
                .rim_opacity(0.55)
                .seed(i as i64 + 3),
        );
        let far = 470.0 + 50.0 * i as f64;
        scene.add(scene.clipped(
            &above(),
            scene.fog(far, WATER + 10.0, "#ffe0cc", 0.5 - 0.12 * i as f64),
        ));
    }
}

/// One ridge, down to the water, with its trees.
fn ridge(line: &[At], i: usize) -> Shape {
    let hill = ground(line);
    let mut chance = Chance::of("far trees", i as u64);
    let path = crate::line::Path::new(crate::line::curve(line));
    let (count, size) = [(0, 0.0), (64, 38.0), (44, 58.0)][i];
    let trees = (0..count).map(|_| {
        let x = chance.between(-10.0, 660.0 - 60.0 * i as f64);
        let y = path.y_at(x) + 4.0;
        let high = size * chance.between(0.6, 1.25) * (1.0 - x / 1100.0);
        tree((x, y), high)
    });
    let hill = all([hill].into_iter().chain(trees));
    handcut(&hill.within(&above()), 0.6, 22.0, i as i64 + 3)
}

/// A far conifer: no more than a ragged spire.
fn tree((x, y): At, high: f64) -> Shape {
    let w = high * 0.27;
    blob(&knots![
        x - w, y + 2.0, corner; x - w * 0.5, y - high * 0.3; x - w * 0.72, y - high * 0.32, corner; x - w * 0.3, y - high * 0.62;
        x - w * 0.44, y - high * 0.64, corner; x, y - high, corner; x + w * 0.44, y - high * 0.64, corner;
        x + w * 0.3, y - high * 0.62; x + w * 0.72, y - high * 0.32, corner; x + w * 0.5, y - high * 0.3; x + w, y + 2.0, corner
    ])
}

fn streaks() -> Vec<(Shape, &'static str, f64)> {
    vec![
        (
            blob(&knots![
                330, 172, corner; 420, 156; 520, 150; 640, 128; 760, 120; 840, 104, corner; 840, 132; 760, 146; 660, 152; 560, 172; 440, 180
            ]),
            "#f7b7ae",
            0.75,
        ),
        (
            blob(&knots![
                470, 262, corner; 560, 250; 650, 246; 740, 226; 850, 220, corner; 850, 250; 740, 262; 640, 270; 550, 276
            ]),
            "#ffd0b8",
            0.8,
        ),
        (
            blob(
                &knots![-30, 250, corner; 60, 236; 150, 240; 250, 222, corner; 170, 254; 70, 262; -30, 276, corner],
            ),
            "#eb9aa2",
            0.7,
        ),
        (
            blob(
                &knots![560, 372, corner; 650, 358; 740, 356; 850, 340, corner; 850, 366; 740, 376; 650, 380],
            ),
            "#ffe2c4",
            0.85,
        ),
        (
            blob(&knots![140, 92, corner; 240, 74; 330, 76; 430, 52, corner; 350, 92; 250, 100]),
            "#d9799a",
            0.7,
        ),
    ]
}

fn clouds(scene: &Scene) {
    for (i, (streak, colour, opacity)) in streaks().into_iter().enumerate() {
        let streak = handcut(&streak, 1.2, 36.0, i as i64);
        let sheet = scene.sheet(&streak, colour).lit(0.5).shade(0.3).rim(1.6);
        scene.add(scene.faint(
            scene.shadow(&streak, (0.0, 4.0), 8.0, "#a84878", 0.3) + sheet.ink(),
            opacity,
        ));
    }
}

/// Where the birds fly.
const FLOCK: [(f64, f64, f64, f64, f64); 6] = [
    (636.0, 196.0, 44.0, 0.5, -16.0),
    (700.0, 162.0, 36.0, 0.8, -8.0),
    (650.0, 284.0, 28.0, 0.3, -24.0),
    (742.0, 204.0, 30.0, 0.6, -12.0),
    (680.0, 236.0, 25.0, 0.4, -18.0),
    (752.0, 130.0, 24.0, 0.7, -6.0),
];

fn birds(scene: &Scene) {
    for (x, y, size, spread, turn) in FLOCK {
        let shape = swallow(spread);
        let bounds = shape.bounds();
        let size = size / bounds.width().max(bounds.height());
        let bird = Spot::new(x, y, size).turned(turn).flipped(true).put(&shape);
        scene.add(scene.fill(&bird, "#5d2c5c"));
    }
}

pub fn water(scene: &Scene) {
    let deep = stops![0, "#ffe6c6"; 0.05, "#e9c9b4"; 0.2, "#9cc3ac"; 0.45, "#4f9a86"; 0.75, "#1f6c62"; 1, "#0f4a4a"];
    let deep = scene.linear((560.0, WATER), (330.0, 1230.0), &deep);
    scene.add(scene.washed(scene.fill(&below(), deep), 9, 0.08));
    for (streak, _, opacity) in streaks() {
        let streak = reflected(&streak, 3.0);
        scene.add(scene.veil(&streak.within(&below()), "#bfe0c4", opacity * 0.3));
    }
    for (i, (line, _, colour)) in RIDGES.into_iter().enumerate() {
        let hill = reflected(&ridge(line, i), 2.0 + i as f64).within(&below());
        let sheet = scene.sheet(&hill, colour).lit(0.35).shade(0.4).rim(0.0);
        scene.add(scene.faint(sheet.ink(), 0.85));
    }
    scene.add(scene.glow((810.0, 630.0), 300.0, "#fff0c8", 0.55, 0.4));
    scene.add(scene.fog(WATER + 60.0, WATER - 2.0, "#ffe6d0", 0.5));
    let density = stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.55];
    let density = scene.linear((400.0, 760.0), (400.0, 1220.0), &density);
    scene.add(scene.grain(&below(), density, "#0c3e42", Spray::new(7, 0.5)));
    shoal(scene);
}

/// What the birds are in the other world.
fn shoal(scene: &Scene) {
    let fish = blob(&knots![
        -50, 0; -34, -12; -8, -17; 20, -12; 38, -4; 56, -16, corner; 52, 0; 58, 15, corner; 38, 5; 18, 13; -10, 16; -36, 10
    ]);
    let fin = blob(&knots![-8, -15, corner; 4, -27; 18, -24, corner; 16, -12]);
    for (i, (x, y, size, _, turn)) in FLOCK.into_iter().enumerate() {
        let spot = Spot::new(x, 2.0 * WATER - y, size / 84.0).turned(-turn * 1.4);
        let shape = handcut(&spot.put(&fish.and(&fin)), 0.3, 10.0, i as i64);
        scene.add(scene.shadow(&shape, (-3.0, 6.0), 5.0, "#093036", 0.4));
        scene.add(
            scene
                .sheet(&shape, "#e9b9a2")
                .lit(0.35)
                .shade(0.5)
                .dark("#4f8a7c")
                .rim(1.3)
                .grain(1.05),
        );
        let eye = spot.put(&ellipse((-36.0, -3.0), 3.4, 3.4));
        scene.add(scene.fill(&eye, "#0f4044"));
        let gill = spot.put(&taper(&spots![-24, -10; -20, 0; -24, 9], &[0.6, 3.0, 0.6]));
        scene.add(scene.veil(&gill, "#3d7a70", 0.8));
    }
}

/// As the lake shows what is above it.
fn reflected(shape: &Shape, amount: f64) -> Shape {
    wavering(&mirrored(shape, WATER), WATER, amount)
}

/// The flat rock the girl kneels on.
pub fn rock(scene: &Scene, below: bool) {
    let outline = blob(&knots![
        -30, 640, corner; -30, 556, corner; 60, 550; 150, 556; 240, 548; 316, 552; 352, 566; 372, 588; 366, 604; 380, 622; 360, 640, corner
    ]);
    let dry = handcut(&outline, 1.0, 24.0, 6).within(&above());
    let seams: [&[At]; 4] = [
        &spots![40, 556; 58, 580; 50, 612],
        &spots![150, 560; 166, 584; 204, 596; 212, 612],
        &spots![262, 556; 270, 574; 300, 586; 352, 584],
        &spots![100, 590; 130, 600; 150, 612],
    ];
    let moss = blob(
        &knots![-30, 552, corner; 60, 546; 150, 552; 236, 544; 262, 556; 210, 562; 190, 574; 150, 564; 110, 578; 70, 562; 30, 574; -30, 570, corner],
    );
    if below {
        let wet = reflected(&dry, 5.0);
        scene.add(scene.sheet(&wet, "#2b5a5c").lit(0.25).shade(0.5).rim(0.0));
        scene.add(scene.veil(&reflected(&moss.within(&dry), 5.0), "#3f8070", 0.7));
        return;
    }
    scene.add(scene.shadow(&dry, (4.0, 0.0), 12.0, "#5a3058", 0.4));
    scene.add(
        scene
            .sheet(&dry, "#584a68")
            .lit(0.34)
            .shade(0.7)
            .rim(2.2)
            .dark("#33304e")
            .rim_colour("#ffd9bc"),
    );
    for seam in seams {
        scene.add(scene.veil(
            &taper(seam, &[0.5, 2.6, 2.0, 0.4]).within(&dry),
            "#33264a",
            0.7,
        ));
    }
    let moss = handcut(&moss, 1.4, 8.0, 4);
    scene.add(scene.sheet(&moss, "#5d8468").lit(0.3).shade(0.5).rim(1.2));
}

/// The skin of the water over what it shows.
pub fn ripples(scene: &Scene) {
    let mut chance = Chance::of("ripples", 12);
    let mut light = Vec::new();
    let mut dark = Vec::new();
    for i in 0..64 {
        let down = chance.unit().powf(1.6);
        let y = WATER + 6.0 + 380.0 * down;
        let x = chance.between(-20.0, 820.0);
        let wide = 24.0 + 90.0 * down + chance.between(0.0, 50.0);
        let low = [
            0.0,
            chance.between(-2.0, 2.0),
            chance.between(-2.0, 2.0),
            0.0,
        ];
        let thick = [0.3, 1.2 + 2.4 * down, 1.0 + 2.0 * down, 0.3];
        let shape = swell((x, y), wide, low, thick);
        // Not across her face.
        let on_face = x + wide > 420.0 && x - wide < 630.0 && y > 770.0;
        let on_hair = x - wide < 500.0 && y > 920.0;
        if !on_face && !on_hair {
            if i % 3 == 0 {
                dark.push(shape)
            } else {
                light.push(shape)
            }
        }
    }
    scene.add(scene.veil(&all(light), "#eafff0", 0.2));
    scene.add(scene.veil(&all(dark), "#0d4a4a", 0.22));
    for (y, x0, x1, opacity) in [
        (618.0, 560.0, 820.0, 0.8),
        (630.0, 640.0, 830.0, 0.65),
        (646.0, 700.0, 830.0, 0.5),
        (664.0, 660.0, 800.0, 0.3),
    ] {
        let glint = taper(
            &[(x0, y), ((x0 + x1) / 2.0, y + 1.0), (x1, y)],
            &[0.3, 3.4, 0.8],
        );
        scene.add(scene.veil(&glint, "#fff2d4", opacity));
    }
}

/// A branch in blossom.
pub fn branch(scene: &Scene) {
    let limbs = [
        taper(
            &spots![-30, 96; 50, 88; 120, 62; 190, 66; 260, 40; 330, 44],
            &[30.0, 24.0, 18.0, 13.0, 8.0, 3.0],
        ),
        taper(
            &spots![120, 62; 160, 104; 214, 126; 262, 160],
            &[13.0, 9.0, 6.0, 2.0],
        ),
        taper(
            &spots![40, 90; 76, 140; 84, 186; 112, 222],
            &[12.0, 9.0, 6.0, 2.0],
        ),
        taper(&spots![190, 66; 228, 20; 262, -14], &[9.0, 7.0, 4.0]),
        taper(&spots![214, 126; 236, 116; 266, 118], &[4.0, 3.0, 1.0]),
        taper(&spots![84, 180; 60, 206; 54, 236], &[4.0, 3.0, 1.0]),
    ];
    let wood = handcut(&all(limbs).fillet(4.0), 0.8, 18.0, 3);
    scene.add(scene.shadow(&wood, (-4.0, 6.0), 9.0, "#6a2450", 0.4));
    scene.add(
        scene
            .sheet(&wood, "#4a2a4c")
            .lit(0.3)
            .shade(0.6)
            .rim(1.8)
            .rim_colour("#ffc0a8"),
    );
    let mut chance = Chance::of("blossom", 5);
    let places = spots![
        330, 46; 306, 36; 262, 44; 236, 26; 262, -4; 214, 66; 186, 62; 156, 98; 180, 116; 214, 124; 240, 146; 264, 160; 264, 118;
        120, 66; 84, 80; 60, 96; 80, 150; 84, 186; 112, 222; 98, 206; 56, 232; 64, 204; 20, 84; 130, 40; 290, 62; 40, 118; 146, 76
    ];
    let mut ink = Ink::none();
    for (i, (x, y)) in places.into_iter().enumerate() {
        // Buds behind, then one to three flowers at each knot of the wood.
        for _ in 0..2 {
            let (dx, dy) = (chance.near(0.0, 16.0), chance.near(4.0, 14.0));
            let stem = taper(
                &[(x, y), (x + dx * 0.6, y + dy * 0.8), (x + dx, y + dy)],
                &[2.0, 1.5, 1.2],
            );
            let bud = Spot::new(x + dx, y + dy, chance.between(0.7, 1.1))
                .turned(dx.atan2(-dy).to_degrees());
            let bud = bud.put(&blob(
                &knots![0, 3; 4, -2; 2, -9; 0, -11, corner; -3, -8; -4, -2],
            ));
            ink += scene.fill(&stem, "#5a3450");
            ink += scene
                .sheet(&bud, "#d9557c")
                .lit(0.3)
                .shade(0.4)
                .rim(0.9)
                .grain(1.05)
                .ink();
        }
        for _ in 0..1 + chance.below(3) {
            let at = (x + chance.near(0.0, 10.0), y + chance.near(0.0, 9.0));
            let tone = *chance.pick(&["#fbc9cd", "#f7b0be", "#ffdfda", "#f29ab0"]);
            let flat = (chance.between(0.62, 1.0), chance.between(0.0, 180.0));
            ink += blossom(scene, at, chance.between(8.0, 15.0), flat, tone, i as i64);
        }
    }
    scene.add(ink);
    // A few petals have let go.
    for (x, y, turn) in [
        (150.0, 270.0, 30.0),
        (214.0, 226.0, 80.0),
        (300.0, 210.0, -20.0),
        (360.0, 130.0, 50.0),
        (52.0, 320.0, 10.0),
    ] {
        let petal = Spot::new(x, y, 1.0)
            .turned(turn)
            .put(&blob(&knots![-7, 0; 0, -5; 7, -1; 3, 4]));
        scene.add(scene.shadow(&petal, (0.0, 3.0), 3.0, "#8a3058", 0.3));
        scene.add(scene.sheet(&petal, "#ffdcd8").lit(0.3).shade(0.3).rim(0.8));
    }
}

/// One flower, seen a little from the side: `flat` says how much, and from which.
fn blossom(scene: &Scene, at: At, r: f64, flat: (f64, f64), tone: &str, seed: i64) -> Ink {
    let mut ink = Ink::none();
    let petal =
        blob(&knots![0, 0; 4.4, -3; 6.6, -8; 4, -11.6; 1, -10.6; -2.4, -12; -6.4, -8.6; -4.6, -3]);
    let seen = |shape: &Shape| shape.stretched(1.0, flat.0, at).turned(flat.1, at);
    let petals: Vec<Shape> = (0..5)
        .map(|i| {
            Spot::new(at.0, at.1, r / 11.0)
                .turned(72.0 * f64::from(i))
                .put(&petal)
        })
        .map(|petal| seen(&petal))
        .collect();
    ink += scene.shadow(
        &all(petals.iter().cloned()),
        (-1.0, 3.0),
        3.0,
        "#8a3058",
        0.4,
    );
    for petal in &petals {
        let sheet = scene
            .sheet(petal, tone)
            .lit(0.4)
            .shade(0.45)
            .dark("#d9708e");
        ink += sheet.rim(0.8).grain(1.05).seed(seed).ink();
    }
    for i in 0..6 {
        let turn = (60.0 * f64::from(i) + flat.1).to_radians();
        let end = (at.0 + turn.cos() * r * 0.36, at.1 + turn.sin() * r * 0.36);
        ink += scene.veil(&seen(&taper(&[at, end], &[0.8, 0.6])), "#b8305c", 0.8);
        ink += scene.fill(&seen(&ellipse(end, 1.0, 1.0)), "#ffe08a");
    }
    ink + scene.fill(&ellipse(at, r * 0.13, r * 0.12), "#c93a62")
}

/// Reeds along the water, from and to; with their double, which shakes.
pub fn reeds(scene: &Scene, (x0, x1): (f64, f64), count: u32, high: f64) {
    let mut chance = Chance::of("reeds by the lake", u64::from(count));
    let mut stalks = Vec::new();
    let mut heads = Vec::new();
    for _ in 0..count {
        let x = chance.between(x0, x1);
        let tall = high * chance.between(0.5, 1.1);
        let over = chance.near(-0.06, 0.12) * tall;
        let top = (x + over, WATER - tall);
        let line = [(x, WATER + 3.0), (x + over * 0.3, WATER - tall * 0.55), top];
        stalks.push(taper(&line, &[4.6, 3.4, 0.8]));
        if chance.happens(0.4) {
            let head = [
                (x + over * 0.92, WATER - tall * 0.86),
                (top.0, top.1 - 14.0),
            ];
            heads.push(taper(&head, &[7.0, 6.0]));
        } else {
            let side = chance.side() * tall;
            let leaf = [
                (x, WATER + 2.0),
                (x + side * 0.1, WATER - tall * 0.5),
                (x + side * 0.22, WATER - tall * 0.52),
            ];
            stalks.push(taper(&leaf, &[4.0, 3.4, 0.5]));
        }
    }
    let (stalks, heads) = (all(stalks), all(heads));
    let wet = reflected(&stalks.and(&heads), 5.0);
    scene.add(scene.veil(&wet, "#114a4a", 0.7));
    scene.add(scene.shadow(&stalks, (-4.0, 2.0), 6.0, "#5a3058", 0.3));
    for (shape, colour) in [(stalks, "#3f6f5e"), (heads, "#7a4a4c")] {
        let sheet = scene.sheet(&shape, colour).lit(0.4).shade(0.5).rim(1.4);
        scene.add(sheet.rim_colour("#ffe6bc"));
    }
}
