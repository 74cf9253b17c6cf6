//! The mint planet: meadows one behind another, a cottage, a tree, a washing line, and a goat.

use super::planet::Lump;
use super::{DEEP, goat};
use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, handcut, poly, rect, taper};
use crate::motifs::animals::{Duck, GrazingSheep};
use crate::motifs::buildings::Cottage;
use crate::motifs::plants::{FieldTree, FieldTreeKind, LeafyTree, pine};
use crate::motifs::sky::curl;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const SHADE: &str = "#0b2a48";
const DUSK: &str = "#14484f";
/// Its meadows, the furthest first.
const MEADOWS: [(Lump, &str); 4] = [
    (
        Lump {
            at: (300.0, 895.0),
            radii: &[
                226.0, 242.0, 240.0, 224.0, 210.0, 218.0, 232.0, 224.0, 207.0, 214.0, 231.0, 240.0,
                229.0, 238.0, 252.0, 236.0, 244.0, 261.0, 238.0, 230.0, 246.0, 252.0, 234.0, 220.0,
            ],
        },
        "#9fe2c0",
    ),
    (
        Lump {
            at: (312.0, 925.0),
            radii: &[
                196.0, 202.0, 190.0, 184.0, 186.0, 196.0, 198.0, 182.0, 180.0, 168.0, 180.0, 194.0,
            ],
        },
        "#74cba8",
    ),
    (
        Lump {
            at: (330.0, 960.0),
            radii: &[
                148.0, 152.0, 142.0, 138.0, 148.0, 158.0, 152.0, 130.0, 124.0, 136.0, 118.0, 134.0,
            ],
        },
        "#4fb096",
    ),
    (
        Lump {
            at: (352.0, 1000.0),
            radii: &[
                97.0, 90.0, 84.0, 84.0, 92.0, 101.0, 95.0, 80.0, 74.0, 84.0, 88.0, 90.0,
            ],
        },
        "#368e84",
    ),
];

/// The ground everything stands on.
pub fn planet() -> Lump<'static> {
    Lump { ..MEADOWS[0].0 }
}

pub fn ink(scene: &Scene) {
    let planet = planet();
    let ground = planet.shape(41);
    scene.add(scene.shadow(&ground, (10.0, 14.0), 22.0, DEEP, 0.75));
    scene.add(tree(scene) + cottage(scene) + washing(scene) + far_side(scene));
    meadows(scene, &ground);
    volume(scene, &ground);
    scene.add(goat::shadow(scene) + goat::ink(scene));
}

/// One meadow upon another, each cut from its own sheet.
fn meadows(scene: &Scene, ground: &Shape) {
    for (i, (lump, colour)) in MEADOWS.iter().enumerate() {
        let seed = i as i64 * 7 + 41;
        let height = [12.0, 9.0, 8.0, 7.0][i];
        let grass = match i {
            0 => lump.grass(0.0, 360.0, height, 0.16, 3),
            _ => lump.grass(180.0, 345.0, height, 0.2, 3 + i as u64),
        };
        let bare = lump.shape(seed);
        let sheet = match i {
            0 => bare.and(&grass),
            _ => bare.and(&grass).within(&ground.grown(-3.0)),
        };
        if i > 0 {
            let fall = scene.shadow(&sheet, (-2.0, -4.0), 9.0, DUSK, 0.55);
            scene.add(scene.clipped(ground, fall));
        }
        let paper = scene
            .sheet(&sheet, *colour)
            .lit(0.34)
            .dark(mix(*colour, DUSK, 0.5))
            .shade(0.4)
            .rim(1.6)
            .seed(seed);
        scene.add(scene.washed(paper, seed, 0.07));
        let on = match i {
            0 => garden(scene) + lane(scene, &spots![446, 722; 412, 742; 386, 762; 370, 790], 8.0),
            1 => {
                lane(
                    scene,
                    &spots![344, 748; 270, 792; 200, 852; 164, 930; 166, 1010; 206, 1080],
                    13.0,
                ) + mown(scene)
            }
            2 => pond(scene),
            _ => rows(scene),
        };
        scene.add(scene.clipped(&bare.within(ground), on));
        scene.add(standing(scene, i, lump));
    }
}

