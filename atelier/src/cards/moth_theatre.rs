//! A moth takes its bow before a thousand empty seats; far away an usher sweeps the aisle.

mod hall;
mod moth;

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::{knots, spots, stops};

/// The lamp in the gallery.
const LAMP: At = (690.0, 176.0);
/// The middle of the light on the stage.
const POOL: At = (344.0, 1072.0);
const DEEP: &str = "#14060f";
const GOLD: &str = "#d6a24a";
const PALE: &str = "#ffe9b4";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LAMP.0, LAMP.1).focused((400.0, 800.0), 310.0);
    let beam = beam();
    hall::draw(&scene, &beam);
    shine(&scene, &beam);
    stage(&scene);
    moth::draw(&scene);
    drapes(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.2,
        colour: DEEP,
        grain: 0.05,
        middle: (390.0, 700.0),
    });
    scene
}

/// The light on its way from the gallery to the stage.
fn beam() -> Shape {
    poly(&spots![
        LAMP.0 - 7.0, LAMP.1 - 3.0; LAMP.0 + 7.0, LAMP.1 + 5.0; 622, 1080; 62, 1030
    ])
}

fn shine(scene: &Scene, beam: &Shape) {
    let fill = |strength: f64| {
        let stops = stops![
            0, PALE, strength; 0.25, "#ffdc98", strength * 0.62; 0.7, "#f3b768", strength * 0.42;
            1, "#f3b768", strength * 0.4
        ];
        scene.linear(LAMP, POOL, &stops)
    };
    let wide = beam.grown(16.0);
    let soft = scene.blurred(scene.fill(&wide, fill(0.34)), 16.0);
    scene.add(scene.shining(soft));
    let crisp = handcut(beam, 1.4, 60.0, 3);
    scene.add(scene.shining(scene.fill(&crisp, fill(0.5))));
    let core = poly(&spots![LAMP.0 - 3.0, LAMP.1; LAMP.0 + 3.0, LAMP.1; 460, 1090; 220, 1070]);
    let core = scene.blurred(scene.fill(&core, fill(0.3)), 8.0);
    scene.add(scene.shining(core));
    // Dust in the light.
    let mut chance = Chance::of("dust", 8);
    for _ in 0..170 {
        let at = (chance.between(60.0, 690.0), chance.between(200.0, 860.0));
        let (r, opacity) = (chance.between(0.5, 1.7), chance.between(0.2, 0.75));
        if beam.contains(at) {
            scene.add(scene.veil(&circle(at, r), "#fff2cf", opacity));
        }
    }
    scene.add(scene.glow(LAMP, 74.0, PALE, 0.95, 0.3));
    let hood = blob(
        &knots![-13, -9, corner; 2, -20; 16, -27; 27, -22; 29, -10; 20, 1; 9, 13, corner; -2, 4],
    );
    let hood = hood.moved(LAMP.0 + 8.0, LAMP.1 - 6.0);
    scene.add(scene.sheet(&hood, "#2a0f1c").rim(1.4).shade(0.4));
    let lens = blob(&knots![-9, -6; -2, -9; 7, 5; 2, 9; -6, 4]).moved(LAMP.0 - 3.0, LAMP.1 + 2.0);
    scene.add(scene.fill(&lens, "#fff8e2"));
}

