//! The dog has got out as well. It sits between the two and has heard it all before.

use crate::knots;
use crate::line::{blob, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};

use super::place;

/// How far away it sits.
const AWAY: f64 = 5.3;

fn dog() -> Shape {
    let body =
        blob(&knots![-15, -46; 15, -46; 22, -22; 26, -2; 14, 2; 0, 0; -14, 2; -26, -2; -22, -22]);
    let head = blob(
        &knots![0, -84; 15, -80; 19, -66; 12, -52; 8, -42; -8, -42; -12, -52; -19, -66; -15, -80],
    );
    let ear = taper(
        &[(12.0, -80.0), (25.0, -74.0), (26.0, -56.0)],
        &[8.0, 13.0, 6.0],
    );
    let tail = taper(
        &[(20.0, -6.0), (38.0, -8.0), (46.0, -22.0)],
        &[9.0, 8.0, 3.0],
    );
    all([body, head, ear.clone(), ear.mirrored(0.0), tail]).fillet(2.0)
}

pub fn draw(scene: &Scene) {
    let (x, y) = place(0.02, 0.0, AWAY);
    let spot = Spot::new(x, y, 0.92);
    let dog = handcut(&spot.put(&dog()), 0.4, 14.0, 3);
    let shadow =
        dog.bent(|(px, py)| (x + (px - x) * (1.0 + (y - py) * 0.009), y + (y - py) * 0.62));
    scene.add(scene.multiplied(scene.blurred(scene.veil(&shadow, "#4a3060", 0.8), 1.2)));
    scene.add(scene.fill(&dog, "#5a3648"));
    scene.add(scene.veil(&dog.minus(&dog.moved(0.0, 2.0)), "#ffdca6", 0.9));
    let collar = spot.put(&taper(
        &[(-10.0, -44.0), (0.0, -41.0), (10.0, -44.0)],
        &[4.0, 5.0, 4.0],
    ));
    scene.add(scene.fill(&collar, "#e8566a"));
}
