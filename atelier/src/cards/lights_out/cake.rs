//! The cake before her: six wicks that smoke, and one that burns.

use crate::colour::mix;
use crate::line::{arc, blob, ellipse, poly};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Touch, Value};
use crate::{knots, spots};

use super::FLAME;

/// The foot of each candle, how far it leans, and its colour.
const CANDLES: [(At, f64, &str); 7] = [
    ((372.0, 948.0), -3.0, "#5f8aa0"),
    ((470.0, 942.0), 3.0, "#b35a4c"),
    ((438.0, 1034.0), -2.0, "#5f8aa0"),
    ((650.0, 962.0), 4.0, "#a88a4c"),
    ((318.0, 1010.0), 2.0, "#a88a4c"),
    ((718.0, 1012.0), -3.0, "#5f8aa0"),
    ((566.0, 1030.0), 0.0, "#d8654a"),
];
const HIGH: f64 = 160.0;

pub(super) fn paint(canvas: &Canvas) {
    let mut ring = arc((470.0, 1000.0), 372.0, 92.0, 180.0, 360.0, 30);
    ring.extend(spots![846, 1260; 94, 1260]);
    let glow = || Value::glow((566.0, 1000.0), (300.0, 170.0)).broken(0.06, 80.0, 4);
    let cream = Field::ramp(
        &["#232a45", "#4a4258", "#96705c", "#e0aa68", "#ffe6a8"],
        glow(),
    );
    let side = Field::ramp(
        &["#1a2038", "#35304a", "#6d4c48", "#b07a4c"],
        Value::glow((560.0, 1080.0), (300.0, 190.0)).broken(0.06, 80.0, 5),
    );
    let top = ellipse((470.0, 1000.0), 372.0, 92.0);
    canvas.lay(
        Mass::new(&poly(&ring), &side)
            .along(&[
                &arc((470.0, 1060.0), 372.0, 92.0, 10.0, 170.0, 12),
                &arc((470.0, 1160.0), 372.0, 92.0, 10.0, 170.0, 12),
            ])
            .passes(Passes::cloth()),
    );
    canvas.lay(
        Mass::new(&top, &cream)
            .along(&[
                &arc((470.0, 1000.0), 300.0, 70.0, 0.0, 360.0, 30),
                &arc((470.0, 1000.0), 120.0, 30.0, 0.0, 360.0, 20),
            ])
            .passes(Passes::thing().scaled(1.4))
            .lost((90.0, 1000.0), 70.0)
            .found(0.2),
    );
    for (i, at) in arc((470.0, 1004.0), 366.0, 90.0, 2.0, 178.0, 19)
        .into_iter()
        .enumerate()
    {
        let tone = cream.at((at.0, at.1 - 10.0)).lighter(0.03);
        let (x, y) = at;
        let dab = [
            (x - 17.0, y + 2.0),
            (x - 2.0, y - 7.0 - (i % 2) as f64 * 3.0),
            (x + 18.0, y + 4.0),
        ];
        canvas.lay(
            Brush::new(&dab, 30.0, tone)
                .profile(&[0.6, 1.0, 0.5])
                .vary(0.05),
        );
    }
    let mut back_to_front = CANDLES;
    back_to_front.sort_by(|a, b| a.0.1.total_cmp(&b.0.1));
    back_to_front
        .iter()
        .for_each(|candle| stick(canvas, candle));
}

fn tip(((x, y), lean, _): &(At, f64, &str)) -> At {
    (x + lean * 2.0, y - HIGH)
}

