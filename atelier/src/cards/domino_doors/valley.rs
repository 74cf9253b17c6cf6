//! The valley in the last light: ridges, meadows one before another, a house that has no door, and grass.

use super::eye::{self, HORIZON};
use super::{DEEP, SUN, row};
use crate::colour::mix;
use crate::line::{Path, Stroke, between, blob, curve, handcut, poly, rect, taper};
use crate::motifs::plants::ground;
use crate::random::{Chance, noise};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

pub fn ink(scene: &Scene) {
    let stops = stops![0, "#7668a0"; 0.4, "#cf98a8"; 0.7, "#ffc89c"; 1, "#ffecc4"];
    scene.sky(scene.linear((560.0, -30.0), (60.0, 150.0), &stops), 4, 0.06);
    clouds(scene);
    ridges(scene);
    meadows(scene);
    furrows(scene);
    house(scene);
    trees(scene);
}

/// A few torn strips, lit from below.
fn clouds(scene: &Scene) {
    for (i, (line, wide, colour)) in [
        (spots![150, 22; 300, 30; 430, 20; 600, 34], 13.0, "#f2a890"),
        (spots![360, 58; 470, 50; 560, 56; 700, 40], 9.0, "#d892a0"),
        (spots![-30, 40; 40, 36; 110, 44; 200, 40], 8.0, "#ffd2a0"),
    ]
    .into_iter()
    .enumerate()
    {
        let cloud = taper(&line, &[1.0, wide, wide * 0.7, wide * 0.9, 1.0]);
        let cloud = handcut(&cloud, 2.0, 16.0, i as i64 + 2);
        scene.add(scene.shadow(&cloud, (0.0, 3.0), 5.0, "#7a5a90", 0.3));
        scene.add(scene.veil(&cloud, colour, 0.8));
        scene.add(scene.rim(&cloud, (0.8, -1.4), "#fff0cc", 0.7, (0.0, 90.0), 420.0));
    }
}

fn ridges(scene: &Scene) {
    let far =
        spots![-40, 92; 60, 74; 130, 96; 250, 66; 340, 84; 450, 56; 560, 86; 680, 60; 840, 84];
    let left = spots![-40, 40; 40, 58; 120, 84; 210, 96; 300, 118; 400, 134; 840, 150];
    let right = spots![-40, 160; 380, 140; 470, 122; 560, 112; 640, 78; 720, 56; 840, 18];
    for (i, (line, colour, light)) in [
        (&far[..], "#c794a4", 0.5),
        (&left[..], "#a57f9c", 0.5),
        (&right[..], "#83698f", 0.6),
    ]
    .into_iter()
    .enumerate()
    {
        let seed = i as i64 + 3;
        let ridge = handcut(&ground(line), 1.6, 26.0, seed);
        let band = ridge.within(&rect(-40.0, 0.0, 840.0, 260.0));
        scene.add(scene.shadow(&band, (0.0, -2.0), 8.0, "#6a4a7a", 0.35));
        let fill = scene.linear(
            (-40.0, 40.0),
            (760.0, 200.0),
            &stops![0, mix(colour, SUN, light); 1, mix(colour, DEEP, 0.12)],
        );
        scene.add(scene.washed(scene.fill(&band, fill), seed, 0.06));
        scene.add(scene.rim(&band, (1.0, 1.6), "#ffe6c4", 0.7, (0.0, 60.0), 420.0));
    }
    scene.add(scene.fog(90.0, 150.0, "#ffcfa8", 0.3));
}

