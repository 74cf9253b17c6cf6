//! Wash day: the sheets have bolted, and the laundress digs in her heels.

use crate::colour::{Colour, mix};
use crate::line::{
    Path, Stroke, blob, circle, curve, ellipse, handcut, handcut_finely, poly, rect, taper,
};
use crate::motifs::Smudge;
use crate::motifs::animals::{Gallop, SheetHorse};
use crate::motifs::figures::person::{Arm, Garment, Hair, Leg, Person, Pose, Scarf};
use crate::motifs::plants::{grass, ground};
use crate::motifs::sky::Cloud;
use crate::motifs::things::Basket;
use crate::random::{Chance, noise};
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const NIGHT: &str = "#1d2c55";
const LINEN: &str = "#f6efe0";
/// Where the laundress holds the line.
const HANDS: At = (186.0, 806.0);
/// The line between the near hill and the sky.
const HILL: [At; 7] = [
    (-40.0, 960.0),
    (80.0, 950.0),
    (200.0, 972.0),
    (320.0, 1022.0),
    (430.0, 1090.0),
    (520.0, 1160.0),
    (580.0, 1240.0),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(140.0, -60.0).focused((420.0, 420.0), 310.0);
    sky(&scene);
    valley(&scene);
    horses(&scene);
    socks(&scene);
    hill(&scene);
    furrow(&scene);
    basket(&scene);
    laundress(&scene);
    blades(&scene);
    poppies(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.14,
        colour: "#122050",
        ..Finish::default()
    });
    scene
}

fn sky(scene: &Scene) {
    let stops = stops![0, "#1f5fb4"; 0.35, "#3d86cf"; 0.68, "#8cc4e6"; 1, "#e6f1e2"];
    scene.sky(scene.linear((60.0, 0.0), (620.0, 1000.0), &stops), 3, 0.09);
    let mut chance = Chance::of("cloud streets", 3);
    for (seed, (x, y, long, wide, colour, opacity)) in [
        (-80.0, 420.0, 620.0, 60.0, "#a9d2ee", 0.8),
        (260.0, 120.0, 700.0, 50.0, "#6fa9dc", 0.75),
        (-60.0, 180.0, 420.0, 34.0, "#5b9bd6", 0.7),
        (340.0, 700.0, 620.0, 70.0, "#cfe6ee", 0.85),
        (-160.0, 640.0, 420.0, 40.0, "#a9d2ee", 0.7),
        (240.0, 880.0, 700.0, 54.0, "#e3eee6", 0.9),
    ]
    .into_iter()
    .enumerate()
    {
        let street = cloud_street((x, y), long, wide, seed as i64, &mut chance);
        let stops = stops![0, mix(colour, Colour::WHITE, 0.5), opacity; 1, colour, opacity];
        let fill = scene.linear((0.0, y - long * 0.4), (0.0, y + 60.0), &stops);
        scene.add(scene.shadow(&street, (0.0, 4.0), 10.0, "#2a5a9c", 0.22));
        scene.add(scene.fill(&street, fill));
        scene.add(scene.rim(&street, (1.4, 2.0), Colour::WHITE, 0.6, scene.light, 520.0));
    }
    for (at, width, height, colour, seed) in [
        ((690.0, 968.0), 430.0, 170.0, "#dcebf0", 21),
        ((690.0, 1010.0), 380.0, 90.0, "#d2e4ea", 29),
        ((400.0, 985.0), 330.0, 100.0, "#e3eeee", 22),
    ] {
        let cloud = Cloud {
            lit: 0.7,
            lit_colour: Colour::WHITE,
            shade: 0.45,
            shadow: "#3a6aa8".into(),
            shadow_opacity: 0.3,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
}

/// A torn strip of cloud that rises to the right.
fn cloud_street(at: At, long: f64, wide: f64, seed: i64, chance: &mut Chance) -> Shape {
    let line: Vec<At> = (0..9)
        .map(|i| {
            let part = f64::from(i) / 8.0;
            let waver = 16.0 * noise(part * 4.0, seed + 3, None);
            (at.0 + long * part, at.1 - long * 0.46 * part + waver)
        })
        .collect();
    let widths = [0.03, 0.5, 0.8, 1.0, 0.6, 0.7, 0.3, 0.4, 0.02].map(|part| wide * part);
    let shreds = line[1..8].iter().map(|&(x, y)| {
        let points = [
            (x - 40.0, y + 26.0 + chance.between(-8.0, 20.0)),
            (x + 40.0, y - 6.0),
            (x + 140.0, y - 60.0),
        ];
        taper(&points, &[1.0, wide * chance.between(0.2, 0.4), 1.0])
    });
    let street = all(shreds.chain([taper(&line, &widths)]));
    handcut(&street.fillet(5.0), 2.0, 26.0, seed)
}

/// The valley, far below.
fn valley(scene: &Scene) {
    let far = spots![-40, 990; 120, 960; 300, 984; 470, 950; 640, 978; 840, 940];
    let middle = spots![-40, 1040; 200, 1010; 400, 1034; 600, 1000; 840, 1020];
    let near = spots![-40, 1090; 260, 1076; 480, 1092; 700, 1060; 840, 1072];
    let hills = [
        (ground(&far), "#a9cdd0"),
        (ground(&middle), "#9cc3a0"),
        (ground(&near), "#a9bf6a"),
    ];
    for (i, (hill, colour)) in hills.iter().enumerate() {
        let (hill, i) = (handcut(hill, 1.0, 40.0, i as i64), i as i64);
        let dark = Colour::from(*colour).lighter(-0.04);
        let stops = stops![0, mix(*colour, "#f6f3d0", 0.45); 1, dark];
        let fill = scene.linear((0.0, 940.0), (0.0, 1200.0), &stops);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 9.0, "#3a6a7a", 0.25));
        scene.add(scene.washed(scene.fill(&hill, fill), 5 + i, 0.06));
        scene.add(scene.rim(&hill, (0.0, 1.6), "#fffbe0", 0.6, scene.light, 520.0));
    }
    fields(scene, &handcut(&hills[2].0, 1.0, 40.0, 2));
    village(scene);
    let river = river(scene);
    trees(scene, &river);
    let church =
        rect(646.0, 1052.0, 658.0, 1096.0).and(&poly(&spots![643, 1054; 652, 1018; 661, 1054]));
    let church = handcut(&church, 0.4, 8.0, 3);
    scene.add(scene.sheet(&church, "#e3cfae").lit(0.2).shade(0.4).rim(0.8));
}