/// What stands on the edge of a meadow.
fn standing(scene: &Scene, meadow: usize, lump: &Lump) -> Ink {
    match meadow {
        0 => fence(scene, lump, 232.0, 208.0),
        1 => {
            grove(
                scene,
                lump,
                &[
                    (199.0, 1.7, FieldTreeKind::Round, "#2f8a80"),
                    (205.0, 2.3, FieldTreeKind::Fir, "#237078"),
                    (212.0, 2.8, FieldTreeKind::Fir, "#2c7d78"),
                    (219.0, 2.0, FieldTreeKind::Fir, "#237078"),
                    (226.0, 1.8, FieldTreeKind::Round, "#3c9a86"),
                    (313.0, 2.2, FieldTreeKind::Cypress, "#237078"),
                    (319.0, 2.7, FieldTreeKind::Cypress, "#2c7d78"),
                    (325.0, 2.3, FieldTreeKind::Cypress, "#1f666e"),
                ],
            ) + tulips(scene, lump)
        }
        2 => {
            let flock = [
                (398.0, 792.0, 1.5, false),
                (438.0, 806.0, 1.3, true),
                (446.0, 858.0, 1.5, false),
            ];
            let flock: Ink = flock
                .into_iter()
                .map(|(x, y, size, flip)| {
                    let sheep = GrazingSheep {
                        spot: Spot::new(x, y, size).flipped(flip),
                        wool: "#fbf3e2".into(),
                        face: "#33304e".into(),
                    };
                    sheep.ink(scene)
                })
                .sum();
            flock
                + grove(
                    scene,
                    lump,
                    &[
                        (196.0, 1.5, FieldTreeKind::Round, "#2c8278"),
                        (204.0, 2.0, FieldTreeKind::Round, "#3c9a86"),
                        (232.0, 1.6, FieldTreeKind::Round, "#2c8278"),
                    ],
                )
                + duck(scene)
        }
        _ => Ink::none(),
    }
}

/// Trees on the edge of a meadow: where, how large, which, and their colour.
fn grove(scene: &Scene, lump: &Lump, trees: &[(f64, f64, FieldTreeKind, &str)]) -> Ink {
    let trees = trees.iter().enumerate();
    trees
        .map(|(i, &(at, size, kind, colour))| {
            let tree = FieldTree {
                spot: lump.spot(at, -3.0, size),
                kind,
                colour: colour.into(),
            };
            tree.ink(scene, i as u64 + 5)
        })
        .sum()
}

fn duck(scene: &Scene) -> Ink {
    let spot = Spot::new(300.0, 899.0, 0.2);
    let wake = taper(&spots![268, 904; 284, 900; 300, 901], &[0.3, 1.6, 1.0]);
    let duck = Duck::new(spot, "#fff6e0");
    let swims = rect(280.0, 870.0, 330.0, 897.0);
    scene.veil(&wake, "#ffffff", 0.8) + scene.clipped(&swims, duck.ink(scene, 3))
}

fn tulips(scene: &Scene, lump: &Lump) -> Ink {
    let mut chance = Chance::of("tulips", 4);
    let mut ink = Ink::none();
    let head = blob(&knots![
        -2.6, -11, corner; -1.4, -9; 0, -12, corner; 1.4, -9; 2.6, -11, corner; 3, -6; 0, -3.6; -3, -6
    ]);
    for i in 0..9 {
        let at = 248.0 + f64::from(i) * 3.6 + chance.near(0.0, 0.7);
        let spot = lump
            .spot(at, -3.0, chance.between(1.0, 1.4))
            .turned(chance.near(0.0, 8.0));
        let stem = taper(&spots![0, 2; 0.6, -3; 0, -7], &[1.1, 1.0, 0.9]);
        let colour = *chance.pick(&["#f08468", "#fff2dc", "#f6b93c"]);
        ink += scene.fill(&spot.put(&stem), "#2c7d78");
        ink += scene.fill(&spot.put(&head), colour);
    }
    ink
}

fn fence(scene: &Scene, lump: &Lump, from: f64, to: f64) -> Ink {
    let mut posts = Vec::new();
    let count = 6;
    for i in 0..count {
        let at = from + (to - from) * f64::from(i) / f64::from(count - 1);
        let post = blob(&knots![
            -1.7, 4, corner; -1.9, -13, corner; 0, -16, corner; 1.9, -13, corner; 1.7, 4, corner
        ]);
        posts.push(lump.spot(at, 0.0, 1.0).put(&post));
    }
    for high in [4.6, 10.0] {
        posts.push(taper(&lump.line(from, to, high), &[1.8, 2.0, 1.7]));
    }
    let fence = handcut(&all(posts), 0.3, 9.0, 6);
    scene.shadow(&fence, (1.5, 2.0), 2.5, DUSK, 0.45)
        + scene
            .sheet(&fence, "#f6ead2")
            .shade(0.5)
            .dark("#7a8a8a")
            .ink()
}

