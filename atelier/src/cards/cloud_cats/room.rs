//! The room: papered wall, panelling, floor, and the shelf.

use super::{END, FLOOR, PLUM, RAIL, SHELF};
use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, handcut, rect, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray, WIDTH};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Rose paper in broad stripes, each with a chain of leaves.
pub fn wall(scene: &Scene) {
    let stops = stops![0, "#ffe9dc"; 0.4, "#fbcfcb"; 0.75, "#f0aeb8"; 1, "#d98aa2"];
    scene.sky(scene.radial((150.0, 130.0), 1050.0, &stops), 7, 0.05);
    let mut ink = Ink::none();
    for i in 0..9 {
        let x = 6.0 + f64::from(i) * 96.0;
        let stripe = handcut(&rect(x, -20.0, x + 44.0, RAIL), 0.8, 60.0, i.into());
        ink += scene.veil(&stripe, "#e58ea2", 0.2);
        let stem: Vec<At> = (0..30)
            .map(|j| {
                let y = -20.0 + f64::from(j) * 30.0;
                (x + 70.0 + if j % 2 == 0 { 4.0 } else { -4.0 }, y)
            })
            .collect();
        ink += scene.veil(&taper(&stem, &[1.4, 1.4]), "#c9708c", 0.3);
        for (j, &(x, y)) in stem.iter().enumerate() {
            let side = if j % 2 == 0 { 1.0 } else { -1.0 };
            let leaf = blob(&knots![
                x, y, corner; x + side * 5.0, y - 9.0; x + side * 13.0, y - 14.0, corner; x + side * 11.0, y - 4.0
            ]);
            ink += scene.veil(&leaf, "#c9708c", 0.3);
        }
    }
    scene.add(scene.clipped(&rect(0.0, 0.0, WIDTH, RAIL), ink));
    let stops = stops![0.3, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.6];
    let density = scene.linear((200.0, 100.0), (900.0, 700.0), &stops);
    let whole = rect(0.0, 0.0, WIDTH, RAIL);
    scene.add(scene.grain(&whole, density, "#b8587c", Spray::new(4, 0.5)));
}

/// The morning lies on the wall as an arched window.
pub fn window_light(scene: &Scene) {
    let mut panes = Vec::new();
    for (x0, x1) in [(0.0, 94.0), (106.0, 200.0)] {
        for (y0, y1) in [(0.0, 116.0), (128.0, 250.0), (262.0, 390.0)] {
            panes.push(rect(x0, y0, x1, y1));
        }
    }
    let arch = blob(&knots![
        0, 400, corner; 0, 110; 14, 50; 52, 12; 100, 0; 148, 12; 186, 50; 200, 110; 200, 400, corner
    ]);
    let light = all(panes).within(&arch);
    let light = light.stretched(1.5, 1.24, (0.0, 0.0)).slanted(0.3, 0.13);
    let light = light.moved(366.0, -46.0);
    let stops = stops![0, "#fffbe6", 0.85; 1, "#fff0d8", 0.4];
    let fill = scene.linear((380.0, 0.0), (700.0, 500.0), &stops);
    scene.add(scene.blurred(scene.fill(&light, fill), 1.6));
}

/// Sky-blue boards under a moulded rail.
pub fn panelling(scene: &Scene) {
    let boards = rect(-20.0, RAIL, 820.0, FLOOR + 4.0);
    let stops = stops![0, "#cfeaf4"; 0.5, "#9fd0e6"; 1, "#6fa9cf"];
    let fill = scene.linear((100.0, RAIL), (760.0, FLOOR + 120.0), &stops);
    scene.add(scene.washed(scene.fill(&boards, fill), 9, 0.05));
    for i in 0..12 {
        let x = 18.0 + f64::from(i) * 72.0;
        let seam = spots![x, RAIL; x + 1.5, RAIL + 120.0; x - 0.5, FLOOR];
        scene.add(scene.veil(&taper(&seam, &[3.4, 2.6, 3.4]), "#3f7aa6", 0.5));
        let edge = taper(&seam, &[1.6, 1.2, 1.6]).moved(3.0, 0.0);
        scene.add(scene.veil(&edge, "#f2fbff", 0.75));
    }
    let stops = stops![0, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.62];
    let density = scene.linear((200.0, RAIL + 30.0), (560.0, FLOOR + 60.0), &stops);
    scene.add(scene.grain(&boards, density, "#3a78a8", Spray::new(8, 0.55)));
    for (y, high, colour) in [
        (RAIL - 10.0, 16.0, "#e6f5f8"),
        (RAIL + 4.0, 10.0, "#b8dfee"),
        (FLOOR - 44.0, 48.0, "#d3ecf4"),
    ] {
        let strip = handcut(&rect(-20.0, y, 820.0, y + high), 0.8, 70.0, y as i64);
        scene.add(scene.shadow(&strip, (0.0, 5.0), 6.0, "#2a4a7a", 0.4));
        let sheet = scene.sheet(&strip, colour).lit(0.2).shade(0.4).rim(1.6);
        scene.add(sheet.dark("#5f94bd"));
    }
}

