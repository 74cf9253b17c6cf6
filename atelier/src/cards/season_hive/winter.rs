//! Winter: snow in a room, and a double bed, of which one half is empty.

use super::{BREACHES, DAY, bee, comb, sunk, winter_cell};
use crate::line::{blob, rect, taper};
use crate::random::Chance;
use crate::shape::{Shape, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// The beam that falls in from spring, down to the bed: 1 within it.
fn beam() -> Value {
    let (from, to) = (BREACHES[1].0, (96.0, 690.0));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    Value::of(move |(x, y)| {
        let (px, py) = (x - from.0, y - from.1);
        let along = (px * dx + py * dy) / long;
        let across = (px * dy - py * dx).abs() / long;
        let half = 70.0 + along.max(0.0) * 0.12;
        let edge = 1.0 / (1.0 + ((across - half) / 9.0).exp());
        edge * (1.0 - 0.16 * along / long).clamp(0.0, 1.0)
    })
    .broken(0.05, 120.0, 2)
}

pub fn paint(canvas: &Canvas) {
    let inside = sunk(canvas, &winter_cell(), "#6e3a18", (-5.0, 6.0)).and(&comb::gap(1));
    let value = Value::along((180.0, 160.0), (420.0, 980.0)).broken(0.1, 150.0, 3);
    let cold = Field::ramp(&["#233f6a", "#3c628e", "#6a93b4", "#a5c3d2"], value);
    let warm = Field::ramp(
        &["#f6d890", "#ffecac", "#fff6d4"],
        Value::along((100.0, 700.0), (500.0, 280.0)),
    );
    canvas.lay(
        Mass::new(&inside, Field::blend(&cold, warm, beam()))
            .flow(
                Flow::along(&[
                    &spots![500, 290; 300, 490; 100, 690][..],
                    &spots![560, 420; 460, 560; 300, 720],
                    &spots![100, 340; 0, 460; -20, 560],
                    &spots![640, 600; 560, 700; 500, 800],
                ])
                .soft(50.0),
            )
            .passes(Passes::backdrop().scaled(0.8).uneven(0.009, 0.005, 0.028)),
    );
    frost(canvas, &inside);
    // The snow has drifted up in the corners.
    for (shape, ramp) in [
        (
            blob(
                &knots![700, 640; 640, 690; 560, 712; 470, 742; 380, 726; 260, 770; 120, 742; -60, 770; -60, 1100; 700, 1100],
            ),
            ["#5f83a6", "#8fb0c6", "#c3d8e2"],
        ),
        (
            blob(
                &knots![700, 760; 610, 800; 520, 790; 420, 836; 300, 820; 180, 872; 40, 846; -60, 880; -60, 1100; 700, 1100],
            ),
            ["#7fa2bd", "#bcd3df", "#eff5f5"],
        ),
    ] {
        let value = Value::along((520.0, 1000.0), (180.0, 720.0)).broken(0.12, 90.0, 4);
        canvas.lay(
            Mass::new(&shape.within(&inside), Field::ramp(&ramp, value))
                .along(&[
                    &spots![-40, 790; 200, 770; 400, 750; 680, 680],
                    &spots![-40, 880; 200, 870; 420, 850; 640, 800],
                    &spots![160, 930; 340, 960; 480, 890],
                ])
                .passes(Passes::cloth().uneven(0.01, 0.005, 0.03)),
        );
    }
}

/// Icicles under the upper walls.
fn frost(canvas: &Canvas, inside: &Shape) {
    let mut chance = Chance::of("icicles", 91);
    for i in 0..16 {
        let part = f64::from(i) / 15.0;
        let (x, y) = match part < 0.62 {
            true => (-20.0 + 520.0 * part, 392.0 - 282.0 * part),
            false => (570.0 + 210.0 * (part - 0.62), 364.0 + 110.0 * (part - 0.62)),
        };
        let long = chance.between(28.0, 92.0);
        let shape = taper(
            &[
                (x, y - 10.0),
                (x + 1.0, y + long * 0.5),
                (x - 1.0, y + long),
            ],
            &[chance.between(12.0, 20.0), 9.0, 1.5],
        );
        canvas.lay(
            Mass::new(
                &shape.within(inside),
                Field::ramp(
                    &["#7fa6c0", "#dcebf0", "#ffffff"],
                    Value::along((x - 8.0, 0.0), (x + 8.0, 0.0)),
                ),
            )
            .flow(Flow::straight(90.0))
            .passes(Passes::thing().scaled(0.4)),
        );
    }
}

/// The bed, seen over its foot; on the left somebody has sat up, on the right the cover is thrown back.
pub fn bed(canvas: &Canvas) {
    let iron = "#2b3a52";
    for (line, width) in [
        (spots![18, 800; 14, 720; 18, 610], 13.0),
        (spots![306, 850; 304, 720; 302, 634], 13.0),
        (spots![18, 618; 160, 596; 304, 640], 12.0),
    ] {
        canvas.lay(Brush::new(&line, width, iron).profile(&[1.0, 0.9, 1.0]));
    }
    for x in [66.0, 114.0, 162.0, 210.0, 258.0] {
        canvas.lay(
            Brush::new(
                &[
                    (x, 614.0 + (x - 160.0_f64).abs() * 0.08),
                    (x, 680.0),
                    (x, 760.0),
                ],
                7.0,
                iron,
            )
            .profile(&[1.0, 1.0, 1.0]),
        );
    }
    let linen = ["#6f8fb0", "#b5cbd9", "#f3f3ea", "#fffbe8"];
    for shape in [
        blob(&knots![24, 690; 60, 666; 128, 668; 150, 700; 142, 760; 30, 768]),
        blob(&knots![168, 700; 196, 678; 262, 680; 294, 704; 290, 764; 174, 766]),
    ] {
        let bounds = shape.bounds();
        let value = Value::ball(bounds.middle(), (80.0, 56.0), DAY)
            .lifted(0.15)
            .broken(0.08, 40.0, 3);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&linen, value))
                .passes(Passes::thing())
                .found(0.1),
        );
    }
    // Where she lay.
    canvas.lay(
        Brush::new(&spots![200, 722; 232, 736; 266, 720], 30.0, "#a3bccd")
            .profile(&[0.3, 1.0, 0.3])
            .dry(0.2)
            .opacity(0.8),
    );
    let sheet = blob(&knots![150, 762; 300, 756; 322, 880; 320, 950; 150, 950]);
    let value = Value::along((180.0, 950.0), (260.0, 760.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(
            &sheet.within(&rect(-60.0, 0.0, 800.0, 936.0)),
            Field::ramp(&linen, value),
        )
        .along(&[&spots![180, 770; 200, 940], &spots![290, 770; 310, 930]])
        .passes(Passes::cloth().scaled(0.7)),
    );
    sitter(canvas);
}

