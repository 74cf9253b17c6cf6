//! The wood at night and the road in the light of the car.

use crate::colour::mix;
use crate::line::{circle, curve, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, all};
use crate::stops;

use super::{NIGHT, POOL, STRAW};

/// Where the road is lost among the trees.
const FAR: f64 = 588.0;

pub fn draw(scene: &Scene) {
    let air = stops![0, "#8fa468"; 0.22, "#4f7a55"; 0.5, "#23503f"; 0.8, "#14382f"; 1, NIGHT];
    scene.sky(scene.radial((POOL.0, 640.0), 700.0, &air), 6, 0.04);
    trunks(scene);
    boughs(scene);
    ground(scene);
    road(scene);
    beams(scene);
    ferns(scene);
}

/// Trunks in three planes; the light reaches their feet only.
fn trunks(scene: &Scene) {
    let planes = [
        (26, 7.0, 15.0, 592.0, "#7da06a", "#1c4638"),
        (15, 14.0, 26.0, 612.0, "#b9b070", "#14382e"),
        (7, 30.0, 48.0, 640.0, "#d9c07c", "#0f2e27"),
    ];
    for (plane, (count, thin, thick, foot, lit, dark)) in (0..).zip(planes) {
        let mut chance = Chance::of("deer-hammock trunks", plane);
        for i in 0..count {
            let x = -30.0 + 860.0 * (f64::from(i) + chance.between(0.1, 0.9)) / f64::from(count);
            // Nothing large stands between the two deer.
            if plane == 2 && (150.0..690.0).contains(&x) {
                continue;
            }
            let wide = chance.between(thin, thick);
            let lean = chance.near(0.0, 8.0);
            let line = [
                (x, foot + chance.between(0.0, 14.0)),
                (x + lean * 0.4, 420.0),
                (x + lean, 60.0),
            ];
            let trunk = handcut(
                &taper(&line, &[wide * 1.3, wide, wide * 0.8]),
                1.6,
                30.0,
                i64::from(i) + plane as i64 * 50,
            );
            let side = (1.0 - (x - POOL.0).abs() / 520.0).clamp(0.0, 1.0);
            let foot_colour = mix(dark, lit, 0.35 + 0.65 * side);
            let fill = scene.linear(
                (x, foot),
                (x, 170.0),
                &stops![0, foot_colour; 0.32, mix(foot_colour, dark, 0.55); 0.75, dark; 1, dark],
            );
            scene.add(scene.fill(&trunk, fill));
            let lee = trunk.minus(&trunk.moved((x - POOL.0).signum() * -wide * 0.4, 0.0));
            scene.add(scene.veil(&lee, NIGHT, 0.28));
        }
        scene.add(scene.fog(430.0, 640.0, "#a9b878", 0.10));
    }
}

/// Boughs of fir hang in from above, the near ones darker.
fn boughs(scene: &Scene) {
    for (plane, colour) in (0..).zip(["#17402f", "#0f3028", "#0a231e"]) {
        let mut chance = Chance::of("deer-hammock boughs", plane);
        for _ in 0..16 {
            let (x, y) = (
                chance.between(-40.0, 840.0),
                chance.between(96.0, 190.0) - 14.0 * plane as f64,
            );
            let side = chance.side();
            let long = chance.between(70.0, 150.0);
            let fronds = (0..14).map(|k| {
                let part = f64::from(k) / 13.0;
                let at = (x + side * long * part, y + 34.0 * part * part);
                let drop = 22.0 * (1.0 - part * 0.6) + chance.near(0.0, 3.0);
                taper(&[at, (at.0 + side * 5.0, at.1 + drop)], &[12.0, 2.0])
            });
            let spine = taper(&[(x, y), (x + side * long, y + 34.0)], &[16.0, 4.0]);
            scene.add(scene.fill(&all(fronds.chain([spine])), colour));
        }
    }
}

fn ground(scene: &Scene) {
    let mut edge = curve(&[
        (-20.0, 596.0),
        (120.0, 588.0),
        (300.0, 598.0),
        (470.0, 590.0),
        (640.0, 600.0),
        (830.0, 588.0),
    ]);
    edge.extend([(830.0, 860.0), (-20.0, 860.0)]);
    let grass = stops![0, "#b7b26a"; 0.4, "#6f8a50"; 0.75, "#2f5a40"; 1, "#183d30"];
    scene.add(scene.fill(
        &handcut(&poly(&edge), 3.0, 14.0, 4),
        scene.radial(POOL, 470.0, &grass),
    ));
    let mut chance = Chance::of("deer-hammock grass", 1);
    for _ in 0..420 {
        let y = 592.0 + 190.0 * chance.unit().powf(1.3);
        let x = chance.between(-10.0, 810.0);
        let near = (y - 560.0) / 200.0;
        let long = 8.0 + 22.0 * near * chance.unit();
        let lit = 1.0 - ((x - POOL.0).abs() / 430.0).min(1.0);
        let blade = taper(
            &[(x, y), (x + chance.near(0.0, 4.0), y - long)],
            &[2.0 + 2.0 * near, 0.6],
        );
        scene.add(scene.veil(
            &blade,
            mix("#1f4a38", "#efe0a0", lit * 0.9 * chance.unit()),
            0.8,
        ));
    }
}

