//! On the seat: the young woman looks at the window, the old one sleeps on her shoulder.

use crate::line::blob;
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let orange = coats(canvas);
    collar_behind(canvas);
    young(canvas);
    collar(canvas, &orange);
    upper_arm(canvas);
    old(canvas);
    super::hands::paint(canvas, &orange);
}

/// Two coats, one mass. Returns the paint of the orange one.
fn coats(canvas: &Canvas) -> Field {
    let shape = blob(
        &knots![240, 640; 330, 690; 420, 716; 468, 780; 506, 890; 540, 1000; 552, 1090; 530, 1160; 540, 1260; -60, 1260; -60, 900; 10, 850; 110, 820; 180, 700],
    );
    let lit = Value::ball((400.0, 900.0), (190.0, 330.0), (0.6, -0.75, 0.45))
        .lifted(0.05)
        .broken(0.09, 120.0, 5);
    let orange = Field::ramp(
        &["#3a1216", "#7a2a18", "#bd531d", "#e58a33", "#f6b862"],
        lit,
    );
    let dim = Value::ball((120.0, 1060.0), (260.0, 280.0), (0.4, -0.8, 0.4))
        .lifted(0.05)
        .broken(0.09, 120.0, 6);
    let plum = Field::ramp(&["#22121f", "#45203a", "#6e3350", "#985068"], dim);
    let border = || Value::beside((310.0, 1240.0), (230.0, 740.0), 100.0).broken(0.3, 130.0, 8);
    canvas.lay(
        Mass::new(&shape, Field::blend(plum, &orange, border()))
            .along(&[
                &spots![330, 700; 420, 800; 470, 1000; 490, 1200],
                &spots![300, 760; 360, 900; 390, 1200],
                &spots![0, 880; 90, 960; 130, 1200],
                &spots![180, 900; 230, 1000; 250, 1200],
                &spots![40, 870; 150, 900; 230, 980],
            ])
            .passes(Passes::cloth())
            .under(Field::blend("#241019", "#4a1a17", border()))
            .lost((10.0, 1000.0), 120.0)
            .bleed(26.0),
    );
    for (fold, width, colour) in [
        (
            &spots![392, 800; 404, 900; 398, 1040; 412, 1180][..],
            12.0,
            "#6a2318",
        ),
        (&spots![300, 930; 330, 1040; 340, 1190], 14.0, "#571d1a"),
        (&spots![60, 1010; 96, 1100; 100, 1210], 14.0, "#2c1526"),
    ] {
        canvas.lay(
            Brush::new(fold, width, colour)
                .profile(&[0.1, 1.0, 0.7, 0.1])
                .dry(0.15)
                .opacity(0.9),
        );
    }
    orange
}

fn young(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(300.0, 430.0, 1.0),
        view: View::Profile,
        skin: Skin::Sand.into(),
        light: (0.78, -0.5, 0.5),
        expression: Expression {
            brow_inner: 4.0,
            ..Expression::CALM
        },
        gaze: (0.4, 0.0),
        hair_ramp: ["#0d0a12", "#1a1219", "#2e1e24", "#5b3a34"].map(Into::into),
        glint: Some("#8aa394".into()),
        ears: false,
        lost: vec![((-80.0, 200.0), 100.0), ((-70.0, 290.0), 60.0)],
        ..Head::default()
    };
    head.paint(canvas);
    neck(canvas);
    let bob = blob(
        &knots![99, -50; 97, -92; 56, -146; -30, -174; -110, -140; -150, -70; -160, 20; -152, 110; -128, 180; -60, 196; -4, 184; 14, 150; -4, 80; 4, 20; 26, -26; 60, -36; 90, -32],
    );
    let hair = head.hair_of(
        &bob,
        &[
            &spots![76, -70; 40, -110; -30, -140],
            &spots![60, -56; 20, -40; 2, 30; 6, 150],
            &spots![-20, -160; -110, -110; -146, 20; -130, 170],
            &spots![-40, -130; -80, -40; -80, 80; -60, 190],
            &spots![-10, -100; -36, 0; -30, 180],
        ],
    );
    head.at(canvas).lay(hair.lost((-190.0, -20.0), 150.0));
}

