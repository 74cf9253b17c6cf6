//! The girl: forehead on her arm, and her eyes already in their corners.

use super::DAY;
use crate::line::{blob, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Expression, Field, Hair, Hand, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

const BLUE: [&str; 5] = ["#1f4668", "#3474a0", "#5fa5cc", "#9acde2", "#d8eef0"];

pub fn paint(canvas: &Canvas) {
    trunk(canvas);
    let coat = coat_paint();
    let sleeve = forearm(canvas, &coat);
    let head = hood(canvas);
    head.paint(canvas);
    fringe(canvas, &head);
    rim(canvas, &head);
    body(canvas, &coat, &sleeve);
}

/// The tree at which she counts: the only one that has stayed where it was.
fn trunk(canvas: &Canvas) {
    let shape = blob(&knots![
        -80, -60, corner; 236, -60, corner; 222, 200; 232, 420; 218, 640; 232, 860; 240, 1000; 270, 1130; 330, 1260, corner; -80, 1260, corner
    ]);
    let value = Value::along((-60.0, 600.0), (270.0, 560.0))
        .times(0.8)
        .broken(0.16, 110.0, 9);
    let paint = Field::ramp(&["#1e1711", "#3d2a1a", "#6a4526", "#9a6a3c"], value)
        .patch((180.0, 300.0), (44.0, 190.0), "#66703a", 0.65)
        .patch((40.0, 620.0), (46.0, 160.0), "#525c30", 0.55)
        .patch((150.0, 1120.0), (90.0, 110.0), "#4a5428", 0.7);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![10, 0; 0, 400; 20, 800; -10, 1200],
                &spots![90, 0; 100, 400; 84, 800; 110, 1200],
                &spots![214, 0; 208, 420; 212, 800; 232, 1050; 300, 1240],
            ])
            .passes(
                Passes::of(&[
                    (34.0, 150.0, 1.7, 0.0),
                    (18.0, 90.0, 1.2, 0.2),
                    (9.0, 60.0, 0.6, 0.5),
                ])
                .uneven(0.024, 0.008, 0.05),
            )
            .found(0.3),
    );
    for (crack, width) in [
        (&spots![30, 40; 40, 180; 26, 330][..], 9.0),
        (&spots![120, 90; 110, 230; 126, 380], 8.0),
        (&spots![70, 380; 84, 520; 66, 640], 10.0),
        (&spots![140, 470; 132, 580; 150, 690], 8.0),
        (&spots![20, 700; 30, 860; 10, 1000], 11.0),
        (&spots![96, 760; 84, 900; 110, 1050], 9.0),
    ] {
        canvas.lay(
            Brush::new(crack, width, "#1a120d")
                .profile(&[0.1, 1.0, 0.6, 1.0, 0.1])
                .dry(0.2)
                .opacity(0.7),
        );
    }
}

fn coat_paint() -> Field {
    let value = Value::ball((380.0, 1180.0), (250.0, 200.0), DAY)
        .lifted(0.1)
        .broken(0.07, 110.0, 5);
    Field::ramp(&BLUE, value)
        .patch((226.0, 1120.0), (60.0, 70.0), BLUE[2], 0.6)
        .patch_turned((330.0, 1120.0), (110.0, 16.0), 8.0, BLUE[0], 0.7)
}

/// Up the bark, and the hand flat on it. The paint of the sleeve comes back.
fn forearm(canvas: &Canvas, coat: &Field) -> Field {
    let shade = "#150e0a";
    canvas.lay(
        Brush::new(&spots![120, 740; 124, 880; 160, 1060], 60.0, shade)
            .profile(&[0.2, 1.0, 0.8])
            .dry(0.2)
            .opacity(0.55),
    );
    Hand {
        spot: Spot::new(170.0, 812.0, 0.86).turned(84.0).flipped(true),
        age: Age::Child,
        skin: Skin::Sand.into(),
        light: DAY,
        ..Hand::default()
    }
    .paint(canvas);
    let sleeve = taper(
        &spots![172, 800; 182, 900; 212, 1010; 240, 1080],
        &[66.0, 84.0, 100.0, 110.0],
    );
    let value = Value::along((130.0, 960.0), (252.0, 900.0)).broken(0.08, 60.0, 4);
    let paint = Field::ramp(&BLUE, value.times(0.8));
    canvas.lay(
        Mass::new(&sleeve, &paint)
            .along(&[
                &spots![150, 800; 160, 940; 210, 1080],
                &spots![200, 800; 214, 920; 260, 1060],
            ])
            .passes(Passes::thing().scaled(1.1))
            .lost((260.0, 1130.0), 90.0)
            .into(coat)
            .found(0.15),
    );
    canvas.lay(
        Brush::new(&spots![138, 806; 172, 798; 206, 806], 13.0, "#8cc4dd")
            .profile(&[0.6, 1.0, 0.6]),
    );
    paint
}

