//! The square: pale paving in the noon, and a plane tree that throws no shade any more.

use crate::knots;
use crate::line::{between, blob, handcut, poly, taper};
use crate::motifs::plants::plane_leaf;
use crate::random::Chance;
use crate::shape::{At, Shape, Spot, all};
use crate::spots;
use crate::techniques::print::{Chisel, Flow};

use super::Plates;
use super::people::fallen;

/// A place on the paving, counted in slabs.
fn slab(u: f64, v: f64) -> At {
    let deep = 1.0 + 0.035 * v;
    (
        380.0 + (u * 118.0 - v * 26.0) * deep,
        150.0 + v * 62.0 * (1.0 + 0.016 * v),
    )
}

pub fn paving(plates: &mut Plates, block: &Shape) {
    let mut chance = Chance::of("carried shade paving", 6);
    for v in 0..16 {
        let v = f64::from(v);
        plates
            .sun
            .ink(taper(&[slab(-7.0, v), slab(7.0, v)], &[1.6, 2.2]).within(block));
        for u in -7..8 {
            let u = f64::from(u) + 0.5 * (v % 2.0);
            plates
                .sun
                .ink(taper(&[slab(u, v), slab(u, v + 1.0)], &[1.8, 2.0]).within(block));
            if chance.happens(0.13) {
                let stone = poly(&[
                    slab(u, v),
                    slab(u + 1.0, v),
                    slab(u + 1.0, v + 1.0),
                    slab(u, v + 1.0),
                ]);
                let stone = stone.grown(-4.0).within(block);
                let flow = Flow::straight(chance.between(-16.0, 16.0));
                plates.sun.ink(Chisel::STONE.carve(
                    &stone,
                    &flow,
                    &0.5,
                    (40.0 + u + 9.0 * v) as u64,
                ));
            }
        }
    }
}

/// Trunk and grating: the trunk has lost a good deal of bark.
pub fn tree(plates: &mut Plates) {
    let grating = poly(&[
        (500.0, 262.0),
        (690.0, 252.0),
        (702.0, 322.0),
        (486.0, 336.0),
    ]);
    let grating = handcut(&grating, 0.8, 30.0, 2);
    plates.sunny(&grating, 3.0);
    for i in 0..11 {
        let t = f64::from(i) / 11.0 + 0.05;
        let line = [
            between((500.0, 262.0), (690.0, 252.0), t),
            between((486.0, 336.0), (702.0, 322.0), t),
        ];
        plates.shade.ink(taper(&line, &[4.0, 5.0]));
    }
    let trunk = blob(&knots![
        562, 120, corner; 566, 200; 556, 262; 536, 304, corner; 566, 298; 590, 310; 616, 298; 650, 300, corner; 632, 256; 628, 200; 636, 120, corner
    ]);
    let trunk = handcut(&trunk, 1.0, 24.0, 5);
    plates.pale(&trunk, 3.0);
    let bark = blob(&knots![
        562, 110, corner; 590, 130; 584, 170; 596, 214; 582, 250; 590, 300; 560, 330, corner; 520, 310; 556, 240
    ]);
    plates.sun.ink(bark.within(&trunk));
    let dark = trunk.within(&trunk.moved(-34.0, 0.0));
    plates.shade.ink(dark);
    for patch in [
        blob(&knots![600, 150; 616, 160; 612, 186; 622, 204; 604, 214; 596, 190]),
        blob(&knots![594, 232; 612, 228; 624, 246; 612, 264; 618, 284; 598, 278]),
        blob(&knots![628, 216; 634, 224; 630, 244; 624, 234]),
    ] {
        plates.sun.ink(handcut(&patch, 1.6, 12.0, 4).within(&trunk));
    }
}

