//! A snail carries a town on its shell and is somebody's bus; those who wait for it have waited long.

mod shell;
mod snail;
mod stop;

use crate::colour::{Colour, mix};
use crate::line::{Path, circle, curve, ellipse, handcut, rect, taper};
use crate::motifs::plants::{BroadLeaf, FieldTreeKind, field_crown, grass_on, ground};
use crate::motifs::sky::{Cloud, aperture};
use crate::motifs::things::Kite;
use crate::random::Chance;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot};
use crate::{spots, stops};

const SUN: At = (150.0, 128.0);
/// The darkest colour on the card.
const AUBERGINE: &str = "#3b2740";
const CREAM: &str = "#fbf0d6";
const RED: &str = "#cf4f3c";
const YELLOW: &str = "#f2c84b";
const TEAL: &str = "#3f8a86";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(150.0, 90.0).focused((300.0, 740.0), 290.0);
    sky(&scene);
    kite(&scene);
    hills(&scene);
    road(&scene);
    snail::body(&scene);
    snail::face(&scene);
    shell::town(&scene);
    shell::shell(&scene);
    shell::street_life(&scene);
    snail::mantle(&scene);
    snail::driver(&scene);
    stop::meadow(&scene);
    stop::sign(&scene);
    stop::blades(&scene);
    stop::luggage(&scene);
    stop::old_man(&scene);
    stop::knitter(&scene);
    stop::flowers(&scene);
    leaves(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.16,
        colour: "#2a2038",
        ..Finish::default()
    });
    scene
}

