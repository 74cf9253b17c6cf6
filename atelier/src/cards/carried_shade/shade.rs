//! The shade itself: a sheet with the outline of a crown, full of holes where the light came through.

use crate::colour::mix;
use crate::line::{blob, ellipse, handcut, taper};
use crate::motifs::animals::Sparrow;
use crate::motifs::plants::plane_leaf;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, stops};

use super::VIOLET;

/// Where the first carrier holds it: with the far and with the near hand.
pub const FIRST: [At; 2] = [(204.0, 666.0), (196.0, 724.0)];
/// Where the second one does.
pub const SECOND: [At; 2] = [(590.0, 676.0), (600.0, 732.0)];

/// A place on it: `along` from the first carrier to the second, `across` from the far edge to the near one.
fn on(along: f64, across: f64) -> At {
    let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
    let x0 = mix(FIRST[0].0, FIRST[1].0, across);
    let x1 = mix(SECOND[0].0, SECOND[1].0, across);
    let y = mix(
        mix(FIRST[0].1, FIRST[1].1, across),
        mix(SECOND[0].1, SECOND[1].1, across),
        along,
    );
    let sag = 4.0 * along * (1.0 - along);
    // The belly hangs out beyond the hands.
    let swing = (along - 0.5) * sag.sqrt() * across * 60.0;
    let deep = mix(60.0, 262.0, across);
    (mix(x0, x1, along) + swing, y + sag.powf(0.72) * deep)
}

/// Its outline: smooth along the far edge, in lobes along the near one, as the crown is.
fn outline() -> Shape {
    let far: Vec<At> = (0..=20).map(|i| on(f64::from(i) / 20.0, 0.0)).collect();
    let near: Vec<At> = (0..=40)
        .rev()
        .map(|i| on(f64::from(i) / 40.0, 1.0))
        .collect();
    let sheet = Shape::within_ring(&[far, near].concat());
    // Leaves all around, as the crown has them; at the hands the cloth is gathered.
    let mut chance = Chance::of("carried shade leaves", 4);
    let mut leaves = Vec::new();
    let at =
        |at: At, turn: f64, size: f64| Spot::new(at.0, at.1, size).turned(turn).put(&plane_leaf());
    for i in 0..9 {
        let along = 0.08 + 0.84 * f64::from(i) / 8.0;
        let belly = (along * (1.0 - along) * 4.0).sqrt();
        let size = chance.between(1.75, 2.05) * (0.3 + 0.72 * belly);
        let out = 180.0 - (along - 0.5) * 170.0 + chance.between(-12.0, 12.0);
        leaves.push(at(on(along, 0.96), out, size));
        if i % 3 == 1 {
            let back = (along - 0.5) * 90.0 + chance.between(-40.0, 40.0);
            leaves.push(at(on(along, 0.1), back, size * 0.7));
        }
    }
    handcut(&sheet.and(&all(leaves)).fillet(1.0), 0.8, 16.0, 7)
}

/// Spots of sun between the leaves, as they lie under every tree.
fn holes() -> Shape {
    let mut chance = Chance::of("carried shade holes", 11);
    let mut spots: Vec<(At, f64)> = Vec::new();
    while spots.len() < 34 {
        let (along, across) = (chance.between(0.12, 0.88), chance.between(0.1, 0.9));
        let at = on(along, across);
        let belly = along * (1.0 - along) * 4.0;
        let r = chance.between(2.0, 5.0) + 11.0 * chance.unit().powi(2) * belly;
        let free = spots
            .iter()
            .all(|(other, far)| (other.0 - at.0).hypot((other.1 - at.1) * 1.3) > r + far + 12.0);
        if free {
            spots.push((at, r));
        }
    }
    // Each is two or three spots that run into one another, pulled along the cloth.
    let holes = spots.iter().flat_map(|(at, r)| {
        let lean = (at.0 - 400.0) * -0.16;
        let n = if *r > 7.0 { 4 } else { 2 };
        (0..n)
            .map(|_| {
                let (dx, dy) = (chance.between(-1.0, 1.0) * r, chance.between(-0.5, 0.5) * r);
                let k = chance.between(0.5, 0.95);
                ellipse((at.0 + dx, at.1 + dy), r * k * 1.2, r * k * 0.72).turned(lean, *at)
            })
            .collect::<Vec<_>>()
    });
    handcut(&all(holes.collect::<Vec<_>>()), 0.8, 7.0, 3)
}

