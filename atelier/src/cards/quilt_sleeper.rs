//! At dawn somebody sleeps with the night in her hair, under a quilt of fields; a seam has torn, and it is being mended.

mod quilt;
mod sleeper;

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::{GrazingSheep, swallow};
use crate::motifs::buildings::{FieldChapel, FieldHouse};
use crate::motifs::figures::person::{Arm, Garment, Hair, Leg, Person, Pose};
use crate::motifs::plants::{FieldTree, FieldTreeKind, grass_on, ground};
use crate::motifs::sky::{Cloud, aperture};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use quilt::Quilt;

/// Where the light comes from: a little above the sun.
const DAWN: At = (640.0, 400.0);
const SUN: At = (640.0, 470.0);
/// The colour of seams and of shadows on the quilt.
const PLUM: &str = "#4a3a58";
const YARN: &str = "#e0503c";
/// What stands on the fields: how far along and down the quilt, what, and which.
const VILLAGE: [(f64, f64, Stands); 30] = [
    (0.30, 0.10, Stands::House(0)),
    (0.335, 0.105, Stands::House(1)),
    (0.36, 0.09, Stands::Chapel),
    (0.66, 0.10, CYPRESS),
    (0.68, 0.10, CYPRESS),
    (0.70, 0.105, CYPRESS),
    (0.60, 0.21, Stands::House(2)),
    (0.62, 0.20, ROUND),
    (0.78, 0.33, Stands::House(1)),
    (0.80, 0.33, ROUND),
    (0.815, 0.325, ROUND),
    (0.42, 0.32, CYPRESS),
    (0.425, 0.345, CYPRESS),
    (0.43, 0.37, CYPRESS),
    (0.435, 0.395, CYPRESS),
    (0.53, 0.45, Stands::House(0)),
    (0.555, 0.45, ROUND),
    (0.51, 0.46, ROUND),
    (0.31, 0.45, FIR),
    (0.32, 0.46, FIR),
    (0.30, 0.47, FIR),
    (0.88, 0.60, Stands::House(2)),
    (0.905, 0.60, ROUND),
    (0.86, 0.61, ROUND),
    (0.64, 0.61, CYPRESS),
    (0.645, 0.63, CYPRESS),
    (0.65, 0.655, CYPRESS),
    (0.20, 0.60, ROUND),
    (0.22, 0.60, ROUND),
    (0.24, 0.595, ROUND),
];
const ROUND: Stands = Stands::Tree(FieldTreeKind::Round);
const CYPRESS: Stands = Stands::Tree(FieldTreeKind::Cypress);
const FIR: Stands = Stands::Tree(FieldTreeKind::Fir);

/// Something on the fields.
#[derive(Clone, Copy)]
enum Stands {
    House(usize),
    Chapel,
    Tree(FieldTreeKind),
}

pub fn scene() -> Scene {
    let scene = Scene::lit_from(DAWN.0, DAWN.1).focused((300.0, 600.0), 290.0);
    dawn(&scene);
    sleeper::hair(&scene);
    mattress(&scene);
    pillow(&scene);
    sleeper::hair_on_pillow(&scene);
    sleeper::face(&scene);
    sleeper::hand(&scene);
    let quilt = Quilt::new();
    scene.add(quilt.ink(&scene));
    village(&scene, &quilt);
    tear(&scene);
    mender(&scene);
    meadow(&scene);
    for (x, y, size, turn) in [
        (560.0, 300.0, 0.5, -10.0),
        (604.0, 282.0, 0.42, -4.0),
        (520.0, 322.0, 0.36, -16.0),
    ] {
        let bird = Spot::new(x, y, size).turned(turn).put(&swallow(0.7));
        scene.add(scene.fill(&handcut(&bird, 0.2, 8.0, 2), "#7a4a5c"));
    }
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.14,
        colour: "#241a48",
        middle: (480.0, 600.0),
        ..Finish::default()
    });
    scene
}

