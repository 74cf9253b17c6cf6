//! The knot: two right hands, palm to palm. Hers lies before his, its back to us, and its fingers go around his; his fingers come around
//! hers from the right, and his thumb lies over the root of hers.

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, ellipse, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use super::CLASP;

pub const HIS: &str = "#e3b48c";
pub const HERS: &str = "#6a4432";

fn spot() -> Spot {
    Spot::new(CLASP.0, CLASP.1, 0.96)
}

/// A piece of a hand with its planes; `over` is what its shadow falls on.
fn flesh(scene: &Scene, piece: &Shape, colour: &str, over: Option<&Shape>) -> Ink {
    let colour = Colour::from(colour);
    let put = spot().put(piece);
    let lee = put.minus(&put.moved(-5.0, -3.6));
    let lit = put.minus(&put.moved(2.6, 3.0));
    let edge = put.minus(&put.grown(-1.5));
    let cast = match over {
        Some(below) => {
            let below = spot().put(below);
            let fall = put.moved(5.0, 6.0).within(&below).minus(&put);
            scene.veil(&fall, "#2a1430", 0.42)
        }
        None => Ink::none(),
    };
    cast + scene.fill(&put, colour)
        + scene.veil(&lee, shade(colour, 1.1), 0.85)
        + scene.clipped(
            &put,
            scene.blurred(scene.veil(&lit, light(colour, 1.6), 0.8), 1.2),
        )
        + scene.veil(&edge, line_of(colour), 0.7)
}

fn line(scene: &Scene, points: &[At], colour: &str, much: f64) -> Ink {
    scene.thread(
        &spot().points(points.to_vec()),
        line_of(colour.into()),
        1.9,
        much,
    )
}

fn nail(scene: &Scene, at: At, turn: f64, size: (f64, f64), colour: &str) -> Ink {
    let nail = ellipse(at, size.0, size.1).turned(turn, at);
    let colour = mix(light(Colour::from(colour), 2.2), "#e9a79a", 0.35);
    let put = spot().put(&nail);
    scene.veil(&put, line_of(HIS.into()), 0.45) + scene.fill(&put.grown(-1.0), colour)
}

fn piece(knots: &[Knot]) -> Shape {
    blob(knots)
}