/// The shadow of the trunk: it hangs from the far edge and trails over the ground to where it was torn off.
pub fn stalk(scene: &Scene) {
    let stalk = blob(&knots![
        330, 800, corner; 346, 740; 342, 680; 322, 620; 304, 570; 290, 530; 280, 494, corner; 292, 506, corner;
        300, 478, corner; 312, 502, corner; 322, 470, corner; 334, 500, corner; 346, 482, corner; 356, 506, corner;
        366, 492, corner; 370, 540; 384, 590; 410, 640; 440, 690; 470, 740; 500, 800, corner
    ]);
    let stalk = handcut(&stalk, 1.2, 14.0, 5);
    let fill = stops![0, VIOLET; 0.6, VIOLET; 1, mix(VIOLET, "#3d2274", 0.6)];
    let fill = scene.linear((0.0, 500.0), (0.0, 740.0), &fill);
    scene.add(scene.faint(scene.fill(&stalk, fill), 0.9));
    // What is left of it at the foot of the tree.
    let shred = blob(&knots![
        252, 398, corner; 284, 408; 318, 400, corner; 334, 416; 340, 448, corner; 329, 440, corner; 322, 470, corner;
        312, 446, corner; 300, 476, corner; 290, 448, corner; 278, 462, corner; 270, 430
    ]);
    scene.add(scene.veil(&handcut(&shred, 0.8, 10.0, 9), VIOLET, 0.9));
}

/// The sheet, hanging between four hands.
pub fn sheet(scene: &Scene) {
    let whole = outline();
    let cloth = whole.minus(&holes());
    let fill = stops![0, "#8f6cc8"; 0.3, "#7650b4"; 0.72, "#55348f"; 1, "#6b48a8"];
    let mut ink = scene.fill(&cloth, scene.linear((330.0, 640.0), (420.0, 990.0), &fill));
    // Pulled: folds run from hand to hand, deepest in the belly.
    let folds = [
        (0.12, 5.0),
        (0.25, 8.0),
        (0.4, 7.0),
        (0.55, 10.0),
        (0.7, 8.0),
        (0.84, 9.0),
    ];
    for (i, (across, width)) in folds.into_iter().enumerate() {
        let slip = [0.02, -0.03, 0.03, -0.01, 0.02, -0.02][i];
        let line: Vec<At> = (1..20)
            .map(|k| f64::from(k) / 20.0)
            .map(|along| on(along, across + slip * (along * 9.0).sin()))
            .collect();
        let fold = taper(&line, &[0.4, width, width * 0.5, width, 0.4]);
        ink += scene.veil(&fold.within(&cloth), "#3f2279", 0.34);
        let crest =
            taper(&line, &[0.3, width * 0.4, 1.0, width * 0.4, 0.3]).moved(0.0, -width * 0.7);
        ink += scene.veil(&crest.within(&cloth), "#b79be6", 0.5);
    }
    let belly = ellipse((404.0, 880.0), 150.0, 70.0).within(&cloth);
    ink += scene.clipped(
        &cloth,
        scene.smudge(&belly, 0.6, 40.0, "#2c1460", Spray::finer(5, 0.8, 0.75)),
    );
    // The edge towards the sun, which is lifted off the ground.
    let hem = whole.minus(&whole.moved(-1.2, 2.6));
    ink += scene.veil(&hem, "#d9c6ff", 0.55);
    scene.add(scene.faint(ink, 0.93));
    sparrows(scene);
}

fn sparrows(scene: &Scene) {
    let flock = [
        (on(0.40, 0.42), 1.25, false, "#c98d55"),
        (on(0.50, 0.50), 1.35, true, "#b97a48"),
        (on(0.66, 0.26), 1.15, true, "#d39a62"),
        (on(0.24, 0.05), 1.1, false, "#c48450"),
    ];
    for (at, size, flip, colour) in flock {
        let spot = Spot::new(at.0, at.1, size).flipped(flip);
        scene.add(scene.veil(&spot.put(&ellipse((1.0, 2.0), 14.0, 4.0)), "#2e1560", 0.6));
        let colour = colour.into();
        scene.add(Sparrow { spot, colour }.ink(scene));
    }
}