fn dawn(scene: &Scene) {
    let stops = stops![
        0, "#fffbe0"; 0.14, "#ffeeb4"; 0.32, "#fbcf9c"; 0.52, "#eeae9c"; 0.75, "#b99ab0"; 1, "#7d83a8"
    ];
    scene.sky(scene.radial((650.0, 470.0), 900.0, &stops), 3, 0.08);
    let sun = handcut(&circle(SUN, 92.0), 1.2, 50.0, 2);
    scene.add(scene.glow(SUN, 330.0, "#fff0b8", 0.9, 0.5));
    let stops = stops![0, "#fffdf0"; 1, "#ffe39a"];
    scene.add(scene.fill(&sun, scene.radial((640.0, 450.0), 110.0, &stops)));
    for (i, (r, paper)) in [(190.0, "#fbd9a4"), (300.0, "#f5bf9c")]
        .into_iter()
        .enumerate()
    {
        let seed = i as i64;
        let sheet = handcut(&aperture(SUN, r, r, 0.05, seed + 2), 1.2, 50.0, seed);
        let sheet = sheet.within(&rect(-20.0, -20.0, 820.0, 720.0));
        scene.add(scene.shadow(&sheet, (0.0, 3.0), 12.0, "#c9805a", 0.28));
        let stops = stops![
            0.1, mix(paper, "#fff3c4", 0.4); 0.5, mix(paper, "#e9a79c", 0.4); 1, "#8f8fb4"
        ];
        let fill = scene.radial(SUN, 780.0, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 5 + seed, 0.07));
    }
    for (at, width, height, colour, seed) in [
        ((470.0, 330.0), 300.0, 60.0, "#f9d2b0", 5),
        ((720.0, 250.0), 330.0, 80.0, "#f4bfa6", 6),
        ((560.0, 150.0), 380.0, 70.0, "#d9aeb4", 7),
    ] {
        let cloud = Cloud {
            lit: 0.5,
            shade: 0.3,
            fades: true,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
    let hills: [(&[At], &str); 2] = [
        (
            &spots![150, 580; 300, 560; 420, 520; 540, 540; 650, 528; 740, 505; 840, 530],
            "#c9b0a8",
        ),
        (
            &spots![150, 610; 300, 590; 440, 560; 560, 575; 680, 560; 840, 556],
            "#a9a59a",
        ),
    ];
    for (i, (ridge, paper)) in hills.into_iter().enumerate() {
        let hill = handcut(&ground(ridge), 0.8, 30.0, i as i64);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 9.0, "#9a6a70", 0.25));
        let stops = stops![0, mix(paper, "#fff0c0", 0.6); 1, paper];
        scene.add(scene.fill(&hill, scene.radial(DAWN, 400.0, &stops)));
    }
}

fn mattress(scene: &Scene) {
    let mattress = blob(&knots![
        -60, 900, corner; 120, 880; 300, 840; 420, 780; 420, 1000; 200, 1140; -60, 1200, corner
    ]);
    let mattress = handcut(&mattress, 1.0, 50.0, 4);
    let stops = stops![0, "#d9c4cc"; 0.5, "#a795b8"; 1, "#6f6696"];
    let fill = scene.linear((380.0, 820.0), (0.0, 1120.0), &stops);
    scene.add(scene.washed(scene.fill(&mattress, fill), 9, 0.08));
    let density = stops![0.1, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.8];
    let density = scene.linear((380.0, 820.0), (0.0, 1100.0), &density);
    let spray = Spray {
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.grain(&mattress, density, "#5f5688", spray));
    let creases: [&[At]; 3] = [
        &spots![330, 880; 240, 930; 120, 970; 0, 990],
        &spots![300, 940; 200, 990; 90, 1020],
        &spots![352, 850; 300, 890; 260, 900],
    ];
    for crease in creases {
        let crease = taper(crease, &[0.4, 6.0, 5.0, 0.4]);
        scene.add(scene.veil(&crease, "#5f5688", 0.4));
    }
}