fn sky(scene: &Scene) {
    let stops = stops![
        0, "#fffdf0"; 0.14, "#fff3cf"; 0.32, "#fde3ae"; 0.5, "#e3dcb8"; 0.72, "#8fc9c4"; 1, "#4f9fae"
    ];
    scene.sky(scene.radial((150.0, 120.0), 1150.0, &stops), 3, 0.06);
    scene.add(scene.glow(SUN, 300.0, "#fff3b8", 0.9, 0.5));
    let stops = stops![0, "#fffdf0"; 1, "#ffe08a"];
    let sun = handcut(&circle(SUN, 60.0), 1.0, 40.0, 2);
    scene.add(scene.fill(&sun, scene.radial((140.0, 112.0), 80.0, &stops)));
    for (i, (r, paper)) in [(170.0, "#fbe3b4"), (300.0, "#f3d6b4")]
        .into_iter()
        .enumerate()
    {
        let seed = i as i64;
        let sheet = handcut(&aperture(SUN, r, r, 0.05, seed + 4), 1.2, 50.0, seed);
        let sheet = sheet.within(&rect(-20.0, -20.0, 820.0, 760.0));
        scene.add(scene.shadow(&sheet, (0.0, 2.0), 12.0, "#c98a5a", 0.2));
        let stops = stops![
            0.1, mix(paper, "#fff8d8", 0.4); 0.36, mix(paper, "#e6dcb8", 0.5); 0.66, "#8fc9c4"; 1, "#4f9fae"
        ];
        let fill = scene.radial(SUN, 900.0, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 25 + seed, 0.06));
    }
    for (at, width, height, colour, seed) in [
        ((700.0, 120.0), 330.0, 80.0, "#f3e6d2", 4),
        ((300.0, 300.0), 240.0, 50.0, "#fbeed6", 5),
        ((70.0, 420.0), 260.0, 70.0, "#f3e8d4", 6),
        ((640.0, 300.0), 420.0, 80.0, "#e3e2d4", 7),
    ] {
        let cloud = Cloud {
            lit: 0.6,
            lit_colour: Colour::WHITE,
            shade: 0.25,
            fades: true,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
}

/// Somebody flies it from a roof.
fn kite(scene: &Scene) {
    let string = "#6a4a5a";
    let line = spots![560, 330; 610, 240; 660, 180; 694, 124];
    scene.add(scene.thread(&line, string, 1.1, 0.8));
    let kite = Kite {
        spot: Spot::new(694.0, 124.0, 1.0),
        colours: ["#d9553f", YELLOW, TEAL].map(Colour::from),
        dark: AUBERGINE.into(),
        string: string.into(),
    };
    scene.add(kite.ink(scene, 2));
}

/// Hills with fields and trees, and over them the silver trail.
fn hills(scene: &Scene) {
    let hills: [(&[At], &str); 3] = [
        (
            &spots![-40, 660; 80, 630; 220, 660; 360, 640; 520, 610; 660, 590; 840, 620],
            "#c6d6a4",
        ),
        (
            &spots![-40, 730; 120, 750; 300, 720; 480, 700; 640, 680; 840, 650],
            "#a8c284",
        ),
        (
            &spots![-40, 830; 140, 806; 320, 826; 520, 800; 700, 760; 840, 740],
            "#8aac6c",
        ),
    ];
    let mut chance = Chance::of("hills", 7);
    for (i, (ridge, paper)) in hills.into_iter().enumerate() {
        let seed = i as i64;
        let paper = Colour::from(paper);
        let hill = handcut(&ground(ridge), 1.0, 40.0, seed);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 10.0, "#6a7a60", 0.28));
        let stops = stops![0, mix(paper, "#fff6cc", 0.6); 0.6, paper; 1, paper.lighter(-0.04)];
        let fill = scene.radial(scene.light, 900.0, &stops);
        scene.add(scene.washed(scene.fill(&hill, fill), 5 + seed, 0.06));
        scene.add(scene.rim(&hill, (0.0, 1.6), "#fffbe0", 0.5, scene.light, 520.0));
        let ridge = Path::new(curve(ridge));
        for _ in 0..7 {
            let x = chance.between(0.0, 760.0);
            let y = ridge.y_at(x) + chance.between(14.0, 50.0);
            furrows(scene, (x, y), mix(paper, "#5f7a4a", 0.5));
        }
        for q in 0..30 - i as u64 * 6 {
            let x = chance.between(0.0, 800.0);
            let y = ridge.y_at(x) + chance.between(0.0, 26.0);
            let kind = match chance.happens(0.5) {
                true => FieldTreeKind::Cypress,
                false => FieldTreeKind::Round,
            };
            let size = 0.55 + 0.3 * i as f64;
            let tree = Spot::new(x, y, size).put(&field_crown(kind, q + 40 * i as u64));
            let sheet = scene.sheet(&tree, mix("#557f58", paper, 0.4));
            scene.add(sheet.lit(0.3).rim(0.6).grain(1.1));
        }
        trail(scene, i, &hill);
    }
}

fn furrows(scene: &Scene, (x, y): At, colour: Colour) {
    for row in 0..5 {
        let down = f64::from(row);
        let furrow = [
            (x, y + down * 5.0),
            (x + 40.0, y - 6.0 + down * 5.0),
            (x + 86.0, y + down * 5.4),
        ];
        scene.add(scene.veil(&taper(&furrow, &[0.3, 1.6, 0.3]), colour, 0.35));
    }
}

/// Where the snail has come from.
fn trail(scene: &Scene, hill: usize, within: &Shape) {
    let (along, widths) = match hill {
        0 => (
            spots![700, 590; 690, 620; 720, 650; 760, 664; 752, 690],
            [2.0, 4.0, 6.0, 9.0, 12.0],
        ),
        1 => (
            spots![752, 652; 720, 700; 700, 724; 716, 760; 752, 790],
            [10.0, 13.0, 16.0, 20.0, 24.0],
        ),
        _ => return,
    };
    let trail = handcut(&taper(&along, &widths), 0.6, 20.0, hill as i64).within(within);
    let stops = stops![0, "#fbfdf2"; 0.5, "#e3efe8"; 1, "#c3dedb"];
    let silver = scene.linear((600.0, 560.0), (820.0, 900.0), &stops);
    scene.add(scene.veil(&trail, silver, 0.9));
    let shine = along.map(|at| (at.0 - 2.0, at.1 - 1.0));
    let shine = taper(&shine, &widths.map(|width| width * 0.25)).within(within);
    scene.add(scene.veil(&shine, "#ffffff", 0.8));
}

