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
        &[(400.0, 560.0), (466.0, 664.0), (x - 40.0, y + 6.0)],
        &[50.0, 38.0, 27.0],
    );
    limb(
        canvas,
        &arm,
        (440.0, 640.0),
        (520.0, 560.0),
        &[&[(400.0, 560.0), (466.0, 664.0), (x - 40.0, y)]],
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
    let shape = taper(&spots![350, 400; 342, 446; 340, 486], &[50.0, 44.0, 62.0]);
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
        taper(&spots![290, 860; 236, 926; 166, 962], &[52.0, 46.0, 24.0]),
        blob(&knots![180, 950; 176, 970; 150, 990; 112, 1012; 96, 1010; 108, 990; 142, 962; 162, 946]),
    ])
    .fillet(6.0);
    limb(
        canvas,
        &far,
        (50.0, 1010.0),
        (240.0, 860.0),
        &[&spots![290, 860; 236, 926; 166, 962; 108, 1002]],
    );
    let near = all([
        taper(&spots![370, 850; 390, 910; 392, 966], &[58.0, 50.0, 25.0]),
        blob(&knots![380, 946; 405, 950; 414, 978; 428, 1002; 448, 1012; 448, 1022; 424, 1024; 402, 1010; 384, 982]),
    ])
    .fillet(6.0);
    limb(
        canvas,
        &near,
        (346.0, 960.0),
        (428.0, 910.0),
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
        308, 462; 268, 500; 246, 570; 242, 660; 230, 740; 190, 806; 122, 856; 46, 874; 50, 892; 136, 904; 216, 898; 300, 908; 380, 934;
        466, 940; 484, 918; 460, 800; 432, 700; 430, 610; 430, 540; 410, 492; 376, 462; 342, 476
    ]);
    let value = Value::ball((370.0, 690.0), (150.0, 340.0), LAMP)
        .lifted(0.06)
        .broken(0.09, 80.0, 5);
    let paint = Field::ramp(&GOWN, value)
        .patch((350.0, 478.0), (44.0, 18.0), GOWN[1], 0.8)
        .patch_turned((170.0, 850.0), (90.0, 26.0), -30.0, GOWN[0], 0.6);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![290, 476; 254, 640; 200, 800; 70, 880],
                &spots![340, 490; 320, 660; 290, 800; 200, 896],
                &spots![394, 490; 384, 660; 384, 800; 376, 920],
                &spots![424, 500; 424, 660; 444, 800; 468, 926],
            ])
            .passes(Passes::cloth())
            .lost((176.0, 640.0), 120.0)
            .lost((20.0, 820.0), 110.0)
            .bleed(16.0)
            .into(dark)
            .found(0.12),
    );
    for (fold, width, tone) in [
        (
            &spots![390, 560; 372, 680; 340, 800; 290, 896][..],
            13.0,
            GOWN[1],
        ),
        (
            &spots![346, 620; 316, 740; 250, 840; 160, 890],
            15.0,
            GOWN[1],
        ),
        (&spots![414, 690; 420, 800; 436, 920], 11.0, GOWN[2]),
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
        spot: Spot::new(346.0, 356.0, 0.63).turned(-19.0),
        view: View::ThreeQuarter,
        age: Age::Old,
        skin: skin(),
        light: LAMP,
        expression: Expression {
            open: 0.62,
            brow_inner: 5.0,
            brow_outer: 2.0,
            smile: 0.85,
            squint: 0.3,
            ..Expression::TENDER
        },
        gaze: (0.8, -0.35),
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
        taper(&[(384.0, 530.0), (458.0, 574.0)], &[56.0, 44.0]),
        taper(
            &[(458.0, 574.0), (494.0, 522.0), (x - 30.0, y + 20.0)],
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
            &[(384.0, 530.0), (458.0, 574.0)],
            &[(460.0, 572.0), (494.0, 522.0), (x - 30.0, y + 20.0)],
        ],
    );
    let sleeve = taper(&spots![358, 508; 392, 532; 424, 552], &[80.0, 78.0, 70.0]);
    let value = Value::along((380.0, 590.0), (440.0, 500.0)).broken(0.08, 50.0, 4);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&GOWN, value))
            .flow(Flow::along(&[
                &spots![360, 490; 430, 560],
                &spots![380, 480; 450, 540],
                &spots![350, 520; 420, 590],
            ]))
            .passes(Passes::thing())
            .lost((322.0, 492.0), 54.0)
            .bleed(3.0)
            .found(0.1),
    );
    canvas.lay(Brush::line(&spots![454, 526; 438, 554; 408, 582], 5.0, GOWN[0]).opacity(0.6));
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
