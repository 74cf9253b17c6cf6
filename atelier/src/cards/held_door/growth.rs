//! What has grown on him meanwhile: ivy, mushrooms, a snail.

use super::Plates;
use crate::line::{Path, blob, circle, curve, taper, towards};
use crate::random::Chance;
use crate::shape::{At, Spot};
use crate::techniques::print::Marks;
use crate::{knots, spots};

pub fn print(plates: &mut Plates) {
    let vines: [&[At]; 6] = [
        &spots![440, 1150; 452, 1080; 428, 960; 458, 840; 430, 730; 452, 650; 400, 590; 350, 570; 300, 500; 250, 490; 214, 420; 190, 400],
        &spots![404, 640; 412, 700; 396, 760; 404, 800],
        &spots![346, 588; 338, 640; 350, 690],
        &spots![222, 500; 206, 550; 214, 600; 204, 650; 210, 690],
        &spots![440, 940; 480, 900; 500, 850],
        &spots![290, 470; 300, 440; 330, 424],
    ];
    for (i, vine) in vines.iter().enumerate() {
        ivy(plates, vine, i as u64);
    }
    mushrooms(plates);
    snail(plates);
}

/// A vine with leaves on both sides.
fn ivy(plates: &mut Plates, vine: &[At], seed: u64) {
    let mut chance = Chance::of("ivy", seed);
    let path = Path::new(curve(vine));
    let stem = Marks::stroke(vine, &[6.0, 5.0, 4.0, 2.0], seed);
    plates.black.ink(stem.grown(3.0));
    plates.black.cut(&stem);
    plates.mint.ink(stem);
    let mut far = 8.0;
    let mut side = 1.0;
    while far < path.length() {
        let (at, along) = (path.at(far), path.direction(far));
        let turn = along + side * chance.between(50.0, 95.0);
        let size = chance.between(0.72, 1.25) * (1.0 - 0.35 * far / path.length());
        leaf(plates, towards(at, turn, 9.0), turn, size, chance.below(99));
        side = -side;
        far += chance.between(17.0, 27.0);
    }
}

/// A leaf of ivy with five lobes; its tip points to an angle.
fn leaf(plates: &mut Plates, at: At, turn: f64, size: f64, seed: u64) {
    let spot = Spot::new(at.0, at.1, size).turned(turn - 90.0);
    let leaf = spot.put(&blob(
        &knots![0, 0; -9, -5; -20, -1, corner; -15, 9; -19, 20, corner; -8, 22; 0, 38, corner; 8, 22; 19, 20, corner; 15, 9; 20, -1, corner; 9, -5],
    ));
    plates.black.pale(&leaf, 3.2);
    plates.mint.ink(leaf.grown(0.6));
    let veins = [
        spots![0, 2; 0, 16; 0, 28],
        spots![0, 6; -7, 12; -12, 15],
        spots![0, 6; 7, 12; 12, 15],
    ];
    for vein in veins {
        plates
            .black
            .ink(Marks::stroke(&spot.points(vein), &[2.4, 2.0, 0.4], seed));
    }
}

/// A family of mushrooms on his shoulder.
fn mushrooms(plates: &mut Plates) {
    let Plates { mint, black } = plates;
    for (x, y, size, turn) in [
        (706.0, 546.0, 1.0, 6.0),
        (742.0, 566.0, 0.72, 20.0),
        (680.0, 538.0, 0.6, -12.0),
    ] {
        let spot = Spot::new(x, y, size).turned(turn);
        let stem = spot.put(&taper(&spots![0, 4; -2, -24; 1, -44], &[17.0, 12.0, 12.0]));
        let cap = spot.put(&blob(
            &knots![-38, -40; -30, -64; 0, -82; 30, -66; 40, -42; 0, -34],
        ));
        black.cut(stem.grown(1.0));
        black.cut(&cap);
        mint.ink(&cap);
        for (dx, dy, r) in [(-14.0, -54.0, 5.0), (8.0, -66.0, 6.0), (20.0, -50.0, 4.0)] {
            mint.cut(circle(spot.point((dx, dy)), r * size));
        }
        for dx in [-20.0, -7.0, 7.0, 21.0] {
            black.ink(Marks::stroke(
                &spot.points(spots![dx, -42; dx * 0.8, -37]),
                &[2.6, 0.6],
                3,
            ));
        }
    }
}

/// It has got as far as the handle.
fn snail(plates: &mut Plates) {
    let Plates { mint, black } = plates;
    let spot = Spot::new(588.0, 1100.0, 1.0).turned(-4.0);
    let foot = spot.put(&blob(
        &knots![-34, 2; -20, -10; 10, -14; 30, -18; 38, -36; 50, -40; 58, -30; 52, -12; 36, 2],
    ));
    let shell = spot.put(&circle((2.0, -32.0), 27.0));
    for piece in [&foot, &shell] {
        black.ink(piece.grown(4.0));
    }
    black.cut(&foot);
    black.pale(&shell, 4.0);
    mint.ink(&shell);
    let spiral: Vec<At> = (0..=26)
        .map(|i| {
            towards(
                (2.0, -32.0),
                f64::from(i) * 36.0 + 60.0,
                24.0 - f64::from(i) * 0.88,
            )
        })
        .collect();
    black.ink(Marks::stroke(
        &spot.points(spiral),
        &[4.0, 4.0, 3.0, 2.0],
        5,
    ));
    for horn in [
        spots![48, -38; 50, -54; 46, -62],
        spots![54, -36; 62, -50; 66, -56],
    ] {
        let horn = spot.points(horn);
        black.cut(Marks::stroke(&horn, &[4.0, 3.0, 3.0], 6));
        black.cut(circle(horn[2], 3.6));
    }
}
