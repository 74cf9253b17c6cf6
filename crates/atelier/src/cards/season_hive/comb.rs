//! The comb: walls of wax, cells full of honey, cells that are closed.

use super::{DEEP, LIGHT};
use crate::chance::Chance;
use crate::ink::Ink;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
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

pub const AUTUMN: Cell = cell![1, 13.0; 10, 84; 168, -24; 345, 50; 352, 262; 185, 350; 14, 284];
pub const SPRING: Cell = cell![2, 14.0; 345, 50; 520, -40; 715, 30; 735, 232; 560, 320; 352, 262];
pub const NIGHT: Cell = cell![3, 15.0; 14, 284; 185, 350; 180, 592; 30, 672; -70, 620; -70, 330];
pub const WINTER: Cell = cell![4, 13.0; 185, 350; 352, 262; 560, 320; 570, 568; 388, 654; 180, 592];
pub const SUMMER: Cell = cell![5, 13.0; 560, 320; 735, 232; 870, 300; 870, 604; 742, 670; 570, 568];
pub const HARVEST: Cell = cell![6, 14.0; 30, 672; 180, 592; 388, 654; 396, 870; 220, 962; 18, 892];
pub const RAIN: Cell = cell![7, 14.0; 388, 654; 570, 568; 742, 670; 752, 884; 588, 986; 396, 870];
pub const POOL: Cell =
    cell![8, 15.0; 220, 962; 396, 870; 588, 986; 596, 1180; 408, 1270; 228, 1170];

/// Cells in which nobody lives; those that are closed are the last three.
const STORES: [Cell; 9] = [
    cell![11, 15.0; -70, 20; 10, 84; 14, 284; -70, 330; -90, 250; -90, 100],
    cell![12, 14.0; 168, -24; 345, 50; 520, -40; 520, -100; 345, -110; 168, -100],
    cell![13, 15.0; 715, 30; 870, -50; 900, 60; 900, 230; 870, 300; 735, 232],
    cell![14, 15.0; 742, 670; 870, 604; 900, 700; 900, 860; 860, 950; 752, 884],
    cell![15, 15.0; -70, 620; 30, 672; 18, 892; -70, 950; -100, 860; -100, 700],
    cell![16, 14.0; 596, 1180; 588, 986; 752, 884; 870, 950; 870, 1230; 740, 1290],
    cell![17, 15.0; -70, 950; 18, 892; 220, 962; 228, 1170; 70, 1262; -70, 1200],
    cell![18, 15.0; 228, 1170; 408, 1270; 380, 1330; 250, 1330; 150, 1300; 120, 1240],
    cell![19, 15.0; 596, 1180; 740, 1290; 700, 1340; 520, 1340; 440, 1310; 408, 1270],
];

impl Cell {
    /// The hole it is.
    pub fn hole(&self) -> Shape {
        let hole = poly(&self.corners).grown(-self.wall).softened(20.0);
        handcut(&hole, 4.0, 80.0, self.seed)
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
        528, 552, corner; 526, 470; 534, 436; 560, 416; 590, 426; 606, 456; 608, 552, corner; 570, 556
    ]);
    handcut(&door, 1.6, 30.0, 4)
}

/// A soft shadow where something stands.
pub fn contact(scene: &Scene, at: At, wide: f64) -> Ink {
    let foot = ellipse(at, wide, wide * 0.14);
    scene.smudge(&foot, 0.8, 4.0, DEEP, Spray::new(4, 0.6))
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
    }
}

pub fn draw(scene: &Scene) {
    let rooms = [AUTUMN, SPRING, NIGHT, WINTER, SUMMER, HARVEST, RAIN, POOL];
    let holes = all(rooms.iter().chain(&STORES).map(Cell::hole));
    let door = door();
    // The floor of the door is wax that was walked on.
    let sill = rect(520.0, 400.0, 616.0, 560.0).within(&door).minus(&holes);
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
    scene.add(scene.grain(&comb, density, "#8a4a14", Spray::new(6, 0.7)));
    scene.add(scene.rim(&comb, (1.8, 2.2), "#fff2c4", 0.9, LIGHT, 1400.0));
    let shade = comb.minus(&comb.moved(-2.4, -3.0));
    scene.add(scene.veil(&shade, "#7a3c0e", 0.5));
    seams(scene, &comb);
    for drip in &drips {
        let gleam = drip.grown(-1.6).minus(&drip.grown(-1.6).moved(2.2, 0.6));
        scene.add(scene.veil(&gleam, "#fff8dc", 0.8));
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
    let drips: [(&[At], &[f64]); 7] = [
        (&spots![440, 12; 441, 40; 440, 66], &[26.0, 7.0, 11.0]),
        (&spots![416, 0; 417, 26; 417, 40], &[24.0, 6.0, 9.0]),
        (&spots![690, 262; 691, 296; 690, 318], &[24.0, 7.0, 10.0]),
        (&spots![96, 648; 97, 676; 96, 702], &[26.0, 7.0, 11.0]),
        (&spots![122, 634; 122, 656; 122, 668], &[20.0, 6.0, 8.0]),
        (&spots![500, 948; 501, 978; 500, 1004], &[28.0, 8.0, 12.0]),
        (&spots![60, 320; 61, 344; 60, 362], &[24.0, 6.0, 9.0]),
    ];
    drips
        .into_iter()
        .map(|(line, widths)| taper(line, widths))
        .collect()
}