/// The floor of the valley, one sheet before another.
fn meadows(scene: &Scene) {
    let lines: [(&[At], &str, &str); 6] = [
        (
            &spots![-40, 128; 200, 122; 420, 130; 620, 124; 840, 134],
            "#ffe0b8",
            "#dca8b4",
        ),
        (
            &spots![-40, 176; 120, 162; 330, 178; 560, 160; 840, 182],
            "#ffdcb4",
            "#d3a0b4",
        ),
        (
            &spots![-40, 262; 150, 236; 360, 250; 590, 240; 840, 258],
            "#fbd2b4",
            "#c492b0",
        ),
        (
            &spots![-40, 430; 130, 372; 330, 392; 560, 366; 840, 404],
            "#f2c2b4",
            "#a87ca8",
        ),
        (
            &spots![-40, 640; 150, 610; 340, 668; 560, 580; 840, 590],
            "#a47ca4",
            "#41386e",
        ),
        (
            &spots![-40, 900; 180, 838; 380, 850; 600, 900; 840, 830],
            "#6e5488",
            "#2a2350",
        ),
    ];
    for (i, (line, light, dark)) in lines.into_iter().enumerate() {
        let seed = i as i64 * 3 + 11;
        let sheet = handcut(&ground(line), 1.2, 34.0, seed);
        let top = sheet.bounds().y0;
        scene.add(scene.shadow(&sheet, (0.0, -3.0), 8.0 + i as f64 * 2.0, "#3a2a62", 0.3));
        let fill = scene.linear(
            (0.0, top - 20.0),
            (620.0, top + 300.0),
            &stops![0, light; 0.6, mix(light, dark, 0.6); 1, dark],
        );
        scene.add(scene.washed(scene.fill(&sheet, fill), seed, 0.08));
        scene.add(scene.rim(&sheet, (0.6, 1.8), "#ffd9b4", 0.3, (0.0, top), 260.0));
    }
    // The last light lies in long strips.
    for (i, (x, y, long, wide)) in [(-40.0, 206.0, 420.0, 8.0), (-40.0, 330.0, 170.0, 9.0)]
        .into_iter()
        .enumerate()
    {
        let strip = taper(
            &[
                (x, y),
                (x + long * 0.3, y + long * 0.05),
                (x + long * 0.7, y + long * 0.14),
                (x + long, y + long * 0.2),
            ],
            &[1.0, wide, wide * 0.7, 1.0],
        );
        let strip = handcut(&strip, 2.0, 30.0, i as i64);
        let fill = scene.linear(
            (x, y),
            (x + long, y + long * 0.2),
            &stops![0, "#ffcfa4", 0.3; 0.5, "#f4b4a0", 0.2; 1, "#f4b4a0", 0],
        );
        scene.add(scene.fill(&strip, fill));
    }
}

/// A ploughed field, that shows how the valley lies.
fn furrows(scene: &Scene) {
    let put = |(x, y): At| eye::seen((x, y, 0.0));
    let (left, right, near, far) = (8.2, 24.0, 21.0, 42.0);
    let edge = |from: At, to: At| (0..12).map(move |i| between(from, to, f64::from(i) / 12.0));
    let corners = [
        (left, near),
        (left - 0.4, far),
        (right, far),
        (right, near - 1.0),
    ];
    let ring: Vec<At> = (0..4)
        .flat_map(|i| edge(corners[i], corners[(i + 1) % 4]))
        .map(put)
        .collect();
    let field = handcut(&Shape::within_ring(&ring), 1.6, 22.0, 8);
    scene.add(scene.veil(&field.moved(-1.0, -1.6), "#ffd0b0", 0.5));
    let fill = scene.linear(
        put((left, far)),
        put((left + 6.0, near)),
        &stops![0, "#8c6c9a"; 1, "#54467e"],
    );
    scene.add(scene.washed(scene.fill(&field, fill), 6, 0.1));
    let mut ridges = Vec::new();
    for i in 0..22 {
        let x = left - 0.1 + f64::from(i) * 0.74;
        let line = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| (x, near - 0.6 + (far - near) * part));
        let widths = line.map(|at| eye::metre(at) * 0.2);
        ridges.push(Stroke::new(&line.map(put), &widths).blunt().shape());
    }
    let ridges = handcut(&all(ridges).within(&field), 0.5, 12.0, 3);
    let fill = scene.linear(
        put((left, far)),
        put((left + 8.0, near)),
        &stops![0, "#e6b0a8", 0.5; 1, "#a57fa4", 0.45],
    );
    scene.add(scene.fill(&ridges, fill));
}

