//! The roots of a fig tree are the streets of a small lit city; a tram stops right under the feet of somebody who sleeps.

mod tram;
mod tree;

use std::f64::consts::PI;

use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Path, blob, circle, curve, ellipse, handcut, poly, taper, towards};
use crate::motifs::buildings::{Roof, TownHouse};
use crate::motifs::figures::PasserBy;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

const DEEP: &str = "#120c0e";
const BARK: &str = "#8a5a38";
const LAMP: &str = "#ffd27a";
const PALE: &str = "#fff0c4";
/// The great root.
const SPINE: [At; 8] = [
    (434.0, 346.0),
    (432.0, 400.0),
    (424.0, 520.0),
    (436.0, 640.0),
    (418.0, 770.0),
    (424.0, 900.0),
    (408.0, 1040.0),
    (416.0, 1230.0),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(300.0, 440.0);
    tree::sky(&scene);
    let streets = streets();
    earth(&scene);
    for (i, cave) in caves().iter().enumerate() {
        let cave = cave.bent(grown).minus(&streets[i].below());
        hollow(&scene, &cave, i as i64);
    }
    houses(&scene, &streets);
    stairs(&scene);
    roots(&scene, &streets);
    passers(&scene, &streets);
    tram::draw(&scene, (206.0, floor(&streets[0], 206.0) + 3.0));
    tree::draw(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.5,
        colour: DEEP,
        grain: 0.1,
        middle: (360.0, 560.0),
    });
    scene
}

/// A root that lies level enough to walk on, from left to right.
struct Street {
    line: Path,
    points: Vec<At>,
    widths: [f64; 2],
}

/// Nothing grows straight: where something is that would stand there, if the great root did.
fn grown(at: At) -> At {
    let deep = ((at.1 - 520.0) / 420.0).clamp(0.0, 1.0);
    let aside = 62.0 * deep * deep * (3.0 - 2.0 * deep) - 26.0 * (deep * PI).sin();
    let near = (1.0 - ((at.0 - 430.0) / 440.0).powi(2)).max(0.0);
    (at.0 + aside * near, at.1)
}

impl Street {
    /// All the earth it runs over.
    fn below(&self) -> Shape {
        let (first, last) = (self.points[0], self.points[self.points.len() - 1]);
        let mut ring = curve(&self.points);
        ring.extend([(last.0, 1300.0), (first.0, 1300.0)]);
        poly(&ring)
    }

    fn new(points: &[At], from: f64, to: f64) -> Street {
        let points: Vec<At> = points.iter().copied().map(grown).collect();
        Street {
            line: Path::new(curve(&points)),
            points,
            widths: [from, to],
        }
    }
}

/// A place on a street, where its pavement is.
fn on(street: &Street, x: f64) -> At {
    let x = grown((x, street.line.y_at(x))).0;
    (x, floor(street, x))
}

/// The height of the pavement there.
fn floor(street: &Street, x: f64) -> f64 {
    let (a, b) = (street.points[0].0, street.points[street.points.len() - 1].0);
    let part = ((x - a) / (b - a)).clamp(0.0, 1.0);
    let width = street.widths[0] + (street.widths[1] - street.widths[0]) * part;
    street.line.y_at(x) - width / 2.0
}

fn streets() -> Vec<Street> {
    vec![
        Street::new(
            &spots![-40, 530; 70, 520; 190, 516; 290, 508; 360, 484; 404, 430],
            24.0,
            46.0,
        ),
        Street::new(
            &spots![462, 420; 500, 474; 570, 510; 680, 520; 760, 508; 840, 500],
            44.0,
            20.0,
        ),
        Street::new(
            &spots![-40, 742; 60, 726; 170, 716; 270, 690; 350, 646; 412, 570],
            20.0,
            40.0,
        ),
        Street::new(
            &spots![440, 610; 500, 690; 580, 734; 690, 742; 840, 722],
            40.0,
            18.0,
        ),
        Street::new(
            &spots![-40, 918; 90, 930; 210, 924; 310, 892; 372, 846; 420, 760],
            18.0,
            36.0,
        ),
        Street::new(
            &spots![428, 800; 480, 882; 560, 940; 670, 962; 840, 960],
            36.0,
            16.0,
        ),
        Street::new(
            &spots![-40, 1120; 80, 1112; 200, 1120; 300, 1090; 360, 1040; 410, 940],
            16.0,
            32.0,
        ),
        Street::new(
            &spots![416, 960; 470, 1060; 560, 1124; 680, 1146; 840, 1138],
            32.0,
            16.0,
        ),
    ]
}