fn bed() -> Shape {
    poly(&curve(&[
        (414.0, FAR),
        (404.0, 606.0),
        (330.0, 650.0),
        (60.0, 780.0),
        (-120.0, 870.0),
        (980.0, 870.0),
        (800.0, 780.0),
        (560.0, 650.0),
        (470.0, 608.0),
        (452.0, FAR),
    ]))
}

fn road(scene: &Scene) {
    let bed = handcut(&bed(), 2.4, 26.0, 9);
    let stops = stops![0, "#fdf3cf"; 0.3, "#f1dca0"; 0.62, "#b5a877"; 1, "#566a55"];
    scene.add(scene.fill(&bed, scene.radial(POOL, 400.0, &stops)));
    let mut chance = Chance::of("deer-hammock gravel", 1);
    for _ in 0..260 {
        let y = 610.0 + 180.0 * chance.unit();
        let half = (y - 575.0) * 1.9;
        let x = 430.0 + chance.between(-half, half);
        let r = chance.between(0.8, 1.4 + (y - 600.0) * 0.016);
        let stone = ellipse((x, y), r * 1.5, r);
        if bed.contains((x, y)) {
            scene.add(scene.veil(&stone.moved(0.0, -r), "#7d7654", 0.4));
            scene.add(scene.veil(&stone, "#fff8dc", 0.6));
        }
    }
    let glow = scene.radial(
        POOL,
        330.0,
        &stops![0, STRAW, 0.34; 0.6, STRAW, 0.12; 1, STRAW, 0],
    );
    scene.add(scene.shining(scene.fill(&ellipse((POOL.0, 690.0), 430.0, 330.0), glow)));
}

/// The beams of both lamps: two wedges of pale paper that cross between the deer.
fn beams(scene: &Scene) {
    for (x, left, right) in [
        (262.0, (-40.0, 250.0), (590.0, 190.0)),
        (598.0, (270.0, 190.0), (860.0, 250.0)),
    ] {
        let wedge = handcut(
            &poly(&[(x - 60.0, 800.0), left, right, (x + 60.0, 800.0)]),
            1.4,
            40.0,
            2,
        );
        let fill = scene.linear(
            (0.0, 790.0),
            (0.0, 210.0),
            &stops![0, STRAW, 0.34; 0.45, STRAW, 0.2; 0.85, STRAW, 0.05; 1, STRAW, 0],
        );
        scene.add(scene.shining(scene.fill(&wedge, fill)));
    }
}

/// Ferns on the verges, dark against the light.
fn ferns(scene: &Scene) {
    let mut chance = Chance::of("deer-hammock ferns", 2);
    for (x, y, size) in [
        (40.0, 700.0, 1.2),
        (-6.0, 660.0, 1.0),
        (92.0, 742.0, 1.1),
        (770.0, 672.0, 1.0),
        (806.0, 730.0, 1.3),
        (30.0, 780.0, 1.5),
    ] {
        for k in -3..=3 {
            let turn = f64::from(k) * 24.0 + chance.near(0.0, 4.0);
            let frond = all((0..9)
                .flat_map(|i| {
                    let up = -8.0 * f64::from(i);
                    let leaf = 17.0 - 1.7 * f64::from(i);
                    [-1.0, 1.0].map(|s| taper(&[(0.0, up), (s * leaf, up - 7.0)], &[5.0, 1.0]))
                })
                .chain([taper(&[(0.0, 4.0), (0.0, -78.0)], &[3.4, 1.0])]));
            let frond = frond.scaled(size).turned(turn, (0.0, 0.0)).moved(x, y);
            scene.add(scene.fill(&frond, mix("#1b4a36", "#5d7f4c", chance.unit() * 0.7)));
        }
    }
}

/// What floats in the light: dust and a moth or two.
pub fn dust(scene: &Scene) {
    let mut chance = Chance::of("deer-hammock dust", 1);
    for _ in 0..26 {
        let at = (chance.between(400.0, 590.0), chance.between(500.0, 730.0));
        scene.add(scene.veil(&circle(at, chance.between(0.8, 2.2)), "#fff6d2", 0.55));
    }
}
