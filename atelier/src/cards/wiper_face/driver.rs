//! The driver: composed, nearly smiling, lit from the dashboard.

use crate::line::{blob, taper};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Head, Light, Mass, Passes, Value,
};
use crate::{knots, spots};

/// From below, warm.
pub(super) const DASHBOARD: Light = (-0.35, 0.62, 0.62);
/// What is left of the day.
const EVENING: Light = (-0.5, -0.62, 0.55);
/// Where his eyes are.
const HEAD: Spot = Spot {
    at: (424.0, 446.0),
    size: 1.6,
    turn: -5.0,
    flip: false,
};

const WARM: [&str; 6] = [
    "#150d12", "#2a1518", "#4c251d", "#7a4023", "#a8642c", "#d79a4c",
];
const COOL: [&str; 5] = ["#10141d", "#1b2330", "#303c4a", "#4f5f6c", "#7f8f95"];

pub(super) fn skin() -> Complexion {
    Complexion {
        white: "#d9c7a4".into(),
        ink: "#0e090c".into(),
        iris: "#2a1610".into(),
        ..Complexion::new(
            ["#180e12", "#36191b", "#5e3020", "#8a5028", "#c88f48"],
            "#8a3d22",
            "#242432",
        )
        .lip("#74342c")
    }
}

/// Warm from below, cool from above, and in between dark.
fn face(head: &Head) -> Field {
    let relief = head.relief();
    let warm = relief
        .lit(head.seen(DASHBOARD))
        .times(0.9)
        .broken(0.03, 40.0, 3);
    let cool = relief
        .lit(head.seen(EVENING))
        .times(0.8)
        .broken(0.04, 60.0, 4);
    Field::lit_twice((&WARM, warm), (&COOL, cool))
        .patch((0.0, 50.0), (22.0, 14.0), "#a85a30", 0.25)
        .patch((-60.0, 48.0), (30.0, 22.0), "#a04f2a", 0.3)
        .patch((0.0, 124.0), (40.0, 26.0), "#33221f", 0.4)
        .patch_turned((-62.0, 100.0), (14.0, 44.0), -34.0, "#33221f", 0.4)
}

/// Paints him, and says how all of it looks: for the rain.
pub(super) fn paint(canvas: &Canvas, behind: Field) -> Field {
    let clothes = clothes(canvas);
    let mut head = Head {
        spot: HEAD,
        skin: skin(),
        light: DASHBOARD,
        expression: Expression {
            open: 0.86,
            brow_inner: 4.0,
            brow_outer: -1.0,
            smile: 0.45,
            ..Expression::CALM
        },
        gaze: (-0.05, 0.0),
        lashes: 0.1,
        hair_ramp: ["#0b0a0e", "#15141a", "#25262e", "#4a4e54"].map(Into::into),
        brushes: 0.55,
        neck: false,
        ..Head::default()
    };
    head.paint = Some(face(&head));
    neck(canvas);
    let painted = head.paint(canvas);
    hair(canvas, &head);
    age(canvas);
    moustache(canvas, &head);
    collar(canvas);
    painted
        .paint
        .before(&clothes.0.before(&behind, &clothes.1), &painted.shape)
}

/// In the shadow of the jaw, and warm below.
fn neck(canvas: &Canvas) {
    let shape = blob(
        &knots![379, 599; 527, 599; 532, 683; 545, 734; 501, 818; 409, 818; 370, 734; 380, 683],
    );
    let value = Value::along((443.0, 667.0), (426.0, 852.0))
        .times(0.75)
        .broken(0.06, 60.0, 4);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&WARM, value))
            .along(&[&spots![392, 616; 397, 767], &spots![518, 616; 515, 767]])
            .passes(Passes::thing()),
    );
}

fn hair(canvas: &Canvas, head: &Head) {
    let shape = blob(&knots![
        -101, 6; -112, -44; -104, -108; -62, -152; 0, -167; 62, -152; 104, -108; 112, -44; 101, 6; 96, -24; 88, -72; 60, -108;
        22, -118; -14, -114; -52, -112; -88, -72; -96, -24
    ]);
    let flow = Flow::around(&shape).soft(14.0).stray(0.5).wave(40.0, 6);
    head.at(canvas).lay(
        head.hair_of(&shape, &[])
            .flow(flow)
            .passes(Passes::curls(0.62))
            .lost((100.0, -110.0), 60.0)
            .bleed(7.0),
    );
    // Grey at the temple.
    let at = canvas.at(HEAD);
    for (x, y) in [
        (-102.0, -20.0),
        (-104.0, -38.0),
        (-103.0, -4.0),
        (-99.0, -52.0),
        (-106.0, -56.0),
    ] {
        at.lay(
            Brush::line(
                &[(x, y + 8.0), (x - 2.0, y), (x + 1.0, y - 8.0)],
                2.6,
                "#9a8f84",
            )
            .opacity(0.55),
        );
    }
}

