//! At dawn a small father hauls at the lace of a house-high toddler, who holds his breath, his strap, and on to a roof.

mod far_shoe;
mod father;
mod lace;
mod shoe;
mod toddler;

use crate::line::{arc, blob, ellipse, poly, rect};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Light, Mass, Passes, Scumble, Touch, Value,
};
use crate::{knots, spots};

/// The sun comes up on the right.
const SUN: Light = (0.68, -0.4, 0.55);

pub fn scene() -> Scene {
    let canvas = Canvas::new(34, "#cfaebb");
    let air = sky(&canvas);
    house(&canvas);
    ground(&canvas);
    mist(&canvas);
    far_shoe::paint(&canvas);
    bicycle(&canvas);
    toddler::paint(&canvas, &air);
    shoe::paint(&canvas);
    father::paint(&canvas);
    canvas.lay(Glaze::new((640.0, 300.0), (420.0, 600.0), "#ffd9a0", 0.3));
    canvas.finish(Finish {
        relief: 1.3,
        tooth: 0.3,
        vignette: 0.08,
        colour: "#5a3050",
        ..Finish::default()
    })
}

/// One breath of rose, mostly empty. Its paint comes back: far things are lost in it.
fn sky(canvas: &Canvas) -> Field {
    let sun = Value::glow((700.0, 760.0), (300.0, 320.0)).times(0.42);
    let value = Value::along((0.0, -86.0), (0.0, 1340.0))
        .plus(&sun)
        .broken(0.1, 340.0, 2);
    let air = Field::ramp(
        &["#a992bb", "#cfabc2", "#ecc0bd", "#f9d8ba", "#fff0d0"],
        value,
    );
    let flow = Flow::along(&[
        &spots![0, 120; 300, 40; 800, 100][..],
        &spots![0, 460; 200, 360; 420, 420; 800, 300],
        &spots![0, 800; 300, 720; 800, 820],
        &spots![0, 1000; 400, 960; 800, 1000],
    ]);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 1060.0), &air)
            .flow(flow.soft(90.0).stray(0.3).wave(360.0, 3))
            .passes(Passes::sky())
            .under("#d8bcca"),
    );
    // Far roofs: almost the colour of the air.
    let far = poly(
        &spots![-60, 1010; -60, 900; 20, 870; 70, 905; 70, 930; 100, 900; 150, 930; 150, 1010],
    );
    let value = Value::along((0.0, 1010.0), (0.0, 860.0));
    canvas.lay(
        Mass::new(&far, Field::ramp(&["#c79fae", "#dcb8b6", "#efcfbf"], value))
            .flow(Flow::straight(80.0))
            .passes(Passes::of(&[(22.0, 70.0, 1.3, 0.1)]).uneven(0.014, 0.008, 0.035))
            .bare()
            .lost((60.0, 1020.0), 150.0)
            .bleed(20.0),
    );
    air
}

fn house(canvas: &Canvas) {
    let wall = poly(&spots![628, 560; 836, 560; 840, 1030; 640, 1030]);
    let value = Value::along((860.0, 1000.0), (600.0, 560.0)).broken(0.07, 90.0, 5);
    let paint = Field::ramp(&["#a98aa4", "#c9a4ae", "#e6c0b2", "#f6dcc0"], value).patch(
        (700.0, 1010.0),
        (160.0, 90.0),
        "#f3d6c2",
        0.8,
    );
    canvas.lay(
        Mass::new(&wall, paint)
            .along(&[
                &spots![640, 600; 644, 1000],
                &spots![740, 600; 744, 1000],
                &spots![830, 600; 830, 1000],
            ])
            .passes(
                Passes::of(&[(28.0, 110.0, 1.5, 0.0), (14.0, 60.0, 0.9, 0.3)])
                    .uneven(0.016, 0.008, 0.035),
            )
            .lost((640.0, 900.0), 90.0)
            .lost((740.0, 1040.0), 130.0)
            .bleed(22.0),
    );
    let roof = poly(&spots![592, 592; 660, 432; 850, 410; 850, 582]);
    let value = Value::along((850.0, 560.0), (610.0, 440.0)).broken(0.08, 70.0, 6);
    canvas.lay(
        Mass::new(
            &roof,
            Field::ramp(&["#7c5a78", "#a8707c", "#cf8f84", "#eab596"], value),
        )
        .along(&[
            &spots![664, 436; 600, 588],
            &spots![740, 430; 700, 588],
            &spots![840, 420; 820, 580],
        ])
        .passes(
            Passes::of(&[(24.0, 90.0, 1.6, 0.0), (12.0, 46.0, 1.1, 0.3)])
                .uneven(0.022, 0.008, 0.035),
        )
        .found(0.2),
    );
    for (x, y, lit) in [
        (688.0, 652.0, true),
        (780.0, 648.0, false),
        (692.0, 802.0, false),
        (786.0, 802.0, false),
    ] {
        let (pane, bar) = if lit {
            ("#ffd98a", "#b98a84")
        } else {
            ("#9d7f9b", "#c3a2ae")
        };
        canvas.lay(
            Brush::new(&[(x, y - 32.0), (x + 1.0, y + 34.0)], 42.0, pane).profile(&[0.9, 1.0, 0.9]),
        );
        for line in [
            [(x, y - 34.0), (x, y + 36.0)],
            [(x - 20.0, y - 2.0), (x + 20.0, y)],
        ] {
            canvas.lay(Brush::new(&line, 4.0, bar).profile(&[1.0, 1.0]));
        }
        if lit {
            // Somebody looks out.
            let pane = rect(x - 20.0, y - 34.0, x + 21.0, y + 34.0);
            let bust = knots![
                x - 17.0, y + 50.0; x - 15.0, y + 22.0; x - 4.0, y + 12.0; x + 9.0, y + 12.0; x + 20.0, y + 22.0; x + 23.0, y + 50.0
            ];
            canvas.lay(Touch::new(&blob(&bust).within(&pane), "#b57a62"));
            canvas.lay(Touch::new(
                &ellipse((x + 3.0, y + 1.0), 8.0, 9.5),
                "#8a5648",
            ));
        }
    }
}

