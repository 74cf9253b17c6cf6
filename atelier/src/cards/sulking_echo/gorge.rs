//! The two ledges, and the calls: empty speech balloons of blue, lying about like pebbles.

use super::Plates;
use crate::line::{blob, handcut, poly, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Light, Marks, Plate};
use crate::{knots, spots};

/// The rim of each ledge, from its top down into the gorge.
const NEAR: [At; 10] = spots![0, 1034; 120, 1040; 280, 1036; 402, 1042; 416, 1062; 376, 1088; 384, 1110; 316, 1130; 308, 1156; 236, 1210];
const FAR: [At; 15] = spots![810, 628; 640, 636; 520, 630; 408, 638; 404, 662; 468, 686; 484, 716; 548, 752; 556, 810; 616, 866; 606, 944; 650, 994; 640, 1080; 678, 1130; 664, 1210];

pub fn ledges(plates: &mut Plates, block: &Shape) {
    rock(&mut plates.blue, &NEAR, (0.0, 1210.0), -24.0, block);
    rock(&mut plates.pink, &FAR, (810.0, 1210.0), 28.0, block);
}

/// Rock in one ink between its rim and a corner of the card, lit from the gorge, in strata that dip by so many degrees.
fn rock(plate: &mut Plate, rim: &[At], corner: At, dip: f64, block: &Shape) {
    let mut ring = rim.to_vec();
    ring.push(corner);
    let shape = handcut(&poly(&ring), 1.6, 50.0, 3).within(block);
    plate.ink(&shape);
    let light = Light::on(rim)
        .skin(7.0)
        .full(12.0)
        .reach(44.0)
        .strength(0.9);
    let chisel = Chisel::STONE.gap(12.0).length(14.0, 54.0);
    plate.cut(chisel.carve(&shape.grown(-6.0), &Flow::straight(dip), &light, 3));
    cracks(plate, &shape, dip);
}

/// Long cracks between the strata, from the gorge into the rock.
fn cracks(plate: &mut Plate, shape: &Shape, dip: f64) {
    let bounds = shape.bounds();
    let mut chance = Chance::of("cracks", 7);
    let mut y = bounds.y0 + 70.0;
    while y < bounds.y1 + 200.0 {
        let bent = chance.between(-14.0, 14.0);
        let slope = dip.to_radians().tan();
        let points = [0.0, 0.3, 0.55, 0.8, 1.0].map(|part| {
            let x = bounds.x0 + bounds.width() * part;
            (
                x,
                y + slope * (x - bounds.middle().0) + bent * (part * 9.0).sin(),
            )
        });
        let crack = taper(&points, &[5.0, 3.0, 5.5, 2.5, 4.0]);
        plate.cut(crack.within(&shape.grown(-8.0)));
        y += chance.between(60.0, 120.0);
    }
}

/// A call: a speech balloon with something written in it, its tail towards whoever called.
struct Call {
    at: At,
    size: f64,
    turned: f64,
    /// Whether it has hit the rock: a corner is off.
    broken: bool,
}

/// The balloon in its own measure, and what is broken off.
fn balloon(broken: bool) -> (Shape, Vec<Shape>) {
    let body = blob(
        &knots![-62, -26; -54, -40; -34, -44; 0, -46; 36, -44; 56, -38; 63, -22; 64, 0; 62, 20; 54, 32; 36, 37;
        0, 38; -36, 37; -54, 32; -62, 20; -64, 0],
    );
    let tail = poly(&spots![-40, 30; -4, 34; -30, 54; -66, 80; -46, 52]);
    let whole = body.and(&tail);
    if !broken {
        return (whole, Vec::new());
    }
    let bite = poly(&spots![26, -80; 22, -30; 38, -22; 36, -6; 54, 0; 100, 4; 100, -80]);
    let chip = body.within(&poly(
        &spots![32, -80; 30, -36; 46, -28; 44, -12; 60, -8; 100, -4; 100, -80],
    ));
    (whole.minus(&bite), vec![chip.moved(14.0, -8.0)])
}

fn call(plates: &mut Plates, call: &Call) {
    let Call {
        at,
        size,
        turned,
        broken,
    } = *call;
    let spot = Spot::new(at.0, at.1, size).turned(turned);
    let (whole, chips) = balloon(broken);
    let whole = handcut(&spot.put(&whole), 0.6, 30.0, (at.0 + at.1) as i64);
    for piece in chips
        .iter()
        .map(|chip| spot.put(chip))
        .chain([whole.clone()])
    {
        plates.pink.cut(piece.grown(6.0));
        plates.blue.cut(piece.grown(5.0));
        plates.blue.ink(&piece);
    }
    // Somebody's words, too far away to be read.
    for (y, from, to) in [
        (-23.0, -44.0, 46.0),
        (-4.0, -46.0, 44.0),
        (15.0, -45.0, 8.0),
    ] {
        let word = Marks::stroke(
            &spot.points([(from, y), ((from + to) / 2.0, y + 2.0), (to, y - 1.0)]),
            &[6.0 * size, 7.0 * size, 6.0 * size],
            3,
        );
        plates
            .blue
            .cut(word.shape().within(&whole.grown(-5.0 * size)));
    }
}

/// The newest is still on its way; the others lie where they fell, and one has rolled off.
pub fn calls(plates: &mut Plates) {
    for (at, size, turned, broken) in [
        ((396.0, 498.0), 0.98, -3.0, false),
        ((468.0, 602.0), 0.8, 182.0, true),
        ((506.0, 542.0), 0.5, 108.0, false),
        ((743.0, 604.0), 0.62, 176.0, true),
        ((468.0, 838.0), 1.06, 48.0, true),
    ] {
        call(
            plates,
            &Call {
                at,
                size,
                turned,
                broken,
            },
        );
    }
}
