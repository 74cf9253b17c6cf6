//! The hall: three balconies in a horseshoe, the stalls in arcs, and the aisle with the usher.

use super::{DEEP, GOLD, PALE};
use crate::colour::{Colour, mix, ramp};
use crate::line::{blob, ellipse, handcut, poly, taper};
use crate::motifs::figures::{Figure, Garment, Gesture, Hat, Head, Pose, Skin, View};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// Where the middle of the hall is, from left to right.
const MIDDLE: f64 = 430.0;
/// The height of the eye.
const EYE: f64 = 520.0;
const LENS: f64 = 1000.0;
/// The direction of the aisle, seen from the stage, in radians.
const AISLE: f64 = 0.175;
/// The floors of the balconies.
const TIERS: [f64; 3] = [2.0, 4.5, 7.0];
/// Under the ceiling.
const CORNICE: f64 = 9.5;

fn seen(x: f64, h: f64, z: f64) -> At {
    (MIDDLE + LENS * x / z, EYE - LENS * h / z)
}

/// A place at the horseshoe, at some angle in degrees.
fn at_wall(degrees: f64, h: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    seen(10.0 * sin, h, 12.0 + 14.0 * cos)
}

fn ring(low: f64, high: f64) -> Shape {
    let angles = || (-20..=20).map(|i| f64::from(i) * 4.0);
    let upper = angles().map(|a| at_wall(a, high));
    let lower = angles().rev().map(|a| at_wall(a, low));
    poly(&upper.chain(lower).collect::<Vec<_>>())
}

pub fn draw(scene: &Scene, beam: &Shape) {
    let stops = stops![0, "#2a0d20"; 0.3, "#3a1226"; 1, "#2a0c1a"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 900.0), &stops), 21, 0.1);
    ceiling(scene);
    for (i, low) in TIERS.into_iter().enumerate().rev() {
        let high = TIERS.get(i + 1).copied().unwrap_or(CORNICE);
        boxes(scene, low, high, i as i64);
    }
    under(scene);
    for (i, low) in TIERS.into_iter().enumerate().rev() {
        balcony(scene, low, i as i64);
    }
    stalls(scene, beam);
}

fn ceiling(scene: &Scene) {
    let cornice = handcut(&ring(CORNICE, CORNICE + 0.55), 0.6, 30.0, 3);
    scene.add(scene.shadow(&cornice, (0.0, 10.0), 12.0, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&cornice, "#6b3a2a")
            .lit(0.2)
            .shade(0.5)
            .dark("#2c0f18"),
    );
    let teeth = all((-30..=30).map(|i| {
        let a = f64::from(i) * 2.4;
        poly(&[
            at_wall(a - 0.6, CORNICE + 0.1),
            at_wall(a + 0.6, CORNICE + 0.1),
            at_wall(a + 0.6, CORNICE + 0.4),
            at_wall(a - 0.6, CORNICE + 0.4),
        ])
    }));
    scene.add(scene.veil(&teeth, "#2c0f18", 0.55));
}