/// What of the collar stands behind her neck.
fn collar_behind(canvas: &Canvas) {
    let shape = blob(&knots![
        176, 690; 180, 634; 204, 600; 250, 596; 320, 612; 356, 640; 366, 680; 300, 720; 220, 720
    ]);
    let value = Value::along((180.0, 660.0), (366.0, 640.0)).broken(0.1, 60.0, 7);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#3a1216", "#5a1f18", "#8a3619"], value),
        )
        .passes(Passes::thing())
        .found(0.1),
    );
}

/// From the jaw down into the collar.
fn neck(canvas: &Canvas) {
    let shape = blob(&knots![
        222, 570; 262, 566; 306, 574; 336, 588; 328, 620; 326, 656; 338, 690; 346, 720; 216, 720; 214, 660; 218, 610
    ]);
    let skin = Complexion::from(Skin::Sand);
    let value = Value::along((216.0, 640.0), (340.0, 640.0))
        .times(0.8)
        .broken(0.05, 50.0, 4);
    let paint = Field::ramp(&skin.ramp, value)
        .patch((286.0, 588.0), (80.0, 30.0), skin.ramp[0], 0.65)
        .patch((232.0, 650.0), (26.0, 90.0), skin.ramp[0], 0.4);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[&spots![236, 580; 232, 700], &spots![316, 590; 320, 710]])
            .passes(Passes::face(0.9))
            .lost((200.0, 560.0), 50.0)
            .lost((270.0, 530.0), 60.0)
            .bleed(5.0)
            .found(0.1),
    );
    canvas.lay(
        Brush::line(&spots![288, 606; 302, 648; 316, 684], 5.0, skin.ramp[1])
            .profile(&[0.2, 1.0, 0.5])
            .opacity(0.45),
    );
}

/// Its front: one soft roll around her neck, melting into the coat below.
fn collar(canvas: &Canvas, coat: &Field) {
    let shape = blob(&knots![
        172, 650; 196, 640; 222, 660; 262, 682; 306, 684; 340, 664; 362, 640; 384, 656; 402, 696; 416, 740; 360, 772; 270, 776; 186, 748; 164, 700
    ]);
    let value = Value::ball((330.0, 700.0), (110.0, 70.0), (0.6, -0.75, 0.4))
        .lifted(0.1)
        .broken(0.1, 60.0, 7);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#5a1f18", "#a8441c", "#e08030", "#f9c878"], value),
        )
        .along(&[
            &spots![180, 664; 260, 706; 320, 704; 376, 664],
            &spots![190, 730; 300, 756; 404, 730],
        ])
        .passes(Passes::thing())
        .lost((320.0, 800.0), 70.0)
        .into(coat)
        .found(0.08),
    );
    canvas.lay(
        Brush::line(
            &spots![360, 648; 342, 672; 306, 694; 262, 692; 220, 670],
            7.0,
            "#4a1816",
        )
        .profile(&[0.3, 1.0, 0.8, 0.3])
        .opacity(0.6),
    );
}

/// The old one's shoulder and upper arm, down to the elbow beyond the card.
fn upper_arm(canvas: &Canvas) {
    let shape = blob(&knots![
        -60, 990; -30, 940; 20, 912; 80, 920; 124, 970; 120, 1040; 80, 1100; 20, 1160; -60, 1180
    ]);
    let value = Value::ball((40.0, 1020.0), (110.0, 130.0), (0.4, -0.8, 0.4)).broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#22121f", "#4a223e", "#7a3c5a", "#a8607a"], value),
        )
        .along(&[
            &spots![-50, 980; 20, 930; 100, 960],
            &spots![110, 960; 96, 1050; 30, 1140],
            &spots![0, 940; 10, 1060; -20, 1160],
        ])
        .passes(Passes::cloth().scaled(0.8))
        .lost((150.0, 1120.0), 90.0)
        .bleed(14.0)
        .found(0.25),
    );
}

