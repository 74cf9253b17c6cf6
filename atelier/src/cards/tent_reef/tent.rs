//! The tent: dark woven cloth around the opening, and carpets on the ground.

use super::{BONE, DEEP, GLARE, OCHRE, RUST, TEAL};
use crate::colour::{Colour, mix};
use crate::line::{Path, Stroke, blob, curve, handcut, poly, rect, taper};
use crate::random::{Chance, noise};
use crate::scene::{HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where the wall ends and the ground begins, from left to right.
const GROUND: [At; 6] = spots![-30, 880; 40, 800; 96, 756; 420, 748; 716, 762; 830, 850];

/// The opening, without the ground.
pub fn opening() -> Shape {
    blob(&knots![
        92, 800, corner; 88, 700; 104, 600; 96, 520; 118, 430; 156, 346; 196, 280; 234, 228; 262, 200, corner; 350, 236;
        480, 252; 560, 250; 640, 236; 706, 220, corner; 722, 300; 712, 400; 690, 490; 674, 552; 690, 600; 720, 690; 724, 800,
        corner
    ])
}

/// A place on the ground: how far to the side, and how far away; at 1 it is nearest.
fn on_ground(x: f64, far: f64) -> At {
    (430.0 + x / far, 610.0 + 620.0 / far)
}

fn tile(x0: f64, x1: f64, near: f64, far: f64) -> Shape {
    let steps = 8;
    let at = |x: f64, i: i32| on_ground(x, near + (far - near) * f64::from(i) / f64::from(steps));
    let mut ring: Vec<At> = (0..=steps).map(|i| at(x0, i)).collect();
    ring.extend((0..=steps).rev().map(|i| at(x1, i)));
    poly(&ring)
}

/// The ground in the shade.
pub fn floor(scene: &Scene) {
    let mut ring = curve(&GROUND);
    ring.extend([(830.0, 1230.0), (-30.0, 1230.0)]);
    let ground = handcut(&poly(&ring), 1.0, 40.0, 3);
    scene.add(scene.shadow(&ground, (0.0, -3.0), 8.0, "#7a4a2c", 0.5));
    let stops = stops![0, "#8f8f6c"; 0.12, "#3f7f78"; 0.4, "#1f5f66"; 1, "#0b3540"];
    scene.add(scene.fill(&ground, scene.radial((430.0, 730.0), 620.0, &stops)));
    let rugs = rug(scene, -60.0, 560.0, 1.16, 3.9, 3) + rug(scene, -760.0, -140.0, 1.3, 3.4, 9);
    scene.add(scene.clipped(&ground, rugs));
    // Glare falls in over the threshold.
    let spill = poly(&spots![120, 752; 420, 747; 706, 758; 790, 860; 540, 1000; 250, 960; 60, 850]);
    let light = scene.radial(
        (430.0, 740.0),
        330.0,
        &stops![0, GLARE, 0.75; 0.3, GLARE, 0.35; 0.7, "#ffd890", 0.1; 1, "#ffd890", 0.0],
    );
    scene.add(scene.clipped(
        &ground,
        scene.shining(scene.blurred(scene.fill(&spill, light), 14.0)),
    ));
    scene.add(scene.clipped(
        &ground,
        scene.blurred(scene.veil(&spill, "#ffdf9c", 0.16), 22.0),
    ));
    // The wind has blown sand over the threshold.
    let drift = blob(&knots![
        60, 780; 110, 752; 240, 744; 420, 740; 600, 744; 716, 756; 760, 786; 706, 776; 650, 768; 590, 784; 510, 774; 430, 788; 370, 776;
        300, 792; 226, 778; 150, 790; 110, 776
    ]);
    let drift = handcut(&drift, 1.2, 24.0, 7).within(&ground);
    scene.add(scene.shadow(&drift, (0.0, 4.0), 6.0, "#2a4a44", 0.5));
    let fill = scene.linear(
        (0.0, 742.0),
        (0.0, 792.0),
        &stops![0, "#fdeab4"; 0.5, "#ecc67c"; 1, "#b9985e"],
    );
    scene.add(scene.fill(&drift, fill));
    let density = scene.linear(
        (0.0, 752.0),
        (0.0, 792.0),
        &stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.7],
    );
    scene.add(scene.grain(&drift, density, "#8a6a44", Spray::new(8, 0.7)));
    let density = scene.linear(
        (0.0, 860.0),
        (0.0, 1200.0),
        &stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8],
    );
    scene.add(scene.grain(&ground, density, DEEP, Spray::new(5, 0.75)));
}