/// Where the captain lives; its lamp is still lit.
pub fn mouse_hole(scene: &Scene) {
    let hole = |grow: f64| {
        blob(&knots![
            116.0 - grow, FLOOR + 4.0, corner; 116.0 - grow, 1040; 124.0 - grow * 0.7, 1018.0 - grow * 0.7;
            146, 1008.0 - grow; 168.0 + grow * 0.7, 1018.0 - grow * 0.7; 177.0 + grow, 1040;
            177.0 + grow, FLOOR + 4.0, corner
        ])
    };
    let frame = handcut(&hole(8.0), 0.6, 20.0, 4);
    scene.add(scene.shadow(&frame, (3.0, 4.0), 4.0, "#2a4a7a", 0.5));
    scene.add(
        scene
            .sheet(&frame, "#e8607a")
            .lit(0.3)
            .dark("#9a2a54")
            .rim(1.4),
    );
    let stops = stops![0, "#ffd98a"; 0.4, "#a8506a"; 1, "#2c1a3e"];
    let inside = scene.radial((160.0, 1058.0), 58.0, &stops);
    scene.add(scene.fill(&handcut(&hole(0.0), 0.6, 20.0, 5), inside));
}

pub fn floor(scene: &Scene) {
    let boards = rect(-20.0, FLOOR, 820.0, 1220.0);
    scene.add(scene.shadow(&boards, (0.0, -2.0), 8.0, "#2a3a6a", 0.45));
    let stops = stops![0, "#c98a8e"; 1, "#a8627a"];
    let fill = scene.linear((0.0, FLOOR), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&boards, fill), 3, 0.07));
    let mut chance = Chance::of("floor", 5);
    for i in -8..9 {
        let x = 400.0 + f64::from(i) * 74.0;
        let low = 400.0 + f64::from(i) * 118.0;
        let seam = taper(&spots![x, FLOOR; low, 1212], &[1.6, 3.6]);
        scene.add(scene.veil(&seam, "#6a3050", 0.55));
        let vein = chance.between(0.2, 0.8);
        let vein = taper(
            &spots![x + 30.0 * vein, FLOOR + 10.0; x + (low - x) * 0.6 + 50.0 * vein, 1150],
            &[0.6, 2.2, 0.5],
        );
        scene.add(scene.veil(&vein, "#8a4a62", 0.4));
    }
}

/// What has rained down so far.
pub fn puddle(scene: &Scene) {
    let puddle = blob(&knots![
        214, 1150; 246, 1128; 300, 1124; 338, 1106; 420, 1098; 520, 1092; 610, 1096; 676, 1088; 742, 1100; 830, 1104;
        836, 1150; 780, 1172; 700, 1168; 650, 1186; 560, 1190; 470, 1180; 400, 1186; 330, 1176; 280, 1172; 236, 1166
    ]);
    let puddle = handcut(&puddle, 0.8, 40.0, 3);
    scene.add(scene.shadow(&puddle, (0.0, 2.0), 4.0, "#4a2048", 0.55));
    let stops = stops![0, "#6fa3cc"; 0.45, "#a9d6ea"; 1, "#dff3f8"];
    let fill = scene.linear((0.0, 1090.0), (0.0, 1190.0), &stops);
    scene.add(scene.fill(&puddle, fill));
    scene.add(scene.rim(&puddle, (0.0, -2.4), "#ffffff", 0.9, (500.0, 1190.0), 700.0));
    let mut rings = Ink::none();
    for (x, y, r) in [
        (330.0, 1140.0, 26.0),
        (410.0, 1118.0, 18.0),
        (640.0, 1122.0, 24.0),
        (692.0, 1146.0, 32.0),
        (744.0, 1122.0, 16.0),
        (440.0, 1164.0, 30.0),
        (610.0, 1168.0, 22.0),
        (274.0, 1150.0, 14.0),
    ] {
        for k in [1.0, 0.55] {
            let ring = ellipse((x, y), r * k, r * k * 0.3);
            let inner = ellipse((x, y + 0.5), r * k - 2.2, r * k * 0.3 - 1.3);
            rings += scene.veil(&ring.minus(&inner), "#ffffff", 0.8);
        }
        for side in [-1.0, 0.2, 1.0] {
            let drop = spots![x + side * 3.0, y - 2.0; x + side * 8.0, y - 14.0];
            rings += scene.veil(&taper(&drop, &[2.4, 0.6]), "#f4fcff", 0.9);
        }
    }
    let dark = ellipse((520.0, 1156.0), 100.0, 14.0);
    let dark = scene.smudge(&dark, 0.6, 9.0, "#4f8ab8", Spray::new(5, 0.55));
    scene.add(scene.clipped(&puddle, dark + rings));
}

