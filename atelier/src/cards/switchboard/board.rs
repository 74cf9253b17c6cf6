//! The exchange: a cabinet of wood and brass with rows of jacks, a lamp above each.

use super::{BRASS, DEEP, RED, contact};
use crate::colour::mix;
use crate::line::{Knot, blob, circle, ellipse, handcut, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::svg::Ink;
use crate::{knots, spots};

const WOOD: &str = "#6a4a2c";
const PANEL: &str = "#123940";

/// The place of a jack in its row and column.
pub fn jack(column: usize, row: usize) -> At {
    (196.0 + 40.8 * column as f64, 208.0 + 62.0 * row as f64)
}

/// The jack whose lamp is red.
pub const CALLING: (usize, usize) = (9, 1);

/// One of a pair of shapes, and the other in the mirror of the cabinet.
fn both(knots: &[Knot]) -> [crate::shape::Shape; 2] {
    let shape = blob(knots);
    [shape.clone(), shape.mirrored(400.0)]
}

pub fn draw(scene: &Scene) {
    scene.add(contact(scene, (400.0, 966.0), 330.0, 22.0));
    cabinet(scene);
    crest(scene);
    field(scene);
    shelf(scene);
}

fn cabinet(scene: &Scene) {
    let body = handcut(&rect(118.0, 128.0, 682.0, 962.0), 1.2, 60.0, 3);
    scene.add(scene.shadow(&body, (10.0, 10.0), 22.0, DEEP, 0.6));
    let wood = scene
        .sheet(&body, WOOD)
        .lit(0.22)
        .lit_colour("#d8ffd0")
        .dark("#1f2c28")
        .shade(0.6);
    scene.add(scene.washed_finely(wood.rim(2.0).ink(), 5, 0.1, ".09 .006"));
    // The grain of the posts.
    let mut grain = Ink::none();
    for i in 0..18 {
        let (left, x) = (i % 2 == 0, f64::from(i / 2));
        let x = if left {
            124.0 + x * 4.2
        } else {
            676.0 - x * 4.2
        };
        let y = 150.0 + f64::from((i * 137) % 420);
        let points = [
            (x, y),
            (x + 2.0, y + 90.0),
            (x - 1.5, y + 180.0),
            (x + 1.0, y + 300.0),
        ];
        grain += scene.veil(&taper(&points, &[0.3, 1.4, 1.0, 0.3]), "#20241c", 0.45);
    }
    scene.add(grain);
    // Brass bands on the posts.
    for y in [330.0, 560.0] {
        for x in [118.0, 644.0] {
            let band = handcut(&rect(x - 3.0, y, x + 41.0, y + 13.0), 0.5, 14.0, y as i64);
            scene.add(scene.shadow(&band, (0.0, 3.0), 4.0, DEEP, 0.5));
            scene.add(scene.sheet(&band, BRASS).dark("#5a4a22").rim(1.6));
            for dx in [8.0, 30.0] {
                scene.add(scene.veil(&circle((x + dx, y + 6.5), 2.4), "#4a3a18", 0.8));
                scene.add(scene.fill(&circle((x + dx - 0.6, y + 5.8), 1.2), "#fff0be"));
            }
        }
    }
    let well = handcut(&rect(160.0, 164.0, 640.0, 770.0), 0.8, 50.0, 6);
    let frame = well.grown(6.0).minus(&well);
    scene.add(scene.sheet(&frame, BRASS).dark("#5a4a22").rim(1.2));
    let panel = scene
        .sheet(&well, PANEL)
        .lit(0.2)
        .lit_colour("#7fd2bd")
        .dark("#061c24")
        .shade(0.7);
    scene.add(scene.washed(panel.rim(0.0).ink(), 9, 0.1));
    // The frame throws its shadow inwards.
    let inner = well.minus(&well.moved(5.0, 9.0).grown(-2.0));
    scene.add(scene.clipped(&well, scene.blurred(scene.veil(&inner, DEEP, 0.8), 5.0)));
}

/// A carved scallop between two bells.
fn crest(scene: &Scene) {
    let cornice = blob(&knots![
        96, 132, corner; 100, 112; 120, 104; 180, 102; 240, 96; 290, 74; 330, 54; 400, 46; 470, 54; 510, 74; 560, 96; 620, 102;
        680, 104; 700, 112; 704, 132, corner; 690, 146, corner; 110, 146, corner
    ]);
    let cornice = handcut(&cornice, 0.8, 40.0, 8);
    scene.add(scene.shadow(&cornice, (4.0, 9.0), 11.0, DEEP, 0.65));
    scene.add(
        scene
            .sheet(&cornice, "#7a5733")
            .lit(0.28)
            .lit_colour("#d8ffd0")
            .dark("#26302a")
            .rim(2.4),
    );
    let bead = taper(&spots![104, 134; 400, 136; 696, 134], &[5.0, 5.0]);
    scene.add(scene.shadow(&bead, (0.0, 3.0), 3.0, DEEP, 0.5));
    scene.add(scene.sheet(&bead, BRASS).dark("#5a4a22").rim(1.4));
    // The scallop.
    let mut ring: Vec<At> = vec![(378.0, 122.0), (360.0, 124.0), (356.0, 112.0)];
    for i in 0..=54 {
        let part = f64::from(i) / 54.0;
        let angle = (196.0 + 148.0 * part).to_radians();
        let r = 92.0 * (0.9 + 0.1 * (part * std::f64::consts::PI * 9.0).sin().abs());
        ring.push((400.0 + r * 0.94 * angle.cos(), 112.0 + r * angle.sin()));
    }
    ring.extend([(444.0, 112.0), (440.0, 124.0), (422.0, 122.0)]);
    let fan = handcut(&poly(&ring), 0.5, 20.0, 4);
    scene.add(scene.shadow(&fan, (3.0, 6.0), 7.0, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&fan, "#d6b263")
            .lit(0.4)
            .lit_colour("#fbffdc")
            .dark("#5f4c22")
            .shade(0.6)
            .rim(2.0),
    );
    for i in 1..9 {
        let angle = (196.0 + 148.0 * f64::from(i) / 9.0).to_radians();
        let at = |r: f64| (400.0 + r * 0.94 * angle.cos(), 114.0 + r * angle.sin());
        let groove = taper(&[at(14.0), at(50.0), at(86.0)], &[0.8, 2.6, 3.4]);
        scene.add(scene.veil(&groove, "#4c3c1c", 0.75));
        scene.add(scene.veil(&groove.moved(1.8, 0.6), "#fff3c0", 0.4));
    }
    for (x, lean) in [(262.0, -8.0), (538.0, 8.0)] {
        let bell = blob(
            &knots![-34, 20, corner; -31, 2; -22, -14; 0, -22; 22, -14; 31, 2; 34, 20, corner; 0, 24],
        );
        let bell = bell.turned(lean, (0.0, 0.0)).moved(x, 74.0);
        let bell = handcut(&bell, 0.5, 16.0, x as i64);
        let knob = circle((x + lean * 0.4, 50.0), 5.0);
        scene.add(scene.shadow(&bell, (2.0, 5.0), 6.0, DEEP, 0.6));
        scene.add(scene.sheet(&knob, BRASS).dark("#5a4a22"));
        scene.add(
            scene
                .sheet(&bell, BRASS)
                .lit(0.5)
                .lit_colour("#fbffdc")
                .dark("#4d3f1d")
                .shade(0.7)
                .rim(1.8),
        );
        let shine = taper(
            &[(x - 20.0, 82.0), (x - 15.0, 68.0), (x - 5.0, 59.0)],
            &[0.6, 4.0, 0.8],
        );
        scene.add(scene.veil(&shine, "#fffbe0", 0.75));
    }
}

fn field(scene: &Scene) {
    let mut ink = Ink::none();
    let mut holes = Ink::none();
    for row in 0..9 {
        let (_, y) = jack(0, row);
        let strip = handcut(
            &rect(170.0, y - 36.0, 630.0, y + 17.0),
            0.6,
            40.0,
            row as i64,
        );
        ink += scene.shadow(&strip, (1.0, 4.0), 4.0, DEEP, 0.6);
        let colour = mix("#1b4a4e", "#0e333b", row as f64 / 8.0);
        ink += scene
            .sheet(&strip, colour)
            .lit(0.16)
            .lit_colour("#9fe6cb")
            .dark("#07222a")
            .shade(0.5)
            .rim(1.3)
            .ink();
        for column in 0..11 {
            let (x, y) = jack(column, row);
            let calling = (column, row) == CALLING;
            let glint = 1.0 - 0.5 * row as f64 / 8.0;
            let ring = handcut(&circle((x, y), 10.6), 0.4, 9.0, (row * 11 + column) as i64);
            holes += scene.veil(&ring.moved(1.2, 3.0), "#03161c", 0.6);
            holes += scene.fill(&ring, mix("#6e5827", BRASS, glint));
            let lip = ring.minus(&ring.moved(2.6, 3.0));
            holes += scene.veil(&lip, "#fff0b4", 0.85 * glint);
            holes += scene.fill(&circle((x + 0.4, y + 0.5), 5.7), "#03161c");
            let edge = circle((x + 0.4, y + 0.5), 5.7).minus(&circle((x - 0.6, y - 0.8), 5.7));
            holes += scene.veil(&edge, "#f0d890", 0.6 * glint);
            if !calling {
                holes += lamp(scene, (x, y - 23.0), glint);
            }
        }
    }
    scene.add(ink + holes);
    let (x, y) = jack(CALLING.0, CALLING.1);
    let at = (x, y - 23.0);
    scene.add(scene.glow(at, 175.0, "#ff2a1c", 0.75, 0.22));
    let socket = circle(at, 11.5);
    scene.add(scene.fill(&socket, "#5d1a18"));
    scene.add(scene.fill(&circle(at, 9.0), RED));
    scene.add(scene.blurred(
        scene.fill(&circle((x - 0.5, y - 24.0), 5.0), "#ffd9b0"),
        1.6,
    ));
    scene.add(scene.glow(at, 40.0, "#ff6a4a", 0.8, 0.4));
}

/// A lamp that is out.
fn lamp(scene: &Scene, at: At, glint: f64) -> Ink {
    let glass = circle(at, 5.2);
    let mut ink = scene.fill(&circle(at, 7.0), mix("#4a3d1e", "#8a6f38", glint));
    ink += scene.fill(&glass, mix("#3f6d68", "#a3c9b4", glint * 0.5));
    let dim = glass.minus(&glass.moved(-1.6, -2.0));
    ink += scene.veil(&dim, "#0d3137", 0.6);
    ink + scene.veil(
        &ellipse((at.0 - 1.8, at.1 - 2.0), 1.4, 1.0),
        "#f2fff0",
        0.9 * glint,
    )
}

/// The shelf with plugs that wait in their holes, and the front below it.
fn shelf(scene: &Scene) {
    let front = handcut(&rect(138.0, 810.0, 662.0, 958.0), 1.0, 50.0, 4);
    scene.add(
        scene
            .sheet(&front, "#4d3a25")
            .lit(0.1)
            .dark("#142225")
            .shade(0.7),
    );
    for panel in both(&knots![
        160, 836, corner; 268, 836, corner; 268, 930, corner; 160, 930, corner
    ]) {
        let panel = handcut(&panel, 0.8, 30.0, 5);
        scene.add(scene.veil(&panel.moved(-2.0, -2.0), "#14201f", 0.8));
        scene.add(
            scene
                .sheet(&panel, "#5c452b")
                .lit(0.16)
                .dark("#1b2a2a")
                .shade(0.6),
        );
    }
    for side in [1.0, -1.0] {
        for i in 0..3 {
            let y = 856.0 + f64::from(i) * 24.0;
            let wave: Vec<At> = (0..9)
                .map(|k| {
                    let x = f64::from(k) * 11.0;
                    (
                        400.0 - side * (232.0 - x),
                        y + if k % 2 == 0 { 5.0 } else { -5.0 },
                    )
                })
                .collect();
            scene.add(scene.veil(&taper(&wave, &[0.6, 3.0, 3.0, 0.6]), "#1a2523", 0.7));
            let light: Vec<At> = wave.iter().map(|(x, y)| (x + 0.8, y + 2.2)).collect();
            scene.add(scene.veil(&taper(&light, &[0.3, 1.2, 1.2, 0.3]), "#b9d6a0", 0.35));
        }
    }
    let top = handcut(
        &poly(&[
            (128.0, 764.0),
            (672.0, 764.0),
            (724.0, 806.0),
            (76.0, 806.0),
        ]),
        0.8,
        50.0,
        7,
    );
    scene.add(
        scene
            .sheet(&top, "#76552f")
            .lit(0.24)
            .lit_colour("#d8ffd0")
            .dark("#2a352b")
            .shade(0.6),
    );
    // A plug in every hole of the shelf.
    for i in 0..14 {
        let x = 146.0 + f64::from(i) * 39.2;
        let lean = (x - 400.0) * 0.02;
        let sleeve = taper(
            &[(x, 790.0), (x - lean, 772.0), (x - lean * 2.0, 752.0)],
            &[13.0, 11.0, 8.0],
        );
        let tip = taper(
            &[(x - lean * 2.0, 754.0), (x - lean * 2.6, 734.0)],
            &[5.0, 4.0],
        );
        let knob = circle((x - lean * 2.7, 731.0), 3.4);
        scene.add(scene.veil(&ellipse((x + 5.0, 792.0), 13.0, 4.5), DEEP, 0.6));
        scene.add(
            scene
                .sheet(&all([tip, knob]), BRASS)
                .dark("#4d3f1d")
                .rim(1.0),
        );
        scene.add(
            scene
                .sheet(&sleeve, "#20383c")
                .lit(0.3)
                .lit_colour("#bff0d8")
                .dark(DEEP)
                .rim(1.2),
        );
    }
    let edge = handcut(&rect(72.0, 804.0, 728.0, 826.0), 0.8, 40.0, 9);
    scene.add(scene.shadow(&edge, (0.0, 9.0), 11.0, DEEP, 0.7));
    scene.add(
        scene
            .sheet(&edge, BRASS)
            .lit(0.35)
            .lit_colour("#fbffdc")
            .dark("#4d3f1d")
            .shade(0.6)
            .rim(2.0),
    );
}
