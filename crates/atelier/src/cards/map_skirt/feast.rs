//! The feast around her: the square, the people who watch, paper flags and lanterns.

use super::{BONE, DUSK, FOAM, GOLD, RED};
use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Path, blob, curve, ellipse, handcut, poly, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::{HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

const JOINT: &str = "#a97f62";
const MIDDLE: At = (400.0, 706.0);

/// A place on the square: so far from the middle, at an angle.
fn on_floor(far: f64, degrees: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (MIDDLE.0 + far * cos, MIDDLE.1 + far * sin * 0.87)
}

/// The square, paved in rings.
pub fn floor(scene: &Scene) {
    let stops = stops![0, "#f6e4c2"; 0.42, "#ecd0a4"; 0.68, "#d5a97e"; 1, "#96624f"];
    scene.sky(
        scene.radial_from((430.0, 620.0), 900.0, (520.0, 420.0), &stops),
        5,
        0.04,
    );
    let mut chance = Chance::of("paving", 3);
    let (mut joints, mut light, mut dark) = (Vec::new(), Vec::new(), Vec::new());
    let rings = [392.0, 448.0, 508.0, 574.0, 646.0, 724.0, 808.0, 900.0];
    for (i, pair) in rings.windows(2).enumerate() {
        let (inner, outer) = (pair[0], pair[1]);
        let ring: Vec<At> = (0..=120)
            .map(|k| on_floor(inner, f64::from(k) * 3.0))
            .collect();
        joints.push(crate::line::Stroke::along(ring, &[1.8, 1.8]).shape());
        let count = 30 + i * 4;
        for k in 0..count {
            let turn = 360.0 * (k as f64 + chance.between(-0.16, 0.16) + 0.5 * (i % 2) as f64)
                / count as f64;
            let (a, b) = (on_floor(inner, turn), on_floor(outer, turn + 0.4));
            joints.push(taper(&[a, b], &[1.8, 1.6]));
            let wide = 360.0 / count as f64;
            let stone = poly(&[
                on_floor(inner + 3.0, turn + 0.5),
                on_floor(inner + 3.0, turn + wide - 0.6),
                on_floor(outer - 3.0, turn + wide - 0.5),
                on_floor(outer - 3.0, turn + 0.5),
            ]);
            match chance.below(5) {
                0 => light.push(stone),
                1 => dark.push(stone),
                _ => {}
            }
        }
    }
    scene.add(scene.veil(&all(light), FOAM, 0.4) + scene.veil(&all(dark), "#c99a70", 0.22));
    scene.add(scene.veil(&all(joints), JOINT, 0.38));
    // Dusk comes from the edges.
    let dusk = scene.radial(
        (430.0, 640.0),
        880.0,
        &stops![0.5, Colour::BLACK, 0.0; 0.8, Colour::BLACK, 0.4; 1, Colour::BLACK, 0.8],
    );
    let whole = poly(&[(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]);
    scene.add(scene.grain(&whole, dusk, "#8a5048", Spray::new(9, 0.7)));
    confetti(scene);
}

fn confetti(scene: &Scene) {
    let mut chance = Chance::of("confetti", 8);
    let mut bits: Vec<(Shape, &str)> = Vec::new();
    for _ in 0..130 {
        let (x, y) = on_floor(chance.between(430.0, 800.0), chance.between(0.0, 360.0));
        let r = chance.between(2.6, 6.0);
        let bit = blob(&knots![-r, 0; -r * 0.2, -r * 0.6; r, -r * 0.1; r * 0.2, r * 0.6]);
        let bit = Spot::new(x, y, 1.0)
            .turned(chance.between(0.0, 180.0))
            .put(&bit);
        bits.push((
            bit,
            *chance.pick(&[RED, "#1f9a9a", GOLD, "#e8705a", "#fffaf0"]),
        ));
    }
    let whole = all(bits.iter().map(|(bit, _)| bit.moved(-1.5, 3.0)));
    scene.add(scene.veil(&whole, DUSK, 0.35));
    for (bit, colour) in bits {
        scene.add(scene.fill(&bit, colour));
    }
}

/// What the arms of somebody who watches do.
#[derive(Clone, Copy, PartialEq)]
enum Arms {
    /// They clap.
    Clap,
    /// They are thrown up.
    Cheer,
    /// One of them waves a cloth.
    Wave,
    /// They beat a drum.
    Drum,
    /// They are folded.
    Fold,
}

/// Somebody who watches, seen from above at a slant: 100 high, the feet at the origin.
struct Watcher {
    spot: Spot,
    skin: Colour,
    hair: Colour,
    coat: Colour,
    trim: Colour,
    hat: Option<Colour>,
    crop: Crop,
    skirt: bool,
    arms: Arms,
}

impl Watcher {
    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let paper = Paper {
            uneven: 0.3,
            rim: 1.0,
            ..Paper::new(
                Motif {
                    scene,
                    spot: self.spot,
                    seed,
                },
                DUSK,
            )
        };
        let (skin, coat) = (self.skin, self.coat);
        let mut ink = Ink::none();
        let shoes = all([
            blob(&knots![-10, -1; -9, -7; -4, -6; -4, 1; -8, 3]),
            blob(&knots![10, 0; 9, -7; 4, -6; 4, 2; 8, 4]),
        ]);
        let legs = all([
            taper(&spots![-6, -26; -7, -4], &[9.0, 7.0]),
            taper(&spots![6, -26; 7, -4], &[9.0, 7.0]),
        ]);
        ink += paper.mark(&legs, mix(self.trim, DUSK, 0.5));
        ink += paper.mark(&shoes, "#3a1c28");
        let body = match self.skirt {
            true => blob(&knots![
                -7, -76; -20, -72; -21, -58; -14, -44; -22, -18; -24, -8; -10, -5; 4, -7; 16, -4; 25, -9; 21, -22; 14, -44;
                21, -58; 20, -72; 7, -76
            ]),
            false => blob(&knots![
                -7, -76; -21, -72; -23, -56; -17, -40; -17, -22; -6, -19; 0, -21; 8, -19; 17, -23; 17, -40; 23, -56;
                21, -72; 7, -76
            ]),
        };
        ink += paper.piece(&body, coat, 1);
        let folds = match self.skirt {
            true => all([
                taper(&spots![-8, -42; -12, -24; -13, -10], &[0.4, 1.8, 0.6]),
                taper(&spots![2, -42; 3, -24; 4, -10], &[0.4, 1.8, 0.6]),
                taper(&spots![10, -42; 14, -26; 16, -10], &[0.4, 1.8, 0.6]),
            ]),
            false => all([
                taper(&spots![0, -72; 1, -46; 0, -22], &[0.6, 1.2, 0.6]),
                taper(&spots![-15, -42; -4, -39; 4, -40], &[0.4, 1.4, 0.4]),
            ]),
        };
        ink += paper.stain(&folds, mix(coat, DUSK, 0.7), 0.8);
        let collar = blob(&knots![-12, -75; 0, -66; 12, -75; 8, -71; 0, -61; -8, -71]);
        ink += paper.mark(&collar, self.trim);
        ink += self.reach(&paper, coat, skin);
        ink + self.head(&paper, skin)
    }

    fn reach(&self, paper: &Paper, coat: Colour, skin: Colour) -> Ink {
        let sleeve = coat.lighter(0.03);
        let arms: [[At; 3]; 2] = match self.arms {
            Arms::Clap => [
                spots![-19, -66; -22, -50; -6, -50],
                spots![19, -66; 23, -52; 5, -53],
            ],
            Arms::Cheer => [
                spots![-18, -68; -32, -78; -34, -98],
                spots![18, -68; 31, -82; 36, -102],
            ],
            Arms::Wave => [
                spots![-19, -66; -26, -50; -16, -40],
                spots![18, -68; 30, -84; 28, -104],
            ],
            Arms::Drum => [
                spots![-19, -66; -26, -52; -14, -46],
                spots![19, -66; 27, -56; 17, -50],
            ],
            Arms::Fold => [
                spots![-19, -66; -21, -50; 2, -48],
                spots![19, -66; 21, -50; -3, -45],
            ],
        };
        let mut ink = Ink::none();
        if self.arms == Arms::Drum {
            let drum = blob(&knots![-17, -42; -15, -20; -4, -15; 8, -15; 17, -22; 18, -42]);
            let skin = ellipse((0.5, -42.0), 17.5, 8.5);
            ink += paper.piece(&drum, "#b23a30", 12);
            let ropes = taper(
                &spots![-16, -36; -11, -20; -6, -34; 0, -17; 6, -34; 12, -20; 17, -36],
                &[1.0, 1.0],
            );
            ink += paper.mark(&ropes, GOLD);
            ink += paper.piece(&skin, FOAM, 13);
        }
        for (i, points) in arms.iter().enumerate() {
            let hand = points[2];
            let side = if i == 0 { -1.0 } else { 1.0 };
            let (x, y) = hand;
            let palm = blob(&knots![
                x - 4.6, y + 2.0; x - 3.0, y - 5.0; x + side * 1.0, y - 7.5; x + 3.8, y - 4.0; x + 4.2, y + 3.0; x, y + 5.0
            ]);
            if self.arms == Arms::Wave && i == 1 {
                let cloth = blob(&knots![
                    28, -108, corner; 40, -118; 52, -110; 62, -116; 66, -104, corner; 54, -98; 44, -102; 34, -96
                ]);
                ink += paper.piece(&cloth, FOAM, 15);
            }
            ink += paper.piece(&palm, skin, 3 + i as i64);
            ink += paper.piece(&taper(points, &[11.0, 9.5, 7.5]), sleeve, 5 + i as i64);
        }
        ink
    }

    fn head(&self, paper: &Paper, skin: Colour) -> Ink {
        let hair = self.hair;
        let back = match self.crop {
            Crop::Bob => blob(&knots![
                -15, -82; -15, -94; -9, -104; 0, -107; 9, -104; 15, -94; 15, -82; 10, -76; 0, -74; -10, -76
            ]),
            Crop::Short => blob(&knots![-13, -88; -13, -97; 0, -107; 13, -97; 13, -88; 0, -84]),
            Crop::Knot => blob(&knots![
                -13, -88; -14, -97; -8, -105; -7, -115; 0, -119; 7, -115; 8, -105; 14, -97; 13, -88; 0, -84
            ]),
            Crop::Curls => blob(&knots![
                -16, -84; -21, -90; -18, -98; -19, -106; -10, -109; -5, -116; 3, -113; 11, -114; 14, -106; 20, -102; 18, -93;
                20, -86; 12, -80; 0, -84; -11, -79
            ]),
        };
        let face = blob(
            &knots![-11, -84; -12, -92; -6, -97; 0, -98; 6, -97; 12, -92; 11, -84; 7, -76; 0, -72.5; -7, -76],
        );
        let ears = all([
            ellipse((-12.2, -86.0), 2.6, 3.6),
            ellipse((12.2, -86.0), 2.6, 3.6),
        ]);
        let cap = blob(&knots![
            -13, -87; -14, -96; -9, -105; 0, -108; 9, -105; 14, -96; 13, -87; 11, -91; 6, -95; -2, -94; -9, -93; -11, -90
        ]);
        let shade = taper(&spots![-9, -73; 0, -69; 9, -73], &[1.0, 5.0, 1.0]);
        let mut ink = paper.stain(&shade, DUSK, 0.4);
        ink += paper.piece(&back, hair, 7);
        if self.crop != Crop::Bob {
            ink += paper.mark(&ears, mix(skin, DUSK, 0.2));
        }
        ink += paper.piece(&face, skin, 8);
        let line = mix(skin, "#200f1e", 0.8);
        let marks = all([
            taper(
                &spots![-7, -86.5; -4.6, -87.8; -2.6, -86.5],
                &[0.7, 1.3, 0.7],
            ),
            taper(&spots![2.6, -86.5; 4.6, -87.8; 7, -86.5], &[0.7, 1.3, 0.7]),
            taper(&spots![-3.6, -79.4; 0, -77.6; 3.6, -79.4], &[0.6, 1.4, 0.6]),
            taper(&spots![0, -86; 0.8, -82.6; -0.4, -82.2], &[0.4, 0.9, 0.4]),
        ]);
        let cheeks = all([
            ellipse((-7.0, -81.5), 2.6, 1.8),
            ellipse((7.0, -81.5), 2.6, 1.8),
        ]);
        ink += paper.stain(&cheeks, "#d9483a", 0.35) + paper.mark(&marks, line);
        ink += paper.piece(&cap, hair, 9);
        if let Some(hat) = self.hat {
            let brim = blob(&knots![
                -25, -92; -21, -104; -8, -111; 8, -111; 21, -104; 25, -92; 15, -89; 0, -92; -15, -89
            ]);
            let crown =
                blob(&knots![-12, -100; -11, -110; -4, -115; 5, -115; 12, -109; 12, -100; 0, -97]);
            let band = taper(&spots![-12, -101; 0, -98; 12, -101], &[2.6, 3.2, 2.6]);
            ink += paper.piece(&brim, hat, 10) + paper.piece(&crown, hat, 11);
            ink += paper.mark(&band, self.trim);
        }
        ink
    }
}

const STRAW: &str = "#e2b25c";

/// How the hair of somebody who watches is worn.
#[derive(Clone, Copy, PartialEq)]
enum Crop {
    /// Cut short.
    Short,
    /// To the chin.
    Bob,
    /// In a knot on the crown.
    Knot,
    /// A round mass of curls.
    Curls,
}

/// One row of those on the far side: how far from the middle, how large, how much in the dusk, and where.
struct Row {
    far: f64,
    size: f64,
    dusk: f64,
    places: &'static [f64],
}

const ROWS: [Row; 3] = [
    Row {
        far: 640.0,
        size: 1.04,
        dusk: 0.62,
        places: &[
            24.0, 84.0, 150.0, 206.0, 268.0, 330.0, 384.0, 446.0, 506.0, 640.0, 700.0, 756.0,
        ],
    },
    Row {
        far: 588.0,
        size: 1.1,
        dusk: 0.34,
        places: &[
            -2.0, 58.0, 122.0, 176.0, 240.0, 306.0, 360.0, 424.0, 482.0, 668.0, 730.0, 794.0,
        ],
    },
    Row {
        far: 530.0,
        size: 1.16,
        dusk: 0.0,
        places: &[22.0, 90.0, 148.0, 214.0, 272.0, 466.0, 694.0, 764.0],
    },
];

const SKINS: [&str; 7] = [
    "#8a573f", "#f0c3a0", "#5e3a2c", "#c4875a", "#d99a74", "#6a4030", "#b9785a",
];
const HAIRS: [&str; 6] = [
    "#1c121f", "#2a1a22", "#5a3424", "#8a8088", "#2a1a22", "#8a4a2a",
];
const COATS: [&str; 9] = [
    "#c8503a", "#2f7f80", "#e0a83f", "#8a3550", "#35667f", "#d9784a", "#f0ddb8", "#2f8f88",
    "#a8324a",
];

/// Those on the far side, who look at her and at us.
pub fn crowd(scene: &Scene) {
    let mut number = 0;
    for row in ROWS {
        for &x in row.places {
            number += 1;
            let mut chance = Chance::of("watcher", number);
            let n = number as usize;
            let along = (row.far.powi(2) - (x - MIDDLE.0).powi(2)).max(0.0).sqrt();
            let y = MIDDLE.1 - along * 0.87 + chance.between(-7.0, 7.0);
            let child = n % 9 == 4 && row.dusk < 0.5;
            let size = row.size
                * if child {
                    0.72
                } else {
                    chance.between(0.92, 1.06)
                };
            let skirt = chance.happens(0.5);
            let dim = |colour: &str| mix(colour, "#6f3a44", row.dusk);
            let hats = [
                Some(STRAW),
                None,
                None,
                Some("#b8483a"),
                None,
                None,
                Some(STRAW),
            ];
            let crops = [Crop::Short, Crop::Curls, Crop::Knot, Crop::Bob];
            let watcher = Watcher {
                spot: Spot::new(x, y, size)
                    .flipped(n % 2 == 1)
                    .turned((x - 400.0) * 0.008),
                skin: dim(SKINS[(n * 3) % 7]),
                hair: dim(HAIRS[(n * 5) % 6]),
                coat: dim(COATS[(n * 4) % 9]),
                trim: dim([BONE, RED, GOLD, BONE, "#2f7f80"][n % 5]),
                hat: if child {
                    None
                } else {
                    hats[(n * 2) % 7].map(dim)
                },
                crop: if skirt {
                    crops[1 + n % 3]
                } else {
                    crops[n % 2]
                },
                skirt,
                arms: [
                    Arms::Clap,
                    Arms::Cheer,
                    Arms::Fold,
                    Arms::Clap,
                    Arms::Wave,
                    Arms::Drum,
                    Arms::Cheer,
                ][(n * 3 + 2) % 7],
            };
            let ground = ellipse((x - 14.0 * size, y), 30.0 * size, 9.0 * size);
            scene.add(scene.blurred(scene.veil(&ground, DUSK, 0.5), 6.0));
            scene.add(watcher.ink(scene, 3 + number as i64 * 40));
        }
    }
}

/// A paper lantern that hangs from a place.
fn lantern(scene: &Scene, at: At, size: f64, colour: &str, seed: i64) -> Ink {
    let paper = Paper {
        lit: 0.5,
        ..Paper::new(
            Motif {
                scene,
                spot: Spot::new(at.0, at.1, size),
                seed,
            },
            "#6a1a2a",
        )
    };
    let body = blob(&knots![
        -12, 14, corner; -30, 22; -40, 42; -36, 64; -14, 78, corner; 14, 78, corner; 36, 64; 40, 42; 30, 22; 12, 14, corner
    ]);
    let cut = paper.put(&body);
    let mut ink = scene.shadow(&cut, (-26.0 * size, 70.0 * size), 18.0 * size, DUSK, 0.32);
    ink += paper.mark(&taper(&spots![0, 0; 0, 14], &[1.6, 1.6]), "#4a1c28");
    ink += paper.piece(&body, colour, 1);
    ink += scene.clipped(
        &cut,
        scene.glow(
            paper.motif.spot.point((4.0, 46.0)),
            46.0 * size,
            "#ffd27a",
            0.85,
            0.4,
        ),
    );
    let ribs = all([-26.0_f64, -10.0, 10.0, 26.0].map(|x| {
        taper(
            &[(x * 0.4, 15.0), (x * 1.2, 44.0), (x * 0.45, 77.0)],
            &[0.7, 1.5, 0.7],
        )
    }));
    ink += paper.stain(&ribs, mix(colour, "#5a1024", 0.55), 0.6);
    let caps = all([
        blob(
            &knots![-13, 11, corner; 0, 9; 13, 11, corner; 12, 17, corner; 0, 19; -12, 17, corner],
        ),
        blob(
            &knots![-14, 76, corner; 0, 79; 14, 76, corner; 12, 82, corner; 0, 84; -12, 82, corner],
        ),
    ]);
    ink += paper.piece(&caps, GOLD, 3);
    let tassel = all([-4.0, 0.0, 4.0].map(|x: f64| {
        taper(
            &[(x, 84.0), (x * 1.3, 94.0), (x * 1.2 - 2.0, 106.0)],
            &[1.6, 2.2, 0.8],
        )
    }));
    ink + paper.mark(&tassel, GOLD)
}

/// Paper flags with cut-out patterns, on a string that sags.
fn flags(scene: &Scene, points: &[At], count: usize, size: f64, first: usize) -> Ink {
    let string = curve(points);
    let path = Path::new(string.clone());
    let flag = blob(&knots![
        -15, 0, corner; 15, 0, corner; 15.5, 26, corner; 10, 31; 5, 27, corner; 0, 33; -5, 27, corner; -10, 31; -15.5, 26, corner
    ]);
    let holes = all([
        poly(&spots![0, 6; 5, 12; 0, 18; -5, 12]),
        poly(&spots![-10, 5; -7.4, 8; -10, 11; -12.6, 8]),
        poly(&spots![10, 5; 12.6, 8; 10, 11; 7.4, 8]),
        poly(&spots![-9.5, 16; -7, 20; -9.5, 24; -12, 20]),
        poly(&spots![9.5, 16; 12, 20; 9.5, 24; 7, 20]),
        poly(&spots![0, 21.5; 2.2, 24; 0, 26.5; -2.2, 24]),
    ]);
    let flag = flag.minus(&holes);
    let placed: Vec<Shape> = path
        .walk(count)
        .enumerate()
        .map(|(i, (at, turn))| {
            let sway = [4.0, -6.0, 2.0, -3.0, 7.0][i % 5];
            let put = Spot::new(at.0, at.1, size)
                .turned(turn * 0.8 + sway)
                .put(&flag);
            handcut(&put, 0.3, 9.0, i as i64)
        })
        .collect();
    let mut ink = scene.shadow(&all(placed.clone()), (-22.0, 62.0), 9.0, DUSK, 0.26);
    ink += scene.stitched(&string, "#6a2a36", 1.6, 0.9, None);
    for (i, flag) in placed.iter().enumerate() {
        let colour = [RED, "#1f9a9a", BONE, GOLD, "#e8705a"][(i + first) % 5];
        ink += scene
            .sheet(flag, colour)
            .lit(0.25)
            .shade(0.45)
            .dark(mix(colour, DUSK, 0.55))
            .rim(1.0)
            .ink();
    }
    ink
}

/// Paper flags and lanterns above the square.
pub fn garlands(scene: &Scene) {
    scene.add(flags(
        scene,
        &spots![-20, 52; 90, 76; 220, 62; 340, 10; 372, -20],
        11,
        1.0,
        0,
    ));
    scene.add(flags(
        scene,
        &spots![396, -20; 480, 40; 600, 76; 720, 66; 824, 24],
        11,
        1.0,
        2,
    ));
    scene.add(lantern(scene, (56.0, -22.0), 0.92, "#d8402f", 3));
    scene.add(lantern(scene, (742.0, -26.0), 1.1, "#d8402f", 7));
    scene.add(lantern(scene, (232.0, -52.0), 0.8, "#e9a63c", 11));
}

/// Those on the near side, whom we see from behind.
pub fn onlookers(scene: &Scene) {
    let hats = [
        (70.0, 1176.0, 1.0, STRAW, RED, "#35667f"),
        (742.0, 1168.0, 1.05, "#c8503a", GOLD, "#3f7f86"),
    ];
    for (i, (x, y, size, hat, band, coat)) in hats.into_iter().enumerate() {
        let paper = Paper {
            rim: 1.8,
            grain: 0.75,
            ..Paper::new(
                Motif {
                    scene,
                    spot: Spot::new(x, y, size),
                    seed: 5 + i as i64,
                },
                "#3a1628",
            )
        };
        let shoulders = blob(&knots![-92, 80; -84, 22; -50, -6; 0, -16; 50, -6; 84, 22; 92, 80]);
        let cut = paper.put(&shoulders);
        scene.add(scene.shadow(&cut, (-14.0, 10.0), 14.0, DUSK, 0.5));
        scene.add(paper.piece(&shoulders, coat, 1));
        let brim = blob(&knots![
            -70, -18; -56, -50; -22, -68; 20, -70; 54, -54; 72, -22; 58, 6; 22, 20; -20, 20; -56, 8
        ]);
        let cut = paper.put(&brim);
        scene.add(scene.shadow(&cut, (-8.0, 14.0), 9.0, "#3a1628", 0.6));
        scene.add(paper.piece(&brim, hat, 2));
        let weave = all((1..6).map(|k| {
            let part = f64::from(k) / 6.0;
            let ring = ellipse((0.0, -26.0), 34.0 + 36.0 * part, 22.0 + 24.0 * part);
            ring.minus(&ring.grown(-0.9))
        }));
        scene.add(scene.clipped(&cut, paper.stain(&weave, mix(hat, "#5a2a24", 0.6), 0.4)));
        let ribbon =
            blob(&knots![-37, -26; -32, -48; 0, -58; 32, -48; 37, -26; 28, -8; 0, -1; -28, -8]);
        let crown =
            blob(&knots![-34, -36; -28, -56; -4, -66; 24, -60; 34, -40; 28, -20; 2, -12; -26, -20]);
        scene.add(paper.piece(&ribbon, band, 3) + paper.piece(&crown, hat, 4));
        let dent = taper(&spots![-12, -44; 4, -40; 18, -46], &[2.0, 5.0, 2.0]);
        scene.add(paper.stain(&dent, mix(hat, "#5a2a24", 0.6), 0.45));
    }
}
