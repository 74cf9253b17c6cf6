//! Spring, burst open: blossom, new grass, and beyond the broken wall the sky.

use super::{comb, spring_cell, sunk};
use crate::line::{blob, poly, taper};
use crate::random::Chance;
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    // Outside.
    let sky = poly(&spots![540, -60; 850, -60; 850, 230; 700, 120]);
    let value = Value::glow((850.0, -60.0), (150.0, 130.0))
        .plus(&Value::even(0.12))
        .broken(0.06, 90.0, 3);
    canvas.lay(
        Mass::new(
            &sky,
            Field::ramp(&["#3f9cc6", "#7cc4d8", "#d9efdf", "#fffae4"], value),
        )
        .along(&[&spots![560, -40; 850, 40], &spots![660, 60; 850, 180]])
        .passes(Passes::sky().scaled(0.7)),
    );
    let blue = Field::ramp(
        &["#d3ebe4", "#7fc4dc", "#419cca", "#2a7cb4"],
        Value::along((716.0, 90.0), (840.0, -50.0)).broken(0.1, 60.0, 4),
    );
    // Where the outer wall was.
    let broken = poly(
        &spots![596, -60; 660, -60; 700, 4; 776, 60; 850, 128; 850, 200; 780, 170; 700, 100; 630, 40],
    );
    let inside = sunk(canvas, &spring_cell(), "#8a4d1a", (-6.0, 6.0)).and(&broken);
    let value = Value::glow((720.0, 70.0), (330.0, 260.0)).broken(0.08, 90.0, 3);
    canvas.lay(
        Mass::new(
            &inside,
            Field::blend(
                Field::ramp(&["#8fb06a", "#c4d58c", "#f0ecb4", "#fffce6"], value),
                blue,
                Value::beside((850.0, 236.0), (520.0, -60.0), 50.0),
            ),
        )
        .along(&[
            &spots![700, 70; 560, 180; 500, 240],
            &spots![700, 70; 460, 40; 380, 0],
            &spots![720, 80; 780, 240; 800, 320],
        ])
        .passes(Passes::cloth().uneven(0.012, 0.006, 0.03)),
    );
    let meadow = blob(
        &knots![344, 160; 420, 170; 520, 214; 620, 262; 700, 272; 860, 262; 860, 380; 680, 380; 500, 280; 340, 190],
    );
    let value = Value::along((420.0, 260.0), (760.0, 250.0)).broken(0.14, 50.0, 3);
    canvas.lay(
        Mass::new(
            &meadow.within(&inside),
            Field::ramp(&["#3f7a3a", "#7fae48", "#cbdb72"], value),
        )
        .along(&[&spots![350, 150; 500, 240; 690, 320; 850, 320]])
        .passes(Passes::thing()),
    );
    let mut chance = Chance::of("spring", 91);
    for _ in 0..60 {
        let x = chance.between(590.0, 790.0);
        let y = chance.between(276.0, 326.0);
        canvas.lay(
            Brush::new(
                &[
                    (x, y),
                    (
                        x + chance.between(-5.0, 5.0),
                        y - chance.between(10.0, 24.0),
                    ),
                ],
                4.0,
                *chance.pick(&["#5c9a3c", "#a8cc5a", "#3f7a3a"]),
            )
            .profile(&[1.0, 0.2])
            .sleek(),
        );
    }
    // A bough in blossom.
    for (line, widths) in [
        (
            &spots![362, 130; 400, 60; 470, 20; 560, 10][..],
            [20.0, 15.0, 10.0, 5.0],
        ),
        (
            &spots![410, 56; 440, 70; 480, 84; 520, 80],
            [10.0, 8.0, 6.0, 3.0],
        ),
    ] {
        canvas.lay(
            Mass::new(&taper(line, &widths).within(&inside), "#5c3424")
                .passes(Passes::thing().scaled(0.5))
                .bare(),
        );
    }
    for _ in 0..80 {
        let (x, y) = *chance.pick(&[
            (396.0, 66.0),
            (430.0, 40.0),
            (470.0, 20.0),
            (520.0, 12.0),
            (470.0, 82.0),
            (510.0, 82.0),
            (380.0, 100.0),
            (560.0, 14.0),
        ]);
        let (x, y) = (chance.near(x, 15.0), chance.near(y, 11.0));
        let r = chance.between(5.0, 11.0);
        if inside.contains((x, y)) {
            canvas.lay(Touch::new(
                &comb::ragged((x, y), r, 0.0, chance.below(999)),
                *chance.pick(&["#f2a3ae", "#fbd0d0", "#fff0ea", "#df7f92"]),
            ));
        }
    }
    wall(canvas);
}

/// The outer wall: two stumps with jagged ends, and a piece that is still in the air.
fn wall(canvas: &Canvas) {
    let pieces = [
        poly(
            &spots![506, -60; 620, -60; 668, -18; 700, 8; 684, 22; 694, 44; 664, 36; 650, 58; 632, 32; 612, 34; 596, 6; 548, -36],
        ),
        poly(
            &spots![752, 108; 776, 104; 784, 122; 806, 116; 870, 172; 870, 262; 826, 214; 790, 190; 798, 170; 766, 158; 774, 138],
        ),
        poly(&spots![724, 30; 752, 34; 764, 56; 742, 70; 716, 54]),
        poly(&spots![722, -30; 740, -34; 748, -18; 732, -10]),
        poly(&spots![790, 60; 804, 56; 810, 72; 796, 78]),
    ];
    for piece in pieces {
        let bounds = piece.bounds();
        let value =
            Value::along((bounds.x0, bounds.y1), (bounds.x1, bounds.y0)).broken(0.12, 30.0, 3);
        canvas.lay(
            Mass::new(
                &piece,
                Field::ramp(&["#7a3d14", "#c98428", "#f8d67c"], value),
            )
            .passes(Passes::thing().scaled(0.6))
            .found(0.04),
        );
    }
}