fn old(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(226.0, 850.0, 0.88).turned(36.0),
        view: View::Front,
        age: Age::Old,
        skin: Skin::Porcelain.into(),
        light: (0.3, -0.75, 0.6),
        expression: Expression {
            smile: 0.25,
            ..Expression::ASLEEP
        },
        hair_ramp: ["#6d5a70", "#9d8a96", "#d6c6bc", "#fbf1df"].map(Into::into),
        ears: false,
        neck: false,
        ..Head::default()
    };
    let at = head.at(canvas);
    let bare = Complexion::from(Skin::Porcelain);
    let neck =
        blob(&knots![-84, 40; 70, 40; 74, 110; 66, 160; 60, 230; -90, 230; -86, 160; -84, 100]);
    let value = Value::along((-80.0, 200.0), (60.0, 120.0))
        .times(0.5)
        .lifted(0.08)
        .broken(0.03, 50.0, 4);
    at.lay(
        Mass::new(
            &neck,
            Field::ramp(&bare.ramp, value).patch((0.0, 140.0), (90.0, 24.0), bare.ramp[0], 0.6),
        )
        .along(&[&spots![-60, 100; -66, 220], &spots![50, 100; 46, 220]])
        .passes(Passes::thing()),
    );
    for fold in [
        spots![-50, 160; -10, 172; 30, 164],
        spots![-46, 174; -10, 184; 26, 178],
    ] {
        at.lay(Brush::line(&fold, 4.0, bare.ramp[0]).opacity(0.5));
    }
    head.paint(canvas);
    let scarf = blob(
        &knots![-128, 96; -96, 138; -50, 174; 0, 186; 48, 176; 84, 140; 104, 92; 146, 104; 138, 180; 60, 240; -50, 246; -146, 196],
    );
    let value = Value::ball((-20.0, 110.0), (160.0, 120.0), (-0.2, 0.5, 0.6)).broken(0.1, 60.0, 7);
    let paint = Field::ramp(&["#331830", "#5d2c48", "#93516a", "#c98e92"], value).patch(
        (0.0, 188.0),
        (110.0, 22.0),
        "#331830",
        0.8,
    );
    at.lay(
        Mass::new(&scarf, paint)
            .along(&[
                &spots![-120, 120; -40, 196; 50, 196; 120, 110],
                &spots![-130, 170; -20, 226; 120, 160],
            ])
            .passes(Passes::thing())
            .lost((0.0, 260.0), 120.0)
            .lost((-140.0, 160.0), 54.0)
            .bleed(20.0),
    );
    let curls = blob(&knots![
        -100, 46; -126, 24; -120, -20; -138, -60; -112, -96; -106, -136; -64, -150; -36, -182; 8, -172; 50, -186; 84, -152; 118, -138;
        122, -96; 144, -60; 126, -20; 132, 24; 106, 48; 96, 4; 88, -56; 54, -100; 0, -112; -56, -92; -92, -36
    ]);
    let flow = Flow::along(&[
        &spots![-92, -20; -120, -40; -110, -90],
        &spots![-60, -90; -90, -120; -60, -146],
        &spots![-30, -104; -40, -150; 0, -170],
        &spots![10, -110; 30, -150; 70, -150],
        &spots![50, -100; 90, -120; 110, -90],
        &spots![88, -40; 126, -50; 120, 0],
        &spots![-96, 40; -116, 10; -110, -30],
        &spots![100, 40; 124, 20; 116, -10],
    ]);
    let hair = head
        .hair_of(&curls, &[])
        .flow(flow.soft(12.0).stray(0.5).wave(46.0, 6))
        .passes(Passes::curls(1.0));
    at.lay(hair.lost((-40.0, -200.0), 70.0).bleed(8.0));
    for lock in [
        spots![-92, -30; -84, -52; -66, -66],
        spots![-40, -96; -24, -92; -8, -100],
        spots![60, -92; 70, -78; 84, -70],
    ] {
        at.lay(
            Brush::new(&lock, 6.5, "#efe2d0")
                .profile(&[0.9, 0.8, 0.1])
                .dry(0.2),
        );
    }
}