/// A candle with a stripe; its lit side is towards the flame.
fn stick(canvas: &Canvas, candle: &(At, f64, &str)) {
    let ((x, y), lean, colour) = *candle;
    let top = tip(candle);
    let near = (-((x - FLAME.0) / 170.0).powi(2)).exp();
    let base = mix(mix(colour, "#1a2038", 0.6), colour, near);
    let line = [(x, y), (x + lean, y - HIGH * 0.5), top];
    canvas.lay(
        Brush::new(&line, 21.0, base)
            .profile(&[1.0, 0.96, 0.92])
            .vary(0.03),
    );
    let side = if x < FLAME.0 { 6.0 } else { -6.0 };
    let lit: Vec<At> = line.iter().map(|&(x, y)| (x + side, y)).collect();
    canvas.lay(
        Brush::line(&lit, 6.0, mix(base, "#ffe0a0", 0.3 + 0.5 * near))
            .profile(&[0.4, 0.9, 1.0])
            .opacity(0.85),
    );
    for part in [0.16, 0.36, 0.56, 0.76] {
        let at = |side: f64, up: f64| {
            (
                x + lean * 2.0 * (part + up) + side * 9.0,
                y - HIGH * (part + up),
            )
        };
        canvas.lay(
            Brush::line(
                &[at(-1.0, 0.0), at(1.0, 0.07)],
                5.0,
                mix(base, "#f6e2bc", 0.25 + 0.4 * near),
            )
            .profile(&[0.8, 1.0, 0.8])
            .opacity(0.75),
        );
    }
    canvas.lay(Touch::new(
        &ellipse((top.0, top.1), 10.0, 3.6),
        mix(base, "#ffe0a0", 0.35),
    ));
    canvas.lay(
        Brush::line(
            &[top, (top.0 + 1.0, top.1 - 9.0), (top.0 + 3.0, top.1 - 17.0)],
            3.6,
            "#0c0a12",
        )
        .profile(&[1.0, 0.9, 0.7]),
    );
}

/// Six threads of smoke; an ember is still on two wicks.
pub(super) fn smoke(canvas: &Canvas) {
    for (i, candle) in CANDLES[..6].iter().enumerate() {
        let (x, y) = tip(candle);
        let (x, y) = (x + 3.0, y - 18.0);
        let side = [0.8, 1.0, 0.8, 1.0, 0.8, 0.7][i];
        let rise = [90.0, 110.0, 120.0, 210.0, 84.0, 250.0][i];
        let line = [
            (x, y),
            (x + 5.0 * side, y - rise * 0.22),
            (x - 9.0 * side, y - rise * 0.45),
            (x + 15.0 * side, y - rise * 0.7),
            (x - 2.0 * side, y - rise * 0.9),
            (x + 22.0 * side, y - rise),
        ];
        canvas.lay(
            Brush::new(&line, 24.0, "#8ea2bd")
                .profile(&[0.1, 0.3, 0.5, 0.9, 1.0, 0.3])
                .sleek()
                .opacity(0.2),
        );
        canvas.lay(
            Brush::line(&line, 8.0, "#c9d3dd")
                .profile(&[0.5, 0.6, 0.7, 1.0, 0.6, 0.1])
                .opacity(0.5),
        );
        if i % 3 == 1 {
            canvas.lay(Touch::new(&ellipse((x, y + 1.0), 2.6, 2.6), "#ff6a3a"));
        }
    }
}

/// The last one, bent by what is left of her breath.
pub(super) fn flame(canvas: &Canvas) {
    let (x, y) = tip(&CANDLES[6]);
    let (x, y) = (x + 2.0, y - 8.0);
    canvas.lay(Glaze::mist(
        (x + 4.0, y - 30.0),
        (92.0, 104.0),
        "#ffb45a",
        0.4,
    ));
    let outer = blob(
        &knots![x, y + 8.0; x - 17.0, y - 10.0; x - 15.0, y - 34.0; x - 2.0, y - 62.0; x + 20.0, y - 98.0, corner; x + 18.0, y - 62.0; x + 20.0, y - 30.0; x + 15.0, y - 6.0],
    );
    let value = Value::along((x + 12.0, y - 96.0), (x, y - 8.0)).broken(0.04, 20.0, 2);
    canvas.lay(
        Mass::new(
            &outer,
            Field::ramp(&["#f08a2e", "#ffb545", "#ffd978", "#fff0bc"], value),
        )
        .flow(Flow::along(&[
            &spots![0, 0; -8, -40; 16, -92].map(|(dx, dy)| (x + dx, y + dy)),
            &spots![6, 0; 10, -40; 18, -92].map(|(dx, dy)| (x + dx, y + dy)),
        ]))
        .passes(Passes::thing().scaled(0.4).uneven(0.01, 0.004, 0.02))
        .found(0.02),
    );
    let core = blob(
        &knots![x, y + 4.0; x - 9.0, y - 12.0; x - 6.0, y - 34.0; x + 6.0, y - 56.0, corner; x + 10.0, y - 30.0; x + 9.0, y - 8.0],
    );
    canvas.lay(Touch::new(&core, "#fffbe6").opacity(0.9));
    canvas.lay(Brush::line(
        &[(x - 2.0, y + 12.0), (x - 1.0, y + 2.0), (x + 2.0, y - 8.0)],
        4.0,
        "#3a1a14",
    ));
}