/// What is behind the rail of a balcony: dark boxes between pillars, and the tops of seats.
fn boxes(scene: &Scene, low: f64, high: f64, seed: i64) {
    let wall = ring(low, high + 0.1);
    let colour = ramp(&["#6a2434", "#5c1f32", "#501b30"], seed as f64 / 2.0);
    let (top, foot) = (at_wall(0.0, high).1, at_wall(0.0, low).1);
    let fill = stops![0, mix(colour, DEEP, 0.45); 1, mix(colour, "#b0603a", 0.22)];
    scene.add(scene.fill(&wall, scene.linear((0.0, top), (0.0, foot), &fill)));
    let mut dark = Vec::new();
    let mut pillars = Vec::new();
    let mut seats = Vec::new();
    for i in -8..=8 {
        let a = f64::from(i) * 9.0;
        let arch = [
            (a + 1.2, low + 0.9),
            (a + 1.2, high - 0.75),
            (a + 2.6, high - 0.4),
            (a + 4.5, high - 0.26),
            (a + 6.4, high - 0.4),
            (a + 7.8, high - 0.75),
            (a + 7.8, low + 0.9),
        ];
        dark.push(poly(&arch.map(|(a, h)| at_wall(a, h))));
        let (foot, head) = (at_wall(a, low + 0.9), at_wall(a, high));
        let wide = (at_wall(a + 0.9, low).0 - at_wall(a, low).0).abs();
        pillars.push(taper(&[foot, head], &[wide * 1.1, wide * 0.8]));
        let capital = at_wall(a, high - 0.5);
        pillars.push(ellipse(capital, wide * 0.9, wide * 0.4));
        for k in 0..4 {
            let at = at_wall(a + 1.7 + f64::from(k) * 1.85, low + 1.1);
            seats.push(Spot::new(at.0, at.1, wide * 1.25).put(&dome()));
        }
    }
    let dark = handcut(&all(dark), 0.5, 20.0, seed);
    scene.add(scene.veil(&dark, "#1f0a16", 0.9));
    let seats = all(seats);
    scene.add(
        scene.clipped(
            &dark.grown(1.0),
            scene
                .sheet(&seats, "#94304a")
                .lit(0.25)
                .shade(0.4)
                .rim(1.4)
                .ink(),
        ),
    );
    let pillars = handcut(&all(pillars), 0.4, 20.0, seed + 3);
    scene.add(
        scene
            .sheet(&pillars, "#86522f")
            .lit(0.3)
            .shade(0.6)
            .dark("#361420")
            .rim(1.1),
    );
}

fn dome() -> Shape {
    blob(
        &knots![-0.8, 0.3, corner; -0.82, -0.7; -0.5, -1.1; 0, -1.2; 0.5, -1.1; 0.82, -0.7; 0.8, 0.3, corner],
    )
}

/// The wall under the lowest balcony, with a door that somebody left open.
fn under(scene: &Scene) {
    let wall = ring(-3.4, TIERS[0]);
    let stops = stops![0, "#14060e"; 0.4, "#2a0d1a"; 1, "#3a1220"];
    scene.add(scene.fill(&wall, scene.linear((0.0, 430.0), (0.0, 620.0), &stops)));
    let panels = all((-10..=10).map(|i| {
        let a = f64::from(i) * 7.0;
        poly(
            &[
                (a + 0.8, -1.6),
                (a + 0.8, 0.9),
                (a + 6.2, 0.9),
                (a + 6.2, -1.6),
            ]
            .map(|(a, h)| at_wall(a, h)),
        )
    }));
    let panels = handcut(&panels, 0.5, 20.0, 6);
    scene.add(scene.veil(&panels.minus(&panels.grown(-2.0)), "#8a5230", 0.5));
    let door = poly(
        &[
            (21.9, -1.7),
            (21.9, 0.55),
            (23.3, 0.95),
            (25.3, 0.95),
            (26.7, 0.55),
            (26.7, -1.7),
        ]
        .map(|(a, h)| at_wall(a, h)),
    );
    let door = handcut(&door, 0.5, 20.0, 8);
    scene.add(scene.veil(&door.grown(5.0), "#7a4528", 1.0));
    let (x, y) = door.bounds().middle();
    let stops = stops![0, "#ffdf9a"; 1, "#c98748"];
    scene.add(scene.fill(&door, scene.linear((x, y - 40.0), (x, y + 50.0), &stops)));
    scene.add(scene.glow((x, y), 90.0, "#e9a050", 0.4, 0.3));
}

