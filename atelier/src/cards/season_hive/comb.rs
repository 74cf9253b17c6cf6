//! The comb: walls of wax, cells full of honey, cells that are closed.

use super::{DEEP, LIGHT, cut};
use crate::line::{Knot, between, blob, circle, ellipse, handcut, rect, step, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A cell: where its walls meet, and how thick they are on its side.
#[derive(Clone, Copy)]
pub struct Cell {
    corners: [At; 6],
    wall: f64,
    seed: i64,
}

macro_rules! cell {
    ($seed:expr, $wall:expr; $($x:expr, $y:expr);*) => {
        Cell { corners: [$(($x as f64, $y as f64)),*], wall: $wall, seed: $seed }
    };
}

pub const AUTUMN: Cell = cell![1, 13.0; -2, 74; 168, -24; 330, 36; 362, 276; 172, 338; 26, 298];
pub const SPRING: Cell = cell![2, 14.0; 330, 36; 520, -40; 704, 44; 752, 222; 548, 306; 362, 276];
pub const NIGHT: Cell = cell![3, 15.0; 26, 298; 172, 338; 164, 604; 42, 660; -70, 620; -70, 330];
pub const WINTER: Cell = cell![4, 13.0; 172, 338; 362, 276; 548, 306; 570, 568; 402, 664; 164, 604];
pub const SUMMER: Cell = cell![5, 13.0; 548, 306; 752, 222; 870, 300; 870, 604; 732, 686; 570, 568];
pub const HARVEST: Cell = cell![6, 14.0; 42, 660; 164, 604; 402, 664; 386, 884; 238, 950; 4, 906];
pub const RAIN: Cell = cell![7, 14.0; 402, 664; 570, 568; 732, 686; 766, 870; 606, 970; 386, 884];
pub const POOL: Cell =
    cell![8, 15.0; 238, 950; 386, 884; 606, 970; 584, 1190; 408, 1270; 214, 1182];

/// Cells in which nobody lives; those that are closed are the last three.
const STORES: [Cell; 9] = [
    cell![11, 15.0; -70, 20; -2, 74; 26, 298; -70, 330; -90, 250; -90, 100],
    cell![12, 14.0; 168, -24; 330, 36; 520, -40; 520, -100; 345, -110; 168, -100],
    cell![13, 15.0; 704, 44; 870, -50; 900, 60; 900, 230; 870, 300; 752, 222],
    cell![14, 15.0; 732, 686; 870, 604; 900, 700; 900, 860; 860, 950; 766, 870],
    cell![15, 15.0; -70, 620; 42, 660; 4, 906; -70, 950; -100, 860; -100, 700],
    cell![16, 14.0; 584, 1190; 606, 970; 766, 870; 870, 950; 870, 1230; 740, 1290],
    cell![17, 15.0; -70, 950; 4, 906; 238, 950; 214, 1182; 70, 1262; -70, 1200],
    cell![18, 15.0; 214, 1182; 408, 1270; 380, 1330; 250, 1330; 150, 1300; 120, 1240],
    cell![19, 15.0; 584, 1190; 740, 1290; 700, 1340; 520, 1340; 440, 1310; 408, 1270],
];

impl Cell {
    /// The hole it is.
    pub fn hole(&self) -> Shape {
        let mut chance = Chance::of("cell", self.seed as u64);
        let mut ring: Vec<Knot> = Vec::new();
        for i in 0..6 {
            let (a, b) = (self.corners[i], self.corners[(i + 1) % 6]);
            let (along_x, along_y) = step(a, b);
            let bulge = chance.between(-9.0, 6.0);
            ring.push(a.into());
            for part in [0.22, 0.5, 0.78] {
                let (x, y) = between(a, b, part);
                let push = bulge * (1.0 - (part - 0.5_f64).abs() * 2.0) + chance.between(-3.0, 3.0);
                ring.push((x - along_y * push, y + along_x * push).into());
            }
        }
        let round = chance.between(13.0, 30.0);
        let hole = blob(&ring).grown(-self.wall).softened(round);
        handcut(&hole, 3.0, 60.0, self.seed)
    }

    /// The room at its end: one sees a little of the floor and of the wall on the way.
    pub fn inside(&self) -> Shape {
        self.hole().grown(-4.0).moved(-1.0, -4.0)
    }

    /// Its walls, as far as one sees them from the front.
    pub fn lined(&self, scene: &Scene) -> Ink {
        let hole = self.hole();
        let bounds = hole.bounds();
        let stops = stops![0, "#6a3410"; 0.7, "#b8701e"; 1, "#f0b650"];
        let fill = scene.linear((0.0, bounds.y0), (0.0, bounds.y1), &stops);
        scene.fill(&hole, fill)
    }
}

/// The way from winter to summer.
fn door() -> Shape {
    let door = blob(&knots![
        526, 554, corner; 522, 460; 530, 416; 556, 392; 590, 400; 610, 434; 614, 554, corner; 570, 558
    ]);
    handcut(&door, 1.6, 30.0, 4)
}

/// A soft shadow where something stands.
pub fn contact(scene: &Scene, at: At, wide: f64) -> Ink {
    let foot = ellipse(at, wide, wide * 0.14);
    scene.smudge(&foot, 0.42, 6.0, DEEP, Spray::finer(4, 1.0, 0.5))
}

/// Honey, and wax over honey.
pub fn stores(scene: &Scene) {
    for (cell, part) in STORES.iter().zip(0_i64..) {
        scene.add(cell.lined(scene));
        let inside = cell.inside();
        let bounds = inside.bounds();
        let (x, y) = bounds.middle();
        if part >= 6 {
            let sheet = scene.sheet(&inside, "#e9bf74").lit(0.4).shade(0.7);
            scene.add(sheet.dark("#a8641e").rim(2.0).seed(part));
            let mut chance = Chance::of("wax", part as u64);
            for i in 0..7 {
                let far = f64::from(i) * 24.0 - 70.0;
                let line = [
                    (x - 60.0 + chance.between(-20.0, 20.0), y + far),
                    (x, y + far + chance.between(4.0, 16.0)),
                    (x + 60.0 + chance.between(-20.0, 20.0), y + far),
                ];
                let fold = taper(&line, &[0.4, 3.0, 0.4]);
                let fold = scene.veil(&fold, "#9a5a1c", 0.45)
                    + scene.veil(&fold.moved(0.0, -2.0), "#fff0c8", 0.4);
                scene.add(scene.clipped(&inside, fold));
            }
            if part == 6 {
                newborn(scene, &inside);
            }
            continue;
        }
        let stops = stops![0, "#ffd870"; 0.35, "#f0a426"; 0.8, "#c06a12"; 1, "#8a420c"];
        let fill = scene.radial_from((x, y), 190.0, (x - 30.0, y - 60.0), &stops);
        scene.add(scene.fill(&inside, fill));
        let rim = inside.grown(-9.0);
        let gleam = rim.minus(&rim.moved(5.0, 7.0));
        scene.add(scene.veil(&gleam, "#fff4cc", 0.55));
        let glow = inside
            .grown(-4.0)
            .minus(&inside.grown(-4.0).moved(-5.0, -8.0));
        scene.add(scene.veil(&glow, "#ffcf6a", 0.5));
        let mut chance = Chance::of("bubbles", part as u64);
        for _ in 0..9 {
            let at = (
                x + chance.between(-70.0, 70.0),
                y + chance.between(-90.0, 90.0),
            );
            let r = chance.between(2.0, 7.0);
            let bubble = circle(at, r).within(&inside);
            let ring = bubble.minus(&circle((at.0 + r * 0.2, at.1 + r * 0.3), r * 0.9));
            scene.add(scene.veil(&bubble, "#ffe08a", 0.35) + scene.veil(&ring, "#fffbe0", 0.8));
        }
    }
}

/// Somebody gnaws a way out of the wax, and looks around.
fn newborn(scene: &Scene, wax: &Shape) {
    let hole = blob(&knots![
        62, 1052, corner; 74, 1022; 92, 1026, corner; 108, 1004; 130, 1016, corner; 152, 1014; 162, 1042, corner;
        172, 1066; 156, 1084, corner; 148, 1104; 120, 1098, corner; 96, 1110; 78, 1090, corner
    ])
    .within(wax);
    let hole = handcut(&hole, 1.0, 12.0, 3);
    scene.add(scene.fill(&hole, "#4a220c"));
    let face = blob(&knots![
        72, 1062; 78, 1036; 98, 1022; 122, 1022; 144, 1036; 152, 1060; 146, 1088; 124, 1104; 100, 1104; 80, 1088
    ]);
    let light = (90.0, 1000.0);
    let mut ink = cut(scene, &face, "#f4bc48", light, 1);
    for (x, side) in [(94.0, -1.0), (130.0, 1.0)] {
        ink += scene.fill(&ellipse((x, 1058.0), 9.0, 12.0), "#24130f");
        ink += scene.fill(&ellipse((x + 4.0, 1052.0), 3.4, 4.2), "#ffffff");
        ink += scene.fill(&circle((x - 3.0, 1063.0), 1.6), "#d8c8b8");
        ink += scene.veil(
            &ellipse((x + side * 13.0, 1078.0), 8.0, 5.0),
            "#e2653c",
            0.5,
        );
    }
    ink += scene.fill(
        &taper(&spots![104, 1080; 112, 1085; 120, 1080], &[1.0, 2.6, 1.0]),
        "#3a2018",
    );
    scene.add(scene.clipped(&hole, ink));
    let lip = hole.minus(&hole.moved(2.0, 3.0));
    scene.add(scene.veil(&lip, "#7a3c10", 0.8));
    let edge = hole.grown(2.4).minus(&hole);
    scene.add(scene.veil(&edge, "#ffe6b0", 0.8));
    for line in [
        spots![102, 1030; 96, 1012; 84, 998; 70, 996],
        spots![124, 1030; 132, 1012; 146, 1000; 160, 1004],
    ] {
        let feeler = taper(&line, &[3.4, 2.8, 2.6, 3.0]).and(&ellipse(line[3], 4.6, 3.8));
        scene.add(cut(scene, &feeler, "#3a2018", light, 4));
    }
    for (x, y) in [(80.0, 1096.0), (142.0, 1098.0)] {
        let hand = blob(
            &knots![x - 6.0, y - 6.0; x, y - 9.0; x + 6.0, y - 6.0; x + 6.0, y + 4.0; x, y + 8.0; x - 6.0, y + 4.0],
        );
        scene.add(cut(scene, &hand, "#3a2018", light, 2));
    }
    for (x, y, r) in [
        (70.0, 1130.0, 5.0),
        (96.0, 1142.0, 3.4),
        (150.0, 1126.0, 4.4),
        (172.0, 1110.0, 3.0),
        (120.0, 1128.0, 2.6),
    ] {
        let crumb = handcut(&circle((x, y), r), 1.2, 5.0, 4);
        scene.add(cut(scene, &crumb, "#f0cc86", light, 3));
    }
}

pub fn draw(scene: &Scene) {
    let rooms = [AUTUMN, SPRING, NIGHT, WINTER, SUMMER, HARVEST, RAIN, POOL];
    let holes = all(rooms.iter().chain(&STORES).map(Cell::hole));
    let door = door();
    // The floor of the door is wax that was walked on.
    let sill = rect(514.0, 380.0, 620.0, 562.0).within(&door).minus(&holes);
    let stops = stops![0, "#8fb6cc"; 0.5, "#a98c5a"; 1, "#f2cf7c"];
    let fill = scene.linear((528.0, 0.0), (608.0, 0.0), &stops);
    scene.add(scene.fill(&sill, fill));
    let comb = rect(-30.0, -30.0, 830.0, 1230.0).minus(&holes.and(&door));
    let drips = drips();
    let comb = all([comb].into_iter().chain(drips.iter().cloned()));
    scene.add(scene.shadow(&comb, (3.0, 9.0), 11.0, "#3a1408", 0.62));
    let stops = stops![0, "#ffd778"; 0.3, "#eeb04a"; 0.65, "#d08a2c"; 1, "#9a5818"];
    let fill = scene.radial(LIGHT, 1300.0, &stops);
    scene.add(scene.washed(scene.fill(&comb, fill), 8, 0.09));
    let density =
        stops![0.2, crate::colour::Colour::BLACK, 0; 1, crate::colour::Colour::BLACK, 0.5];
    let density = scene.radial(LIGHT, 1250.0, &density);
    scene.add(scene.grain(&comb, density, "#8a4a14", Spray::finer(6, 0.95, 0.5)));
    scene.add(scene.rim(&comb, (1.8, 2.2), "#fff2c4", 0.9, LIGHT, 1400.0));
    let shade = comb.minus(&comb.moved(-2.4, -3.0));
    scene.add(scene.veil(&shade, "#7a3c0e", 0.5));
    seams(scene, &comb);
    let frame = door.grown(8.0).minus(&door).within(&comb);
    let frame = frame.within(&rect(500.0, 370.0, 640.0, 540.0));
    scene.add(scene.sheet(&frame, "#8a4a24").shade(0.3));
    for drip in &drips {
        let (x, y) = (drip.bounds().middle().0, drip.bounds().y1);
        let gleam = taper(
            &[(x - 2.0, y - 22.0), (x - 2.4, y - 14.0), (x - 2.6, y - 6.0)],
            &[0.4, 1.8, 2.6],
        );
        scene.add(scene.veil(&gleam, "#fff8dc", 0.85));
    }
    let mut chance = Chance::of("wax", 5);
    for _ in 0..260 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        if comb.contains(at) {
            let dot = circle(at, chance.between(0.8, 2.0));
            scene.add(scene.veil(&dot, "#8a4a14", 0.35));
        }
    }
}