/// The boards, the pool of light on them, and the footlights that are out.
fn stage(scene: &Scene) {
    let lip = curve(&spots![-20, 872; 140, 858; 400, 850; 640, 856; 820, 868]);
    let mut ring = lip.clone();
    ring.extend([(820.0, 1220.0), (-20.0, 1220.0)]);
    let boards = handcut(&poly(&ring), 0.8, 50.0, 2);
    scene.add(scene.shadow(&boards, (0.0, -8.0), 16.0, DEEP, 0.7));
    let stops = stops![0, "#5a2a26"; 0.4, "#4a1f20"; 1, "#2c1016"];
    let fill = scene.linear((0.0, 850.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&boards, fill), 12, 0.09));
    let pool = blob(&knots![
        40, 1050; 78, 984; 190, 938; 340, 924; 490, 938; 604, 986; 644, 1052; 612, 1126; 500, 1180; 340, 1196;
        184, 1180; 78, 1126
    ]);
    let pool = handcut(&pool, 1.6, 60.0, 6).within(&boards);
    let stops = stops![0, "#ffdf9c", 0.95; 0.55, "#e9ac5c", 0.86; 1, "#c27c40", 0.7];
    let light = scene.radial_from((330.0, 1080.0), 330.0, (390.0, 1010.0), &stops);
    let halo = scene.blurred(scene.veil(&pool.grown(14.0), "#d08a4a", 0.4), 14.0);
    scene.add(scene.clipped(&boards, scene.shining(halo)));
    scene.add(scene.fill(&pool, light));
    // Joints between the boards run to where the eye is led.
    let joints = all((-9..=16).map(|i| {
        let x = 430.0 + f64::from(i) * 96.0 - 190.0;
        let top = 520.0 + (855.0 - 520.0);
        let part = (top - 520.0) / (1210.0 - 520.0);
        let far = (430.0 + (x - 430.0) * part, top);
        taper(&[(x, 1210.0), far], &[3.4, 1.2])
    }));
    let joints = handcut(&joints, 0.5, 40.0, 8);
    scene.add(scene.clipped(&boards, scene.veil(&joints, "#2c0d14", 0.6)));
    let lit = joints.moved(2.0, 0.4).minus(&joints);
    scene.add(scene.clipped(&boards, scene.veil(&lit, "#ffe2a8", 0.3)));
    let mut chance = Chance::of("boards", 5);
    let grains = (0..120).map(|_| {
        let (x, y) = (chance.between(-60.0, 860.0), chance.between(875.0, 1200.0));
        let lean = (x - 430.0) / (y - 520.0);
        let long = chance.between(14.0, 60.0) * (y - 520.0) / 500.0;
        let end = (x + lean * long, y + long);
        let mid = (
            x + lean * long * 0.5 + chance.between(-1.5, 1.5),
            y + long * 0.5,
        );
        taper(&[(x, y), mid, end], &[0.2, 1.3, 0.2])
    });
    let grains = all(grains);
    scene.add(scene.clipped(&boards, scene.veil(&grains, "#2c0d14", 0.28)));
    let density = stops![0.3, Colour::BLACK, 0; 1, Colour::BLACK, 0.6];
    let density = scene.radial((330.0, 1060.0), 480.0, &density);
    let spray = Spray {
        seed: 9,
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.grain(&boards, density, "#1d0810", spray));
    let edge = boards.minus(&boards.moved(0.0, 3.0));
    scene.add(scene.veil(&edge, "#e7b567", 0.5));
    let path = Path::new(lip);
    for (i, x) in [70.0, 176.0, 284.0, 402.0, 516.0, 626.0, 730.0]
        .into_iter()
        .enumerate()
    {
        let at = (x, path.y_at(x) + 12.0);
        scene.add(footlight(scene, at, i as i64));
    }
}

/// A shell that hides a lamp from the stage, seen from behind.
fn footlight(scene: &Scene, at: At, seed: i64) -> crate::svg::Ink {
    let shell = blob(&knots![
        -24, 4, corner; -27, -10; -20, -27; -7, -35; 7, -35; 20, -27; 27, -10; 24, 4, corner; 10, 8; -10, 8
    ]);
    let shell = handcut(&shell.moved(at.0, at.1), 0.5, 14.0, seed);
    let shadow = scene.shadow(&shell, (-5.0, 7.0), 6.0, DEEP, 0.65);
    let mut ink = shadow
        + scene
            .sheet(&shell, "#7a4a26")
            .lit(0.5)
            .shade(0.6)
            .dark("#2c0f16")
            .rim(1.8)
            .ink();
    let ribs = (-3..=3).map(|i| {
        let i = f64::from(i);
        taper(
            &[
                (at.0 + i * 2.4, at.1 + 5.0),
                (at.0 + i * 5.6, at.1 - 14.0),
                (at.0 + i * 7.0, at.1 - 31.0 + i.abs() * 3.6),
            ],
            &[0.8, 1.8, 0.5],
        )
    });
    ink += scene.clipped(&shell, scene.veil(&all(ribs), "#2c0f16", 0.55));
    ink
}