/// Hollows in the earth, each above its street.
fn caves() -> [Shape; 8] {
    [
        blob(
            &knots![-30, 400; 60, 386; 160, 380; 260, 384; 340, 394; 372, 424; 356, 476; 290, 512; 150, 524; -30, 532],
        ),
        blob(
            &knots![500, 404; 560, 388; 650, 384; 740, 392; 830, 386; 830, 506; 700, 524; 580, 514; 510, 474; 488, 436],
        ),
        blob(
            &knots![-30, 560; 80, 552; 200, 548; 300, 540; 372, 528; 396, 556; 350, 640; 270, 690; 150, 724; -30, 744],
        ),
        blob(
            &knots![474, 534; 540, 548; 640, 556; 740, 550; 830, 540; 830, 728; 690, 746; 570, 734; 500, 690; 462, 610],
        ),
        blob(
            &knots![-30, 770; 90, 756; 200, 744; 300, 716; 370, 684; 400, 720; 372, 836; 310, 890; 200, 926; -30, 922],
        ),
        blob(
            &knots![460, 690; 520, 744; 600, 770; 720, 776; 830, 762; 830, 964; 670, 966; 560, 944; 484, 884; 450, 790],
        ),
        blob(
            &knots![-30, 952; 90, 962; 220, 954; 320, 918; 380, 880; 398, 930; 360, 1030; 300, 1090; 190, 1122; -30, 1124],
        ),
        blob(
            &knots![452, 890; 510, 942; 600, 984; 720, 994; 830, 990; 830, 1142; 680, 1150; 560, 1126; 476, 1060; 440, 960],
        ),
    ]
}

fn ground() -> Vec<At> {
    curve(
        &spots![-30, 340; 70, 334; 170, 336; 270, 332; 360, 322; 440, 320; 520, 326; 620, 338; 720, 334; 830, 342],
    )
}

fn earth(scene: &Scene) {
    let mut ring = ground();
    ring.extend([(830.0, 1230.0), (-30.0, 1230.0)]);
    let earth = handcut(&poly(&ring), 1.6, 30.0, 4);
    scene.add(scene.shadow(&earth, (0.0, -6.0), 14.0, DEEP, 0.6));
    let stops = stops![0, "#6a4428"; 0.14, "#4a2e1e"; 0.5, "#38221a"; 1, "#221418"];
    let fill = scene.linear((0.0, 330.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&earth, fill), 14, 0.1));
    let edge = earth.minus(&earth.moved(0.0, 5.0));
    scene.add(scene.veil(&edge, "#3f6a58", 0.9));
    let lit = earth.minus(&earth.moved(0.0, 1.8));
    scene.add(scene.veil(&lit, "#a8cdb0", 0.6));
    let mut chance = Chance::of("earth", 7);
    let stones = all((0..70).map(|_| {
        let at = (chance.between(0.0, 800.0), chance.between(352.0, 1190.0));
        let r = chance.between(2.0, 7.0);
        let stone = blob(&knots![-1, -0.1; -0.4, -0.7; 0.5, -0.6; 1, 0.1; 0.4, 0.6; -0.6, 0.6]);
        Spot::new(at.0, at.1, r)
            .turned(chance.between(-30.0, 30.0))
            .put(&stone)
    }));
    scene.add(
        scene
            .sheet(&stones, "#6e4c36")
            .lit(0.2)
            .shade(0.6)
            .dark("#2c1a16")
            .rim(0.9),
    );
}