/// Where a place of the ground is, and how many units a metre is there.
fn spot(at: At) -> Spot {
    Spot::new(at.0, at.1, eye::metre(eye::ground(at)))
}

/// Its doorway is empty: its door went first.
fn house(scene: &Scene) {
    let spot = spot((704.0, 262.0));
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.6, 12.0, seed);
    let shade = poly(&spots![-2.2, 0.1; 2.4, 0.2; 6.4, 0.9; 5.6, 1.2; 1.0, 0.9]);
    scene.add(scene.multiplied(scene.veil(&cut(&shade, 1), "#2a1d52", 0.55)));
    let gable = poly(&spots![-2.3, 0.1; -2.2, -2.5; -0.9, -4.0; 0.4, -2.5; 0.4, 0.25]);
    let wall = poly(&spots![0.4, 0.25; 0.4, -2.5; 3.0, -2.3; 3.0, 0.1]);
    let roof = blob(&knots![
        0.7, -2.3, corner; -1.0, -4.3, corner; 1.7, -3.9, corner; 3.4, -2.1, corner; 2.0, -2.25
    ]);
    let eave = poly(&spots![-2.6, -2.2; -1.0, -4.3; -0.9, -4.0; -2.4, -2.15]);
    let chimney = poly(&spots![1.0, -3.7; 1.0, -4.8; 1.5, -4.8; 1.5, -3.6]);
    scene.add(scene.sheet(&cut(&chimney, 2), "#8f6f8c").dark(DEEP));
    scene.add(scene.sheet(&cut(&wall, 3), "#8f7698").dark(DEEP).shade(0.5));
    scene.add(
        scene
            .sheet(&cut(&gable, 4), "#dcb2a8")
            .dark("#8c6a8c")
            .grain(1.1)
            .shade(0.4),
    );
    scene.add(scene.sheet(&cut(&roof, 5), "#6c4f78").dark(DEEP).shade(0.5));
    scene.add(scene.fill(&cut(&eave, 6), "#a8788c"));
    let doorway = poly(&spots![-1.4, 0.15; -1.4, -1.9; -0.5, -1.9; -0.5, 0.2]);
    scene.add(scene.fill(&cut(&doorway, 7), "#1c1436"));
    let sill = poly(&spots![-1.6, 0.2; -1.5, 0.12; -0.4, 0.16; -0.2, 0.26; -1.5, 0.3]);
    scene.add(scene.fill(&spot.put(&sill), "#c9a8a8"));
    let windows = [
        poly(&spots![1.2, -1.8; 1.2, -0.9; 1.8, -0.9; 1.8, -1.78]),
        poly(&spots![-1.2, -3.0; -0.6, -3.0; -0.6, -2.45; -1.2, -2.45]),
    ];
    for (i, window) in windows.iter().enumerate() {
        scene.add(scene.fill(&cut(window, 8 + i as i64), ["#4a3a68", "#3a2a58"][i]));
    }
}

