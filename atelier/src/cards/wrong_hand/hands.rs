//! The clasp: a small brown hand has been put into a large pale one, whose fingers close around it.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

use super::CLASP;

const PALE: &str = "#eec7a6";
/// How the small hand is turned in the large one.
const TURN: f64 = -14.0;
const BROWN: &str = "#714936";

/// A piece of a hand: its plane away from the light, and a thin line where it lies on another.
fn flesh(scene: &Scene, spot: &Spot, piece: &Shape, colour: impl Into<Colour>) -> Ink {
    let colour = colour.into();
    let piece = spot.put(piece);
    let lee = piece.minus(&piece.moved(-5.0, -6.0));
    let edge = piece.minus(&piece.moved(-1.2, -1.6));
    let lit = piece.minus(&piece.moved(3.0, 4.5));
    scene.fill(&piece, colour)
        + scene.veil(&lee, shade(colour, 1.0), 0.85)
        + scene.clipped(
            &piece,
            scene.blurred(scene.veil(&lit, light(colour, 1.6), 0.8), 1.2),
        )
        + scene.veil(&edge, line_of(colour), 0.7)
}

/// A shadow on what is behind.
fn cast(scene: &Scene, spot: &Spot, piece: &Shape, on: &Shape) -> Ink {
    let fallen = spot.put(&piece.moved(4.0, 8.0)).within(&spot.put(on));
    scene.blurred(scene.veil(&fallen, "#2e1626", 0.42), 2.6)
}

pub fn draw(scene: &Scene) {
    let spot = Spot::new(CLASP.0, CLASP.1, 1.0);
    let palm = blob(&knots![
        4, -150, corner; 64, -152, corner; 68, -118; 86, -84; 88, -52; 74, -16; 64, 30; 40, 52; -8, 58; -44, 46; -60, 10; -54, -44; -18, -98
    ]);
    scene.add(flesh(scene, &spot, &palm, PALE));
    let small = small_hand();
    scene.add(cast(scene, &spot, &small, &palm));
    scene.add(flesh(scene, &spot, &small, BROWN));
    for knuckle in [
        spots![62, -14; 86, -10; 104, -4],
        spots![60, 6; 84, 9; 100, 12],
    ] {
        let line = taper(&knuckle, &[1.0, 2.6, 1.0]).turned(TURN, (0.0, 0.0));
        scene.add(scene.veil(&spot.put(&line), line_of(BROWN.into()), 0.8));
    }
    let thumb = taper(&spots![-44, 2; -30, -26; -14, -46], &[26.0, 24.0, 18.0]);
    scene.add(cast(scene, &spot, &thumb, &palm));
    scene.add(flesh(scene, &spot, &thumb, BROWN));
    let nail = ellipse((0.0, 0.0), 4.6, 7.0)
        .turned(28.0, (0.0, 0.0))
        .moved(-15.0, -47.0);
    scene.add(scene.veil(&spot.put(&nail), "#b98a74", 0.8));
    for (i, (x, foot, tip)) in (0..).zip([
        (-42.0, 38.0, -14.0),
        (-14.0, 48.0, -24.0),
        (16.0, 50.0, -27.0),
        (46.0, 42.0, -22.0),
    ]) {
        finger(scene, &spot, x, foot, tip, &small, i);
    }
    let large_thumb = taper(&spots![72, -66; 62, -46; 34, -36], &[34.0, 33.0, 25.0]);
    scene.add(cast(scene, &spot, &large_thumb, &small.and(&palm)));
    scene.add(flesh(scene, &spot, &large_thumb, PALE));
    let root = spot.put(
        &blob(&knots![44, -100; 74, -104; 86, -72; 78, -52; 64, -64; 50, -72])
            .within(&palm.and(&large_thumb)),
    );
    scene.add(scene.fill(&root, PALE));
    let nail = ellipse((0.0, 0.0), 8.5, 6.5).moved(35.0, -38.0);
    scene.add(scene.veil(&spot.put(&nail), "#fbe3d3", 0.9));
}

/// The small hand, from its wrist on the left to the fingertips that look out on the right.
fn small_hand() -> Shape {
    let palm = blob(&knots![
        -112, 76, corner; -128, 34, corner; -82, 6; -50, -8; -6, -26; 56, -28; 66, 0; 58, 26; 0, 36; -50, 42; -78, 56
    ]);
    let tips = [
        taper(&spots![40, -18; 74, -18; 100, -13], &[22.0, 21.0, 17.0]),
        taper(&spots![40, 0; 76, 1; 106, 5], &[22.0, 21.0, 17.0]),
        taper(&spots![40, 17; 70, 19; 96, 23], &[21.0, 20.0, 16.0]),
    ];
    tips.into_iter()
        .fold(palm, |hand, tip| hand.and(&tip))
        .turned(TURN, (0.0, 0.0))
}

/// A finger that comes around from below and lies on the small hand.
fn finger(scene: &Scene, spot: &Spot, x: f64, foot: f64, tip: f64, below: &Shape, i: i64) {
    let lean = -4.0 + 2.0 * i as f64;
    let line = [
        (x + 1.0, foot),
        (x - 2.0 + lean, (foot + tip) / 2.0),
        (x + lean * 1.6, tip),
    ];
    let wide = if i == 0 { 25.0 } else { 29.0 };
    let shape = taper(&line, &[wide, wide + 2.0, wide, wide - 6.0]);
    scene.add(cast(scene, spot, &shape, below));
    scene.add(flesh(scene, spot, &shape, PALE));
    let (nx, ny) = (x + lean * 1.6, tip - 2.0);
    let nail = ellipse((nx, ny), wide * 0.29, wide * 0.36);
    let at = |y: f64, half: f64| {
        taper(
            &[
                (x - half + lean * 0.5, y),
                (x + lean * 0.5, y + 2.0),
                (x + half + lean * 0.5, y),
            ],
            &[0.8, 1.8, 0.8],
        )
    };
    scene.add(scene.veil(&spot.put(&nail), "#fbe3d3", 0.95));
    for y in [foot - 16.0, foot - 11.0] {
        scene.add(scene.veil(&spot.put(&at(y, 6.5)), mix(PALE, "#8c4238", 0.6), 0.7));
    }
}
