//! The girl: a hand flat on the bark, and her eyes already in their corners.

use super::DAY;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Expression, Field, Hair, Head, Mass, Passes, PosedHand, Touch, Value,
};
use crate::{knots, spots};

const BLUE: [&str; 5] = ["#1f4668", "#3474a0", "#5fa5cc", "#9acde2", "#d8eef0"];

pub fn paint(canvas: &Canvas) {
    trunk(canvas);
    hand(canvas);
    let coat = coat_paint();
    body(canvas, &coat);
    arm(canvas, &coat);
    let head = hood(canvas);
    head.paint(canvas);
    fringe(canvas, &head);
    rim(canvas, &head);
    button(canvas);
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
    let value = Value::ball((380.0, 1190.0), (270.0, 190.0), DAY)
        .lifted(0.1)
        .broken(0.07, 110.0, 5);
    Field::ramp(&BLUE, value).patch_turned((330.0, 1100.0), (130.0, 22.0), 0.0, BLUE[0], 0.75)
}

/// Flat on the bark, its thumb towards her.
fn hand(canvas: &Canvas) {
    let hand = PosedHand {
        spot: Spot::new(86.0, 902.0, 134.0),
        hand: people::Hand {
            gesture: Gesture::Flat,
            side: Side::Left,
            fingers: v(0.22, -1.0, 0.1),
            thumb: v(1.0, 0.2, 0.0),
            plump: 1.2,
            ..people::Hand::default()
        },
        skin: Skin::Sand.into(),
        light: DAY,
    };
    let shade = hand.spot.put(&hand.hand.posed().outline).moved(-9.0, 12.0);
    canvas.lay(Touch::new(&shade.softened(4.0), "#150e0a").opacity(0.75));
    hand.paint(canvas);
}

/// Shoulders below the hood, the far one let down.
fn body(canvas: &Canvas, coat: &Field) {
    let trunk = blob(&knots![
        210, 1076; 300, 1056; 400, 1050; 470, 1066; 528, 1104; 562, 1170; 580, 1260, corner; 150, 1260, corner; 168, 1160; 176, 1104
    ]);
    canvas.lay(
        Mass::new(&trunk, coat)
            .along(&[
                &spots![300, 1064; 420, 1064; 520, 1110; 560, 1240],
                &spots![200, 1090; 220, 1170; 210, 1260],
                &spots![330, 1100; 350, 1180; 340, 1260],
                &spots![450, 1090; 480, 1170; 470, 1260],
            ])
            .passes(Passes::cloth().scaled(0.9))
            .found(0.12),
    );
    for (fold, width) in [
        (&spots![476, 1150; 486, 1190; 484, 1260][..], 13.0),
        (&spots![338, 1130; 346, 1190; 340, 1260], 8.0),
        (&spots![420, 1130; 400, 1170; 404, 1220], 8.0),
    ] {
        canvas.lay(
            Brush::new(fold, width, BLUE[0])
                .profile(&[0.1, 1.0, 0.8])
                .dry(0.1)
                .opacity(0.55),
        );
    }
}

/// From the shoulder out to the elbow, and from there up the bark.
fn arm(canvas: &Canvas, coat: &Field) {
    canvas.lay(
        Brush::new(&spots![150, 900; 152, 1000; 150, 1060], 40.0, "#150e0a")
            .profile(&[0.2, 1.0, 0.7])
            .dry(0.2)
            .opacity(0.5),
    );
    let upper = taper(
        &spots![250, 1140; 190, 1138; 130, 1126; 84, 1092],
        &[140.0, 122.0, 106.0, 92.0],
    );
    let fore = taper(
        &spots![82, 1092; 74, 1030; 78, 970; 84, 930],
        &[92.0, 88.0, 78.0, 70.0],
    );
    let value = Value::beside((250.0, 1130.0), (80.0, 1100.0), 70.0).broken(0.08, 60.0, 4);
    let above = Field::blend(
        Field::ramp(&BLUE, value),
        coat,
        Value::along((196.0, 1136.0), (270.0, 1140.0)),
    );
    let value = Value::beside((80.0, 1100.0), (84.0, 900.0), 52.0).broken(0.08, 60.0, 4);
    let paint = Field::blend(
        Field::ramp(&BLUE, value),
        above,
        Value::along((96.0, 1070.0), (140.0, 1104.0)),
    );
    canvas.lay(
        Mass::new(&all([upper, fore]).fillet(10.0), paint)
            .along(&[
                &spots![250, 1080; 170, 1080; 128, 1064; 116, 1020; 114, 900],
                &spots![250, 1190; 150, 1180; 70, 1130; 40, 1070; 40, 980; 52, 900],
                &spots![240, 1136; 150, 1124; 90, 1086; 78, 1020; 84, 910],
            ])
            .passes(Passes::cloth().scaled(0.7))
            .lost((268.0, 1140.0), 74.0)
            .into(coat)
            .found(0.08),
    );
    for (fold, width) in [
        (&spots![124, 1066; 108, 1084; 84, 1090][..], 10.0),
        (&spots![122, 1048; 104, 1060; 84, 1062], 8.0),
        (&spots![236, 1176; 200, 1186; 150, 1180], 10.0),
        (&spots![232, 1098; 214, 1120; 208, 1150], 8.0),
    ] {
        canvas.lay(
            Brush::new(fold, width, BLUE[0])
                .profile(&[0.1, 1.0, 0.1])
                .dry(0.1)
                .opacity(0.55),
        );
    }
    let cuff = blob(&knots![
        46, 890, corner; 84, 898; 124, 892, corner; 127, 906; 125, 922, corner; 84, 930; 44, 920, corner; 42, 904
    ]);
    let value = Value::along((40.0, 920.0), (128.0, 896.0)).broken(0.08, 40.0, 4);
    canvas.lay(
        Mass::new(&cuff, Field::ramp(&BLUE[1..], value))
            .passes(Passes::thing().scaled(0.7))
            .found(0.05),
    );
}

/// The coat is closed below her chin.
fn button(canvas: &Canvas) {
    canvas.lay(Touch::new(&ellipse((300.0, 1153.0), 11.0, 11.0), BLUE[0]));
    canvas.lay(Touch::new(&ellipse((299.0, 1150.0), 10.5, 10.5), "#f0d58a"));
    canvas.lay(Touch::new(&ellipse((296.0, 1147.0), 3.4, 3.0), "#fff6d8"));
}

/// The hood behind her head; the head comes back.
fn hood(canvas: &Canvas) -> Head {
    let head = Head {
        spot: Spot::new(312.0, 908.0, 0.95).turned(-22.0).flipped(true),
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