/// A balcony's front: rail, garlands, rosettes and small lamps that are out.
fn balcony(scene: &Scene, low: f64, seed: i64) {
    let front = handcut(&ring(low - 0.05, low + 0.95), 0.5, 40.0, seed + 5);
    scene.add(scene.shadow(&front, (0.0, 12.0), 12.0, DEEP, 0.75));
    let colour = ramp(&["#8c2a38", "#7a2234", "#6a1c30"], seed as f64 / 2.0);
    let (top, foot) = (at_wall(0.0, low + 1.0).1 - 30.0, at_wall(0.0, low).1);
    let fill = stops![0, mix(colour, "#e09a58", 0.25); 1, mix(colour, DEEP, 0.4)];
    let paper = scene.fill(&front, scene.linear((0.0, top), (0.0, foot), &fill));
    scene.add(scene.washed(paper, 31 + seed, 0.08));
    let density = stops![0, Colour::BLACK, 0; 1, Colour::BLACK, 0.7];
    let density = scene.radial((560.0, at_wall(0.0, low).1), 520.0, &density);
    let spray = Spray {
        seed,
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.grain(&front, density, mix(colour, DEEP, 0.7), spray));
    let mut gold = Vec::new();
    let mut drops = Vec::new();
    for i in -16..=16 {
        let a = f64::from(i) * 5.0;
        let unit = (at_wall(a + 1.0, low).0 - at_wall(a, low).0).abs();
        let line = [
            (a, 0.74),
            (a + 1.2, 0.5),
            (a + 2.5, 0.4),
            (a + 3.8, 0.5),
            (a + 5.0, 0.74),
        ];
        let line = line.map(|(a, h)| at_wall(a, low + h));
        gold.push(taper(&line, &[unit * 0.16, unit * 0.5, unit * 0.16]));
        let (x, y) = at_wall(a, low + 0.72);
        let rose =
            blob(&knots![0, -1; 0.5, -0.5; 1, 0; 0.55, 0.55; 0, 1; -0.5, 0.5; -1, 0; -0.5, -0.5]);
        gold.push(Spot::new(x, y, unit * 0.6).put(&rose));
        drops.push(taper(
            &[(x, y), at_wall(a, low + 0.22)],
            &[unit * 0.14, unit * 0.42],
        ));
    }
    let gold = handcut(&all(gold.into_iter().chain(drops)), 0.3, 10.0, seed);
    scene.add(scene.shadow(&gold, (-1.0, 2.0), 1.6, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&gold, "#c48c40")
            .lit(0.35)
            .shade(0.5)
            .dark("#6a3020")
            .rim(0.8),
    );
    for (from, to, colour) in [(0.88, 1.1, "#d09a4c"), (-0.12, 0.06, "#8c5630")] {
        let rail = handcut(&ring(low + from, low + to), 0.4, 40.0, seed);
        scene.add(scene.shadow(&rail, (0.0, 3.0), 2.5, DEEP, 0.6));
        scene.add(
            scene
                .sheet(&rail, colour)
                .lit(0.35)
                .shade(0.6)
                .dark("#4c2220")
                .rim(1.2)
                .rim_colour(PALE),
        );
    }
}