/// Where two walls were built against each other.
fn seams(scene: &Scene, comb: &Shape) {
    let rooms = [AUTUMN, SPRING, NIGHT, WINTER, SUMMER, HARVEST, RAIN, POOL];
    let mut seams = Vec::new();
    for cell in rooms.iter().chain(&STORES) {
        for i in 0..6 {
            let (a, b) = (cell.corners[i], cell.corners[(i + 1) % 6]);
            let middle = ((a.0 + b.0) / 2.0 + 2.0, (a.1 + b.1) / 2.0 - 2.0);
            seams.push(taper(&[a, middle, b], &[2.6, 1.0, 2.6]));
        }
    }
    let seams = handcut(&all(seams), 1.0, 20.0, 3);
    let ink =
        scene.veil(&seams.moved(1.2, 1.4), "#fff0c0", 0.5) + scene.veil(&seams, "#8a4c14", 0.55);
    scene.add(scene.clipped(&comb.grown(-1.0), ink));
}

/// Honey that hangs from the ceilings.
fn drips() -> Vec<Shape> {
    let drips: [(&[At], &[f64]); 5] = [
        (&spots![440, 12; 441, 40; 440, 66], &[26.0, 7.0, 11.0]),
        (&spots![416, 0; 417, 26; 417, 40], &[24.0, 6.0, 9.0]),
        (&spots![96, 648; 97, 676; 96, 702], &[26.0, 7.0, 11.0]),
        (&spots![122, 634; 122, 656; 122, 668], &[20.0, 6.0, 8.0]),
        (&spots![60, 320; 61, 344; 60, 362], &[24.0, 6.0, 9.0]),
    ];
    drips
        .into_iter()
        .map(|(line, widths)| taper(line, widths))
        .collect()
}