/// The curtain is up and aside: near, dark, with a fringe of gold.
fn drapes(scene: &Scene) {
    let left = blob(&knots![
        -30, -30, corner; 128, -30, corner; 114, 130; 88, 330; 54, 560; 38, 800; 44, 1000; 62, 1230, corner; -30, 1230, corner
    ]);
    let right = blob(&knots![
        830, -30, corner; 742, -30, corner; 752, 200; 764, 480; 772, 760; 766, 1000; 754, 1230, corner; 830, 1230, corner
    ]);
    for (side, drape) in [(-1.0, left), (1.0, right)] {
        let drape = handcut(&drape, 1.2, 60.0, 4);
        scene.add(scene.shadow(&drape, (side * -6.0, 6.0), 20.0, DEEP, 0.7));
        let sheet = scene
            .sheet(&drape, "#3c0f20")
            .lit(0.12)
            .shade(0.7)
            .dark("#16060e");
        scene.add(sheet.rim(2.2).rim_colour("#c8703f"));
        let edge: f64 = if side < 0.0 { 0.0 } else { 800.0 };
        for i in 0..5 {
            let i = f64::from(i);
            let x = |k: f64| edge - side * (k * (1.0 - i * 0.19) - 4.0);
            let (top, mid, low) = if side < 0.0 {
                (112.0, 42.0, 48.0)
            } else {
                (52.0, 32.0, 40.0)
            };
            let fold = [
                (x(top), -20.0),
                (x(top * 0.86), 280.0),
                (x(mid), 620.0),
                (x(low * 0.9), 900.0),
                (x(low), 1220.0),
            ];
            let dark = scene.veil(&taper(&fold, &[5.0, 9.0, 13.0, 9.0, 5.0]), "#14050d", 0.55);
            let beside = fold.map(|(x, y)| (x - side * 6.0, y));
            let light = scene.veil(&taper(&beside, &[1.0, 2.4, 3.2, 2.4, 1.0]), "#b04a40", 0.3);
            scene.add(scene.clipped(&drape, dark + light));
        }
    }
    valance(scene);
}

fn valance(scene: &Scene) {
    let swag = blob(&knots![
        -30, -30, corner; -30, 104; 40, 122; 120, 108; 196, 62, corner; 270, 102; 362, 112; 452, 92; 520, 50, corner; 590, 92;
        680, 108; 760, 96; 830, 70; 830, -30, corner
    ]);
    let swag = handcut(&swag, 1.0, 50.0, 7);
    let hem = swag.minus(&swag.moved(0.0, -9.0));
    let mut chance = Chance::of("fringe", 4);
    let bounds = curve(&spots![-30, 104; 40, 122; 120, 108; 196, 62]);
    let middle = curve(&spots![196, 62; 270, 102; 362, 112; 452, 92; 520, 50]);
    let right = curve(&spots![520, 50; 590, 92; 680, 108; 760, 96; 830, 70]);
    let threads = [bounds, middle, right].into_iter().flat_map(|line| {
        let path = Path::new(line);
        let count = (path.length() / 3.4) as usize;
        path.walk(count).map(|(at, _)| at).collect::<Vec<_>>()
    });
    let threads: Vec<At> = threads.collect();
    let fringe = all(threads.into_iter().map(|(x, y)| {
        let long = chance.between(15.0, 19.0);
        taper(
            &[(x, y - 4.0), (x + chance.between(-1.0, 1.0), y + long)],
            &[2.2, 1.5],
        )
    }));
    scene.add(scene.shadow(&swag.and(&fringe), (0.0, 8.0), 18.0, DEEP, 0.7));
    scene.add(
        scene
            .sheet(&fringe, "#a06a30")
            .lit(0.3)
            .shade(0.5)
            .dark("#4a2018")
            .rim(0.0),
    );
    scene.add(
        scene
            .sheet(&swag, "#471226")
            .lit(0.16)
            .shade(0.75)
            .dark("#180610")
            .rim(0.0),
    );
    let folds: [[At; 3]; 10] = [
        [(0.0, -10.0), (20.0, 60.0), (60.0, 96.0)],
        [(150.0, -10.0), (130.0, 40.0), (80.0, 84.0)],
        [(176.0, -10.0), (164.0, 34.0), (130.0, 78.0)],
        [(200.0, 10.0), (240.0, 60.0), (300.0, 88.0)],
        [(206.0, -16.0), (262.0, 30.0), (340.0, 58.0)],
        [(506.0, 0.0), (460.0, 50.0), (390.0, 84.0)],
        [(500.0, -20.0), (440.0, 24.0), (370.0, 48.0)],
        [(526.0, 0.0), (570.0, 54.0), (640.0, 86.0)],
        [(540.0, -16.0), (600.0, 30.0), (670.0, 56.0)],
        [(800.0, -10.0), (770.0, 40.0), (710.0, 78.0)],
    ];
    for fold in folds {
        let dark = scene.veil(&taper(&fold, &[6.0, 17.0, 1.0]), "#14050d", 0.75);
        let beside = fold.map(|(x, y)| (x + 2.0, y - 13.0));
        let light = scene.veil(&taper(&beside, &[3.0, 9.0, 1.0]), "#96364a", 0.5);
        scene.add(scene.clipped(&swag, scene.blurred(dark + light, 4.0)));
    }
    scene.add(scene.fill(&hem, mix(GOLD, "#4a1420", 0.35)));
    let bright = hem.minus(&hem.moved(0.0, -2.0));
    scene.add(scene.veil(&bright, PALE, 0.5));
}
