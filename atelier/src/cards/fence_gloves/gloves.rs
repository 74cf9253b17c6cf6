//! The gloves on the posts further away, each cut for itself: a cuff at the origin, fingers up, about 100 high.

use crate::line::{blob, rect, taper};
use crate::shape::{Shape, Spot, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Value};
use crate::{knots, spots};

use super::Post;

/// Wool and leather, by the number of the post.
const COLOURS: [&str; 14] = [
    "#c8272b", "#221f2a", "#d8d2dc", "#e0a02c", "#1f8a8c", "#c2508a", "#5f6f3a", "#e06a2a",
    "#3a62b0", "#8a3a3a", "#2f8a5a", "#a06ab0", "#c88a3a", "#6a7a8a",
];

/// A finger of a glove: where it begins, its angle from upright, how long, how wide.
type Finger = (f64, f64, f64, f64);

/// A glove with fingers; the thumb comes last.
fn fingered(palm: Shape, fingers: &[Finger]) -> Shape {
    let finger = |&(x, degrees, long, wide): &Finger| {
        let (sin, cos) = f64::to_radians(degrees).sin_cos();
        let root = (x, if long < 34.0 { -34.0 } else { -54.0 });
        let tip = (root.0 + sin * long, root.1 - cos * long);
        let bend = ((root.0 + tip.0) / 2.0 + cos * 1.5, (root.1 + tip.1) / 2.0);
        taper(&[root, bend, tip], &[wide, wide * 1.02, wide * 0.96])
            .and(&crate::line::circle(tip, wide * 0.47))
    };
    all([palm].into_iter().chain(fingers.iter().map(finger))).fillet(1.6)
}

fn palm() -> Shape {
    blob(&knots![-21, 2; -22, -20; -26, -42; -24, -62; 0, -66; 22, -60; 24, -42; 21, -20; 21, 2])
}

/// The outline of what is on a post, or was.
pub(super) fn outline(number: usize) -> Shape {
    match number {
        0 | 4 => blob(
            &knots![-23, 2; -25, -30; -29, -56; -25, -84; -8, -99; 10, -96; 23, -78; 26, -58; 34, -66; 45, -70; 52, -61; 46, -48; 30, -30; 23, 2],
        ),
        1 => fingered(
            palm(),
            &[
                (-17.0, -13.0, 34.5, 12.0),
                (-6.0, -4.0, 44.0, 13.0),
                (6.0, 3.0, 45.0, 13.0),
                (17.0, 12.0, 38.0, 12.0),
                (18.0, 58.0, 32.0, 13.0),
            ],
        ),
        2 => fingered(
            palm(),
            &[
                (-18.0, -20.0, 35.0, 12.5),
                (-6.0, -7.0, 43.0, 13.0),
                (6.0, 5.0, 44.0, 13.0),
                (18.0, 19.0, 38.0, 12.5),
                (16.0, 66.0, 33.0, 13.0),
            ],
        ),
        3 => fingered(
            palm(),
            &[
                (-18.0, -26.0, 35.0, 12.0),
                (-7.0, -10.0, 42.0, 12.5),
                (6.0, 4.0, 45.0, 12.5),
                (18.0, 22.0, 37.0, 12.0),
                (-16.0, -68.0, 33.0, 13.0),
            ],
        ),
        5 => fingered(
            palm(),
            &[
                (-17.0, -8.0, 34.5, 13.0),
                (-6.0, 0.0, 38.0, 13.5),
                (6.0, 8.0, 36.0, 13.5),
                (17.0, 28.0, 35.0, 13.0),
                (-15.0, -52.0, 30.0, 14.0),
            ],
        ),
        6 => fingered(
            palm(),
            &[
                (-17.0, -2.0, 36.0, 12.0),
                (-6.0, -1.0, 44.0, 12.0),
                (5.0, 0.0, 46.0, 12.0),
                (16.0, 1.0, 40.0, 12.0),
                (17.0, 44.0, 32.0, 13.0),
            ],
        ),
        7 => blob(
            &knots![-23, 2; -30, -30; -46, -44; -52, -58; -44, -66; -32, -58; -27, -66; -20, -88; -2, -97; 16, -90; 26, -66; 27, -36; 23, 2],
        ),
        _ => blob(
            &knots![-22, 2; -26, -50; -16, -92; 6, -98; 22, -84; 26, -60; 42, -68; 46, -56; 28, -32; 22, 2],
        ),
    }
}

pub(super) fn paint(canvas: &Canvas, post: &Post) {
    let colour = post
        .far(COLOURS[post.number])
        .vivid(1.0 + 0.25 * (1.0 - post.size));
    let lean = [0.0, 0.0, 5.0, 0.0, -7.0, 8.0, -3.0, 6.0][post.number % 8];
    let spot = Spot::new(post.top.0, post.top.1 + 26.0 * post.size, 2.1 * post.size).turned(lean);
    let at = canvas.at(spot);
    let fine = if post.size < 0.16 { 0.62 } else { 0.36 };
    let value = Value::ball((-2.0, -46.0), (46.0, 66.0), (-0.65, -0.5, 0.55))
        .lifted(0.1)
        .broken(0.06, 26.0, 3);
    let paint = Field::ramp(
        &[
            colour.lighter(-0.2),
            colour.lighter(-0.1),
            colour,
            colour.lighter(0.09),
        ],
        value,
    );
    at.lay(
        Mass::new(&outline(post.number), &paint)
            .flow(
                Flow::along(&[
                    &spots![-14, 0; -16, -60; -20, -96],
                    &spots![0, 0; 0, -50; 0, -100],
                    &spots![14, 0; 16, -60; 22, -96],
                ])
                .stray(0.3),
            )
            .passes(Passes::thing().scaled(fine))
            .found(0.1),
    );
    if post.size > 0.16 {
        let cuff = rect(-25.0, -16.0, 25.0, 6.0).softened(4.0);
        at.lay(
            Mass::new(&cuff, paint.darker(0.06))
                .flow(Flow::straight(90.0).stray(0.05))
                .passes(Passes::thing().scaled(0.3).uneven(0.03, 0.006, 0.08))
                .found(0.1),
        );
        for x in [-17.0, -8.0, 1.0, 10.0, 19.0] {
            at.lay(
                Brush::line(&[(x, -14.0), (x + 0.6, 4.0)], 2.4, colour.lighter(-0.2)).opacity(0.6),
            );
        }
    }
}
