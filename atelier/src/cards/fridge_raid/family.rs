//! Three generations before an open fridge, each in nightclothes, each caught.

use super::{DARK, father};
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Light, Mass, Passes, PosedHand,
    Touch, Value,
};
use crate::{knots, spots};

pub fn skin() -> Complexion {
    Complexion::new(
        [DARK, "#52281f", "#a0624a", "#d9a27c", "#f6e0c0"],
        "#cf5f45",
        "#5e4448",
    )
    .iris("#3a2018")
}

/// Cloth by the light of the fridge: as dark as the kitchen where that does not reach.
pub fn cloth(colours: [&str; 3], lit: Value) -> Field {
    let [dim, own, light] = colours;
    Field::ramp(&[DARK, dim, own, light], lit.broken(0.08, 90.0, 4))
}

/// The light of the fridge on hands that are nearly in it.
const NEAR: Light = (0.0, 0.05, 1.0);

pub fn paint(canvas: &Canvas) {
    father::paint(canvas);
    boy(canvas);
    grandmother(canvas);
}

const OCHRE: [&str; 3] = ["#3d2114", "#a06524", "#ecbf66"];
const ROSE: [&str; 3] = ["#3a1d28", "#96566a", "#e8b8b8"];

fn boy(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(588.0, 504.0, 0.82).turned(6.0).flipped(true),
        view: View::ThreeQuarter,
        age: Age::Child,
        skin: skin(),
        light: (-0.3, 0.1, 0.9),
        expression: Expression { open: 1.05, squint: 0.3, brow_inner: 10.0, brow_outer: 8.0, smile: 0.7, wide: 0.8, ..Expression::CALM },
        gaze: (0.6, 0.35),
        lashes: 0.25,
        blush: 1.3,
        hair: Hair::None,
        hair_ramp: [DARK, "#2a1610", "#5c3018", "#a06434"].map(Into::into),
        patches: vec![((90.0, 66.0), (18.0, 20.0), "#f8dcb8".into(), 0.6), ((-34.0, 72.0), (30.0, 28.0), "#f2cfaa".into(), 0.5)],
        contour: Some(
            knots![
                14, -138; 66, -122; 98, -82; 102, -42; 98, -12; 96, 8; 110, 26; 122, 52; 120, 82; 104, 106; 80, 122; 58, 132; 40, 138; 14, 140;
                -26, 136; -74, 124; -108, 96; -116, 62; -120, 34; -138, -10; -140, -62; -116, -106; -70, -134; -20, -143
            ]
            .into(),
        ),
        ..Head::default()
    };
    head.paint(canvas);
    let at = head.at(canvas);
    for crease in [
        spots![10, 86; 2, 97; 4, 112],
        spots![70, 86; 77, 96; 75, 108],
    ] {
        at.lay(Brush::line(&crease, 4.4, "#7a3a2c").opacity(0.5));
    }
    let hair = blob(&knots![
        -112, 44; -146, 4; -156, -54; -140, -100; -152, -136; -108, -136; -96, -178; -52, -162; -16, -196; 14, -168; 56, -182; 70, -150; 106, -134; 104, -100; 114, -70; 90, -74;
        72, -56; 48, -84; 24, -62; 6, -86; -18, -60; -40, -76; -56, -36; -62, 0; -70, 18; -80, -12; -100, -18; -110, 8
    ]);
    at.lay(
        head.hair_of(
            &hair,
            &[
                &spots![-60, 0; -110, -60; -140, -120],
                &spots![-30, -80; -70, -130; -90, -170],
                &spots![10, -80; 0, -150; -20, -190],
                &spots![50, -80; 60, -140; 54, -180],
                &spots![80, -80; 96, -120; 98, -140],
            ],
        )
        .passes(Passes::curls(1.0)),
    );
    let shape = blob(&knots![
        556, 654; 574, 674; 600, 680; 624, 672; 642, 650; 690, 672; 722, 716; 740, 800; 744, 1100; 452, 1100; 456, 860; 468, 770; 486, 712; 520, 674
    ]);
    let lit = Value::ball((570.0, 840.0), (160.0, 250.0), (-0.4, 0.05, 0.85)).times(0.78);
    canvas.lay(
        Mass::new(&shape, cloth(OCHRE, lit))
            .along(&[
                &spots![530, 690; 500, 860; 490, 1080],
                &spots![600, 690; 600, 860; 600, 1080],
                &spots![676, 690; 716, 860; 720, 1080],
            ])
            .passes(Passes::cloth().scaled(0.8))
            .under("#2e1a10")
            .found(0.15),
    );
    upper(
        canvas,
        &spots![690, 742; 690, 850; 656, 950],
        [92.0, 94.0],
        OCHRE,
    );
    neckline(
        canvas,
        &spots![552, 652; 572, 678; 600, 686; 626, 677; 646, 648],
        OCHRE,
        15.0,
    );
    // Buttons.
    for y in [726.0, 790.0] {
        canvas.lay(Touch::new(&ellipse((592.0, y), 7.0, 7.5), "#5a3416"));
        canvas.lay(Touch::new(&ellipse((591.0, y - 2.0), 4.0, 4.0), "#f3dca0"));
    }
}

