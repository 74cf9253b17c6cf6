//! The old man: thin, barefoot, and being led.

use super::LAMP;
use super::stand::on_pole;
use crate::line::{blob, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hand, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

const GOWN: [&str; 5] = ["#2a544e", "#5f8c7c", "#a9c2a4", "#e6e8c6", "#fff8dc"];

fn skin() -> Complexion {
    Skin::Sand.into()
}

fn limb(canvas: &Canvas, shape: &Shape, dark: At, light: At, lines: &[&[At]]) {
    let ramp = skin().ramp;
    let value = Value::along(dark, light).broken(0.07, 40.0, 3);
    canvas.lay(
        Mass::new(
            shape,
            Field::ramp(&[ramp[0], ramp[1], ramp[2], ramp[3]], value),
        )
        .along(lines)
        .passes(Passes::face(0.6))
        .found(0.08),
    );
}

/// Around its waist: the arm that is seen behind the pole.
pub fn far_arm(canvas: &Canvas) {
    let (x, y) = on_pole(0.39);
    let arm = taper(
        &[(410.0, 560.0), (470.0, 668.0), (x - 40.0, y + 6.0)],
        &[50.0, 38.0, 27.0],
    );
    limb(
        canvas,
        &arm,
        (440.0, 640.0),
        (520.0, 560.0),
        &[&[(410.0, 560.0), (470.0, 668.0), (x - 40.0, y)]],
    );
    Hand {
        spot: Spot::new(x - 44.0, y + 6.0, 0.56).turned(-6.0),
        grasp: Grasp::Resting,
        age: Age::Old,
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
}

pub fn paint(canvas: &Canvas, dark: &Field) {
    legs(canvas);
    neck(canvas);
    gown(canvas, dark);
    head(canvas);
    near_arm(canvas);
}

fn neck(canvas: &Canvas) {
    let shape = taper(&spots![368, 400; 362, 446; 360, 482], &[50.0, 44.0, 62.0]);
    limb(
        canvas,
        &shape,
        (340.0, 470.0),
        (398.0, 410.0),
        &[&spots![360, 400; 360, 480]],
    );
}

/// One foot on its toes, the other sweeping behind.
fn legs(canvas: &Canvas) {
    let far = all([
        taper(&spots![270, 860; 226, 930; 176, 984], &[50.0, 44.0, 24.0]),
        blob(&knots![188, 970; 186, 990; 164, 1012; 128, 1034; 112, 1032; 124, 1012; 156, 984; 172, 966]),
    ])
    .fillet(6.0);
    limb(
        canvas,
        &far,
        (60.0, 1030.0),
        (250.0, 880.0),
        &[&spots![270, 860; 226, 930; 176, 984; 124, 1024]],
    );
    let near = all([
        taper(&spots![356, 850; 374, 920; 376, 984], &[58.0, 50.0, 25.0]),
        blob(&knots![364, 964; 390, 968; 398, 992; 420, 1008; 448, 1012; 450, 1022; 424, 1026; 388, 1018; 364, 992]),
    ])
    .fillet(6.0);
    limb(
        canvas,
        &near,
        (330.0, 960.0),
        (412.0, 920.0),
        &[
            &spots![356, 850; 374, 920; 376, 984],
            &spots![372, 980; 400, 1006; 444, 1018],
        ],
    );
    for toe in [
        spots![434, 1012; 438, 1018; 434, 1023],
        spots![422, 1014; 426, 1020; 420, 1025],
    ] {
        canvas.lay(Brush::line(&toe, 2.6, "#8a4a3e").opacity(0.7));
    }
}

/// One comma from the neck to the hem; its back is lost in the green.
fn gown(canvas: &Canvas, dark: &Field) {
    let shape = blob(&knots![
        330, 456; 292, 494; 268, 570; 258, 660; 244, 740; 206, 820; 140, 896; 84, 930; 96, 944; 170, 936; 250, 914; 330, 912; 400, 926;
        452, 922; 456, 880; 444, 790; 432, 700; 440, 610; 448, 540; 430, 486; 396, 456; 362, 470
    ]);
    let value = Value::ball((370.0, 690.0), (150.0, 340.0), LAMP)
        .lifted(0.06)
        .broken(0.09, 80.0, 5);
    let paint = Field::ramp(&GOWN, value)
        .patch((372.0, 474.0), (44.0, 18.0), GOWN[1], 0.8)
        .patch_turned((196.0, 870.0), (90.0, 30.0), -38.0, GOWN[0], 0.6);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![310, 470; 270, 640; 220, 800; 110, 930],
                &spots![360, 490; 330, 660; 300, 800; 220, 910],
                &spots![410, 490; 390, 660; 380, 800; 360, 910],
                &spots![440, 500; 428, 660; 440, 800; 446, 910],
            ])
            .passes(Passes::cloth())
            .lost((190.0, 640.0), 120.0)
            .lost((60.0, 860.0), 110.0)
            .bleed(16.0)
            .into(dark)
            .found(0.12),
    );
    for (fold, width, tone) in [
        (
            &spots![404, 560; 380, 680; 340, 800; 290, 900][..],
            13.0,
            GOWN[1],
        ),
        (
            &spots![360, 620; 330, 740; 270, 860; 200, 916],
            15.0,
            GOWN[1],
        ),
        (&spots![424, 700; 414, 800; 410, 910], 11.0, GOWN[2]),
    ] {
        canvas.lay(
            Brush::new(fold, width, tone)
                .profile(&[0.1, 1.0, 0.8, 0.2])
                .dry(0.15)
                .opacity(0.65),
        );
    }
    // The tapes at the back, untied.
    for tape in [
        spots![310, 556; 262, 574; 228, 562; 198, 584],
        spots![300, 562; 270, 592; 246, 590; 220, 616],
    ] {
        canvas.lay(
            Brush::new(&tape, 6.0, "#8fb09a")
                .profile(&[1.0, 0.8, 1.0, 0.5])
                .opacity(0.8),
        );
    }
}

