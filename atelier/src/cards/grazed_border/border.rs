//! The border: a strip of tall grass from the horizon, and where it was.

use super::Plates;
use crate::line::{Path, curve, poly, rect};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::spots;
use crate::techniques::print::{Chisel, Flow, Marks};

/// Where the land ends.
const HORIZON: f64 = 596.0;
/// The last row of tall grass; before it everything is eaten.
const EATEN: f64 = 912.0;

pub fn print(plates: &mut Plates, block: &Shape) {
    land(plates, block);
    grass(plates);
    stubble(plates);
}

/// The middle of the strip at a height of the card, and half its width there.
fn strip(y: f64) -> (f64, f64) {
    let middle = Path::new(curve(
        &spots![474, 590; 464, 612; 494, 650; 438, 716; 452, 800; 450, 900; 452, 1040; 460, 1200],
    ));
    let mut far = 0.0;
    while far < middle.length() && middle.at(far).1 < y {
        far += 2.0;
    }
    let near = (y - HORIZON) / (1200.0 - HORIZON);
    (middle.at(far).0, 9.0 + 150.0 * near.powf(1.05))
}

/// Tall grass, row before row, blade beside blade.
fn grass(plates: &mut Plates) {
    let mut chance = Chance::of("tall grass", 1);
    // Turf below it, so that the border is one green band as far as one sees.
    let rows = (0..=60).map(|i| HORIZON + 2.0 + (EATEN - 50.0 - HORIZON) * f64::from(i) / 60.0);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for y in rows {
        let (middle, half) = strip(y);
        left.push((middle - half, y));
        right.push((middle + half, y));
    }
    left.extend(right.into_iter().rev());
    plates.green.ink(poly(&left));
    let mut y = HORIZON + 4.0;
    while y < EATEN {
        let near = (y - HORIZON) / (1200.0 - HORIZON);
        let (middle, half) = strip(y);
        let high = 10.0 + 150.0 * near;
        let step = 4.0 + 8.0 * near;
        let mut x = middle - half;
        let mut row = Marks::none();
        while x < middle + half {
            if y > EATEN - 40.0 && chance.happens(0.35) {
                x += step;
                continue;
            }
            let (lean, tall) = (chance.between(-0.22, 0.22), chance.between(0.7, 1.15));
            let y = y + chance.between(-0.6, 0.6) * (7.0 + 24.0 * near);
            let tip = (x + lean * high * tall, y - high * tall);
            let blade = [(x, y), (x + lean * high * 0.25, y - high * 0.5), tip];
            let wide = step * chance.between(0.75, 1.05);
            row = row.and(Marks::stroke(
                &blade,
                &[wide, wide * 0.9, 0.3],
                chance.below(999),
            ));
            x += step * chance.between(0.8, 1.1);
        }
        // Each row stands before the last: a sliver of paper between them.
        plates.green.cut(row.grown(1.2));
        plates.green.ink(row);
        y += 7.0 + 24.0 * near;
    }
}

/// What the goat has left of it: short stubs.
fn stubble(plates: &mut Plates) {
    let mut chance = Chance::of("stubble", 2);
    let mut y = EATEN + 6.0;
    while y < 1180.0 {
        let near = (y - HORIZON) / (1200.0 - HORIZON);
        let (middle, half) = strip(y);
        let mut x = middle - half + chance.between(0.0, 12.0);
        while x < middle + half {
            let high = chance.between(7.0, 15.0) * (0.5 + near);
            let lean = chance.between(-4.0, 4.0);
            let at = (x, y + chance.between(-4.0, 4.0));
            let stub = [at, (at.0 + lean, at.1 - high)];
            plates
                .green
                .ink(Marks::stroke(&stub, &[5.0, 4.2], chance.below(999)));
            x += chance.between(11.0, 21.0) * (0.5 + near * 0.8);
        }
        y += 11.0 + 11.0 * near;
    }
}

/// The same land on both sides, with the same hut.
fn land(plates: &mut Plates, block: &Shape) {
    let black = &mut plates.black;
    let hills = [
        spots![13, 612; 120, 596; 300, 606; 440, 596; 480, 594],
        spots![474, 594; 560, 600; 640, 590; 720, 604; 790, 598],
    ];
    for (i, hill) in hills.iter().enumerate() {
        black.ink(Marks::stroke(hill, &[2.0, 3.6, 3.0, 3.8, 2.0], i as u64));
    }
    for x in [420.0, 522.0] {
        black.ink(hut((x, 598.0)));
    }
    let ground = block.within(&rect(0.0, 620.0, 800.0, 1200.0)).grown(-20.0);
    let free = ground.minus(&all((0..60).map(|i| {
        let y = 610.0 + 10.0 * f64::from(i);
        let (middle, half) = strip(y);
        rect(middle - half - 30.0, y, middle + half + 30.0, y + 12.0)
    })));
    black.ink(Chisel::chatter(&free, &Flow::straight(2.0), 60, 3.0, 7));
}

/// A sentry hut far away.
fn hut((x, y): At) -> Shape {
    let walls = poly(&[
        (x - 9.0, y),
        (x - 8.0, y - 24.0),
        (x + 8.0, y - 24.0),
        (x + 9.0, y),
    ]);
    let roof = poly(&[(x - 13.0, y - 23.0), (x, y - 40.0), (x + 13.0, y - 23.0)]);
    let door = rect(x - 3.0, y - 14.0, x + 3.0, y);
    walls.and(&roof).minus(&door)
}
