//! A squirrel that did not expect to travel: flat to the bark, its tail on end.

use super::DAY;
use crate::line::{blob, ellipse};
use crate::shape::Spot;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const FUR: [&str; 4] = ["#5e2812", "#96431b", "#c66c2e", "#eba763"];

pub fn paint(canvas: &Canvas) {
    let at = canvas.at(Spot::new(656.0, 478.0, 1.02).turned(4.0));
    let fur = |middle, radii| Field::ramp(&FUR, Value::ball(middle, radii, DAY).lifted(0.15));
    let tail = blob(
        &knots![10, 40; -18, 62; -50, 54; -70, 22; -68, -20; -52, -50; -34, -56; -26, -40; -36, -14; -32, 10; -14, 24],
    );
    at.lay(
        Mass::new(&tail, fur((-44.0, 4.0), (40.0, 70.0)))
            .flow(
                Flow::along(&[
                    &spots![6, 44; -40, 40; -56, 0; -38, -48][..],
                    &spots![-10, 56; -60, 40; -66, -10],
                ])
                .stray(0.5),
            )
            .passes(Passes::curls(0.45)),
    );
    at.lay(Brush::new(&spots![6, -14; 22, -24; 38, -22], 12.0, FUR[1]).profile(&[1.0, 0.8, 0.5]));
    let body = blob(
        &knots![-12, -30; -22, 0; -20, 32; -6, 52; 14, 58; 30, 52; 24, 36; 22, 0; 16, -24; 4, -38],
    );
    at.lay(
        Mass::new(&body, fur((2.0, 10.0), (30.0, 50.0)))
            .flow(Flow::along(&[&spots![0, -34; -4, 10; 10, 54]]).stray(0.3))
            .passes(Passes::curls(0.42))
            .found(0.15),
    );
    for ear in [
        knots![6, -64; 10, -86; 18, -64],
        knots![-6, -62; -8, -82; 6, -66],
    ] {
        at.lay(Touch::new(&blob(&ear), FUR[1]));
    }
    // It looks down to the left, at who might turn round.
    let head =
        blob(&knots![-30, -38; -20, -56; 0, -68; 18, -64; 24, -46; 16, -30; -4, -26; -22, -28]);
    at.lay(
        Mass::new(&head, fur((0.0, -46.0), (28.0, 24.0)))
            .passes(Passes::face(0.4))
            .found(0.1),
    );
    at.lay(Touch::new(&ellipse((-21.0, -34.0), 5.0, 3.2), "#e2ad74"));
    at.lay(Touch::new(&ellipse((-3.0, -49.0), 7.0, 7.0), "#f6e3c0"));
    at.lay(Touch::new(&ellipse((-5.0, -47.0), 4.8, 5.0), "#150c0a"));
    at.lay(Touch::new(&ellipse((-6.0, -49.5), 1.5, 1.5), "#fff8ea"));
    at.lay(Touch::new(&ellipse((-29.0, -38.0), 3.2, 2.6), "#3a1a12"));
}
