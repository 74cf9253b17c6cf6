//! The picture: plumb, in a cobalt frame. In it is night, and a house with a light on.

use crate::line::{blob, poly};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Glaze, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// Its middle, and half its size.
const MIDDLE: At = (424.0, 604.0);
const HALF: At = (104.0, 124.0);

/// Its lower left corner, where he holds it.
pub fn corner() -> At {
    (MIDDLE.0 - HALF.0, MIDDLE.1 + HALF.1)
}

pub fn paint(canvas: &Canvas) {
    let at = canvas.at(Spot::new(MIDDLE.0, MIDDLE.1, 1.0));
    let (w, h) = HALF;
    let framed = |by: f64| {
        poly(&[
            (by - w, by - h),
            (w - by, by - h),
            (w - by, h - by),
            (by - w, h - by),
        ])
    };
    // It stands off the leaning wall: a shadow wider below than above.
    at.lay(
        Touch::new(
            &poly(&[
                (w - 10.0, -h + 10.0),
                (w + 10.0, -h + 14.0),
                (w + 24.0, h + 18.0),
                (-w + 18.0, h + 18.0),
                (-w + 10.0, h - 10.0),
            ]),
            "#5d3a44",
        )
        .opacity(0.6),
    );
    for end in [-58.0, 58.0] {
        at.lay(Brush::new(&[(0.0, -h - 46.0), (end, -h + 4.0)], 3.2, "#2f2430").sleek());
    }
    at.lay(Brush::new(&[(-5.0, -h - 50.0), (5.0, -h - 45.0)], 8.0, "#1d1620").sleek());
    let value = Value::along((w, h), (-w, -h)).broken(0.08, 40.0, 2);
    at.lay(Touch::new(&framed(0.0), "#173a9e"));
    at.lay(
        Mass::new(
            &framed(0.0),
            Field::ramp(&["#0f2c86", "#1c46b4", "#2f66d6"], value),
        )
        .passes(Passes::of(&[(12.0, 50.0, 1.9, 0.0)]).uneven(0.014, 0.006, 0.04))
        .found(0.02),
    );
    night(canvas, at.spot, &framed(22.0));
    // The rim of the frame, lit on the left and from above.
    for (line, colour) in [
        ([(22.0 - w, 22.0 - h), (w - 22.0, 22.0 - h)], "#0b1f60"),
        ([(22.0 - w, 22.0 - h), (22.0 - w, h - 22.0)], "#0b1f60"),
        ([(22.0 - w, h - 22.0), (w - 22.0, h - 22.0)], "#6c9af0"),
        ([(w - 22.0, 22.0 - h), (w - 22.0, h - 22.0)], "#4a7be0"),
    ] {
        at.lay(Brush::new(&line, 4.0, colour).profile(&[1.0, 1.0]).sleek());
    }
}

/// A hill, a house as children know it, all its windows lit.
fn night(canvas: &Canvas, spot: Spot, glass: &crate::shape::Shape) {
    let at = canvas.at(spot);
    let value = Value::along((0.0, -110.0), (0.0, 90.0)).broken(0.08, 50.0, 3);
    at.lay(Touch::new(glass, "#16204a"));
    at.lay(
        Mass::new(
            glass,
            Field::ramp(&["#111a3f", "#20305f", "#3f4f82"], value),
        )
        .passes(Passes::of(&[(13.0, 46.0, 1.9, 0.0)]).uneven(0.012, 0.006, 0.03))
        .found(0.0),
    );
    let hill = blob(
        &knots![-82, 50, corner; -40, 36; 10, 34; 50, 42; 82, 56, corner; 82, 102, corner; -82, 102, corner],
    );
    at.lay(
        Mass::new(
            &hill,
            Field::ramp(
                &["#0e1a30", "#1d3145", "#5a5a44"],
                Value::glow((0.0, 58.0), (60.0, 30.0)),
            ),
        )
        .passes(Passes::of(&[(10.0, 40.0, 1.9, 0.0)]))
        .found(0.02),
    );
    let walls = poly(&spots![-44, 48; -44, -14; 44, -14; 44, 48]);
    at.lay(Touch::new(&walls, "#d8743a"));
    at.lay(
        Mass::new(
            &walls,
            Field::ramp(
                &["#b8542c", "#e08a40", "#f4b45c"],
                Value::along((44.0, 48.0), (-44.0, -14.0)),
            ),
        )
        .passes(Passes::of(&[(8.0, 24.0, 1.9, 0.0)]))
        .found(0.02),
    );
    let chimney = poly(&spots![18, -36; 18, -70; 33, -70; 33, -30]);
    at.lay(Touch::new(&chimney, "#7d3426"));
    at.lay(Touch::new(
        &poly(&spots![-58, -10; 0, -64; 58, -10]),
        "#5a1f26",
    ));
    for (x, y, w, h) in [(-32.0, 4.0, 22.0, 24.0), (12.0, 4.0, 22.0, 24.0)] {
        at.lay(Touch::new(
            &poly(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)]),
            "#fff3b0",
        ));
        at.lay(Brush::new(&[(x + w / 2.0, y), (x + w / 2.0, y + h)], 2.6, "#a8502c").sleek());
        at.lay(Brush::new(&[(x, y + h / 2.0), (x + w, y + h / 2.0)], 2.6, "#a8502c").sleek());
    }
    at.lay(Touch::new(
        &poly(&spots![-7, 48; -7, 14; 7, 14; 7, 48]),
        "#6f2a26",
    ));
    at.lay(
        Brush::new(&spots![26, -72; 34, -84; 26, -94; 40, -100], 9.0, "#8f96b8")
            .profile(&[0.4, 0.8, 1.0, 0.6])
            .dry(0.2)
            .opacity(0.8),
    );
    let (x, y) = spot.point((0.0, 20.0));
    canvas.lay(Glaze::mist((x, y), (80.0, 66.0), "#ffb860", 0.35));
}