fn fields(scene: &Scene, land: &Shape) {
    for (seed, (x, y, wide, high, colour)) in [
        (330.0, 1180.0, 180.0, 60.0, "#d9c65a"),
        (500.0, 1150.0, 170.0, 46.0, "#7ea65a"),
        (640.0, 1120.0, 170.0, 40.0, "#e0cf74"),
        (560.0, 1200.0, 240.0, 50.0, "#8fb060"),
        (730.0, 1170.0, 160.0, 50.0, "#c9a94a"),
    ]
    .into_iter()
    .enumerate()
    {
        let field = poly(&[
            (x - wide / 2.0, y + high / 2.0),
            (x - wide * 0.3, y - high / 2.0),
            (x + wide / 2.0, y - high * 0.62),
            (x + wide * 0.42, y + high * 0.4),
        ]);
        let field = handcut(&field, 1.0, 20.0, seed as i64).within(land);
        scene.add(scene.sheet(&field, colour).shade(0.4).rim(1.0));
        let furrows = (0..6).map(|i| {
            let up = f64::from(i) * high / 6.0;
            let ends = [
                (x - wide / 2.0, y + high / 2.0 - up),
                (x + wide / 2.0, y + high * 0.4 - up),
            ];
            taper(&ends, &[1.2, 1.2])
        });
        let furrows = all(furrows).within(&field);
        scene.add(scene.veil(&furrows, Colour::from(colour).lighter(-0.1), 0.5));
    }
}

fn village(scene: &Scene) {
    let mut chance = Chance::of("village", 8);
    let houses = spots![560, 1086; 588, 1092; 612, 1084; 574, 1104; 640, 1096; 602, 1106];
    for (seed, (x, y)) in houses.into_iter().enumerate() {
        let cut = |shape: Shape| handcut(&shape, 0.4, 8.0, seed as i64);
        let wall = cut(rect(x - 10.0, y - 13.0, x + 10.0, y));
        let colour = *chance.pick(&["#f6ead2", "#e9d9b8", "#f3e3c6"]);
        scene.add(scene.sheet(&wall, colour).lit(0.2).shade(0.4).rim(0.6));
        let roof = cut(poly(&[
            (x - 13.0, y - 12.0),
            (x - 2.0, y - 25.0),
            (x + 8.0, y - 24.0),
            (x + 13.0, y - 12.0),
        ]));
        let colour = *chance.pick(&["#b9523a", "#a3443a", "#c4663f"]);
        scene.add(scene.sheet(&roof, colour).lit(0.3).shade(0.4).rim(0.8));
        let windows = [x - 6.0, x + 2.0].map(|left| rect(left, y - 9.0, left + 3.0, y - 4.0));
        scene.add(scene.veil(&all(windows), NIGHT, 0.7));
    }
}