/// Poplars and hedges, with shadows as long as the evening.
fn trees(scene: &Scene) {
    let poplar = blob(&knots![
        -0.12, 0.1, corner; -0.1, -0.4, corner; -0.5, -0.6; -0.8, -1.6; -0.7, -3.2; -0.3, -4.6; 0, -5.4; 0.35, -4.5; 0.75, -3.0; 0.8, -1.5; 0.5, -0.6; 0.1, -0.4, corner; 0.12, 0.1, corner
    ]);
    let bush = blob(&knots![
        -1.5, 0.05; -1.7, -0.4; -1.4, -0.75; -1.1, -0.8, corner; -1.0, -1.25; -0.5, -1.45; -0.1, -1.3, corner;
        0.2, -1.6; 0.7, -1.5; 0.9, -1.1, corner; 1.3, -1.1; 1.5, -0.7; 1.4, -0.55, corner; 1.8, -0.3; 1.7, 0.05;
        0.8, 0.16; -0.6, 0.16
    ]);
    let folds = all([
        taper(
            &spots![-1.0, -0.7; -0.7, -0.5; -0.7, -0.25],
            &[0.02, 0.08, 0.02],
        ),
        taper(
            &spots![-0.1, -1.2; 0.15, -0.95; 0.1, -0.6],
            &[0.02, 0.09, 0.02],
        ),
        taper(
            &spots![0.85, -1.0; 1.0, -0.8; 0.95, -0.5],
            &[0.02, 0.08, 0.02],
        ),
    ]);
    let places: [(At, bool, f64); 15] = [
        ((60.0, 150.0), true, 1.5),
        ((92.0, 152.0), true, 1.7),
        ((122.0, 155.0), true, 1.4),
        ((156.0, 158.0), true, 1.6),
        ((330.0, 146.0), false, 2.0),
        ((372.0, 148.0), false, 1.6),
        ((742.0, 168.0), true, 1.5),
        ((772.0, 172.0), true, 1.6),
        ((60.0, 262.0), true, 0.9),
        ((96.0, 270.0), true, 1.0),
        ((30.0, 286.0), false, 1.0),
        ((786.0, 252.0), false, 1.2),
        ((424.0, 200.0), false, 1.2),
        ((30.0, 420.0), false, 0.8),
        ((774.0, 462.0), false, 0.8),
    ];
    for (i, (at, tall, times)) in places.into_iter().enumerate() {
        let place = spot(at);
        let place = Spot {
            size: place.size * times,
            ..place
        };
        let shape = if tall { &poplar } else { &bush };
        let drawn = handcut(&place.put(shape), 0.8, 8.0, i as i64);
        let size = eye::metre(eye::ground(at));
        let cast = drawn.bent(|(x, y)| {
            let (gx, gy) = eye::ground((x, at.1));
            eye::shadow((gx, gy, (at.1 - y).max(0.0) / size))
        });
        scene.add(scene.multiplied(scene.veil(&cast, "#3a2a62", 0.45)));
        let far = ((330.0 - at.1) / 260.0).clamp(0.0, 0.75);
        let colour = mix("#4c4674", "#b08aa8", far);
        scene.add(
            scene
                .sheet(&drawn, colour)
                .lit(0.45)
                .lit_colour("#ffc89c")
                .dark(mix(colour, DEEP, 0.5))
                .grain(1.05)
                .rim(1.0),
        );
        if !tall {
            scene.add(scene.veil(&place.put(&folds), mix(colour, DEEP, 0.6), 0.6));
        }
    }
}

/// Grass, as tall as a knee everywhere but where the doors are.
pub fn tufts(scene: &Scene) {
    let mut chance = Chance::of("tufts", 12);
    let clear = row::trodden();
    let (mut lit, mut dark) = (Vec::new(), Vec::new());
    for _ in 0..1700 {
        let y = HORIZON + 60.0 + (1220.0 - HORIZON - 60.0) * chance.unit().powf(0.85);
        let at = (chance.between(-10.0, 810.0), y);
        // In patches, not everywhere.
        let patch =
            noise(at.0 / 70.0 + y / 90.0, 5, None) + noise(y / 46.0 - at.0 / 160.0, 9, None);
        if patch < 0.08 || clear.contains(at) {
            continue;
        }
        let high = eye::metre(eye::ground(at)) * chance.between(0.14, 0.3);
        for _ in 0..3 {
            let over = chance.near(0.25, 0.3) * high;
            let x = at.0 + chance.near(0.0, high * 0.24);
            let blade = [
                (x, at.1 + 1.0),
                (x + over * 0.3, at.1 - high * 0.5),
                (x + over, at.1 - high * chance.between(0.7, 1.0)),
            ];
            let blade = Stroke::new(&blade, &[high * 0.09 + 0.4, high * 0.06 + 0.3, 0.2]).blunt();
            match chance.happens(0.36) {
                true => lit.push(blade.shape()),
                false => dark.push(blade.shape()),
            }
        }
    }
    let fade = |top: &str, bottom: &str| {
        scene.linear(
            (0.0, 170.0),
            (160.0, 1200.0),
            &stops![0, top, 0.5; 0.4, mix(top, bottom, 0.4); 1, bottom],
        )
    };
    scene.add(scene.fill(&all(dark), fade("#7c6596", "#2c2350")));
    scene.add(scene.fill(&all(lit), fade("#f0c4ac", "#846690")));
}

