//! The inside of the moon: pale stone with hollows, and the keyhole in it, as thick as the wall.

use crate::knots;
use crate::line::{Knot, blob, ellipse, handcut, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::stops;

/// The keyhole on our side of the wall.
fn hole() -> Shape {
    let round = blob(
        &knots![0, -348; 190, -300; 322, -150; 346, 30; 300, 196; 214, 300, corner; -214, 300, corner; -306, 186; -344, 20; -318, -152; -186, -302],
    );
    let skirt = blob(
        &knots![-196, 240, corner; -212, 420; -286, 740, corner; -340, 960; 340, 960; 290, 740, corner; 214, 420; 196, 240, corner],
    );
    let spot = Spot::new(448.0, 432.0, 1.0).turned(-4.0);
    handcut(&spot.put(&round.and(&skirt).softened(14.0)), 1.6, 70.0, 4)
}

pub fn draw(scene: &Scene) {
    let near = hole();
    // Farther away the same hole is smaller, and a little higher.
    let far = near.stretched(0.9, 0.9, (452.0, 520.0)).moved(10.0, -6.0);
    let card = rect(-10.0, -10.0, 810.0, 1210.0);
    let tunnel = near.minus(&far);
    let flank = stops![0, "#6a4f96"; 0.4, "#8d6ba4"; 0.75, "#d7a98c"; 1, "#ffdf9a"];
    scene.add(scene.fill(
        &tunnel,
        scene.linear((520.0, 60.0), (380.0, 1180.0), &flank),
    ));
    let deep = far.grown(16.0).minus(&far).within(&tunnel);
    scene.add(scene.blurred(scene.veil(&deep, "#2a1a5c", 0.45), 7.0));
    let edge = far.grown(2.6).minus(&far).within(&tunnel);
    scene.add(scene.veil(&edge, "#ffe9c0", 0.55));
    let stone = card.minus(&near);
    let pale = stops![0, "#cdb6c4"; 0.3, "#e6d2c4"; 0.65, "#f7e7c8"; 1, "#fff3d2"];
    let face = scene.fill(&stone, scene.linear((640.0, 0.0), (240.0, 1200.0), &pale));
    scene.add(scene.washed(face, 12, 0.07));
    hollows(scene, &stone);
    let lip = near.grown(7.0).minus(&near);
    scene.add(scene.veil(&lip, "#fffaf0", 0.85));
    let lip_shade = near.grown(20.0).minus(&near.grown(7.0)).within(&card);
    scene.add(scene.blurred(scene.veil(&lip_shade, "#8f6f9c", 0.35), 5.0));
}

/// Hollows and dust in the stone, no two alike.
fn hollows(scene: &Scene, stone: &Shape) {
    let pits = [
        (70.0, 120.0, 58.0, 0.5),
        (196.0, 60.0, 26.0, 2.0),
        (726.0, 96.0, 46.0, 1.0),
        (28.0, 330.0, 30.0, 3.0),
        (770.0, 250.0, 24.0, 0.2),
        (120.0, 720.0, 34.0, 1.4),
        (738.0, 800.0, 62.0, 2.6),
        (690.0, 700.0, 20.0, 0.9),
        (780.0, 1000.0, 40.0, 0.4),
        (40.0, 640.0, 20.0, 2.2),
        (660.0, 34.0, 16.0, 1.1),
        (790.0, 620.0, 18.0, 1.9),
    ];
    for (x, y, r, turn) in pits {
        let ring = [0.0, 0.9, 1.7, 2.6, 3.5, 4.4, 5.3].map(|a: f64| {
            let far = r * (1.0 + 0.18 * (a * 2.0 + turn).sin() + 0.1 * (a * 3.0).cos());
            Knot {
                at: (x + far * 1.1 * a.cos(), y + far * 0.92 * a.sin()),
                corner: false,
            }
        });
        let pit = handcut(&blob(&ring), 1.0, 16.0, (x + y) as i64).within(stone);
        let dark = stops![0, "#b896ae"; 0.6, "#dbc0bc"; 1, "#f3dfc6"];
        scene.add(scene.fill(
            &pit,
            scene.linear((x - 0.3 * r, y - r), (x + 0.2 * r, y + r), &dark),
        ));
        let inner = pit.minus(&pit.moved(0.1 * r, 0.2 * r));
        scene.add(scene.blurred(scene.veil(&inner, "#7f5f94", 0.5), r * 0.05));
        let lit = pit.moved(1.0, 3.4).minus(&pit).within(stone);
        scene.add(scene.veil(&lit, "#fffaf0", 0.9));
    }
    let mut chance = Chance::of("dust", 4);
    for _ in 0..90 {
        let at = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        let speck = ellipse(at, chance.between(1.2, 4.0), chance.between(1.0, 2.6));
        scene.add(scene.veil(&speck.within(stone), "#a98aa6", 0.4));
    }
}