/// A carpet: borders of triangles, and a field of lozenges.
fn rug(scene: &Scene, x0: f64, x1: f64, near: f64, far: f64, seed: i64) -> Ink {
    let shade = |colour: &str| mix(colour, "#0f4a54", 0.42);
    let whole = handcut(&tile(x0, x1, near, far), 0.8, 30.0, seed);
    let mut ink = scene.shadow(&whole, (0.0, 5.0), 7.0, DEEP, 0.6);
    ink += scene.fill(&whole, shade("#8a3a30"));
    let wide = x1 - x0;
    let frames = [
        (0.03, 0.06, BONE),
        (0.08, 0.17, "#2a5a60"),
        (0.19, 0.21, OCHRE),
    ];
    for (outer, inner, colour) in frames {
        let deep = |part: f64| near + (far - near) * part;
        let ring = tile(
            x0 + wide * outer,
            x1 - wide * outer,
            deep(outer),
            deep(1.0 - outer),
        )
        .minus(&tile(
            x0 + wide * inner,
            x1 - wide * inner,
            deep(inner),
            deep(1.0 - inner),
        ));
        ink += scene.fill(&ring, shade(colour));
    }
    let lozenge = |x: f64, z: f64, w: f64, h: f64| {
        poly(&[
            on_ground(x - w, z),
            on_ground(x, z - h),
            on_ground(x + w, z),
            on_ground(x, z + h),
        ])
    };
    let (mut big, mut inner, mut heart, mut teeth) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (columns, rows) = (3, 4);
    for i in 0..columns {
        for j in 0..rows {
            let x = x0 + wide * (0.21 + 0.58 * (f64::from(i) + 0.5) / f64::from(columns));
            let z = near + (far - near) * (0.21 + 0.58 * (f64::from(j) + 0.5) / f64::from(rows));
            let (w, h) = (wide * 0.09, (far - near) * 0.068);
            big.push(lozenge(x, z, w, h));
            inner.push(lozenge(x, z, w * 0.68, h * 0.68));
            heart.push(lozenge(x, z, w * 0.34, h * 0.34));
        }
    }
    for k in 0..22 {
        let part = 0.1 + 0.8 * f64::from(k) / 21.0;
        let z = near + (far - near) * part;
        for x in [x0 + wide * 0.125, x1 - wide * 0.125] {
            teeth.push(lozenge(x, z, wide * 0.03, (far - near) * 0.016));
        }
        let x = x0 + wide * part;
        for part in [0.125, 0.875] {
            teeth.push(lozenge(
                x,
                near + (far - near) * part,
                wide * 0.015,
                (far - near) * 0.032,
            ));
        }
    }
    ink += scene.fill(&all(teeth), shade(BONE));
    ink += scene.fill(&all(big), shade(BONE));
    ink += scene.fill(&all(inner), shade(TEAL));
    ink += scene.fill(&all(heart), shade(OCHRE));
    // The weave, and the fringe at both ends.
    let mut weft = Vec::new();
    for k in 1..26 {
        let z = near + (far - near) * f64::from(k) / 26.0;
        weft.push(taper(
            &[on_ground(x0, z), on_ground(x1, z)],
            &[1.6 / z, 1.6 / z],
        ));
    }
    ink += scene.clipped(&whole, scene.veil(&all(weft), DEEP, 0.22));
    let fringe = all((0..46).map(|k| {
        let x = x0 + wide * (f64::from(k) + 0.5) / 46.0;
        let sway = 7.0 * noise(f64::from(k) * 0.7, seed, None);
        taper(
            &[on_ground(x, near + 0.01), on_ground(x + sway, near - 0.05)],
            &[2.6, 1.0],
        )
    }));
    ink + scene.fill(&fringe, shade(BONE))
}

