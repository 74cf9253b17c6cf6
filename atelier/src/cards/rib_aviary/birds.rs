//! The birds: one outside, one on the threshold, one asleep; and those that are leaving without them.

use super::DAY;
use crate::line::{blob, ellipse, taper};
use crate::shape::Spot;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// A bird that perches on the origin and looks to the right, about 110 high.
struct Bird {
    spot: Spot,
    ramp: [&'static str; 4],
    wing: [&'static str; 3],
    /// Where its beak goes, in degrees up.
    up: f64,
}

impl Bird {
    fn paint(&self, canvas: &Canvas) {
        let at = canvas.at(self.spot);
        let brushes = || Passes::thing().scaled(0.42);
        let field = |middle, radii| {
            Field::ramp(
                &self.ramp,
                Value::ball(middle, radii, DAY)
                    .lifted(0.16)
                    .broken(0.06, 24.0, 3),
            )
        };
        for x in [-6.0, 8.0] {
            at.lay(
                Brush::new(
                    &[(x, -8.0), (x + 1.0, 8.0), (x + 6.0, 12.0)],
                    4.5,
                    "#5a3430",
                )
                .sleek(),
            );
        }
        let tail = taper(&spots![-26, -18; -54, 10; -84, 46], &[22.0, 20.0, 17.0]);
        at.lay(
            Mass::new(
                &tail,
                Field::ramp(&self.wing, Value::along((-90.0, 50.0), (-20.0, -20.0))),
            )
            .along(&[&spots![-26, -18; -54, 10; -84, 46]])
            .passes(brushes())
            .found(0.1),
        );
        let body = blob(&knots![
            -40, -10; -34, -40; -16, -66; 0, -82; 22, -94; 44, -84; 46, -58; 40, -26; 22, -2; -4, 6; -26, 4
        ]);
        at.lay(
            Mass::new(&body, field((8.0, -42.0), (54.0, 60.0)))
                .along(&[
                    &spots![-30, -30; 0, -70; 20, -84],
                    &spots![30, -80; 36, -40; 0, 0],
                    &spots![-30, 0; 0, -20; 20, -50],
                ])
                .passes(brushes())
                .found(0.06),
        );
        let turned = Spot::new(22.0, -92.0, 1.0).turned(-self.up);
        let put = |shape| self.spot.put(&turned.put(&shape));
        let round = blob(
            &knots![-30, 14; -32, -10; -18, -30; 6, -34; 26, -20; 30, 2; 22, 22; 0, 32; -20, 28],
        );
        let middle = self.spot.point((26.0, -96.0));
        let value =
            Value::ball(middle, (36.0 * self.spot.size, 36.0 * self.spot.size), DAY).lifted(0.2);
        let beak = blob(&knots![22, -12, corner; 34, -8; 52, 2, corner; 34, 8; 22, 10, corner]);
        canvas.lay(Touch::new(&put(beak), "#b8662c"));
        let line = self.spot.points(turned.points(spots![28, 0; 40, 1; 50, 2]));
        canvas.lay(Brush::line(&line, 2.4 * self.spot.size, "#5a2c20"));
        canvas.lay(
            Mass::new(&put(round), Field::ramp(&self.ramp, value))
                .passes(brushes().scaled(self.spot.size))
                .found(0.05),
        );
        // No line between head and breast.
        for (line, part) in [
            (spots![-4, -76; -6, -56; -2, -40], 1),
            (spots![12, -70; 14, -52; 16, -36], 2),
            (spots![30, -72; 32, -54; 28, -36], 3),
        ] {
            at.lay(
                Brush::new(&line, 12.0, self.ramp[part])
                    .profile(&[0.3, 1.0, 0.2])
                    .dry(0.2)
                    .opacity(0.8),
            );
        }
        canvas.lay(Touch::new(&put(ellipse((10.0, -6.0), 5.2, 5.8)), "#1a0e14"));
        canvas.lay(Touch::new(&put(ellipse((12.0, -8.6), 1.7, 1.7)), "#fff6e0"));
        let wing =
            blob(&knots![-62, 22, corner; -40, -30; -14, -58; 10, -58; 14, -36; -4, -12; -30, 8]);
        at.lay(
            Mass::new(
                &wing,
                Field::ramp(
                    &self.wing,
                    Value::along((-50.0, 10.0), (10.0, -60.0)).broken(0.1, 20.0, 3),
                ),
            )
            .along(&[
                &spots![-60, 20; -30, -20; 6, -50],
                &spots![-50, 16; -16, -10; 10, -40],
            ])
            .passes(brushes())
            .found(0.1),
        );
        for feather in [
            spots![-52, 12; -26, -14; 0, -34],
            spots![-40, 8; -18, -6; 4, -22],
        ] {
            at.lay(Brush::line(&feather, 3.6, self.wing[0]).opacity(0.8));
        }
    }
}

/// On her finger, looking after the others.
pub fn out(canvas: &Canvas) {
    Bird {
        spot: Spot::new(592.0, 548.0, 1.16).turned(-8.0),
        ramp: ["#a8571c", "#e6a222", "#ffd23e", "#fff2a4"],
        wing: ["#6a3a1c", "#c98428", "#f7c93e"],
        up: 26.0,
    }
    .paint(canvas);
}

/// On the threshold, about to follow.
pub fn inside(canvas: &Canvas) {
    Bird {
        spot: Spot::new(284.0, 888.0, 1.0).turned(-6.0),
        ramp: ["#23384e", "#3f6a86", "#79aebb", "#d2ece0"],
        wing: ["#16283c", "#2f5570", "#5f93a6"],
        up: 22.0,
    }
    .paint(canvas);
}

/// One that sits before a rib and stays.
pub fn on_a_rib(canvas: &Canvas) {
    Bird {
        spot: Spot::new(424.0, 828.0, 0.78).flipped(true),
        ramp: ["#5c2620", "#a04a2e", "#d87244", "#f4ac74"],
        wing: ["#2a1218", "#56241f", "#8a3e2c"],
        up: -8.0,
    }
    .paint(canvas);
}

/// A skein in the evening sky, each with its own stroke of the wings.
pub fn leaving(canvas: &Canvas) {
    let birds = [
        (764.0, 92.0, 1.0, 8.0, 0.9),
        (724.0, 118.0, 1.0, -6.0, 0.4),
        (686.0, 152.0, 0.9, 4.0, 1.2),
        (652.0, 190.0, 0.95, -10.0, 0.7),
        (786.0, 138.0, 0.9, 10.0, 1.1),
        (618.0, 222.0, 0.85, 0.0, 1.0),
        (590.0, 262.0, 0.8, 6.0, 0.5),
        (770.0, 196.0, 0.85, -4.0, 0.8),
    ];
    for (x, y, size, turn, lift) in birds {
        let at = canvas.at(Spot::new(x, y, size).turned(turn));
        for side in [-1.0, 1.0] {
            let wing = [
                (0.0, 0.0),
                (side * 10.0, -9.0 * lift),
                (side * 25.0, -4.0 * lift + 2.0),
            ];
            at.lay(
                Brush::new(&wing, 5.0, "#3a2f52")
                    .profile(&[1.0, 0.8, 0.1])
                    .sleek(),
            );
        }
        at.lay(
            Brush::new(&spots![-5, 4; 0, 0; 8, -3], 5.0, "#3a2f52")
                .profile(&[0.2, 1.0, 0.2])
                .sleek(),
        );
    }
}