pub fn shelf(scene: &Scene) {
    for x in [96.0, 498.0] {
        let bracket = blob(&knots![
            x - 15.0, SHELF + 30.0, corner; x - 15.0, SHELF + 120.0; x - 12.0, SHELF + 168.0; x, SHELF + 184.0, corner;
            x + 9.0, SHELF + 160.0; x + 10.0, SHELF + 128.0; x + 26.0, SHELF + 104.0; x + 46.0, SHELF + 84.0;
            x + 52.0, SHELF + 62.0; x + 66.0, SHELF + 48.0; x + 70.0, SHELF + 30.0, corner
        ]);
        let hole = blob(&knots![
            x + 4.0, SHELF + 54.0; x + 34.0, SHELF + 52.0; x + 28.0, SHELF + 74.0; x + 8.0, SHELF + 98.0
        ]);
        let bracket = handcut(&bracket.minus(&hole), 0.6, 30.0, 3);
        scene.add(scene.shadow(&bracket, (22.0, 18.0), 9.0, PLUM, 0.4));
        let sheet = scene
            .sheet(&bracket, "#a3506a")
            .lit(0.3)
            .shade(0.55)
            .rim(1.8);
        scene.add(sheet.dark("#5a2448"));
    }
    let board = rect(-20.0, SHELF - 7.0, END, SHELF + 33.0);
    let board = handcut(&board, 0.9, 60.0, 5);
    let trim = trimming();
    let whole = board.and(&trim);
    scene.add(scene.shadow(&whole, (34.0, 46.0), 22.0, PLUM, 0.5));
    scene.add(scene.shadow(&trim, (3.0, 7.0), 5.0, PLUM, 0.45));
    let sheet = scene.sheet(&trim, "#fff7f0").lit(0.2).shade(0.3).rim(1.2);
    scene.add(sheet.dark("#e0a3b0"));
    scene.add(scene.shadow(&board, (0.0, 5.0), 6.0, PLUM, 0.45));
    let sheet = scene.sheet(&board, "#c26a80").lit(0.3).shade(0.5).rim(0.0);
    scene.add(sheet.dark("#7a3358"));
    let top = rect(-20.0, SHELF - 7.0, END - 1.0, SHELF + 5.0);
    scene.add(scene.fill(&handcut(&top, 0.5, 60.0, 5), "#eaa3ac"));
    for i in 0..7 {
        let (x, y) = (
            f64::from(i) * 104.0 - 10.0,
            SHELF + 12.0 + f64::from(i % 3) * 6.0,
        );
        let vein = spots![x, y; x + 40.0, y - 2.0; x + 84.0, y + 2.0];
        scene.add(scene.veil(&taper(&vein, &[0.4, 1.8, 0.4]), "#8f4260", 0.7));
    }
}

/// A paper lace under the edge, scalloped and punched with drops.
fn trimming() -> Shape {
    let mut shapes = vec![rect(-20.0, SHELF + 20.0, END - 6.0, SHELF + 40.0)];
    let mut holes = Vec::new();
    for i in 0..16 {
        let x = -6.0 + f64::from(i) * 43.0;
        shapes.push(blob(&knots![
            x - 21.0, SHELF + 36.0, corner; x - 18.0, SHELF + 50.0; x - 7.0, SHELF + 58.0; x, SHELF + 64.0, corner;
            x + 7.0, SHELF + 58.0; x + 18.0, SHELF + 50.0; x + 21.0, SHELF + 36.0, corner
        ]));
        holes.push(blob(&knots![
            x, SHELF + 38.0, corner; x + 4.6, SHELF + 46.0; x, SHELF + 51.0; x - 4.6, SHELF + 46.0
        ]));
        for side in [-1.0, 1.0] {
            holes.push(circle((x + side * 12.0, SHELF + 43.0), 2.2));
        }
    }
    let end = rect(-30.0, SHELF, END - 5.0, SHELF + 80.0);
    handcut(&all(shapes).minus(&all(holes)).within(&end), 0.5, 20.0, 6)
}
