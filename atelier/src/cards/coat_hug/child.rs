//! The child, on tiptoe, in a pale nightdress, both arms round the coat, and one red sock.

use crate::line::{blob, rect, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Glaze, Grasp, Hair, Hand, Head, Mass,
    Passes, Relief, Value,
};
use crate::{knots, spots};

use super::LIGHT;

const NIGHT: [&str; 5] = ["#4f6482", "#7f98b2", "#b3c7d3", "#e3eae6", "#fffaec"];

fn skin() -> Complexion {
    Complexion::from(Skin::Sand).lip("#c4625a")
}

fn joined(parts: impl IntoIterator<Item = Shape>) -> Shape {
    all(parts).fillet(8.0)
}

pub(super) fn paint(canvas: &Canvas) {
    legs(canvas);
    // What she keeps from the coat, close to her.
    for (at, radii) in [
        ((420.0, 500.0), (70.0, 110.0)),
        ((410.0, 640.0), (80.0, 150.0)),
        ((400.0, 800.0), (70.0, 110.0)),
    ] {
        canvas.lay(Glaze::mist(at, radii, "#5a331f", 0.75));
    }
    far_arm(canvas);
    let head = head(canvas);
    nightdress(canvas);
    hair(canvas, &head);
}

/// A leg on tiptoe: the foot of it, from the ankle, with the heel high.
fn foot() -> Shape {
    blob(&knots![
        -18, -22; 20, -24; 26, 4; 42, 26; 62, 38; 82, 44; 90, 54; 82, 62; 58, 62; 38, 58; 18, 44; -10, 34; -26, 22; -28, 0
    ])
}

fn legs(canvas: &Canvas) {
    let ramp = skin().ramp;
    let far = joined([
        taper(
            &spots![338, 820; 342, 900; 338, 960; 332, 1034],
            &[70.0, 60.0, 58.0, 40.0],
        ),
        foot().moved(330.0, 1040.0),
    ]);
    let value = Value::ball((338.0, 960.0), (64.0, 220.0), LIGHT)
        .times(0.66)
        .lifted(0.2)
        .broken(0.05, 50.0, 3);
    canvas.lay(
        Mass::new(
            &far,
            Field::ramp(&ramp, value).patch((400.0, 1092.0), (24.0, 12.0), skin().warm, 0.3),
        )
        .along(&[
            &spots![330, 840; 326, 1040],
            &spots![350, 840; 344, 1030; 370, 1074; 410, 1092],
        ])
        .passes(Passes::face(0.8))
        .found(0.06),
    );
    // An ankle bone, and toes.
    canvas.lay(Brush::line(&spots![326, 1036; 334, 1030; 340, 1038], 4.0, ramp[1]).opacity(0.5));
    for (x, y) in spots![390, 1082; 401, 1085; 410, 1089] {
        canvas.lay(
            Brush::line(
                &[(x, y), (x + 6.0, y + 6.0), (x + 5.0, y + 13.0)],
                3.6,
                ramp[0],
            )
            .opacity(0.55),
        );
    }
    let near = taper(
        &spots![272, 820; 276, 890; 268, 960; 258, 1030; 254, 1060],
        &[84.0, 68.0, 64.0, 50.0, 42.0],
    );
    let value = Value::ball((266.0, 950.0), (60.0, 220.0), LIGHT)
        .lifted(0.25)
        .broken(0.05, 50.0, 4);
    canvas.lay(
        Mass::new(&near, Field::ramp(&ramp, value))
            .along(&[
                &spots![256, 830; 250, 940; 240, 1060],
                &spots![292, 830; 288, 940; 262, 1060],
            ])
            .passes(Passes::face(0.8))
            .found(0.06),
    );
    sock(canvas);
    // The floor is dark only below the toes.
    for (line, wide) in [
        (spots![272, 1138; 310, 1143; 352, 1134], 13.0),
        (spots![352, 1108; 388, 1112; 424, 1104], 10.0),
    ] {
        canvas.lay(
            Brush::new(&line, wide, "#2a1812")
                .profile(&[0.2, 1.0, 0.3])
                .sleek()
                .opacity(0.6),
        );
    }
}

/// The red one, half slipped down.
fn sock(canvas: &Canvas) {
    let shape = joined([
        taper(&spots![256, 976; 255, 1030; 254, 1064], &[62.0, 54.0, 46.0])
            .minus(&rect(200.0, 920.0, 320.0, 982.0)),
        foot().grown(2.0).moved(254.0, 1070.0),
    ]);
    let value = Value::ball((276.0, 1066.0), (84.0, 100.0), LIGHT)
        .lifted(0.2)
        .broken(0.06, 30.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#5c0f1a", "#9a1a20", "#cf2f28", "#f0604a"], value),
        )
        .along(&[
            &spots![232, 990; 230, 1060; 250, 1100],
            &spots![276, 990; 276, 1050; 300, 1100; 336, 1120],
        ])
        .passes(Passes::thing().scaled(0.7))
        .found(0.05),
    );
    for y in [990.0, 1004.0, 1018.0] {
        canvas.lay(
            Brush::line(
                &[(228.0, y - 2.0), (256.0, y + 7.0), (284.0, y - 1.0)],
                4.4,
                "#6a101e",
            )
            .opacity(0.6),
        );
    }
}

