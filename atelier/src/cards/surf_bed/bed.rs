//! The bed: white iron, white linen. It heels over towards us like a boat.

use crate::line::{Stroke, between, blob, circle, curve, handcut, poly, taper};
use crate::motifs::people::space::{Turn, v};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;

/// Half its length, half its width, and half the height of its mattress.
pub const LONG: f64 = 318.0;
pub const WIDE: f64 = 138.0;
const THICK: f64 = 30.0;
/// Where its middle is on the card.
const MIDDLE: At = (390.0, 548.0);
const IRON: &str = "#e9dcf2";

/// A place on the bed: to its foot, down, towards us.
pub fn on(x: f64, y: f64, z: f64) -> At {
    let turn = Turn::roll(-6.0).after(&Turn::pitch(-33.0).after(&Turn::yaw(15.0)));
    let p = turn.of(v(x, y, z));
    let k = 1.0 + p.z / 1500.0;
    (MIDDLE.0 + p.x * k, MIDDLE.1 + p.y * k)
}

fn tube(from: (f64, f64, f64), to: (f64, f64, f64), wide: f64) -> Shape {
    let line = [on(from.0, from.1, from.2), on(to.0, to.1, to.2)];
    taper(&line, &[wide, wide])
}

/// One end of it: two posts, a bowed rail, bars.
fn end(scene: &Scene, x: f64, high: f64, bars: i32) {
    let lean = x.signum() * 0.06;
    let at = |z: f64, y: f64| (x - lean * y, y, z);
    let mut iron: Vec<Shape> = [-WIDE, WIDE]
        .iter()
        .map(|z| tube(at(*z, 118.0), at(*z, -high), 15.0))
        .collect();
    let rail: Vec<At> = (0..=12)
        .map(|i| {
            let part = f64::from(i) / 6.0 - 1.0;
            let (x, y, z) = at(part * WIDE, -high - 34.0 * (1.0 - part * part));
            on(x, y, z)
        })
        .collect();
    iron.push(Stroke::along(rail, &[14.0, 14.0]).shape());
    iron.push(tube(at(-WIDE, -THICK), at(WIDE, -THICK), 11.0));
    for i in 1..bars {
        let part = f64::from(i) / f64::from(bars) * 2.0 - 1.0;
        iron.push(tube(
            at(part * WIDE, -THICK),
            at(part * WIDE, -high - 34.0 * (1.0 - part * part)),
            8.0,
        ));
    }
    let iron = all(iron);
    scene.add(scene.fill(&iron, IRON));
    scene.add(scene.veil(&iron.minus(&iron.moved(4.0, -2.0)), "#7d3f9c", 0.75));
    scene.add(scene.veil(&iron.minus(&iron.moved(-2.0, 1.5)), "#fff6ff", 0.9));
    for z in [-WIDE, WIDE] {
        let (x, y, z) = at(z, -high - 6.0);
        let knob = circle(on(x, y, z), 13.0);
        let shine = on(x + 4.0, y - 5.0, z);
        let brass = stops![0, "#fff8d8"; 0.45, "#f2c76a"; 1, "#9a4a6a"];
        scene.add(scene.fill(&knob, scene.radial_from(on(x, y, z), 14.0, shine, &brass)));
        let (x, y, z) = at(z, 124.0);
        let caster = circle(on(x, y, z), 12.0);
        scene.add(scene.fill(&caster, "#4a1f6a"));
        scene.add(scene.veil(&caster.minus(&caster.moved(-3.0, 3.0)), "#ff8fd0", 0.8));
    }
}

