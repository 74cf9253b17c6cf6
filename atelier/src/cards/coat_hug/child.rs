//! The child, on tiptoe, one arm round the front of the coat, and one red sock.

use crate::line::{blob, rect, taper};
use crate::motifs::figures::{Age, View};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hair, Hand, Head, Mass, Passes,
    Relief, Value,
};
use crate::{knots, spots};

use super::LIGHT;

const RUST: [&str; 5] = ["#2b1616", "#4f2620", "#7a3d2a", "#a05a38", "#c68356"];
const SKIRT: [&str; 4] = ["#241719", "#3b2826", "#573d33", "#7a5a45"];

fn skin() -> Complexion {
    Complexion::new(
        ["#43221f", "#7a4630", "#ab7248", "#cf9a66", "#eec592"],
        "#b8573a",
        "#5e3640",
    )
    .lip("#a04c3c")
}

fn joined(parts: impl IntoIterator<Item = Shape>) -> Shape {
    all(parts).fillet(8.0)
}

pub(super) fn paint(canvas: &Canvas, cloth: &Field) {
    legs(canvas);
    skirt(canvas, cloth);
    cardigan(canvas, cloth);
    head(canvas);
}

/// Both legs stretched, heels high.
fn legs(canvas: &Canvas) {
    let ramp = ["#43221f", "#7a4630", "#ab7248", "#cf9a66", "#eec592"];
    let far = joined([
        taper(
            &spots![334, 840; 340, 930; 330, 1020; 330, 1056],
            &[66.0, 50.0, 42.0, 32.0],
        ),
        taper(
            &spots![326, 1044; 344, 1072; 372, 1094; 394, 1096],
            &[36.0, 36.0, 30.0, 18.0],
        ),
    ]);
    let value = Value::ball((334.0, 960.0), (50.0, 200.0), LIGHT)
        .times(0.72)
        .broken(0.05, 50.0, 3);
    canvas.lay(
        Mass::new(&far, Field::ramp(&ramp, value))
            .along(&[&spots![334, 850; 330, 1050; 386, 1096]])
            .passes(Passes::thing().scaled(0.8))
            .found(0.12),
    );
    for x in [376.0, 384.0] {
        canvas.lay(
            Brush::line(
                &[(x, 1086.0), (x + 4.0, 1092.0), (x + 4.0, 1100.0)],
                2.6,
                "#5a2e26",
            )
            .opacity(0.7),
        );
    }
    let near = taper(
        &spots![266, 830; 268, 900; 262, 950; 252, 1020; 248, 1060],
        &[78.0, 62.0, 52.0, 50.0, 38.0],
    );
    let value = Value::ball((262.0, 950.0), (50.0, 190.0), LIGHT)
        .lifted(0.1)
        .broken(0.05, 50.0, 4);
    canvas.lay(
        Mass::new(
            &near,
            Field::ramp(&ramp, value).patch((282.0, 930.0), (12.0, 18.0), "#c8623c", 0.4),
        )
        .along(&[
            &spots![256, 830; 250, 940; 240, 1060],
            &spots![286, 830; 284, 940; 262, 1060],
        ])
        .passes(Passes::thing().scaled(0.8))
        .found(0.1),
    );
    sock(canvas);
    // The floor is dark only below the toes.
    canvas.lay(
        Brush::new(&spots![266, 1134; 310, 1140; 360, 1130], 14.0, "#1d110f")
            .profile(&[0.2, 1.0, 0.3])
            .sleek()
            .opacity(0.6),
    );
    canvas.lay(
        Brush::new(&spots![350, 1106; 384, 1110; 410, 1104], 9.0, "#1d110f")
            .profile(&[0.2, 1.0, 0.3])
            .sleek()
            .opacity(0.6),
    );
}

/// The red one, half slipped down.
fn sock(canvas: &Canvas) {
    let shape = joined([
        taper(
            &spots![252, 1000; 250, 1034; 250, 1062],
            &[52.0, 46.0, 40.0],
        )
        .minus(&rect(200.0, 940.0, 300.0, 994.0)),
        taper(
            &spots![242, 1050; 256, 1082; 278, 1112; 318, 1122],
            &[42.0, 46.0, 40.0, 22.0],
        ),
    ]);
    let value = Value::ball((268.0, 1056.0), (70.0, 90.0), LIGHT)
        .lifted(0.12)
        .broken(0.06, 30.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#4f0d18", "#86171e", "#b92824", "#dc4c38"], value),
        )
        .along(&[
            &spots![232, 990; 228, 1060; 280, 1116],
            &spots![270, 990; 266, 1050; 320, 1116],
        ])
        .passes(Passes::thing().scaled(0.7))
        .found(0.05),
    );
    for y in [1004.0, 1016.0] {
        canvas.lay(
            Brush::line(
                &[(229.0, y - 2.0), (252.0, y + 7.0), (275.0, y - 1.0)],
                4.4,
                "#6a101e",
            )
            .opacity(0.6),
        );
    }
}

