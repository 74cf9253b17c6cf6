//! The wind at our back: it brings petals past us.

use crate::knots;
use crate::line::blob;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::Spot;

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