/// A cave: three sheets one behind another, and the light of its lamps.
fn hollow(scene: &Scene, cave: &Shape, seed: i64) {
    let bounds = cave.bounds();
    let (x, _) = bounds.middle();
    let warm = [1.0, 0.74, 0.9, 0.7, 0.66, 0.88, 0.8, 0.66][seed as usize % 8];
    let cave = handcut(cave, 2.0, 34.0, seed);
    let lip = cave.grown(7.0);
    let lip = handcut(&lip, 1.6, 26.0, seed + 9);
    scene.add(scene.fill(&lip, "#2a1914"));
    let gold = mix("#8a4e24", "#f6b653", warm);
    let stops = stops![
        0, "#1d4246"; 0.28, mix("#3a4a3c", gold, 0.3); 0.62, mix("#8a5428", gold, 0.75); 1, mix(gold, PALE, 0.35)
    ];
    let fill = scene.linear((x, bounds.y0), (x + 20.0, bounds.y1 - 6.0), &stops);
    scene.add(scene.washed(scene.fill(&cave, fill), 40 + seed, 0.08));
    let shade = scene.shadow(&lip.grown(60.0).minus(&cave), (0.0, 9.0), 12.0, DEEP, 0.8);
    scene.add(scene.clipped(&cave, shade));
    let density = stops![0.3, Colour::BLACK, 0; 1, Colour::BLACK, 0.5];
    let density = scene.radial((x, bounds.y1), bounds.width() * 0.66, &density);
    let spray = Spray {
        seed,
        opacity: 0.4,
        ..Spray::default()
    };
    scene.add(scene.grain(&cave, density, "#1d1a1c", spray));
}

const WALLS: [&str; 6] = [
    "#b9703f", "#8f4a34", "#d19a56", "#7a5a40", "#a85c3a", "#4f6a60",
];
const TILES: [&str; 5] = ["#5a2c24", "#3f2a26", "#6e3a26", "#2f4a4a", "#7a4428"];

/// Houses of a street: where, how wide, how high without the roof, and which roof.
type Row = &'static [(f64, f64, f64, f64, Roof)];
const ROWS: [Row; 8] = [
    &[
        (26.0, 44.0, 64.0, 26.0, Roof::Gable),
        (322.0, 34.0, 44.0, 22.0, Roof::Shed),
    ],
    &[
        (560.0, 40.0, 58.0, 26.0, Roof::Gable),
        (604.0, 42.0, 78.0, 24.0, Roof::Mansard),
        (650.0, 40.0, 62.0, 36.0, Roof::Onion),
        (716.0, 46.0, 74.0, 26.0, Roof::Steps),
        (764.0, 40.0, 60.0, 30.0, Roof::Gable),
    ],
    &[
        (24.0, 52.0, 116.0, 34.0, Roof::Gable),
        (78.0, 46.0, 88.0, 40.0, Roof::Onion),
        (214.0, 46.0, 96.0, 30.0, Roof::Steps),
        (262.0, 42.0, 84.0, 32.0, Roof::Gable),
        (308.0, 40.0, 72.0, 26.0, Roof::Mansard),
    ],
    &[
        (524.0, 40.0, 88.0, 30.0, Roof::Gable),
        (570.0, 46.0, 118.0, 28.0, Roof::Mansard),
        (620.0, 44.0, 92.0, 44.0, Roof::Onion),
        (676.0, 48.0, 122.0, 32.0, Roof::Gable),
        (770.0, 52.0, 104.0, 36.0, Roof::Steps),
    ],
    &[
        (24.0, 50.0, 92.0, 32.0, Roof::Mansard),
        (78.0, 46.0, 116.0, 36.0, Roof::Gable),
        (130.0, 48.0, 84.0, 46.0, Roof::Onion),
        (186.0, 46.0, 122.0, 32.0, Roof::Steps),
        (240.0, 44.0, 98.0, 30.0, Roof::Gable),
        (326.0, 40.0, 92.0, 28.0, Roof::Gable),
    ],
    &[
        (508.0, 42.0, 104.0, 30.0, Roof::Gable),
        (556.0, 44.0, 88.0, 44.0, Roof::Onion),
        (700.0, 50.0, 118.0, 34.0, Roof::Gable),
        (754.0, 46.0, 92.0, 32.0, Roof::Mansard),
    ],
    &[
        (30.0, 52.0, 88.0, 34.0, Roof::Gable),
        (86.0, 46.0, 70.0, 40.0, Roof::Onion),
        (140.0, 50.0, 96.0, 30.0, Roof::Steps),
        (260.0, 46.0, 84.0, 32.0, Roof::Gable),
        (312.0, 42.0, 88.0, 26.0, Roof::Mansard),
    ],
    &[
        (506.0, 42.0, 92.0, 30.0, Roof::Mansard),
        (556.0, 46.0, 76.0, 40.0, Roof::Onion),
        (608.0, 48.0, 88.0, 32.0, Roof::Gable),
        (690.0, 48.0, 80.0, 30.0, Roof::Steps),
        (746.0, 50.0, 94.0, 30.0, Roof::Gable),
    ],
];

