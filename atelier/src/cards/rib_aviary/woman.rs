//! The old woman: her open cardigan, her skirt, and her head, turned to the bird.

use super::{DAY, WOOL};
use crate::line::{blob, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

pub fn skin() -> Complexion {
    // Warm in the shadows: cool ones would be a beard on her chin.
    let umber: Complexion = Skin::Umber.into();
    let [_, _, middle, light, high] = umber.ramp;
    Complexion {
        ramp: ["#5e3328".into(), "#844d34".into(), middle, light, high],
        cool: "#7d4b36".into(),
        ..umber
    }
}

/// What the cardigan leaves open: the arch of the ribs.
pub fn opening() -> Shape {
    blob(
        &knots![330, 606; 276, 622; 226, 684; 204, 780; 206, 890; 224, 966; 270, 1012; 344, 1026; 412, 1006; 448, 950; 464, 860;
        462, 770; 442, 684; 396, 622; 356, 606],
    )
}

/// Shoulders and trunk in a cardigan. Its paint comes back.
pub fn body(canvas: &Canvas, dark: &Field) -> Field {
    let shape = blob(
        &knots![250, 548; 320, 560; 372, 548; 440, 566; 496, 596; 522, 650; 520, 740; 500, 860; 488, 980; 496, 1100; 520, 1260; 70, 1260;
        100, 1080; 96, 900; 78, 760; 86, 660; 130, 600; 190, 570],
    );
    let value = Value::ball((320.0, 860.0), (270.0, 420.0), DAY)
        .lifted(0.06)
        .broken(0.09, 110.0, 5);
    let wool = Field::ramp(&WOOL, value)
        .patch((300.0, 566.0), (110.0, 34.0), WOOL[0], 0.7)
        .patch((330.0, 1130.0), (170.0, 60.0), WOOL[0], 0.5);
    canvas.lay(
        Mass::new(&shape, &wool)
            .along(&[
                &spots![240, 560; 140, 610; 100, 720; 110, 900; 90, 1240],
                &spots![260, 600; 190, 700; 180, 900; 240, 1080; 260, 1240],
                &spots![380, 560; 470, 600; 508, 680; 490, 900; 510, 1240],
                &spots![420, 640; 470, 780; 460, 980; 440, 1240],
            ])
            .passes(Passes::cloth())
            .lost((10.0, 860.0), 150.0)
            .lost((40.0, 1180.0), 170.0)
            .bleed(26.0)
            .into(dark)
            .found(0.12),
    );
    wool
}

/// The knitted bands on both sides of the opening, and the collar.
pub fn edges(canvas: &Canvas) {
    let near = &spots![226, 600; 240, 632; 214, 690; 192, 776; 194, 890; 216, 982; 280, 1046; 326, 1124; 342, 1250];
    let far = &spots![392, 592; 424, 632; 458, 690; 478, 772; 480, 866; 464, 962; 424, 1034; 386, 1110; 372, 1250];
    for (line, ramp, width) in [
        (&near[..], ["#3c1224", "#6d2435", "#9c4045"], 34.0),
        (&far[..], ["#7c2c3a", "#b9544c", "#eaa27c"], 30.0),
    ] {
        let band = taper(line, &[width * 0.8, width, width, width]);
        let value = Value::along((190.0, 900.0), (480.0, 760.0)).broken(0.1, 50.0, 3);
        canvas.lay(
            Mass::new(&band, Field::ramp(&ramp, value))
                .flow(Flow::along(&[line]).stray(0.1))
                .passes(Passes::thing().scaled(0.9))
                .found(0.15),
        );
        // The ribs of the knitting stand across it.
        let path = crate::line::Path::new(crate::line::curve(line));
        let count = (path.length() / 11.0) as usize;
        for (i, (at, degrees)) in path.walk(count).enumerate() {
            let (sin, cos) = (degrees + 90.0).to_radians().sin_cos();
            let far = width * 0.36;
            let stitch: [At; 2] = [
                (at.0 - cos * far, at.1 - sin * far),
                (at.0 + cos * far, at.1 + sin * far),
            ];
            let colour = if i % 2 == 0 { ramp[0] } else { ramp[2] };
            canvas.lay(
                Brush::new(&stitch, 3.4, colour)
                    .profile(&[0.4, 1.0, 0.4])
                    .opacity(0.5),
            );
        }
    }
}

/// The collar of a blouse, round the neck.
pub fn collar(canvas: &Canvas) {
    let near = blob(
        &knots![206, 560; 214, 546; 240, 572; 284, 596; 336, 604; 318, 652; 262, 652; 214, 622; 196, 586],
    );
    let far = blob(
        &knots![338, 604; 366, 590; 384, 566; 396, 554; 414, 574; 424, 606; 410, 640; 376, 652],
    );
    for (shape, line) in [
        (near, spots![206, 560; 250, 612; 320, 630]),
        (far, spots![352, 630; 390, 610; 404, 566]),
    ] {
        let value = Value::along((200.0, 640.0), (430.0, 570.0)).broken(0.1, 50.0, 3);
        canvas.lay(
            Mass::new(&shape.moved(4.0, 14.0), WOOL[0])
                .passes(Passes::thing())
                .bare(),
        );
        canvas.lay(
            Mass::new(
                &shape,
                Field::ramp(&["#2c5549", "#5a8a74", "#a3bf9c", "#e9e3bc"], value),
            )
            .flow(Flow::along(&[line]).and(Flow::around(&shape)))
            .passes(Passes::thing().scaled(0.7))
            .found(0.06),
        );
    }
}

/// Turned to the bird, eyes open, with a question.
pub fn head(canvas: &Canvas, dark: &Field) {
    let head = Head {
        spot: Spot::new(306.0, 352.0, 1.1).turned(8.0),
        view: View::ThreeQuarter,
        age: Age::Old,
        skin: skin(),
        light: DAY,
        expression: Expression {
            open: 1.02,
            brow_inner: 13.0,
            brow_outer: 1.0,
            smile: 0.14,
            parted: 0.1,
            wide: 0.92,
            ..Expression::CALM
        },
        gaze: (0.85, 0.4),
        eyes: 1.12,
        lashes: 0.45,
        brow: Some("#d9cdc4".into()),
        hair_ramp: ["#3f4f56", "#8d949a", "#d8cfc4", "#fff6e4"].map(Into::into),
        patches: vec![
            ((10.0, 124.0), (70.0, 34.0), "#ac6e49".into(), 0.7),
            ((-56.0, 84.0), (44.0, 48.0), "#a06040".into(), 0.75),
        ],
        ears: true,
        ..Head::default()
    };
    let at = head.at(canvas);
    // A loose knot, low in the neck.
    let knot = blob(&knots![-104, -20; -150, -30; -190, 4; -192, 54; -156, 84; -116, 70; -92, 30]);
    at.lay(
        head.hair_of(
            &knot,
            &[
                &spots![-110, -10; -150, -16; -180, 20; -170, 66],
                &spots![-110, 40; -140, 60; -176, 40; -160, -4],
                &spots![-130, 10; -150, 30; -136, 46],
            ],
        )
        .lost((-236.0, 30.0), 70.0)
        .into(dark)
        .bleed(10.0),
    );
    head.paint(canvas);
    let hair = blob(&knots![
        -92, 46; -116, 40; -146, 10; -158, -54; -140, -116; -92, -166; -20, -186; 50, -170; 90, -130; 102, -88; 92, -84; 70, -112; 34, -128;
        -10, -112; -44, -70; -58, -30; -70, -12; -84, 10
    ]);
    let mass = head.hair_of(
        &hair,
        &[
            &spots![90, -96; 50, -140; -30, -164; -110, -120; -150, -40],
            &spots![40, -128; -20, -140; -90, -96; -130, -20; -110, 30],
            &spots![-30, -92; -70, -70; -104, -20; -100, 36],
            &spots![-56, -34; -74, -20; -90, 10],
        ],
    );
    at.lay(mass.lost((-206.0, -80.0), 90.0).into(dark).bleed(12.0));
    for lock in [
        spots![96, -90; 82, -112; 60, -124; 40, -126],
        spots![-20, -108; -40, -100; -52, -90; -60, -72],
        spots![60, -122; 84, -104; 96, -70; 94, -52],
    ] {
        at.lay(
            Brush::new(&lock, 5.5, "#f6ead8")
                .profile(&[0.9, 0.7, 0.1])
                .dry(0.2),
        );
    }
}