fn river(scene: &Scene) -> Shape {
    let river = taper(
        &spots![430, 1092; 500, 1112; 470, 1140; 560, 1160; 690, 1146; 820, 1190],
        &[2.0, 5.0, 8.0, 12.0, 15.0, 22.0],
    );
    let river = handcut(&river, 0.6, 20.0, 2);
    let stops = stops![0, "#e6f3f2"; 1, "#8fc3dc"];
    scene.add(scene.fill(&river, scene.linear((430.0, 0.0), (800.0, 0.0), &stops)));
    scene.add(scene.rim(&river, (0.0, -1.2), "#5f8a6a", 0.6, scene.light, 520.0));
    river
}

fn trees(scene: &Scene, river: &Shape) {
    let mut chance = Chance::of("valley trees", 8);
    for seed in 0..34 {
        let (x, y) = (chance.between(380.0, 800.0), chance.between(1088.0, 1196.0));
        let size = 0.5 + (y - 1080.0) / 150.0;
        let crown = (0..4).map(|_| {
            let at = (chance.near(0.0, 4.0), -9.0 + chance.near(0.0, 3.0));
            circle(at, chance.between(4.0, 6.0))
        });
        let crown = Spot::new(x, y, size).put(&all(crown));
        let colour = *chance.pick(&["#5f8f4f", "#4f7f4a", "#7a9f54"]);
        if !river.within(&crown).is_empty() {
            continue;
        }
        let crown = handcut(&crown, 0.6, 6.0, seed);
        let below = ellipse((x - 3.0, y), 8.0 * size, 2.0 * size);
        scene.add(scene.veil(&below, "#3f6a3c", 0.4));
        scene.add(scene.sheet(&crown, colour).lit(0.3).rim(0.7).grain(1.05));
    }
}

/// A washing line.
fn line(scene: &Scene, along: &[At]) -> Ink {
    let rope = curve(along);
    let twist: Vec<At> = rope.iter().map(|&(x, y)| (x, y - 0.8)).collect();
    scene.stitched(&rope, "#7a5a3a", 3.6, 1.0, None)
        + scene.stitched(&twist, "#ecd6a8", 1.8, 1.0, Some("5 3"))
}

/// The herd, from back to front, with the line it tore down.
fn horses(scene: &Scene) {
    let white = SheetHorse {
        spot: Spot::new(408.0, 462.0, 1.72).turned(-24.0),
        cloth: "#fbf8ee".into(),
        dark: "#6d8fc4".into(),
        stripes: None,
        long: 1.0,
        gallop: Gallop::Reaching,
    };
    let blue = SheetHorse {
        spot: Spot::new(628.0, 162.0, 0.8).turned(-30.0),
        cloth: "#cfe0f0".into(),
        gallop: Gallop::Gathered,
        ..white
    };
    let yellow = SheetHorse {
        spot: Spot::new(442.0, 786.0, 0.92).turned(-19.0),
        cloth: "#fbe6a6".into(),
        dark: "#c08a4a".into(),
        stripes: Some("#e0a030".into()),
        long: 0.8,
        gallop: Gallop::Gathered,
    };
    let foal = SheetHorse {
        spot: Spot::new(650.0, 930.0, 0.5).turned(-12.0),
        cloth: "#f6c9c0".into(),
        dark: "#b0607c".into(),
        stripes: Some("#d9534a".into()),
        long: 0.55,
        gallop: Gallop::Reaching,
    };
    let [tail, back, withers] = white.pegs();
    let ahead = blue.pegs();
    let sag = (
        (withers.0 + ahead[0].0) / 2.0,
        (withers.1 + ahead[0].1) / 2.0 + 14.0,
    );
    let rope = [&[withers, sag], &ahead[..], &[(830.0, 20.0)]].concat();
    scene.add(line(scene, &rope) + blue.ink(scene, 4));
    let rope = [HANDS, (158.0, 650.0), (132.0, 556.0), tail, back, withers];
    scene.add(line(scene, &rope) + white.ink(scene, 12));
    // Below her hands the line sags to the yellow one, and from there to the foal.
    let slack = [HANDS, (212.0, 836.0), (250.0, 824.0), (280.0, 784.0)];
    let under = [(462.0, 830.0), (500.0, 892.0), (548.0, 916.0)];
    let rope = [&slack[..], &yellow.pegs()[..], &under, &foal.pegs()].concat();
    scene.add(line(scene, &rope));
    scene.add(foal.ink(scene, 9) + yellow.ink(scene, 7));
}

