//! The wind at our back: it takes hair away from faces, and brings petals past us.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{blob, taper, towards};
use crate::motifs::people::Landmarks;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

/// Hair that streams away from a head, behind it: so many heads long.
pub fn streaming(scene: &Scene, marks: &Landmarks, colour: Colour, long: f64, seed: u64) -> Ink {
    let mut chance = Chance::of("behind you hair", seed);
    let h = marks.head_height;
    let lock = |turn: f64, far: f64, wide: f64, lift: f64| -> (Shape, Vec<At>) {
        let root = towards((marks.head.0, marks.head.1 - h * 0.06), turn, h * 0.3);
        let line = vec![
            root,
            (root.0 - far * 0.34, root.1 - far * (0.16 + lift * 0.6)),
            (root.0 - far * 0.70, root.1 - far * (0.16 + lift * 1.2)),
            (root.0 - far, root.1 - far * (0.34 + lift)),
        ];
        (taper(&line, &[wide, wide * 0.9, wide * 0.55, 1.0]), line)
    };
    let mut locks = Vec::new();
    let mut lines = Vec::new();
    for i in 0..9 {
        let turn = 168.0 + f64::from(i) * 14.0;
        let far = h * long * chance.between(0.75, 1.1) * (1.0 - f64::from(i) * 0.045);
        let (shape, line) = lock(
            turn,
            far,
            h * chance.between(0.16, 0.24),
            chance.between(-0.12, 0.16),
        );
        locks.push(shape);
        lines.push(line);
    }
    let mass = all(locks).fillet(h * 0.02);
    let mut ink = scene.fill(&mass, mix(colour.lighter(-0.05), "#3a4058", 0.12));
    for (i, line) in lines.iter().enumerate() {
        let strand = taper(line, &[1.0, h * 0.014, h * 0.012, 0.6]);
        let tone = if i % 2 == 0 {
            colour.lighter(0.12)
        } else {
            colour.lighter(-0.14)
        };
        ink += scene.veil(&strand.within(&mass), tone, 0.7);
    }
    ink
}

/// Petals that it has brought past us.
pub fn petals(scene: &Scene) {
    let mut chance = Chance::of("behind you petals", 7);
    for _ in 0..26 {
        let far = chance.unit();
        let x = chance.between(10.0, 790.0);
        let y = 50.0 + chance.between(0.0, 250.0);
        let (at, size) = ((x, y), 0.3 + 0.4 * far);
        let petal =
            blob(&knots![0, -17, corner; 9, -6; 9, 6; 2, 14; 0, 11, corner; -3, 15; -9, 6; -8, -6]);
        let petal = petal.stretched(1.0, chance.between(0.4, 1.0), (0.0, 0.0));
        let petal = Spot::new(at.0, at.1, size)
            .turned(chance.between(0.0, 360.0))
            .put(&petal);
        let colour = *chance.pick(&["#ff9a6a", "#ffb98a", "#ffd9b0", "#f57f5c"]);
        let ink = scene.veil(&petal, colour, 0.95)
            + scene.veil(
                &petal.minus(&petal.moved(2.0 * size, -2.0 * size)),
                "#c94f4a",
                0.45,
            );
        scene.add(ink);
    }
}