/// The cloth of roof and walls.
pub fn cloth(scene: &Scene) {
    let ground = {
        let mut ring = curve(&GROUND);
        ring.extend([(830.0, 1230.0), (-30.0, 1230.0)]);
        poly(&ring)
    };
    let card = rect(-30.0, -30.0, WIDTH + 30.0, HEIGHT + 30.0);
    let hole = handcut(&opening(), 1.4, 40.0, 5);
    let walls = card.minus(&hole).minus(&ground);
    scene.add(scene.shadow(&walls, (0.0, 5.0), 12.0, "#a8602c", 0.32));
    let stops =
        stops![0, "#8a4a2c"; 0.4, "#5e3028"; 0.62, "#3d2a30"; 0.82, "#1f3038"; 1, "#10272f"];
    let fill = scene.radial((430.0, 440.0), 780.0, &stops);
    scene.add(scene.washed(scene.fill(&walls, fill), 6, 0.1));
    strips(scene, &walls);
    for (i, by) in [14.0, 108.0, 214.0].into_iter().enumerate() {
        band(scene, &hole, &walls, by, i);
    }
    folds(scene, &walls);
    // The lit edge, where the glare comes through the threads.
    let edge = hole.grown(5.0).minus(&hole).within(&walls);
    scene.add(scene.fill(&edge, "#e9b45c"));
    let edge = hole.grown(1.6).minus(&hole).within(&walls);
    scene.add(scene.fill(&edge, GLARE));
    fringe(scene);
    pole(scene);
}

/// Seams between the strips of cloth, from the head of the pole outwards.
fn strips(scene: &Scene, walls: &Shape) {
    let top = (262.0, 192.0);
    let ends = spots![-40, 640; -40, 380; -40, 150; -20, -40; 140, -40; 300, -40; 470, -40; 660, -40; 840, -20; 840, 130; 840, 330];
    let mut seams = Vec::new();
    let mut lights = Vec::new();
    for (i, end) in ends.into_iter().enumerate() {
        let sag = if i < 3 { 26.0 } else { 12.0 };
        let mid = crate::line::between(top, end, 0.5);
        let line = [top, (mid.0, mid.1 + sag), end];
        seams.push(taper(&line, &[1.0, 3.0, 4.0]));
        lights.push(taper(
            &line.map(|(x, y)| (x + 3.0, y + 2.6)),
            &[0.6, 1.6, 2.0],
        ));
    }
    let ink = scene.veil(&all(seams), "#14161f", 0.6) + scene.veil(&all(lights), "#d58a52", 0.3);
    scene.add(scene.clipped(walls, ink));
}

/// A woven band that follows the opening, so far away from it.
fn band(scene: &Scene, hole: &Shape, walls: &Shape, by: f64, i: usize) {
    let wide = [52.0, 46.0, 54.0][i];
    let dim = [0.1, 0.42, 0.66][i];
    let dusk = ["#4a2a28", "#23323a", "#12303a"][i];
    let shade = |colour: &str| mix(colour, dusk, dim);
    let at = |part: f64| hole.grown(by + wide * part);
    let strip = at(1.0).minus(&at(0.0)).within(walls);
    scene.add(scene.shadow(&strip, (0.0, 0.0), 5.0, "#12161f", 0.5));
    scene.add(
        scene
            .sheet(&strip, shade("#6a2a2a"))
            .lit(0.16)
            .shade(0.4)
            .dark("#221a26")
            .rim(0.0),
    );
    let lines = [
        (0.04, 0.1, BONE),
        (0.9, 0.96, BONE),
        (0.15, 0.2, OCHRE),
        (0.8, 0.85, OCHRE),
    ];
    for (from, to, colour) in lines {
        let line = at(to).minus(&at(from)).within(walls);
        scene.add(scene.fill(&line, shade(colour)));
    }
    // What is woven between: zigzags with lozenges, or rows of triangles.
    let middle = at(0.5);
    let Some(piece) = middle.pieces().first() else {
        return;
    };
    let ring: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
    let path = Path::new(ring);
    let unit = wide * [0.52, 0.7, 0.6][i];
    let count = (path.length() / unit) as usize;
    let (mut first, mut second, mut third) = (Vec::new(), Vec::new(), Vec::new());
    for (k, (at, turn)) in path.walk(count).enumerate() {
        let spot = Spot::new(at.0, at.1, wide / 100.0).turned(turn);
        let half = unit / wide * 50.0;
        match i {
            0 => {
                first.push(spot.put(&poly(&[(-half, -27.0), (half, -27.0), (0.0, 4.0)])));
                second.push(spot.put(&poly(&[(-half, 27.0), (half, 27.0), (0.0, 10.0)])));
                third.push(spot.put(&poly(&[
                    (-half * 0.4, -24.0),
                    (half * 0.4, -24.0),
                    (0.0, -10.0),
                ])));
            }
            1 => {
                first.push(spot.put(&poly(&[
                    (-half * 0.92, 0.0),
                    (0.0, -26.0),
                    (half * 0.92, 0.0),
                    (0.0, 26.0),
                ])));
                second.push(spot.put(&poly(&[
                    (-half * 0.55, 0.0),
                    (0.0, -15.0),
                    (half * 0.55, 0.0),
                    (0.0, 15.0),
                ])));
                third.push(spot.put(&poly(&[
                    (-half * 0.2, 0.0),
                    (0.0, -6.0),
                    (half * 0.2, 0.0),
                    (0.0, 6.0),
                ])));
            }
            _ => {
                let up = if k % 2 == 0 { 1.0 } else { -1.0 };
                first.push(spot.put(&poly(&[
                    (-half, -24.0 * up),
                    (half, 24.0 * up),
                    (half, 10.0 * up),
                    (-half, -38.0 * up),
                ])));
                second.push(spot.put(&poly(&[
                    (-7.0, 20.0 * up),
                    (0.0, 12.0 * up),
                    (7.0, 20.0 * up),
                    (0.0, 28.0 * up),
                ])));
            }
        }
    }
    let colours = [
        [BONE, TEAL, RUST],
        [OCHRE, "#5e2426", BONE],
        [TEAL, BONE, BONE],
    ][i];
    let ink: Ink = [first, second, third]
        .into_iter()
        .zip(colours)
        .map(|(shapes, colour)| scene.fill(&all(shapes), shade(colour)))
        .sum();
    scene.add(scene.clipped(&strip, ink));
    // Woven: fine threads across it all.
    let threads = (1..9).map(|k| {
        let part = f64::from(k) / 9.0;
        at(part + 0.012).minus(&at(part - 0.012))
    });
    scene.add(scene.clipped(&strip, scene.veil(&all(threads), "#12161f", 0.25)));
}