fn ground(canvas: &Canvas) {
    let value = Value::along((0.0, 1235.0), (0.0, 995.0)).broken(0.08, 160.0, 8);
    let paint = Field::ramp(&["#8f7791", "#b995a2", "#d9b3ae", "#f0d0bc"], value)
        .patch((320.0, 1136.0), (340.0, 40.0), "#6d5373", 0.85)
        .patch((640.0, 1068.0), (200.0, 18.0), "#7d6282", 0.75);
    canvas.lay(
        Mass::new(
            &poly(&spots![-50, 1008; 850, 1000; 850, 1250; -50, 1250]),
            paint,
        )
        .along(&[
            &spots![0, 1040; 800, 1030],
            &spots![0, 1120; 400, 1130; 800, 1110],
            &spots![0, 1200; 800, 1190],
        ])
        .passes(Passes::ground())
        .lost((400.0, 1000.0), 500.0)
        .bleed(16.0),
    );
}

/// His bicycle stands for how small he is.
fn bicycle(canvas: &Canvas) {
    let at = canvas.at(Spot::new(716.0, 1090.0, 1.1).turned(-3.0));
    let (dark, frame) = ("#4a3350", "#3f7a86");
    for x in [-31.0, 31.0] {
        at.lay(
            Brush::new(
                &[(x - 15.0, 22.0), (x + 4.0, 24.0), (x + 24.0, 24.0)],
                6.0,
                "#7a5f7d",
            )
            .profile(&[0.2, 1.0, 0.2])
            .opacity(0.6),
        );
        at.lay(
            Brush::new(&arc((x, 0.0), 21.0, 21.0, -90.0, 270.0, 15), 3.2, dark)
                .profile(&[1.0, 0.7, 1.0, 0.8, 1.0])
                .sleek(),
        );
        for turn in [20.0, 80.0, 140.0] {
            at.lay(
                Brush::new(&arc((x, 0.0), 18.0, 18.0, turn, turn + 180.0, 2), 1.0, dark)
                    .sleek()
                    .opacity(0.45),
            );
        }
    }
    for (from, to) in [
        ((-31, 0), (-14, -30)),
        ((-14, -30), (19, -31)),
        ((19, -31), (1, 2)),
        ((1, 2), (-31, 0)),
        ((-18, -38), (1, 2)),
        ((16, -43), (31, 0)),
    ] {
        let at_of = |(x, y): (i32, i32)| (f64::from(x), f64::from(y));
        at.lay(
            Brush::new(&[at_of(from), at_of(to)], 3.6, frame)
                .profile(&[0.9, 1.0, 0.9])
                .sleek(),
        );
    }
    at.lay(
        Brush::new(&spots![-27, -39; -18, -41; -9, -39], 6.0, "#3a2438")
            .profile(&[0.7, 1.0, 0.7])
            .sleek(),
    );
    at.lay(
        Brush::new(&spots![9, -47; 16, -44; 26, -49], 4.0, "#3a2438")
            .profile(&[0.7, 1.0, 0.7])
            .sleek(),
    );
}

/// Morning mist behind his knees.
fn mist(canvas: &Canvas) {
    let bank = poly(&spots![-40, 800; 840, 760; 840, 980; -40, 960]);
    let flow = Flow::along(&[
        &spots![0, 840; 300, 800; 800, 830][..],
        &spots![0, 930; 800, 900],
    ]);
    let drag = Mass::new(&bank, "#f6dccb")
        .flow(flow.soft(60.0))
        .passes(Passes::of(&[(40.0, 260.0, 0.5, 0.9)]));
    canvas.lay(Scumble::new(drag, 0.3));
    canvas.lay(Glaze::mist((640.0, 880.0), (420.0, 110.0), "#fbe4d0", 0.24).turned(-4.0));
    canvas.lay(Glaze::mist((60.0, 800.0), (240.0, 110.0), "#f6d9cf", 0.6));
}

/// Nothing here is outlined; where two sleeves meet, they are one.
fn joined(parts: impl IntoIterator<Item = crate::shape::Shape>) -> crate::shape::Shape {
    all(parts).fillet(8.0)
}