fn road(scene: &Scene) {
    let edge = spots![-40, 940; 120, 946; 300, 952; 480, 950; 660, 940; 840, 930];
    let verge = handcut(
        &ground(&edge).and(&grass_on(&edge, 16.0, 0.3, 3)),
        0.8,
        40.0,
        4,
    );
    scene.add(scene.shadow(&verge, (0.0, -3.0), 12.0, "#3a5a50", 0.3));
    let stops = stops![0, "#c2b86e"; 0.3, "#98a05e"; 1, "#5a7556"];
    let fill = scene.linear((0.0, 930.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&verge, fill), 9, 0.08));
    let road = taper(
        &spots![-60, 985; 150, 982; 400, 990; 650, 980; 860, 966],
        &[58.0, 62.0, 66.0, 62.0, 58.0],
    );
    let road = handcut(&road, 1.0, 30.0, 4);
    scene.add(scene.shadow(&road, (0.0, 2.0), 6.0, "#3a5a40", 0.3));
    let sheet = scene.sheet(&road, "#dcc394").lit(0.3).dark("#8a6a54");
    scene.add(scene.washed(sheet, 10, 0.08));
    let (mut chance, inner) = (Chance::of("cobbles", 7), road.grown(-5.0));
    for i in 0..170 {
        let at = (chance.between(-10.0, 810.0), chance.between(950.0, 1016.0));
        let (rx, ry) = (chance.between(7.0, 12.0), chance.between(3.0, 4.6));
        let turn = chance.between(-8.0, 8.0);
        let colour = *chance.pick(&["#c9a97a", "#e9d4a8", "#b9946c"]);
        if inner.contains(at) {
            let stone = handcut(&ellipse(at, rx, ry).turned(turn, at), 0.8, 8.0, i);
            scene.add(scene.veil(&stone, colour, 0.55));
        }
    }
    let slime = taper(&spots![640, 984; 740, 978; 860, 962], &[30.0, 40.0, 46.0]);
    let slime = handcut(&slime, 0.8, 20.0, 3).within(&road);
    let stops = stops![0, "#eef6ee", 0.2; 1, "#f4fbf6", 0.95];
    scene.add(scene.fill(&slime, scene.linear((640.0, 0.0), (800.0, 0.0), &stops)));
    let shine = taper(&spots![700, 976; 780, 968; 860, 956], &[0.4, 5.0, 7.0]);
    scene.add(scene.veil(&shine, "#ffffff", 0.8));
}

/// Large leaves before it all.
fn leaves(scene: &Scene) {
    for (seed, (x, y, length, turn, colour)) in [
        (-20.0, 1240.0, 160.0, -40.0, "#2f6a55"),
        (60.0, 1260.0, 140.0, -76.0, "#27594c"),
        (-40.0, 1190.0, 120.0, -10.0, "#245046"),
        (820.0, 1240.0, 190.0, -140.0, "#2f6a55"),
        (760.0, 1260.0, 160.0, -104.0, "#27594c"),
        (640.0, 1256.0, 110.0, -80.0, "#1f4a44"),
        (190.0, 1262.0, 100.0, -50.0, "#1f4a44"),
    ]
    .into_iter()
    .enumerate()
    {
        let leaf = BroadLeaf {
            spot: Spot::new(x, y, length / 100.0).turned(turn),
            colour: colour.into(),
            light: "#cfe0a8".into(),
            dark: "#16332f".into(),
        };
        scene.add(leaf.ink(scene, seed as i64 + 1));
    }
}