fn pillow(scene: &Scene) {
    let pillow = blob(&knots![
        -60, 640; 20, 606; 120, 620; 230, 640; 330, 640; 392, 690; 400, 770; 360, 850; 270, 900; 150, 930;
        20, 950; -60, 960
    ]);
    let pillow = handcut(&pillow, 1.0, 50.0, 4);
    scene.add(scene.shadow(&pillow, (0.0, -2.0), 16.0, "#2a2348", 0.5));
    let stops = stops![0, "#fff6e0"; 0.4, "#efdcd2"; 1, "#a79cc0"];
    let fill = scene.linear((420.0, 640.0), (0.0, 960.0), &stops);
    scene.add(scene.washed(scene.fill(&pillow, fill), 8, 0.08));
    let density = stops![0.2, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8];
    let density = scene.linear((400.0, 640.0), (60.0, 960.0), &density);
    let spray = Spray {
        seed: 5,
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.grain(&pillow, density, "#8d80ac", spray));
    for (crease, width) in [
        (spots![40, 700; 90, 730; 150, 735], 5.0),
        (spots![300, 860; 250, 846; 200, 850], 5.0),
        (spots![30, 860; 90, 850; 130, 860], 5.0),
        (spots![370, 720; 352, 742; 350, 770], 4.0),
        (spots![10, 780; 50, 776; 90, 790], 4.0),
    ] {
        let crease = taper(&crease, &[0.4, width, 0.4]);
        scene.add(scene.veil(&crease, "#9d90b4", 0.45));
    }
    let edge = spots![400, 770; 360, 850; 270, 900; 150, 930; 20, 950; -60, 960];
    let stitch = blob(&knots![-6, 0, corner; 0, -3.4; 6, 0, corner; 0, 3.4]);
    for ((x, y), direction) in Path::new(curve(&edge)).walk(34) {
        let stitch = Spot::new(x - 2.0, y - 12.0, 1.0)
            .turned(direction)
            .put(&stitch);
        scene.add(scene.veil(&stitch, "#d98a72", 0.75));
    }
}

fn village(scene: &Scene, quilt: &Quilt) {
    let spot = |u: f64, v: f64, size: f64| {
        let (x, y) = quilt.at(u, v);
        Spot::new(x, y, (0.55 + v * 1.15) * size)
    };
    let mut things: Vec<(f64, Ink)> = VILLAGE
        .iter()
        .map(|&(u, v, stands)| {
            (
                quilt.at(u, v).1,
                standing(scene, stands, |size| spot(u, v, size)),
            )
        })
        .collect();
    things.sort_by(|a, b| a.0.total_cmp(&b.0));
    things.into_iter().for_each(|(_, ink)| scene.add(ink));
    for (u, v) in [
        (0.745, 0.49),
        (0.70, 0.50),
        (0.725, 0.515),
        (0.71, 0.54),
        (0.735, 0.55),
    ] {
        let sheep = GrazingSheep {
            spot: spot(u, v, 1.0),
            wool: "#fbf2e2".into(),
            face: "#3a2f3a".into(),
        };
        scene.add(sheep.ink(scene));
    }
}

fn standing(scene: &Scene, stands: Stands, spot: impl Fn(f64) -> Spot) -> Ink {
    let seed = spot(1.0).at.0 as i64;
    match stands {
        Stands::House(which) => FieldHouse {
            spot: spot(1.35),
            wall: ["#f6e6cc", "#eed2b4", "#f3dcc8"][which].into(),
            roof: ["#b5553c", "#9c4638", "#6f6a86"][which].into(),
            window: "#fff0b0".into(),
        }
        .ink(scene, seed),
        Stands::Chapel => FieldChapel {
            spot: spot(1.1),
            wall: "#efe0d0".into(),
            roof: "#7a4a52".into(),
        }
        .ink(scene, seed),
        Stands::Tree(kind) => FieldTree {
            spot: spot(1.25),
            kind,
            colour: match kind {
                FieldTreeKind::Round => "#6f9460",
                FieldTreeKind::Cypress => "#55805a",
                FieldTreeKind::Fir => "#4a7358",
            }
            .into(),
        }
        .ink(scene, seed.unsigned_abs()),
    }
}

