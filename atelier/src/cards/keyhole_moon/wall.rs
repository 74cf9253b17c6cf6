//! The inside of the moon's lock: a pale plate with four screws and the scratches of keys, and the keyhole in it, as thick as the wall.

use crate::knots;
use crate::line::{Stroke, blob, circle, handcut, rect, taper, towards};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// The middle of the round part.
const MIDDLE: At = (420.0, 436.0);

/// The keyhole on our side of the wall.
fn hole() -> Shape {
    let (x, y) = MIDDLE;
    let round = circle(MIDDLE, 356.0);
    let skirt = blob(
        &knots![x - 186.0, y + 220.0, corner; x - 176.0, y + 380.0; x - 236.0, y + 640.0; x - 320.0, y + 900.0, corner; x + 320.0, y + 900.0, corner; x + 236.0, y + 640.0; x + 176.0, y + 380.0; x + 186.0, y + 220.0, corner],
    );
    handcut(&round.and(&skirt).fillet(18.0), 1.4, 70.0, 4)
}

pub fn draw(scene: &Scene) {
    let near = hole();
    // Farther away the same hole is smaller.
    let far = near.stretched(0.925, 0.925, (430.0, 500.0));
    let card = rect(-10.0, -10.0, 810.0, 1210.0);
    let tunnel = near.minus(&far);
    let flank = stops![0, "#5b438c"; 0.4, "#7a5da0"; 0.75, "#c99a90"; 1, "#f3c98a"];
    scene.add(scene.fill(
        &tunnel,
        scene.linear((520.0, 60.0), (380.0, 1180.0), &flank),
    ));
    let deep = far.grown(14.0).minus(&far).within(&tunnel);
    scene.add(scene.blurred(scene.veil(&deep, "#2a1a5c", 0.45), 6.0));
    let edge = far.grown(2.6).minus(&far).within(&tunnel);
    scene.add(scene.veil(&edge, "#ffe9c0", 0.6));
    let plate = card.minus(&near);
    let pale = stops![0, "#d9c6c8"; 0.3, "#ecdcc8"; 0.65, "#f7e7c8"; 1, "#fdf0d0"];
    let face = scene.fill(&plate, scene.linear((640.0, 0.0), (240.0, 1200.0), &pale));
    scene.add(scene.washed(face, 12, 0.06));
    seas(scene, &plate);
    engraved(scene, &plate, &near);
    scratches(scene, &plate);
    for (at, turn) in [
        ((66.0, 70.0), 24.0),
        ((736.0, 64.0), -52.0),
        ((738.0, 1130.0), 8.0),
        ((58.0, 1142.0), 71.0),
    ] {
        screw(scene, at, turn);
    }
    let lip = near.grown(8.0).minus(&near);
    scene.add(scene.veil(&lip, "#fffaf0", 0.9));
    let lip_shade = near.grown(24.0).minus(&near.grown(8.0)).within(&card);
    scene.add(scene.blurred(scene.veil(&lip_shade, "#8f6f9c", 0.4), 6.0));
}

/// The moon's seas, as faint as a water mark.
fn seas(scene: &Scene, plate: &Shape) {
    for (ring, much) in [
        (
            blob(&knots![-20, 150; 60, 170; 90, 260; 40, 330; -20, 340]),
            0.36,
        ),
        (
            blob(&knots![620, -20; 700, 20; 690, 110; 760, 150; 820, 130; 820, -20]),
            0.3,
        ),
        (
            blob(&knots![690, 760; 760, 730; 830, 780; 830, 1000; 760, 1010; 700, 930; 660, 850]),
            0.34,
        ),
        (
            blob(&knots![-20, 690; 60, 690; 120, 740; 90, 810; 20, 800; -20, 780]),
            0.3,
        ),
        (blob(&knots![200, -20; 330, -20; 310, 30; 250, 44]), 0.3),
    ] {
        let sea = handcut(&ring, 3.0, 30.0, 9).within(plate);
        let soft = scene.blurred(scene.veil(&sea, "#b79ab4", much), 5.0);
        scene.add(scene.clipped(plate, soft));
    }
}

/// Two lines around the plate, and one around the hole.
fn engraved(scene: &Scene, plate: &Shape, near: &Shape) {
    let frame = |inset: f64, wide: f64| {
        let r = rect(inset, inset, 800.0 - inset, 1200.0 - inset).softened(26.0);
        r.minus(&r.grown(-wide)).minus(&near.grown(30.0))
    };
    for (line, wide) in [(frame(20.0, 3.4), 1.4), (frame(30.0, 2.0), 1.0)] {
        let line = handcut(&line, 0.4, 30.0, 2).within(plate);
        scene.add(scene.veil(&line.moved(wide, wide), "#fffaf0", 0.9));
        scene.add(scene.veil(&line, "#8a6b94", 0.6));
    }
}

/// What keys left that missed the hole in the dark.
fn scratches(scene: &Scene, plate: &Shape) {
    let mut chance = Chance::of("scratches", 11);
    for _ in 0..46 {
        let degrees = chance.between(0.0, 360.0);
        let from = towards(MIDDLE, degrees, chance.between(366.0, 410.0));
        let bend = degrees + chance.between(-34.0, 34.0);
        let to = towards(from, bend, chance.between(14.0, 64.0));
        let line = taper(&[from, to], &[2.6, 1.2, 0.4]).within(plate);
        scene.add(scene.veil(&line.moved(1.0, 1.4), "#fffaf0", 0.8));
        scene.add(scene.veil(&line, "#8f7298", 0.55));
    }
}

/// One of the screws that hold the plate.
fn screw(scene: &Scene, at: At, turn: f64) {
    let head = handcut(&circle(at, 27.0), 0.6, 14.0, at.0 as i64);
    scene.add(scene.blurred(scene.veil(&head.moved(5.0, 8.0), "#6a4a8c", 0.5), 5.0));
    let brass = stops![0, "#fbe3a6"; 0.5, "#dcae62"; 1, "#a87340"];
    scene.add(scene.fill(
        &head,
        scene.linear(
            (at.0 - 18.0, at.1 - 22.0),
            (at.0 + 18.0, at.1 + 22.0),
            &brass,
        ),
    ));
    scene.add(scene.veil(&head.minus(&head.grown(-4.0)), "#7d4f30", 0.4));
    let (a, b) = (towards(at, turn, 21.0), towards(at, turn + 180.0, 21.0));
    let slot = Stroke::new(&[a, b], &[7.0, 7.0]).blunt().shape();
    scene.add(scene.veil(&slot.moved(1.4, 2.0), "#fff4cf", 0.9));
    scene.add(scene.fill(&slot, "#5d3a34"));
    scene.add(scene.veil(&head.minus(&head.moved(2.0, 3.0)), "#fff6da", 0.9));
}
