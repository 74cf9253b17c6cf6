//! A head as a relief: brows, sockets, nose, lips and chin where its features are. For faces that fill half a card, and for lamps
//! that stand near.

use super::{Head, Plan};
use crate::motifs::figures::Age;
use crate::shape::At;
use crate::techniques::gouache::Relief;

impl Head {
    /// The form of this face, seen from the front or past us, as the head is drawn: light it, and make its [`paint`](Head::paint)
    /// of that. What the card needs more, a cheek full of air, is one more bump.
    pub fn relief(&self) -> Relief {
        let plan = Plan::of(self);
        let child = self.age == Age::Child;
        let radii = if child {
            (124.0, 150.0)
        } else {
            (112.0, 164.0)
        };
        let relief = Relief::dome((-8.0 * plan.turn, 2.0), radii, 100.0);
        let relief = with_eyes(relief, &plan, child);
        let relief = with_nose(relief, &plan, child);
        let relief = with_mouth(relief, &plan, child);
        if child || plan.turn > 0.0 {
            return relief;
        }
        // Cheekbones, the folds beside the mouth, the forehead, temples, and below the cheeks.
        relief
            .pair((64.0, 40.0), (27.0, 20.0), -24.0, 10.0)
            .pair((40.0, 82.0), (7.0, 28.0), 24.0, -5.0)
            .pair((36.0, -92.0), (40.0, 34.0), 0.0, 6.0)
            .pair((92.0, -30.0), (18.0, 38.0), 0.0, -8.0)
            .pair((70.0, 86.0), (20.0, 30.0), -20.0, -6.0)
    }
}

fn with_eyes(mut relief: Relief, plan: &Plan, child: bool) -> Relief {
    for eye in &plan.eyes {
        let (x, y) = eye.at;
        let (wide, turn) = (29.0 * eye.seen, 6.0 * eye.outer * (1.0 - plan.turn));
        let ridge = if child { 5.0 } else { 9.0 };
        relief = relief
            .bump_turned((x, y - plan.brow - 1.0), (wide, 11.0), turn, ridge)
            .bump_turned((x, y + 2.0), (wide, 16.0), turn, -14.5)
            .bump((x, y + 1.0), (eye.width * 0.38, eye.height * 0.44), 11.0);
    }
    relief
}

fn with_nose(relief: Relief, plan: &Plan, child: bool) -> Relief {
    let (y, wide) = (plan.nose, plan.nose_wide);
    let bridge = (plan.middle + 8.0 * plan.turn, y - 44.0);
    let high = if child { 8.0 } else { 15.0 };
    let relief = relief.bump(bridge, (9.5, 31.0), high).bump(
        (plan.tip(), y - 12.0),
        (17.0 * wide, 15.0 * wide),
        20.0,
    );
    let wing = |x: f64| -> (At, At) { ((x, y - 7.0), (11.0 * wide, 10.0 * wide)) };
    match plan.turn > 0.0 {
        true => {
            let (at, radii) = wing(plan.middle - 4.0);
            relief.bump(at, radii, 7.0)
        }
        false => {
            let (at, radii) = wing(21.0 * wide);
            relief.pair(at, radii, 0.0, 11.0)
        }
    }
}

fn with_mouth(relief: Relief, plan: &Plan, child: bool) -> Relief {
    let (x, y) = plan.mouth.at;
    if child {
        return relief
            .bump((x, y - 1.0), (20.0, 15.0), 10.0)
            .bump((x, y + 16.0), (18.0, 6.0), -6.0)
            .bump((x * 0.86, y + 29.0), (24.0, 12.0), 8.0);
    }
    relief
        .bump((x, y - 1.0), (42.0, 28.0), 10.0)
        .bump((x, y - 8.0), (24.0, 6.0), 6.0)
        .bump((x, y + 10.0), (22.0, 7.0), 8.0)
        .bump((x, y + 24.0), (22.0, 6.0), -6.0)
        .bump((x * 0.9, y + 41.0), (26.0, 15.0), 11.0)
}
