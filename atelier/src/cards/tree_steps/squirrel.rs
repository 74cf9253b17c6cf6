//! A squirrel that did not expect to travel: it sits on the knee of a tree with its acorn and holds still.

use super::DAY;
use crate::line::{blob, ellipse, taper};
use crate::shape::Spot;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const FUR: [&str; 4] = ["#5e2812", "#96431b", "#c66c2e", "#eba763"];

pub fn paint(canvas: &Canvas) {
    let at = canvas.at(Spot::new(640.0, 484.0, 0.94).turned(-4.0));
    let fur = |middle, radii| Field::ramp(&FUR, Value::ball(middle, radii, DAY).lifted(0.15));
    let brushes = || Passes::curls(0.36);
    let spine = spots![16, 54; 54, 44; 62, -2; 44, -44; 58, -78; 80, -80];
    let tail = taper(&spine, &[18.0, 38.0, 46.0, 44.0, 34.0, 8.0]);
    at.lay(
        Mass::new(&tail, fur((52.0, -16.0), (40.0, 76.0)))
            .flow(Flow::along(&[&spine]).stray(0.5))
            .passes(brushes())
            .found(0.1),
    );
    at.lay(
        Brush::new(
            &spots![28, 44; 54, 30; 56, -4; 42, -40; 56, -70],
            7.0,
            FUR[0],
        )
        .profile(&[0.3, 1.0, 0.8, 0.6, 0.1])
        .dry(0.3)
        .opacity(0.5),
    );
    for ear in [
        knots![-2, -58, corner; 4, -90, corner; 14, -56, corner],
        knots![-14, -62, corner; -14, -88, corner; 0, -62, corner],
    ] {
        at.lay(Touch::new(&blob(&ear), FUR[1]));
    }
    let body = blob(&knots![
        -8, -34; -20, -10; -26, 18; -22, 44; -8, 56; 18, 58; 32, 44; 34, 18; 24, -10; 10, -32
    ]);
    at.lay(
        Mass::new(&body, fur((8.0, 10.0), (34.0, 54.0)))
            .flow(
                Flow::along(&[
                    &spots![4, -34; 20, 4; 18, 54][..],
                    &spots![-10, -30; -20, 10; -8, 54],
                ])
                .stray(0.25),
            )
            .passes(brushes())
            .found(0.12),
    );
    let belly = blob(&knots![-10, -26; -20, -6; -25, 18; -20, 40; -10, 42; -8, 14; -4, -12]);
    at.lay(Mass::new(&belly, "#ecc796").passes(brushes()).found(0.2));
    let haunch = ellipse((14.0, 36.0), 20.0, 22.0);
    at.lay(
        Mass::new(&haunch, fur((12.0, 34.0), (24.0, 26.0)))
            .passes(brushes())
            .found(0.1),
    );
    at.lay(Brush::new(&spots![22, 57; 0, 58; -24, 59], 9.0, FUR[2]).profile(&[1.0, 1.0, 0.6]));
    // It looks down to the left, at who might turn round.
    let head = blob(&knots![
        -42, -38; -36, -48; -22, -62; -2, -68; 14, -58; 18, -42; 8, -28; -10, -24; -30, -28; -40, -32
    ]);
    at.lay(
        Mass::new(&head, fur((-4.0, -48.0), (32.0, 26.0)))
            .flow(Flow::along(&[&spots![-42, -36; -16, -50; 14, -44]]).stray(0.2))
            .passes(brushes())
            .found(0.1),
    );
    let cheek = blob(&knots![-41, -34; -28, -38; -14, -34; -12, -27; -28, -27; -38, -30]);
    at.lay(Touch::new(&cheek, "#ecc796").opacity(0.85));
    at.lay(Touch::new(&ellipse((-17.0, -48.0), 5.6, 5.8), "#e9bd86"));
    at.lay(Touch::new(&ellipse((-17.5, -47.5), 4.4, 4.8), "#150c0a"));
    at.lay(Touch::new(&ellipse((-16.0, -49.6), 1.4, 1.4), "#fff8ea"));
    at.lay(Touch::new(&ellipse((-42.0, -37.0), 2.8, 2.4), "#3a1a12"));
    // Its acorn, between two paws.
    at.lay(Touch::new(&ellipse((-32.0, 2.0), 7.0, 9.0), "#8a6428"));
    at.lay(Touch::new(&ellipse((-32.0, -5.0), 8.0, 4.6), "#4e3216"));
    at.lay(Brush::new(&spots![-2, -14; -16, 2; -30, 3], 9.0, FUR[2]).profile(&[1.0, 0.9, 0.7]));
    at.lay(Brush::line(&spots![-2, -9; -14, 7; -28, 8], 2.0, FUR[0]).opacity(0.6));
}