/// From the neck to the knees, one fall of cotton.
fn nightdress(canvas: &Canvas) {
    let shape = blob(&knots![
        286, 594; 250, 606; 226, 656; 222, 730; 208, 800; 188, 872; 236, 890; 300, 898; 360, 890; 404, 870; 394, 780; 398, 700; 400, 640; 374, 606; 340, 598
    ]);
    let relief = Relief::dome((304.0, 740.0), (122.0, 200.0), 90.0)
        .bump_turned((246.0, 820.0), (14.0, 80.0), 12.0, 12.0)
        .bump_turned((292.0, 830.0), (14.0, 80.0), 3.0, 13.0)
        .bump_turned((344.0, 820.0), (14.0, 80.0), -6.0, 13.0)
        .bump_turned((262.0, 700.0), (40.0, 9.0), 24.0, -7.0);
    let paint = Field::ramp(&NIGHT, relief.lit(LIGHT).lifted(0.08).broken(0.05, 50.0, 6));
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![270, 610; 240, 700; 212, 870],
                &spots![300, 610; 300, 720; 290, 890],
                &spots![350, 600; 360, 720; 380, 870],
            ])
            .passes(wool())
            .found(0.12),
    );
    canvas.lay(
        Brush::line(
            &spots![192, 862; 240, 880; 300, 887; 358, 880; 400, 862],
            6.0,
            NIGHT[1],
        )
        .opacity(0.7),
    );
    canvas.lay(
        Brush::new(
            &spots![284, 592; 312, 604; 344, 602; 366, 604],
            14.0,
            NIGHT[4],
        )
        .profile(&[0.6, 1.0, 1.0, 0.6])
        .vary(0.05),
    );
    for fold in [
        spots![262, 760; 252, 820; 240, 876],
        spots![312, 770; 312, 830; 312, 884],
        spots![356, 770; 364, 820; 376, 868],
    ] {
        canvas.lay(
            Brush::line(&fold, 9.0, NIGHT[1])
                .profile(&[0.1, 0.8, 1.0])
                .opacity(0.5),
        );
    }
}

/// The other arm reaches higher.
fn far_arm(canvas: &Canvas) {
    let line = spots![372, 640; 432, 606; 486, 546];
    let shape = taper(&line, &[76.0, 66.0, 50.0]);
    let value = Value::along((440.0, 640.0), (420.0, 560.0))
        .times(0.55)
        .plus(&Value::even(0.1));
    canvas.lay(
        Brush::new(&spots![392, 668; 452, 640; 508, 580], 26.0, "#4a2a1a")
            .profile(&[0.3, 1.0, 0.2])
            .sleek()
            .opacity(0.5),
    );
    canvas.lay(
        Mass::new(&shape, Field::ramp(&NIGHT, value.broken(0.05, 40.0, 4)))
            .flow(Flow::along(&[&line]).soft(14.0))
            .passes(wool())
            .found(0.12),
    );
    Hand {
        spot: Spot::new(486.0, 544.0, 0.62).turned(-42.0),
        grasp: Grasp::Resting,
        age: Age::Child,
        skin: skin(),
        light: LIGHT,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![466, 530; 486, 546; 502, 566], 18.0, NIGHT[3])
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.06),
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

fn head(canvas: &Canvas) -> Head {
    let head = Head {
        spot: Spot::new(312.0, 474.0, 0.8).turned(-6.0),
        view: View::Profile,
        age: Age::Child,
        skin: skin(),
        light: (0.1, -0.35, 0.9),
        expression: Expression {
            open: 0.0,
            brow_inner: 7.0,
            brow_outer: 4.0,
            smile: 0.8,
            ..Expression::CALM
        },
        blush: 1.6,
        hair: Hair::None,
        hair_ramp: ["#1c0f0c", "#38201a", "#4c2a1e", "#7a4a2e"].map(Into::into),
        brushes: 0.8,
        ears: false,
        ..Head::default()
    };
    // She leans against it with her whole face.
    canvas.lay(
        Brush::new(
            &spots![398, 432; 412, 480; 420, 520; 408, 566; 392, 600],
            30.0,
            "#6a3d22",
        )
        .profile(&[0.2, 0.8, 1.0, 1.0, 0.3])
        .dry(0.1)
        .opacity(0.55),
    );
    head.paint(canvas);
    head
}

/// A bob that falls down her back.
fn hair(canvas: &Canvas, head: &Head) {
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
            &spots![402, 762; 450, 756; 520, 732; 570, 704],
            24.0,
            "#4a2a1a",
        )
        .profile(&[0.3, 1.0, 0.8, 0.1])
        .sleek()
        .opacity(0.5),
    );
    let sleeve = joined([
        taper(&spots![280, 636; 330, 690; 396, 712], &[88.0, 82.0, 70.0]),
        taper(&spots![392, 712; 446, 700; 500, 672], &[70.0, 62.0, 48.0]),
    ]);
    let relief = Relief::dome((390.0, 670.0), (150.0, 62.0), 60.0)
        .bump_turned((390.0, 676.0), (9.0, 30.0), -10.0, -9.0)
        .bump_turned((412.0, 676.0), (8.0, 28.0), -24.0, 8.0)
        .bump_turned((330.0, 650.0), (50.0, 14.0), 40.0, 8.0);
    let paint = Field::ramp(&NIGHT, relief.lit(LIGHT).lifted(0.1).broken(0.05, 40.0, 4));
    canvas.lay(
        Mass::new(&sleeve, paint)
            .flow(
                Flow::along(&[
                    &spots![266, 620; 330, 664; 400, 686; 500, 654],
                    &spots![266, 670; 330, 720; 400, 738; 500, 692],
                ])
                .soft(18.0)
                .stray(0.2),
            )
            .passes(wool())
            .found(0.12),
    );
    Hand {
        spot: Spot::new(506.0, 670.0, 0.7).turned(-14.0),
        grasp: Grasp::Spread,
        age: Age::Child,
        skin: skin(),
        light: LIGHT,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![488, 648; 504, 672; 506, 698], 20.0, NIGHT[3])
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.08),
    );
}