/// The edge of a garment around a neck, with the shade it throws.
fn neckline(canvas: &Canvas, line: &[At; 5], colours: [&str; 3], width: f64) {
    canvas.lay(
        Brush::line(&line.map(|(x, y)| (x, y - 8.0)), 10.0, DARK)
            .profile(&[0.4, 1.0, 1.0, 1.0, 0.4])
            .opacity(0.5),
    );
    canvas.lay(
        Brush::new(line, width, colours[2])
            .profile(&[0.7, 1.0, 1.0, 1.0, 0.7])
            .dry(0.06)
            .vary(0.05),
    );
}

fn grandmother(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(204.0, 498.0, 0.8).turned(7.0),
        view: View::ThreeQuarter,
        age: Age::Old,
        skin: skin().lip("#a04a48"),
        light: (0.35, 0.15, 0.9),
        expression: Expression {
            open: 0.92,
            squint: 0.25,
            brow_inner: 8.0,
            brow_outer: 5.0,
            smile: 0.5,
            wide: 0.9,
            ..Expression::CALM
        },
        gaze: (0.5, 0.8),
        blush: 1.5,
        hair_ramp: ["#3a3338", "#77706e", "#b9b6ac", "#f0efe2"].map(Into::into),
        brow: Some("#8a7a70".into()),
        contour: Some(
            knots![
                14, -128; 62, -114; 94, -80; 98, -44; 92, -18; 90, 4; 100, 28; 104, 54; 98, 80; 92, 104; 78, 126; 54, 140; 24, 143; -10, 138;
                -48, 124; -84, 100; -100, 68; -108, 36; -130, -8; -134, -56; -114, -100; -68, -126; -20, -134
            ]
            .into(),
        ),
        ..Head::default()
    };
    head.paint(canvas);
    rollers(canvas, &head);
    let shape = blob(&knots![
        138, 652; 160, 680; 194, 692; 226, 684; 248, 656; 292, 684; 326, 730; 346, 820; 356, 940; 360, 1100; 40, 1100; 50, 860; 62, 760; 96, 694
    ]);
    let lit = Value::ball((220.0, 850.0), (180.0, 260.0), (0.4, 0.05, 0.85)).times(0.84);
    canvas.lay(
        Mass::new(&shape, cloth(ROSE, lit))
            .along(&[
                &spots![90, 720; 80, 900; 70, 1080],
                &spots![190, 700; 190, 860; 190, 1080],
                &spots![290, 700; 330, 860; 340, 1080],
            ])
            .passes(Passes::cloth().scaled(0.8))
            .under("#301820")
            .found(0.15),
    );
    upper(
        canvas,
        &spots![104, 756; 92, 860; 112, 960],
        [98.0, 98.0],
        ROSE,
    );
    // A frill, stitch by stitch.
    neckline(
        canvas,
        &spots![132, 650; 156, 684; 194, 698; 230, 689; 254, 654],
        ROSE,
        22.0,
    );
    for (x, y) in spots![138, 664; 150, 682; 168, 696; 190, 703; 212, 701; 232, 692; 246, 674] {
        canvas.lay(Touch::new(&ellipse((x, y + 5.0), 11.0, 9.0), "#f1cdc9"));
        canvas.lay(Touch::new(&ellipse((x, y + 10.0), 8.0, 4.0), "#b8747e").opacity(0.7));
    }
}

