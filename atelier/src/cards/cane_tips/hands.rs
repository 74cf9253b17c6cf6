//! Hands: round a cane, and on the shoulder of whoever goes before.

use super::walker::File;
use crate::line::{Stroke, between, blob, step, taper};
use crate::shape::{At, Spot, all};
use crate::{knots, spots};

impl File<'_> {
    /// The near hand round a cane, seen from its back: four fingers reach around it, the thumb lies along it on the far side.
    /// `at` is where the cane passes, `turn` how the forearm comes in.
    pub fn grip(&mut self, at: At, turn: f64, size: f64) {
        let spot = Spot::new(at.0, at.1, size).turned(turn);
        let thumb = taper(
            &spots![-56, -30; -26, -56; 8, -68; 34, -66],
            &[40.0, 34.0, 28.0, 23.0],
        );
        self.pale(&spot.put(&thumb), 3.6 * size);
        let line = spots![38, -74; 27, -71; 26, -62];
        self.ink(&spot.points(line), &[0.3, 2.0 * size, 0.3]);
        let back = blob(
            &knots![-104, -26; -72, -36; -40, -46; -12, -46; 4, -30; 6, 12; -2, 42; -26, 46; -64, 34; -104, 24],
        );
        let fingers: [(f64, f64, f64); 4] = [
            (-38.0, 34.0, 27.0),
            (-12.0, 42.0, 28.0),
            (14.0, 41.0, 27.0),
            (37.0, 32.0, 23.0),
        ];
        let shapes = fingers.map(|(y, long, wide)| {
            taper(
                &[(-18.0, y), (long * 0.55, y - 1.0), (long, y + 3.0)],
                &[wide, wide, wide * 0.9],
            )
        });
        let whole = all(shapes.into_iter().chain([back])).fillet(2.0);
        self.pale(&spot.put(&whole), 3.8 * size);
        for pair in fingers.windows(2) {
            let y = (pair[0].0 + pair[1].0) / 2.0;
            let line = [(-10.0, y - 1.0), (14.0, y), (38.0, y + 2.0)];
            self.ink(&spot.points(line), &[1.0, 4.6 * size, 5.4 * size]);
        }
        for (y, _, _) in fingers {
            let knuckle = [(-14.0, y - 8.0), (-6.0, y - 1.0), (-13.0, y + 8.0)];
            self.ink(&spot.points(knuckle), &[0.3, 2.4 * size, 0.3]);
            let joint = [(20.0, y - 6.0), (23.0, y + 1.0), (20.0, y + 7.0)];
            self.ink(&spot.points(joint), &[0.3, 1.9 * size, 0.3]);
        }
        for (from, to) in [
            ((-70.0, -12.0), (-26.0, -24.0)),
            ((-72.0, 2.0), (-26.0, 2.0)),
            ((-68.0, 14.0), (-28.0, 24.0)),
        ] {
            self.ink(&spot.points([from, to]), &[0.3, 2.2 * size, 0.3]);
        }
    }

    /// A hand that lies on a shoulder: its back, four fingers ahead, the thumb above.
    pub fn resting(&mut self, at: At, turn: f64, size: f64) {
        let spot = Spot::new(at.0, at.1, size).turned(turn);
        let thumb = taper(&spots![-40, -20; -10, -40; 22, -44], &[26.0, 22.0, 16.0]);
        let back =
            blob(&knots![-66, -22; -30, -31; 2, -32; 14, -8; 12, 22; -2, 33; -34, 31; -66, 22]);
        let fingers: [(At, f64); 4] = [
            ((62.0, -30.0), 17.0),
            ((72.0, -8.0), 18.0),
            ((68.0, 13.0), 17.0),
            ((54.0, 32.0), 15.0),
        ];
        let roots = [-23.0, -7.5, 8.0, 23.0];
        let shapes = fingers.iter().zip(roots).map(|((tip, wide), y)| {
            let middle = between((0.0, y), *tip, 0.55);
            Stroke::new(
                &[(-6.0, y), (middle.0, middle.1 - 2.0), *tip],
                &[*wide, *wide, wide * 0.84],
            )
            .shape()
        });
        let whole = all(shapes.chain([back, thumb])).fillet(1.5);
        self.pale(&spot.put(&whole), 3.8 * size);
        for (i, pair) in fingers.windows(2).enumerate() {
            let root = (-2.0, (roots[i] + roots[i + 1]) / 2.0);
            let tip = between(pair[0].0, pair[1].0, 0.5);
            let ahead = step(root, tip);
            let end = (root.0 + ahead.0 * 46.0, root.1 + ahead.1 * 46.0);
            self.ink(
                &spot.points([root, between(root, end, 0.5), end]),
                &[0.8, 4.2 * size, 4.8 * size],
            );
        }
        let web = spots![-24, -27; -4, -31; 16, -34];
        self.ink(&spot.points(web), &[0.5, 3.2 * size, 3.2 * size]);
        for y in roots {
            let knuckle = [(-2.0, y - 5.0), (5.0, y), (-2.0, y + 5.0)];
            self.ink(&spot.points(knuckle), &[0.3, 2.2 * size, 0.3]);
        }
    }
}