/// A lane of trodden earth.
fn lane(scene: &Scene, along: &[At], wide: f64) -> Ink {
    let widths = [0.5, 0.8, 1.0, 1.1, 1.0, 0.7].map(|part| part * wide);
    let lane = handcut(&taper(along, &widths), 0.8, 16.0, 9);
    let edge = lane.moved(1.2, 1.4);
    let mut ink = scene.veil(&edge, DUSK, 0.35);
    ink += scene
        .sheet(&lane, "#f3e6c4")
        .shade(0.35)
        .dark("#8fae94")
        .ink();
    let line: Vec<At> = curve(along);
    ink + scene.stitched(&line, "#a8b890", 1.2, 0.6, Some("7 9"))
}

/// A bed of beans behind the house, and stripes of hay.
fn garden(scene: &Scene) -> Ink {
    let mut ink = Ink::none();
    let patch = blob(&knots![
        222, 694, corner; 252, 686; 290, 686; 318, 696, corner; 332, 724; 344, 768, corner; 300, 764; 250, 776;
        186, 812, corner; 194, 752
    ]);
    let patch = handcut(&patch, 1.2, 16.0, 12);
    ink += scene.shadow(&patch, (0.0, 1.0), 3.0, DUSK, 0.3);
    ink += scene
        .sheet(&patch, "#cdeaa6")
        .shade(0.4)
        .dark("#5aa888")
        .ink();
    // Rows that spread as they come nearer.
    let rows = all((0..8).map(|i| {
        let part = f64::from(i) / 7.0 - 0.5;
        let x = |wide: f64| 270.0 + part * wide;
        taper(
            &[(x(96.0), 684.0), (x(126.0), 726.0), (x(172.0) - 8.0, 812.0)],
            &[2.6, 5.0, 8.0],
        )
    }));
    let rows = handcut(&rows.within(&patch), 0.8, 6.0, 5);
    ink += scene.veil(&rows.moved(1.0, 1.0), "#4fa080", 0.6);
    ink += scene.veil(&rows, "#86cf9a", 1.0);
    let dots =
        spots![148, 800; 134, 838; 160, 836; 122, 872; 470, 792; 492, 822; 470, 830; 500, 858];
    let bushes = dots.map(|(x, y)| bush(x, y, 8.0));
    let bushes = handcut(&all(bushes), 0.5, 7.0, 4);
    ink += scene.shadow(&bushes, (2.0, 3.0), 3.0, DUSK, 0.45);
    ink + scene.sheet(&bushes, "#4fa58c").lit(0.4).shade(0.5).ink()
}

fn bush(x: f64, y: f64, r: f64) -> Shape {
    blob(&knots![
        x - r, y + r * 0.5; x - r * 1.1, y - r * 0.2; x - r * 0.5, y - r * 0.8; x + r * 0.1, y - r;
        x + r * 0.7, y - r * 0.6; x + r * 1.1, y; x + r * 0.8, y + r * 0.5; x, y + r * 0.6
    ])
}

/// A mown slope.
fn mown(scene: &Scene) -> Ink {
    let swaths = (0..6).map(|i| {
        let x = 372.0 + f64::from(i) * 22.0;
        taper(
            &[
                (x, 752.0),
                (x + 18.0, 800.0),
                (x + 20.0, 880.0),
                (x + 6.0, 980.0),
            ],
            &[6.0, 9.0, 9.0, 5.0],
        )
    });
    scene.veil(&all(swaths), "#a6e0c0", 0.45)
}

