//! She: in the beam, half way up to the hole, a suitcase in her arms, her head turned back to the bed.

use super::{DAY, bee};
use crate::line::{blob, poly};
use crate::shape::{At, Spot, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// Where her breast is.
const BREAST: At = (440.0, 474.0);
/// Where the two hooked feet hold the handle.
const HOLDS: [At; 2] = [(492.0, 600.0), (528.0, 606.0)];

pub fn paint(canvas: &Canvas) {
    let spot = Spot::new(BREAST.0, BREAST.1, 1.26).turned(-34.0);
    bee::wings(canvas, Spot::new(426.0, 466.0, 1.3).turned(14.0), "#dfe9ea");
    // Far legs.
    bee::leg(
        canvas,
        [(486.0, 490.0), (566.0, 514.0), (546.0, 572.0), HOLDS[1]],
        1.15,
    );
    bee::leg(
        canvas,
        [
            (450.0, 508.0),
            (470.0, 560.0),
            (444.0, 590.0),
            (438.0, 616.0),
        ],
        0.95,
    );
    bee::body(canvas, spot, DAY);
    suitcase(canvas);
    // Near legs: the first holds the case as well, two hang free.
    bee::leg(
        canvas,
        [(468.0, 498.0), (508.0, 540.0), (484.0, 572.0), HOLDS[0]],
        1.15,
    );
    bee::leg(
        canvas,
        [
            (434.0, 508.0),
            (432.0, 570.0),
            (400.0, 594.0),
            (390.0, 620.0),
        ],
        1.05,
    );
    bee::leg(
        canvas,
        [
            (408.0, 510.0),
            (392.0, 576.0),
            (356.0, 592.0),
            (342.0, 618.0),
        ],
        1.05,
    );
    bee::wings(
        canvas,
        Spot::new(444.0, 462.0, 1.42).turned(-24.0),
        "#f4f4ea",
    );
    bee::Head {
        spot: Spot::new(492.0, 422.0, 1.32).turned(10.0).flipped(true),
        gaze: (1.0, 0.75),
        droop: 0.15,
        sad: 0.8,
        smile: 0.2,
        light: (-DAY.0, DAY.1, DAY.2),
    }
    .paint(canvas);
    let scarf = blob(
        &knots![444, 458; 476, 480; 514, 476; 532, 456; 542, 470; 524, 500; 476, 508; 438, 482],
    );
    canvas.lay(
        Mass::new(&scarf, "#2f7f86")
            .passes(Passes::thing().scaled(0.6))
            .found(0.02),
    );
    canvas.lay(
        Brush::new(
            &spots![532, 462; 566, 470; 590, 456; 618, 466],
            22.0,
            "#2f7f86",
        )
        .profile(&[0.7, 0.9, 1.0, 1.0]),
    );
    // Hooks around the handle.
    for (x, y) in HOLDS {
        canvas.lay(
            Brush::new(
                &[(x - 7.0, y - 9.0), (x + 1.0, y - 2.0), (x + 6.0, y + 7.0)],
                7.0,
                "#2a150f",
            )
            .profile(&[0.8, 1.0, 0.5])
            .sleek(),
        );
    }
}

/// Worn leather, heavy: it swings.
fn suitcase(canvas: &Canvas) {
    let at = canvas.at(Spot::new(500.0, 690.0, 1.0).turned(9.0));
    let handle = spots![-36, -60; -32, -80; -14, -88; 14, -88; 32, -80; 36, -60];
    at.lay(Brush::new(&handle, 11.0, "#4a1614").profile(&[1.0, 1.0, 1.0]));
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