/// Frame, mattress and pillow.
pub fn frame(scene: &Scene) {
    end(scene, LONG, 92.0, 6);
    let face = |points: &[(f64, f64, f64)]| {
        let ring: Vec<At> = points.iter().map(|p| on(p.0, p.1, p.2)).collect();
        poly(&ring)
    };
    let under = face(&[
        (-LONG, THICK, WIDE),
        (LONG, THICK, WIDE),
        (LONG, THICK + 26.0, WIDE),
        (-LONG, THICK + 26.0, WIDE),
    ]);
    let top = face(&[
        (-LONG, -THICK, -WIDE),
        (LONG, -THICK, -WIDE),
        (LONG, -THICK, WIDE),
        (-LONG, -THICK, WIDE),
    ]);
    let side = face(&[
        (-LONG, -THICK, WIDE),
        (LONG, -THICK, WIDE),
        (LONG, THICK, WIDE),
        (-LONG, THICK, WIDE),
    ]);
    let head = face(&[
        (-LONG, -THICK, -WIDE),
        (-LONG, -THICK, WIDE),
        (-LONG, THICK, WIDE),
        (-LONG, THICK, -WIDE),
    ]);
    let whole = handcut(&top.and(&side).and(&head).softened(8.0), 1.0, 40.0, 3);
    scene.add(scene.fill(&head.and(&whole), "#c9a4dc"));
    let linen = stops![0, "#ffffff"; 0.5, "#fbf2fb"; 1, "#e3cdf0"];
    scene.add(scene.fill(
        &top.within(&whole),
        scene.linear(on(0.0, -30.0, -WIDE), on(0.0, -30.0, WIDE), &linen),
    ));
    let stripes = stops![0, "#f1e2f6"; 1, "#c79fda"];
    scene.add(scene.fill(
        &side.within(&whole),
        scene.linear(on(0.0, -THICK, WIDE), on(0.0, THICK, WIDE), &stripes),
    ));
    for i in 0..30 {
        let x = -LONG + 12.0 + 21.5 * f64::from(i);
        let line = [on(x, -THICK + 3.0, WIDE), on(x, THICK - 3.0, WIDE)];
        scene.add(scene.stitched(&line, "#e66ab0", 3.0, 0.55, None));
    }
    scene.add(scene.fill(&under, "#b58ad0"));
    scene.add(scene.veil(&under.minus(&under.moved(0.0, 7.0)), "#f7e9fb", 0.9));
    end(scene, -LONG, 168.0, 7);
    pillow(scene);
}

fn pillow(scene: &Scene) {
    let at = |x: f64, y: f64, z: f64| on(-LONG + x, -THICK - y, z).into();
    let pillow = blob(&[
        at(14.0, 8.0, 104.0),
        at(12.0, 60.0, 50.0),
        at(14.0, 62.0, -60.0),
        at(20.0, 30.0, -120.0),
        at(90.0, 52.0, -100.0),
        at(150.0, 30.0, -112.0),
        at(160.0, 44.0, -30.0),
        at(158.0, 26.0, 60.0),
        at(164.0, -6.0, 112.0),
        at(90.0, 4.0, 118.0),
    ]);
    let pillow = handcut(&pillow, 1.2, 30.0, 8);
    scene.add(scene.blurred(scene.veil(&pillow.moved(6.0, 10.0), "#7a3f9c", 0.5), 7.0));
    let down = stops![0, "#ffffff"; 0.55, "#fdf3fb"; 1, "#d9b8ea"];
    scene.add(scene.fill(
        &pillow,
        scene.linear(
            on(-LONG + 60.0, -90.0, -80.0),
            on(-LONG + 70.0, -20.0, 120.0),
            &down,
        ),
    ));
    scene.add(scene.veil(&pillow.minus(&pillow.moved(-1.0, 3.0)), "#ffffff", 0.9));
}

/// How high the blanket lies over her: shoulder, waist, hip, knees, feet.
fn height(x: f64) -> f64 {
    let table = [
        (-142.0, 70.0),
        (-118.0, 112.0),
        (-90.0, 122.0),
        (-30.0, 104.0),
        (40.0, 118.0),
        (90.0, 104.0),
        (150.0, 66.0),
        (210.0, 50.0),
        (262.0, 62.0),
        (300.0, 14.0),
    ];
    let next = table
        .iter()
        .position(|p| p.0 >= x)
        .unwrap_or(table.len() - 1)
        .max(1);
    let (a, b) = (table[next - 1], table[next]);
    let part = ((x - a.0) / (b.0 - a.0)).clamp(0.0, 1.0);
    a.1 + (b.1 - a.1) * part * part * (3.0 - 2.0 * part)
}

/// A place on the blanket: along it from her shoulder to the foot of the bed, and down from its crest to its hem.
pub fn cloth(along: f64, down: f64) -> At {
    let x = -136.0 + 434.0 * along + 12.0 * (down - 0.4);
    let crest = on(x, -THICK - height(x), -34.0);
    let brim = on(x, -THICK - height(x) * 0.34, 0.72 * WIDE);
    let wave = 9.0 * (along * 25.0).sin() + 7.0 * (along * 11.0 + 1.0).sin();
    let hem = on(x, THICK * 0.9 + wave + 14.0 * along, WIDE + 10.0);
    match down {
        down if down < 0.55 => {
            let part = down / 0.55;
            let bow = between(crest, brim, part);
            (bow.0, bow.1 - 22.0 * (part * (1.0 - part)))
        }
        down => between(brim, hem, (down - 0.55) / 0.45),
    }
}