/// The grass right before us.
pub fn near(scene: &Scene) {
    let mut chance = Chance::of("near grass", 5);
    for (i, (line, colour, high)) in [
        (
            spots![-40, 1098; 120, 1112; 300, 1150; 520, 1158; 680, 1120; 840, 1060],
            "#33264e",
            90.0,
        ),
        (
            spots![-40, 1150; 120, 1168; 300, 1192; 520, 1196; 690, 1170; 840, 1120],
            "#201838",
            120.0,
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let path = Path::new(curve(&line));
        let mut blades = vec![ground(&line)];
        for _ in 0..64 {
            let x = chance.between(-30.0, 830.0);
            // Lower in the middle, so that the child is seen.
            let side = ((x - 380.0).abs() / 400.0).powf(1.6);
            let tall = high * (0.2 + 1.1 * side) * chance.between(0.45, 1.0);
            let over = chance.near(0.26, 0.3) * tall;
            let y = path.y_at(x);
            let blade = [
                (x, y + 8.0),
                (x + over * 0.2, y - tall * 0.5),
                (x + over, y - tall),
            ];
            let wide = chance.between(5.0, 9.0);
            blades.push(
                Stroke::new(&blade, &[wide, wide * 0.7, 0.4])
                    .blunt()
                    .shape(),
            );
        }
        for &(x, tall, over) in flowers(i) {
            blades.push(umbel((x, path.y_at(x) + 6.0), tall, over));
        }
        let sheet = handcut(&all(blades), 0.5, 18.0, i as i64);
        scene.add(scene.shadow(&sheet, (0.0, -4.0), 14.0, DEEP, 0.5));
        let fill = scene.linear(
            (0.0, 980.0),
            (60.0, 1200.0),
            &stops![0, mix(colour, "#b07c98", 0.1); 0.5, colour; 1, mix(colour, "#0c0820", 0.5)],
        );
        scene.add(scene.fill(&sheet, fill));
    }
}

/// Where flowers stand in the near grass: x, how tall, and how far they lean.
fn flowers(layer: usize) -> &'static [(f64, f64, f64)] {
    match layer {
        0 => &[
            (52.0, 190.0, 16.0),
            (742.0, 210.0, -20.0),
            (690.0, 130.0, 12.0),
        ],
        _ => &[
            (14.0, 170.0, 30.0),
            (120.0, 110.0, -10.0),
            (786.0, 190.0, -26.0),
        ],
    }
}

/// A flower of many small ones on spokes, as wild carrots have.
fn umbel(root: At, tall: f64, over: f64) -> Shape {
    let top = (root.0 + over, root.1 - tall);
    let mut parts = vec![taper(
        &[root, (root.0 + over * 0.2, root.1 - tall * 0.5), top],
        &[4.4, 3.2, 2.2],
    )];
    for i in -3_i32..=3 {
        let part = f64::from(i);
        let end = (
            top.0 + part * tall * 0.055,
            top.1 - tall * (0.16 - 0.01 * part * part),
        );
        let bend = (top.0 + part * tall * 0.03, top.1 - tall * 0.07);
        parts.push(taper(&[top, bend, end], &[1.8, 1.4, 1.2]));
        let r = tall * 0.034;
        let bud = blob(&knots![
            end.0 - r, end.1 + r * 0.2; end.0 - r * 0.7, end.1 - r * 0.7; end.0, end.1 - r; end.0 + r * 0.8, end.1 - r * 0.6;
            end.0 + r, end.1 + r * 0.3; end.0, end.1 + r * 0.5
        ]);
        parts.push(bud);
    }
    all(parts)
}