/// A lamp that is out, and still has its shadow; sparrows, and theirs.
pub fn lamp(plates: &mut Plates, block: &Shape) {
    let post = taper(&spots![120, 396; 118, 300; 118, 120], &[15.0, 9.0, 8.0]);
    let foot = blob(&knots![102, 404, corner; 106, 380; 134, 380; 138, 404, corner; 120, 412]);
    let head = blob(
        &knots![96, 120, corner; 88, 66, corner; 118, 44; 150, 66, corner; 142, 120, corner; 118, 130],
    );
    let whole = all([post, foot, head]);
    plates
        .shade
        .ink(fallen(&whole, (120.0, 404.0)).within(block));
    plates.shade.ink(&whole);
    let glass = blob(&knots![104, 112, corner; 99, 74, corner; 116, 68; 114, 114, corner]).and(
        &blob(&knots![122, 68, corner; 138, 74; 132, 112, corner; 121, 114, corner]),
    );
    plates.shade.cut(glass);
    plates
        .shade
        .scratch(&spots![123, 134; 123, 300; 126, 380], &[1.0, 2.6, 3.0]);
    for (x, y, size, flip) in [
        (330.0, 330.0, 1.1, false),
        (372.0, 352.0, 1.0, true),
        (700.0, 880.0, 1.2, true),
    ] {
        let spot = Spot::new(x, y, size).flipped(flip);
        let bird = spot.put(&sparrow());
        plates.shade.ink(fallen(&bird, (x, y + 5.0)));
        plates.sunny(&bird, 1.6);
        plates.shade.ink(bird.within(&bird.moved(-4.0, 3.0)));
    }
}

/// It looks to the right; its feet are at the origin.
pub fn sparrow() -> Shape {
    blob(
        &knots![19, -15, corner; 12, -21; 4, -20; -3, -12; -12, -4; -26, 4, corner; -22, 8, corner; -10, 4; 2, 2; 10, -4; 14, -12],
    )
}

/// The crown above us: leaf by leaf, dark below.
pub fn crown(plates: &mut Plates, block: &Shape) {
    let mass = blob(&knots![
        200, -30, corner; 216, 40; 280, 84; 330, 70; 380, 124; 452, 116; 506, 160; 570, 140; 640, 168; 700, 140; 760, 150; 830, 110, corner; 830, -30, corner
    ]);
    let mut chance = Chance::of("carried shade crown", 8);
    let edge: Vec<Shape> = (0..190)
        .filter_map(|_| {
            let at = (chance.between(200.0, 810.0), chance.between(10.0, 190.0));
            let on = mass.grown(4.0).contains(at) && !mass.grown(-30.0).contains(at);
            let spot = Spot::new(at.0, at.1, chance.between(0.7, 1.1))
                .turned(180.0 + chance.near(0.0, 60.0));
            on.then(|| spot.put(&plane_leaf()))
        })
        .collect();
    let whole = all([mass.clone()].into_iter().chain(edge)).within(block);
    plates.sun.cut(whole.grown(2.0));
    plates.shade.cut(whole.grown(2.0));
    plates.leaf.ink(&whole);
    // Leaves in front of leaves: some are cut out as lines of light, some lie in the shade.
    for _ in 0..260 {
        let at = (chance.between(210.0, 800.0), chance.between(-10.0, 180.0));
        let spot =
            Spot::new(at.0, at.1, chance.between(0.7, 1.15)).turned(180.0 + chance.near(0.0, 70.0));
        if !mass.grown(-4.0).contains(at) {
            continue;
        }
        let leaf = handcut(&spot.put(&plane_leaf()), 0.5, 9.0, 3).within(block);
        let low = (at.1 - 40.0) / 140.0 + 0.28 * (400.0 - at.0) / 400.0;
        if chance.unit() < 0.25 + 0.6 * low {
            plates.leaf.cut(leaf.grown(1.6));
            plates.shade.cut(leaf.grown(1.6));
            plates.leaf.ink(&leaf);
            plates.shade.ink(&leaf);
        } else {
            plates.leaf.cut(leaf.grown(1.8));
            plates.shade.cut(leaf.grown(1.8));
            plates.leaf.ink(&leaf);
            if chance.happens(0.2) {
                plates.sun.ink(&leaf);
            }
        }
        let vein = spot.put(&taper(&[(0.0, -2.0), (0.0, -34.0)], &[2.4, 0.6]));
        plates.shade.cut(&vein);
        plates.leaf.cut(vein);
    }
}