/// Whoever stays, the quilt drawn up with both hands, looking up after her.
fn sitter(canvas: &Canvas) {
    let breast = blob(&knots![48, 800; 50, 740; 74, 706; 112, 704; 138, 738; 142, 800]);
    let value = Value::ball((94.0, 750.0), (56.0, 56.0), DAY).lifted(0.1);
    canvas.lay(Mass::new(&breast, Field::ramp(&bee::FUR, value)).passes(Passes::curls(0.5)));
    bee::Head {
        spot: Spot::new(98.0, 668.0, 1.12).turned(-10.0),
        gaze: (0.85, -0.75),
        droop: 0.85,
        light: DAY,
    }
    .paint(canvas);
    let quilt = blob(
        &knots![-60, 800; 20, 776; 90, 764; 158, 772; 196, 800; 236, 796; 250, 832; 226, 872; 236, 940; 120, 960; -60, 900],
    );
    let value = Value::ball((90.0, 850.0), (170.0, 110.0), DAY)
        .lifted(0.08)
        .broken(0.1, 60.0, 4);
    let paint = Field::ramp(&["#2c2c58", "#4d4a86", "#7f78ac", "#c5b9cf"], value);
    canvas.lay(
        Mass::new(&quilt.within(&winter_cell()), paint)
            .along(&[
                &spots![-40, 800; 90, 780; 200, 810],
                &spots![-40, 880; 90, 850; 230, 870],
                &spots![0, 910; 120, 930; 220, 930],
            ])
            .passes(Passes::cloth().scaled(0.8))
            .found(0.1),
    );
    // Patches, and the lining where it is thrown back.
    canvas.lay(
        Brush::new(
            &spots![166, 778; 204, 806; 240, 802; 246, 836; 222, 872],
            20.0,
            "#e4d3b8",
        )
        .profile(&[0.4, 1.0, 1.0, 0.4])
        .dry(0.1),
    );
    for (line, colour) in [
        (spots![20, 800; 32, 834; 32, 852], "#8d86b8"),
        (spots![96, 786; 104, 830; 102, 880], "#8d86b8"),
        (spots![-20, 846; 80, 828; 210, 846], "#8d86b8"),
    ] {
        canvas.lay(Brush::line(&line, 4.0, colour).opacity(0.7));
    }
    for (x, y) in [(58.0, 780.0), (128.0, 774.0)] {
        canvas.lay(Touch::new(
            &taper(
                &[(x - 12.0, y + 4.0), (x, y - 5.0), (x + 12.0, y + 6.0)],
                &[9.0, 12.0, 8.0],
            ),
            "#2a150f",
        ));
    }
}
