//! The girl: ten, freckled, laughing. She is about to say whom she has caught.

use super::LIGHT;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Fingers, Gesture, Side, Thumb};
use crate::random::Chance;
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Mass, Passes, PosedHand, Touch,
    Value,
};
use crate::{knots, spots};

const WOOL: [&str; 4] = ["#5b6650", "#8c9676", "#bcc3a0", "#e6e8cf"];

fn skin() -> Complexion {
    Complexion::new(
        ["#7c4a4a", "#bd8068", "#e8b48e", "#fad8b4", "#fff0da"],
        "#e47a58",
        "#9a6a6a",
    )
    .lip("#cf7460")
}

pub fn paint(canvas: &Canvas) {
    braid(canvas);
    head(canvas);
    jumper(canvas);
    arm(canvas);
}

fn the_head() -> Head {
    Head {
        spot: Spot::new(686.0, 716.0, 0.88).turned(8.0).flipped(true),
        view: View::Profile,
        age: Age::Child,
        skin: skin(),
        light: (-0.1, -0.5, 0.8),
        expression: Expression {
            open: 0.0,
            parted: 0.8,
            smile: 1.0,
            wide: 1.2,
            ..Expression::JOY
        },
        blush: 1.2,
        hair: Hair::None,
        hair_ramp: ["#4e1811", "#8c3016", "#c25720", "#e68c40"].map(Into::into),
        ears: true,
        ..Head::default()
    }
}

/// One braid, flying a little.
fn braid(canvas: &Canvas) {
    let head = the_head();
    let at = head.at(canvas);
    for (i, (x, y, r)) in [
        (-118.0, 76.0, 40.0),
        (-136.0, 118.0, 38.0),
        (-146.0, 160.0, 35.0),
        (-148.0, 200.0, 30.0),
    ]
    .into_iter()
    .enumerate()
    {
        let turn = if i % 2 == 0 { 16.0 } else { -16.0 };
        let shape = ellipse((x, y), r, r * 0.74).turned(turn + 8.0, (x, y));
        at.lay(
            head.hair_of(
                &shape,
                &[&[(x - r, y + 10.0), (x, y - 14.0), (x + r, y + 4.0)]],
            )
            .found(0.2),
        );
    }
    let tuft = taper(&spots![-148, 216; -154, 250; -140, 284], &[22.0, 36.0, 8.0]);
    at.lay(head.hair_of(&tuft, &[&spots![-148, 216; -154, 250; -140, 284]]));
    at.lay(Brush::new(
        &spots![-166, 222; -148, 228; -130, 222],
        12.0,
        "#3f4a3a",
    ));
}

fn head(canvas: &Canvas) {
    let head = the_head();
    head.paint(canvas);
    let at = head.at(canvas);
    let mut chance = Chance::of("freckles", 7);
    for _ in 0..26 {
        let (x, y) = (chance.between(44.0, 92.0), chance.between(26.0, 66.0));
        at.lay(
            Touch::new(
                &ellipse((x, y), chance.between(1.4, 2.8), chance.between(1.2, 2.2)),
                "#b0603a",
            )
            .opacity(0.6),
        );
    }
    let hair = blob(&knots![
        93, -44; 92, -84; 72, -130; 20, -164; -60, -160; -122, -118; -146, -50; -140, 30; -122, 90; -96, 104; -70, 84; -52, 44; -40, 4; -20, -22; 10, -30; 44, -36; 74, -36
    ]);
    at.lay(head.hair_of(
        &hair,
        &[
            &spots![70, -90; 20, -120; -60, -110; -120, 60],
            &spots![80, -100; 30, -150; -60, -150; -130, -40],
            &spots![20, -40; -30, -50; -80, 10; -110, 90],
        ],
    ));
    for (lock, width) in [
        (spots![60, -70; 72, -60; 76, -46], 7.0),
        (spots![-40, 8; -34, 30; -38, 52], 8.0),
        (spots![-20, -170; -40, -184; -66, -180], 6.0),
    ] {
        at.lay(
            Brush::new(&lock, width, "#d8742e")
                .profile(&[1.0, 0.7, 0.1])
                .dry(0.2),
        );
    }
    laugh(canvas, &head);
    blindfold(canvas, &head);
}

/// A mouth that is open as far back as it goes.
fn laugh(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let inside =
        blob(&knots![54, 80; 64, 84; 80, 85; 95, 82; 97, 88; 93, 99; 82, 105; 68, 100; 58, 90]);
    at.lay(
        Brush::new(&spots![60, 98; 72, 108; 86, 109; 95, 101], 8.0, "#d9806a")
            .profile(&[0.2, 1.0, 1.0, 0.6])
            .sleek(),
    );
    at.lay(Touch::new(&inside, "#6a1d22"));
    at.lay(Touch::new(
        &blob(&knots![66, 100; 76, 94; 90, 96; 88, 103; 78, 105]).within(&inside),
        "#d0665e",
    ));
    at.lay(Touch::new(
        &blob(&knots![60, 83; 78, 85; 96, 82; 96, 89; 80, 93; 66, 90]).within(&inside),
        "#fdf3e2",
    ));
    at.lay(
        Brush::line(&spots![52, 78; 66, 84; 82, 85; 97, 81], 4.0, "#a8483c")
            .profile(&[0.4, 1.0, 0.7]),
    );
    for crease in [
        spots![54, 62; 44, 74; 45, 90],
        spots![62, 26; 48, 34; 36, 30],
    ] {
        at.lay(Brush::line(&crease, 4.0, "#c07c62").opacity(0.7));
    }
}