fn houses(scene: &Scene, streets: &[Street]) {
    let caves = caves();
    for ((row, street), i) in ROWS.iter().zip(streets).zip(0_usize..) {
        let mut ink = Ink::none();
        let mut feet = Vec::new();
        for (&(x, width, height, roof_height, roof), k) in row.iter().zip(0_usize..) {
            // The foot is hidden by the root it stands on, also where that slopes.
            let x = on(street, x).0;
            let y = floor(street, x - width / 2.0).max(floor(street, x + width / 2.0)) + 5.0;
            let mut chance = Chance::of("root house", (i * 11 + k) as u64);
            let house = TownHouse {
                spot: Spot::new(x, y, 1.0).turned(chance.between(-2.4, 2.4)),
                width,
                height,
                roof_height,
                roof,
                wall: WALLS[(i * 5 + k * 7) % 6].into(),
                tiles: TILES[(i * 3 + k * 2) % 5].into(),
                dark: "#2a1518".into(),
                window: LAMP.into(),
                lamp: "#ffe7a6".into(),
            };
            feet.push(poly(&spots![
                x - width / 2.0, y; x - width / 2.0, y - height; x, y - height - roof_height * 0.8;
                x + width / 2.0, y - height; x + width / 2.0, y
            ]));
            ink += house.ink(scene, (i * 10 + k) as i64);
        }
        let masses = all(feet);
        scene.add(scene.shadow(&masses, (-6.0, 4.0), 8.0, "#2a140f", 0.6));
        scene.add(scene.clipped(&caves[i].bent(grown).grown(5.0), ink));
        scene.add(
            scene.shining(scene.blurred(scene.veil(&masses.grown(-8.0), "#f0a040", 0.12), 12.0)),
        );
    }
}

fn root_sheet(scene: &Scene, shape: &Shape, seed: i64) -> Ink {
    let root = handcut(shape, 1.4, 26.0, seed);
    let paper = scene
        .sheet(&root, BARK)
        .lit(0.22)
        .shade(0.7)
        .dark("#3a2018")
        .rim(1.8)
        .seed(seed);
    scene.shadow(&root, (0.0, 9.0), 9.0, DEEP, 0.65) + paper.rim_colour("#f0c07a").ink()
}