/// White hair, wound for the night on rollers.
fn rollers(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let hair = blob(&knots![
        -98, 44; -136, 30; -150, -20; -146, -80; -122, -130; -74, -162; 0, -170; 62, -150; 100, -104; 104, -66; 84, -84; 50, -100; 10, -104; -30, -92;
        -56, -56; -62, -10; -72, -14; -92, -24; -102, 8
    ]);
    at.lay(head.hair_of(
        &hair,
        &[
            &spots![-60, -10; -90, -90; -40, -150],
            &spots![-20, -92; -20, -130; 0, -166],
            &spots![60, -90; 60, -120; 40, -150],
            &spots![-100, 30; -136, -40; -120, -130],
        ],
    ));
    for (x, y, turn, long) in [
        (-126.0, 24.0, 84.0, 22.0),
        (-138.0, -44.0, 98.0, 22.0),
        (-112.0, -108.0, 124.0, 22.0),
        (-56.0, -150.0, 152.0, 22.0),
        (14.0, -160.0, 182.0, 22.0),
        (-76.0, -46.0, 112.0, 20.0),
        (-40.0, -96.0, 140.0, 21.0),
        (22.0, -110.0, 180.0, 22.0),
        (78.0, -96.0, 38.0, 20.0),
    ] {
        let (sin, cos) = f64::to_radians(turn).sin_cos();
        let p = |u: f64, w: f64| (x + u * cos - w * sin, y + u * sin + w * cos);
        let body = taper(
            &[p(-long, 0.0), p(0.0, 0.0), p(long, 0.0)],
            &[46.0, 50.0, 46.0],
        );
        at.lay(Touch::new(&body.grown(3.0).moved(2.0, 5.0), "#3a3038").opacity(0.5));
        let light = Value::along(p(0.0, 25.0), p(0.0, -25.0));
        let light = if cos < 0.0 {
            Value::along(p(0.0, -25.0), p(0.0, 25.0))
        } else {
            light
        };
        at.lay(
            Mass::new(
                &body,
                Field::ramp(&head.hair_ramp, light.broken(0.1, 16.0, 3)),
            )
            .flow(Flow::straight(turn + 90.0).stray(0.1))
            .passes(Passes::thing().scaled(0.4))
            .found(0.06),
        );
        for u in [-0.5, 0.0, 0.5] {
            at.lay(
                Brush::line(
                    &[
                        p(u * long, -22.0),
                        p(u * long + 3.0, 0.0),
                        p(u * long, 22.0),
                    ],
                    2.6,
                    "#6a6466",
                )
                .opacity(0.55),
            );
        }
        for side in [-1.0, 1.0] {
            let end = ellipse(p(side * (long + 3.0), 0.0), 8.0, 25.0)
                .turned(turn, p(side * (long + 3.0), 0.0));
            at.lay(Touch::new(&end, "#c4566e"));
            let hole = ellipse(p(side * (long + 4.0), 0.0), 3.6, 14.0)
                .turned(turn, p(side * (long + 4.0), 0.0));
            at.lay(Touch::new(&hole, "#7a2c44"));
        }
    }
}

/// The hands of the two in front: hers asks, his finger wants only a taste.
pub fn reach(canvas: &Canvas) {
    fore(
        canvas,
        &spots![650, 944; 624, 900; 590, 854],
        [92.0, 62.0],
        OCHRE,
    );
    hand(
        canvas,
        Spot::new(590.0, 850.0, 122.0),
        (
            v(-0.95, -0.1, 0.25),
            v(-0.1, -0.9, 0.4),
            Side::Left,
            Gesture::Point,
        ),
        NEAR,
    );
    cuff(canvas, (590.0, 856.0), (-0.75, -0.66), 62.0, OCHRE);
    fore(
        canvas,
        &spots![116, 964; 146, 908; 184, 864],
        [100.0, 62.0],
        ROSE,
    );
    hand(
        canvas,
        Spot::new(186.0, 860.0, 132.0),
        (
            v(0.95, 0.1, 0.25),
            v(0.1, -0.9, 0.4),
            Side::Right,
            Gesture::Reach,
        ),
        NEAR,
    );
    cuff(canvas, (184.0, 864.0), (0.72, -0.7), 64.0, ROSE);
}

/// From the shoulder to the elbow, at somebody's side.
fn upper(canvas: &Canvas, line: &[At], widths: [f64; 2], colours: [&str; 3]) {
    sleeve(canvas, line, widths, colours, (0.26, 0.24));
}

/// From the elbow towards us, to the wrist.
fn fore(canvas: &Canvas, line: &[At], widths: [f64; 2], colours: [&str; 3]) {
    sleeve(canvas, line, widths, colours, (0.42, 0.46));
}

fn sleeve(
    canvas: &Canvas,
    line: &[At],
    widths: [f64; 2],
    colours: [&str; 3],
    (gain, least): (f64, f64),
) {
    let shape = taper(line, &widths);
    let (from, to) = (line[0], line[line.len() - 1]);
    let lit = Value::along(from, to).times(gain).plus(&Value::even(least));
    canvas.lay(Touch::new(&shape.grown(3.0).moved(-2.0, 4.0), colours[0]).opacity(0.45));
    canvas.lay(
        Mass::new(&shape, cloth(colours, lit))
            .flow(
                Flow::along(&[line])
                    .and(Flow::around(&shape))
                    .soft(14.0)
                    .stray(0.2),
            )
            .passes(Passes::cloth().scaled(0.6))
            .found(0.15),
    );
}

/// The end of a sleeve, across the way of an arm.
pub fn cuff(canvas: &Canvas, (x, y): At, (dx, dy): At, width: f64, colours: [&str; 3]) {
    let across = |k: f64, on: f64| (x - dy * width * k + dx * on, y + dx * width * k + dy * on);
    canvas.lay(
        Brush::new(
            &[across(-0.54, 0.0), across(0.0, 5.0), across(0.54, 0.0)],
            22.0,
            colours[2],
        )
        .profile(&[0.85, 1.0, 0.85])
        .vary(0.08),
    );
}

pub fn hand(
    canvas: &Canvas,
    spot: Spot,
    (fingers, thumb, side, gesture): (people::space::V3, people::space::V3, Side, Gesture),
    light: Light,
) {
    PosedHand {
        spot,
        hand: people::Hand {
            gesture,
            side,
            fingers,
            thumb,
            arm: 0.1,
            ..people::Hand::default()
        },
        skin: skin(),
        light,
    }
    .paint(canvas);
}