/// In the wind.
fn socks(scene: &Scene) {
    let sock = blob(&knots![
        -7, -24, corner; 7, -24, corner; 7, -4; 16, 4; 18, 12; 8, 14; -4, 10; -8, 0
    ]);
    let cuff = poly(&spots![-7, -24; 7, -24; 7, -19; -7, -19]);
    for (seed, (x, y, size, turn, colour)) in [
        (36.0, 640.0, 1.2, 40.0, "#d9453a"),
        (210.0, 300.0, 0.9, -30.0, "#f2c84b"),
        (712.0, 640.0, 1.0, 62.0, "#d9453a"),
        (120.0, 372.0, 0.7, 20.0, LINEN),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(x, y, size).turned(turn);
        let sock = handcut(&spot.put(&sock), 0.4, 8.0, seed as i64);
        scene.add(scene.shadow(&sock, (-2.0, 5.0), 5.0, NIGHT, 0.35));
        scene.add(scene.sheet(&sock, colour).shade(0.45).rim(1.1));
        scene.add(scene.veil(&spot.put(&cuff), LINEN, 0.85));
    }
}

/// The near hill, its grass bent by the wind.
fn hill(scene: &Scene) {
    let line = Path::new(curve(&HILL));
    let blades = grass(&line, -10.0, 560.0, 30.0, 0.5, -1.6, 8);
    let hill = handcut(&ground(&HILL).and(&blades), 0.9, 36.0, 4);
    let stops = stops![0, "#c9c24e"; 0.45, "#7f9a3f"; 1, "#2f5a3c"];
    let fill = scene.linear((0.0, 940.0), (300.0, 1220.0), &stops);
    scene.add(scene.shadow(&hill, (4.0, -4.0), 16.0, "#1f4a55", 0.5));
    scene.add(scene.washed(scene.fill(&hill, fill), 9, 0.1));
    let mut chance = Chance::of("hill", 8);
    let blades = (0..260).map(|_| {
        let x = chance.between(-10.0, 560.0);
        let y = line.y_at(x) + chance.between(8.0, 250.0);
        let high = chance.between(14.0, 34.0);
        let points = [
            (x, y),
            (x - high * 0.4, y - high * 0.5),
            (x - high * 1.1, y - high * 0.62),
        ];
        let blade = Stroke::new(&points, &[2.4, 1.8, 0.3]).blunt().shape();
        let colour = *chance.pick(&["#e6d974", "#4f7a3a", "#a3b04a", "#35603a"]);
        scene.veil(&blade, colour, 0.7)
    });
    let blades: Ink = blades.sum();
    scene.add(scene.clipped(&hill, blades));
    scene.add(scene.rim(&hill, (-1.5, 2.2), "#fffbc8", 0.8, scene.light, 520.0));
}

/// What the heels plough.
fn furrow(scene: &Scene) {
    let furrow = taper(
        &spots![-30, 1010; 60, 1000; 140, 996; 196, 992],
        &[30.0, 26.0, 22.0, 10.0],
    );
    let furrow = handcut(&furrow, 1.6, 14.0, 3);
    let stops = stops![0, "#3d2a24"; 1, "#6b4630"];
    scene.add(scene.fill(&furrow, scene.linear((0.0, 980.0), (0.0, 1020.0), &stops)));
    scene.add(scene.rim(&furrow, (0.0, -2.4), "#b98a58", 0.7, scene.light, 520.0));
    let mut chance = Chance::of("clods", 8);
    for seed in 0..16 {
        let at = (
            196.0 + chance.between(-26.0, 26.0),
            982.0 + chance.between(-26.0, 10.0),
        );
        let clod = handcut(&circle(at, chance.between(2.0, 5.5)), 0.8, 4.0, seed);
        scene.add(scene.fill(&clod, *chance.pick(&["#5a3a2a", "#7a5236"])));
    }
}

/// Left behind.
fn basket(scene: &Scene) {
    let contact = Smudge {
        opacity: 0.8,
        ..Smudge::of("#1f3a2a", 5.0)
    };
    let at = (296.0, 1046.0);
    scene.add(contact.ink(scene, &ellipse(at, 66.0, 12.0).turned(24.0, at)));
    let basket = Basket {
        spot: Spot::new(298.0, 1046.0, 0.92).turned(20.0),
    };
    scene.add(basket.ink(scene, 3));
}