/// A torn seam through which the night shows, half sewn up again.
fn tear(scene: &Scene) {
    let hole = blob(&knots![
        520, 1110, corner; 570, 1098; 630, 1090; 690, 1082; 742, 1074, corner; 700, 1104; 640, 1126; 580, 1126
    ]);
    let hole = handcut(&hole, 1.2, 12.0, 4);
    let frayed = handcut(&hole.grown(5.0), 2.2, 9.0, 7);
    scene.add(scene.shadow(&frayed, (0.0, 2.0), 5.0, PLUM, 0.4));
    scene.add(scene.fill(&frayed, "#f3e0c4"));
    let stops = stops![0, "#151533"; 1, "#343a72"];
    scene.add(scene.fill(&hole, scene.linear((0.0, 1076.0), (0.0, 1130.0), &stops)));
    let lip = scene.shadow(&frayed.minus(&hole), (2.0, 5.0), 4.0, "#080820", 0.8);
    scene.add(scene.clipped(&hole, lip));
    let (mut chance, inner) = (Chance::of("tear", 3), hole.grown(-2.0));
    for _ in 0..26 {
        let at = (chance.between(520.0, 740.0), chance.between(1078.0, 1126.0));
        let star = circle(at, *chance.pick(&[0.9, 1.2, 1.8]));
        if inner.contains(at) {
            scene.add(scene.veil(&star, "#ffeec4", 0.95));
        }
    }
    let seam = curve(&spots![400, 1112; 450, 1106; 510, 1110; 560, 1112; 640, 1104; 720, 1082]);
    scene.add(scene.stitched(&seam[..34], PLUM, 3.0, 0.6, None));
    let seam = Path::new(seam);
    for i in 0..11 {
        let x = 404.0 + f64::from(i) * 11.5;
        let y = seam.y_at(x);
        let stitch = [(x - 3.0, y - 8.0), (x + 1.0, y), (x + 4.0, y + 8.0)];
        scene.add(scene.fill(&taper(&stitch, &[1.6, 3.0, 1.6]), YARN));
    }
    for (x, y) in [(540.0, 1096.0), (556.0, 1095.0), (574.0, 1094.0)] {
        let stitch = [(x - 4.0, y), (x + 2.0, 1112.0), (x + 6.0, 1130.0)];
        scene.add(scene.fill(&taper(&stitch, &[1.6, 2.6, 1.6]), YARN));
    }
}

/// She carries a needle as long as herself.
fn mender(scene: &Scene) {
    let (x, y) = (470.0, 1082.0);
    let thread = spots![
        x - 38.0, y - 62.0; x - 66.0, y - 20.0; x - 20.0, y + 10.0; x + 50.0, y + 6.0; 580, 1128
    ];
    scene.add(scene.thread(&thread, YARN, 2.2, 1.0));
    let shadow = ellipse((x - 4.0, y + 1.0), 34.0, 6.0);
    scene.add(scene.veil(&shadow, PLUM, 0.35));
    let mender = Person {
        spot: Spot::new(x, y, 1.34),
        pose: Pose {
            hip: (0.0, -46.0),
            neck: (5.0, -78.0),
            head: (9.0, -88.0),
            far_leg: Leg::new((-7.0, -25.0), (-16.0, -4.0)),
            near_leg: Leg::new((9.0, -26.0), (9.0, -3.0)),
            far_arm: Some(Arm::new((12.0, -66.0), (22.0, -62.0))),
            near_arm: Some(Arm::new((14.0, -64.0), (24.0, -70.0))),
            ..Pose::default()
        },
        garment: Garment::Dress,
        coat: "#d2553f".into(),
        legs: "#3a3a5a".into(),
        shoes: "#2a2236".into(),
        skin: "#e0b08c".into(),
        dark: "#241a38".into(),
        hem: -24.0,
        flare: 13.0,
        hem_at: Some(-1.0),
        head_size: 7.6,
        hair: Some((Hair::Bun, "#4a2a2a".into())),
        ..Person::default()
    };
    let needle = poly(&spots![-34, -44; -33, -47.6; 60, -90.6; 66, -94; 61, -88.2]);
    let needle = mender.spot.put(&needle);
    scene.add(scene.shadow(&needle, (0.0, 4.0), 3.0, PLUM, 0.4));
    let sheet = scene.sheet(&needle, "#f0ecf2").lit(0.5).shade(0.3).rim(0.8);
    scene.add(sheet.dark("#8a86a4"));
    let eye = taper(&spots![-31, -45.6; -24, -49], &[0.9, 0.9]);
    scene.add(scene.fill(&mender.spot.put(&eye), "#4a4668"));
    scene.add(mender.ink(scene, 3));
}

/// Dark grass in front of it all.
fn meadow(scene: &Scene) {
    let edge = spots![
        -40, 1150; 60, 1176; 160, 1190; 300, 1204; 460, 1212; 620, 1206; 740, 1186; 840, 1160
    ];
    let blades = grass_on(&edge, 40.0, 0.34, 5);
    let meadow = handcut(&ground(&edge).and(&blades), 0.6, 30.0, 3);
    scene.add(scene.shadow(&meadow, (0.0, -4.0), 12.0, "#1b1838", 0.5));
    let sheet = scene
        .sheet(&meadow, "#3f4a5a")
        .lit(0.12)
        .shade(0.6)
        .rim(1.2);
    scene.add(sheet.rim_colour("#d9c99a").dark("#23234a"));
}
