//! On the next seat, belted in: a birthday cake.

use crate::line::{arc, blob, ellipse, poly, taper};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const ICING: [&str; 5] = ["#3b2a2c", "#7a5444", "#b98a5f", "#e6bf85", "#fbe6b8"];

pub(super) fn paint(canvas: &Canvas) {
    seat(canvas);
    tier(canvas, (112.0, 930.0), 128.0, 104.0);
    tier(canvas, (112.0, 824.0), 88.0, 84.0);
    candles(canvas);
    belt(canvas);
}

fn seat(canvas: &Canvas) {
    let back = blob(
        &knots![-60, 700; 20, 600; 120, 580; 214, 610; 262, 720; 280, 900; 286, 1100; -60, 1100],
    );
    let value = Value::ball((110.0, 900.0), (230.0, 330.0), (0.2, 0.7, 0.5)).broken(0.08, 90.0, 4);
    canvas.lay(
        Mass::new(
            &back,
            Field::ramp(&["#141922", "#1e242e", "#33302f", "#54402f"], value),
        )
        .along(&[
            &spots![-40, 720; 110, 600; 250, 720],
            &spots![20, 1080; 30, 760],
            &spots![220, 1080; 210, 760],
        ])
        .passes(Passes::cloth())
        .lost((300.0, 900.0), 120.0)
        .bleed(18.0),
    );
    let rest =
        blob(&knots![34, 520; 60, 484; 112, 474; 166, 484; 190, 522; 184, 576; 112, 594; 42, 576]);
    let value = Value::ball((112.0, 540.0), (90.0, 66.0), (0.2, 0.7, 0.5)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &rest,
            Field::ramp(&["#10151d", "#1a2029", "#2c2b2c", "#463829"], value),
        )
        .passes(Passes::thing())
        .lost((30.0, 480.0), 70.0),
    );
}

/// One storey of the cake, its base at a place.
fn tier(canvas: &Canvas, (x, y): At, half: f64, high: f64) {
    let low = half * 0.2;
    let top = y - high;
    let mut ring = arc((x, top), half, low, 180.0, 360.0, 16);
    ring.extend(arc((x, y), half, low, 0.0, 180.0, 16));
    let value = Value::along((x - half * 0.7, top - 20.0), (x + half * 0.6, y + 10.0))
        .broken(0.07, 60.0, 4);
    let paint = Field::ramp(&ICING, value)
        .patch(
            (x - half, y - high * 0.4),
            (half * 0.4, high),
            ICING[0],
            0.6,
        )
        .patch((x, top), (half, low * 0.9), "#8f7a68", 0.7);
    canvas.lay(
        Mass::new(&poly(&ring), paint)
            .along(&[
                &arc((x, y - high * 0.3), half, low, 10.0, 170.0, 8),
                &arc((x, top), half, low, 10.0, 170.0, 8),
                &arc((x, top), half, low, 190.0, 350.0, 8),
            ])
            .passes(Passes::thing())
            .found(0.1),
    );
    // Piped along both edges, each dab for itself.
    for (edge, size) in [(y - 2.0, 17.0), (top + 3.0, 14.0)] {
        for (i, (px, py)) in arc((x, edge), half * 0.97, low, 4.0, 176.0, 11)
            .into_iter()
            .enumerate()
        {
            let lit = ((px - x) / half * 0.3 + 0.5).clamp(0.1, 0.9);
            let colour = crate::colour::ramp(&["#6b3a3a", "#a85a4c", "#dd9a78", "#f6d3a8"], lit);
            let sway = if i % 2 == 0 { 3.0 } else { -2.0 };
            canvas.lay(
                Brush::new(
                    &[
                        (px - size * 0.5, py + sway),
                        (px, py - 4.0),
                        (px + size * 0.55, py + 1.0),
                    ],
                    size,
                    colour,
                )
                .profile(&[0.6, 1.0, 0.4]),
            );
        }
    }
}

/// Not lit yet.
fn candles(canvas: &Canvas) {
    for (x, y, lean, colour) in [
        (62.0, 742.0, -3.0, "#8aa0a0"),
        (90.0, 752.0, 2.0, "#c9665a"),
        (118.0, 755.0, -1.0, "#d8b46e"),
        (146.0, 751.0, 4.0, "#8aa0a0"),
        (168.0, 741.0, -2.0, "#c9665a"),
    ] {
        let line = [(x, y), (x + lean * 0.5, y - 30.0), (x + lean, y - 58.0)];
        canvas.lay(Brush::new(&line, 8.0, colour).profile(&[1.0, 0.9, 0.8]));
        canvas.lay(
            Brush::line(
                &[(x + 1.6, y - 4.0), (x + lean + 1.6, y - 52.0)],
                2.0,
                "#f3dcae",
            )
            .opacity(0.6),
        );
        canvas.lay(Brush::line(
            &[(x + lean, y - 57.0), (x + lean + 1.0, y - 68.0)],
            2.6,
            "#1a1412",
        ));
    }
}

/// The belt, and its buckle.
fn belt(canvas: &Canvas) {
    let strap = taper(
        &spots![-40, 626; 60, 766; 150, 866; 262, 968],
        &[24.0, 27.0, 29.0, 29.0],
    );
    let value = Value::along((60.0, 800.0), (30.0, 840.0)).broken(0.06, 80.0, 3);
    canvas.lay(
        Mass::new(
            &strap,
            Field::ramp(&["#0d1218", "#18202a", "#2b3640"], value),
        )
        .along(&[&spots![-40, 626; 60, 766; 150, 866; 262, 968]])
        .passes(Passes::thing().scaled(0.7))
        .found(0.05),
    );
    canvas.lay(
        Brush::line(&spots![0, 700; 60, 780; 140, 870; 220, 944], 2.6, "#6d7a7e").opacity(0.5),
    );
    let buckle = blob(&knots![238, 940; 286, 952; 294, 990; 276, 1030; 240, 1026; 230, 980]);
    canvas.lay(
        Mass::new(&buckle, "#1c2026")
            .passes(Passes::thing().scaled(0.7))
            .found(0.05),
    );
    canvas.lay(Touch::new(&ellipse((262.0, 984.0), 9.0, 6.0), "#a8382c"));
}
