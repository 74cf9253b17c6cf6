//! The two nearest: a child's red mitten and a man's black glove have turned and hold each other by the thumb.

use crate::line::{Path, blob, circle, curve, taper};
use crate::shape::{At, Shape, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const RED: [&str; 5] = ["#5e0f24", "#96162a", "#c6262c", "#e2483a", "#f58a68"];

pub(super) fn paint(canvas: &Canvas) {
    let leather = leather(canvas);
    let wool = mitten(canvas);
    thumbs(canvas, &wool, &leather);
}

fn rounded(line: &[At], widths: &[f64]) -> Shape {
    let last = line[line.len() - 1];
    taper(line, widths).and(&circle(last, widths[widths.len() - 1] * 0.5))
}

/// The man's glove, its back to us, four fingers up. Its paint comes back.
fn leather(canvas: &Canvas) -> Field {
    let palm = blob(
        &knots![302, 590; 300, 540; 288, 490; 286, 446; 312, 424; 352, 424; 384, 444; 390, 490; 382, 540; 384, 590],
    );
    let fingers = [
        rounded(&spots![300, 456; 286, 406; 276, 362], &[28.0, 28.0, 25.0]),
        rounded(&spots![324, 446; 318, 384; 314, 332], &[29.0, 29.0, 26.0]),
        rounded(&spots![349, 446; 352, 386; 354, 336], &[29.0, 29.0, 26.0]),
        rounded(&spots![373, 458; 384, 412; 392, 374], &[26.0, 26.0, 23.0]),
    ];
    let shape = all([palm].into_iter().chain(fingers)).fillet(4.0);
    let value = Value::ball((330.0, 470.0), (86.0, 150.0), (-0.7, -0.5, 0.5))
        .lifted(0.06)
        .broken(0.07, 40.0, 3);
    let mut paint = Field::ramp(
        &["#100e18", "#1a1824", "#292735", "#464454", "#7d7a8c"],
        value,
    );
    for line in [
        spots![278, 372; 294, 452],
        spots![308, 342; 316, 440],
        spots![346, 344; 342, 440],
        spots![384, 384; 366, 452],
    ] {
        let [(x0, y0), (x1, y1)] = line;
        paint = paint.patch_turned(
            ((x0 + x1) / 2.0, (y0 + y1) / 2.0),
            (6.0, 52.0),
            (x0 - x1) / 10.0,
            "#8e8a9e",
            0.4,
        );
    }
    canvas.lay(
        Mass::new(&shape, &paint)
            .flow(
                Flow::along(&[
                    &spots![278, 360; 300, 460; 320, 590][..],
                    &spots![314, 336; 326, 460; 336, 590],
                    &spots![354, 340; 350, 460; 352, 590],
                    &spots![392, 376; 374, 460; 370, 590],
                ])
                .soft(14.0)
                .stray(0.12),
            )
            .passes(Passes::thing().scaled(0.62))
            .found(0.06),
    );
    // Three seams on the back, and the strap at the wrist.
    for line in [
        spots![312, 462; 318, 500; 322, 530],
        spots![337, 456; 338, 496; 338, 530],
        spots![362, 464; 358, 500; 355, 530],
    ] {
        canvas.lay(Brush::line(&line, 4.0, "#08070d").opacity(0.9));
        let lit: Vec<At> = line.iter().map(|&(x, y)| (x - 3.0, y)).collect();
        canvas.lay(Brush::line(&lit, 2.6, "#6f6c7e").opacity(0.7));
    }
    canvas.lay(
        Brush::new(&spots![298, 566; 340, 572; 386, 566], 22.0, "#24222e")
            .profile(&[0.9, 1.0, 0.9]),
    );
    canvas.lay(Brush::line(&spots![300, 556; 340, 562; 384, 556], 3.0, "#77748a").opacity(0.6));
    paint
}

/// The child's mitten: it leans over to the other. Its paint comes back.
fn mitten(canvas: &Canvas) -> Field {
    let hand = blob(&knots![
        104, 690; 98, 640; 100, 590; 118, 520; 150, 474; 190, 456; 226, 470; 240, 510; 236, 560; 226, 610; 220, 650; 216, 696
    ]);
    let value = Value::ball((168.0, 580.0), (96.0, 150.0), (-0.65, -0.55, 0.5))
        .lifted(0.08)
        .broken(0.06, 40.0, 4);
    let paint = Field::ramp(&RED, value);
    canvas.lay(
        Mass::new(&hand, &paint)
            .flow(
                Flow::along(&[
                    &spots![116, 690; 112, 600; 150, 490][..],
                    &spots![160, 690; 164, 580; 190, 470],
                    &spots![206, 690; 212, 600; 230, 490],
                ])
                .soft(14.0)
                .stray(0.16),
            )
            .passes(Passes::thing().scaled(0.62))
            .found(0.06),
    );
    knitting(canvas, &paint);
    let cuff =
        blob(&knots![92, 676; 160, 664; 226, 678; 232, 716; 226, 752; 160, 764; 94, 752; 88, 716]);
    let value = Value::along((236.0, 720.0), (90.0, 700.0)).broken(0.06, 30.0, 4);
    canvas.lay(
        Mass::new(
            &cuff,
            Field::ramp(&["#6e1226", "#a01a2c", "#cf3a34", "#ea6a52"], value),
        )
        .flow(Flow::straight(88.0).stray(0.05))
        .passes(
            Passes::of(&[(15.0, 60.0, 1.8, 0.0), (9.0, 50.0, 1.4, 0.1)]).uneven(0.02, 0.006, 0.06),
        )
        .found(0.06),
    );
    for i in 0..9 {
        let x = 100.0 + 15.6 * f64::from(i);
        let sag = 8.0 - (x - 160.0).abs() * 0.1;
        canvas.lay(
            Brush::line(
                &[
                    (x, 672.0 - sag * 0.8),
                    (x - 1.0, 712.0),
                    (x + 1.0, 752.0 + sag),
                ],
                5.0,
                "#6a1024",
            )
            .opacity(0.6),
        );
    }
    paint
}

/// Stitches, in rows that follow the hand.
fn knitting(canvas: &Canvas, paint: &Field) {
    let hand = [
        spots![120, 668; 116, 600; 150, 500],
        spots![142, 668; 142, 590; 172, 482],
        spots![166, 668; 170, 588; 196, 478],
        spots![190, 668; 196, 590; 216, 488],
    ];
    for line in hand {
        let path = Path::new(curve(&line));
        for (at, way) in path.walk(11) {
            let (sin, cos) = way.to_radians().sin_cos();
            let (x, y) = at;
            let stitch = |side: f64| {
                [
                    (
                        x + cos * 7.0 - sin * 6.0 * side,
                        y + sin * 7.0 + cos * 6.0 * side,
                    ),
                    (
                        x - cos * 3.0 - sin * 1.0 * side,
                        y - sin * 3.0 + cos * 1.0 * side,
                    ),
                ]
            };
            for side in [-1.0, 1.0] {
                canvas.lay(
                    Brush::line(&stitch(side), 4.0, paint.at(at).lighter(0.07))
                        .profile(&[0.5, 1.0, 0.5])
                        .opacity(0.55),
                );
            }
        }
    }
}

/// Thumb over thumb: each lies on the other's back.
fn thumbs(canvas: &Canvas, wool: &Field, leather: &Field) {
    let black = spots![318, 486; 286, 500; 256, 534; 240, 580];
    let red = spots![196, 640; 236, 616; 272, 572; 292, 524];
    let lay = |shape: &Shape, paint: &Field, line: &[At], root: (At, f64), into: &Field| {
        canvas.lay(
            Mass::new(shape, paint)
                .flow(Flow::along(&[line]).soft(10.0).stray(0.1))
                .passes(Passes::thing().scaled(0.56))
                .lost(root.0, root.1)
                .into(into)
                .bleed(3.0)
                .found(0.03),
        );
    };
    let dark = Field::ramp(
        &["#100e18", "#2d2b3a", "#6a6779"],
        Value::along((292.0, 566.0), (262.0, 500.0)),
    );
    let bright = Field::ramp(
        &["#7a1226", "#b81f2c", "#e2483a", "#f58a68"],
        Value::along((286.0, 622.0), (236.0, 560.0)),
    );
    lay(
        &rounded(&black, &[52.0, 44.0, 38.0, 32.0]),
        &dark,
        &black,
        ((330.0, 480.0), 40.0),
        leather,
    );
    let shade = taper(
        &spots![222, 640; 262, 610; 296, 566; 306, 530],
        &[8.0, 18.0, 16.0, 6.0],
    );
    canvas.lay(Touch::new(&shade, "#14060e").opacity(0.45));
    lay(
        &rounded(&red, &[64.0, 54.0, 44.0, 36.0]),
        &bright,
        &red,
        ((184.0, 646.0), 50.0),
        wool,
    );
    for (x, y) in [
        (232.0, 600.0),
        (248.0, 588.0),
        (262.0, 570.0),
        (272.0, 552.0),
        (282.0, 532.0),
    ] {
        for side in [-1.0, 1.0] {
            let stitch = [
                (x + 2.0 + 7.0 * side, y - 2.0 + 5.0 * side),
                (x + 4.0, y + 8.0 - 3.0 * side),
            ];
            canvas.lay(Brush::line(&stitch, 3.6, bright.at((x, y)).lighter(0.07)).opacity(0.5));
        }
    }
}