/// Hollows in the cloth of the walls, and of the roof where it hangs.
fn folds(scene: &Scene, walls: &Shape) {
    let hollows: [(&[At], [f64; 3]); 8] = [
        (
            &spots![60, 420; 40, 560; 50, 700; 20, 840],
            [10.0, 34.0, 20.0],
        ),
        (&spots![10, 380; -4, 560; 4, 780], [10.0, 30.0, 20.0]),
        (
            &spots![742, 330; 726, 440; 700, 540; 706, 552],
            [16.0, 30.0, 10.0],
        ),
        (
            &spots![780, 300; 762, 450; 716, 552; 712, 560],
            [16.0, 30.0, 8.0],
        ),
        (&spots![700, 570; 736, 660; 752, 780], [6.0, 30.0, 26.0]),
        (&spots![716, 566; 780, 660; 812, 800], [6.0, 30.0, 26.0]),
        (&spots![60, 40; 120, 120; 230, 190], [60.0, 44.0, 14.0]),
        (&spots![600, 20; 500, 110; 310, 190], [60.0, 44.0, 14.0]),
    ];
    for (i, (points, widths)) in hollows.into_iter().enumerate() {
        let hollow = scene.smudge(
            &taper(points, &widths),
            0.75,
            14.0,
            "#0d1c26",
            Spray::new(3 + i as i64, 0.7),
        );
        scene.add(scene.clipped(walls, hollow));
    }
    let ridges = all([
        taper(
            &spots![84, 430; 70, 560; 78, 700; 60, 800],
            &[0.5, 4.0, 3.0, 0.6],
        ),
        taper(&spots![34, 400; 20, 560; 28, 760], &[0.5, 4.0, 0.6]),
        taper(&spots![728, 320; 716, 430; 690, 540], &[0.5, 4.0, 0.8]),
        taper(&spots![764, 310; 746, 450; 702, 546], &[0.5, 4.0, 0.8]),
        taper(&spots![690, 572; 724, 660; 734, 760], &[0.5, 4.0, 0.8]),
        taper(&spots![702, 570; 760, 660; 790, 800], &[0.5, 4.0, 0.8]),
    ]);
    let ridges = scene.blurred(scene.veil(&ridges, "#e0a060", 0.55), 1.4);
    scene.add(scene.clipped(walls, ridges));
    // The cord that ties the flap back.
    let cord = taper(
        &spots![676, 548; 694, 562; 720, 560; 790, 540; 830, 536],
        &[9.0, 10.0, 9.0, 8.0, 8.0],
    );
    let cord = handcut(&cord, 0.6, 12.0, 4);
    scene.add(scene.shadow(&cord, (0.0, 5.0), 5.0, "#0d1c26", 0.7));
    scene.add(
        scene
            .sheet(&cord, OCHRE)
            .lit(0.3)
            .shade(0.5)
            .dark("#5a2c24")
            .rim(1.6),
    );
    let twist = all((0..16).map(|k| {
        let x = 680.0 + f64::from(k) * 9.4;
        taper(
            &[
                (x - 3.0, 568.0 - f64::from(k) * 1.6),
                (x + 4.0, 548.0 - f64::from(k) * 1.1),
            ],
            &[0.6, 1.6],
        )
    }));
    scene.add(scene.clipped(&cord, scene.veil(&twist, "#5a2c24", 0.7)));
}

