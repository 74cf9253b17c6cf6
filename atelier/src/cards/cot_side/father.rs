//! The father: asleep on the boards, as he sat down for a moment.

use crate::line::{blob, taper};
use crate::motifs::figures::{Skin, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Mass, Passes, PosedHand, Touch,
    Value,
};
use crate::{knots, spots};

fn skin() -> Complexion {
    Skin::Umber.into()
}

/// His jumper.
const WOOL: [&str; 4] = ["#241c40", "#43396a", "#77668e", "#c2a2a8"];
/// Where the hand begins.
const WRIST: At = (280.0, 724.0);

/// Behind the bars: on the mattress, where small fingers held it until they had something to do.
pub fn hand(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![110, 766; 190, 782; 290, 776], 28.0, "#4a3c62")
            .profile(&[0.2, 1.0, 0.5])
            .opacity(0.65),
    );
    PosedHand {
        spot: Spot::new(WRIST.0, WRIST.1, 172.0),
        hand: people::Hand {
            gesture: Gesture::Open,
            side: Side::Left,
            fingers: v(-1.0, 0.1, 0.2),
            thumb: v(-0.2, -1.0, 0.3),
            plump: 1.12,
            arm: 0.2,
            forearm: Some(v(0.7, 0.72, 0.0)),
        },
        skin: skin(),
        light: (0.2, -0.6, 0.8),
    }
    .paint(canvas);
}

pub fn paint(canvas: &Canvas) {
    pillow(canvas);
    arm(canvas);
    shoulders(canvas);
    head(canvas);
}

/// His own jacket, rolled up.
fn pillow(canvas: &Canvas) {
    let shape = blob(
        &knots![-60, 1010; 40, 986; 130, 1030; 230, 1110; 360, 1130; 470, 1120; 520, 1270; -60, 1270],
    );
    let value = Value::along((60.0, 1240.0), (300.0, 1020.0)).broken(0.1, 80.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#1f1a38", "#332d54", "#554a74", "#82708e"], value),
        )
        .along(&[
            &spots![-40, 1020; 60, 1010; 200, 1110; 460, 1150],
            &spots![-40, 1110; 120, 1130; 400, 1220],
        ])
        .passes(Passes::cloth())
        .found(0.3),
    );
    for fold in [
        spots![-20, 1080; 90, 1096; 190, 1160],
        spots![20, 1180; 160, 1190; 300, 1236],
    ] {
        canvas.lay(
            Brush::new(&fold, 14.0, "#1a1530")
                .profile(&[0.1, 1.0, 0.1])
                .dry(0.2)
                .opacity(0.7),
        );
    }
}

fn head(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(268.0, 990.0, 1.12).turned(-60.0),
        view: View::Front,
        skin: skin(),
        light: (0.5, -0.7, 0.5),
        expression: Expression {
            brow_inner: 4.0,
            smile: 0.1,
            ..Expression::ASLEEP
        },
        hair: Hair::Curls,
        hair_ramp: ["#0e0914", "#1b1220", "#32222e", "#6d4a48"].map(Into::into),
        neck: false,
        lost: vec![((-150.0, 60.0), 80.0)],
        ..Head::default()
    };
    head.paint(canvas);
    let beard = blob(&knots![
        -97, -2; -106, 50; -94, 104; -62, 148; 0, 172; 62, 148; 94, 104; 106, 50; 97, -2; 86, 44; 70, 74; 44, 84; 20, 74; 0, 80;
        -20, 74; -44, 84; -70, 74; -86, 44
    ]);
    let at = head.at(canvas);
    at.lay(
        head.hair_of(&beard, &[])
            .flow(
                Flow::along(&[
                    &spots![-98, 10; -98, 70; -60, 140][..],
                    &spots![98, 10; 98, 70; 60, 140],
                    &spots![0, 110; 0, 168],
                    &spots![-40, 110; -30, 156],
                    &spots![40, 110; 30, 156],
                    &spots![0, 80; -40, 86; -66, 100],
                    &spots![0, 80; 40, 86; 66, 100],
                ])
                .soft(12.0)
                .stray(0.3),
            )
            .passes(Passes::curls(0.9))
            .lost((0.0, 240.0), 80.0)
            .bleed(6.0),
    );
    // A mouth closed within the beard: the moustache hangs over it, and a lower lip is in the shade.
    at.lay(
        Touch::new(
            &blob(&knots![-21, 100; -8, 98; 8, 98; 21, 100; 11, 109; 0, 111; -11, 109]),
            "#5a2c2e",
        )
        .opacity(0.9),
    );
    at.lay(Brush::line(&spots![-10, 106; 0, 107; 10, 106], 4.0, "#9a5a4c").opacity(0.6));
    for half in [
        spots![-2, 84; -18, 90; -36, 104; -44, 118],
        spots![2, 84; 18, 90; 36, 104; 44, 118],
    ] {
        at.lay(
            Brush::new(&half, 17.0, "#20141f")
                .profile(&[0.6, 1.0, 0.8, 0.2])
                .dry(0.15),
        );
    }
    // The ridge of the nose, and its side in the shade.
    at.lay(
        Brush::new(&spots![9, -6; 9, 24; 8, 50], 11.0, "#e9b07a")
            .profile(&[0.2, 0.8, 1.0, 0.3])
            .opacity(0.55),
    );
    at.lay(
        Brush::new(&spots![-12, -8; -13, 20; -18, 48], 12.0, "#5a2c3a")
            .profile(&[0.3, 0.8, 1.0, 0.2])
            .opacity(0.5),
    );
}

