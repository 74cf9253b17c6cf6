//! Round glasses, around the eyes wherever they are.

use super::{Head, Plan};
use crate::colour::Colour;
use crate::line::arc;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas};

impl Head {
    /// Puts round glasses on a face that looks past us, in the colour of their rim and of the light on it. The middle and the
    /// radii of each glass come back, as the head is drawn, for what is mirrored in them.
    pub fn paint_glasses(
        &self,
        canvas: &Canvas,
        rim: impl Into<Colour>,
        lit: impl Into<Colour>,
    ) -> Vec<(At, At)> {
        let (at, rim, lit) = (self.at(canvas), rim.into(), lit.into());
        let plan = Plan::of(self);
        let glasses: Vec<(At, At)> = plan
            .eyes
            .iter()
            .map(|eye| {
                let middle = (eye.at.0 + 2.0 * eye.outer, eye.at.1 + 3.0);
                (middle, (eye.width * 0.8, eye.width / eye.seen * 0.79))
            })
            .collect();
        for &(middle, (rx, ry)) in &glasses {
            let all_round = arc(middle, rx, ry, -90.0, 270.0, 28);
            at.lay(Brush::line(&all_round, 6.4, rim).profile(&[1.0, 0.9, 1.0, 0.9, 1.0]));
            at.lay(Brush::line(
                &arc(middle, rx, ry, -10.0, 130.0, 12),
                2.8,
                lit,
            ));
        }
        let [near, far] = [glasses[0], glasses[glasses.len() - 1]];
        let (from, to) = (near.0.0 + near.1.0, far.0.0 - far.1.0);
        let y = near.0.1 - 8.0;
        let bridge = [
            (from - 1.0, y + 1.0),
            ((from + to) / 2.0, y - 3.0),
            (to + 1.0, y + 1.0),
        ];
        at.lay(Brush::line(&bridge, 5.6, rim).profile(&[0.9, 1.0, 0.9]));
        if plan.turn > 0.0 {
            let ear = spots![-52, 14; -84, 4; -112, -4];
            at.lay(Brush::line(&ear, 5.6, rim).profile(&[1.0, 0.9, 0.6]));
        }
        glasses
    }
}