/// Forty-five years: soft lines, and a day without shaving.
fn age(canvas: &Canvas) {
    let at = canvas.at(HEAD);
    let lines: [(&[At], f64); 6] = [
        (&spots![-27, 58; -40, 76; -41, 96], 0.5),
        (&spots![-60, 23; -44, 29; -24, 24], 0.4),
        (&spots![-68, 8; -77, 13; -83, 12], 0.4),
        (&spots![-66, 2; -76, 2; -82, -2], 0.35),
        (&spots![-50, -76; -10, -82; 30, -77], 0.3),
        (&spots![-6, -34; -8, -42; -7, -50], 0.35),
    ];
    for (line, seen) in lines {
        at.lay(Brush::line(line, 2.6, "#1c1013").opacity(seen));
    }
}

/// Trimmed, with some grey in it.
fn moustache(canvas: &Canvas, head: &Head) {
    let shape = blob(
        &knots![-37, 92; -28, 78; -10, 70; 0, 73; 10, 70; 28, 78; 37, 92; 18, 85; 0, 83; -18, 85],
    );
    let flow = Flow::along(&[
        &spots![0, 70; -20, 78; -36, 93],
        &spots![0, 70; 20, 78; 36, 93],
    ]);
    head.at(canvas).lay(
        Mass::new(&shape, "#1a1416")
            .flow(flow)
            .passes(Passes::hair(0.36)),
    );
    let at = canvas.at(HEAD);
    for line in [
        spots![-12, 73; -20, 78; -27, 86],
        spots![-5, 73; -10, 79; -14, 85],
    ] {
        at.lay(Brush::line(&line, 1.6, "#6d625c").opacity(0.5));
    }
}

/// Jacket and shirt as one mass, and its contour.
fn clothes(canvas: &Canvas) -> (Field, crate::shape::Shape) {
    let shape = blob(&knots![
        358, 722; 299, 751; 227, 793; 190, 860; 173, 961; 173, 1105; 763, 1105; 763, 818; 687, 776; 586, 747; 518, 725
    ]);
    let value = Value::ball((440.0, 1000.0), (330.0, 260.0), DASHBOARD).broken(0.08, 110.0, 5);
    let jacket = Field::ramp(&["#10151d", "#1a222c", "#2d3138", "#51443a"], value);
    canvas.lay(
        Mass::new(&shape, &jacket)
            .along(&[
                &spots![350, 734; 232, 793; 190, 936],
                &spots![518, 734; 687, 784; 746, 852],
                &spots![299, 1054; 325, 852; 367, 751],
            ])
            .passes(Passes::cloth())
            .lost((150.0, 1100.0), 110.0)
            .bleed(14.0),
    );
    (jacket, shape)
}

/// The open collar, and the tie that hangs from it.
fn collar(canvas: &Canvas) {
    let shirt = blob(
        &knots![360, 715, corner; 409, 767; 456, 801, corner; 501, 767; 544, 715, corner; 518, 852; 485, 1088; 417, 1088; 384, 852],
    );
    let value = Value::along((468.0, 734.0), (417.0, 987.0)).broken(0.08, 80.0, 4);
    let linen = Field::ramp(&["#38404a", "#6d6a66", "#a8916c", "#dcb878"], value);
    canvas.lay(
        Mass::new(&shirt, &linen)
            .along(&[
                &spots![367, 725; 400, 852; 417, 1054],
                &spots![539, 725; 510, 852; 485, 1054],
            ])
            .passes(Passes::thing().scaled(1.2))
            .found(0.2),
    );
    for wing in [
        &knots![355, 703, corner; 377, 725; 446, 798, corner; 409, 821; 382, 811, corner; 350, 751]
            [..],
        &knots![549, 703, corner; 530, 727; 464, 798, corner; 501, 820; 533, 804, corner; 557, 751],
    ] {
        canvas.lay(
            Mass::new(&blob(wing), linen.darker(-0.06))
                .passes(Passes::thing().scaled(0.8))
                .found(0.08),
        );
    }
    let tie = taper(
        &spots![449, 825; 443, 902; 451, 1054; 454, 1105],
        &[28.0, 42.0, 60.0, 64.0],
    );
    let value = Value::along((485.0, 970.0), (417.0, 970.0)).broken(0.08, 50.0, 6);
    let silk = Field::ramp(&["#15262c", "#1f3a3f", "#33555a", "#5f7468"], value);
    canvas.lay(
        Mass::new(&tie, &silk)
            .along(&[&spots![449, 825; 443, 902; 451, 1088]])
            .passes(Passes::thing().scaled(0.8))
            .found(0.1),
    );
    let knot = blob(&knots![427, 799; 456, 793; 481, 804; 469, 836; 449, 843; 432, 831]);
    canvas.lay(
        Mass::new(&knot, silk.darker(-0.03))
            .passes(Passes::thing().scaled(0.7))
            .found(0.05),
    );
}