fn laundress(scene: &Scene) {
    let laundress = Person {
        spot: Spot::new(172.0, 1000.0, 2.36),
        pose: Pose {
            hip: (-13.0, -42.0),
            neck: (-31.0, -70.0),
            head: (-35.0, -81.0),
            tilt: -20.0,
            far_leg: Leg::new((-1.0, -22.0), (14.0, -4.0)).toes(0.9, -0.45),
            near_leg: Leg::new((2.0, -24.0), (20.0, -6.0)).toes(0.9, -0.5),
            far_arm: Some(Arm::new((-14.0, -72.0), (4.0, -82.0))),
            near_arm: Some(Arm::new((-13.0, -66.0), (2.0, -75.0))),
        },
        garment: Garment::Dress,
        coat: "#c8402f".into(),
        legs: "#f3e6d0".into(),
        shoes: "#3a2430".into(),
        skin: "#c98a66".into(),
        dark: "#3a1424".into(),
        hem: -18.0,
        flare: 19.0,
        hem_at: Some(-16.0),
        wave: 5.0,
        hair: Some((Hair::Windy, "#3a2430".into())),
        scarf: Some(Scarf {
            along: spots![-1, -1; -12, 1; -22, -5; -34, 0].to_vec(),
            widths: vec![4.0, 5.0, 5.0, 2.0],
            colour: "#f2c84b".into(),
        }),
        ..Person::default()
    };
    let contact = Smudge {
        density: 0.7,
        opacity: 0.8,
        ..Smudge::of("#1f3a2a", 6.0)
    };
    scene.add(contact.ink(scene, &ellipse((150.0, 1000.0), 90.0, 12.0)));
    let apron = blob(&knots![
        -15, -50; -8, -44; -2, -32; 1, -20; -8, -15; -22, -15; -26, -22; -21, -38
    ]);
    let bow = taper(
        &spots![-17, -48; -34, -46; -46, -52; -60, -46],
        &[3.0, 3.4, 3.0, 1.0],
    );
    let apron = laundress.piece(scene, &apron, LINEN, 0.4, 26)
        + laundress.piece(scene, &bow, LINEN, 0.3, 27);
    scene.add(laundress.ink_holding(scene, 6, apron));
}

/// The nearest blades, bent by the same wind.
fn blades(scene: &Scene) {
    let mut chance = Chance::of("blades", 17);
    let blades = (0..64).map(|_| {
        let x = chance.between(-30.0, 430.0);
        let high = chance.between(60.0, 150.0) * (1.0 - 0.45 * ((x - 120.0) / 310.0).max(0.0));
        let over = high * chance.between(0.55, 0.95);
        let points = [
            (x, 1214.0),
            (x - over * 0.18, 1214.0 - high * 0.55),
            (x - over * 0.6, 1214.0 - high * 0.88),
            (x - over, 1214.0 - high * 0.86),
        ];
        Stroke::new(&points, &[7.0, 6.0, 3.6, 0.4]).blunt().shape()
    });
    let blades = handcut(&all(blades), 0.5, 20.0, 6);
    scene.add(scene.shadow(&blades, (0.0, -2.0), 9.0, "#0f2a24", 0.5));
    let sheet = scene.sheet(&blades, "#1f4a38").dark("#0f2a24");
    scene.add(
        sheet
            .lit(0.12)
            .rim(1.6)
            .rim_colour("#b9c95a")
            .rim_opacity(0.7),
    );
}

fn poppies(scene: &Scene) {
    let poppy = blob(&knots![-13, 3; -15, -7; -6, -14; 2, -10; 9, -14; 16, -6; 12, 4; 0, 8]);
    let stems = spots![52, 112; 118, 84; 150, 128; 236, 92; 300, 70; 20, 70];
    for (seed, (x, high)) in stems.into_iter().enumerate() {
        let seed = seed as i64;
        let at = (x - high * 0.62, 1214.0 - high * 0.98);
        let stem = [(x, 1214.0), (x - high * 0.14, 1214.0 - high * 0.55), at];
        scene.add(scene.fill(&taper(&stem, &[2.6, 2.2, 1.6]), "#7a9a4a"));
        let spot = Spot::new(at.0, at.1, 0.9 + high / 300.0).turned(-34.0);
        let poppy = handcut(&spot.put(&poppy), 0.5, 8.0, seed);
        scene.add(scene.shadow(&poppy, (0.0, 2.0), 3.0, "#0f2a24", 0.4));
        scene.add(
            scene
                .sheet(&poppy, "#d9402f")
                .lit(0.3)
                .rim(1.1)
                .dark("#7a1424"),
        );
        let heart = ellipse((at.0 - 1.0, at.1 - 3.0), 3.4, 2.6);
        let heart = handcut_finely(&heart, 0.5, 4.0, seed, 0.2);
        scene.add(scene.veil(&heart, "#2a1424", 0.85));
    }
}