/// Tassels along the eave, dark before the glare.
fn fringe(scene: &Scene) {
    let eaves: [(&[At], usize); 2] = [
        (&spots![118, 430; 156, 346; 196, 280; 234, 228; 262, 200], 8),
        (
            &spots![262, 200; 350, 236; 480, 252; 560, 250; 640, 236; 706, 220],
            14,
        ),
    ];
    let mut chance = Chance::of("tassels", 2);
    for (points, count) in eaves {
        let path = Path::new(curve(points));
        for (i, ((x, y), _)) in path.walk(count).enumerate() {
            let long = [30.0, 20.0][i % 2] + chance.between(-3.0, 3.0);
            let sway = chance.between(-3.0, 3.0);
            let cord = taper(
                &[
                    (x, y - 3.0),
                    (x + sway * 0.4, y + long * 0.5),
                    (x + sway, y + long),
                ],
                &[2.0, 1.6, 1.6],
            );
            let (tx, ty) = (x + sway, y + long);
            let head = blob(
                &knots![tx - 4.0, ty; tx, ty - 4.6; tx + 4.0, ty; tx + 3.0, ty + 4.0; tx - 3.0, ty + 4.0],
            );
            let skirt = blob(&knots![
                tx - 3.0, ty + 3.0, corner; tx + 3.0, ty + 3.0, corner; tx + 7.0 + sway * 0.4, ty + 22.0, corner; tx + 2.0, ty + 20.0;
                tx - 2.0, ty + 23.0; tx - 6.0 + sway * 0.4, ty + 21.0, corner
            ]);
            let colour = [RUST, "#1f6a70", "#7a3228"][i % 3];
            scene.add(scene.fill(&cord, "#5a3026"));
            scene.add(
                scene
                    .sheet(&skirt, colour)
                    .lit(0.3)
                    .shade(0.4)
                    .dark("#3a1c24")
                    .rim(0.9)
                    .grain(1.05),
            );
            scene.add(
                scene
                    .sheet(&head, OCHRE)
                    .lit(0.4)
                    .shade(0.4)
                    .dark("#6a3a24")
                    .rim(0.8)
                    .grain(1.05),
            );
        }
    }
}

/// The pole that bears the roof, with its collar of rope.
fn pole(scene: &Scene) {
    let pole = Stroke::new(
        &spots![258, -20; 260, 200; 254, 480; 258, 800],
        &[20.0, 21.0, 22.0, 24.0],
    )
    .blunt()
    .shape();
    let pole = handcut(&pole, 0.9, 40.0, 7);
    scene.add(scene.shadow(&pole, (-6.0, 5.0), 8.0, "#3a1c18", 0.5));
    let fill = scene.linear(
        (246.0, 0.0),
        (271.0, 0.0),
        &stops![0, "#3a2420"; 0.55, "#7a4a2c"; 0.86, "#d99a52"; 1, "#fff0c0"],
    );
    scene.add(scene.fill(&pole, fill));
    let mut chance = Chance::of("grain of wood", 4);
    let lines = all((0..26).map(|_| {
        let (x, y) = (chance.between(248.0, 268.0), chance.between(0.0, 780.0));
        let long = chance.between(20.0, 70.0);
        taper(
            &[(x, y), (x + 1.0, y + long * 0.5), (x, y + long)],
            &[0.3, 1.4, 0.3],
        )
    }));
    scene.add(scene.clipped(&pole, scene.veil(&lines, "#2a1818", 0.5)));
    for k in 0..6 {
        let y = 196.0 + f64::from(k) * 8.0;
        let turn = taper(
            &[(245.0, y - 2.0), (259.0, y + 4.0), (274.0, y - 1.0)],
            &[6.4, 7.6, 6.4],
        );
        scene.add(
            scene
                .sheet(&turn, OCHRE)
                .lit(0.35)
                .shade(0.5)
                .dark("#5a2c24")
                .rim(1.2)
                .grain(1.05),
        );
    }
}