/// The great root that goes down, the streets that leave it, and their rootlets.
fn roots(scene: &Scene, streets: &[Street]) {
    let mut chance = Chance::of("rootlets", 3);
    let mut small = Vec::new();
    for street in streets {
        for _ in 0..7 {
            let x = chance.between(10.0, 790.0);
            let (a, b) = (street.points[0].0, street.points[street.points.len() - 1].0);
            if !(a.min(b) + 30.0..a.max(b) - 40.0).contains(&x) {
                continue;
            }
            let y = street.line.y_at(x) + 4.0;
            let long = chance.between(18.0, 44.0);
            let lean = chance.between(-14.0, 14.0);
            small.push(taper(
                &spots![x, y; x + lean * 0.2, y + long * 0.5; x + lean, y + long],
                &[6.0, 3.4, 0.8],
            ));
        }
    }
    let small = handcut(&all(small), 0.5, 14.0, 6);
    scene.add(
        scene
            .sheet(&small, "#6e4630")
            .lit(0.2)
            .shade(0.6)
            .dark("#2c1814")
            .rim(1.0),
    );
    let mut parts: Vec<Shape> = streets
        .iter()
        .map(|street| taper(&street.points, &street.widths))
        .collect();
    let great = taper(
        &SPINE.map(grown),
        &[112.0, 96.0, 76.0, 68.0, 60.0, 54.0, 46.0, 40.0],
    );
    parts.push(great.clone());
    let whole = all(parts).fillet(16.0);
    scene.add(root_sheet(scene, &whole, 3));
    // Bark: long furrows along every root.
    let mut furrows = Vec::new();
    for (street, k) in streets.iter().zip(0..) {
        let length = street.line.length();
        for i in 0..9 {
            let from = length * (f64::from(i) / 9.5 + chance.between(0.0, 0.05));
            let to = (from + length * chance.between(0.1, 0.2)).min(length);
            let aside = chance.between(-4.0, 9.0);
            let line: Vec<At> = (0..6)
                .map(|j| {
                    let at = street.line.at(from + (to - from) * f64::from(j) / 5.0);
                    (at.0, at.1 + aside + chance.between(-1.2, 1.2))
                })
                .collect();
            furrows.push(taper(&line, &[0.4, 2.0 + f64::from(k % 2), 0.4]));
        }
    }
    let spine = Path::new(curve(&SPINE.map(grown)));
    for i in 0..34 {
        let from = spine.length() * f64::from(i) / 34.0;
        let wide = 36.0 - f64::from(i) * 0.7;
        let aside = chance.between(-wide, wide);
        let line: Vec<At> = (0..6)
            .map(|j| {
                let at = spine.at(from + f64::from(j) * 17.0);
                (at.0 + aside + chance.between(-1.4, 1.4), at.1)
            })
            .collect();
        furrows.push(taper(&line, &[0.4, 2.8, 0.4]));
    }
    let furrows = all(furrows).within(&whole);
    scene.add(scene.veil(&furrows, "#3a1f16", 0.6));
    let lit = furrows.moved(0.8, 1.6).minus(&furrows).within(&whole);
    scene.add(scene.veil(&lit, "#d59a5c", 0.35));
    // In the shade of the trunk.
    let shade = stops![0, "#2a171a", 0.75; 1, "#2a171a", 0];
    let shade = scene.linear((0.0, 344.0), (0.0, 450.0), &shade);
    scene.add(scene.clipped(&whole, scene.band(340.0, 450.0, shade)));
    // Pavements, worn pale by feet.
    let pavement = whole.minus(&whole.moved(0.0, 5.0)).minus(&great.grown(4.0));
    scene.add(scene.veil(&pavement, "#e8b974", 0.55));
    // Doors and windows in the great root itself.
    for (k, &(x, y, r)) in [
        (428.0, 470.0, 9.0),
        (436.0, 560.0, 8.0),
        (432.0, 690.0, 8.0),
        (420.0, 820.0, 7.0),
        (420.0, 944.0, 7.0),
        (410.0, 1090.0, 6.0),
    ]
    .iter()
    .enumerate()
    {
        let (x, y) = grown((x, y));
        let pane = blob(
            &knots![-1, 1.3, corner; -1, -0.5; -0.6, -1.3; 0, -1.6; 0.6, -1.3; 1, -0.5; 1, 1.3, corner],
        );
        let pane = handcut(&Spot::new(x, y, r).put(&pane), 0.3, 8.0, k as i64);
        scene.add(scene.glow((x, y), r * 5.0, LAMP, 0.4, 0.3));
        scene.add(scene.veil(&pane.grown(3.0), "#3a1f16", 0.95));
        scene.add(scene.fill(
            &pane,
            scene.linear((x, y - r), (x, y + r), &stops![0, "#ffe9ac"; 1, "#f2a94a"]),
        ));
        let bars = taper(&spots![x, y - r * 1.5; x, y + r * 1.3], &[1.3, 1.3])
            .and(&taper(&spots![x - r, y; x + r, y], &[1.3, 1.3]));
        scene.add(scene.fill(&bars, "#5a3020"));
    }
}

/// Roots that lead from street to street, cut into steps.
fn stairs(scene: &Scene) {
    let flights: [(At, At, f64); 4] = [
        ((124.0, 524.0), (172.0, 702.0), 34.0),
        ((712.0, 736.0), (624.0, 944.0), 34.0),
        ((716.0, 514.0), (726.0, 726.0), 30.0),
        ((258.0, 908.0), (206.0, 1108.0), 30.0),
    ];
    for ((from, to, wide), k) in flights.into_iter().zip(0_i64..) {
        let (from, to) = (grown(from), grown(to));
        let side = if to.0 >= from.0 { 1.0 } else { -1.0 };
        let bulge = (from.0 + to.0) / 2.0 - side * 16.0;
        let line = [from, (bulge, (from.1 + to.1) / 2.0), to];
        let flight = taper(&line, &[wide, wide * 0.74, wide]);
        scene.add(root_sheet(scene, &flight, 20 + k));
        let path = Path::new(curve(&line));
        let count = (path.length() / 10.0) as usize;
        for (at, direction) in path.walk(count) {
            let half = wide * 0.36;
            let (a, b) = (
                towards(at, direction + 84.0, half),
                towards(at, direction - 84.0, half),
            );
            let tread = taper(&[a, b], &[3.4, 3.4]);
            scene.add(scene.veil(&tread.moved(0.0, 3.0), "#2c1612", 0.7));
            scene.add(scene.veil(&tread, "#e3b06c", 0.9));
        }
    }
}