/// A red cloth over both eyes, knotted behind.
fn blindfold(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let ends = [
        spots![-136, -6; -150, 40; -142, 84; -160, 128],
        spots![-136, -10; -176, -14; -214, 0; -246, 4],
    ];
    for (line, widths) in ends
        .iter()
        .zip([[18.0, 34.0, 40.0, 30.0], [18.0, 30.0, 36.0, 22.0]])
    {
        let shape = taper(line, &widths);
        let value = Value::along(line[3], line[0]).broken(0.15, 40.0, 3);
        at.lay(
            Mass::new(
                &shape,
                Field::ramp(&["#7a1218", "#b8202a", "#e2453c"], value),
            )
            .flow(Flow::along(&[line]))
            .passes(Passes::thing().scaled(0.7))
            .found(0.1),
        );
    }
    let band = blob(&knots![
        99, -32; 101, -6; 98, 26; 70, 31; 20, 24; -50, 14; -120, 8; -148, 8; -152, -26; -120, -36; -50, -40; 20, -44; 70, -44
    ]);
    let value = Value::ball((20.0, -10.0), (150.0, 60.0), head.local_light()).broken(0.1, 40.0, 3);
    at.lay(
        Mass::new(
            &band,
            Field::ramp(&["#6d0f18", "#ad1c28", "#dc3a36", "#f47a5e"], value).patch(
                (76.0, 4.0),
                (18.0, 20.0),
                "#f0624e",
                0.5,
            ),
        )
        .along(&[
            &spots![96, -20; 20, -30; -140, -22],
            &spots![96, 16; 20, 12; -140, 0],
        ])
        .passes(Passes::thing().scaled(0.8))
        .found(0.04),
    );
    for fold in [
        &spots![92, -10; 50, -14; -10, -18; -60, -14][..],
        &spots![88, 12; 50, 8; 6, 4],
        &spots![-40, -28; -90, -22; -140, -14],
        &spots![-70, 4; -110, 0; -140, -6],
    ] {
        at.lay(Brush::line(fold, 4.4, "#7a1218").opacity(0.6));
    }
    let knot = ellipse((-146.0, -10.0), 17.0, 20.0);
    at.lay(
        Mass::new(
            &knot,
            Field::ramp(
                &["#7a1218", "#c62a2e", "#ee6450"],
                Value::ball((-146.0, -10.0), (17.0, 20.0), head.local_light()),
            ),
        )
        .passes(Passes::thing().scaled(0.4))
        .found(0.04),
    );
}

fn jumper(canvas: &Canvas) {
    let shape = blob(&knots![
        590, 1000; 612, 930; 652, 880; 686, 864; 738, 866; 786, 898; 830, 960; 850, 1050; 850, 1260; 566, 1260; 574, 1120
    ]);
    let value = Value::ball((680.0, 1090.0), (190.0, 260.0), LIGHT)
        .lifted(0.1)
        .broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&WOOL, value))
            .along(&[
                &spots![620, 890; 590, 1040; 580, 1240],
                &spots![690, 880; 690, 1060; 690, 1240],
                &spots![760, 910; 800, 1060; 800, 1240],
            ])
            .passes(Passes::cloth())
            .found(0.3),
    );
    canvas.lay(
        Brush::new(
            &spots![638, 892; 672, 882; 722, 878; 762, 884],
            30.0,
            WOOL[2],
        )
        .profile(&[0.6, 1.0, 0.8])
        .vary(0.08),
    );
}

/// The arm that has found somebody. The hand on the muzzle is the hard edge of the picture.
fn arm(canvas: &Canvas) {
    let line = spots![716, 960; 676, 1046; 604, 1062; 566, 976; 532, 858];
    let shape = taper(&line, &[126.0, 120.0, 104.0, 88.0, 64.0]);
    canvas.lay(
        Brush::new(
            &spots![740, 1050; 690, 1110; 610, 1118; 566, 1060],
            40.0,
            "#56604a",
        )
        .profile(&[0.2, 1.0, 0.8, 0.1])
        .dry(0.25)
        .opacity(0.6),
    );
    let value = Value::ball((634.0, 970.0), (140.0, 140.0), LIGHT)
        .lifted(0.2)
        .broken(0.08, 60.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&WOOL, value).patch((650.0, 974.0), (30.0, 40.0), WOOL[0], 0.5),
        )
        .flow(Flow::along(&[&line]).and(Flow::around(&shape)).soft(16.0))
        .passes(Passes::cloth().scaled(0.75))
        .found(0.2),
    );
    PosedHand {
        spot: Spot::new(524.0, 846.0, 172.0),
        hand: people::Hand {
            gesture: Gesture::Of(Fingers {
                fingers: [
                    [8.0, 14.0, 8.0, 5.0],
                    [8.0, 16.0, 10.0, 0.0],
                    [10.0, 18.0, 12.0, -6.0],
                    [14.0, 20.0, 14.0, -14.0],
                ],
                thumb: Thumb::At([50.0, 12.0, 6.0, 8.0]),
            }),
            side: Side::Left,
            fingers: v(-0.84, -0.54, 0.1),
            thumb: v(0.54, -0.84, 0.0),
            arm: 0.24,
            forearm: Some(v(0.34, 0.94, 0.0)),
            plump: 1.08,
        },
        skin: skin(),
        light: (0.3, -0.5, 0.7),
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![490, 890; 536, 884; 578, 864], 32.0, WOOL[2])
            .profile(&[0.9, 1.0, 0.9])
            .vary(0.08),
    );
}