/// The rows, the furthest first.
fn stalls(scene: &Scene, beam: &Shape) {
    const ROWS: i32 = 15;
    let floor = |far: f64| -2.9 + 0.1 * (far - 7.4);
    let place = |far: f64, turn: f64, high: f64| {
        let (sin, cos) = turn.sin_cos();
        seen(far * sin, floor(far) + high, 2.0 + far * cos)
    };
    let carpet = poly(&[
        place(23.0, AISLE - 0.022, 0.0),
        place(23.0, AISLE + 0.022, 0.0),
        place(6.0, AISLE + 0.085, 0.0),
        place(6.0, AISLE - 0.085, 0.0),
    ]);
    let ground = poly(&[
        (-20.0, 585.0),
        (820.0, 585.0),
        (820.0, 900.0),
        (-20.0, 900.0),
    ]);
    scene.add(scene.fill(
        &ground,
        scene.linear(
            (0.0, 585.0),
            (0.0, 880.0),
            &stops![0, "#2a0c18"; 1, "#1c0811"],
        ),
    ));
    let carpet = handcut(&carpet, 0.8, 30.0, 4);
    scene.add(
        scene
            .sheet(&carpet, "#a04a3a")
            .lit(0.4)
            .shade(0.5)
            .dark("#5a1c26"),
    );
    for row in (0..ROWS).rev() {
        let far = 7.4 + 1.05 * f64::from(row);
        let mut seats = [Vec::new(), Vec::new()];
        for i in -60..=60 {
            let turn = AISLE + (f64::from(i) + 0.5) * 0.7 / far;
            if ((turn - AISLE) * far).abs() < 0.62 || turn.abs() > 1.0 {
                continue;
            }
            let at = place(far, turn, 0.0);
            if !(-50.0..850.0).contains(&at.0) {
                continue;
            }
            let size = LENS / (2.0 + far * turn.cos());
            let lit = beam.contains((at.0, at.1 - size));
            seats[usize::from(lit)].push(Spot::new(at.0, at.1, size));
        }
        let near = 1.0 - f64::from(row) / f64::from(ROWS);
        for (lit, spots) in seats.into_iter().enumerate() {
            scene.add(seat_row(scene, &spots, near, lit == 1, i64::from(row)));
        }
        if row == 9 {
            usher(scene, place(far, AISLE, 0.0), LENS / (2.0 + far));
        }
    }
    let (x, y) = place(7.4, 0.37, 0.62);
    scene.add(glove(scene, (x, y)));
}

fn seat_row(scene: &Scene, spots: &[Spot], near: f64, lit: bool, seed: i64) -> Ink {
    if spots.is_empty() {
        return Ink::none();
    }
    let put = |shape: &Shape| all(spots.iter().map(|spot| spot.put(shape)));
    let back = blob(&knots![
        -0.27, -0.2, corner; -0.3, -0.62; -0.29, -0.88; -0.2, -1.02; 0, -1.07; 0.2, -1.02; 0.29, -0.88; 0.3, -0.62;
        0.27, -0.2, corner
    ]);
    let inner = blob(&knots![
        -0.2, -0.3, corner; -0.22, -0.64; -0.21, -0.84; -0.14, -0.94; 0, -0.98; 0.14, -0.94; 0.21, -0.84; 0.22, -0.64;
        0.2, -0.3, corner
    ]);
    let folded = blob(&knots![
        -0.25, -0.06; -0.27, -0.34; -0.22, -0.5; 0, -0.54; 0.22, -0.5; 0.27, -0.34; 0.25, -0.06; 0, -0.02
    ]);
    let arm = blob(
        &knots![0.3, 0, corner; 0.3, -0.5; 0.33, -0.57; 0.37, -0.57; 0.4, -0.5; 0.4, 0, corner],
    );
    let mut base = mix("#4a1428", "#86203a", near);
    if lit {
        base = mix(base, "#e0904e", 0.2);
    }
    let deep = mix(base, DEEP, 0.6);
    let size = spots[0].size;
    let frame = handcut(&put(&back), 0.4, 20.0, seed);
    let mut ink = scene.shadow(&frame, (-1.0, size * 0.05), size * 0.07, DEEP, 0.7);
    let wood = mix(
        "#5e3424",
        "#b07a3c",
        near * 0.8 + if lit { 0.2 } else { 0.0 },
    );
    ink += scene
        .sheet(&frame, wood)
        .lit(0.3)
        .shade(0.4)
        .dark(deep)
        .rim(1.3)
        .ink();
    let velvet = handcut(&put(&inner).moved(0.0, size * 0.012), 0.3, 20.0, seed);
    ink += scene
        .sheet(&velvet, base)
        .lit(0.2)
        .shade(0.6)
        .dark(deep)
        .rim(1.0)
        .ink();
    if near > 0.45 {
        let buttons = [(-0.1, -0.8), (0.1, -0.8), (0.0, -0.69)].map(|at| ellipse(at, 0.017, 0.015));
        ink += scene.veil(&put(&all(buttons)), deep, 0.9);
    }
    let folded = handcut(&put(&folded), 0.4, 20.0, seed + 2);
    ink += scene.shadow(&folded, (0.0, -size * 0.02), size * 0.03, DEEP, 0.6);
    ink += scene
        .sheet(&folded, mix(base, "#b0404a", 0.18))
        .lit(0.3)
        .shade(0.7)
        .dark(deep)
        .rim(1.2)
        .ink();
    let arms = handcut(&put(&arm), 0.3, 20.0, seed + 4);
    ink + scene
        .sheet(&arms, wood)
        .lit(0.3)
        .shade(0.6)
        .dark(deep)
        .rim(1.0)
        .ink()
}

