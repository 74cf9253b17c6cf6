//! She: in the beam, half way up to the hole, a suitcase in her arms, her head turned back to the bed.

use super::{DAY, bee};
use crate::line::{blob, poly};
use crate::shape::{Spot, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let spot = Spot::new(436.0, 470.0, 1.12).turned(-34.0);
    bee::wings(canvas, Spot::new(424.0, 466.0, 1.2).turned(14.0), "#dfe9ea");
    for line in [
        spots![14, 22; 40, 60; 28, 96; 34, 110],
        spots![-16, 28; -6, 70; -30, 100; -34, 116],
    ] {
        bee::leg(canvas, spot, &line);
    }
    bee::body(canvas, spot, DAY);
    suitcase(canvas);
    for line in [
        spots![30, 16; 58, 60; 44, 108; 46, 124],
        spots![2, 30; 22, 80; 18, 120; 22, 136],
    ] {
        bee::leg(canvas, spot, &line);
    }
    bee::wings(
        canvas,
        Spot::new(440.0, 462.0, 1.3).turned(-24.0),
        "#f4f4ea",
    );
    bee::Head {
        spot: Spot::new(482.0, 424.0, 1.12).turned(10.0).flipped(true),
        gaze: (0.75, 0.7),
        droop: 0.2,
        light: (-DAY.0, DAY.1, DAY.2),
    }
    .paint(canvas);
    let scarf = blob(
        &knots![440, 452; 470, 470; 506, 462; 516, 442; 526, 456; 512, 486; 470, 496; 436, 474],
    );
    canvas.lay(
        Mass::new(&scarf, "#2f7f86")
            .passes(Passes::thing().scaled(0.6))
            .found(0.1),
    );
}

/// Worn leather, heavy: it swings.
fn suitcase(canvas: &Canvas) {
    let at = canvas.at(Spot::new(520.0, 640.0, 1.0).turned(9.0));
    let handle = spots![-26, -62; -22, -86; 22, -86; 26, -62];
    at.lay(Brush::new(&handle, 9.0, "#4a1614").profile(&[1.0, 1.0, 1.0]));
    let case = poly(&spots![-84, -62; 84, -62; 88, 56; -88, 56]).softened(12.0);
    let value = Value::along((-90.0, 70.0), (80.0, -70.0)).broken(0.1, 40.0, 3);
    at.lay(
        Mass::new(
            &case,
            Field::ramp(&["#5e1518", "#a82a24", "#dc4a32", "#f59062"], value),
        )
        .flow(Flow::straight(4.0))
        .passes(Passes::thing())
        .found(0.06),
    );
    let corners =
        [(-76.0, -54.0), (76.0, -54.0), (78.0, 46.0), (-78.0, 46.0)].map(|(x, y): (f64, f64)| {
            poly(&[
                (x - 14.0, y - 12.0),
                (x + 14.0, y - 12.0),
                (x + 14.0, y + 12.0),
                (x - 14.0, y + 12.0),
            ])
            .softened(5.0)
        });
    at.lay(Touch::new(&all(corners).within(&case), "#5a2a1c"));
    for x in [-46.0, 46.0] {
        at.lay(
            Brush::new(&[(x, -62.0), (x + 1.0, 0.0), (x, 56.0)], 13.0, "#5a2018")
                .profile(&[1.0, 1.0, 1.0]),
        );
        at.lay(Touch::new(
            &poly(&[
                (x - 9.0, -20.0),
                (x + 9.0, -20.0),
                (x + 9.0, -2.0),
                (x - 9.0, -2.0),
            ])
            .softened(3.0),
            "#e8bb5e",
        ));
    }
    at.lay(
        Brush::new(&spots![-80, -34; 0, -36; 80, -34], 3.6, "#3c0e12")
            .profile(&[1.0, 1.0, 1.0])
            .opacity(0.8),
    );
}