fn pond(scene: &Scene) -> Ink {
    let pond = blob(&knots![
        226, 906; 240, 888; 268, 880; 296, 884; 318, 878; 342, 888; 346, 902; 328, 914; 300, 916; 276, 924; 246, 922
    ]);
    let pond = handcut(&pond, 0.7, 14.0, 15);
    let bank = pond.grown(4.0);
    let fill = scene.linear(
        (230.0, 876.0),
        (340.0, 926.0),
        &stops![0, "#e9f7f2"; 0.5, "#9fd6e0"; 1, "#4f9ab8"],
    );
    let ripples = [
        spots![250, 902; 270, 898; 292, 902],
        spots![286, 894; 306, 890; 326, 895],
        spots![270, 912; 286, 909; 302, 911],
    ];
    let ripples = all(ripples.iter().map(|line| taper(line, &[0.4, 2.0, 0.4])));
    let hay = all((0..5).map(|i| {
        let x = 380.0 + f64::from(i) * 20.0;
        taper(
            &[(x, 840.0), (x + 14.0, 900.0), (x + 6.0, 980.0)],
            &[4.0, 7.0, 4.0],
        )
    }));
    scene.veil(&hay, "#7fcbae", 0.5)
        + scene.fill(&bank, "#c8e6b4")
        + scene.fill(&pond, fill)
        + scene.fill(&pond.minus(&pond.moved(2.0, 3.0)), "#2f7488")
        + scene.veil(&ripples, "#fbfffa", 0.85)
}

/// Rows of cabbages.
fn rows(scene: &Scene) -> Ink {
    let mut ink = Ink::none();
    for (i, (y, bow)) in [
        (946.0, 18.0),
        (972.0, 22.0),
        (1000.0, 26.0),
        (1030.0, 26.0),
        (1058.0, 20.0),
    ]
    .into_iter()
    .enumerate()
    {
        let line = [
            (262.0, y + bow),
            (310.0, y + 4.0),
            (352.0, y),
            (400.0, y + 4.0),
            (446.0, y + bow),
        ];
        ink += scene.veil(&taper(&line, &[2.0, 6.0, 7.0, 6.0, 2.0]), "#2a7270", 0.75);
        let cabbages = Path::new(curve(&line));
        let count = [7, 8, 8, 8, 6][i];
        let heads = all(cabbages
            .walk(count)
            .map(|((x, y), _)| bush(x, y - 4.0, 5.6)));
        let heads = handcut(&heads, 0.4, 5.0, i as i64 + 3);
        ink += scene.shadow(&heads, (1.0, 2.0), 2.0, SHADE, 0.5);
        ink += scene
            .sheet(&heads, "#8fd4a6")
            .lit(0.4)
            .shade(0.5)
            .grain(1.05)
            .ink();
        let veins = all(cabbages.walk(count).map(|((x, y), _)| {
            taper(
                &[(x - 2.6, y - 2.0), (x, y - 5.6), (x + 2.4, y - 7.4)],
                &[0.4, 0.9, 0.3],
            )
        }));
        ink += scene.veil(&veins, "#3f8f80", 0.8);
    }
    ink
}

/// The side away from the light.
fn volume(scene: &Scene, ground: &Shape) {
    let middle = (210.0, 800.0);
    let soft = stops![0, SHADE, 0; 0.46, SHADE, 0; 0.78, SHADE, 0.5; 1, SHADE, 0.92];
    let dark = scene.fill(ground, scene.radial(middle, 400.0, &soft));
    scene.add(scene.multiplied(dark));
    let dense = stops![0, SHADE, 0; 0.4, SHADE, 0; 0.8, SHADE, 0.45; 1, SHADE, 0.62];
    let density = scene.radial(middle, 400.0, &dense);
    scene.add(scene.grain(ground, density, "#0c2f4c", Spray::new(8, 0.55)));
    // A little of the other planet's colour comes back.
    let edge = ground.minus(&ground.moved(-3.0, 3.0));
    let glow = stops![0, "#f08468", 0.8; 0.5, "#f08468", 0.4; 1, "#f08468", 0];
    scene.add(scene.fill(&edge, scene.radial((540.0, 780.0), 190.0, &glow)));
}

fn tree(scene: &Scene) -> Ink {
    let spot = planet().spot(221.0, -6.0, 1.08);
    let tree = LeafyTree {
        spot,
        wood: "#5a3f4c".into(),
        leaves: ["#1f6a6c", "#3f9c86", "#9be0b4"].map(Colour::from),
        lean: -4.0,
        ..LeafyTree::default()
    };
    let apples = spots![-20, -62; 4, -84; 18, -58; -8, -98; 26, -78; -30, -80; 8, -66];
    let apples = all(apples.map(|(x, y)| {
        blob(&knots![x - 3.2, y; x - 2.2, y - 3.0; x, y - 2.2; x + 2.4, y - 3.0; x + 3.2, y; x + 1.4, y + 3.0; x - 1.6, y + 3.0])
    }));
    let apples = spot.put(&apples);
    tree.ink(scene, 14)
        + scene
            .sheet(&apples, "#f08468")
            .lit(0.4)
            .shade(0.4)
            .rim(0.7)
            .ink()
}