/// The hood behind her head; the head comes back.
fn hood(canvas: &Canvas) -> Head {
    let head = Head {
        spot: Spot::new(304.0, 932.0, 1.0).turned(-22.0).flipped(true),
        view: View::ThreeQuarter,
        age: Age::Child,
        skin: Skin::Sand.into(),
        light: (-0.34, -0.55, 0.76),
        expression: Expression {
            open: 0.95,
            squint: 0.1,
            brow_inner: -1.0,
            brow_outer: 6.0,
            smile: -0.2,
            wide: 0.8,
            ..Expression::CALM
        },
        gaze: (-1.55, 0.1),
        hair: Hair::None,
        hair_ramp: ["#0d0a12", "#191219", "#2e2126", "#5f4540"].map(Into::into),
        ears: false,
        neck: false,
        // Without the back of the skull: that is in the hood.
        contour: Some(
            knots![
                14, -140; 66, -124; 98, -82; 104, -40; 98, -10; 92, 10; 99, 32; 101, 58; 90, 88; 78, 106; 66, 124; 46, 136; 18, 140;
                -22, 132; -60, 112; -78, 78; -80, 20; -78, -60; -62, -108; -24, -136
            ]
            .into(),
        ),
        ..Head::default()
    };
    let at = head.at(canvas);
    let outer = blob(&knots![
        60, -176; 0, -196; -80, -184; -150, -130; -186, -40; -176, 60; -140, 140; -100, 200; 0, 214; 90, 180; 130, 90; 134, -40; 110, -130
    ]);
    let value = Value::ball((-30.0, 0.0), (190.0, 220.0), head.local_light())
        .lifted(0.08)
        .broken(0.07, 90.0, 6);
    at.lay(
        Mass::new(&outer, Field::ramp(&BLUE, value))
            .along(&[
                &spots![90, -140; 0, -176; -90, -160; -160, -60; -150, 90; -90, 180],
                &spots![40, -120; -60, -130; -110, -40; -100, 100],
                &spots![-40, 200; 60, 190],
                &spots![110, -120; 130, -20; 122, 90; 80, 176],
            ])
            .passes(Passes::cloth().scaled(0.8))
            .found(0.15),
    );
    let inside = blob(&knots![
        66, -150; 10, -156; -50, -130; -92, -60; -94, 40; -66, 120; -10, 172; 60, 172; 110, 100; 120, 0; 108, -96
    ]);
    at.lay(Mass::new(&inside, "#14202c").passes(Passes::thing()));
    head
}

fn fringe(canvas: &Canvas, head: &Head) {
    let hair = blob(&knots![
        70, -148; 104, -108; 116, -60; 104, -30; 76, -34; 40, -42; 4, -40; -24, -30; -38, 10; -42, 60; -36, 104; -52, 128; -80, 110;
        -96, 40; -92, -60; -50, -132; 10, -158
    ]);
    head.at(canvas).lay(head.hair_of(
        &hair,
        &[
            &spots![20, -146; 70, -110; 100, -44],
            &spots![0, -146; 30, -100; 50, -46],
            &spots![-10, -146; -20, -90; -10, -40],
            &spots![-30, -130; -66, -40; -64, 60; -58, 120],
            &spots![-60, -100; -86, 0; -76, 100],
        ],
    ));
}

/// The hood's edge, over her hair.
fn rim(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let band = blob(&knots![
        118, -130; 92, -162; 30, -184; -40, -170; -94, -116; -122, -30; -116, 60; -88, 136; -40, 184; 20, 196; 22, 168; -20, 152; -56, 112;
        -78, 50; -84, -30; -62, -96; -20, -138; 30, -150; 76, -134; 104, -106
    ]);
    let value = Value::ball((0.0, 0.0), (150.0, 190.0), head.local_light())
        .lifted(0.2)
        .broken(0.06, 60.0, 8);
    at.lay(
        Mass::new(&band, Field::ramp(&BLUE, value))
            .along(&[
                &spots![110, -124; 30, -166; -40, -152; -94, -80; -102, 30; -70, 124; 10, 180],
            ])
            .passes(Passes::thing())
            .found(0.06),
    );
    at.lay(
        Brush::line(
            &spots![96, -112; 70, -138; 24, -152; -24, -140; -66, -96; -86, -30; -80, 50; -58, 112; -20, 154],
            4.0,
            "#16304a",
        )
        .profile(&[0.4, 1.0, 1.0, 0.6])
        .opacity(0.6),
    );
}

fn body(canvas: &Canvas, coat: &Field, sleeve: &Field) {
    let trunk = blob(&knots![
        250, 1110; 330, 1112; 420, 1080; 486, 1096; 560, 1150; 610, 1260, corner; 160, 1260, corner; 200, 1180
    ]);
    let arm = taper(
        &spots![500, 1180; 400, 1204; 300, 1186; 240, 1128; 218, 1082],
        &[150.0, 130.0, 118.0, 102.0, 88.0],
    );
    canvas.lay(
        Mass::new(&all([trunk, arm]).fillet(8.0), coat)
            .along(&[
                &spots![330, 1110; 440, 1100; 540, 1150; 600, 1240],
                &spots![240, 1070; 280, 1150; 380, 1190; 480, 1180],
                &spots![210, 1130; 260, 1220; 380, 1250],
            ])
            .passes(Passes::cloth())
            .lost((186.0, 1000.0), 84.0)
            .bleed(4.0)
            .into(sleeve)
            .found(0.2),
    );
    for (fold, width) in [
        (&spots![280, 1130; 300, 1158; 296, 1190][..], 10.0),
        (&spots![236, 1120; 262, 1150; 268, 1190], 9.0),
    ] {
        canvas.lay(
            Brush::new(fold, width, BLUE[0])
                .profile(&[0.1, 1.0, 0.1])
                .dry(0.1)
                .opacity(0.45),
        );
    }
}
