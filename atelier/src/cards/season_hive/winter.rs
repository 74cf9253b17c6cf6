//! Winter: snow in a room, and a double bed, of which one half is empty.

use super::{BREACHES, DAY, bee, comb, sunk, winter_cell};
use crate::line::{blob, ellipse, taper};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Touch, Value};
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
        let ice = shape.within(inside);
        canvas.lay(Touch::new(&ice, "#eef5f7"));
        canvas.lay(Touch::new(&ice.minus(&ice.moved(4.0, -2.0)), "#8fb4cc"));
    }
}

const IRON: &str = "#22304a";

/// The bed, seen over its foot: a headboard, two pillows, the cover, a footboard before it. On the left somebody has sat up, on the
/// right the cover is thrown back.
pub fn bed(canvas: &Canvas) {
    canvas.lay(Glaze::new((206.0, 866.0), (190.0, 24.0), "#3f6288", 0.6));
    board(canvas, (72.0, 326.0), (596.0, 640.0), 800.0, 22.0);
    let linen = ["#6f8fb0", "#b5cbd9", "#f3f3ea", "#fffbe8"];
    for shape in [
        blob(&knots![84, 704; 100, 672; 150, 664; 188, 676; 194, 716; 186, 752; 92, 752]),
        blob(&knots![206, 710; 216, 676; 262, 666; 304, 676; 314, 712; 304, 752; 212, 752]),
    ] {
        let bounds = shape.bounds();
        let value = Value::ball(bounds.middle(), (80.0, 56.0), DAY)
            .lifted(0.15)
            .broken(0.08, 40.0, 3);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&linen, value))
                .passes(Passes::thing().scaled(0.8))
                .found(0.02),
        );
    }
    // Where the other one lay.
    canvas.lay(
        Brush::new(&spots![232, 706; 260, 722; 290, 704], 24.0, "#a3bccd")
            .profile(&[0.3, 1.0, 0.3])
            .dry(0.2)
            .opacity(0.8),
    );
    let sheet = blob(
        &knots![72, 752, corner; 320, 752, corner; 344, 836, corner; 342, 850, corner; 50, 850, corner; 48, 836, corner],
    );
    let value = Value::along((90.0, 860.0), (320.0, 750.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(&sheet, Field::ramp(&linen, value))
            .along(&[&spots![210, 760; 214, 850], &spots![310, 760; 330, 850]])
            .passes(Passes::thing())
            .found(0.02),
    );
    sitter(canvas);
    board(canvas, (54.0, 352.0), (790.0, 814.0), 868.0, 26.0);
}

/// A board of iron bars between two posts with knobs: from where to where, how high its arch and its ends, how low its feet.
fn board(canvas: &Canvas, (left, right): At, (top, end): At, foot: f64, gap: f64) {
    let middle = (left + right) / 2.0;
    let steps = ((right - left) / gap / 1.6).round();
    for i in 1..steps as i32 {
        let part = f64::from(i) / steps;
        let x = left + (right - left) * part;
        let y = end - (end - top) * (1.0 - (2.0 * part - 1.0).powi(2));
        canvas.lay(
            Brush::new(
                &[(x, y), (x, (y + foot) / 2.0 - 6.0), (x, foot - 22.0)],
                5.0,
                IRON,
            )
            .sleek(),
        );
    }
    let arch = [
        (left, end),
        ((left + middle) / 2.0, end - (end - top) * 0.75),
        (middle, top),
        ((right + middle) / 2.0, end - (end - top) * 0.75),
        (right, end),
    ];
    canvas.lay(
        Brush::new(&arch, 11.0, IRON)
            .profile(&[1.0, 1.0, 1.0])
            .sleek(),
    );
    canvas.lay(Brush::line(
        &arch.map(|(x, y)| (x, y - 3.0)),
        3.4,
        "#8fb0cc",
    ));
    let low = [
        (left, foot - 22.0),
        (middle, foot - 22.0),
        (right, foot - 22.0),
    ];
    canvas.lay(
        Brush::new(&low, 9.0, IRON)
            .profile(&[1.0, 1.0, 1.0])
            .sleek(),
    );
    for x in [left, right] {
        let post = [(x, end - 14.0), (x, (end + foot) / 2.0), (x, foot)];
        canvas.lay(
            Brush::new(&post, 13.0, IRON)
                .profile(&[1.0, 1.0, 1.0])
                .sleek(),
        );
        canvas.lay(Brush::line(
            &post.map(|(x, y)| (x + 2.6, y)),
            3.4,
            "#8fb0cc",
        ));
        canvas.lay(Touch::new(&ellipse((x, end - 20.0), 10.0, 10.0), IRON));
        canvas.lay(Touch::new(
            &ellipse((x + 3.0, end - 23.0), 3.2, 3.2),
            "#b9d2e2",
        ));
    }
}

/// Whoever stays, the quilt drawn up with both hooks, looking up after her.
fn sitter(canvas: &Canvas) {
    let breast = blob(&knots![92, 800; 92, 746; 112, 710; 142, 704; 172, 712; 190, 748; 190, 800]);
    let value = Value::ball((140.0, 750.0), (56.0, 56.0), DAY).lifted(0.1);
    canvas.lay(Mass::new(&breast, Field::ramp(&bee::FUR, value)).passes(Passes::curls(0.5)));
    bee::Head {
        spot: Spot::new(140.0, 668.0, 1.16).turned(-8.0),
        gaze: (0.85, -0.85),
        droop: 0.8,
        sad: 1.0,
        smile: -0.7,
        light: DAY,
    }
    .paint(canvas);
    let quilt = blob(
        &knots![44, 838, corner; 58, 800; 74, 772; 120, 764; 176, 766; 206, 782; 226, 812; 232, 850, corner; 140, 856; 46, 852, corner],
    );
    let value = Value::ball((120.0, 820.0), (150.0, 80.0), DAY)
        .lifted(0.1)
        .broken(0.1, 60.0, 4);
    let paint = Field::ramp(&["#2c2c58", "#4d4a86", "#7f78ac", "#c5b9cf"], value);
    canvas.lay(
        Mass::new(&quilt, paint)
            .along(&[
                &spots![60, 800; 120, 780; 210, 810],
                &spots![50, 840; 120, 820; 226, 840],
            ])
            .passes(Passes::thing())
            .found(0.02),
    );
    // The lining where it is thrown back, and seams.
    canvas.lay(
        Brush::new(
            &spots![182, 770; 210, 788; 228, 814; 232, 848],
            17.0,
            "#e4d3b8",
        )
        .profile(&[0.4, 1.0, 1.0, 0.6])
        .dry(0.05),
    );
    for line in [
        spots![88, 774; 84, 810; 84, 850],
        spots![146, 770; 152, 810; 154, 852],
        spots![56, 816; 130, 802; 216, 816],
    ] {
        canvas.lay(Brush::line(&line, 4.0, "#a49cc8").opacity(0.7));
    }
    bee::leg(
        canvas,
        [
            (108.0, 724.0),
            (82.0, 752.0),
            (104.0, 764.0),
            (116.0, 778.0),
        ],
        0.95,
    );
    bee::leg(
        canvas,
        [
            (174.0, 726.0),
            (200.0, 750.0),
            (178.0, 764.0),
            (164.0, 778.0),
        ],
        0.95,
    );
}