/// Below the beard: his neck, and the jumper that goes on into the arm.
fn shoulders(canvas: &Canvas) {
    let ramp = skin().ramp;
    let neck = taper(
        &spots![350, 1030; 430, 1066; 520, 1096],
        &[150.0, 136.0, 160.0],
    );
    let value = Value::along((420.0, 1140.0), (450.0, 990.0)).broken(0.08, 50.0, 3);
    canvas.lay(
        Mass::new(&neck, Field::ramp(&[ramp[0], ramp[1], ramp[2]], value))
            .along(&[&spots![360, 1000; 500, 1060], &spots![350, 1080; 500, 1130]])
            .passes(Passes::face(1.0))
            .found(0.1),
    );
    let chest = blob(&knots![
        560, 880; 510, 910; 486, 960; 478, 1020; 462, 1080; 436, 1140; 430, 1200; 470, 1260; 640, 1260; 660, 960
    ]);
    let value = Value::along((440.0, 1200.0), (540.0, 900.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &chest,
            Field::ramp(&["#241c40", "#43396a", "#77668e", "#a58aa0"], value),
        )
        .along(&[
            &spots![520, 900; 480, 1020; 440, 1180],
            &spots![600, 900; 560, 1040; 520, 1200],
        ])
        .passes(Passes::cloth().scaled(0.8))
        .found(0.1),
    );
    canvas.lay(
        Brush::new(
            &spots![494, 956; 476, 1030; 452, 1096; 432, 1150],
            20.0,
            "#8a789c",
        )
        .profile(&[0.6, 1.0, 1.0, 0.6]),
    );
}

/// Out of the blankets to the elbow, which lies on the boards; from there the bare forearm rises over the rail and between two bars.
fn arm(canvas: &Canvas) {
    let ramp = skin().ramp;
    canvas.lay(
        Brush::new(&spots![350, 900; 440, 940; 560, 960], 46.0, "#221638")
            .profile(&[0.2, 1.0, 0.8])
            .sleek()
            .opacity(0.6),
    );
    let fore = blob(&knots![
        268, 742; 282, 714; 302, 712; 338, 742; 392, 782; 432, 818; 446, 850; 430, 890; 392, 894; 366, 866; 338, 822; 302, 782
    ]);
    let value = Value::along((330.0, 832.0), (386.0, 766.0)).broken(0.1, 60.0, 5);
    canvas.lay(
        Mass::new(
            &fore,
            Field::ramp(&[ramp[0], ramp[1], ramp[2], ramp[3]], value),
        )
        .along(&[
            &spots![290, 712; 350, 752; 440, 826],
            &spots![276, 740; 330, 806; 390, 890],
        ])
        .passes(Passes::face(0.9))
        .found(0.08),
    );
    // The bone beside the wrist, and the sinew above it.
    canvas.lay(Brush::line(&spots![300, 730; 330, 760; 366, 806], 5.0, "#7d4632").opacity(0.35));
    canvas.lay(Brush::line(&spots![286, 760; 294, 766; 300, 776], 6.0, "#5a2c30").opacity(0.5));
    let sleeve = blob(&knots![
        640, 832; 560, 832; 490, 822; 440, 816; 404, 846; 378, 876; 392, 912; 424, 930; 470, 936; 540, 960; 640, 980
    ]);
    let value = Value::along((470.0, 950.0), (490.0, 812.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(&sleeve, Field::ramp(&WOOL, value))
            .flow(Flow::along(&[
                &spots![630, 850; 520, 838; 440, 830][..],
                &spots![630, 950; 520, 936; 430, 916; 392, 886],
                &spots![430, 826; 400, 858; 386, 884],
            ]))
            .passes(Passes::cloth().scaled(0.8))
            .found(0.1),
    );
    // The sleeve is turned up below the elbow.
    let roll = taper(&spots![434, 806; 404, 838; 372, 880], &[28.0, 36.0, 28.0]);
    let value = Value::along((376.0, 884.0), (436.0, 812.0)).broken(0.08, 30.0, 5);
    canvas.lay(
        Mass::new(
            &roll,
            Field::ramp(&["#3a2f5c", "#6a5a88", "#a994aa", "#d8bdb4"], value),
        )
        .along(&[&spots![434, 806; 404, 838; 372, 880]])
        .passes(Passes::thing())
        .found(0.06),
    );
    canvas.lay(Brush::line(&spots![446, 826; 422, 852; 392, 892], 6.0, "#2c2348").opacity(0.7));
    for (fold, width) in [
        (spots![436, 912; 452, 890; 452, 862], 9.0),
        (spots![474, 926; 486, 900; 482, 872], 8.0),
        (spots![500, 832; 512, 850; 510, 872], 8.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, "#2c2348")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.55),
        );
    }
}
