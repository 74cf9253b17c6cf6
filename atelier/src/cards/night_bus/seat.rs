//! On the seat: the young woman looks at the window, the old one sleeps on her shoulder.

use crate::line::{blob, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Expression, Field, Flow, Hand, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let orange = coats(canvas);
    young(canvas);
    collar(canvas, &orange);
    old(canvas);
    hands(canvas, &orange);
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

/// One soft roll, melting into the coat below.
fn collar(canvas: &Canvas, coat: &Field) {
    let shape = blob(
        &knots![196, 624; 240, 648; 300, 662; 342, 652; 362, 668; 384, 704; 410, 744; 360, 756; 280, 748; 200, 718],
    );
    let value = Value::ball((330.0, 690.0), (90.0, 64.0), (0.6, -0.75, 0.4))
        .lifted(0.1)
        .broken(0.1, 60.0, 7);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#5a1f18", "#a8441c", "#e08030", "#f9c878"], value),
        )
        .along(&[
            &spots![200, 640; 300, 680; 366, 676],
            &spots![210, 700; 310, 730; 400, 740],
        ])
        .passes(Passes::thing())
        .lost((320.0, 760.0), 60.0)
        .into(coat)
        .found(0.1),
    );
}

fn old(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(232.0, 812.0, 0.92).turned(38.0),
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
    head.paint(canvas);
    let at = head.at(canvas);
    let scarf = blob(
        &knots![-108, 64; -74, 120; -10, 152; 56, 138; 98, 76; 140, 96; 128, 170; 50, 224; -60, 222; -136, 160],
    );
    let value = Value::ball((-20.0, 110.0), (160.0, 120.0), (-0.2, 0.5, 0.6)).broken(0.1, 60.0, 7);
    let paint = Field::ramp(&["#331830", "#5d2c48", "#93516a", "#c98e92"], value).patch(
        (10.0, 152.0),
        (110.0, 26.0),
        "#331830",
        0.8,
    );
    at.lay(
        Mass::new(&scarf, paint)
            .along(&[
                &spots![-110, 90; -40, 170; 50, 168; 110, 100],
                &spots![-120, 140; -20, 210; 110, 150],
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

/// Her hand on the old one's.
fn hands(canvas: &Canvas, coat: &Field) {
    let light = (0.5, -0.75, 0.45);
    let sleeve = taper(
        &spots![-60, 1080; 60, 1110; 178, 1124],
        &[150.0, 110.0, 66.0],
    );
    let value = Value::ball((70.0, 1100.0), (150.0, 62.0), light).broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#22121f", "#45203a", "#6e3350", "#985068"], value),
        )
        .along(&[
            &spots![-40, 1050; 60, 1080; 180, 1106],
            &spots![-40, 1130; 60, 1140; 180, 1140],
        ])
        .passes(Passes::cloth().scaled(0.7))
        .lost((-30.0, 1090.0), 130.0),
    );
    Hand {
        spot: Spot::new(178.0, 1120.0, 1.0).turned(6.0),
        age: Age::Old,
        skin: Skin::Porcelain.into(),
        light,
        ..Hand::default()
    }
    .paint(canvas);
    let shade = "#4a1a17";
    canvas.lay(
        Brush::new(&spots![520, 1168; 430, 1160; 360, 1130], 44.0, shade)
            .profile(&[0.3, 1.0, 0.3])
            .dry(0.2)
            .opacity(0.8),
    );
    let sleeve = taper(
        &spots![486, 960; 506, 1030; 500, 1086; 450, 1112; 372, 1100],
        &[90.0, 96.0, 104.0, 92.0, 66.0],
    );
    let value = Value::ball((470.0, 1070.0), (120.0, 90.0), light)
        .lifted(0.1)
        .broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(
                &["#3a1216", "#7a2a18", "#bd531d", "#e58a33", "#f6b862"],
                value,
            ),
        )
        .along(&[
            &spots![470, 950; 478, 1030; 440, 1076; 376, 1080],
            &spots![516, 960; 546, 1060; 500, 1136; 380, 1124],
        ])
        .passes(Passes::cloth().scaled(0.75))
        .lost((490.0, 930.0), 84.0)
        .into(coat)
        .found(0.3),
    );
    for fold in [
        spots![470, 1040; 484, 1062; 478, 1092],
        spots![446, 1050; 456, 1076; 446, 1104],
        spots![520, 1040; 520, 1066; 506, 1088],
    ] {
        canvas.lay(
            Brush::new(&fold, 8.0, "#7a2a18")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.6),
        );
    }
    Hand {
        spot: Spot::new(368.0, 1098.0, 1.06).turned(-16.0).flipped(true),
        skin: Skin::Sand.into(),
        light,
        ..Hand::default()
    }
    .paint(canvas);
}