pub fn blanket(scene: &Scene) {
    let line =
        |down: f64| -> Vec<At> { (0..=60).map(|i| cloth(f64::from(i) / 60.0, down)).collect() };
    let mut ring = line(0.0);
    ring.extend(curve(&[
        cloth(1.0, 0.0),
        on(306.0, -34.0, 0.0),
        cloth(1.0, 0.6),
        cloth(1.0, 1.0),
    ]));
    ring.extend(line(1.0).into_iter().rev());
    ring.extend(curve(&[
        cloth(0.0, 1.0),
        cloth(0.0, 0.7),
        cloth(-0.02, 0.3),
        cloth(0.0, 0.0),
    ]));
    let whole = poly(&ring);
    scene.add(scene.blurred(scene.veil(&whole.moved(2.0, 10.0), "#5a2a86", 0.55), 8.0));
    let down = stops![0, "#ffffff"; 0.45, "#fff7fc"; 0.75, "#ecd4f2"; 1, "#c394dc"];
    scene.add(scene.fill(
        &whole,
        scene.linear(on(40.0, -150.0, -34.0), on(60.0, 60.0, WIDE), &down),
    ));
    let (columns, rows) = (9, 4);
    for column in 0..columns {
        for row in 0..rows {
            let colour = match (column * 5 + row * 3) % 7 {
                0 => "#ff9ad0",
                2 => "#c9a0f0",
                3 => "#ffe9a8",
                5 => "#ffc4e4",
                _ => continue,
            };
            let (u, w) = (f64::from(column), f64::from(row));
            let (c, r) = (f64::from(columns), f64::from(rows));
            let side = |fixed: f64, from: f64, to: f64, along: bool| -> Vec<At> {
                (0..=6)
                    .map(|i| {
                        let part = from + (to - from) * f64::from(i) / 6.0;
                        if along {
                            cloth(part / c, fixed / r)
                        } else {
                            cloth(fixed / c, part / r)
                        }
                    })
                    .collect()
            };
            let mut ring = side(w, u, u + 1.0, true);
            ring.extend(side(u + 1.0, w, w + 1.0, false));
            ring.extend(side(w + 1.0, u + 1.0, u, true));
            ring.extend(side(u, w + 1.0, w, false));
            scene.add(scene.veil(&poly(&ring).within(&whole), colour, 0.34));
        }
    }
    for column in 1..columns {
        let seam: Vec<At> = (0..=16)
            .map(|i| cloth(f64::from(column) / f64::from(columns), f64::from(i) / 16.0))
            .collect();
        scene.add(scene.stitched(&seam, "#b987d2", 1.6, 0.6, Some("5 4")));
    }
    for row in 1..rows {
        let seam = line(f64::from(row) / f64::from(rows));
        scene.add(scene.stitched(&seam, "#b987d2", 1.6, 0.6, Some("5 4")));
    }
    // Folds from hip and shoulder to the hem.
    for (from, to, wide) in [
        ((0.1, 0.3), (0.03, 1.0), 20.0),
        ((0.2, 0.4), (0.18, 1.0), 24.0),
        ((0.36, 0.2), (0.33, 1.0), 26.0),
        ((0.5, 0.45), (0.49, 1.0), 20.0),
        ((0.58, 0.2), (0.64, 1.0), 26.0),
        ((0.74, 0.3), (0.79, 1.0), 20.0),
        ((0.9, 0.3), (0.93, 1.0), 16.0),
    ] {
        let middle = cloth((from.0 + to.0) / 2.0, 0.7);
        let fold = taper(
            &[cloth(from.0, from.1), middle, cloth(to.0, to.1)],
            &[1.0, wide * 0.6, wide],
        );
        scene.add(scene.clipped(
            &whole,
            scene.blurred(scene.veil(&fold, "#8a4fb4", 0.42), 5.0),
        ));
    }
    let lit = whole.minus(&whole.moved(-1.5, 3.5));
    scene.add(scene.veil(&lit, "#ffffff", 0.95));
    // The sheet turned over at her shoulder.
    let fold: Vec<At> = (0..=20)
        .map(|i| cloth(-0.015, f64::from(i) / 20.0))
        .collect();
    let fold = Stroke::along(fold, &[14.0, 26.0, 30.0, 26.0])
        .blunt()
        .shape();
    let fold = handcut(&fold, 1.0, 20.0, 4);
    scene.add(scene.blurred(scene.veil(&fold.moved(8.0, 4.0), "#8a4fb4", 0.5), 5.0));
    scene.add(scene.fill(&fold, "#fffafd"));
    scene.add(scene.veil(&fold.minus(&fold.moved(-9.0, -2.0)), "#d7b2ea", 0.7));
}