pub fn draw(scene: &Scene) {
    // Her thumb goes up behind the ball of his.
    let her_thumb = taper(
        &spots![-26, 58; -52, 26; -66, -12; -62, -50],
        &[34.0, 33.0, 28.0, 22.0],
    );
    scene.add(flesh(scene, &her_thumb, HERS, None));
    // His wrist and palm.
    let his_palm = piece(
        &knots![24, -143, corner; 10, -128; -14, -112; -44, -78; -54, -44; -44, -6; -10, 24; 30, 30; 62, 10; 76, -28; 74, -66; 60, -104; 58, -130; 66, -141, corner],
    );
    scene.add(flesh(scene, &his_palm, HIS, Some(&her_thumb)));
    scene.add(line(scene, &spots![-8, -108; 16, -100; 44, -102], HIS, 0.5));
    // Her hand, its back to us: it comes up from below.
    let her_hand = piece(
        &knots![12, 134, corner; 6, 124; -4, 116; -32, 84; -48, 50; -40, 16; -22, -22; -6, -40; 16, -36; 40, -16; 62, 8; 72, 34; 72, 66; 60, 106; 60, 124; 62, 134, corner],
    );
    let fingers: [([At; 3], [f64; 3]); 4] = [
        (
            [(56.0, 24.0), (72.0, 6.0), (82.0, -12.0)],
            [28.0, 26.0, 23.0],
        ),
        (
            [(38.0, 0.0), (60.0, -22.0), (80.0, -41.0)],
            [31.0, 29.0, 26.0],
        ),
        (
            [(16.0, -18.0), (44.0, -46.0), (72.0, -71.0)],
            [32.0, 30.0, 27.0],
        ),
        (
            [(-6.0, -24.0), (22.0, -60.0), (52.0, -93.0)],
            [32.0, 30.0, 26.0],
        ),
    ];
    let mut below = his_palm.clone();
    for (way, wide) in fingers {
        let finger = taper(&way, &wide);
        scene.add(flesh(scene, &finger, HERS, Some(&below)));
        below = below.and(&finger);
    }
    scene.add(flesh(scene, &her_hand, HERS, Some(&his_palm)));
    // The fingers leave the back of her hand without a step.
    let roots: Vec<Shape> = fingers
        .iter()
        .map(|(way, _)| ellipse(way[0], 15.0, 15.0).within(&her_hand))
        .collect();
    for root in roots {
        let put = spot().put(&root.moved(3.0, -3.0));
        scene.add(scene.fill(&put, HERS));
    }
    for (x, y) in [(-2.0, -22.0), (22.0, -12.0), (42.0, 4.0), (56.0, 28.0)] {
        let knuckle = [(x - 7.0, y + 3.0), (x, y - 3.0), (x + 8.0, y - 1.0)];
        scene.add(scene.thread(&spot().points(knuckle), light(HERS.into(), 1.3), 2.4, 0.6));
    }
    // Her fingers are parted.
    for (a, b) in [
        ((8.0, -32.0), (30.0, -56.0)),
        ((30.0, -14.0), (54.0, -36.0)),
        ((50.0, 8.0), (70.0, -10.0)),
    ] {
        scene.add(line(scene, &[a, b], HERS, 0.9));
    }
    // His fingers come around it from the right.
    let tips: [([At; 3], [f64; 3]); 4] = [
        (
            [(64.0, 118.0), (44.0, 118.0), (24.0, 110.0)],
            [20.0, 22.0, 18.0],
        ),
        (
            [(72.0, 98.0), (46.0, 98.0), (14.0, 88.0)],
            [24.0, 26.0, 21.0],
        ),
        (
            [(78.0, 72.0), (46.0, 72.0), (6.0, 62.0)],
            [26.0, 28.0, 22.0],
        ),
        (
            [(78.0, 44.0), (48.0, 44.0), (10.0, 36.0)],
            [26.0, 28.0, 22.0],
        ),
    ];
    let mut under = her_hand.clone();
    for (way, wide) in tips {
        let finger = taper(&way, &wide);
        scene.add(flesh(scene, &finger, HIS, Some(&under)));
        let (x, y) = way[2];
        scene.add(nail(scene, (x - 1.0, y - 1.0), 14.0, (8.0, 6.4), HIS));
        for k in [0.0, 5.0] {
            let crease = [
                (way[1].0 + 6.0 + k, way[1].1 - 6.0),
                (way[1].0 + 8.0 + k, way[1].1 + 6.0),
            ];
            scene.add(line(scene, &crease, HIS, 0.4));
        }
        under = under.and(&finger);
    }
    // His thumb over the root of hers.
    let thumb = taper(
        &spots![-30, -66; -40, -34; -38, 4; -24, 40; -14, 56],
        &[46.0, 42.0, 34.0, 30.0, 22.0],
    );
    scene.add(flesh(scene, &thumb, HIS, Some(&her_hand)));
    let melt = taper(&spots![-22, -92; -27, -60; -29, -36], &[38.0, 44.0, 32.0]);
    scene.add(scene.fill(&spot().put(&melt), HIS));
    scene.add(nail(scene, (-17.0, 46.0), 66.0, (11.0, 8.0), HIS));
    for k in [0.0, 6.0] {
        scene.add(line(
            scene,
            &[(-48.0 + k * 0.2, 8.0 + k), (-30.0 + k * 0.4, 4.0 + k)],
            HIS,
            0.4,
        ));
    }
    cuff(scene, (44.0, -138.0), 16.0, "#2b4fb3");
    cuff(scene, (38.0, 132.0), -8.0, "#d03f2a");
}

/// The end of a sleeve.
fn cuff(scene: &Scene, at: At, turn: f64, colour: &str) {
    let band = piece(
        &knots![-33, -14, corner; 0, -17; 33, -14, corner; 31, 14, corner; 0, 17; -31, 14, corner],
    );
    let put = spot().put(&band.turned(turn, (0.0, 0.0)).moved(at.0, at.1));
    let colour = Colour::from(colour);
    scene.add(scene.fill(&put, colour));
    scene.add(scene.veil(&put.minus(&put.moved(-7.0, 0.0)), shade(colour, 1.4), 0.8));
    scene.add(scene.veil(&put.minus(&put.moved(2.0, 2.4)), light(colour, 1.6), 0.8));
    scene.add(scene.veil(&put.minus(&put.grown(-1.5)), line_of(colour), 0.5));
}
