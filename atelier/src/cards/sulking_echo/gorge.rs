//! The two ledges, and the calls: empty speech balloons of blue, lying about like pebbles.

use super::Plates;
use crate::line::{blob, handcut, poly, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Light, Plate};
use crate::{knots, spots};

/// The rim of each ledge, from its top down into the gorge.
const NEAR: [At; 10] = spots![0, 1034; 120, 1040; 250, 1036; 344, 1042; 354, 1064; 318, 1086; 326, 1108; 262, 1130; 256, 1154; 196, 1210];
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

/// A call, so large, turned by so many degrees. Its tail was towards whoever called.
fn call(plates: &mut Plates, at: At, size: f64, turned: f64) {
    let spot = Spot::new(at.0, at.1, size).turned(turned);
    let balloon = spot.put(&blob(
        &knots![-22, 18; -46, 10; -58, -8; -50, -26; -24, -36; 10, -38; 44, -30; 58, -10; 50, 10; 24, 20; -2, 21; -18, 34; -48, 52, corner; -32, 32],
    ));
    let balloon = handcut(&balloon, 0.7, 30.0, (at.0 + at.1) as i64);
    plates.pink.cut(balloon.grown(6.0));
    plates.blue.cut(balloon.grown(5.0));
    plates.blue.ink(&balloon);
    let lit = Light::across((at.0, at.1 - 34.0 * size), (at.0, at.1))
        .full(4.0)
        .reach(20.0 * size);
    let chisel = Chisel::STONE.gap(8.0).fill(0.42).length(8.0, 26.0);
    let bulge = Flow::along([
        spots![at.0 - 44.0, at.1; at.0, at.1 - 26.0; at.0 + 44.0, at.1],
        spots![at.0 - 44.0, at.1 + 20.0; at.0, at.1 + 6.0; at.0 + 44.0, at.1 + 20.0],
    ]);
    plates
        .blue
        .cut(chisel.carve(&balloon.grown(-5.0), &bulge, &lit, 5));
}

/// The newest is still on its way; the others lie where they fell, and one has rolled off.
pub fn calls(plates: &mut Plates) {
    for (at, size, turned) in [
        ((394.0, 486.0), 0.92, 6.0),
        ((440.0, 612.0), 0.66, 176.0),
        ((532.0, 613.0), 0.54, 20.0),
        ((484.0, 575.0), 0.56, 198.0),
        ((701.0, 615.0), 0.44, 164.0),
        ((754.0, 612.0), 0.58, 190.0),
        ((724.0, 577.0), 0.5, 14.0),
        ((456.0, 850.0), 0.66, 142.0),
    ] {
        call(plates, at, size, turned);
    }
}