fn head(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(370.0, 358.0, 0.63).turned(-13.0),
        view: View::ThreeQuarter,
        age: Age::Old,
        skin: skin(),
        light: LAMP,
        expression: Expression {
            open: 0.62,
            brow_inner: 5.0,
            brow_outer: 2.0,
            smile: 0.7,
            squint: 0.3,
            ..Expression::TENDER
        },
        gaze: (0.7, -0.2),
        hair_ramp: ["#5d7a72", "#9db0a0", "#dfe2cc", "#fffbe8"].map(Into::into),
        glint: Some("#5f9a84".into()),
        neck: false,
        ..Head::default()
    };
    head.paint(canvas);
    let hair = blob(&knots![
        -66, 44; -92, 60; -126, 40; -150, -10; -146, -70; -116, -124; -66, -156; -10, -166; 36, -154; 60, -134; 20, -134; -30, -126; -66, -104;
        -86, -66; -84, -26; -94, 4; -78, 20
    ]);
    head.at(canvas).lay(
        head.hair_of(
            &hair,
            &[
                &spots![50, -140; -20, -146; -90, -110; -120, -40],
                &spots![-20, -134; -80, -100; -100, -20],
                &spots![-120, -60; -124, 10; -96, 46],
            ],
        )
        .lost((-190.0, -40.0), 90.0)
        .bleed(7.0),
    );
}

/// Its hand and his.
fn near_arm(canvas: &Canvas) {
    let (x, y) = on_pole(0.68);
    let arm = all([
        taper(&[(396.0, 526.0), (464.0, 572.0)], &[56.0, 44.0]),
        taper(
            &[(464.0, 572.0), (498.0, 524.0), (x - 30.0, y + 20.0)],
            &[44.0, 36.0, 26.0],
        ),
    ])
    .fillet(8.0);
    limb(
        canvas,
        &arm,
        (430.0, 620.0),
        (500.0, 520.0),
        &[
            &[(396.0, 526.0), (464.0, 572.0)],
            &[(466.0, 570.0), (498.0, 524.0), (x - 30.0, y + 20.0)],
        ],
    );
    let sleeve = taper(&spots![374, 502; 406, 526; 434, 548], &[80.0, 78.0, 70.0]);
    let value = Value::along((380.0, 590.0), (440.0, 500.0)).broken(0.08, 50.0, 4);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&GOWN, value))
            .flow(Flow::along(&[
                &spots![360, 490; 430, 560],
                &spots![380, 480; 450, 540],
                &spots![350, 520; 420, 590],
            ]))
            .passes(Passes::thing())
            .lost((340.0, 486.0), 54.0)
            .bleed(3.0)
            .found(0.1),
    );
    canvas.lay(Brush::line(&spots![464, 522; 448, 550; 420, 578], 5.0, GOWN[0]).opacity(0.6));
    Hand {
        spot: Spot::new(x - 34.0, y + 24.0, 0.6).turned(-34.0),
        grasp: Grasp::Holding,
        age: Age::Old,
        skin: skin(),
        light: LAMP,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&[(x - 12.0, y + 2.0), (x - 2.0, y - 10.0)], 15.0, "#f4ecd2")
            .profile(&[1.0, 1.0]),
    );
}