fn skirt(canvas: &Canvas, cloth: &Field) {
    let shape = blob(
        &knots![240, 730; 206, 800; 196, 872; 268, 892; 346, 888; 396, 866; 392, 800; 372, 730],
    );
    let relief = Relief::dome((296.0, 800.0), (120.0, 130.0), 70.0)
        .bump_turned((240.0, 830.0), (12.0, 60.0), 10.0, 12.0)
        .bump_turned((290.0, 840.0), (12.0, 60.0), 0.0, 12.0)
        .bump_turned((340.0, 830.0), (12.0, 60.0), -10.0, 12.0);
    let paint = Field::ramp(&SKIRT, relief.lit(LIGHT).lifted(0.05).broken(0.05, 50.0, 5));
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![240, 740; 214, 880],
                &spots![300, 740; 300, 888],
                &spots![360, 740; 386, 870],
            ])
            .passes(Passes::thing().scaled(1.2))
            .lost((430.0, 800.0), 70.0)
            .into(cloth)
            .bleed(6.0),
    );
}

fn wool() -> Passes {
    let brushes = [
        (18.0, 52.0, 1.7, 0.0),
        (10.0, 36.0, 1.4, 0.1),
        (6.0, 26.0, 0.6, 0.3),
    ];
    Passes::of(&brushes).uneven(0.024, 0.008, 0.06)
}

/// Her back, from the neck to the seat.
fn cardigan(canvas: &Canvas, cloth: &Field) {
    let shape = blob(
        &knots![296, 566; 250, 586; 220, 640; 214, 700; 226, 760; 300, 778; 376, 764; 400, 700; 400, 620; 360, 574],
    );
    let relief = Relief::dome((300.0, 670.0), (116.0, 130.0), 80.0)
        .bump_turned((250.0, 730.0), (40.0, 9.0), 12.0, 9.0)
        .bump_turned((262.0, 700.0), (36.0, 8.0), 24.0, -7.0);
    let paint = Field::ramp(&RUST, relief.lit(LIGHT).lifted(0.05).broken(0.05, 50.0, 6));
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![290, 576; 236, 640; 226, 750],
                &spots![330, 580; 320, 680; 330, 770],
            ])
            .passes(wool())
            .lost((450.0, 680.0), 80.0)
            .into(cloth)
            .bleed(6.0)
            .found(0.2),
    );
}

fn head(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(318.0, 462.0, 0.7).turned(-7.0),
        view: View::Profile,
        age: Age::Child,
        skin: skin(),
        light: LIGHT,
        expression: Expression {
            open: 0.9,
            brow_inner: 9.0,
            brow_outer: 2.0,
            smile: 0.2,
            ..Expression::CALM
        },
        gaze: (0.0, -0.9),
        hair: Hair::None,
        hair_ramp: ["#120b0e", "#21140f", "#3d241a", "#6d452e"].map(Into::into),
        brushes: 0.8,
        ears: false,
        ..Head::default()
    };
    head.paint(canvas);
    let hair = blob(&knots![
        98, -56; 94, -96; 56, -142; -20, -168; -100, -142; -148, -76; -158, 10; -158, 96; -144, 166; -100, 196; -56, 186; -30, 150;
        -22, 90; -8, 40; 14, 0; 42, -26; 74, -40
    ]);
    let lines: [&[At]; 5] = [
        &spots![84, -70; 40, -110; -30, -134],
        &spots![60, -44; 20, -30; -6, 20; -30, 140],
        &spots![-20, -160; -110, -110; -146, 20; -130, 160],
        &spots![-40, -130; -80, -40; -90, 80; -90, 190],
        &spots![-10, -100; -44, 0; -50, 170],
    ];
    head.at(canvas).lay(
        head.hair_of(&hair, &lines)
            .passes(Passes::hair(0.8))
            .lost((-110.0, 260.0), 100.0)
            .bleed(10.0),
    );
}

/// Round the front of the coat, and the hand that holds the cloth.
pub(super) fn paint_arm(canvas: &Canvas) {
    canvas.lay(
        Brush::new(
            &spots![300, 718; 400, 742; 500, 712; 560, 690],
            30.0,
            "#3a221b",
        )
        .profile(&[0.3, 1.0, 0.8, 0.1])
        .sleek()
        .opacity(0.5),
    );
    let sleeve = joined([
        taper(&spots![282, 628; 330, 670; 390, 694], &[92.0, 86.0, 72.0]),
        taper(&spots![388, 694; 440, 684; 494, 660], &[72.0, 64.0, 50.0]),
    ]);
    let relief = Relief::dome((390.0, 670.0), (150.0, 62.0), 60.0)
        .bump_turned((390.0, 676.0), (9.0, 30.0), -10.0, -9.0)
        .bump_turned((412.0, 676.0), (8.0, 28.0), -24.0, 8.0)
        .bump_turned((330.0, 650.0), (50.0, 14.0), 40.0, 8.0);
    let paint = Field::ramp(&RUST, relief.lit(LIGHT).lifted(0.1).broken(0.05, 40.0, 4));
    canvas.lay(
        Mass::new(&sleeve, paint)
            .flow(
                Flow::along(&[
                    &spots![270, 610; 330, 650; 400, 670; 494, 640],
                    &spots![270, 660; 330, 700; 400, 722; 494, 680],
                ])
                .soft(18.0)
                .stray(0.2),
            )
            .passes(wool())
            .lost((262.0, 640.0), 50.0)
            .bleed(5.0)
            .found(0.12),
    );
    Hand {
        spot: Spot::new(500.0, 658.0, 0.68).turned(-14.0),
        grasp: Grasp::Spread,
        age: Age::Child,
        skin: skin(),
        light: LIGHT,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![482, 636; 498, 660; 500, 686], 20.0, "#8a4a30")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.08),
    );
}