/// People and lamps on the streets.
fn passers(scene: &Scene, streets: &[Street]) {
    let lamps = [
        (0, 92.0),
        (0, 318.0),
        (1, 540.0),
        (1, 684.0),
        (2, 116.0),
        (2, 240.0),
        (3, 598.0),
        (3, 800.0),
        (4, 160.0),
        (4, 286.0),
        (5, 590.0),
        (5, 730.0),
        (6, 114.0),
        (6, 226.0),
        (7, 582.0),
        (7, 718.0),
    ];
    for (i, x) in lamps {
        let (x, y) = on(&streets[i], x);
        let y = y + 2.0;
        let post = taper(
            &spots![x, y; x + 0.6, y - 20.0; x - 0.4, y - 36.0],
            &[3.2, 2.0, 1.8],
        );
        scene.add(scene.fill(&post, "#1d2a2c"));
        let globe = blob(&knots![-4, 4; -5, -2; 0, -7; 5, -2; 4, 4; 0, 6]).moved(x, y - 41.0);
        scene.add(scene.glow((x, y - 41.0), 44.0, LAMP, 0.75, 0.28));
        scene.add(scene.fill(&globe, "#fff2c8"));
        let cap = blob(&knots![-6, 1, corner; 0, -6; 6, 1, corner]).moved(x, y - 45.0);
        scene.add(scene.fill(&cap, "#1d2a2c"));
        scene.add(scene.veil(&ellipse((x, y + 2.0), 26.0, 3.0), LAMP, 0.3));
    }
    let people = [
        (1, 632.0, "#c2452f"),
        (1, 742.0, "#3f7a78"),
        (2, 190.0, "#e0b45c"),
        (2, 140.0, "#3f7a78"),
        (3, 648.0, "#8a3a34"),
        (3, 726.0, "#e0b45c"),
        (4, 108.0, "#c2452f"),
        (4, 212.0, "#3f7a78"),
        (5, 534.0, "#e0b45c"),
        (5, 648.0, "#3f7a78"),
        (5, 664.0, "#c2452f"),
        (6, 180.0, "#e0b45c"),
        (6, 60.0, "#8a3a34"),
        (7, 646.0, "#3f7a78"),
        (7, 780.0, "#c2452f"),
        (0, 64.0, "#e0b45c"),
    ];
    let skins = ["#7a4a32", "#e4b08c", "#c98f62", "#4a2c22"];
    for ((i, x, coat), k) in people.into_iter().zip(0_usize..) {
        let (x, y) = on(&streets[i], x);
        let y = y + 3.0;
        scene.add(scene.veil(&ellipse((x, y), 9.0, 2.0), DEEP, 0.5));
        let passer = PasserBy {
            spot: Spot::new(x, y, 0.82).flipped(k % 2 == 0),
            coat: coat.into(),
            skin: skins[k % 4].into(),
            dark: "#22161a".into(),
        };
        scene.add(passer.ink(scene));
    }
    // Washing between the houses.
    for (a, b) in [
        ((98.0, 640.0), (190.0, 634.0)),
        ((166.0, 1036.0), (262.0, 1026.0)),
    ] {
        let (a, b) = (grown(a), grown(b));
        let line = curve(&[a, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 9.0), b]);
        scene.add(scene.stitched(&line, "#2a1a18", 1.1, 0.9, None));
        let path = Path::new(line);
        for ((at, _), k) in path.walk(5).zip(0_usize..) {
            let cloth = blob(
                &knots![-5, 0, corner; 5, 0, corner; 4.4, 8; 5.4, 15, corner; 0, 13.6; -5, 15, corner; -4.4, 8],
            );
            let colour = ["#e9d8b0", "#c2452f", "#7fb0a6", "#e0b45c", "#e9d8b0"][k];
            scene.add(
                scene
                    .sheet(&cloth.moved(at.0, at.1), colour)
                    .rim(0.7)
                    .shade(0.3),
            );
        }
    }
}

/// A dot of light.
fn spark(scene: &Scene, at: At, r: f64, opacity: f64) -> Ink {
    scene.veil(&circle(at, r), PALE, opacity)
}