fn usher(scene: &Scene, at: At, size: f64) {
    let figure = Figure {
        at,
        height: size * 1.72,
        view: View::Profile,
        flip: true,
        pose: Pose {
            hip: (-3.0, -48.0),
            neck: (5.0, -79.0),
            head: (9.0, -87.0),
            elbows: [(12.0, -64.0), (8.0, -60.0)],
            hands: [(21.0, -58.0), (17.0, -46.0)],
            nod: 14.0,
            ..Pose::STRIDE
        },
        hands: [Gesture::Grip; 2],
        garment: Garment::Uniform,
        top: "#2f5a5e".into(),
        low: "#1d2a34".into(),
        trim: GOLD.into(),
        skin: Skin::Umber,
        head: Head {
            hat: Hat::Peaked,
            hat_colour: "#2f5a5e".into(),
            ..Head::default()
        },
        ..Figure::default()
    };
    let spot = figure.spot();
    let shaft = taper(&spot.points([(19.0, -68.0), (31.0, -6.0)]), &[1.8, 1.8]);
    let brush = blob(&knots![-3, -9; 3, -9; 9, 1; 4, 2; -3, 1; -8, 2]);
    let brush = spot.put(&brush.turned(-10.0, (0.0, 0.0)).moved(32.0, -2.0));
    let drawn = figure.drawn(scene, 5);
    let shade = ellipse((at.0 - 12.0, at.1 + 1.0), 30.0, 5.0);
    scene.add(scene.shadow(&shade, (0.0, 0.0), 3.0, DEEP, 0.6));
    scene.add(drawn.body);
    scene.add(scene.fill(&shaft, "#c89450"));
    scene.add(scene.sheet(&brush, "#d8b068").rim(0.8));
    scene.add(drawn.near);
}

/// Somebody forgot it.
fn glove(scene: &Scene, at: At) -> Ink {
    let hand = blob(&knots![
        -9, -20, corner; -11, -6; -12, 4; -14, 16; -12, 24; -9, 22; -8, 10; -6, 10; -7, 26; -5, 32; -2, 30; -1, 12; 1, 12;
        2, 29; 5, 31; 7, 27; 5, 11; 7, 10; 10, 22; 13, 22; 13, 17; 10, 4; 10, -4; 14, -1; 18, 6; 21, 5; 20, -2; 14, -11; 9, -14;
        9, -21, corner
    ]);
    let spot = Spot::new(at.0, at.1, 0.92).turned(9.0);
    let glove = handcut(&spot.put(&hand), 0.3, 10.0, 3);
    let cuff = spot.put(&blob(
        &knots![-11, -24; 0, -27; 11, -25; 10, -18; 0, -20; -10, -17],
    ));
    let mut ink = scene.shadow(&glove, (-2.0, 4.0), 4.0, DEEP, 0.75);
    ink += scene
        .sheet(&glove, "#f3e2c0")
        .lit(0.3)
        .shade(0.5)
        .dark("#a8765a")
        .ink();
    ink += scene.sheet(&cuff, "#e6cd9c").dark("#a8765a").ink();
    for x in [-5.0, 0.0, 5.0] {
        let seam = spot.points([(x * 0.8, -12.0), (x, 4.0)]);
        ink += scene.veil(&taper(&seam, &[0.5, 1.0]), "#9a6a50", 0.7);
    }
    ink
}