fn cottage(scene: &Scene) -> Ink {
    let cottage = Cottage {
        spot: planet().spot(314.0, -6.0, 0.74),
        wall: "#f3e2c4".into(),
        roof: "#d9604e".into(),
        dark: "#2a2440".into(),
        ..Cottage::default()
    };
    let top = cottage.spot.point((27.0, -192.0));
    // Puff after puff, each larger and fainter than the one before.
    let puff = blob(&knots![
        -10, 2; -9, -5; -4, -6; -1, -11; 6, -10; 7, -5; 12, -3; 11, 4; 5, 5; 2, 9; -5, 8
    ]);
    let mut smoke = Ink::none();
    for (i, (x, y, size, turn)) in [
        (138.0, -104.0, 1.6, 150.0),
        (94.0, -84.0, 1.5, 40.0),
        (58.0, -58.0, 1.25, -30.0),
        (34.0, -34.0, 1.0, 80.0),
        (16.0, -18.0, 0.75, 10.0),
        (4.0, -5.0, 0.5, 0.0),
    ]
    .into_iter()
    .enumerate()
    {
        let at = Spot::new(top.0 + x, top.1 + y, size);
        let puff = handcut(&at.turned(turn).put(&puff), 0.6, 9.0, i as i64);
        let colour = mix("#39487e", "#b8c4e6", 0.25 + i as f64 * 0.13);
        smoke += scene.shadow(&puff, (2.0, 3.0), 4.0, DEEP, 0.35);
        smoke += scene
            .sheet(&puff, colour)
            .lit(0.25)
            .shade(0.5)
            .dark("#202c60")
            .ink();
        let swirl = curl((at.at.0 - size, at.at.1), 4.6 * size, turn + 30.0, 1.0, 1.1);
        smoke += scene.veil(&swirl, "#e4eaff", 0.4);
    }
    let windows = cottage.windows();
    let glow: Ink = windows[..3]
        .iter()
        .map(|&at| scene.glow(at, 22.0, "#ffcf70", 0.35, 0.4))
        .sum();
    smoke + cottage.ink(scene, 31) + glow
}

/// The washing, that hangs towards the middle of its own world.
fn washing(scene: &Scene) -> Ink {
    let spot = planet().spot(349.0, 0.0, 1.1);
    let put = |shape: &Shape| spot.put(shape);
    let poles = all([
        taper(&spots![-47, 12; -46, -20; -48, -56], &[4.0, 3.4, 3.0]),
        taper(&spots![48, 14; 47, -20; 50, -52], &[4.0, 3.4, 3.0]),
        taper(&spots![-54, -51; -48, -52; -42, -51], &[2.4, 2.8, 2.4]),
    ]);
    let poles = handcut(&put(&poles), 0.4, 10.0, 3);
    let mut ink = scene.sheet(&poles, "#9a7458").dark(DEEP).ink();
    let line = spot.points(spots![-48, -53; -24, -47; 2, -45; 28, -46; 50, -50]);
    ink += scene.thread(&line, "#f3e6c8", 1.3, 0.95);
    let clothes: [(Shape, f64, f64, &str); 4] = [
        (
            blob(&knots![
                -9, 0, corner; -3, 2; 3, 2; 9, 0, corner; 15, 7, corner; 10, 12, corner; 8, 9, corner; 9, 27, corner;
                0, 28; -8, 26, corner; -8, 9, corner; -11, 12, corner; -15, 6, corner
            ]),
            -31.0,
            -49.0,
            "#fff4e2",
        ),
        (
            blob(&knots![
                -8, 0, corner; 8, 0, corner; 10, 14; 9, 31, corner; 2, 31, corner; 0, 12, corner; -3, 30, corner;
                -10, 29, corner; -9, 14
            ]),
            -5.0,
            -46.0,
            "#5a86c0",
        ),
        (
            blob(&knots![-4, 0, corner; 3, 0, corner; 3, 10; 9, 15; 8, 19; 0, 18; -4, 12]),
            14.0,
            -45.0,
            "#f6b93c",
        ),
        (
            blob(&knots![
                -9, 0, corner; 8, -1, corner; 10, 12; 8, 25, corner; 2, 22; -4, 26; -10, 24, corner; -8, 12
            ]),
            33.0,
            -47.0,
            "#f2a68e",
        ),
    ];
    for (i, (cloth, x, y, colour)) in clothes.into_iter().enumerate() {
        let turn = [-7.0, 4.0, 9.0, -4.0][i];
        let cloth = put(&cloth.turned(turn, (0.0, 0.0)).moved(x, y));
        let cloth = handcut(&cloth, 0.4, 9.0, i as i64);
        ink += scene
            .sheet(&cloth, colour)
            .lit(0.2)
            .shade(0.55)
            .dark(SHADE)
            .ink();
        let pegs =
            [-4.0, 4.0].map(|by| taper(&[(x + by, y - 3.0), (x + by, y + 3.0)], &[1.6, 1.4]));
        ink += scene.fill(&put(&all(pegs)), "#d9a860");
    }
    // One sock got away.
    let sock = blob(&knots![
        -7, -22, corner; 7, -23, corner; 7, -4; 16, 4; 18, 12; 8, 14; -4, 10; -8, 0
    ]);
    let cuff = poly(&spots![-9, -24; 9, -25; 9, -17; -9, -16]);
    let heel = blob(&knots![-9, -1; -2, 2; -1, 9; -5, 12; -10, 8]).within(&sock);
    let toe = blob(&knots![12, 2, corner; 19, 2; 20, 13; 12, 15, corner]).within(&sock);
    let spot = Spot::new(672.0, 738.0, 0.95).turned(38.0);
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.4, 8.0, seed);
    ink += scene.sheet(&cut(&sock, 1), "#f08468").dark(SHADE).ink();
    let ends = heel.and(&toe).and(&cuff);
    ink + scene
        .sheet(&cut(&ends, 2), "#fff0dc")
        .dark("#8a86a8")
        .grain(1.05)
        .ink()
}

/// Trees on the other side, that grow downwards or do not, as one likes.
fn far_side(scene: &Scene) -> Ink {
    let planet = planet();
    let mut ink = Ink::none();
    for (i, (at, high, colour)) in [
        (14.0, 52.0, "#1f626a"),
        (30.0, 46.0, "#1c5a64"),
        (22.0, 74.0, "#2a7a78"),
        (70.0, 44.0, "#1a4c5c"),
        (146.0, 40.0, "#2a7a78"),
        (153.0, 58.0, "#2f8a80"),
    ]
    .into_iter()
    .enumerate()
    {
        let shape = planet
            .spot(at, -4.0, 1.0)
            .put(&pine(high, 0.78, 5, i as u64 + 2));
        let shape = handcut(&shape, 0.5, 8.0, i as i64);
        ink += scene
            .sheet(&shape, colour)
            .lit(0.3)
            .dark(DEEP)
            .grain(1.05)
            .ink();
    }
    // A well with a bucket.
    let spot = planet.spot(182.0, -3.0, 1.0);
    let wall = blob(
        &knots![-13, 4, corner; -14, -12; -12, -15, corner; 12, -15, corner; 14, -12; 13, 4, corner],
    );
    let posts = all([
        taper(&spots![-11, -12; -11, -36], &[3.0, 2.6]),
        taper(&spots![11, -12; 11, -36], &[3.0, 2.6]),
    ]);
    let roof = poly(&spots![-19, -33; 0, -48; 19, -34; 17, -30; 0, -43; -17, -29]);
    let bucket = poly(&spots![-4, -26; 4, -26; 3, -18; -3, -18]);
    let cord = taper(&spots![0, -42; 0, -26], &[0.9, 0.9]);
    ink += scene.sheet(&spot.put(&posts.and(&cord)), "#8a6450").ink();
    ink += scene.sheet(&spot.put(&bucket), "#b98a5c").ink();
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.5, 8.0, seed);
    let stones =
        spots![-8, -9; 0, -11; 8, -8; -4, -4; 5, -3; -11, -3].map(|(x, y)| circle((x, y), 2.4));
    let wall = cut(&wall, 5);
    ink += scene.sheet(&wall, "#b9c6c8").dark("#4a6a80").ink();
    ink += scene.veil(&cut(&all(stones), 6), "#7c949c", 0.8);
    ink + scene.sheet(&cut(&roof, 7), "#d9604e").ink()
}
